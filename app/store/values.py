"""What leaves the store: plain values, never rows. Light to import, so a screen may do so at once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, NamedTuple, TypeAlias

Json: TypeAlias = Mapping[str, Any]
"""A JSON object: a hand as in the match file, an agreement, a half-entered hand. To be read, never changed in place."""

State: TypeAlias = Literal["open", "finished", "removed", "all"]
"""Which matches: still being played; over (by the rules or by the table); in the bin; all that are not in the bin."""


class Person(NamedTuple):
    """Somebody who plays. The name is how it is spelled now, everywhere."""

    id: int
    name: str


class StoredHand(NamedTuple):
    """A hand as it stands now.

    `version` counts from 1 and is what a next write must expect. `data` is None while the hand is struck.
    `at` is when it was first written, `changed` when this version was. `corrected` is true once its value was changed.
    """

    id: int
    version: int
    data: Json | None
    at: datetime
    changed: datetime
    corrected: bool


class StoredMatch(NamedTuple):
    """A match as it stands now: everything a replay needs. Times are aware, in UTC.

    `people` in seat order, clockwise. `hands` are the live ones in order; a struck hand is only in the history.
    `version` goes up with every write to the match. `ended` is when the rules ended it, `stopped` when the table did,
    `removed` when it went into the bin.
    """

    id: str
    game: str
    title: str
    people: tuple[Person, ...]
    first_dealer: int
    rules: Json
    hands: tuple[StoredHand, ...]
    version: int
    started: datetime
    touched: datetime
    ended: datetime | None
    stopped: datetime | None
    removed: datetime | None

    @property
    def names(self) -> tuple[str, ...]:
        """The names in seat order."""
        return tuple(p.name for p in self.people)

    @property
    def open(self) -> bool:
        """Whether it is still being played."""
        return self.ended is None and self.stopped is None

    def hand(self, hand_id: int) -> StoredHand | None:
        """The live hand with this id."""
        return next((h for h in self.hands if h.id == hand_id), None)


class Written(NamedTuple):
    """What a write of a hand led to: the hand, its version from now on, and the version of the match."""

    match: str
    hand: int
    version: int
    match_version: int


class Change(NamedTuple):
    """One write in the history of a match, in the order of `number` (the match's version after it).

    `kind` is "begun", "written", "inserted", "corrected", "struck", "restored", "table", "rules", "stopped",
    "reopened", "removed" or "put_back". `hand` and `version` are None where no hand was written. `was` and `now` are
    the old and the new value, None for not there: a hand's data; the agreement for "rules"; {"people": [{"id", "name"},
    …], "first_dealer"} for "table", to which "begun" adds "game", "title" and "rules". `author` is the device or person
    that wrote it, "" where nobody said.
    """

    number: int
    kind: str
    at: datetime
    author: str
    hand: int | None
    version: int | None
    was: Json | None
    now: Json | None


class Notice(NamedTuple):
    """Something the app must tell after opening: an id and what its sentence needs. Never silently."""

    id: str
    values: Mapping[str, Any]


def new_token() -> str:
    """A token for one write: made when the write is prepared, kept for every attempt at it."""
    return os.urandom(16).hex()
