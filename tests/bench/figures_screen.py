"""The figures of ten thousand matches: how long counting them once takes, and how long their screens take to open."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from app.screens.figures_ways import figures_address
from app.table.tallying import catch_up
from tests.app.harness import App
from tests.bench.figure import Figure, middle
from tests.bench.many import fill

MATCHES, HANDS, TIMES = 10_000, 16, 5
OPENS = 300.0
"""Milliseconds of Python, in all threads together, SQL included, within which a screen of figures stands."""


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder, "natpit.db"), MATCHES, HANDS)
        yield from asyncio.run(_opened(folder))


async def _opened(folder: str) -> list[Figure]:
    os.environ["NATPIT_DATA"] = folder
    from app.main import Natpit

    natpit = Natpit()
    door = natpit.house.door
    found = []
    async with App() as app:
        await app.start(natpit.main, route="/settings")
        await door.opened()
        began = process_time()
        counted = await catch_up(door)
        took = process_time() - began
        more = f"{took / counted * 1000:.1f} ms each"
        found.append(Figure(f"the figures of {counted:,} matches, counted", took, "s", more=more))
        app.connection.listens = False  # what a client does with it is not Python's time
        companies = await door.ask(lambda s: s.played_together("klaverjassen"))
        company = max(companies, key=lambda one: one.matches).people
        one = company[0]
        addresses = {
            "the figures": figures_address(),
            "those of klaverjassen": figures_address("klaverjassen"),
            "those of a year": figures_address("klaverjassen", period="2024"),
            "those of somebody": figures_address("klaverjassen", person=one),
            "those of a pair": figures_address("klaverjassen", pair=(one, company[2])),
            "those of a table": figures_address("klaverjassen", company=company),
            "the hands behind one of them": figures_address("klaverjassen", person=one, figure="play_nat"),
        }
        for what, address in addresses.items():
            spent, whole = zip(*[await _open(app, door, address) for _ in range(TIMES)], strict=True)
            more = f"{middle(whole):.0f} ms on the clock"
            found.append(Figure(f"{what} open, all Python", middle(spent), "ms", most=OPENS, more=more))
    await door.close()
    return found


async def _open(app: App, door: Any, address: str) -> tuple[float, float]:
    """Milliseconds from another screen to this one: of Python, of all threads; and on the clock."""
    await app.go("/settings")
    await _rest(app, door)
    spent, clock = process_time(), perf_counter()
    await app.go(address)
    await _rest(app, door)
    return (process_time() - spent) * 1000, (perf_counter() - clock) * 1000


async def _rest(app: App, door: Any) -> None:
    for _ in range(25):  # a screen of figures asks one thing after another
        await door.settle()
        await app.settle()
