"""What everybody is about to write, on a printed band: beside each other, or as a list where the text is large."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.hooks import memo
from app.look import DRUK, EDGE, INKT, INKT2, LIJN, SANS6, SANS8, TINT, capped, silent

_LINE = ft.BorderSide(2, DRUK)


class Outcome(NamedTuple):
    """One player: the name, what is written ("+ 2"; "" while nobody knows), and whether it stands out."""

    name: str
    value: str
    strong: bool = False


@ft.component
def OutcomeBand(outcomes: tuple[Outcome, ...], said: str, per_row: int, f: float = 1.0) -> ft.Control:
    """`said` is the whole band as a screen reader tells it."""
    if f >= 1.3:
        inside: ft.Control = ft.Column([_line(o, f) for o in outcomes], spacing=0)
    else:
        rows: list[ft.Control] = []
        for start in range(0, len(outcomes), per_row):
            part = outcomes[start : start + per_row]
            cells: list[ft.Control] = [_cell(o, i == 0, start == 0) for i, o in enumerate(part)]
            if len(part) < per_row:
                cells.append(ft.Container(expand=per_row - len(part)))
            rows.append(
                ft.Row(cells, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
            )
        inside = ft.Column(rows, spacing=0)
    return ft.Container(
        ft.Semantics(container=True, label=said, exclude_semantics=True, content=inside),
        bgcolor=TINT, border=ft.Border.only(top=_LINE, bottom=_LINE),
    )  # fmt: skip


def _cell(o: Outcome, left: bool, upper: bool) -> ft.Container:
    return ft.Container(
        ft.Column(
            [
                silent(o.name, 16, SANS6, INKT2, 20, text_align=ft.TextAlign.CENTER),
                silent(o.value or "–", 26, SANS8 if o.strong else SANS6, INKT if o.value else INKT2, 30, no_wrap=True),
            ],
            spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(vertical=4, horizontal=2), expand=True,
        border=ft.Border.only(left=None if left else _LINE, top=None if upper else ft.BorderSide(1, LIJN)),
    )  # fmt: skip


def _line(o: Outcome, f: float) -> ft.Container:
    value = silent(
        o.value or "–", capped(26, f, 1.6), SANS8 if o.strong else SANS6, INKT if o.value else INKT2, no_wrap=True
    )
    return ft.Container(
        ft.Row([silent(o.name, capped(18, f, 2), SANS6, INKT2, expand=True), value], spacing=12),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=4), border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip


outcome_band = memo(OutcomeBand)
