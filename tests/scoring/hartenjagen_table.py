"""A table of hartenjagen for the tests: one hand scored, or what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from scoring.game import Points, Refused, Scored, Standing, Table
from scoring.hartenjagen import GAME
from scoring.hartenjagen.ending import Memory

DUTCH_DOWN = Memory("turned")


def table(seats: int = 3, out: tuple[int, ...] = (), **rules: Any) -> Table:
    """A table that agreed on these house rules; refuses an agreement that cannot be."""
    assert GAME.refuse_rules(rules, seats) == []
    return Table(seats, 0, GAME.complete(rules), out)


def play(
    hand: dict[str, Any],
    *before: Points,
    seats: int = 0,
    out: tuple[int, ...] = (),
    memory: Memory | None = None,
    **rules: Any,
) -> Scored:
    """`hand` scored with the totals `before` it (none: all 0). As many seats as the hand or the totals have."""
    seats = seats or len(before) or len(hand.get("hearts") or hand["points"])
    at = table(seats, out, **rules)
    scored = GAME.score(hand, at, Standing(before or (0,) * seats, 1, memory))
    assert tuple(sum(line.moves[s] for line in scored.lines) for s in range(seats)) == scored.scores
    return scored


def after(
    hand: dict[str, Any], *before: Points, memory: Memory | None = None, **rules: Any
) -> tuple[tuple[Points, ...], tuple[int, ...] | None]:
    """The totals after `hand`, and the winners when that ended the match."""
    scored = play(hand, *before, memory=memory, **rules)
    totals = tuple(t + n for t, n in zip(before, scored.scores, strict=True))
    return totals, GAME.ended(GAME.complete(rules), Standing(totals, 2, scored.memory))


def wrong(
    hand: Any, *, seats: int = 3, out: tuple[int, ...] = (), **rules: Any
) -> list[tuple[str, str, dict[str, Any]]]:
    """Everything that is wrong with `hand`: the place, the problem, its values."""
    with pytest.raises(Refused) as refused:
        GAME.score(hand, table(seats, out, **rules), GAME.first(seats))
    return [(p.at, p.id.removeprefix("hartenjagen."), dict(p.values)) for p in refused.value.problems]


def reasons(hand: Any, *, seats: int = 3, out: tuple[int, ...] = (), **rules: Any) -> list[tuple[str, str]]:
    """The places and problems of `wrong`, without the values."""
    return [(at, problem) for at, problem, _ in wrong(hand, seats=seats, out=out, **rules)]


def ids(scored: Scored) -> list[str]:
    """The lines of a score, by their own ids."""
    return [line.id.removeprefix("hartenjagen.") for line in scored.lines]
