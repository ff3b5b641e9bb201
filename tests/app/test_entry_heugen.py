"""Entering a hand of heugen: what taps make of the draft, and the taps themselves on the real screen."""

from __future__ import annotations

import json
import re
from typing import Any

import flet as ft
import pytest

from app.entry import heugen as entry
from app.entry.contract import Case, Verdict
from app.entry.heugen import draft as d
from app.entry.heugen.draft import Draft
from app.entry.heugen.sum import said_of, terms_of
from app.words import Words
from scoring.game import Refused
from scoring.game import Table as Seats
from scoring.heugen import GAME
from tests.app.harness import App
from tests.app.table import Table, reachable_without_name

NAMES = ("Truus", "Henk", "Bea")


def at(seats: int = 3, **rules: Any) -> Case:
    """A hand at the table of Truus, Henk and Bea, who deals."""
    words = Words("nl", strict=True)
    table = Seats(seats, seats - 1, GAME.complete(rules))
    return Case(GAME, table, GAME.first(seats), NAMES[:seats], words, dict(enumerate(NAMES[:seats])))


CASE = at()


def typed(draft: Draft, digits: str) -> Draft:
    for digit in digits:
        draft = d.digit(draft, digit)
    return draft


def played(case: Case = CASE, bidder: int = 0, bid: int = 100, **more: Any) -> Draft:
    """A draft in which somebody plays for a bid."""
    return entry.empty(case)._replace(bidder=bidder, bid=bid, **more)


def says(draft: Draft, case: Case = CASE) -> tuple[str, str, str]:
    said = entry.verdict(draft, case)
    return said.state, said.line1, said.line2


def sums(draft: Draft, case: Case = CASE) -> str:
    return " ".join(f"{t.op} {t.number}".strip() for t in terms_of(draft, case))


# --- The bar ----------------------------------------------------------------------------------------------------------


def test_the_bar_asks_who_plays_and_then_what_he_needs() -> None:
    assert says(entry.empty(CASE)) == ("missing", "Wie speelt?", "")
    assert says(played()) == ("missing", "Hoeveel punten? Nog 92 nodig", "")
    assert says(played(bid=150, roem=(100, 20))) == ("missing", "Hoeveel punten? Nog 22 nodig", "")
    assert says(played(bid=160)) == ("missing", "Hoeveel punten? Het bod is niet te halen", "")


def test_a_bid_that_is_made_is_told_with_what_the_others_pay() -> None:
    made = typed(played(bid=120, roem=(20,)), "112")
    assert says(made) == ("ready", "Truus haalt het: + 20", "geruild: Henk en Bea elk − 10")
    assert says(d.exchange(made, False)) == ("ready", "Truus haalt het: + 40", "niet geruild: Henk en Bea elk − 20")


def test_nat_is_told_with_what_was_short() -> None:
    assert says(typed(played(), "91")) == ("nat", "Truus nat: − 20", "10 tekort: Henk en Bea elk + 10")


def test_the_bid_reached_exactly_is_made_or_nat_as_the_table_agreed() -> None:
    assert says(typed(played(), "92")) == ("ready", "Truus haalt het precies: 0", "niemand krijgt of betaalt iets")
    nat = at(equal="nat")
    assert says(typed(played(nat), "92"), nat) == ("nat", "Truus precies nat: 0", "niemand krijgt of betaalt iets")


def test_a_half_is_written_as_a_half() -> None:
    halves = at(surplus="bidder_gets_half")
    assert says(typed(played(halves), "102"), halves)[1:] == ("Truus haalt het: + 5", "geruild: Henk en Bea elk − 2½")


def test_a_number_from_1_to_15_may_grow_and_can_be_written() -> None:
    assert [n for n in range(152) if typed(played(), str(n)).may_grow()] == list(range(1, 16))
    grows = typed(played(), "11")
    assert says(grows) == ("grow", "Truus 11", "nog een cijfer?")
    assert entry.verdict(entry.write_pressed(grows, CASE), CASE).state == "nat"


