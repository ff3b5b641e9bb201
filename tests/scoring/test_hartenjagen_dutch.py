"""Nederlands hartenjagen: 15 a hand, up to the threshold, and from the next hand on down to 0."""

from __future__ import annotations

from scoring.game import Line, Standing
from scoring.hartenjagen import GAME
from scoring.hartenjagen.ending import Memory
from tests.scoring.hartenjagen_table import DUTCH_DOWN, after, ids, play, table

HAND = {"hearts": [5, 3, 0], "queen": 2, "club_jack": 1}
MOON = {"hearts": [8, 0, 0], "queen": 0, "club_jack": 0}
DOWN = Memory("falling")


def test_a_hand_adds_up_to_15():
    assert play(HAND, variant="dutch").scores == (5, 5, 5)
    assert play({"points": [5, 5, 5]}, variant="dutch").scores == (5, 5, 5)


def test_the_lines_name_the_queen_and_the_jack_of_clubs():
    assert ids(play(HAND, variant="dutch")) == ["hearts", "queen", "club_jack"]
    assert ids(play({"points": [5, 5, 5]}, variant="dutch")) == ["taken"]
    told = {"points": [5, 5, 5], "queen": 2, "club_jack": 1}
    assert ids(play(told, variant="dutch")) == ["points", "hearts", "queen", "club_jack"]


def test_from_the_hand_after_the_threshold_everybody_subtracts():
    first = play(HAND, 45, 40, 30, variant="dutch")
    assert first.scores == (5, 5, 5)
    assert first.lines[-1] == Line("hartenjagen.turned", {"seats": (0,), "target": 50}, (0, 0, 0), "target")
    second = play(HAND, 50, 45, 35, variant="dutch", memory=first.memory)
    assert second.scores == (-5, -5, -5)
    assert ids(second) == ["subtracting", "hearts", "queen", "club_jack"]
    third = play({"points": [15, 0, 0]}, 45, 40, 30, variant="dutch", memory=second.memory)
    assert third.scores == (-15, 0, 0)


def test_nobody_at_the_threshold_goes_on_adding():
    first = play(HAND, 44, 40, 30, variant="dutch")
    assert play(HAND, 49, 45, 35, variant="dutch", memory=first.memory).scores == (5, 5, 5)


def test_the_threshold_may_have_to_be_passed():
    reached = play(HAND, 45, 40, 30, variant="dutch", end_when="passed")
    assert reached.memory.phase == "rising"
    assert play(HAND, 46, 40, 30, variant="dutch", end_when="passed").memory.phase == "turned"


def test_another_threshold():
    assert play(HAND, 45, 40, 30, variant="dutch", target=75).memory.phase == "rising"
    assert play(HAND, 70, 40, 30, variant="dutch", target=75).memory.phase == "turned"


def test_the_threshold_itself_ends_nothing():
    assert after(HAND, 45, 0, 30, variant="dutch") == ((50, 5, 35), None)
    assert after({"points": [15, 0, 0]}, 45, 0, 30, variant="dutch") == ((60, 0, 30), None)


def test_who_comes_down_to_zero_wins():
    assert after(HAND, 50, 5, 35, memory=DUTCH_DOWN, variant="dutch") == ((45, 0, 30), (1,))
    assert after(HAND, 50, 6, 35, memory=DUTCH_DOWN, variant="dutch") == ((45, 1, 30), None)


def test_of_several_in_one_hand_the_lowest_wins_and_equal_lowest_share():
    assert after(HAND, 4, 3, 35, memory=DOWN, variant="dutch") == ((-1, -2, 30), (1,))
    assert after(HAND, 4, 4, 35, memory=DOWN, variant="dutch") == ((-1, -1, 30), (0, 1))


def test_equal_lowest_may_play_on():
    assert after(HAND, 4, 4, 35, memory=DOWN, variant="dutch", tie="play_on") == ((-1, -1, 30), None)


def test_zero_may_not_be_enough():
    below = {"variant": "dutch", "dutch_win": "below_zero"}
    assert after(HAND, 50, 5, 35, memory=DOWN, **below) == ((45, 0, 30), None)
    assert after(HAND, 50, 4, 35, memory=DOWN, **below) == ((45, -1, 30), (1,))


def test_below_zero_means_nothing_in_black_lady():
    assert GAME.ended(GAME.complete({"dutch_win": "below_zero"}), Standing((0, 100, 70), 9)) == (0,)


def test_everything_is_15_points_because_dutch_has_no_moon_by_itself():
    assert GAME.complete({"variant": "dutch"})["moon"] == "off"
    assert play(MOON, variant="dutch").scores == (15, 0, 0)
    assert play(MOON, variant="dutch").marks == ()


def test_a_table_may_play_with_moons_of_15():
    assert play(MOON, variant="dutch", moon="others_26").scores == (0, 15, 15)
    assert play({"points": [0, 15, 15]}, variant="dutch", moon="others_26").scores == (0, 15, 15)
    assert play(MOON, variant="dutch", moon="shooter_minus_26").scores == (-15, 0, 0)
    assert play(MOON, variant="dutch", moon="others_26").marks == ("moon:0",)


def test_a_moon_in_the_second_phase_is_15_off_for_the_shooter_alone():
    for moon in ("others_26", "shooter_minus_26", "choice", "off"):
        scored = play(MOON, 50, 40, 30, memory=DUTCH_DOWN, variant="dutch", moon=moon)
        assert scored.scores == (-15, 0, 0)
        assert scored.marks == (() if moon == "off" else ("moon:0",))
    entered = {"points": [0, 15, 15]}
    assert play(entered, 50, 40, 30, memory=DOWN, variant="dutch", moon="others_26").scores == (-15, 0, 0)


def test_the_board_shows_the_phase_and_no_passing():
    at = table(3, variant="dutch")
    up = GAME.opening(at, Standing((0, 0, 0), 1))
    down = GAME.opening(at, Standing((50, 0, 0), 4, DUTCH_DOWN))
    assert [(line.id, line.values) for line in up] == [("hartenjagen.phase_up", {"target": 50})]
    assert [line.id for line in down] == ["hartenjagen.phase_down"]


def test_four_play_with_32_cards_and_others_with_30():
    packs = [GAME.opening(table(seats, variant="dutch"), GAME.first(seats))[-1].id for seats in (3, 4, 5, 6)]
    assert packs == [f"hartenjagen.pack_{n}" for n in (30, 32, 30, 30)]
