"""What a picker's hand must satisfy, and what the entry screen asks: zones, tricks, totals that can occur."""

from __future__ import annotations

from functools import cache

import pytest

from scoring.game import Standing, Table
from scoring.sheepshead import GAME, Zone, ask_tricks, most_buried, partners_at, preview, totals, zones
from tests.scoring.deal_sheepshead import CARDS_EACH, DECK, PIPS
from tests.scoring.sheepshead_table import ids, picked, refused, score

# The totals that can occur, as the rules of the game state them for five players.
BY_TRICKS = {
    0: (0, 22, {1, 9, 16, 17, 18, 19}),
    1: (0, 74, {1, 69, 70, 71, 72}),
    2: (0, 100, {1}),
    3: (11, 114, set()),
    4: (28, 120, {119}),
    5: (66, 120, {70, 71, 119}),
    6: (120, 120, set()),
}


@cache
def reachable() -> tuple[frozenset[int], ...]:
    """For 0 to 32 cards of the real deck: which card points they can have, card by card."""
    found: list[set[int]] = [{0}, *[set() for _ in range(32)]]
    for dealt, (_, rank) in enumerate(DECK, start=1):
        for count in range(dealt, 0, -1):
            found[count] |= {points + PIPS.get(rank, 0) for points in found[count - 1]}
    return tuple(map(frozenset, found))


@pytest.mark.parametrize("tricks", BY_TRICKS)
def test_every_total_by_number_of_tricks_at_five(tricks):
    low, high, missing = BY_TRICKS[tricks]
    stated = [n for n in range(low, high + 1) if n not in missing]
    assert sorted(reachable()[tricks * 5 + 2]) == stated
    assert list(totals(5, tricks)) == stated


@pytest.mark.parametrize("tricks", BY_TRICKS)
def test_a_total_is_refused_exactly_when_so_many_tricks_cannot_give_it(tricks):
    low, high, missing = BY_TRICKS[tricks]
    for points in range(121):
        hand = picked(points, tricks=tricks)
        if low <= points <= high and points not in missing:
            assert sum(score(hand).scores) == 0
        else:
            assert [at for at, _ in refused(hand)] == ["points"]


@pytest.mark.parametrize("players", CARDS_EACH)
def test_every_total_by_number_of_tricks_at_every_table(players):
    buried = 32 - players * CARDS_EACH[players]
    for tricks in range(CARDS_EACH[players] + 1):
        assert totals(players, tricks) == tuple(sorted(reachable()[tricks * players + buried]))


@pytest.mark.parametrize("players", CARDS_EACH)
def test_1_and_119_cannot_occur_and_everything_else_can(players):
    for points in range(121):
        hand = picked(points, alone=True, tricks="some")
        if points in (1, 119):
            assert refused(hand, players=players) == [("points", "points_impossible")]
        else:
            assert sum(score(hand, players=players).scores) == 0


@pytest.mark.parametrize(("players", "most"), [(3, 22), (4, 44), (5, 22), (6, 22), (7, 44), (8, 0)])
def test_the_buried_cards_are_worth_so_much_at_most(players, most):
    assert most_buried(players) == most


# What is asked


def test_whether_the_others_have_a_trick_is_asked_at_120_and_at_22_or_fewer():
    assert ask_tricks(120, 5) == "all"
    assert ask_tricks(22, 5) == "none"
    assert ask_tricks(0, 5) == "none"
    assert [n for n in range(23, 120) if ask_tricks(n, 5)] == []


def test_it_is_not_asked_where_two_buried_cards_cannot_explain_the_points():
    assert [n for n in range(23) if not ask_tricks(n, 5)] == [1, 9, 16, 17, 18, 19]


def test_with_four_buried_cards_it_is_asked_up_to_44_and_without_a_blind_only_at_0():
    assert max(n for n in range(120) if ask_tricks(n, 7)) == 44
    assert [n for n in range(120) if ask_tricks(n, 8)] == [0]


@pytest.mark.parametrize(("points", "kind"), [(120, "ask_all"), (10, "ask_none")])
def test_a_hand_that_leaves_the_question_open_is_doubtful(points, kind):
    (warning,) = score(picked(points)).warnings
    assert (warning.at, warning.id, warning.values) == ("tricks", f"sheepshead.{kind}", {"points": points})
    assert score(picked(points, tricks="some")).warnings == ()
    assert score(picked(points, tricks="some")).scores == score(picked(points)).scores


# The zones


