"""The half-entered leaster: everybody's points, the last one being the rest; the tricks only where they matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.entry.kept import Readable, digits_to, flag, number, numbers, readable, texts
from scoring.game import Table
from scoring.sheepshead_totals import DEALS, HAND_POINTS


class Leaster(NamedTuple):
    """What was tapped so far, by seat.

    `points` as typed, "" for not yet; `caret` the seat that is typed for, None before the first tap (then it is the
    first who plays) and -1 for nobody. `without` said that they have no trick, `tricks` is () until tricks are counted.
    """

    points: tuple[str, ...] = ()
    caret: int | None = None
    fresh: bool = False
    without: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()

    def typed(self, seat: int) -> str:
        """What was typed for a seat."""
        return self.points[seat] if seat < len(self.points) else ""

    def at(self, table: Table) -> int | None:
        """The seat that the next digit is for."""
        if self.caret is None:
            return table.playing()[0]
        return self.caret if self.caret in table.playing() else None


def known(x: Leaster, table: Table) -> dict[int, int | None]:
    """The points of everyone who plays. The one who is left gets the rest, unless the blind lies apart."""
    found: dict[int, int | None] = {s: int(x.typed(s)) if x.typed(s) else None for s in table.playing()}
    missing = [s for s, n in found.items() if n is None]
    rest = HAND_POINTS - sum(n for n in found.values() if n is not None)
    if rest == 0:
        found |= dict.fromkeys(missing, 0)
    elif len(missing) == 1 and rest > 0 and table.rules["blind_in_leaster"] != "set_aside":
        found[missing[0]] = rest
    return found


def room(x: Leaster, seat: int, table: Table) -> int:
    """How many points this seat can have: what the others left, as long as somebody is there to get the rest."""
    others = [x.typed(s) for s in table.playing() if s != seat]
    return HAND_POINTS - sum(int(n) for n in others if n) if "" in others else HAND_POINTS


def can_type(x: Leaster, digit: str, table: Table) -> bool:
    """Whether this digit can follow: never past what is left, and nothing after a 0."""
    seat = x.at(table)
    if seat is None or not digit.isdecimal():
        return False
    before = "" if x.fresh else x.typed(seat)
    return before != "0" and int(before + digit) <= room(x, seat, table)


def open_digits(x: Leaster, table: Table) -> int:
    """Which digits can be typed, as ten bits."""
    return sum(1 << d for d in range(10) if can_type(x, str(d), table))


def may_grow(x: Leaster, table: Table) -> bool:
    """Whether the number at the caret may not be finished yet."""
    seat = x.at(table)
    return seat is not None and bool(x.typed(seat)) and not x.fresh and open_digits(x, table) != 0


def digit(x: Leaster, which: str, table: Table) -> Leaster:
    """A digit for the seat at the caret; once nothing can follow, the caret moves on by itself."""
    seat = x.at(table)
    if seat is None or not can_type(x, which, table):
        return x
    typed = _put(x, seat, which if x.fresh else x.typed(seat) + which, table)
    typed = typed._replace(fresh=False, without=tuple(s for s in x.without if s != seat))
    return typed if may_grow(typed, table) else forward(typed, table)


def _put(x: Leaster, seat: int, digits: str, table: Table) -> Leaster:
    points = tuple(digits if s == seat else x.typed(s) for s in range(table.seats))
    return x._replace(points=points, caret=seat)


def forward(x: Leaster, table: Table) -> Leaster:
    """The caret goes to the next who has nothing yet, and away when everybody has."""
    points, here = known(x, table), x.at(table)
    empty = [s for s, n in points.items() if n is None and s != here]
    after = [s for s in empty if here is None or s > here]
    return x._replace(caret=(after or empty or [-1])[0], fresh=False)


def move(x: Leaster, seat: int) -> Leaster:
    """The caret to this seat; what stands there can be typed over."""
    return x._replace(caret=seat, fresh=bool(x.typed(seat)))


def no_trick(x: Leaster, table: Table) -> Leaster:
    """Whoever has the caret took no trick, and so no points."""
    seat = x.at(table)
    if seat is None:
        return x
    return forward(_put(x, seat, "0", table)._replace(without=(*x.without, seat)), table)


def back(x: Leaster, table: Table) -> Leaster:
    """Takes the last digit off; from an empty seat it goes back to the one before that has something."""
    seat = x.at(table)
    if seat is not None and x.typed(seat):
        return _put(x, seat, x.typed(seat)[:-1], table)._replace(
            fresh=False, without=tuple(s for s in x.without if s != seat)
        )
    before = [s for s in table.playing() if x.typed(s) and (seat is None or s < seat)]
    return back(x._replace(caret=before[-1]), table) if before else x


def sure(x: Leaster, seats: tuple[int, ...]) -> Leaster:
    """These really have no trick."""
    return x._replace(without=tuple(sorted({*x.without, *seats})))


def count_tricks(x: Leaster, table: Table) -> Leaster:
    """Tricks are counted too: whoever has points has one to begin with. Again, and they are not."""
    if x.tricks:
        return x._replace(tricks=())
    points = known(x, table)
    return x._replace(tricks=tuple(1 if points.get(s) else 0 for s in range(table.seats)))


def tricks_left(x: Leaster, table: Table) -> int:
    """How many tricks nobody has yet."""
    return DEALS[table.rules["players"]].tricks - sum(x.tricks)


def step(x: Leaster, seat: int, by: int, table: Table) -> Leaster:
    """One trick more or less for a seat."""
    now = x.tricks[seat] + by
    if now < 0 or (by > 0 and not tricks_left(x, table)):
        return x
    return x._replace(tricks=(*x.tricks[:seat], now, *x.tricks[seat + 1 :]))


def hand(x: Leaster, table: Table) -> dict[str, Any]:
    """The hand as the match file has it; without points while somebody's are not known."""
    points = known(x, table)
    told: dict[str, Any] = {}
    if all(n is not None for n in points.values()):
        told["points"] = [points.get(s) or 0 for s in range(table.seats)]
    if x.tricks:
        told["tricks"] = list(x.tricks)
    return {"leaster": told}


def of_hand(written: Mapping[str, Any], table: Table) -> Leaster:
    """A written leaster, filled in again to be corrected; the last one gets the rest again."""
    points, tricks = written.get("points") or (), tuple(written.get("tricks") or ())
    playing = table.playing()
    rest = -1 if table.rules["blind_in_leaster"] == "set_aside" else playing[-1]
    typed = tuple(str(n) if s in playing and s != rest else "" for s, n in enumerate(points))
    without = () if tricks else tuple(s for s in playing if s < len(points) and not points[s])
    return Leaster(typed, -1, False, without, tricks)


_TYPED = digits_to(HAND_POINTS)
_READABLE: dict[str, Readable] = {
    "points": lambda v: texts(v) and all(_TYPED(one) for one in v),
    "caret": lambda v: number(v) or v == -1,
    "fresh": flag,
    "without": numbers,
    "tricks": numbers,
}


def load(kept: Any, table: Table) -> Leaster:
    """The leaster that was kept, at a table. Whatever cannot be read is left as it begins; who sits out has nothing."""
    x, here = Leaster(**readable(kept, _READABLE)) if isinstance(kept, Mapping) else Leaster(), table.playing()
    return x._replace(
        points=tuple(n if s in here else "" for s, n in enumerate(x.points)),
        without=tuple(s for s in x.without if s in here),
        tricks=x.tricks if len(x.tricks) == table.seats and not any(x.tricks[s] for s in table.out) else (),
    )
