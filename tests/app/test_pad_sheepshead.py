"""The pad of sheepshead: three to eight columns that add up to nothing, and an evening from the tile to the result."""

from __future__ import annotations

import re

import flet as ft
import pytest

from app.entry.sheepshead.pad import pad_row
from app.parts.pad_tight import is_tight, two_lines
from app.words import Words, who
from scoring.match import Match, replay
from scoring.sheepshead import GAME
from tests.app.table import reachable_without_name

FIVE = ("Piet", "Ans", "Jan", "Riet", "Kees")
EIGHT = (*FIVE, "Truus", "Christiaan", "Margriet")
HANDS = [
    {"picker": 4, "partner": 1, "points": 74},
    {"picker": 0, "partner": None, "points": [31, 60]},
    {"picker": 2, "partner": 3, "tricks": "none"},
    {"leaster": {"points": [20, 30, 25, 35, 10]}},
    {"picker": 1, "partner": 2, "tricks": "all"},
]
WIDE = [{"picker": 4, "partner": 1, "points": 74}, {"passed": "doubler"}, {"picker": 6, "partner": 2, "points": 25}]


def rows(hands, names=FIVE, **rules):
    played = replay(Match("sheepshead", names, 0, rules, tuple(hands)))
    words = Words("nl")
    return [pad_row(h, p.scored, words, who(words, GAME, names)) for h, p in zip(hands, played.hands, strict=True)]


def test_who_picked_and_who_helped_are_told_apart():
    row = rows(HANDS)[0]
    assert [c.total for c in row.cells] == ["−1", "1", "−1", "−1", "2"]
    assert [c.played for c in row.cells] == [False, False, False, False, True]
    assert [c.helped for c in row.cells] == [False, True, False, False, False]


@pytest.mark.parametrize(
    ("hand", "rules", "aside"),
    [
        ({"picker": 0, "partner": 1, "points": 95}, {}, "S"),
        ({"picker": 0, "partner": 1, "tricks": "none"}, {}, "G"),
        ({"picker": 0, "partner": 1, "tricks": "all"}, {}, "A"),
        ({"leaster": {"points": [20, 30, 25, 35, 10]}}, {}, "L"),
        ({"passed": "doubler"}, {"all_pass": "doubler"}, "D"),
        ({"picker": 0, "partner": 1, "points": 58}, {"bump": True}, "B"),
        ({"picker": 0, "partner": 1, "points": 68, "multiplier": 4}, {"multipliers": True}, "×4"),
        ({"picker": 0, "partner": 1, "points": 68, "multiplier": 16}, {"multipliers": True, "multiplier_cap": 8}, "×8"),
        ({"picker": 0, "partner": 1, "points": 25}, {"bump": True}, "SB"),
    ],
)
def test_what_was_special_stands_beside_the_number(hand, rules, aside):
    assert rows([hand], **rules)[0].aside == aside


def test_a_hand_after_a_doubler_says_that_it_counts_twice():
    hands = [{"passed": "doubler"}, {"picker": 0, "partner": 1, "points": 95}]
    assert [row.aside for row in rows(hands, all_pass="doubler")] == ["D", "S×2"]


def test_a_screen_reader_hears_the_whole_hand():
    assert rows(HANDS)[0].said == "Kees picker met Ans, Piet − 1, Ans + 1, Jan − 1, Riet − 1, Kees + 2"
    assert rows(HANDS)[1].said == "Piet alleen, Piet − 4, Ans + 1, Jan + 1, Riet + 1, Kees + 1"
    assert rows(HANDS)[3].said.startswith("leaster, Piet − 1")


def test_names_that_are_too_long_get_a_second_line_and_stay_apart():
    assert two_lines(("Ans", "Truus", "Margriet", "Jan Piet"), 4) == (
        ("Ans", ""), ("Tru-", "us"), ("Mar-", "gri."), ("Jan", "Piet"),
    )  # fmt: skip
    shown = two_lines(("Christiaan", "Christina"), 4)
    assert shown[0] != shown[1]
    assert all(len(line) <= 4 for name in shown for line in name)


