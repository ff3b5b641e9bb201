"""Two processes on one PostgreSQL database, a phone at each: what is written on one is on the other within a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from app.store.store import Store
from app.store.tables import space
from tests.app.database import OwnServer
from tests.browser.driver import Screen
from tests.browser.evening import begin_hand, enter, row, seen_in_time, write
from tests.browser.seeded import EIGHT, boom
from tests.browser.server import Server


@pytest.fixture
def database() -> Iterator[str]:
    with OwnServer() as server:
        yield server.start()


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two of them on one database."""
    both = (Server(tmp_path / "one", "--database", database), Server(tmp_path / "two", "--database", database))
    for one in both:
        one.start()
    yield both
    for one in both:
        one.stop()
        assert "Traceback" not in one.errors(), one.errors()


def test_a_hand_that_is_written_at_one_process_is_on_the_phone_at_the_other(
    pair: tuple[Server, Server], database: str, screens: Callable[..., Screen]
) -> None:
    first, second = pair
    mine = screens(first)
    mine.open("/")
    mine.wait("Klaverjassen, 4 spelers, nieuw spel")
    store = Store(database)
    with store._reading() as db:
        (own,) = db.execute(select(space.c.id)).scalars()
    match = boom(store.within(own), EIGHT)
    _, key = store.within(own).invite(match, "write")

    other = screens(second, dark=True)
    other.open(f"/meeschrijven/{key}")
    other.at(f"/match/{match}")
    mine.open(f"/match/{match}")
    begin_hand(mine, 9)
    enter(mine, "Wij spelen · 100")
    write(mine, "Wij")
    mine.wait(row(9))
    seen_in_time(lambda: other.has(row(9)))

    begin_hand(other, 10)
    enter(other, "Zij spelen · 90")
    write(other, "Zij")
    other.wait(row(10))
    seen_in_time(lambda: mine.has(row(10)))
    assert len(store.within(own).hand_order(match)) == 10
    store.close()
