"""What is rare, in a sheet from below: large rows, grouped under what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.look import CLEAR, DRUK, INKT, LIJN, OPINKT, PAPIER, RAND, ROOD, SANS6, SANS7, capped, flat, icon, text
from app.parts.sheet import sheet

CHIPS = 3
"""How many short rows stand beside each other at least."""


class Row(NamedTuple):
    """One thing to choose. `data` goes to the handler; `on`: chosen now; `sign`: an icon; `red`: it takes away."""

    label: str
    data: Any
    on: bool = False
    sign: ft.IconData | None = None
    red: bool = False
    name: str = ""
    """What a screen reader says; "" says the label."""
    mark: ft.Control | None = None
    """Stands before the label, where no icon does."""


class Group(NamedTuple):
    """Rows under one heading ("" for none). `chips`: short rows stand beside each other."""

    title: str
    rows: Sequence[Row]
    chips: bool = False


def menu_sheet(
    groups: Sequence[Group], on_pick: Callable[[Any], Any], on_dismiss: Callable[[Any], Any], frame: Frame
) -> ft.BottomSheet:
    """The sheet. `on_pick` gets the data of what was tapped."""
    inside: list[ft.Control] = []
    for group in groups:
        if group.title:
            inside.append(
                ft.Container(
                    ft.Semantics(heading_level=2, content=text(group.title, 16, SANS6, DRUK)),
                    padding=ft.Padding.only(left=20, right=20, top=12, bottom=4),
                )
            )
        if group.chips:
            chips = [_chip(row, on_pick) for row in group.rows]
            inside.append(
                ft.Container(
                    ft.Row(chips, spacing=8, run_spacing=8, wrap=True), padding=ft.Padding.symmetric(horizontal=16)
                )
            )
        else:
            inside += [_row(row, on_pick, frame.f) for row in group.rows]
    rows = sum(57 * len(g.rows) if not g.chips else 61 * -(-len(g.rows) // CHIPS) for g in groups)
    high = 32 + rows + 40 * sum(1 for g in groups if g.title)
    edge = ft.Padding.only(bottom=16)
    return sheet(inside, on_dismiss, frame, high, edge=edge, spacing=4)


def _row(row: Row, on_pick: Callable[[Any], Any], f: float) -> ft.Control:
    ink = ROOD if row.red else INKT
    face: list[ft.Control] = [icon(row.sign, 24, ink)] if row.sign is not None else []
    if row.mark is not None:
        face.append(row.mark)
    face.append(text(row.label, capped(18, f, 2), SANS6, ink, expand=True, semantics_label=row.name or None))
    if row.on:
        face.append(icon(ft.Icons.CHECK_ROUNDED, 24, DRUK))
    return ft.TextButton(
        content=ft.Container(
            ft.Row(face, spacing=16),
            padding=ft.Padding.symmetric(horizontal=20, vertical=14),
            border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
        ),
        style=flat(CLEAR, 0),
        data=row.data,
        on_click=lambda e: on_pick(e.control.data),
    )


def _chip(row: Row, on_pick: Callable[[Any], Any]) -> ft.Control:
    face = text(row.label, 18, SANS7, OPINKT if row.on else INKT, semantics_label=row.name or None)
    return ft.TextButton(
        content=ft.Container(face, padding=ft.Padding.symmetric(horizontal=20)),
        style=flat(INKT if row.on else PAPIER, 10, INKT if row.on else RAND),
        height=52,
        data=row.data,
        on_click=lambda e: on_pick(e.control.data),
    )
