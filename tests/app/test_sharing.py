"""Deel: a match as a picture, a page, a message, a file or a code, each seen before it goes."""

from __future__ import annotations

import asyncio
import re
from io import BytesIO
from random import Random
from types import SimpleNamespace

import flet as ft
import pypdfium2
import pytest
import zxingcpp
from PIL import Image

from app.screens import sharing_code
from app.screens.chat_text import chat_text
from app.screens.sharing_code import is_loopback, take_link
from app.screens.sharing_picture import Size, is_whole, ratio_for
from app.table.handover import MARK, document, parts_in
from app.table.matchfile import match_file
from app.table.sheet import sheet_of
from app.words import Words
from scoring.match_file import read_and_replay
from tests.app.sharing import EVERY, every, played, png, titles
from tests.app.table import hand, reachable_without_name

HANDS = [hand("wij", 112, 20), {"playing": "wij", "nat": True, "roem": {"wij": 20, "zij": 50}}]
WAYS = ("Plaatje", "PDF", "Tekst", "Bestand", "QR-code")
SHEET = Size(390, 700)


def called(app, name):
    return [args for method, args in app.calls if method == name]


def labels(app):
    return [one.label for one in app.all(ft.Semantics) if one.label]


async def opened(table, way="", hands=HANDS, **page):
    match = await table.match(hands)
    app = await table.screen(f"/match/{match}/share{way and '/'}{way}", **page)
    return match, app


async def laid_out(table, app, size=SHEET):
    """The client tells how large the sheet became."""
    (whole,) = [c for c in app.all(ft.Container) if c.on_size_change is not None]
    await app.fire(whole, "size_change", {"w": size.width, "h": size.height})


# -- Choosing a way ----------------------------------------------------------------------------------------------------


async def test_every_way_has_a_name_a_preview_and_a_button(table):
    match, app = await opened(table, text=2.0)
    for way in WAYS:
        await app.tap(re.compile(f"^{way}"))
        await table.rest(app)
        await app.until(lambda: not app.has("sharing"))
        assert app.has(f"{way}, gekozen")
        assert reachable_without_name(app) == [], way
    await app.tap("Sluit")
    assert app.route == f"/match/{match}"


async def test_the_way_that_was_taken_last_comes_first_next_time(table):
    match, app = await opened(table)
    assert app.has("Plaatje, gekozen")
    await app.tap("Tekst")
    await table.rest(app)
    again = await table.screen(f"/match/{match}/share")
    assert again.has("Tekst, gekozen")


async def test_an_address_says_which_way_and_a_strange_one_is_no_way(table):
    match, app = await opened(table, "text")
    assert app.has("Tekst, gekozen")
    app = await table.screen(f"/match/{match}/share/fax")
    assert app.has("Tekst, gekozen")


async def test_back_leads_to_the_pad_whatever_was_looked_at(table):
    match, app = await opened(table)
    await app.tap("Bestand")
    await app.back()
    assert app.route == f"/match/{match}"
    app = await table.screen(f"/match/{match}/share/text")
    await app.key("Escape")
    assert app.route == f"/match/{match}"


async def test_the_result_leads_to_it_and_straight_to_the_page(table):
    match = await table.match(HANDS)
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result")
    await app.tap("PDF van het scoreblad")
    await table.rest(app)
    assert app.route == f"/match/{match}/share/pdf"
    await app.go(f"/match/{match}/result")
    await app.tap("Deel")
    await table.rest(app)
    assert app.route == f"/match/{match}/share"


async def test_a_match_that_is_not_there_says_so(table):
    app = await table.screen("/match/nowhere/share/code")
    assert app.shows("Geen spel hier")
    await app.tap("Naar het begin")
    assert app.route == "/"


async def test_beside_the_pad_it_stands_in_the_pane(table):
    _, app = await opened(table, "code", width=1180, height=820, platform="linux")
    assert len(app.views) == 2  # home, and the pad with the pane
    assert app.has("Hand 3 invoeren") or app.shows(re.compile("^Hand 1, "))
    assert app.has("QR-code, gekozen")


# -- The picture -------------------------------------------------------------------------------------------------------


async def test_a_picture_of_the_whole_pad_is_handed_out(table):
    _, app = await opened(table, "picture", platform="android")
    size = Size(390, 1082)
    await laid_out(table, app, size)
    app.connection.replies["capture"] = png(390 * 3, 1082 * 3)
    await app.tap("Deel plaatje")
    await table.rest(app)
    (asked,) = called(app, "capture")
    assert asked["pixel_ratio"] == 3.0
    (args,) = called(app, "share_files")
    (file,) = args["files"]
    assert file.name.startswith("natpit-klaverjassen-")
    assert file.name.endswith(".png")
    assert file.mime_type == "image/png"


