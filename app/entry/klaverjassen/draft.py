"""The half-entered hand of klaverjassen: a value, and what each tap makes of it. No Flet here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from app.entry.roem import as_chips
from scoring.cards import SUITS
from scoring.klaverjassen_hand import CARD_POINTS, KRAAK

SIDES = ("wij", "zij")


def other(side: str) -> str:
    return "zij" if side == "wij" else "wij"


class Draft(NamedTuple):
    """What was tapped so far.

    `digits` is what was typed for the side that has the `caret`; the other side is the rest of 162. Under pit, nat and
    verzaakt they lie hidden, for when that is undone. `fresh` says that the next digit begins a new number (the caret
    moved onto a number that stood there). `settled` says that no further digit is expected, `sure` which doubts were
    set aside.
    """

    playing: str | None = None
    caret: str = "wij"
    digits: str = ""
    fresh: bool = False
    roem_wij: tuple[int, ...] = ()
    roem_zij: tuple[int, ...] = ()
    trump: str | None = None
    pit: str | None = None
    nat: bool = False
    verzaakt: str | None = None
    player: int | None = None
    kraak: int | None = None
    settled: bool = False
    sure: tuple[str, ...] = ()

    def roem(self, side: str) -> tuple[int, ...]:
        return self.roem_wij if side == "wij" else self.roem_zij

    def counts(self) -> bool:
        """Whether points are counted for this hand: not after pit, nat or verzaakt."""
        return self.playing is not None and self.pit is None and not self.nat and self.verzaakt is None

    def points(self, side: str) -> int | None:
        """The card points that stand on this side's card now; None while they are not known."""
        if self.verzaakt is not None:
            return 0 if side == self.verzaakt else CARD_POINTS
        if self.pit is not None:
            return CARD_POINTS if side == self.pit else 0
        if self.nat:
            return 0 if side == self.playing else CARD_POINTS
        if not self.digits:
            return None
        return int(self.digits) if side == self.caret else CARD_POINTS - int(self.digits)

    def can_type(self, digit: str) -> bool:
        """Whether this digit can follow: never past 162, and nothing after a 0."""
        if not self.counts():
            return False
        if self.fresh or not self.digits:
            return True
        return self.digits != "0" and int(self.digits + digit) <= CARD_POINTS

    def open_digits(self) -> int:
        """Which digits can be typed, as ten bits."""
        return sum(1 << d for d in range(10) if self.can_type(str(d)))

    def may_grow(self) -> bool:
        """Whether the number may not be finished yet: 1 to 16."""
        return bool(self.digits) and not self.fresh and not self.settled and self.open_digits() != 0


def choose(d: Draft, side: str) -> Draft:
    """This side plays, and has the caret. A number that stands stays with the side it was counted for."""
    player = d.player if d.player is not None and SIDES[d.player % 2] == side else None
    sure = d.sure if d.counts() or side == d.playing else ()
    return _at(d, side)._replace(playing=side, player=player, sure=sure)


def _at(d: Draft, side: str) -> Draft:
    """The caret on this side. What stands there, the rest of 162, can be typed over."""
    if side == d.caret or not d.digits:
        return d._replace(caret=side)
    return d._replace(caret=side, digits=str(CARD_POINTS - int(d.digits)), fresh=True)


def move_caret(d: Draft, side: str) -> Draft:
    """Counts for this side."""
    return d if d.playing is None or not d.counts() else _at(d, side)


def digit(d: Draft, which: str) -> Draft:
    if not d.can_type(which):
        return d
    return d._replace(digits=which if d.fresh else d.digits + which, fresh=False, settled=False, sure=())


def back(d: Draft) -> Draft:
    """Takes the last thing off: the pit, the nat, the revoke, or a digit."""
    if d.pit or d.nat or d.verzaakt:
        return d._replace(pit=None, nat=False, verzaakt=None)
    return d._replace(digits=d.digits[:-1], fresh=False, settled=False, sure=())


def wipe(d: Draft) -> Draft:
    """Nothing was counted, and the caret is back where it begins: with the side that plays."""
    caret = d.playing or d.caret
    return d._replace(caret=caret, digits="", fresh=False, pit=None, nat=False, verzaakt=None, settled=False, sure=())


def toggle_pit(d: Draft) -> Draft:
    """All tricks to the side with the caret; on the side that does not play it is tegenpit. A second tap undoes it."""
    if d.playing is None:
        return d
    if d.pit is not None:
        return d._replace(pit=None)
    return d._replace(pit=d.caret, nat=False, verzaakt=None)


