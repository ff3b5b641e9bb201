"""Bestanden: what comes in from the device's dialogs, what is taken along, and the backups."""

import asyncio
import io
import json
import os
import re
import time
import zipfile

import flet as ft
import pytest

from app.hatch import hatch
from app.store.backups import Backups
from app.table.inbox import LIMIT, WEEK, Inbox, Incoming
from app.table.matchfile import match_file
from tests.app.table import hand, reachable_without_name

HANDS = [hand("wij", 112, 20), hand("zij", 90, 0, 50)]


async def file_of(table, hands=HANDS, **more):
    """A match that was played here, as a file."""
    match = await table.match(hands, **more)
    return await table.ask(lambda s: match_file(s, match))


def called(app, name):
    return [args for method, args in app.calls if method == name]


def lying(table):
    return table.natpit.house.reviews.inbox.parcels()


async def chosen(table, app, *files):
    """Files were chosen in the dialog of a phone or a desktop; `files` as (name, path, size)."""
    app.connection.replies["pick_files"] = [
        {"id": n, "name": name, "path": str(path), "size": size} for n, (name, path, size) in enumerate(files)
    ]
    await app.tap("Kies bestand")
    await table.rest(app)


# -- In ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("platform", ["linux", "android", "ios"])
async def test_a_file_of_the_device_goes_to_be_looked_at(table, tmp_path, platform):
    made = await file_of(table)
    (tmp_path / made.name).write_bytes(made.data)
    app = await table.screen("/files", platform=platform)
    await chosen(table, app, (made.name, tmp_path / made.name, len(made.data)))
    (parcel,) = lying(table)
    assert parcel.names == (made.name,)
    assert app.route == f"/files/import/{parcel.id}"


async def test_nothing_chosen_is_nothing_said(table):
    app = await table.screen("/files", platform="linux")
    app.connection.replies["pick_files"] = []
    await app.tap("Kies bestand")
    assert app.route == "/files"
    assert not app.all(ft.SnackBar)
    assert not app.disabled("Kies bestand")


async def test_one_that_is_too_large_is_refused_before_it_is_read(table, tmp_path):
    app = await table.screen("/files", platform="linux")
    await chosen(table, app, ("film.zip", tmp_path / "not there", LIMIT + 1))
    assert app.shows("Dit is 21 MB, en meer dan 20 MB tegelijk gaat niet. Haal het in delen binnen.")
    assert lying(table) == ()


async def test_one_that_cannot_be_read_is_named(table, tmp_path):
    app = await table.screen("/files", platform="linux")
    await chosen(table, app, ("boom.json", tmp_path / "not there", 10))
    assert app.shows("boom.json is niet te lezen. Zet het op dit toestel zelf en kies het nog eens, of plak de tekst.")
    assert lying(table) == ()


async def test_a_device_without_such_a_dialog_says_so(table, monkeypatch):
    async def refuse(self, **_):
        raise RuntimeError("no zenity")

    monkeypatch.setattr(ft.FilePicker, "pick_files", refuse)
    app = await table.screen("/files", platform="linux")
    await app.tap("Kies bestand")
    await table.rest(app)
    assert app.shows("Een bestand kiezen lukt niet op dit toestel. Plak de tekst, of doe het in een browser.")


async def in_browser(table, monkeypatch, platform="android"):
    monkeypatch.setattr(hatch, "open", True)
    app = await table.screen("/files", web=True, platform=platform)
    button = app.find("Kies bestand", ft.TextButton)
    picker = app.session.index.get(button.action.service_id)
    return app, button, picker


def told(app, picker, *files):
    """The browser says which files were chosen; what comes of it can be waited for."""
    return asyncio.ensure_future(app.session.dispatch_event(picker._i, "result", {"files": list(files)}))


