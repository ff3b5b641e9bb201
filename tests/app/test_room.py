"""The room around a screen: what it asks of the device."""

from __future__ import annotations

import flet as ft

from app.frame import PANE
from app.look import TOUCH
from app.room import Room
from tests.app.harness import App
from tests.app.table import Table, hand


def room_of(app: App) -> Room:
    here = app.page.on_resize.__self__  # type: ignore[union-attr]
    assert isinstance(here, Room)
    return here


async def test_an_answer_that_comes_late_still_finds_what_asked(table: Table) -> None:
    app = await table.screen("/settings", platform="android")
    await app.tap("Donker")
    await app.go("/")
    await app.tap("Instellingen")
    here = room_of(app)
    for kind in (ft.SharedPreferences, ft.SemanticsService, ft.HapticFeedback):
        asked = here.service(kind)
        assert app.session.index.get(asked._i) is asked
        app.session.handle_invoke_method_results(asked._i, "an old question", None, None)


async def test_the_device_has_one_service_of_each_kind_however_often_it_is_asked(table: Table) -> None:
    app = await table.screen("/settings", platform="android")
    for _ in range(3):
        await app.tap("Donker")
        await app.tap("Licht")
    kinds = [type(service) for service in app.page._services._services]
    assert len(kinds) == len(set(kinds))


async def test_what_was_said_on_the_pad_lies_over_no_keys(table: Table) -> None:
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}")
    await app.tap("Ongedaan")
    await table.rest(app)
    assert app.all(ft.SnackBar)
    await app.tap("Hand 1 invoeren")
    await table.rest(app)
    assert app.route == f"/match/{match}/hand"
    assert not app.all(ft.SnackBar)


async def test_what_was_said_goes_by_itself_and_when_one_goes_elsewhere(table):
    match = await table.match([{"playing": "wij", "points": {"wij": 90}}])
    app = await table.screen(f"/match/{match}")
    await app.tap("Ongedaan")
    await table.rest(app)
    said = app.one(ft.SnackBar)
    assert said.persist is False
    assert said.duration == ft.Duration(seconds=8)
    await app.tap("Hand 1 invoeren")
    await table.rest(app)
    assert not any(bar.open for bar in app.all(ft.SnackBar))


async def test_the_key_of_what_is_said_is_as_large_as_any_and_does_it_once(table):
    match = await table.match([hand("wij", 90), hand("wij", 100)])
    app = await table.screen(f"/match/{match}")
    await app.tap("Ongedaan")
    await table.rest(app)
    key = app.find("Zet terug", ft.TextButton)
    assert key.height >= TOUCH
    bar = app.one(ft.SnackBar)
    await app.click(key)
    await app.click(key)
    await table.rest(app)
    assert not bar.open
    stored = await table.ask(lambda s: s.match(match))
    assert len(stored.hands) == 2


async def test_what_is_said_lies_between_the_notches_and_no_wider_than_a_screen(table):
    app = await table.screen("/", width=844, height=390)
    await app.media(padding={"left": 47, "top": 0, "right": 20, "bottom": 21})
    here = room_of(app)
    here.tell("Gedaan")
    (lying,) = [bar for bar in app.all(ft.SnackBar) if bar.open]
    assert lying.margin.left >= 47 + 16
    assert lying.margin.right >= 20 + 16
    await app.media()
    await app.resize(1180, 820)
    here.tell("Gedaan")
    (wide,) = [bar for bar in app.all(ft.SnackBar) if bar.open]
    assert 1180 - wide.margin.left - wide.margin.right <= 720


async def test_beside_the_pane_what_is_said_lies_on_the_pad(table):
    match = await table.match([hand("wij", 90)])
    app = await table.screen(f"/match/{match}", width=1180, height=820)
    await app.tap("Ongedaan")
    await table.rest(app)
    assert app.one(ft.SnackBar).margin.right >= PANE
