"""Backups: whole or not there, ten of them, made while nobody waits, and taken back without losing what there is."""

import os
import shutil
import signal
import sqlite3
import time
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from app.store import Door, NotPossibleError, UnavailableError, UnknownError, keeper, new_token, restoring
from app.store import backups as room
from app.store.backups import MOST, Backups, Stopped
from app.store.migrations import upgrade
from app.store.restoring import lay_over, make_ready, put_in_place
from app.store.store import Store
from app.table.tallying import catch_up, tally_of
from tests.app.store.conftest import HAND


def played(path: Path, names: str = "ABCD", hands: int = 2) -> str:
    """A match more in the database at `path`."""
    store = Store(path)
    try:
        match = store.new_match("klaverjassen", [store.add_person(name).id for name in names], 0, {})
        for _ in range(hands):
            store.write_hand(match, HAND, new_token())
        return match
    finally:
        store.close()


def matches(path: Path) -> set[str]:
    store = Store(path)
    try:
        return {match.id for match in store.matches(10_000)}
    finally:
        store.close()


def aged(backups: Backups, name: str, days: float) -> str:
    """The same backup, so many days older."""
    at = datetime.now() - timedelta(days=days)
    older = f"{backups.path.stem}-{at:%Y%m%d-%H%M%S}.db"
    (backups.folder / name).rename(backups.folder / older)
    return older


@pytest.fixture
def backups(path: Path) -> Backups:
    return Backups(path)


# -- Making them -----------------------------------------------------------------------------------------------------


def test_a_backup_holds_everything_and_is_one_file(path: Path, backups: Backups) -> None:
    match = played(path)
    store = Store(path)
    store.save_draft("new", {"half": "entered"})
    store.set_preference("light", "dark")
    made = backups.make()  # while it is open, with a log beside it
    store.close()
    assert made
    assert made.size == (backups.folder / made.name).stat().st_size
    assert [one.name for one in backups.folder.iterdir()] == [made.name]
    assert backups.look(made.name) == ("whole", 1, False)
    copy = Store(backups.folder / made.name)
    assert [m.id for m in copy.matches()] == [match]
    assert copy.draft("new") == {"half": "entered"}
    assert copy.preference("light") == "dark"
    copy.close()


def test_it_is_of_one_moment_whatever_is_written_meanwhile(path: Path, backups: Backups, monkeypatch) -> None:
    monkeypatch.setattr(room, "PAGES", 2)
    match = played(path, hands=40)
    store = Store(path)
    slowest = 0.0

    def write() -> bool:
        nonlocal slowest
        began = time.perf_counter()
        store.write_hand(match, HAND, new_token())
        slowest = max(slowest, time.perf_counter() - began)
        return True

    made = backups.make(go_on=write)
    assert made
    assert len(store.match(match).hands) > 45
    assert slowest < 1
    copy = Store(backups.folder / made.name)
    assert len(copy.match(match).hands) == 40
    copy.close()
    store.close()


def test_where_nothing_changed_the_last_one_will_do(path: Path, backups: Backups) -> None:
    played(path)
    first = backups.make()
    assert backups.make() is None
    played(path)
    second = backups.make()
    assert [one.name for one in backups.listed()] == [second.name, first.name]


def test_of_nothing_there_is_no_backup(path: Path, backups: Backups) -> None:
    assert backups.make() is None
    Store(path).close()
    assert backups.make() is None
    assert backups.listed() == ()


def test_ten_are_kept_and_those_of_before_one_was_taken_back_are_not_counted(path: Path, backups: Backups) -> None:
    for _ in range(2):
        played(path)
        assert backups.make(before=True)
    for day in range(MOST + 3):
        played(path, hands=0)
        made = backups.make()
        assert made
        aged(backups, made.name, 100 - day)
    last = backups.make(before=True)
    by_itself = [one for one in backups.listed() if not one.before]
    assert len(by_itself) == MOST
    assert [one.before for one in backups.listed()].count(True) == 3
    assert last in backups.listed()
    assert by_itself == sorted(by_itself, key=lambda one: one.at, reverse=True)