@pytest.mark.parametrize("platform", ["android", "ios", "windows"])
async def test_a_browser_opens_its_dialog_itself_and_sends_the_file(table, monkeypatch, platform):
    made = await file_of(table)
    app, button, picker = await in_browser(table, monkeypatch, platform)
    assert button.action.method == "pick_files"
    assert button.action.args["with_data"] is False
    file = {"id": 1, "name": made.name, "size": len(made.data)}
    sending = told(app, picker, file)
    await app.until(lambda: called(app, "upload"))
    (sent,) = called(app, "upload")
    assert app.shows(f"{made.name} komt binnen")
    assert app.disabled("Kies bestand")
    await app.fire(picker, "upload", {"file_name": made.name, "progress": 0.5})
    await put(sent["files"][0].upload_url, made.data)
    await sending
    await app.settle()
    (parcel,) = lying(table)
    assert table.natpit.house.reviews.inbox.files(parcel.id) == (Incoming(made.name, made.data),)


async def put(address, data):
    """The browser sends it."""
    told = []

    async def receive():
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message):
        told.append(message)

    await hatch.serve({"type": "http", "method": "PUT", "path": address, "headers": []}, receive, send)
    return told[0]["status"]


async def test_a_connection_that_fails_halfway_is_told_and_leaves_nothing(table, monkeypatch):
    app, _, picker = await in_browser(table, monkeypatch)
    sending = told(app, picker, {"id": 1, "name": "boom.json", "size": 10})
    await app.until(lambda: called(app, "upload"))
    await app.fire(picker, "upload", {"file_name": "boom.json", "error": "gone"})
    await app.until(
        lambda: app.shows(
            "boom.json is niet te lezen. Zet het op dit toestel zelf en kies het nog eens, of plak de tekst."
        )
    )
    await sending
    assert app.route == "/files"
    assert lying(table) == ()
    await app.until(lambda: not app.disabled("Kies bestand"))


