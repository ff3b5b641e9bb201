"""The match that lies open: what is played, how far it is, how it stands, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.look import DRUK, INKT, INKT2, KOP, SANS, SANS7, capped, silent, strut
from app.parts.buttons import primary
from app.parts.marks import pip, side_dot, turf
from app.parts.press import lying

CARD = 242
"""The height of the card with names that fit beside their sides."""

class Standing(NamedTuple):
    """One column: its name, who share it ("" where the name says it all), the total, and which side's dot, if any."""

    name: str
    people: str
    total: str
    side: int | None


def match_card(
    suit: str,
    game: str,
    far: str,
    number: int,
    hands: int | None,
    columns: tuple[Standing, ...],
    spoken: str,
    go_on: str,
    on_click: Callable[[Any], Any],
    width: float,
    f: float = 1.0,
) -> ft.Container:
    """`spoken` is what a screen reader says of it all; `go_on` the label of its button. `width` is that of the card."""
    told = ft.Semantics(
        container=True, label=spoken, exclude_semantics=True,
        content=ft.Column([_head(suit, game, far, number, hands, width, f), *_totals(columns, width, f)], spacing=0),
    )  # fmt: skip
    button = primary(go_on, on_click, f=f, sign=ft.Icons.ARROW_FORWARD_ROUNDED, sign_last=True, **_height(f))
    tray = ft.Container(
        ft.Row([ft.Container(button, expand=True)]),
        padding=ft.Padding.only(left=16, right=16, top=12, bottom=16),
        border=ft.Border.only(top=ft.BorderSide(2, DRUK)),
    )
    return lying(ft.Column([told, tray], spacing=0))


def card_place() -> ft.Container:
    """Keeps the place of the card until it is known how the match stands."""
    return lying(ft.Container(height=CARD))


def _height(f: float) -> dict[str, Any]:
    return {"height": 60} if f < 1.3 else {}


def _head(
    suit: str, game: str, far: str, number: int, hands: int | None, width: float, f: float
) -> ft.Control:
    name = ft.Row([pip(suit, 20), silent(game, 18, SANS7, INKT, 24)], spacing=6, tight=True)
    told: list[ft.Control] = [silent(far, 16, SANS, INKT2, 24)]
    # The strokes are left out where they do not fit beside the name: the number says the same.
    if hands and (f >= 1.3 or 9 * len(game) + 7.9 * len(far) + 6 * hands + 5 * (-(-hands // 4)) + 62 <= width):
        told.append(turf(min(number - 1, hands), hands))
    right = ft.Row(told, spacing=6, tight=True, wrap=f >= 1.3)
    inside: ft.Control
    if f < 1.3:
        inside = ft.Row([ft.Container(name, expand=True), right, strut(46)], spacing=0)
    else:
        inside = ft.Column([name, right], spacing=4, tight=True)
    vertical = 0 if f < 1.3 else 12
    return ft.Container(inside, padding=ft.Padding.only(left=16, right=12, top=vertical, bottom=vertical))


def _totals(columns: tuple[Standing, ...], width: float, f: float) -> list[ft.Control]:
    """The columns beside each other, at most four in a line; under each other when the text is large."""
    if f >= 1.3:
        return [_line(c, f) for c in columns]
    count = len(columns)
    per = count if count <= 4 else -(-count // 2)
    lines = [columns[i : i + per] for i in range(0, count, per)]
    # Beside all names or under all of them: the totals stand on one line.
    beside = all(_beside(c, width / per) for c in columns)
    return [
        ft.Container(
            ft.Row(
                [_cell(c, width / per, i > 0, f, beside) for i, c in enumerate(line)],
                spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True,
            ),
            border=ft.Border.only(top=ft.BorderSide(2, DRUK)),
        )
        for line in lines
    ]  # fmt: skip


def _beside(c: Standing, width: float) -> bool:
    """Whether the people fit beside the name of their side."""
    return len(c.name) * 12.5 + len(c.people) * 7.6 + 56 <= width


def _size(total: str, width: float) -> float:
    """As large as fits in its column, at most 48."""
    return min(48, max(20, (width - 28) / (0.632 * max(len(total), 1))))


def _cell(c: Standing, width: float, line: bool, f: float, beside: bool) -> ft.Container:
    name = silent(c.name, 20 if c.side is not None else min(20, (width - 28) / (0.6 * len(c.name))), KOP, INKT, 28,
                  no_wrap=True)  # fmt: skip
    head: list[ft.Control] = [] if c.side is None else [side_dot(c.side)]
    head.append(name)
    people = silent(c.people, 16, SANS, INKT2, 24)
    if c.people and beside:
        head.append(ft.Container(people, margin=ft.Margin.only(left=2)))
    lines: list[ft.Control] = [ft.Container(ft.Row(head, spacing=8), height=28)]
    if c.people and not beside:
        lines.append(silent(c.people, 16, SANS, INKT2, 22))
    lines.append(silent(c.total, capped(_size(c.total, width), f, 1.5), SANS7, INKT, 56, no_wrap=True))
    edge = ft.Border.only(left=ft.BorderSide(2, DRUK)) if line else None
    return ft.Container(
        ft.Column(lines, spacing=2, tight=True),
        padding=ft.Padding.only(left=14 if width < 120 else 16, right=8, top=8, bottom=10), border=edge, expand=True,
    )  # fmt: skip


def _line(c: Standing, f: float) -> ft.Container:
    head: list[ft.Control] = [] if c.side is None else [side_dot(c.side, size=14 * min(f, 1.5))]
    names: list[ft.Control] = [ft.Row([*head, silent(c.name, 20, KOP, INKT)], spacing=8)]
    if c.people:
        names.append(silent(c.people, 16, SANS, INKT2, 24))
    total = silent(c.total, capped(40, f, 1.5), SANS7, INKT, no_wrap=True)
    return ft.Container(
        ft.Row(
            [ft.Column(names, spacing=0, tight=True), total],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True,
        ),
        padding=ft.Padding.symmetric(horizontal=16, vertical=12),
        border=ft.Border.only(top=ft.BorderSide(2, DRUK)),
    )  # fmt: skip