def toggle_nat(d: Draft) -> Draft:
    """Nat without a count. A second tap undoes it."""
    if d.playing is None:
        return d
    return d._replace(nat=not d.nat, pit=None, verzaakt=None)


def add_roem(d: Draft, side: str, worth: int) -> Draft:
    """Adds one roem to a side; 0 takes its last one off."""
    roem = (*d.roem(side), worth) if worth else d.roem(side)[:-1]
    return d._replace(roem_wij=roem, sure=()) if side == "wij" else d._replace(roem_zij=roem, sure=())


def trump(d: Draft, suit: str) -> Draft:
    return d._replace(trump=None if d.trump == suit else suit)


def revoke(d: Draft, side: str) -> Draft:
    """This side revoked (verzaakt); again, and it did not."""
    if d.verzaakt == side:
        return d._replace(verzaakt=None)
    return d._replace(verzaakt=side, pit=None, nat=False)


def chooser(d: Draft, seat: int) -> Draft:
    """This seat chose trump, and so its side plays."""
    if d.player == seat:
        return d._replace(player=None)
    return choose(d, SIDES[seat % 2])._replace(player=seat)


def kraak(d: Draft, times: int) -> Draft:
    return d._replace(kraak=None if d.kraak == times else times)


def hand(d: Draft) -> dict[str, Any]:
    """The hand as the match file has it. It may still be incomplete: `scoring` says what is missing."""
    h: dict[str, Any] = {"playing": d.playing}
    if d.counts() and d.digits:
        h["points"] = {d.caret: int(d.digits)}
    roem = {s: sum(d.roem(s)) for s in SIDES}
    if any(roem.values()):
        h["roem"] = roem
    if d.pit is not None:
        h["pit"] = d.pit
    if d.nat:
        h["nat"] = True
    if d.verzaakt is not None:
        h["verzaakt"] = d.verzaakt
    for name in ("trump", "player", "kraak"):
        if getattr(d, name) is not None:
            h[name] = getattr(d, name)
    return h


def of_hand(h: Mapping[str, Any]) -> Draft:
    """A written hand, filled in again to be corrected."""
    points, roem = h.get("points") or {}, h.get("roem") or {}
    nat = bool(h.get("nat"))
    caret = next(iter(points), None) or h.get("pit") or h["playing"]
    return Draft(
        playing=h["playing"],
        caret=h["playing"] if len(points) == 2 else caret,
        digits=str(points[h["playing"] if len(points) == 2 else caret]) if points and not (nat or h.get("pit")) else "",
        fresh=bool(points) and not nat and not h.get("pit"),
        roem_wij=as_chips(roem.get("wij", 0)),
        roem_zij=as_chips(roem.get("zij", 0)),
        trump=h.get("trump"),
        pit=h.get("pit"),
        nat=nat,
        verzaakt=h.get("verzaakt"),
        player=h.get("player"),
        kraak=h.get("kraak"),
        settled=True,
    )


def dump(d: Draft) -> dict[str, Any]:
    return {k: list(v) if isinstance(v, tuple) else v for k, v in d._asdict().items() if v != Draft._field_defaults[k]}


def load(kept: Mapping[str, Any]) -> Draft:
    """The draft that was kept. What another version of the app wrote, or nobody could have tapped, is left empty."""
    said = {k: tuple(v) if isinstance(v, list) else v for k, v in kept.items()}
    good: dict[str, Any] = {name: said[name] for name, fits in _FITS.items() if name in said and fits(said[name])}
    return Draft(**good)


def _one_of(*known: Any) -> Callable[[Any], bool]:
    return lambda v: any(type(v) is type(k) and v == k for k in known)


def _all(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda v: isinstance(v, tuple) and all(map(fits, v))


def _is_number(v: Any) -> bool:
    return v == "" or (isinstance(v, str) and v in _NUMBERS)


_NUMBERS = frozenset(str(n) for n in range(CARD_POINTS + 1))
_SIDE, _YES_NO = _one_of(*SIDES), _one_of(True, False)
_ROEM = _all(lambda v: type(v) is int and v > 0 and v % 10 == 0)
_FITS: dict[str, Callable[[Any], bool]] = {
    "playing": _SIDE,
    "caret": _SIDE,
    "digits": _is_number,
    "fresh": _YES_NO,
    "roem_wij": _ROEM,
    "roem_zij": _ROEM,
    "trump": _one_of(*SUITS),
    "pit": _SIDE,
    "nat": _YES_NO,
    "verzaakt": _SIDE,
    "player": _one_of(0, 1, 2, 3),
    "kraak": _one_of(*KRAAK),
    "settled": _YES_NO,
    "sure": _all(lambda v: isinstance(v, str)),
}