def test_the_four_zones():
    assert zones(GAME.complete({})) == (
        Zone(0, 30, False, 2),
        Zone(31, 60, False, 1),
        Zone(61, 90, True, 1),
        Zone(91, 120, True, 2),
    )


def test_the_zones_follow_the_agreement():
    assert [(zone.low, zone.high) for zone in zones(GAME.complete({"schneider_at": "90_and_30"}))] == [
        (0, 30),
        (31, 60),
        (61, 89),
        (90, 120),
    ]
    assert [zone.times for zone in zones(GAME.complete({"bump": True}))] == [4, 2, 1, 2]


@pytest.mark.parametrize("bump", [False, True])
@pytest.mark.parametrize("schneider_at", ["91_and_30", "90_and_30", "91_and_29"])
def test_a_tapped_zone_scores_as_every_total_in_it(schneider_at, bump):
    rules = {"schneider_at": schneider_at, "bump": bump}
    for zone in zones(GAME.complete(rules)):
        tapped = score(picked([zone.low, zone.high]), **rules)
        assert tapped.scores[1] == (zone.times if zone.won else -zone.times)
        assert "zone" in ids(tapped)
        assert tapped.warnings == ()
        for points in range(zone.low, zone.high + 1):
            if points not in (1, 119):
                assert score(picked(points, tricks="some"), **rules).scores == tapped.scores


def test_a_zone_with_the_threshold_inside_must_be_counted():
    assert refused(picked([61, 90]), schneider_at="90_and_30") == [("points", "zone_count")]
    assert refused(picked([0, 30]), schneider_at="91_and_29") == [("points", "zone_count")]
    assert refused(picked([61, 89]) | {"points": [90, 120]}) == [("points", "zone_count")]


def test_a_zone_without_the_threshold_inside_need_not():
    for zone in ([31, 60], [91, 120]):
        assert score(picked(zone), schneider_at="90_and_30").scores == score(picked(zone)).scores
    assert score(picked([91, 120]), schneider_at="91_and_29").scores == (4, 2, -2, -2, -2)


def test_a_zone_that_the_tricks_narrow_down_need_not_be_counted():
    assert score(picked([61, 90], tricks=1), schneider_at="90_and_30").scores == (2, 1, -1, -1, -1)


def test_a_zone_and_the_tricks_must_agree():
    assert refused(picked([31, 60], tricks="none")) == [("points", "zone_tricks")]
    assert refused(picked([91, 120], tricks=1)) == [("points", "zone_tricks")]
    assert refused(picked([0, 30], tricks="all")) == [("points", "zone_tricks")]
    assert score(picked([91, 120], tricks="all")).scores == (6, 3, -3, -3, -3)
    assert score(picked([0, 30], tricks="none")).scores == (-9, 0, 3, 3, 3)


@pytest.mark.parametrize("zone", [[40, 50], [60, 61], [90, 61], [0, 120]])
def test_what_is_no_zone_is_refused(zone):
    assert refused(picked(zone)) == [("points", "zone_unknown")]


def test_all_tricks_or_none_say_enough_without_a_count():
    nobody_counted = {"picker": 0, "partner": 1}
    assert score(nobody_counted | {"tricks": "all"}).scores == (6, 3, -3, -3, -3)
    assert score(nobody_counted | {"tricks": "none"}).scores == (-9, 0, 3, 3, 3)


# What cannot be


