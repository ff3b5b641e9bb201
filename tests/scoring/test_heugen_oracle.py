"""Heugen against real cards: every hand is dealt, played by the rules and counted from the cards."""

from __future__ import annotations

from random import Random

import pytest

from tests.scoring.deal_heugen import deal, roem_in, run_oracle
from tests.scoring.test_heugen_checks import AFTER_AN_EXCHANGE, totals

pytestmark = pytest.mark.oracle


def test_the_score_is_what_the_cards_say() -> None:
    seen = run_oracle(2000, seed=151)
    for kind in ("2 players", "3 players", "exchanged", "not exchanged", "made", "nat", "roem", "half", "9 tricks"):
        assert seen[kind] > 20, f"hardly any {kind} came by"


def test_what_is_really_counted_is_in_the_table_of_totals() -> None:
    random = Random(7)
    for _ in range(1500):
        dealt = deal(random)
        if len(dealt.table.playing()) == 3 and dealt.hand.get("exchanged", True):
            assert dealt.hand["points"] in totals(AFTER_AN_EXCHANGE[dealt.tricks])


@pytest.mark.parametrize(
    ("cards", "roem"),
    [
        ("aas heer vrouw", 20),
        ("aas heer vrouw boer", 50),
        ("heer vrouw boer 10 9", 100),
        ("aas heer vrouw boer 10 9 8 7", 100),
        ("boer 10 9", 20),
        ("10 9 8", 0),
        ("aas heer boer 10 9", 20),
        ("aas heer vrouw 10 9 8", 20),
    ],
)
def test_a_run_is_worth_what_its_length_says(cards: str, roem: int) -> None:
    assert roem_in([("harten", rank) for rank in cards.split()], "schoppen") == roem


def test_stuk_adds_to_a_run() -> None:
    assert roem_in([("harten", rank) for rank in ("aas", "heer", "vrouw", "boer")], "harten") == 70


def test_four_boeren_are_two_hundred_and_four_tens_nothing() -> None:
    suits = ("klaveren", "ruiten", "harten", "schoppen")
    assert [roem_in([(s, rank) for s in suits], "harten") for rank in ("boer", "aas", "heer", "vrouw", "10")] == [
        200,
        100,
        100,
        100,
        0,
    ]
