"""Zones: stretches of points that all score the same, as buttons. One tap is an answer, and a count falls in one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from app.hooks import memo
from app.look import INKT, INKT2, OPINKT, PAPIER, SANS, SANS7, button, capped, silent, text
from app.parts.people import framed

Tap = Callable[[Any], Any]
_ON, _OFF = button(INKT, 0, pad=2), button(PAPIER, 0, pad=2)
_POINTER = cv.Path(
    [cv.Path.MoveTo(0, 0), cv.Path.LineTo(18, 0), cv.Path.LineTo(9, 12), cv.Path.Close()], paint=ft.Paint(color=INKT)
)


class Zone(NamedTuple):
    """One zone: what it sends, its stretch, what it means, and how a screen reader says it."""

    data: tuple[int, int]
    label: str
    under: str
    name: str
    on: bool = False


@ft.component
def ZoneButton(zone: Zone, tap: Tap, height: float, f: float) -> ft.Control:
    ink, soft = (OPINKT, OPINKT) if zone.on else (INKT, INKT2)
    face = ft.Column(
        [
            text(zone.label, capped(18, f, 1.9), SANS7, ink, 22, semantics_label=zone.name, no_wrap=True),
            silent(zone.under, capped(16, f, 1.9), SANS, soft, 20, text_align=ft.TextAlign.CENTER),
        ],
        spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    return ft.TextButton(
        content=face, data=list(zone.data), on_click=tap, height=height, expand=True, style=_ON if zone.on else _OFF
    )


zone_button = memo(ZoneButton)


@ft.component
def Zones(zones: tuple[Zone, ...], tap: Tap, f: float = 1.0) -> ft.Control:
    """All beside each other under the pointer; two by two where the text is large. A tap sends [low, high]."""
    per_row, height = (len(zones), 56) if f < 1.3 else (2, 96)
    rows: list[ft.Control] = []
    for start in range(0, len(zones), per_row):
        part = zones[start : start + per_row]
        rows.append(ft.Row([zone_button(z, tap, height, f, key=z.label) for z in part], spacing=2))
    frame = framed(rows, 10)
    if f >= 1.3:
        return ft.Semantics(container=True, content=frame)
    pointers: list[ft.Control] = [
        ft.Container(
            cv.Canvas([_POINTER], width=18, height=12) if z.on else None,
            height=14,
            expand=True,
            alignment=ft.Alignment.CENTER,
        )
        for z in zones
    ]
    return ft.Semantics(container=True, content=ft.Column([ft.Row(pointers, spacing=0), frame], spacing=0))


zone_row = memo(Zones)
