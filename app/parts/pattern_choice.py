"""The patterns to choose from behind an initial."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import CLEAR, DRUK, button
from app.parts.person_mark import MOST, person_mark

MARK, RING = 56, 8
"""How wide a mark is, and how far the ring stands around it."""
_FREE, _CHOSEN = button(CLEAR, 20, CLEAR, 4), button(CLEAR, 20, DRUK, 4)


def pattern_choice(
    name: str, chosen: int, spoken: Sequence[str], tap: Callable[[Any], Any], f: float = 1.0
) -> ft.Control:
    """A mark for every pattern, the `chosen` one in a ring. The tapped one carries its number as data; `spoken` is what
    a screen reader says of each.
    """
    box = MARK * min(f, MOST) + 2 * RING
    marks: list[ft.Control] = []
    for number, said in enumerate(spoken):
        mark = ft.Semantics(label=said, content=person_mark(name, number, MARK, f), exclude_semantics=True)
        style = _CHOSEN if number == chosen else _FREE
        marks.append(ft.TextButton(content=mark, style=style, width=box, height=box, on_click=tap, data=number))
    return ft.Row(marks, spacing=6, run_spacing=6, wrap=True)
