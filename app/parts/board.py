"""The large board beside the table: totals that are read across the room, who is ahead, and the last hands.

Everything is as large as the screen allows, so nothing here grows with the reader's text scale but what stays small.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import flet as ft

from app.look import (
    DRUK,
    INKT,
    INKT2,
    KOP,
    LIJN,
    PAPIER,
    ROOD,
    SANS,
    SANS6,
    SANS7,
    SANS8,
    TINT,
    ems,
    icon,
    silent,
    text,
)
from app.parts.marks import side_dot, turf
from app.parts.pad_head import Band, Column
from app.parts.pad_row import SIGNS, PadRow
from app.parts.score_cell import sign_of

LINE = ft.BorderSide(2, DRUK)
_BESLEY = 1.16
"""So much wider than Natpit Sans is the type of the names."""


class Plan(NamedTuple):
    """Where everything goes, in pixels: how large the totals, the names and the lead are written, and the small text;
    how many hands fit; whether the totals stand beside each other. `first` is the column with the numbers of the hands.
    """

    beside: bool
    total: float
    name: float
    lead: float
    small: float
    row: float
    hands: int
    first: float
    high: float


def plan(columns: Sequence[Column], width: float, height: float, hands: int, f: float) -> Plan:
    """The way that makes the totals largest. `hands` is how many there are, `f` the reader's text scale."""
    scale = max(0.55, min(width / 1000, height / 640, 3.0))
    lead, small, row = max(20.0, 40 * scale), max(16.0, 22 * scale) * min(f, 1.3), max(17.0, 26 * scale) * min(f, 1.3)
    first = row * 2.6
    each = (width - first) / len(columns)
    narrow = each < row * 3.2
    row_high = row * 1.55
    fit = 0 if narrow else min(hands, 6, int(0.32 * height / row_high))
    heads = row_high if fit else 0
    band = lead * 1.35 + small * 1.4 + 20 if width > height else lead * 2.6 + small * 2.8 + 20
    widest = max(ems(c.total) for c in columns)
    longest = max(ems(c.name) for c in columns) * _BESLEY
    # Beside each other: the name above the total, partners between.
    high = height - band - fit * row_high - 4
    under = small * 1.4 if any(c.people for c in columns) else 0
    name = max(16.0, min(high * 0.17, (each - 40) / longest, 72 * scale))
    beside = min((each - 24) / widest, (high - name * 1.4 - under - 16) / 1.12)
    # Under each other: the name at the left, the total at the right.
    line = (high - heads) / len(columns)
    listed = min(line * 0.8, (width * 0.56 - 24) / widest)
    if beside >= listed:
        return Plan(True, max(16.0, beside), name, lead, small, row, fit, first, high)
    room = width - listed * widest - 64
    name = max(16.0, min(line * 0.36, room / longest, 72 * scale))
    return Plan(False, max(16.0, listed), name, lead, small, row, fit, first, high - heads)


def board_totals(columns: Sequence[Column], ahead: Sequence[int], at: Plan, f: float) -> ft.Control:
    """The totals; the columns that are `ahead` on a printed ground."""
    drawn = [_column(c, i in ahead, at, f) if at.beside else _line(c, i in ahead, at, f)
             for i, c in enumerate(columns)]  # fmt: skip
    stretch = ft.CrossAxisAlignment.STRETCH
    if not at.beside:
        return ft.Container(ft.Column(drawn, spacing=0, horizontal_alignment=stretch), height=at.high)
    lead = ft.Container(width=at.first)
    return ft.Container(ft.Row([lead, *drawn], spacing=0, vertical_alignment=stretch), height=at.high)


def _named(c: Column, at: Plan, f: float) -> list[ft.Control]:
    name = text(c.name, at.name / f, KOP, INKT, no_wrap=True, expand=True, expand_loose=True,
                overflow=ft.TextOverflow.ELLIPSIS)  # fmt: skip
    row: list[ft.Control] = [side_dot(c.dot, INKT, at.name * 0.5)] if c.dot is not None else []
    row.append(name)
    if c.deals:
        row.append(icon(ft.Icons.STYLE_ROUNDED, at.name * 0.7, DRUK))
    return [ft.Row(row, spacing=at.name * 0.3)]


def _people(c: Column, at: Plan, f: float) -> list[ft.Control]:
    if not c.people:
        return []
    return [text(c.people, at.small / f, SANS, INKT2, no_wrap=True, overflow=ft.TextOverflow.ELLIPSIS)]


