"""How long `natpit score` takes on one hand, beside a Python that does nothing."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from scoring.match_file import document, write
from tests.bench.evenings import match
from tests.bench.figure import Figure, middle
from tests.bench.processes import BARE, NATPIT, seconds

TIMES = 25


def measure() -> Iterator[Figure]:
    one = match("klaverjassen")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "one.json")
        file.write_text(write(document(one._replace(hands=one.hands[:1]))))
        score = [*NATPIT, "score", str(file)]
        seconds(score)
        # Turn by turn, so that what the machine does besides falls on both.
        pairs = [(seconds(BARE), seconds(score)) for _ in range(TIMES)]
    bare, whole = middle([b for b, _ in pairs]) * 1000, middle([s for _, s in pairs]) * 1000
    yield Figure(
        "natpit score on one hand, beside bare Python", whole / bare, "×", most=6, more=f"{whole:.0f}/{bare:.0f} ms"
    )
