"""The same figures of several things beside each other: a row each, a column a figure, every number a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import CLEAR, DRUK, EDGE, INKT, KOP, LIJN, SANS, SANS6, flat, silent, text
from app.parts.marks import SUITS, pip

_LINE = ft.BorderSide(2, DRUK)
_WIDTH = 84


class GridCell(NamedTuple):
    """A number. `data` is what a tap carries, None where there is nothing behind it; `said` for a screen reader."""

    value: str
    said: str
    data: Any = None


class GridRow(NamedTuple):
    """What it is about, drawn as a pip as well where `sign` is a suit, and its numbers."""

    label: str
    sign: str
    cells: tuple[GridCell, ...]


def figure_grid(title: str, heads: Sequence[str], rows: Sequence[GridRow], tap: Callable[[Any], Any]) -> ft.Control:
    """`heads` are printed over the columns."""
    named = ft.Semantics(heading_level=2, content=text(title, 20, KOP, INKT, 28))
    top = ft.Container(named, padding=ft.Padding.only(left=EDGE, right=EDGE, top=18, bottom=2))
    printed: list[ft.Control] = [ft.Container(expand=True)]
    for head in heads:
        printed.append(
            ft.Container(
                silent(head, 16, SANS, DRUK, no_wrap=True), width=_WIDTH, alignment=ft.Alignment.CENTER_RIGHT,
                padding=ft.Padding.only(right=8),
            )
        )  # fmt: skip
    line = ft.Container(
        ft.Row(printed, spacing=0), padding=ft.Padding.only(left=EDGE, right=8, bottom=4),
        border=ft.Border.only(bottom=_LINE),
    )  # fmt: skip
    stretch = ft.CrossAxisAlignment.STRETCH
    drawn = [_row(row, tap) for row in rows]
    return ft.Column([top, line, *drawn], spacing=0, horizontal_alignment=stretch)


def _row(row: GridRow, tap: Callable[[Any], Any]) -> ft.Control:
    about: list[ft.Control] = [pip(row.sign, 20)] if row.sign in SUITS else []
    about.append(silent(row.label, 18, SANS, INKT, 24, expand=True))
    cells: list[ft.Control] = []
    for cell in row.cells:
        number = text(cell.value, 20, SANS6, INKT, 26, no_wrap=True, semantics_label=cell.said)
        held = ft.Container(
            number, width=_WIDTH - 2, height=48, alignment=ft.Alignment.CENTER_RIGHT,
            padding=ft.Padding.only(right=8),
        )  # fmt: skip
        inside: ft.Control = held
        if cell.data is not None:
            inside = ft.TextButton(content=held, style=flat(CLEAR, 0), data=cell.data, on_click=tap)
        cells.append(ft.Container(inside, width=_WIDTH, border=ft.Border.only(left=_LINE)))
    inner = ft.Row([ft.Row(about, spacing=10, expand=True), *cells], spacing=0)
    return ft.Container(
        inner, padding=ft.Padding.only(left=EDGE, right=8), border=ft.Border.only(bottom=ft.BorderSide(1, LIJN))
    )
