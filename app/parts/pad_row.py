"""A row of the pad: one hand. The column lines are drawn once, behind the list; a row draws only its own rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.hooks import memo
from app.look import (
    CLEAR,
    DRUK,
    INKT,
    INKT2,
    LIJN,
    RAND,
    SANS,
    SANS6,
    SANS8,
    TINT,
    capped,
    flat,
    icon,
    silent,
    strut,
    text,
)
from app.parts.marks import pip
from app.parts.pad_tight import TIGHT, tight_cell
from app.parts.score_cell import NARROW, Cell, large_cell, large_line, score_cell

Tap = Callable[[Any], Any]
SIGNS = {
    "deals": ft.Icons.STYLE_ROUNDED,
    "left": ft.Icons.ARROW_CIRCLE_LEFT_ROUNDED,
    "right": ft.Icons.ARROW_CIRCLE_RIGHT_ROUNDED,
    "across": ft.Icons.ARROW_CIRCLE_UP_ROUNDED,
    "none": ft.Icons.BLOCK_ROUNDED,
}
"""What stands before a sentence about the hand to come: who deals, and where cards are passed to."""
LATE = ft.Icons.BORDER_COLOR_ROUNDED
"""A pencil with a line under it: written after the table had signed off."""


class PadRow(NamedTuple):
    """What one hand looks like on the pad, a cell a column. Plain values: a row is drawn again only when they differ.

    `suit`: the pip beside the number; `aside`: what stands there in its place (a bid). `said`: the hand as a screen
    reader tells it, without its number.
    """

    cells: tuple[Cell, ...]
    said: str
    suit: str = ""
    aside: str = ""


@ft.component
def HandRow(
    place: int,
    number: str,
    row: PadRow,
    name: str,
    round_ends: bool,
    corrected: bool,
    extras: bool,
    tap: Tap,
    first: float,
    slot: float,
    gap: float,
    f: float = 1.0,
    size: float = 24,
    column: float = NARROW,
    names: tuple[str, ...] = (),
    late: bool = False,
) -> ft.Control:
    """One hand. A tap sends its place; `first` is the width of the column with the number, `column` of the others.

    `names` are those of the columns where each is a player: when the text is large, each has a line in the row. `late`:
    it was written after the table had signed off, which the pencil shows by the line under it.
    """
    sign = LATE if late else ft.Icons.EDIT_ROUNDED
    pencil = icon(sign, 14 if f < 1.3 else 22, DRUK) if corrected or late else None
    if f >= 1.3 and names:
        return _card(place, number, row, name, round_ends, pencil, tap, names, f)
    if f >= 1.3:
        under = [silent(row.aside, 16, SANS, INKT2)] if row.aside else [pip(row.suit, 22)] if row.suit else []
        head = ft.Column(
            [text(number, 18, SANS, DRUK, semantics_label=name), *under, *([pencil] if pencil else [])],
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        cells: list[ft.Control] = [large_cell(c, f) for c in row.cells]
        body = ft.Row([ft.Container(head, width=first), *cells, strut(96)], spacing=0)
    else:
        mark: list[ft.Control] = (
            [silent(row.aside, 18, SANS6, INKT)] if row.aside else [pip(row.suit, 16)] if row.suit else []
        )
        digits = text(number, 18, SANS, DRUK, no_wrap=True, semantics_label=name)
        if row.aside and first < (72 if len(row.aside) > 2 else 50):  # no room beside the number
            digits = text(number, 18, SANS, DRUK, 20, no_wrap=True, semantics_label=name)
            aside = silent(row.aside, 16, SANS6, INKT, 18, text_align=ft.TextAlign.CENTER)
            head_cell: ft.Control = ft.Container(
                ft.Column([digits, aside], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
                width=first,
            )
        else:
            head_row = ft.Row([ft.Container(digits, width=22, alignment=ft.Alignment.CENTER_RIGHT), *mark], spacing=6)
            head_cell = ft.Container(head_row, width=first, padding=ft.Padding.only(left=4))
        if pencil:
            # Above the number, so that no digit is crossed.
            head_cell = ft.Stack(
                [head_cell, ft.Container(pencil, left=2, top=-9)], width=first, clip_behavior=ft.ClipBehavior.NONE
            )
        body = ft.Row(
            [
                head_cell,
                *[
                    tight_cell(c, size, column)
                    if column < TIGHT and not extras
                    else score_cell(c, extras, slot, gap, size, column)
                    for c in row.cells
                ],
                strut(46 if round_ends else 47),
            ],
            spacing=0,
        )
    rule = ft.BorderSide(2, RAND) if round_ends else ft.BorderSide(1, LIJN)
    return ft.TextButton(
        content=ft.Container(body, border=ft.Border.only(bottom=rule)), on_click=tap, data=place, style=flat(CLEAR, 0)
    )


def _card(
    place: int, number: str, row: PadRow, name: str, ends: bool, pencil: ft.Control | None, tap: Tap,
    names: tuple[str, ...], f: float,
) -> ft.TextButton:  # fmt: skip
    """The hand as a card with a line a player: what stands beside each other is too wide for large text."""
    head: list[ft.Control] = [text(number, 18, SANS, DRUK, semantics_label=name)]
    if row.aside:
        head.append(silent(row.aside, 18, SANS6, INKT2))
    if row.suit:
        head.append(pip(row.suit, 22))
    if pencil:
        head.append(pencil)
    lines: list[ft.Control] = [large_line(n, c, f) for n, c in zip(names, row.cells, strict=True)]
    rule = ft.BorderSide(2, RAND) if ends else ft.BorderSide(1, LIJN)
    body = ft.Column([ft.Row(head, spacing=12), *lines], spacing=2)
    face = ft.Container(
        body, border=ft.Border.only(bottom=rule), padding=ft.Padding.symmetric(horizontal=16, vertical=8)
    )
    return ft.TextButton(content=face, on_click=tap, data=place, style=flat(CLEAR, 0))


hand_row = memo(HandRow)


@ft.component
def NextRow(number: str, said: tuple[tuple[str, str], ...], first: float, f: float = 1.0) -> ft.Control:
    """The row of the hand to come: who deals, who leads, and what else the table must know.

    `said`: (sign, sentence), the sign one of `SIGNS`, or "" for a sentence that goes with the one above it.
    """
    lines: list[ft.Control] = []
    for i, (sign, sentence) in enumerate(said):
        drawn = icon(SIGNS[sign], 24 if f < 1.3 else 32, DRUK) if sign else None
        slot = ft.Container(drawn, width=24 if f < 1.3 else 32)
        told = text(sentence, capped(18, f, 2), SANS6 if i == 0 or sign else SANS, INKT, expand=True)
        lines.append(ft.Row([slot, told, strut(34 if sign and len(said) > 1 else 24)], spacing=8))
    what = ft.Column(lines, spacing=0, tight=True)
    digits = ft.Container(
        silent(number, 18, SANS8, INKT, no_wrap=True), width=first, alignment=ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.only(left=15),
    )  # fmt: skip
    around = ft.Container(what, padding=ft.Padding.only(left=12, top=4, bottom=4), expand=True)
    line = ft.Border.only(left=ft.BorderSide(2, DRUK))
    right = ft.Container(ft.Row([around, strut(47)], spacing=0), border=line, expand=True)
    inside = ft.Row([digits, right], spacing=0)
    return ft.Container(inside, bgcolor=TINT, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))


next_row = memo(NextRow)
