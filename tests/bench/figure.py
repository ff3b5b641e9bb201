"""One figure of the benchmark, and how it stands against what was promised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured. `most` or `least` is the promise, None where there is none."""

    what: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None
    more: str = ""

    @property
    def kept(self) -> bool:
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)

    @property
    def promise(self) -> str:
        if self.most is not None:
            return f"≤ {number(self.most)}"
        return f"≥ {number(self.least)}" if self.least is not None else ""


def number(value: float) -> str:
    """12,345 · 345 · 12.3 · 1.23"""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def middle(values: Sequence[float]) -> float:
    """The median."""
    return sorted(values)[len(values) // 2]


def p95(values: Sequence[float]) -> float:
    """The 95th percentile: one in twenty is worse."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]
