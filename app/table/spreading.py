"""What is written to a match comes to every screen of this process that shows it: read once, replayed once for all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from app.store import Door
from app.store.trouble import StoreError
from app.store.values import StoredMatch
from app.table.house import House
from app.table.sheet import Sheet, sheet_of
from scoring.game import Refused

log = logging.getLogger("natpit.spreading")


class Spreading:
    """Brings the houses of one process what was written. However often a match is written to meanwhile, it is read
    again once.
    """

    def __init__(self, door: Door, houses: Mapping[int, House]) -> None:
        self._door, self._houses = door, houses
        self._told: dict[str, int] = {}
        """The matches that must be looked at, and which version is told of; 0: whatever is shown already."""
        self._running: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def wrote(self, match: str, house: House) -> None:
        """A screen of this house wrote to the match, and it is shown there. Those of other houses see it."""
        # On a server the write itself tells, and more than that: who may see the match may be what changed.
        version = 0 if self._door.in_a_file else _version(house, match)
        others = [one for one in self._houses.values() if one is not house and one.shows(match)]
        if others:
            self._look(match, version)

    def heard(self, match: str, version: int = 0) -> None:
        """The match was written to, here or in another process, and is at this version; 0: something else about it
        changed. "": anything may have.
        """
        if match:
            self._look(match, version)
            return
        for house in list(self._houses.values()):
            for one in house.pads.shown():
                self._look(one, 0)
            house.pads.writes.send(lambda n: n + 1)

    def _look(self, match: str, version: int) -> None:
        told = self._told.get(match)
        self._told[match] = version if told is None else 0 if 0 in (told, version) else max(told, version)
        if match not in self._running:
            self._running.add(match)
            task = asyncio.get_running_loop().create_task(self._bring(match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _bring(self, match: str) -> None:
        try:
            while (version := self._told.pop(match, None)) is not None:
                await self._once(match, version)
        except StoreError as error:
            log.info("What was written could not be read: %s", error.id)  # it is when the server is back
        finally:
            self._running.discard(match)
            self._told.pop(match, None)

    async def _once(self, match: str, version: int) -> None:
        spaces = [house.space for house in self._behind(match, version)]
        if not spaces:
            return
        stored, allowed = await self._door.ask(lambda store: store.seen(match, spaces))
        sheet = self._sheet(match, stored) if stored else None
        for space in spaces:
            house = self._houses.get(space)
            # Who wrote meanwhile shows more than was read; and it is told again then.
            if house is not None and not (sheet and _version(house, match) > sheet.stored.version):
                house.pads.heard(match, sheet, allowed.get(space))

    def _behind(self, match: str, version: int) -> list[House]:
        return [
            house
            for house in self._houses.values()
            if house.shows(match) and (not version or _version(house, match) < version)
        ]

    def _sheet(self, match: str, stored: StoredMatch) -> Sheet | None:
        """The replay of it, which another house may have already."""
        for house in self._houses.values():
            there = house.pads.sheet(match)
            if there is not None and there.stored == stored:
                return there
        try:
            return sheet_of(stored)
        except Refused:
            return None


def _version(house: House, match: str) -> int:
    """At which version a house shows the match; 0 where it does not."""
    sheet = house.pads.sheet(match)
    return sheet.stored.version if sheet is not None else 0
