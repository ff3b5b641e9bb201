"""Geschil: a hand under every agreement that makes it come out otherwise, in all four games, and loose hands."""

from __future__ import annotations

import re
from time import thread_time
from typing import Any

import flet as ft
import pytest

from app.parts.dispute_shown import Row
from app.screens.dispute_text import View, title_of, view_of
from app.screens.entry_job import kept_of
from app.screens.loose_hand import Loose, argued
from app.screens.rounding_text import rounding_of
from app.table.argued import Argued
from app.words import Words
from scoring import game_ids
from scoring.dispute import alternatives
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand, reachable_without_name

EQUAL = hand("wij", 66, 50, 20)
"""116 against 116."""
PLAYED: dict[str, dict[str, Any]] = {
    "klaverjassen": EQUAL,
    "hartenjagen": {"hearts": [13, 0, 0, 0], "queen": 0},
    "heugen": {"bidder": 1, "bid": 100, "points": 94},
    "sheepshead": {"picker": 0, "partner": 2, "points": 30},
}
SETTLED = {"bidder": 0, "bid": 100, "points": 50}
"""Heugen: everybody writes the same, however they agreed."""
NAMES = ("Riet", "Ans", "Jan", "Piet", "Kees", "Truus", "Bea", "Henk")
SEATS = {"klaverjassen": 4, "hartenjagen": 4, "heugen": 3, "sheepshead": 5}
LEAVE, OTHER = "Zo laten staan", "Andere afspraak"


def first_hand(played: dict[str, Any], game_id: str, words: Words, **rules: Any) -> Argued:
    """A hand that is the first of its match, without that match."""
    sheet = Loose(game_id, NAMES[: SEATS[game_id]], rules, kept_of({})).sheet(words)
    columns = tuple(sheet.column_name(i, words) for i in range(sheet.columns))
    return Argued(sheet.game, played, *sheet.replay.deal({}), columns, sheet.who(words))


def view(played: dict[str, Any], game_id: str = "klaverjassen", lang: str = "nl", **rules: Any) -> View:
    words = Words(lang, strict=True)
    return view_of(first_hand(played, game_id, words, **rules), words)


def rounded(played: dict[str, Any], game_id: str = "klaverjassen", **rules: Any) -> Any:
    words = Words("nl", strict=True)
    return rounding_of(first_hand(played, game_id, words, **rules), words)


def cells(row: Row) -> list[str]:
    """What stands in a row; what differs from the first with a star."""
    return [(c.cell.total or c.cell.mark) + ("*" if c.differs else "") for c in row.cells]


async def of_match(table: Table, *hands: dict[str, Any], game_id: str = "klaverjassen", **rules: Any) -> str:
    return await table.match(hands, NAMES[: SEATS[game_id]], game=game_id, rules=rules)


# --- What is said ---------------------------------------------------------------------------------------------------


def test_your_own_agreement_is_first_and_only_what_differs_is_marked():
    rows = {row.label: cells(row) for row in view(EQUAL).rows}
    assert rows == {
        "Wij samen": ["116", "116", "116", "116"],
        "Zij samen": ["116", "116", "116", "116"],
        "Wij nat?": ["nat", "nee*", "nat", "nat"],
        "Kaarten Wij": ["0", "66*", "0", "0"],
        "Kaarten Zij": ["162", "96*", "162", "160*"],
        "Roem Wij": ["0", "50*", "0", "0"],
        "Roem Zij": ["70", "20*", "20*", "70"],
        "Wij": ["0", "116*", "0", "0"],
        "Zij": ["232", "116*", "182*", "230*"],
    }


def test_what_the_other_parts_tell_is_not_told_again():
    lost = view(EQUAL, rounding="none", tie="each_own", nat_roem="lost")
    assert [way.head for way in lost.ways] == ["Gelijk is nat", "Rond af vanaf 5", "Rond af vanaf 7"]
    assert "Roem Wij" in [row.label for row in lost.rows]
    pit = view({"playing": "wij", "pit": "zij"}, rounding="tens")
    assert [row.label for row in pit.rows if not row.written][-2:] == ["Kaarten Zij", "Bonus Zij"]


