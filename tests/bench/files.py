"""Ten thousand matches of sixteen hands: out as one zip, into an empty app, held against what is there."""

from __future__ import annotations

import io
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from app.store import new_token
from app.store.store import Store
from app.table.archive import archive, paginate
from app.table.intake import read_parcel, review, take
from app.table.spreadsheet import Tables
from app.words import Words
from tests.bench.figure import Figure
from tests.bench.many import fill

T = TypeVar("T")

MATCHES = 10_000
STEP = 250.0
"""Milliseconds of Python between two words of progress, in which the store's thread answers nobody else."""


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder) / "here.db", MATCHES)
        here, there = Store(Path(folder) / "here.db"), Store(Path(folder) / "there.db")
        try:
            yield from _there_and_back(here, there, Path(folder))
        finally:
            here.close()
            there.close()


def _there_and_back(here: Store, there: Store, folder: Path) -> Iterator[Figure]:
    zipped, tables = io.BytesIO(), io.BytesIO()
    steps = _Steps()
    _, took = _timed(lambda: archive(here, zipped, removed=True, tell=steps.tell))
    size = len(zipped.getvalue()) / 1e6
    yield Figure(f"{MATCHES:,} matches into a zip", took, "s", more=f"{size:.1f} MB")
    yield Figure("  the longest time without a word", steps.longest, "ms", most=STEP)
    _, took = _timed(lambda: paginate(here, Tables(tables, Words("nl")), removed=True))
    yield Figure("  as tables for a spreadsheet", took, "s", more=f"{len(tables.getvalue()) / 1e6:.1f} MB")
    parcel, took = _timed(lambda: read_parcel([("natpit.zip", zipped.getvalue())], 0))
    yield Figure("  read again and judged, in a thread of its own", took, "s")
    steps = _Steps()
    seen, took = _timed(lambda: review(there, parcel, steps.tell))
    yield Figure("  held against an empty app", took, "s", more=f"{len(seen.of('new')):,} new")
    steps = _Steps()
    taken, took = _timed(lambda: take(there, seen, {}, new_token(), lambda n: steps.tell(n, MATCHES)))
    yield Figure("  written, in one transaction", took, "s", more=f"{len(taken.added):,} added")
    yield Figure("  the longest time without a word", steps.longest, "ms", most=4 * STEP)
    steps = _Steps()
    seen, took = _timed(lambda: review(there, parcel, steps.tell))
    yield Figure("  held against an app that has them all", took, "s", more=f"{len(seen.of('same')):,} the same")
    yield Figure("  the longest time without a word", steps.longest, "ms", most=STEP)
    again = io.BytesIO()
    archive(there, again)
    yield Figure("  and out again to the byte", again.getvalue() == zipped.getvalue(), "", least=1)
    sizes = [(folder / f"{name}.db").stat().st_size / 2**20 for name in ("here", "there")]
    yield Figure(
        "  the database that they came from, in MiB", sizes[0], "", more=f"and {sizes[1]:.1f} where they are now"
    )


class _Steps:
    """The longest time between two words of progress."""

    def __init__(self) -> None:
        self.longest, self._last = 0.0, time.process_time()

    def tell(self, _done: int, _of: int) -> None:
        now = time.process_time()
        self.longest, self._last = max(self.longest, (now - self._last) * 1000), now


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """What it gives, and how many seconds of Python it takes: the disk of a busy machine is not ours to promise."""
    began = time.process_time()
    found: Any = work()
    return found, time.process_time() - began
