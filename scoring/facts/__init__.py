"""What happened to whom: the facts of hands and matches that figures are made of. Ids and amounts, no prose.

A fact happened once to a seat in a hand, with an exact amount. Some are the same in every game; a game tells its own in
the module of its name here: `facts(hand, played)`, its `FIGURES`, the `STEP` by which its points are spread over bars,
and a `VERSION` that goes up whenever they come to mean something else. A game without that module has the general ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from scoring import game as game_by_id
from scoring.facts.figure import GENERAL, MATCH_FACTS, SEATED, SPREAD, Figure
from scoring.game import Game, Hand, Points, Standing
from scoring.match import Played, Replay

__all__ = [
    "GENERAL",
    "MATCH_FACTS",
    "VERSION",
    "Fact",
    "Figure",
    "Own",
    "facts",
    "figure_of",
    "figures_of",
    "happened",
    "lowest_wins",
    "match_facts",
    "own",
    "spread_figure",
    "step_of",
    "version_of",
]

VERSION = 1
"""Goes up when the general facts come to mean something else, so that all figures are made anew."""


class Fact(NamedTuple):
    """This happened once to this seat, in a hand or a match. `amount` is what it came to, exact; 0 where it only
    counts."""

    seat: int
    what: str
    amount: Points


class Own(NamedTuple):
    """What a game tells of itself."""

    facts: Callable[[Hand, Played], Iterable[tuple[int, str, Points]]] = lambda hand, played: ()
    figures: tuple[Figure, ...] = ()
    step: int = 1
    version: int = 0


@cache
def own(game_id: str) -> Own:
    """What the game tells in its module here; nothing where there is none."""
    name = f"{__name__}.{game_id}"
    try:
        told = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Own()
    return Own(told.facts, tuple(one._replace(game=game_id) for one in told.FIGURES), told.STEP, told.VERSION)


def version_of(game_id: str) -> str:
    """By which meaning of the facts the figures of a game are made."""
    return f"{VERSION}.{own(game_id).version}"


def facts(game_id: str, hand: Hand, played: Played) -> tuple[Fact, ...]:
    """What happened in a hand, to every seat that played it. Nothing in a hand that does not count (dealt again,
    passed) or came after the end.

    Every seat has a "hand" with the points it wrote (those of its side), and a "spread.<n>": these points lie in the
    n-th step from 0.
    """
    if played.number is None or played.after_end:
        return ()
    game, one = game_by_id(game_id), own(game_id)
    sides = len(game.sides)
    found = []
    for seat in played.table.playing():
        points = played.scored.scores[seat % sides if sides else seat]
        found.append(Fact(seat, "hand", points))
        found.append(Fact(seat, f"{SPREAD}.{points // one.step}", 0))
    found += [Fact(*told) for told in one.facts(hand, played)]
    return tuple(found)


def match_facts(replayed: Replay) -> tuple[Fact, ...]:
    """What a whole match came to, for every seat that played a hand of it that counts.

    "seated" tells in which column (side, or seat) it wrote; "match" the final total; "won" that it won, alone or not,
    and "shared" that others won too. The last three only once the match is over.
    """
    there: set[int] = set()
    for played in replayed.hands:
        if played.number is not None and not played.after_end:
            there.update(played.table.playing())
    sides = len(replayed.game.sides)
    found = []
    for seat in sorted(there):
        column = seat % sides if sides else seat
        found.append(Fact(seat, SEATED, column))
        if replayed.finished:
            found.append(Fact(seat, "match", replayed.totals[column]))
            if column in replayed.winners:
                found.append(Fact(seat, "won", 0))
                if len(replayed.winners) > 1:
                    found.append(Fact(seat, "shared", 0))
    return tuple(found)


def figures_of(game_id: str) -> tuple[Figure, ...]:
    """The figures of a game in the order in which they are read: those that every game has, then its own."""
    return (*GENERAL, *own(game_id).figures)


def figure_of(game_id: str, figure: str) -> Figure | None:
    """The figure of this id, one bar of the spread too ("spread.3", "spread.-2.1"); None when there is none."""
    if not figure.startswith(f"{SPREAD}."):
        return next((one for one in figures_of(game_id) if one.id == figure), None)
    ends = figure.split(".")[1:]
    if len(ends) > 2 or not all(end.removeprefix("-").isdecimal() and len(end) < 6 for end in ends):
        return None
    return spread_figure(int(ends[0]), int(ends[-1]))


def spread_figure(first: int, last: int) -> Figure:
    """How many hands wrote points in the steps from the `first` to the `last` one, counted from 0."""
    name = f"{SPREAD}.{first}" if first == last else f"{SPREAD}.{first}.{last}"
    return Figure(name, "spread", "count", tuple(f"{SPREAD}.{n}" for n in range(first, last + 1)))


def step_of(game_id: str) -> int:
    """How many points a bar of the spread takes together."""
    return own(game_id).step


def lowest_wins(game: Game) -> bool:
    """Whether the lowest total is the best one."""
    first = game.first(game.tables[0])
    uneven = Standing((0, *[1] * (len(first.totals) - 1)), first.hands, first.memory)
    return game.leaders(game.complete({}), uneven) == (0,)


def happened(replayed: Replay) -> Iterator[tuple[int | None, Fact]]:
    """All facts of a match, each with the place of its hand; None for those of the match as a whole."""
    for played in replayed.hands:
        for fact in facts(replayed.game.id, replayed.match.hands[played.place], played):
            yield played.place, fact
    for fact in match_facts(replayed):
        yield None, fact
