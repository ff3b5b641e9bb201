"""Evenings with all that can happen at a table, out and into an empty app: the same files to the letter, and totals."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from app.store import new_token
from app.store.store import Store
from app.table.intake import read_parcel, review, take
from app.table.matchfile import match_file
from app.table.sheet import sheet_of
from tests.app.evenings import at_the_table, evening
from tests.bench.figure import Figure
from tests.scoring.any_hands import GAMES

EVENINGS = 200
OTHERWISE = 0.02
"""Such a part may tell in other words what an old correction was: where people came and went, and hands with them, so
that who sat at the table then cannot be told to the letter."""


def measure() -> Iterator[Figure]:
    refused = totals = letters = 0
    with tempfile.TemporaryDirectory() as folder:
        here, there = Store(Path(folder) / "here.db"), Store(Path(folder) / "there.db")
        for n in range(EVENINGS):
            rng = Random(n)
            with at_the_table(rng):
                match = evening(here, GAMES[n % len(GAMES)], rng, rng.choice((5, 20, 30)))
            out = match_file(here, match)
            parcel = read_parcel([(out.name, out.data)], 0)
            if parcel.wrong:
                refused += 1
                continue
            seen = review(there, parcel)
            way = "add" if seen.cases[0].verdict == "new" else "beside"
            (one,) = take(there, seen, {0: way}, new_token()).added  # type: ignore[dict-item]
            letters += match_file(there, one).text != out.text
            mine, theirs = here.match(match), there.match(one)
            assert mine is not None
            assert theirs is not None
            totals += sheet_of(mine).replay.totals != sheet_of(theirs).replay.totals
        here.close()
        there.close()
    yield Figure("evenings that came back", EVENINGS - refused, "", least=EVENINGS)
    yield Figure("of them with another total", totals, "", most=0)
    yield Figure("of them with a file that says it otherwise", letters, "", most=OTHERWISE * EVENINGS)
