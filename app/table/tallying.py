"""The tallies that the figures are made of: made anew, in small batches, for every match that changed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from app.store import Door
from app.store.counted import Stale, Tally, in_twelfths
from app.table.sheet import sheet_of
from scoring import game_ids
from scoring.facts import happened, version_of
from scoring.game import Refused
from scoring.match import Replay

if TYPE_CHECKING:
    from app.store.store import Store

OnProgress = Callable[[int, int], object]
"""Told how many matches are done, and of how many."""

SECONDS = 0.02
"""How long the store's thread is kept busy at a time, roughly: others wait no longer than that."""
_FIRST, _MOST = 4, 64

log = logging.getLogger("natpit.figures")


async def catch_up(door: Door, on_progress: OnProgress | None = None) -> int:
    """Makes the tallies of all matches that changed since theirs were made, and gives how many that were.

    Asked by two at once each match is done once. A match that cannot be replayed here (a game that this Natpit does not
    have) has no tally until that changes. Raises what the store raises.
    """
    made_by = {game: version_of(game) for game in game_ids()}
    of = await door.ask(lambda s: (s.tally_anew(made_by), s.count_stale())[1])
    done, size = 0, _FIRST
    while True:
        found, seconds = await door.ask(partial(_some, size=size))
        done += found
        if found and on_progress is not None:
            on_progress(done, max(of, done))
        if found < size:
            break
        size = max(1, min(_MOST, int(size * SECONDS / max(seconds, 1e-4))))
    return done


def _some(store: Store, size: int) -> tuple[int, float]:
    """Tallies up to `size` stale matches; gives how many there were and the seconds it took."""
    began = perf_counter()
    found = store.stale(size)
    if found:
        store.put_tallies([tally_of(one) for one in found])
    return len(found), perf_counter() - began


def tally_of(stale: Stale) -> Tally:
    """All that a match has for the figures; nothing while it is in the bin, and when it cannot be replayed."""
    match = stale.match
    nothing = Tally(stale.id, stale.version)
    if match is None:
        return nothing
    try:
        facts = added_up(sheet_of(match).replay, stale.spelled)
    except Refused:
        return nothing
    except ValueError:
        log.exception("The figures of match %s cannot be made.", stale.id)
        return nothing
    return Tally(stale.id, stale.version, match.game, match.started, facts)


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
        amount = points * 12 if type(points) is int else in_twelfths(points)
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
