"""When Python looks for what nobody can reach any more. It looks at everything there is, and all screens wait for that.

By itself it does so for every quarter more that there is: with a hundred screens half a second, every ten seconds or
so. What it finds are screens that ended, and those can wait some minutes.
"""

from __future__ import annotations

import gc
import time

YOUNG, YOUNGER, BY_ITSELF = 2_000, 10, 1_000_000
"""How many new objects are looked through at a time (a millisecond), how often before those are that were left, and how
often that before everything is: never, as good as."""
EVERY = 300.0
"""Seconds between two looks at everything."""


class Tidying:
    """Looks at everything now and then; `due` is asked often and costs nothing."""

    def __init__(self) -> None:
        gc.set_threshold(YOUNG, YOUNGER, BY_ITSELF)
        self._last = time.monotonic()

    def due(self) -> bool:
        """Looks when it is time. Whether it did."""
        if time.monotonic() - self._last < EVERY:
            return False
        gc.collect()
        self._last = time.monotonic()
        return True
