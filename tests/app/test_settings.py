"""Settings: the language and the light of this device, where the data lies, the fonts."""

import flet as ft

from app.store import database_path
from tests.app.table import reachable_without_name


def kept(app):
    """What was kept on the device."""
    return [(args["key"], args["value"]) for name, args in app.calls if name == "set"]


async def test_the_language_changes_at_once_and_is_kept_on_the_device(table):
    app = await table.screen("/settings")
    assert app.has("Apparaat, gekozen")
    await app.tap("English")
    assert "Settings" in app.texts
    assert app.has("English, chosen")
    assert kept(app) == [("natpit.language", "en")]
    await app.tap("Device")
    assert app.has("Apparaat, gekozen") or app.has("Device, chosen")
    assert kept(app)[-1] == ("natpit.language", "")


async def test_the_light_changes_at_once_and_is_kept_on_the_device(table):
    app = await table.screen("/settings")
    await app.tap("Donker")
    assert app.has("Donker, gekozen")
    assert app.page.theme_mode == ft.ThemeMode.DARK
    assert kept(app) == [("natpit.theme", "dark")]


async def test_two_phones_at_one_table_each_have_their_own_language(table):
    one, other = await table.screen("/settings"), await table.screen("/settings")
    await one.tap("English")
    assert "Settings" in one.texts
    assert "Instellingen" in other.texts


async def test_it_says_where_the_data_lies_and_which_version_this_is(table):
    app = await table.screen("/settings")
    assert str(database_path()) in app.texts
    assert app.shows("Versie 0.1.0")


async def test_the_licences_of_the_fonts_can_be_read(table):
    app = await table.screen("/settings")
    await app.tap("Licentie van Besley, dicht")
    assert any("SIL OPEN FONT LICENSE" in t for t in app.texts)
    await app.tap("Licentie van Besley, open")
    assert not any("SIL OPEN FONT LICENSE" in t for t in app.texts)


async def test_back_goes_home(table):
    app = await table.screen("/settings", text=2.0)
    assert reachable_without_name(app) == []
    await app.tap("Terug")
    assert app.route == "/"
