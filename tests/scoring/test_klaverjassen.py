"""What a hand of klaverjassen writes: the rules, with the numbers of the table."""

from __future__ import annotations

from typing import Any

import pytest

from scoring.game import Standing
from scoring.klaverjassen import GAME
from tests.scoring.klaverjassen_hands import problems, score, written

# What wij, who play, and zij have; what is written.
WORKED = {
    "made": ({"points": {"wij": 100, "zij": 62}}, (100, 62)),
    "equal is nat": ({"points": {"wij": 81, "zij": 81}}, (0, 162)),
    "made with roem": ({"points": {"wij": 80, "zij": 82}, "roem": {"wij": 20}}, (100, 82)),
    "nat, all roem across": ({"points": {"wij": 70, "zij": 92}, "roem": {"wij": 20, "zij": 40}}, (0, 222)),
    "101-101 is nat": ({"points": {"wij": 81, "zij": 81}, "roem": {"wij": 20, "zij": 20}}, (0, 202)),
    "made with 57 card points": ({"points": {"wij": 57, "zij": 105}, "roem": {"wij": 50}}, (107, 105)),
    "106-106 is nat": ({"points": {"wij": 106, "zij": 56}, "roem": {"zij": 50}}, (0, 212)),
    "four boeren make 122 nat": ({"points": {"wij": 122, "zij": 40}, "roem": {"zij": 200}}, (0, 362)),
    "pit": ({"points": {"wij": 162, "zij": 0}, "roem": {"wij": 20}, "pit": "wij"}, (282, 0)),
    "tegenpit": ({"points": {"wij": 0, "zij": 162}, "roem": {"zij": 40}, "pit": "zij"}, (0, 302)),
    "all points, not all tricks": ({"points": {"wij": 162, "zij": 0}, "roem": {"zij": 20}}, (162, 20)),
}


@pytest.mark.parametrize(("hand", "expected"), WORKED.values(), ids=WORKED.keys())
def test_worked_example(hand: dict[str, Any], expected: tuple[int, int]) -> None:
    assert written({"playing": "wij", **hand}) == expected


@pytest.mark.parametrize(("hand", "expected"), WORKED.values(), ids=WORKED.keys())
def test_worked_example_when_zij_play(hand: dict[str, Any], expected: tuple[int, int]) -> None:
    swap = {"wij": "zij", "zij": "wij"}
    mirrored: dict[str, Any] = {"playing": "zij"}
    for key, value in hand.items():
        mirrored[key] = swap[value] if key == "pit" else {swap[side]: n for side, n in value.items()}
    assert written(mirrored) == expected[::-1]


def test_kraak_8_on_a_nat_of_60_writes_1296() -> None:
    assert written({"playing": "wij", "points": {"wij": 60}, "kraak": 8}, kraken=True) == (0, 1296)


# --- The defaults ---------------------------------------------------------------------------------------------------


def test_82_is_made_and_80_is_nat() -> None:
    assert written({"playing": "wij", "points": {"wij": 82}}) == (82, 80)
    assert written({"playing": "wij", "points": {"wij": 80}}) == (0, 162)


def test_82_is_not_enough_when_the_others_have_roem() -> None:
    assert written({"playing": "wij", "points": {"wij": 82}, "roem": {"zij": 20}}) == (0, 182)


def test_one_side_is_enough_the_other_has_the_rest_of_162() -> None:
    assert written({"playing": "wij", "points": {"zij": 62}}) == (100, 62)
    assert written({"playing": "zij", "points": {"wij": 62}}) == (62, 100)


def test_zero_points_is_a_count_like_any_other() -> None:
    assert written({"playing": "zij", "points": {"wij": 0}}) == (0, 162)
    assert written({"playing": "wij", "points": {"wij": 0}}) == (0, 162)


def test_a_side_that_does_not_play_can_have_more_roem_than_the_other_makes_up() -> None:
    assert written({"playing": "zij", "points": {"zij": 122}, "roem": {"wij": 200}}) == (362, 0)


def test_pit_needs_no_count() -> None:
    assert written({"playing": "wij", "pit": "wij"}) == (262, 0)
    assert written({"playing": "wij", "pit": "zij"}) == (0, 262)


