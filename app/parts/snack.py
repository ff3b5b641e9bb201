"""What is said at the bottom of the screen, with a way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.frame import COLUMN, PANE, WIDEST, Frame
from app.look import CLEAR, INKT, OPINKT, SANS6, SANS7, TOUCH, capped, flat, text

EDGE = 16
SECONDS = 8
ABOVE = 92
"""How high above the bottom it lies: over the buttons there. Flutter adds what the phone covers."""


def snack(
    said: str, action: str | None, on_action: Callable[[Any], Any], frame: Frame, above: float = 0, *, pad: bool = False
) -> ft.SnackBar:
    """Eight seconds, in ink, above the buttons of a screen and so much more `above`; on the `pad` where a pane stands
    beside it. Material's own key for `action` is 40 high: this one is a button as any other.
    """
    f = frame.f
    told = text(said, capped(18, f, 1.6), SANS6, OPINKT, expand=not frame.roomy)
    inside: ft.Control = told
    if action:
        key = ft.TextButton(
            content=text(action, capped(18, f, 1.6), SANS7, OPINKT), style=flat(CLEAR, 10, OPINKT, pad=14),
            height=TOUCH if not frame.roomy else 64, on_click=on_action,
        )  # fmt: skip
        if frame.roomy:
            inside = ft.Column(
                [told, ft.Row([key], alignment=ft.MainAxisAlignment.END)], spacing=8, tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )  # fmt: skip
        else:
            inside = ft.Row([told, key], spacing=12)
    high = 8 if action else 12
    left = right = max(0.0, (frame.free - COLUMN) / 2)
    if pad:
        left = max(0.0, (frame.free - WIDEST) / 2)
        right = left + PANE
    return ft.SnackBar(
        content=inside,
        bgcolor=INKT,
        behavior=ft.SnackBarBehavior.FLOATING,
        duration=ft.Duration(seconds=SECONDS),
        margin=ft.Margin.only(
            left=EDGE + frame.left + left, right=EDGE + frame.right + right,
            bottom=(ABOVE if not frame.roomy else ABOVE + 16) + above,
        ),
        shape=ft.RoundedRectangleBorder(radius=12),
        persist=False,  # one with a way back goes by itself too
        elevation=0,
        padding=ft.Padding.only(left=EDGE, right=high, top=high, bottom=high),
    )  # fmt: skip
