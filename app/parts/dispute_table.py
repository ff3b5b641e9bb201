"""Geschil as a table: the agreements beside each other, the table's own first; what differs lies under the marker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import (
    CLEAR,
    DRUK,
    INKT,
    LIJN,
    OPINKT,
    PAPIER,
    SANS,
    SANS6,
    SANS7,
    SANS8,
    STIFT,
    ems,
    fitting,
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
LABELS, OWN, PEEK = 108, 94, 84
"""The width of the labels, of the own column, and of the others where not all of them fit: one is then seen in part."""
MANY = 8
"""With more rows than this they stand closer, so that the end of the table is in sight."""
HEAD, CELL, CLOSE, LAST = 92, 48, 44, 56
_LINE, _THICK = ft.BorderSide(2, DRUK), ft.BorderSide(2, INKT)


def column_width(room: float, ways: int) -> float:
    """How wide each column is where `ways` agreements stand beside the own one."""
    each = (room - LABELS) / (ways + 1)
    return each if each >= 88 else PEEK


def dispute_table(
    own: Way, ways: Sequence[Way], rows: Sequence[Row], chosen: int, said: Said, tap: Tap | None, room: float,
    scroller: Any = None,
) -> ft.Control:  # fmt: skip
    """`chosen` is the column that is selected, 0 the table's own. A tapped head carries its column as `data`; without
    `tap` there is nothing to choose.
    """
    width = column_width(room, len(ways))
    fits = width > PEEK
    high = CELL if len(rows) <= MANY else CLOSE
    corner_of = ft.Container(height=HEAD, border=ft.Border.only(bottom=_LINE))
    size = fitting([row.label for row in rows], 18, LABELS - 16)
    labels = ft.Column([corner_of, *[_label(row, high, size) for row in rows]], spacing=0, width=LABELS)

    def column(i: int, way: Way, wide: float) -> ft.Control:
        note = said.yours if i == 0 else ""
        state = "" if tap is None else said.chosen if i == chosen else said.take
        spoken = ", ".join(part for part in (way.clause.rstrip("."), way.spoken, state) if part)
        head = _head(way.head, note, spoken, i == chosen, wide, tap, i)
        cells = [_cell(row.cells[i], row.written, high, 24 if wide >= OWN else 16) for row in rows]
        return ft.Container(
            ft.Column([head, *cells], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            width=wide, border=ft.Border.only(left=_LINE),
        )  # fmt: skip

    first = column(0, own, width if fits else OWN)
    others = [column(i, way, width) for i, way in enumerate(ways, 1)]
    rest: ft.Control = ft.Row(
        others, spacing=0, expand=True, scroll=None if fits else ft.ScrollMode.AUTO, ref=None if fits else scroller
    )
    return ft.Container(
        ft.Row([labels, first, rest], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START),
        border=ft.Border.only(top=_LINE),
    )


def _head(label: str, note: str, spoken: str, on: bool, width: float, tap: Tap | None, data: int) -> ft.Control:
    ink = OPINKT if on else INKT
    longest = max(label.split(), key=ems, default="")
    size = fitting([longest], 18, width - 10)
    lines: list[ft.Control] = [
        text(label, size, SANS7, ink, 22, text_align=ft.TextAlign.CENTER, semantics_label=spoken)
    ]
    if note:
        lines.append(silent(note, 16, SANS, ink, 20))
    if on and not note:
        lines.append(icon(ft.Icons.CHECK_ROUNDED, 18, ink))
    face = ft.Column(
        lines, spacing=2, alignment=ft.MainAxisAlignment.CENTER, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    inside = ft.Container(face, alignment=ft.Alignment.CENTER, padding=ft.Padding.symmetric(horizontal=3))
    if tap is None:
        told = ft.Semantics(container=True, label=spoken, exclude_semantics=True, content=inside)
        return ft.Container(told, bgcolor=INKT, border=ft.Border.only(bottom=_LINE), height=HEAD)
    button = ft.TextButton(
        content=inside,
        style=flat(INKT if on else PAPIER, 0), height=HEAD - 2, width=width - 2, on_click=tap, data=data,
    )  # fmt: skip
    return ft.Container(button, border=ft.Border.only(bottom=_LINE), height=HEAD)


def _edge(written: bool) -> ft.Border:
    return ft.Border.only(top=_THICK if written else ft.BorderSide(1, LIJN))


def _label(row: Row, high: float, size: float) -> ft.Control:
    family = SANS7 if row.written else SANS
    said = silent(row.label, size, family, INKT, 20, expand=True)
    dot = [side_dot(row.dot, INKT, 12)] if row.dot is not None else []
    return ft.Container(
        ft.Row([*dot, said], spacing=8), height=LAST if row.written else high, padding=ft.Padding.only(left=16),
        border=_edge(row.written),
    )  # fmt: skip


def _cell(shown: Shown, written: bool, high: float, edge: float) -> ft.Control:
    cell = shown.cell
    if cell.mark and not cell.total:
        inside: ft.Control = sign_of(cell) or ft.Container()
        side = ft.Alignment.CENTER
    else:
        number = cell.total[:1] in "0123456789−–½"
        size, family = (26, SANS8) if written else (22, SANS6) if number else (18, SANS6)
        inside = silent(cell.total, size, family, INKT, no_wrap=True)
        side = ft.Alignment.CENTER_RIGHT if number else ft.Alignment.CENTER
    right = edge if side == ft.Alignment.CENTER_RIGHT else 0
    face = ft.Container(
        inside, alignment=side, padding=ft.Padding.only(right=right), bgcolor=STIFT if shown.differs else CLEAR,
        height=LAST if written else high, border=_edge(written),
    )  # fmt: skip
    if not shown.differs:
        return face
    return ft.Stack([ft.Row([ft.Container(face, expand=True)], spacing=0), corner()])
