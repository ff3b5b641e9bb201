"""A list of matches on a screen: read when it comes in sight, again after every write, further as one scrolls."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import flet as ft

from app.held import pick
from app.hooks import use_ref, use_state
from app.room import Room
from app.store.trouble import StoreError
from app.store.values import Wanted
from app.table.finding import PAGE, Finding, Line, Shown
from app.words import Words

AHEAD = 1200
"""How many pixels before the end of the list the next page is read."""
MOST_KEPT = 150
"""How many rows are read at once, at most, where somebody comes back to a list that was longer."""
_PLACE = "matches.place"


class Reading(NamedTuple):
    """What has been read (None: nothing yet), the row of a match, and the way to the next page: for a tap, and for a
    list that is being scrolled. `drawn` is the list; `leave` notes how far it was scrolled, for who comes back to it.
    """

    shown: Shown | None
    line: Callable[[str], Line | None]
    further: Callable[[Any], Awaitable[None]]
    scrolled: Callable[[Any], Awaitable[None]]
    drawn: ft.Ref[ft.ListView]
    leave: Callable[[], None]


class _Place(NamedTuple):
    """Where in a list somebody was: how many rows of it were read, and how many pixels it was scrolled."""

    wanted: Wanted
    rows: int
    pixels: float


class _Of(NamedTuple):
    """What was read, and what was wanted then."""

    wanted: Wanted
    shown: Shown


class _Now:
    """What the handlers of one screen go by: they outlive the drawing that made them."""

    def __init__(self, finding: Finding) -> None:
        self.finding = finding
        self.read: _Of | None = None
        self.turn = 0
        self.busy = False
        self.pixels = 0.0
        self.goal = 0.0
        """To how many pixels it must still be scrolled."""
        self.drawn: ft.Ref[ft.ListView] = ft.Ref()


def use_list(here: Room, words: Words, wanted: Wanted, in_sight: bool, page: int = PAGE) -> Reading:
    """The list of what is wanted, so many rows at a time; the calling screen is drawn again when it changes."""
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    nothing_yet: _Of | None = None
    read, show = use_state(nothing_yet)
    now = use_ref(lambda: _Now(Finding(here.door, words, page))).current
    now.read = read

    async def look() -> None:
        if not in_sight:
            return
        now.turn += 1
        mine = now.turn
        have = page
        if now.read is not None:
            have = len(now.read.shown.lines) if now.read.wanted == wanted else page
        elif (place := here.kept.pop(_PLACE, None)) is not None and place.wanted == wanted:
            have, now.goal = min(place.rows, MOST_KEPT), place.pixels
        try:
            shown = await now.finding.first(wanted, have)
        except StoreError as error:
            here.trouble(error)
            return
        if mine == now.turn:
            show(_Of(wanted, shown))

    ft.use_effect(look, [wanted, in_sight, writes])

    async def back_to_place() -> None:
        if read is None or not now.goal:
            return
        goal, now.goal = now.goal, 0.0
        await asyncio.sleep(0.1)  # the client lays it out first
        if now.drawn.current is not None:
            await now.drawn.current.scroll_to(offset=goal, duration=0)

    ft.use_effect(back_to_place, [read is None])

    async def further(_: Any = None) -> None:
        was, mine = now.read, now.turn
        if was is None or not was.shown.more or now.busy:
            return
        now.busy = True
        try:
            shown = await now.finding.then(was.wanted, was.shown)
        except StoreError as error:
            here.trouble(error)
            return
        finally:
            now.busy = False
        if mine == now.turn:
            show(_Of(was.wanted, shown))

    async def scrolled(e: ft.OnScrollEvent) -> None:
        now.pixels = e.pixels
        if e.pixels > e.max_scroll_extent - AHEAD:
            await further()

    def leave() -> None:
        if now.read is not None:
            here.kept[_PLACE] = _Place(now.read.wanted, len(now.read.shown.lines), now.pixels)

    def line(one: str) -> Line | None:
        return next((line for line in now.read.shown.lines if line.id == one), None) if now.read else None

    # Heard also where there is no more: a list that is heard no longer is another one to the client, and the field
    # in it loses the caret.
    return Reading(read.shown if read is not None else None, line, further, scrolled, now.drawn, leave)
