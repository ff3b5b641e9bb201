"""Where Natpit starts when Python runs in the page: the worker calls `start` once all is unpacked and mounted."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.main import Natpit

HOME = "/natpit"
"""The folder that the browser keeps."""
SOON = 0.1
"""Seconds after the first of several writes at which the other tabs are told: all in the same turn are one."""


def start() -> None:
    """Makes the app ready for the page that connects."""
    os.environ["NATPIT_DATA"] = HOME
    import flet
    import natpit_page  # type: ignore[import-not-found]  # which the worker makes

    from app.main import natpit
    from app.pocket.keeping import Pocket

    natpit.pocket = Pocket(natpit_page.base, natpit_page.say)
    natpit_page.hear = natpit.pocket.hear
    for word, value in natpit_page.early.to_py():
        natpit.pocket.hear(word, value)
    if natpit.pocket.keeping.value.only_look:
        natpit.door.only_look = "pocket.only_look"
        natpit.pocket.on_written = _Following(natpit, natpit_page).look
    elif hasattr(natpit_page, "wrote"):
        natpit.door.on_write = _Telling(natpit_page.wrote).wrote
        natpit.pocket.room = natpit_page.room
        natpit.pocket.on_leave = _Leaving(natpit, natpit_page).leave
    natpit.pocket.lay = natpit_page.hand
    flet.run(natpit.main)


class _Telling:
    """Tells the other tabs, once for what is written in one turn, when all of it is on the disk."""

    def __init__(self, tell: Any) -> None:
        self._tell, self._told = tell, True

    def wrote(self) -> None:
        """Something is about to be written."""
        if self._told:
            self._told = False
            asyncio.get_running_loop().call_later(SOON, self._now)

    def _now(self) -> None:
        self._told = True
        self._tell()


class _Leaving:
    """Lets another tab write: all that was asked is done, and then nothing more."""

    def __init__(self, natpit: Natpit, page: Any) -> None:
        self._natpit, self._page = natpit, page
        self._task: asyncio.Task[None] | None = None

    def leave(self) -> None:
        """The other tab waits."""
        self._task = self._task or asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        await self._natpit.door.close()
        await self._page.leave()


class _Following:
    """Shows in this tab what another one wrote."""

    def __init__(self, natpit: Natpit, page: Any) -> None:
        self._natpit, self._page = natpit, page
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """The worker has a newer copy of the database for us."""
        self._task = asyncio.get_running_loop().create_task(self._take())

    async def _take(self) -> None:
        await self._natpit.door.reopen(self._page.lay)
        self._natpit.written_elsewhere()
