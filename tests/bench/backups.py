"""The backup of ten years of playing, and the way back to it: how long it takes, and how long a tap waits meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Iterator
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from app.store import Door
from app.store.backups import Backups
from tests.bench.figure import Figure
from tests.bench.many import fill

T = TypeVar("T")
MATCHES = 10_000


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "natpit.db"
        fill(path, MATCHES)
        size = path.stat().st_size / 1e6
        made, waited, back, waited_back = asyncio.run(_measure(path))
    yield Figure("a backup of 10,000 matches", made, "s", more=f"{size:.0f} MB, looked over")
    yield Figure("longest wait of a tap meanwhile", waited * 1000, "ms", most=100)
    yield Figure("taking back a backup of 10,000 matches", back, "s", more="what was there is kept first")
    yield Figure("longest wait of a tap meanwhile", waited_back * 1000, "ms", more="the database is being replaced")


async def _measure(path: Path) -> tuple[float, float, float, float]:
    door = Door(path)
    await door.opened()
    backups = Backups(path)
    backup, made, waited = await _while_tapped(door, asyncio.to_thread(backups.make))
    assert backup is not None
    file = backups.file(backup.name)
    _, back, waited_back = await _while_tapped(door, door.restore(file))
    await door.close()
    return made, waited, back, waited_back


async def _while_tapped(door: Door, work: Awaitable[T]) -> tuple[T, float, float]:
    """What the work gives, how long it took, and how long the slowest of the taps waited that came meanwhile."""
    slowest = 0.0

    async def tap() -> None:
        nonlocal slowest
        n = 0
        while True:
            began = perf_counter()
            await door.ask(lambda store, n=n: store.save_draft("tap", {"n": n}))  # type: ignore[misc]
            slowest = max(slowest, perf_counter() - began)
            n += 1
            await asyncio.sleep(0.01)

    tapping = asyncio.ensure_future(tap())
    await asyncio.sleep(0.1)
    slowest = 0.0
    began = perf_counter()
    given = await work
    took = perf_counter() - began
    await door.settle()
    await asyncio.sleep(0.05)
    tapping.cancel()
    return given, took, slowest