def test_the_marks_of_a_pit_and_of_a_tegenpit() -> None:
    assert score({"playing": "zij", "pit": "zij"}).marks == ("pit:zij",)
    assert score({"playing": "wij", "pit": "zij"}).marks == ("nat:wij", "tegenpit:zij")


def test_162_against_0_is_no_pit_by_itself() -> None:
    all_points = score({"playing": "wij", "points": {"wij": 162}})
    assert (all_points.scores, all_points.marks) == ((162, 0), ())


def test_the_100_of_a_pit_never_decides_nat() -> None:
    assert score({"playing": "wij", "pit": "zij", "roem": {"zij": 20}}).scores == (0, 282)
    assert score({"playing": "wij", "pit": "wij"}).marks == ("pit:wij",)


def test_nat_declared_without_counting_still_takes_all_roem_across() -> None:
    hand = score({"playing": "zij", "nat": True, "roem": {"wij": 0, "zij": 40}})
    assert (hand.scores, hand.marks) == ((202, 0), ("nat:zij",))


def test_nat_declared_and_counted_agree() -> None:
    assert written({"playing": "wij", "nat": True, "points": {"wij": 81}}) == (0, 162)


def test_nat_declared_against_every_trick_is_tegenpit() -> None:
    assert score({"playing": "wij", "nat": True, "pit": "zij"}).marks == ("nat:wij", "tegenpit:zij")


def test_nat_false_is_a_hand_that_was_counted() -> None:
    assert written({"playing": "wij", "points": {"wij": 90}, "nat": False}) == (90, 72)


def test_a_made_hand_has_no_marks_and_counts_and_moves_the_deal() -> None:
    hand = score({"playing": "wij", "points": {"wij": 90}})
    assert (hand.marks, hand.warnings, hand.counts, hand.deal_moves) == ((), (), True, True)


def test_the_seat_that_chose_trump_and_the_suit_change_no_score() -> None:
    assert written({"playing": "zij", "points": {"zij": 90}, "trump": "schoppen", "player": 3}) == (72, 90)


def test_who_dealt_what_was_noted_and_when_change_no_score() -> None:
    common = {"note": "felle hand", "at": "2025-05-14T20:41:00+02:00", "dealer": 2}
    assert written({"playing": "zij", "points": {"zij": 90}, **common}) == (72, 90)


# --- House rules: a case in which each changes the score, a case in which it must not --------------------------------


def test_equal_may_be_each_its_own() -> None:
    equal = {"playing": "wij", "points": {"wij": 81}, "roem": {"wij": 20, "zij": 20}}
    assert written(equal) == (0, 202)
    assert written(equal, tie="each_own") == (101, 101)
    assert score(equal, tie="each_own").marks == ()


def test_each_its_own_still_leaves_one_point_short_nat() -> None:
    assert written({"playing": "wij", "points": {"wij": 80}}, tie="each_own") == (0, 162)
    assert written({"playing": "wij", "points": {"wij": 82}}, tie="each_own") == (82, 80)


def test_pit_is_worth_100_and_nothing_else_can_be_agreed() -> None:
    assert GAME.refuse_rules({"pit": 100}, 4) == []
    assert [p.id for p in GAME.refuse_rules({"pit": 200}, 4)] == ["rules.value"]


@pytest.mark.parametrize(("bonus", "zij"), [(100, 302), (0, 202), (200, 402), (300, 502)])
def test_tegenpit_is_worth_what_the_table_agreed(bonus: int, zij: int) -> None:
    assert written({"playing": "wij", "pit": "zij", "roem": {"zij": 40}}, tegenpit=bonus) == (0, zij)


def test_the_bonus_for_tegenpit_leaves_pit_alone() -> None:
    assert written({"playing": "wij", "pit": "wij"}, tegenpit=300) == (262, 0)
    assert score({"playing": "wij", "pit": "zij"}, tegenpit=0).marks == ("nat:wij", "tegenpit:zij")


def test_the_roem_of_the_wet_side_may_be_lost() -> None:
    equal = {"playing": "wij", "points": {"wij": 66}, "roem": {"wij": 50, "zij": 20}}
    assert written(equal) == (0, 232)
    assert written(equal, nat_roem="lost") == (0, 182)


