"""The marker over what is otherwise: its colour, and the corner of ink that tells it without colour."""

from __future__ import annotations

import flet as ft

from app.look import INKT, STIFT

_CORNER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path d="M0 0H12V12Z"/></svg>'


def corner(size: float = 12) -> ft.Container:
    """The corner of ink, for a stack over a marked cell."""
    drawn = ft.Image(_CORNER, width=size, height=size, color=INKT, exclude_from_semantics=True)
    return ft.Container(drawn, right=0, top=0)


def swatch(scale: float = 1) -> ft.Stack:
    """A marked cell in small, for the legend."""
    return ft.Stack([ft.Container(width=32 * scale, height=24 * scale, bgcolor=STIFT), corner()])
