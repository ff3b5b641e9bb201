"""A match in a list: its suit, who, when, and how it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import INKT, INKT2, LIJN, PAPIER, SANS, SANS6, button, flat, icon, silent, text
from app.parts.marks import pip

_ROW = button(PAPIER, 0, pad=ft.Padding.symmetric(horizontal=20, vertical=6))
_BESIDE = button(PAPIER, 0, pad=ft.Padding.only(left=20, right=4, top=6, bottom=6))
_DOTS = flat(PAPIER, 24)


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
    *,
    more: tuple[str, Callable[[Any], Any]] | None = None,
    under: str = "",
) -> ft.Container:
    """The whole row is one button that carries `data`; `spoken` is its accessible name. `sign` stands at its end.

    `more`: the name of a second button behind it, and what that does; it carries the same `data`, and holding the row
    down does the same. The names have all of the upper line then. `under` is a line of its own below them.
    """
    who_text = text(who, 18, SANS6, INKT, 24, semantics_label=spoken)
    lines: list[ft.Control] = [who_text, silent(when, 16, SANS, INKT2, 22)]
    result = silent(score, 18, SANS6, INKT, 24)
    if roomy:
        lines.append(result)
    elif more is not None:
        between, end = ft.MainAxisAlignment.SPACE_BETWEEN, ft.CrossAxisAlignment.END
        lines[1] = ft.Row([lines[1], result], spacing=8, run_spacing=0, wrap=True, alignment=between,
                          vertical_alignment=end)  # fmt: skip
    if under:
        lines.insert(1, silent(under, 16, SANS, INKT2, 22))
    wide = ft.CrossAxisAlignment.STRETCH if more is not None else ft.CrossAxisAlignment.START
    inside: list[ft.Control] = [
        pip(suit, 22), ft.Column(lines, spacing=0, tight=True, expand=True, horizontal_alignment=wide)
    ]  # fmt: skip
    if not roomy and more is None:
        inside.append(result)
    if sign is not None:
        inside.append(sign)
    row = ft.TextButton(
        content=ft.Row(inside, spacing=16), style=_ROW, on_click=on_click, on_long_press=more[1] if more else None,
        data=data,
    )  # fmt: skip
    line = ft.Border.only(bottom=ft.BorderSide(1, LIJN))
    if more is None:
        return ft.Container(row, border=line)
    said, act = more
    row.style, row.expand = _BESIDE, True
    dots = ft.TextButton(
        content=icon(ft.Icons.MORE_VERT_ROUNDED, 24, INKT2, said), style=_DOTS, width=48, height=56, on_click=act,
        data=data,
    )  # fmt: skip
    return ft.Container(ft.Row([row, dots], spacing=0), border=line, padding=ft.Padding.only(right=4))
