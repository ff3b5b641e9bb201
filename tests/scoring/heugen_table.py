"""How the tests of heugen write a hand down: Anna (seat 0) bids 100 and exchanges, unless they say otherwise."""

from __future__ import annotations

from typing import Any

from scoring.game import Problem, Refused, Scored, Table
from scoring.heugen import GAME


def table(rules: dict[str, Any] | None = None, seats: int = 3, out: tuple[int, ...] = ()) -> Table:
    """A table under the usual agreement, but for `rules`; the last seat deals."""
    return Table(seats, seats - 1, GAME.complete(rules or {}), out)


def score(hand: Any, at: Table) -> Scored:
    """The hand as it stands, scored."""
    return GAME.score(hand, at, GAME.first(at.seats))


def play(points: int, *, seats: int = 3, rules: dict[str, Any] | None = None, **hand: Any) -> Scored:
    """Anna counts `points`."""
    return score({"bidder": 0, "bid": 100, "points": points, **hand}, table(rules, seats))


def written(points: int, **more: Any) -> tuple[Any, ...]:
    """What every seat writes when Anna counts `points`."""
    return play(points, **more).scores


def refused(hand: Any, at: Table | None = None) -> tuple[Problem, ...]:
    """Why a hand cannot be; () when it can."""
    try:
        score(hand, at or table())
    except Refused as why:
        return why.problems
    return ()


def places(hand: Any, at: Table | None = None) -> list[tuple[str, str]]:
    """Where a hand goes wrong, and how."""
    return [(p.at, p.id) for p in refused(hand, at)]


def doubts(points: int, **more: Any) -> list[tuple[str, str]]:
    """What the table is asked about a hand that can be."""
    return [(p.at, p.id) for p in play(points, **more).warnings]
