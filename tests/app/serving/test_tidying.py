"""Memory is tidied up at a pace of our own: no screen waits for it every few seconds, and it is done all the same."""

import gc
import weakref

import pytest

from app.serving import tidying
from app.serving.tidying import Tidying


class Circle:
    def __init__(self):
        self.own = self


@pytest.fixture
def clock(monkeypatch):
    before, now = gc.get_threshold(), [1000.0]
    monkeypatch.setattr(tidying.time, "monotonic", lambda: now[0])
    yield now
    gc.set_threshold(*before)


def test_everything_is_looked_through_after_a_while_and_not_before(clock):
    there = Tidying()
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect(1)  # it is among what is old already
    del circle
    clock[0] += tidying.EVERY - 1
    assert not there.due()
    assert gone() is not None
    clock[0] += 1
    assert there.due()
    assert gone() is None
    assert not there.due()


def test_python_does_not_look_through_everything_by_itself(clock):
    Tidying()
    before = gc.get_stats()[2]["collections"]
    kept = [[] for _ in range(tidying.YOUNG * tidying.YOUNGER * 15)]
    assert gc.get_stats()[2]["collections"] == before
    assert kept
