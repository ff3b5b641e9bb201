"""Ten thousand matches of sixteen hands: how long it takes to count them all, what that adds to the database, and how
long a figure takes then.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time

from app.store import Door
from app.store.counted import company, opponents, partners, person
from app.table.behind import hands_behind
from app.table.figures import beside, circles, figures, games_played, ranking
from app.table.tallying import catch_up
from tests.bench.figure import Figure, middle, number, p95
from tests.bench.many import fill

MATCHES, HANDS, TIMES = 10_000, 16, 7
ASKS = 300.0
"""Milliseconds of Python, in all threads together, within which a question about figures is answered."""
GAME = "klaverjassen"
RANKED = ("won_share", "matches", "total", "points", "play_nat")
Question = Callable[[], Awaitable[object]]


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "natpit.db")
        fill(path, MATCHES, HANDS)
        before = path.stat().st_size
        yield from asyncio.run(_counted(path))
        yield Figure("what the tally of a match adds to the database", (size_of(path) - before) / MATCHES, "byte")
        yield from asyncio.run(_asked(path))


def size_of(path: Path) -> int:
    """The size of a database when its log is in it."""
    db = sqlite3.connect(path)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    return path.stat().st_size


async def _counted(path: Path) -> list[Figure]:
    door = Door(path)
    await door.opened()
    waits: list[float] = []

    async def another_screen() -> None:
        while True:
            began = perf_counter()
            await door.ask(lambda s: s.preference("language"))
            waits.append((perf_counter() - began) * 1000)
            await asyncio.sleep(0.01)

    asks = asyncio.create_task(another_screen())
    began = perf_counter()
    done = await catch_up(door)
    spent = perf_counter() - began
    asks.cancel()
    match = await door.ask(lambda s: s.matches(1, "finished")[0].id)
    again = []
    for n in range(TIMES):
        turn = (lambda s: s.sign_match(match)) if n % 2 == 0 else (lambda s: s.unsign_match(match))
        await door.ask(turn)
        began = perf_counter()
        assert await catch_up(door) == 1
        again.append((perf_counter() - began) * 1000)
    await door.close()
    return [
        Figure(f"{done:,} matches counted from nothing", spent, "s", more=f"{done / spent:.0f} matches a second"),
        Figure("what another screen waits meanwhile, p95", p95(waits), "ms", most=50, more=f"most {max(waits):.0f} ms"),
        Figure("one match counted anew after a write to it", middle(again), "ms"),
    ]


async def _asked(path: Path) -> list[Figure]:
    door = Door(path)
    rows = await ranking(door, GAME, ("matches",))
    busy = max(rows, key=lambda row: row.figures[0].n).person.id
    played = [one for one in await circles(door, GAME) if busy in [who.id for who in one.people]]
    circle = max(played, key=lambda one: one.matches)
    together = [one.id for one in circle.people]
    mate = next(one for one in together if one != busy)
    of = rows[0].figures[0].n
    questions: dict[str, Question] = {
        f"figures of a player ({of} matches)": lambda: figures(door, person(busy), GAME),
        "figures of two partners": lambda: figures(door, partners(busy, mate), GAME),
        "figures against an opponent": lambda: figures(door, opponents(busy, mate), GAME),
        f"figures of a company ({circle.matches} matches)": lambda: figures(door, company(together), GAME),
        "a company, each beside the others": lambda: beside(door, together, GAME, RANKED),
        f"the ranking of {len(rows)} people": lambda: ranking(door, GAME, RANKED),
        "who played what": lambda: games_played(door, person(busy)),
        "who played together": lambda: circles(door, GAME),
        "the course of a player": lambda: door.ask(lambda s: s.steps(person(busy), GAME, ("match", "won"))),
        "a page of the hands behind a figure": lambda: hands_behind(door, person(busy), GAME, "play_nat"),
    }
    found = [await _timed(what, ask) for what, ask in questions.items()]
    await door.close()
    return found


async def _timed(what: str, ask: Question) -> Figure:
    spent, clock = [], []
    for _ in range(TIMES):
        python, wall = process_time(), perf_counter()
        await ask()
        spent.append((process_time() - python) * 1000)
        clock.append((perf_counter() - wall) * 1000)
    return Figure(what, middle(spent), "ms", most=ASKS, more=f"{number(middle(clock))} ms on the clock")
