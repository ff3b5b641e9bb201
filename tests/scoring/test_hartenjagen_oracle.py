"""`scoring` against real cards, played by the rules and counted from the tricks."""

from __future__ import annotations

import random

import pytest

from tests.scoring.deal_hartenjagen import agree, deal, may_play, pack, play_out, run_oracle


@pytest.mark.oracle
def test_two_thousand_hands_of_real_cards_agree():
    assert run_oracle(2_000, seed=20_260_514) >= 2_000


@pytest.mark.oracle
def test_the_sample_has_moons_suns_and_players_without_a_trick():
    rng = random.Random(7)
    played = [play_out(rng, deal(rng, 3, False, True), False, True) for _ in range(200)]
    assert sum(max(dealt.tricks) == 17 for dealt in played) > 20
    assert sum(0 in dealt.tricks and max(dealt.tricks) < 17 for dealt in played) > 5
    assert {agree(rng).seats for _ in range(50)} == {3, 4, 5, 6}


@pytest.mark.parametrize(("seats", "dutch", "size"), [(3, False, 51), (4, False, 52), (5, False, 50), (6, False, 48)])
def test_everybody_gets_as_many_cards(seats: int, dutch: bool, size: int):
    assert len(pack(seats, dutch)) == size
    assert size % seats == 0


@pytest.mark.parametrize(("seats", "size"), [(3, 30), (4, 32), (5, 30), (6, 30)])
def test_everybody_gets_as_many_cards_in_dutch(seats: int, size: int):
    assert len(pack(seats, True)) == size
    assert size % seats == 0


def test_play_is_legal():
    hand = ["♥A", "♠Q", "♦4", "♣9", "♣2"]
    assert may_play(hand, [], True, False, False) == ["♣2"]
    assert may_play(hand, [], False, False, False) == ["♠Q", "♦4", "♣9", "♣2"]
    assert may_play(["♥A", "♥3"], [], False, False, False) == ["♥A", "♥3"]
    assert may_play(hand, ["♣5"], True, False, False) == ["♣9", "♣2"]
    assert may_play(["♥A", "♠Q", "♦4"], ["♣5"], True, False, False) == ["♦4"]
    assert may_play(["♥A", "♠Q"], ["♣5"], True, False, False) == ["♥A", "♠Q"]
    assert may_play(["♣J", "♣9"], ["♣7"], True, False, True) == ["♣9"]
