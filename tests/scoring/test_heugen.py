"""Heugen as its founding text has it: the worked examples, two players, the lines, the match around it."""

from __future__ import annotations

import pytest

from scoring.game import Standing
from scoring.heugen import GAME
from scoring.heugen_hand import kapot_points, needed, round_points, target
from tests.scoring.heugen_table import play, score, table, written

USUAL = GAME.complete({})


def test_a_surplus_of_forty_is_paid_half_by_each_other() -> None:
    assert written(132, bid=100) == (40, -20, -20)


def test_ninety_two_counts_as_a_hundred_and_makes_a_hundred() -> None:
    assert play(92, bid=100).scores == (0, 0, 0)
    assert play(92, bid=100).marks == ()


def test_ninety_one_counts_as_ninety_and_is_ten_short() -> None:
    assert play(91, bid=100).scores == (-20, 10, 10)
    assert play(91, bid=100).marks == ("nat:0",)


def test_who_is_thirty_short_loses_sixty() -> None:
    assert written(85, bid=120) == (-60, 30, 30)


def test_roem_comes_off_the_bid() -> None:
    assert written(45, bid=150, roem=120) == (20, -10, -10)


def test_without_an_exchange_nothing_is_halved() -> None:
    assert written(126, bid=110, exchanged=False) == (40, -20, -20)


def test_without_an_exchange_a_loss_is_not_doubled() -> None:
    assert written(88, bid=110, exchanged=False) == (-40, 20, 20)


def test_kapot_is_a_hundred_more_that_nobody_pays() -> None:
    assert play(151, kapot=True).scores == (150, -25, -25)
    assert play(151, kapot=True).marks == ("kapot:0",)


def test_kapot_is_paid_when_the_bid_is_exactly_made() -> None:
    assert written(151, bid=150, kapot=True) == (100, 0, 0)


def test_roem_above_the_bid_counts() -> None:
    assert written(23, roem=140) == (70, -35, -35)


def test_all_151_points_without_every_trick_is_no_kapot() -> None:
    assert play(151).scores == (50, -25, -25)
    assert play(151).marks == ()


def test_a_bid_under_a_hundred_is_one_that_everybody_passed_first() -> None:
    assert written(92, bid=90) == (10, -5, -5)


def test_a_bid_can_be_higher_than_all_points() -> None:
    assert play(151, bid=200, roem=40, kapot=True).scores == (80, 10, 10)
    assert play(151, bid=200, roem=40, kapot=True).marks == ("nat:0", "kapot:0")


def test_zero_points_is_an_entry() -> None:
    assert written(0, bid=10) == (-20, 10, 10)


@pytest.mark.parametrize("bidder", [0, 1, 2])
def test_who_bids_gets_the_amount_of_the_bidder(bidder: int) -> None:
    scores = play(132, bidder=bidder).scores
    assert scores[bidder] == 40
    assert sum(scores) == 0


def test_of_two_players_the_other_pays_half() -> None:
    assert written(122, seats=2) == (30, -15)


def test_of_two_players_the_other_gets_half_of_a_loss() -> None:
    assert written(72, seats=2) == (-40, 20)


def test_of_four_names_the_one_who_is_out_writes_nothing() -> None:
    hand = {"bidder": 3, "bid": 100, "points": 132}
    assert score(hand, table(seats=4, out=(1,))).scores == (-20, 0, -20, 40)


def test_three_names_of_whom_one_is_out_are_two_players() -> None:
    hand = {"bidder": 2, "bid": 100, "points": 72}
    assert score(hand, table({"two_players": "zero_sum"}, out=(0,))).scores == (0, 40, -40)


# The lines


def ids(points: int, **more: object) -> list[str]:
    return [line.id.removeprefix("heugen.") for line in play(points, **more).lines]  # type: ignore[arg-type]


def test_the_lines_lead_from_the_count_to_what_is_written() -> None:
    assert ids(112, bid=120, roem=20) == [
        "counted",
        "rounded_up",
        "target",
        "difference",
        "made",
        "gets",
        "others_pay",
    ]


