"""Opening: older is migrated, newer is left alone, damaged is set aside, and the disk's refusals are told."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.store import NewerDatabase, UnavailableError, new_token
from app.store import opening as opening_module
from app.store.migrations import upgrade
from app.store.opening import REVISIONS
from app.store.store import Store
from tests.app.store.conftest import HAND

OLD = """
INSERT INTO person VALUES (1, 'Anna', 'anna'), (2, 'Bram', 'bram'), (3, 'Cees', 'cees'), (4, 'Dirk', 'dirk'),
    (5, 'Eva', 'eva');
INSERT INTO "match" VALUES
    ('aa', 'klaverjassen', '', 1, 4, 1700000000000000, 1700000003000000, NULL, NULL, NULL),
    ('bb', 'heugen', 'Kerst', 0, 2, 1800000000000000, 1800000001000000, NULL, 1800000001000000, NULL);
INSERT INTO seat VALUES ('aa', 0, 1), ('aa', 1, 2), ('aa', 2, 3), ('aa', 3, 4), ('bb', 0, 4), ('bb', 1, 2);
INSERT INTO journal VALUES
    (1, 'aa', 1, 'begun', 1700000000000000, '', NULL, NULL, '{"game":"klaverjassen"}'),
    (2, 'aa', 2, 'written', 1700000001000000, '', 't1', NULL, NULL),
    (3, 'aa', 3, 'written', 1700000002000000, '', 't2', NULL, NULL),
    (4, 'aa', 4, 'corrected', 1700000003000000, '', 't3', NULL, NULL),
    (5, 'bb', 1, 'begun', 1800000000000000, '', NULL, NULL, '{"game":"heugen"}'),
    (6, 'bb', 2, 'stopped', 1800000001000000, '', NULL, NULL, NULL);
INSERT INTO agreement VALUES ('aa', 1, NULL, '{"tegenpit":0}'), ('bb', 5, NULL, '{}');
INSERT INTO hand VALUES (1, 'aa', 1048576, 2, 1700000001000000), (2, 'aa', 2097152, 1, 1700000002000000);
INSERT INTO hand_version VALUES
    (1, 1, 2, 0, '{"playing":"wij","points":{"wij":90}}'),
    (2, 1, 3, 0, '{"playing":"zij","nat":true}'),
    (1, 2, 4, 1, '{"playing":"wij","points":{"wij":91}}');
