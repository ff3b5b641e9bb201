"""Ten thousand matches of sixteen hands: how long home and the list take to open; how large it is."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

import flet as ft

from app.screens.matches_ways import matches_address
from tests.app.harness import App
from tests.bench.figure import Figure, middle
from tests.bench.many import fill

MATCHES, HANDS, TIMES = 10_000, 16, 7
OPENS = 150.0
"""Milliseconds of Python, of the loop and of the store together, within which a screen stands."""


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "natpit.db")
        began = perf_counter()
        fill(path, MATCHES // 2, HANDS)
        half = path.stat().st_size
        fill(path, MATCHES - MATCHES // 2, HANDS, seed=2)
        size = path.stat().st_size
        yield Figure(f"{MATCHES:,} matches of {HANDS} hands, made", perf_counter() - began, "s")
        yield Figure("their database", size / 2**20, "MiB")
        grown = (size - half) / (MATCHES - MATCHES // 2) / 1024
        yield Figure("what a match adds to it", grown, "KiB", more=f"{grown / HANDS * 1024:.0f} bytes a hand")
        yield from asyncio.run(_opened(folder))


async def _opened(folder: str) -> list[Figure]:
    os.environ["NATPIT_DATA"] = folder
    from app.main import Natpit

    natpit = Natpit()
    found = []
    async with App() as app:
        await app.start(natpit.main)
        await natpit.door.opened()
        await app.until(lambda: app.has("Instellingen"), 20)
        who = next(p for p in await natpit.door.ask(lambda s: s.people()) if p.name == "Riet").id
        app.connection.listens = False  # what a client does with it is not Python's time
        addresses = {
            "home": "/",
            "the list": "/matches/all",
            "the list of a game": matches_address("heugen"),
            "the list of two people": matches_address(people=(who, who + 1)),
            "the list of a year": matches_address(period="2022"),
            "a search for a name and a title": matches_address(text="riet kerst"),
            "the list of all of these at once": matches_address("klaverjassen", people=(who,), text="a", period="2024"),
            "the bin": "/matches/bin",
            "the regular tables, and who could have one": "/tables",
        }
        for what, address in addresses.items():
            spent, whole = zip(*[await _open(app, natpit, address) for _ in range(TIMES)], strict=True)
            more = f"{middle(whole):.0f} ms on the clock, {app.connection.bytes_sent // 1024} KiB sent so far"
            found.append(Figure(f"{what} opens, all Python", middle(spent), "ms", most=OPENS, more=more))
        found.append(await _further(app, natpit))
    await natpit.door.close()
    return found


async def _open(app: App, natpit: Any, address: str) -> tuple[float, float]:
    """Milliseconds from another screen to this one: of Python, and on the clock."""
    await app.go("/settings")
    await _rest(app, natpit)
    spent, clock = await _spent(natpit), perf_counter()
    await app.go(address)
    await _rest(app, natpit)
    on_clock = (perf_counter() - clock) * 1000
    return (await _spent(natpit) - spent) * 1000, on_clock


async def _spent(natpit: Any) -> float:
    """What the loop's thread and the store's have cost so far. A backup is made meanwhile, in a thread of its own."""
    return thread_time() + float(await natpit.door.ask(lambda _: thread_time()))


async def _further(app: App, natpit: Any) -> Figure:
    """The next page."""
    times = []
    await app.go("/matches/all")
    await _rest(app, natpit)
    for _ in range(TIMES):
        button = app.find("Meer potjes", ft.TextButton)
        spent = await _spent(natpit)
        await app.session.dispatch_event(button._i, "click", None)
        await _rest(app, natpit)
        times.append((await _spent(natpit) - spent) * 1000)
    rows = sum(1 for c in app.walk(app.one(ft.ListView)) if getattr(c, "on_long_press", None) is not None)
    return Figure("a page more of the list, all Python", middle(times), "ms", most=OPENS, more=f"at last {rows} rows")


async def _rest(app: App, natpit: Any) -> None:
    for _ in range(3):
        await natpit.door.settle()
        await app.settle()
