"""Tens, and the quarrels about them: tables that write in tens differ only in the first last digit that goes up."""

from __future__ import annotations

UP_FROM = {
    "tens": 5,  # klaverjassen: 75 is 80
    "tens_seven_up": 7,  # klaverjassen: 76 is 70, 77 is 80
    "nearest": 5,  # heugen: 135 is 140
    "one_down": 2,  # heugen, as its founding text has it: 131 is 130, 132 is 140
    "up": 1,  # heugen: 131 is 140
}
"""The way to round (the value of a house rule) → the last digit from which points go up to the next ten."""


def round_to_tens(points: int, way: str) -> int:
    """`points` (0 or more) to a whole ten in the given way; unchanged under "none". KeyError for an unknown way."""
    if way == "none":
        return points
    return (points + 10 - UP_FROM[way]) // 10 * 10