def test_lost_roem_still_counts_to_decide_nat_and_never_touches_a_made_hand() -> None:
    assert written({"playing": "wij", "points": {"wij": 80}, "roem": {"wij": 20}}, nat_roem="lost") == (100, 82)
    assert written({"playing": "wij", "nat": True, "roem": {"zij": 50}}, nat_roem="lost") == (0, 212)


VERZAAKT = {"162_and_roem": (222, 0), "162_plus_100": (262, 0), "162_only": (162, 0), "redeal": (0, 0)}


@pytest.mark.parametrize(("agreed", "expected"), VERZAAKT.items())
@pytest.mark.parametrize("playing", ["wij", "zij"])
def test_whoever_revokes_gives_the_other_what_was_agreed(agreed: str, expected: tuple[int, int], playing: str) -> None:
    hand = score({"playing": playing, "verzaakt": "zij", "roem": {"wij": 40, "zij": 20}}, verzaakt=agreed)
    assert (hand.scores, hand.marks) == (expected, ("verzaakt:zij",))


def test_a_redeal_is_no_hand_and_the_same_dealer_deals_again() -> None:
    before = Standing((100, 62), 1, "wij")
    hand = score({"playing": "zij", "verzaakt": "wij"}, before, verzaakt="redeal")
    assert (hand.scores, hand.counts, hand.deal_moves, hand.memory) == ((0, 0), False, False, "wij")


@pytest.mark.parametrize("agreed", [a for a in VERZAAKT if a != "redeal"])
def test_a_revoke_that_is_paid_counts_as_a_hand(agreed: str) -> None:
    hand = score({"playing": "zij", "verzaakt": "wij"}, verzaakt=agreed)
    assert (hand.counts, hand.deal_moves) == (True, True)


@pytest.mark.parametrize("agreed", VERZAAKT)
def test_the_price_of_a_revoke_changes_no_other_hand(agreed: str) -> None:
    assert written({"playing": "wij", "points": {"wij": 70}, "roem": {"wij": 20}}, verzaakt=agreed) == (0, 182)


KRAAK = {
    "made": ({"points": {"wij": 100}, "roem": {"wij": 20, "zij": 50}}, 2, (220, 174)),
    "nat": ({"points": {"wij": 60}, "roem": {"wij": 20}}, 4, (0, 668)),
    "nat uncounted": ({"nat": True}, 2, (0, 324)),
    "pit, its 100 and its roem only once": ({"pit": "wij", "roem": {"wij": 20}}, 2, (444, 0)),
    "tegenpit": ({"pit": "zij", "roem": {"zij": 20}}, 4, (0, 768)),
}


@pytest.mark.parametrize(("hand", "times", "expected"), KRAAK.values(), ids=KRAAK.keys())
def test_kraak_multiplies_card_points_and_nothing_else(
    hand: dict[str, Any], times: int, expected: tuple[int, int]
) -> None:
    assert written({"playing": "wij", "kraak": times, **hand}, kraken=True) == expected


def test_nat_is_decided_before_the_kraak() -> None:
    # 95 against 87 is made; had the kraak come first, 170 against 174 would have been nat.
    hand = {"playing": "wij", "points": {"wij": 75}, "roem": {"wij": 20}, "kraak": 2}
    assert written(hand, kraken=True) == (170, 174)


@pytest.mark.parametrize(("agreed", "expected"), VERZAAKT.items())
def test_kraak_does_not_touch_a_revoke(agreed: str, expected: tuple[int, int]) -> None:
    hand = {"playing": "wij", "verzaakt": "zij", "roem": {"wij": 40, "zij": 20}, "kraak": 8}
    assert written(hand, kraken=True, verzaakt=agreed) == expected


def test_a_table_that_krakes_writes_an_ordinary_hand_as_ever() -> None:
    assert written({"playing": "wij", "points": {"wij": 100}}, kraken=True) == (100, 62)


