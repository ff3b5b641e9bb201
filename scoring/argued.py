"""What a game tells of an argued hand beyond its lines: what was rounded, and what its score consists of."""

from __future__ import annotations

from typing import NamedTuple

from scoring.game import Points


class Rounded(NamedTuple):
    """A number that was rounded: `number` of the sides `whose` (columns of the pad) became `to`, by its last `digit`.

    `rest` is what that leaves for `rest_whose`; None where it settles nothing for others.
    """

    whose: tuple[int, ...]
    number: int
    digit: int
    to: int
    rest_whose: tuple[int, ...] = ()
    rest: int | None = None


class Part(NamedTuple):
    """A part of what a hand writes for each side, under the word for it. The parts of a hand add up to its scores."""

    word: str
    points: tuple[Points, ...]
