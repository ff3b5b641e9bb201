"""Light and dark: the device's own unless something else was chosen, from the splash screen on."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import flet as ft
import pytest

from app import look
from tests.app.table import Table, hand

ROOT = Path(__file__).parents[2]


async def test_it_turns_with_the_device_and_nothing_is_drawn_for_that(table: Table):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}")
    assert app.page.theme_mode is ft.ThemeMode.SYSTEM
    app.connection.sent.clear()
    await app.dark()
    await app.dark(False)
    assert app.connection.sent == []  # the client has both themes


async def test_what_was_chosen_holds_whatever_the_device_does(table: Table):
    app = await table.screen("/settings")
    await app.tap("Donker")
    await app.dark(False)
    assert app.page.theme_mode is ft.ThemeMode.DARK


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_signs_of_the_phone_can_be_seen_on_the_cover_and_on_the_back(mode: str):
    over = look.theme(mode).system_overlay_style
    assert over is not None
    assert over.status_bar_icon_brightness is ft.Brightness.LIGHT  # the cover is dark in any light
    assert over.status_bar_brightness is ft.Brightness.DARK
    assert over.system_navigation_bar_color == look.TOKENS[mode]["karton"]
    keys = ft.Brightness.DARK if mode == "light" else ft.Brightness.LIGHT
    assert over.system_navigation_bar_icon_brightness is keys


def test_what_is_there_before_the_app_has_the_same_colours():
    light, dark = look.TOKENS["light"], look.TOKENS["dark"]
    splash = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["flet"]["splash"]
    assert (splash["color"], splash["dark_color"]) == (light["karton"], dark["karton"])
    page = (ROOT / "assets" / "index.html").read_text(encoding="utf-8")
    for scheme, tokens in (("light", light), ("dark", dark)):
        bar = re.search(rf'name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: {scheme}\)"', page)
        assert bar is not None
        assert bar[1] == tokens["kaft"]
        assert f"background: {tokens['karton']};" in page
