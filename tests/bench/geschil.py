"""What it costs the event loop to open Geschil for a hand: every agreement tried, compared, told and drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import thread_time
from typing import TYPE_CHECKING, Any

from app.store import new_token
from scoring import game
from tests.bench.evenings import EVENINGS
from tests.bench.evenings import match as evening
from tests.bench.figure import Figure, middle, p95
from tests.bench.table import laid

if TYPE_CHECKING:
    from app.store.store import Store

HANDS = 8
MOST = 100.0


def measure() -> Iterator[Figure]:
    for game_id, spent in asyncio.run(_opened()).items():
        yield Figure(
            f"Geschil of a hand of {game_id}, Python", middle(spent), "ms", most=MOST, more=f"p95 {p95(spent):.0f} ms"
        )


async def _opened() -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    async with laid() as (app, ask):
        for game_id in EVENINGS:
            match = await ask(_written(game_id))
            await app.go(f"/match/{match}")
            await app.until(lambda: app.has("Waarom?"))
            app.connection.listens = False  # what a client does with it is not Python's time
            for place in range(1, HANDS + 1):
                began = thread_time()
                await app.go(f"/match/{match}/dispute/{place}")
                found.setdefault(game_id, []).append((thread_time() - began) * 1000)
                await app.go(f"/match/{match}")
            app.connection.listens = True
    return found


def _written(game_id: str) -> Callable[[Store], str]:
    """Writes the first hands of an evening of this game, and gives the match."""
    names, hands = ("Riet", "Ans", "Jan", "Piet", "Kees"), evening(game_id, 3).hands[:HANDS]

    def write(store: Store) -> str:
        people = [store.add_person(name).id for name in names[: game(game_id).tables[0]]]
        match = store.new_match(game_id, people, 0, _endless(game_id))
        for one in hands:
            store.write_hand(match, dict(one), new_token())
        return match

    return write


def _endless(game_id: str) -> dict[str, Any]:
    """Rules under which so few hands are no whole match."""
    return {"target": 500} if game_id == "hartenjagen" else {}
