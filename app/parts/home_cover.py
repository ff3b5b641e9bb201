"""The cover of the pad as it lies on the table: the wordmark, and the open match half upon it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import KAFT, KOP, OPKAFT, capped, text
from app.parts.cover import cover_icon, stitching

COVER = KAFT
BAR, BELOW, SEAM = 72, 92, 16
"""The height of the wordmark, and of the cover below it: where a card is laid on it, and where none is."""


def wordmark(
    rules: tuple[str, Callable[[Any], Any]], settings: tuple[str, Callable[[Any], Any]], f: float = 1.0,
    low: bool = False,
) -> ft.Control:  # fmt: skip
    """Natpit, and the ways to the rules and to the settings: their names and what a tap does."""
    name = ft.Semantics(heading_level=1, content=text("Natpit", capped(36, f, 1.3), KOP, OPKAFT, capped(44, f, 1.3)))
    return ft.Container(
        ft.Row(
            [
                ft.Container(name, expand=True),
                cover_icon(ft.Icons.MENU_BOOK_ROUNDED, *rules, f, 26),
                cover_icon(ft.Icons.SETTINGS_ROUNDED, *settings, f, 26),
            ],
            spacing=0,
        ),
        height=bar_height(f, low), padding=ft.Padding.only(left=20, right=8),
    )  # fmt: skip


def bar_height(f: float, low: bool = False) -> float:
    """The height of the wordmark."""
    return (56 if f < 1.3 else 68) if low else BAR if f < 1.3 else 88


def home_cover(
    mark: ft.Control, laid: Sequence[ft.Control], width: float, f: float, *, deep: bool, low: bool = False
) -> ft.Control:
    """The cover over the whole width, and what is `laid` upon it, `width` wide; `deep` where a card lies half on it."""
    high = bar_height(f, low) + (BELOW if deep else SEAM)
    ground = ft.Container(
        ft.Stack([ft.Container(stitching(), left=0, right=0, bottom=5)], expand=True),
        bgcolor=KAFT, height=high, left=0, right=0, top=0,
    )  # fmt: skip
    gap = ft.Container(height=4 if deep else SEAM)
    inside = ft.Container(ft.Column([mark, gap, *laid], spacing=0), width=width)
    return ft.Stack([ground, ft.Row([inside], alignment=ft.MainAxisAlignment.CENTER, spacing=0)])
