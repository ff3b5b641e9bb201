"""Where things come in a chart of running totals: the scale, its ticks, and the names beside the lines. No drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Values = Sequence[float]


class Scale(NamedTuple):
    """From what to what an axis runs, a line at every `step`, a label at every `label`."""

    low: float
    high: float
    step: float
    label: float

    @property
    def lines(self) -> tuple[float, ...]:
        """Where the lines of the grid are."""
        return _multiples(self.low, self.high, self.step)

    @property
    def labels(self) -> tuple[float, ...]:
        """Which of them are labelled."""
        return _multiples(self.low, self.high, self.label)


class Plot(NamedTuple):
    """A rectangle for the lines: `hands` from left to right, `scale` from the bottom up."""

    width: float
    height: float
    hands: int
    scale: Scale

    def x(self, hand: float) -> float:
        return hand / self.hands * self.width

    def y(self, value: float) -> float:
        return (self.scale.high - value) / (self.scale.high - self.scale.low) * self.height

    def y_at(self, values: Values, x: float) -> float:
        """Where a line is at `x`, between the hands too."""
        at = min(max(x / self.width * self.hands, 0), self.hands)
        left = min(int(at), self.hands - 1)
        return self.y(values[left] + (values[left + 1] - values[left]) * (at - left))


class Place(NamedTuple):
    """Where a name comes: its left and its top."""

    left: float
    top: float


def scale_of(lines: Sequence[Values]) -> Scale:
    """A scale in round numbers around all values and zero, with at most five steps."""
    low = min(0.0, *(min(values) for values in lines))
    high = max(0.0, *(max(values) for values in lines))
    step = next(s for s in _round_numbers() if math.ceil(high / s) - math.floor(low / s) <= 5)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    if low == high:
        high += step
    return Scale(low, high, step, step * 2 if (high - low) / step >= 4 else step)


def scale_around(values: Values) -> Scale:
    """A scale in round numbers around these values, with at most five steps; zero only where it lies near."""
    low, high = min(values), max(values)
    spread = high - low
    if 0 <= low <= spread or 0 <= -high <= spread:
        return scale_of([values])
    step = next(s for s in _round_numbers() if math.ceil(high / s) - math.floor(low / s) <= 5)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    if low == high:
        low, high = low - step, high + step
    return Scale(low, high, step, step * 2 if (high - low) / step >= 4 else step)


def ticks_of(hands: int, round_of: int, most: float = 5) -> tuple[int, ...]:
    """Which hands are named under the chart: every round of dealing, or every few, and the last one always.

    No more than `most` and one.
    """
    every = next(n for n in (round_of * k for k in range(1, hands + 2)) if hands / n <= most)
    found = [n for n in range(every, hands, every) if hands - n > every / 2]
    return (*found, hands)


def names_beside(plot: Plot, lines: Sequence[Values], sizes: Sequence[tuple[float, float]]) -> list[Place] | None:
    """A free place on each of two lines for its name, closer to its own line than to the other.

    None when there is none, as in a short or a very close match.
    """
    found: list[Place] = []
    for mine, size in enumerate(sizes):
        best = max(_candidates(plot, lines, mine, size, found, sizes), default=None)
        if best is None:
            return None
        found.append(best[1])
    return found


def names_at_end(plot: Plot, lines: Sequence[Values], height: float) -> list[float]:
    """The top of each name at the right: where its line ends, moved just so far that none is on another."""
    order = sorted(range(len(lines)), key=lambda i: plot.y(lines[i][-1]))
    tops: dict[int, float] = {}
    free = -height
    for i in order:
        tops[i] = max(plot.y(lines[i][-1]) - height / 2, free)
        free = tops[i] + height
    ceiling = plot.height + height / 2
    for i in reversed(order):  # what was pushed out below goes up again
        tops[i] = min(tops[i], ceiling - height)
        ceiling = tops[i]
    return [tops[i] for i in range(len(lines))]


Found = tuple[float, Place]
GAP, ENOUGH = 5.0, 18.0
"""Pixels between a name and its line, and the clearance from anything else beyond which more is no better."""


def _candidates(
    plot: Plot,
    lines: Sequence[Values],
    mine: int,
    size: tuple[float, float],
    taken: Sequence[Place],
    sizes: Sequence[tuple[float, float]],
) -> list[Found]:
    width, height = size
    found = []
    for hand in range(1, plot.hands):
        left = plot.x(hand) - width / 2
        if left < 4 or left + width > plot.width - 12:
            continue
        across = [left - 4 + (width + 8) * n / 12 for n in range(13)]
        own = [plot.y_at(lines[mine], x) for x in across]
        for top in (min(own) - GAP - height, max(own) + GAP):
            if top < 0 or top + height > plot.height - 2:
                continue
            others = [plot.y_at(line, x) for n, line in enumerate(lines) if n != mine for x in across]
            clear = min((_outside(y, top, top + height) for y in others), default=ENOUGH)
            for place, (w, h) in zip(taken, sizes, strict=False):
                if place.left <= left + width and place.left + w >= left:
                    clear = min(clear, _outside(place.top + h / 2, top - h / 2, top + height + h / 2))
            if clear > GAP:
                # Of equally free places the one where the line is flattest, and so nearest, reads best.
                found.append((min(clear, ENOUGH) - (max(own) - min(own)) / 4, Place(left, top)))
    return found


def _outside(y: float, top: float, bottom: float) -> float:
    """How far a height is outside a box; below zero inside it."""
    return max(top - y, y - bottom)


def _round_numbers() -> Sequence[float]:
    return [m * 10**k for k in range(0, 9) for m in (1, 2, 5)]


def _multiples(low: float, high: float, step: float) -> tuple[float, ...]:
    return tuple(n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1))
