"""What the rooms of the store share: a connection for reading or writing, the clock, and errors in our own terms."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, Row, Select, Table, insert
from sqlalchemy.exc import DBAPIError

from app.store.trouble import UnavailableError

Rows: TypeAlias = Select[*tuple[Any, ...]]
AnyRow: TypeAlias = Row[*tuple[Any, ...]]

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_KINDS = {
    sqlite3.SQLITE_FULL: "store.full",
    sqlite3.SQLITE_READONLY: "store.read_only",
    sqlite3.SQLITE_PERM: "store.read_only",
    sqlite3.SQLITE_BUSY: "store.busy",
    sqlite3.SQLITE_LOCKED: "store.busy",
    sqlite3.SQLITE_CORRUPT: "store.damaged",
    sqlite3.SQLITE_NOTADB: "store.damaged",
    sqlite3.SQLITE_CANTOPEN: "store.unreachable",
    sqlite3.SQLITE_IOERR: "store.unreachable",
}
WRITES = "natpit_writes"
"""The execution option of a connection that will write, so that it takes the lock at once."""


class Base:
    """An open database."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._file = path

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """One consistent view."""
        with in_our_terms(self._file), self._engine.connect() as db:
            yield db

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """One transaction: all of it is on the disk when this is left, or none of it."""
        with in_our_terms(self._file), self._writer.begin() as db:
            yield db


@contextmanager
def in_our_terms(path: Path) -> Iterator[None]:
    """Turns what the database says of the disk into an `UnavailableError`. Anything else is a mistake and stays one."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        if told := unavailable(path, error):
            raise told from error
        raise


def unavailable(path: Path, error: BaseException) -> UnavailableError | None:
    """What the database says of the disk, in our terms; None when it is about something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    kind = _KINDS.get(code & 0xFF) if isinstance(code, int) else None
    return UnavailableError(kind, {"path": str(path), "detail": str(cause)}) if kind else None


def add(db: Connection, table: Table, row: dict[str, Any]) -> int:
    """Adds a row and gives the number it got."""
    made = db.execute(insert(table).values(row)).inserted_primary_key
    assert made is not None
    return int(made[0])


def now() -> int:
    """The time as it is stored: microseconds since 1970 in UTC."""
    return time.time_ns() // 1000


def when(stored: int) -> datetime:
    """A stored time as an aware one."""
    return _EPOCH + timedelta(microseconds=stored)


def when_if(stored: int | None) -> datetime | None:
    """The same, for a time that may not have come."""
    return None if stored is None else when(stored)


def as_stored(moment: datetime) -> int:
    """An aware time as it is stored."""
    return (moment - _EPOCH) // timedelta(microseconds=1)


def dumps(value: Any) -> str:
    """JSON as it is stored: the keys in the order they came, names readable."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON: 1 is not true, and the order of keys is nothing."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
