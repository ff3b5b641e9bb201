"""Counting with the cards: what one pile holds, or the tricks in order, and what a hand then comes to.

    count(counter_of("klaverjassen"), table, Laid("tricks", "harten", played=cards, answers={"leader": 1}))

Each game that can be counted has a room here, the module of its name with its `COUNTER`. What comes out is ids and
values, and the part of a hand that the cards tell, in the form of a match file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from scoring.cards import Card
from scoring.game import Hand, Line, Problem, Table

PILE, TRICKS = "pile", "tricks"
"""The two ways to count: which cards a pile holds, or all tricks as they were played."""
Whose: TypeAlias = str | int
"""Whose pile it is: a side's id, a seat, or a word of the game's own ("hand")."""


class Laid(NamedTuple):
    """What was laid out so far.

    `way` is PILE or TRICKS. `piles` holds the cards of each pile, `played` the cards in the order of play. `answers`
    tell what cards cannot ("leader", "last"), by the names of the game's asks. `trump` may still be chosen afterwards.
    """

    way: str = PILE
    trump: str | None = None
    piles: Mapping[Whose, tuple[Card, ...]] = {}
    played: tuple[Card, ...] = ()
    answers: Mapping[str, Any] = {}

    def pile(self, whose: Whose) -> tuple[Card, ...]:
        """The cards of this pile."""
        return self.piles.get(whose, ())


class Ask(NamedTuple):
    """Something that the cards do not tell.

    `options` are what it can be: sides, seats or words, and None where nobody can be it. `default` holds until it is
    answered; None when it must be. Where `many` is above 0, the answer is a tuple of so many at most.
    """

    name: str
    options: tuple[Any, ...]
    default: Any = None
    many: int = 0


class Trick(NamedTuple):
    """A trick, or what lies of it: who led, the cards in order of play, who won, its card points, and its roem.

    `leader` and `winner` are None while they cannot be told (no trump yet, nobody said who led).
    """

    leader: int | None
    cards: tuple[Card, ...]
    winner: int | None
    points: int | None = None
    lines: tuple[Line, ...] = ()


class Amount(NamedTuple):
    """A number that was counted. `who` is a side, a seat or a word ("rounded"); `more` is the roem beside it."""

    who: Whose
    number: int
    more: int = 0


class Count(NamedTuple):
    """What the cards come to so far.

    `hand` is what can go into a hand of the match file, {} as long as there are `problems`: cards that are missing,
    double or too many, and what was not answered, the first thing to do first. `amounts` are the numbers now, `lines`
    how it came to them (they write nothing, so they move nothing). `next` is the seat whose card comes next.
    """

    amounts: tuple[Amount, ...]
    lines: tuple[Line, ...]
    hand: Hand
    problems: tuple[Problem, ...]
    tricks: tuple[Trick, ...] = ()
    next: int | None = None


class Counter(NamedTuple):
    """How a game is counted.

    `cards(table, laid)` is what can be laid this way. `piles` are whose piles
    there are, `asks` what else must be known, `counted` what it comes to (asked through `count`). `known(hand, table)`
    gives the answers that a half-entered hand already tells, with "trump" among them. `tricks(table)` is how many
    tricks a hand has. `trump`: whether one suit is trump by choice. `gathers`: whether all that was laid nowhere can go
    to one pile at once. `whole(table, laid)` is how many cards are laid in order, `over` are the piles whose cards lie
    in another one too.
    """

    trump: bool
    cards: Callable[[Table, Laid], tuple[Card, ...]]
    piles: Callable[[Table, Laid], tuple[Whose, ...]]
    asks: Callable[[Table, Laid], tuple[Ask, ...]]
    known: Callable[[Hand, Table], dict[str, Any]]
    tricks: Callable[[Table], int]
    counted: Callable[[Table, Laid], Count]
    whole: Callable[[Table, Laid], int]
    gathers: Callable[[Table, Laid], bool] = lambda table, laid: False
    over: tuple[Whose, ...] = ()


_extra: dict[str, Counter] = {}


def register(game_id: str, counter: Counter) -> None:
    """Gives a game that has no room here its counter."""
    _extra[game_id] = counter


def counter_of(game_id: str) -> Counter | None:
    """How a game is counted with its cards; None for a game that brings nothing for it."""
    if game_id in _extra:
        return _extra[game_id]
    room = f"{__name__}.{game_id}"
    try:
        found: Counter = import_module(room).COUNTER
    except ModuleNotFoundError as missing:
        if missing.name != room:
            raise
        return None
    return found


def count(counter: Counter, table: Table, laid: Laid) -> Count:
    """What the cards come to. Cards that are not in the deck are a problem, and then nothing is counted."""
    deck = counter.cards(table, laid)
    there = (laid.played,) if laid.way == TRICKS else laid.piles.values()
    strange = tuple(dict.fromkeys(card for cards in there for card in cards if card not in deck))
    if strange:
        return Count((), (), {}, (Problem("cards", "recount.not_in_deck", {"cards": strange}),))
    return counter.counted(table, laid)


def answer(laid: Laid, ask: Ask) -> Any:
    """What was answered, else what holds until then."""
    said = laid.answers.get(ask.name)
    if ask.many:
        return tuple(one for one in said if one in ask.options) if isinstance(said, tuple) else ask.default
    return said if ask.name in laid.answers and said in ask.options else ask.default
