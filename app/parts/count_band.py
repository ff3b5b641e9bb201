"""What was counted so far, in a printed band: a number a side or player, with its roem beside it."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.hooks import memo
from app.look import DRUK, EDGE, INKT, INKT2, LIJN, SANS, SANS7, TINT, capped, fitting, silent


class Counted(NamedTuple):
    """Whose number, the number, and what comes on top of it ("+ 20", "" for nothing)."""

    label: str
    number: str
    more: str = ""


@ft.component
def CountBand(numbers: tuple[Counted, ...], width: float, low: bool = False, f: float = 1.0) -> ft.Control:
    """The numbers beside each other; under each other where the text is large. `width`: what the band has."""
    if f >= 1.3:
        inside: ft.Control = ft.Column([_line(one, f) for one in numbers], spacing=2)
        return _printed(inside, ft.Padding.symmetric(horizontal=EDGE, vertical=6))
    room = width / max(1, len(numbers)) - 12
    size = fitting([one.number + (" " + one.more if one.more else "") for one in numbers], 26 if low else 30, room)
    cells: list[ft.Control] = []
    for i, one in enumerate(numbers):
        said = f"{one.label} {one.number} {one.more}".strip()
        number: list[ft.Control] = [silent(one.number, size, SANS7, INKT, size * 1.15, no_wrap=True)]
        if one.more:
            number.append(silent(one.more, max(16, size * 0.6), SANS, INKT2, no_wrap=True))
        column = ft.Column(
            [
                silent(one.label, 16, SANS, INKT2, 20, no_wrap=True),
                ft.Row(number, spacing=6, tight=True, vertical_alignment=ft.CrossAxisAlignment.END),
            ],
            spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )  # fmt: skip
        cells.append(
            ft.Container(
                ft.Semantics(container=True, label=said, exclude_semantics=True, content=column), expand=True,
                border=ft.Border.only(left=ft.BorderSide(1, LIJN)) if i else None, alignment=ft.Alignment.CENTER,
                clip_behavior=ft.ClipBehavior.HARD_EDGE,
            )
        )  # fmt: skip
    return _printed(ft.Row(cells, spacing=0), ft.Padding.symmetric(vertical=4))


def _line(one: Counted, f: float) -> ft.Control:
    said = f"{one.label} {one.number} {one.more}".strip()
    return ft.Semantics(
        container=True, label=said, exclude_semantics=True,
        content=ft.Row(
            [
                silent(one.label, capped(18, f, 2), SANS, INKT2, expand=True),
                silent(one.number, capped(26, f, 1.6), SANS7, INKT, no_wrap=True),
                silent(one.more, capped(18, f, 1.8), SANS, INKT2, no_wrap=True),
            ],
            spacing=10,
        ),
    )  # fmt: skip


def _printed(inside: ft.Control, padding: ft.Padding) -> ft.Control:
    line = ft.BorderSide(2, DRUK)
    return ft.Container(inside, bgcolor=TINT, padding=padding, border=ft.Border.only(top=line, bottom=line))


count_band = memo(CountBand)
