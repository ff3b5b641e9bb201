"""The field in which one looks for something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import CLEAR, DRUK, INKT, INKT2, PAPIER, RAND, SANS, SANS6, flat, icon, style
from app.parts.field import field
from app.parts.name_chips import LABEL

Tap = Callable[[Any], Any]
CROSS = 48
"""How much of its end is left free for what empties it."""


def search_field(label: str, value: str, on_change: Tap, on_submit: Tap, turn: int = 0) -> ft.Control:
    """`label` stands in it while it is empty, and small above what is typed; `value` counts with another `turn`."""
    border = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(2, RAND))
    focused = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(3, DRUK))
    typed_in = field(
        label=label, value=value, text_style=style(18, SANS6, INKT), label_style=style(LABEL, SANS, INKT2),
        border={ft.ControlState.FOCUSED: focused, ft.ControlState.DEFAULT: border}, filled=True, fill_color=PAPIER,
        prefix_icon=icon(ft.Icons.SEARCH_ROUNDED, 24, DRUK), suffix_icon=ft.Container(width=CROSS, height=CROSS),
        cursor_color=DRUK, autocorrect=False, enable_suggestions=False, on_change=on_change, on_submit=on_submit,
        turn=turn,
    )  # fmt: skip
    return ft.Semantics(container=True, content=typed_in)  # a field of its own, not all of the band that it lies in


def clear_button(said: str, act: Tap) -> ft.Control:
    """The cross over the end of the field, that empties it."""
    cross = ft.TextButton(
        content=icon(ft.Icons.CLOSE_ROUNDED, 24, INKT, said), style=flat(CLEAR, 24), width=CROSS, height=CROSS,
        on_click=act,
    )  # fmt: skip
    return ft.Container(cross, right=4, top=0, bottom=0, alignment=ft.Alignment.CENTER)
