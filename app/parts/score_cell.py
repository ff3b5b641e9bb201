"""A side's cell in a row of the pad: who played, a mark, the total on its edge, roem behind it."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.look import INKT, INKT2, SANS, SANS6, SANS8, capped, silent
from app.parts.marks import letter_mark, nat_ring, played_mark, sign_mark


class Cell(NamedTuple):
    """What stands in one cell. `mark`: "nat", what `sign_mark` draws, a letter or ""; `extra`: the roem behind it."""

    total: str
    extra: str = ""
    played: bool = False
    mark: str = ""
    note: str = ""
    """The extra as it is said under the total when the text is large ("70 roem")."""
    helped: bool = False
    """Whether this player played along with the one who `played`."""


def _mark(cell: Cell, scale: float = 1, f: float = 1) -> ft.Control | None:
    """The mark, `scale` times as large; the client makes the letter in it `f` times as large besides."""
    if cell.mark == "nat":
        return nat_ring(36 * scale, 30 * scale, max(16, 18 * min(scale, 1)) if f == 1 else 18 * scale / f)
    if sign := sign_mark(cell.mark, scale):
        return sign
    return letter_mark(cell.mark, 28 * scale, 18 * scale / f) if cell.mark else None


def sign_of(cell: Cell, scale: float = 1, f: float = 1) -> ft.Control | None:
    """The mark that falls on a player, else the triangle of who played, hollow for who played along."""
    if cell.mark:
        return _mark(cell, scale, f)
    return played_mark(scale, hollow=cell.helped) if cell.played or cell.helped else None


def _ink(cell: Cell) -> tuple[str, str]:
    if cell.total in ("0", "–"):
        return SANS, INKT2
    return (SANS8 if cell.played or cell.helped else SANS6), INKT


MARK, NARROW = 36, 130
"""The width of a mark, and of a column of players in which everything stands closer."""


def room_for_total(column: float, marked: bool) -> float:
    """What is left for the total in a column of players that is so wide, beside a mark or a triangle."""
    left, mark, right = _edges(column)
    return column - 2 - left - (mark if marked else 16) - right


def right_edge(column: float) -> float:
    """How far from the right edge of a column of players its numbers stand."""
    return _edges(column)[2]


def _edges(column: float) -> tuple[float, float, float]:
    return (6, MARK, 16) if column >= NARROW else (4, MARK * 0.8, 8)


def score_cell(
    cell: Cell, extras: bool, slot: float = 53, gap: float = 0, size: float = 24, column: float = NARROW
) -> ft.Container:
    """Fixed slots, so that every column stands on one edge: triangle 16, mark 36, total, roem.

    Where a column is a player (`extras` false), what falls on him stands where else the triangle of who played does.
    """
    family, ink = _ink(cell)
    total = silent(cell.total, size, family, ink, 32, no_wrap=True)
    if not extras:
        left, mark, right = _edges(column)
        sign = _mark(cell, mark / MARK) or sign_of(cell)
        slots: list[ft.Control] = [
            ft.Container(sign, width=mark if cell.mark else 16, alignment=ft.Alignment.CENTER),
            ft.Container(total, expand=True, alignment=ft.Alignment.CENTER_RIGHT, padding=ft.Padding.only(right=right)),
        ]
        return ft.Container(ft.Row(slots, spacing=0), padding=ft.Padding.only(left=left), expand=True)
    behind = silent(cell.extra, 18, SANS, INKT2, no_wrap=True)
    edge = ft.Padding.only(right=8 + gap / 3)
    slots = [
        ft.Container(played_mark() if cell.played else None, width=16, alignment=ft.Alignment.CENTER),
        ft.Container(_mark(cell), width=MARK, alignment=ft.Alignment.CENTER),
        ft.Container(total, width=slot + gap, alignment=ft.Alignment.CENTER_RIGHT),
        ft.Container(behind, expand=True, alignment=ft.Alignment.CENTER_RIGHT, padding=edge),
    ]
    return ft.Container(ft.Row(slots, spacing=0), padding=ft.Padding.only(left=6), expand=True)


def large_line(name: str, cell: Cell, f: float) -> ft.Row:
    """When the text is large and a column is a player: a line of its own, with the name."""
    family, ink = _ink(cell)
    sign = _mark(cell, 1.3, f) or sign_of(cell, 1.5)
    size = capped(24, f, 1.5)
    return ft.Row(
        [
            silent(name, capped(18, f, 1.8), SANS6 if cell.played else SANS, INKT, expand=True),
            *([sign] if sign else []),
            silent(cell.total, size, family, ink, no_wrap=True),
        ],
        spacing=10,
    )


def large_cell(cell: Cell, f: float) -> ft.Container:
    """When the text is large: the roem under the total."""
    family, ink = _ink(cell)
    left = _mark(cell, 1.4, f) or (played_mark(1.5) if cell.played else None)
    size = capped(24, f, 1.7)
    total = silent(cell.total, size, SANS8 if cell.played else family, ink, no_wrap=True)
    lines: list[ft.Control] = [ft.Row([left or ft.Container(), total], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)]
    if cell.extra:
        lines.append(silent(cell.note, capped(16, f, 1.8), SANS, INKT2, no_wrap=True, text_align=ft.TextAlign.RIGHT))
    column = ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, padding=ft.Padding.only(left=8, right=10), expand=True)
