"""The list of all matches: what a row of it tells, worked out in the store's thread for what is in sight, once.

A row is kept as plain words, not as a sheet: whoever scrolls through ten thousand matches does not keep their hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

import scoring
from app.store import Door
from app.store.values import Found, StoredMatch, Wanted
from app.table.progress import others, progress, result, who_won
from app.table.sheet import Sheet, sheet_of
from app.words import Words
from scoring.game import Refused

if TYPE_CHECKING:
    from app.store.store import Store

PAGE = 30
"""How many matches are read together: more than two screens of a phone."""


class Line(NamedTuple):
    """A match in the list. `who` won, or plays; `score` the totals; `far` how far it is while it is `open`.
    `others`: who played and did not win, once somebody did.

    `suit` is "" where this Natpit cannot replay it: then nothing is known but who sat there. `company` are their ids.
    """

    found: Found
    game: str
    suit: str
    title: str
    who: str
    score: str
    far: str
    won: bool
    open: bool
    stopped: bool
    company: tuple[int, ...]
    others: str = ""

    @property
    def id(self) -> str:
        return self.found.id

    @property
    def readable(self) -> bool:
        return bool(self.suit)


class Shown(NamedTuple):
    """The rows that have been read, of how many in all, whether more come; and when the oldest match of all began (None
    when there is none).
    """

    lines: tuple[Line, ...] = ()
    total: int = 0
    more: bool = False
    first: datetime | None = None


class Finding:
    """Asks the store for a list, a page at a time. What did not change since it was read is not read again."""

    def __init__(self, door: Door, words: Words, page: int = PAGE) -> None:
        self._door, self._words, self._page = door, words, page
        self._known: dict[str, Line] = {}

    async def first(self, wanted: Wanted, rows: int = 0) -> Shown:
        """The first page of what is wanted, or so many rows, as it is now. Raises what the store raises."""
        limit = max(rows, self._page)
        page, first = await self._door.ask(lambda s: (s.find(wanted, limit), s.first_started()))
        self._known = {one: line for one, line in self._known.items() if one in {f.id for f in page.found}}
        return Shown(await self._lines(page.found), page.total, page.more, first)

    async def then(self, wanted: Wanted, shown: Shown) -> Shown:
        """With the page that comes after it."""
        last = shown.lines[-1].found
        page = await self._door.ask(lambda s: s.find(wanted, self._page, last))
        lines = (*shown.lines, *await self._lines(page.found))
        return shown._replace(lines=lines, total=page.total, more=page.more)

    async def _lines(self, found: Sequence[Found]) -> tuple[Line, ...]:
        new = [one for one in found if one.id not in self._known or self._known[one.id].found != one]
        for at in range(0, len(new), PAGE):
            self._known |= await self._door.ask(_reading(new[at : at + PAGE], self._words))
        return tuple(self._known[one.id] for one in found if one.id in self._known)


def _reading(found: Sequence[Found], words: Words) -> Callable[[Store], Mapping[str, Line]]:
    """Reads and replays these, in the store's thread: no screen waits for thirty replays."""

    def read(store: Store) -> Mapping[str, Line]:
        by_id = {one.id: one for one in found}
        return {stored.id: line_of(by_id[stored.id], stored, words) for stored in store.these(list(by_id))}

    return read


def line_of(found: Found, stored: StoredMatch, words: Words) -> Line:
    """What the list tells of a match."""
    company = tuple(one.id for one in stored.people)
    sheet = replayed(stored)
    if sheet is None:
        return Line(found, stored.game, "", stored.title, words.listed(stored.names), "", "", False, False,
                    stored.stopped is not None, company)  # fmt: skip
    return Line(
        found,
        stored.game,
        sheet.game.suit,
        stored.title,
        who_won(sheet, words),
        standing(sheet, words),
        "" if sheet.finished else progress(sheet).said(words),
        bool(sheet.replay.winners),
        not sheet.finished,
        stored.stopped is not None,
        company,
        others(sheet, words),
    )


def replayed(stored: StoredMatch) -> Sheet | None:
    """Its sheet; None where this Natpit does not have the game, or cannot replay it."""
    if stored.game not in scoring.game_ids():
        return None
    try:
        return sheet_of(stored)
    except Refused:
        return None


def standing(sheet: Sheet, words: Words) -> str:
    """The totals in one line, of a match that is over or still being played; "" before the first hand."""
    if not sheet.replay.standing.hands and not sheet.finished:
        return ""
    totals = sheet.replay.totals
    if sheet.finished or min(totals) < 0 or len(totals) > 4:
        return result(sheet, words)
    return " – ".join(map(words.number, totals))
