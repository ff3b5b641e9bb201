"""What is asked of the figures, and what comes back: plain values, light to import."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Literal, NamedTuple, TypeAlias

from app.store.values import Person, StoredMatch
from scoring.game import Points

TWELFTHS = 12
"""How amounts are kept: halves, thirds and quarters of a point are whole then."""

Kind: TypeAlias = Literal["person", "partners", "opponents", "together", "company", "member"]


class Whose(NamedTuple):
    """Whose figures, and in which matches. `people` are ids of persons; made by the functions below.

    A "person" in all matches. The first of two with the other as "partners" (of one side), as "opponents" (of two),
    or just "together" at one table. A "company" is all who played a match, none missing and none besides, taken as one;
    its "member" the first of them in the matches of that company.
    """

    kind: Kind
    people: tuple[int, ...]


def person(one: int) -> Whose:
    """Somebody, in all matches."""
    return Whose("person", (one,))


def partners(one: int, other: int) -> Whose:
    """Two who sat on one side, in a game with sides. What is told of the side is told of both."""
    return Whose("partners", (one, other))


def opponents(one: int, other: int) -> Whose:
    """`one`, in the matches against `other`; in a game with sides."""
    return Whose("opponents", (one, other))


def together(one: int, other: int) -> Whose:
    """`one`, in the matches in which `other` played too, on whichever side."""
    return Whose("together", (one, other))


def company(people: Iterable[int]) -> Whose:
    """All who played together, as one."""
    return Whose("company", tuple(sorted(people)))


def member(one: int, people: Iterable[int]) -> Whose:
    """`one`, in the matches of the company of these people (with or without `one` named)."""
    return Whose("member", (one, *sorted(set(people) - {one})))


class Period(NamedTuple):
    """From the moment `since` on, until before `until`, by when a match began. Aware; None: without end."""

    since: datetime | None = None
    until: datetime | None = None


ALWAYS = Period()


class Sum(NamedTuple):
    """How often a fact happened (`n`), in how many hands (`hands`: in a company it can be several people's at once),
    and what it came to in all, at least and at most."""

    n: int
    hands: int
    amount: Points
    low: Points
    high: Points


class Step(NamedTuple):
    """What a match has to tell of one fact: how often, and what it came to. `at` is when it began."""

    match: str
    at: datetime
    n: int
    amount: Points


class Together(NamedTuple):
    """People who played together: in how many matches of a game, and when the last of them began. Ids of persons,
    ascending."""

    people: tuple[int, ...]
    matches: int
    last: datetime


class Pairing(NamedTuple):
    """Two who sat on one side: in how many matches that are over, how many of them won, and all their totals added."""

    one: Person
    other: Person
    matches: int
    won: int
    total: Points


class Stale(NamedTuple):
    """A match whose tally must be made anew, and the spellings that its seats point to. No match: it is in the bin.
    `edition`: of which database file it was read."""

    id: str
    version: int
    match: StoredMatch | None
    spelled: tuple[int, ...]
    edition: int = 0


class Tally(NamedTuple):
    """All that a match has for the figures, at one version of it: by spelling and fact, in twelfths of a point, how
    often, in how many hands before anybody else, what in all, at least and at most. Without `facts` nothing is kept."""

    match: str
    version: int
    game: str = ""
    at: datetime | None = None
    facts: Mapping[tuple[int, str], tuple[int, int, int, int, int]] = {}
    edition: int = 0


def in_twelfths(points: Points) -> int:
    """An amount as it is kept. ValueError for one that is no whole number of twelfths."""
    if type(points) is int:
        return points * TWELFTHS
    twelfths = points * TWELFTHS
    if twelfths.denominator != 1:
        raise ValueError(f"{points} is no whole number of twelfths")
    return int(twelfths)


def in_points(twelfths: int) -> Points:
    """A kept amount in points again: an int where it is whole."""
    whole, rest = divmod(twelfths, TWELFTHS)
    if not rest:
        return whole
    from fractions import Fraction

    return Fraction(twelfths, TWELFTHS)
