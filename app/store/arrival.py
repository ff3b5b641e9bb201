"""A match that comes from elsewhere, as it will be written: plain values, light to import. Times as they are stored."""

from __future__ import annotations

from typing import NamedTuple

from app.store.values import Json


class Holds(NamedTuple):
    """One agreement: from after which hand it holds (its row; None: from the start), since when, and the rules."""

    after: int | None
    at: int
    rules: Json


class Entry(NamedTuple):
    """One write to come: the next in the journal of the match.

    `row` is the hand that a "written", "inserted", "corrected", "struck" or "restored" is about, counted from 0 in the
    order on the pad among all hands that ever were; `data` what it is from then on (None: struck). `seats` is how many
    are at the table after a "table". `agreed` is all that holds after a "begun" or "rules".
    """

    kind: str
    at: int
    row: int | None = None
    data: Json | None = None
    seats: int = 0
    agreed: tuple[Holds, ...] = ()


class Arrival(NamedTuple):
    """A match that comes from elsewhere, with all that was ever written to it.

    `hands` are when each hand was first written, in the order on the pad, the struck ones too. `origin` is the
    fingerprint of a file that told no beginning. `started`, where nobody told another moment for a hand, an agreement
    or the end, stands for "not told".
    """

    game: str
    title: str
    names: tuple[str, ...]
    first_dealer: int
    started: int
    ended: int | None
    stopped: int | None
    origin: str | None
    hands: tuple[int, ...]
    entries: tuple[Entry, ...]

    @property
    def touched(self) -> int:
        """When it was last written to."""
        return max(self.started, *(entry.at for entry in self.entries))


class Mark(NamedTuple):
    """By what a match is known again: its game and the second it began in, or the fingerprint of a file without."""

    game: str
    second: int | None
    origin: str | None = None


class Like(NamedTuple):
    """A match that is here already under a mark."""

    mark: Mark
    id: str
    version: int
    removed: bool


class Deed(NamedTuple):
    """What is done with a match that comes in: "add" it, "update" the match `id`, or "put_back" that from the bin.

    An update writes the `entries`, whose new `hands` were first written then; `ended` is when the rules ended it.
    `seen` are the ids and versions of the matches that were here under its `mark` when it was looked at.
    """

    kind: str
    mark: Mark
    seen: tuple[tuple[str, int], ...] = ()
    arrival: Arrival | None = None
    id: str | None = None
    entries: tuple[Entry, ...] = ()
    hands: tuple[int, ...] = ()
    ended: int | None = None
