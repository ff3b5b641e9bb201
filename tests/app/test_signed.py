"""Signing off at the table: on the result, on the pad, and what is corrected after that shows everywhere."""

import re

import flet as ft
import pytest

from app.parts.pad_row import LATE
from app.screens.signed_text import signed_said
from app.store import new_token
from app.table.sheet import sheet_of
from app.words import Words
from tests.app.table import hand, reachable_without_name, take_back

MADE = hand("wij", 92, 20)
"""Wij 112, Zij 70."""
LESS = hand("zij", 101, 20)
BOOM = [MADE] * 16


async def stored(table, match):
    return await table.ask(lambda s: s.match(match))


async def correct(table, match, place, value):
    now = (await stored(table, match)).hands[place]
    await table.natpit.house.pads.write(
        match, lambda s: s.correct_hand(match, now.id, value, now.version, new_token(), ended=True)
    )


async def rest(table, app):
    for _ in range(3):
        await table.rest(app)


def signed_off(app):
    return [text for text in app.texts if re.fullmatch(r"Akkoord aan tafel, \d\d:\d\d\.", text)]


async def test_a_match_that_is_done_is_signed_off_with_one_tap(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    assert "Klopt het zo?" in app.texts
    await app.tap("Akkoord")
    await rest(table, app)
    assert len(signed_off(app)) == 1
    assert (await stored(table, match)).signed
    assert reachable_without_name(app) == []
    # And it is taken back, and holds again with the time it had.
    off = (await stored(table, match)).signed
    await app.tap("Trek in", nth=0)
    await rest(table, app)
    assert "Klopt het zo?" in app.texts
    await take_back(app)
    await rest(table, app)
    assert (await stored(table, match)).signed == off


async def test_a_match_that_still_goes_on_is_not_signed_off(table):
    match = await table.match([MADE])
    app = await table.screen(f"/match/{match}/result")
    assert not app.has("Akkoord")
    assert "Klopt het zo?" not in app.texts


async def test_a_match_that_the_table_stopped_can_be(table):
    match = await table.match([MADE])
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Akkoord")
    await rest(table, app)
    assert (await stored(table, match)).signed
    # Who goes on all the same sees that it is open again.
    await app.tap("Ga toch verder")
    await rest(table, app)
    assert app.route == f"/match/{match}"
    assert "Daarna weer open." in app.texts


async def test_the_pad_is_signed_under_its_hands(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}")
    assert signed_off(app) == []
    await table.natpit.house.pads.write(match, lambda s: s.sign_match(match))
    await rest(table, app)
    assert len(signed_off(app)) == 1
    assert "Daarna nog verbeterd." not in app.texts


async def test_a_correction_after_it_is_shown_as_such_everywhere(table):
    match = await table.match(BOOM)
    await correct(table, match, 0, LESS)
    await table.ask(lambda s: s.sign_match(match))
    off = (await stored(table, match)).signed
    await correct(table, match, 2, LESS)
    # The sign-off stays, with its time, and says so.
    assert (await stored(table, match)).signed == off._replace(amended=True)
    pad = await table.screen(f"/match/{match}")
    assert "Daarna nog verbeterd." in pad.texts
    names = [name for name, _ in pad.named() if name.startswith("Hand ")]
    assert [name.split(", ")[-1] for name in names[:3]] == [
        "verbeterd. Tik voor waarom.",
        "Zij 70. Tik voor waarom.",
        "verbeterd na akkoord. Tik voor waarom.",
    ]
    pencils = [c.icon for c in pad.all(ft.Icon) if c.icon in (LATE, ft.Icons.EDIT_ROUNDED)]
    assert pencils == [ft.Icons.EDIT_ROUNDED, LATE]
    result = await table.screen(f"/match/{match}/result")
    assert "Daarna nog verbeterd." in result.texts
    why = await table.screen(f"/match/{match}/why/3")
    await rest(table, why)
    assert any(re.match(r"\d\d:\d\d, na akkoord: was Wij spelen, Wij 112", text) for text in why.texts)
    before = await table.screen(f"/match/{match}/why/1")
    await rest(table, before)
    assert any(re.match(r"\d\d:\d\d: was Wij spelen", text) for text in before.texts)
    history = await table.screen(f"/match/{match}/history")
    await history.until(lambda: history.has(re.compile("Begonnen")))
    late = [name for name, _ in history.named() if "na akkoord" in name]
    assert len(late) == 1
    assert "Hand 3 verbeterd" in late[0]


async def test_what_was_corrected_after_it_is_signed_off_anew(table):
    match = await table.match(BOOM)
    await table.ask(lambda s: s.sign_match(match))
    await correct(table, match, 2, LESS)
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Weer akkoord")
    await rest(table, app)
    assert not (await stored(table, match)).signed.amended
    assert app.has("Trek in")
    # Undoing that brings back the first one, and what was corrected since.
    await take_back(app)
    await rest(table, app)
    assert (await stored(table, match)).signed.amended


async def test_a_sign_off_is_undone_in_the_history(table):
    match = await table.match(BOOM)
    await table.ask(lambda s: s.sign_match(match))
    app = await table.screen(f"/match/{match}/history")
    await app.until(lambda: app.has(re.compile("Akkoord aan tafel")))
    await app.tap(re.compile("^\\d\\d:\\d\\d, Akkoord aan tafel"))
    assert "Het akkoord vervalt." in app.texts
    await app.tap("Maak dit ongedaan")
    await rest(table, app)
    assert (await stored(table, match)).signed is None


async def test_the_line_is_one_sentence_for_a_screen_reader_and_its_buttons_are_large(table):
    match = await table.match(BOOM)
    for text in (1.0, 2.0):
        app = await table.screen(f"/match/{match}/result", text=text)
        button = app.find("Akkoord", ft.TextButton)
        assert button.height >= 48


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("nl", ("Akkoord aan tafel, ", "Daarna nog verbeterd.")),
        ("en", ("Signed off at the table, ", "Corrected after that.")),
    ],
)
async def test_it_is_said_in_both_languages(table, lang, said):
    match = await table.match(BOOM)
    words = Words(lang, strict=True)
    assert signed_said(sheet_of(await stored(table, match)), words) is None
    await table.ask(lambda s: s.sign_match(match))
    assert len(signed_said(sheet_of(await stored(table, match)), words)) == 1
    await correct(table, match, 0, LESS)
    first, second = signed_said(sheet_of(await stored(table, match)), words)
    assert first.startswith(said[0])
    assert second.startswith(said[1])