def test_each_agreement_says_which_rule_makes_the_difference_and_where_it_is_known_from():
    tie, roem, tens = view(EQUAL).ways
    assert (tie.head, tie.clause, tie.said, tie.source) == (
        "Gelijk telt", "Gelijk: ieder houdt het eigen.", ("Gelijk: ieder houdt het eigen",), "Afspraak aan tafel",
    )  # fmt: skip
    assert roem.said == ("50 roem van Wij vervalt bij nat",)
    assert tens.also == "Ook bij: Vanaf 7 omhoog"
    assert view(EQUAL, tie="each_own").ways[0].source == "Klaverjasmaat, Amsterdams"
    assert [way.head for way in view(EQUAL).owns] == ["Gelijk is nat", "Roem gaat mee", "Zonder afronden"]


def test_an_uncounted_nat_compares_nothing_that_was_not_counted():
    labels = [row.label for row in view({"playing": "zij", "nat": True, "roem": {"wij": 50, "zij": 20}}).rows]
    assert labels == ["Zij nat?", "Kaarten Wij", "Roem Wij", "Wij", "Zij"]


def test_players_have_a_row_each_with_what_the_pad_would_show():
    heugen = view(PLAYED["heugen"], "heugen")
    assert [cells(row) for row in heugen.rows] == [
        ["0", "+ 10*", "+ 6*", "+ 10*", "0"],
        ["0", "− 20*", "− 12*", "− 20*", "0*"],
        ["0", "+ 10*", "+ 6*", "+ 10*", "0"],
    ]
    assert heugen.own.said[0] == "94 wordt 100: een 4 gaat omhoog"
    assert heugen.ways[0].said[0] == "94 wordt 90: een 4 gaat omlaag"


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("game_id", PLAYED)
def test_all_that_scoring_proposes_is_shown_with_words_in_every_language(game_id: str, lang: str):
    shown, words = view(PLAYED[game_id], game_id, lang), Words(lang)
    one = first_hand(PLAYED[game_id], game_id, words)
    found = alternatives(one.game, one.hand, one.table, one.standing)
    assert len(shown.ways) + len(shown.impossible) == len(found)
    assert [row.cells[0].differs for row in shown.rows] == [False] * len(shown.rows)
    for i, way in enumerate(shown.ways, 1):
        assert all((way.head, way.clause, way.source, way.spoken))
        assert any(row.cells[i].differs for row in shown.rows)


def test_the_title_counts_in_words():
    words = Words("nl", strict=True)
    assert title_of(view(EQUAL), words) == "Dezelfde hand, vier afspraken"
    assert title_of(view(SETTLED, "heugen"), words) == "Dezelfde hand, één afspraak"


# --- Rounding -------------------------------------------------------------------------------------------------------


def test_rounding_shows_the_number_the_digit_and_the_result_of_each_way():
    shown = rounded(hand("wij", 96), rounding="tens")
    assert [(n.number, n.said) for n in shown.numbers] == [("96", "De punten van Wij: de 6 beslist.")]
    ((_, ways),) = shown.groups
    assert [(w.label, w.said, w.scores, w.agreed, w.differs) for w in ways] == [
        ("Nee", "96 van Wij blijft 96, 66 voor Zij.", "Wij 96 — Zij 66", False, True),
        ("Vanaf 5 omhoog", "96 van Wij wordt 100, 60 voor Zij.", "Wij 100 — Zij 60", True, False),
        ("Vanaf 7 omhoog", "96 van Wij wordt 90, 70 voor Zij.", "Wij 90 — Zij 70", False, True),
    ]


def test_rounding_in_heugen_says_whose_points_too():
    shown = rounded(PLAYED["heugen"], "heugen")
    assert [n.number for n in shown.numbers] == ["94", "57"]
    assert [title for title, _ in shown.groups] == ["Afronden", "Wiens punten worden afgerond"]
    last = shown.groups[1][1][-1]
    assert last.said == "57 van Riet en Jan wordt 60, 90 voor Ans."
    assert last.scores == "Riet + 10, Ans − 20, Jan + 10"


