"""The store where Python runs in the page of a browser: no threads, and in a second tab no writes."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from app.store import Door, StoreError, new_token
from app.store.store import Store
from app.store.trouble import NotPossibleError
from tests.app.store.conftest import HAND

WHY = "pocket.only_look"


@pytest.fixture
async def door(path: Path) -> Any:
    door = Door(path, threads=False)
    yield door
    await door.close()


def begun(store: Store) -> str:
    people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    return store.new_match("klaverjassen", people, 0, {})


async def test_without_threads_all_is_done_on_the_event_loop_in_the_order_it_was_asked(door: Door) -> None:
    done: list[tuple[str, int]] = []

    def does(what: str) -> Any:
        return lambda store: done.append((what, threading.get_ident()))

    door.post(does("a"))
    asked = asyncio.gather(door.ask(does("b")), door.ask(does("c")))
    door.post(does("d"))
    await asked
    await door.settle()
    here = threading.get_ident()
    assert done == [("a", here), ("d", here), ("b", here), ("c", here)]


async def test_between_two_jobs_the_screens_have_their_turn(door: Door) -> None:
    heard: list[str] = []
    door.post(lambda store: heard.append("first job"))
    door.post(lambda store: heard.append("second job"))
    asyncio.get_running_loop().call_soon(heard.append, "screen")
    await door.settle()
    assert heard == ["first job", "screen", "second job"]


async def test_of_drafts_that_wait_only_the_newest_is_written(door: Door) -> None:
    written: list[Any] = []
    await door.opened()
    await door.ask(lambda s: setattr(s, "save_draft", lambda key, data: written.append(data)))
    for n in range(5):
        door.keep_draft("key", {"digits": n})
    await door.settle()
    assert written == [{"digits": 4}]


async def test_what_was_asked_is_done_before_it_closes(path: Path) -> None:
    door = Door(path, threads=False)
    match = await door.ask(begun)
    door.post(lambda s: s.write_hand(match, HAND, new_token()))
    await door.close()
    again = Door(path, threads=False)
    stored = await again.ask(lambda s: s.match(match))
    assert stored is not None
    assert len(stored.hands) == 1
    with pytest.raises(RuntimeError):
        door.post(lambda s: None)
    await again.close()


async def test_every_write_is_told_before_it_begins(door: Door) -> None:
    told: list[int] = []
    door.on_write = lambda: told.append(1)
    await door.ask(begun)
    assert len(told) == 5  # four people and a match
    await door.ask(lambda s: s.matches())
    assert len(told) == 5


async def test_a_tab_that_only_looks_reads_everything_and_writes_nothing(path: Path, door: Door) -> None:
    match = await door.ask(begun)
    looking = Door(path, threads=False)
    looking.only_look = WHY
    stored, may = await looking.ask(lambda s: (s.match(match), s.may(match)))
    assert stored is not None
    assert (stored.id, may) == (match, "read")
    for write in (
        lambda s: s.write_hand(match, HAND, new_token()),
        lambda s: s.add_person("Eva"),
        lambda s: s.save_draft("key", {}),
        lambda s: s.set_preference("key", "value"),
        lambda s: s.remove_match(match),
    ):
        with pytest.raises(NotPossibleError, match=WHY):
            await looking.ask(write)
    with pytest.raises(NotPossibleError, match=WHY):
        await looking.restore(path)
    looking.keep_draft("key", {"digits": 4})  # half of something that never will be: not worth a word
    assert await looking.ask(lambda s: s.draft("key")) is None
    await looking.close()


async def test_it_sees_what_the_other_tab_wrote_once_it_has_the_file_anew(tmp_path: Path, door: Door) -> None:
    match = await door.ask(begun)
    copy = tmp_path / "copy.db"

    def lay() -> None:
        copy.write_bytes(door.path.read_bytes())

    await door.reopen(lay)  # closed while it is copied, so that all of it is in the file
    looking = Door(copy, threads=False)
    looking.only_look = WHY
    assert await hands(looking, match) == 0
    await door.ask(lambda s: s.write_hand(match, HAND, new_token()))
    await door.reopen(lay)
    await looking.reopen(lambda: None)
    assert await hands(looking, match) == 1
    await looking.close()


async def hands(door: Door, match: str) -> int:
    stored = await door.ask(lambda s: s.match(match))
    assert stored is not None
    return len(stored.hands)


async def test_a_backup_is_made_in_a_quiet_moment_without_a_thread(
    door: Door, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.store.keeper.PAUSE", 0.01)
    await door.ask(begun)
    before = threading.active_count()
    for _ in range(100):
        await asyncio.sleep(0.01)
        if list(path.parent.glob("backups/*.db")):
            break
    else:
        raise AssertionError("no backup was made")
    assert threading.active_count() == before
    assert door.backup_trouble is None


async def test_what_fails_is_told_to_who_asked(door: Door) -> None:
    with pytest.raises(StoreError):
        await door.ask(lambda s: s.write_hand("nothing", HAND, new_token()))
