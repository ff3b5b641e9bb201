"""The entry of sheepshead: a tap is a draft, a draft is a hand; and the same through the real screen, taps counted."""

from __future__ import annotations

import re

import flet as ft
import pytest

import scoring
from app.entry import entry_of
from app.entry.contract import Case
from app.entry.sheepshead import draft as d
from app.entry.sheepshead import leaster as lone
from app.words import Words, who
from scoring.game import Standing, Table
from scoring.sheepshead import GAME
from tests.app.table import reachable_without_name

FIVE = ("Piet", "Ans", "Jan", "Riet", "Kees")
EIGHT = (*FIVE, "Truus", "Henk", "Bea")
PIET, ANS, JAN, RIET, KEES = range(5)


@pytest.fixture(autouse=True)
def offered():
    """Sheepshead is a game of this Natpit, whichever others are."""
    if "sheepshead" in scoring.game_ids():
        yield
        return
    scoring.register(GAME)
    yield
    scoring.unregister("sheepshead")


def case(names=FIVE, dealer=JAN, out=(), memory=None, **rules):
    words = Words("nl")
    agreed = GAME.complete({"players": len(names) - len(out), **rules})
    table = Table(len(names), dealer, agreed, tuple(out))
    standing = Standing((0,) * len(names), 0, memory)
    return Case(GAME, table, standing, tuple(names), words, who(words, GAME, names))


def tapped(here, *taps):
    """The draft after these taps: ("picker", seat), ("partner", seat), ("zone", low, high), or a key of the keypad."""
    entry = entry_of("sheepshead")
    draft = entry.empty(here)
    for tap in taps:
        if isinstance(tap, str):
            for key in [tap] if not tap.isdigit() else tap:
                draft = entry.key(
                    draft, {"all": "A", "none": "G", "back": "Backspace", "wipe": "Delete"}.get(key, key), here
                )
        elif tap[0] == "picker":
            draft = d.pick(draft, tap[1])
        elif tap[0] == "partner":
            draft = d.join(draft, tap[1])
        elif tap[0] == "zone":
            draft = d.tap_zone(draft, tap[1:])
        elif tap[0] == "answer":
            draft = entry.answer(draft, tap[1], here)
    return draft


def says(here, *taps):
    said = entry_of("sheepshead").verdict(tapped(here, *taps), here)
    return said.state, said.line1, said.line2


KEES_ANS = (("picker", KEES), ("partner", ANS))


def test_a_zone_is_a_full_answer():
    assert says(case(), *KEES_ANS, ("zone", 61, 90)) == ("ready", "Winst: Kees + 2, Ans + 1", "anderen − 1, 61–90")
    draft = tapped(case(), *KEES_ANS, ("zone", 61, 90))
    assert d.hand(draft) == {"picker": KEES, "partner": ANS, "points": [61, 90]}


def test_the_bar_asks_for_what_is_missing_in_order():
    assert says(case()) == ("missing", "Wie is de picker?", "")
    assert says(case(), ("picker", KEES))[1] == "Wie is de partner, of speelt de picker alleen?"
    assert says(case(), *KEES_ANS)[1] == "Hoeveel punten voor Kees en Ans? Een zone is genoeg"


def test_the_pickers_own_slot_is_alone():
    draft = tapped(case(), ("picker", KEES), ("partner", KEES), "70")
    assert d.hand(draft) == {"picker": KEES, "partner": None, "points": 70}
    assert says(case(), ("picker", KEES), ("partner", KEES), "70")[1] == "Winst: Kees + 4"


def test_a_partner_who_turns_out_to_be_the_picker_is_no_partner_any_more():
    draft = tapped(case(), ("picker", KEES), ("partner", ANS), ("picker", ANS))
    assert (draft.picker, draft.partners) == (ANS, ())


def test_exact_points_give_the_proof():
    assert says(case(), *KEES_ANS, "74") == ("ready", "Winst: Kees + 2, Ans + 1", "anderen − 1, 74–46")


def test_a_number_that_can_grow_is_outlined_and_says_so():
    assert says(case(), *KEES_ANS, "7") == ("grow", "Kees en Ans 7", "nog een cijfer?")


def test_one_is_only_the_beginning_of_a_number():
    state, said, _ = says(case(), *KEES_ANS, "1")
    assert (state, said) == ("missing", "Kees en Ans 1: nog een cijfer")


@pytest.mark.parametrize(
    ("typed", "free"),
    [
        ("", "0123456789"),
        ("1", "0123456789"),
        ("11", "012345678"),
        ("12", "0"),
        ("74", ""),
        ("0", ""),
        ("120", ""),
        ("13", ""),
    ],
)
def test_digits_that_lead_to_no_total_are_blocked(typed, free):
    draft = tapped(case(), *KEES_ANS, typed)
    assert "".join(n for n in "0123456789" if draft.can_type(n)) == free  # never 119, nor anything past 120


