"""What an entry of klaverjassen must satisfy, and what is asked about before it is written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from scoring.cards import KLAVERJAS_LAST_TRICK, KLAVERJAS_PLAIN, KLAVERJAS_TRUMP
from scoring.klaverjassen import CARD_POINTS, most_roem, roem_chips
from tests.scoring.klaverjassen_hands import problems, refused, table, warnings

MADE = {"playing": "wij", "points": {"wij": 90}}

REFUSED: dict[str, tuple[Any, list[tuple[str, str]]]] = {
    "no object": ([90, 72], [("", "hand_form")]),
    "nothing": ({}, [("playing", "playing_missing"), ("points", "points_missing")]),
    "nobody plays": ({"points": {"wij": 90}}, [("playing", "playing_missing")]),
    "a side that is none": (MADE | {"playing": "wijj"}, [("playing", "side")]),
    "a side by number": (MADE | {"playing": 0}, [("playing", "side")]),
    "no side at all": (MADE | {"playing": None}, [("playing", "side")]),
    "an unknown key": (MADE | {"remark": "x"}, [("remark", "unknown_key")]),
    "somebody sits out": (MADE | {"out": [3]}, [("out", "out")]),
    "who sits out as a number": (MADE | {"out": 0}, [("out", "out")]),
    "points missing": ({"playing": "wij"}, [("points", "points_missing")]),
    "points of nobody": ({"playing": "wij", "points": {}}, [("points", "points_missing")]),
    "only roem": ({"playing": "wij", "roem": {"wij": 20}}, [("points", "points_missing")]),
    "nat false is no reason to leave them out": ({"playing": "wij", "nat": False}, [("points", "points_missing")]),
    "points as a number": ({"playing": "wij", "points": 90}, [("points", "points_form")]),
    "points as a list": ({"playing": "wij", "points": [90, 72]}, [("points", "points_form")]),
    "points null": ({"playing": "wij", "points": None}, [("points", "points_form")]),
    "points of a third side": ({"playing": "wij", "points": {"wij": 90, "jij": 72}}, [("points.jij", "only_sides")]),
    "163 points": ({"playing": "wij", "points": {"wij": 163}}, [("points.wij", "points_range")]),
    "points below zero": ({"playing": "wij", "points": {"zij": -1}}, [("points.zij", "points_range")]),
    "true is no number": ({"playing": "wij", "points": {"wij": True}}, [("points.wij", "points_whole")]),
    "90.0 is no whole number": ({"playing": "wij", "points": {"wij": 90.0}}, [("points.wij", "points_whole")]),
    "points as text": ({"playing": "wij", "points": {"wij": "90"}}, [("points.wij", "points_whole")]),
    "together 163": ({"playing": "wij", "points": {"wij": 90, "zij": 73}}, [("points", "points_sum")]),
    "together 161": ({"playing": "wij", "points": {"wij": 90, "zij": 71}}, [("points", "points_sum")]),
    "roem as a number": (MADE | {"roem": 20}, [("roem", "roem_form")]),
    "roem of a third side": (MADE | {"roem": {"jij": 20}}, [("roem.jij", "only_sides")]),
    "roem below zero": (MADE | {"roem": {"zij": -20}}, [("roem.zij", "roem_tens")]),
    "roem of 25": (MADE | {"roem": {"wij": 25}}, [("roem.wij", "roem_tens")]),
    "roem as text": (MADE | {"roem": {"wij": "20"}}, [("roem.wij", "roem_whole")]),
    "roem false": (MADE | {"roem": {"wij": False}}, [("roem.wij", "roem_whole")]),
    "pit for nobody": (MADE | {"pit": True}, [("pit", "side")]),
    "pit null": ({"playing": "wij", "pit": None}, [("pit", "side")]),
    "pit with 152 points": (
        {"playing": "wij", "points": {"wij": 152}, "pit": "wij"},
        [("points.wij", "pit_points")],
    ),
    "pit while the other has points": (
        {"playing": "wij", "points": {"zij": 10}, "pit": "wij"},
        [("points.zij", "pit_points")],
    ),
    "tegenpit with 152 points": (
        {"playing": "wij", "points": {"wij": 10}, "pit": "zij"},
        [("points.wij", "pit_points")],
    ),
    "pit while the other has roem": (
        {"playing": "wij", "pit": "wij", "roem": {"wij": 50, "zij": 20}},
        [("roem.zij", "pit_roem")],
    ),
    "nat for the side that has pit": ({"playing": "wij", "pit": "wij", "nat": True}, [("nat", "nat_pit")]),
    "nat with points that are made": (MADE | {"nat": True}, [("nat", "nat_made")]),
    "nat with roem that makes it": (
        {"playing": "zij", "points": {"wij": 90}, "roem": {"zij": 20}, "nat": True},
        [("nat", "nat_made")],
    ),
    "nat as a side": ({"playing": "wij", "nat": "wij"}, [("nat", "nat_form")]),
    "nat as 1": (MADE | {"nat": 1}, [("nat", "nat_form")]),
    "verzaakt by nobody": ({"playing": "wij", "verzaakt": "ja"}, [("verzaakt", "side")]),
    "verzaakt with points": (MADE | {"verzaakt": "zij"}, [("points", "verzaakt_alone")]),
    "verzaakt with pit": ({"playing": "wij", "pit": "wij", "verzaakt": "zij"}, [("pit", "verzaakt_alone")]),
    "verzaakt with nat": ({"playing": "wij", "nat": True, "verzaakt": "zij"}, [("nat", "verzaakt_alone")]),
    "a trump that is no suit": (MADE | {"trump": "clubs"}, [("trump", "trump")]),
    "a trump that is a list": (MADE | {"trump": ["harten"]}, [("trump", "trump")]),
    "a fifth seat": (MADE | {"player": 4}, [("player", "player_seat")]),
    "a seat that is true": (MADE | {"player": True}, [("player", "player_seat")]),
    "trump chosen by the other side": (MADE | {"player": 1}, [("player", "player_side")]),
    "kraak not agreed": (MADE | {"kraak": 2}, [("kraak", "kraak_off")]),
    "kraak not agreed and no kraak": (MADE | {"kraak": None}, [("kraak", "kraak_off")]),
}


@pytest.mark.parametrize(("hand", "expected"), REFUSED.values(), ids=REFUSED.keys())
def test_refused_at_the_place_that_is_wrong(hand: Any, expected: list[tuple[str, str]]) -> None:
    assert problems(hand) == expected


@pytest.mark.parametrize("kraak", [1, 3, 16, 0, -2, 2.0, True, "2", None, [2]], ids=repr)
def test_a_kraak_is_2_4_or_8(kraak: Any) -> None:
    assert problems(MADE | {"kraak": kraak}, kraken=True) == [("kraak", "kraak_value")]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    amounts = {"points": {"wij": 200, "zij": "x"}, "roem": {"zij": 15}}
    hand = {"playing": "wij", **amounts, "trump": "goud", "player": 3, "x": 1}
    assert set(problems(hand)) == {
        ("x", "unknown_key"),
        ("points.wij", "points_range"),
        ("points.zij", "points_whole"),
        ("roem.zij", "roem_tens"),
        ("trump", "trump"),
        ("player", "player_side"),
    }


def test_a_revoke_beside_everything_else_is_told_for_each() -> None:
    hand = {"playing": "wij", "points": {"wij": 162}, "pit": "wij", "nat": True, "verzaakt": "zij"}
    assert [at for at, _ in problems(hand)] == ["points", "pit", "nat"]


def test_a_problem_brings_the_numbers_for_its_sentence() -> None:
    together = refused({"playing": "wij", "points": {"wij": 90, "zij": 73}})[0]
    assert together.values == {"wij": 90, "zij": 73, "together": 163}
    assert refused({"playing": "wij", "points": {"wij": 163}})[0].values == {"value": 163}
    assert refused(MADE | {"nat": True, "roem": {"zij": 10}})[0].values == {"side": "wij", "have": 90, "all": 172}


def test_nat_may_be_declared_at_equal_only_where_equal_is_nat() -> None:
    equal = {"playing": "wij", "points": {"wij": 81}, "nat": True}
    assert problems(equal) == []
    assert problems(equal, tie="each_own") == [("nat", "nat_made")]


def test_trump_may_be_chosen_by_either_of_the_side_that_plays() -> None:
    assert [problems(MADE | {"player": seat}) for seat in (0, 2)] == [[], []]
    assert [problems({"playing": "zij", "nat": True, "player": seat}) for seat in (1, 3)] == [[], []]


# --- Is dit goed geteld? --------------------------------------------------------------------------------------------

DOUBTFUL: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "1 point": ({"points": {"wij": 1}}, [("points", "points_impossible")]),
    "161 points": ({"points": {"wij": 161}}, [("points", "points_impossible")]),
    "2 points": ({"points": {"wij": 2}}, []),
    "160 points": ({"points": {"wij": 160}}, []),
    "roem of 10": ({"points": {"wij": 90}, "roem": {"wij": 10}}, [("roem.wij", "roem_impossible")]),
    "roem of 30": ({"points": {"wij": 90}, "roem": {"zij": 30}}, [("roem.zij", "roem_impossible")]),
    "roem of 40": ({"points": {"wij": 90}, "roem": {"wij": 40}}, []),
    "roem of 30 beside a nat": ({"nat": True, "roem": {"zij": 30}}, [("roem.zij", "roem_impossible")]),
    "roem of 700 together": ({"points": {"wij": 90}, "roem": {"wij": 400, "zij": 300}}, []),
    "roem of 710 together": ({"points": {"wij": 90}, "roem": {"wij": 410, "zij": 300}}, [("roem", "roem_most")]),
    "162 without pit": ({"points": {"wij": 162}}, [("pit", "all_points_no_pit")]),
    "0 without tegenpit": ({"points": {"wij": 0}}, [("pit", "all_points_no_pit")]),
    "162 with pit": ({"points": {"wij": 162}, "pit": "wij"}, []),
    "nat that no count can give": ({"nat": True, "roem": {"wij": 170}}, [("nat", "nat_unlikely")]),
    "nat with roem that a count can undo": ({"nat": True, "roem": {"wij": 160}}, []),
}


@pytest.mark.parametrize(("hand", "expected"), DOUBTFUL.values(), ids=DOUBTFUL.keys())
def test_asked_whether_it_was_counted_well(hand: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    assert warnings({"playing": "wij", **hand}) == expected


@pytest.mark.parametrize("together", [530, 630, 670, 680, 690])
def test_some_totals_of_roem_cannot_be_at_the_usual_worth(together: int) -> None:
    hand = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": together - 100, "zij": 100}}
    assert warnings(hand) == [("roem", "roem_together")]
    assert warnings(hand, four_low=100) == []


@pytest.mark.parametrize(
    ("rules", "most"),
    [({}, 700), ({"four_jacks": 100}, 600), ({"four_low": 100}, 900), ({"four_jacks": 100, "four_low": 100}, 800)],
    ids=repr,
)
def test_the_most_roem_hangs_on_what_four_of_a_kind_are_worth(rules: dict[str, int], most: int) -> None:
    assert most_roem(table(**rules).rules) == most
    at_most = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": most - 200, "zij": 200}}
    above = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": most - 200, "zij": 210}}
    assert warnings(at_most, **rules) == []
    assert warnings(above, **rules) == [("roem", "roem_most")]


@pytest.mark.parametrize("rule", [{"four_jacks": 100}, {"four_low": 100}], ids=repr)
def test_what_four_of_a_kind_are_worth_leaves_ordinary_roem_alone(rule: dict[str, int]) -> None:
    hand = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 100, "zij": 20}}
    assert warnings(hand, **rule) == warnings(hand) == []


def test_the_chips_are_20_50_70_100_and_200() -> None:
    chips = roem_chips(table().rules)
    assert [c.value for c in chips] == [20, 50, 70, 100, 200]
    assert all(c.possible for c in chips)


def test_no_trick_is_worth_200_where_four_boeren_are_100() -> None:
    assert [c.value for c in roem_chips(table(four_jacks=100).rules) if not c.possible] == [200]
    assert all(c.possible for c in roem_chips(table(four_low=100).rules))


# --- What the cards can give, laid out ------------------------------------------------------------------------------


def test_the_cards_are_152_and_the_last_trick_makes_it_162() -> None:
    assert sum(KLAVERJAS_TRUMP.values()) + 3 * sum(KLAVERJAS_PLAIN.values()) + KLAVERJAS_LAST_TRICK == CARD_POINTS


def test_every_count_but_1_and_161_can_be_won() -> None:
    worth = [*KLAVERJAS_TRUMP.values(), *(3 * list(KLAVERJAS_PLAIN.values()))]
    # Bit n of won[k]: some k cards are worth n. Whole tricks are a number of cards that four divides.
    won = [1, *([0] * 32)]
    for value in worth:
        for k in range(31, -1, -1):
            won[k + 1] |= won[k] << value
    possible = {
        n + last
        for tricks, last in product(range(9), (0, KLAVERJAS_LAST_TRICK))
        for n in range(153)
        if won[4 * tricks] >> n & 1 and not (tricks == 0 and last) and not (tricks == 8 and not last)
    }
    assert set(range(CARD_POINTS + 1)) - possible == {1, 161}


Run = tuple[int, ...]
VROUW, HEER = 5, 6  # where they stand in a run: 7 8 9 10 boer vrouw heer aas
RUNS: list[Run] = [tuple(range(start, start + length)) for length in (3, 4) for start in range(9 - length)]


def roem_that_can_be(four_jacks: int, four_low: int) -> set[int]:
    """Every total of roem that eight tricks can hold.

    The roem of a trick lies in one suit (a run, stuk) or in four of a kind; other cards fill the trick up. So: all sets
    of four of a kind, and from what is left of the suits all runs. Only a last loose card has no choice where it goes.
    """
    worth = [four_low, four_low, four_low, 100, four_jacks, 100, 100, 100]
    found = set()
    for fours in product((False, True), repeat=8):
        of_kind = sum(roem for four, roem in zip(fours, worth, strict=True) if four)
        left = [rank for rank, four in enumerate(fours) if not four]
        plain, trump = suits_laid(left, trump=False), suits_laid(left, trump=True)
        for suits in ((*three, last) for three in combinations_with_replacement(plain, 3) for last in trump):
            tricks, roem, loose, stuck = (sum(column) for column in zip(*suits, strict=True))
            tricks += sum(fours)
            if tricks < 8 or (tricks == 8 and not (loose == 1 and stuck)):
                found.add(of_kind + roem)
    return found


def suits_laid(left: list[int], trump: bool) -> list[tuple[int, int, int, bool]]:
    """The ways to lay the ranks that are `left` of a suit in runs and stuk: in how many tricks, for how much roem, how
    many cards stay loose, and whether the only loose card makes a run of three a run of four."""
    ways = set()
    for laid in runs_laid(left, [*RUNS, (VROUW, HEER)] if trump else RUNS):
        loose = [rank for rank in left if not any(rank in run for run in laid)]
        roem = sum({2: 0, 3: 20, 4: 50}[len(run)] for run in laid)
        roem += 20 * sum(trump and VROUW in run and HEER in run for run in laid)
        stuck = len(loose) == 1 and any(len(run) == 3 and loose[0] in (run[0] - 1, run[-1] + 1) for run in laid)
        ways.add((len(laid), roem, len(loose), stuck))
    return sorted(ways)


def runs_laid(left: list[int], runs: list[Run]) -> Iterator[tuple[Run, ...]]:
    """Every choice of `runs` from the ranks that are `left`, no rank in two of them."""
    yield ()
    for i, run in enumerate(runs):
        if all(rank in left for rank in run):
            rest = [rank for rank in left if rank not in run]
            yield from ((run, *more) for more in runs_laid(rest, runs[i + 1 :]))


@pytest.mark.parametrize(
    ("four_jacks", "four_low", "most"), [(200, 0, 700), (100, 0, 600), (200, 100, 900), (100, 100, 800)]
)
def test_the_most_roem_that_tricks_can_hold(four_jacks: int, four_low: int, most: int) -> None:
    assert max(roem_that_can_be(four_jacks, four_low)) == most


def test_the_totals_of_roem_that_no_tricks_can_hold() -> None:
    assert set(range(0, 710, 10)) - roem_that_can_be(200, 0) == {10, 30, 530, 630, 670, 680, 690}
