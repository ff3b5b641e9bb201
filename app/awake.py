"""Keeps the screen of a device on, for as long as something that is shown wants that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

Switch = Callable[[bool], Awaitable[None]]
TURN = 0.05
"""Seconds in which one screen leaves and the next one comes: what they want together is what counts."""


class Awake:
    """`switch` turns the light of the device on or off; refused, it does nothing.

    A browser takes the light back whenever its tab is hidden, and knows nothing of it after a reload: `away` says that
    it must be asked for again.
    """

    def __init__(self, switch: Switch) -> None:
        self._switch = switch
        self._wanted: set[object] = set()
        self._is: bool | None = False
        """Whether it is on; None where nobody knows."""
        self._busy = False

    @property
    def on(self) -> bool:
        """Whether somebody wants it on."""
        return bool(self._wanted)

    def want(self, who: object, on: bool) -> None:
        """`who` wants the light on, or needs it no longer. `follow` sees to it."""
        (self._wanted.add if on else self._wanted.discard)(who)

    def away(self) -> None:
        """The device was away, and whatever the light was, nobody knows. `follow` asks again."""
        if self._is or self.on:
            self._is = None

    async def follow(self) -> None:
        """Makes the light what is wanted, one question at a time: two at once confuse a browser."""
        if self._busy:
            return
        self._busy = True
        try:
            await asyncio.sleep(TURN)
            while self._is is not self.on:
                self._is = self.on
                await self._switch(self.on)
        finally:
            self._busy = False
