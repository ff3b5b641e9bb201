"""The rules against real cards: each game dealt, played by legal random play and counted from the cards.

The tests do the same with a few thousand hands; here are the many. A hand that is scored otherwise than its cards say
stops the run and says which it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from time import perf_counter

from scoring import ROOMS
from tests.bench.figure import Figure

MOST, USUAL = 100_000, 50_000
"""How many hands are dealt of the first game, and of every other."""
SEED = 20_261_130


def measure() -> Iterator[Figure]:
    for room in ROOMS:
        hands = MOST if room == ROOMS[0] else USUAL
        run = import_module(f"tests.scoring.deal_{room}").run_oracle
        began = perf_counter()
        run(hands, SEED)
        seconds = perf_counter() - began
        yield Figure(f"real cards and scores of {room}", hands / seconds, "hand/s", more=f"{hands:,} hands agree")
