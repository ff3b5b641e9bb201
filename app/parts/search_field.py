"""The field in which one looks for something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import DRUK, INKT, INKT2, PAPIER, RAND, SANS, SANS6, flat, icon, style

Tap = Callable[[Any], Any]


def search_field(
    label: str, value: str, clear: tuple[str, Tap] | None, on_change: Tap, on_submit: Tap, **more: Any
) -> ft.TextField:
    """`label` stands in it while it is empty; `clear` is the name of what empties it and what that does, None while
    there is nothing to empty.
    """
    border = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(2, RAND))
    focused = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(3, DRUK))
    cross = None
    if clear is not None:
        said, act = clear
        cross = ft.TextButton(
            content=icon(ft.Icons.CLOSE_ROUNDED, 24, INKT, said), style=flat(ft.Colors.TRANSPARENT, 24), width=48,
            height=48, on_click=act,
        )  # fmt: skip
    return ft.TextField(
        hint_text=label, value=value, text_style=style(18, SANS6, INKT), hint_style=style(18, SANS, INKT2),
        border={ft.ControlState.FOCUSED: focused, ft.ControlState.DEFAULT: border}, filled=True, fill_color=PAPIER,
        prefix_icon=icon(ft.Icons.SEARCH_ROUNDED, 24, DRUK), suffix_icon=cross, cursor_color=DRUK,
        autocorrect=False, enable_suggestions=False, on_change=on_change, on_submit=on_submit, **more,
    )  # fmt: skip