async def test_a_browser_sends_nothing_that_is_too_large(table, monkeypatch):
    app, _, picker = await in_browser(table, monkeypatch)
    files = [{"id": n, "name": f"{n}.zip", "size": LIMIT // 2 + 1} for n in range(2)]
    await told(app, picker, *files)
    await app.until(lambda: any("MB tegelijk" in text for text in app.texts))
    assert not called(app, "upload")


async def test_a_text_is_pasted_and_looked_at(table):
    made = await file_of(table)
    app = await table.screen("/files")
    await app.tap("Plak tekst")
    assert app.route == "/files/paste"
    assert app.disabled(re.compile("Nog niets geplakt"))
    await app.type(app.one(ft.TextField), f"  {made.text}\n")
    await app.tap("Bekijk")
    await table.rest(app)
    (parcel,) = lying(table)
    assert app.route == f"/files/import/{parcel.id}"
    assert table.natpit.house.reviews.inbox.files(parcel.id) == (Incoming("", made.text.strip().encode()),)


async def test_what_was_not_looked_at_yet_can_be_found_again(table):
    made = await file_of(table)
    laid = table.natpit.house.reviews.inbox.lay([Incoming(name, made.data) for name in ("a.json", "", "c.json")])
    app = await table.screen("/files")
    await app.until(lambda: app.has(re.compile("Nog niet bekeken: a.json, geplakte tekst, c.json, vandaag")))
    await app.tap(re.compile("Nog niet bekeken"))
    assert app.route == f"/files/import/{laid.id}"


async def test_what_lies_there_for_more_than_a_week_is_gone_after_opening(table):
    inbox = Inbox(table.path.parent)
    old, new = (inbox.lay([Incoming(f"{n}.json", b"{}")]) for n in range(2))
    long_ago = time.time() - WEEK - 60
    os.utime(inbox.folder / old.id, (long_ago, long_ago))
    app = await table.screen("/files")
    await app.until(lambda: [one.id for one in inbox.parcels()] == [new.id])


# -- Out -----------------------------------------------------------------------------------------------------------


async def test_everything_is_taken_along_as_match_files(table):
    for _ in range(3):
        await table.match(HANDS)
    app = await table.screen("/files", web=True, platform="windows")
    await app.tap("Alle potjes")
    await app.until(lambda: called(app, "save_file"))
    (args,) = called(app, "save_file")
    assert args["file_name"].startswith("natpit-")
    assert args["file_name"].endswith(".zip")
    with zipfile.ZipFile(io.BytesIO(bytes(args["src_bytes"]))) as packed:
        players = [json.loads(packed.read(name))["players"] for name in packed.namelist()]
    assert players == [["Riet", "Ans", "Jan", "Piet"]] * 3
    await app.until(lambda: not app.disabled("Alle potjes"))


async def test_of_nothing_nothing_is_taken_along(table):
    app = await table.screen("/files", web=True)
    for button in ("Alle potjes", "Als tabel"):
        await app.tap(button)
        await table.rest(app)
        assert app.shows("Er is nog geen potje om mee te geven.")
    assert not called(app, "save_file")


# -- Backups -------------------------------------------------------------------------------------------------------


async def test_the_backups_are_listed_with_what_is_in_them(table):
    await table.match(HANDS)
    backups = Backups(table.path)
    whole = backups.file(backups.make().name)
    (backups.folder / "natpit-20260102-204100.db").write_bytes(b"damaged")
    app = await table.screen("/files")
    await app.until(lambda: app.shows("Beschadigd, kan niet worden teruggezet"))
    kilobytes = round(whole.stat().st_size / 1000)
    assert app.has(re.compile(rf"^vandaag, \d\d:\d\d, 1 potje · {kilobytes}\u00a0kB$"))
    assert app.disabled(re.compile("Beschadigd"))


async def test_backups_of_one_minute_are_told_apart_by_their_seconds(table):
    await table.match(HANDS)
    made = Backups(table.path).file(Backups(table.path).make().name)
    for moment in ("20260102-204107", "20260102-204131", "20260103-090000"):
        (made.parent / f"natpit-{moment}.db").write_bytes(made.read_bytes())
    app = await table.screen("/files")
    told = [name for name, _ in app.named() if "januari" in name]
    assert len([name for name in told if re.search(r":41:07|:41:31", name)]) == 2
    assert len([name for name in told if re.search(r"\d\d:00,", name)]) == 1


async def test_where_there_is_none_it_says_when_there_will_be(table):
    app = await table.screen("/files")
    await app.until(
        lambda: app.shows("Er ligt er nog geen. De eerste komt vanzelf, kort nadat je iets hebt opgeschreven.")
    )


async def test_one_is_taken_back_on_all_screens(table):
    match = await table.match(HANDS)
    Backups(table.path).make()
    await table.ask(lambda s: s.stop_match(match))
    app, other = await table.screen("/files"), await table.screen(f"/match/{match}")
    await app.until(lambda: app.has(re.compile("^vandaag, .*1 potje")))
    await app.tap(re.compile("^vandaag, .*1 potje"))
    assert app.shows("Alles van nu wordt eerst bewaard, als kopie in deze lijst.")
    await app.tap(re.compile("^Zet vandaag.* terug"))
    await app.until(lambda: app.shows("Een reservekopie is teruggezet. Wat er was, staat bij Bestanden."))
    await table.rest(other)
    assert other.shows("Hand 3 invoeren")
    await app.until(lambda: app.has(re.compile("vóór het terugzetten, 1 potje")))
    await app.tap(re.compile("vóór het terugzetten, 1 potje"))
    await app.tap(re.compile("^Zet vandaag.* terug"))
    await app.until(lambda: sum("vóór het terugzetten" in text for text in app.texts) == 2)
    assert (await table.ask(lambda s: s.match(match))).stopped


async def test_one_that_is_damaged_since_changes_nothing_and_is_told(table):
    match = await table.match(HANDS)
    backups = Backups(table.path)
    one = backups.file(backups.make().name)
    app = await table.screen("/files")
    await app.until(lambda: app.has(re.compile("^vandaag, .*1 potje")))
    one.write_bytes(one.read_bytes()[:9000])
    await app.tap(re.compile("^vandaag, .*1 potje"))
    await app.tap(re.compile("^Zet vandaag.* terug"))
    await app.until(
        lambda: app.shows(
            f"{one.name} is beschadigd en kan niet worden teruggezet. Er is niets veranderd; kies een andere."
        )
    )
    assert len((await table.ask(lambda s: s.match(match))).hands) == 2


async def test_the_settings_lead_here(table):
    app = await table.screen("/settings")
    await app.tap("Bestanden en reservekopieën")
    assert app.route == "/files"


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("route", ["/files", "/files/paste"])
async def test_a_screen_reader_can_name_everything(table, route, text):
    await table.match(HANDS)
    Backups(table.path).make()
    app = await table.screen(route, text=text)
    assert reachable_without_name(app) == []
