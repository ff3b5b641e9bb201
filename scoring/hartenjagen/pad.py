"""What the entry pad needs to know while a hand is half entered."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.game import Rules, Table
from scoring.hartenjagen.agreement import in_play


def hearts_left(given: Sequence[int | None], rules: Rules) -> int:
    """How many hearts nobody has yet; `given` per seat, None for who has not been asked. Below 0: too many."""
    return in_play(rules).hearts - sum(n for n in given if n is not None)


def keys_left(given: Sequence[int | None], seat: int, table: Table) -> range:
    """The numbers of hearts that `seat` can have beside what the others were given; empty when those are too many.

    The last seat without a number can only have the rest.
    """
    others = [None if s == seat else n for s, n in enumerate(given)]
    left = hearts_left(others, table.rules)
    if left < 0:
        return range(0)
    last = all(others[s] is not None for s in table.playing() if s != seat)
    return range(left, left + 1) if last else range(left + 1)


def with_rest(given: Sequence[int | None], table: Table) -> list[int | None]:
    """`given`, and the rest for the one player who has no number yet; 0 for who sits out. Else unchanged."""
    full = [0 if s in table.out else n for s, n in enumerate(given)]
    open_seats = [s for s, n in enumerate(full) if n is None]
    left = hearts_left(full, table.rules)
    if len(open_seats) == 1 and left >= 0:
        full[open_seats[0]] = left
    return full


def everything(seat: int, table: Table) -> dict[str, object]:
    """The entry of a hand in which `seat` takes every heart and the queen (Dutch: and ♣B)."""
    pack = in_play(table.rules)
    entry: dict[str, object] = {
        "hearts": [pack.hearts if s == seat else 0 for s in range(table.seats)],
        "queen": seat,
    }
    if pack.club_jack:
        entry["club_jack"] = seat
    return entry
