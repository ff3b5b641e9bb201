"""What it takes to write hand 64 of a match: into the database, and from the tap to the pad that shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter

from app.store import new_token
from tests.bench.figure import Figure, middle, p95
from tests.bench.table import boom, laid

TIMES = 15
RULES = {"end": {"hands": 80}}


def measure() -> Iterator[Figure]:
    stored, shown = asyncio.run(_writes())
    yield Figure("writing hand 64, in the database", middle(stored), "ms", most=30, more=f"p95 {p95(stored):.1f} ms")
    yield Figure("writing hand 64, from the tap to the pad", middle(shown), "ms", more=f"p95 {p95(shown):.1f} ms")


async def _writes() -> tuple[list[float], list[float]]:
    stored: list[float] = []
    shown: list[float] = []
    async with laid() as (app, ask):
        for _ in range(TIMES):
            match = await ask(boom(RULES, 63))
            hand, token = {"playing": "zij", "points": {"zij": 99}}, new_token()
            began = perf_counter()
            await ask(lambda s, m=match, t=token, h=hand: s.write_hand(m, h, t))
            stored.append((perf_counter() - began) * 1000)
        for _ in range(TIMES):
            match = await ask(boom(RULES, 63))
            await app.go(f"/match/{match}/hand")
            await app.until(lambda: app.has("Wij spelen") and app.shows("Hand 64"))
            for name in ("Wij spelen", "9", "9"):
                await app.tap(name)
            bar = app.named()[-1][1]
            began = perf_counter()
            await app.session.dispatch_event(bar._i, "click", None)
            while app.route != f"/match/{match}" or not app.shows("Hand 65 invoeren"):
                await asyncio.sleep(0.004)
                assert perf_counter() - began < 5, (app.route, app.texts)
            shown.append((perf_counter() - began) * 1000)
            await app.settle()
            await app.go("/")
    return stored, shown
