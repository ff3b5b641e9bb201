"""Each house rule of heugen: once where it changes what is written, once where it must not."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from scoring.game import Standing
from scoring.heugen import GAME
from tests.scoring.heugen_table import doubts, places, play, score, table, written


def named(scored: Any) -> list[str]:
    return [line.id.removeprefix("heugen.") for line in scored.lines]


# rounding


@pytest.mark.parametrize(
    ("points", "one_down", "nearest", "up", "none"),
    [
        (130, 30, 30, 30, 30),
        (131, 30, 30, 40, 31),
        (132, 40, 30, 40, 32),
        (134, 40, 30, 40, 34),
        (135, 40, 40, 40, 35),
        (139, 40, 40, 40, 39),
        (151, 50, 50, 60, 51),
    ],
)
def test_rounding_has_four_ways(points: int, one_down: int, nearest: int, up: int, none: int) -> None:
    ways = {"one_down": one_down, "nearest": nearest, "up": up, "none": none}
    assert {way: written(points, rules={"rounding": way})[0] for way in ways} == ways


def test_a_half_is_written_exactly() -> None:
    scores = written(131, rules={"rounding": "none"})
    assert scores == (31, Fraction(-31, 2), Fraction(-31, 2))
    assert type(scores[0]) is int


def test_nothing_is_rounded_where_the_table_does_not_round() -> None:
    assert "not_rounded" in named(play(131, rules={"rounding": "none"}))


# round_whom


def test_76_to_75_is_80_or_70() -> None:
    assert written(76, bid=70) == (10, -5, -5)
    assert written(76, bid=70, rules={"round_whom": "opponents"}) == (0, 0, 0)


def test_both_shows_both_and_scores_the_bidders() -> None:
    scored = play(76, bid=70, rules={"round_whom": "both"})
    assert scored.scores == (10, -5, -5)
    shown = next(line for line in scored.lines if line.id == "heugen.rounded_both")
    assert (shown.values["points"], shown.values["rounded"]) == (80, 80)
    assert "rounded_both" not in named(play(76, bid=70))


def test_what_the_others_leave_is_never_below_zero() -> None:
    scored = play(0, bid=10, rules={"round_whom": "opponents", "rounding": "up"})
    assert scored.scores == (-20, 10, 10)
    assert "none_left" in named(scored)


@pytest.mark.parametrize(
    ("rules", "hand"),
    [
        ({"rounding": "none"}, {}),
        ({}, {"seats": 2}),
        ({"talon": "nobody"}, {"exchanged": False}),
    ],
)
def test_round_whom_has_no_effect_where_the_rest_is_not_the_others(rules: dict[str, Any], hand: dict[str, Any]) -> None:
    usual = play(76, bid=70, rules=rules, **hand)
    for whom in ("both", "opponents"):
        assert play(76, bid=70, rules={**rules, "round_whom": whom}, **hand) == usual


@pytest.mark.parametrize("talon", ["bidder", "opponents"])
def test_round_whom_has_effect_unexchanged_where_somebody_counts_the_talon(talon: str) -> None:
    rules = {"talon": talon, "round_whom": "opponents"}
    assert written(76, bid=70, exchanged=False, rules=rules) == (0, 0, 0)


# equal


def test_exactly_the_bid_can_be_nat_and_still_costs_nothing() -> None:
    scored = play(92, rules={"equal": "nat"})
    assert scored.scores == (0, 0, 0)
    assert scored.marks == ("nat:0",)


def test_kapot_hangs_on_whether_equal_is_made() -> None:
    hand: dict[str, Any] = {"bid": 150, "kapot": True}
    assert written(151, **hand, rules={"kapot_if": "made"}) == (100, 0, 0)
    assert written(151, **hand, rules={"kapot_if": "made", "equal": "nat"}) == (0, 0, 0)
    assert written(151, **hand, rules={"equal": "nat"}) == (100, 0, 0)


def test_equal_says_nothing_of_more_or_less_than_the_bid() -> None:
    for points in (91, 102):
        assert play(points, rules={"equal": "nat"}) == play(points)


# below_zero_target


def test_roem_above_the_bid_can_be_lost() -> None:
    assert written(23, roem=140) == (70, -35, -35)
    assert written(23, roem=140, rules={"below_zero_target": False}) == (30, -15, -15)


def test_roem_up_to_the_bid_always_counts() -> None:
    for roem in (90, 100):
        assert play(23, roem=roem, rules={"below_zero_target": False}) == play(23, roem=roem)


# surplus


def test_the_half_can_be_the_bidders() -> None:
    rules = {"surplus": "bidder_gets_half"}
    assert written(132) == (40, -20, -20)
    assert written(132, rules=rules) == (20, -10, -10)
    assert written(132, exchanged=False) == (80, -40, -40)
    assert written(132, exchanged=False, rules=rules) == (40, -20, -20)


def test_a_quarter_is_written_exactly() -> None:
    rules = {"surplus": "bidder_gets_half"}
    assert written(122, rules=rules) == (15, Fraction(-15, 2), Fraction(-15, 2))
    assert written(131, rules={**rules, "rounding": "none"})[1] == Fraction(-31, 4)


def test_the_surplus_rule_leaves_a_loss_alone() -> None:
    assert written(88, bid=110, rules={"surplus": "bidder_gets_half"}) == written(88, bid=110) == (-40, 20, 20)


# no_exchange_nat_doubled


def test_a_loss_without_an_exchange_can_count_double() -> None:
    rules = {"no_exchange_nat_doubled": True}
    assert written(88, bid=110, exchanged=False) == (-40, 20, 20)
    assert written(88, bid=110, exchanged=False, rules=rules) == (-80, 40, 40)


def test_only_a_loss_without_an_exchange_counts_double() -> None:
    rules = {"no_exchange_nat_doubled": True}
    assert play(88, bid=110, rules=rules) == play(88, bid=110)
    assert play(126, bid=110, exchanged=False, rules=rules) == play(126, bid=110, exchanged=False)


# kapot


@pytest.mark.parametrize(("bonus", "bidder"), [(100, 150), (0, 50), (50, 100), (200, 250), (75, 125)])
def test_the_bonus_is_what_was_agreed(bonus: int, bidder: int) -> None:
    assert written(151, kapot=True, rules={"kapot": bonus}) == (bidder, -25, -25)


def test_without_every_trick_there_is_no_bonus() -> None:
    assert play(151, rules={"kapot": 200}) == play(151)


@pytest.mark.parametrize(
    ("paid_by", "three", "two", "two_zero_sum"),
    [
        ("nobody", (150, -25, -25), (150, -25), (150, -50)),
        ("others_half", (150, -75, -75), (150, -75), (150, -150)),
        ("others_each", (250, -125, -125), (150, -125), (150, -150)),
    ],
)
def test_who_pays_for_kapot(
    paid_by: str, three: tuple[int, ...], two: tuple[int, ...], two_zero_sum: tuple[int, ...]
) -> None:
    rules = {"kapot_paid_by": paid_by}
    assert written(151, kapot=True, rules=rules) == three
    assert written(151, kapot=True, seats=2, rules=rules) == two
    assert written(151, kapot=True, seats=2, rules={**rules, "two_players": "zero_sum"}) == two_zero_sum


@pytest.mark.parametrize(
    ("paid_by", "per_head", "zero_sum"),
    [
        ("nobody", (100, 0), (100, 0)),
        ("others_half", (100, -50), (100, -100)),
        ("others_each", (100, -100), (100, -100)),
    ],
)
def test_kapot_alone_with_two_players(paid_by: str, per_head: tuple[int, ...], zero_sum: tuple[int, ...]) -> None:
    hand: dict[str, Any] = {"bid": 150, "kapot": True, "seats": 2}
    assert written(151, **hand, rules={"kapot_paid_by": paid_by}) == per_head
    assert written(151, **hand, rules={"kapot_paid_by": paid_by, "two_players": "zero_sum"}) == zero_sum


def test_an_odd_bonus_is_halved_exactly_and_becomes_whole_again() -> None:
    rules = {"kapot": 75, "kapot_paid_by": "others_half", "surplus": "bidder_gets_half"}
    assert written(151, bid=150, kapot=True, rules=rules) == (75, Fraction(-75, 2), Fraction(-75, 2))
    scores = written(151, bid=120, kapot=True, rules=rules)
    assert scores == (90, -45, -45)
    assert {type(s) for s in scores} == {int}


def test_nobody_pays_where_nobody_is_kapot() -> None:
    assert play(132, rules={"kapot_paid_by": "others_each"}) == play(132)


def test_kapot_can_be_doubled_without_an_exchange() -> None:
    hand: dict[str, Any] = {"bid": 150, "kapot": True, "exchanged": False}
    rules = {"kapot_doubled": True}
    assert written(150, **hand) == (100, 0, 0)
    assert written(150, **hand, rules=rules) == (200, 0, 0)
    assert written(150, **hand, rules={**rules, "kapot_paid_by": "others_half"}) == (200, -100, -100)
    assert written(150, **hand, rules={**rules, "kapot_paid_by": "others_each"}) == (400, -200, -200)


def test_kapot_after_an_exchange_is_never_doubled() -> None:
    assert play(151, kapot=True, rules={"kapot_doubled": True}) == play(151, kapot=True)


def test_kapot_can_depend_on_making_the_bid() -> None:
    hand: dict[str, Any] = {"bid": 200, "roem": 40, "kapot": True}
    assert written(151, **hand) == (80, 10, 10)
    assert written(151, **hand, rules={"kapot_if": "made"}) == (-20, 10, 10)


def test_kapot_counts_when_the_bid_was_made() -> None:
    assert play(151, kapot=True, rules={"kapot_if": "made"}) == play(151, kapot=True)


# talon


def test_the_talon_decides_which_totals_can_be_kapot() -> None:
    hand: dict[str, Any] = {"kapot": True, "exchanged": False}
    for talon in ("nobody", "opponents"):
        assert doubts(140, **hand, rules={"talon": talon}) == []
        assert doubts(151, **hand, rules={"talon": talon}) == []
    assert doubts(140, **hand, rules={"talon": "bidder"}) == [("points", "heugen.kapot_unlikely")]
    assert doubts(151, **hand, rules={"talon": "bidder"}) == []


def test_the_talon_decides_whether_the_others_have_the_rest() -> None:
    assert named(play(76, exchanged=False))[0] == "counted_alone"
    for talon in ("bidder", "opponents"):
        assert named(play(76, exchanged=False, rules={"talon": talon}))[0] == "counted"


def test_the_talon_says_nothing_after_an_exchange_or_with_two() -> None:
    for talon in ("bidder", "opponents"):
        assert play(76, rules={"talon": talon}) == play(76)
        for exchanged in (True, False):
            hand: dict[str, Any] = {"seats": 2, "exchanged": exchanged, "kapot": True}
            assert play(76, rules={"talon": talon}, **hand) == play(76, **hand)


# nobody_bids


def test_a_hand_that_nobody_bids_on_can_be_played_as_kleur_bekennen() -> None:
    scored = score({"passed": True, "note": "troep"}, table({"nobody_bids": "kleur_bekennen"}))
    assert scored.scores == (0, 0, 0)
    assert not scored.counts
    assert scored.deal_moves


def test_where_the_bidding_starts_again_nobody_passes_a_hand() -> None:
    assert places({"passed": True}) == [("passed", "heugen.passed_off")]


def test_a_hand_that_somebody_bids_on_is_the_same_either_way() -> None:
    assert play(132, rules={"nobody_bids": "kleur_bekennen"}) == play(132)


# two_players


def test_winner_and_loser_can_be_equal() -> None:
    rules = {"two_players": "zero_sum"}
    assert written(122, seats=2) == (30, -15)
    assert written(122, seats=2, rules=rules) == (30, -30)
    assert written(72, seats=2) == (-40, 20)
    assert written(72, seats=2, rules=rules) == (-40, 40)


def test_the_rule_for_two_says_nothing_to_three() -> None:
    for points in (72, 122):
        assert play(points, rules={"two_players": "zero_sum"}) == play(points)


# end


def ended(end: Any, totals: tuple[int, ...], hands: int) -> tuple[int, ...] | None:
    return GAME.ended(GAME.complete({"end": end}), Standing(totals, hands))


def test_without_an_end_the_players_stop_when_they_like() -> None:
    assert ended(None, (5000, -2500, -2500), 400) is None


def test_after_the_agreed_hands_the_highest_total_wins() -> None:
    assert ended({"hands": 12}, (45, 45, -90), 11) is None
    assert ended({"hands": 12}, (45, 45, -90), 12) == (0, 1)
    assert ended({"hands": 12}, (-5, -10, -20), 12) == (0,)


def test_the_agreed_total_reached_exactly_is_reached() -> None:
    assert ended({"target": 500}, (490, -245, -245), 30) is None
    assert ended({"target": 500}, (500, -250, -250), 30) == (0,)
    assert ended({"target": 500}, (510, 520, -100), 30) == (1,)


@pytest.mark.parametrize("end", [{"hands": 7}, {"target": 333}])
def test_any_number_of_hands_and_any_total_can_be_agreed(end: Any) -> None:
    assert GAME.refuse_rules({"end": end}, 3) == []


@pytest.mark.parametrize("end", [{"hands": 0}, {"hands": True}, {"target": -5}, {"hands": 3, "target": 5}, 12, {}, "x"])
def test_an_end_that_never_comes_is_refused(end: Any) -> None:
    assert [p.id for p in GAME.refuse_rules({"end": end}, 3)] == ["rules.value"]


@pytest.mark.parametrize("kapot", [-1, True, "100", 1.5, None])
def test_a_bonus_that_is_no_number_is_refused(kapot: Any) -> None:
    assert [p.id for p in GAME.refuse_rules({"kapot": kapot}, 3)] == ["rules.value"]


def test_the_defaults_are_those_of_the_founding_text() -> None:
    assert GAME.complete({}) == {
        "rounding": "one_down",
        "round_whom": "bidder",
        "equal": "made",
        "below_zero_target": True,
        "surplus": "opponents_pay_half",
        "no_exchange_nat_doubled": False,
        "kapot": 100,
        "kapot_paid_by": "nobody",
        "kapot_doubled": False,
        "kapot_if": "always",
        "talon": "nobody",
        "nobody_bids": "lower",
        "two_players": "per_head",
        "end": None,
    }


def test_what_has_no_effect_is_not_asked() -> None:
    rules = {r.name: r for r in GAME.house_rules}
    assert not rules["round_whom"].matters(GAME.complete({"rounding": "none"}))
    for name in ("kapot_paid_by", "kapot_doubled", "kapot_if"):
        assert not rules[name].matters(GAME.complete({"kapot": 0}))
        assert rules[name].matters(GAME.complete({}))
