"""The page of a game's rules: what stands on it. Its sentences are words, the numbers of its examples are scored.

A game's page is `BOOK` in `app.entry.<game>.rules`; a game without one has no page.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from app.entry import entry_of
from scoring import game as game_by_id
from scoring.game import Hand
from scoring.match import Match, Played, replay

NAMES = ("Riet", "Ans", "Jan", "Piet", "Kees", "Truus", "Els", "Dirk")
"""Who play in the examples."""


class Pays(NamedTuple):
    """A number in a table that scoring fills in: what a column writes for a hand."""

    hand: Hand
    column: int = 0


Cell = str | Pays


class Grid(NamedTuple):
    """A small table: the words of its heads, and its rows: the word of what it is about, and a cell a head."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]


class Example(NamedTuple):
    """A worked example. The last of `hands` is shown, after the others; `caption` is its word, filled from that hand.

    `rules` are what this table agreed on, `seats` how many play (0: the usual number), `before` the totals before it.
    `who` says under which key of the hand a person of the caption stands.
    """

    caption: str
    hands: tuple[Hand, ...]
    rules: Mapping[str, Any] = {}
    seats: int = 0
    before: tuple[int, ...] = ()
    who: Mapping[str, str] = {}


class Book(NamedTuple):
    """A page: each section as the words of its paragraphs, or as a table. Empty ones are left out.

    `score` are steps, in order. `cards` and `extra` come with what is said under them.
    """

    intro: str
    cards: Grid
    cards_said: tuple[str, ...]
    play: tuple[str, ...]
    score: tuple[str, ...]
    end: tuple[str, ...]
    examples: tuple[Example, ...]
    sources: tuple[str, ...]
    extra: Grid | None = None
    extra_title: str = ""
    extra_said: tuple[str, ...] = ()


def book_of(game_id: str) -> Book | None:
    """The page of a game; None where it has none."""
    name = f"{getattr(entry_of(game_id), '__name__', '')}.rules"
    if name == ".rules" or find_spec(name) is None:
        return None
    book: Book = import_module(name).BOOK
    return book


def worked(game_id: str, example: Example) -> Played:
    """An example, scored."""
    game = game_by_id(game_id)
    seats = example.seats or game.tables[0]
    *earlier, hand = example.hands
    until = replay(Match(game_id, NAMES[:seats], 0, example.rules, tuple(earlier)))
    if example.before:
        standing = until.standing._replace(totals=example.before)
        until = until._replace(turn=until.turn._replace(standing=standing))
    return until.draft(hand)


def paid(game_id: str, cell: Pays) -> Any:
    """The number of a cell that scoring fills in."""
    return worked(game_id, Example("", (cell.hand,))).scored.scores[cell.column]


def said_values(example: Example) -> dict[str, Any]:
    """What the caption of an example can say: the keys of its hand, those inside an object with a line between."""
    hand = example.hands[-1]
    values: dict[str, Any] = {"before": example.before}
    for key, value in hand.items():
        if isinstance(value, Mapping):
            values |= {f"{key}_{inner}": tuple(one) if isinstance(one, list) else one for inner, one in value.items()}
        else:
            values[key] = tuple(value) if isinstance(value, list) else value
    return values | {name: hand[key] for name, key in example.who.items()}
