"""What the entry pad of hartenjagen asks while a hand is half entered."""

from __future__ import annotations

from scoring.hartenjagen.agreement import in_play, taken_out
from scoring.hartenjagen.pad import everything, hearts_left, keys_left, with_rest
from tests.scoring.hartenjagen_table import play, table

THREE = table(3)
DUTCH = table(3, variant="dutch")


def test_nine_hearts_are_left_after_four():
    assert hearts_left([4, None, None], THREE.rules) == 9
    assert hearts_left([4, None, None], DUTCH.rules) == 4


def test_only_hearts_that_are_left_can_be_given():
    assert keys_left([4, None, None], 1, THREE) == range(10)
    assert keys_left([None, None, None], 0, THREE) == range(14)


def test_a_correction_may_take_its_own_number_along():
    assert keys_left([4, 8, None], 1, THREE) == range(10)


def test_the_last_player_can_only_have_the_rest():
    assert list(keys_left([4, 8, None], 2, THREE)) == [1]
    assert list(keys_left([4, 8, 3], 2, THREE)) == [1]


def test_too_many_leave_nothing_to_give():
    assert list(keys_left([8, 8, None], 2, THREE)) == []


def test_the_last_player_gets_the_rest():
    assert with_rest([4, 8, None], THREE) == [4, 8, 1]
    assert with_rest([4, None, None], THREE) == [4, None, None]
    assert with_rest([8, 8, None], THREE) == [8, 8, None]


def test_who_sits_out_gets_nothing_and_is_not_waited_for():
    four = table(4, out=(1,))
    assert with_rest([4, None, 8, None], four) == [4, 0, 8, 1]
    assert list(keys_left([4, None, 8, None], 3, four)) == [1]


def test_everything_is_all_hearts_and_the_queen():
    assert everything(1, THREE) == {"hearts": [0, 13, 0], "queen": 1}
    assert everything(1, DUTCH) == {"hearts": [0, 8, 0], "queen": 1, "club_jack": 1}
    assert play(everything(1, THREE)).marks == ("moon:1",)


def test_what_is_in_play_goes_by_the_variant():
    assert in_play(THREE.rules) == (13, 13, 0)
    assert in_play(DUTCH.rules) == (8, 5, 2)
    assert (in_play(THREE.rules).full, in_play(DUTCH.rules).full) == (26, 15)


def test_no_card_that_counts_leaves_the_pack():
    for at in (THREE, DUTCH):
        for players in (3, 4, 5, 6):
            gone = taken_out(at.rules, players)
            assert not any(
                suit == "harten" or (suit, rank) in {("schoppen", "V"), ("klaveren", "B")} for suit, rank in gone
            )
