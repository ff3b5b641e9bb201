"""What all tests share."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import scoring
from scoring.game import Game

# How long an example takes says how busy the machine is, not whether the rule holds. In CI the examples are always the
# same, so that a run which fails can be repeated.
settings.register_profile("natpit", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("natpit")

MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that must be free there; all files of all tests together are some hundreds of millions."""


def pytest_configure() -> None:
    """What tests write lies in memory where there is room: no test pulls the plug, and each would wait for the disk at
    every hand that is written.
    """
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish() -> None:
    """What was imported stays: to look through all of it again and again for what nobody can reach any more was a fifth
    of the time of the screen tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


TOGETHER = ("tests/browser/", "tests/server/")


class _ByRoom:
    """Tests go round by the file, so that what a file shares is made once; those with a browser, or several servers,
    stay together, since two of them on two cores make each other wait."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith(TOGETHER) else nodeid.partition("::")[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest and cannot be shared out begins first: the other process does the rest meanwhile."""
    items.sort(key=lambda item: not item.nodeid.startswith(TOGETHER))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """How the tests are handed out when several processes run them (`-n`)."""
    from xdist.scheduler import LoadScopeScheduling

    return type("ByRoom", (_ByRoom, LoadScopeScheduling), {})(config, log)


@pytest.fixture
def fifth_game() -> Iterator[Game]:
    """The house with a fifth game in it, which nobody but this fixture told it of."""
    import app.entry  # here, or tests of the rules alone would wait for Flet
    from app.words import LANGUAGES, learn
    from tests import toy_game
    from tests.scoring.any_hands import MAKE

    game = toy_game.GAME
    rows = (row for line in toy_game.WORDS.strip().split("\n") for row in line.split(" | "))
    for word, *said in (row.strip().split(" = ") for row in rows):
        for lang, text in zip(LANGUAGES, said, strict=True):
            learn(lang, {word if word.startswith("mark.") else f"{game.id}.{word}": text})
    scoring.register(game)
    app.entry.register(game.id, toy_game)
    MAKE[game.id] = toy_game.random_hand
    try:
        yield game
    finally:
        app.entry.unregister(game.id)
        scoring.unregister(game.id)
        del MAKE[game.id]