def test_all_points_without_kapot_asks_for_all_tricks() -> None:
    all_points = typed(played(), "151")
    asked = entry.verdict(all_points, CASE)
    assert (asked.state, asked.line1) == ("ask", "Alle 151 punten: ook alle slagen?")
    (yes, _), (no, _) = asked.answers
    assert says(entry.answer(all_points, yes, CASE)) == ("ready", "Truus kapot: + 150", "geruild: Henk en Bea elk − 25")
    without = entry.answer(all_points, no, CASE)
    assert says(without) == ("ready", "Truus haalt het: + 50", "geruild: Henk en Bea elk − 25")
    assert "kapot" not in entry.hand(without)


def test_roem_that_cannot_be_is_asked_about_until_it_changes() -> None:
    odd = typed(played(roem=(20, 20, 70)), "92")
    asked = entry.verdict(odd, CASE)
    assert (asked.state, asked.line1) == ("ask", "110 roem kan niet in één hand, goed geteld?")
    (sure, _), (again, _) = asked.answers
    assert entry.verdict(entry.answer(odd, sure, CASE), CASE).state == "ready"
    assert entry.answer(odd, again, CASE).roem == ()
    assert entry.answer(odd, again, CASE).points() == 92
    more = d.add_roem(d.add_roem(entry.answer(odd, sure, CASE), 20), 0)
    assert entry.verdict(more, CASE).state == "ask"


def test_kapot_without_exchange_at_a_total_that_cannot_be_is_asked_about() -> None:
    odd = typed(played(exchanged=False, kapot=True), "112")
    asked = entry.verdict(odd, CASE)
    assert (asked.state, asked.line1) == ("ask", "Kapot zonder ruilen kan niet met 112 punten, goed geteld?")
    (sure, _), (again, _) = asked.answers
    assert says(entry.answer(odd, sure, CASE))[1] == "Truus kapot: + 140"
    assert says(entry.answer(odd, again, CASE)) == ("missing", "Kapot: hoeveel punten telt Truus?", "")


def test_what_is_written_is_what_the_bar_said() -> None:
    draft = typed(played(bid=120, roem=(20,), trump="harten"), "112")
    hand = {"bidder": 0, "bid": 120, "exchanged": True, "points": 112, "roem": 20, "trump": "harten"}
    assert entry.hand(draft) == hand
    assert GAME.score(hand, CASE.table, CASE.standing).scores == (20, -10, -10)


# --- Kapot, passed, the bid -------------------------------------------------------------------------------------------


def test_kapot_after_an_exchange_is_151_points_and_nothing_can_be_typed() -> None:
    kapot = d.toggle_kapot(typed(played(), "44"))
    assert (kapot.points(), kapot.open_digits()) == (151, 0)
    assert entry.hand(kapot)["points"] == 151
    assert d.toggle_kapot(kapot).points() is None


@pytest.mark.parametrize("case", [CASE, at(2)], ids=["three, not exchanged", "two"])
def test_kapot_must_be_counted_where_it_is_not_151_by_itself(case: Case) -> None:
    kapot = d.exchange(d.toggle_kapot(played(case)), case.table.seats == 2)
    assert says(kapot, case) == ("missing", "Kapot: hoeveel punten telt Truus?", "")
    assert entry.hand(typed(kapot, "130")) == {
        "bidder": 0, "bid": 100, "exchanged": case.table.seats == 2, "points": 130, "kapot": True,
    }  # fmt: skip
    assert entry.verdict(typed(kapot, "130"), case).state == "ready"


def test_back_takes_off_the_last_thing() -> None:
    assert d.back(d.toggle_kapot(played())).kapot is False
    counted = typed(d.exchange(d.toggle_kapot(played()), False), "13")
    assert (d.back(counted).digits, d.back(counted).kapot) == ("1", True)
    assert d.back(d.back(d.back(counted))).kapot is False
    assert d.back(d.toggle_passed(played())).passed is False
    assert d.wipe(counted) == played(exchanged=False)


def test_a_hand_that_nobody_bid_on_is_a_hand_only_where_the_table_agreed_on_it() -> None:
    agreed = at(nobody_bids="kleur_bekennen")
    passed = d.toggle_passed(typed(played(agreed, bid=130), "40"))
    assert entry.hand(passed) == {"passed": True}
    assert says(passed, agreed) == ("ready", "Gepast: 0", "niemand bood, de hand telt niet")
    assert d.toggle_passed(passed) == typed(played(agreed, bid=130), "40")
    assert d.choose(passed, 1).passed is False
    assert entry.key(Draft(), "P", agreed).passed
    assert not entry.key(Draft(), "P", CASE).passed