async def test_the_picture_holds_every_hand_the_names_the_totals_and_the_day(table):
    _, app = await opened(table, "picture", hands=[hand("wij", 100)] * 16)
    shot = app.one(ft.Screenshot)
    texts = [text.value for text in app.walk(shot) if isinstance(text, ft.Text)]
    assert {"Klaverjassen", "Wij winnen", "Riet & Jan", "Ans & Piet", "1.600", "992", "16 van 16"} <= set(texts)
    assert [text for text in texts if re.fullmatch(r"\d+", text or "") and int(text) <= 16] == [
        str(n) for n in range(1, 17)
    ]
    assert any(re.search(r"\w+dag \d+ \w+ 20\d\d", text or "") for text in texts)
    assert not any(isinstance(c, ft.ListView) for c in app.walk(shot))  # a list draws only what is in view
    held = next(c for c in app.walk(shot) if isinstance(c, ft.Container) and c.disabled)
    assert held.ignore_interactions  # nothing on it can be tapped
    assert "Plaatje van het bord: Klaverjassen" in labels(app)


async def test_a_picture_that_is_too_large_for_the_device_is_made_smaller(table):
    _, app = await opened(table, "picture", platform="linux")
    await laid_out(table, app, Size(390, 3400))
    app.connection.replies["capture"] = png(390 * 4000 / 3400, 4000)  # what comes for 8,000 was cut off
    app.connection.replies["save_file"] = "pad.png"
    await app.tap("Bewaar plaatje")
    await table.rest(app)
    assert [round(args["pixel_ratio"], 3) for args in called(app, "capture")] == [2.353, 2.353, 2.353, 1.176]
    assert app.shows("Bewaard als pad.png")


async def test_a_picture_that_came_out_as_large_as_the_screen_is_made_again_once_the_screen_lies_still(
    table, monkeypatch
):
    screen, whole = png(780, 1688), png(1170, 2100)
    waited = []

    async def capture(self, pixel_ratio, delay):
        waited.append(delay.milliseconds)
        return screen if len(waited) < 3 else whole

    monkeypatch.setattr(ft.Screenshot, "capture", capture)
    _, app = await opened(table, "picture", platform="android")
    await laid_out(table, app)
    await app.tap("Deel plaatje")
    await table.rest(app)
    assert len(called(app, "share_files")) == 1
    assert waited == sorted(waited)  # longer every time
    assert waited[0] >= 500  # the button has faded in


@pytest.mark.parametrize("answer", [None, png(20, 20)])
async def test_a_picture_that_could_not_be_made_says_so_and_offers_the_page(table, answer):
    match, app = await opened(table, "picture", platform="android")
    await laid_out(table, app)
    app.connection.replies["capture"] = answer
    await app.tap("Deel plaatje")
    await table.rest(app)
    assert app.shows("Het plaatje lukt niet op dit toestel. Een PDF kan wel.")
    assert not called(app, "share_files")
    await app.tap("Neem de PDF")
    await table.rest(app)
    assert app.route == f"/match/{match}/share/pdf"


async def test_a_client_that_fails_at_it_says_so_too(table, monkeypatch):
    async def fail(self, **_):
        raise RuntimeError("no boundary")

    monkeypatch.setattr(ft.Screenshot, "capture", fail)
    _, app = await opened(table, "picture")
    await app.tap(re.compile("plaatje$"))
    await table.rest(app)
    assert app.has("Neem de PDF")


def test_a_picture_is_as_sharp_as_a_phone_and_no_larger_than_it_can_hold():
    assert ratio_for(Size(390, 1000), 8000) == 3.0
    assert ratio_for(Size(390, 4000), 8000) == 2.0
    assert ratio_for(Size(390, 16000), 8000) == 0.5
    assert ratio_for(None, 8000) == 1.0
    assert isinstance(ratio_for(Size(400, 8000), 8000), float)  # the client takes no whole number
    assert is_whole(png(1170, 3000), Size(390, 1000), 3.0)
    assert not is_whole(b"", None, 3.0)
    assert not is_whole(b"no picture at all, however long it is", None, 3.0)
    assert not is_whole(png(1170, 2000), Size(390, 1000), 3.0)


# -- The page ----------------------------------------------------------------------------------------------------------


