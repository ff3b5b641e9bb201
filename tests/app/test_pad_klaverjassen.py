"""The pad of klaverjassen: totals, who is ahead and who deals next are right after whatever a table does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import flet as ft
import pytest

from app.screens import pad
from app.words import Words
from scoring.match import Match, replay
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand, reachable_without_name, take_back

PIT = {"playing": "wij", "pit": "wij", "roem": {"wij": 20, "zij": 0}}
TEGENPIT = {"playing": "wij", "pit": "zij"}
NAT = {"playing": "zij", "nat": True, "roem": {"wij": 0, "zij": 40}, "trump": "ruiten"}
REVOKED = {"playing": "zij", "verzaakt": "zij", "roem": {"wij": 20, "zij": 0}}
HANDS = [
    hand("wij", 90),
    hand("zij", 100, zij=20),
    {**hand("wij", 74, 20, 20), "trump": "harten"},
    PIT,
    TEGENPIT,
    NAT,
    REVOKED,
]


def totals(app: App) -> list[str]:
    """The totals at the top: what is set the largest."""
    return [c.value or "" for c in app.walk() if isinstance(c, ft.Text) and c.style and (c.style.size or 0) >= 48]


def rows(app: App) -> list[str]:
    return [n for n, _ in app.named() if n.endswith("Tik voor waarom.")]


def stands(hands: list[dict[str, Any]], words: Words | None = None, **rules: Any) -> list[str]:
    words = words or Words("nl")
    return [words.number(t) for t in replay(Match("klaverjassen", FOUR, 0, rules, tuple(hands))).totals]


@pytest.fixture
def patient(monkeypatch):
    """Somebody who waits between two taps on Ongedaan."""
    monkeypatch.setattr(pad, "BOUNCE", 0.0)


async def put_back(table: Table, app: App) -> None:
    await take_back(app)
    await table.rest(app)


async def tap(table: Table, app: App, *names: str) -> None:
    for name in names:
        await app.tap(name)
        await table.rest(app)


# --- What stands on it ----------------------------------------------------------------------------------------------


async def test_a_new_pad_says_who_deals_and_that_nothing_is_written(table):
    app = await table.screen(f"/match/{await table.match(dealer=2)}")
    assert totals(app) == ["0", "0"]
    for said in ("Nog niets opgeschreven", "1 van 16", "Jan geeft, Piet komt uit", "Riet & Jan", "Ans & Piet"):
        assert said in app.texts
    assert app.disabled("Ongedaan")
    assert not app.has("Waarom?")


async def test_every_row_tells_its_hand(table):
    app = await table.screen(f"/match/{await table.match(HANDS)}")
    assert rows(app) == [
        "Hand 1, Wij spelen, Wij 90, Zij 72. Tik voor waarom.",
        "Hand 2, Zij spelen, Wij 62, Zij 120 waarvan roem 20. Tik voor waarom.",
        "Hand 3, harten troef, Wij spelen, Wij nat, Wij 0, Zij 202 waarvan roem 40. Tik voor waarom.",
        "Hand 4, Wij spelen, Wij pit, Wij 282 waarvan roem 20, Zij 0. Tik voor waarom.",
        "Hand 5, Wij spelen, Wij nat, Zij tegenpit, Wij 0, Zij 262. Tik voor waarom.",
        "Hand 6, ruiten troef, Zij spelen, Zij nat, Wij 202 waarvan roem 40, Zij 0. Tik voor waarom.",
        "Hand 7, Zij spelen, Zij verzaakt, Wij 182 waarvan roem 20, Zij 0. Tik voor waarom.",
    ]
    assert totals(app) == stands(HANDS) == ["818", "656"]
    assert app.shows("Wij staan 162 voor")
    assert app.shows("Piet geeft, Riet komt uit")


async def test_a_total_over_a_thousand_has_a_dot_and_equal_totals_have_no_leader(table):
    app = await table.screen(f"/match/{await table.match([PIT] * 4)}")
    assert totals(app) == ["1.128", "0"]
    app = await table.screen(f"/match/{await table.match([hand('wij', 90), hand('wij', 99), hand('zij', 108)])}")
    assert totals(app) == ["243", "243"]
    assert "Gelijke stand" in app.texts


async def test_a_row_is_told_once_and_its_numbers_are_silent(table):
    app = await table.screen(f"/match/{await table.match(HANDS)}")
    assert not [n for n, _ in app.named() if re.search(r"waarom\. \S", n)]


async def test_a_hand_dealt_again_has_no_number_and_the_dealer_deals_again(table):
    revoked = {"playing": "wij", "verzaakt": "wij"}
    app = await table.screen(f"/match/{await table.match([hand('wij', 90), revoked], rules={'verzaakt': 'redeal'})}")
    assert rows(app)[1] == "Hand –, Wij spelen, Wij verzaakt, Wij 0, Zij 0. Tik voor waarom."
    assert app.shows("Ans geeft, Jan komt uit")
    assert app.has("Hand 2 invoeren")


async def test_a_finished_boom_leads_to_its_result_and_says_no_next_dealer(table):
    app = await table.screen(f"/match/{await table.match([hand('wij', 90)] * 16)}")
    assert not [t for t in app.texts if "geeft" in t]
    assert {"Wij winnen", "16 van 16"} <= set(app.texts)
    assert not app.shows(re.compile(" voor$"))
    assert not app.has("Hand 17 invoeren")
    await tap(table, app, "Uitslag")
    assert app.route.endswith("/result")


async def test_the_pad_of_a_stopped_boom_says_who_won_and_that_it_was_stopped(table):
    match = await table.match([hand("wij", 90)] * 2)
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}")
    assert {"Wij winnen", "Gestopt na 2 handen"} <= set(app.texts)
    assert not app.shows("3 van 16")


async def test_a_hand_after_the_end_says_so_and_counts_for_nothing(table):
    match = await table.match([hand("wij", 90)] * 16)
    await table.ask(lambda s: s.write_hand(match, PIT, "later"))
    app = await table.screen(f"/match/{match}")
    assert rows(app)[-1].endswith("Zij 0, na het einde, telt niet mee. Tik voor waarom.")
    assert totals(app) == ["1.440", "1.152"]


# --- What a table does to it ----------------------------------------------------------------------------------------


async def test_undo_takes_the_last_hand_off_and_it_can_be_put_back(table):
    app = await table.screen(f"/match/{await table.match(HANDS)}")
    await tap(table, app, "Ongedaan")
    assert totals(app) == stands(HANDS[:-1])
    assert app.shows("Jan geeft, Piet komt uit")
    assert app.has("Hand 7 invoeren")
    assert "Hand 7 weg" in app.texts
    assert app.has("Zet terug")
    await put_back(table, app)
    assert totals(app) == stands(HANDS)
    assert len(rows(app)) == 7


async def test_undo_to_the_very_first_hand_and_no_further(table, patient):
    match = await table.match(HANDS[:2])
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Ongedaan", "Ongedaan")
    assert (totals(app), rows(app)) == (["0", "0"], [])
    assert app.disabled("Ongedaan")
    assert app.shows("Riet geeft, Ans komt uit")


async def test_a_bounced_thumb_on_undo_takes_one_hand(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}")
    for _ in range(2):
        await app.session.dispatch_event(app.find("Ongedaan")._i, "click", None)
    await tap(table, app, "Ongedaan")
    assert (len(rows(app)), "Hand 7 weg" in app.texts) == (6, True)


async def test_two_undone_are_put_back_in_their_order(table, patient):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Ongedaan")
    first = app.find("Zet terug", ft.TextButton)
    await tap(table, app, "Ongedaan")
    await put_back_of(table, app, first)
    assert totals(app) == stands([*HANDS[:-2], HANDS[-1]])
    await put_back(table, app)
    assert [h.data for h in (await table.ask(lambda s: s.match(match))).hands] == HANDS


async def put_back_of(table: Table, app: App, action: ft.TextButton) -> None:
    action.on_click(None)  # type: ignore[misc,call-arg] - its bar may have made room for another
    await table.rest(app)


async def test_a_hand_in_the_middle_is_struck_and_put_back_where_it_was(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/why/3")
    await tap(table, app, "Meer", "Streep hand 3 weg")
    assert app.route == f"/match/{match}"
    assert totals(app) == stands([*HANDS[:2], *HANDS[3:]])
    assert app.shows("Jan geeft, Piet komt uit")
    assert [r.partition(",")[0] for r in rows(app)] == [f"Hand {n}" for n in range(1, 7)]
    await put_back(table, app)
    assert [h.data for h in (await table.ask(lambda s: s.match(match))).hands] == HANDS


async def test_a_struck_hand_takes_the_end_of_the_match_with_it(table):
    match = await table.match([hand("wij", 90)] * 16)
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Ongedaan")
    assert app.has("Hand 16 invoeren")
    assert (await table.ask(lambda s: s.match(match))).ended is None
    await put_back(table, app)
    assert app.has("Uitslag")
    assert (await table.ask(lambda s: s.match(match))).ended is not None


async def test_what_one_phone_does_every_other_phone_shows(table):
    match = await table.match(HANDS)
    one, two = [await table.screen(f"/match/{match}") for _ in range(2)]
    await tap(table, one, "Ongedaan")
    await table.rest(two)
    assert (totals(two), rows(two)) == (totals(one), rows(one))
    assert "Hand 7 weg" not in two.texts


async def test_a_corrected_row_has_a_pencil_and_says_so(table):
    match = await table.match(HANDS)
    first = (await table.ask(lambda s: s.match(match))).hands[0]
    app = await table.screen(f"/match/{match}")
    pencils = len(app.all(ft.Icon, icon=ft.Icons.EDIT_ROUNDED))
    await table.ask(lambda s: s.correct_hand(match, first.id, hand("wij", 91), 1, "again"))
    await table.natpit.house.pads.load(match)
    await table.rest(app)
    assert rows(app)[0] == "Hand 1, Wij spelen, Wij 91, Zij 71, verbeterd. Tik voor waarom."
    assert len(app.all(ft.Icon, icon=ft.Icons.EDIT_ROUNDED)) == pencils + 1


async def test_the_table_stops_early_and_goes_on_after_all(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Meer", "Stop nu")
    assert app.route == f"/match/{match}/result"
    await app.go(f"/match/{match}")
    await table.rest(app)
    assert app.has("Uitslag")
    assert not app.has("Hand 8 invoeren")
    await tap(table, app, "Meer")
    assert not app.has("Stop nu")
    await tap(table, app, "Toch verder spelen")
    assert app.has("Hand 8 invoeren")
    await tap(table, app, "Meer")
    assert not app.has("Toch verder spelen")


async def test_stopping_by_accident_is_taken_back_at_once(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Meer", "Stop nu")
    await put_back(table, app)
    assert app.route == f"/match/{match}"
    assert app.has("Hand 8 invoeren")


async def test_a_match_is_put_away_and_back(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Meer", "Leg dit spel weg")
    assert app.route == "/"
    assert (await table.ask(lambda s: s.match(match))).removed is not None
    await put_back(table, app)
    assert app.route == f"/match/{match}"
    assert (await table.ask(lambda s: s.match(match))).removed is None
    assert totals(app) == stands(HANDS)


async def test_before_the_first_hand_there_is_nothing_to_stop_share_or_put_between(table):
    app = await table.screen(f"/match/{await table.match()}")
    await tap(table, app, "Meer")
    assert app.has("Namen en plaatsen")
    assert not any(app.has(rare) for rare in ("Vergeten hand ertussen", "Deel", "Stop nu"))


async def test_rules_that_changed_keep_a_struck_hand_out_with_a_word(table):
    kraak = {**hand("wij", 90), "kraak": 2}
    match = await table.match([kraak], rules={"kraken": True})
    app = await table.screen(f"/match/{match}")
    await tap(table, app, "Ongedaan")
    await table.ask(lambda s: s.set_rules(match, {}))
    await table.natpit.house.pads.load(match)
    await put_back(table, app)
    assert "Kraken is hier niet afgesproken" in app.texts
    assert totals(app) == ["0", "0"]


# --- Room, reach and language ---------------------------------------------------------------------------------------


async def test_beside_the_pad_lies_the_entry_and_every_hand_begins_a_fresh_one(table):
    match = await table.match()
    app = await table.screen(f"/match/{match}", width=1180, height=820)
    assert app.shows("Riet geeft, Ans komt uit")
    for n, digits in ((1, "97"), (2, "88")):
        assert f"Hand {n}" in app.texts
        await tap(table, app, "Wij spelen", *digits)
        await app.click([c for c in app.all(ft.TextButton) if c.data == "ready"][-1])
        await table.rest(app)
        assert app.route == f"/match/{match}"
        assert len(rows(app)) == n
        assert app.has("Punten Wij: leeg")
        assert app.shows("Wie speelt: Wij of Zij?")
    assert totals(app)[:2] == ["185", "139"]


async def test_waarom_takes_the_place_of_the_entry_and_gives_it_back(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}", width=1180, height=820)
    await tap(table, app, "Wij spelen", "9")
    await tap(table, app, rows(app)[2])
    assert app.route == f"/match/{match}/why/3"
    assert not app.has("Wij spelen")
    assert app.has("Verbeter hand 3")
    await tap(table, app, "Sluit")
    assert app.has("Punten Wij: 9")
    await tap(table, app, rows(app)[2], "Verbeter hand 3", "Sluit")
    assert (app.route, app.has("Punten Wij: 9")) == (f"/match/{match}", True)


async def test_a_full_pad_shows_its_result_beside_it(table):
    match = await table.match([hand("wij", 90)] * 15)
    app = await table.screen(f"/match/{match}", width=1180, height=820)
    await tap(table, app, "Wij spelen", "Pit")
    await app.click([c for c in app.all(ft.TextButton) if c.data == "ready"][-1])
    await table.rest(app)
    assert app.has("Revanche")
    assert len(rows(app)) == 16


SIZES = [
    {}, {"text": 1.3}, {"text": 2.0}, {"width": 844, "height": 390}, {"width": 1180, "height": 820},
    {"width": 320, "height": 568, "text": 2.0},
]  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("route", ["", "/hand", "/hand/3", "/why/3", "/why/6"])
async def test_everything_that_can_be_reached_has_a_name_and_is_48_high(table, size, route):
    match = await table.match(HANDS, rules={"kraken": True})
    app = await table.screen(f"/match/{match}{route}", **size)
    assert reachable_without_name(app) == []
    assert list(too_low(app)) == []


def too_low(app: App) -> Iterator[str]:
    for name, control in app.named():
        for side in ("height", "width"):
            size = getattr(control, side, None)
            if isinstance(size, int | float) and size < 48:
                yield f"{name}: {side} {size}"


async def test_at_200_percent_the_pad_says_all_that_it_says_at_100(table):
    match = await table.match(HANDS)
    small = await table.screen(f"/match/{match}")
    large = await table.screen(f"/match/{match}", text=2.0)
    assert rows(large) == rows(small)
    assert {"818", "656", "Wij staan 162 voor", "Piet geeft, Riet komt uit"} <= set(large.texts)
    assert large.has("Hand 8 invoeren")
    await tap(table, large, "Meer", "Stop nu")
    assert large.route.endswith("/result")


async def test_at_200_percent_a_hand_is_entered_with_the_same_taps(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/hand", text=2.0)
    await tap(table, app, "Wij spelen", "9", "7", "Wij, roem plus 20")
    await app.click([c for c in app.all(ft.TextButton) if c.data == "ready"][-1])
    await table.rest(app)
    assert rows(app)[-1].startswith("Hand 8, Wij spelen, Wij 117 waarvan roem 20, Zij 65")


TERMS = {
    "klaverjassen", "natpit", "nat", "pit", "roem", "tegenpit", "kraak", "hand", "boom", "p", "n", "v", "amsterdams",
    "klaverjasmaat", *(name.lower() for name in FOUR),
}  # fmt: skip
"""What is said the same in both languages, and who plays."""


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^}]*\}", " ", text).lower()))


def all_words(lang: str) -> set[str]:
    words = Words(lang)
    sentences = [words.sentence(one) for one in words.ids()]
    return {w for s in sentences for form in ([s] if isinstance(s, str) else s) for w in words_of(form)}


@cache
def dutch_words() -> frozenset[str]:
    """The words of the Dutch sentences that are in no English one."""
    return frozenset(all_words("nl") - all_words("en") - TERMS)


@pytest.mark.parametrize("route", ["", "/hand", "/hand/2", "/insert/1", *(f"/why/{n}" for n in range(1, 8))])
async def test_in_english_no_dutch_word_is_left(table, route):
    match = await table.match(HANDS, rules={"kraken": True})
    first = (await table.ask(lambda s: s.match(match))).hands[0]
    await table.ask(lambda s: s.correct_hand(match, first.id, {**hand("wij", 91), "player": 2, "kraak": 2}, 1, "again"))
    app = await english(table, f"/match/{match}{route}")
    await app.tap("What is rare" if app.has("What is rare") else "More")
    assert app.all(ft.BottomSheet)
    said = [*app.texts, *(n for n, _ in app.named())]
    assert {w for s in said for w in words_of(s)} & dutch_words() == set()


async def test_the_search_for_dutch_words_finds_them(table):
    app = await table.screen(f"/match/{await table.match(HANDS)}/why/3")
    assert {"gehaald", "waarom", "troef"} <= dutch_words()
    assert {"waarom", "opgeschreven"} <= {w for s in app.texts for w in words_of(s)} & dutch_words()


async def english(table: Table, route: str) -> App:
    app = await table.screen(route)
    room: Any = app.page.on_resize.__self__  # type: ignore[union-attr]
    await room.choose_language("en")
    await table.rest(app)
    return app