def test_where_nothing_is_rounded_nothing_is_said_about_it():
    assert rounded(EQUAL, rounding="tens") is None
    assert rounded(PLAYED["hartenjagen"], "hartenjagen") is None


# --- The screen -----------------------------------------------------------------------------------------------------


async def test_from_waarom_to_geschil_and_back(table: Table):
    match = await of_match(table, EQUAL)
    app = await table.screen(f"/match/{match}/why/1")
    await app.tap("Geschil")
    assert app.route == f"/match/{match}/dispute/1"
    assert {"Dezelfde hand, vier afspraken", "Gelijk telt", "jullie", "anders dan jullie afspraak"} <= set(app.texts)
    assert "Jullie spraken af: gelijk is nat." in app.texts
    assert reachable_without_name(app) == []
    await app.tap(LEAVE)
    assert app.route == f"/match/{match}/why/1"


async def test_a_tap_on_a_head_selects_it_and_a_second_one_lets_go(table: Table):
    match = await of_match(table, EQUAL)
    app = await table.screen(f"/match/{match}/dispute/1")
    await app.tap(re.compile("^Gelijk: ieder houdt het eigen, .*tik om te kiezen$"))
    assert "Neem ‘Gelijk telt’ over" in app.texts
    assert app.has(re.compile("^Gelijk: ieder houdt het eigen, .*gekozen$"))
    await app.tap(re.compile("^Gelijk: ieder houdt het eigen"))
    assert app.has(LEAVE)


async def test_every_agreement_can_be_picked_from_a_list(table: Table):
    match = await of_match(table, EQUAL)
    app = await table.screen(f"/match/{match}/dispute/1")
    await app.tap(OTHER)
    await app.tap("Bij nat vervalt de eigen roem. Wij 0 — Zij 182")
    assert "Neem ‘Roem vervalt’ over" in app.texts
    await app.tap(OTHER)
    await app.tap("Alles wat je kunt afspreken")
    assert app.route == f"/match/{match}/agreement"


async def test_nothing_proposed_is_said(table: Table):
    match = await of_match(table, SETTLED, game_id="heugen")
    app = await table.screen(f"/match/{match}/dispute/1")
    assert app.shows(re.compile("^Geen enkele andere afspraak maakt hier verschil"))
    assert not app.has(re.compile("tik om te kiezen"))
    await app.tap(LEAVE)


async def test_agreements_under_which_the_hand_cannot_be_are_folded_away(table: Table):
    match = await of_match(table, {**hand("wij", 100), "kraak": 2}, kraken=True)
    app = await table.screen(f"/match/{match}/dispute/1")
    assert "Er wordt niet gekraakt." not in app.texts
    await app.tap("Bij 1 afspraak kan deze hand niet, dicht")
    assert "Er wordt niet gekraakt." in app.texts
    await app.tap("Bij 1 afspraak kan deze hand niet, open")
    assert "Er wordt niet gekraakt." not in app.texts


@pytest.mark.parametrize("game_id", PLAYED)
@pytest.mark.parametrize(
    ("width", "height", "text", "locale"),
    [(390, 844, 1.0, "nl"), (390, 844, 2.0, "nl"), (1180, 820, 1.0, "en"), (844, 390, 1.0, "nl")],
)
async def test_every_game_on_every_screen(
    table: Table, game_id: str, width: float, height: float, text: float, locale: str
):
    match = await of_match(table, PLAYED[game_id], game_id=game_id)
    app = await table.screen(f"/match/{match}/dispute/1", width=width, height=height, text=text)
    if locale == "en":
        await in_english(app)
    assert reachable_without_name(app) == []
    heads = [name for name, _ in app.named() if re.search("tik om te kiezen|tap to choose", name)]
    assert len(heads) > 1
    await app.tap(heads[-1])
    assert app.has(re.compile("^(Neem|Adopt) "))


async def in_english(app: App) -> None:
    route = app.route
    await app.go("/settings")
    await app.tap(re.compile("^English"))
    await app.go(route)


