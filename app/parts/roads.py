"""The ways to what is kept: printed rows, each an icon and a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import CLEAR, DRUK, INKT, LIJN, SANS6, TINT, capped, flat, icon, text


class Road(NamedTuple):
    """Where it goes, its word, its icon."""

    route: str
    label: str
    sign: ft.IconData


def roads(rows: Sequence[Road], on_click: Callable[[Any], Any], f: float = 1.0, radius: float = 0) -> ft.Control:
    """The tapped row carries its route as data. `radius` where the block stands free of the edges."""
    last = len(rows) - 1
    edge = ft.BorderSide(2, DRUK)
    return ft.Container(
        ft.Column([_row(row, on_click, f, i < last) for i, row in enumerate(rows)], spacing=0),
        bgcolor=TINT, border=ft.Border.all(1, LIJN) if radius else ft.Border.only(top=edge, bottom=edge),
        border_radius=radius or None, clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )  # fmt: skip


def _row(road: Road, on_click: Callable[[Any], Any], f: float, line: bool) -> ft.Control:
    size = 24 * min(f, 1.5)
    face = ft.Row(
        [
            icon(road.sign, size, DRUK),
            text(road.label, capped(18, f, 2), SANS6, INKT, expand=True),
            icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size, DRUK),
        ],
        spacing=16,
    )
    inside = ft.Container(
        face, padding=ft.Padding.symmetric(horizontal=20, vertical=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)) if line else None,
    )  # fmt: skip
    return ft.TextButton(content=inside, style=flat(CLEAR, 0), on_click=on_click, data=road.route)
