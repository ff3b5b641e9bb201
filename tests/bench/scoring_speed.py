"""Hands a second through `scoring`, every line with its values included."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from scoring import game_ids
from scoring.match import replay
from tests.bench.evenings import EVENINGS, match
from tests.bench.figure import Figure

SECONDS = 1.0


def measure() -> Iterator[Figure]:
    for game_id in game_ids():
        if game_id not in EVENINGS:
            continue
        evenings = [match(game_id, seed) for seed in range(50)]
        for one in evenings:
            replay(one)
        hands, best = sum(len(one.hands) for one in evenings), 0.0
        until = perf_counter() + SECONDS
        while perf_counter() < until:
            began = perf_counter()
            for one in evenings:
                replay(one)
            best = max(best, hands / (perf_counter() - began))
        yield Figure(f"scoring with lines, {game_id}", best, "hand/s", least=50_000)
