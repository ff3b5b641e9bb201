"""A club in its evening: phones around tables, over real web sockets to real processes on one PostgreSQL server.

At every table one phone writes and three follow, each on whichever process it came to. A table writes a hand every
25 seconds, with the taps that it takes; what is measured is from the tap that writes it to the others' screens.
All of it, the phones and the database too, runs on this computer and shares its cores, so what the processes themselves
compute is told as well. `python -m tests.bench.load PHONES [PROCESSES]` measures one row.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from app.store.store import Store
from tests.app.database import OwnServer
from tests.bench.figure import Figure, middle, p95
from tests.server.phone import Phone
from tests.server.served import Seated, Served, seat

SIZES = (10, 50, 100, 200, 400)
PROCESSES = 2
READERS = 3
HANDS = 4
"""Hands that a table has written already."""
PACE = 25.0
"""Seconds between two hands of one table."""
THINKING = 0.6
"""Seconds between two taps."""
FEW = 8
"""Phones that connect at the same moment."""


class Load(NamedTuple):
    """What was measured of so many phones: seconds, bytes, and seconds of computing a second."""

    phones: int
    seen: list[float]
    taps: list[float]
    joining: list[float]
    memory: float
    first: float
    busy: float
    joining_cpu: float
    clients: float
    around: float


def measure() -> Iterator[Figure]:
    for size in SIZES:
        yield from told(run(size))


def told(load: Load) -> Iterator[Figure]:
    seen = [f"p50 {middle(load.seen) * 1000:.0f}", f"worst {max(load.seen) * 1000:.0f}", f"of {len(load.seen)}"]
    clients, waits = (
        f"the phones themselves {load.clients * 100:.0f} %",
        f"it waits {middle(load.joining) * 1000:.0f} ms",
    )
    around = f"{load.around:.1f} ran or waited on {os.cpu_count()} cores"
    what, most = f"{load.phones} phones: from a write to the others' screens", 500 if load.phones <= 200 else None
    yield Figure(f"{what}, p95", p95(load.seen) * 1000, "ms", most=most, more=", ".join(seen))
    yield Figure("  a tap, p95", p95(load.taps) * 1000, "ms", more=f"p50 {middle(load.taps) * 1000:.0f}")
    yield Figure("  memory a phone", load.memory / load.phones / 2**20, "MB")
    yield Figure("  computing, of one core", load.busy * 100, "%", more=f"{clients}; {around}")
    first = f"{load.first / load.phones / 1024:.0f} KB to it"
    yield Figure(
        "  computing for a phone that comes", load.joining_cpu / load.phones * 1000, "ms", more=f"{first}; {waits}"
    )


def run(phones: int, processes: int = PROCESSES) -> Load:
    """One evening with so many phones, in little."""
    with OwnServer() as server, TemporaryDirectory(prefix="natpit-") as folder:
        url = server.start()
        store = Store(url)
        served = [Served(url, Path(folder) / str(n), "--log", "json") for n in range(processes)]
        try:
            for one in served:
                one.ready()
            tables = [seat(store, readers=READERS, hands=HANDS) for _ in range(phones // (1 + READERS))]
            spare = phones - len(tables) * (1 + READERS)
            if spare:
                tables.append(seat(store, readers=spare - 1, hands=HANDS))
            return asyncio.run(_evening(served, tables))
        finally:
            store.close()
            for one in served:
                one.kill()


class _Table:
    """One table with its phones."""

    def __init__(self, table: Seated, served: list[Served], first: int) -> None:
        self.table = table
        there = f"/match/{table.match}"
        keys = (table.owner, *table.readers)
        self.phones = [Phone(served[(first + n) % len(served)].url, key, there) for n, key in enumerate(keys)]
        self.seen: list[float] = []
        self.taps: list[float] = []

    async def write(self, rng: Random) -> None:
        """Enters a hand as people do, and waits until all have it."""
        writer, *others = self.phones
        points = rng.randint(82, 131)
        await writer.go(f"/match/{self.table.match}/hand")
        for key in ("Wij spelen", *str(points)):
            await asyncio.sleep(THINKING)
            self.taps.append(await writer.timed_tap(key))
        await asyncio.sleep(THINKING)
        began = time.perf_counter()
        await writer.tap(f"Wij {points} — Zij")
        for phone in others:
            await phone.until(lambda one=phone: one.patched_at > began)
            self.seen.append(phone.patched_since(began) - began)
        await writer.until(lambda: writer.has("invoeren"))


async def _evening(served: list[Served], tables: list[Seated]) -> Load:
    laid = [_Table(table, served, n) for n, table in enumerate(tables)]
    phones = [phone for one in laid for phone in one.phones]
    async with AsyncExitStack() as stack:
        # One phone at each process pays for what all share.
        for one in served:
            warm = await stack.enter_async_context(Phone(one.url, route="/"))
            await warm.until(lambda warm=warm: warm.texts)
        memory, computed = sum(one.resident for one in served), sum(one.cpu for one in served)
        few = asyncio.Semaphore(FEW)

        async def come(phone: Phone) -> float:
            async with few:
                began = time.perf_counter()
                await stack.enter_async_context(phone)
                await phone.shows("Riet", 60)
                return time.perf_counter() - began

        joining = await asyncio.gather(*map(come, phones))
        await asyncio.sleep(2)
        memory = sum(one.resident for one in served) - memory
        joining_cpu = sum(one.cpu for one in served) - computed
        first = sum(phone.received for phone in phones)

        async def play(one: _Table, rng: Random) -> None:
            await asyncio.sleep(rng.random() * (PACE - 5))
            await one.write(rng)

        computed, own, began = sum(one.cpu for one in served), time.process_time(), time.perf_counter()
        await asyncio.gather(*(play(one, Random(n)) for n, one in enumerate(laid)))
        took = time.perf_counter() - began
        busy = (sum(one.cpu for one in served) - computed) / took
        clients = (time.process_time() - own) / took
        around = os.getloadavg()[0]
        for one in laid:  # what was seen was the hand, and everybody has the same
            totals = {tuple(text for text in phone.texts if text.isdecimal()) for phone in one.phones}
            assert len(totals) == 1, totals
        assert not any(phone.crashes for phone in phones)
        seen, taps = [t for one in laid for t in one.seen], [t for one in laid for t in one.taps]
        return Load(len(phones), seen, taps, joining, memory, first, busy, joining_cpu, clients, around)


if __name__ == "__main__":
    from tests.bench.__main__ import line

    for figure in told(run(*(int(one) for one in sys.argv[1:]))):
        print(line(figure))
