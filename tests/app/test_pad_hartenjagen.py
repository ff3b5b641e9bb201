"""The pad of hartenjagen: points a player, who took the queen, the moon, the bars towards 100, and the passing."""

import re

import flet as ft
import pytest

from app.parts.marks import pip
from tests.app.table import reachable_without_name

THREE = ("Truus", "Henk", "Bea")
SIX = ("Truus", "Henk", "Bea", "Kees", "Ans", "Piet")
HANDS = (
    {"hearts": [5, 5, 3], "queen": 1},
    {"hearts": [0, 0, 13], "queen": 0},
    {"hearts": [2, 7, 4], "queen": 2},
    {"hearts": [13, 0, 0], "queen": 0},
    {"points": [8, 4, 14]},
    {"hearts": [8, 3, 2], "queen": 0},
)


async def pad(table, hands=HANDS, names=THREE, **more):
    page = {k: more.pop(k) for k in ("width", "height", "text") if k in more}
    match = await table.match(hands, names, game="hartenjagen", **more)
    return await table.screen(f"/match/{match}", **page)


def row(app, number):
    return app.find(re.compile(f"^Hand {number}, "))


def inside(app, control, kind):
    return [c for c in app.walk(control) if isinstance(c, kind)]


async def test_the_totals_and_who_is_lowest(table):
    app = await pad(table)
    assert {"49", "58", "75", "Truus", "Henk", "Bea"} <= set(app.texts)
    assert app.shows("Truus staat het laagst")
    assert app.shows("tot 100")


async def test_equal_lowest_share_the_lead(table):
    app = await pad(table, HANDS[1:2], names=("Truus", "Henk", "Bea"))
    assert app.shows("Henk staat het laagst")
    app = await pad(table, [{"hearts": [0, 0, 13], "queen": 2}], names=("An", "Jo", "Wil"), rules={"moon": "off"})
    assert app.shows("An en Jo staan het laagst")


async def test_a_row_is_told_to_who_cannot_see_it(table):
    app = await pad(table)
    assert app.has("Hand 1, Truus 5, Henk 18 met de vrouw, Bea 3. Tik voor waarom.")
    assert app.has("Hand 4, Truus moon, Truus 0, Henk 26, Bea 26. Tik voor waarom.")
    assert app.has("Hand 5, Truus 8, Henk 4, Bea 14 met de vrouw. Tik voor waarom.")
    assert reachable_without_name(app) == []


async def test_spades_stands_before_who_took_the_queen_and_the_moon_before_who_shot_it(table):
    app = await pad(table)
    spades = pip("schoppen", 1).src
    assert [len([i for i in inside(app, row(app, n), ft.Image) if i.src == spades]) for n in range(1, 7)] == [
        1, 1, 1, 0, 1, 1,
    ]  # fmt: skip
    moons = [i for i in inside(app, row(app, 4), ft.Icon) if i.icon == ft.Icons.NIGHTLIGHT_ROUNDED]
    assert len(moons) == 1


async def test_a_sun_has_the_sign_of_the_sun(table):
    app = await pad(table, [{"hearts": [13, 0, 0], "queen": 0, "sun": 0}], rules={"sun": 52})
    assert [i.icon for i in inside(app, row(app, 1), ft.Icon)] == [ft.Icons.WB_SUNNY_ROUNDED]
    assert app.has("Hand 1, Truus moon, Truus sun, Truus 0, Henk 52, Bea 52. Tik voor waarom.")


async def test_the_next_row_says_who_deals_and_where_three_cards_go(table):
    app = await pad(table, HANDS[:1])
    assert app.shows("Henk geeft")
    assert app.shows("3 kaarten naar rechts")
    assert ft.Icons.ARROW_CIRCLE_RIGHT_ROUNDED in [i.icon for i in app.all(ft.Icon)]


@pytest.mark.parametrize(
    ("names", "directions"),
    [
        (THREE, ("naar links", "naar rechts", "niet doorgeven", "niet doorgeven", "naar links")),
        (SIX[:4], ("naar links", "naar rechts", "naar de overkant", "niet doorgeven", "naar links")),
        (SIX[:5], ("naar links", "naar rechts", "niet doorgeven", "naar links")),
        (SIX, ("naar links", "naar rechts", "niet doorgeven", "naar links")),
    ],
)
async def test_the_direction_goes_round_with_the_number_that_play(table, names, directions):
    one = {"hearts": [6, 7] + [0] * (len(names) - 2), "queen": 0}
    two = {"hearts": [7, 6] + [0] * (len(names) - 2), "queen": 1}
    for hands, direction in enumerate(directions):
        app = await pad(table, (one, two, one, two)[:hands], names)
        assert app.shows(re.compile(direction))


async def test_the_first_hand_tells_which_cards_go_out_of_the_pack(table):
    assert (await pad(table, ())).shows("51 kaarten: zonder ruiten 2")
    assert not (await pad(table)).shows(re.compile("zonder ruiten"))


async def test_dutch_rises_and_then_goes_down_to_nought(table):
    up = {"hearts": [8, 0, 0], "queen": 0, "club_jack": 0}
    app = await pad(table, [up] * 3, rules={"variant": "dutch"})
    assert app.shows("tot 50")
    assert app.shows("We tellen op tot iemand 50 heeft")
    app = await pad(table, [up] * 4, names=("An", "Jo", "Wil"), rules={"variant": "dutch"})
    assert app.shows("terug naar 0")
    assert app.shows("We trekken af: wie op 0 komt wint")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "screen",
    [{}, {"width": 360, "height": 640}, {"text": 2.0}, {"width": 844, "height": 390}, {"width": 1180, "height": 820}],
)
async def test_any_screen_shows_any_number_of_players(table, players, screen):
    names = SIX[:players]
    rest = [0] * (players - 3)
    hands = [{"hearts": [4, 8, 1, *rest], "queen": 1}, {"hearts": [13, 0, 0, *rest], "queen": 0}]
    app = await pad(table, hands, names, **screen)
    assert set(names) <= set(app.texts)
    assert app.has(re.compile("^Hand 1, Truus 4, Henk 21 met de vrouw, Bea 1"))
    assert "47" in app.texts


async def test_a_finished_match_leads_to_its_result(table):
    hand = {"hearts": [4, 8, 1], "queen": 1}
    app = await pad(table, [hand] * 5)
    assert not app.shows(re.compile("geeft"))
    await app.tap("Uitslag")
    await table.rest(app)
    assert app.shows("Bea wint")
    assert app.shows("Spel klaar")
    assert app.shows("vrouw Henk")


@pytest.mark.parametrize(
    ("holders", "said"),
    [((0, 1, 1), "meeste vrouwen: Henk"), ((0, 1), "meeste vrouwen: Truus en Henk"), ((0, 1, 2), "")],
)
async def test_of_many_players_the_result_names_only_who_got_the_queen_most(table, holders, said):
    match = await table.match(
        [{"hearts": [4, 4, 4, 1], "queen": holder} for holder in holders], SIX[:4], game="hartenjagen"
    )
    app = await table.screen(f"/match/{match}/result")
    assert [f for f in app.texts if f.startswith("meeste")] == [said] * bool(said)
    assert "pit" in app.texts


async def test_the_reasons_of_a_hand(table):
    app = await pad(table)
    await app.tap(re.compile("^Hand 1, "))
    await table.rest(app)
    assert {"Harten, elk 1", "Henk heeft de schoppenvrouw", "+ 13", "Opgeschreven", "18"} <= set(app.texts)
    assert app.has("Verbeter hand 1")
