"""What would change: a hand a row, the old number under the new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import flet as ft

from app.look import (
    CLEAR,
    DRUK,
    EDGE,
    INKT,
    INKT2,
    KOP,
    LIJN,
    SANS,
    SANS7,
    SANS8,
    STIFT,
    capped,
    fitting,
    silent,
    text,
)
from app.parts.marker import corner
from app.parts.score_cell import Cell, sign_of

FIRST = 84


class Change(Protocol):
    """An old and a new cell."""

    @property
    def old(self) -> Cell: ...
    @property
    def new(self) -> Cell: ...
    @property
    def differs(self) -> bool: ...


def heads(names: Sequence[str], room: float) -> ft.Control:
    """The names above the columns."""
    size = fitting(names, 18, (room - FIRST) / len(names) - 12, 16)
    cells: list[ft.Control] = [
        ft.Container(
            text(name, size, KOP, INKT, 24, no_wrap=True, overflow=ft.TextOverflow.FADE), expand=True,
            alignment=ft.Alignment.CENTER_RIGHT, padding=ft.Padding.only(right=10),
        )
        for name in names
    ]  # fmt: skip
    return ft.Container(
        ft.Row([ft.Container(width=FIRST), *cells], spacing=0), padding=ft.Padding.only(top=8, bottom=4),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def change_row(
    name: str, changes: Sequence[Change], below: str, spoken: str, room: float, *, strong: bool = False
) -> ft.Control:
    """One row. `below` stands under it (the totals after the hand); `spoken` is all of it for a screen reader."""
    lines: list[ft.Control] = []
    if changes:
        column = (room - FIRST) / len(changes)
        size = fitting([c.new.total for c in changes], 26 if strong else 22, column - 12)
        cells = [_cell(change, size, strong) for change in changes]
        label = ft.Container(
            silent(name, 18, SANS7 if strong else SANS, INKT, 22), width=FIRST, padding=ft.Padding.only(left=EDGE)
        )
        lines.append(ft.Row([label, *cells], spacing=0))
    if below:
        said = below if changes else f"{name}. {below}"
        lines.append(
            ft.Container(
                silent(said, 16, SANS, INKT2, 22), padding=ft.Padding.only(left=EDGE, right=10, top=2, bottom=4)
            )
        )
    return _told(lines, spoken)


def change_lines(
    name: str, columns: Sequence[str], changes: Sequence[Change], below: str, spoken: str, f: float
) -> ft.Control:
    """The same for large text: a line for each number that changes."""
    size = capped(18, f, 2)
    lines: list[ft.Control] = [ft.Container(silent(name, size, SANS7, INKT), padding=_SIDES)]
    for column, change in zip(columns, changes, strict=True) if changes else ():
        if not change.differs:
            continue
        numbers = [*_number(change.old, capped(18, f, 1.6), old=True), *_number(change.new, capped(24, f, 1.6))]
        row = ft.Row([silent(column, size, SANS, INKT, expand=True), *numbers], spacing=12)
        lines.append(ft.Container(row, bgcolor=STIFT, padding=_SIDES))
    if below:
        lines.append(ft.Container(silent(below, capped(16, f, 2), SANS, INKT2), padding=_SIDES))
    return _told(lines, spoken)


_SIDES = ft.Padding.symmetric(horizontal=EDGE, vertical=4)


def _told(lines: list[ft.Control], spoken: str) -> ft.Control:
    inside = ft.Column(lines, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(
        ft.Semantics(container=True, label=spoken, exclude_semantics=True, content=inside),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )


def _cell(change: Change, size: float, strong: bool) -> ft.Control:
    new = ft.Row(_number(change.new, size, strong=strong), spacing=4, alignment=ft.MainAxisAlignment.END)
    lines: list[ft.Control] = [new]
    if change.differs:
        lines.append(ft.Row(_number(change.old, 16, old=True), spacing=4, alignment=ft.MainAxisAlignment.END))
    face = ft.Container(
        ft.Column(lines, spacing=0, alignment=ft.MainAxisAlignment.CENTER), height=58 if strong else 54,
        bgcolor=STIFT if change.differs else CLEAR, padding=ft.Padding.only(right=10), expand=True,
        border=ft.Border.only(left=ft.BorderSide(2, DRUK)),
    )  # fmt: skip
    return ft.Stack([ft.Row([face], spacing=0), corner()], expand=True) if change.differs else face


def _number(cell: Cell, size: float, *, old: bool = False, strong: bool = False) -> list[ft.Control]:
    """A number with its mark; an old one is struck through."""
    sign = sign_of(Cell("", mark=cell.mark), 0.55 if old else 0.75) if cell.mark else None
    number = silent(cell.total, size, SANS if old else SANS8 if strong else SANS7, INKT2 if old else INKT, no_wrap=True)
    if old:
        number.style = struck(size)
    return [*([sign] if sign else []), number]


def struck(size: float) -> ft.TextStyle:
    """A number that no longer holds."""
    return ft.TextStyle(
        size=size, font_family=SANS, color=INKT2, height=1.3, letter_spacing=0,
        decoration=ft.TextDecoration.LINE_THROUGH, decoration_thickness=2, decoration_color=INKT2,
    )  # fmt: skip
