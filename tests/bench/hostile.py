"""More than 5,000 broken, huge, hostile and future files: each is refused with its place, and changes nothing."""

from __future__ import annotations

import hashlib
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from app.store.store import Store
from app.table.intake import Parcel, read_parcel, review
from app.words import Words, who
from scoring import game
from tests.app.hostile import RARE, hostile
from tests.bench.figure import Figure

FILES = 6000
LONGEST = 2.0
"""Seconds that one file may take."""


def measure() -> Iterator[Figure]:
    rng = Random(6000)
    words = Words("nl", strict=True)
    refused: Counter[str] = Counter()
    left: Counter[str] = Counter()
    wrong = longest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "natpit.db"
        store = Store(path)
        before = _contents(store)
        began = time.perf_counter()
        for attempt in chain((kind(rng) for kind in RARE * 3), hostile(rng)):
            if refused.total() == FILES:
                break
            start = time.perf_counter()
            parcel = read_parcel(attempt.sources, 0)
            longest = max(longest, time.perf_counter() - start)
            if parcel.wrong:
                refused[attempt.kind] += 1
                wrong += not _told(parcel, words) or _taken(store, parcel)
            else:
                left[attempt.kind] += 1  # what was spoiled left a match all the same
                wrong += attempt.sure
        took = time.perf_counter() - began
        changed = before != _contents(store)
        store.close()
    kinds = ", ".join(f"{kind} {n}" for kind, n in sorted(refused.items()))
    yield Figure("hostile files refused", refused.total(), "", least=5000, more=kinds)
    yield Figure("of them without a place, without a word, or taken", wrong + changed, "", most=0)
    yield Figure("spoiled files that were still a match", left.total(), "", more=f"{dict(left)}")
    yield Figure("the longest of them", longest * 1000, "ms", most=LONGEST * 1000)
    yield Figure("a hostile file, on average", took / (refused.total() + left.total()) * 1000, "ms")


def _told(parcel: Parcel, words: Words) -> bool:
    """Whether every problem names the file that it is in, and has a sentence."""
    for one in parcel.wrong:
        names: Any = who(words, game(one.game), one.names) if one.game else {}
        if not words.problem(one.problem, names):
            return False
        if not one.place and one.problem.id not in ("parcel.size", "parcel.nothing"):
            return False
    return True


def _taken(store: Store, parcel: Parcel) -> bool:
    try:
        review(store, parcel)
    except ValueError:
        return False
    return True


def _contents(store: Store) -> str:
    """All that is in the database."""
    with store._reading() as db:
        raw: Any = db.connection.dbapi_connection
        return hashlib.sha256("\n".join(raw.iterdump()).encode()).hexdigest()
