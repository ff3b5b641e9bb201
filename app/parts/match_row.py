"""A match in a list: its suit, who, when, and how it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import INKT, INKT2, LIJN, PAPIER, SANS, SANS6, button, silent, text
from app.parts.marks import pip

_ROW = button(PAPIER, 0, pad=ft.Padding.symmetric(horizontal=20, vertical=6))


def match_row(
    suit: str,
    who: str,
    when: str,
    score: str,
    spoken: str,
    on_click: Callable[[Any], Any] | None,
    data: str,
    roomy: bool = False,
    sign: ft.Control | None = None,
) -> ft.Container:
    """The whole row is one button that carries `data`; `spoken` is its accessible name. `sign` stands at its end."""
    who_text = text(who, 18, SANS6, INKT, 24, semantics_label=spoken)
    lines: list[ft.Control] = [who_text, silent(when, 16, SANS, INKT2, 22)]
    result = silent(score, 18, SANS6, INKT, 24)
    if roomy:
        lines.append(result)
    inside: list[ft.Control] = [pip(suit, 22), ft.Column(lines, spacing=0, tight=True, expand=True)]
    if not roomy:
        inside.append(result)
    if sign is not None:
        inside.append(sign)
    row = ft.TextButton(content=ft.Row(inside, spacing=16), style=_ROW, on_click=on_click, data=data)
    return ft.Container(row, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))
