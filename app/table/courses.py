"""How it went over time, for charts: running totals, the spread of points, the form. Exact values, no drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import accumulate
from typing import TYPE_CHECKING, Literal, NamedTuple

from app.store import Door, Person
from app.store.counted import ALWAYS, Period, Step, Whose, member
from app.table.tallying import catch_up
from scoring.facts import spread_figure, step_of
from scoring.facts.figure import SPREAD
from scoring.game import Points

if TYPE_CHECKING:
    from app.store.store import Store

MOST_BARS = 14
"""How many bars a spread has at most: beyond that the steps are taken together."""
_WIDTHS = tuple(digit * 10**power for power in range(9) for digit in (1, 2, 5))


class Point(NamedTuple):
    """Where somebody stood after a match: what was added up until then. `number` counts their matches from 1."""

    match: str
    at: datetime
    number: int
    total: Points


class Course(NamedTuple):
    """The running total of one person, over matches that are over, the oldest first."""

    person: Person
    points: tuple[Point, ...]


class Bar(NamedTuple):
    """How many hands or matches came to at least `low` and less than `high` points. `figure` is what is behind it, for
    `hands_behind`; "" where the bar is one of matches, or a company's."""

    low: int
    high: int
    n: int
    figure: str


class Evening(NamedTuple):
    """One match in somebody's form: the final total, whether it was won (shared is won too), and the points a hand."""

    match: str
    at: datetime
    total: Points
    won: bool
    shared: bool
    hands: int


async def running(
    door: Door,
    whose: Whose,
    game: str,
    period: Period = ALWAYS,
    *,
    of: Literal["points", "won"] = "points",
    most: int = 120,
) -> tuple[Course, ...]:
    """What the final totals add up to match after match, or the matches won (`of`): a line for whose figures it is,
    for a company one of each member, for partners one. At most so many points a line, the last one among them.
    """
    await catch_up(door)
    return await door.ask(lambda s: _running(s, whose, game, period, of, most))


async def spread(
    door: Door, whose: Whose, game: str, period: Period = ALWAYS, of: Literal["hands", "matches"] = "hands"
) -> tuple[Bar, ...]:
    """How often which points were written in a hand, or were the final total of a match: bars of one width from the
    lowest to the highest, empty ones between them too. () where there is nothing.

    A company's hands are counted for each who played them.
    """
    await catch_up(door)
    ask: Callable[[Store], tuple[Bar, ...]] = (
        (lambda s: _spread_of_hands(s, whose, game, period))
        if of == "hands"
        else (lambda s: _spread_of_matches(s, whose, game, period))
    )
    return await door.ask(ask)


async def form(door: Door, whose: Whose, game: str, period: Period = ALWAYS, last: int = 20) -> tuple[Evening, ...]:
    """The last matches that are over, the oldest of them first. Of a company ask each `member`."""
    await catch_up(door)
    return await door.ask(lambda s: _form(s, whose, game, period, last))


def _running(store: Store, whose: Whose, game: str, period: Period, of: str, most: int) -> tuple[Course, ...]:
    alone = whose.kind != "company"
    subjects = [whose] if alone else [member(one, whose.people) for one in whose.people]
    names = store.persons([one.people[0] for one in subjects])
    courses = []
    for one in subjects:
        steps = store.steps(one, game, ("match", "won"), period)
        won = {step.match for step in steps.get("won", ())}
        over = steps.get("match", [])
        gains = [step.amount if of == "points" else int(step.match in won) for step in over]
        points = [
            Point(step.match, step.at, number, total)
            for number, (step, total) in enumerate(zip(over, accumulate(gains), strict=True), 1)
        ]
        courses.append(Course(names[one.people[0]], thinned(points, most)))
    return tuple(one for one in courses if one.points)


def thinned(points: Sequence[Point], most: int) -> tuple[Point, ...]:
    """At most so many of the points, evenly, the last one always."""
    if len(points) <= most:
        return tuple(points)
    last = len(points) - 1
    return tuple(points[round(i * last / (most - 1))] for i in range(most)) if most > 1 else (points[-1],)


def _spread_of_hands(store: Store, whose: Whose, game: str, period: Period) -> tuple[Bar, ...]:
    facts = [what for what in store.facts(game) if what.startswith(f"{SPREAD}.")]
    sums = store.sums(whose, game, facts, period)
    counts = {int(what.rpartition(".")[2]): one.n for what, one in sums.items()}
    if not counts:
        return ()
    step, times = step_of(game), 1
    while max(counts) // times - min(counts) // times >= MOST_BARS:
        times = next(width for width in _WIDTHS if width > times)
    bars = []
    for bar in range(min(counts) // times, max(counts) // times + 1):
        first, last = bar * times, bar * times + times - 1
        n = sum(counts.get(one, 0) for one in range(first, last + 1))
        behind = "" if whose.kind == "company" else spread_figure(first, last).id
        bars.append(Bar(first * step, (last + 1) * step, n, behind))
    return tuple(bars)


def _spread_of_matches(store: Store, whose: Whose, game: str, period: Period) -> tuple[Bar, ...]:
    steps: list[Step] = store.steps(whose, game, ("match",), period).get("match", [])
    if not steps:
        return ()
    totals = [step.amount for step in steps]
    width = next(w for w in _WIDTHS if max(totals) // w - min(totals) // w < MOST_BARS)
    counts: dict[int, int] = {}
    for total in totals:
        counts[int(total // width)] = counts.get(int(total // width), 0) + 1
    return tuple(Bar(n * width, (n + 1) * width, counts.get(n, 0), "") for n in range(min(counts), max(counts) + 1))


def _form(store: Store, whose: Whose, game: str, period: Period, last: int) -> tuple[Evening, ...]:
    steps = store.steps(whose, game, ("match", "won", "shared", "hand"), period, newest=last)
    won, shared = ({step.match for step in steps.get(what, ())} for what in ("won", "shared"))
    hands = {step.match: step.n for step in steps.get("hand", ())}
    over = [
        Evening(step.match, step.at, step.amount, step.match in won, step.match in shared, hands.get(step.match, 0))
        for step in steps.get("match", ())
    ]
    return tuple(over[-last:])
