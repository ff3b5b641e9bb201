"""A few ways to do the same, of which one is chosen: a sign over a word, in one frame; a list in large text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import flet as ft

from app.look import INKT, OPINKT, PAPIER, RAND, SANS6, SANS7, button, capped, icon, text


class Way(NamedTuple):
    """One of them: what it sends, its word, its name as a screen reader says it, and its sign."""

    data: str
    label: str
    name: str
    sign: ft.IconData


def ways(options: Sequence[Way], chosen: str, tap: Callable[[Any], Any], f: float = 1.0) -> ft.Control:
    """The ways; the tapped button carries what it sends as `data`."""
    if f >= 1.3:
        return ft.Column(
            [_line(way, way.data == chosen, tap, f) for way in options],
            spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )  # fmt: skip
    cells: list[ft.Control] = []
    for i, way in enumerate(options):
        ink = OPINKT if way.data == chosen else INKT
        face = ft.Column(
            [icon(way.sign, 24, ink), text(way.label, 16, SANS7, ink, 20, no_wrap=True, semantics_label=way.name)],
            spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )  # fmt: skip
        cell = ft.TextButton(
            content=face, style=_style(way.data == chosen, i == 0, i == len(options) - 1), data=way.data,
            on_click=tap, height=60, expand=True,
        )  # fmt: skip
        edge = ft.Border.only(left=ft.BorderSide(2, RAND)) if i else None
        cells.append(ft.Container(cell, border=edge, expand=True))
    return ft.Container(ft.Row(cells, spacing=0), border=ft.Border.all(2, RAND), border_radius=12, height=64)


def _line(way: Way, on: bool, tap: Callable[[Any], Any], f: float) -> ft.TextButton:
    ink = OPINKT if on else INKT
    name = text(way.label, capped(18, f, 1.8), SANS6, ink, expand=True, semantics_label=way.name)
    face = ft.Container(
        ft.Row([icon(way.sign, 28, ink), name], spacing=16), padding=ft.Padding.symmetric(horizontal=16, vertical=10)
    )
    style = button(INKT if on else PAPIER, 12, INKT if on else RAND)
    return ft.TextButton(content=face, style=style, data=way.data, on_click=tap)


@cache
def _style(on: bool, first: bool, last: bool) -> ft.ButtonStyle:
    left, right = (10 if first else 0), (10 if last else 0)
    radius = ft.BorderRadius.only(top_left=left, bottom_left=left, top_right=right, bottom_right=right)
    return button(INKT if on else PAPIER, radius, pad=2)
