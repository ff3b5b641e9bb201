"""The verdict bar: says in table language what will be written before it is written, and writes it.

Five states: *missing* (dashed, says what), *grow* (outlined, another digit can follow), *ask* (a question and its
answers), *ready* (solid) and *nat* (red). Once it is solid, it is exactly what will be written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from app.hooks import memo
from app.look import (
    CLEAR,
    INKT,
    INKT2,
    OPINKT,
    OPROOD,
    PAPIER,
    RAND,
    ROODVLAK,
    SANS,
    SANS7,
    SANS8,
    SMALL,
    button,
    capped,
    ems,
    fitting,
    flat,
    icon,
    strut,
    text,
)

Tap = Callable[[Any], Any]
_ASK = button(PAPIER, 10, RAND, 2, ft.Padding.symmetric(horizontal=14))
_FILL = {"nat": (ROODVLAK, OPROOD), "ready": (INKT, OPINKT)}


def dashed(width: float, height: float) -> cv.Canvas:
    """A dashed box; a Container's border has no dashes."""
    paint = ft.Paint(color=RAND, stroke_width=2, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=[6, 4])
    return cv.Canvas([cv.Rect(1, 1, width - 2, height - 2, border_radius=11, paint=paint)])


def _live(said: str, shown: ft.Control) -> ft.Stack:
    # A live region must carry its own words; the button has its own name.
    mouth = ft.Semantics(live_region=True, container=True, label=said, content=ft.Container(width=1, height=1))
    return ft.Stack([mouth, shown])


@ft.component
def VerdictBar(
    state: str,
    line1: str,
    line2: str,
    answers: tuple[tuple[str, str], ...],
    write_label: str,
    width: float,
    write: Tap,
    answer: Tap,
    height: float = 72,
    f: float = 1.0,
) -> ft.Control:
    """`answers`: (id, label) of the two answers of *ask*; a tap on one calls `answer`, the id being its data."""
    said = f"{line1} {line2}".strip()
    if state == "missing":
        words = text(line1, capped(20, f, 1.6), SANS7, INKT2, text_align=ft.TextAlign.CENTER)
        tap = ft.TextButton(content=words, style=flat(CLEAR, 12, pad=8), height=height, on_click=write, data=state)
        box = ft.Container(dashed(width, height), left=0, right=0, top=0, bottom=0)
        return _live(said, ft.Stack([box, ft.Container(tap, left=0, right=0, top=0, bottom=0)], height=height))
    if state == "ask":
        options = [
            ft.TextButton(
                content=text(label, capped(18, f, 1.5), SANS7), data=a, on_click=answer, style=_ASK, height=52
            )
            for a, label in answers
        ]
        question = text(line1, capped(18, f, 1.5), SANS7, INKT, expand=True)
        inside: ft.Control = (
            ft.Row([question, *options, strut(height - 12)], spacing=8)  # higher where the question is long
            if f < 1.3
            else ft.Column(
                [question, ft.Row([ft.Container(o, expand=True) for o in options], spacing=8)], spacing=4, tight=True
            )
        )
        box = ft.Container(
            inside, padding=ft.Padding.only(left=16, right=8, top=4, bottom=4),
            border=ft.Border.all(2, RAND), border_radius=12, bgcolor=PAPIER,
        )  # fmt: skip
        return _live(said, box)
    fill, ink = _FILL.get(state, (PAPIER, INKT))
    if f >= 1.3 and " — " in line1:
        line1, line2 = line1.split(" — ", 1)
    # The word on the button goes before a line is broken: the keys above it must not move while one types.
    # The heavy letters of the first line are a little wider than others.
    room = width - 40 - ems(write_label) * 18 - 52
    short = f >= 1.3 or ems(line1) * 23 > room or ems(line2) * SMALL > room
    small = 18 if short else fitting([line2], 18, room)
    lines: list[ft.Control] = [
        text(line1, capped(22, f, 1.8), SANS8, ink, capped(28, f, 1.7)),
        text(line2, capped(small, f, 1.8), SANS, ink, capped(24, f, 1.7)),
    ]
    tail: list[ft.Control] = [icon(ft.Icons.CHECK_ROUNDED, 28 * min(f, 1.7), ink, write_label if short else None)]
    if not short:
        tail.insert(0, text(write_label, 18, SANS7, ink, no_wrap=True))
    left = ft.CrossAxisAlignment.START
    body = ft.Row(
        [
            ft.Column(lines if line2 else lines[:1], spacing=0, tight=True, expand=True, horizontal_alignment=left),
            ft.Row(tail, spacing=8, tight=True),
            strut(height),  # no lower than this, higher where long names need another line
        ],
        spacing=8,
    )
    return _live(
        said,
        ft.TextButton(
            content=ft.Container(body, padding=ft.Padding.symmetric(horizontal=20 if f < 1.3 else 16)),
            on_click=write,
            data=state,
            style=flat(fill, 12, RAND if state == "grow" else None),
        ),
    )


verdict_bar = memo(VerdictBar)
