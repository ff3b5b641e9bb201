"""The light of the device: on while a match is open, off elsewhere, and asked for again after the device was away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.harness import App
from tests.app.table import Table, hand

ENDED = [hand("wij", 100)] * 16


def lights(app: App) -> list[str]:
    """What was asked of the light, oldest first."""
    return [name for name, _ in app.calls if name in ("enable", "disable")]


async def light(app: App, *asked: str) -> None:
    """Exactly this is asked of the light."""
    await app.until(lambda: len(lights(app)) >= len(asked), 2)
    assert lights(app) == list(asked)


@pytest.mark.parametrize("shape", [{}, {"width": 844, "height": 390}, {"width": 1180, "height": 820}])
async def test_it_is_on_from_the_pad_to_home_and_not_asked_for_at_every_screen(table: Table, shape: dict[str, Any]):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}", **shape)
    await light(app, "enable")
    for route in ("hand", "why/1", "board", "history", "agreement"):
        await app.go(f"/match/{match}/{route}")
        await table.rest(app)
    await app.go(f"/match/{match}")
    await table.rest(app)
    await app.go("/")
    await light(app, "enable", "disable")


async def test_it_is_off_at_a_match_that_is_over_but_for_the_board_and_the_codes(table: Table):
    match = await table.match(ENDED)
    app = await table.screen(f"/match/{match}/result")
    asked: list[str] = []
    for screen in ("board", "share/code"):
        await app.go(f"/match/{match}/{screen}")
        await light(app, *asked, "enable")
        await app.go(f"/match/{match}")
        asked += ["enable", "disable"]
        await light(app, *asked)


async def test_it_stays_on_when_a_tablet_turns_and_is_asked_for_again_when_the_device_is_back(table: Table):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}", width=1180, height=820)
    await light(app, "enable")
    for size in ((820, 1180), (1180, 820)):
        await app.resize(*size)
        await table.rest(app)
    for state in ("inactive", "hide", "show", "resume"):
        await app.lifecycle(state)
    await light(app, "enable", "enable")
    await app.reconnect()
    await light(app, "enable")  # of a connection that knows nothing of the ones before
    await app.go("/")
    await app.lifecycle("show")
    await light(app, "enable", "disable")


async def test_where_it_is_refused_everything_else_goes_on(table: Table):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}", refuses=["enable", "disable"])
    await light(app, "enable")
    await app.tap("Hand 2 invoeren")
    await table.rest(app)
    await app.lifecycle("show")
    await light(app, "enable", "enable")
    await app.tap("Wij spelen")
    await app.tap("7")
    assert app.shows("Punten Wij: 7")
