"""Roem as chips: what a total of it looks like when a written hand is taken up again."""

from __future__ import annotations

CHIPS = (20, 50, 70, 100, 200)
"""What can be declared with one tap."""


def as_chips(total: int) -> tuple[int, ...]:
    """A total of roem as chips again, the large ones first; what no chip can make is one chip of its own."""
    chips: list[int] = []
    for worth in reversed(CHIPS):
        while total >= worth and total - worth not in (10, 30):
            chips.append(worth)
            total -= worth
    return (*chips, total) if total else tuple(chips)
