"""What the rooms of the store share: a connection for reading or writing, the clock, and errors in our own terms."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Engine, Row, Select, Table, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from app.store.trouble import NotPossibleError, UnavailableError

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

TOUCHED = "natpit_touched"
"""Under this key a connection remembers which matches its transaction wrote to, and the versions that these have then,
where others can be told of it.
"""

SPACE = "natpit_space"
LOOKING = "natpit_looking"
"""Under this key a connection remembers for whom it asks: see `space_of`."""

_ONE_BY_ONE = 0x4E41
"""The first half of the advisory locks of `one_by_one`; the other is the space."""

Judge: TypeAlias = Callable[[BaseException], UnavailableError | None]
"""What the database says of the disk or the server, in our terms; None when it is about something else."""


class Base:
    """An open database."""

    def __init__(self, engine: Engine, judge: Judge) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._judge = judge
        self.before_write: Callable[[], object] = lambda: None
        """Told of every write before it begins."""
        self.space = 0
        """In which space it is asked: 0 is the house, any other a device on a shared server."""
        self.only_look = ""
        """Why nothing may be written, as the id of a sentence; "" where it may."""

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """One consistent view."""
        with told_by(self._judge), self._engine.connect() as db:
            db.info[SPACE], db.info[LOOKING] = self.space, bool(self.only_look)
            yield db

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """One transaction: all of it is on the disk when this is left, or none of it. NotPossibleError where one may
        only look.
        """
        if self.only_look:
            raise NotPossibleError(self.only_look)
        self.before_write()
        with told_by(self._judge), self._writer.begin() as db:
            db.info[SPACE] = self.space
            yield db


@contextmanager
def told_by(judge: Judge) -> Iterator[None]:
    """Turns what the database says of the disk or the server into an `UnavailableError`. Anything else is a mistake and
    stays one.
    """
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        if told := judge(error):
            raise told from error
        raise


def in_our_terms(path: Path) -> AbstractContextManager[None]:
    """The same, for a database file."""
    return told_by(partial(unavailable, path))


def unavailable(path: Path, error: BaseException) -> UnavailableError | None:
    """What the database says of the disk, in our terms; None when it is about something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    kind = _KINDS.get(code & 0xFF) if isinstance(code, int) else None
    return UnavailableError(kind, {"path": str(path), "detail": str(cause)}) if kind else None


def space_of(db: Connection) -> int:
    """The space in which is asked: only what is of that space may be found, or what it was invited to."""
    found: int = db.info.get(SPACE, 0)
    return found


def mine(db: Connection, table: Any) -> ColumnElement[bool]:
    """Only what is of the space that is asked in."""
    found: ColumnElement[bool] = table.c.space_id == space_of(db)
    return found


def touch(db: Connection, match_id: str, version: int = 0) -> None:
    """Remembers that this transaction writes to a match: on a server its commit tells all who listen. `version` is the
    one that it makes; 0 where what changes is something else about it.
    """
    if db.dialect.name == "postgresql":
        touched = db.info.setdefault(TOUCHED, {})
        # What is no version must be looked at whatever is known already: it outdoes any version.
        touched[match_id] = 0 if 0 in (version, touched.get(match_id)) else version


def one_by_one(db: Connection) -> None:
    """Waits until nobody else is in the middle of this in the same space: where one looks for what is there already,
    two at once would both find nothing. A file has one writer at a time anyhow.
    """
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(_ONE_BY_ONE, space_of(db))))


def add(db: Connection, table: Table, row: dict[str, Any]) -> int:
    """Adds a row and gives the number it got."""
    made = db.execute(insert(table).values(row)).inserted_primary_key
    assert made is not None
    return int(made[0])


def add_unless_there(db: Connection, table: Table, row: dict[str, Any]) -> int | None:
    """Adds a row and gives the number it got; None, and nothing added, when a unique value of it is there already.

    For what two processes may write at the same moment: looking first would not see the other's.
    """
    kind = postgresql if db.dialect.name == "postgresql" else sqlite
    made = db.execute(kind.insert(table).values(row).on_conflict_do_nothing().returning(*table.primary_key)).first()
    return made[0] if made else None


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
