"""A player's row while hearts are given out: the name, how many hearts, and the cards that were taken beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.hooks import memo
from app.look import (
    CLEAR,
    INKT,
    INKT2,
    KOP,
    LIJN,
    OPINKT,
    PAPIER,
    RAND,
    SANS,
    SANS7,
    TINT,
    UIT,
    capped,
    flat,
    silent,
    strut,
    text,
)  # fmt: skip
from app.parts.marks import pip
from app.parts.stepper import stepper
from app.words import Words

Tap = Callable[[Any], Any]


class CardKey(NamedTuple):
    """A card that a player may have taken: its id, its suit and letter as drawn, its full name, and whether he did."""

    card: str
    suit: str
    letter: str
    name: str
    on: bool


class Measures(NamedTuple):
    """How the rows stand: their height (0: as high as needed), that of what is tapped in them, how wide a stepper and a
    card are, the size of the name, and whether that stands above (`stacked`) because it does not fit beside."""

    row: float
    control: float
    stepper: float
    card: float
    name: float
    stacked: bool


def measures(names: tuple[str, ...], cards: int, width: float, room: float, f: float) -> Measures:
    """The measures of all rows of a hand, so that they stand in line: as high as drawn, lower where that keeps all of
    them in sight in `room` pixels. `width` is that of a row without its edges.
    """
    many = len(names)
    if f >= 1.3:
        card = 96 if cards == 1 else 80
        return Measures(0, 64, width - cards * (card + GAP), card, 20, True)
    row, control = next((m for m in _HEIGHTS if m[0] * many <= room), _HEIGHTS[-1])
    longest = max(map(len, names))
    for size, wide, card in ((20, 172, 64), (20, 146, 54), (16, 142, 50)):
        if longest * size * 0.58 <= width - wide - cards * (card + GAP) - GAP:
            return Measures(row, control, wide, card, size, False)
    return Measures(0, control, width - cards * (54 + GAP), 54, 20, True)


GAP = 8
"""Between the things in a row."""
_HEIGHTS = ((92, 60), (76, 60), (65, 56), (57, 52))


@ft.component
def HeartRow(
    w: Words,
    seat: int,
    name: str,
    hearts: int | None,
    comes_to: int | None,
    active: bool,
    can_down: bool,
    can_up: bool,
    cards: tuple[CardKey, ...],
    said: tuple[str, str, str],
    m: Measures,
    choose: Tap,
    step: Tap,
    take: Tap,
    f: float = 1.0,
) -> ft.Control:
    """`said`: the row as a screen reader tells it, and what its minus and plus do. `comes_to`: the points of the row.

    A tap on the name sends the seat, one on an end of the stepper (seat, "down" or "up"), one on a card (card, seat).
    """
    told, less, more = said
    low = 0 < m.row < 70
    title = text(
        name, capped(m.name, f, 1.8), KOP, INKT, capped(24 if low else 28, f, 1.8), semantics_label=told
    )
    worth = silent(
        "" if comes_to is None else f"= {w.number(comes_to)}", capped(16 if low else 18, f, 1.8), SANS, INKT2,
        20 if low else None, no_wrap=True,
    )  # fmt: skip
    if m.stacked:
        face: ft.Control = ft.Row([ft.Container(title, expand=True), worth], spacing=8)
    else:
        lines: list[ft.Control] = [title] if comes_to is None else [title, worth]
        face = ft.Column(lines, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    head = ft.TextButton(
        content=ft.Container(ft.Row([ft.Container(face, expand=True), strut(48)], spacing=0)), data=seat,
        on_click=choose, style=flat(CLEAR, 8),
    )  # fmt: skip
    number = stepper(
        "–" if hearts is None else str(hearts), "", less, more, can_down, can_up, step, m.control, f, 32,
        UIT if hearts is None else INKT, 56 if m.stepper >= 160 else 48, seat,
    )  # fmt: skip
    controls: list[ft.Control] = [
        ft.Container(number, width=m.stepper),
        *[_card(w, seat, card, m, take, f) for card in cards],
    ]
    inside: ft.Control
    if m.stacked:
        inside = ft.Column([head, ft.Row(controls, spacing=GAP)], spacing=0, tight=True)
        inside = ft.Container(inside, padding=ft.Padding.only(bottom=8))
    else:
        inside = ft.Container(ft.Row([ft.Container(head, expand=True), *controls], spacing=GAP), height=m.row - 1)
    bar = ft.Container(width=6, left=0, top=0, bottom=0, bgcolor=INKT if active else CLEAR)
    row = ft.Container(
        ft.Semantics(container=True, content=inside), padding=ft.Padding.symmetric(horizontal=16),
        bgcolor=TINT if active else PAPIER, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip
    return ft.Stack([row, bar])


def _card(w: Words, seat: int, card: CardKey, m: Measures, take: Tap, f: float) -> ft.TextButton:
    ink = OPINKT if card.on else INKT
    name = card.name + (f", {w.say('a11y.chosen')}" if card.on else "")
    size = 22 if m.card >= 64 else 18
    face = ft.Row(
        [
            pip(card.suit, size * min(f, 1.4), OPINKT if card.on else None),
            text(card.letter, capped(20, f, 1.5), SANS7, ink, semantics_label=name),
        ],
        spacing=4, tight=True,
    )  # fmt: skip
    return ft.TextButton(
        content=face, data=(card.card, seat), on_click=take, width=m.card, height=m.control,
        style=flat(INKT if card.on else PAPIER, 10, INKT if card.on else RAND),
    )  # fmt: skip


heart_row = memo(HeartRow)
