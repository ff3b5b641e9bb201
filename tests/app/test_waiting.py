"""No wait without a word: what takes longer than a moment says so, and what does not never flashes one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import flet as ft
import pytest

from app.room import SLOW
from tests.app.harness import Answering, App
from tests.app.table import FOUR, Table, hand

SAID = "Even kijken…"
PLACES = ["/", "/people", "/people/1", "/people/1/same", "/tables", "/tables/1", "/tables/1/edit", "/matches", "/take"]
PLACES += ["/matches/bin", "/figures", "/figures/klaverjassen/all/person/1", "/dispute/klaverjassen"]
OF_MATCH = ["", "/hand", "/hand/1", "/count", "/history", "/links", "/share/code", "/agreement/preview", "/result"]


@contextmanager
def held_up(table: Table) -> Iterator[None]:
    """The store does nothing meanwhile: its disk sleeps, or the server is far away."""
    gate = threading.Event()
    table.door.post(lambda _: gate.wait(10))
    try:
        yield
    finally:
        gate.set()


async def seated(table: Table) -> str:
    """A match, and a regular table."""
    match = await table.match([hand("wij", 100)])

    def add(store: Any) -> None:
        store.add_regular("Donderdag", "klaverjassen", [store.add_person(name).id for name in FOUR], {})

    await table.ask(add)
    return match


async def waits(table: Table, app: App, route: str) -> None:
    """Nothing is said at first, then a word, and that is gone when what was waited for is there."""
    with held_up(table):
        await app.go(route)
        assert SAID not in app.texts, route
        await app.until(lambda: SAID in app.texts, 2)
    await table.rest(app)
    await app.until(lambda: SAID not in app.texts, 2)


async def test_every_screen_that_is_read_first_says_so(table: Table):
    await seated(table)
    app = await table.screen("/settings")
    for route in (one for one in PLACES if one not in ("/", "/take")):
        await waits(table, app, route)


async def test_so_does_every_screen_of_a_match_that_is_not_here_yet(table: Table):
    match = await seated(table)
    for place in OF_MATCH:
        app = await table.screen("/settings")
        table.natpit.house.start_over()
        await waits(table, app, f"/match/{match}{place}")
        await app.stop()
        table.apps.remove(app)


async def test_home_shows_the_games_at_once_and_says_that_the_rest_is_on_its_way(table: Table):
    await seated(table)
    with held_up(table):
        app = App()
        table.apps.append(app)
        await app.start(table.natpit.main)
        assert app.has("Klaverjassen, 4 spelers, nieuw spel")
        await app.until(lambda: SAID in app.texts, 2)
    await table.rest(app)
    assert SAID not in app.texts


async def test_a_hand_that_takes_long_to_be_written_says_so_and_is_written_once(table: Table):
    match = await seated(table)
    app = await table.screen(f"/match/{match}/hand")
    await app.tap("Wij spelen")
    await app.tap("Pit")
    write = app.find("Pit — Wij 262 162 + 100 Schrijf op", ft.TextButton)
    with held_up(table):
        await app.click(write)
        assert SAID not in app.texts
        await app.until(lambda: SAID in app.texts, 2)
        await app.click(write)
    await table.rest(app)
    await app.until(lambda: app.route == f"/match/{match}", 2)
    assert SAID not in app.texts
    assert len((await table.ask(lambda s: s.match(match))).hands) == 2


async def test_what_is_there_at_once_never_says_a_word(table: Table):
    match = await seated(table)
    app = await table.screen(f"/match/{match}")
    said: list[list[str]] = []
    for route in ("/hand", "/history", "/why/1"):
        await app.go(f"/match/{match}{route}")
        await table.rest(app)
        await asyncio.sleep(SLOW * 1.5)
        await app.settle()
        said.append(app.texts)
    assert not any(SAID in texts for texts in said)


async def test_the_very_first_frame_gets_a_name_when_the_device_is_slow_to_answer(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Answering, "_answer", lambda self, call: None)
    app = App()
    table.apps.append(app)
    starting = asyncio.ensure_future(app.start(table.natpit.main))
    await asyncio.sleep(0.02)
    assert app.texts == []
    await asyncio.sleep(SLOW * 2)
    assert app.texts == ["Natpit"]
    assert table.natpit.rooms[0].words.value is None  # nobody knows yet which language is spoken
    await starting