async def test_with_large_text_otherwise_is_written(table: Table):
    match = await of_match(table, EQUAL)
    app = await table.screen(f"/match/{match}/dispute/1", text=2.0)
    assert "anders" in app.texts
    told = [c.label for c in app.all(ft.Semantics) if c.label and "anders" in c.label]
    assert any("Wij 116, anders" in label for label in told)


async def test_geschil_opens_within_a_tenth_of_a_second_of_python(table: Table):
    for game_id, played in PLAYED.items():
        match = await of_match(table, played, game_id=game_id)
        app = await table.screen(f"/match/{match}/why/1")
        spent = []
        for _ in range(3):
            began = thread_time()
            await app.go(f"/match/{match}/dispute/1")
            spent.append(thread_time() - began)
            await app.go(f"/match/{match}/why/1")
        assert min(spent) < 0.100, game_id


async def test_a_hand_that_is_gone_says_so(table: Table):
    match = await of_match(table, EQUAL)
    app = await table.screen(f"/match/{match}/dispute/7")
    assert app.shows("Hier staat geen hand (meer).")


# --- A loose hand ---------------------------------------------------------------------------------------------------


async def test_a_loose_hand_is_entered_and_settled_and_nothing_is_stored(table: Table):
    app = await table.screen("/")
    await app.tap("Geschil oplossen")
    await app.tap("Klaverjassen")
    await table.rest(app)
    for tap in ("Wij spelen", "9", "6"):
        await app.tap(tap)
    await app.tap(re.compile("Vergelijk$"))
    await table.rest(app)
    assert app.route == "/dispute/klaverjassen/compare"
    assert {"Afronden", "De punten van Wij: de 6 beslist.", "Wij 96 — Zij 66"} <= set(app.texts)
    assert await table.ask(lambda s: s.matches()) == ()
    await app.tap("Klaar")
    await table.rest(app)
    assert app.route == "/"
    assert await table.ask(lambda s: s.draft("dispute/klaverjassen")) is None


async def test_a_loose_hand_is_there_again_after_a_restart(table: Table):
    app = await table.screen("/dispute/klaverjassen")
    for tap in ("Zij spelen", "8", "1"):
        await app.tap(tap)
    await table.again()
    app = await table.screen("/dispute/klaverjassen/compare")
    assert "Gelijk telt" in app.texts


async def test_what_is_taken_over_is_what_a_loose_hand_is_judged_by(table: Table):
    app = await table.screen("/dispute/klaverjassen")
    for tap in ("Wij spelen", "8", "1"):
        await app.tap(tap)
    await app.tap(re.compile("Vergelijk$"))
    await table.rest(app)
    await app.tap(re.compile("^Gelijk: ieder houdt het eigen"))
    await app.tap(re.compile("^Neem"))
    await table.rest(app)
    assert app.has(re.compile("^Jullie spraken af: gelijk: ieder houdt het eigen, .*gekozen$"))
    await app.tap("Terug")
    await table.rest(app)
    await app.tap("Wat zelden voorkomt")
    await app.tap("Afspraak")
    await table.rest(app)
    assert app.has("Ieder houdt het eigen, gekozen")


async def test_a_loose_hand_is_played_as_the_last_match_was(table: Table):
    await table.match([PLAYED["hartenjagen"]], FOUR, game="hartenjagen", rules={"moon": "off"})
    app = await table.screen("/dispute/hartenjagen")
    assert {"Riet", "Piet"} <= set(app.texts)
    await app.tap("Wat zelden voorkomt")
    await app.tap("5 spelers")
    await table.rest(app)
    assert "Stoel 5" in app.texts


async def test_an_empty_loose_hand_has_nothing_to_compare(table: Table):
    app = await table.screen("/dispute/sheepshead/compare")
    await table.rest(app)
    assert app.route == "/dispute/sheepshead"


async def test_a_game_that_nobody_knows(table: Table):
    app = await table.screen("/dispute/bridge")
    assert "Geen spel hier" in app.texts
    assert all(name in game_ids() for name in PLAYED)


def test_a_half_entered_loose_hand_is_no_hand_yet():
    assert argued(Loose("klaverjassen", FOUR, {}, kept_of({})), Words("nl")) is None
