"""Opening the database file: is it one, is it whole, is it of this Natpit. Nothing is thrown away and nothing replaced
silently.
"""

from __future__ import annotations

import sqlite3
import time
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event

from app.paths import IN_PAGE
from app.store.base import WRITES, dumps, in_our_terms, unavailable
from app.store.trouble import NewerDatabase, UnavailableError
from app.store.values import Notice

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
"""The revisions in `migrations/versions`, oldest first. Kept here so that a database that is up to date costs no
Alembic; a test holds the two together."""

BUSY_MS = 5000
THOROUGH = 16 << 20
"""Up to this size (some 2,000 matches) the indexes are checked against the tables too, at every opening; beyond it that
would take longer than a tenth of a second."""
_ASIDE = ("", "-wal", "-shm")


class _Found(NamedTuple):
    """What lies at the path: `revision` None for nothing yet, `damage` what is wrong with it ("" nothing)."""

    revision: str | None
    damage: str = ""


def open_database(path: Path) -> tuple[Engine, Notice | None]:
    """An engine on the database at `path`, at the newest revision, and what must be told about how it got there.

    Made when there is none; migrated when older, after a copy was kept beside it; set aside when damaged, with a fresh
    one begun. Raises `NewerDatabase`, and `UnavailableError` when the disk does not let us.
    """
    notice = None
    with in_our_terms(path):
        _make_folder(path)
        found = _look(path)
        if found.damage:
            notice = Notice("store.set_aside", {"path": str(_set_aside(path)), "detail": found.damage})
            found = _Found(None)
        if found.revision is not None and found.revision not in REVISIONS:
            values = {"path": str(path), "found": found.revision, "known": REVISIONS[-1]}
            raise NewerDatabase("store.newer", values)
        if found.revision != REVISIONS[-1]:
            if found.revision is not None:
                _keep_copy(path, found.revision)
            _migrate(path)
        engine = make_engine(path)
        try:
            with engine.execution_options(**{WRITES: True}).begin():
                pass  # a disk that cannot be written is told now, not at the first hand
        except BaseException:
            engine.dispose()
            raise
        return engine, notice


def make_engine(path: Path) -> Engine:
    """An engine on a SQLite file, with what this store expects of every connection."""
    engine = create_engine(f"sqlite:///{path}", json_serializer=dumps)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # the "begin" below says when, not the driver
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA foreign_keys = ON")
        if IN_PAGE:
            connection.execute("PRAGMA journal_mode = TRUNCATE")  # the log needs memory that processes share
        else:
            _into_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")  # a hand that was answered for survives a pulled plug

    @event.listens_for(engine, "begin")
    def begin(db: Connection) -> None:
        # A writer takes the lock at once: one that starts as a reader could be refused halfway.
        db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get(WRITES) else "BEGIN")

    return engine


def _into_wal(connection: sqlite3.Connection) -> None:
    """Turns to WAL. Two that open a new file at once can be told "locked" here in spite of the time-out."""
    for attempt in range(50):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if attempt == 49:
                raise
            time.sleep(0.02)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            with path.open("rb"):
                pass
    except PermissionError as error:
        raise UnavailableError("store.read_only", {"path": str(path), "detail": str(error)}) from error
    except OSError as error:
        raise UnavailableError("store.unreachable", {"path": str(path), "detail": str(error)}) from error


def _look(path: Path) -> _Found:
    """What lies at the path, found without writing to it."""
    wal = path.with_name(path.name + "-wal")
    if not path.exists() or not path.stat().st_size:
        # SQLite would delete the log of an empty file; somebody's hands may be in it.
        lost = wal.exists() and wal.stat().st_size
        return _Found(None, "empty" if lost else "")
    try:
        # In a page it is looked at as a writer: what was broken off in the middle of a write is taken back first.
        mode = "rw" if IN_PAGE else "ro"
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_MS / 1000)
        try:
            check = "integrity_check" if path.stat().st_size < THOROUGH else "quick_check"
            told = db.execute(f"PRAGMA {check}(1)").fetchone()[0]
            if told != "ok":
                return _Found(None, str(told))
            tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables:
                return _Found(None)
            if "alembic_version" not in tables:
                return _Found(None, "another program's")
            row = db.execute("SELECT version_num FROM alembic_version").fetchone()
            return _Found(row[0]) if row else _Found(None, "no revision")
        finally:
            db.close()
    except sqlite3.DatabaseError as error:
        told_as = unavailable(path, error)
        if told_as and told_as.id == "store.damaged":
            return _Found(None, str(error))
        raise


def _set_aside(path: Path) -> Path:
    """Renames a damaged database and what belongs to it, and gives its new name."""
    aside = _free(path, f"damaged-{_stamp()}")
    for end in _ASIDE:
        part = path.with_name(path.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside


def _keep_copy(path: Path, revision: str) -> None:
    """Keeps the database as it is beside itself, whole, whatever is still in its log."""
    copy = _free(path, f"{revision}-{_stamp()}")
    source, target = sqlite3.connect(path, timeout=BUSY_MS / 1000), sqlite3.connect(copy)
    try:
        source.backup(target)
    except BaseException:
        target.close()
        copy.unlink(missing_ok=True)
        raise
    finally:
        source.close()
        target.close()


def _migrate(path: Path) -> None:
    from app.store.migrations import upgrade  # Alembic takes as long to import as all the rest

    upgrade(path)


def _stamp() -> str:
    return datetime.now().strftime("%Y%m%d-%H%M%S")


def _free(path: Path, word: str) -> Path:
    """A name beside `path` that is not taken: natpit-word.db, natpit-word-2.db, …"""
    for n in range(1, 1000):
        free = path.with_name(f"{path.stem}-{word}{f'-{n}' if n > 1 else ''}{path.suffix}")
        if not any(free.with_name(free.name + end).exists() for end in _ASIDE):
            return free
    raise UnavailableError("store.unreachable", {"path": str(path), "detail": word})
