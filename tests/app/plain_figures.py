"""The figures once more, the plain way: every match replayed, every fact looked at, nothing kept and nothing in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from fractions import Fraction
from typing import Any, NamedTuple

from app.store.counted import Period, Whose
from app.store.store import Store
from app.table.sheet import Sheet, sheet_of
from scoring.facts import Figure, happened
from scoring.game import Refused


class Happening(NamedTuple):
    """One fact of one person."""

    match: str
    at: datetime
    person: int
    place: int | None
    what: str
    amount: Any


class Plain:
    """All matches of a game that are not in the bin, and what happened in them."""

    def __init__(self, store: Store, game: str) -> None:
        self.sheets: dict[str, Sheet] = {}
        self.all: list[Happening] = []
        self.columns: dict[str, dict[int, int]] = {}
        for stored in store.matches(10_000):
            if stored.game != game:
                continue
            try:
                sheet = sheet_of(stored)
            except Refused:
                continue
            self.sheets[stored.id] = sheet
            columns = self.columns.setdefault(stored.id, {})
            for place, fact in happened(sheet.replay):
                who = stored.people[fact.seat].id
                self.all.append(Happening(stored.id, stored.started, who, place, fact.what, fact.amount))
                sides = len(sheet.game.sides)
                columns[who] = fact.seat % sides if sides else fact.seat

    def of(self, whose: Whose, period: Period) -> list[Happening]:
        """What happened to whom is asked about, in the matches that are."""
        first, others = whose.people[0], whose.people[1:]
        theirs = set(whose.people) if whose.kind == "company" else {first}

        def counts(one: Happening) -> bool:
            there = self.columns[one.match]
            early = period.since is not None and one.at < period.since
            late = period.until is not None and one.at >= period.until
            if early or late or one.person not in theirs:
                return False
            if whose.kind in ("company", "member"):
                return set(there) == set(whose.people)
            if whose.kind == "person":
                return True
            if others[0] not in there:
                return False
            same = there[first] == there[others[0]]
            return {"partners": same, "opponents": not same, "together": True}[whose.kind]

        return [one for one in self.all if counts(one)]

    def figure(self, figure: Figure, whose: Whose, period: Period, lowest: bool) -> tuple[Any, int, int]:
        """The value of a figure, how many are behind it, and of how many."""
        there = self.of(whose, period)
        mine = [one for one in there if one.what in figure.facts]
        per = [one for one in there if one.what in figure.per]
        as_one = whose.kind == "company"
        n, of = number(mine, as_one), number(per, as_one) if figure.per else number(mine, as_one)
        if figure.how == "count":
            return n, n, of
        if figure.how == "share":
            return (Fraction(100 * n, of) if of else None), n, of
        if figure.how == "mean":
            return (Fraction(sum(one.amount for one in mine)) / len(per) if per else None), n, of
        if not mine:
            return None, 0, 0
        low = {"most": False, "best": lowest, "worst": not lowest}[figure.how]
        value = (min if low else max)(one.amount for one in mine)
        return value, len({one.match for one in mine if one.amount == value}), of

    def hands(self, figure: Figure, whose: Whose, period: Period, exactly: Any) -> set[tuple[str, int | None]]:
        """The matches and places behind a figure."""
        return {
            (one.match, one.place)
            for one in self.of(whose, period)
            if one.what in figure.facts and (exactly is None or one.amount == exactly)
        }


def number(found: Sequence[Happening], as_one: bool) -> int:
    """How often; of a company every hand once."""
    return len({(one.match, one.place, one.what) for one in found}) if as_one else len(found)


def people_in(plain: Plain) -> list[int]:
    """Everybody who played."""
    return sorted({who for there in plain.columns.values() for who in there})


def companies_in(plain: Plain) -> list[tuple[int, ...]]:
    """Everybody who played together."""
    return sorted({tuple(sorted(there)) for there in plain.columns.values() if there})


def pairs_in(plain: Plain) -> Iterable[tuple[int, int]]:
    """Any two who played a match together."""
    return sorted({(a, b) for there in plain.columns.values() for a in there for b in there if a != b})