def test_a_column_is_tight_when_it_is_narrow_or_a_name_is_long():
    assert is_tight(FIVE, 67)
    assert not is_tight(FIVE[:3], 111)
    assert is_tight(("Christiaan", "Jan", "Riet"), 111)


async def test_the_totals_stand_on_top_and_add_up_to_nothing(table):
    match = await table.match(HANDS, FIVE, game="sheepshead")
    app = await table.screen(f"/match/{match}")
    stored = replay(Match("sheepshead", FIVE, 0, {}, tuple(HANDS)))
    assert sum(stored.totals) == 0
    assert any(t.endswith("samen 0") for t in app.texts)
    assert {app_number(n) for n in stored.totals} <= set(app.texts)
    assert not reachable_without_name(app)


def app_number(n):
    return Words("nl").number(n)


async def test_the_hand_to_come_says_who_deals_and_who_chooses_first(table):
    app = await table.screen(f"/match/{await table.match(HANDS, FIVE, game='sheepshead')}")
    assert app.shows("Piet geeft, Ans kiest eerst")


async def test_a_doubler_that_waits_is_said_before_the_hand(table):
    match = await table.match(WIDE[:2], EIGHT, game="sheepshead", rules={"players": 8, "all_pass": "doubler"})
    app = await table.screen(f"/match/{match}")
    assert any("telt dubbel" in t for t in app.texts)


@pytest.mark.parametrize("count", [3, 5, 8])
@pytest.mark.parametrize("shape", ["phone", "large", "low", "wide"])
async def test_every_size_of_table_fits_every_screen(table, count, shape):
    hands = [{"picker": 0, "partner": None if count == 3 else 1, "points": 95}] * 3
    match = await table.match(hands, EIGHT[:count], game="sheepshead", rules={"players": count})
    size = {"low": {"width": 844, "height": 390}, "wide": {"width": 1180, "height": 820}}.get(shape, {})
    app = await table.screen(f"/match/{match}", text=2.0 if shape == "large" else 1.0, **size)
    assert not reachable_without_name(app)
    spoken = {c.semantics_label or c.value for c in app.all(ft.Text)}
    assert set(EIGHT[:count]) <= spoken  # every name whole, for whoever hears it
    assert app.has(re.compile(r"^Hand 3, .*Tik voor waarom\.$"))


async def test_waarom_gives_the_sum(table):
    match = await table.match(HANDS, FIVE, game="sheepshead", rules={"end": {"hands": 20}})
    app = await table.screen(f"/match/{match}/why/1")
    assert any("Kees is picker met Ans" in t for t in app.texts)
    assert app.shows("Kees is picker")
    assert {"− 1", "+ 1", "+ 2"} <= set(app.texts)


async def test_an_evening_from_the_tile_to_the_result(table):
    for name in FIVE:
        await table.ask(lambda s, name=name: s.add_person(name))
    app = await table.screen("/")
    await app.tap(re.compile("^Sheepshead"))
    await table.rest(app)
    for name in FIVE:
        await app.tap(name)
    await app.tap("Begin")
    await table.rest(app)
    for tap in ("Hand 1 invoeren", "Kees, picker", "Ans, partner", "61 tot en met 90, winst", re.compile("^Winst")):
        await app.tap(tap)
        await table.rest(app)
    assert app.has(re.compile("^Hand 1, Kees picker met Ans"))
    await app.tap("Waarom?")
    await table.rest(app)
    assert app.shows("Kees is picker")
    await app.tap("Sluit")
    await table.rest(app)
    await app.tap("Meer")
    await app.tap("Stop nu")
    await table.rest(app)
    assert app.route.endswith("/result")
    assert any("Kees" in t for t in app.texts)
