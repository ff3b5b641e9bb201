"""The half-entered hand of heugen: a value, and what each tap makes of it. No Flet here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.entry.kept import Readable, digits_to, flag, number, numbers, readable, texts
from app.entry.roem import as_chips
from scoring.cards import SUITS
from scoring.heugen_hand import ALL_POINTS, kapot_points

FIRST_BID, STEP, MOST_BID = 100, 10, 990
"""The bid that stands there at first, how far a tap moves it, and where the stepper stops."""
ROEM_DOUBT = "heugen.roem_unlikely"
COUNT_DOUBTS = frozenset({"heugen.all_points", "heugen.kapot_unlikely"})
"""What is asked about the roem, and what about the count. An answer holds until that changes."""


class Draft(NamedTuple):
    """What was tapped so far.

    `digits` is the count of the bidder as typed. `fresh` says that the next digit begins a new number, `settled` that
    no further digit is expected, `sure` which doubtful things were confirmed. `players` is how many play this hand.
    """

    bidder: int | None = None
    bid: int = FIRST_BID
    exchanged: bool = True
    roem: tuple[int, ...] = ()
    digits: str = ""
    fresh: bool = False
    kapot: bool = False
    trump: str | None = None
    passed: bool = False
    settled: bool = False
    sure: tuple[str, ...] = ()
    players: int = 3

    def filled(self) -> int | None:
        """The count that *kapot* says by itself; None where it must be counted, or was not kapot."""
        return kapot_points(self.players, self.exchanged) if self.kapot else None

    def points(self) -> int | None:
        """The bidder's count as far as it is known."""
        filled = self.filled()
        if filled is not None or not self.digits:
            return filled
        return int(self.digits)

    def declared(self) -> int:
        """All roem together."""
        return sum(self.roem)

    def can_type(self, digit: str) -> bool:
        """Whether this digit can follow: never past 151, nothing after a 0, nothing where kapot says the count."""
        if self.passed or self.filled() is not None:
            return False
        if self.fresh or not self.digits:
            return True
        return self.digits != "0" and int(self.digits + digit) <= ALL_POINTS

    def open_digits(self) -> int:
        """Which digits can be typed, as ten bits."""
        return sum(1 << d for d in range(10) if self.can_type(str(d)))

    def may_grow(self) -> bool:
        """Whether the number may not be finished yet: 1 to 15."""
        return bool(self.digits) and not self.fresh and not self.settled and self.open_digits() != 0


def _unsure(d: Draft, count: bool) -> tuple[str, ...]:
    """What is still sure after the count (or else the roem) changed."""
    return tuple(s for s in d.sure if (s in COUNT_DOUBTS) != count)


def choose(d: Draft, seat: int) -> Draft:
    """This seat plays, so somebody did bid."""
    return d._replace(bidder=seat, passed=False)


def step_bid(d: Draft, way: str) -> Draft:
    """One step "up" or "down", never below the lowest bid of 10. A bid was made, so nobody passed."""
    bid = d.bid + STEP if way == "up" else d.bid - STEP
    return d._replace(bid=bid, passed=False) if STEP <= bid <= MOST_BID else d


def exchange(d: Draft, exchanged: bool) -> Draft:
    """Whether the bidder took the three cards. What was typed is kept for when kapot no longer says the count."""
    return d._replace(exchanged=exchanged, passed=False, sure=_unsure(d, count=True))


def digit(d: Draft, which: str) -> Draft:
    if not d.can_type(which):
        return d
    digits = which if d.fresh else d.digits + which
    return d._replace(digits=digits, fresh=False, settled=False, sure=_unsure(d, count=True))


def back(d: Draft) -> Draft:
    """Takes the last thing off: the passing, the kapot that says the count, or a digit."""
    if d.passed:
        return d._replace(passed=False)
    if d.kapot and (d.filled() is not None or not d.digits):
        return toggle_kapot(d)
    return d._replace(digits=d.digits[:-1], fresh=False, settled=False, sure=_unsure(d, count=True))


def wipe(d: Draft) -> Draft:
    """No count, no kapot, nobody passed."""
    sure = _unsure(d, count=True)
    return d._replace(digits="", fresh=False, kapot=False, passed=False, settled=False, sure=sure)


def toggle_kapot(d: Draft) -> Draft:
    """The bidder won every trick; a second tap undoes it. What was typed goes where that says the count too."""
    after = d._replace(kapot=not d.kapot, passed=False, sure=_unsure(d, count=True))
    says = (after if after.kapot else d).filled() is not None
    return after._replace(digits="", fresh=False, settled=False) if says else after


def toggle_passed(d: Draft) -> Draft:
    """Nobody bid; a second tap undoes it, and what was tapped before is there again."""
    return d._replace(passed=not d.passed)


def add_roem(d: Draft, worth: int) -> Draft:
    """Adds one roem; 0 takes the last one off."""
    roem = (*d.roem, worth) if worth else d.roem[:-1]
    return d._replace(roem=roem, passed=False, sure=_unsure(d, count=False))


def trump(d: Draft, suit: str) -> Draft:
    return d._replace(trump=None if d.trump == suit else suit, passed=False)


def hand(d: Draft) -> dict[str, Any]:
    """The hand as the match file has it. It may still be incomplete: `scoring` says what is missing."""
    if d.passed:
        return {"passed": True}
    h: dict[str, Any] = {"bid": d.bid, "exchanged": d.exchanged}
    if d.bidder is not None:
        h["bidder"] = d.bidder
    points = d.points()
    if points is not None:
        h["points"] = points
    if d.roem:
        h["roem"] = d.declared()
    if d.kapot:
        h["kapot"] = True
    if d.trump is not None:
        h["trump"] = d.trump
    return h


def of_hand(h: Mapping[str, Any], players: int) -> Draft:
    """A written hand, filled in again to be corrected."""
    if h.get("passed"):
        return Draft(passed=True, players=players)
    d = Draft(
        bidder=h["bidder"],
        bid=h["bid"],
        exchanged=h.get("exchanged", True),
        roem=as_chips(h.get("roem", 0)),
        kapot=h.get("kapot", False),
        trump=h.get("trump"),
        settled=True,
        players=players,
    )
    return d if d.filled() is not None else d._replace(digits=str(h["points"]), fresh=True)


def dump(d: Draft) -> dict[str, Any]:
    """What differs from a new hand. How many play is the table's to say, not the draft's."""
    changed = {k: v for k, v in d._asdict().items() if v != Draft._field_defaults[k] and k != "players"}
    return {k: list(v) if isinstance(v, tuple) else v for k, v in changed.items()}


_READABLE: dict[str, Readable] = {
    "bidder": number,
    "bid": lambda v: number(v) and v >= STEP and v % STEP == 0,
    "exchanged": flag,
    "roem": lambda v: numbers(v) and all(v),
    "digits": digits_to(ALL_POINTS),
    "fresh": flag,
    "kapot": flag,
    "trump": lambda v: v in SUITS,
    "passed": flag,
    "settled": flag,
    "sure": texts,
}


def load(kept: Mapping[str, Any], players: int) -> Draft:
    """The draft that was kept. What another version of the app wrote and this one cannot read is left as it begins."""
    return Draft(**readable(kept, _READABLE), players=players)
