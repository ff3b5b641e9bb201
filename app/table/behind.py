"""What is behind a figure: the matches, and in them the hands. Found by replaying just those of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.store import Door
from app.store.counted import ALWAYS, Period, Whose
from app.table.figures import facts_for, known_figure, told_of
from app.table.sheet import Sheet, sheet_of
from app.table.tallying import catch_up
from scoring.facts import Figure, happened
from scoring.game import Points, Refused

if TYPE_CHECKING:
    from app.store.store import Store

PAGE = 10
"""How many matches are on a page."""


class Found(NamedTuple):
    """A match behind a figure, replayed, and the places of the hands in it that are (from 0, in order).

    No places where the figure is one of whole matches.
    """

    sheet: Sheet
    places: tuple[int, ...]


class Page(NamedTuple):
    """Some of what is behind a figure, the newest match first.

    `page` counts from 0, of `pages`. `matches` are how many there are in all, and `n` what the figure itself states:
    hands, or matches where `figure.of_matches` or `figure.extreme`. Over all pages the places are as many as `n` says,
    or the matches are.
    """

    figure: Figure
    found: tuple[Found, ...]
    page: int
    pages: int
    matches: int
    n: int


async def hands_behind(
    door: Door, whose: Whose, game: str, figure: str, period: Period = ALWAYS, page: int = 0
) -> Page:
    """One page of the matches in which what the figure counts happened to `whose`, with the hands in which it did.

    Of a share those that are its part (of nat % the hands that were nat), of an extreme those that reached it. A page
    that is not there gives the nearest that is; nothing behind it gives 0 pages. KeyError for a figure that there is
    not.
    """
    await catch_up(door)
    wanted = known_figure(game, figure)
    return await door.ask(lambda s: _page(s, whose, game, wanted, period, page))


def _page(store: Store, whose: Whose, game: str, figure: Figure, period: Period, page: int) -> Page:
    sums = store.sums(whose, game, facts_for([figure]), period)
    told = told_of(store, figure, whose, game, period, sums)
    exactly = told.value if figure.extreme else None
    if not told.n:
        return Page(figure, (), 0, 0, 0, 0)
    matches, _ = store.matches_behind(whose, game, figure.facts, period, exactly=exactly, limit=0)
    pages = -(-matches // PAGE)
    page = max(0, min(page, pages - 1))
    _, ids = store.matches_behind(whose, game, figure.facts, period, exactly=exactly, offset=page * PAGE, limit=PAGE)
    people = frozenset(store.whose(whose.people if whose.kind == "company" else whose.people[:1]).values())
    found = [_found(store, one, figure, people, exactly) for one in ids]
    return Page(figure, tuple(one for one in found if one is not None), page, pages, matches, told.n)


def _found(store: Store, match_id: str, figure: Figure, people: frozenset[int], exactly: Points | None) -> Found | None:
    """The hands of one match in which one of the figure's facts happened to one of these people."""
    stored = store.match(match_id)
    if stored is None:
        return None
    try:
        sheet = sheet_of(stored)
    except Refused:
        return None
    seats = {seat for seat, who in enumerate(stored.people) if who.id in people}
    places = {
        place
        for place, fact in happened(sheet.replay)
        if place is not None
        and fact.what in figure.facts
        and fact.seat in seats
        and (exactly is None or fact.amount == exactly)
    }
    return Found(sheet, tuple(sorted(places)))
