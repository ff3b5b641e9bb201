"""A regular table: its suit, what it is called and who sit there. One tap lays it ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import DRUK, INKT, INKT2, SANS, SANS7, capped, icon, silent, text
from app.parts.marks import pip
from app.parts.press import pressable


def table_tile(
    table: int, suit: str, name: str, people: str, spoken: str, on_click: Callable[[Any], Any], f: float = 1.0,
    marked: Sequence[tuple[ft.Control, str]] = (),
) -> ft.TextButton:  # fmt: skip
    """`people` is who sit there, in words, `spoken` what a screen reader says of it all; the tapped tile carries the id
    `table` as its data. `marked`: the mark and the name of everybody, instead of the words.
    """
    title = text(name, capped(20, f, 1.6), SANS7, INKT, semantics_label=spoken)
    who: ft.Control = silent(people, 16, SANS, INKT2, 22)
    if marked:
        pairs = [ft.Row([mark, silent(one, 16, SANS, INKT2, 22)], spacing=6, tight=True) for mark, one in marked]
        who = ft.Row(list(pairs), spacing=12, run_spacing=6, wrap=True)
    told = ft.Column([title, who], spacing=4 if marked else 0, tight=True, expand=True)
    sign = ft.Container(pip(suit, 28 * min(f, 1.5)))
    inside: list[ft.Control] = [sign, told]
    if not marked:
        inside.append(icon(ft.Icons.ARROW_FORWARD_ROUNDED, 24 * min(f, 1.5), DRUK))
    row = ft.Row(inside, spacing=16)
    return pressable(row, on_click, ft.Padding.only(left=16, right=12, top=10, bottom=10), data=table)
