"""A match file that only goes on with a match that is here: what was written to it since. No Flet here."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.store.arrival import Entry, Holds
from app.store.values import StoredMatch
from app.table.said import SECOND, Said, micros, moments, second
from scoring.changes import in_force
from scoring.game import Refused, same
from scoring.match import replay
from scoring.match_file import MatchDocument
from scoring.trail import retrace


class Continued(NamedTuple):
    """What a match has got since: its new hands (when each was first written), and the writes, whose rows count those
    hands from 0. `ended` is when the rules ended it, as it is stored.
    """

    entries: tuple[Entry, ...]
    hands: tuple[int, ...]
    ended: int | None


def continued(
    coming: MatchDocument, mine: Said, stored: MatchDocument, theirs: Said, match: StoredMatch
) -> Continued | None:
    """What the file has more than the stored match; None unless everything that is stored stands in it unchanged:
    table, agreement, hands, corrections, and whatever ended it.
    """
    if not goes_on(coming, mine, stored, theirs):
        return None
    old = theirs.values
    try:
        rest = coming.corrections[len(old["corrections"]) :]
        return _written(coming, len(old["hands"]), len(old["changes"]), rest, match)
    except Refused:
        return None


def goes_on(coming: MatchDocument, mine: Said, stored: MatchDocument, theirs: Said) -> bool:
    """Whether everything that `stored` says stands in `coming` unchanged, and what that has more came after it."""
    new, old = mine.values, theirs.values
    n = len(old["hands"])
    if any(not same(old[key], new[key]) for key in ("game", "players", "first_dealer", "rules")):
        return False
    if not same(old["hands"], new["hands"][:n]) or not _goes_on(old["changes"], new["changes"], n):
        return False
    trail = len(old["corrections"])
    rest = coming.corrections[trail:]
    if not same(old["corrections"], new["corrections"][:trail]) or any(one["hand"] <= n for one in rest):
        return False
    if old["stopped"] and (len(new["hands"]) > n or not new["stopped"] or rest):
        return False
    return stored.signed is None or (coming.signed is not None and second(coming.signed) == second(stored.signed))


def _goes_on(old: list[Any], new: list[Any], n: int) -> bool:
    """Whether every change of the agreement that is stored is in the file, and none more before its last hand."""
    return same(old, new[: len(old)]) and all(place >= n for place, _ in new[len(old) :])


def _written(coming: MatchDocument, n: int, changes: int, rest: Any, match: StoredMatch) -> Continued | None:
    """The writes of the file after those of the stored match."""
    whole = coming.match
    trail = retrace(whole, rest)
    started = micros(match.started)
    place = {row: i for i, row in enumerate(trail.live)}
    entries: list[Entry] = []
    hands = [started] * (trail.rows - n)
    at = started
    for event in trail.events:
        if event.row < n:
            continue
        told = None
        if event.entry is not None:
            told = second(rest[event.entry]["at"])
        elif event.row in place:
            told = second(whole.hands[place[event.row]].get("at"))
        at = max(at, told * SECOND) if told is not None else at
        if event.kind in ("written", "inserted") and event.row in place:
            first = second(whole.hands[place[event.row]].get("at"))
            hands[event.row - n] = started if first is None else moments(first, started)
        moment = at if event.entry is None or told is None else told * SECOND
        entries.append(Entry(event.kind, moment, event.row - n, event.now))
    agreed = dict(zip((change.place for change in whole.changes), coming.agreed, strict=True))
    for change in in_force(whole.rules, whole.changes)[1 + changes :]:
        said_at = second(agreed[change.place])
        holds_at = started if said_at is None else moments(said_at, started)
        after = trail.live[change.place - 1] - n if change.place > n else None
        since = next((i for i, one in enumerate(entries) if one.row == after), -1) + 1 if after is not None else 0
        since = max(since, 1 + max((i for i, one in enumerate(entries) if one.agreed), default=-1))
        noted = max(holds_at, entries[since - 1].at) if since else holds_at
        entry = Entry("rules", noted, agreed=(Holds(after, holds_at, change.rules),))
        _put_in(entries, entry, since)
    ended = second(coming.ended)
    ended_at = started if ended is None else moments(ended, started)
    if whole.stopped and match.stopped is None:
        _put_in(entries, Entry("stopped", ended_at if ended is not None else at), 0)
    signed = second(coming.signed)
    if signed is not None and match.signed is None:
        _put_in(entries, Entry("signed", signed * SECOND), 0)
    over = replay(whole._replace(stopped=False)).finished or (ended is not None and not whole.stopped)
    return Continued(tuple(entries), tuple(hands), ended_at if over else None) if entries else None


def _put_in(entries: list[Entry], entry: Entry, since: int) -> None:
    place = len(entries)
    while place > since and entries[place - 1].at > entry.at:
        place -= 1
    entries.insert(place, entry)
