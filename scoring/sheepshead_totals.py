"""The cards of sheepshead: how they are dealt at each table, and which totals can then occur.

A set of totals is an int here, with bit n on when n points can occur: testing a total costs one shift.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

HAND_POINTS = 120
"""What all 32 cards are worth together."""
WORTH = {"A": 11, "10": 10, "H": 4, "V": 3, "B": 2, "9": 0, "8": 0, "7": 0}
"""Card points by rank, the same in every suit."""


class Deal(NamedTuple):
    """How the cards lie at a table: `tricks` in a hand (so many cards each), `buried` cards in the blind."""

    tricks: int
    buried: int


DEALS = {3: Deal(10, 2), 4: Deal(7, 4), 5: Deal(6, 2), 6: Deal(5, 2), 7: Deal(4, 4), 8: Deal(4, 0)}
"""By the number of players."""


def _sums_by_count() -> tuple[int, ...]:
    """For 0 to 32 cards out of the deck: which totals so many cards can have."""
    sums = [1] + [0] * 32
    for worth in [w for w in WORTH.values() for _ in range(4)]:
        for count in range(32, 0, -1):
            sums[count] |= sums[count - 1] << worth
    return tuple(sums)


_SUMS = _sums_by_count()


def cards_total(count: int) -> int:
    """Which totals `count` cards can have (0…32), as bits."""
    return _SUMS[count]


def _by_tricks(players: int, deal: Deal) -> tuple[int, ...]:
    """What the picking side can have after 0, 1, … tricks: its tricks and the buried cards."""
    return tuple(_SUMS[won * players + deal.buried] for won in range(deal.tricks + 1))


def union(sets: Iterable[int]) -> int:
    """All totals of several sets."""
    both = 0
    for one in sets:
        both |= one
    return both


PICKED = {players: _by_tricks(players, deal) for players, deal in DEALS.items()}
"""By players, then by tricks won: the totals that the picking side can have, as bits."""
SOME = {players: union(sets[1:-1]) for players, sets in PICKED.items()}
"""By players: the totals of a picking side with at least one trick, but not all of them."""


def spell_out(bits: int) -> tuple[int, ...]:
    """The totals in a set, ascending."""
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def totals(players: int, tricks: int) -> tuple[int, ...]:
    """Which totals the picking side can have with so many tricks, the buried cards included, ascending.

    `players` 3…8 play the hand; `tricks` from 0 to what the deal gives (six with five players).
    """
    return spell_out(PICKED[players][tricks])


def most_buried(players: int) -> int:
    """The most points that the buried cards can be worth: 22 for two cards, 44 for four, 0 without a blind."""
    return _SUMS[DEALS[players].buried].bit_length() - 1


def ask_tricks(points: int, players: int) -> str | None:
    """What must be asked besides these points of the picking side: "all", "none" or nothing.

    "all": 120 points, did the opponents win a trick? "none": so few points that the buried cards alone can explain
    them, did the picking side win a trick? Everything in between answers itself.
    """
    if points == HAND_POINTS:
        return "all"
    return "none" if points >= 0 and PICKED[players][0] >> points & 1 else None
