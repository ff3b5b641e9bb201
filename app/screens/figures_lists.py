"""Who plays a game, as it is read from the store and as it stands in the lists."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.parts.person_mark import person_mark
from app.parts.ranking import Ranked
from app.screens.figures_text import written
from app.screens.figures_ways import ALL, ANY, Asked, figures_address, period_of
from app.store import Door, Person
from app.store.counted import Pairing
from app.table.figures import Circle, Row, circles, games_played, has_sides, ranking, years
from app.words import Words
from app.words.decimals import average, percent

WANTED = ("won_share", "total", "matches")
"""The figures that a ranking is made of."""
ENOUGH = 5
"""Who played fewer matches is ranked after all others: one match that was won is no hundred percent."""
MOST_MARKS = 6


class Overview(NamedTuple):
    """Which games were played (the most first), which one is shown, in which years it was played (the newest first),
    who played it, who with whom, and in which companies."""

    games: tuple[str, ...] = ()
    game: str = ""
    years: tuple[int, ...] = ()
    people: tuple[Row, ...] = ()
    pairs: tuple[Pairing, ...] = ()
    circles: tuple[Circle, ...] = ()


async def overview(door: Door, asked: Asked) -> Overview:
    """All that the screen shows; the game that was played most where none is asked for."""
    games = tuple(one.game for one in await games_played(door))
    if not games:
        return Overview()
    game = games[0] if asked.game == ANY else asked.game
    period = period_of(asked.period)
    people = await ranking(door, game, WANTED, period)
    pairs: tuple[Pairing, ...] = ()
    if has_sides(game):
        pairs = await door.ask(lambda s: s.pairings(game, period))
    together = await circles(door, game) if asked.period == ALL else ()
    return Overview(games, game, await years(door, game), enough_first(people), _ranked(pairs), together)


def enough_first(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The same, with those last who played but a few matches."""
    return tuple(sorted(rows, key=lambda row: row.figures[2].n < ENOUGH))


def _ranked(pairs: tuple[Pairing, ...]) -> tuple[Pairing, ...]:
    def place(pair: Pairing) -> tuple[bool, float, int, str, str]:
        return pair.matches < ENOUGH, -pair.won / pair.matches, -pair.matches, pair.one.name, pair.other.name

    return tuple(sorted(pairs, key=place))


def people_rows(rows: tuple[Row, ...], asked: Asked, words: Words, f: float) -> list[Ranked]:
    """Somebody a row; a tap carries the address of their figures (in the company, where one is asked for)."""
    found = []
    for row in rows:
        share, mean, matches = row.figures
        where = figures_address(asked.game, person=row.person.id, company=asked.company, period=asked.period)
        found.append(
            _row(
                (row.person,), row.person.name, matches.n, share.n, written(share, words), written(mean, words), where,
                words, f,
            )
        )  # fmt: skip
    return found


def pair_rows(pairs: tuple[Pairing, ...], asked: Asked, words: Words, f: float) -> list[Ranked]:
    """Two a row."""
    return [
        _row(
            (pair.one, pair.other), words.say("figures.and", first=pair.one.name, second=pair.other.name),
            pair.matches, pair.won, percent(words, pair.won, pair.matches), average(words, pair.total, pair.matches),
            figures_address(asked.game, pair=(pair.one.id, pair.other.id), period=asked.period), words, f,
        )
        for pair in pairs
    ]  # fmt: skip


def mate_rows(pairs: tuple[Pairing, ...], asked: Asked, words: Words, f: float) -> list[Ranked]:
    """With whom the first of each pair played, a row each."""
    return [
        _row(
            (pair.other,), pair.other.name, pair.matches, pair.won, percent(words, pair.won, pair.matches),
            average(words, pair.total, pair.matches),
            figures_address(asked.game, pair=(pair.one.id, pair.other.id), period=asked.period), words, f,
        )
        for pair in pairs
    ]  # fmt: skip


def _row(
    people: tuple[Person, ...], name: str, matches: int, won: int, share: str, mean: str, where: str, words: Words,
    f: float,
) -> Ranked:  # fmt: skip
    """One line; who has not finished a match yet has no numbers."""
    played = words.say("figures.matches", n=matches)
    if matches:
        said = words.say("figures.row", name=name, matches=played, won=won, share=share, mean=mean)
    else:
        said = words.say("figures.row_open", name=name, matches=played)
    size = 40 if len(people) == 1 else 32
    return Ranked(
        tuple(person_mark(one.name, one.pattern, size, f) for one in people), name, played,
        ((str(won), share), (mean, "")) if matches else (("–", ""), ("–", "")), where, said,
    )  # fmt: skip


def circle_rows(found: tuple[Circle, ...], asked: Asked, words: Words, f: float) -> list[Ranked]:
    """All who play together a row: how often, and when last."""
    rows = []
    for circle in found:
        name = words.listed([one.name for one in circle.people])
        played, last = words.say("figures.matches", n=circle.matches), words.date(circle.last)
        under = words.say("figures.circle", matches=played, last=last)
        where = figures_address(asked.game, company=[one.id for one in circle.people], period=asked.period)
        marks: tuple[ft.Control, ...] = ()
        rows.append(Ranked(marks, name, under, (), where, f"{name}, {under}"))
    return rows
