"""`scoring` and real cards agree; and the dealer of those cards plays by the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from scoring.cards import KLAVERJAS_PLAIN, KLAVERJAS_TRUMP
from tests.scoring.deal_klaverjassen import BITS, CARDS, TrickWorth, may_play, run_oracle, winner_of

pytestmark = pytest.mark.oracle


def cards(names: str) -> int:
    """Cards by name: "T-boer 1-7" are the boer of trump and the 7 of the first plain suit."""
    bits = 0
    for name in names.split():
        suit, rank = name.split("-")
        bits |= BITS[CARDS.index((0 if suit == "T" else int(suit), rank))]
    return bits


def test_3000_dealt_hands_are_scored_as_they_were_counted() -> None:
    seen = run_oracle(3_000, seed=162)
    assert seen["hands"] == 3_000
    assert min(seen[kind] for kind in ("made", "nat", "pit", "tegenpit", "verzaakt", "equal", "rotterdams")) > 0


def test_one_trick_can_be_worth_0_20_40_50_70_100_or_200() -> None:
    worth = TrickWorth(four_jacks=200, four_low=0)
    tricks = [sum(four) for four in combinations(BITS, 4)]
    assert len(tricks) == 35_960
    assert {worth[trick][1] for trick in tricks} == {0, 20, 40, 50, 70, 100, 200}


ROEM = {
    "run of three": ("1-7 1-8 1-9 2-aas", 20),
    "run of four": ("1-10 1-boer 1-vrouw 1-heer", 50),
    "7 8 9 10 in trump, in the order of a run": ("T-9 T-10 T-boer 1-7", 20),
    "stuk": ("T-vrouw T-heer 1-7 1-8", 20),
    "stuk adds to a run of three": ("T-boer T-vrouw T-heer 1-7", 40),
    "stuk adds to a run of four": ("T-10 T-boer T-vrouw T-heer", 70),
    "heer and vrouw of a plain suit": ("1-vrouw 1-heer T-7 T-8", 0),
    "four azen": ("T-aas 1-aas 2-aas 3-aas", 100),
    "four boeren": ("T-boer 1-boer 2-boer 3-boer", 200),
    "four negens": ("T-9 1-9 2-9 3-9", 0),
    "a run over two suits": ("1-7 1-8 2-9 2-10", 0),
    "aas and 7 do not meet": ("1-heer 1-aas 1-7 1-8", 0),
}


@pytest.mark.parametrize(("trick", "roem"), ROEM.values(), ids=ROEM.keys())
def test_roem_of_a_trick(trick: str, roem: int) -> None:
    assert TrickWorth(four_jacks=200, four_low=0)[cards(trick)][1] == roem


def test_four_boeren_and_four_low_are_worth_what_was_agreed() -> None:
    agreed = TrickWorth(four_jacks=100, four_low=100)
    assert agreed[cards("T-boer 1-boer 2-boer 3-boer")][1] == 100
    assert [agreed[cards(f"T-{r} 1-{r} 2-{r} 3-{r}")][1] for r in ("7", "8", "9")] == [100, 100, 100]


def test_a_trick_can_be_won_with_no_points_and_20_roem() -> None:
    trick = cards("1-7 1-8 1-9 T-8")
    assert TrickWorth(four_jacks=200, four_low=0)[trick] == (0, 20)
    assert winner_of(trick, led=1) == cards("T-8")


HAND = "T-7 T-aas 1-aas 2-7"
PLAY = {
    # what is asked, what lies there, whether the partner has it, Rotterdams: what may be played
    "follow suit": (1, "1-10", False, False, "1-aas"),
    "follow suit though a trump lies there": (1, "1-10 T-8", False, False, "1-aas"),
    "trump is led: higher if you can": (0, "T-10", False, False, "T-aas"),
    "trump is led: higher though it is the partner's": (0, "T-10 T-8", True, False, "T-aas"),
    "trump is led and nothing is higher": (0, "T-boer", False, False, "T-7 T-aas"),
    "an opponent has it: trump": (3, "3-10", False, False, "T-7 T-aas"),
    "an opponent trumped: higher": (3, "3-10 T-heer", False, False, "T-aas"),
    "an opponent trumped too high: anything but trump": (3, "3-10 T-9", False, False, "1-aas 2-7"),
    "the partner has it: anything": (3, "3-10 3-7", True, False, HAND),
    "the partner trumped: anything but a lower trump": (3, "3-10 T-heer", True, False, "T-aas 1-aas 2-7"),
    "the partner has it, Rotterdams: trump": (3, "3-10 3-7", True, True, "T-7 T-aas"),
    "the partner trumped, Rotterdams: higher": (3, "3-10 T-heer", True, True, "T-aas"),
}


@pytest.mark.parametrize(("led", "there", "partner", "rotterdams", "allowed"), PLAY.values(), ids=PLAY.keys())
def test_what_may_be_played(led: int, there: str, partner: bool, rotterdams: bool, allowed: str) -> None:
    assert may_play(cards(HAND), led, cards(there), partner, rotterdams) == cards(allowed)


@pytest.mark.parametrize("rotterdams", [False, True])
def test_undertrump_only_when_nothing_else_is_possible(rotterdams: bool) -> None:
    assert may_play(cards("T-7 T-8"), 3, cards("3-10 T-9"), False, rotterdams) == cards("T-7 T-8")
    assert may_play(cards("T-7 T-8"), 3, cards("3-10 T-9"), True, rotterdams) == cards("T-7 T-8")
    assert may_play(cards("T-7 1-8"), 3, cards("3-10 T-9"), False, rotterdams) == cards("1-8")


def test_every_trick_is_won_by_the_highest_trump_or_the_highest_of_the_suit_led() -> None:
    trump, plain = list(KLAVERJAS_TRUMP), list(KLAVERJAS_PLAIN)
    wins: Counter[bool] = Counter()
    for four in combinations(range(32), 4):
        suits_and_ranks = [CARDS[i] for i in four]
        led = suits_and_ranks[0][0]
        trumps = [c for c in suits_and_ranks if c[0] == 0]
        best = max(trumps, key=lambda c: trump.index(c[1])) if trumps else None
        best = best or max((c for c in suits_and_ranks if c[0] == led), key=lambda c: plain.index(c[1]))
        wins[winner_of(sum(BITS[i] for i in four), led) == BITS[CARDS.index(best)]] += 1
    assert wins == {True: 35_960}
