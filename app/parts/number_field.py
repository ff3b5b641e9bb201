"""A number keyed in without the phone's own keyboard: the digits, wipe and back, and what stands there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import INKT, INKT2, KARTON, SANS6, SANS7, capped, text
from app.parts.keypad import key as _any_key
from app.words import Words

_key: Callable[..., ft.Control] = _any_key


def number_field(
    words: Words, shown: str, unit: str, bits: int, can_wipe: bool, press: Callable[[Any], Any], f: float = 1.0
) -> ft.Control:
    """`shown` stands there, `unit` is what it counts, `bits` which digits can follow. A key carries its own data."""
    blocked, height = words.say("keypad.blocked"), 52

    def named(name: str, on: bool) -> str:
        return name if on else f"{name}, {blocked}"

    def digit(n: int) -> ft.Control:
        on = bool(bits >> n & 1)
        return _key(str(n), str(n), named(str(n), on), on, height, press, f, key=str(n))

    def edit(data: str, label: str, name: str) -> ft.Control:
        return _key(data, label, named(name, can_wipe), can_wipe, height, press, f, key=data)

    wipe, back = words.say("keypad.wipe"), words.say("keypad.back")
    rows = [
        [digit(1), digit(2), digit(3), edit("wipe", wipe, wipe)],
        [digit(4), digit(5), digit(6), edit("back", "", back)],
        [digit(7), digit(8), digit(9), digit(0)],
    ]
    number = text(shown or "…", capped(32, f, 1.6), SANS7, INKT, 40, semantics_label="")
    said = ft.Semantics(
        live_region=True, container=True, label=f"{shown} {unit}".strip(), exclude_semantics=True,
        content=ft.Row([number, text(unit, 18, SANS6, INKT2)], spacing=8, wrap=True),
    )  # fmt: skip
    grid = ft.Column([ft.Row(list(row), spacing=8) for row in rows], spacing=5)
    return ft.Container(
        ft.Column([said, ft.Semantics(container=True, content=grid)], spacing=8),
        bgcolor=KARTON, border_radius=12, padding=12, width=358,
    )  # fmt: skip