def test_the_bid_goes_in_tens_and_not_below_10() -> None:
    assert [d.step_bid(Draft(), way).bid for way in ("up", "down")] == [110, 90]
    assert d.step_bid(Draft(bid=10), "down").bid == 10
    assert d.step_bid(Draft(bid=d.MOST_BID), "up").bid == d.MOST_BID


def test_the_keypad_stops_at_151() -> None:
    assert typed(Draft(), "152").digits == "15"
    assert typed(Draft(), "161").digits == "16"
    assert typed(Draft(), "05").digits == "0"
    assert typed(Draft(), "15").open_digits() == 0b11
    assert typed(Draft(), "74").open_digits() == 0


# --- The sum ----------------------------------------------------------------------------------------------------------


def test_the_sum_shows_the_rounding_and_why() -> None:
    terms = terms_of(typed(played(bid=120, roem=(20,)), "132"), CASE)
    assert said_of(terms) == "geteld: 132, 2 naar boven: 140, roem: 20, tegen 120: 160"
    assert sums(typed(played(bid=120, roem=(20,)), "132")) == "132 arrow 140 + 20 = 160"
    assert sums(typed(played(), "91")) == "91 arrow 90 tegen 100"
    assert terms_of(typed(played(), "91"), CASE)[1].caption == "1 omlaag"
    assert terms_of(typed(played(), "90"), CASE)[1].caption == "blijft"


def test_the_sum_tells_what_is_needed_before_there_is_a_count() -> None:
    assert said_of(terms_of(played(), CASE)) == "geteld: –, nodig: 92"
    assert said_of(terms_of(played(bid=120, roem=(50,)), CASE)) == "geteld: –, roem: 50, nodig: 62"
    assert said_of(terms_of(played(bid=160), CASE)) == "geteld: –, nodig: –"


def test_the_sum_follows_the_house_rules() -> None:
    none = at(rounding="none")
    assert sums(typed(played(none), "132"), none) == "132 tegen 100"
    theirs = at(round_whom="opponents")
    terms = terms_of(typed(played(theirs), "76"), theirs)
    assert (terms[1].number, terms[1].caption) == ("70", "150 − 80")
    lost = at(below_zero_target=False)
    over = typed(played(lost, roem=(70, 70)), "23")
    assert said_of(terms_of(over, lost)) == "geteld: 23, 3 naar boven: 30, van 140: 100, tegen 100: 130"
    assert says(over, lost)[1] == "Truus haalt het: + 30"
    assert says(over)[1] == "Truus haalt het: + 70"


# --- Kept, corrected, keys --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand",
    [
        {"bidder": 1, "bid": 150, "points": 45, "exchanged": False, "roem": 120, "trump": "harten"},
        {"bidder": 2, "bid": 100, "points": 151, "exchanged": True, "kapot": True},
        {"bidder": 2, "bid": 90, "points": 0, "exchanged": True},
        {"passed": True},
    ],
    ids=["roem", "kapot", "none", "passed"],
)
def test_a_written_hand_is_filled_in_again(hand: dict[str, Any]) -> None:
    draft = entry.of_hand(hand, CASE)
    assert entry.hand(draft) == hand
    assert entry.load(json.loads(json.dumps(entry.dump(draft))), CASE) == draft


def test_what_stands_in_a_written_hand_can_be_typed_over() -> None:
    assert typed(entry.of_hand({"bidder": 0, "bid": 100, "points": 132}, CASE), "9").digits == "9"


def test_a_draft_that_cannot_be_read_is_left_as_it_begins() -> None:
    odd = {"bidder": "Truus", "bid": 105, "roem": [20, "x"], "digits": "900", "kapot": 1, "trump": "x", "more": []}
    assert entry.load(odd, CASE) == entry.empty(CASE)
    assert entry.load({"bidder": 7}, CASE).bidder == 7
    said = entry.verdict(typed(Draft(bidder=7), "92"), CASE)
    assert (said.state, said.line1) == ("missing", "Deze speler doet niet mee. Het kan zijn: Truus, Henk en Bea")


