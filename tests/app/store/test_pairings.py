"""All pairs of a game at once: the same as what is told of each pair alone."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from app.store.counted import Period, partners
from app.store.store import Store
from app.table.tallying import tally_of
from tests.app.figures_table import laid, merge
from tests.app.store.test_schema import plans

LATER = Period(since=datetime(2024, 1, 1, 20, tzinfo=UTC))


def test_every_pair_comes_to_what_is_told_of_the_two_alone(store: Store) -> None:
    laid(store, Random(3), "klaverjassen", 12, 4)
    merge(store, Random(3))
    people = [one.id for one in store.people()]
    store.put_tallies([tally_of(one) for one in store.stale(100)])
    with plans(store) as found:
        pairs = store.pairings("klaverjassen")
    assert pairs
    for pair in pairs:
        alone = store.sums(partners(pair.one.id, pair.other.id), "klaverjassen", ("match", "won"))
        won = alone["won"].n if "won" in alone else 0
        assert (pair.matches, pair.won, pair.total) == (alone["match"].n, won, alone["match"].amount)
    told = {(one, other) for one in people for other in people if one < other
            and "match" in store.sums(partners(one, other), "klaverjassen", ("match",))}  # fmt: skip
    assert {(pair.one.id, pair.other.id) for pair in pairs} == told
    assert not [step for step in found if "SCAN tally" in step or "SCAN tallied" in step]
    assert sum(pair.matches for pair in store.pairings("klaverjassen", LATER)) < sum(pair.matches for pair in pairs)
