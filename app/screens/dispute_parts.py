"""The sentences on the sheet of Geschil: which rule makes the difference, whence it is known, and what cannot be."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.look import DRUK, EDGE, INKT, INKT2, LIJN, SANS, SANS7, TINT, capped, icon, text
from app.parts.buttons import plain
from app.parts.dispute_shown import Way
from app.parts.marker import swatch
from app.screens.dispute_text import View
from app.words import Words


def legend(words: Words, f: float) -> ft.Control:
    said = text(words.say("dispute.legend"), capped(18, f, 2), SANS, INKT2, expand=True)
    return ft.Container(
        ft.Row([swatch(), said], spacing=10), padding=ft.Padding.symmetric(horizontal=EDGE, vertical=10)
    )


def reason(way: Way, f: float) -> ft.Control:
    """Which rule makes the difference, what it does here, and where it is known from."""
    lines: list[ft.Control] = [text(way.clause, capped(18, f, 2), SANS7, INKT, 24)]
    lines += [text(step, capped(18, f, 2), SANS, INKT, 24) for step in way.said]
    if way.also:
        lines.append(text(way.also, capped(16, f, 2), SANS, INKT2, 22))
    lines.append(known(way, f))
    return ft.Container(
        ft.MergeSemantics(ft.Column(lines, spacing=2)), padding=ft.Padding.symmetric(horizontal=EDGE, vertical=10),
        border=ft.Border.only(top=ft.BorderSide(1, LIJN)),
    )  # fmt: skip


def known(way: Way, f: float) -> ft.Control:
    sign = ft.Icons.HANDSHAKE_ROUNDED if way.agreed else ft.Icons.MENU_BOOK_ROUNDED
    return ft.Row([icon(sign, 20, INKT2), text(way.source, capped(16, f, 2), SANS, INKT2, 24, expand=True)], spacing=6)


def stated(way: Way, f: float) -> ft.Control:
    """What this table said about it, or what is selected: it stays in sight."""
    lines = [text(way.clause, capped(18, f, 2), SANS7, INKT, 24), known(way, f)]
    return ft.Container(
        ft.Column(lines, spacing=4), bgcolor=TINT, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=12),
        border=ft.Border.only(top=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def nothing_differs(words: Words, f: float) -> ft.Control:
    """No agreement makes a difference: that settles it too."""
    said = text(words.say("dispute.nothing"), capped(18, f, 2), SANS, INKT, 24, expand=True)
    sign = icon(ft.Icons.BALANCE_ROUNDED, 24, DRUK)
    return ft.Container(
        ft.Row([sign, said], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START), bgcolor=TINT, padding=EDGE,
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def impossible(view: View, words: Words, folded: bool, tap: Any, f: float) -> list[ft.Control]:
    """The agreements under which such a hand cannot be, folded away."""
    said = words.say("dispute.impossible", n=len(view.impossible))
    state = words.say("home.unfold" if folded else "home.fold")
    sign = ft.Icons.EXPAND_MORE_ROUNDED if folded else ft.Icons.EXPAND_LESS_ROUNDED
    line = ft.Container(
        plain(said, tap, sign=sign, name=f"{said}, {state}", size=capped(18, f, 1.6)),
        padding=ft.Padding.symmetric(horizontal=8, vertical=8),
    )
    if folded:
        return [line]
    return [
        line,
        *[
            ft.Container(
                ft.MergeSemantics(
                    ft.Column(
                        [
                            text(one.clause, capped(18, f, 2), SANS7, INKT, 24),
                            *[text(problem, capped(18, f, 2), SANS, INKT, 24) for problem in one.problems],
                        ],
                        spacing=2,
                    )
                ),
                padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
                border=ft.Border.only(top=ft.BorderSide(1, LIJN)),
            )
            for one in view.impossible
        ],
    ]
