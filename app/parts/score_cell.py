"""A side's cell in a row of the pad: who played, a mark, the total on its edge, roem behind it."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.look import INKT, INKT2, SANS, SANS6, SANS8, capped, silent
from app.parts.marks import letter_mark, nat_ring, played_mark


class Cell(NamedTuple):
    """What stands in one cell. `mark`: "nat", a letter, or "" for none; `extra`: what stands behind (roem), "" for none."""

    total: str
    extra: str = ""
    played: bool = False
    mark: str = ""
    note: str = ""
    """The extra as it is said under the total when the text is large ("70 roem")."""


def _mark(cell: Cell, scale: float = 1) -> ft.Control | None:
    if cell.mark == "nat":
        return nat_ring(36 * scale, 30 * scale, 18 * min(scale, 1))
    return letter_mark(cell.mark, 28 * scale) if cell.mark else None


def _ink(cell: Cell) -> tuple[str, str]:
    if cell.total == "0":
        return SANS, INKT2
    return (SANS8 if cell.played else SANS6), INKT


def score_cell(cell: Cell, extras: bool, slot: float = 53, gap: float = 0) -> ft.Container:
    """Fixed slots, so that every column stands on one edge: triangle 16, mark 36, total, roem."""
    family, ink = _ink(cell)
    total = silent(cell.total, 24, family, ink, 32, no_wrap=True)
    slots: list[ft.Control] = [
        ft.Container(played_mark() if cell.played else None, width=16, alignment=ft.Alignment.CENTER),
        ft.Container(_mark(cell), width=36, alignment=ft.Alignment.CENTER),
    ]
    if extras:
        slots.append(ft.Container(total, width=slot + gap, alignment=ft.Alignment.CENTER_RIGHT))
        behind = silent(cell.extra, 18, SANS, INKT2, no_wrap=True)
        edge = ft.Padding.only(right=8 + gap / 3)
        slots.append(ft.Container(behind, expand=True, alignment=ft.Alignment.CENTER_RIGHT, padding=edge))
    else:
        edge = ft.Padding.only(right=16)
        slots.append(ft.Container(total, expand=True, alignment=ft.Alignment.CENTER_RIGHT, padding=edge))
    return ft.Container(ft.Row(slots, spacing=0), padding=ft.Padding.only(left=6), expand=True)


def large_cell(cell: Cell, f: float) -> ft.Container:
    """When the text is large: the roem under the total."""
    family, ink = _ink(cell)
    left = _mark(cell, 1.45) or (played_mark(1.5) if cell.played else None)
    under = [silent(cell.note, capped(16, f, 1.8), SANS, INKT2, no_wrap=True)] if cell.extra else []
    return ft.Container(
        ft.Row(
            [
                ft.Container(left, expand=True, alignment=ft.Alignment.CENTER_LEFT),
                ft.Column(
                    [silent(cell.total, capped(24, f, 1.7), SANS8 if cell.played else family, ink, no_wrap=True), *under],
                    spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END,
                ),
            ],
            spacing=2,
        ),
        padding=ft.Padding.only(left=8, right=10),
        expand=True,
    )  # fmt: skip
