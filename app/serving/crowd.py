"""How many screens are connected, in all and from one address. Who comes too fast waits; one too many is told so."""

from __future__ import annotations

import time
from collections import Counter

from app.serving.bucket import Bucket, Clock

MOST = 1000
"""Screens that are connected to one process."""
MOST_EACH = 500
"""Those from one address: a whole club may come through one router."""
RATE, BURST = 10, 500
"""Connections a second from one address, and how many at once before that holds: a club that opens its phones."""
REMEMBERED = 10_000


class Crowd:
    """The connected screens of one process."""

    def __init__(self, most: int = MOST, most_each: int = MOST_EACH, clock: Clock = time.monotonic) -> None:
        self._most, self._most_each, self._clock = most, most_each, clock
        self._there: Counter[str] = Counter()
        self._came: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return self._there.total()

    def wait(self, address: str) -> float:
        """Seconds that one more connection from there has to wait."""
        if len(self._came) >= REMEMBERED:
            self._came = {one: bucket for one, bucket in self._came.items() if not bucket.full}
        return self._came.setdefault(address, Bucket(RATE, BURST, self._clock)).take()

    def enter(self, address: str) -> bool:
        """Takes a place, if there is one. Who took one leaves it with `leave`."""
        if len(self) >= self._most or self._there[address] >= self._most_each:
            return False
        self._there[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._there[address] -= 1
        if self._there[address] <= 0:
            del self._there[address]