def test_one_that_is_made_after_the_clock_was_ahead_stays(path: Path, backups: Backups) -> None:
    ahead = []
    for day in range(MOST):
        played(path, hands=0)
        ahead.append(aged(backups, backups.make().name, -400 - day))
    for number in (1, 2):
        played(path, hands=0)
        made = backups.make()
        assert backups.newest() == made
        here = {one.name for one in backups.listed()}
        assert made.name in here
        assert here >= set(ahead[number:])
        assert len(here) == MOST
        aged(backups, made.name, 3 - number)
    assert backups.make() is None  # the same as the last one, whatever the dates of the others say


def test_one_that_is_damaged_is_none_of_the_ten(path: Path, backups: Backups) -> None:
    names = []
    for day in range(MOST + 4):
        played(path, hands=0)
        names.append(aged(backups, backups.make().name, 100 - day))
        if day in (6, 8):
            (backups.folder / names[-1]).write_bytes(b"damaged")
    here = [one.name for one in reversed(backups.listed())]
    assert here == names[2:]
    assert [backups.look(name).state for name in here].count("whole") == MOST


def test_two_in_one_second_both_stay(path: Path, backups: Backups) -> None:
    names = set()
    for _ in range(3):
        played(path, hands=0)
        names.add(backups.make().name)
    assert {one.name for one in backups.listed()} == names
    assert len(names) == 3


def test_stopped_halfway_leaves_nothing(path: Path, backups: Backups, monkeypatch) -> None:
    monkeypatch.setattr(room, "PAGES", 1)
    played(path)
    asked = []
    with pytest.raises(Stopped):
        backups.make(go_on=lambda: asked.append(1) or len(asked) < 5)
    assert len(asked) == 5
    assert list(backups.folder.iterdir()) == []


def test_killed_in_the_middle_leaves_nothing_that_bears_the_name_of_a_backup(
    path: Path, backups: Backups, monkeypatch
) -> None:
    monkeypatch.setattr(room, "PAGES", 1)
    match = played(path)
    child = os.fork()
    if not child:
        steps = iter(range(100))
        try:
            backups.make(go_on=lambda: next(steps) < 7 or os.kill(os.getpid(), signal.SIGKILL) is None)
        finally:
            os._exit(1)
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGKILL
    parts = list(backups.folder.iterdir())
    assert parts
    assert backups.listed() == ()
    assert matches(path) == {match}
    for part in parts:
        os.utime(part, (1, 1))
    made = backups.make()
    assert [one.name for one in backups.folder.iterdir()] == [made.name]


