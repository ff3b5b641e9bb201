"""The form of a hand of hartenjagen: which keys there are, and that each holds seats, or a number a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scoring.game import COMMON_KEYS, Hand, Problem, Rules, Table, whole
from scoring.hartenjagen.agreement import is_dutch

PLAIN = frozenset({"hearts", "points", "queen"}) | COMMON_KEYS
SWITCHES: dict[str, tuple[str, Callable[[Rules], bool]]] = {
    "club_jack": ("variant", is_dutch),
    "jack": ("diamond_jack", lambda rules: rules["diamond_jack"] is True),
    "sun": ("sun", lambda rules: rules["sun"] is not None),
    "no_tricks": ("no_tricks", lambda rules: rules["no_tricks"] != 0),
    "moon_choice": ("moon", lambda rules: rules["moon"] == "choice"),
}
"""Keys that only a house rule gives a meaning: which one, and whether it does."""


class Form:
    """A hand being read; collects what is wrong with it on the way."""

    def __init__(self, hand: Hand, table: Table) -> None:
        self.hand = hand
        self.table = table
        self.rules = table.rules
        self.found: list[Problem] = []
        self.off: set[str] = set()

    def say(self, at: str, problem: str, /, **values: Any) -> None:
        self.found.append(Problem(at, f"hartenjagen.{problem}", values))

    def check_keys(self) -> None:
        """Refuses what is no key of a hand, and switched-off ones, which are then passed over."""
        for key in sorted(self.hand.keys() - PLAIN, key=str):
            if key not in SWITCHES:
                self.say(str(key), "unknown_key", key=str(key))
                continue
            rule, is_on = SWITCHES[key]
            if not is_on(self.rules):
                self.off.add(key)
                self.say(key, f"{key}_off", name=rule)

    def is_seat(self, at: str, value: Any) -> bool:
        if not whole(value) or not 0 <= value < self.table.seats:
            self.say(at, "seat", value=value, last=self.table.seats - 1)
            return False
        if value in self.table.out:
            self.say(at, "seat_out", seat=value)
            return False
        return True

    def seat(self, key: str) -> int | None:
        if key not in self.hand or key in self.off:
            return None
        value = self.hand[key]
        return value if self.is_seat(key, value) else None

    def seats(self, key: str) -> tuple[int, ...]:
        if key not in self.hand or key in self.off:
            return ()
        value = self.hand[key]
        if not isinstance(value, list | tuple):
            self.say(key, "seat_list", value=value)
            return ()
        good = [s for i, s in enumerate(value) if self.is_seat(f"{key}[{i}]", s)]
        if len(set(good)) < len(good):
            self.say(key, "seat_twice")
        return tuple(good)

    def numbers(self, key: str, lowest: int, most: int) -> tuple[int, ...] | None:
        """The list under `key`: a number a seat, 0 for who sits out."""
        value, seats = self.hand[key], self.table.seats
        if not isinstance(value, list | tuple):
            self.say(key, "number_list", value=value, n=seats)
            return None
        if len(value) != seats:
            self.say(key, "number_count", n=len(value), must=seats)
            return None
        good = True
        for seat, n in enumerate(value):
            if not whole(n):
                self.say(f"{key}[{seat}]", "number", value=n)
            elif seat in self.table.out and n:
                self.say(f"{key}[{seat}]", "out_has", seat=seat, n=n)
            elif not lowest <= n <= most:
                self.say(f"{key}[{seat}]", f"{key}_range", seat=seat, n=n, lowest=lowest, most=most)
            else:
                continue
            good = False
        return tuple(value) if good else None
