"""The button that begins: dashed, and saying what is missing, until it can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import CLEAR, INKT2, SANS7, capped, flat, text
from app.parts.buttons import primary
from app.parts.verdict_bar import dashed


def begin_bar(
    label: str, missing: str, on_click: Callable[[Any], Any], width: float, f: float = 1.0, low: bool = False
) -> ft.Control:
    """`missing` is what is still to be done, in words; "" when the button can be pressed."""
    height = 52 if low else 64 if f < 1.3 else 80
    if not missing:
        return ft.Row([ft.Container(primary(label, on_click, f=f, height=height), expand=True)])
    said = text(
        missing, capped(20, f, 1.6), SANS7, INKT2, text_align=ft.TextAlign.CENTER, semantics_label=f"{label}. {missing}"
    )
    off = ft.TextButton(content=said, style=flat(CLEAR, 12, pad=8), height=height, disabled=True)
    live = ft.Semantics(live_region=True, container=True, label=missing, content=ft.Container(width=1, height=1))
    box = ft.Container(dashed(width, height), left=0, right=0, top=0, bottom=0)
    return ft.Stack([live, box, ft.Container(off, left=0, right=0, top=0, bottom=0)], width=width, height=height)