def test_a_disk_that_does_not_let_us_is_told_and_nothing_is_left(path: Path, backups: Backups, monkeypatch) -> None:
    played(path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(room, "to_disk", full)
    with pytest.raises(UnavailableError) as refused:
        backups.make()
    assert refused.value.id == "backup.full"
    assert list(backups.folder.iterdir()) == []


def test_a_folder_that_is_a_file_is_told(path: Path, backups: Backups) -> None:
    played(path)
    backups.folder.write_text("mine")
    with pytest.raises(UnavailableError, match=r"backup\.failed"):
        backups.make()
    assert backups.listed() == ()


# -- What they are ---------------------------------------------------------------------------------------------------


def test_damaged_newer_and_older_ones_are_seen_as_such(path: Path, backups: Backups) -> None:
    played(path, hands=40)
    whole = backups.folder / backups.make().name

    def as_of(day: str) -> Path:
        return Path(shutil.copy(whole, backups.folder / f"natpit-202601{day}-200000.db"))

    pages = bytearray(whole.read_bytes())
    for page in range(3, 9):
        pages[page * 4096 : page * 4096 + 60] = os.urandom(60)
    as_of("01").write_bytes(pages)
    as_of("02").write_bytes(whole.read_bytes()[:-5000])
    as_of("03").write_bytes(b"not a database")
    as_of("04").write_bytes(b"")
    with closing(sqlite3.connect(as_of("05"))) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    upgrade(backups.folder / "natpit-20260106-200000.db", "0001")
    looked = {one.name[13:15]: backups.look(one.name).state for one in backups.listed() if one.name != whole.name}
    assert looked == dict.fromkeys(("01", "02", "03", "04"), "damaged") | {"05": "newer", "06": "older"}
    assert backups.look(whole.name) == ("whole", 1, False)


def test_only_what_bears_the_name_of_a_backup_is_one(path: Path, backups: Backups, tmp_path: Path) -> None:
    played(path)
    made = backups.make()
    for name in (
        "natpit.db",
        "natpit-20261399-999999.db",
        "other-20260101-200000.db",
        "natpit-20260101-200000.db.part",
    ):
        (backups.folder / name).write_bytes(b"x")
    assert backups.listed() == (made,)
    for name in ("../natpit.db", "natpit.db", "", "natpit-20200101-000000.db"):
        with pytest.raises(UnknownError, match=r"backup\.gone"):
            backups.look(name)


# -- Taking one back -------------------------------------------------------------------------------------------------


def test_what_is_taken_back_is_there_and_what_was_there_is_kept(path: Path, backups: Backups) -> None:
    old = played(path)
    then = backups.make()
    new = played(path, names="WXYZ")
    kept = put_in_place(path, make_ready(path, backups.file(then.name)), lambda: None)
    assert matches(path) == {old}
    assert kept.before
    assert matches(backups.folder / kept.name) == {old, new}


def test_one_of_an_older_natpit_is_migrated_and_stays_as_it_was(path: Path, backups: Backups) -> None:
    played(path)
    backups.folder.mkdir()
    older = backups.folder / "natpit-20260101-200000.db"
    upgrade(older, "0002")
    with closing(sqlite3.connect(older)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    before = older.read_bytes()
    put_in_place(path, make_ready(path, older), lambda: None)
    assert matches(path) == set()
    assert older.read_bytes() == before


@pytest.mark.parametrize(("state", "word"), [("damaged", "backup.not_whole"), ("newer", "backup.newer")])
def test_one_that_is_not_whole_is_refused_and_changes_nothing(
    path: Path, backups: Backups, state: str, word: str
) -> None:
    match = played(path)
    one = backups.folder / backups.make().name
    with closing(sqlite3.connect(one)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    if state == "damaged":
        one.write_bytes(one.read_bytes()[:-4096])
    before = path.read_bytes()
    with pytest.raises(NotPossibleError) as refused:
        make_ready(path, one)
    assert refused.value.id == word
    assert path.read_bytes() == before
    assert matches(path) == {match}
    assert sorted(one.name for one in path.parent.iterdir()) == ["backups", "natpit.db"]


def test_without_room_to_keep_what_is_there_nothing_is_taken_back(path: Path, backups: Backups, monkeypatch) -> None:
    played(path)
    ready = make_ready(path, backups.file(backups.make().name))
    now = played(path, names="WXYZ")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(room, "to_disk", full)
    with pytest.raises(UnavailableError, match=r"backup\.full"):
        put_in_place(path, ready, lambda: None)
    assert now in matches(path)


def test_one_that_will_not_open_gives_back_what_was_there(path: Path, backups: Backups) -> None:
    played(path)
    ready = make_ready(path, backups.file(backups.make().name))
    now = played(path, names="WXYZ")

    def opens() -> None:
        raise UnavailableError("store.unreachable", {"path": "", "detail": ""})

    with pytest.raises(UnavailableError, match=r"store\.unreachable"):
        put_in_place(path, ready, opens)
    assert now in matches(path)


def test_killed_in_the_middle_of_taking_one_back_the_old_one_is_there(path: Path, backups: Backups) -> None:
    old = played(path)
    then = backups.make()
    new = played(path, names="WXYZ", hands=60)
    ready = make_ready(path, backups.file(then.name))
    child = os.fork()
    if not child:
        try:
            with (
                closing(sqlite3.connect(ready)) as source,
                closing(sqlite3.connect(path)) as target,
            ):
                steps = iter(range(10_000))
                source.backup(target, pages=1, progress=lambda *_: next(steps) > 20 and os.kill(os.getpid(), 9))
        finally:
            os._exit(1)
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGKILL
    assert matches(path) == {old, new}
    lay_over(path, ready)
    assert matches(path) == {old}


def test_what_another_process_writes_meanwhile_is_kept_or_in_the_one_taken_back(
    path: Path, backups: Backups, monkeypatch
) -> None:
    played(path)
    then = backups.make()
    ready = make_ready(path, backups.file(then.name))
    there, here = os.pipe()
    enough = path.with_name("enough")
    real = restoring.lay_over

    def slowly(*args: object) -> None:
        os.read(there, 1)  # the other one writes now
        time.sleep(0.3)
        real(*args)

    child = os.fork()
    if not child:
        try:
            written = []
            store = Store(path)
            people = [store.add_person(name).id for name in "ABCD"]  # they are in the backup too
            until = time.monotonic() + 60
            while not enough.exists() and time.monotonic() < until:
                written.append(store.new_match("klaverjassen", people, 0, {}))
                os.write(here, b".")
            store.close()
            path.with_name("written").write_text(" ".join(written))
        finally:
            os._exit(0)
    monkeypatch.setattr(restoring, "lay_over", slowly)
    kept = put_in_place(path, ready, lambda: None)
    laid = matches(path)
    until = time.monotonic() + 60
    while matches(path) == laid and time.monotonic() < until:
        time.sleep(0.05)  # it goes on writing, into what was laid there
    enough.touch()
    os.waitpid(child, 0)
    written = set(path.with_name("written").read_text().split())
    before, after = matches(backups.folder / kept.name), matches(path)
    assert written & before
    assert written & after
    assert written <= before | after


async def test_figures_of_before_are_none_of_the_match_that_came_in_its_place(path: Path) -> None:
    door = Door(path)
    match = await begun(door)
    then = Backups(path).make()
    await door.ask(lambda s: s.write_hand(match, HAND, new_token()))
    read = await door.ask(lambda s: s.stale(10))
    await door.restore(Backups(path).file(then.name))
    other = {**HAND, "playing": "zij"}
    await door.ask(lambda s: s.write_hand(match, other, new_token()))
    assert (await door.ask(lambda s: s.match(match))).version == read[0].version
    assert await door.ask(lambda s: s.put_tallies([tally_of(one) for one in read])) == 0
    assert await door.ask(lambda s: s.count_stale()) == 1
    assert await catch_up(door) == 1
    assert await door.ask(lambda s: s.count_stale()) == 0
    await door.close()


# -- Who makes them --------------------------------------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(keeper, "PAUSE", 0)


async def kept(door: Door) -> list[str]:
    """The backups, once the one that may be under way is there."""
    await door.settle()
    assert door._keeper
    door._keeper.settle()
    return [one.name for one in Backups(door.path).listed()]


async def begun(door: Door, names: str = "ABCD") -> str:
    return await door.ask(lambda s: s.new_match("klaverjassen", [s.add_person(n).id for n in names], 0, {}))


async def test_the_first_write_of_a_day_makes_one_and_the_others_do_not(path: Path, at_once, monkeypatch) -> None:
    door = Door(path)
    await begun(door)
    first = await kept(door)
    await begun(door)
    assert await kept(door) == first
    tomorrow = date.today() + timedelta(days=1)

    class Tomorrow(date):
        @classmethod
        def today(cls) -> date:
            return tomorrow

    monkeypatch.setattr(keeper, "date", Tomorrow)
    await begun(door)
    assert len(await kept(door)) == len(first) + 1
    await door.close()


async def test_opening_makes_one_when_the_last_is_older_than_a_day(path: Path, at_once) -> None:
    played(path)
    backups = Backups(path)
    for age, made in ((0.5, False), (1.5, True)):
        aged(backups, backups.make().name, age)
        played(path)
        door = Door(path)
        await door.opened()
        assert len(await kept(door)) == 1 + made
        await door.close()
        for one in backups.listed():
            (backups.folder / one.name).unlink()


async def test_one_that_fails_is_told_once_until_one_is_made(path: Path, at_once, monkeypatch) -> None:
    told: list[str] = []
    door = Door(path)
    door.on_backup_trouble = lambda error: told.append(error.id)
    Backups(path).folder.write_text("mine")
    await begun(door)
    assert await kept(door) == []
    assert (told, door.backup_trouble and door.backup_trouble.id) == (["backup.failed"], "backup.failed")
    door._keeper._begin()
    assert await kept(door) == []
    assert told == ["backup.failed"]
    Backups(path).folder.unlink()
    door._keeper._begin()
    assert len(await kept(door)) == 1
    assert door.backup_trouble is None
    await door.close()


async def test_whatever_goes_wrong_is_told_once_and_the_next_one_is_made(path: Path, at_once, monkeypatch) -> None:
    told: list[str] = []

    def tell(error: UnavailableError) -> None:
        told.append(error.id)
        raise RuntimeError("nobody there")

    def goes_wrong(*_: object, **__: object) -> None:
        raise StopIteration

    door = Door(path)
    door.on_backup_trouble = tell
    with monkeypatch.context() as broken:
        broken.setattr(Backups, "make", goes_wrong)
        await begun(door)
        assert await kept(door) == []
        door._keeper._begin()
        assert await kept(door) == []
    assert (told, door.backup_trouble and door.backup_trouble.id) == (["backup.failed"], "backup.failed")
    door._keeper._begin()
    assert len(await kept(door)) == 1
    assert door.backup_trouble is None
    await door.close()


async def test_where_no_thread_begins_a_hand_is_written_all_the_same(path: Path, at_once, monkeypatch) -> None:
    real = keeper.threading.Thread

    class Full(real):
        def start(self) -> None:
            if self.name == "natpit-backup":
                raise RuntimeError("can't start new thread")
            super().start()

    monkeypatch.setattr(keeper.threading, "Thread", Full)
    door = Door(path)
    match = await begun(door)
    assert [m.id for m in await door.ask(lambda s: s.matches())] == [match]
    assert door.backup_trouble
    assert door.backup_trouble.id == "backup.failed"
    await door.close()


async def test_opening_makes_one_when_all_there_are_bear_a_date_to_come(path: Path, at_once) -> None:
    played(path)
    backups = Backups(path)
    aged(backups, backups.make().name, -400)
    played(path)
    door = Door(path)
    await door.opened()
    assert len(await kept(door)) == 2
    await door.close()


async def test_a_door_that_closes_waits_for_no_pause(path: Path) -> None:
    door = Door(path)
    await begun(door)
    began = time.perf_counter()
    await door.close()
    assert time.perf_counter() - began < 2
    assert Backups(path).listed() == ()


async def test_the_door_takes_one_back_in_its_turn(path: Path) -> None:
    door = Door(path)
    replaced: list[int] = []
    door.on_replaced = lambda: replaced.append(1)
    old = await begun(door)
    then = Backups(path).make()
    new = await begun(door, "WXYZ")
    kept_as = await door.restore(Backups(path).file(then.name))
    assert {m.id for m in await door.ask(lambda s: s.matches())} == {old}
    assert replaced == [1]
    await door.restore(Backups(path).file(kept_as))
    assert {m.id for m in await door.ask(lambda s: s.matches())} == {old, new}
    await door.close()
    assert sorted(one.name for one in path.parent.iterdir()) == ["backups", "natpit.db"]


async def test_a_door_that_cannot_take_one_back_goes_on_with_what_there_was(path: Path, monkeypatch) -> None:
    door = Door(path)
    match = await begun(door)
    then = Backups(path).make()
    (Backups(path).folder / then.name).write_bytes(b"gone")
    with pytest.raises(NotPossibleError, match=r"backup\.not_whole"):
        await door.restore(Backups(path).folder / then.name)
    assert [m.id for m in await door.ask(lambda s: s.matches())] == [match]
    await door.close()
