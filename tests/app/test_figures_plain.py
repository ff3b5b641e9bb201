"""Figures are what the matches say: held against plain sums over replays, whatever was written in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import scoring
from app.store import Door
from app.store.counted import ALWAYS, Period, Whose, company, member, opponents, partners, person, together
from app.store.store import Store
from app.table.behind import hands_behind
from app.table.figures import figures, has_sides, in_year
from scoring.facts import lowest_wins
from tests.app.figures_table import BEGAN, change, laid, merge
from tests.app.plain_figures import Plain, companies_in, pairs_in, people_in


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with nothing in it: the revisions are gone through once."""
    path = tmp_path_factory.mktemp("empty") / "natpit.db"
    Store(path).close()
    return path


def some_of(plain: Plain, game: str, rng: Random) -> Iterator[Whose]:
    """One of everything that figures can be asked of."""
    yield person(rng.choice(people_in(plain)))
    people = rng.choice(companies_in(plain))
    yield company(people)
    yield member(rng.choice(people), people)
    if pairs := list(pairs_in(plain)):
        for kind in (partners, opponents) if has_sides(game) else (together,):
            yield kind(*rng.choice(pairs))


def hold(door: Door, plain: Plain, game: str, rng: Random) -> None:
    """Every figure of somebody, of two, and of a company is what the plain sums say; and so is what is behind them."""
    if not plain.all:
        return
    lowest = lowest_wins(scoring.game(game))
    for whose in some_of(plain, game, rng):
        period = rng.choice((ALWAYS, in_year(2024), Period(BEGAN + timedelta(hours=8)), Period(None, BEGAN)))
        told = [one for group in asyncio.run(figures(door, whose, game, period)) for one in group.figures]
        for one in told:
            assert (one.value, one.n, one.of) == plain.figure(one.figure, whose, period, lowest), (one, whose)
            assert not isinstance(one.value, float)
        if not told:
            assert plain.of(whose, period) == []
            continue
        for one in rng.sample(told, 3):
            exactly = one.value if one.figure.extreme else None
            found, page = set(), 0
            while True:
                some = asyncio.run(hands_behind(door, whose, game, one.figure.id, period, page))
                found |= {(f.sheet.stored.id, p) for f in some.found for p in f.places or (None,)}
                page += 1
                if page >= some.pages:
                    break
            assert found == plain.hands(one.figure, whose, period, exactly), (one, whose)
            assert some.n == one.n == (len({m for m, _ in found}) if one.figure.extreme else len(found))


@pytest.mark.parametrize("game", scoring.ROOMS)
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_every_figure_is_what_the_matches_say_whatever_was_written(
    tmp_path: Path, empty: Path, game: str, seed: int
) -> None:
    rng = Random(seed)
    path = tmp_path / f"{seed}.db"
    path.write_bytes(empty.read_bytes())
    with closing(Store(path)) as store:
        matches = laid(store, rng, game, 4, 5)
        door = Door(path)
        try:
            hold(door, Plain(store, game), game, rng)
            for _ in range(6):
                change(store, rng, rng.choice(matches))
            hold(door, Plain(store, game), game, rng)
            merged = merge(store, rng)
            hold(door, Plain(store, game), game, rng)
            if merged is not None:
                store.unmerge(merged)
                hold(door, Plain(store, game), game, rng)
        finally:
            door.shut()
