"""A database server that is away: whoever asks is told at once, what is only to be kept waits in its order."""

import threading
import time
from typing import NamedTuple

import pytest

from app.store import UnavailableError
from app.store.away import Away

GONE = UnavailableError("store.server_away", {"path": "club/natpit"})


class Kept(NamedTuple):
    key: str | None
    what: str


class Watched:
    """A server that can be away, and what is told of it."""

    def __init__(self) -> None:
        self.there = False
        self.told: list[str] = []
        self.done: list[str] = []
        self._back = threading.Event()
        self.away = Away(lambda: self.there, lambda error: self.told.append(error.id), self._came, every=0.01)

    def _came(self, kept: list[Kept]) -> None:
        self.done = [one.what for one in kept]
        self._back.set()

    def comes_back(self) -> None:
        self.there = True
        assert self._back.wait(5)


@pytest.fixture
def server():
    there = Watched()
    yield there
    there.away.stop()


def test_it_is_told_once_and_everybody_else_at_once(server):
    server.away.refuse()
    assert server.away.is_it(GONE)
    began = time.monotonic()
    for _ in range(100):
        with pytest.raises(UnavailableError) as told:
            server.away.refuse()
        assert server.away.is_it(told.value)
    assert time.monotonic() - began < 1
    assert told.value.values == {"path": "club/natpit"}
    assert server.told == ["store.server_away"]


def test_one_line_that_was_cut_is_not_the_whole_server(server):
    server.there = True
    assert server.away.is_it(GONE)
    server.away.refuse()
    assert server.told == []


def test_what_else_goes_wrong_says_nothing_of_the_server(server):
    assert not server.away.is_it(UnavailableError("store.busy"))
    assert not server.away.is_it(ValueError())
    server.away.refuse()


def test_what_waited_is_done_in_order_and_of_a_draft_the_newest(server):
    server.away.is_it(GONE)
    for one in (
        Kept("a", "a1"),
        Kept("b", "b1"),
        Kept("a", "a2"),
        Kept(None, "said"),
        Kept("b", "b2"),
        Kept("b", "b3"),
    ):
        assert server.away.keep(one)
    server.comes_back()
    assert server.done == ["b1", "a2", "said", "b3"]
    server.away.refuse()
    assert not server.away.keep(Kept("a", "a4"))


def test_what_still_waits_when_the_program_ends_is_handed_back(server):
    server.away.is_it(GONE)
    server.away.keep(Kept("a", "a1"))
    assert [one.what for one in server.away.stop()] == ["a1"]
