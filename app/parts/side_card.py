"""The card of one side on the klaverjas entry: who plays, the number, roem and what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import (
    CLEAR,
    DRUK,
    INKT,
    INKT2,
    KOP,
    LIJN,
    OPINKT,
    PAPIER,
    RAND,
    SANS,
    SANS6,
    SANS7,
    TINT,
    UIT,
    button,
    capped,
    flat,
    silent,
    text,
)  # fmt: skip
from app.parts.marks import nat_ring, pit_mark, side_dot
from app.words import Words

Tap = Callable[[Any], Any]
# A button's fill would paint over the card's inner corners: it gets their radius.
_TOP = ft.BorderRadius.only(top_left=10, top_right=10)
LOW = ft.BorderRadius.only(bottom_left=9, bottom_right=9)
_HEAD = {fill: button(fill, _TOP) for fill in (INKT, TINT, PAPIER)}


@ft.component
def Head(
    w: Words, side: str, index: int, who: str, playing: str | None, complement: str, tap: Tap, f: float = 1.0
) -> ft.Control:
    """ "Wie speelt?" One tap picks the side and puts the caret there."""
    on = playing == side
    ink = OPINKT if on else INKT
    name = w.say("side.plays", who=who) + (f", {w.say('a11y.chosen')}" if on else "")
    if f >= 1.3:
        row = ft.Row(
            [side_dot(index, ink, 22), text(who, capped(22, f, 1.7), KOP, ink, semantics_label=name)], spacing=12
        )
        return ft.TextButton(
            content=ft.Container(row, padding=ft.Padding.symmetric(horizontal=16)),
            data=side, on_click=tap, height=64, expand=True,
            style=flat(INKT if on else PAPIER, 12, INKT if on else RAND),
        )  # fmt: skip
    tight = len(who) > 3  # a wider name than Wij or Zij leaves less room for what stands at its right
    if playing is None:
        right = silent(w.say("side.play_question"), 18, SANS6, DRUK, no_wrap=True)
    elif on:
        right = silent(w.say("side.play"), 16, SANS6, OPINKT, no_wrap=True)
    else:
        right = silent(complement.replace(" ", "") if tight else complement, 16, SANS, INKT2, no_wrap=True)
    body = ft.Row(
        [
            side_dot(index, ink),
            text(who, 20 if tight else 22, KOP, ink, semantics_label=name),
            ft.Container(expand=True, height=52),
            right,
        ],
        spacing=5 if tight else 8,
    )
    edge = 8 if tight else 12
    return ft.TextButton(
        content=ft.Container(body, padding=ft.Padding.only(left=edge, right=edge, bottom=2 if on else 0)),
        data=side, on_click=tap, height=54 if on else 52,
        style=_HEAD[INKT if on else TINT if playing is None else PAPIER],
    )  # fmt: skip


def caret_bar(f: float = 1.0) -> ft.Container:
    return ft.Container(
        width=3, height=44 * min(f, 1.6), bgcolor=DRUK, border_radius=2, margin=ft.Margin.only(left=4, top=2)
    )


@ft.component
def Number(
    w: Words, side: str, who: str, value: int | None, caret: bool, light: bool, mark: str, tap: Tap, f: float = 1.0
) -> ft.Control:
    """The points of a side. Tapping it moves the caret here, for a table that counts this side."""
    said = w.say("side.points", who=who, points=w.say("a11y.empty") if value is None else str(value))
    size = capped(52, f, 1.6)
    if value is None and caret:
        row: list[ft.Control] = [caret_bar(f), text("", 1, semantics_label=said)]
    else:
        family = SANS if light or value is None else SANS7
        ink = UIT if value is None else INKT2 if light else INKT
        row = [text("–" if value is None else str(value), size, family, ink, size, semantics_label=said)]
        if caret:
            row.append(caret_bar(f))
    if mark:
        row += [ft.Container(expand=True), nat_ring(40, 34, 20 / f) if mark == "nat" else pit_mark(34, f)]
    return ft.TextButton(
        content=ft.Container(ft.Row(row, spacing=0), padding=ft.Padding.symmetric(horizontal=12)),
        data=side, on_click=tap, height=64 if f < 1.3 else 96, style=flat(CLEAR, 0),
    )  # fmt: skip


@ft.component
def Sum(w: Words, who: str, roem: int, points: int | None) -> ft.Control:
    """Roem of a side, and what its cards and roem come to."""
    total = [text(str(points + roem), 18, SANS7)] if roem and points is not None else []
    said = w.say("side.roem", roem=roem) if roem else w.say("side.no_roem")
    return ft.Container(
        ft.Row(
            [text(said, 16, SANS, INKT2, semantics_label=f"{who}, {said}"), ft.Container(expand=True), *total],
            spacing=0,
        ),
        height=32,
        padding=ft.Padding.symmetric(horizontal=12),
    )


head, number, roem_sum = memo(Head), memo(Number), memo(Sum)


def side_card(on: bool, head: ft.Control, body: list[ft.Control]) -> ft.Semantics:
    """The frame around one side's head, number, sum and chips; a screen reader finishes it before the other one."""
    edge = None if on else ft.Border.only(bottom=ft.BorderSide(2, LIJN))
    return ft.Semantics(
        container=True,
        expand=True,
        content=ft.Container(
            ft.Column(
                [
                    ft.Container(head, border=edge),
                    ft.Container(ft.Column(body, spacing=0), bgcolor=PAPIER, border_radius=LOW),
                ],
                spacing=0,
            ),
            border=ft.Border.all(2, INKT if on else RAND),
            border_radius=12,
            bgcolor=INKT if on else PAPIER,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
    )
