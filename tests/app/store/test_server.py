"""The store on a PostgreSQL server: opened by several at once, heard by the others, away and back again."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import Queue

import pytest
from sqlalchemy import create_engine, make_url

from app.store import NewerDatabase, UnavailableError, new_token
from app.store.server import Listener, open_server
from app.store.store import Store
from tests.app.database import Databases, OwnServer
from tests.app.store.conftest import HAND


def address(store: Store) -> str:
    return store._engine.url.render_as_string(hide_password=False)


class Heard:
    """What a listener is told, one match after the other."""

    def __init__(self, url: str) -> None:
        self._told: Queue[str] = Queue()
        self.listener = Listener(url, lambda match, version: self._told.put(match))
        assert self.listener.ready.wait(10)

    def next(self, seconds: float = 1) -> str:
        """The next match that it is told of, within so many seconds."""
        return self._told.get(timeout=seconds)

    @property
    def silent(self) -> bool:
        """Whether it was told of nothing more."""
        return self._told.empty()


@pytest.fixture
def heard(server_store: Store) -> Iterator[Heard]:
    listening = Heard(address(server_store))
    yield listening
    listening.listener.stop()


@pytest.fixture
def own_server() -> Iterator[OwnServer]:
    """A server that may be started and stopped."""
    with OwnServer() as server:
        yield server


def test_what_another_process_writes_is_heard_within_a_second(server_store: Store, heard: Heard) -> None:
    people = [server_store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    match = server_store.new_match("klaverjassen", people, 0, {})
    assert heard.next() == match
    server_store.write_hand(match, HAND, new_token())
    assert heard.next() == match


def test_a_write_that_is_refused_is_not_heard_of(server_store: Store, heard: Heard) -> None:
    people = [server_store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    match = server_store.new_match("klaverjassen", people, 0, {})
    one = server_store.write_hand(match, HAND, new_token())
    assert [heard.next(), heard.next()] == [match, match]
    with pytest.raises(Exception, match="stale"):
        server_store.strike_hand(match, one.hand, 7, new_token())
    server_store.save_draft("a", {})
    server_store.stop_match(match)
    assert heard.next() == match
    time.sleep(0.2)
    assert heard.silent


def test_of_several_that_open_an_empty_database_at_once_one_makes_the_tables(database_server: str) -> None:
    first = make_url(database_server).set(drivername="postgresql+psycopg")
    engine = create_engine(first, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.exec_driver_sql("CREATE DATABASE empty")
    engine.dispose()
    url = first.set(database="empty").render_as_string(hide_password=False)
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(url), range(4)))
    assert [s.people() for s in stores] == [()] * 4
    for s in stores:
        s.close()


def test_a_database_of_a_newer_natpit_is_refused(databases: Databases) -> None:
    store = Store(databases.new())
    with store._writing() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase) as told:
        Store(address(store))
    assert told.value.values["found"] == "9999"
    store.close()


def test_a_server_that_is_not_there_is_told_without_its_password() -> None:
    with pytest.raises(UnavailableError) as told:
        open_server("postgresql://natpit:secret@127.0.0.1:1/natpit")
    assert told.value.id == "store.server_away"
    assert "secret" not in str(told.value.values)


def test_a_server_that_goes_away_is_told_and_works_again_when_it_is_back(own_server: OwnServer) -> None:
    url = own_server.start()
    store = Store(url)
    listening = Heard(url)
    people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    match = store.new_match("klaverjassen", people, 0, {})
    token = new_token()
    own_server.stop()
    with pytest.raises(UnavailableError) as told:
        store.write_hand(match, HAND, token)
    assert told.value.id == "store.server_away"
    own_server.start()
    store.write_hand(match, HAND, token)  # the same attempt again
    assert len(store.match(match).hands) == 1
    assert listening.listener.ready.wait(10)
    while listening.next(5):  # at last "": while it was away, anything may have been written
        pass
    listening.listener.stop()
    store.close()


def test_a_process_killed_in_a_write_leaves_all_of_it_or_nothing(server_store: Store) -> None:
    people = [server_store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    match = server_store.new_match("klaverjassen", people, 0, {})
    code = (
        "import sys; from app.store.store import Store; from app.store import new_token\n"
        "store = Store(sys.argv[1])\n"
        "while True:\n"
        "    store.write_hand(sys.argv[2], {'playing': 'wij', 'points': {'wij': 90}}, new_token())\n"
        "    print('.', flush=True)"
    )
    writer = subprocess.Popen([sys.executable, "-c", code, address(server_store), match], stdout=subprocess.PIPE)
    assert writer.stdout
    for _ in range(5):
        assert writer.stdout.readline()
    writer.send_signal(signal.SIGKILL)
    confirmed = 5 + len(writer.stdout.read().split())
    writer.wait(10)
    time.sleep(0.2)  # the server still finishes, or gives up, what was under way
    written = len(server_store.match(match).hands)
    assert written - confirmed in (0, 1)
    assert [c.number for c in server_store.history(match)] == list(range(1, written + 2))
    server_store.write_hand(match, HAND, new_token(), number=written + 1)


def test_two_that_add_the_same_name_at_once_get_one_person(server_store: Store) -> None:
    other = Store(address(server_store))
    names = [f"Speler {n // 8}" for n in range(160)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda n: (server_store, other)[n % 2].add_person(names[n]), range(160)))
    assert len({p.id for p in found}) == len(set(names)) == len(server_store.people())
    other.close()
