"""What narrows the list of all matches down: the chips above it, and what each of them offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import flet as ft

import scoring
from app.look import OPINKT
from app.parts.filter_chip import filter_chip
from app.parts.marks import pip
from app.parts.menu import Group, Row
from app.parts.person_mark import person_mark
from app.screens.matches_ways import Sought
from app.store.values import Person, State, Wanted
from app.words import Words

GAME, WHO, WHEN = "game", "who", "when"
MARK = 32
"""How wide the mark of a person is in the list to choose from."""


class Chip(NamedTuple):
    """What a tapped chip or a chosen row does: `sheet` opens a list to choose from, else `sought` is looked for."""

    sheet: str = ""
    sought: Sought | None = None


def wanted(sought: Sought) -> Wanted:
    """The same as the store is asked; days begin here."""
    since, until = moments(sought.period)
    state: State = "open" if sought.state == "open" else "finished" if sought.state else "all"
    return Wanted(sought.game, sought.people, since, until, tuple(sought.text.split()), state)


def moments(period: str) -> tuple[datetime | None, datetime | None]:
    """When a year or a month begins, and the next one, by the clock of this device. None, None for any time."""
    if not period:
        return None, None
    year, month = int(period[:4]), int(period[5:] or 0)
    until = (year + 1, 1) if month in (0, 12) else (year, month + 1)
    latest = datetime.max.year
    return (
        datetime(year, month or 1, 1).astimezone() if 1 < year < latest else None,
        datetime(*until, 1).astimezone() if 1 < until[0] < latest else None,
    )


def period_said(period: str, words: Words) -> str:
    """2025, or november 2026."""
    year, _, month = period.partition("-")
    return words.say("matches.month", month=words.say(f"date.month.{int(month)}"), year=year) if month else year


def game_said(game: str, words: Words) -> str:
    """The name of a game; one that this Natpit does not know is told by its id."""
    return words.say(f"{game}.name") if game in scoring.game_ids() else game


def chips(sought: Sought, names: Mapping[int, Person], words: Words, tap: Callable[[Any], Any]) -> ft.Control:
    """A chip for each thing that can be asked; what is asked already stands in it, with the way to leave it out."""

    def choose(label: str, sheet: str) -> ft.Control:
        return filter_chip(label, label, False, tap, data=Chip(sheet=sheet))

    def asked(what: str, without: Sought, lead: ft.Control | None = None) -> ft.Control:
        said = words.say("matches.without", what=what)
        return filter_chip(what, said, True, tap, data=Chip(sought=without), lead=lead)

    drawn: list[ft.Control] = []
    if sought.game:
        suit = scoring.game(sought.game).suit if sought.game in scoring.game_ids() else ""
        lead = ft.Container(pip(suit, 18, OPINKT), padding=ft.Padding.only(right=4)) if suit else None
        drawn.append(asked(game_said(sought.game, words), sought._replace(game=""), lead))
    else:
        drawn.append(choose(words.say("matches.game"), GAME))
    for one in sought.people:
        rest = tuple(other for other in sought.people if other != one)
        name = names[one].name if one in names else words.say("matches.somebody")
        drawn.append(asked(name, sought._replace(people=rest)))
    drawn.append(choose(words.say("matches.who_else" if sought.people else "matches.who"), WHO))
    if sought.period:
        drawn.append(asked(period_said(sought.period, words), sought._replace(period="")))
    else:
        drawn.append(choose(words.say("matches.when"), WHEN))
    if sought.state:
        word = "matches.still_open" if sought.state == "open" else "matches.over"
        drawn.append(asked(words.say(word), sought._replace(state="")))
    else:
        open_ones, said = Chip(sought=sought._replace(state="open")), words.say("matches.still_open")
        drawn.append(filter_chip(said, said, False, tap, data=open_ones, opens=False))
    return ft.Row(drawn, spacing=8, run_spacing=8, wrap=True)


def offered(
    sheet: str, sought: Sought, people: Sequence[Person], first: datetime | None, now: datetime, words: Words, f: float
) -> list[Group]:
    """What a chip offers; nothing where `sheet` is not one of theirs."""
    if sheet == GAME:
        return [_games(sought, words)]
    if sheet == WHO:
        return [_people(sought, people, words, f)]
    return _periods(sought, first, now, words) if sheet == WHEN else []


def _games(sought: Sought, words: Words) -> Group:
    """Which game."""
    rows = [
        Row(words.say(f"{game.id}.name"), sought._replace(game=game.id), mark=pip(game.suit, 22))
        for game in scoring.games()
    ]
    return Group(words.say("matches.which_game"), rows)


def _people(sought: Sought, people: Sequence[Person], words: Words, f: float) -> Group:
    """Who else played, who was seated last first."""
    rows = [
        Row(one.name, sought._replace(people=tuple(sorted((*sought.people, one.id)))),
            mark=person_mark(one.name, one.pattern, MARK, f))
        for one in people
        if one.id not in sought.people
    ]  # fmt: skip
    return Group(words.say("matches.which_people"), rows)


def _periods(sought: Sought, first: datetime | None, now: datetime, words: Words) -> list[Group]:
    """From when: this month, this year, or one of the years back to the first match."""
    recent = [
        Row(words.say("matches.this_month"), sought._replace(period=f"{now.year:04}-{now.month:02}")),
        Row(words.say("matches.this_year"), sought._replace(period=f"{now.year:04}")),
    ]
    oldest = first.astimezone().year if first is not None else now.year
    years = [Row(str(year), sought._replace(period=f"{year:04}")) for year in range(now.year - 1, oldest - 1, -1)]
    groups = [Group(words.say("matches.which_period"), recent)]
    return [*groups, Group(words.say("matches.which_year"), years, chips=True)] if years else groups
