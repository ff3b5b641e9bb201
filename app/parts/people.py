"""A row of people to choose from, in one frame: two rows where the names do not fit, two a line for large text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.hooks import memo
from app.look import INKT, OPINKT, PAPIER, RAND, SANS6, SANS7, SMALL, TINT, button, capped, text

Tap = Callable[[Any], Any]
_STYLES = {(on, soft): button(INKT if on else TINT if soft else PAPIER, 0, pad=3) for on in (0, 1) for soft in (0, 1)}


class Someone(NamedTuple):
    """One cell: what it sends, what it says, whether it is chosen. `soft`: it is a word, no name. `name`: as a screen
    reader says it, "gekozen" included."""

    data: int
    label: str
    name: str
    on: bool = False
    soft: bool = False


class Fit(NamedTuple):
    """How names stand: so many beside each other, in letters of this size."""

    columns: int
    size: float


def fit(names: Sequence[str], width: float, f: float = 1.0, size: float = 18) -> Fit:
    """How these names fit in a row of this width: all beside each other, else in two rows, else in more.

    Letters shrink to 16 before another row is begun. Where the text is large, two stand on a line and may break.
    """
    count = len(names)
    if f >= 1.3:
        return Fit(min(2, count), capped(size, f, 1.9))
    widest = max(letters(name) for name in names)
    for n in dict.fromkeys((count, -(-count // 2), -(-count // 3), 2)):
        room = (width - 2) / n - 10
        if widest * SMALL <= room:
            return Fit(n, max(SMALL, min(size, room // widest)))
    return Fit(min(2, count), SMALL)


def letters(name: str) -> float:
    """How wide a name is in Natpit Sans, as a multiple of its size, a little more than on average."""
    return sum(0.32 if c in "iljtfrI.,' -" else 0.88 if c in "mwMW" else 0.7 if c.isupper() else 0.57 for c in name)


@ft.component
def Cell(one: Someone, tap: Tap, height: float, size: float) -> ft.Control:
    label = text(
        one.label, min(size, 17) if one.soft else size, SANS7 if one.on or one.soft else SANS6,
        OPINKT if one.on else INKT, text_align=ft.TextAlign.CENTER, semantics_label=one.name,
    )  # fmt: skip
    return ft.TextButton(
        content=label, data=one.data, on_click=tap, height=height, expand=True, style=_STYLES[one.on, one.soft]
    )


cell = memo(Cell)


@ft.component
def People(people: tuple[Someone, ...], how: Fit, tap: Tap, f: float = 1.0) -> ft.Control:
    """The tapped cell carries `data`."""
    lines = -(-len(people) // how.columns)
    high = 76 if f >= 1.3 else 52 if lines == 1 else 48
    rows: list[ft.Control] = []
    for start in range(0, len(people), how.columns):
        part = people[start : start + how.columns]
        cells: list[ft.Control] = [cell(one, tap, high, how.size, key=str(one.data)) for one in part]
        cells += [ft.Container(expand=True, height=high, bgcolor=TINT)] * (how.columns - len(part))
        rows.append(ft.Row(cells, spacing=2))
    return ft.Semantics(container=True, content=framed(rows, 12))


def framed(rows: list[ft.Control], radius: float) -> ft.Container:
    """Rows of cells in one frame; the lines between the cells are the frame showing through."""
    inside = ft.Container(
        ft.Column(rows, spacing=2), border_radius=radius - 2, clip_behavior=ft.ClipBehavior.ANTI_ALIAS
    )
    return ft.Container(inside, bgcolor=RAND, border_radius=radius, padding=2)


people = memo(People)
