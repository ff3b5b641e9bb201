"""What a game brings to be entered: a draft, how taps change it, what would be written, and how it looks.

The frame around it (cover, dealer, saving every tap, writing) is the same for all games and is `app.screens.entry`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import flet as ft

from app.frame import Frame
from app.held import Held
from app.parts.pad_row import PadRow
from app.words import Who, Words
from scoring.game import Game, Scored, Standing, Table


class Case(NamedTuple):
    """What a draft is scored against: the game, the table of this hand, the standing before it,
    the players' names in seat order, and how sides and seats are called (`who`)."""

    game: Game
    table: Table
    standing: Standing
    names: tuple[str, ...]
    words: Words
    who: Who


class Verdict(NamedTuple):
    """What the bar says. `state`: "missing", "grow", "ask", "ready" or "nat"; `answers` (id, label) go with "ask"."""

    state: str
    line1: str
    line2: str = ""
    answers: tuple[tuple[str, str], ...] = ()
    focus: str = ""
    """What of the table is missing, "out" where it is who sits out: a tap on the bar asks for it."""

    @property
    def writes(self) -> bool:
        """Whether a tap on the bar writes the hand."""
        return self.state in ("ready", "nat", "grow")


class Working(NamedTuple):
    """A draft with what it comes to, worked out once a tap."""

    draft: Any
    verdict: Verdict
    counted: bool = False
    """Whether it says what was counted with the cards."""


class MenuItem(NamedTuple):
    """Something rare behind ⋮: what it says, whether it is on now, and what it makes of the draft."""

    label: str
    on: bool
    change: Callable[[Any], Any]
    group: str = ""
    """The heading under which it stands."""


Send = Callable[[Callable[[Any], Any]], None]
"""Sends a change (draft → draft) up to the screen."""
Write = Callable[[Any], Any]


class Entry(Protocol):
    """One game's entry. The module `app.entry.<game>` is one; all functions are pure but the two that draw."""

    def empty(self, case: Case) -> Any:
        """The draft of a new hand."""

    def of_hand(self, hand: Mapping[str, Any], case: Case) -> Any:
        """The draft that is filled in as this written hand, to be corrected."""

    def dump(self, draft: Any) -> dict[str, Any]:
        """The draft as JSON, kept at every tap."""

    def load(self, kept: Mapping[str, Any], case: Case) -> Any:
        """The draft that was kept. Whatever cannot be read is left empty, never an error."""

    def hand(self, draft: Any) -> dict[str, Any]:
        """The hand as the match file has it; it may still be incomplete."""

    def verdict(self, draft: Any, case: Case) -> Verdict:
        """What the bar says of the draft; once "ready" or "nat", exactly what will be written."""

    def answer(self, draft: Any, which: str, case: Case) -> Any:
        """The draft after one of the answers to a question."""

    def write_pressed(self, draft: Any, case: Case) -> Any:
        """The draft after a tap on a bar that cannot write yet: a question is put, what is missing gets the caret."""

    def key(self, draft: Any, key: str, case: Case) -> Any:
        """The draft after a key of a desktop's keyboard ("7", "Backspace", "W"); the same when it means nothing."""

    def menu(self, draft: Any, case: Case) -> list[MenuItem]:
        """What is rare, behind ⋮."""

    PAD: tuple[str, ...]
    """The printed heads of a column on the pad, as words' ids: the total, and what stands behind it, if anything."""

    def pad_row(self, hand: Mapping[str, Any], scored: Scored, words: Words, who: Who) -> PadRow:
        """How a written hand looks on the pad."""

    def top(self, held: Held[Working], case: Case, frame: Frame, send: Send) -> ft.Control:
        """The sheet: what is filled in."""

    def tray(self, held: Held[Working], case: Case, frame: Frame, send: Send) -> ft.Control:
        """The cardboard back below it: the keys."""

    # A game may also bring `figures(replay, words, who)`: what the result counts in a row (`app.entry.figures_of`).
    # `counted(draft, found, case)` and `is_counted(draft, found)`, where the cards can be counted (`scoring.counting`):
    # the draft with the part of a hand that was found in it, and whether that still stands there.
    # And `foot`, drawn as `top` is: what stays in sight between the sheet, which scrolls, and the keys.
