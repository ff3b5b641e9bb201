"""The pad where columns are narrow: many players, or names that are longer than their column is wide.

A name gets two lines, and is shortened only when those do not hold it; a screen reader always says all of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from app.look import (
    DRUK,
    INKT,
    INKT2,
    KOP,
    LIJN,
    PAPIER,
    SANS,
    SANS6,
    SANS7,
    SANS8,
    capped,
    fitting,
    icon,
    silent,
    text,
)  # fmt: skip
from app.parts.pad_head import LINE, Column, part_bar
from app.parts.people import letters
from app.parts.score_cell import Cell, right_edge, sign_of

TIGHT = 75
"""A column of players narrower than this has no room for a mark beside its number."""
_LETTER = 9.0
"""How wide a letter of 16 px is, a little more than on average."""


def is_tight(names: Sequence[str], width: float) -> bool:
    """Whether names of players, or their numbers, need the narrow way of drawing in a column of this width."""
    # With room for the sign of who deals beside any of them, so that the deal going round changes nothing.
    return width < TIGHT or max(letters(name) for name in names) * 17 + 38 > width


def two_lines(names: Sequence[str], letters: int) -> tuple[tuple[str, str], ...]:
    """Each name on at most two lines of so many letters, the second "" where one is enough.

    What is longer loses its end, or, where two names would then look the same, its middle.
    """
    shown = [_split(name, letters) for name in names]
    for i, one in enumerate(shown):
        if shown.count(one) > 1 and len(names[i]) > len("".join(one)):
            rest = names[i][-max(1, letters - 1) :]
            shown[i] = (one[0].rstrip("-") + "…" if letters > 3 else one[0], rest)
    return tuple(shown)


def _split(name: str, letters: int) -> tuple[str, str]:
    first, _, rest = name.partition(" ")
    if len(name) <= letters:
        return name, ""
    if rest and len(first) <= letters:
        return first, _cut(rest, letters)
    if len(name) == letters + 1:
        return name[: letters - 1] + "-", name[letters - 1 :]
    return name[: letters - 1] + "-", _cut(name[letters - 1 :], letters)


def _cut(rest: str, letters: int) -> str:
    return rest if len(rest) <= letters else rest[: letters - 1] + "."


def tight_totals(columns: tuple[Column, ...], first: float, width: float) -> ft.Container:
    """The heads: a name on two lines, the total, and below it who deals. `width` is what one column has."""
    shown = two_lines([c.name for c in columns], max(3, int((width - 5) / _LETTER)))
    drawn = 48 if width >= 100 else 34 if width >= TIGHT else 26
    size = fitting([c.total for c in columns], drawn, width - 3 - tight_edge(width))
    two = any(lower for _, lower in shown)
    cells = [_head(c, name, two, size, width) for c, name in zip(columns, shown, strict=True)]
    row = ft.Row([ft.Container(width=first), *cells], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    bar = 14 if any(c.part is not None for c in columns) else 0
    height = (40 if two else 20) + size * 1.15 + bar + 34
    return ft.Container(ft.Container(row, height=height), bgcolor=PAPIER, border=ft.Border.only(bottom=LINE))


def _head(c: Column, name: tuple[str, str], two: bool, size: float, width: float) -> ft.Container:
    upper, lower = name
    lines: list[ft.Control] = [text(upper, 16, SANS7, INKT, 20, no_wrap=True, semantics_label=c.name)]
    if two:
        lines.append(silent(lower, 16, SANS7, INKT, 20, no_wrap=True))
    dealt = icon(ft.Icons.STYLE_ROUNDED, 18, DRUK) if c.deals else ft.Container(height=18)
    edge = ft.Padding.only(right=right_edge(width) if width >= TIGHT else tight_edge(width))
    total = text(c.total, size, SANS7, INKT, size * 1.15, track=-0.5, no_wrap=True)
    under: list[ft.Control] = [ft.Container(total, alignment=ft.Alignment.CENTER_RIGHT, padding=edge)]
    if c.part is not None:
        under.append(ft.Container(part_bar(c.part), padding=ft.Padding.only(left=5)))
    under.append(ft.Container(dealt, alignment=ft.Alignment.CENTER_RIGHT, padding=edge))
    named = ft.Container(ft.Column(lines, spacing=0), padding=ft.Padding.only(left=3))
    return ft.Container(
        ft.MergeSemantics(ft.Column([named, *under], spacing=0)),
        padding=ft.Padding.only(top=6),
        border=ft.Border.only(left=LINE),
        expand=True,
    )


def tight_names(columns: tuple[Column, ...], first: float, width: float) -> ft.Container:
    """Only the names, printed above the hands where the totals stand somewhere else."""
    shown = two_lines([c.name for c in columns], max(3, int((width - 5) / _LETTER)))
    cells = [
        ft.Container(
            ft.Column(
                [silent(line, 16, SANS6, DRUK, 19, no_wrap=True) for line in name if line], spacing=0,
                alignment=ft.MainAxisAlignment.END,
            ),
            padding=ft.Padding.only(left=3), height=40, border=ft.Border.only(left=LINE), expand=True,
        )
        for name in shown
    ]  # fmt: skip
    row = ft.Row([ft.Container(width=first), *cells], spacing=0)
    return ft.Container(row, bgcolor=PAPIER, border=ft.Border.only(bottom=LINE))


def names_over(names: Sequence[str], width: float) -> ft.Row:
    """Names over the amounts of a sum, each on the right edge of its column; `width` is what all of them have."""
    gap = 4
    column = (width - gap * (len(names) - 1)) / len(names)
    cells: list[ft.Control] = []
    for whole, (upper, lower) in zip(names, two_lines(names, max(3, int(column / _LETTER))), strict=True):
        lines: list[ft.Control] = [text(upper, 16, SANS6, INKT, 19, no_wrap=True, semantics_label=whole)]
        if lower:
            lines.append(silent(lower, 16, SANS6, INKT, 19, no_wrap=True))
        name = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
        cells.append(ft.Container(name, expand=True, alignment=ft.Alignment.BOTTOM_RIGHT))
    return ft.Row(cells, spacing=gap, vertical_alignment=ft.CrossAxisAlignment.END)


def listed_totals(columns: tuple[Column, ...], width: float, f: float = 1.0, per_line: int = 1) -> ft.Container:
    """Names and totals as lines, one or two players each: beside the hands of a low screen, or for large text.

    `width` is that of a line. A total goes under its name where both are too wide for one.
    """
    room = width / per_line - 30 - (26 if any(c.deals for c in columns) else 0)
    name, number = capped(18, f, 1.6) * f * 1.06, capped(24, f, 1.5) * f * 0.64
    widest = max(letters(c.name) * name + len(c.total) * number for c in columns)
    rows: list[ft.Control] = []
    for start in range(0, len(columns), per_line):
        part: list[ft.Control] = [
            _line(c, f, i > 0, widest > room) for i, c in enumerate(columns[start : start + per_line])
        ]
        part += [ft.Container(expand=True)] * (per_line - len(part))
        rule = LINE if start + per_line >= len(columns) else ft.BorderSide(1, LIJN)
        rows.append(ft.Container(ft.Row(part, spacing=0), border=ft.Border.only(bottom=rule)))
    return ft.Container(ft.Column(rows, spacing=0), bgcolor=PAPIER)


def _line(c: Column, f: float, second: bool, under: bool) -> ft.Container:
    name = text(c.name, capped(18, f, 1.6), KOP, INKT, expand=not under)
    total = text(c.total, capped(24, f, 1.5), SANS7, INKT, no_wrap=True)
    deals = [icon(ft.Icons.STYLE_ROUNDED, 20 * min(f, 1.3), DRUK)] if c.deals else []
    face: ft.Control = ft.Row([name, *deals, total], spacing=6)
    if under:
        face = ft.Column([name, ft.Row([*deals, total], spacing=6, alignment=ft.MainAxisAlignment.END)], spacing=0)
    return ft.Container(
        ft.MergeSemantics(face), padding=ft.Padding.symmetric(horizontal=12, vertical=3), expand=True,
        border=ft.Border.only(left=ft.BorderSide(1, LIJN)) if second else None,
    )  # fmt: skip


def tight_edge(column: float) -> float:
    """How far from the right edge of a narrow column its numbers stand."""
    return 7 if column >= 60 else 4 if column >= 50 else 2


def tight_cell(cell: Cell, size: float, column: float) -> ft.Container:
    """The number on the column's edge; who played, and a mark, small in the corner above it."""
    edge = tight_edge(column)
    family, ink = (SANS, INKT2) if cell.total in ("0", "–") else (SANS8 if cell.played or cell.helped else SANS6, INKT)
    total = silent(cell.total, size, family, ink, 32, no_wrap=True, track=-0.5)
    inside: list[ft.Control] = [
        ft.Container(total, alignment=ft.Alignment.CENTER_RIGHT, left=0, right=edge, top=0, bottom=0)
    ]
    sign = sign_of(cell, 0.7)
    if len(cell.mark) == 1:  # in a square it would be too small to read
        inside.append(ft.Container(silent(cell.mark, 16, SANS8, INKT, 16), left=4, top=1))
    elif sign is not None:
        inside.append(ft.Container(sign, left=5, top=3))
    return ft.Container(ft.Stack(inside, height=46), expand=True)


def tight_size(cells: Sequence[Cell], column: float) -> float:
    """One size for all numbers, so that the columns stand straight."""
    return fitting([c.total for c in cells], 22, column - 3 - tight_edge(column))
