"""The rows of the list of all matches: by month, who won or plays, when, and how it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import INKT, KOP, text
from app.parts.match_row import match_row
from app.screens.matches_filter import game_said
from app.table.finding import Line
from app.words import Words

Tap = Callable[[Any], Any]


@ft.component
def MatchLine(
    suit: str, texts: tuple[str, str, str, str, str], tap: Tap | None, more: Tap, one: str, roomy: bool
) -> ft.Control:
    """One of them: what is written in it and said of it, by the id of its match."""
    who, when, score, spoken, more_name = texts
    return match_row(suit, who, when, score, spoken, tap, one, roomy, more=(more_name, more))


match_line: Any = memo(MatchLine)


def rows(
    lines: Sequence[Line], words: Words, now: datetime, tap: Tap, more: Tap, *, roomy: bool
) -> Iterator[ft.Control]:
    """A heading for each month, and its matches."""
    month = (0, 0)
    for line in lines:
        began = line.found.started.astimezone()
        if (began.year, began.month) != month:
            month = (began.year, began.month)
            said = words.say("matches.month", month=words.say(f"date.month.{began.month}"), year=str(began.year))
            yield ft.Container(
                ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28)),
                padding=ft.Padding.only(left=20, right=20, top=16, bottom=4), key=f"month-{began.year}-{began.month}",
            )  # fmt: skip
        texts = row_texts(line, words, now)
        can = tap if line.readable else None
        yield match_line(line.suit or "klaveren", texts, can, more, line.id, roomy or not line.readable, key=line.id)


def row_texts(line: Line, words: Words, now: datetime) -> tuple[str, str, str, str, str]:
    """Who, when, how it stands; what a screen reader says of it, and of what lies behind it."""
    day = day_said(line.found.started, words, now)
    when = words.say("home.stopped", day=day) if line.stopped else day
    if line.far:
        when = words.say("matches.titled", title=when, rest=line.far)
    if line.title:
        when = words.say("matches.titled", title=line.title, rest=when)
    score = line.score if line.readable else words.say("home.unread")
    won = words.say("home.won", who=line.who) if line.won else line.who
    spoken = ", ".join(part for part in (game_said(line.game, words), won, when, score) if part)
    return line.who, when, score, spoken, words.say("matches.row_more", who=line.who, day=day)


def day_said(moment: datetime, words: Words, now: datetime) -> str:
    """Vandaag, gisteren, zaterdag 12: under the heading of its month."""
    day = moment.astimezone().date()
    ago = (now.date() - day).days
    if ago in (0, 1):
        return words.date(moment, now)
    return words.say("matches.day", weekday=words.say(f"date.weekday.{day.isoweekday()}"), day=str(day.day))