TENS = [
    ("wij", 86, "tens", (90, 70)),
    ("wij", 86, "tens_seven_up", (80, 80)),
    ("zij", 86, "tens", (70, 90)),
    ("wij", 85, "tens", (90, 70)),
    ("wij", 84, "tens", (80, 80)),
    ("wij", 87, "tens_seven_up", (90, 70)),
    ("wij", 162, "tens", (160, 0)),
    ("wij", 158, "tens_seven_up", (160, 0)),
]


@pytest.mark.parametrize(("playing", "points", "way", "expected"), TENS)
def test_the_side_that_plays_is_rounded_and_the_other_gets_the_rest_of_160(
    playing: str, points: int, way: str, expected: tuple[int, int]
) -> None:
    assert written({"playing": playing, "points": {playing: points}}, rounding=way) == expected


def test_76_against_86_becomes_80_80_or_70_90_by_who_rounds() -> None:
    playing_76 = {"playing": "wij", "points": {"wij": 76}, "roem": {"wij": 50}}
    assert written(playing_76, rounding="tens") == (130, 80)
    assert written(playing_76, rounding="tens_seven_up") == (120, 90)
    playing_86 = {"playing": "zij", "points": {"zij": 86}}
    assert written(playing_86, rounding="tens") == (70, 90)


def test_nat_is_decided_on_the_points_before_rounding() -> None:
    assert written({"playing": "wij", "points": {"wij": 82}}, rounding="tens") == (80, 80)
    assert written({"playing": "wij", "points": {"wij": 81}}, rounding="tens_seven_up") == (0, 160)


@pytest.mark.parametrize("way", ["tens", "tens_seven_up"])
def test_in_tens_162_is_160_wherever_it_is_written(way: str) -> None:
    assert written({"playing": "wij", "points": {"wij": 60}, "roem": {"wij": 20}}, rounding=way) == (0, 180)
    assert written({"playing": "wij", "nat": True}, rounding=way) == (0, 160)
    assert written({"playing": "wij", "pit": "wij", "roem": {"wij": 20}}, rounding=way) == (280, 0)
    assert written({"playing": "wij", "pit": "zij"}, rounding=way) == (0, 260)
    assert written({"playing": "wij", "verzaakt": "wij"}, rounding=way) == (0, 160)
    assert written({"playing": "wij", "verzaakt": "wij"}, rounding=way, verzaakt="162_plus_100") == (0, 260)


def test_rounding_comes_before_the_kraak() -> None:
    hand = {"playing": "wij", "points": {"wij": 96}, "roem": {"zij": 20}, "kraak": 2}
    assert written(hand, kraken=True, rounding="tens") == (200, 140)
    assert written({"playing": "wij", "nat": True, "kraak": 8}, kraken=True, rounding="tens") == (0, 1280)


def test_rounding_leaves_whole_tens_of_the_playing_side_alone() -> None:
    assert written({"playing": "wij", "points": {"wij": 90}}, rounding="tens") == (90, 70)
    assert written({"playing": "zij", "points": {"zij": 120}}, rounding="tens_seven_up") == (40, 120)


def test_equal_each_its_own_is_rounded_too() -> None:
    assert written({"playing": "wij", "points": {"wij": 81}}, rounding="tens", tie="each_own") == (80, 80)


@pytest.mark.parametrize("rule", ["four_jacks", "four_low"])
def test_what_four_of_a_kind_are_worth_changes_no_score(rule: str) -> None:
    hand = {"playing": "wij", "points": {"wij": 122}, "roem": {"zij": 200}}
    for value in next(r for r in GAME.house_rules if r.name == rule).choices:
        assert written(hand, **{rule: value}) == (0, 362)


@pytest.mark.parametrize("rule", ["end", "both_over_target"])
def test_how_the_match_ends_changes_no_score(rule: str) -> None:
    for value in next(r for r in GAME.house_rules if r.name == rule).choices:
        assert written({"playing": "wij", "points": {"wij": 70}, "roem": {"wij": 20}}, **{rule: value}) == (0, 182)


def test_kraak_is_refused_where_nobody_agreed_on_it() -> None:
    assert problems({"playing": "wij", "points": {"wij": 60}, "kraak": 8}) == [("kraak", "kraak_off")]
