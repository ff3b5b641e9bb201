"""A hand of klaverjassen, half entered: what every tap makes of it, and what the bar says before it is written."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.entry import klaverjassen as entry
from app.entry.contract import Case
from app.entry.klaverjassen import draft as d
from app.entry.klaverjassen.body import tap_key
from app.entry.klaverjassen.draft import Draft, dump, hand, load, of_hand
from app.words import Words, who
from scoring import game
from scoring.game import Table

GAME = game("klaverjassen")
WIJ, ZIJ = "wij", "zij"


def case(lang: str = "nl", **rules: Any) -> Case:
    words = Words(lang, strict=True)
    names = ("Riet", "Ans", "Jan", "Piet")
    return Case(GAME, Table(4, 0, GAME.complete(rules)), GAME.first(4), names, words, who(words, GAME, names))


def typed(digits: str, side: str = WIJ, draft: Draft | None = None) -> Draft:
    made = d.choose(draft or Draft(), side)
    for digit in digits:
        made = d.digit(made, digit)
    return made


def open_digits(draft: Draft) -> str:
    return "".join(str(n) for n in range(10) if draft.open_digits() >> n & 1)


def bar(draft: Draft, lang: str = "nl", **rules: Any) -> tuple[str, str, str]:
    said = entry.verdict(draft, case(lang, **rules))
    return said.state, said.line1, said.line2


# --- Who plays, and whose points are counted ------------------------------------------------------------------------


def test_a_side_that_plays_gets_the_caret():
    assert d.choose(Draft(), ZIJ)[:2] == (ZIJ, ZIJ)


def test_before_a_digit_another_side_takes_the_caret_along():
    assert d.choose(d.choose(Draft(), WIJ), ZIJ) == d.choose(Draft(), ZIJ)


def test_who_plays_can_change_and_the_number_stays_with_the_side_it_was_counted_for():
    draft = d.choose(typed("97"), ZIJ)
    assert (draft.playing, draft.points(WIJ), draft.points(ZIJ)) == (ZIJ, 97, 65)
    assert d.choose(draft, WIJ)._replace(fresh=False) == typed("97")


def test_the_number_of_the_other_side_can_be_counted_and_typed_over():
    draft = d.move_caret(typed("88"), ZIJ)
    assert (draft.points(WIJ), draft.points(ZIJ), open_digits(draft)) == (88, 74, "0123456789")
    draft = d.digit(d.digit(draft, "6"), "5")
    assert (draft.points(WIJ), draft.points(ZIJ), hand(draft)["points"]) == (97, 65, {"zij": 65})


def test_the_caret_goes_there_and_back_and_nothing_changed():
    there = d.move_caret(typed("88"), ZIJ)
    assert hand(d.move_caret(there, WIJ)) == hand(typed("88"))
    assert d.move_caret(d.move_caret(d.choose(Draft(), WIJ), ZIJ), WIJ) == d.choose(Draft(), WIJ)


def test_a_number_where_the_caret_is_or_that_is_not_counted_takes_no_caret():
    for draft in (Draft(), typed("88"), d.toggle_nat(typed("88")), d.toggle_pit(typed(""))):
        assert d.move_caret(draft, draft.caret) == draft
    assert d.move_caret(Draft(), ZIJ) == Draft()
    assert d.move_caret(d.toggle_nat(typed("")), ZIJ).caret == WIJ


def test_tapping_the_side_that_plays_again_keeps_who_chose_trump():
    chosen = d.chooser(Draft(), 2)
    assert (chosen.playing, d.choose(chosen, WIJ).player, d.choose(chosen, ZIJ).player) == (WIJ, 2, None)


# --- The keypad -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed_so_far", "open_then"),
    [("", "0123456789"), ("1", "0123456789"), ("16", "012"), ("15", "0123456789"), ("17", ""), ("74", ""), ("0", ""),
     ("2", "0123456789"), ("9", "0123456789"), ("162", ""), ("100", "")],
)  # fmt: skip
def test_the_keypad_blocks_what_cannot_be(typed_so_far, open_then):
    assert open_digits(typed(typed_so_far)) == open_then


def test_no_row_of_digits_goes_past_162_or_begins_with_a_nought():
    for digits in itertools.product("0123456789", repeat=4):
        stands = typed("".join(digits)).digits
        assert int(stands) <= 162
        assert stands == str(int(stands))


def test_a_blocked_digit_changes_nothing():
    assert d.digit(typed("74"), "4") == typed("74")
    assert d.digit(Draft(), "7") == Draft()


def test_only_one_to_sixteen_may_grow():
    assert [n for n in range(163) if typed(str(n)).may_grow()] == list(range(1, 17))


def test_backspace_takes_a_digit_and_wipe_takes_all():
    assert d.back(typed("97")) == typed("9")
    assert d.back(d.back(d.back(typed("97")))) == typed("")
    assert d.wipe(typed("97")) == typed("")
    assert d.back(d.move_caret(typed("88"), ZIJ)).digits == "7"


def test_a_key_of_the_keypad_and_of_the_desk_do_the_same():
    here = case()
    for key, desk in (("7", "7"), ("back", "Backspace"), ("wipe", "Delete"), ("pit", "P"), ("nat", "n")):
        for draft in (Draft(), typed("9"), typed("16"), d.toggle_pit(typed("9"))):
            assert tap_key(draft, key) == entry.key(draft, desk, here)


def test_the_desk_has_sides_and_suits_and_passes_over_the_rest():
    here = case()
    assert entry.key(Draft(), "W", here).playing == WIJ
    assert entry.key(Draft(), "z", here).playing == entry.key(Draft(), "T", here).playing == ZIJ
    suits = [entry.key(Draft(), key, here).trump for key in "SHRK"]
    assert suits == ["schoppen", "harten", "ruiten", "klaveren"]
    for key in ("²", "٣", "½", "F5", "Tab", "", "Shift Left", "Decimal", "10", "é", "A"):
        assert entry.key(typed("9"), key, here) == typed("9"), key


# --- Pit and nat ----------------------------------------------------------------------------------------------------


def test_pit_falls_on_the_side_with_the_caret():
    assert hand(d.toggle_pit(typed(""))) == {"playing": WIJ, "pit": WIJ}


def test_pit_of_the_side_that_does_not_play_is_tegenpit():
    draft = d.toggle_pit(d.move_caret(typed(""), ZIJ))
    assert hand(draft) == {"playing": WIJ, "pit": ZIJ}
    assert bar(draft) == ("nat", "Tegenpit — Zij 262", "162 + 100")


@pytest.mark.parametrize("change", [d.toggle_pit, d.toggle_nat, lambda x: d.revoke(x, ZIJ)])
@pytest.mark.parametrize("before", [typed(""), typed("9"), typed("97"), d.move_caret(typed("88"), ZIJ)])
def test_a_second_tap_undoes_and_the_number_is_there_again(change, before):
    once = change(before)
    assert once != before
    assert "points" not in hand(once)
    assert change(once) == before
    assert d.back(once) == before


def test_a_thousand_taps_on_pit_never_add_again():
    draft = typed("")
    for n in range(1000):
        draft = d.toggle_pit(draft)
        said = entry.verdict(draft, case())
        assert (said.state, said.line1) == (("ready", "Pit — Wij 262") if n % 2 == 0 else ("missing", said.line1))


def test_pit_nat_and_verzaakt_are_never_together():
    def one(draft: Draft) -> int:
        return (draft.pit is not None) + draft.nat + (draft.verzaakt is not None)

    changes = (d.toggle_pit, d.toggle_nat, lambda x: d.revoke(x, WIJ), lambda x: d.revoke(x, ZIJ))
    for taps in itertools.product(changes, repeat=4):
        draft = typed("97")
        for tap in taps:
            draft = tap(draft)
            assert one(draft) <= 1


def test_before_it_is_said_who_plays_pit_and_nat_do_nothing():
    assert d.toggle_pit(Draft()) == d.toggle_nat(Draft()) == Draft()


def test_wipe_takes_pit_nat_and_the_hidden_number():
    for change in (d.toggle_pit, d.toggle_nat, lambda x: d.revoke(x, ZIJ)):
        assert d.wipe(change(typed("97"))) == typed("")


def test_who_plays_can_change_under_pit_and_makes_it_tegenpit():
    draft = d.choose(d.toggle_pit(typed("97")), ZIJ)
    assert hand(draft) == {"playing": ZIJ, "pit": WIJ}
    assert d.toggle_pit(draft) == d.choose(typed("97"), ZIJ)


# --- What is rare ---------------------------------------------------------------------------------------------------


def test_who_revoked_says_nothing_about_who_played():
    draft = d.revoke(Draft(), ZIJ)
    assert (draft.playing, bar(draft)[:2]) == (None, ("missing", "Wie speelt: Wij of Zij?"))
    assert d.revoke(draft, ZIJ) == Draft()
    assert bar(d.choose(draft, WIJ)) == ("ready", "Zij verzaakt — Wij 162", "162")


def test_who_chose_trump_plays():
    draft = d.chooser(Draft(), 3)
    assert hand(draft) == {"playing": ZIJ, "player": 3}
    assert d.chooser(draft, 3).player is None


def test_trump_and_kraak_are_undone_by_the_same_tap():
    assert d.trump(d.trump(Draft(), "harten"), "harten") == Draft()
    assert d.trump(d.trump(Draft(), "harten"), "ruiten").trump == "ruiten"
    assert d.kraak(d.kraak(Draft(), 4), 4) == Draft()
    assert d.kraak(d.kraak(Draft(), 4), 8).kraak == 8


def test_kraak_is_offered_where_the_table_agreed_on_it():
    assert [i.label for i in entry.menu(Draft(), case())] == ["Wij", "Zij", "Riet", "Ans", "Jan", "Piet"]
    assert [i.label for i in entry.menu(Draft(), case(kraken=True))][-3:] == ["× 2", "× 4", "× 8"]


def test_what_is_on_behind_the_dots_is_shown_as_on_and_a_tap_turns_it():
    here = case(kraken=True)
    for n, item in enumerate(entry.menu(typed("97"), here)):
        changed = item.change(typed("97"))
        on = [i for i, one in enumerate(entry.menu(changed, here)) if one.on]
        assert on == [n]
        again = entry.menu(changed, here)[n].change(changed)
        assert not any(one.on for one in entry.menu(again, here))


# --- Roem -----------------------------------------------------------------------------------------------------------


def test_roem_adds_and_the_arrow_takes_the_last_one_of_that_side():
    draft = d.add_roem(d.add_roem(d.add_roem(typed("97"), WIJ, 20), ZIJ, 50), WIJ, 100)
    assert hand(draft)["roem"] == {"wij": 120, "zij": 50}
    assert d.add_roem(draft, WIJ, 0).roem_wij == (20,)
    assert d.add_roem(typed("97"), ZIJ, 0) == typed("97")


def test_every_total_of_roem_is_chips_again_that_add_up():
    for total in range(0, 1510, 10):
        chips = of_hand({"playing": WIJ, "points": {WIJ: 90}, "roem": {WIJ: total, ZIJ: 0}}).roem_wij
        assert sum(chips) == total
        if total not in (10, 30):
            assert set(chips) <= {20, 50, 70, 100, 200}, total


@pytest.mark.parametrize(
    ("total", "chips"),
    [(0, ()), (20, (20,)), (40, (20, 20)), (50, (50,)), (60, (20, 20, 20)), (70, (70,)), (80, (20, 20, 20, 20)),
     (90, (70, 20)), (120, (100, 20)), (130, (70, 20, 20, 20)), (140, (100, 20, 20)), (220, (200, 20)), (10, (10,)),
     (30, (30,))],
)  # fmt: skip
def test_the_chips_of_a_total(total, chips):
    assert of_hand({"playing": WIJ, "nat": True, "roem": {WIJ: 0, ZIJ: total}}).roem_zij == chips


# --- A written hand, filled in again --------------------------------------------------------------------------------

SIDE = st.sampled_from((WIJ, ZIJ))
ROEM = st.sampled_from((0, 20, 40, 50, 70, 90, 100, 120, 200, 220))


@st.composite
def hands(draw: Any) -> dict[str, Any]:
    """Hands of every kind, as they are entered."""
    playing = draw(SIDE)
    made: dict[str, Any] = {"playing": playing}
    kind = draw(st.sampled_from(("counted", "pit", "nat", "verzaakt")))
    roem = {s: draw(ROEM) for s in (WIJ, ZIJ)}
    if kind == "counted":
        made["points"] = {draw(SIDE): draw(st.integers(0, 162))}
    elif kind == "nat":
        made["nat"] = True
    else:
        made[kind] = draw(SIDE)
        if kind == "pit":
            roem[ZIJ if made["pit"] == WIJ else WIJ] = 0
    if any(roem.values()):
        made["roem"] = roem
    if draw(st.booleans()):
        made["trump"] = draw(st.sampled_from(("klaveren", "ruiten", "harten", "schoppen")))
    if draw(st.booleans()):
        made["player"] = draw(st.sampled_from((0, 2) if playing == WIJ else (1, 3)))
    if draw(st.booleans()):
        made["kraak"] = draw(st.sampled_from((2, 4, 8)))
    return made


@given(hands())
def test_a_written_hand_is_filled_in_as_it_was_written(written):
    assert hand(of_hand(written)) == written


@given(hands())
def test_both_sides_points_are_filled_in_as_those_of_the_side_that_plays(written):
    if "points" in written:
        ((side, n),) = written["points"].items()
        both = {**written, "points": {side: n, d.other(side): 162 - n}}
        again = hand(of_hand(both))
        assert again["points"] == {written["playing"]: both["points"][written["playing"]]}


def test_a_written_hand_expects_no_other_digit_and_is_typed_over():
    draft = of_hand({"playing": WIJ, "points": {WIJ: 12}})
    assert (draft.may_grow(), bar(draft)) == (False, ("nat", "Wij nat — Zij 162", "162"))
    assert typed("97", draft=draft).digits == "97"


# --- Kept and loaded ------------------------------------------------------------------------------------------------

TAPS = st.lists(
    st.one_of(
        st.sampled_from("0123456789").map(lambda n: lambda x: d.digit(x, n)),
        SIDE.map(lambda s: lambda x: d.choose(x, s)),
        SIDE.map(lambda s: lambda x: d.move_caret(x, s)),
        st.sampled_from((d.back, d.wipe, d.toggle_pit, d.toggle_nat, lambda x: x._replace(settled=True))),
        st.tuples(SIDE, st.sampled_from((0, 20, 50, 70, 100, 200))).map(lambda r: lambda x: d.add_roem(x, *r)),
        SIDE.map(lambda s: lambda x: d.revoke(x, s)),
        st.sampled_from((0, 1, 2, 3)).map(lambda s: lambda x: d.chooser(x, s)),
        st.sampled_from(("harten", "schoppen")).map(lambda s: lambda x: d.trump(x, s)),
        st.sampled_from((2, 4, 8)).map(lambda n: lambda x: d.kraak(x, n)),
    ),
    max_size=14,
)


def after(taps: Any) -> Draft:
    draft = Draft()
    for tap in taps:
        draft = tap(draft)
    return draft


@given(TAPS)
def test_what_was_kept_is_there_again(taps):
    draft = after(taps)
    assert load(json.loads(json.dumps(dump(draft)))) == draft


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 999) | st.floats() | st.text(max_size=4) | SIDE,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)
KEYS = st.one_of(st.sampled_from(Draft._fields), st.text(max_size=5))


@given(st.dictionaries(KEYS, JUNK), TAPS)
def test_junk_or_another_version_is_left_empty_and_never_an_error(kept, taps):
    here = case(kraken=True)
    draft = entry.load({**dump(after(taps)), **kept}, here)
    for tap in (*[d.back] * 4, lambda x: typed("97", draft=x), d.toggle_pit, d.toggle_nat):
        entry.verdict(draft, here)
        entry.menu(draft, here)
        hand(draft)
        draft = tap(draft)


def test_what_another_version_added_is_passed_over_and_the_rest_stands():
    kept = {**dump(typed("97")), "boer": "harten", "digits_left": 3}
    assert load(kept) == typed("97")


def test_a_kraak_goes_when_the_table_no_longer_agrees_on_it():
    kept = dump(d.kraak(typed("97"), 4))
    assert entry.load(kept, case()) == typed("97")
    assert entry.load(kept, case(kraken=True)).kraak == 4


# --- The bar --------------------------------------------------------------------------------------------------------

ROEM_BOTH = d.add_roem(d.add_roem(typed("74"), WIJ, 20), ZIJ, 20)


@pytest.mark.parametrize(
    ("draft", "dutch", "english"),
    [
        (Draft(), ("missing", "Wie speelt: Wij of Zij?", ""), ("missing", "Who plays: We or They?", "")),
        (typed("", ZIJ), ("missing", "Hoeveel punten voor Zij?", ""), ("missing", "How many points for They?", "")),
        (typed("1"), ("grow", "Wij 1, Zij 161", "nog een cijfer?"), ("grow", "We 1, They 161", "another digit?")),
        (typed("16"), ("grow", "Wij 16, Zij 146", "nog een cijfer?"), ("grow", "We 16, They 146", "another digit?")),
        (typed("97"), ("ready", "Wij 97 — Zij 65", "97 tegen 65"), ("ready", "We 97 — They 65", "97 against 65")),
        (ROEM_BOTH, ("nat", "Wij nat — Zij 202", "162 + 40 roem"), ("nat", "We nat — They 202", "162 + 40 roem")),
        (typed("81"), ("nat", "Wij nat — Zij 162", "162"), ("nat", "We nat — They 162", "162")),
        (d.add_roem(typed("97"), WIJ, 20), ("ready", "Wij 117 — Zij 65", "97 tegen 65 + 20 roem"),
         ("ready", "We 117 — They 65", "97 against 65 + 20 roem")),
        (d.add_roem(d.toggle_pit(typed("")), WIJ, 20), ("ready", "Pit — Wij 282", "162 + 100 + 20 roem"),
         ("ready", "Pit — We 282", "162 + 100 + 20 roem")),
        (d.toggle_nat(typed("", ZIJ)), ("nat", "Zij nat — Wij 162", "162"), ("nat", "They nat — We 162", "162")),
        (typed("162"), ("ask", "Wij 162: was het pit?", ""), ("ask", "We 162: was it pit?", "")),
        (typed("0"), ("ask", "Zij 162: was het pit?", ""), ("ask", "They 162: was it pit?", "")),
    ],
)  # fmt: skip
def test_the_five_states_of_the_bar(draft, dutch, english):
    assert bar(draft) == dutch
    assert bar(draft, "en") == english


def test_only_what_is_solid_or_may_grow_writes():
    said = {s: entry.verdict(x, case()).writes for x in (Draft(), typed("1"), typed("97"), typed("81"), typed("0"))
            for s in [entry.verdict(x, case()).state]}  # fmt: skip
    assert said == {"missing": False, "grow": True, "ready": True, "nat": True, "ask": False}


def test_162_to_nought_asks_whether_it_was_pit():
    here = case()
    assert [a[1] for a in entry.verdict(typed("162"), here).answers] == ["Pit", "Geen pit"]
    assert hand(entry.answer(typed("162"), "pit", here)) == {"playing": WIJ, "pit": WIJ}
    no = entry.answer(typed("162"), "klaverjassen.all_points_no_pit", here)
    assert (hand(no), bar(no)) == (
        {"playing": WIJ, "points": {WIJ: 162}},
        ("ready", "Wij 162 — Zij 0", "162 tegen 0"),
    )


def test_nought_for_who_plays_can_be_tegenpit_and_undone_the_question_is_back():
    here = case()
    pit = entry.answer(typed("0"), "pit", here)
    assert hand(pit) == {"playing": WIJ, "pit": ZIJ}
    back = d.toggle_pit(pit)
    assert (back.points(WIJ), entry.verdict(back, here).state) == (0, "ask")


def test_a_question_once_answered_is_put_again_when_the_number_changes():
    here = case()
    no = entry.answer(typed("162"), "klaverjassen.all_points_no_pit", here)
    again = d.digit(d.back(no), "2")
    assert bar(again)[:2] == ("ask", "Wij 162: was het pit?")


@pytest.mark.parametrize("digits", ["1", "161"])
def test_1_and_161_ask_whether_it_was_counted_well(digits):
    here = case()
    draft = typed(digits)._replace(settled=True)
    said = entry.verdict(draft, here)
    assert (said.state, [a[1] for a in said.answers]) == ("ask", ["Klopt", "Opnieuw"])
    assert entry.answer(draft, "again", here) == typed("")
    sure = entry.answer(draft, said.answers[0][0], here)
    assert entry.verdict(sure, here).writes
    assert hand(sure)["points"] == {WIJ: int(digits)}


def test_a_bar_that_may_grow_asks_its_question_when_it_is_tapped():
    here = case()
    assert bar(entry.write_pressed(typed("1"), here))[0] == "ask"
    assert bar(entry.write_pressed(typed("12"), here))[0] == "nat"


def test_roem_that_is_doubted_is_counted_again_and_the_points_stay():
    here = case()
    draft = typed("97")
    for side in (WIJ, ZIJ, WIJ, ZIJ):
        draft = d.add_roem(draft, side, 200)
    said = entry.verdict(draft, here)
    assert (said.state, said.line1) == ("ask", "Samen 800 roem, meer dan 700 kan niet. Goed geteld?")
    assert entry.answer(draft, said.answers[1][0], here) == typed("97")
    assert entry.verdict(entry.answer(draft, said.answers[0][0], here), here).line1 == "Wij 497 — Zij 465"


def test_nat_that_the_roem_makes_unlikely_asks_and_counting_again_takes_the_nat_off():
    here = case()
    draft = d.add_roem(d.toggle_nat(typed("")), WIJ, 200)
    said = entry.verdict(draft, here)
    assert said.state == "ask"
    assert entry.answer(draft, said.answers[1][0], here) == d.add_roem(typed(""), WIJ, 200)


def test_a_doubt_is_not_set_aside_for_the_side_that_plays_instead():
    here = case()
    draft = d.add_roem(d.toggle_nat(typed("97")), WIJ, 200)
    sure = entry.answer(draft, entry.verdict(draft, here).answers[0][0], here)
    assert entry.verdict(sure, here).state == "nat"
    back = d.choose(d.add_roem(d.choose(sure, ZIJ), ZIJ, 0), WIJ)
    assert entry.verdict(back, here).state == "ask"


def test_roem_of_a_side_without_a_trick_is_said_not_written():
    draft = d.add_roem(d.toggle_pit(typed("")), ZIJ, 20)
    assert bar(draft)[:2] == ("missing", "Bij pit van Wij hebben Zij geen slag, en dus geen roem (20)")


@pytest.mark.parametrize(
    ("rules", "draft", "said"),
    [
        ({"verzaakt": "redeal"}, d.revoke(typed(""), WIJ), ("ready", "Opnieuw geven", "deze hand telt niet")),
        ({"verzaakt": "162_plus_100"}, d.revoke(typed(""), WIJ), ("ready", "Wij verzaakt — Zij 262", "162 + 100")),
        ({"verzaakt": "162_only"}, d.add_roem(d.revoke(typed(""), WIJ), ZIJ, 50),
         ("ready", "Wij verzaakt — Zij 162", "162")),
        ({}, d.add_roem(d.revoke(typed(""), WIJ), WIJ, 50), ("ready", "Wij verzaakt — Zij 212", "162 + 50 roem")),
        ({"tegenpit": 0}, d.toggle_pit(d.move_caret(typed(""), ZIJ)), ("nat", "Tegenpit — Zij 162", "162")),
        ({"kraken": True}, d.kraak(typed("60"), 8), ("nat", "Wij nat — Zij 1.296", "1.296")),
        ({"kraken": True}, d.kraak(d.toggle_pit(typed("")), 2), ("ready", "Pit — Wij 424", "324 + 100")),
        ({"rounding": "tens"}, typed("76", ZIJ), ("nat", "Zij nat — Wij 160", "160")),
        ({"rounding": "tens"}, typed("97"), ("ready", "Wij 100 — Zij 60", "97 tegen 65")),
        ({"tie": "each_own"}, typed("81"), ("ready", "Wij 81 — Zij 81", "81 tegen 81")),
        ({"nat_roem": "lost"}, ROEM_BOTH, ("nat", "Wij nat — Zij 182", "162 + 20 roem")),
    ],
)  # fmt: skip
def test_the_bar_follows_the_agreement(rules, draft, said):
    assert bar(draft, **rules) == said


RULES = st.fixed_dictionaries({r.name: st.sampled_from(r.choices) for r in GAME.house_rules})


@given(TAPS, RULES, st.sampled_from(("nl", "en")))
def test_what_the_bar_says_is_what_is_written(taps, rules, lang):
    here, draft = case(lang, **rules), after(taps)
    said = entry.verdict(draft, here)
    if said.state not in ("ready", "nat"):
        return
    scored = GAME.score(hand(draft), here.table, here.standing)
    assert (said.state == "nat") == any(m.startswith("nat:") for m in scored.marks)
    numbers = [int(re.sub(r"[.,]", "", n)) for n in re.findall(r"\d[\d.,]*", said.line1)]
    if not scored.counts:
        assert numbers == []
    elif scored.marks:
        assert numbers == [max(scored.scores)]
        assert sum(int(re.sub(r"[.,]", "", n)) for n in re.findall(r"\d[\d.,]*", said.line2)) == max(scored.scores)
    else:
        assert tuple(numbers) == scored.scores


@given(TAPS)
def test_a_bar_that_may_grow_writes_what_it_shows(taps):
    here, draft = case(), after(taps)
    said = entry.verdict(draft, here)
    if said.state == "grow" and entry.verdict(entry.write_pressed(draft, here), here).state != "ask":
        GAME.score(hand(draft), here.table, here.standing)
        assert said.line1 == f"Wij {draft.points(WIJ)}, Zij {draft.points(ZIJ)}"