def test_the_keys_of_a_desktop() -> None:
    draft = entry.empty(CASE)
    for key in ("T", "+", "=", "-", "Add", "1", "1", "2", "r"):
        draft = entry.key(draft, key, CASE)
    assert draft == typed(played(bid=120, exchanged=False), "112")
    assert entry.key(draft, "Backspace", CASE).digits == "11"
    assert entry.key(draft, "K", CASE).kapot
    assert entry.key(draft, "b", CASE).bidder == 2
    assert entry.key(draft, "F5", CASE) == draft


def test_who_sits_out_cannot_play() -> None:
    two = Case(GAME, CASE.table._replace(out=(1,)), CASE.standing, NAMES, CASE.words, CASE.who)
    draft = typed(entry.empty(two)._replace(bidder=0), "132")
    assert draft.players == 2
    assert says(draft, two) == ("ready", "Truus haalt het: + 40", "geruild: Bea − 20")
    with pytest.raises(Refused):
        GAME.score({"bidder": 1, "bid": 100, "points": 132}, two.table, two.standing)


def test_nothing_that_can_be_tapped_together_ends_without_a_word() -> None:
    """Every state that taps can lead to has a bar, in both languages."""
    for lang in ("nl", "en"):
        for rules in ({}, {"nobody_bids": "kleur_bekennen", "round_whom": "opponents"}):
            case = at(**rules)._replace(words=Words(lang, strict=True))
            for digits in ("", "0", "1", "91", "92", "130", "151"):
                for exchanged in (True, False):
                    for kapot in (True, False):
                        draft = typed(played(case, exchanged=exchanged), digits)
                        draft = d.toggle_kapot(draft) if kapot else draft
                        assert isinstance(entry.verdict(draft, case), Verdict)
                        assert said_of(terms_of(draft, case))


# --- On the screen ----------------------------------------------------------------------------------------------------


Screen = tuple[App, str]


@pytest.fixture
async def screen(table: Table) -> Screen:
    """The first hand of a match of Truus, Henk and Bea, being entered; and the id of that match."""
    match = await table.match((), NAMES, game="heugen", dealer=2)
    return await table.screen(f"/match/{match}/hand"), match


async def written(table: Table, match: str) -> list[dict[str, Any]]:
    return [h.data for h in (await table.ask(lambda s: s.match(match))).hands]


async def write(screen: Screen, *taps: str, bar: str) -> int:
    """Taps these keys and then the bar, which says `bar`. How many taps that was."""
    app, match = screen
    for tap in taps:
        await app.tap(tap)
    await app.tap(re.compile(f"^{re.escape(bar)}"))
    await app.until(lambda: app.route == f"/match/{match}")
    return len(taps) + 1


async def test_the_typical_hand_takes_8_taps(table: Table, screen: Screen) -> None:
    app, match = screen
    taps = ("Truus speelt", "Bod 10 omhoog", "Bod 10 omhoog", "1", "1", "2", "Truus, roem plus 20")
    assert await write(screen, *taps, bar="Truus haalt het: + 20") == 8
    assert await written(table, match) == [{"bidder": 0, "bid": 120, "exchanged": True, "points": 112, "roem": 20}]
    assert [t for t in app.texts if t in ("20", "−10")] == ["20", "−10", "−10"]


async def test_the_shortest_hand_takes_3_taps(screen: Screen) -> None:
    assert await write(screen, "Truus speelt", "Kapot", bar="Truus kapot: + 150") == 3


async def test_the_longest_usual_hand_takes_12_taps(screen: Screen) -> None:
    taps = ("Bea speelt", *["Bod 10 omhoog"] * 5, "Niet geruild", "1", "4", "2", "Bea, roem plus 20")
    assert await write(screen, *taps, bar="Bea haalt het: + 40") == 12


async def test_a_blocked_key_cannot_be_pressed(screen: Screen) -> None:
    app, _ = screen
    for tap in ("Truus speelt", "7", "4"):
        await app.tap(tap)
    assert all(app.disabled(f"{n}, kan nu niet") for n in range(10))
    await app.tap("Laatste cijfer weg")
    assert not app.disabled("4")


async def test_nat_turns_the_bar_red_and_the_sum_shows_why(screen: Screen) -> None:
    app, _ = screen
    for tap in ("Truus speelt", "9", "1"):
        await app.tap(tap)
    assert app.shows("Truus nat: − 20")
    assert app.texts[app.texts.index("geteld") :][:6] == ["geteld", "90", "1 omlaag", "tegen", "100", "bod"]


