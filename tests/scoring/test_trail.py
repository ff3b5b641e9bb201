"""What was done to the hands of a match, found again from its corrections; and what can never have been a hand."""

from typing import Any

import pytest

from scoring.game import Refused
from scoring.match import Match, replay
from scoring.match_file import document, read, write
from scoring.trail import retrace
from tests.scoring.any_hands import all_games

A = {"playing": "wij", "points": {"wij": 90}}
B = {"playing": "wij", "points": {"wij": 100}}
C = {"playing": "zij", "nat": True}
D = {"playing": "zij", "pit": "zij"}
FOUR = ("Anna", "Bram", "Cees", "Dirk")


def clock(minute: int) -> str:
    return f"2026-05-14T20:{minute:02}:00+02:00"


def entry(hand: int, was: Any, now: Any, minute: int = 50) -> dict[str, Any]:
    return {"hand": hand, "at": clock(minute), "was": was, "now": now}


def told(hands: list[Any], *corrections: dict[str, Any]) -> list[tuple[str, int]]:
    """What was done to which hand, counted from 0 among all that ever were."""
    trail = retrace(Match("klaverjassen", FOUR, hands=tuple(hands)), corrections)
    return [(event.kind, event.row) for event in trail.events]


def test_hands_without_corrections_were_written_one_after_another() -> None:
    assert told([A, B, C]) == [("written", 0), ("written", 1), ("written", 2)]


def test_a_corrected_hand_was_written_with_its_first_value() -> None:
    trail = retrace(Match("klaverjassen", FOUR, hands=(A, B)), [entry(2, D, C), entry(2, C, B)])
    assert [(event.kind, event.row, event.now) for event in trail.events] == [
        ("written", 0, A), ("written", 1, D), ("corrected", 1, C), ("corrected", 1, B),
    ]  # fmt: skip
    assert trail.live == (0, 1)


def test_a_struck_hand_stood_where_its_number_says() -> None:
    trail = retrace(Match("klaverjassen", FOUR, hands=(A, C)), [entry(2, B, None)])
    assert [(event.kind, event.row, event.now) for event in trail.events] == [
        ("written", 0, A), ("written", 1, B), ("struck", 1, None), ("written", 2, C),
    ]  # fmt: skip
    assert trail.live == (0, 2)


def test_a_forgotten_hand_is_inserted_before_one_that_is_there() -> None:
    assert told([C, A], entry(1, None, C)) == [("written", 1), ("inserted", 0)]


def test_a_hand_that_came_back_is_the_one_that_was_struck() -> None:
    there_and_back = (entry(3, C, None), entry(2, B, None), entry(2, None, B), entry(3, None, C))
    assert told([A, B, C], *there_and_back) == [
        ("written", 0), ("written", 1), ("written", 2),
        ("struck", 2), ("struck", 1), ("restored", 1), ("restored", 2),
    ]  # fmt: skip


def test_a_hand_that_came_back_is_found_beside_one_that_was_struck_for_good() -> None:
    assert told([A, C], entry(3, C, None), entry(2, B, None), entry(2, None, C))[-3:] == [
        ("struck", 2), ("struck", 1), ("restored", 2),
    ]  # fmt: skip


def test_the_same_hand_after_another_value_is_a_new_one() -> None:
    assert told([A, B], entry(2, C, None), entry(2, None, B)) == [
        ("written", 0), ("written", 2), ("struck", 2), ("inserted", 1),
    ]  # fmt: skip


def test_moments_tell_which_hands_were_written_before_a_correction() -> None:
    hands = [{**A, "at": clock(10)}, {**B, "at": clock(20)}, {**C, "at": clock(40)}]
    assert told(hands, entry(1, D, A, 30)) == [("written", 0), ("written", 1), ("corrected", 0), ("written", 2)]


def test_what_a_correction_needs_was_written_before_it_whatever_the_moments_say() -> None:
    hands = [{**A, "at": clock(10)}, {**B, "at": clock(40)}]
    assert told(hands, entry(2, D, B, 30)) == [("written", 0), ("written", 1), ("corrected", 1)]


