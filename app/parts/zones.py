"""Zones: stretches of points that all score the same, as buttons. One tap is an answer; a count shows where it falls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft
import flet.canvas as cv

from app.look import INKT, INKT2, OPINKT, PAPIER, RAND, SANS, SANS7, button, capped, silent, text

Tap = Callable[[Any], Any]
_LINE = ft.BorderSide(2, RAND)
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
def ZoneButton(zone: Zone, tap: Tap, height: float, f: float, left: bool, upper: bool) -> ft.Control:
    ink, soft = (OPINKT, OPINKT) if zone.on else (INKT, INKT2)
    face = ft.Column(
        [
            text(zone.label, capped(18, f, 1.9), SANS7, ink, 22, semantics_label=zone.name, no_wrap=True),
            silent(zone.under, capped(16, f, 1.9), SANS, soft, 20, text_align=ft.TextAlign.CENTER),
        ],
        spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    press = ft.TextButton(
        content=face, data=list(zone.data), on_click=tap, height=height, expand=True, style=_ON if zone.on else _OFF
    )
    edge = ft.Border.only(left=None if left else _LINE, top=None if upper else _LINE)
    return ft.Container(ft.Row([press], spacing=0), border=edge, expand=True)


zone_button = ft.memo(ZoneButton)


@ft.component
def Zones(zones: tuple[Zone, ...], tap: Tap, f: float = 1.0) -> ft.Control:
    """All beside each other under the pointer; two by two where the text is large. A tap sends [low, high]."""
    per_row, height = (len(zones), 56) if f < 1.3 else (2, 96)
    rows: list[ft.Control] = []
    for start in range(0, len(zones), per_row):
        part = zones[start : start + per_row]
        rows.append(
            ft.Row(
                [zone_button(z, tap, height, f, i == 0, start == 0, key=z.label) for i, z in enumerate(part)], spacing=0
            )
        )
    frame = ft.Container(
        ft.Column(rows, spacing=0), border=ft.Border.all(2, RAND), border_radius=10, bgcolor=PAPIER,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )  # fmt: skip
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


zone_row = ft.memo(Zones)
