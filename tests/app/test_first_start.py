"""The first start is one screen: pick a game. Nothing else is asked before that, in the language of the device."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

import scoring
from app.words import Words
from tests.app.table import Table, reachable_without_name

SHAPES = [{}, {"text": 2.0}, {"width": 844, "height": 390}, {"width": 1180, "height": 820}]


@pytest.mark.parametrize("shape", SHAPES, ids=["phone", "200", "lying", "desktop"])
async def test_every_game_is_one_tap_away_from_who_plays(table: Table, shape: dict[str, Any]):
    app = await table.screen("/", **shape)
    words = Words("nl")
    assert app.route == "/"
    assert words.say("home.welcome") in app.texts
    assert reachable_without_name(app) == []
    assert [one for one in app.walk() if isinstance(one, ft.TextField | ft.DialogControl)] == []
    for game in scoring.games():
        name, players = words.say(f"{game.id}.name"), words.say("home.players", n=game.tables[0])
        await app.tap(words.say("home.tile", game=name, players=players))
        await table.rest(app)
        assert app.route == f"/new/{game.id}"
        assert await app.back()
        await table.rest(app)


@pytest.mark.parametrize("device", ["nl", "en"])
async def test_it_speaks_the_language_of_the_device_also_when_that_changes(table: Table, device: str):
    told = {"locales": [{"language_code": device}], "browser_name": "chrome"}
    app = await table.screen("/", web=True, replies={"get_device_info": told})
    assert Words(device).say("home.welcome") in app.texts
    other = "en" if device == "nl" else "nl"
    await app.fire(app.page, "locale_change", {"locales": [{"language_code": other}]})
    await table.rest(app)
    assert Words(other).say("home.welcome") in app.texts
    # What was chosen in the settings holds, whatever the device speaks.
    await app.go("/settings")
    await app.tap("Nederlands")
    await app.fire(app.page, "locale_change", {"locales": [{"language_code": "en"}]})
    await app.go("/")
    await table.rest(app)
    assert Words("nl").say("home.welcome") in app.texts


async def test_it_is_the_first_start_no_more_once_a_match_was_begun(table: Table):
    await table.match([])
    app = await table.screen("/")
    assert Words("nl").say("home.welcome") not in app.texts
