"""When a boom is over and who has won it; what a table can agree on."""

from __future__ import annotations

from typing import Any

import pytest

from scoring.game import Standing
from scoring.klaverjassen import GAME
from tests.scoring.klaverjassen_hands import score


def winners(totals: tuple[int, int], hands: int = 5, memory: str | None = None, **rules: Any) -> tuple[int, ...] | None:
    return GAME.ended(GAME.complete(rules), Standing(totals, hands, memory))


def test_a_boom_is_16_hands_and_the_highest_total_wins() -> None:
    assert winners((1600, 1200), 15) is None
    assert winners((1600, 1200), 16) == (0,)
    assert winners((1200, 1600), 16) == (1,)


def test_equal_totals_are_a_shared_win() -> None:
    assert winners((1400, 1400), 16) == (0, 1)


@pytest.mark.parametrize("n", [1, 8, 12, 16, 20])
def test_a_table_may_agree_on_another_number_of_hands(n: int) -> None:
    assert winners((162, 0), n - 1, end={"hands": n}) is None
    assert winners((162, 0), n, end={"hands": n}) == (0,)


@pytest.mark.parametrize("target", [750, 1000, 1500, 1501])
def test_the_target_reached_exactly_is_reached(target: int) -> None:
    assert winners((target - 1, 300), end={"target": target}) is None
    assert winners((target, 300), end={"target": target}) == (0,)


def test_a_target_does_not_end_after_16_hands() -> None:
    assert winners((1400, 1300), 16, end={"target": 1500}) is None


def test_both_over_the_target_the_higher_wins() -> None:
    assert winners((1510, 1560), memory="wij", end={"target": 1500}) == (1,)
    assert winners((1510, 1510), memory="wij", end={"target": 1500}) == (0, 1)


def test_both_over_the_target_the_side_that_played_and_made_it_may_win() -> None:
    agreed: dict[str, Any] = {"end": {"target": 1500}, "both_over_target": "playing_side"}
    assert winners((1510, 1560), memory="wij", **agreed) == (0,)
    assert winners((1510, 1510), memory="zij", **agreed) == (1,)


def test_when_the_playing_side_was_nat_the_higher_wins() -> None:
    agreed: dict[str, Any] = {"end": {"target": 1500}, "both_over_target": "playing_side"}
    assert winners((1510, 1560), memory=None, **agreed) == (1,)


def test_the_playing_side_does_not_win_by_itself_when_one_side_is_over() -> None:
    agreed: dict[str, Any] = {"end": {"target": 1500}, "both_over_target": "playing_side"}
    assert winners((1490, 1500), memory="wij", **agreed) == (1,)
    assert winners((1510, 1560), 16, memory="wij", both_over_target="playing_side") == (1,)


def test_remembered_is_the_side_that_played_and_made_it() -> None:
    assert score({"playing": "zij", "points": {"zij": 90}}).memory == "zij"
    assert score({"playing": "wij", "pit": "wij"}).memory == "wij"
    assert score({"playing": "wij", "points": {"wij": 81}}).memory is None
    assert score({"playing": "wij", "pit": "zij"}).memory is None
    assert score({"playing": "wij", "verzaakt": "zij"}).memory is None


def test_a_side_that_keeps_its_own_at_equal_was_not_nat_and_made_it() -> None:
    assert score({"playing": "wij", "points": {"wij": 81}}, tie="each_own").memory == "wij"


def test_a_boom_stopped_early_goes_to_the_best_total() -> None:
    rules = GAME.complete({"end": {"target": 1500}})
    assert GAME.leaders(rules, Standing((312, 72), 2)) == (0,)
    assert GAME.leaders(rules, Standing((312, 312), 2)) == (0, 1)


def test_the_defaults_of_the_agreement() -> None:
    assert GAME.complete({}) == {
        "end": {"hands": 16},
        "both_over_target": "highest",
        "tie": "nat",
        "pit": 100,
        "tegenpit": 100,
        "nat_roem": "to_opponents",
        "four_jacks": 200,
        "four_low": 0,
        "verzaakt": "162_and_roem",
        "kraken": False,
        "rounding": "none",
    }


@pytest.mark.parametrize("end", [{"hands": 20}, {"target": 2000}, {"target": 1}])
def test_an_end_of_the_tables_own_is_good(end: dict[str, int]) -> None:
    assert GAME.refuse_rules({"end": end}, 4) == []


NO_END: list[Any] = [
    {"hands": 0}, {"hands": -1}, {"hands": True}, {"hands": 8.5}, {"hands": "16"}, {"target": 0},
    {"hands": 16, "target": 1500}, {}, {"points": 5}, 16, None, [], "16",
]  # fmt: skip


@pytest.mark.parametrize("end", NO_END, ids=repr)
def test_an_end_that_is_no_number_of_hands_or_target_is_refused(end: Any) -> None:
    assert [(p.at, p.id) for p in GAME.refuse_rules({"end": end}, 4)] == [("end", "rules.value")]


def test_both_over_target_is_only_asked_where_there_is_a_target() -> None:
    rule = next(r for r in GAME.house_rules if r.name == "both_over_target")
    assert not rule.matters(GAME.complete({}))
    assert rule.matters(GAME.complete({"end": {"target": 1500}}))
