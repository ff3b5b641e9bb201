"""A file that is given to the device and that is no text: a PDF, a picture, a zip."""

import flet as ft
import pytest

from app.hatch import hatch
from app.room import Room
from app.screens.hand_out import PDF, Handed, hand_out
from app.words import Words

SHEET = Handed("uitslag.pdf", PDF, b"%PDF-1.4 boom")


async def handed(table, reply=None, **page):
    """A screen on which a file was handed out, and whether it went somewhere."""
    app = await table.screen("/", **page)
    app.connection.replies |= reply or {}
    there = table.natpit
    here = Room(app.page, there.house)
    done = await hand_out(here, Words("nl"), SHEET)
    await table.rest(app)
    return app, done


def called(app, name):
    return [args for method, args in app.calls if method == name]


@pytest.mark.parametrize("platform", ["android", "ios"])
@pytest.mark.parametrize(("status", "went"), [("success", True), ("dismissed", False)])
async def test_a_phone_shares_it(table, platform, status, went):
    app, done = await handed(table, {"share_files": {"status": status, "raw": ""}}, platform=platform)
    (args,) = called(app, "share_files")
    (file,) = args["files"]
    assert (file.name, file.mime_type, bytes(file.data)) == SHEET[:3]
    assert done is went
    assert not app.all(ft.SnackBar)


async def test_a_desktop_asks_where(table):
    app, done = await handed(table, {"save_file": "Documenten/uitslag.pdf"}, platform="macos")
    assert done
    assert app.shows("Bewaard als Documenten/uitslag.pdf")


async def test_a_desktop_on_which_nothing_was_chosen_says_nothing(table):
    app, done = await handed(table, platform="macos")
    assert not done
    assert not app.all(ft.SnackBar)


async def test_a_browser_downloads_it(table):
    app, done = await handed(table, platform="android", web=True)
    assert done
    assert bytes(called(app, "save_file")[0]["src_bytes"]) == SHEET.data
    assert app.shows("uitslag.pdf staat bij je downloads")


async def test_safari_on_a_phone_opens_it_at_an_address_of_its_own(table, monkeypatch):
    monkeypatch.setattr(hatch, "open", True)
    app, _ = await handed(table, platform="ios", web=True)
    button = app.find("Open het bestand", ft.TextButton)
    assert button.action.method == "launch_url"
    assert button.action.args["url"].url.startswith("/hatch/")
    assert not app.has("Deel als tekst")
    await app.tap("Open het bestand")
    assert not app.has("Open het bestand")


async def test_safari_on_a_phone_without_such_an_address_is_told_so(table, monkeypatch):
    monkeypatch.setattr(hatch, "open", False)
    app, _ = await handed(table, platform="ios", web=True)
    assert app.shows("Delen lukt niet op dit toestel. Probeer het in een andere browser, of met natpit export.")
