"""The door: asked in order, off the event loop; drafts coalesce; nothing that was asked is dropped."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from app.store import Door, NewerDatabase, Stale, StoreError, new_token
from app.store.store import Store
from tests.app.store.conftest import HAND


class Gate:
    """Holds the store's thread until it is opened."""

    def __init__(self, door: Door) -> None:
        self._open = threading.Event()
        door.post(lambda store: self._open.wait(10))

    def open(self) -> None:
        self._open.set()


@pytest.fixture
async def door(path: Path) -> Any:
    door = Door(path)
    yield door
    await door.close()


async def begun(door: Door) -> str:
    people = [(await door.ask(lambda s, n=n: s.add_person(n))).id for n in ("Anna", "Bram", "Cees", "Dirk")]
    return await door.ask(lambda s: s.new_match("klaverjassen", people, 0, {}))


async def test_nothing_is_opened_before_it_is_asked_for(path: Path) -> None:
    door = Door(path)
    assert not door.ready
    await door.settle()
    await door.close()
    assert not path.exists()


async def test_a_warm_door_is_ready_without_waiting(door: Door) -> None:
    door.warm()
    while not door.ready:
        await asyncio.sleep(0.005)
    assert (door.notice, door.trouble) == (None, None)
    assert await door.opened() is None


async def test_answers_come_from_one_thread_that_is_not_the_loops(door: Door) -> None:
    threads = {await door.ask(lambda s: threading.get_ident()) for _ in range(5)}
    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def test_all_is_done_in_the_order_it_was_asked(door: Door) -> None:
    done: list[int] = []
    gate = Gate(door)
    asked = []
    for n in range(0, 30, 3):
        asked.append(asyncio.ensure_future(door.ask(lambda s, n=n: done.append(n))))
        await asyncio.sleep(0)
        door.post(lambda s, n=n: done.append(n + 1))
        door.post(lambda s, n=n: done.append(n + 2))
    gate.open()
    await asyncio.gather(*asked)
    await door.settle()
    assert done == list(range(30))


async def test_the_loop_runs_on_while_the_store_works(door: Door) -> None:
    slow = asyncio.ensure_future(door.ask(lambda s: time.sleep(0.3)))
    turns = 0
    while not slow.done():
        await asyncio.sleep(0.005)
        turns += 1
    assert turns > 10


async def test_what_the_store_refuses_reaches_whoever_asked(door: Door) -> None:
    match = await begun(door)
    one = await door.ask(lambda s: s.write_hand(match, HAND, new_token()))
    with pytest.raises(Stale) as told:
        await door.ask(lambda s: s.strike_hand(match, one.hand, 5, new_token()))
    assert told.value.found.version == 1
    assert len((await door.ask(lambda s: s.match(match))).hands) == 1