async def test_a_question_is_answered_on_the_bar(table: Table, screen: Screen) -> None:
    app, match = screen
    for tap in ("Truus speelt", "1", "5", "1"):
        await app.tap(tap)
    assert app.shows("Alle 151 punten: ook alle slagen?")
    await write(screen, "Geen kapot", bar="Truus haalt het: + 50")
    assert await written(table, match) == [{"bidder": 0, "bid": 100, "exchanged": True, "points": 151}]


async def test_gepast_is_a_key_only_where_the_table_agreed_on_it(table: Table, screen: Screen) -> None:
    assert not screen[0].has("Gepast")
    match = await table.match((), NAMES, game="heugen", rules={"nobody_bids": "kleur_bekennen"})
    app = await table.screen(f"/match/{match}/hand")
    await write((app, match), "Gepast", bar="Gepast: 0")
    assert await written(table, match) == [{"passed": True}]
    assert app.has("Hand 1 invoeren")


async def test_trump_stands_behind_the_dots_and_is_shown(screen: Screen) -> None:
    app, _ = screen
    await app.tap("Wat zelden voorkomt")
    await app.tap("Troef: harten")
    assert app.shows("harten troef")
    await app.tap("Wat zelden voorkomt")
    assert app.has("Troef: harten, gekozen")


async def test_a_half_entered_hand_is_there_again_after_the_process_was_stopped(table: Table, screen: Screen) -> None:
    app, match = screen
    for tap in ("Henk speelt", "Bod 10 omlaag", "Niet geruild", "Henk, roem plus 50", "4"):
        await app.tap(tap)
    await table.again()
    app = await table.screen(f"/match/{match}/hand")
    assert app.has("Henk speelt, gekozen")
    assert app.has("Niet geruild, gekozen")
    await write((app, match), "1", bar="Henk haalt het precies: 0")


async def test_every_control_of_the_entry_has_a_name_and_its_state(screen: Screen) -> None:
    app, _ = screen
    await app.tap("Truus speelt")
    assert reachable_without_name(app) == []
    for name in ("Truus speelt, gekozen", "Henk speelt", "Bod 10 omlaag", "Geruild, gekozen", "Niet geruild", "Kapot"):
        assert app.has(name)
    assert app.one(ft.Text, semantics_label="Bod 100")


async def test_every_control_of_the_entry_is_large_enough(screen: Screen) -> None:
    app, _ = screen
    sizes = [getattr(control, side, None) for _, control in app.named() for side in ("width", "height")]
    assert min(size for size in sizes if size) >= 48


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1180, 820)], ids=["small", "low", "wide"])
async def test_the_entry_works_on_other_screens(table: Table, width: int, height: int) -> None:
    match = await table.match((), NAMES, game="heugen", dealer=2)
    app = await table.screen(f"/match/{match}/hand", width=width, height=height)
    await app.tap("Truus speelt")
    await app.tap("9")
    assert app.shows("9 naar boven")


async def test_at_twice_the_text_the_sum_is_a_column_that_scrolls_with_the_rest(table: Table) -> None:
    match = await table.match((), NAMES, game="heugen", dealer=2)
    app = await table.screen(f"/match/{match}/hand", text=2.0)
    for tap in ("Truus speelt", "9", "2", "Truus, roem plus 50"):
        await app.tap(tap)
    scrolled = next(c for c in app.all(ft.Column) if c.scroll)
    assert {"geteld", "roem", "tegen 100"} <= {t.value for t in app.walk(scrolled) if isinstance(t, ft.Text)}
    await write((app, match), bar="Truus haalt het: + 50")


async def test_an_old_hand_is_corrected_on_the_same_screen(table: Table) -> None:
    match = await table.match([{"bidder": 0, "bid": 100, "points": 91}], NAMES, game="heugen", dealer=2)
    app = await table.screen(f"/match/{match}/hand/1")
    assert app.has("Truus speelt, gekozen")
    assert app.shows("Truus nat: − 20")
    await write((app, match), "9", "2", bar="Truus haalt het precies: 0")
    assert (await written(table, match))[0]["points"] == 92
