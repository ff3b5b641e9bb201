"""What somebody types is never taken back, and who types the next name at once loses no letter of it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from app import unknown
from app.store.trouble import StoreError
from app.table import people
from app.table.lineups import LineUps
from app.table.regulars import being_made
from tests.app.harness import App
from tests.app.table import FOUR, Table

NEW = "/new/klaverjassen"
FULL = re.compile("De schijf is vol")
KEY = being_made("klaverjassen")
APP = Path(unknown.__file__).parent


def says(app: App, field: ft.TextField, text: str) -> None:
    """The client says what stands in the field now; that it was changed comes with its next message."""
    app.session.apply_patch(field._i, {"value": text})


def sends(app: App, control: ft.Control, event: str, data: Any = None) -> asyncio.Task[None]:
    """The client sends an event, and nobody waits for what becomes of it."""
    return asyncio.create_task(app.session.dispatch_event(control._i, event, data))


async def turns(times: int = 20) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


async def stays(table: Table, app: App, route: str, *opens: str) -> None:
    """A letter of which the event is still on its way when the screen is drawn anew stands there, in every field."""
    await app.go(route)
    await table.rest(app)
    for name in opens:
        await app.tap(name)
    fields = app.all(ft.TextField)
    assert fields, route
    for field in fields:
        says(app, field, "B")
    await app.resize((app.page.width or 0) + 1, app.page.height or 0)
    await table.rest(app)
    drawn = app.all(ft.TextField)
    assert [field._i for field in drawn] == [field._i for field in fields], route
    assert [field.value for field in drawn] == ["B"] * len(fields), route
    for field in fields:
        says(app, field, "Bep")
        await app.fire(field, "change", "B")
    assert [field.value for field in app.all(ft.TextField)] == ["Bep"] * len(fields), route


async def test_a_screen_that_is_drawn_meanwhile_takes_nothing_back(table: Table):
    app = await table.screen("/")
    await stays(table, app, NEW)
    await stays(table, app, "/people")
    await stays(table, app, "/tables/new/klaverjassen")
    await stays(table, app, "/files/paste")
    await stays(table, app, "/take")


async def test_neither_does_one_that_shows_many_names(table: Table):
    match = await table.match()
    await table.ask(lambda s: [s.add_person(f"Speler {n}") for n in range(12)])
    app = await table.screen("/")
    await stays(table, app, NEW, "Naam")
    await stays(table, app, "/people")
    await stays(table, app, "/people/1", "Andere naam")
    await stays(table, app, "/people/1/same")
    await stays(table, app, "/matches")
    await stays(table, app, f"/match/{match}/table", "Boven, Jan, Wij", "Andere naam")


async def test_what_was_looked_for_goes_by_a_tap_on_its_cross(table: Table):
    await table.ask(lambda s: [s.add_person(f"Speler {n}") for n in range(14)])
    app = await table.screen("/people")
    await app.type(app.one(ft.TextField), "xandra")
    assert app.shows("Niemand heet xandra.")
    await app.tap("Alle namen")
    assert app.one(ft.TextField).value == ""
    assert app.has("Speler 3, nog niet gespeeld")


def test_every_field_is_one_that_takes_nothing_back():
    made = [
        p.name
        for p in APP.rglob("*.py")
        if "TextField(" in p.read_text(encoding="utf-8").replace("class Field(ft.TextField)", "")
    ]
    assert made == []


async def test_names_of_others_that_come_in_take_nothing_back(table: Table):
    app = await table.screen(NEW)
    field = app.one(ft.TextField)
    await app.type(field, "Riet", submit=True)
    await table.rest(app)
    says(app, field, "B")
    await people.add(table.natpit.rooms[-1], "Kees")
    await table.rest(app)
    assert app.has("Kees")
    assert app.one(ft.TextField).value == "B"


@contextlib.asynccontextmanager
async def busy(table: Table) -> AsyncIterator[None]:
    """The store is doing something else meanwhile."""
    done = threading.Event()
    other = asyncio.create_task(table.ask(lambda _: done.wait(20)))
    try:
        yield
    finally:
        done.set()
        await other


async def writes(app: App, name: str, way: str) -> asyncio.Task[None]:
    """Types a name and sends it off with Enter or the button."""
    field = app.one(ft.TextField)
    says(app, field, name)
    await sends(app, field, "change", name)
    app.calls.clear()
    sent = sends(app, app.find("Erbij"), "click") if way == "Erbij" else sends(app, field, "submit", name)
    await turns()
    return sent


@pytest.mark.parametrize("way", ["Erbij", "Enter"])
@pytest.mark.parametrize(("route", "kept"), [(NEW, "{}, zit "), ("/people", "{}, nog niet gespeeld")])
async def test_the_field_is_empty_and_has_the_caret_before_the_name_is_kept(
    table: Table, route: str, kept: str, way: str
):
    app = await table.screen(route)
    field = app.one(ft.TextField)._i
    for name in FOUR[:3]:
        async with busy(table):
            keeping = await writes(app, name, way)
            assert app.one(ft.TextField).value == ""
            assert app.calls == [("focus", None)]
            assert not app.has(re.compile(kept.format(name)))
            says(app, app.one(ft.TextField), "E")  # whoever types the next one at once
            await sends(app, app.one(ft.TextField), "change", "E")
        await keeping
        await table.rest(app)
        assert app.has(re.compile(kept.format(name)))
        assert (app.one(ft.TextField)._i, app.one(ft.TextField).value) == (field, "E")


async def test_names_are_kept_in_the_order_in_which_they_came(table: Table):
    app = await table.screen(NEW)
    async with busy(table):
        keeping = [await writes(app, name, "Enter") for name in ("Riet", "Ans", "riet", "Jan")]
        assert app.one(ft.TextField).value == ""
        await sends(app, app.find("Erbij"), "click")  # a thumb that bounces
        assert "Nog geen naam." not in app.texts
    await asyncio.gather(*keeping)
    await table.rest(app)
    assert [app.has(seat) for seat in ("Riet, zit onder", "Ans, zit links", "Jan, zit boven")] == [True] * 3
    assert "Riet zit al aan tafel." in app.texts  # the name that was typed twice
    assert app.one(ft.TextField).value == "riet"


async def test_the_last_name_asks_for_no_caret_and_is_kept_once(table: Table):
    app = await table.screen(NEW)
    for name in FOUR[:3]:
        await (await writes(app, name, "Enter"))
        await table.rest(app)
    async with busy(table):
        keeping = [await writes(app, FOUR[3], "Enter"), sends(app, app.find("Erbij"), "click")]
        await turns()
    await asyncio.gather(*keeping)
    await table.rest(app)
    assert app.calls == []
    assert app.all(ft.TextField) == []
    assert not app.shows(re.compile("zit al aan tafel"))


async def test_a_name_that_could_not_be_kept_stands_in_the_field_again_unless_another_does(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    async def full(*_: Any) -> None:
        await table.ask(lambda s: s.people())
        raise StoreError("store.full")

    await table.ask(lambda s: s.add_person("Kees"))
    app = await table.screen(NEW)
    await app.tap("Naam")
    monkeypatch.setattr(LineUps, "join", full)
    await (await writes(app, "Riet", "Enter"))
    await table.rest(app)
    assert app.one(ft.TextField).value == "Riet"
    assert app.shows(FULL)
    await app.type(app.one(ft.TextField), "Ans")
    assert not app.shows(FULL)
    async with busy(table):
        keeping = await writes(app, "Ans", "Enter")
        says(app, app.one(ft.TextField), "E")
        await sends(app, app.one(ft.TextField), "change", "E")
    await keeping
    await table.rest(app)
    assert app.one(ft.TextField).value == "E"
    assert app.shows(FULL)
    here = table.natpit.rooms[-1]
    here.hush()
    await app.type(app.one(ft.TextField), "Piet")
    async with busy(table):
        keeping = await writes(app, "Piet", "Enter")
        await sends(app, app.find("Klaar"), "click")
    await keeping
    await table.rest(app)
    assert app.all(ft.TextField) == []
    assert app.shows(FULL)


async def test_an_answer_of_a_field_that_is_gone_is_no_reason_to_hang_up(table: Table):
    app = await table.screen(NEW)
    asked = asyncio.create_task(app.one(ft.TextField).focus())
    await turns(1)
    call = next(body for action, body in reversed(app.connection.sent) if action == "INVOKE_METHOD")
    app.session.index.pop(call["control_id"])
    await app.settle()
    assert not asked.done()
    app.session.handle_invoke_method_results(call["control_id"], call["call_id"], None, None)
    await asyncio.wait_for(asked, 1)
    app.session.handle_invoke_method_results(10**9, "never asked", None, None)


async def test_another_name_that_is_read_for_a_table_is_shown(table: Table):
    app = await table.screen("/tables/new/klaverjassen")
    title = app.find("Naam van de tafel")
    await app.type(title, "Donderdag")
    held = table.natpit.rooms[-1].lineups.held(KEY)
    assert held.value is not None
    table.natpit.rooms[-1].lineups.lay(KEY, held.value._replace(title="Vrijdag"), held.value)
    await table.rest(app)
    assert app.find("Naam van de tafel").value == "Vrijdag"
