"""Roem chips: each tap adds and leaves a stroke, the arrow takes the last one off. No mode, no wrong side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import INKT, LIJN, PAPIER, RAND, SANS7, TINT, UIT, flat, icon, text
from app.parts.marks import tally
from app.words import Words

Tap = Callable[[Any], Any]
_CHIP, _CHIP_ON, _CHIP_OFF = flat(PAPIER, 8, RAND, 1), flat(TINT, 8, INKT, 2), flat(PAPIER, 8, LIJN, 1)


@ft.component
def Chip(
    w: Words, side: str, who: str, worth: int, times: int, on: bool, tap: Tap, height: float, size: float
) -> ft.Control:
    name = w.say("roem.chip" if times else "roem.chip_none", who=who, worth=worth, n=times)
    ink = INKT if on else UIT
    label = text(f"+{worth}", size, SANS7, ink, 18 if times else None, semantics_label=name, no_wrap=True)
    face: ft.Control = label
    if times:
        face = ft.Column(
            [label, tally(min(times, 6))], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
    return ft.TextButton(
        content=ft.Container(face, padding=ft.Padding.only(top=2) if times else 0),
        data=(side, worth),
        on_click=tap,
        disabled=not on,
        height=height,
        expand=True,
        style=_CHIP_ON if times else _CHIP if on else _CHIP_OFF,
    )


@ft.component
def TakeBack(w: Words, side: str, who: str, on: bool, tap: Tap, height: float) -> ft.Control:
    arrow = icon(
        ft.Icons.UNDO_ROUNDED, 24 if height < 60 else 36, INKT if on else UIT, w.say("roem.take_back", who=who)
    )
    return ft.TextButton(
        content=arrow, data=(side, 0), on_click=tap, disabled=not on, height=height, expand=True,
        style=_CHIP if on else _CHIP_OFF,
    )  # fmt: skip


chip, take_back = memo(Chip), memo(TakeBack)


@ft.component
def RoemChips(
    w: Words,
    side: str,
    who: str,
    roem: tuple[int, ...],
    offered: tuple[tuple[int, bool], ...],
    tap: Tap,
    height: float = 48,
    size: float = 16,
    gap: float = 4,
) -> ft.Control:
    """The values and the arrow in 3 × 2 for one side. `offered`: (worth, can it be). A tap sends (side, worth or 0)."""

    def one(worth: int, on: bool) -> ft.Control:
        return chip(w, side, who, worth, roem.count(worth), on, tap, height, size, key=str(worth))

    cells = [one(worth, on) for worth, on in offered] + [take_back(w, side, who, bool(roem), tap, height)]
    return ft.Column([ft.Row(cells[:3], spacing=gap), ft.Row(cells[3:], spacing=gap)], spacing=gap)


@ft.component
def RoemRow(
    w: Words, who: str, roem: tuple[int, ...], worths: tuple[int, ...], tap: Tap, height: float = 48, gap: float = 8
) -> ft.Control:
    """The values and the arrow in one row, where only one side can have roem. A tap sends ("", worth or 0)."""
    cells = [chip(w, "", who, worth, roem.count(worth), True, tap, height, 16, key=str(worth)) for worth in worths]
    return ft.Row([*cells, take_back(w, "", who, bool(roem), tap, height)], spacing=gap)


roem_chips, roem_row = memo(RoemChips), memo(RoemRow)
