"""A phone or tablet that is turned, or slept, is where it was: what was typed, opened and scrolled stays."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft
import pytest

from app.room import Room
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand

PHONE, TABLET = ((390, 844), (844, 390), (390, 844)), ((820, 1180), (1180, 820), (820, 1180))
Turn = Callable[[Table, App], Awaitable[None]]


async def turned(table: Table, app: App) -> None:
    """It lies on its side, and stands again."""
    shapes = PHONE if app.page.width == PHONE[0][0] else TABLET
    for width, height in shapes[1:]:
        await app.resize(width, height)
        await table.rest(app)


async def slept(table: Table, app: App) -> None:
    """It was away for a while."""
    await app.reconnect()
    await table.rest(app)


async def seated(table: Table) -> str:
    """A match of nine hands, and a regular table of the four who play it."""
    match = await table.match([hand("wij", 100)] * 9)

    def add(store: Any) -> None:
        store.add_regular("Donderdag", "klaverjassen", [store.add_person(name).id for name in FOUR], {})

    await table.ask(add)
    return match


WAYS = [(turned, PHONE[0]), (turned, TABLET[0]), (slept, PHONE[0])]


@pytest.mark.parametrize(("way", "shape"), WAYS, ids=["phone", "tablet", "slept"])
async def test_what_was_typed_stands_in_its_field(table: Table, way: Turn, shape: tuple[int, int]):
    await seated(table)
    app = await table.screen("/", width=shape[0], height=shape[1])

    async def typed(route: str, opens: str = "") -> None:
        await app.go(route)
        await table.rest(app)
        if opens:
            await app.tap(opens)
        await app.type(app.one(ft.TextField), "Loes")
        await way(table, app)
        assert app.one(ft.TextField).value == "Loes", route

    await typed("/files/paste")
    await typed("/take")
    await typed("/tables/new/klaverjassen")
    await typed("/tables/1/edit")
    await typed("/people/1", "Andere naam")


@pytest.mark.parametrize(("way", "shape"), WAYS, ids=["phone", "tablet", "slept"])
async def test_a_sheet_that_lies_open_lies_open(table: Table, way: Turn, shape: tuple[int, int]):
    match = await seated(table)
    app = await table.screen("/", width=shape[0], height=shape[1])

    async def lies_open(route: str, opens: Any) -> None:
        await app.go(route)
        await table.rest(app)
        await app.tap(opens)
        before = sheet(app)
        await way(table, app)
        assert sheet(app) == before, route
        await app.fire(app.all(ft.BottomSheet)[-1], "dismiss")
        await way(table, app)
        assert not [one for one in app.all(ft.BottomSheet) if one.open], route

    await lies_open(f"/match/{match}", "Meer")
    await lies_open(f"/match/{match}/hand", "Wat zelden voorkomt")
    await lies_open(f"/match/{match}/dispute/3", "Andere afspraak")
    if way is slept:
        await lies_open("/matches", re.compile("^Spel"))
        await lies_open("/tables/1", "Meer over deze tafel")


def sheet(app: App) -> list[str]:
    """What can be tapped on the sheet that lies open."""
    lying = [one for one in app.all(ft.BottomSheet) if one.open]
    assert len(lying) == 1
    return [text.value for text in app.walk(lying[0]) if isinstance(text, ft.Text)]


@pytest.mark.parametrize(("way", "shape"), WAYS, ids=["phone", "tablet", "slept"])
async def test_a_half_entered_hand_goes_on(table: Table, way: Turn, shape: tuple[int, int]):
    match = await seated(table)
    app = await table.screen(f"/match/{match}/hand", width=shape[0], height=shape[1])
    await app.tap("Wij spelen")
    await app.tap("9")
    await way(table, app)
    assert app.shows("Punten Wij: 9")
    await app.tap("7")
    await app.tap("Wij, roem plus 20")
    await way(table, app)
    assert app.shows("Wij 117 — Zij 65")
    await app.go(f"/match/{match}/count")
    await table.rest(app)
    await app.tap("Schoppen aas")
    counted = app.texts
    await way(table, app)
    assert app.texts == counted


def scroll_to(app: App) -> list[float]:
    """To where lists were scrolled for the client."""
    return [args["offset"] for name, args in app.calls if name == "scroll_to"]


def the_list(app: App) -> ft.ListView | ft.Column:
    """What scrolls on the screen, the last of it where there are more."""
    return [c for c in app.walk() if isinstance(c, ft.ListView | ft.Column) and c.on_scroll is not None][-1]


async def scrolled(app: App, pixels: float, kind: str = "end", most: float = 900) -> None:
    at = {"pixels": pixels, "min_scroll_extent": 0, "max_scroll_extent": most, "viewport_dimension": 500}
    await app.fire(the_list(app), "scroll", {"event_type": kind, **at})


@pytest.mark.parametrize(("way", "shape"), WAYS, ids=["phone", "tablet", "slept"])
async def test_a_list_is_where_it_was(table: Table, way: Turn, shape: tuple[int, int]):
    match = await seated(table)
    app = await table.screen("/", width=shape[0], height=shape[1])

    async def there(route: str) -> None:
        await app.go(route)
        await table.rest(app)
        before = the_list(app)._i
        await scrolled(app, 210)
        app.calls.clear()
        await way(table, app)
        if the_list(app)._i != before:  # another one to the client
            await app.until(lambda: scroll_to(app), 2)
            assert set(scroll_to(app)) == {210}, route

    for place in ("", "/history", "/agreement"):
        await there(f"/match/{match}{place}")
    if way is slept:
        await there("/settings")


async def test_the_pad_finds_its_end_by_itself_and_another_visit_begins_at_the_top(table: Table):
    match = await seated(table)
    app = await table.screen(f"/match/{match}")
    await scrolled(app, 880)
    await scrolled(app, 300, "update")  # it is laid out anew while it finds its end
    await turned(table, app)
    await app.go("/settings")
    await scrolled(app, 210)
    await app.go("/")
    await app.go("/settings")
    await turned(table, app)
    await slept(table, app)
    assert scroll_to(app) == []
    room: Room = table.natpit.rooms[-1]
    assert [key for key in room.scraps if key[0] != "/" and not key[0].startswith("/settings")] == []
