"""The figures of somebody, of two or of a company, as they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from app.screens.figures_charts import Course, course_of
from app.screens.figures_lists import WANTED
from app.screens.figures_ways import ANY, Asked, period_of
from app.store import Door, Person
from app.store.counted import Pairing, Period, Sum, Whose, company, member, partners, person, together
from app.store.trouble import UnknownError
from app.table.figures import (
    Group,
    Row,
    Told,
    beside,
    facts_for,
    figures,
    games_played,
    has_sides,
    told_of,
    years,
)
from scoring.facts import Figure
from scoring.facts.figure import SPREAD

if TYPE_CHECKING:
    from app.store.store import Store

COURSE = ("match", "won")
MOST_LINES = 8
"""More people than this cannot be told apart in one chart."""

MOST_MATES = 12
"""With so many others somebody is shown, those whom they played with most."""


class Seen(NamedTuple):
    """The people (the first is whom it is about, where it is about one); the games that they played, the most first,
    and which one is shown; the years in which they did; the figures under their heads; each of a company in a row, with
    the course of the matches a line each; how the points of a hand are spread; and the partners of somebody.

    Without `people` there is nobody of whom this could be told.
    """

    people: tuple[Person, ...] = ()
    games: tuple[str, ...] = ()
    game: str = ""
    years: tuple[int, ...] = ()
    groups: tuple[Group, ...] = ()
    rows: tuple[Row, ...] = ()
    courses: tuple[tuple[str, Course], ...] = ()
    spread: Mapping[str, Sum] = {}
    pairs: tuple[Pairing, ...] = ()


def whose_of(asked: Asked, game: str) -> Whose:
    """Of whom the figures are asked in this game."""
    if asked.person is not None:
        return member(asked.person, asked.company) if asked.company else person(asked.person)
    if asked.pair:
        return partners(*asked.pair) if has_sides(game) else together(*asked.pair)
    return company(asked.company)


def one_figure(store: Store, figure: Figure, whose: Whose, game: str, period: Period) -> Told:
    """One figure alone; in the store's thread."""
    return told_of(store, figure, whose, game, period, store.sums(whose, game, facts_for([figure]), period))


async def seen(door: Door, asked: Asked) -> Seen:
    """All that the screen shows. Raises what the store raises, but for people who are not there."""
    ids = (asked.person, *asked.company) if asked.person is not None else (*asked.pair, *asked.company)
    unique = list(dict.fromkeys(one for one in ids if one is not None))
    try:
        there = await door.ask(lambda s: s.persons(unique))
    except UnknownError:
        return Seen()
    people = tuple(dict.fromkeys(there[one] for one in unique if one in there))
    if any(one not in there for one in unique) or (asked.pair and len(people) < 2):
        return Seen()
    played = await games_played(door, None if asked.pair else whose_of(asked, asked.game))
    games = tuple(one.game for one in played)
    if asked.pair:  # whether they sat together is told by the figures of each game
        games = tuple([game for game in games if await years(door, game, whose_of(asked, game))])
    game = (games[0] if games else "") if asked.game == ANY else asked.game
    if not game:
        return Seen(people)
    whose, period = whose_of(asked, game), period_of(asked.period)
    found = Seen(people, games, game, await years(door, game, whose), await figures(door, whose, game, period))
    if not found.groups:
        return found
    rows: tuple[Row, ...] = ()
    courses: list[tuple[str, Course]] = []
    if whose.kind == "company":
        rows = await beside(door, asked.company, game, WANTED, period)
        if len(people) <= MOST_LINES:
            for one in people:
                courses.append((one.name, await _course(door, member(one.id, asked.company), game, period)))
    else:
        courses.append((people[0].name, await _course(door, whose, game, period)))
    spreads = await door.ask(
        lambda s: s.sums(whose, game, [what for what in s.facts(game) if what.startswith(f"{SPREAD}.")], period)
    )
    pairs: tuple[Pairing, ...] = ()
    if whose.kind == "person" and has_sides(game):
        everybody = await door.ask(lambda s: s.pairings(game, period))
        who = people[0]
        theirs = [pair for pair in everybody if who in (pair.one, pair.other)]
        mine = [p if p.one == who else p._replace(one=p.other, other=p.one) for p in theirs]
        pairs = tuple(sorted(mine, key=lambda pair: (-pair.matches, pair.other.name)))[:MOST_MATES]
    return found._replace(rows=rows, courses=tuple(courses), spread=spreads, pairs=pairs)


async def _course(door: Door, whose: Whose, game: str, period: Period) -> Course:
    """The matches of `whose`, one after another."""
    return course_of(await door.ask(lambda s: s.steps(whose, game, COURSE, period)))
