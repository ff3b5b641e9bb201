"""What is said at the bottom of the screen, with a way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import INKT, OPINKT, SANS6, capped, text


def snack(
    said: str, action: str | None, on_action: Callable[[], Any] | None, f: float = 1.0, bottom: float = 0
) -> ft.SnackBar:
    """Eight seconds, in ink, above the buttons of a screen; `bottom` is what the phone covers there."""
    return ft.SnackBar(
        content=text(said, capped(18, f, 1.6), SANS6, OPINKT),
        bgcolor=INKT,
        behavior=ft.SnackBarBehavior.FLOATING,
        duration=ft.Duration(seconds=8),
        action=ft.SnackBarAction(label=action, text_color=OPINKT, on_click=lambda _: on_action() if on_action else None)
        if action
        else None,
        margin=ft.Margin.only(left=16, right=16, bottom=(92 if f < 1.3 else 108) + bottom),
        shape=ft.RoundedRectangleBorder(radius=12),
        persist=False,  # else one with a way back would stay until somebody taps it
        elevation=0,
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
    )
