"""Groot bord: totals that are read across the room."""

import re

import flet as ft
import pytest

import scoring
from app.look import ems
from app.parts.board import plan
from app.parts.pad_head import Column
from tests.app.table import hand

SIZES = [(390, 844), (844, 390), (1180, 820), (820, 1180), (1920, 1080), (320, 568)]
HANDS = [hand("wij", 100, 20), hand("zij", 120)]


@pytest.mark.parametrize("size", SIZES)
async def test_the_board_shows_totals_who_is_ahead_who_deals_and_the_last_hands(table, size):
    match = await table.match(HANDS)
    width, height = size
    app = await table.screen(f"/match/{match}/board", width=width, height=height)
    assert {"162", "182", "Zij staan 20 voor"} <= set(app.texts)
    assert any(re.search("hand 3", said, re.IGNORECASE) for said in app.texts)
    assert app.shows(re.compile("Jan geeft"))
    largest = max(text.style.size for text in app.all(ft.Text) if text.value in ("162", "182"))
    assert largest >= 48


async def test_the_board_follows_what_is_written_and_leads_back_to_the_pad(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/board", width=1180, height=820)
    await table.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("wij", 100), "t"))
    await table.rest(app)
    assert {"262", "244"} <= set(app.texts)
    assert app.views[-1].can_pop is False  # Android's back is asked first
    await app.fire(app.views[-1], "confirm_pop")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    await app.tap("Meer")
    await app.tap("Groot bord")
    await table.rest(app)
    assert app.route == f"/match/{match}/board"
    await app.tap("Sluit")
    assert app.route == f"/match/{match}"


async def test_when_it_is_over_the_board_says_who_won(table):
    app = await table.screen(f"/match/{await table.match([hand('wij', 100)] * 16)}/board", width=1180, height=820)
    assert app.shows("Wij wint") or app.shows(re.compile("^Wij"))
    assert not app.shows(re.compile("geeft"))


@pytest.mark.parametrize("text", [1.0, 2.0])
async def test_every_game_has_a_board_from_the_beginning_on(table, text):
    for game in scoring.games():
        names = ("Riet", "Ans", "Jan", "Piet", "Toos", "Bep")[: game.tables[0]]
        match = await table.match([], names, game=game.id)
        app = await table.screen(f"/match/{match}/board", width=1180, height=820, text=text)
        assert app.shows("Nog niets opgeschreven"), app.texts
        assert [said for said in app.texts if said == "0"]


async def test_a_board_of_a_match_that_is_not_there_says_so(table):
    app = await table.screen("/match/nergens/board", width=1180, height=820)
    assert app.shows(re.compile("niet te vinden"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
@pytest.mark.parametrize("f", [1.0, 2.0])
def test_whatever_the_table_and_the_screen_all_totals_fit(size, seats, f):
    width, height = size[0], size[1] - 56
    columns = [Column(f"Speler {i}", "-1.234") for i in range(seats)]
    at = plan(columns, width, height, 30, f)
    room = (width - at.first) / seats if at.beside else width * 0.56
    assert at.total >= 16
    assert at.total == 16 or ems("-1.234") * at.total <= room
    assert at.total <= at.high
