"""Which game, and of which time: one of a row of chips each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import INKT, OPINKT, PAPIER, RAND, SANS7, button, text
from app.parts.marks import pip

_SIDES = ft.Padding.symmetric(horizontal=12)
_ON, _OFF = button(INKT, 10, INKT, 2, _SIDES), button(PAPIER, 10, RAND, 2, _SIDES)


class GameChip(NamedTuple):
    """A game: its id, its suit, its name, and what a screen reader says."""

    game: str
    suit: str
    name: str
    said: str


def game_chips(chips: Sequence[GameChip], chosen: str, tap: Callable[[Any], Any], f: float) -> ft.Control:
    """The tapped chip carries the id of its game as data."""
    drawn: list[ft.Control] = []
    for chip in chips:
        on = chip.game == chosen
        face: list[ft.Control] = [
            pip(chip.suit, 20 * min(f, 1.6), OPINKT if on else None),
            text(chip.name, 18, SANS7, OPINKT if on else INKT, 24, semantics_label=chip.said),
        ]
        drawn.append(_chip(ft.Row(face, spacing=8, tight=True), on, tap, chip.game))
    return ft.Row(drawn, spacing=8, run_spacing=8, wrap=True)


def word_chips(options: Sequence[tuple[Any, str, str]], chosen: Any, tap: Callable[[Any], Any], f: float) -> ft.Control:
    """Short words of which one holds; `options` are (value, label, accessible name)."""
    drawn: list[ft.Control] = []
    for value, label, said in options:
        on = value == chosen
        face = text(label, 18, SANS7, OPINKT if on else INKT, 24, semantics_label=said)
        drawn.append(_chip(face, on, tap, value))
    return ft.Row(drawn, spacing=8, run_spacing=8, wrap=True)


def _chip(face: ft.Control, on: bool, tap: Callable[[Any], Any], data: Any) -> ft.Control:
    tall = ft.Container(face, padding=ft.Padding.symmetric(vertical=12))  # 48 with one line, more in large text
    return ft.TextButton(content=tall, style=_ON if on else _OFF, data=data, on_click=tap)
