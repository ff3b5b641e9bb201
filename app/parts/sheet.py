"""A sheet from below, over what is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.frame import Frame
from app.look import PAPIER

WIDEST = 560
HANDLE = 48
"""How high the bar is by which it can be drawn down."""


def sheet(
    inside: Sequence[ft.Control], on_dismiss: Callable[[Any], Any] | None, frame: Frame, high: float, *,
    edge: ft.Padding, spacing: float,
) -> ft.BottomSheet:  # fmt: skip
    """What is `inside`, `high` at normal text size. It scrolls only where it must: one that does takes all the height
    there is.
    """
    scrolls = not _fits(frame, high)
    column = ft.Column(
        list(inside), spacing=spacing, tight=True, scroll=ft.ScrollMode.AUTO if scrolls else None, width=WIDEST,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    return ft.BottomSheet(
        content=ft.SafeArea(ft.Container(column, padding=edge)),
        bgcolor=PAPIER,
        shape=ft.RoundedRectangleBorder(radius=ft.BorderRadius.only(top_left=16, top_right=16)),
        show_drag_handle=True,
        draggable=True,
        scrollable=True,  # else it is cut off at nine sixteenths of the screen
        size_constraints=ft.BoxConstraints(max_width=WIDEST),
        on_dismiss=on_dismiss,
        elevation=0,
        animation_style=ft.AnimationStyle.no_animation() if frame.still else None,
    )


def _fits(frame: Frame, high: float) -> bool:
    """Whether what is so high at normal text size fits on a sheet. In large text nobody knows."""
    return not frame.roomy and high <= frame.height - frame.top - frame.bottom - HANDLE
