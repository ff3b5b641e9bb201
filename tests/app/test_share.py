"""Deel as a match file, on every kind of device."""

import json
import re

import flet as ft
import pytest

from scoring.match_file import read_and_replay
from tests.app.table import hand

HANDS = [hand("wij", 112, 20), hand("zij", 90, 0, 50)]


async def shared(table, **page):
    match = await table.match(HANDS)
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result", **page)
    return app


def called(app, name):
    return [args for method, args in app.calls if method == name]


async def share(table, app):
    """From the result, or whatever screen has *Deel*, by way of what is to be shared."""
    await app.tap("Deel")
    await table.rest(app)
    await app.tap("Bestand")
    await table.rest(app)
    await app.tap(re.compile("^(Deel|Bewaar) bestand$"))
    await table.rest(app)


async def test_a_phone_gets_the_file_on_its_share_sheet(table):
    app = await shared(table, platform="android")
    await share(table, app)
    (args,) = called(app, "share_files")
    (file,) = args["files"]
    assert file.name.startswith("natpit-klaverjassen-")
    assert file.mime_type == "application/json"
    _, replay = read_and_replay(bytes(file.data))
    assert replay.totals == (132 + 72, 50 + 140)


async def test_a_desktop_asks_where_to_save_it(table):
    app = await shared(table, platform="linux")
    app.connection.replies["save_file"] = "Documenten/boom.json"
    await share(table, app)
    (args,) = called(app, "save_file")
    assert json.loads(bytes(args["src_bytes"]))["players"] == ["Riet", "Ans", "Jan", "Piet"]
    assert app.shows("Bewaard als Documenten/boom.json")


async def test_a_desktop_on_which_nothing_was_chosen_says_nothing(table):
    app = await shared(table, platform="windows")
    app.connection.replies["save_file"] = None
    await share(table, app)
    assert not app.all(ft.SnackBar)


async def test_a_browser_downloads_it(table):
    app = await shared(table, platform="android", web=True)
    await share(table, app)
    (args,) = called(app, "save_file")
    assert app.shows(f"{args['file_name']} staat bij je downloads")


async def test_safari_on_a_phone_shares_and_copies_without_a_round_trip(table):
    app = await shared(table, platform="ios", web=True)
    await share(table, app)
    assert not called(app, "save_file")
    for name, method in (("Deel als tekst", "share_text"), ("Kopieer als tekst", "set")):
        button = app.find(name, ft.TextButton)
        assert button.action.method == method
        text = button.action.args.get("text") or button.action.args["data"]
        assert read_and_replay(text)[1].totals == (204, 190)
    await app.tap("Kopieer als tekst")
    assert not app.has("Deel als tekst")


async def test_a_device_that_cannot_says_so(table, monkeypatch):
    async def refuse(self, **_):
        raise RuntimeError("no portal")

    monkeypatch.setattr(ft.FilePicker, "save_file", refuse)
    app = await shared(table, platform="linux")
    await share(table, app)
    assert app.shows("Delen lukt niet op dit toestel. Probeer het in een andere browser, of met natpit export.")


@pytest.mark.parametrize("platform", ["linux", "android"])
async def test_the_pad_shares_the_same_file(table, platform):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}", platform=platform, web=True)
    await app.tap("Meer")
    await share(table, app)
    (args,) = called(app, "save_file")
    assert len(json.loads(bytes(args["src_bytes"]))["hands"]) == 2