async def test_a_write_is_done_even_when_whoever_asked_goes_away(door: Door) -> None:
    match = await begun(door)
    gate = Gate(door)
    asked = asyncio.ensure_future(door.ask(lambda s: s.write_hand(match, HAND, new_token())))
    await asyncio.sleep(0)
    asked.cancel()
    gate.open()
    assert len((await door.ask(lambda s: s.match(match))).hands) == 1
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_only_the_newest_waiting_draft_is_written(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    monkeypatch.setattr(Store, "save_draft", lambda s, key, data: written.append((key, data["n"])))
    gate = Gate(door)
    for n in range(100):
        door.keep_draft("a", {"n": n})
        door.keep_draft("b", {"n": -n})
    gate.open()
    await door.settle()
    assert written == [("a", 99), ("b", -99)]
    door.keep_draft("a", {"n": 100})
    await door.settle()
    assert written[2:] == [("a", 100)]


async def test_a_draft_never_moves_past_a_write_in_between(door: Door) -> None:
    match = await begun(door)
    gate = Gate(door)
    door.keep_draft("new", {"n": 1})
    door.post(lambda s: s.write_hand(match, HAND, new_token(), draft_key="new"))
    door.keep_draft("new", {"n": 2})  # of the next hand
    gate.open()
    assert await door.ask(lambda s: s.draft("new")) == {"n": 2}
    door.keep_draft("new", {"n": 3})
    door.post(lambda s: s.write_hand(match, HAND, new_token(), draft_key="new"))
    assert await door.ask(lambda s: s.draft("new")) is None


async def test_a_failed_post_is_told_on_the_loop_that_posted_it(path: Path) -> None:
    told: list[Any] = []
    door = Door(path, on_error=lambda e: told.append(("door", e, threading.get_ident())))
    door.post(lambda s: s.stop_match("nowhere"))
    door.post(lambda s: s.stop_match("nowhere"), on_error=lambda e: told.append(("post", e, threading.get_ident())))
    await door.settle()
    assert [who for who, *_ in told] == ["door", "post"]
    assert all(e.id == "store.unknown_match" and thread == threading.get_ident() for _, e, thread in told)
    await door.close()


async def test_a_failed_draft_is_told(path: Path) -> None:
    told: list[BaseException] = []
    door = Door(path, on_error=told.append)
    door.keep_draft("a", {"n": {1, 2}})
    door.keep_draft("b", {"n": 2})
    assert await door.ask(lambda s: (s.draft("a"), s.draft("b"))) == (None, {"n": 2})
    assert len(told) == 1
    await door.close()


async def test_a_failure_nobody_listens_for_is_logged(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    door.post(lambda s: s.stop_match("nowhere"))
    await door.settle()
    assert "unknown_match" in caplog.text


async def test_closing_finishes_what_was_asked(path: Path) -> None:
    door = Door(path)
    match = await begun(door)
    gate = Gate(door)
    for n in range(20):
        door.post(lambda s: s.write_hand(match, HAND, new_token()))
        door.keep_draft("new", {"n": n})
    closing = asyncio.ensure_future(door.close())
    await asyncio.sleep(0.01)
    with pytest.raises(RuntimeError, match="closed"):
        await door.ask(lambda s: None)
    gate.open()
    await closing
    await door.close()
    assert [p.name for p in path.parent.iterdir()] == ["natpit.db"]  # the log is in it
    store = Store(path)
    assert (len(store.match(match).hands), store.draft("new")) == (20, {"n": 19})
    store.close()


def test_one_door_serves_several_event_loops(path: Path) -> None:
    door = Door(path)
    match = asyncio.run(begun(door))

    def visitor() -> None:
        for _ in range(5):
            asyncio.run(door.ask(lambda s: s.write_hand(match, HAND, new_token())))

    visitors = [threading.Thread(target=visitor) for _ in range(4)]
    for one in visitors:
        one.start()
    for one in visitors:
        one.join()
    assert len(asyncio.run(door.ask(lambda s: s.match(match))).hands) == 20
    door.shut()


async def test_doors_on_different_files_have_nothing_to_do_with_each_other(tmp_path: Path) -> None:
    doors = [Door(tmp_path / f"{n}" / "natpit.db") for n in range(4)]
    await asyncio.gather(*(d.ask(lambda s, n=n: s.add_person(f"Anna {n}")) for n, d in enumerate(doors)))
    for n, one in enumerate(doors):
        assert [p.name for p in await one.ask(lambda s: s.people())] == [f"Anna {n}"]
        await one.close()


async def test_trouble_with_opening_is_told_and_tried_again(path: Path) -> None:
    Store(path).close()
    db = sqlite3.connect(path)
    known = db.execute("SELECT version_num FROM alembic_version").fetchone()
    db.execute("UPDATE alembic_version SET version_num = '0999'")
    db.commit()
    door = Door(path)
    with pytest.raises(NewerDatabase):
        await door.opened()
    assert isinstance(door.trouble, StoreError)
    assert not door.ready
    db.execute("UPDATE alembic_version SET version_num = ?", known)
    db.commit()
    db.close()
    assert await door.ask(lambda s: s.people()) == ()
    assert door.trouble is None
    await door.close()


async def test_a_database_set_aside_is_told_at_the_door(path: Path) -> None:
    path.write_bytes(b"rubbish" * 1000)
    door = Door(path)
    notice = await door.opened()
    assert notice.id == "store.set_aside"
    assert door.notice == notice
    await door.close()


def test_a_program_that_just_ends_still_writes_what_was_posted(path: Path) -> None:
    code = (
        "import sys; from app.store import Door; door = Door(sys.argv[1])\n"
        "for n in range(50): door.post(lambda s, n=n: s.add_person(f'Anna {n}'))\n"
        "door.keep_draft('a', {'n': 1})"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=True, timeout=60)
    store = Store(path)
    assert (len(store.people()), store.draft("a")) == (50, {"n": 1})
    store.close()
