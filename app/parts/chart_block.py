"""A chart under its heading, with what its signs mean, and its numbers as a table on a tap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import flet as ft
import flet.canvas as cv

from app.hooks import use_state
from app.look import DRUK, EDGE, INKT, INKT2, KOP, SANS, capped, silent, text
from app.parts.buttons import plain
from app.parts.marks import side_dot
from app.parts.rules_page import table


class Key(NamedTuple):
    """What a sign in a chart means. `sign`: "dot", "ring" or "dash"."""

    sign: str
    means: str


class Numbers(NamedTuple):
    """The same as a table: the head of each column of numbers, and the rows with what they are about.

    `opens` and `shuts` are the words that unfold and fold it.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    opens: str
    shuts: str


@ft.component
def ChartBlock(
    title: str, chart: ft.Control, keys: Sequence[Key], numbers: Numbers, open_name: str, f: float = 1.0
) -> ft.Control:
    """`open_name` is what a screen reader calls the fold, with which chart it is."""
    opened, set_open = use_state(False)
    head = ft.Semantics(heading_level=2, content=text(title, capped(20, f, 1.7), KOP, INKT, capped(28, f, 1.7)))
    sign = ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.EXPAND_MORE_ROUNDED
    line = plain(
        numbers.shuts if opened else numbers.opens, lambda _: set_open(not opened), sign=sign, name=open_name, f=f,
    )  # fmt: skip
    parts: list[ft.Control] = [
        ft.Container(head, padding=ft.Padding.only(left=EDGE, right=EDGE, top=18, bottom=8)),
        ft.Container(chart, padding=ft.Padding.symmetric(horizontal=EDGE)),
    ]
    if keys:
        drawn: list[ft.Control] = [
            ft.Row([_sign(key.sign), silent(key.means, capped(16, f, 2), SANS, INKT2)], spacing=8, tight=True)
            for key in keys
        ]
        held = ft.Row(drawn, spacing=20, run_spacing=4, wrap=True)
        parts.append(ft.Container(held, padding=ft.Padding.only(left=EDGE, right=EDGE, top=8)))
    parts.append(ft.Container(line, padding=ft.Padding.only(left=8)))
    if opened:
        parts.append(table(numbers.heads, numbers.rows, f))
    return ft.Column(parts, spacing=0)


def _sign(sign: str) -> ft.Control:
    if sign == "dash":
        paint = ft.Paint(color=DRUK, stroke_width=3, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=[7, 5])
        return cv.Canvas([cv.Line(0, 8, 32, 8, paint=paint)], width=32, height=16)
    return side_dot(0 if sign == "dot" else 1)