def _column(c: Column, ahead: bool, at: Plan, f: float) -> ft.Control:
    # The type has room above and below its numbers; where they are this large that is much.
    total = text(c.total, at.total / f, SANS8 if ahead else SANS7, INKT, at.total / f, track=-0.5, no_wrap=True)
    above = ft.Column([*_named(c, at, f), *_people(c, at, f)], spacing=0)
    body = ft.Container(total, alignment=ft.Alignment.CENTER_RIGHT, expand=True)
    inside = ft.MergeSemantics(
        ft.Column([above, body], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    )
    return ft.Container(
        inside, expand=True, bgcolor=TINT if ahead else PAPIER, border=ft.Border.only(left=LINE),
        padding=ft.Padding.only(left=10, right=12, top=8),
    )  # fmt: skip


def _line(c: Column, ahead: bool, at: Plan, f: float) -> ft.Control:
    who = ft.Column([*_named(c, at, f), *_people(c, at, f)], spacing=0, tight=True, expand=True)
    total = text(c.total, at.total / f, SANS8 if ahead else SANS7, INKT, at.total / f, track=-0.5, no_wrap=True)
    row = ft.Row([who, total], spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(
        ft.MergeSemantics(row), expand=True, bgcolor=TINT if ahead else PAPIER, alignment=ft.Alignment.CENTER,
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)), padding=ft.Padding.symmetric(horizontal=16),
    )  # fmt: skip


def board_band(band: Band, following: tuple[str, str], at: Plan, flat: bool, f: float) -> ft.Control:
    """Who is ahead, how far the match is, and (sign, sentence) of the hand to come; ("", "") when there is none."""
    lead = text(band.lead, at.lead / f, KOP, INKT, at.lead * 1.2 / f, expand=flat)
    far = text(band.progress_name or band.progress, at.small / f, SANS6, INKT2)
    strokes: list[ft.Control] = []
    if band.total and band.total <= 20:
        strokes = [turf(band.done, band.total, at.small)]
    progress = ft.Row([far, *strokes], spacing=16, tight=True)
    sign, said = following
    next_hand: list[ft.Control] = []
    if said:
        drawn = icon(SIGNS.get(sign, ft.Icons.STYLE_ROUNDED), at.small * 1.1, DRUK)
        told = text(said, at.small / f, SANS6, INKT, expand=True)
        next_hand = [ft.MergeSemantics(ft.Row([drawn, told], spacing=10))]
    top: list[ft.Control] = [ft.Row([lead, progress], spacing=16)] if flat else [lead, progress]
    return ft.Container(
        ft.Column([*top, *next_hand], spacing=2, tight=True), bgcolor=PAPIER,
        padding=ft.Padding.symmetric(horizontal=16, vertical=8), border=ft.Border.only(top=LINE, bottom=LINE),
    )  # fmt: skip


def board_names(columns: Sequence[Column], extras: bool, at: Plan, f: float) -> ft.Control:
    """Whose the columns of the hands are, where the totals do not stand above them."""
    cells = [
        ft.Container(
            silent(c.name, max(16.0, at.row * 0.75) / f, SANS6, DRUK, no_wrap=True, overflow=ft.TextOverflow.ELLIPSIS),
            alignment=ft.Alignment.CENTER_RIGHT, expand=True, border=ft.Border.only(left=LINE),
            padding=ft.Padding.only(left=4, right=_slot(extras, at)),
        )
        for c in columns
    ]  # fmt: skip
    return ft.Container(ft.Row([ft.Container(width=at.first), *cells], spacing=0,
                               vertical_alignment=ft.CrossAxisAlignment.STRETCH),
                        height=at.row * 1.55, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))  # fmt: skip


def _slot(extras: bool, at: Plan) -> float:
    return at.row * 1.9 if extras else 12


def board_row(number: str, row: PadRow, name: str, extras: bool, at: Plan, f: float) -> ft.Control:
    """One of the last hands; `name` is how a screen reader says it."""
    which = silent(number, at.row / f, SANS, INKT2, no_wrap=True)
    cells: list[ft.Control] = [ft.Container(which, width=at.first, alignment=ft.Alignment.CENTER)]
    for cell in row.cells:
        sign = sign_of(cell, max(0.75, at.row / 30))
        if f >= 1.3 and cell.mark:  # a letter in a ring would grow out of it
            letter = "N" if cell.mark == "nat" else cell.mark[:1].upper()
            sign = silent(letter, at.row / f, SANS8, ROOD if cell.mark == "nat" else INKT, no_wrap=True)
        total = silent(cell.total, at.row / f, SANS8 if cell.played or cell.helped else SANS6, INKT, no_wrap=True)
        inside: list[ft.Control] = [*([sign] if sign is not None else []), total]
        if extras:
            extra = silent(cell.extra, at.row * 0.85 / f, SANS, INKT2, no_wrap=True)
            inside.append(ft.Container(extra, width=_slot(True, at) - 12, alignment=ft.Alignment.CENTER_RIGHT))
        shown = ft.Row(inside, spacing=6, alignment=ft.MainAxisAlignment.END)
        cells.append(
            ft.Container(shown, expand=True, border=ft.Border.only(left=LINE), padding=ft.Padding.only(right=12))
        )
    line = ft.Row(cells, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    told = ft.Semantics(container=True, label=name, exclude_semantics=True, content=line)
    return ft.Container(told, height=at.row * 1.55, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))
