"""The figures on the screen: who plays a game and how, what is behind a number, and the way there and back."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime, timedelta
from random import Random
from time import monotonic
from typing import Any

import flet as ft
import flet_charts as fc
import pytest

import scoring
from app.screens.figures_ways import Asked, asked_in, figures_address
from app.store import new_token
from app.words import LANGUAGES, Words
from app.words.decimals import average, decimal, percent
from scoring.facts import figures_of
from tests.app.figures_table import laid
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand, reachable_without_name

RIET, ANS, JAN, PIET = 1, 2, 3, 4
MADE = {**hand("wij", 112, 20), "trump": "harten"}
NAT = {"playing": "wij", "nat": True, "roem": {"wij": 20, "zij": 50}, "trump": "schoppen"}
NAT_AGAINST = {"playing": "zij", "nat": True}
WON = [MADE] * 3 + [NAT]
"""Riet and Jan 3 × 132, the others 3 × 50, and 232 in the last hand: 396 – 382."""
LOST = [NAT] * 4


async def played(table: Table, *booms: list[dict[str, Any]], year: int = 2024, names: Any = FOUR) -> list[str]:
    """Booms of four hands, a week apart."""
    began = datetime(year, 5, 12, 20, tzinfo=UTC)
    return [
        await table.match(boom, names, started=began + timedelta(weeks=week), rules={"end": {"hands": 4}})
        for week, boom in enumerate(booms)
    ]


async def read(app: App, *said: str | re.Pattern[str]) -> None:
    """Waits until all of this is on the screen: figures are counted first, and then read."""
    deadline = monotonic() + 10
    while not all(app.shows(one) for one in said):
        assert monotonic() < deadline, f"no {said}; texts: {app.texts}"
        await asyncio.sleep(0.03)
    await app.settle()


def labels(app: App) -> list[str]:
    return [c.label for c in app.all(ft.Semantics) if c.label]


# --- Everybody --------------------------------------------------------------------------------------------------------


async def test_before_anything_was_played_it_says_what_helps(table):
    app = await table.screen("/figures")
    said = "Vanaf de eerste hand van een potje staan hier cijfers; winst telt mee zodra het uit is."
    await read(app, "Nog geen cijfers", said)
    assert reachable_without_name(app) == []


async def test_the_first_hand_of_a_match_is_counted_and_nobody_has_won_yet(table):
    await table.match([MADE], FOUR, rules={"end": {"hands": 4}})
    app = await table.screen("/figures")
    await read(app, "Riet", "0 potjes", "Riet, Ans, Jan en Piet")
    assert not app.shows("Nog geen cijfers")


async def test_who_plays_is_ranked_by_what_was_won(table):
    await played(table, WON, WON, LOST)
    app = await table.screen("/figures")
    await read(app, "Spelers", "Koppels", "Tafels")
    assert [name for name, _ in app.named() if "gemiddeld" in name] == [
        "Jan, 3 potjes, 2 gewonnen, 66,7 %, gemiddeld 264,0",
        "Riet, 3 potjes, 2 gewonnen, 66,7 %, gemiddeld 264,0",
        "Ans, 3 potjes, 1 gewonnen, 33,3 %, gemiddeld 564,0",
        "Piet, 3 potjes, 1 gewonnen, 33,3 %, gemiddeld 564,0",
        "Riet & Jan, 3 potjes, 2 gewonnen, 66,7 %, gemiddeld 264,0",
        "Ans & Piet, 3 potjes, 1 gewonnen, 33,3 %, gemiddeld 564,0",
    ]
    assert app.has("Riet, Ans, Jan en Piet, 3 potjes, laatst 26 mei 2024")
    assert reachable_without_name(app) == []


async def test_one_match_that_was_won_is_no_first_place(table):
    await played(table, *[WON] * 5)
    await played(table, LOST, year=2025, names=("Kees", "Nel", "Bep", "Wim"))
    app = await table.screen("/figures")
    await read(app, "Wie minder dan 5 potjes speelde, staat onderaan.")
    ranked = [name.partition(",")[0] for name, _ in app.named() if " potje" in name and "&" not in name]
    assert ranked[:8] == ["Jan", "Riet", "Ans", "Piet", "Nel", "Wim", "Bep", "Kees"]


async def test_a_year_is_in_the_address_and_only_what_began_in_it_counts(table):
    await played(table, WON, LOST, year=2024)
    await played(table, WON, year=2025)
    app = await table.screen("/figures/klaverjassen")
    await read(app, "Alles, gekozen")
    await app.tap("2025")
    await read(app, "2025, gekozen", re.compile("^Riet, 1 potje, 1 gewonnen, 100,0 %"))
    assert app.route == "/figures/klaverjassen/2025"
    await app.tap(re.compile("^Riet, "))
    await read(app, "Vorm" if app.shows("Vorm") else "Gewonnen")
    assert app.route == f"/figures/klaverjassen/2025/person/{RIET}"
    await app.tap("2024")
    await read(app, "2024, gekozen", re.compile("1 van 2 potjes"))


async def test_a_year_in_which_nothing_was_played_leads_back_to_everything(table):
    await played(table, WON)
    app = await table.screen("/figures/klaverjassen/2019")
    await read(app, "In deze tijd is er niets gespeeld.")
    await app.tap("Bekijk alles")
    await read(app, "Spelers")
    assert app.route == "/figures/klaverjassen/all"


async def test_only_games_that_were_played_are_to_be_chosen(table):
    await played(table, WON)
    app = await table.screen("/figures")
    await read(app, "Spelers")
    assert not app.has("Heugen")
    rng = Random(1)
    await table.ask(lambda s: laid(s, rng, "heugen", 3, 5))
    await app.go("/settings")
    await app.go("/figures")
    await read(app, "Heugen, gekozen", "Klaverjassen")  # it was played more often
    await app.tap("Klaverjassen")
    await read(app, "Klaverjassen, gekozen")
    assert app.route == "/figures/klaverjassen/all"


async def test_while_many_matches_are_counted_it_says_how_many(table, monkeypatch):
    from app.screens import figures_read

    told: list[str] = []

    async def slowly(door: Any, on_progress: Any) -> int:
        for done in (0, 1200, 2400):
            on_progress(done, 10_000)
            await table.door.settle()
            await app.settle()
            told.extend(t for t in app.texts if "geteld" in t)
        return 0

    app = await table.screen("/settings")
    monkeypatch.setattr(figures_read, "catch_up", slowly)
    await app.go("/figures")
    await read(app, "Nog geen cijfers")
    assert {"1.200 van 10.000 potjes geteld", "2.400 van 10.000 potjes geteld"} <= set(told)
    assert not app.all(ft.ProgressRing)
    assert not app.shows(re.compile("geteld"))


# --- Somebody, two, a table -------------------------------------------------------------------------------------------


async def test_somebodys_figures_stand_as_a_printed_table(table):
    await played(table, WON, WON, LOST)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}")
    await read(app, "Als spelende partij")
    # 12 hands as the playing side, 6 of them nat; 6 × 132 points.
    assert app.has("Nat: 50,0 %, 6 van 12 handen. Tik voor wat erachter zit.")
    assert app.has("Gewonnen: 66,7 %, 2 van 3 potjes. Tik voor wat erachter zit.")
    assert app.has("Gemiddelde eindstand: 264,0. Tik voor wat erachter zit.")
    assert app.has("Schoppen, Nat: 100,0 %, 6 van 6 handen. Tik voor wat erachter zit.")
    assert app.has("Harten, Punten per hand: 132,0. Tik voor wat erachter zit.")
    assert {"potjes: 3", "gewonnen: 2", "gemiddeld: 264,0"} <= set(labels(app))
    assert reachable_without_name(app) == []


async def test_the_form_is_a_picture_with_dots_and_rings_and_the_same_in_numbers(table):
    await played(table, WON, WON, LOST)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}")
    await read(app, "Vorm")
    chart = app.all(fc.LineChart)[0]
    mean, matches = chart.data_series
    assert mean.dash_pattern
    assert matches.dash_pattern is None
    marks = [point.point for point in matches.points]
    assert marks[0].color == marks[1].color != marks[2].color
    assert [point.y for point in matches.points] == [396, 396, 0]
    said = "De laatste 3 potjes: 2 gewonnen. Gemiddeld 264,0. Van oud naar nieuw: 396 gewonnen, 396 gewonnen, 0."
    assert said in labels(app)
    assert "26 mei 2024, gewonnen –, punten 0" not in labels(app)
    await app.tap("Als getallen: Vorm")
    assert "26 mei 2024, gewonnen –, punten 0" in labels(app)
    assert "12 mei 2024, gewonnen gewonnen, punten 396" in labels(app)
    cells = [c for c in app.all(ft.Container) if isinstance(c.content, ft.Text) and c.content.value == "gewonnen"]
    assert [c.width >= 105 for c in cells if c.border and c.width] == [True] * 3  # the whole word stands in its column


async def test_how_the_points_fall_is_drawn_as_bars(table):
    await played(table, WON)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}")
    await read(app, "Punten per hand, verdeeld")
    heights = [group.rods[0].to_y for group in app.one(fc.BarChart).groups]
    assert heights == [1, 0, 0, 0, 3]
    assert "Hoe de punten van 4 handen vallen. 0 tot 29: 1 hand, 120 tot 149: 3 handen." in labels(app)


@pytest.mark.parametrize("seat", [RIET, ANS, JAN, PIET])
async def test_the_bars_of_everybody_come_to_all_their_hands(table, seat):
    await played(table, WON, LOST)
    app = await table.screen(f"/figures/klaverjassen/all/person/{seat}")
    await read(app, "Punten per hand, verdeeld")
    assert sum(group.rods[0].to_y for group in app.one(fc.BarChart).groups) == 8
    assert any(label.startswith("Hoe de punten van 8 handen vallen.") for label in labels(app))


async def test_the_bars_of_a_table_are_those_of_each_of_its_people(table):
    await played(table, WON)
    app = await table.screen(figures_address("klaverjassen", company=(PIET, JAN, ANS, RIET)))
    await read(app, "Punten per hand, verdeeld")
    bars = app.one(fc.BarChart).groups
    assert sum(group.rods[0].to_y for group in bars) == 4 * len(WON)
    assert any(label.startswith("De punten van ieder in elke hand: 0 tot 29: 2 keer") for label in labels(app))


async def test_two_who_play_together_have_figures_of_their_own(table):
    await played(table, WON, LOST)
    app = await table.screen("/figures")
    await read(app, "Koppels")
    await app.tap(re.compile("^Riet & Jan"))
    await read(app, "Samen aan één kant", "Als spelende partij")
    assert app.route == f"/figures/klaverjassen/all/pair/{RIET}/{JAN}"
    assert app.has("Nat: 62,5 %, 5 van 8 handen. Tik voor wat erachter zit.")
    await app.go(f"/figures/klaverjassen/all/pair/{RIET}/{ANS}")
    await read(app, "Nog geen cijfers")


async def test_a_table_shows_each_of_its_people_and_how_they_went(table):
    await played(table, WON, LOST, WON, LOST)
    await played(table, LOST, year=2025, names=("Riet", "Ans", "Jan", "Kees"))
    app = await table.screen(figures_address("klaverjassen", company=(PIET, JAN, ANS, RIET)))
    await read(app, "Ieder apart", "Gewonnen door de tijd")
    assert app.has("Riet, 4 potjes, 2 gewonnen, 50,0 %, gemiddeld 198,0")
    assert not app.has(re.compile("Kees"))
    (chart,) = app.all(fc.LineChart)
    assert len(chart.data_series) == 2  # partners won the same
    assert {"Riet & Jan", "Ans & Piet"} <= set(app.texts)
    first, second = chart.data_series
    assert bool(first.dash_pattern) != bool(second.dash_pattern)
    await app.tap(re.compile("^Riet, "))
    await read(app, "Aan de tafel van Ans, Jan en Piet", "Vorm")
    assert app.shows(re.compile("2 van 4 potjes"))
    await app.key("Escape")
    await read(app, "Ieder apart")


async def test_a_correction_is_in_the_figures_at_once(table):
    (match,) = await played(table, WON)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}")
    await read(app, re.compile("1 van 4 handen"))
    last = (await table.ask(lambda s: s.match(match))).hands[-2]
    await table.natpit.house.pads.write(
        match, lambda s: s.correct_hand(match, last.id, NAT, last.version, new_token(), ended=True)
    )
    await read(app, re.compile("2 van 4 handen"))


# --- What is behind a figure ------------------------------------------------------------------------------------------


async def test_a_figure_opens_the_hands_behind_it_and_a_hand_its_sum(table):
    first, second = await played(table, WON, WON)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}")
    await read(app, "Als spelende partij")
    await app.tap("Nat: 25,0 %, 2 van 8 handen. Tik voor wat erachter zit.")
    await read(app, "25,0 % · 2 van 8 handen", "2 handen, de nieuwste boven")
    there = f"/figures/klaverjassen/all/person/{RIET}/hands/play_nat"
    assert app.route == there
    rows = [name for name, _ in app.named() if "Tik voor waarom" in name]
    assert rows == [
        f"{day} mei 2024, hand 4, schoppen troef, Wij spelen, Wij nat, Wij 0, Zij 232 waarvan roem 70. Tik voor waarom."
        for day in (19, 12)
    ]
    await app.tap(rows[1])
    await read(app, "Waarom?")
    assert app.route == f"{there}/match/{first}/why/4"
    await app.tap("Vorige hand")
    assert app.route == f"{there}/match/{first}/why/3"
    await app.tap("Sluit")
    assert app.route == there
    await app.tap(rows[0])
    await app.back()
    assert app.route == there
    await app.back()
    assert app.route == f"/figures/klaverjassen/all/person/{RIET}"
    assert second != first


async def test_the_best_total_opens_its_match_and_comes_back(table):
    (match,) = await played(table, WON)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}/hands/best")
    await read(app, "1 potje, het nieuwste boven")
    await app.tap("12 mei 2024, Riet & Jan 396, Ans & Piet 382. Tik voor de uitslag.")
    await read(app, "Wij winnen")
    assert app.route == f"/figures/klaverjassen/all/person/{RIET}/hands/best/match/{match}/result"
    await app.tap("Sluit")
    assert app.route == f"/figures/klaverjassen/all/person/{RIET}/hands/best"


async def test_what_is_behind_comes_some_matches_at_a_time(table):
    await played(table, *[WON] * 11)
    app = await table.screen(f"/figures/klaverjassen/all/person/{RIET}/hands/play_nat")
    await read(app, "11 handen, de nieuwste boven")
    assert sum("Tik voor waarom" in name for name, _ in app.named()) == 10
    await app.tap("Laat er meer zien")
    await app.until(lambda: sum("Tik voor waarom" in name for name, _ in app.named()) == 11)
    assert not app.has("Laat er meer zien")


NOWHERE = (
    "/figures/patience",
    "/figures/klaverjassen/vorigjaar",
    "/figures/klaverjassen/all/person/99",
    "/figures/klaverjassen/all/person/riet",
    "/figures/klaverjassen/all/pair/1/1",
    "/figures/klaverjassen/all/company/1-x",
    "/figures/klaverjassen/all/person/1/hands/moon",
    "/figures/any/all/person/1/hands/play_nat",
)


async def test_an_address_under_which_there_is_nothing_says_so_and_leads_on(table):
    await played(table, WON)
    app = await table.screen("/figures")
    for address in NOWHERE:
        await app.go(address)
        await read(app, "Misschien is er nog geen potje uitgespeeld, of hoort dit adres bij een ander toestel.")
        await app.tap("Naar alle cijfers")
        await read(app, "Spelers")


async def test_the_hands_of_who_is_not_there_are_none(table):
    app = await table.screen("/figures/klaverjassen/all/person/99/hands/play_nat")
    await read(app, "Hier zit nog niets achter.")


# --- The ways in ------------------------------------------------------------------------------------------------------


async def test_the_result_leads_to_the_figures_of_the_table(table):
    (match,) = await played(table, WON)
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Cijfers van deze tafel")
    assert app.route == "/figures/klaverjassen/all/company/1-2-3-4"
    await read(app, "Ieder apart")


async def test_so_does_the_menu_of_the_pad(table):
    match = await table.match([MADE])
    app = await table.screen(f"/match/{match}")
    await app.tap("Meer")
    await app.tap("Cijfers van deze tafel")
    await read(app, "Riet, Ans, Jan en Piet")


def test_an_address_says_what_it_asks_for():
    one = figures_address("heugen", company=(3, 1, 2), person=2, period="2026", figure="made")
    assert one == "/figures/heugen/2026/company/1-2-3/person/2/hands/made"
    asked = asked_in({"game": "heugen", "period": "2026", "company": "1-2-3", "person": "2", "figure": "made"})
    assert asked == Asked("heugen", "2026", 2, (), (1, 2, 3), "made")
    assert asked.at(game="klaverjassen") == "/figures/klaverjassen/2026/company/1-2-3/person/2"
    assert figures_address() == "/figures"
    assert figures_address(person=3) == "/figures/any/all/person/3"
    assert not asked_in({"period": "20x6"}).understood


# --- All games, both languages, large text ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), [*((one, "nl") for one in scoring.game_ids()), ("heugen", "en")])
async def test_every_game_can_be_read_in_large_text_and_in_english(table, game, language):
    rng, words = Random(7), Words(language)
    await table.ask(lambda s: laid(s, rng, game, 4, 5))
    app = await table.screen("/settings", text=2.0 if language == "nl" else 1.0)
    if language == "en":
        await app.tap("English")
    await app.go(f"/figures/{game}")
    await read(app, words.say("figures.people"))
    assert reachable_without_name(app) == []
    await app.click(leads_to(app, "/person/"))
    await read(app, words.say("figure.group.hands"))
    known = {words.say(figure.word) for figure in figures_of(game)}
    assert sum(text in known for text in app.texts) >= 8
    assert not [text for text in app.texts if "figure." in text or "figures." in text]
    assert reachable_without_name(app) == []
    await app.click(next(c for _, c in app.named() if getattr(c, "data", None) == "hands"))
    await read(app, re.compile("de nieuwste boven|the newest first"))
    assert leads_to(app, "/why/")
    assert reachable_without_name(app) == []


def leads_to(app: App, address: str) -> Any:
    """The first control in sight that carries such an address."""
    return next(c for _, c in app.named() if address in str(getattr(c, "data", "")))


@pytest.mark.usefixtures("fifth_game")
async def test_a_game_that_tells_nothing_of_itself_has_the_figures_that_every_game_has(table):
    from tests.app.test_fifth_game import HANDS

    await table.match(HANDS, game="tikken", started=datetime(2024, 5, 12, 20, tzinfo=UTC))
    app = await table.screen("/figures")
    await read(app, re.compile("^Jan, 1 potje, "))
    await app.tap(re.compile("^Jan, "))
    await read(app, "Punten per hand")
    assert app.has(re.compile("^Gespeelde handen: 3"))
    await app.tap(re.compile("^Gespeelde handen: 3"))
    await read(app, "3 handen, de nieuwste boven")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", scoring.game_ids())
def test_every_figure_has_words_in_every_language(game, lang):
    words = Words(lang, strict=True)
    for figure in figures_of(game):
        assert words.say(figure.word)
        assert words.say(figure.group_word)
    if words.has(f"{game}.figure.grid"):
        assert all(words.has(f"{game}.figure.grid.{column}") for column in ("hands", "nat", "points"))


# --- Numbers in words -------------------------------------------------------------------------------------------------


def test_means_and_percentages_are_rounded_from_what_is_exact():
    nl, en = Words("nl"), Words("en")
    assert percent(nl, 1, 8) == "12,5 %"
    assert percent(en, 1, 8) == "12.5%"
    assert percent(nl, 0, 0) == "–"
    assert percent(nl, 1, 3) == "33,3 %"
    assert decimal(nl, -3) == "−3,0"
    assert average(nl, -1, 20) == "−0,1"  # half away from zero
    assert average(nl, -1, 21) == "0,0"
    assert average(nl, 3009, 2) == "1.504,5"
    assert average(en, 3009, 2) == "1,504.5"
