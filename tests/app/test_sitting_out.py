"""Who sits a hand out, who comes and who goes: the dealer is always the right one, and the table always fits."""

from __future__ import annotations

import re

import flet as ft
import pytest

import scoring
from app.table import sitting
from app.table.matchfile import match_file
from app.table.sheet import sheet_of
from scoring.match_file import read_and_replay
from scoring.sheepshead import GAME
from tests.app.table import take_back

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


# -- joining midway

FIVE_HANDS = [picked(KEES, ANS), {"leaster": {"points": [20, 30, 25, 35, 10]}}, picked(RIET, PIET)]


async def joined(table, hands=FIVE_HANDS, name="Truus", **more):
    """A match of five at which somebody has just joined, through the screen."""
    match = await table.match(hands, SIX[:5], game="sheepshead", dealer=JAN, **more)
    await table.ask(lambda s: s.add_person(name))
    app = await table.screen(f"/match/{match}/table")
    for tap in ("Speler erbij", name, "Bewaar"):
        await app.tap(tap)
    await table.rest(app)
    return match, app


async def test_who_joins_sat_out_what_was_played_and_plays_the_next(table):
    match, app = await joined(table)
    now = await sheet(table, match)
    assert now.stored.names == SIX
    assert [h.data["out"] for h in now.stored.hands] == [[TRUUS]] * 3
    assert now.stored.hands[1].data["leaster"]["points"] == [20, 30, 25, 35, 10, 0]
    assert [p.dealer for p in now.replay.hands] == [JAN, RIET, KEES]
    assert now.replay.carry == {}
    assert (now.replay.dealer, now.replay.table.out) == (TRUUS, (TRUUS,))  # left of Kees, and six at a table of five
    assert sum(now.replay.totals) == 0
    assert now.replay.totals[TRUUS] == 0
    assert app.route == f"/match/{match}"
    assert app.has("Hand 4 invoeren")
    assert sum(t == "–" for t in app.texts) == 3


async def test_the_evening_goes_on_with_the_newcomer(table):
    match, app = await joined(table)
    for tap in (
        "Hand 4 invoeren",
        "Kees, picker",
        "Ans, partner",
        "61 tot en met 90, winst",
        WRITE,
        "Hand 5 invoeren",
    ):
        await app.tap(tap)
        await table.rest(app)
    assert app.shows("Piet geeft")
    for tap in ("Truus, picker", "Jan, partner", "61 tot en met 90, winst", WRITE):
        await app.tap(tap)
    await table.rest(app)
    now = await sheet(table, match)
    assert [p.dealer for p in now.replay.hands] == [JAN, RIET, KEES, TRUUS, PIET]
    assert [p.table.out for p in now.replay.hands] == [(TRUUS,)] * 4 + [(PIET,)]
    assert "out" not in now.stored.hands[4].data
    assert sum(now.replay.totals) == 0


async def test_the_file_says_who_was_not_there_yet(table):
    match, _ = await joined(table)
    now = await sheet(table, match)
    read, replayed = read_and_replay((await table.ask(lambda s: match_file(s, match))).text)
    assert read.content["players"] == list(SIX)
    assert [hand["out"] for hand in read.content["hands"]] == [[TRUUS]] * 3
    assert replayed.totals == now.replay.totals
    assert [p.dealer for p in replayed.hands] == [p.dealer for p in now.replay.hands]


async def test_a_hand_from_before_is_corrected_at_the_table_of_then(table):
    match, app = await joined(table)
    await app.go(f"/match/{match}/hand/1")
    await table.rest(app)
    assert not app.has("Truus, picker")
    await app.tap("31 tot en met 60, verlies")
    await app.tap(re.compile("^Verlies"))
    await table.rest(app)
    now = await sheet(table, match)
    assert now.stored.hands[0].data == {"picker": KEES, "partner": ANS, "points": [31, 60], "out": [TRUUS]}
    assert [p.dealer for p in now.replay.hands] == [JAN, RIET, KEES]


async def test_a_forgotten_hand_from_before_is_without_the_newcomer(table):
    match, app = await joined(table)
    await app.go(f"/match/{match}/insert/2")
    await table.rest(app)
    assert not app.has("Truus, picker")
    await app.go(f"/match/{match}/insert/1")
    await table.rest(app)
    assert not app.has("Truus, picker")


async def test_a_hand_that_was_struck_before_the_join_comes_back_as_it_was(table):
    hands = [*FIVE_HANDS, picked(JAN, None)]
    match = await table.match(hands, SIX[:5], game="sheepshead", dealer=JAN)
    last = (await sheet(table, match)).stored.hands[3]
    await table.ask(lambda s: s.strike_hand(match, last.id, 1, "strike"))
    ids = [p.id for p in (await sheet(table, match)).stored.people]
    await table.ask(lambda s: s.mend_table(match, [*ids, s.add_person("Truus").id], JAN))
    await table.ask(lambda s: s.restore_hand(match, last.id, 2, "restore"))
    now = await sheet(table, match)
    assert now.stored.hands[3].data == {"picker": JAN, "partner": None, "points": [61, 90], "out": [TRUUS]}


async def test_joining_is_said_before_it_is_kept_and_can_be_undone(table):
    match = await table.match(FIVE_HANDS, SIX[:5], game="sheepshead", dealer=JAN)
    app = await table.screen(f"/match/{match}/table")
    await app.tap("Speler erbij")
    assert app.disabled(re.compile("^Bewaar"))  # a seat without a name is nothing yet
    await app.tap("Andere naam")
    await app.type(app.one(ft.TextField), "Truus")
    await app.tap("Erbij")
    assert any("Truus doet mee vanaf hand 4. Hand 4: Truus geeft." in (c.label or "") for c in app.all(ft.Semantics))
    await app.tap("Bewaar")
    await table.rest(app)
    assert len((await sheet(table, match)).stored.people) == 6
    await take_back(app)
    await table.rest(app)
    assert (await sheet(table, match)).stored.names == SIX[:5]


async def test_what_stood_there_before_is_still_told(table):
    match, app = await joined(table)
    one = (await sheet(table, match)).stored.hands[1]
    other = {"leaster": {"points": [10, 30, 25, 35, 20, 0]}, "out": [TRUUS]}
    await table.natpit.house.pads.write(match, lambda s: s.correct_hand(match, one.id, other, 1, "t"))
    await app.go(f"/match/{match}/why/2")
    await table.rest(app)
    assert any("leaster" in t and ": was " in t for t in app.texts)


async def test_a_klaverjas_table_has_four_chairs(table):
    app = await table.screen(f"/match/{await table.match()}/table")
    assert not app.has("Speler erbij")
