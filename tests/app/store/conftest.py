"""A store on a real file or a real PostgreSQL server, four people, and a match between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.store.store import Store
from tests.app.database import Databases, begin

HAND = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "natpit.db"


@pytest.fixture
def file_store(path: Path) -> Iterator[Store]:
    """A store on a file."""
    store = Store(begin(path))
    yield store
    store.close()


@pytest.fixture
def server_store(databases: Databases) -> Iterator[Store]:
    """A store on a PostgreSQL server."""
    store = Store(databases.emptied())
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
