"""Home: the match that lies open, a new one, and those before."""

import asyncio
import sqlite3
from datetime import UTC, datetime, timedelta

import flet as ft
import pytest

import app.table.shelf
import scoring
from app.parts.match_card import CARD
from app.room import Room
from app.table.shelf import Lying
from app.words import Words
from tests.app.harness import App
from tests.app.table import FOUR, hand, reachable_without_name

KLAVERJASSEN = "Klaverjassen, 4 spelers, nieuw spel"
WELCOME = (
    "Kies een spel en zet de namen rond de tafel. "
    "Alles wat je schrijft blijft bewaard, ook als de telefoon in slaap valt."
)

SIXTEEN = [hand("wij", 100, 20), hand("zij", 90)] * 8


async def test_the_very_first_start_says_what_to_do_and_offers_every_game(table):
    app = await table.screen()
    assert "Natpit" in app.texts
    assert app.shows(WELCOME)
    for game in scoring.games():
        assert app.has(f"{Words('nl').say(f'{game.id}.name')}, {game.tables[0]} spelers, nieuw spel")
    assert not app.shows("Eerder")


async def test_a_tile_goes_to_the_new_match_of_its_game(table):
    app = await table.screen()
    await app.tap(KLAVERJASSEN)
    assert app.route == "/new/klaverjassen"


async def test_the_first_frame_needs_no_database(table, monkeypatch):
    answered = asyncio.Event()

    async def slow():
        await answered.wait()
        return Lying()

    monkeypatch.setattr(table.door, "warm", lambda: None)
    monkeypatch.setattr(table.natpit.house.shelf, "read", slow)
    app = await table.screen()
    assert not table.door.ready
    assert app.has(KLAVERJASSEN)
    answered.set()
    await table.rest(app)
    assert app.shows(WELCOME)


async def test_where_a_match_lay_open_its_place_is_kept_until_the_store_has_answered(table, monkeypatch):
    asked, answered = [], asyncio.Event()

    async def slow(self):
        asked.append(self)
        await answered.wait()
        return await real(self)

    real = type(table.natpit.house.shelf).read
    await table.match([hand("wij", 92)])
    app = App()
    table.apps.append(app)
    monkeypatch.setattr(type(table.natpit.house.shelf), "read", slow)
    monkeypatch.setattr(Room, "_patiently", staticmethod(remembers_playing))
    await app.start(table.natpit.main)
    place = [c for c in app.all(ft.Container) if c.height == CARD]
    assert len(place) == 1
    answered.set()
    await table.rest(app)
    assert app.has("Ga verder")
    assert not [c for c in app.all(ft.Container) if c.height == CARD]


async def remembers_playing(question):
    """A device on which a match lay open."""
    question.close()
    return "yes"


async def test_the_open_match_lies_on_the_cover_with_its_totals(table):
    match = await table.match([hand("wij", 92, 20), hand("zij", 101)])
    app = await table.screen()
    said = "Klaverjassen, 3 van 16, Wij (Riet & Jan) 173, Zij (Ans & Piet) 171"
    assert said in [c.label for c in app.all(ft.Semantics) if c.label]
    assert {"173", "171", "3 van 16", "Riet & Jan"} <= set(app.texts)
    await app.tap("Ga verder")
    assert app.route == f"/match/{match}"


async def test_of_two_open_matches_the_one_touched_last_is_the_card_and_the_other_is_still_going(table):
    first = await table.match([hand("wij", 92)])
    await table.match([hand("zij", 100)], ("Kees", "Truus", "Henk", "Mo"))
    app = await table.screen()
    assert "Kees & Henk" in app.texts
    assert app.shows("Nog bezig")
    await app.tap("Klaverjassen, Riet & Jan en Ans & Piet, 2 van 16, 92 – 70")
    assert app.route == f"/match/{first}"


async def test_a_finished_match_lists_the_winners_first_and_opens_its_result(table):
    day = datetime.now(UTC) - timedelta(days=1)
    match = await table.match([hand("zij", 100), *SIXTEEN[1:]], started=day)
    app = await table.screen()
    row = "Klaverjassen, gewonnen door Riet & Jan, gisteren, 1.478 – 1.254"
    assert app.has(row), [name for name, _ in app.named()]
    await app.tap(row)
    assert app.route == f"/match/{match}/result"


async def test_a_match_that_the_table_stopped_says_so(table):
    match = await table.match([hand("wij", 100)])
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen()
    assert app.shows("vandaag, eerder gestopt")
    assert not app.has("Ga verder")


async def test_a_removed_match_is_out_of_sight_and_the_way_to_all_that_is_kept_stays(table):
    match = await table.match([hand("wij", 100)])
    await table.ask(lambda s: s.remove_match(match))
    app = await table.screen()
    assert not app.has("Ga verder")
    assert not app.shows(WELCOME)
    assert app.has("Alle potjes")


async def test_who_has_played_on_another_device_finds_the_way_to_files_at_the_first_start(table):
    app = await table.screen()
    assert not app.has("Alle potjes")
    await app.tap("Haal potjes uit een bestand")
    assert app.route == "/files"


WAYS = {
    "Alle potjes": "/matches", "Cijfers": "/figures", "Spelers": "/people", "Vaste tafels": "/tables",
    "Bestanden": "/files",
}  # fmt: skip


async def test_from_home_there_is_a_way_to_everything_that_is_kept(table):
    await table.match([hand("wij", 100)])
    app = await table.screen()
    for name, address in WAYS.items():
        await app.tap(name)
        assert app.route == address
        await app.go("/")
        await table.rest(app)


