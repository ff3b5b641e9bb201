"""A chip that narrows a list down: what it asks for, and the cross that takes it away again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import DRUK, INKT, OPINKT, PAPIER, RAND, SANS7, button, icon, text

_SIGNED, _BARE = ft.Padding.only(left=12, right=8), ft.Padding.symmetric(horizontal=14)
_ON, _OFF = button(INKT, 10, INKT, 2, _SIGNED), button(PAPIER, 10, RAND, 2, _SIGNED)
_PLAIN = button(PAPIER, 10, RAND, 2, _BARE)


def filter_chip(
    label: str, said: str, on: bool, tap: Callable[[Any], Any], *, data: Any = None, opens: bool = True,
    lead: ft.Control | None = None,
) -> ft.TextButton:  # fmt: skip
    """`on`: it narrows the list down now, and a tap takes it away. Else a tap asks for it; `opens`: for what, first."""
    ink = OPINKT if on else INKT
    face: list[ft.Control] = [] if lead is None else [lead]
    face.append(text(label, 18, SANS7, ink, 24, semantics_label=said))
    if on or opens:
        sign = ft.Icons.CLOSE_ROUNDED if on else ft.Icons.ARROW_DROP_DOWN_ROUNDED
        face.append(icon(sign, 22, OPINKT if on else DRUK))
    # 48 high with one line, more when the text is larger.
    tall = ft.Container(ft.Row(face, spacing=4, tight=True), padding=ft.Padding.symmetric(vertical=12))
    return ft.TextButton(content=tall, style=_ON if on else _OFF if opens else _PLAIN, data=data, on_click=tap)