async def test_the_page_is_seen_and_handed_out_as_a_pdf(table):
    _, app = await opened(table, "pdf", platform="android")
    await app.until(lambda: app.all(ft.Image))
    assert app.one(ft.Image, semantics_label="Scoreblad op A4: Klaverjassen").src.startswith("<svg")
    await app.tap("Deel PDF")
    await app.until(lambda: called(app, "share_files"))
    (file,) = called(app, "share_files")[0]["files"]
    assert file.mime_type == "application/pdf"
    assert file.name.endswith(".pdf")
    pdf = pypdfium2.PdfDocument(bytes(file.data))
    assert len(pdf) == 1
    assert "Riet & Jan" in pdf[0].get_textpage().get_text_range()


async def test_a_browser_saves_the_page(table):
    _, app = await opened(table, "pdf", platform="linux", web=True)
    await app.tap("Bewaar PDF")
    await app.until(lambda: called(app, "save_file"))
    assert bytes(called(app, "save_file")[0]["src_bytes"]).startswith(b"%PDF")


# -- The message -------------------------------------------------------------------------------------------------------


async def test_a_message_is_shared_or_copied_by_the_client_itself(table):
    _, app = await opened(table, "text", platform="ios", web=True)
    said = next(text for text in app.texts if text.startswith("Klaverjassen, "))
    assert app.find("Deel tekst", ft.TextButton).action.args["text"] == said
    assert app.find("Kopieer", ft.TextButton).action.args["data"] == said
    await app.tap("Kopieer")
    assert app.shows("Gekopieerd")


async def test_a_desktop_copies_the_message(table):
    _, app = await opened(table, "text", platform="linux")
    assert app.has("Kopieer")
    assert not app.has("Deel tekst")


def test_a_message_is_a_few_lines_that_say_what_matters():
    stored = played("klaverjassen", 16, 4).stored
    nat = {"playing": "wij", "nat": True, "roem": {"wij": 20, "zij": 50}}
    datas = [hand("wij", 100)] * 14 + [nat, {"playing": "zij", "pit": "zij", "roem": {}}]
    hands = tuple(one._replace(data=data) for one, data in zip(stored.hands, datas, strict=True))
    said = chat_text(sheet_of(stored._replace(hands=hands)), Words("nl")).split("\n")
    assert said == [
        "Klaverjassen, donderdag 14 mei 2026",
        "Wij winnen, Riet & Jan, met 38 punten",
        "Wij (Riet en Jan): 1.400",
        "Zij (Ans en Piet): 1.362",
        "16 handen · nat 1 · pit 1 · roem Zij 70",
    ]


@pytest.mark.parametrize("n", range(len(EVERY)), ids=titles())
def test_a_message_of_any_game_is_short_and_has_all_totals(n):
    for lang in ("nl", "en"):
        sheet, words = every(n), Words(lang, strict=True)
        said = chat_text(sheet, words)
        assert len(said.split("\n")) <= 5
        assert len(said) < 420
        assert all(words.number(total) in said for total in sheet.replay.totals)
        assert all(name in said for name in sheet.stored.names)


# -- The codes ---------------------------------------------------------------------------------------------------------


def shown_codes(app):
    """What a camera reads from the screen now."""
    (image,) = [one for one in app.all(ft.Image) if "QR-code" in (one.semantics_label or "")]
    return [found.text for found in zxingcpp.read_barcodes(Image.open(BytesIO(image.src)).convert("L"))]


async def coded(table, monkeypatch, url, hands=HANDS, **page):
    monkeypatch.setattr(ft.Page, "url", property(lambda _: url))
    match, app = await opened(table, "code", hands=hands, **page)
    await app.until(lambda: app.has("Kopieer de tekst"))
    return match, app


async def test_the_code_is_a_link_where_another_phone_can_find_this_natpit(table, monkeypatch):
    match, app = await coded(table, monkeypatch, "ws://192.168.178.24:8117", platform="android", web=True)
    (read,) = shown_codes(app)
    assert read.startswith("http://192.168.178.24:8117/take/" + MARK)
    file = await table.ask(lambda s: match_file(s, match))
    assert document(parts_in(read)) == file.data
    assert app.shows("Scan deze code met de camera van de andere telefoon en open de link.")
    text = app.find("Kopieer de tekst", ft.TextButton).action.args["data"]
    assert text.startswith(MARK)
    assert read_and_replay(document(parts_in(text)))[1].totals == (132, 282)
    await app.tap("Kopieer de tekst")
    assert app.shows("Gekopieerd")


async def test_the_code_is_text_where_no_other_phone_could_find_it(table, monkeypatch):
    _, app = await coded(table, monkeypatch, "ws://127.0.0.1:8117", platform="linux", web=True)
    (read,) = shown_codes(app)
    assert read.startswith(MARK)
    assert app.shows(re.compile("plak die daar in Natpit"))


