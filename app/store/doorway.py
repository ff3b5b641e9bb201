"""A door through which is asked in one space: what a device on a shared server gets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from app.store.door import Door, OnError
from app.store.trouble import NotPossibleError
from app.store.values import Json, Notice, spaced

if TYPE_CHECKING:
    from app.store.store import Store

T = TypeVar("T")


class Doorway(Door):
    """The same thread, queue and database as `door`; every question is asked in `space`."""

    def __init__(self, door: Door, space: int) -> None:
        self._door, self.space = door, space  # nothing of its own besides: the rest is the door's

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["_door"], name)

    def warm(self) -> None:
        self._door.warm()

    async def opened(self) -> Notice | None:
        return await self._door.opened()

    async def ask(self, question: Callable[[Store], T]) -> T:
        return await self._door.ask(lambda store: question(store.within(self.space)))

    def post(self, write: Callable[[Store], object], on_error: OnError | None = None) -> None:
        self._door.post(lambda store: write(store.within(self.space)), on_error)

    def keep_draft(self, key: str, data: Json) -> None:
        self._door.keep_draft(spaced(self.space, key), data)

    async def restore(self, backup: Path) -> str:
        """The database is everybody's: only the house puts another in its place."""
        raise NotPossibleError("store.only_house")

    async def settle(self) -> None:
        await self._door.settle()

    async def close(self) -> None:
        await self._door.close()

    def shut(self) -> None:
        self._door.shut()
