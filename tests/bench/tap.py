"""What a tap on the entry screen costs the event loop: handler, score, redraw, difference and packing."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from time import thread_time

from tests.app.harness import App
from tests.bench.figure import Figure, middle, p95
from tests.bench.table import boom, laid

ROUNDS = 40
MOST = 12.0


def measure() -> Iterator[Figure]:
    digits, roem, sent = asyncio.run(_taps())
    yield Figure("a digit on the entry, Python", middle(digits), "ms", most=MOST, more=f"p95 {p95(digits):.1f} ms")
    yield Figure("a roem chip on the entry, Python", middle(roem), "ms", most=MOST, more=f"p95 {p95(roem):.1f} ms")
    yield Figure("a digit on the entry, sent to the phone", sent, "bytes")


async def _taps() -> tuple[list[float], list[float], float]:
    digits: list[float] = []
    roem: list[float] = []
    async with laid() as (app, ask):
        match = await ask(boom({}, 0))
        await app.go(f"/match/{match}/hand")
        await app.until(lambda: app.has("Wij spelen"))
        await app.tap("Wij spelen")
        app.connection.listens = False  # what a client does with it is not Python's time
        before, gc_was = app.connection.bytes_sent, gc.isenabled()
        for _ in range(ROUNDS):
            for key in ("7", "4"):
                digits.append(await _cost(app, key))
            for key in ("Wij, roem plus 20", "Laatste roem van Wij weg"):
                roem.append(await _cost(app, key, exact=False))
            await app.tap("Wis")
        sent = (app.connection.bytes_sent - before) / (ROUNDS * 5)
        assert gc.isenabled() == gc_was
    return digits, roem, sent


async def _cost(app: App, name: str, exact: bool = True) -> float:
    """Milliseconds of the loop's thread for one tap; what the store's thread does meanwhile is its own."""
    control = next(c for n, c in app.named() if (n == name if exact else n.startswith(name)))
    assert not getattr(control, "disabled", False), name
    began = thread_time()
    await app.session.dispatch_event(control._i, "click", None)
    for _ in range(6):
        await asyncio.sleep(0)
    spent = (thread_time() - began) * 1000
    await app.settle()
    return spent
