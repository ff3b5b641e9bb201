"""Who sits a hand out, who comes and who goes: the dealer is always the right one, and the table always fits."""

from __future__ import annotations

import re

import flet as ft
import pytest

import scoring
from app import sitting
from app.sheet import sheet_of
from scoring.sheepshead import GAME

SIX = ("Piet", "Ans", "Jan", "Riet", "Kees", "Truus")
WRITE = re.compile(r"^Winst.* Schrijf op$")
PIET, ANS, JAN, RIET, KEES, TRUUS = range(6)


@pytest.fixture(autouse=True)
def offered():
    """Sheepshead is a game of this Natpit, whichever others are."""
    if "sheepshead" in scoring.game_ids():
        yield
        return
    scoring.register(GAME)
    yield
    scoring.unregister("sheepshead")


def picked(*seats, **more):
    """A hand in which the first of these picked, with the second."""
    return {"picker": seats[0], "partner": seats[1], "points": [61, 90], **more}


async def sheet(table, match):
    return sheet_of(await table.ask(lambda s: s.match(match)))


async def test_with_six_names_the_dealer_watches(table):
    match = await table.match(names=SIX, game="sheepshead", dealer=JAN)
    app = await table.screen(f"/match/{match}/hand")
    assert not app.has("Jan, picker")
    assert [n for n, _ in app.named() if n.endswith(", picker")] == [f"{n}, picker" for n in SIX if n != "Jan"]


async def test_whoever_stays_away_stays_away_until_they_are_back(table):
    match = await table.match(names=SIX, game="sheepshead", dealer=JAN)
    app = await table.screen(f"/match/{match}/hand")
    await app.tap("Kees, picker")
    await app.tap("Jan geeft. Tik als iemand anders gaf.")
    await app.tap("Truus doet niet mee")
    assert app.has("Truus doet niet mee, gekozen")
    await app.fire(app.one(ft.BottomSheet), "dismiss")
    assert app.has("Kees, picker, gekozen")  # what was tapped stays
    assert [n for n, _ in app.named() if n.endswith(", picker")] == [
        "Piet, picker",
        "Ans, picker",
        "Jan, picker",
        "Riet, picker",
    ]
    for tap in ("Jan, partner", "61 tot en met 90, winst", WRITE):
        await app.tap(tap)
    await table.rest(app)
    now = await sheet(table, match)
    assert now.stored.hands[0].data == {"picker": KEES, "partner": JAN, "points": [61, 90], "out": [TRUUS]}
    assert now.replay.carry == {"out": [TRUUS]}
    assert now.replay.dealer == RIET
    assert any(t == "Truus doet niet mee" for t in app.texts)  # said for the hand to come


async def test_the_pad_shows_who_sat_out(table):
    hands = [picked(KEES, ANS), picked(KEES, ANS, out=[TRUUS])]
    app = await table.screen(f"/match/{await table.match(hands, SIX, game='sheepshead', dealer=JAN)}")
    assert app.has(re.compile(r"^Hand 1, Kees picker met Ans.*, Jan doet niet mee\. Tik voor waarom\.$"))
    assert app.has(re.compile(r"^Hand 2, .*Truus doet niet mee\. Tik"))
    assert app.texts.count("–") == 2


async def test_who_plays_must_be_a_table_and_the_bar_leads_to_who_does_not(table):
    names = (*SIX, "Henk")
    match = await table.match(names=names, game="sheepshead", dealer=JAN)
    app = await table.screen(f"/match/{match}/hand")
    said = "Hier doen er 6 mee, afgesproken is 5. Zeg wie aan de kant zit"
    await app.tap(said)
    await app.tap("Henk doet niet mee")
    assert not app.has(said)
    assert app.shows("Wie is de picker?")


async def test_the_dealer_who_leaves_passes_the_deal_on(table):
    now = await sheet(table, await table.match(names=SIX, game="sheepshead", dealer=JAN))
    extra = sitting.toggled(now, None, {}, JAN)
    assert extra == {"out": [JAN], "dealer": RIET}
    assert now.replay.deal(extra)[0].playing() == (PIET, ANS, RIET, KEES, TRUUS)
    assert sitting.toggled(now, None, extra, JAN) == {}


async def test_with_seven_names_two_sit_out_the_dealer_and_who_is_said(table):
    names = (*SIX, "Henk")
    now = await sheet(table, await table.match(names=names, game="sheepshead", dealer=JAN))
    extra = sitting.toggled(now, None, {}, 6)
    assert extra == {"out": [JAN, 6]}
    assert sitting.away(now, None, extra) == (6,)
    assert sitting.dealt(now, None, extra, PIET) == {"out": [PIET, 6], "dealer": PIET}


async def test_the_deal_goes_round_those_who_are_there(table):
    hands = [picked(RIET, ANS, out=[TRUUS]), picked(RIET, ANS, out=[TRUUS]), picked(JAN, ANS, out=[TRUUS])]
    now = await sheet(table, await table.match(hands, SIX, game="sheepshead", dealer=KEES))
    assert [p.dealer for p in now.replay.hands] == [KEES, PIET, ANS]
    assert sitting.usual(now) == {"out": [TRUUS]}
    back = sitting.toggled(now, None, sitting.usual(now), TRUUS)
    assert back == {}
    table_now = now.replay.deal(back)[0]
    assert (table_now.dealer, table_now.out) == (JAN, (JAN,))
