"""A sheepshead table in one call: the hand, who sits there, and what they agreed on besides the defaults."""

from __future__ import annotations

from typing import Any

import pytest

from scoring.game import Refused, Scored, Standing, Table
from scoring.sheepshead import GAME


def score(
    hand: Any, seats: int | None = None, out: tuple[int, ...] = (), waiting: int | None = None, **rules: Any
) -> Scored:
    """The hand scored at a table of `seats` (as many as play unless said), with so many doublers waiting."""
    agreed = GAME.complete(rules)
    seats = agreed["players"] if seats is None else seats
    return GAME.score(hand, Table(seats, 0, agreed, out), Standing((0,) * seats, memory=waiting))


def picked(points: Any, *, alone: bool = False, **more: Any) -> dict[str, Any]:
    """Seat 0 picked, with seat 1 unless alone."""
    return {"picker": 0, "partner": None if alone else 1, "points": points, **more}


def refused(hand: Any, seats: int | None = None, out: tuple[int, ...] = (), **rules: Any) -> list[tuple[str, str]]:
    """The places and kinds of everything that is wrong with the hand."""
    with pytest.raises(Refused) as caught:
        score(hand, seats, out, **rules)
    return [(problem.at, problem.id.removeprefix("sheepshead.")) for problem in caught.value.problems]


def ids(scored: Scored) -> list[str]:
    """The lines, by their short names."""
    return [line.id.removeprefix("sheepshead.") for line in scored.lines]


def rules_of(scored: Scored) -> dict[str, str]:
    """The house rule that decided each line, where one did."""
    return {line.id.removeprefix("sheepshead."): line.rule for line in scored.lines if line.rule}
