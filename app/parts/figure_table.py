"""Figures as a printed table: what is counted at the left, the number at the right behind a green line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import CLEAR, DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS6, SANS7, capped, flat, icon, silent, text

VALUE, CHEVRON = 116, 28
"""The width of the column with the numbers, and of the sign that there is more behind one."""
_LINE = ft.BorderSide(2, DRUK)
_STRETCH = ft.CrossAxisAlignment.STRETCH


class Line(NamedTuple):
    """One figure. `under` is what it is made of, in small ("12 van 96 handen"). `data` is what a tap carries, None
    where there is nothing behind it. `strong`: the figure that a group is about."""

    label: str
    value: str
    under: str = ""
    said: str = ""
    data: Any = None
    strong: bool = False


def figure_group(title: str, lines: Sequence[Line], tap: Callable[[Any], Any], f: float, aside: str = "") -> ft.Control:
    """A group of figures under its heading; `aside` is the printed head over the numbers."""
    wide = VALUE * min(f, 1.3)
    opens = any(line.data is not None for line in lines)
    head = ft.Semantics(heading_level=2, content=text(title, capped(20, f, 1.7), KOP, INKT, capped(28, f, 1.7)))
    top: list[ft.Control] = [ft.Container(head, expand=True, padding=ft.Padding.only(left=EDGE, top=18, bottom=4))]
    if aside and f < 1.3:
        said = silent(aside, 16, SANS, DRUK, no_wrap=True)
        edge = ft.Padding.only(right=EDGE + (CHEVRON if opens else 0), bottom=6)
        top.append(ft.Container(said, padding=edge, alignment=ft.Alignment.BOTTOM_RIGHT))
    printed = ft.Container(
        ft.Row(top, spacing=0, vertical_alignment=ft.CrossAxisAlignment.END), border=ft.Border.only(bottom=_LINE)
    )
    draw = _stacked if f >= 1.3 else _beside
    rows = [draw(line, tap, f, wide, opens) for line in lines]
    return ft.Column([printed, *rows], spacing=0, horizontal_alignment=_STRETCH)


def _beside(line: Line, tap: Callable[[Any], Any], f: float, wide: float, opens: bool) -> ft.Control:
    about: list[ft.Control] = [text(line.label, 18, SANS, INKT, 24, semantics_label=line.said or _said(line))]
    if line.under:
        about.append(silent(line.under, 16, SANS, INKT2, 20))
    label = ft.Container(
        ft.Column(about, spacing=0, tight=True), expand=True, alignment=ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.only(left=EDGE, right=8, top=12, bottom=12),
    )  # fmt: skip
    number = silent(line.value, 20, SANS7 if line.strong else SANS6, INKT, 26, text_align=ft.TextAlign.RIGHT)
    value = ft.Container(
        ft.Row(
            [ft.Container(number, expand=True, alignment=ft.Alignment.CENTER_RIGHT), *_sign(line, opens, 1)],
            spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=wide + EDGE + (CHEVRON if opens else 0), border=ft.Border.only(left=_LINE),
        padding=ft.Padding.only(left=4, right=EDGE - (4 if opens else 0)),
    )  # fmt: skip
    row = ft.Row([label, value], spacing=0, vertical_alignment=_STRETCH, intrinsic_height=True)
    return _framed(row, line, tap)


def _stacked(line: Line, tap: Callable[[Any], Any], f: float, wide: float, opens: bool) -> ft.Control:
    about = text(line.label, capped(18, f, 2), SANS, INKT, semantics_label=line.said or _said(line))
    number = silent(line.value, capped(24, f, 1.7), SANS7, INKT, no_wrap=True)
    lines: list[ft.Control] = [ft.Row([about], wrap=True), number]
    if line.under:
        lines.append(ft.Row([silent(line.under, capped(16, f, 2), SANS, INKT2)], wrap=True))
    inside = ft.Row([ft.Column(lines, spacing=0, tight=True, expand=True), *_sign(line, opens, 1.4)], spacing=4)
    return _framed(ft.Container(inside, padding=ft.Padding.only(left=EDGE, right=8, top=8, bottom=8)), line, tap)


def _sign(line: Line, opens: bool, scale: float) -> list[ft.Control]:
    """That there is more behind a number; its place is kept in a column where others have it."""
    if line.data is not None:
        return [icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, CHEVRON * scale, DRUK)]
    return [ft.Container(width=CHEVRON * scale)] if opens else []


def _framed(inside: ft.Control, line: Line, tap: Callable[[Any], Any]) -> ft.Control:
    """The row on its hairline; a button where there is something behind it."""
    if line.data is not None:
        inside = ft.TextButton(content=inside, style=flat(CLEAR, 0), data=line.data, on_click=tap)
    else:
        inside = ft.MergeSemantics(inside)
    return ft.Container(inside, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))


def _said(line: Line) -> str:
    return f"{line.label}: {line.value}" + (f", {line.under}" if line.under else "")
