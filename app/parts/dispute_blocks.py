"""Geschil as blocks: the agreements under each other, for players in columns of their own and for large text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import (
    CLEAR,
    DRUK,
    EDGE,
    INKT,
    INKT2,
    LIJN,
    OPINKT,
    PAPIER,
    RAND,
    SANS,
    SANS6,
    SANS7,
    SANS8,
    STIFT,
    capped,
    flat,
    icon,
    silent,
    text,
)
from app.parts.dispute_shown import Row, Said, Shown, Way
from app.parts.marker import corner
from app.parts.marks import side_dot
from app.parts.score_cell import sign_of

Tap = Callable[[Any], Any]
_STRETCH = ft.CrossAxisAlignment.STRETCH


def dispute_block(
    way: Way, i: int, rows: Sequence[Row], chosen: bool, said: Said, tap: Tap | None, f: float, grid: bool
) -> ft.Control:
    """One agreement, the `i`-th of the rows' cells. Its head is a button that carries `i`, where there is a choice.

    `grid`: the players stand beside each other, a few a line; else every row is a line.
    """
    body: list[ft.Control] = [_reason(way, f)] if way.said or way.source or way.also else []
    told = ft.Column(
        _grid(rows, i) if grid else [_line(row, row.cells[i], said.other, f) for row in rows], spacing=0,
        horizontal_alignment=_STRETCH,
    )  # fmt: skip
    body.append(ft.Semantics(container=True, label=way.spoken, exclude_semantics=True, content=told))
    return ft.Column([_head(way, i, chosen, said, tap, f), *body], spacing=0, horizontal_alignment=_STRETCH)


def _head(way: Way, i: int, chosen: bool, said: Said, tap: Tap | None, f: float) -> ft.Control:
    ink = OPINKT if chosen else INKT
    spoken = f"{way.clause.rstrip('.')}, {said.chosen if chosen else said.take}" if tap else None
    face: list[ft.Control] = [
        ft.Container(
            text(way.clause, capped(18, f, 2), SANS7, ink, 24, semantics_label=spoken),
            padding=ft.Padding.symmetric(vertical=10), expand=True,
        )
    ]  # fmt: skip
    if chosen:
        face.append(icon(ft.Icons.CHECK_ROUNDED, 24, ink))
    row = ft.Container(ft.Row(face, spacing=12), padding=ft.Padding.symmetric(horizontal=EDGE))
    if tap is None:
        return ft.Container(row, bgcolor=INKT, margin=ft.Margin.only(top=12))
    style = flat(INKT if chosen else PAPIER, 0, INKT if chosen else RAND)
    return ft.Container(ft.TextButton(content=row, style=style, on_click=tap, data=i), margin=ft.Margin.only(top=12))


def _reason(way: Way, f: float) -> ft.Control:
    """What makes the difference, and where that is known from."""
    size = capped(18, f, 2)
    lines: list[ft.Control] = [text(step, size, SANS, INKT, 24) for step in way.said]
    if way.also:
        lines.append(text(way.also, capped(16, f, 2), SANS, INKT2, 22))
    if way.source:
        sign = ft.Icons.HANDSHAKE_ROUNDED if way.agreed else ft.Icons.MENU_BOOK_ROUNDED
        known = text(way.source, capped(16, f, 2), SANS, INKT2, 22, expand=True)
        lines.append(ft.Row([icon(sign, 20, INKT2), known], spacing=8))
    return ft.Container(
        ft.Column(lines, spacing=2), padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip


def _grid(rows: Sequence[Row], i: int) -> list[ft.Control]:
    """The players, three or four a line, as the entry shows them."""
    per = 4 if len(rows) in (4, 7, 8) else 3
    lines: list[ft.Control] = []
    for start in range(0, len(rows), per):
        part = rows[start : start + per]
        cells: list[ft.Control] = [_player(row, row.cells[i], left=j == 0) for j, row in enumerate(part)]
        if len(part) < per:
            cells.append(ft.Container(expand=per - len(part)))
        lines.append(ft.Container(ft.Row(cells, spacing=0), border=ft.Border.only(bottom=ft.BorderSide(1, LIJN))))
    return lines


def _player(row: Row, shown: Shown, left: bool) -> ft.Control:
    cell = shown.cell
    sign = sign_of(cell, 0.8) if cell.mark else None
    value: list[ft.Control] = [
        *([sign] if sign else []), silent(cell.total, 24, SANS8 if cell.played else SANS6, INKT, 30, no_wrap=True)
    ]  # fmt: skip
    face = ft.Container(
        ft.Column(
            [
                silent(row.label, 16, SANS, INKT2, 20, no_wrap=True, overflow=ft.TextOverflow.FADE),
                ft.Row(value, spacing=6, tight=True),
            ],
            spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=STIFT if shown.differs else CLEAR, padding=ft.Padding.symmetric(vertical=5, horizontal=4), height=64,
        border=None if left else ft.Border.only(left=ft.BorderSide(2, DRUK)), alignment=ft.Alignment.CENTER,
        expand=True,
    )  # fmt: skip
    return ft.Stack([ft.Row([face], spacing=0), corner()], expand=True) if shown.differs else face


def _line(row: Row, shown: Shown, other: str, f: float) -> ft.Control:
    """A row on its own line; "anders" is written where it is."""
    cell = shown.cell
    sign = sign_of(cell, min(f, 1.4), f) if cell.mark else None
    name: list[ft.Control] = [side_dot(row.dot, INKT, 18)] if row.dot is not None else []
    name.append(silent(row.label, capped(18, f, 1.8), SANS7 if row.written else SANS, INKT, expand=True))
    if shown.differs:
        name.append(silent(other, capped(16, f, 1.6), SANS, INKT, no_wrap=True))
    value: list[ft.Control] = [sign] if sign else []
    if cell.total:
        family = SANS8 if row.written else SANS6
        value.append(silent(cell.total, capped(24 if row.written else 22, f, 1.6), family, INKT, no_wrap=True))
    face = ft.Container(
        ft.Row([*name, *value], spacing=12), bgcolor=STIFT if shown.differs else CLEAR,
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
        border=ft.Border.only(top=ft.BorderSide(2, INKT) if row.written else ft.BorderSide(1, LIJN)),
    )  # fmt: skip
    return ft.Stack([ft.Row([ft.Container(face, expand=True)], spacing=0), corner()]) if shown.differs else face