def test_a_hand_of_a_smaller_table_is_known_again_at_the_larger_one() -> None:
    with all_games():
        players = (*FOUR, "Els")
        match = Match("hartenjagen", players, hands=({"hearts": [13, 0, 0, 0, 0], "queen": 0, "out": [4]},))
        now = {"hearts": [13, 0, 0, 0], "queen": 0}
        trail = retrace(match, [entry(1, {"hearts": [0, 13, 0, 0], "queen": 1}, now)])
    assert [event.kind for event in trail.events] == ["written", "corrected"]


@pytest.mark.parametrize(
    ("corrections", "at", "kind"),
    [
        ([entry(1, B, C)], "corrections[0].now", "trail.now"),
        ([entry(3, B, C)], "corrections[0].hand", "trail.hand"),
        ([entry(4, B, None)], "corrections[0].hand", "trail.hand"),
        ([entry(3, None, A)], "corrections[0].hand", "trail.hand"),
        ([entry(1, D, C), entry(1, B, A)], "corrections[0].now", "trail.now"),
        ([entry(2, None, A)], "corrections[0].now", "trail.now"),
    ],
)
def test_a_correction_that_fits_no_hand_is_refused_with_its_place(corrections: Any, at: str, kind: str) -> None:
    with pytest.raises(Refused) as refused:
        told([A, B], *corrections)
    assert [(problem.at, problem.id) for problem in refused.value.problems] == [(at, kind)]


def read_with(was: Any, rules: dict[str, Any] | None = None) -> list[tuple[str, str]]:
    """What is wrong with a file in which a hand was once this."""
    made = document(Match("klaverjassen", FOUR, 0, rules or {}, (A,)), corrections=[entry(1, was, A)])
    try:
        assert write(read(write(made))) == write(made)
    except Refused as refused:
        return [(problem.at, problem.id) for problem in refused.problems]
    return []


@pytest.mark.parametrize(
    ("was", "at", "kind"),
    [
        ({"playing": "ons", "nat": True}, "playing", "klaverjassen.side"),
        ({"playing": "wij", "points": {"wij": 163}}, "points.wij", "klaverjassen.points_range"),
        ({**A, "trumps": "harten"}, "trumps", "klaverjassen.unknown_key"),
        ({**A, "at": "gisteren"}, "at", "match.moment"),
        ({"hearts": [13, 0, 0, 0], "queen": 0}, "hearts", "klaverjassen.unknown_key"),
    ],
)
def test_what_can_never_have_been_a_hand_is_refused_with_its_place(was: Any, at: str, kind: str) -> None:
    assert (f"corrections[0].was.{at}", kind) in read_with(was)


def test_a_hand_of_another_agreement_can_have_been() -> None:
    assert read_with({**A, "kraak": 2}) == []
    assert [at for at, _ in read_with({**A, "kraak": 3})] == ["corrections[0].was.kraak"]


def test_a_hand_of_a_smaller_table_can_have_been() -> None:
    with all_games():
        players = (*FOUR, "Els")
        hand = {"hearts": [13, 0, 0, 0, 0], "queen": 0, "out": [4]}
        was = {"hearts": [0, 0, 13, 0], "queen": 1}
        made = document(Match("hartenjagen", players, hands=(hand,)), corrections=[entry(1, was, hand)])
        assert replay(read(write(made)).match).totals == replay(made.match).totals
        with pytest.raises(Refused, match=r"corrections\[0\]\.was\.hearts"):
            read(write(document(made.match, corrections=[entry(1, {**was, "hearts": [14, 0, 0, 0]}, hand)])))


def test_a_hand_of_a_table_that_outgrew_its_game_and_grew_again_can_have_been() -> None:
    with all_games():
        hand = {"bidder": 1, "bid": 110, "points": 110, "out": [3, 4]}
        was = {"bidder": 1, "bid": 100, "points": 110, "out": [3]}
        made = document(Match("heugen", (*FOUR, "Els"), hands=(hand,)), corrections=[entry(1, was, hand)])
        assert replay(read(write(made)).match).totals == replay(made.match).totals
        with pytest.raises(Refused, match=r"corrections\[0\]\.was\.out\[0\]"):
            read(write(document(made.match, corrections=[entry(1, {**was, "out": [5]}, hand)])))