def test_a_bounced_thumb_changes_nothing():
    here = case()
    draft = tapped(here, *KEES_ANS, "74")
    assert entry_of("sheepshead").key(draft, "4", here) == draft


def test_a_zone_replaces_a_count_and_a_count_a_zone():
    assert tapped(case(), *KEES_ANS, "74", ("zone", 31, 60)).digits == ""
    assert tapped(case(), *KEES_ANS, ("zone", 31, 60), "7").zone == ()
    assert tapped(case(), *KEES_ANS, "74", ("zone", 61, 90)).digits == "74"  # it lies in it: the count stays
    assert tapped(case(), *KEES_ANS, ("zone", 61, 90), ("zone", 61, 90)).zone == ()


def test_at_120_it_is_asked_whether_the_others_have_a_trick():
    assert says(case(), *KEES_ANS, "120") == ("ask", "120 punten: heeft de andere partij een slag?", "")
    assert says(case(), *KEES_ANS, "120", ("answer", "some"))[1] == "Winst: Kees + 4, Ans + 2"
    assert says(case(), *KEES_ANS, "120", ("answer", "all"))[1] == "Winst: Kees + 6, Ans + 3"


@pytest.mark.parametrize("points", [*(n for n in range(23) if n not in (1, 9, 16, 17, 18, 19))])
def test_few_points_ask_whether_the_picking_side_has_a_trick(points):
    here = case()
    settled = tapped(here, *KEES_ANS, str(points))._replace(settled=True)
    verdict = entry_of("sheepshead").verdict(settled, here)
    assert (verdict.state, verdict.line1) == ("ask", f"{points} punten: heeft de speelpartij een slag?")


@pytest.mark.parametrize("points", [9, 16, 19, 23, 30, 31, 60, 90, 91, 118])
def test_other_points_answer_it_themselves(points):
    here = case()
    settled = tapped(here, *KEES_ANS, str(points))._replace(settled=True)
    assert entry_of("sheepshead").verdict(settled, here).state == "ready"


def test_an_answer_about_tricks_goes_with_another_count():
    answered = tapped(case(), *KEES_ANS, "10", ("answer", "none"))
    assert answered.tricks == "none"
    assert tapped(case(), *KEES_ANS, "10", ("answer", "none"), "back").tricks is None


def test_no_trick_needs_no_count_and_takes_that_of_the_buried_cards():
    assert says(case(), *KEES_ANS, "none")[1] == "Verlies: Kees − 9, Ans 0"
    draft = tapped(case(), *KEES_ANS, "none", "22")
    assert d.hand(draft) == {"picker": KEES, "partner": ANS, "points": 22, "tricks": "none"}
    assert not tapped(case(), *KEES_ANS, "none", "2").can_type("3")


def test_all_tricks_are_120_and_a_second_tap_undoes_them():
    draft = tapped(case(), *KEES_ANS, "all")
    assert (draft.points(), draft.open_digits()) == (120, 0)
    assert says(case(), *KEES_ANS, "all")[1] == "Winst: Kees + 6, Ans + 3"
    assert tapped(case(), *KEES_ANS, "all", "all").tricks is None


def test_the_bump_is_said_and_doubles_a_loss():
    state, said, below = says(case(bump=True), *KEES_ANS, "58")
    assert (state, said) == ("ready", "Verlies: Kees − 4, Ans − 2")
    assert below == "anderen + 2, 58–62, op de bult"


def test_a_doubler_that_waits_is_said():
    assert says(case(all_pass="doubler", memory=1), *KEES_ANS, "68")[1:] == (
        "Winst: Kees + 4, Ans + 2", "anderen − 2, 68–52, na een doubler",
    )  # fmt: skip


def test_a_multiplier_steps_round_and_can_be_set_behind_the_dots():
    here = case(multipliers=True)
    draft = tapped(here, *KEES_ANS, "68")
    seen = []
    for _ in range(5):
        draft = d.next_multiplier(draft)
        seen.append(draft.multiplier)
    assert seen == [2, 4, 8, 16, 1]
    eight = next(i for i in entry_of("sheepshead").menu(draft, here) if i.label == "× 8")
    assert d.hand(eight.change(draft))["multiplier"] == 8
    assert "× 8" not in [i.label for i in entry_of("sheepshead").menu(draft, case())]


def test_three_players_have_no_partner_to_name():
    here = case(FIVE[:3], dealer=0)
    assert says(here, ("picker", 0), "70")[1] == "Winst: Piet + 2"
    assert d.hand(tapped(here, ("picker", 0), "70"))["partner"] is None


