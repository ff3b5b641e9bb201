"""A line of the history: when, what was done, what stood there (crossed out, as on paper) and what stands now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import CLEAR, DRUK, INKT, INKT2, LIJN, SANS, SANS6, SANS7, TINT, capped, flat, icon, silent, text

SIGNS = {
    "begun": ft.Icons.STYLE_ROUNDED,
    "written": ft.Icons.CHECK_ROUNDED,
    "inserted": ft.Icons.PLAYLIST_ADD_ROUNDED,
    "corrected": ft.Icons.EDIT_ROUNDED,
    "struck": ft.Icons.DELETE_OUTLINE_ROUNDED,
    "restored": ft.Icons.REPLAY_ROUNDED,
    "table": ft.Icons.GROUP_ROUNDED,
    "rules": ft.Icons.HANDSHAKE_ROUNDED,
    "stopped": ft.Icons.FLAG_ROUNDED,
    "reopened": ft.Icons.PLAY_ARROW_ROUNDED,
    "signed": ft.Icons.TASK_ALT_ROUNDED,
    "unsigned": ft.Icons.UNDO_ROUNDED,
    "removed": ft.Icons.INVENTORY_2_ROUNDED,
    "put_back": ft.Icons.REPLAY_ROUNDED,
}
TIME = 56
"""The width of the column with the times."""


def crossed(said: str, size: float = 18) -> ft.Text:
    """Words that a pen went through."""
    style = ft.TextStyle(
        size=size, font_family=SANS, color=INKT2, height=24 / 18, letter_spacing=0,
        decoration=ft.TextDecoration.LINE_THROUGH, decoration_color=INKT2, decoration_thickness=1.5,
    )  # fmt: skip
    return ft.Text(said, style=style, semantics_label="")


def turned(old: str, new: str) -> list[ft.Control]:
    """What stood there, and what stands there since."""
    lines: list[ft.Control] = [crossed(old)] if old else []
    if new:
        now = silent(new, 18, SANS, INKT, 24, expand=True)
        arrow = ft.Container(icon(ft.Icons.ARROW_FORWARD_ROUNDED, 20, DRUK), padding=ft.Padding.only(top=2))
        top = ft.CrossAxisAlignment.START
        lines.append(ft.Row([arrow, now], spacing=6, vertical_alignment=top) if old else ft.Row([now]))
    return lines


@ft.component
def HistoryRow(
    number: int, sign: str, time: str, title: str, old: str, new: str, said: str, late: str,
    tap: Callable[[Any], Any], f: float = 1.0,
) -> ft.Control:  # fmt: skip
    """One write. A tap sends its number. `late` is said where the table had signed off before, "" where not."""
    small = capped(16, f, 1.8)
    head = text(title, capped(18, f, 2), SANS6, INKT, 24, semantics_label=said)
    what: list[ft.Control] = [head, *turned(old, new)]
    if late:
        mark: list[ft.Control] = [icon(ft.Icons.BORDER_COLOR_ROUNDED, 20, DRUK), silent(late, small, SANS7, DRUK)]
        what.append(ft.Row(mark, spacing=6, tight=True))
    clock = silent(time, small, SANS, DRUK, small * 1.5)
    drawn = icon(SIGNS[sign], 22 * min(f, 1.4), DRUK)
    if f >= 1.3:
        top: list[ft.Control] = [ft.Row([drawn, clock], spacing=8)]
        inside: ft.Control = ft.Column([*top, *what], spacing=2)
    else:
        inside = ft.Row(
            [ft.Container(clock, width=TIME - 8), ft.Column(what, spacing=2, expand=True), drawn],
            spacing=8, vertical_alignment=ft.CrossAxisAlignment.START,
        )  # fmt: skip
    return ft.TextButton(
        content=ft.Container(
            inside,
            padding=ft.Padding.only(left=20, right=20, top=11, bottom=11),
            border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
        ),
        style=flat(CLEAR, 0), data=number, on_click=tap,
    )  # fmt: skip


history_row = memo(HistoryRow)


def day_heading(said: str) -> ft.Control:
    """The day above its lines, printed like the band of the pad."""
    return ft.Container(
        ft.Semantics(heading_level=2, content=text(said, 16, SANS7, DRUK, 24)),
        bgcolor=TINT,
        padding=ft.Padding.symmetric(horizontal=20, vertical=6),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )
