"""A pad with a key for every number from 0 up, for what is counted in one tap; the last key takes all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import DRUK, INKT, SANS7, TOETS, TOETSUIT, capped, icon, text
from app.parts.keypad import KEY_EDGE, PEN
from app.words import Words

Press = Callable[[Any], Any]


def _face(content: ft.Control, on: bool, frame: str) -> ft.Container:
    edge = ft.Border.all(3, frame) if frame else KEY_EDGE
    return ft.Container(
        content, bgcolor=TOETS if on else TOETSUIT, border=edge, border_radius=10, alignment=ft.Alignment.CENTER
    )


@ft.component
def CountKey(n: int, name: str, on: bool, last: bool, height: float, press: Press, f: float = 1.0) -> ft.Control:
    """One number. `last`: after it nothing is left to count, which a green frame shows."""
    size = capped(26, f, 1.5)
    label = text(str(n), size, SANS7, None, size * 1.1, semantics_label=name)
    return ft.TextButton(
        content=_face(label, on, DRUK if last else ""), style=PEN, height=height + 3, disabled=not on, on_click=press,
        data=n, expand=True,
    )  # fmt: skip


@ft.component
def AllKey(
    label: str, name: str, on: bool, chosen: bool, height: float, press: Press, expand: int, f: float = 1.0
) -> ft.Control:
    """All of it, under the moon."""
    moon = icon(ft.Icons.NIGHTLIGHT_ROUNDED, 24 * min(f, 1.4), None)
    word = text(label, capped(16, f, 1.6), SANS7, None, capped(20, f, 1.6), semantics_label=name, no_wrap=True)
    lines = ft.Column(
        [moon, word], spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    beside = ft.Row([moon, word], spacing=8, alignment=ft.MainAxisAlignment.CENTER)
    return ft.TextButton(
        content=_face(beside if expand > 1 else lines, on, INKT if chosen else ""), style=PEN, height=height + 3,
        disabled=not on, on_click=press, data="all", expand=expand,
    )  # fmt: skip


count_key, all_key = memo(CountKey), memo(AllKey)


@ft.component
def CountPad(
    w: Words,
    most: int,
    bits: int,
    last: int,
    all_of_it: tuple[str, str, bool, bool],
    press: Press,
    across: int = 5,
    height: float = 72,
    f: float = 1.0,
    gap: float = 8,
) -> ft.Control:
    """Keys 0 to `most`, `across` beside each other. `bits`: which can be pressed, as bits; `last`: which gets the
    frame, −1 for none. `all_of_it`: the last key (label, accessible name, on, chosen). A key sends its number or "all".
    """
    blocked = w.say("keypad.blocked")
    cells: list[ft.Control] = []
    for n in range(most + 1):
        on = bool(bits >> n & 1)
        cells.append(count_key(n, str(n) if on else f"{n}, {blocked}", on, n == last, height, press, f, key=str(n)))
    label, name, on, chosen = all_of_it
    room = across - len(cells) % across
    cells.append(all_key(label, name if on else f"{name}, {blocked}", on, chosen, height, press, room, f, key="all"))
    rows = [ft.Row(cells[i : i + across], spacing=gap) for i in range(0, len(cells), across)]
    return ft.Semantics(container=True, content=ft.Column(list(rows), spacing=gap - 3))


count_pad = memo(CountPad)
