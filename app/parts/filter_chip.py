"""A chip that narrows a list down: what it asks for, and the cross that takes it away again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import DRUK, INKT, OPINKT, PAPIER, RAND, SANS7, button, icon, text

_SIDES = ft.Padding.only(left=12, right=8)
_ON, _OFF = button(INKT, 10, INKT, 2, _SIDES), button(PAPIER, 10, RAND, 2, _SIDES)


def filter_chip(
    label: str, said: str, on: bool, tap: Callable[[Any], Any], *, data: Any = None, away: bool = False,
    lead: ft.Control | None = None,
) -> ft.TextButton:  # fmt: skip
    """`on`: it narrows the list down now; `away`: a tap takes it away, else one opens what can be chosen."""
    ink = OPINKT if on else INKT
    face: list[ft.Control] = [] if lead is None else [lead]
    face.append(text(label, 18, SANS7, ink, 24, semantics_label=said))
    sign = ft.Icons.CLOSE_ROUNDED if away else ft.Icons.ARROW_DROP_DOWN_ROUNDED
    face.append(icon(sign, 22, OPINKT if on else DRUK))
    # 48 high with one line, more when the text is larger.
    tall = ft.Container(ft.Row(face, spacing=4, tight=True), padding=ft.Padding.symmetric(vertical=12))
    return ft.TextButton(content=tall, style=_ON if on else _OFF, data=data, on_click=tap)
