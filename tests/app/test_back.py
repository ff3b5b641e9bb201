"""The phone's own way back does the least: the sheet, then the screen, then home; and at home it leaves the app."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from tests.app.harness import App
from tests.app.table import FOUR, Table, hand


async def seated(table: Table) -> str:
    """A match of three hands, and a regular table."""
    match = await table.match([hand("wij", 100)] * 3)

    def add(store: Any) -> None:
        store.add_regular("Donderdag", "klaverjassen", [store.add_person(name).id for name in FOUR], {})

    await table.ask(add)
    return match


async def steps(table: Table, app: App) -> list[str]:
    """The addresses that one comes by on the way out of the app."""
    seen: list[str] = []
    while await app.back():
        await table.rest(app)
        seen.append(app.route)
        assert len(seen) < 6, seen
    return seen


@pytest.mark.parametrize("shape", [(390, 844), (1180, 820)], ids=["phone", "tablet"])
async def test_out_of_every_screen_of_a_match_one_comes_by_what_it_lies_over(table: Table, shape: tuple[int, int]):
    match = await seated(table)
    app = await table.screen("/", width=shape[0], height=shape[1])
    pad = f"/match/{match}"
    ways = {
        "/hand": [pad, "/"], "/why/2": [pad, "/"], "/board": [pad, "/"], "/share/text": [pad, "/"],
        "/dispute/2": [f"{pad}/why/2", pad, "/"], "/count": [f"{pad}/hand", pad, "/"],
        "/count/2": [f"{pad}/hand/2", pad, "/"], "/insert/2/count": [f"{pad}/insert/2", pad, "/"],
        "/agreement/preview": [f"{pad}/agreement", pad, "/"],
    }  # fmt: skip
    for place, way in ways.items():
        await app.go(pad + place)
        await table.rest(app)
        assert await steps(table, app) == way, place


async def test_out_of_every_other_screen_too(table: Table):
    await seated(table)
    app = await table.screen("/")
    assert await steps(table, app) == []
    ways = {
        "/new/heugen/agreement": ["/new/heugen", "/"], "/dispute/heugen/agreement": ["/dispute/heugen", "/"],
        "/rules/heugen": ["/rules", "/"], "/people/1/same": ["/people/1", "/people", "/"], "/take": ["/files", "/"],
        "/tables/1/edit": ["/tables/1", "/tables", "/"], "/tables/new/heugen": ["/tables", "/"], "/settings": ["/"],
        "/files/paste": ["/files", "/"], "/matches/bin": ["/matches", "/"], "/no/such/place": ["/"],
    }  # fmt: skip
    for place, way in ways.items():
        await app.go(place)
        await table.rest(app)
        assert await steps(table, app) == way, place


@pytest.mark.parametrize("place", ["", "/hand", "/why/2", "/dispute/2"])
async def test_a_sheet_goes_first_and_nothing_with_it(table: Table, place: str):
    match = await seated(table)
    app = await table.screen(f"/match/{match}{place}")
    await app.tap({"/hand": "Wat zelden voorkomt", "/dispute/2": "Andere afspraak"}.get(place, "Meer"))
    assert [one.open for one in app.all(ft.BottomSheet)] == [True]
    assert await app.back()
    await table.rest(app)
    assert not [one for one in app.all(ft.BottomSheet) if one.open]
    assert app.route == f"/match/{match}{place}"


async def test_a_half_entered_hand_is_there_when_one_comes_back(table: Table):
    match = await seated(table)
    app = await table.screen(f"/match/{match}/hand/2")
    await app.tap("Wis")
    await app.tap("9")
    await app.back()
    await table.rest(app)
    await app.go(f"/match/{match}/hand/2")
    await table.rest(app)
    assert app.shows("Punten Wij: 9")