def test_only_an_address_that_others_can_find_becomes_a_link():
    def link(url, web=True):
        return take_link(SimpleNamespace(web=web, url=url))

    assert link("ws://192.168.178.24:8117") == "http://192.168.178.24:8117/take/"
    assert link("wss://natpit.voorbeeld.nl") == "https://natpit.voorbeeld.nl/take/"
    assert link("https://natpit.voorbeeld.nl/x") == "https://natpit.voorbeeld.nl/take/"
    assert link("ws://natpit.voorbeeld.nl", web=False) == ""  # a phone of its own
    for url in (
        "ws://127.0.0.1:8117",
        "ws://localhost:8117",
        "ws://[::1]:8117",
        "tcp://x:1",
        "dartbridge://7",
        "",
        None,
    ):
        assert link(url) == "", url


def test_an_address_of_the_device_itself_is_known():
    assert all(is_loopback(host) for host in ("localhost", "pad.localhost", "127.0.0.1", "127.8.8.8", "::1", "0.0.0.0"))
    assert not any(is_loopback(host) for host in ("192.168.1.4", "natpit.nl", "localhost.nl", "fd00::1"))


NOTES = Random(4).choices("abcdefghijklmnopqrstuvwxyz", k=1000)
LONG = [hand("wij", 90, n * 10) | {"note": "".join(NOTES[n * 250 : n * 250 + 250])} for n in range(4)]
"""A match in few hands of which there is much to tell."""


async def long_one(table, monkeypatch, **page):
    monkeypatch.setattr(ft.Page, "url", property(lambda _: "ws://192.168.178.24:8117"))
    match = await table.match(LONG)
    app = await table.screen(f"/match/{match}/share/code", platform="android", web=True, **page)
    await app.until(lambda: app.has("Kopieer de tekst"))
    return match, app


async def test_a_long_match_goes_in_codes_that_one_turns_by_hand(table, monkeypatch):
    match, app = await long_one(table, monkeypatch)
    first = shown_codes(app)
    assert app.shows("Code 1 van 2")
    await app.tap("Volgende code")
    assert app.shows("Code 2 van 2")
    second = shown_codes(app)
    await app.tap("Volgende code")
    assert app.shows("Code 1 van 2")
    await app.tap("Vorige code")
    assert app.shows("Code 2 van 2")
    assert app.has("Wissel vanzelf")  # whoever chooses one keeps it
    file = await table.ask(lambda s: match_file(s, match))
    assert document(parts_in("\n".join((*second, *first)))) == file.data


async def test_the_codes_follow_each_other_by_themselves_until_nobody_can_be_looking_any_more(table, monkeypatch):
    monkeypatch.setattr(sharing_code, "TURN", 0.01)
    monkeypatch.setattr(sharing_code, "TURNS", 2)
    _, app = await long_one(table, monkeypatch)
    await app.until(lambda: app.shows("Code 2 van 2"))
    await app.until(lambda: app.has("Wissel vanzelf"))
    monkeypatch.setattr(sharing_code, "TURN", 60)
    await app.tap("Wissel vanzelf")
    await app.tap("Stop de wisseling")
    assert app.has("Wissel vanzelf")


async def test_whoever_wants_no_motion_turns_the_codes_alone(table, monkeypatch):
    monkeypatch.setattr(sharing_code, "TURN", 0.01)
    match = await table.match(LONG)
    app = await table.screen(f"/match/{match}/share/text")
    table.natpit.rooms[-1].frame.send(lambda frame: frame._replace(still=True))
    await app.tap("QR-code")
    await app.until(lambda: app.shows("Code 1 van 2"))
    assert app.has("Wissel vanzelf")
    await asyncio.sleep(0.1)
    assert app.shows("Code 1 van 2")
    await app.tap("Volgende code")
    assert app.shows("Code 2 van 2")


async def test_a_match_too_long_for_codes_says_what_to_do(table, monkeypatch):
    monkeypatch.setattr("app.table.handover.MOST_CODES", 1)
    match = await table.match(LONG)
    app = await table.screen(f"/match/{match}/share/code")
    await app.until(lambda: app.shows("Dit spel is te lang voor codes. Deel het bestand."))


async def test_the_screen_stays_on_while_a_code_is_shown(table, monkeypatch):
    match = await table.match(HANDS)
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/share/code")
    await app.until(lambda: called(app, "enable"))
    await app.tap("Tekst")
    await app.until(lambda: called(app, "disable"))
