"""The pad, Waarom? and the result of heugen, on the real screens."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from app.entry.heugen import figures, pad_row
from app.words import Words
from scoring.game import Table as Seats
from scoring.heugen import GAME
from scoring.match import Match, replay
from tests.app.harness import App
from tests.app.table import Table, reachable_without_name

NAMES = ("Truus", "Henk", "Bea")
WHO = dict(enumerate(NAMES))
HANDS: list[dict[str, Any]] = [
    {"bidder": 0, "bid": 110, "points": 122, "roem": 20},
    {"bidder": 1, "bid": 100, "points": 92},
    {"bidder": 2, "bid": 130, "points": 61},
    {"bidder": 1, "bid": 100, "points": 151, "kapot": True},
    {"bidder": 2, "bid": 120, "points": 85, "exchanged": False},
]
TOTALS = ["115", "230", "−245"]


def row(hand: dict[str, Any], seats: int = 3, lang: str = "nl", **rules: Any) -> Any:
    agreed = GAME.complete(rules)
    scored = GAME.score(hand, Seats(seats, 0, agreed), GAME.first(seats))
    return pad_row(hand, scored, Words(lang, strict=True), WHO)


# --- A row ------------------------------------------------------------------------------------------------------------


def test_a_row_shows_the_bid_and_what_each_won_or_lost() -> None:
    made = row({"bidder": 0, "bid": 120, "points": 112, "roem": 20})
    assert made.aside == "120"
    assert [(c.total, c.played, c.mark) for c in made.cells] == [
        ("+ 20", True, ""), ("− 10", False, ""), ("− 10", False, ""),
    ]  # fmt: skip
    assert made.said == "Truus speelt 120, roem 20, Truus + 20, Henk − 10, Bea − 10"


def test_nat_is_a_ring_with_the_bidder() -> None:
    nat = row({"bidder": 2, "bid": 120, "points": 85, "exchanged": False, "trump": "harten"})
    assert [(c.total, c.mark) for c in nat.cells] == [("+ 30", ""), ("+ 30", ""), ("− 60", "nat")]
    assert nat.said == "Bea speelt 120, harten troef, niet geruild, Bea nat, Truus + 30, Henk + 30, Bea − 60"


def test_kapot_is_a_K_and_nat_is_shown_before_it() -> None:
    kapot = row({"bidder": 1, "bid": 100, "points": 151, "kapot": True})
    assert [c.mark for c in kapot.cells] == ["", "K", ""]
    both = row({"bidder": 1, "bid": 200, "roem": 40, "points": 151, "kapot": True})
    assert [(c.total, c.mark) for c in both.cells] == [("+ 10", ""), ("+ 80", "nat"), ("+ 10", "")]
    assert "Henk nat, Henk kapot" in both.said


def test_with_two_players_there_are_two_columns_and_halves_are_written() -> None:
    two = row({"bidder": 0, "bid": 100, "points": 102}, 2, surplus="bidder_gets_half")
    assert [c.total for c in two.cells] == ["+ 5", "− 2½"]


def test_a_hand_that_nobody_bid_on_shows_no_bid() -> None:
    passed = row({"passed": True}, nobody_bids="kleur_bekennen")
    assert (passed.aside, [c.total for c in passed.cells], passed.said) == ("", ["0", "0", "0"], "niemand bood")


def test_a_row_in_english() -> None:
    said = row({"bidder": 0, "bid": 100, "points": 91, "exchanged": False}, lang="en").said
    assert said == "Truus plays 100, not exchanged, Truus nat, Truus − 20, Henk + 10, Bea + 10"


# --- On the screen ----------------------------------------------------------------------------------------------------


@pytest.fixture
async def match(table: Table) -> str:
    found: str = await table.match(HANDS, NAMES, game="heugen", dealer=2, rules={"end": {"hands": 12}})
    return found


async def test_the_pad_shows_totals_below_zero_who_is_ahead_and_the_hand_to_come(table: Table, match: str) -> None:
    app = await table.screen(f"/match/{match}")
    assert [t for t in app.texts if t in TOTALS] == TOTALS
    assert app.shows("Henk staat 115 voor")
    assert app.texts.count("Bea geeft, Truus biedt eerst") == 0
    assert app.texts.count("Henk geeft, Bea biedt eerst") == 1
    assert app.shows("6 van 12")


async def test_the_column_with_the_numbers_of_the_hands_has_the_bids_too(table: Table, match: str) -> None:
    app = await table.screen(f"/match/{match}")
    assert app.shows("nr  bod")
    at = app.texts.index("110")
    assert app.texts[at - 1 : at + 4] == ["1", "110", "+ 40", "− 20", "− 20"]


async def test_a_row_tells_a_screen_reader_all_of_the_hand(table: Table, match: str) -> None:
    app = await table.screen(f"/match/{match}")
    assert app.has("Hand 3, Bea speelt 130, Bea nat, Truus + 70, Henk + 70, Bea − 140. Tik voor waarom.")
    assert reachable_without_name(app) == []


async def test_who_has_the_same_is_even(table: Table) -> None:
    match = await table.match([HANDS[1]], NAMES, game="heugen")
    app = await table.screen(f"/match/{match}")
    assert app.shows("Truus, Henk en Bea gelijk")


async def test_two_players_have_two_columns(table: Table) -> None:
    hands = [{"bidder": 0, "bid": 110, "points": 126, "exchanged": False}]
    match = await table.match(hands, NAMES[:2], game="heugen", dealer=1)
    app = await table.screen(f"/match/{match}")
    assert [t for t in app.texts if t in ("40", "−20", "+ 40", "− 20")] == ["40", "−20", "+ 40", "− 20"]


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1180, 820)], ids=["small", "low", "wide"])
async def test_the_pad_stands_on_other_screens(table: Table, match: str, size: tuple[int, int]) -> None:
    app = await table.screen(f"/match/{match}", width=size[0], height=size[1])
    assert [t for t in app.texts if t in TOTALS] == TOTALS


async def test_at_twice_the_text_every_player_has_a_line_in_the_row(table: Table, match: str) -> None:
    app = await table.screen(f"/match/{match}", text=2.0)
    at = app.texts.index("130")
    assert app.texts[at : at + 8] == ["130", "Truus", "+ 70", "Henk", "+ 70", "Bea", "N", "− 140"]


async def test_waarom_tells_every_step_with_its_rule_and_adds_up(table: Table, match: str) -> None:
    app = await table.screen(f"/match/{match}/why/1")
    for said in (
        "Truus speelt",
        "Geteld: Truus 122, Henk en Bea samen 29",
        "122 wordt 130: een 2 gaat omhoog",
        "Bod 110 − roem 20: 90 nodig",
        "Verschil: 130 − 90 = 40",
        "Gehaald: Truus heeft er 40 over",
    ):
        assert app.shows(said)
    assert amounts(app, "Truus krijgt wat over is: 40") == ["+ 40", "0", "0"]
    assert amounts(app, "Henk en Bea betalen elk de helft: 20") == ["0", "− 20", "− 20"]
    assert amounts(app, "Opgeschreven") == ["40", "−20", "−20"]


async def test_waarom_rings_only_the_step_that_made_it_nat(table: Table, match: str) -> None:
    app = await table.screen(f"/match/{match}/why/5")
    rings = [i for i, said in enumerate(app.texts) if said == "N"]
    assert [app.texts[i + 1] for i in rings] == ["Nat: Bea komt 30 tekort"]
    assert app.shows("Niet geruild: dat verdubbelt alleen de winst")


async def test_a_step_that_the_table_agreed_on_says_so(table: Table) -> None:
    rules = {"equal": "nat"}
    match = await table.match([HANDS[1]], NAMES, game="heugen", rules=rules)
    app = await table.screen(f"/match/{match}/why/1")
    at = app.texts.index("Precies het bod is nat: er is niets te betalen")
    assert app.texts[at - 1 : at + 2] == ["N", app.texts[at], "Jullie afspraak van vandaag"]


async def test_klaverjassen_is_explained_as_before(table: Table) -> None:
    hand = {"playing": "wij", "points": {"wij": 66}, "roem": {"wij": 50, "zij": 20}}
    match = await table.match([hand])
    app = await table.screen(f"/match/{match}/why/1")
    shown = [t for t in app.texts if t.lstrip("+ ").isdigit()]
    assert shown[:8] == ["66", "96", "+ 50", "+ 20", "116", "116", "0", "162"]
    assert shown[8:12] == ["0", "+ 70", "0", "232"]


async def test_the_result_counts_nat_kapot_and_the_highest_bid_that_was_made(table: Table) -> None:
    match = await table.match(HANDS, NAMES, game="heugen", dealer=2, rules={"end": {"hands": 5}})
    app = await table.screen(f"/match/{match}/result")
    assert app.shows("Potje klaar")
    assert app.shows("Henk wint")
    replayed = replay(Match("heugen", NAMES, 2, {}, tuple(HANDS)))
    assert [f.value for f in figures(replayed, Words("nl", strict=True), WHO)] == ["2", "1", "110"]


async def test_from_home_to_the_first_hand(table: Table) -> None:
    await table.ask(lambda s: [s.add_person(name) for name in NAMES])
    app = await table.screen("/")
    await app.tap(next(n for n, _ in app.named() if n.startswith("Heugen")))
    await table.rest(app)
    assert app.route == "/new/heugen"
    assert app.shows("Nieuw potje")
    for name in NAMES:
        await app.tap(next(n for n, _ in app.named() if n.startswith(name)))
    await app.tap("Begin")
    await table.rest(app)
    await app.tap("Hand 1 invoeren")
    await table.rest(app)
    assert app.has("Truus speelt")


def amounts(app: App, said: str) -> list[str]:
    """What stands behind a step of Waarom?, a column each."""
    told = next(c for c in app.all(ft.Container) if any(said == t.value for t in app.walk(c) if isinstance(t, ft.Text)))
    texts = [t.value or "" for t in app.walk(told) if isinstance(t, ft.Text)]
    at = texts.index(said)
    return texts[at + 1 : at + 4]
