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


PATTERNS = 8
"""How many patterns there are to be drawn behind an initial."""


May: TypeAlias = Literal["own", "write", "read"]
"""What a device may do with a match: everything; write its hands; look."""


class Person(NamedTuple):
    """Somebody who plays. The name is how it is spelled now, everywhere. `pattern` is drawn behind the initial."""

    id: int
    name: str
    pattern: int = 0


class Player(NamedTuple):
    """A person as the list of players has them: in how many matches they sat (those in the bin are not counted), when
    the last of those began, whether the name was taken off the lists, and the other spellings of it.
    """

    person: Person
    matches: int
    last: datetime | None
    hidden: bool = False
    spellings: tuple[Person, ...] = ()


class Merged(NamedTuple):
    """Two people who became one: who that is, the `spelling` that is theirs now, and what came `along` with it. Both go
    to `Store.unmerge` to take it back.
    """

    person: Person
    spelling: int
    along: tuple[int, ...]


class StoredHand(NamedTuple):
    """A hand as it stands now.

    `version` counts from 1 and is what a next write must expect. `data` is None while the hand is struck.
    `at` is when it was first written, `changed` when this version was. `corrected` is true once its value was changed.
    `number` is which write to the match made this version.
    """

    id: int
    version: int
    data: Json | None
    at: datetime
    changed: datetime
    corrected: bool
    number: int = 0


class Agreed(NamedTuple):
    """An agreement that holds from after a hand on, struck or not, to the end or the next one.

    `rules` are all that differs from the defaults, `at` is when it was agreed. `place` is where in the live hands that
    is: how many of them come before it.
    """

    after_hand: int
    rules: Json
    at: datetime
    place: int


class SignOff(NamedTuple):
    """The table agreed that all of it is right: `at` that moment, by the `number`-th write to the match.

    `amended`: something that is played or agreed was written after that all the same.
    """

    at: datetime
    number: int
    amended: bool = False


class StoredMatch(NamedTuple):
    """A match as it stands now: everything a replay needs. Times are aware, in UTC.

    `people` in seat order, clockwise. `hands` are the live ones in order; a struck hand is only in the history.
    `version` goes up with every write to the match. `ended` is when the rules ended it, `stopped` when the table did,
    `removed` when it went into the bin. `rules` hold from the start, until the first of `changes`.
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
    changes: tuple[Agreed, ...] = ()
    joined: tuple[int | None, ...] = ()
    """When a seat came to the table, () when all were there from the start: a seat each, the id of the last hand that
    was written before (0 for none), None from the start."""
    signed: SignOff | None = None
    """That the table signed it off, until it takes that back."""
    origin: str | None = None
    """The fingerprint of the file it was read from, where that told no beginning."""

    @property
    def agreed(self) -> Json:
        """The rules that hold for the next hand: what the table agreed on last."""
        return self.changes[-1].rules if self.changes else self.rules

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


class Regular(NamedTuple):
    """A regular table: the same people, game and agreement.

    `people` in seat order, clockwise; `rules` as far as they differ from the game's own. `used` is when a match last
    began at it, or it was made; `hidden` when it was taken off the lists.
    """

    id: int
    name: str
    game: str
    people: tuple[Person, ...]
    rules: Json
    used: datetime
    hidden: datetime | None = None


class Company(NamedTuple):
    """The same people at the same game, `times` matches long. `people` in the seat order of the newest of these,
    `match`, which `last` began then."""

    match: str
    game: str
    people: tuple[Person, ...]
    times: int
    last: datetime


class Wanted(NamedTuple):
    """Which matches are looked for: of a `game` ("" of any), in which all of these `people` sat, begun `since` a moment
    and before `until`, with each of these `words` in its title or in somebody's name, in a `state`.
    """

    game: str = ""
    people: tuple[int, ...] = ()
    since: datetime | None = None
    until: datetime | None = None
    words: tuple[str, ...] = ()
    state: State = "all"


class Found(NamedTuple):
    """A match that was found: when it began, when it went into the bin, and how those who sat there are spelled now.
    With `version` that tells whether what is known of it still holds.
    """

    id: str
    version: int
    started: datetime
    removed: datetime | None
    names: tuple[str, ...]


class Page(NamedTuple):
    """Some of the matches that are wanted; how many there are in `total`; whether `more` come after these."""

    found: tuple[Found, ...]
    total: int
    more: bool


class Written(NamedTuple):
    """What a write of a hand led to: the hand, its version from now on, and the version of the match."""

    match: str
    hand: int
    version: int
    match_version: int


class Change(NamedTuple):
    """One write in the history of a match, in the order of `number` (the match's version after it).

    `kind` is "begun", "written", "inserted", "corrected", "struck", "restored", "table", "rules", "stopped",
    "reopened", "signed", "unsigned", "removed" or "put_back". `hand` and `version` are None where no hand was written.
    `was` and `now` are the old and the new value, None for not there: a hand's data; the agreement for "rules", as it
    holds from after the hand `after` on (None: from the start); {"number"} of the write that signed the match off for
    "signed" and "unsigned"; {"people": [{"id", "name"}, …], "first_dealer"} for "table", to which "begun" adds "game",
    "title" and "rules". `agreed` is all that holds after a "begun" or "rules", in order: after which hand (None: from
    the start), and the rules. `author` is the device or person that wrote it, "" where nobody said.
    """

    number: int
    kind: str
    at: datetime
    author: str
    hand: int | None
    version: int | None
    was: Json | None
    now: Json | None
    after: int | None = None
    agreed: tuple[tuple[int | None, Json], ...] = ()


PLAYED = ("written", "inserted", "corrected", "struck", "restored", "table", "rules", "stopped", "reopened")
"""The kinds of writes that change what a table signs off."""


class Invitation(NamedTuple):
    """A link to a match. `devices` is how many came by it; `withdrawn` is when it stopped to hold."""

    id: int
    may: Literal["write", "read"]
    made: datetime
    withdrawn: datetime | None
    devices: int


class Notice(NamedTuple):
    """Something the app must tell after opening: an id and what its sentence needs. Never silently."""

    id: str
    values: Mapping[str, Any]


def new_token() -> str:
    """A token for one write: made when the write is prepared, kept for every attempt at it."""
    return os.urandom(16).hex()


def new_key() -> str:
    """A key of 128 random bits, fit for an address: of a device, or of a link."""
    import secrets

    return secrets.token_urlsafe(16)


def spaced(space: int, key: str) -> str:
    """The key under which a space keeps something small of its own; the house has no mark."""
    return f"space/{space}/{key}" if space else key
