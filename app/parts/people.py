"""A row of people to choose from, in one frame: two rows where the names do not fit, two a line for large text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import INKT, OPINKT, PAPIER, RAND, SANS6, SANS7, TINT, button, capped, text

Tap = Callable[[Any], Any]
_LINE = ft.BorderSide(2, RAND)
_STYLES = {(on, soft): button(INKT if on else TINT if soft else PAPIER, 0, pad=3) for on in (0, 1) for soft in (0, 1)}


class Someone(NamedTuple):
    """One cell: what it sends, what it says, whether it is chosen. `soft`: it is a word, no name. `name`: as a screen
    reader says it, "gekozen" included."""

    data: int
    label: str
    name: str
    on: bool = False
    soft: bool = False


def columns(labels: Sequence[str], width: float, f: float = 1.0, size: float = 18, lines: int = 1) -> int:
    """How many stand beside each other: all of them where the longest fits, else half of them, else two."""
    count = len(labels)
    if f >= 1.3:
        return min(2, count)
    longest = max(len(label) for label in labels) * size * 0.57 / lines
    for n in dict.fromkeys((count, -(-count // 2), -(-count // 3), 2)):
        if longest + 10 <= width / n:
            return max(1, n)
    return min(2, count)


@ft.component
def Cell(one: Someone, tap: Tap, height: float, f: float, left: bool, upper: bool) -> ft.Control:
    label = text(
        one.label, capped(16 if one.soft else 18, f, 1.9), SANS7 if one.on or one.soft else SANS6,
        OPINKT if one.on else INKT, text_align=ft.TextAlign.CENTER, semantics_label=one.name,
    )  # fmt: skip
    face = ft.TextButton(
        content=label, data=one.data, on_click=tap, height=height, expand=True, style=_STYLES[one.on, one.soft]
    )
    edge = ft.Border.only(left=None if left else _LINE, top=None if upper else _LINE)
    return ft.Container(ft.Row([face], spacing=0), border=edge, expand=True)


cell = ft.memo(Cell)


@ft.component
def People(people: tuple[Someone, ...], per_row: int, tap: Tap, height: float = 52, f: float = 1.0) -> ft.Control:
    """The tapped cell carries `data`."""
    high = height if f < 1.3 else 76
    rows: list[ft.Control] = []
    for start in range(0, len(people), per_row):
        part = people[start : start + per_row]
        cells: list[ft.Control] = [
            cell(one, tap, high, f, i == 0, start == 0, key=str(one.data)) for i, one in enumerate(part)
        ]
        if len(part) < per_row:
            rest = ft.Border.only(left=_LINE, top=_LINE if start else None)
            cells.append(ft.Container(border=rest, expand=per_row - len(part), height=high + 2, bgcolor=TINT))
        rows.append(ft.Row(cells, spacing=0))
    return ft.Semantics(
        container=True,
        content=ft.Container(
            ft.Column(rows, spacing=0), border=ft.Border.all(2, RAND), border_radius=12, bgcolor=PAPIER,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
    )  # fmt: skip


people = ft.memo(People)