def test_eight_players_can_have_several_partners():
    here = case(EIGHT, dealer=0, partners=2)
    assert says(here, ("picker", 0), ("partner", 1))[1] == "Wie is nog een partner?"
    draft = tapped(here, ("picker", 0), ("partner", 1), ("partner", 5), ("zone", 61, 90))
    assert d.hand(draft) == {"picker": 0, "partners": [1, 5], "points": [61, 90]}
    assert d.join(draft, 6).partners == (5, 6)
    assert d.join(draft, 5).partners == (1,)


@pytest.mark.parametrize(("agreed", "line2"), [("doubler", "de volgende hand telt dubbel"),
                                               ("redeal", "opnieuw geven, zelfde gever")])  # fmt: skip
def test_everyone_passing_does_what_the_table_agreed(agreed, line2):
    here = case(all_pass=agreed)
    assert says(here, "P") == ("ready", "Iedereen past", line2)
    assert d.hand(tapped(here, "P")) == {"passed": agreed}
    assert says(here, "P", ("picker", KEES))[0] == "missing"


def test_in_a_leaster_the_last_gets_the_rest():
    here = case()
    draft = tapped(here, "P", "20", "30", "25", "35")
    assert d.hand(draft) == {"leaster": {"points": [20, 30, 25, 35, 10]}}
    assert says(here, "P", "20", "30", "25", "35") == ("ready", "Leaster: Kees + 4", "anderen − 1")


def test_a_leaster_asks_for_the_next_and_blocks_what_is_not_left():
    here = case()
    assert says(here, "P")[1] == "Hoeveel punten voor Piet?"
    assert says(here, "P", "20", "30")[1] == "Hoeveel punten voor Jan?"
    draft = tapped(here, "P", "80", "35")
    assert [n for n in range(10) if lone.can_type(draft.leaster, str(n), here.table)] == [0, 1, 2, 3, 4, 5]


def test_a_short_number_moves_on_with_the_key():
    here = case()
    draft = tapped(here, "P", "8")
    assert draft.leaster.at(here.table) == PIET
    draft = entry_of("sheepshead").write_pressed(draft, here)
    assert draft.leaster.at(here.table) == ANS


def test_no_trick_in_a_leaster_is_one_key_and_is_not_asked_again():
    here = case()
    draft = tapped(here, "P", "none", "50", "40", "20")
    assert entry_of("sheepshead").verdict(draft, here).line1 == "Leaster: Kees + 4"
    assert d.hand(draft) == {"leaster": {"points": [0, 50, 40, 20, 10]}}


def test_0_points_ask_about_the_trick_and_tricks_can_be_counted():
    here = case()
    taps = ("P", "0", "50", "40", "20")
    assert says(here, *taps)[:2] == ("ask", "0 punten telt als geen slag. Klopt dat voor Piet?")
    assert says(here, *taps, ("answer", "sure"))[1] == "Leaster: Kees + 4"
    counting = tapped(here, *taps, ("answer", "count"))
    assert counting.leaster.tricks == (0, 1, 1, 1, 1)
    assert lone.tricks_left(counting.leaster, here.table) == 2
    now = lone.step(lone.step(counting.leaster, PIET, 1, here.table), ANS, 1, here.table)
    done = counting._replace(leaster=now)
    assert d.hand(done)["leaster"]["tricks"] == [1, 2, 1, 1, 1]
    assert entry_of("sheepshead").verdict(done, here).line1 == "Leaster: Piet + 4"
    assert lone.step(now, KEES, 1, here.table) == now  # no trick is left


def test_with_the_blind_apart_everybody_is_counted():
    here = case(blind_in_leaster="set_aside")
    assert says(here, "P", "20", "30", "25", "25")[1] == "Hoeveel punten voor Kees?"
    assert says(here, "P", "20", "30", "25", "25", "10") == ("grow", "Kees 10", "nog een cijfer?")
    settled = entry_of("sheepshead").write_pressed(tapped(here, "P", "20", "30", "25", "25", "10"), here)
    assert entry_of("sheepshead").verdict(settled, here).state == "ready"


def test_a_leaster_that_is_tied_says_so():
    assert says(case(), "P", "20", "20", "25", "30")[1] == "Gelijk: niemand krijgt iets"
    assert says(case(leaster_tie="split"), "P", "20", "20", "25", "30")[1] == "Leaster: Piet en Ans + 3"


HANDS = [
    ({}, {"picker": 4, "partner": 1, "points": 74}),
    ({}, {"picker": 4, "partner": None, "points": [31, 60]}),
    ({}, {"picker": 4, "partner": 1, "points": 120, "tricks": "some"}),
    ({}, {"picker": 4, "partner": 1, "tricks": "all"}),
    ({}, {"picker": 4, "partner": 1, "points": 22, "tricks": "none"}),
    ({}, {"picker": 4, "partner": 1, "points": 50, "tricks": 3}),
    ({"multipliers": True}, {"picker": 4, "partner": 1, "points": 74, "multiplier": 4}),
    ({}, {"leaster": {"points": [0, 50, 40, 20, 10]}}),
    ({}, {"leaster": {"points": [0, 50, 40, 20, 10], "tricks": [1, 2, 1, 1, 1]}}),
    ({"all_pass": "doubler"}, {"passed": "doubler"}),
    ({"all_pass": "redeal"}, {"passed": "redeal"}),
]


