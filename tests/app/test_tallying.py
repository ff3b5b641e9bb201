"""Tallies are made anew for whatever changed: once, in small batches, and without a match that cannot be replayed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scoring
from app.store import Door, new_token
from app.store.counted import person
from app.store.store import Store
from app.table import tallying
from app.table.figures import figures, games_played
from app.table.tallying import catch_up
from scoring.game import Game, Scored
from scoring.match import Match
from tests import toy_game
from tests.app.figures_table import BEGAN, laid, lay
from tests.bench.many import fill

MATCHES = 30
HAND = {"playing": "wij", "points": {"wij": 90}}


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of all games, none of it tallied yet."""
    path = tmp_path_factory.mktemp("many") / "natpit.db"
    fill(path, MATCHES, hands=4, people=8)
    return path


@pytest.fixture
async def door(many: Path, tmp_path: Path) -> AsyncIterator[Door]:
    path = tmp_path / "natpit.db"
    path.write_bytes(many.read_bytes())
    door = Door(path)
    yield door
    await door.close()


async def stale(door: Door) -> int:
    return await door.ask(lambda s: s.count_stale())


async def test_progress_is_told_until_all_is_done(door: Door) -> None:
    told: list[tuple[int, int]] = []
    assert await catch_up(door, lambda done, of: told.append((done, of))) == MATCHES
    assert len(told) > 1
    assert sorted({done for done, _ in told}) == [done for done, _ in told]
    assert {of for _, of in told} == {MATCHES}
    assert told[-1] == (MATCHES, MATCHES)
    assert await stale(door) == 0
    told.clear()
    assert await catch_up(door, lambda done, of: told.append((done, of))) == 0
    assert told == []


async def test_only_what_changed_is_made_anew(door: Door) -> None:
    await catch_up(door)
    (match, *_) = await door.ask(lambda s: s.matches(1, "open"))
    await door.ask(lambda s: s.stop_match(match.id))
    assert await catch_up(door) == 1
    await door.ask(lambda s: s.rename_person(match.people[0].id, "Somebody"))
    assert await catch_up(door) == 0


async def test_two_screens_that_ask_at_once_have_each_match_done_once(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    before = tallying.tally_of
    monkeypatch.setattr(tallying, "tally_of", lambda one: (done.append(one.id), before(one))[1])
    told: list[tuple[int, int]] = []
    first, second = await asyncio.gather(catch_up(door), catch_up(door, lambda *so_far: told.append(so_far)))
    assert (first, second) == (MATCHES, MATCHES)
    assert len(done) == len(set(done)) == MATCHES
    assert told[-1] == (MATCHES, MATCHES)


async def test_it_goes_on_when_whoever_asked_goes_away(door: Door) -> None:
    begun = asyncio.Event()
    task = asyncio.create_task(catch_up(door, lambda *_: begun.set()))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    for _ in range(1000):
        if not await stale(door):
            break
        await asyncio.sleep(0.002)
    assert await stale(door) == 0


async def test_what_is_written_meanwhile_is_in_it_too(door: Door) -> None:
    written: list[Any] = []

    def write(store: Store) -> None:
        for match in store.matches(3, "open"):
            store.stop_match(match.id)

    def meanwhile(done: int, of: int) -> None:
        if not written:
            written.append(asyncio.ensure_future(door.ask(write)))

    await asyncio.gather(catch_up(door, meanwhile), catch_up(door))
    await written[0]
    await catch_up(door)
    assert await stale(door) == 0


async def test_a_failure_of_the_store_is_told_to_all_who_wait_and_the_next_one_begins_anew(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(store: Store, made: Any) -> int:
        raise OSError("full")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "put_tallies", full)
        failed = await asyncio.gather(catch_up(door), catch_up(door), return_exceptions=True)
    assert [type(one) for one in failed] == [OSError, OSError]
    assert await catch_up(door) == MATCHES


async def test_a_game_that_is_not_here_has_no_figures_until_it_is(door: Door, request: pytest.FixtureRequest) -> None:
    def begin(store: Store) -> int:
        people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees")]
        match = store.new_match("tikken", people, 0, {})
        for by in (0, 1, 1):
            store.write_hand(match, {"by": by, "worth": 3}, new_token(), ended=by == 2)
        return people[1]

    bram = await door.ask(begin)
    assert await catch_up(door) == MATCHES + 1
    assert "tikken" not in [one.game for one in await games_played(door)]
    request.getfixturevalue("fifth_game")
    assert [one.matches for one in await games_played(door) if one.game == "tikken"] == [1]
    told = {one.figure.id: one for group in await figures(door, person(bram), "tikken") for one in group.figures}
    assert {name: one.value for name, one in told.items()} == {
        "matches": 1, "won": 1, "won_share": 100, "shared": 0, "total": 6, "best": 6, "worst": 6,
        "hands": 3, "points": 2,
    }  # fmt: skip


async def test_a_match_that_cannot_be_replayed_is_passed_by(door: Door) -> None:
    def break_one(store: Store) -> None:
        people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
        match = store.new_match("klaverjassen", people, 0, {})
        store.write_hand(match, HAND | {"no_such_key": 1}, new_token())

    await door.ask(break_one)
    assert await catch_up(door) == MATCHES + 1
    assert await stale(door) == 0


async def test_a_score_that_no_figure_can_hold_is_logged_and_passed_by(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    def score(hand: Any, table: Any, standing: Any) -> Scored:
        return Scored((Fraction(1, 7),) * table.seats, ())

    odd: Game = toy_game.GAME._replace(id="odd", score=score)
    scoring.register(odd)
    try:
        await door.ask(lambda s: lay(s, Match("odd", ("A", "B"), hands=({},)), [1, 2], BEGAN))
        assert await catch_up(door) == MATCHES + 1
        assert [record.name for record in caplog.records] == ["natpit.figures"]
        assert await stale(door) == 0
    finally:
        scoring.unregister("odd")


async def test_another_process_on_the_same_file_finds_it_done(door: Door) -> None:
    path = await door.ask(lambda s: s.path)
    other = Door(path)
    try:
        await asyncio.gather(catch_up(door), catch_up(other))
        assert await stale(other) == 0
        await other.ask(lambda s: laid(s, Random(1), "heugen", 1, 2))
        assert await catch_up(door) == 1
    finally:
        await other.close()


async def test_nobody_waits_long_behind_the_work(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    before = Store.stale

    def some(store: Store, limit: int, after: str = "") -> Any:
        sizes.append(limit)
        return before(store, limit, after)

    monkeypatch.setattr(Store, "stale", some)
    monkeypatch.setattr(tallying, "SECONDS", 0.0)
    await catch_up(door)
    assert set(sizes[1:]) == {1}  # as few at a time as the time allows, whatever the machine