"""


def files(path: Path) -> list[str]:
    return sorted(p.name for p in path.parent.iterdir())


def sql(path: Path, statements: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(path)
    try:
        if statements.startswith(("SELECT", "PRAGMA")):
            return db.execute(statements).fetchall()
        db.executescript(statements)
        return []
    finally:
        db.close()


def filled(path: Path, hands: int = 3) -> str:
    store = Store(path)
    people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    match = store.new_match("klaverjassen", people, 0, {})
    for _ in range(hands):
        store.write_hand(match, HAND | {"note": "x" * 500}, new_token())
    store.close()
    return match


@pytest.fixture
def old(path: Path) -> Path:
    """A database of the first Natpit, with two matches in it."""
    upgrade(path, REVISIONS[0])
    sql(path, OLD)
    return path


def test_a_fresh_database_is_made_where_there_is_none_folder_included(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "natpit.db"
    store = Store(path)
    assert (store.people(), store.matches(), store.notice) == ((), (), None)
    store.close()
    assert files(path) == ["natpit.db"]
    assert sql(path, "SELECT version_num FROM alembic_version") == [(REVISIONS[-1],)]


def test_what_was_kept_is_there_the_next_time(path: Path) -> None:
    match = filled(path)
    store = Store(path)
    assert (store.notice, len(store.match(match).hands)) == (None, 3)
    store.close()


def test_every_connection_keeps_foreign_keys_wal_and_a_full_sync(file_store: Store) -> None:
    with file_store._reading() as one, file_store._writing() as two:
        for db in (one, two):
            asked = ("foreign_keys", "journal_mode", "synchronous", "busy_timeout")
            assert [db.exec_driver_sql(f"PRAGMA {p}").scalar() for p in asked] == [1, "wal", 2, 5000]
    with pytest.raises(Exception, match="FOREIGN KEY"), file_store._writing() as db:
        db.exec_driver_sql("INSERT INTO seat VALUES ('nowhere', 0, 99)")


def test_an_older_database_is_migrated_with_all_that_is_in_it(old: Path) -> None:
    store = Store(old)
    match = store.match("aa")
    assert match.names == ("Anna", "Bram", "Cees", "Dirk")
    assert (match.first_dealer, match.rules) == (1, {"tegenpit": 0})
    assert [h.data for h in match.hands] == [
        {"playing": "wij", "points": {"wij": 91}},
        {"playing": "zij", "nat": True},
    ]
    assert [h.corrected for h in match.hands] == [True, False]
    assert [c.kind for c in store.history("aa")] == ["begun", "written", "written", "corrected"]
    assert store.match("bb").stopped is not None
    # Who was seated last comes first, from matches that were played before this was remembered.
    assert {p.name for p in store.people()[:2]} == {"Bram", "Dirk"}
    assert store.people()[-1].name == "Eva"
    store.save_draft("new", {})
    assert store.write_hand("aa", HAND, new_token()).hand == 3
    # What was agreed before agreements could change is what the first change is told against.
    store.change_rules("aa", {}, after_hand=2)
    assert [(c.place, c.rules) for c in store.match("aa").changes] == [(2, {})]
    assert [(c.after, c.was, c.now) for c in store.history("aa")][-1] == (2, {"tegenpit": 0}, {})
    store.undo_rules("aa", 6)
    assert (store.match("aa").rules, store.match("aa").changes) == ({"tegenpit": 0}, ())
    store.close()


def test_a_copy_of_the_older_database_stays_beside_it(old: Path) -> None:
    # The last hand is still in the log, not yet in the file itself.
    writer = sqlite3.connect(old)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("INSERT INTO person VALUES (6, 'Fred', 'fred')")
    writer.commit()
    store = Store(old)
    assert len(store.people()) == 6
    store.close()
    writer.close()
    (copy,) = [name for name in files(old) if name.startswith(f"natpit-{REVISIONS[0]}-")]
    assert sql(old.with_name(copy), "SELECT version_num FROM alembic_version") == [(REVISIONS[0],)]
    assert sql(old.with_name(copy), "SELECT count(*) FROM person") == [(6,)]
    assert sql(old.with_name(copy), "PRAGMA integrity_check") == [("ok",)]
    Store(old).close()
    assert len(files(old)) == 2  # no second copy, since nothing was older


def test_a_migration_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import alembic.op

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("halfway")

    monkeypatch.setattr(alembic.op, "drop_table", fail)  # the last step, after all the others
    with pytest.raises(UnavailableError) as told:
        Store(old)
    assert (told.value.id, told.value.values["detail"]) == ("store.not_migrated", "halfway")
    assert sql(old, "SELECT version_num FROM alembic_version") == [(REVISIONS[0],)]
    tables = {name for (name,) in sql(old, "SELECT name FROM sqlite_master")}
    assert "draft" not in tables
    assert len(sql(old, "SELECT * FROM person LIMIT 1")[0]) == 3
    monkeypatch.undo()
    store = Store(old)
    assert len(store.match("aa").hands) == 2
    store.close()


@pytest.mark.parametrize("log_left", [False, True])
def test_a_newer_database_is_refused_and_left_as_it_is(path: Path, log_left: bool) -> None:
    filled(path)
    writer = sqlite3.connect(path)
    writer.execute("UPDATE alembic_version SET version_num = '0999'")
    writer.commit()
    if not log_left:
        writer.close()
    before = {p.name: p.read_bytes() for p in path.parent.iterdir() if not p.name.endswith("-shm")}
    with pytest.raises(NewerDatabase) as told:
        Store(path)
    assert told.value.id == "store.newer"
    assert told.value.values == {"path": str(path), "found": "0999", "known": REVISIONS[-1]}
    for name, was in before.items():
        assert path.with_name(name).read_bytes() == was
    assert not [n for n in files(path) if n.startswith("natpit-")]
    writer.close()


def not_a_database(path: Path) -> None:
    path.write_bytes(b"Wij 90, zij 72\n" * 500)


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 // 4096 * 4096)


def cut_off_in_its_first_page(path: Path) -> None:
    os.truncate(path, 1000)


def page_overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 5)
        file.write(os.urandom(4096 * 4))


def head_overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"\0" * 100)


def row_out_of_its_index(path: Path) -> None:
    # Only an integrity check sees this: the tables are whole, an index tells of a match that is not there.
    db = sqlite3.connect(path)
    db.execute("PRAGMA writable_schema = ON")
    db.execute("DELETE FROM sqlite_master WHERE name = 'ix_match_removed_started'")
    db.commit()
    db.close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA foreign_keys = OFF")
    columns = "id, game, title, first_dealer, version, started, touched"
    db.execute(f"INSERT INTO \"match\" ({columns}) SELECT 'other', game, '', 0, 1, 1, 1 FROM \"match\" LIMIT 1")
    root = db.execute("SELECT max(rootpage) FROM sqlite_master").fetchone()[0]
    db.execute("PRAGMA writable_schema = ON")
    statement = 'CREATE INDEX ix_match_removed_started ON "match" (removed, started)'
    db.execute(
        "INSERT INTO sqlite_master VALUES ('index', 'ix_match_removed_started', 'match', ?, ?)", (root, statement)
    )
    db.commit()
    db.close()


def of_another_program(path: Path) -> None:
    path.unlink()
    sql(path, "CREATE TABLE bookmarks (url TEXT)")


@pytest.mark.parametrize(
    "spoil",
    [
        not_a_database,
        cut_off,
        cut_off_in_its_first_page,
        page_overwritten,
        head_overwritten,
        row_out_of_its_index,
        of_another_program,
    ],
)
def test_a_damaged_database_is_set_aside_and_named(path: Path, spoil: object) -> None:
    filled(path, hands=60)
    spoil(path)  # type: ignore[operator]
    spoilt = path.read_bytes()
    store = Store(path)
    assert store.notice.id == "store.set_aside"
    aside = Path(store.notice.values["path"])
    assert aside.parent == path.parent
    assert aside.name.startswith("natpit-damaged-")
    assert aside.read_bytes() == spoilt
    assert store.matches() == ()
    store.add_person("Anna")
    store.close()
    again = Store(path)
    assert (again.notice, len(again.people())) == (None, 1)
    again.close()


def test_two_damaged_databases_in_one_second_are_both_kept(path: Path) -> None:
    kept = set()
    for n in range(2):
        path.write_bytes(b"rubbish %d" % n * 100)
        store = Store(path)
        kept.add(Path(store.notice.values["path"]).read_bytes())
        store.close()
    assert len(kept) == 2


def test_the_log_of_a_damaged_database_goes_with_it(path: Path, tmp_path: Path) -> None:
    filled(path)
    writer = sqlite3.connect(path)
    writer.execute("INSERT INTO person (name, key) VALUES ('Eva', 'eva')")
    writer.commit()
    live = tmp_path / "copy" / "natpit.db"
    live.parent.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{path}{end}", f"{live}{end}")
    writer.close()
    log = Path(f"{live}-wal").read_bytes()
    for spoilt in (b"", b"rubbish" * 1000):  # an empty file too: SQLite would throw its log away
        live.write_bytes(spoilt)
        Path(f"{live}-wal").write_bytes(log)
        store = Store(live)
        aside = store.notice.values["path"]
        assert (Path(aside).read_bytes(), Path(f"{aside}-wal").read_bytes()) == (spoilt, log)
        store.close()


def test_an_empty_file_is_a_fresh_start_and_nothing_to_tell(path: Path) -> None:
    path.touch()
    store = Store(path)
    assert (store.notice, files(path)[0]) == (None, "natpit.db")
    store.close()


def test_many_may_open_a_new_file_at_once(path: Path) -> None:
    code = "import sys; from app.store.store import Store; s = Store(sys.argv[1]); s.add_person(sys.argv[2]); s.close()"
    others = [subprocess.Popen([sys.executable, "-c", code, str(path), name]) for name in ("Anna", "Bram")]
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(lambda _: Store(path), range(6)))
    assert [other.wait(60) for other in others] == [0, 0]
    assert [s.notice for s in stores] == [None] * 6
    assert {p.name for p in stores[0].people()} == {"Anna", "Bram"}
    for one in stores:
        one.close()


@pytest.mark.parametrize("store", ["file"], indirect=True)
def test_a_full_disk_is_told_and_what_was_there_stays(store: Store, boom: str) -> None:
    store.write_hand(boom, HAND, new_token())
    with store._writing() as db:  # the next page is one too many
        pages = db.exec_driver_sql("PRAGMA page_count").scalar()
        db.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    token = new_token()
    big = HAND | {"note": "x" * 100_000}
    with pytest.raises(UnavailableError) as told:
        store.write_hand(boom, big, token)
    assert told.value.id == "store.full"
    assert len(store.match(boom).hands) == 1
    with store._writing() as db:
        db.exec_driver_sql("PRAGMA max_page_count = 1000000")
    store.write_hand(boom, big, token)  # the same attempt again, once there is room
    assert len(store.match(boom).hands) == 2


def test_a_database_held_by_another_program_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path)
    monkeypatch.setattr(opening_module, "BUSY_MS", 50)
    store = Store(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(UnavailableError) as told:
        store.add_person("Eva")
    assert told.value.id == "store.busy"
    assert len(store.people()) == 4  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert store.add_person("Eva").name == "Eva"
    store.close()


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without root's right to write everywhere."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_file_that_may_not_be_written_is_told(path: Path) -> None:
    filled(path)
    before = path.read_bytes()
    folder = path.parent
    for above in (folder, *folder.parents[:2]):
        above.chmod(0o755)
    path.chmod(0o444)
    folder.chmod(0o555)
    try:
        with as_nobody(), pytest.raises(UnavailableError) as told:
            Store(path)
    finally:
        folder.chmod(0o755)
    assert told.value.id == "store.read_only"
    assert path.read_bytes() == before
    assert not [n for n in files(path) if n.startswith("natpit-")]


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnavailableError) as told:
        Store(tmp_path / "file" / "natpit.db")
    assert told.value.id == "store.unreachable"
    (tmp_path / "natpit.db").mkdir()
    with pytest.raises(UnavailableError) as told:
        Store(tmp_path / "natpit.db")
    assert told.value.id == "store.unreachable"
