"""The tallies that the figures are made of: made anew, in small batches, for every match that changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

from app.store import Door
from app.store.counted import TWELFTHS, Stale, Tally, in_twelfths
from app.table.sheet import sheet_of
from scoring import game_ids
from scoring.facts import happened, version_of
from scoring.game import Refused
from scoring.match import Replay

if TYPE_CHECKING:
    from app.store.store import Store

T = TypeVar("T")
OnProgress = Callable[[int, int], object]
"""Told how many matches are done, and of how many."""

SECONDS = 0.02
"""How long the store's thread is kept busy at a time, roughly: others wait no longer than that."""
_FIRST, _MOST = 4, 100

log = logging.getLogger("natpit.figures")


async def catch_up(door: Door, on_progress: OnProgress | None = None) -> int:
    """Makes the tallies of all matches that changed since theirs were made, and gives how many that were.

    Asked by two at once, both wait for the same work and each match is done once; it goes on when whoever asked goes
    away. A match that cannot be replayed here (a game that this Natpit does not have) has no tally until that changes.
    Raises what the store raises.
    """
    loop = asyncio.get_running_loop()
    there = _works.get(door)
    joined = there is not None and there.loop is loop and not there.task.done()
    work = there if there is not None and joined else _Work(door, loop)
    _works[door] = work
    if on_progress is not None:
        work.listeners.append(on_progress)
    try:
        done = await asyncio.shield(work.task)
    finally:
        if on_progress is not None:
            work.listeners.remove(on_progress)
    # What was written after the others had begun may have been passed by.
    return done + await catch_up(door, on_progress) if joined else done


class _Work:
    """The work that goes on behind one door, and who wants to know how far it is."""

    def __init__(self, door: Door, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.listeners: list[OnProgress] = []
        self.task = loop.create_task(_work(door, self.listeners))


_works: WeakKeyDictionary[Door, _Work] = WeakKeyDictionary()


async def _work(door: Door, listeners: list[OnProgress]) -> int:
    made_by = {game: version_of(game) for game in game_ids()}
    of = await door.ask(lambda s: (s.tally_anew(made_by), s.count_stale())[1])
    done, after, replays, puts = 0, "", _Batch(), _Batch()
    ready: list[Tally] = []
    while of:
        some = await door.ask(partial(replays.timed, partial(_replay_some, after=after)))
        ready += some
        after = some[-1].match if some else after
        end = len(some) < replays.asked
        while ready and (end or len(ready) >= puts.size):
            size = puts.size
            await door.ask(partial(puts.timed, partial(_put_some, ready=ready)))
            done += min(size, len(ready))
            del ready[:size]
            for told in list(listeners):
                told(done, max(of, done))
        if end:
            break
    return done


class _Batch:
    """How many can be done at a time, as it turns out."""

    def __init__(self) -> None:
        self.size = self.asked = _FIRST

    def timed(self, work: Callable[[Store, int], T], store: Store) -> T:
        """Does so many; the next time it will be as many as the time that this took allows."""
        began = perf_counter()
        found = work(store, self.size)
        each = (perf_counter() - began) / self.size
        self.asked, self.size = self.size, max(1, min(_MOST, 2 * self.size, int(SECONDS / each)))
        return found


def _replay_some(store: Store, size: int, after: str) -> list[Tally]:
    return [tally_of(one) for one in store.stale(size, after)]


def _put_some(store: Store, size: int, ready: list[Tally]) -> int:
    return store.put_tallies(ready[:size])


def tally_of(stale: Stale) -> Tally:
    """All that a match has for the figures; nothing while it is in the bin, and when it cannot be replayed."""
    match = stale.match
    nothing = Tally(stale.id, stale.version, edition=stale.edition)
    if match is None:
        return nothing
    try:
        facts = added_up(sheet_of(match).replay, stale.spelled)
    except Refused:
        return nothing
    except ValueError:
        log.exception("The figures of a match cannot be made.")
        return nothing
    return Tally(stale.id, stale.version, match.game, match.started, facts, stale.edition)


def added_up(replayed: Replay, spelled: tuple[int, ...]) -> dict[tuple[int, str], tuple[int, int, int, int, int]]:
    """What happened in a match, by who sat where (`spelled`, a seat each) and fact, as `Tally` has it."""
    found: dict[tuple[int, str], tuple[int, int, int, int, int]] = {}
    here: set[str] = set()
    at: int | None = -1
    for place, (seat, what, points) in happened(replayed):
        if place != at:
            at = place
            here.clear()
        first = what not in here
        if first:
            here.add(what)
        amount = points * TWELFTHS if type(points) is int else in_twelfths(points)
        key = (spelled[seat], what)
        before = found.get(key)
        if before is None:
            found[key] = (1, int(first), amount, amount, amount)
        else:
            n, firsts, whole, low, high = before
            found[key] = (
                n + 1,
                firsts + first,
                whole + amount,
                low if low < amount else amount,
                high if high > amount else amount,
            )
    return found
