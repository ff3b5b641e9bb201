"""What an entry of heugen must satisfy: what is refused, what is asked, and what the cards say about it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.heugen import GAME
from scoring.heugen_hand import KAPOT_TOTALS, ROEM_TOTALS, possible_points
from tests.scoring.deal_heugen import DECK, RUN, SUITS, worth
from tests.scoring.heugen_table import doubts, places, play, refused, score, table

HAND: dict[str, Any] = {"bidder": 0, "bid": 100, "points": 90}


# Errors


@pytest.mark.parametrize("points", [-1, 152, 1000])
def test_points_go_from_0_to_151(points: int) -> None:
    assert places({**HAND, "points": points}) == [("points", "heugen.points_range")]
    assert places({**HAND, "points": 0}) == places({**HAND, "points": 151}) == []


@pytest.mark.parametrize(("bid", "why"), [(0, "bid_least"), (-10, "bid_least"), (5, "bid_tens"), (105, "bid_tens")])
def test_a_bid_is_a_positive_ten(bid: int, why: str) -> None:
    assert places({**HAND, "bid": bid}) == [("bid", f"heugen.{why}")]


def test_the_bid_that_would_be_right_is_told() -> None:
    assert refused({**HAND, "bid": 105})[0].values == {"bid": 105, "above": 110}


@pytest.mark.parametrize("bid", [10, 90, 100, 400])
def test_a_low_bid_and_a_very_high_one_can_be(bid: int) -> None:
    assert places({**HAND, "bid": bid}) == []


@pytest.mark.parametrize(("roem", "why"), [(-20, "roem_negative"), (15, "roem_tens"), (1, "roem_tens")])
def test_roem_goes_in_tens(roem: int, why: str) -> None:
    assert places({**HAND, "roem": roem}) == [("roem", f"heugen.{why}")]


@pytest.mark.parametrize("points", [0, 150])
def test_kapot_after_an_exchange_is_151_points(points: int) -> None:
    assert places({**HAND, "kapot": True, "points": points}) == [("points", "heugen.kapot_points")]
    assert places({**HAND, "kapot": True, "points": 151}) == []


def test_kapot_without_an_exchange_or_with_two_can_be_any_count() -> None:
    assert places({**HAND, "kapot": True, "exchanged": False}) == []
    assert places({**HAND, "kapot": True}, table(seats=2)) == []
    assert doubts(90, kapot=True, seats=2) == []
    assert doubts(90, kapot=True, seats=2, exchanged=False) == []


@pytest.mark.parametrize("key", ["bidder", "bid", "points"])
def test_what_is_missing_is_named(key: str) -> None:
    hand = {k: v for k, v in HAND.items() if k != key}
    assert places(hand) == [(key, f"heugen.{key}_missing")]


@pytest.mark.parametrize("bidder", [3, -1, "Anna", None, True])
def test_the_bidder_is_a_seat_that_plays(bidder: Any) -> None:
    assert places({**HAND, "bidder": bidder}) == [("bidder", "heugen.bidder")]


def test_who_is_out_cannot_have_played() -> None:
    at = table(seats=4, out=(1,))
    assert refused({**HAND, "bidder": 1}, at)[0].values == {"seats": (0, 2, 3)}
    assert places(HAND, at) == []


@pytest.mark.parametrize("value", [1, 0, "ja", None])
def test_exchanged_and_kapot_are_yes_or_no(value: Any) -> None:
    assert places({**HAND, "exchanged": value}) == [("exchanged", "heugen.exchanged_asked")]
    assert places({**HAND, "kapot": value}) == [("kapot", "heugen.kapot_asked")]


@pytest.mark.parametrize("trump", ["spades", "", None, 2, ["harten"]])
def test_trump_is_a_suit(trump: Any) -> None:
    assert places({**HAND, "trump": trump}) == [("trump", "heugen.trump_suit")]
    assert places({**HAND, "trump": "harten"}) == []


def test_every_problem_is_told_at_once() -> None:
    hand = {"bidder": 7, "bid": 105, "points": 200, "roem": 5, "kapot": "ja", "pit": "wij"}
    assert sorted(at for at, _ in places(hand)) == ["bid", "bidder", "kapot", "pit", "points", "roem"]


@pytest.mark.parametrize(("seats", "out"), [(3, (0, 1)), (4, ()), (2, (1,))])
def test_two_or_three_play(seats: int, out: tuple[int, ...]) -> None:
    at = table(seats=seats, out=out)
    assert ("out", "match.playing") in places({**HAND, "bidder": at.playing()[0]}, at)


def test_a_passed_hand_says_nothing_else() -> None:
    at = table({"nobody_bids": "kleur_bekennen"})
    assert places({"passed": True, "bid": 100, "at": "?", "dealer": 1}, at) == [("bid", "heugen.passed_alone")]
    assert places({"passed": False}, at) == [("passed", "heugen.passed_true")]


def test_what_all_games_know_may_stand_in_a_hand() -> None:
    assert places({**HAND, "note": "laat", "at": "2026-05-14T20:41:00+02:00", "dealer": 1, "out": []}) == []


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)
KEYS = st.sampled_from(["bidder", "bid", "points", "roem", "exchanged", "kapot", "trump", "passed", "note", "x"])


@given(
    hand=st.dictionaries(KEYS, JUNK | st.integers(0, 151), max_size=8) | JUNK,
    nobody_bids=st.sampled_from(["lower", "kleur_bekennen"]),
)
def test_junk_is_scored_or_refused_with_a_reason_and_never_crashes(hand: Any, nobody_bids: str) -> None:
    at = table({"nobody_bids": nobody_bids})
    assert refused(hand, at) or len(score(hand, at).scores) == 3


# Doubts


@pytest.mark.parametrize("roem", [10, 30, 110, 130, 180, 210, 230, 280, 310, 330, 350, 1000])
def test_roem_that_no_hand_holds_is_asked(roem: int) -> None:
    assert doubts(90, roem=roem) == [("roem", "heugen.roem_unlikely")]


@pytest.mark.parametrize("roem", sorted(ROEM_TOTALS))
def test_roem_that_a_hand_can_hold_is_not_asked(roem: int) -> None:
    assert doubts(90, roem=roem) == []


def test_all_points_without_kapot_are_asked() -> None:
    assert doubts(151) == [("points", "heugen.all_points")]
    assert doubts(151, exchanged=False) == [("points", "heugen.all_points")]
    assert doubts(151, kapot=True) == []
    assert doubts(150) == []


@pytest.mark.parametrize("points", [0, 105, 108, 112, 113, 122])
def test_kapot_without_an_exchange_at_a_count_that_cannot_be_is_asked(points: int) -> None:
    assert doubts(points, kapot=True, exchanged=False) == [("points", "heugen.kapot_unlikely")]


def test_kapot_without_an_exchange_at_a_count_that_can_be_is_not_asked() -> None:
    for points in set(range(106, 152)) - {108, 112, 113, 122}:
        assert doubts(points, kapot=True, exchanged=False) == []


def test_a_doubtful_hand_is_scored_all_the_same() -> None:
    assert play(132, roem=10).scores == (50, -25, -25)


# What the cards say


def run_of(length: int) -> int:
    return 100 if length >= 5 else {3: 20, 4: 50}.get(length, 0)


def hands_of_a_suit(ranks: tuple[str, ...], trump: bool) -> set[tuple[int, tuple[bool, ...], int]]:
    """Every way to hold this suit: how many cards, which of aas heer vrouw boer, and the roem in the suit."""
    ways: set[tuple[int, tuple[bool, ...], int]] = set()
    for held in product((False, True), repeat=len(ranks)):
        roem, top = 0, 0
        while top < len(held):
            length = next((i for i, h in enumerate(held[top:]) if not h), len(held) - top)
            if top < 4:  # the highest card is a boer or higher
                roem += run_of(length)
            top += max(length, 1)
        ways.add((sum(held), held[:4], roem + 20 * (trump and held[1] and held[2])))
    return ways


@pytest.mark.parametrize("trump", SUITS)
def test_roem_of_every_nine_cards_is_a_total_of_the_list_and_every_total_is_there(trump: str) -> None:
    hands: set[tuple[int, tuple[bool, ...], int]] = {(0, (True,) * 4, 0)}
    for suit in SUITS:
        ways = hands_of_a_suit(tuple(r for r in RUN if (suit, r) in DECK), suit == trump)
        hands = {
            (n + more, tuple(a and b for a, b in zip(four, held, strict=True)), roem + extra)
            for n, four, roem in hands
            for more, held, extra in ways
            if n + more <= 9
        }
    found = {roem + 100 * sum(four[:3]) + 200 * four[3] for n, four, roem in hands if n == 9}
    assert found == ROEM_TOTALS


# Tricks of the bidder → the lowest and the highest count, and what lies between but cannot be.
AFTER_AN_EXCHANGE = {
    0: (0, 45, {29, 38, 39, 43}),
    1: (0, 88, set()),
    2: (0, 118, {112, 113, 115, 116}),
    3: (3, 134, set()),
    4: (9, 142, set()),
    5: (17, 148, set()),
    6: (33, 151, {35, 36, 38, 39}),
    7: (63, 151, set()),
    8: (96, 151, {98, 102, 103, 112}),
    9: (151, 151, set()),
}
WITHOUT_THE_TALON = {
    0: (0, 0, set()),
    1: (0, 55, {39, 48, 49, 53}),
    2: (0, 88, set()),
    3: (0, 118, {112, 113, 115, 116}),
    4: (3, 134, set()),
    5: (9, 142, set()),
    6: (17, 148, set()),
    7: (33, 151, {35, 36, 38, 39}),
    8: (63, 151, set()),
    9: (106, 151, {108, 112, 113, 122}),
}


def totals(row: tuple[int, int, set[int]]) -> set[int]:
    lowest, highest, gaps = row
    return set(range(lowest, highest + 1)) - gaps


def sums_of_cards(trump: str) -> list[set[int]]:
    """What n of the thirty cards can be worth together, n from 0 to 30."""
    sums: list[set[int]] = [{0}, *(set() for _ in DECK)]
    for card in DECK:
        for n in range(len(DECK), 0, -1):
            sums[n] |= {s + worth(card, trump) for s in sums[n - 1]}
    return sums


@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize(("table_of_totals", "laid_away"), [(AFTER_AN_EXCHANGE, 3), (WITHOUT_THE_TALON, 0)])
def test_the_totals_that_can_be_reached_with_0_to_9_tricks(
    table_of_totals: dict[int, tuple[int, int, set[int]]], laid_away: int, trump: str
) -> None:
    sums = sums_of_cards(trump)
    for tricks, row in table_of_totals.items():
        cards = sums[3 * tricks + laid_away]
        without_last = cards if tricks < 9 else set()
        with_last = {s + 10 for s in cards} if tricks else set()
        assert without_last | with_last == totals(row), tricks


def test_the_checks_know_the_totals_of_nine_tricks() -> None:
    usual = GAME.complete({})
    assert totals(WITHOUT_THE_TALON[9]) == KAPOT_TOTALS == set(possible_points(3, False, True, usual))
    assert totals(AFTER_AN_EXCHANGE[9]) == set(possible_points(3, True, True, usual))
    assert set(possible_points(3, False, True, GAME.complete({"talon": "opponents"}))) == KAPOT_TOTALS
    assert set(possible_points(3, False, True, GAME.complete({"talon": "bidder"}))) == {151}


def test_every_count_can_be_reached_without_every_trick_151_too() -> None:
    usual = GAME.complete({})
    for rows, exchanged in ((AFTER_AN_EXCHANGE, True), (WITHOUT_THE_TALON, False)):
        reached = set().union(*(totals(rows[tricks]) for tricks in range(9)))
        assert reached == set(possible_points(3, exchanged, False, usual)) == set(range(152))


@pytest.mark.parametrize("trump", SUITS)
def test_three_zeros_can_be_a_trick_of_the_others(trump: str) -> None:
    assert sum(1 for card in DECK if worth(card, trump) == 0) == 9
    assert sum(worth(card, trump) for card in DECK) == 141