def test_the_rounding_is_told_with_the_digit_that_decides() -> None:
    line = play(132).lines[1]
    assert line.values == {"bidder": 0, "points": 132, "digit": 2, "rounded": 140}
    assert line.rule == "rounding"


def test_what_is_needed_after_roem_is_told() -> None:
    assert play(45, bid=150, roem=120).lines[2].values == {"bidder": 0, "bid": 150, "roem": 120, "target": 30}


def test_the_others_have_the_rest_of_151() -> None:
    assert play(132).lines[0].values == {"bidder": 0, "points": 132, "others": (1, 2), "rest": 19}


@pytest.mark.parametrize("more", [{"seats": 2}, {"exchanged": False}])
def test_no_rest_is_told_where_cards_lie_dead(more: dict[str, object]) -> None:
    assert ids(132, **more)[0] == "counted_alone"


def test_a_loss_is_told() -> None:
    assert ids(85, bid=120, exchanged=False) == [
        "counted_alone",
        "rounded_up",
        "bid",
        "difference",
        "nat",
        "nat_not_doubled",
        "loses",
        "others_get",
    ]


def test_kapot_comes_after_everything_else() -> None:
    assert ids(151, kapot=True)[-3:] == ["gets", "others_pay", "kapot_free"]


def test_lines_that_count_move_nothing_and_the_others_tell_each_seat() -> None:
    for line in play(132).lines:
        assert any(line.moves) is ("each" in line.values)
        assert line.values.get("each", line.moves) == line.moves


# What the entry asks


def test_what_the_bidder_still_needs() -> None:
    assert needed(100, 0, USUAL) == 92
    assert needed(150, 120, USUAL) == 22
    assert needed(100, 140, USUAL) == 0
    assert needed(150, 0, USUAL) == 142
    assert needed(160, 0, USUAL) is None


def test_what_the_bidder_still_needs_depends_on_the_agreement() -> None:
    assert needed(100, 0, GAME.complete({"rounding": "none"})) == 100
    assert needed(100, 0, GAME.complete({"rounding": "nearest"})) == 95
    assert needed(100, 0, GAME.complete({"equal": "nat"})) == 102
    assert needed(100, 0, GAME.complete({"round_whom": "opponents"})) == 100
    assert needed(100, 0, GAME.complete({"round_whom": "opponents"}), players=2) == 92


def test_what_is_needed_is_the_first_count_that_is_not_nat() -> None:
    for bid in range(10, 160, 10):
        least = needed(bid, 0, USUAL)
        if least is not None:
            assert play(least, bid=bid).marks == ()
            assert play(least - 1, bid=bid).marks == ("nat:0",)


def test_the_rounding_shows_before_the_hand_is_written() -> None:
    up = round_points(132, USUAL)
    assert (up.counts, up.way, up.digit) == (140, "up", 2)
    down = round_points(151, USUAL)
    assert (down.counts, down.way, down.digit) == (150, "down", 1)
    stays = round_points(150, USUAL)
    assert (stays.counts, stays.way, stays.digit) == (150, "stays", 0)


def test_the_target_is_the_bid_less_the_roem() -> None:
    assert target(150, 120, USUAL) == 30
    assert target(100, 140, USUAL) == -40
    assert target(100, 140, GAME.complete({"below_zero_target": False})) == 0


def test_kapot_fills_in_151_only_after_an_exchange_with_three() -> None:
    assert kapot_points(players=3, exchanged=True) == 151
    assert kapot_points(players=3, exchanged=False) is None
    assert kapot_points(players=2, exchanged=True) is None


# The match


def test_left_of_the_dealer_bids_first() -> None:
    (line,) = GAME.opening(table(), GAME.first(3))
    assert line.values == {"dealer": 2, "leader": 0}


def test_the_highest_total_wins_below_zero_too() -> None:
    assert GAME.leaders(USUAL, Standing((-40, -10, -30), 3)) == (1,)
    assert GAME.leaders(USUAL, Standing((20, 20, -40), 3)) == (0, 1)
