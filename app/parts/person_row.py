"""A person in a list: the mark, the name, and what is told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import DRUK, INKT, INKT2, LIJN, PAPIER, SANS, SANS6, button, icon, silent, text
from app.parts.person_mark import person_mark

_ROW = button(PAPIER, 0, pad=ft.Padding.symmetric(horizontal=20, vertical=6))


@ft.component
def PersonRow(
    person: int, name: str, pattern: int, told: str, spoken: str, on_click: Callable[[Any], Any], f: float = 1.0
) -> ft.Control:
    """The whole row is one button that carries the id of the person; `spoken` is its accessible name."""
    face = [*_face(name, pattern, told, spoken, f), icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24 * min(f, 1.5), DRUK)]
    row = ft.TextButton(content=ft.Row(face, spacing=16), style=_ROW, on_click=on_click, data=person)
    return ft.Container(row, border=_LINE)


person_row = memo(PersonRow)


def person_line(
    name: str, pattern: int, told: str, trail: ft.Control, f: float = 1.0, roomy: bool = False
) -> ft.Container:
    """The same with a button of its own at the end."""
    face = ft.Row(_face(name, pattern, told, None, f), spacing=16)
    inside: ft.Control = (
        ft.Column([face, trail], spacing=8) if roomy else ft.Row([ft.Container(face, expand=True), trail], spacing=12)
    )
    return ft.Container(inside, padding=ft.Padding.symmetric(horizontal=20, vertical=8), border=_LINE)


_LINE = ft.Border.only(bottom=ft.BorderSide(1, LIJN))


def _face(name: str, pattern: int, told: str, spoken: str | None, f: float) -> list[ft.Control]:
    lines: list[ft.Control] = [text(name, 18, SANS6, INKT, 24, semantics_label=spoken)]
    if told:
        lines.append(silent(told, 16, SANS, INKT2, 22) if spoken else text(told, 16, SANS, INKT2, 22))
    return [person_mark(name, pattern, f=f), ft.Column(lines, spacing=0, tight=True, expand=True)]
