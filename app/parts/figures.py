"""The figures of a match: a few counts in a printed band."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import flet as ft

from app.look import DRUK, EDGE, INKT, INKT2, LIJN, OPINKT, SANS, SANS7, SANS8, TINT, capped, silent, text
from app.parts.marks import letter_mark, nat_ring, sign_mark


class Figure(NamedTuple):
    """A count and what it counts. `mark`: "nat", a letter or a short word, or "" for none."""

    value: str
    label: str
    mark: str = ""


def figures_row(figures: Sequence[Figure]) -> ft.Control:
    """The figures beside each other."""
    cells: list[ft.Control] = []
    for i, figure in enumerate(figures):
        value = silent(figure.value, 24, SANS7, INKT, 32, no_wrap=True)
        mark = _mark(figure, 1)
        top = ft.Row([*([mark] if mark else []), value], spacing=6, tight=True)
        label = silent(figure.label, 16, SANS, INKT2, 24, text_align=ft.TextAlign.CENTER)
        column = ft.Column([top, label], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        told = ft.Semantics(container=True, label=_said(figure), exclude_semantics=True, content=column)
        edge = ft.Border.only(left=ft.BorderSide(1, LIJN)) if i else None
        cells.append(
            ft.Container(
                told, expand=True, border=edge, padding=ft.Padding.symmetric(vertical=8), alignment=ft.Alignment.CENTER
            )
        )
    row = ft.Row(cells, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
    return ft.Container(row, bgcolor=TINT, border=ft.Border.only(top=ft.BorderSide(2, DRUK)))


def figures_list(figures: Sequence[Figure], f: float) -> ft.Control:
    """The figures under each other, for large text."""
    rows: list[ft.Control] = []
    for figure in figures:
        mark = _mark(figure, 1.45, f)
        label = text(figure.label, capped(18, f, 2), SANS, INKT2, expand=True, semantics_label=_said(figure))
        value = silent(figure.value, capped(24, f, 1.7), SANS7, INKT, no_wrap=True)
        rows.append(
            ft.Container(
                ft.Row([*([mark] if mark else []), label, value], spacing=12),
                padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
                border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
            )
        )
    return ft.Container(ft.Column(rows, spacing=0), bgcolor=TINT, border=ft.Border.only(top=ft.BorderSide(2, DRUK)))


def _said(figure: Figure) -> str:
    return f"{figure.label}: {figure.value}"


def _mark(figure: Figure, scale: float, f: float = 1) -> ft.Control | None:
    if figure.mark == "nat":
        return nat_ring(34 * scale, 28 * scale, 17 * (scale / f if f > 1 else min(scale, 1)))
    if sign := sign_mark(figure.mark, scale):
        return sign
    if len(figure.mark) > 1:
        word = silent(figure.mark, 16, SANS8, OPINKT, no_wrap=True)
        return ft.Container(word, bgcolor=INKT, border_radius=6, padding=ft.Padding.symmetric(horizontal=6, vertical=2))
    return letter_mark(figure.mark, 26 * scale, 18 * 26 / 28 * scale / f) if figure.mark else None
