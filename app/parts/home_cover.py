"""The cover of the pad as it lies on the table: the wordmark, and the open match half upon it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import EDGE, KAFT, KOP, OPKAFT, capped, text
from app.parts.cover import cover_icon, stitching

COVER = KAFT
BAR, BELOW = 72, 92
"""The height of the wordmark, and of the cover below it, onto which the card is laid."""


def wordmark(settings: str, on_settings: Callable[[Any], Any], f: float = 1.0, low: bool = False) -> ft.Control:
    """Natpit, and the way to the settings."""
    name = ft.Semantics(heading_level=1, content=text("Natpit", capped(36, f, 1.3), KOP, OPKAFT, capped(44, f, 1.3)))
    return ft.Container(
        ft.Row([ft.Container(name, expand=True), cover_icon(ft.Icons.SETTINGS_ROUNDED, settings, on_settings, f, 26)]),
        height=bar_height(f, low), padding=ft.Padding.only(left=20, right=8),
    )  # fmt: skip


def bar_height(f: float, low: bool = False) -> float:
    """The height of the wordmark."""
    return 56 if low else BAR if f < 1.3 else 88


def home_cover(
    mark: ft.Control,
    card: ft.Control | None,
    width: float,
    f: float,
    card_width: float | None = None,
    low: bool = False,
) -> ft.Control:
    """The cover over the whole width with `card` (may be None) half upon it; what it carries is `width` wide."""
    high = bar_height(f, low) + (16 if card is None else BELOW)
    ground = ft.Container(
        ft.Stack([ft.Container(stitching(), left=0, right=0, bottom=5)], expand=True),
        bgcolor=KAFT, height=high, left=0, right=0, top=0,
    )  # fmt: skip
    on_it: list[ft.Control] = [mark]
    if card is not None:
        placed = ft.Container(card, padding=ft.Padding.symmetric(horizontal=EDGE), width=card_width)
        on_it += [ft.Container(height=4), ft.Row([placed], spacing=0) if card_width else placed]
    else:
        on_it.append(ft.Container(height=16))
    inside = ft.Container(ft.Column(on_it, spacing=0), width=width)
    return ft.Stack([ground, ft.Row([inside], alignment=ft.MainAxisAlignment.CENTER, spacing=0)])