@pytest.mark.parametrize(
    ("hand", "problems"),
    [
        ({}, [("picker", "picker_missing"), ("partner", "partner_missing"), ("points", "points_missing")]),
        ({"picker": 0, "points": 68}, [("partner", "partner_missing")]),
        (picked(68) | {"picker": 5}, [("picker", "seat")]),
        (picked(68) | {"picker": None}, [("picker", "seat")]),
        (picked(68) | {"picker": True}, [("picker", "seat")]),
        (picked(68) | {"partner": -1}, [("partner", "seat")]),
        (picked(68) | {"partner": "Anna"}, [("partner", "seat")]),
        (picked(68) | {"partner": 0}, [("partner", "partner_is_picker")]),
        ({"picker": 0, "partners": [1], "points": 68}, [("partners", "partners_small_table")]),
        (picked(121), [("points", "points_range")]),
        (picked(-1), [("points", "points_range")]),
        (picked(1), [("points", "points_impossible")]),
        (picked(119), [("points", "points_impossible")]),
        (picked(68.0), [("points", "points_type")]),
        (picked("68"), [("points", "points_type")]),
        (picked(None), [("points", "points_type")]),
        (picked(True), [("points", "points_type")]),
        (picked([61]), [("points", "points_type")]),
        (picked([61, 90.0]), [("points", "points_type")]),
        (picked(118, tricks="all"), [("points", "points_all_tricks")]),
        (picked(16, tricks="none"), [("points", "points_no_trick")]),
        (picked(23, tricks="none"), [("points", "points_no_trick")]),
        (picked(70, tricks=1), [("points", "points_tricks")]),
        (picked(68, tricks=7), [("tricks", "tricks_value")]),
        (picked(68, tricks="most"), [("tricks", "tricks_value")]),
        (picked(68, tricks=None), [("tricks", "tricks_value")]),
        (picked(68, tricks=True), [("tricks", "tricks_value")]),
        (picked(68, multiplier=2), [("multiplier", "multiplier_off")]),
        (picked(68, trump="♦"), [("trump", "unknown_key")]),
        (picked(68, passed="redeal"), [("picker", "mixed"), ("partner", "mixed"), ("points", "mixed")]),
        ({"passed": "doubler"}, [("passed", "doubler_off")]),
        ({"passed": "redeal"}, [("passed", "redeal_off")]),
        ({"passed": True}, [("passed", "passed_value")]),
        ([], [("", "no_hand")]),
    ],
)
def test_a_hand_that_cannot_be_says_where(hand, problems):
    found = refused(hand)
    if "passed" in hand and "picker" in hand:
        found = [problem for problem in found if problem[0] != "passed"]
    assert found == problems


@pytest.mark.parametrize("multiplier", [0, 3, -2, 32, 2.0, "2", None, True])
def test_a_multiplier_is_2_4_8_or_16(multiplier):
    hand = picked(68, multiplier=multiplier)
    assert refused(hand, multipliers=True) == [("multiplier", "multiplier_value")]


def test_everything_that_is_wrong_is_said_at_once():
    hand = {"picker": 9, "partner": 9, "points": 500, "tricks": "few", "multiplier": 2, "bock": 1}
    assert [at for at, _ in refused(hand)] == ["bock", "picker", "partner", "tricks", "points", "multiplier"]


def test_who_sits_out_can_be_neither_picker_nor_partner():
    hand = {"picker": 0, "partner": 1, "points": 68}
    assert refused(hand, seats=7, out=(0, 1)) == [("picker", "seat_out"), ("partner", "seat_out")]


def test_exactly_the_agreed_number_plays():
    assert refused(picked(68), seats=6) == [("out", "playing")]
    assert refused(picked(68), seats=5, out=(4,)) == [("out", "playing")]
    assert refused({"passed": "redeal"}, seats=6, all_pass="redeal") == [("out", "playing")]


@pytest.mark.parametrize(
    ("partners", "problems"),
    [
        ([1], [("partners", "partner_count")]),
        ([1, 2, 3], [("partners", "partner_count")]),
        ([1, 1], [("partners[1]", "partner_twice")]),
        ([1, 0], [("partners[1]", "partner_is_picker")]),
        ([1, 7], [("partners[1]", "seat")]),
        (1, [("partners", "partners_list")]),
    ],
)
def test_partners_are_as_many_as_agreed(partners, problems):
    hand = {"picker": 0, "partners": partners, "points": 68}
    assert refused(hand, players=7, partners=2) == problems


def test_partner_and_partners_do_not_go_together():
    hand = {"picker": 0, "partner": 1, "partners": [1], "points": 68}
    assert refused(hand, players=6) == [("partners", "partner_both")]


def test_where_the_picker_always_plays_alone_a_partner_is_refused():
    assert refused(picked(68), players=3) == [("partner", "partner_never")]
    assert refused(picked(68), players=6, partners=0) == [("partner", "partner_never")]
    assert [partners_at(GAME.complete({"players": n, "partners": 2})) for n in (3, 4, 5, 6, 7, 8)] == [0, 1, 1, 2, 2, 2]


def test_the_common_keys_of_a_hand_are_passed_over():
    assert score(picked(68, note="goed gespeeld", dealer=2)) == score(picked(68))


# The preview


def test_the_preview_is_what_will_be_written_and_nothing_while_something_is_missing():
    table, standing = Table(5, 0, GAME.complete({})), Standing((0,) * 5)
    assert preview({"picker": 0, "partner": 1}, table, standing) is None
    assert preview(picked([61, 90]), table, standing) == (2, 1, -1, -1, -1)
