"""How fast something may go: in bursts as it likes, on the whole no faster than agreed. It waits, it is not lost."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Holds `burst` at most, and `rate` flows in every second. `clock` tells seconds."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self, cost: float = 1) -> float:
        """Takes so much, on credit where there is not enough. Gives the seconds to wait until it is paid for."""
        self._level = self._now() - cost
        self._at = self._clock()
        return max(0.0, -self._level / self._rate)

    @property
    def full(self) -> bool:
        """Whether it is as if nothing had been taken."""
        return self._now() >= self._burst

    def _now(self) -> float:
        return min(self._burst, self._level + (self._clock() - self._at) * self._rate)
