"""A sheet from below that tells what is about to be done, and has one button that does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.frame import Frame
from app.look import DRUK, INKT, KOP, SANS, SANS6, capped, icon, text
from app.parts.buttons import primary
from app.parts.sheet import sheet

LETTERS = 30
"""So many stand on a line of a narrow phone at least."""


def ask_sheet(
    title: str, shown: Sequence[ft.Control], will: str, why: str, do: tuple[str, str, Callable[[Any], Any]] | None,
    on_dismiss: Callable[[Any], Any], frame: Frame, *, act_sign: ft.IconData = ft.Icons.UNDO_ROUNDED,
) -> ft.BottomSheet:  # fmt: skip
    """`shown` is what it is about, `will` what would be written, `why` what must be known first or why it cannot be;
    `do` is the label of the button, its accessible name, and what it does; None where nothing can be done. `act_sign`
    is drawn on that button.
    """
    f = frame.f
    head = ft.Semantics(heading_level=1, content=text(title, capped(20, f, 1.6), KOP, INKT))
    inside: list[ft.Control] = [head, *shown]
    if why:
        sign = ft.Icons.INFO_ROUNDED if do else ft.Icons.LOCK_ROUNDED
        told = text(why, 18, SANS6, INKT, 24, expand=True)
        inside.append(
            ft.Row([icon(sign, 22, DRUK), told], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
        )
    if will:
        inside.append(text(will, 18, SANS, INKT, 24))
    if do:
        label, name, act = do
        button = primary(label, act, name=name, f=f, sign=act_sign, expand=True)
        inside.append(ft.Container(ft.Row([button]), padding=ft.Padding.only(top=8)))
    lines = sum(len(said) // LETTERS + 1 for said in (title, why, will) if said)
    high = 60 + 36 * lines + 48 * len(shown) + (80 if do else 0)
    edge = ft.Padding.only(left=20, right=20, bottom=20)
    return sheet(inside, on_dismiss, frame, high, edge=edge, spacing=10)
