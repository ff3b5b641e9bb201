"""A store on a real file, four people, and a match between them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.store.store import Store

HAND = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "natpit.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


@pytest.fixture
def four(store: Store) -> list[int]:
    return [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]


@pytest.fixture
def boom(store: Store, four: list[int]) -> str:
    return store.new_match("klaverjassen", four, 0, {"tegenpit": 0})
