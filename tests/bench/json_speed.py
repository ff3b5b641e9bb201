"""Hands a second through `natpit score --json`: the whole process, reading, start and writing included."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from scoring import game_ids
from tests.bench.evenings import EVENINGS, as_file
from tests.bench.figure import Figure
from tests.bench.processes import NATPIT, run

FILES = 1000


def measure() -> Iterator[Figure]:
    for game_id in game_ids():
        if game_id not in EVENINGS:
            continue
        with tempfile.TemporaryDirectory() as folder:
            names = [str(Path(folder, f"{seed}.json")) for seed in range(FILES)]
            for seed, name in enumerate(names):
                Path(name).write_text(as_file(game_id, seed))
            best = min(_seconds(names) for _ in range(3))
        hands = FILES * EVENINGS[game_id].hands
        yield Figure(f"natpit score --json, {game_id}", hands / best, "hand/s", least=20_000, more=f"{hands:,} hands")


def _seconds(files: list[str]) -> float:
    began = perf_counter()
    run([*NATPIT, "score", "--json", *files])
    return perf_counter() - began
