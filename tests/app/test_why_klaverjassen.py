"""Waarom? of every kind of hand: what is shown adds up to what is written, and says where each rule is known from."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import flet as ft
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.screens.why_text import Step, steps_of
from app.store.values import Person, StoredHand, StoredMatch
from app.table.sheet import sheet_of
from app.words import Words
from scoring import game
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand, take_back
from tests.app.test_draft_klaverjassen import hands

NOW = datetime(2024, 5, 12, 20, 41, tzinfo=UTC)
GAME = game("klaverjassen")


def sheet(*played: dict[str, Any], **rules: Any) -> Any:
    """A match as it is stored, on 12 May 2024."""
    people = tuple(Person(n, name) for n, name in enumerate(FOUR))
    written = tuple(StoredHand(n, 1, one, NOW, NOW, False) for n, one in enumerate(played))
    return sheet_of(StoredMatch("m", "klaverjassen", "", people, 0, rules, written, 1, NOW, NOW, None, None, None))


def steps(played: dict[str, Any], **rules: Any) -> list[Step]:
    return steps_of(sheet(played, **rules), 0, Words("nl", strict=True))


def amount(text: str) -> int:
    return int(re.sub(r"[ .+]", "", text).replace("−", "-") or 0)


def moved(told: list[Step]) -> tuple[int, ...]:
    """What the steps that write something add up to, a side."""
    rows = [s.amounts for s in told if s.kind == "moves"]
    return tuple(sum(amount(row[i]) for row in rows) for i in range(2))


def told(played: dict[str, Any], **rules: Any) -> list[tuple[str, ...]]:
    return [(s.kind, s.said, *s.amounts) for s in steps(played, **rules)]


# --- The sums -------------------------------------------------------------------------------------------------------


def test_made():
    assert told(hand("wij", 90, 20)) == [
        ("counted", "Geteld, samen 162", "90", "72"),
        ("counted_last", "Roem", "+ 20", "0"),
        ("together", "Samen", "110", "72"),
        ("moves", "Gehaald: ieder schrijft het eigen", "110", "72"),
    ]


def test_nat_because_it_is_short():
    assert told(hand("wij", 74, 20, 20)) == [
        ("counted", "Geteld, samen 162", "74", "88"),
        ("counted_last", "Roem", "+ 20", "+ 20"),
        ("together", "Samen", "94", "108"),
        ("rule", "Wij zijn nat. Meer dan de helft van 202 is 102. Wij hebben 94."),
        ("moves", "Kaarten naar Zij", "0", "162"),
        ("moves", "Roem naar Zij", "0", "+ 40"),
    ]


def test_nat_because_equal_is_nat():
    equal = steps(hand("wij", 81))
    assert [s.said for s in equal if s.kind == "rule"] == [
        "Gelijk is nat. Meer dan de helft van 162 is 82. Wij hebben 81."
    ]
    assert [s.nat for s in equal if s.kind == "rule"] == [True]


def test_nat_that_was_declared():
    assert told({"playing": "zij", "nat": True}) == [
        ("rule", "Zij zijn nat. De punten zijn niet geteld."),
        ("moves", "Kaarten naar Wij", "162", "0"),
    ]


def test_tegenpit():
    assert told({"playing": "wij", "pit": "zij", "roem": {"wij": 0, "zij": 40}}) == [
        ("rule", "Wij zijn nat. Alle slagen zijn voor Zij."),
        ("moves", "Kaarten naar Zij", "0", "162"),
        ("moves", "Tegenpit telt 100", "0", "+ 100"),
        ("moves", "Roem van Zij", "0", "+ 40"),
    ]


def test_pit():
    assert told({"playing": "wij", "pit": "wij", "roem": {"wij": 20, "zij": 0}}) == [
        ("moves", "Kaarten naar Wij", "162", "0"),
        ("moves", "Pit: alle slagen voor Wij", "+ 100", "0"),
        ("moves", "Roem van Wij", "+ 20", "0"),
    ]


def test_rounding_and_kraak():
    assert told({**hand("wij", 97), "kraak": 2}, rounding="tens", kraken=True) == [
        ("counted", "Geteld, samen 162", "97", "65"),
        ("moves", "Gehaald: ieder schrijft het eigen", "97", "65"),
        ("moves", "Op tientallen: 97 van Wij wordt 100, 60 voor Zij", "+ 3", "− 5"),
        ("moves", "Kraak: de kaarten keer 2, roem en pit niet", "+ 100", "+ 60"),
    ]


@pytest.mark.parametrize(
    ("agreed", "last"),
    [
        ("162_and_roem", [("moves", "Kaarten naar Wij", "162", "0"), ("moves", "Alle roem naar Wij", "+ 50", "0")]),
        ("162_plus_100", [("moves", "100 erbij voor Wij", "+ 100", "0"), ("rule", "50 roem telt niet na verzaken")]),
        ("162_only", [("moves", "Kaarten naar Wij", "162", "0"), ("rule", "50 roem telt niet na verzaken")]),
        ("redeal", [("rule", "Zij hebben verzaakt: overnieuw, dezelfde gever")]),
    ],
)  # fmt: skip
def test_verzaakt(agreed, last):
    assert (
        told({"playing": "wij", "verzaakt": "zij", "roem": {"wij": 50, "zij": 0}}, verzaakt=agreed)[-len(last) :]
        == last
    )


def test_equal_where_each_keeps_its_own():
    assert told(hand("wij", 81), tie="each_own")[-1] == ("moves", "Gelijk: ieder houdt het eigen", "81", "81")


def test_roem_that_is_lost():
    assert told(hand("wij", 74, 20, 20), nat_roem="lost")[-3:] == [
        ("moves", "Kaarten naar Zij", "0", "162"),
        ("rule", "20 roem van Wij vervalt bij nat"),
        ("moves", "Roem van Zij", "0", "+ 20"),
    ]


def test_nat_is_red_and_nothing_else_is():
    for played, nat in (
        (hand("wij", 90), 0), (hand("wij", 74), 1), ({"playing": "wij", "nat": True}, 1),
        ({"playing": "wij", "pit": "zij"}, 1), ({"playing": "wij", "pit": "wij"}, 0),
        ({"playing": "wij", "verzaakt": "wij"}, 0),
    ):  # fmt: skip
        assert sum(s.nat for s in steps(played)) == nat, played


RULES = st.fixed_dictionaries({r.name: st.sampled_from(r.choices) for r in GAME.house_rules if r.name != "kraken"})


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(hands(), RULES, st.sampled_from(("nl", "en")))
def test_what_is_shown_adds_up_to_what_is_written(played, rules, lang):
    here = sheet(played, kraken=True, **rules)
    shown = steps_of(here, 0, Words(lang, strict=True))
    scores = here.replay.hands[0].scored.scores
    if lang == "en":
        shown = [s._replace(amounts=tuple(a.replace(",", "") for a in s.amounts)) for s in shown]
    assert moved(shown) == scores
    assert all(len(s.amounts) in (0, 2) for s in shown)


# --- Where a rule is known from -------------------------------------------------------------------------------------

AGREED = "Jullie afspraak van 12 mei 2024"


@given(hands(), RULES)
def test_jullie_afspraak_is_said_of_just_what_differs_from_the_usual(played, rules):
    here = sheet(played, kraken=True, **rules)
    usual = {r.name: r.default for r in GAME.house_rules}
    lines = here.replay.hands[0].scored.lines
    for line, step in zip(lines, steps_of(here, 0, Words("nl", strict=True)), strict=True):
        differs = bool(line.rule) and ({**rules, "kraken": True}[line.rule] != usual[line.rule])
        assert (step.source == AGREED, step.agreed) == (differs, differs), line


def test_a_default_that_is_said_again_is_no_agreement_of_the_table():
    assert [s.source for s in steps(hand("wij", 81), tie="nat") if s.nat] == ["Klaverjasmaat, Amsterdams"]


def test_every_rule_that_is_stated_has_a_source():
    for played in (hand("wij", 74), hand("wij", 81), {"playing": "wij", "nat": True}, {"playing": "wij", "pit": "zij"}):
        assert all(s.source for s in steps(played) if s.kind == "rule")


# --- The screen -----------------------------------------------------------------------------------------------------

HANDS = [hand("wij", 90), hand("zij", 100, zij=20), {**hand("wij", 74, 20, 20), "trump": "harten"}]


async def tap(table: Table, app: App, *names: str) -> None:
    for name in names:
        await app.tap(name)
        await table.rest(app)


async def test_a_hand_is_explained_to_its_running_total(table):
    match = await table.match(HANDS, started=NOW)
    app = await table.screen(f"/match/{match}/why/3")
    texts = app.texts
    assert texts[texts.index("Opgeschreven") :][:6] == ["Opgeschreven", "0", "202", "Stand na hand 3", "152", "394"]
    for said in ("Waarom?", "hand 3", "Wij spelen", "Klaverjasmaat, Amsterdams", "Wij zijn nat"):
        assert said in texts, said


async def test_what_this_table_agreed_on_is_said_so(table):
    match = await table.match(HANDS, started=NOW, rules={"nat_roem": "lost"})
    app = await table.screen(f"/match/{match}/why/3")
    assert app.texts.count(AGREED) == 1
    assert len(app.all(ft.Icon, icon=ft.Icons.HANDSHAKE_ROUNDED)) == 1


async def test_from_hand_to_hand(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/2")
    await tap(table, app, "Volgende hand")
    assert (app.route, app.disabled("Volgende hand")) == (f"/match/{match}/why/3", True)
    await tap(table, app, "Vorige hand", "Vorige hand")
    assert (app.route, app.disabled("Vorige hand")) == (f"/match/{match}/why/1", True)


async def test_from_the_pad_and_back(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Waarom?")
    assert app.route == f"/match/{match}/why/3"
    await tap(table, app, "Sluit")
    assert (app.route, len(app.views)) == (f"/match/{match}", 2)
    await tap(table, app, "Waarom?", "Terug naar het bord")
    assert app.route == f"/match/{match}"
    await tap(table, app, "Waarom?")
    await app.back()
    await table.rest(app)
    assert app.route == f"/match/{match}"


async def test_enter_corrects_and_escape_goes_back(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/2", platform="linux")
    await app.key("Enter")
    await table.rest(app)
    assert app.route == f"/match/{match}/hand/2"
    await app.go(f"/match/{match}/why/2")
    await app.key("Escape")
    assert app.route == f"/match/{match}"


async def test_a_forgotten_hand_before_this_one(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/2")
    await tap(table, app, "Meer", "Vergeten hand vóór hand 2")
    assert (app.route, app.texts[0]) == (f"/match/{match}/insert/2", "Vergeten hand 2")


async def test_what_stood_there_before_a_correction(table):
    match = await table.match(HANDS)
    first = (await table.ask(lambda s: s.match(match))).hands[0]
    for version, points in ((1, 91), (2, 60)):
        await table.ask(lambda s, v=version, p=points: s.correct_hand(match, first.id, hand("wij", p), v, f"again{v}"))
    app = await table.screen(f"/match/{match}/why/1")
    was = [t for t in app.texts if ": was " in t]
    assert [t.partition(" ")[2] for t in was] == ["was Wij spelen, Wij 91, Zij 71", "was Wij spelen, Wij 90, Zij 72"]
    other = await table.screen(f"/match/{match}/why/2")
    assert not [t for t in other.texts if ": was " in t]


async def test_a_correction_seen_from_waarom_is_there_at_once(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/1", width=1180, height=820)
    await tap(table, app, "Verbeter hand 1", "Laatste cijfer weg", "1")
    await app.click([c for c in app.all(ft.TextButton) if c.data == "ready"][-1])
    await table.rest(app)
    await app.go(f"/match/{match}/why/1")
    await table.rest(app)
    assert "91" in app.texts
    assert len([t for t in app.texts if ": was " in t]) == 1


async def test_a_doubt_that_was_set_aside_is_still_said(table):
    app = await table.screen(f"/match/{await table.match([hand('wij', 162)])}/why/1")
    assert "Alle 162 punten voor Wij: ook alle slagen?" in app.texts


@pytest.mark.parametrize("place", ["4", "0", "99", "x", "²", "-1"])
async def test_there_is_no_hand_to_explain(table, place):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/{place}")
    assert "Hier staat geen hand (meer)." in app.texts
    await app.tap("Terug naar het bord", nth=1)  # the strip of the pad above it says the same
    assert app.route == f"/match/{match}"


async def test_a_hand_that_another_phone_struck_is_no_longer_explained(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/3")
    other = await table.screen(f"/match/{match}")
    await tap(table, other, "Ongedaan")
    await table.rest(app)
    assert "Hier staat geen hand (meer)." in app.texts
    await take_back(other)
    await table.rest(app)
    assert "Wij zijn nat" in app.texts


async def test_at_200_percent_the_same_is_said(table):
    match = await table.match(HANDS)
    small = await table.screen(f"/match/{match}/why/3")
    large = await table.screen(f"/match/{match}/why/3", text=2.0)
    shorter = {"Klaverjassen", "Klaverjas", "Verbeter", "Verbeter hand 3", "Geschil"}
    assert set(small.texts) ^ set(large.texts) <= shorter
    assert large.has("Verbeter hand 3")
    assert large.has("Geschil")
