"""A hand (or a match) behind a figure: when, which one, and what was written, as on the pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.hooks import memo
from app.look import CLEAR, DRUK, INKT, INKT2, LIJN, SANS, SANS6, TINT, capped, ems, flat, silent, text
from app.parts.marks import pip
from app.parts.score_cell import NARROW, Cell, large_line, score_cell

Tap = Callable[[Any], Any]
_LINE = ft.BorderSide(2, DRUK)


class Behind(NamedTuple):
    """One of them. `key` is what a tap carries; `when` the day, `which` the hand ("hand 6"); `names` stand over the
    `cells`, those of `mine` are whom the figure is about; `suit` and `aside` as on the pad; `said` for a screen reader.
    """

    key: Any
    when: str
    which: str
    names: tuple[str, ...]
    cells: tuple[Cell, ...]
    mine: tuple[int, ...]
    said: str
    suit: str = ""
    aside: str = ""
    extras: bool = False
    """Whether something stands behind a total (roem), or might: all rows keep the room for it."""


@ft.component
def BehindRow(one: Behind, tap: Tap, width: float, f: float = 1.0) -> ft.Control:
    """One row, `width` wide."""
    about = " · ".join(part for part in (one.when, one.which) if part)
    told = text(about, capped(16, f, 2), SANS, DRUK, 22, semantics_label=one.said, expand=True)
    head: list[ft.Control] = [told]
    if one.aside:
        head.append(silent(one.aside, capped(16, f, 2), SANS6, INKT2, 22))
    if one.suit:
        head.append(pip(one.suit, 16 * min(f, 1.5)))
    top = ft.Container(ft.Row(head, spacing=8), padding=ft.Padding.only(left=16, right=16, top=8, bottom=2))
    if f >= 1.3:
        lines: list[ft.Control] = [large_line(name, cell, f) for name, cell in zip(one.names, one.cells, strict=True)]
        inside: ft.Control = ft.Container(
            ft.Column(lines, spacing=2), padding=ft.Padding.only(left=16, right=16, bottom=10)
        )
    else:
        inside = _cells(one, width)
    return ft.TextButton(
        content=ft.Container(
            ft.Column([top, inside], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
        ),
        style=flat(CLEAR, 0), data=one.key, on_click=tap,
    )  # fmt: skip


behind_row = memo(BehindRow)


def _cells(one: Behind, width: float) -> ft.Control:
    """The columns beside each other, at most three or four in a line."""
    count = len(one.cells)
    per = count if count * 86 <= width else -(-count // 2)
    column = width / per
    drawn: list[ft.Control] = []
    for i, (name, cell) in enumerate(zip(one.names, one.cells, strict=True)):
        over = silent(_short(name, column - 16), 16, SANS6 if i in one.mine else SANS,
                      INKT if i in one.mine else INKT2, 20, no_wrap=True)  # fmt: skip
        wide = one.extras and column >= 150
        number = score_cell(cell if wide else cell._replace(extra=""), wide, 53, max(0.0, min(60.0, column - 170)), 22,
                            column if not wide else NARROW)  # fmt: skip
        number.expand = None
        stood = ft.Column(
            [ft.Container(over, padding=ft.Padding.only(left=10 if i % per else 16)), number], spacing=0, tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )  # fmt: skip
        edge = ft.Border.only(left=_LINE) if i % per else None
        drawn.append(
            ft.Container(
                stood, expand=True, border=edge, bgcolor=TINT if i in one.mine else None,
                padding=ft.Padding.only(top=2, bottom=4),
            )
        )  # fmt: skip
    drawn += [ft.Container(expand=True) for _ in range(-count % per)]  # what stands below stands in the same columns
    rows: list[ft.Control] = [
        ft.Row(drawn[at : at + per], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
        for at in range(0, count, per)
    ]
    return ft.Column(rows, spacing=0)


def _short(name: str, room: float) -> str:
    """A name, or two, by first names and then initials where there is no room for all of it."""
    if ems(name) * 16 <= room:
        return name
    firsts = " & ".join(one.split()[0] for one in name.split(" & "))
    return firsts if ems(firsts) * 16 <= room else " & ".join(one[:1] for one in name.split(" & "))
