"""Everything that is kept, as one zip with a match file for every match. No Flet here.

    with open(name, "wb") as target:
        await archive_through(door.ask, target, tell)     # in batches, so that no other screen waits

The same matches give the same zip to the byte, wherever and whenever it is made in one time zone. `app.table.parcel`
reads it back.
"""

from __future__ import annotations

import zipfile
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, Protocol, TypeAlias

from app.table.matchfile import match_document, stem
from scoring.match_file import write

if TYPE_CHECKING:
    from app.store.arriving import Begun, Kept
    from app.store.store import Store

Ask: TypeAlias = Callable[[Callable[["Store"], Any]], Awaitable[Any]]
"""`Door.ask`."""
Tell: TypeAlias = Callable[[int, int], None]
"""Is told how many matches were done, of how many."""

BATCH = 25
"""So many matches are written in one question to the store: less than a tenth of a second."""
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The moment of every file in the zip, so that the same matches make the same zip."""


class Named(NamedTuple):
    """A match and how its file is called, without its end; no two of an archive are called the same."""

    id: str
    name: str


class Pages(Protocol):
    """What is made of matches, one after another."""

    def take(self, named: Named, kept: Kept) -> None:
        """Writes one match."""

    def close(self) -> None:
        """Writes what comes at the end."""


class MatchFiles:
    """A zip of match files, written to `target`."""

    def __init__(self, target: BinaryIO) -> None:
        self._zip = zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED)

    def take(self, named: Named, kept: Kept) -> None:
        self._zip.writestr(packed(f"{named.name}.json"), write(match_document(*kept)))

    def close(self) -> None:
        self._zip.close()


def archive(store: Store, target: BinaryIO, *, removed: bool = False, tell: Tell | None = None) -> int:
    """Writes all matches to `target`, those in the bin too where that is asked; gives how many there were.

    `target` needs no going back: a file or an `io.BytesIO`. Raises what the store and the target raise; what was
    written until then is no whole zip.
    """
    return paginate(store, MatchFiles(target), removed=removed, tell=tell)


async def archive_through(ask: Ask, target: BinaryIO, tell: Tell | None = None, *, removed: bool = False) -> int:
    """The same through a door. `tell` is called on the event loop."""
    return await paginate_through(ask, MatchFiles(target), tell, removed=removed)


def archive_name(now: datetime, ending: str = "zip") -> str:
    """ "natpit-2026-05-14.zip"."""
    return f"natpit-{now.astimezone():%Y-%m-%d}.{ending}"


def paginate(store: Store, pages: Pages, *, removed: bool = False, tell: Tell | None = None) -> int:
    """Gives every match to `pages`, in the order of their names."""
    named = names(store.every(removed=removed))
    for start in range(0, len(named), BATCH):
        _take(store, pages, named[start : start + BATCH])
        if tell:
            tell(min(start + BATCH, len(named)), len(named))
    pages.close()
    return len(named)


async def paginate_through(ask: Ask, pages: Pages, tell: Tell | None = None, *, removed: bool = False) -> int:
    """The same through a door, in batches. One that is thrown away meanwhile is left out."""
    named = names(await ask(lambda store: store.every(removed=removed)))
    for start in range(0, len(named), BATCH):
        some = named[start : start + BATCH]
        await ask(lambda store, some=some: _take(store, pages, some))  # type: ignore[misc]
        if tell:
            tell(min(start + BATCH, len(named)), len(named))
    await ask(lambda store: pages.close())
    return len(named)


def names(matches: tuple[Begun, ...]) -> list[Named]:
    """How the files of these matches are called, sorted. Of those that would be called the same, the one that began
    first is called so, and the others "…-2", "…-3".
    """
    taken: dict[str, int] = {}
    found = []
    for one in matches:
        name = stem(one.game, one.started)
        taken[name] = n = taken.get(name, 0) + 1
        found.append(Named(one.id, name if n == 1 else f"{name}-{n}"))
    return sorted(found, key=lambda named: named.name)


def packed(name: str) -> zipfile.ZipInfo:
    """A file in a zip, the same wherever it is made."""
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 3
    entry.external_attr = 0o644 << 16
    return entry


def _take(store: Store, pages: Pages, some: list[Named]) -> None:
    kept = store.kept([named.id for named in some])
    for named in some:
        if named.id in kept:
            pages.take(named, kept[named.id])
