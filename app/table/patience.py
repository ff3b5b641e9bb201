"""Joining with wrong keys slows down: whoever guesses waits longer for each answer, and a right key opens at once.

A key has 128 random bits, so guessing is hopeless at any speed; this keeps those who try from taking the server's time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from app.store.trouble import UnknownError

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[object]]

FREE = 3
"""So many wrong keys cost nothing: a link that was cut off in a message, tapped again."""
LONGEST = 32.0
"""Seconds that one address waits at most."""
FREE_IN_ALL = 60
LONGEST_IN_ALL = 2.0
"""Seconds that everybody with a wrong key waits at most while many addresses guess at once."""
AT_ONCE = 4
"""How many keys of one address are looked up at a time: the others come after, a moment later."""
KEPT_WAITING = 50
"""How many answers to one address wait at most; what is wrong beyond that is told at once, and holds nothing here."""
FORGIVEN = 60.0
"""Seconds after which one wrong key is forgotten."""
REMEMBERED = 10_000
"""How many addresses are remembered; the one that was wrong longest ago makes room."""


class _Wrong:
    """How many keys were wrong lately. Time forgives; a right key does not, or a guesser with one would never wait."""

    def __init__(self, at: float) -> None:
        self._count, self._at = 0.0, at
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.busy = self.waiting = 0

    def count(self, now: float) -> float:
        return max(0.0, self._count - (now - self._at) / FORGIVEN)

    def add(self, now: float) -> None:
        self._count, self._at = self.count(now) + 1, now

    def delay(self, now: float, free: int, longest: float) -> float:
        over = self.count(now) - free
        return 0.0 if over <= 0 else min(longest, 2.0 ** min(over - 1, 30))


class Patience:
    """One for a server. `clock` and `sleep` are for tests."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, sleep: Sleep = asyncio.sleep) -> None:
        self._clock, self._sleep = clock, sleep
        self._each: dict[str, _Wrong] = {}
        self._all = _Wrong(clock())

    def delay(self, address: str) -> float:
        """Seconds that an answer to there waits, the key being wrong; 0 for whoever was hardly ever wrong."""
        now = self._clock()
        own = self._each[address].delay(now, FREE, LONGEST) if address in self._each else 0.0
        return max(own, self._all.delay(now, FREE_IN_ALL, LONGEST_IN_ALL))

    async def attempt(self, address: str, opening: Callable[[], Awaitable[T]]) -> T:
        """Does `opening` and gives what it gives. Where it raises UnknownError the key was wrong: that is told only
        after as long as this address has to wait, and the next wrong one waits longer.
        """
        mine = self._each.get(address) or self._remember(address)
        mine.busy += 1
        try:
            async with mine.turn:
                return await opening()
        except UnknownError:
            now = self._clock()
            for one in (mine, self._all):
                one.add(now)
            self._each.pop(address, None)
            self._each[address] = mine  # the last to be wrong is the last to be forgotten
            await self._keep_waiting(mine, self.delay(address))
            raise
        finally:
            mine.busy -= 1

    async def _keep_waiting(self, one: _Wrong, seconds: float) -> None:
        if not seconds or one.waiting >= KEPT_WAITING:
            return
        one.waiting += 1
        try:
            await self._sleep(seconds)
        finally:
            one.waiting -= 1

    def _remember(self, address: str) -> _Wrong:
        now = self._clock()
        if len(self._each) >= REMEMBERED:
            idle = [one for one, wrong in self._each.items() if not wrong.busy]
            spent = [one for one in idle if self._each[one].count(now) <= 0] or idle[:1]
            for one in spent:
                del self._each[one]
        return self._each.setdefault(address, _Wrong(now))
