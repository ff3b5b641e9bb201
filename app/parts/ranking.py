"""A ranking: who, in how many matches, how many of them won, and what they came to on average."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import CLEAR, DRUK, EDGE, INKT, INKT2, LIJN, SANS, SANS6, SANS7, capped, flat, icon, silent, text

_LINE = ft.BorderSide(2, DRUK)


class Ranked(NamedTuple):
    """One line. `marks` are drawn before the name. `cells` are (number, what stands in small under it), a column each;
    `data` is what a tap carries, `said` what a screen reader says."""

    marks: tuple[ft.Control, ...]
    name: str
    under: str
    cells: tuple[tuple[str, str], ...]
    data: Any
    said: str


def ranking(heads: Sequence[str], rows: Sequence[Ranked], tap: Callable[[Any], Any], f: float) -> ft.Control:
    """`heads` are the printed heads over the columns of numbers."""
    if f >= 1.3:
        drawn = [_tall(row, heads, tap, f) for row in rows]
        return ft.Container(ft.Column(drawn, spacing=0), border=ft.Border.only(top=_LINE))
    width = 88.0
    printed: list[ft.Control] = [ft.Container(expand=True)]
    for head in heads:
        said = silent(head, 16, SANS, DRUK, no_wrap=True)
        printed.append(
            ft.Container(said, width=width, alignment=ft.Alignment.CENTER_RIGHT, padding=ft.Padding.only(right=8))
        )
    top = ft.Container(
        ft.Row(printed, spacing=0), padding=ft.Padding.only(left=EDGE, right=8, top=2, bottom=4),
        border=ft.Border.only(bottom=_LINE),
    )  # fmt: skip
    return ft.Column([top, *(_row(row, tap, width) for row in rows)], spacing=0)


def _row(row: Ranked, tap: Callable[[Any], Any], width: float) -> ft.Control:
    names: list[ft.Control] = [text(row.name, 18, SANS6, INKT, 24, semantics_label=row.said)]
    if row.under:
        names.append(silent(row.under, 16, SANS, INKT2, 20))
    cells: list[ft.Control] = []
    for number, under in row.cells:
        lines: list[ft.Control] = [silent(number, 20, SANS7, INKT, 24, no_wrap=True)]
        if under:
            lines.append(silent(under, 16, SANS, INKT2, 20, no_wrap=True))
        column = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
        cells.append(
            ft.Container(
                column, width=width, alignment=ft.Alignment.CENTER_RIGHT, padding=ft.Padding.only(right=8),
                border=ft.Border.only(left=_LINE),
            )
        )  # fmt: skip
    # With margins, not spacing: what is between the children counts for nothing where a row asks how high it must be.
    marks = [ft.Container(mark, padding=ft.Padding.only(right=8)) for mark in row.marks]
    about = ft.Row([*marks, ft.Column(names, spacing=0, tight=True, expand=True)], spacing=0, expand=True)
    held = ft.Container(about, expand=True, padding=ft.Padding.only(top=8, bottom=8, right=6))
    inside = ft.Row([held, *cells], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
    return _button(ft.Container(inside, padding=ft.Padding.only(left=EDGE, right=8)), row, tap)


def _tall(row: Ranked, heads: Sequence[str], tap: Callable[[Any], Any], f: float) -> ft.Control:
    """When the text is large: the name, and under it a line a column."""
    name = text(row.name, capped(20, f, 2), SANS6, INKT, semantics_label=row.said, expand=True)
    sign = icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 40, DRUK)
    lines: list[ft.Control] = [ft.Row([*row.marks, name, sign], spacing=12)]
    if row.under:
        lines.append(silent(row.under, capped(16, f, 2), SANS, INKT2))
    for head, (number, under) in zip(heads, row.cells, strict=True):
        shown = f"{number} · {under}" if under else number
        lines.append(
            ft.Row(
                [silent(head, capped(16, f, 2), SANS, INKT2), silent(shown, capped(20, f, 1.7), SANS7, INKT)],
                spacing=12, wrap=True, run_spacing=0,
            )
        )  # fmt: skip
    inside = ft.Column(lines, spacing=2, tight=True)
    return _button(ft.Container(inside, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=10)), row, tap)


def _button(inside: ft.Control, row: Ranked, tap: Callable[[Any], Any]) -> ft.Control:
    button = ft.TextButton(content=inside, style=flat(CLEAR, 0), data=row.data, on_click=tap)
    return ft.Container(button, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))
