"""The rows of the list of all matches: by month, who won or plays, when, against whom, and how it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

import flet as ft

from app.hooks import memo
from app.look import INKT, KOP, text
from app.parts.match_row import match_row
from app.screens.matches_filter import game_said
from app.table.finding import Line
from app.words import Words

Tap = Callable[[Any], Any]


class Look(NamedTuple):
    """How the list is drawn: in which language, from which day (its noon), for how large a text."""

    words: Words
    today: datetime
    roomy: bool


@ft.component
def MatchLine(
    suit: str, texts: tuple[str, str, str, str, str, str], tap: Tap | None, more: Tap, one: str, roomy: bool
) -> ft.Control:
    """One of them: what is written in it and said of it, by the id of its match."""
    who, under, when, score, spoken, more_name = texts
    return match_row(suit, who, when, score, spoken, tap, one, roomy, more=(more_name, more), under=under)


match_line: Any = memo(MatchLine)


@ft.component
def MonthOf(month: tuple[int, int], lines: tuple[Line, ...], look: Look, tap: Tap, more: Tap) -> ft.Control:
    """A month with its matches. What did not change in it is not drawn again, however long the list gets."""
    year, number = month
    words = look.words
    said = words.say("matches.month", month=words.say(f"date.month.{number}"), year=str(year))
    drawn: list[ft.Control] = [
        ft.Container(
            ft.Semantics(container=True, heading_level=2, content=text(said, 20, KOP, INKT, 28)),
            padding=ft.Padding.only(left=20, right=20, top=16, bottom=4),
        )
    ]
    for line in lines:
        texts = row_texts(line, words, look.today)
        can, roomy = (tap, look.roomy) if line.readable else (None, True)
        drawn.append(match_line(line.suit or "klaveren", texts, can, more, line.id, roomy, key=line.id))
    return ft.Column(drawn, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


month_of: Any = memo(MonthOf)


def months(lines: Sequence[Line], look: Look, tap: Tap, more: Tap) -> list[ft.Control]:
    """The list, month by month."""
    found: list[ft.Control] = []
    for month, some in groupby(lines, lambda line: _month(line.found.started)):
        found.append(month_of(month, tuple(some), look, tap, more, key=f"month-{month[0]}-{month[1]}"))
    return found


def _month(moment: datetime) -> tuple[int, int]:
    began = moment.astimezone()
    return began.year, began.month


def row_texts(line: Line, words: Words, today: datetime) -> tuple[str, str, str, str, str, str]:
    """Who, against whom, when, how it stands; what a screen reader says of it, and of what lies behind it."""
    day = day_said(line.found.started, words, today)
    when = words.say("matches.stopped", day=day) if line.stopped else day
    if line.far:
        when = words.say("matches.titled", title=when, rest=line.far)
    if line.title:
        when = words.say("matches.titled", title=line.title, rest=when)
    score = line.score if line.readable else words.say("home.unread")
    won = words.say("home.won", who=line.who) if line.won else line.who
    under = words.say("matches.against", others=line.others) if line.others else ""
    spoken = ", ".join(part for part in (game_said(line.game, words), won, under, when, score) if part)
    more = words.say("matches.row_more", game=game_said(line.game, words), who=line.who, day=day)
    return line.who, under, when, score, spoken, more


def day_said(moment: datetime, words: Words, today: datetime) -> str:
    """Vandaag, gisteren, zaterdag 12: under the heading of its month."""
    day = moment.astimezone().date()
    ago = (today.date() - day).days
    if ago in (0, 1):
        return words.date(moment, today)
    return words.say("matches.day", weekday=words.say(f"date.weekday.{day.isoweekday()}"), day=str(day.day))
