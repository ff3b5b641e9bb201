"""The tile of a game: its suit, how many play it, its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import INKT, INKT2, SANS, SANS7, silent, text
from app.parts.marks import pip
from app.parts.press import pressable


def game_tile(
    game: str, suit: str, name: str, players: str, spoken: str, on_click: Callable[[Any], Any], roomy: bool = False
) -> ft.TextButton:
    """`players` is how many usually play it, in words; the tapped tile carries `game` as its data."""
    title = text(name, 20, SANS7, INKT, 24, semantics_label=spoken)
    count = silent(players, 16, SANS, INKT2, 24)
    sign = ft.Container(pip(suit, 28), margin=ft.Margin.only(left=-3) if not roomy else None)
    if roomy:
        inside: ft.Control = ft.Row(
            [sign, ft.Column([title, count], spacing=0, tight=True, expand=True)],
            spacing=16,
        )
    else:
        between = ft.MainAxisAlignment.SPACE_BETWEEN
        inside = ft.Column([ft.Row([sign, count], alignment=between), title], spacing=2, tight=True)
    return pressable(inside, on_click, ft.Padding.symmetric(horizontal=16, vertical=12), data=game)
