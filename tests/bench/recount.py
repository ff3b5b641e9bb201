"""Hands counted from their cards: 10,000 of each game, every one held against its dealer and `scoring`."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from tests.bench.figure import Figure
from tests.scoring.deal_recount import GAMES, run_recount

HANDS = 10_000


def measure() -> Iterator[Figure]:
    began = perf_counter()
    seen = run_recount(HANDS, seed=2_026)
    spent = perf_counter() - began
    counted = sum(seen[game] for game in (*GAMES, "leaster"))
    yield Figure("hands counted from their cards as dealt", counted, "hands", least=HANDS * len(GAMES))
    yield Figure("dealt, played, counted every way and scored", counted / spent, "hand/s")
