"""A stepper: a number between a minus and a plus in one frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import INKT, LIJN, PAPIER, RAND, SANS7, UIT, button, capped, icon, text

Tap = Callable[[Any], Any]
_END = 10
_DOWN = button(PAPIER, ft.BorderRadius.only(top_left=_END, bottom_left=_END))
_UP = button(PAPIER, ft.BorderRadius.only(top_right=_END, bottom_right=_END))


def _step(
    way: str, data: Any, name: str, on: bool, tap: Tap, height: float, width: float, f: float
) -> ft.TextButton:
    sign = ft.Icons.REMOVE_ROUNDED if way == "down" else ft.Icons.ADD_ROUNDED
    return ft.TextButton(
        content=icon(sign, 28 * min(f, 1.4), INKT if on else UIT, name), style=_DOWN if way == "down" else _UP,
        data=data, disabled=not on, on_click=tap, width=width, height=height - 4,
    )  # fmt: skip


@ft.component
def Stepper(
    value: str,
    name: str,
    down: str,
    up: str,
    can_down: bool,
    can_up: bool,
    tap: Tap,
    height: float = 56,
    f: float = 1.0,
    size: float = 28,
    ink: str = INKT,
    end: float = 0,
    of: Any = None,
) -> ft.Control:
    """`name` is what a screen reader says for the number, `down` and `up` for the ends, which are `end` wide.

    A tap sends "down" or "up", or (`of`, "down") where there are several steppers.
    """
    line = ft.BorderSide(2, LIJN)
    width = end or (56 if f < 1.3 else 72)
    number = ft.Container(
        text(value, capped(size, f, 1.6), SANS7, ink, capped(size + 4, f, 1.6), semantics_label=name, no_wrap=True),
        border=ft.Border.only(left=line, right=line), alignment=ft.Alignment.CENTER, height=height - 4, expand=True,
    )  # fmt: skip
    sent = {way: way if of is None else (of, way) for way in ("down", "up")}
    ends = [
        _step("down", sent["down"], down, can_down, tap, height, width, f),
        _step("up", sent["up"], up, can_up, tap, height, width, f),
    ]
    return ft.Container(
        ft.Semantics(container=True, content=ft.Row([ends[0], number, ends[1]], spacing=0)),
        border=ft.Border.all(2, RAND), border_radius=12, height=height, bgcolor=PAPIER,
    )  # fmt: skip


stepper = memo(Stepper)
