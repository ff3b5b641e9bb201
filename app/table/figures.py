"""What the figures tell: of one player, of two, of a company, of everybody who plays a game.

Screens ask here, through the door; every answer is made of tallies that are up to date. Values are exact: an int or a
Fraction, never a float; None where there is nothing to tell it by.

    await catch_up(door, on_progress)                     # from app.table.tallying: once, with progress in words
    groups = await figures(door, person(3), "heugen")     # from app.store.counted: person, partners, company, …
    page = await behind(door, person(3), "heugen", "made")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from app.store import Door, Person
from app.store.counted import ALWAYS, Period, Sum, Whose, member
from app.table.tallying import catch_up
from scoring import game as game_by_id
from scoring import game_ids
from scoring.facts import Figure, figure_of, figures_of, lowest_wins
from scoring.facts.figure import SEATED
from scoring.game import Points

if TYPE_CHECKING:
    from app.store.store import Store


class Told(NamedTuple):
    """One figure, told.

    `value` is what it comes to: a number of hands or matches ("count"), a percentage from 0 to 100 ("share"), points or
    an amount (all others). `n` is how many hands are behind it, or matches where `figure.of_matches` or
    `figure.extreme`; `of` is of how many: hands or matches again.
    """

    figure: Figure
    value: Points | None
    n: int
    of: int


class Group(NamedTuple):
    """Figures under one head, of which `word` is the id."""

    word: str
    figures: tuple[Told, ...]


class Row(NamedTuple):
    """Somebody in a ranking, or in a company: their figures, in the order in which they were asked for."""

    person: Person
    figures: tuple[Told, ...]


class Played(NamedTuple):
    """A game, and in how many matches of it somebody played a hand, whether those are over or not."""

    game: str
    matches: int


class Circle(NamedTuple):
    """People who played together, in how many matches, and when the last of these began."""

    people: tuple[Person, ...]
    matches: int
    last: datetime


async def figures(door: Door, whose: Whose, game: str, period: Period = ALWAYS) -> tuple[Group, ...]:
    """All figures of `whose` in a game, under their heads, in the order in which they are read.

    Heads under which nothing ever happened are left out, and with a pair or a company what only tells of one player.
    () where nobody played.
    """
    await catch_up(door)
    return await door.ask(lambda s: _groups(s, whose, game, period))


async def beside(
    door: Door, people: Iterable[int], game: str, wanted: Sequence[str], period: Period = ALWAYS
) -> tuple[Row, ...]:
    """The figures with these ids, of each of a company in the matches of that company; in the order of a ranking by the
    first of them. KeyError for a figure that there is not.
    """
    return await ranking(door, game, wanted, period, tuple(people))


async def ranking(
    door: Door, game: str, wanted: Sequence[str], period: Period = ALWAYS, people: Sequence[int] | None = None
) -> tuple[Row, ...]:
    """Everybody on the lists who played the game, each with the figures with these ids: in order of the first of them,
    the best first, who has nothing to tell it by last. With `people` only that company, in its own matches.

    KeyError for a figure that there is not.
    """
    await catch_up(door)
    asked = [_known(game, one) for one in wanted]
    return await door.ask(lambda s: _ranked(s, game, asked, period, people))


async def games_played(door: Door, whose: Whose | None = None) -> tuple[Played, ...]:
    """The games that were played (by `whose`), the one played most first."""
    await catch_up(door)

    def ask(store: Store) -> list[Played]:
        return [Played(game, len(store.began(game, whose))) for game in game_ids()]

    found = [one for one in await door.ask(ask) if one.matches]
    return tuple(sorted(found, key=lambda one: -one.matches))


async def years(door: Door, game: str, whose: Whose | None = None) -> tuple[int, ...]:
    """The years (of the local calendar) in which there is something to tell, the last one first."""
    await catch_up(door)
    began = await door.ask(lambda s: s.began(game, whose))
    return tuple(sorted({at.astimezone().year for at in began}, reverse=True))


def in_year(year: int) -> Period:
    """A year of the local calendar."""
    return Period(datetime(year, 1, 1).astimezone(), datetime(year + 1, 1, 1).astimezone())


async def circles(door: Door, game: str) -> tuple[Circle, ...]:
    """Who has played a game together, who did so last first."""
    await catch_up(door)
    return await door.ask(lambda s: _circles(s, game))


def has_sides(game: str) -> bool:
    """Whether a pair of the game is two partners or two opponents; else it is two at one table."""
    return bool(game_by_id(game).sides)


def direction(figure: Figure, game: str) -> int:
    """1 where more of it is better in this game, −1 where less is, 0 where it is neither."""
    lowest = figure.points and lowest_wins(game_by_id(game))
    return -figure.better if lowest else figure.better


# --- In the store's thread --------------------------------------------------------------------------------------------


def tell(figure: Figure, sums: Mapping[str, Sum], game: str, *, as_one: bool) -> Told:
    """A figure out of what its facts come to. `as_one`: a whole company, whose hands are counted once each. Of an
    extreme the `n` is not known here: 0."""
    facts = [sums[what] for what in figure.facts if what in sums]
    per = [sums[what] for what in figure.per if what in sums]
    count = sum(one.hands if as_one else one.n for one in facts)
    of = sum(one.hands if as_one else one.n for one in per) if figure.per else count
    if figure.how == "count":
        return Told(figure, count, count, of)
    if figure.extreme:
        lowest = figure.how != "most" and lowest_wins(game_by_id(game)) is (figure.how == "best")
        values = [one.low if lowest else one.high for one in facts]
        return Told(figure, (min(values) if lowest else max(values)) if values else None, 0, of)
    if not of:
        return Told(figure, None, count, of)
    if figure.how == "share":
        return Told(figure, _divided(100 * count, of), count, of)
    return Told(figure, _divided(sum(one.amount for one in facts), sum(one.n for one in per)), count, of)


def known_figure(game: str, figure: str) -> Figure:
    """The figure of this id. KeyError when there is none."""
    return _known(game, figure)


def _known(game: str, figure: str) -> Figure:
    found = figure_of(game, figure)
    if found is None:
        raise KeyError(figure)
    return found


def facts_for(wanted: Iterable[Figure]) -> set[str]:
    """All facts that these figures are made of."""
    return {what for one in wanted for what in (*one.facts, *one.per)}


def about(whose: Whose) -> str:
    """Of whom a figure must tell something to be told here."""
    return {"partners": "pair", "company": "company"}.get(whose.kind, "person")


def told_of(store: Store, figure: Figure, whose: Whose, game: str, period: Period, sums: Mapping[str, Sum]) -> Told:
    """A figure with all that belongs to it: of an extreme also in how many matches it was reached."""
    told = tell(figure, sums, game, as_one=whose.kind == "company")
    if not figure.extreme or told.value is None:
        return told
    n, _ = store.matches_behind(whose, game, figure.facts, period, exactly=told.value, limit=0)
    return told._replace(n=n)


def _groups(store: Store, whose: Whose, game: str, period: Period) -> tuple[Group, ...]:
    wanted = [one for one in figures_of(game) if about(whose) in one.about]
    sums = store.sums(whose, game, {*facts_for(wanted), SEATED}, period)
    if SEATED not in sums:
        return ()
    groups: dict[str, list[Told]] = {}
    for figure in wanted:
        told = told_of(store, figure, whose, game, period, sums)
        groups.setdefault(figure.group_word, []).append(told)
    return tuple(Group(word, tuple(told)) for word, told in groups.items() if any(one.n or one.of for one in told))


def _ranked(
    store: Store, game: str, wanted: Sequence[Figure], period: Period, people: Sequence[int] | None
) -> tuple[Row, ...]:
    found = store.sums_each(game, {*facts_for(wanted), SEATED}, period, people)
    rows = []
    for who, sums in found.items():
        whose = Whose("person", (who.id,)) if people is None else member(who.id, people)
        rows.append(Row(who, tuple(told_of(store, one, whose, game, period, sums) for one in wanted)))
    sign = direction(wanted[0], game) or 1

    def place(row: Row) -> tuple[bool, Points, int, str]:
        first = row.figures[0]
        return first.value is None, -sign * (first.value or 0), -first.of, row.person.name

    return tuple(sorted(rows, key=place))


def _circles(store: Store, game: str) -> tuple[Circle, ...]:
    found = store.played_together(game)
    names = store.persons({one for company in found for one in company.people})
    return tuple(Circle(tuple(names[one] for one in c.people), c.matches, c.last) for c in found)


def _divided(amount: Points, by: int) -> Points:
    whole, rest = divmod(amount, by)
    if not rest:
        return int(whole)
    from fractions import Fraction

    return Fraction(amount) / by
