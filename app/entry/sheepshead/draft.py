"""The half-entered hand of sheepshead: a value, and what each tap makes of it. No Flet here.

A hand is a picker's, or everybody passed; a leaster that follows from that is entered in `leaster`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from app.entry.kept import Readable, digits_to, flag, number, numbers, readable
from app.entry.sheepshead import leaster as lone
from app.entry.sheepshead.leaster import Leaster
from scoring.game import Table
from scoring.sheepshead import partners_at, totals
from scoring.sheepshead_totals import DEALS, HAND_POINTS

MULTIPLIERS = (1, 2, 4, 8, 16)
Tricks = str | int | None


class Draft(NamedTuple):
    """What was tapped so far, at which table.

    `zone` was tapped uncounted, `digits` were counted: one of the two. `tricks` is None until it is said ("all",
    "none", "some"; a number only in a hand that was written so). `fresh`: the next digit begins a new number.
    `answered`: the tricks were the answer to a question about this count, and go with it. `settled`: no further digit
    is expected. `passed`: everybody passed, and the agreement says what follows.
    """

    table: Table
    picker: int | None = None
    partners: tuple[int, ...] = ()
    alone: bool = False
    digits: str = ""
    fresh: bool = False
    zone: tuple[int, ...] = ()
    tricks: Tricks = None
    answered: bool = False
    multiplier: int = 1
    passed: bool = False
    leaster: Leaster = Leaster()
    settled: bool = False

    @property
    def players(self) -> int:
        """How many play a hand here."""
        players: int = self.table.rules["players"]
        return players

    @property
    def agreed(self) -> int:
        """How many partners a picker has who does not go alone."""
        return partners_at(self.table.rules)

    @property
    def is_leaster(self) -> bool:
        """Whether everybody passed and a leaster follows."""
        return self.passed and self.table.rules["all_pass"] == "leaster"

    def side(self) -> tuple[int, ...]:
        """The picking side: the picker first."""
        return () if self.picker is None else (self.picker, *self.partners)

    def points(self) -> int | None:
        """The points of the picking side, where they are known exactly."""
        if self.tricks == "all":
            return HAND_POINTS
        return int(self.digits) if self.digits else None

    def counted(self) -> bool:
        """Whether something was said of the points, exactly or not."""
        return bool(self.digits or self.zone) or self.tricks in ("all", "none")

    def can_type(self, digit: str) -> bool:
        """Whether this digit can follow: only on the way to a total that cards can make (never 1, 119 or 121)."""
        if self.passed or self.tricks == "all":
            return False
        before = "" if self.fresh else self.digits
        return before + digit in beginnings(self.players, self.shouted_none())

    def open_digits(self) -> int:
        """Which digits can be typed, as ten bits."""
        return sum(1 << d for d in range(10) if self.can_type(str(d)))

    def may_grow(self) -> bool:
        """Whether the number may not be finished yet."""
        return bool(self.digits) and not self.fresh and not self.settled and self.open_digits() != 0

    def shouted_none(self) -> bool:
        """Whether *Geen slag* was said before anything was counted: a count is then that of the buried cards."""
        return self.tricks == "none" and not self.answered

    def whole(self) -> bool:
        """Whether what was typed is a total that can be, not only the beginning of one."""
        return self.digits in reachable(self.players, self.shouted_none())


@cache
def reachable(players: int, without_trick: bool = False) -> frozenset[str]:
    """The totals that the picking side can have, as they are typed; those of the buried cards when it has no trick."""
    tricks = (0,) if without_trick else range(DEALS[players].tricks + 1)
    return frozenset(str(n) for won in tricks for n in totals(players, won))


@cache
def beginnings(players: int, without_trick: bool = False) -> frozenset[str]:
    """What can have been typed on the way to such a total."""
    return frozenset(n[:i] for n in reachable(players, without_trick) for i in range(1, len(n) + 1))


def pick(d: Draft, seat: int) -> Draft:
    """This seat picked."""
    return d._replace(picker=seat, partners=tuple(p for p in d.partners if p != seat), passed=False)


def join(d: Draft, seat: int) -> Draft:
    """This seat is a partner; the picker's own seat is alone. Where there are several, a second tap takes one away,
    and one too many pushes out the first."""
    if d.picker is None:
        return d
    if seat == d.picker:
        return d._replace(alone=True, partners=())
    if seat in d.partners and d.agreed > 1:
        return d._replace(partners=tuple(p for p in d.partners if p != seat))
    partners = (*[p for p in d.partners if p != seat], seat)[-d.agreed :]
    return d._replace(alone=False, partners=partners)


def together(d: Draft) -> bool:
    """Whether it is said with whom the picker plays; where the agreement knows no partners nothing has to be."""
    return d.alone or not d.agreed or len(d.partners) == d.agreed


def tap_zone(d: Draft, zone: tuple[int, ...]) -> Draft:
    """This zone, uncounted; a second tap takes it away. A count that lies in it stays."""
    points = d.points()
    if points is not None and d.digits and zone[0] <= points <= zone[1]:
        return d._replace(settled=True)
    return wipe(d)._replace(zone=() if d.zone == tuple(zone) else tuple(zone))


def digit(d: Draft, which: str) -> Draft:
    if not d.can_type(which):
        return d
    digits = which if d.fresh else d.digits + which
    return _recount(d, digits)._replace(zone=())


def _recount(d: Draft, digits: str) -> Draft:
    """Another count: what was answered about the one before does not hold for it."""
    tricks = "none" if d.shouted_none() else None
    return d._replace(digits=digits, fresh=False, tricks=tricks, answered=False, settled=False)


def back(d: Draft) -> Draft:
    """Takes the last thing off: everybody passed, the tricks, a digit, the zone."""
    if d.passed:
        return d._replace(passed=False)
    if d.tricks in ("all", "none") and not d.digits:
        return d._replace(tricks=None)
    if d.digits:
        return _recount(d, d.digits[:-1])
    return d._replace(zone=())


def wipe(d: Draft) -> Draft:
    return d._replace(digits="", fresh=False, zone=(), tricks=None, answered=False, settled=False, passed=False)


def shout(d: Draft, tricks: str) -> Draft:
    """Every trick, or none. A second tap undoes it. What the buried cards cannot be worth is no count any more."""
    if d.tricks == tricks:
        return d._replace(tricks=None, answered=False, settled=False)
    keep = tricks == "none" and d.digits in reachable(d.players, True)
    return wipe(d)._replace(tricks=tricks, digits=d.digits if keep else "", fresh=keep, settled=keep)


def answer(d: Draft, tricks: str) -> Draft:
    """What was asked about the tricks of this count."""
    return d._replace(tricks=tricks, answered=True, settled=True)


def pass_all(d: Draft) -> Draft:
    """Everybody passed; again, and somebody picked after all."""
    return d._replace(passed=not d.passed)


def multiply(d: Draft, times: int) -> Draft:
    """Cracked or blitzed so many times; the same again, and it was not."""
    return d._replace(multiplier=1 if d.multiplier == times else times)


def next_multiplier(d: Draft) -> Draft:
    """One step further: ×2, ×4, ×8, ×16, and back to not at all."""
    at = MULTIPLIERS.index(d.multiplier) if d.multiplier in MULTIPLIERS else 0
    return d._replace(multiplier=MULTIPLIERS[(at + 1) % len(MULTIPLIERS)])


def hand(d: Draft) -> dict[str, Any]:
    """The hand as the match file has it. It may still be incomplete: `scoring` says what is missing."""
    if d.passed:
        return lone.hand(d.leaster, d.table) if d.is_leaster else {"passed": d.table.rules["all_pass"]}
    h: dict[str, Any] = {}
    if d.picker is not None:
        h["picker"] = d.picker
        if d.partners and len(d.partners) > 1:
            h["partners"] = list(d.partners)
        elif d.partners:
            h["partner"] = d.partners[0]
        elif d.alone or not d.agreed:
            h["partner"] = None
    if d.digits:
        h["points"] = int(d.digits)
    elif d.zone:
        h["points"] = list(d.zone)
    if d.tricks is not None:
        h["tricks"] = d.tricks
    if d.multiplier != 1:
        h["multiplier"] = d.multiplier
    return h


def of_hand(h: Mapping[str, Any], table: Table) -> Draft:
    """A written hand, filled in again to be corrected."""
    if "leaster" in h:
        return Draft(table, passed=True, leaster=lone.of_hand(h["leaster"], table))
    if "passed" in h:
        return Draft(table, passed=True)
    points, partner = h.get("points"), h.get("partner")
    partners = tuple(h.get("partners") or ()) or (() if partner is None else (partner,))
    exact = isinstance(points, int)
    return Draft(
        table,
        picker=h.get("picker"),
        partners=partners,
        alone=not partners,
        digits=str(points) if exact and h.get("tricks") != "all" else "",
        fresh=exact,
        zone=() if exact or points is None else tuple(points),
        tricks=h.get("tricks"),
        multiplier=h.get("multiplier", 1),
        settled=True,
    )


def dump(d: Draft) -> dict[str, Any]:
    """The draft as JSON. The table is not kept: it is the one at which the hand is taken up again."""
    kept = {k: v for k, v in d._asdict().items() if k not in ("table", "leaster") and v != Draft._field_defaults[k]}
    if d.leaster != Leaster():
        kept["leaster"] = {k: v for k, v in d.leaster._asdict().items() if v != Leaster._field_defaults[k]}
    return {k: list(v) if isinstance(v, tuple) else v for k, v in kept.items()}


_READABLE: dict[str, Readable] = {
    "picker": number,
    "partners": numbers,
    "alone": flag,
    "digits": digits_to(HAND_POINTS),
    "fresh": flag,
    "zone": lambda v: numbers(v) and len(v) == 2,
    "tricks": lambda v: v in ("all", "none", "some") or number(v),
    "answered": flag,
    "multiplier": lambda v: number(v) and v > 0,
    "passed": flag,
    "settled": flag,
}


def load(kept: Mapping[str, Any], table: Table) -> Draft:
    """The draft that was kept, at a table. Whatever cannot be read, and whoever sits out now, is passed over."""
    d, here = Draft(table, **readable(kept, _READABLE)), table.playing()
    return d._replace(
        picker=d.picker if d.picker in here else None,
        partners=tuple(p for p in d.partners if p in here),
        leaster=lone.load(kept.get("leaster"), table),
    )
