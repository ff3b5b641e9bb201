"""The corrections of a match, played backwards from its hands: how each was first written, and what became of it.

A match file tells the hands as they are and, in `corrections`, what was changed on the way. From the last change to the
first this finds which hand each was about, so that the same can be written again elsewhere: every hand in all its
versions, the struck ones too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from scoring import game as game_by_id
from scoring.game import Hand, Problem, Refused, same
from scoring.match import Match


class Event(NamedTuple):
    """Something that was done to a hand: "written" (at the end), "inserted", "corrected", "struck" or "restored".

    `row` is which hand, counted from 0 in the order on the pad among all that ever were. `now` is what it was from then
    on, None for struck. `entry` is where the trail tells it; None for what no trail tells, a hand written at the end.
    """

    kind: str
    row: int
    now: Hand | None
    entry: int | None = None


class Trail(NamedTuple):
    """All that was done to the hands, in order. `live` are the rows of the hands that are there in the end."""

    events: tuple[Event, ...]
    live: tuple[int, ...]

    @property
    def rows(self) -> int:
        """How many hands there ever were."""
        return 1 + max((event.row for event in self.events), default=-1)


def retrace(match: Match, corrections: Sequence[Mapping[str, Any]]) -> Trail:
    """How the hands of a match came about. Raises `Refused` with the place of the correction that fits no hand
    ("corrections[2].now").

    Where the trail leaves open when a hand was written, the moments in its "at" decide: before the first correction
    that is later, and before whatever needs it.
    """
    back = _Backwards(match, corrections, struck_last=True)
    if back.lost:  # what was put back could not all be found: perhaps with the struck hands on its other side
        other = _Backwards(match, corrections, struck_last=False)
        back = min(back, other, key=lambda one: one.lost)
    return _forwards(match, corrections, back)


class _Backwards:
    """The pad as it was before each correction. Every hand has a key; `order` has all of them as they stand.

    Where a hand stood that was struck for good, among those that were struck beside it and put back, nothing tells:
    after them (`struck_last`) or before them.
    """

    def __init__(self, match: Match, corrections: Sequence[Mapping[str, Any]], *, struck_last: bool) -> None:
        self._struck_last = struck_last
        self._game, self._seats = game_by_id(match.game), len(match.players)
        self.live = list(range(len(match.hands)))
        self.order = list(self.live)
        self.value: dict[int, Hand] = {}
        """What each hand is; one that no correction told of yet is as the match has it, with its moment."""
        self.final: dict[int, Hand] = dict(enumerate(match.hands))
        self.away: set[int] = set()
        """Those that a later entry put on the pad: struck before that, or not yet written."""
        self.done: list[tuple[int, str, int]] = []
        """Which correction did what to which hand, the last one first."""
        self.lost = 0
        """How often a hand was struck that may have been put back later, but stands elsewhere then."""
        for entry in range(len(corrections) - 1, -1, -1):
            self._undo(entry, corrections[entry])

    def _undo(self, entry: int, said: Mapping[str, Any]) -> None:
        place, was, now = said["hand"] - 1, said["was"], said["now"]
        if place >= len(self.live) + (now is None):
            raise Refused([Problem(f"corrections[{entry}].hand", "trail.hand", {"n": len(self.live) + (now is None)})])
        if now is None:
            key = self._struck(place, was)
            self.live.insert(place, key)
            self.away.discard(key)
            self.value[key] = was
            self.done.append((entry, "struck", key))
            return
        key = self.live[place]
        if not self._is(key, now):
            raise Refused([Problem(f"corrections[{entry}].now", "trail.now", {"hand": place + 1})])
        if was is None:
            del self.live[place]
            self.away.add(key)
            self.value[key] = now
            self.done.append((entry, "came", key))
        else:
            self.value[key] = was
            self.done.append((entry, "corrected", key))

    def _struck(self, place: int, was: Hand) -> int:
        """The hand that was struck here: one that was put back later, else one that nothing else tells of."""
        low = self.order.index(self.live[place - 1]) + 1 if place else 0
        high = self.order.index(self.live[place]) if place < len(self.live) else len(self.order)
        for key in self.order[low:high]:
            if key in self.away and same(self.value[key], was):
                return key
        self.lost += any(same(self.value[key], was) for key in self.away)
        key = len(self.order)
        self.order.insert(high if self._struck_last else low, key)
        return key

    def _is(self, key: int, now: Hand) -> bool:
        """Whether a hand is what a correction made of it."""
        if key in self.value:
            return same(self.value[key], now)
        there = self.final[key]
        return same(there, now) or same(without_moment(there), now) or self._widened(there, now)

    def _widened(self, there: Hand, now: Hand) -> bool:
        """Whether a hand is that one from a smaller table, with those who came later in its "out"."""
        if not there.get("out"):
            return False
        wide = {k: v for k, v in self._game.widen(now, self._seats).items() if k not in ("at", "out", "dealer")}
        return same({k: v for k, v in there.items() if k not in ("at", "out", "dealer")}, wide)


def without_moment(hand: Hand) -> dict[str, Any]:
    """The hand without when it was written."""
    return {key: value for key, value in hand.items() if key != "at"}


def _forwards(match: Match, corrections: Sequence[Mapping[str, Any]], back: _Backwards) -> Trail:
    row = {key: n for n, key in enumerate(back.order)}
    first = list(back.live)
    number = {key: n for n, key in enumerate(first)}
    due = _due([_moment(back.final[key]) if key in back.final else None for key in first])
    live, events, there = list(first), list[Event](), set(first)
    written = 0

    def write(until: int) -> None:
        nonlocal written
        for key in first[written:until]:
            # What no correction touched is as it is now, and when it was written is known besides.
            value = back.value[key] if key in back.value else without_moment(back.final[key])
            events.append(Event("written", row[key], value))
        written = max(written, until)

    for entry, kind, key in reversed(back.done):
        said = corrections[entry]
        place, at = said["hand"] - 1, datetime.fromisoformat(said["at"])
        until = written
        while until < len(due) and (moment := due[until]) is not None and moment < at:
            until += 1
        # A hand is put between two that are there; one that comes back needs only what stands before it.
        back_again = kind == "came" and key in there
        for other in reversed(live[: place + (not back_again)]):
            if other in number:
                until = max(until, number[other] + 1)
                break
        write(until)
        if kind == "struck":
            del live[place]
        elif kind == "came":
            live.insert(place, key)
            there.add(key)
        came = "restored" if back_again else "inserted"
        events.append(Event(came if kind == "came" else kind, row[key], said["now"], entry))
    write(len(first))
    return Trail(tuple(events), tuple(row[key] for key in range(len(match.hands))))


def _due(told: Sequence[datetime | None]) -> list[datetime | None]:
    """When each hand was written at the latest: hands at the end are written in order."""
    found: list[datetime | None] = []
    latest: datetime | None = None
    for moment in reversed(told):
        if moment is not None and (latest is None or moment < latest):
            latest = moment
        found.append(latest)
    return found[::-1]


def _moment(hand: Hand) -> datetime | None:
    return datetime.fromisoformat(hand["at"]) if "at" in hand else None
