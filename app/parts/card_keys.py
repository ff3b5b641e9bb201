"""The cards of a deck as keys, and a trick as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.hooks import memo
from app.look import (
    DRUK,
    INKT,
    INKT2,
    LIJN,
    OPINKT,
    PAPIER,
    SANS,
    SANS6,
    SANS7,
    TOETS,
    TOETSUIT,
    UIT,
    capped,
    flat,
    silent,
    text,
)  # fmt: skip
from app.parts.keypad import KEY_EDGE, PEN
from app.parts.marks import pip

Tap = Callable[[Any], Any]
_HERE, _AWAY = flat(INKT, 10), flat(TOETSUIT, 10)


class Face(NamedTuple):
    """A card: what it sends, its suit, what stands on it, and how a screen reader says it.

    `state` is "free", "here" (in the pile that is tapped) or "away" (it lies somewhere else).
    """

    data: str
    suit: str
    letter: str
    name: str
    state: str = "free"


@ft.component
def CardKey(
    data: str, suit: str, letter: str, name: str, state: str, tap: Tap, height: float, f: float, tight: bool = False
) -> ft.Control:
    """One card: raised while it is free, filled in when it lies here, flat when it lies elsewhere."""
    ink = {"here": OPINKT, "away": UIT}.get(state)
    size = capped(20, f, 1.2) if tight else capped(22, f, 1.5)
    drawn = 16 * min(f, 1.2) if tight else 20 * min(f, 1.5)
    marks = ft.Row(
        [
            pip(suit, drawn, ink),
            text(letter, size, SANS7, ink or INKT, size * 1.2, semantics_label=name, no_wrap=True),
        ],
        spacing=1 if tight else 6, tight=True, alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    if state != "free":
        style = _HERE if state == "here" else _AWAY
        return ft.TextButton(content=marks, style=style, height=height, data=data, on_click=tap, expand=True)
    face = ft.Container(marks, bgcolor=TOETS, border=KEY_EDGE, border_radius=10, alignment=ft.Alignment.CENTER)
    return ft.TextButton(content=face, style=PEN, height=height, data=data, on_click=tap, expand=True)


card_key = memo(CardKey)


def card_grid(
    rows: Sequence[Sequence[Face | None]],
    tap: Tap,
    height: float = 48,
    f: float = 1.0,
    gap: float = 4,
    tight: bool = False,
) -> ft.Control:
    """The cards in rows; None leaves a place empty. A tap sends the card's data. `tight`: the keys are narrow."""
    drawn = [
        ft.Row(
            [
                card_key(c.data, c.suit, c.letter, c.name, c.state, tap, height, f, tight, key=c.data)
                if c else ft.Container(expand=True)
                for c in row
            ],
            spacing=gap,
        )
        for row in rows
    ]  # fmt: skip
    return ft.Semantics(container=True, content=ft.Column(list(drawn), spacing=gap))


class Lying(NamedTuple):
    """A trick as it is shown: its number, its cards (suit, letter), which of them wins (−1: none yet), and what it was
    worth to whom. `more` are lines below it; `said` is all of it for a screen reader."""

    number: str
    cards: tuple[tuple[str, str], ...]
    wins: int
    to: str
    worth: str
    more: tuple[str, ...]
    said: str


@ft.component
def TrickRow(trick: Lying, f: float = 1.0) -> ft.Control:
    """One trick: the card that won is framed; whose it is and what it was worth stand at the right."""
    size = capped(18, f, 1.6)
    cards: list[ft.Control] = []
    for i, (suit, letter) in enumerate(trick.cards):
        face = ft.Row([pip(suit, size * 0.9), silent(letter, size, SANS7, no_wrap=True)], spacing=3, tight=True)
        edge = ft.Border.all(2, DRUK if i == trick.wins else "transparent")
        cards.append(
            ft.Container(face, border=edge, border_radius=8, padding=ft.Padding.symmetric(horizontal=4, vertical=3))
        )
    number = ft.Container(silent(trick.number, size, SANS, INKT2, no_wrap=True), width=22 * min(f, 1.6))
    to: ft.Control = silent(trick.to, 16, SANS, INKT2, no_wrap=True)
    if trick.worth:
        to = ft.Row([to, silent(trick.worth, size, SANS7, INKT, no_wrap=True)], spacing=8, tight=True)
    laid = ft.Row([number, *cards], spacing=2, wrap=True, run_spacing=2)
    first: ft.Control
    if f < 1.3 and len(cards) <= 4:
        first = ft.Row([ft.Container(laid, expand=True), to], spacing=4)
    else:
        first = ft.Column([laid, to], spacing=2)
    below = [silent(said, 16, SANS6, DRUK) for said in trick.more]
    inside = ft.Semantics(
        container=True, label=trick.said, exclude_semantics=True, content=ft.Column([first, *below], spacing=2)
    )
    return ft.Container(
        inside, bgcolor=PAPIER, padding=ft.Padding.symmetric(horizontal=16, vertical=5),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip


trick_row = memo(TrickRow)