@pytest.mark.parametrize(("rules", "hand"), HANDS)
def test_a_written_hand_is_filled_in_again_as_it_was(rules, hand):
    here, entry = case(**rules), entry_of("sheepshead")
    draft = entry.of_hand(hand, here)
    assert entry.hand(draft) == hand
    assert entry.verdict(draft, here).state == "ready"
    assert entry.load(entry.dump(draft), here) == draft


def test_who_sits_out_now_is_no_picker_any_more():
    here = case((*FIVE, "Truus"), dealer=5, out=(5,), players=5)
    draft = tapped(here, *KEES_ANS, "74")
    without = case((*FIVE, "Truus"), dealer=KEES, out=(KEES,), players=5)
    again = entry_of("sheepshead").load(entry_of("sheepshead").dump(draft), without)
    assert (again.picker, again.partners, again.digits) == (None, (ANS,), "74")


# -- through the real screen


async def entered(table, *taps, names=FIVE, **rules):
    match = await table.match(names=names, game="sheepshead", dealer=2, rules=rules)
    app = await table.screen(f"/match/{match}/hand")
    for tap in taps:
        await app.tap(tap)
    await table.rest(app)
    stored = await table.ask(lambda s: s.match(match))
    return app, [h.data for h in stored.hands], match


WRITE = re.compile(r"^(Winst|Leaster|Iedereen past).* Schrijf op$")


async def test_the_typical_hand_takes_four_taps(table):
    taps = ("Kees, picker", "Ans, partner", "61 tot en met 90, winst", WRITE)
    app, hands, match = await entered(table, *taps)
    assert len(taps) == 4
    assert hands == [{"picker": KEES, "partner": ANS, "points": [61, 90]}]
    assert app.route == f"/match/{match}"


async def test_everything_has_a_name_and_says_whether_it_is_chosen(table):
    app, _, _ = await entered(table, "Kees, picker", "Ans, partner", "31 tot en met 60, verlies")
    assert not reachable_without_name(app)
    assert app.has("Kees, picker, gekozen")
    assert app.has("Ans, partner, gekozen")
    assert app.has("Alleen, zonder partner")
    assert app.has("31 tot en met 60, verlies, gekozen")
    said = [c.label for c in app.walk() if isinstance(c, ft.Semantics) and c.label]
    assert "Dit wordt opgeschreven: Piet + 1, Ans − 1, Jan + 1, Riet + 1, Kees − 2" in said


async def test_everybody_passing_stands_in_sight_and_leads_to_the_leaster(table):
    app, _, match = await entered(table, "Iedereen past: leaster")
    assert app.shows("Hoeveel punten voor Piet?")
    for key in ("2", "0", "3", "0", "2", "5", "3", "5"):
        await app.tap(key)
    assert app.has("Kees, 10 punten, de rest, + 4")
    await app.tap(WRITE)
    await table.rest(app)
    stored = await table.ask(lambda s: s.match(match))
    assert [h.data for h in stored.hands] == [{"leaster": {"points": [20, 30, 25, 35, 10]}}]


async def test_a_doubler_is_two_taps(table):
    _, hands, _ = await entered(table, "Iedereen past: doubler", WRITE, all_pass="doubler")
    assert hands == [{"passed": "doubler"}]


async def test_a_draft_survives_a_restart(table):
    _, _, match = await entered(table, "Kees, picker", "Ans, partner", "7")
    await table.again()
    app = await table.screen(f"/match/{match}/hand")
    assert app.has("Kees, picker, gekozen")
    assert app.shows("Kees en Ans 7")


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("count", [3, 4, 8])
async def test_every_table_size_is_entered(table, count, text):
    names = EIGHT[:count]
    match = await table.match(names=names, game="sheepshead", rules={"players": count})
    app = await table.screen(f"/match/{match}/hand", text=text)
    await app.tap("Ans, picker")
    if count > 3:
        await app.tap("Piet, partner")
    await app.tap("61 tot en met 90, winst")
    assert not reachable_without_name(app)
    assert any(t.startswith("Winst: Ans") for t in app.texts)


async def test_a_phone_on_its_side_and_a_desktop_show_it_too(table):
    match = await table.match(names=FIVE, game="sheepshead", dealer=2)
    for size in ({"width": 844, "height": 390}, {"width": 1180, "height": 820}):
        app = await table.screen(f"/match/{match}/hand", **size)
        assert app.has("Kees, picker")
        assert app.has("Alle slagen")
