"""What holds for every hand of heugen under every agreement."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scoring.game import Refused, Scored
from scoring.heugen import GAME
from tests.scoring.heugen_table import score, table

RULES = st.fixed_dictionaries(
    {rule.name: st.sampled_from(rule.choices) for rule in GAME.house_rules} | {"kapot": st.integers(0, 300)}
)
HANDS = st.fixed_dictionaries(
    {"bidder": st.integers(0, 1), "bid": st.integers(1, 45).map(lambda n: 10 * n), "points": st.integers(0, 151)},
    optional={
        "roem": st.integers(0, 40).map(lambda n: 10 * n),
        "exchanged": st.booleans(),
        "kapot": st.booleans(),
    },
)


def played(hand: dict[str, Any], rules: dict[str, Any], seats: int) -> Scored:
    """The hand; with 151 points where kapot asks for them."""
    at = table(rules, seats)
    try:
        return score(hand, at)
    except Refused:
        return score({**hand, "points": 151}, at)


@given(HANDS, RULES)
def test_three_players_add_up_to_zero_but_for_a_kapot_that_nobody_pays(
    hand: dict[str, Any], rules: dict[str, Any]
) -> None:
    scored = played(hand, rules, 3)
    left = sum(scored.scores)
    free = next((line.values["amount"] for line in scored.lines if line.id == "heugen.kapot_free"), 0)
    assert left == free
    assert not free or (hand["kapot"] and rules["kapot_paid_by"] == "nobody")


@given(HANDS, RULES)
def test_two_players_who_agreed_so_add_up_to_zero(hand: dict[str, Any], rules: dict[str, Any]) -> None:
    agreed = {**rules, "two_players": "zero_sum", "kapot_paid_by": "others_half"}
    assert sum(played(hand, agreed, 2).scores) == 0


@given(HANDS, RULES, st.sampled_from([2, 3]))
def test_the_lines_add_up_to_what_is_written(hand: dict[str, Any], rules: dict[str, Any], seats: int) -> None:
    scored = played(hand, rules, seats)
    assert tuple(sum(moved) for moved in zip(*(line.moves for line in scored.lines), strict=True)) == scored.scores


@given(HANDS, RULES, st.sampled_from([2, 3]))
def test_whole_scores_are_ints_and_others_exact_fractions(
    hand: dict[str, Any], rules: dict[str, Any], seats: int
) -> None:
    for row in (played(hand, rules, seats).scores, *(line.moves for line in played(hand, rules, seats).lines)):
        for score_ in row:
            assert type(score_) is int or (type(score_) is Fraction and score_.denominator in (2, 4))


@given(HANDS, RULES, st.sampled_from([2, 3]))
def test_lines_name_house_rules_that_there_are(hand: dict[str, Any], rules: dict[str, Any], seats: int) -> None:
    names = {rule.name for rule in GAME.house_rules} | {""}
    assert {line.rule for line in played(hand, rules, seats).lines} <= names


@given(HANDS, RULES)
def test_the_three_seats_are_alike(hand: dict[str, Any], rules: dict[str, Any]) -> None:
    """Who sits where changes nothing: the scores move along with the bidder."""
    here = played({**hand, "bidder": 0}, rules, 3).scores
    for seat in (1, 2):
        there = played({**hand, "bidder": seat}, rules, 3).scores
        assert (there[seat], there[seat - 1]) == (here[0], here[1])