async def regular(table, name, names=FOUR):
    return await table.ask(lambda s: s.add_regular(name, "klaverjassen", [s.add_person(n).id for n in names], {}))


async def test_a_regular_table_begins_with_two_taps(table):
    made = await regular(table, "Donderdag")
    app = await table.screen()
    assert not app.shows(WELCOME)
    await app.tap("Donderdag, vaste tafel, Klaverjassen, Riet, Ans, Jan en Piet")
    assert app.route == f"/tables/{made.id}"
    await table.rest(app)
    await app.tap("Begin")
    await table.rest(app)
    begun = await table.ask(lambda s: s.match(app.route.removeprefix("/match/")))
    assert (begun.names, begun.first_dealer) == (FOUR, 0)


async def test_of_many_tables_the_last_three_are_at_home_and_the_rest_one_tap_away(table):
    for name in ("Een", "Twee", "Drie"):
        await regular(table, name)
    app = await table.screen()
    assert not app.has("Alle vaste tafels")
    await regular(table, "Vier")
    await app.go("/settings")
    await app.go("/")
    await table.rest(app)
    assert [t for t in app.texts if t in ("Een", "Twee", "Drie", "Vier")] == ["Vier", "Drie", "Twee"]
    await app.tap("Alle vaste tafels")
    assert app.route == "/tables"


async def test_of_many_matches_the_last_are_at_home_and_no_more_are_replayed_than_are_shown(table, monkeypatch):
    for _ in range(7):
        await table.match(SIXTEEN)
        await table.match([hand("wij", 92)])
    replayed = []
    real = app.table.shelf.sheet_of
    monkeypatch.setattr(app.table.shelf, "sheet_of", lambda match: replayed.append(match) or real(match))
    screen = await table.screen()
    rows = [name for name, _ in screen.named() if name.startswith("Klaverjassen, ")]
    assert len([name for name in rows if "gewonnen door" in name]) == 5
    assert len([name for name in rows if "2 van 16" in name]) == 4  # and one is the card
    assert len(replayed) == 10
    await screen.tap("Alle potjes die nog bezig zijn")
    assert screen.route == "/matches/state=open"
    await screen.go("/")
    await table.rest(screen)
    await screen.tap("Alle potjes", 0)
    assert screen.route == "/matches"


async def test_home_is_right_again_when_one_comes_back_to_it(table):
    match = await table.match([hand("wij", 92)])
    app = await table.screen()
    await app.go("/settings")
    await table.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 100), "t"))
    await app.back()
    await table.rest(app)
    assert {"154", "170"} <= set(app.texts)


async def test_another_phone_sees_a_hand_that_was_just_written(table):
    match = await table.match([hand("wij", 92)])
    app = await table.screen()
    await table.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 100), "t"))
    await table.rest(app)
    assert {"154", "170"} <= set(app.texts)


async def test_a_match_is_replayed_once_for_each_version_of_it(table, monkeypatch):
    counted = []
    real = app.table.shelf.sheet_of
    monkeypatch.setattr(app.table.shelf, "sheet_of", lambda match: counted.append(match) or real(match))
    match = await table.match([hand("wij", 92)])
    screen = await table.screen()
    await screen.go("/settings")
    await screen.back()
    await table.rest(screen)
    assert len(counted) == 1
    await table.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 100), "t"))
    await table.rest(screen)
    assert len(counted) == 2


async def test_a_game_that_this_natpit_does_not_know_is_still_shown(table):
    await table.ask(lambda s: s.new_match("toepen", [s.add_person("Riet").id], 0, {}))
    app = await table.screen()
    assert app.shows("Deze Natpit kent dit spel niet, of kan deze partij niet lezen. Ze blijft bewaard.")


async def test_a_damaged_file_that_was_set_aside_is_told_until_it_is_understood(table):
    table.path.write_bytes(b"this is no database" * 300)
    app = await table.screen()
    told = [t for t in app.texts if "beschadigd" in t]
    assert len(told) == 1
    assert "natpit-damaged" in told[0]
    await app.tap("Begrepen")
    assert not any("beschadigd" in t for t in app.texts)
    assert app.has(KLAVERJASSEN)


async def test_a_database_of_a_newer_natpit_is_told_and_nothing_can_be_begun(table):
    await table.ask(lambda s: s.people())
    await table.again()
    db = sqlite3.connect(table.path)
    (ours,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    app = await table.screen()
    assert any("nieuwere Natpit" in t for t in app.texts)
    assert not app.has(KLAVERJASSEN)
    db = sqlite3.connect(table.path)
    db.execute("UPDATE alembic_version SET version_num = ?", (ours,))
    db.commit()
    db.close()
    await app.tap("Probeer opnieuw")
    await table.rest(app)
    assert app.has(KLAVERJASSEN)


SIZES = {
    "phone": (390, 844, 1.0), "phone at 200 %": (390, 844, 2.0), "phone on its side": (844, 390, 1.0),
    "tablet": (1180, 820, 1.0), "tablet at 200 %": (1180, 820, 2.0),
}  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
async def test_everything_that_can_be_reached_has_a_name_at_every_size(table, size):
    width, height, text = SIZES[size]
    await table.match(SIXTEEN)
    await table.match([hand("wij", 100)])
    app = await table.screen(width=width, height=height, text=text)
    assert reachable_without_name(app) == []
    assert app.has("Ga verder")
    assert app.has("Instellingen")


async def test_english_is_spoken_to_who_chose_it(table):
    app = await table.screen("/settings")
    await app.tap("English")
    await app.go("/")
    await table.rest(app)
    assert app.has("Klaverjassen, 4 players, new game")
