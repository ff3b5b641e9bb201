"""What happened to whom: the facts of hands and matches, and the figures that are made of them."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import scoring
from scoring.facts import (
    GENERAL,
    MATCH_FACTS,
    Fact,
    facts,
    figure_of,
    figures_of,
    happened,
    lowest_wins,
    match_facts,
    step_of,
)
from scoring.facts.figure import SPREAD
from scoring.match import Match, Replay, replay
from tests import toy_game
from tests.scoring.any_hands import random_match

THREE, FOUR, FIVE = ("Anna", "Bram", "Cees"), ("Anna", "Bram", "Cees", "Dirk"), ("Anna", "Bram", "Cees", "Dirk", "Els")


def of(game: str, names: tuple[str, ...], *hands: dict[str, Any], **rules: Any) -> Replay:
    return replay(Match(game, names, 0, rules, hands))


def told(now: Replay, place: int = 0) -> set[tuple[int, str, Any]]:
    """The facts of a hand that are a game's own."""
    all_of_it = facts(now.game.id, now.match.hands[place], now.hands[place])
    return {tuple(one) for one in all_of_it if one.what != "hand" and not one.what.startswith(SPREAD)}


def both(side: int, *what: tuple[str, Any]) -> set[tuple[int, str, Any]]:
    return {(seat, name, amount) for seat in (side, side + 2) for name, amount in what}


# --- What every game has ----------------------------------------------------------------------------------------------


def test_everyone_who_played_has_the_points_of_their_side() -> None:
    now = of("klaverjassen", FOUR, {"playing": "wij", "points": {"wij": 100}})
    found = facts("klaverjassen", now.match.hands[0], now.hands[0])
    assert {(one.seat, one.amount) for one in found if one.what == "hand"} == {(0, 100), (1, 62), (2, 100), (3, 62)}
    assert {(one.seat, one.what) for one in found if one.what.startswith(SPREAD)} == {
        (0, "spread.3"), (1, "spread.2"), (2, "spread.3"), (3, "spread.2"),
    }  # fmt: skip


def test_points_below_zero_are_spread_below_zero() -> None:
    now = of("heugen", THREE, {"bidder": 0, "bid": 100, "points": 91})
    assert step_of("heugen") == 20
    found = facts("heugen", now.match.hands[0], now.hands[0])
    spread = {(one.seat, one.what) for one in found if one.what.startswith(SPREAD)}
    assert spread == {(0, "spread.-1"), (1, "spread.0"), (2, "spread.0")}


def test_who_sits_out_has_nothing() -> None:
    hand = {"picker": 1, "partner": 2, "points": 70}
    now = of("sheepshead", (*FIVE, "Frans"), hand)
    assert {one.seat for one in facts("sheepshead", hand, now.hands[0])} == {1, 2, 3, 4, 5}
    assert {one.seat for one in match_facts(now)} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("game", "names", "hand", "rules"),
    [
        ("klaverjassen", FOUR, {"playing": "wij", "verzaakt": "wij"}, {"verzaakt": "redeal"}),
        ("heugen", THREE, {"passed": True}, {"nobody_bids": "kleur_bekennen"}),
        ("sheepshead", FIVE, {"passed": "doubler"}, {"all_pass": "doubler"}),
        ("sheepshead", FIVE, {"passed": "redeal"}, {"all_pass": "redeal"}),
    ],
)
def test_a_hand_that_does_not_count_has_no_facts(
    game: str, names: tuple[str, ...], hand: dict[str, Any], rules: dict[str, Any]
) -> None:
    now = of(game, names, hand, **rules)
    assert list(happened(now)) == []


def test_a_hand_after_the_end_has_no_facts() -> None:
    hand = {"playing": "wij", "points": {"wij": 100}}
    now = of("klaverjassen", FOUR, hand, hand, end={"hands": 1})
    assert now.hands[1].after_end
    assert {place for place, _ in happened(now)} == {0, None}
    assert Fact(0, "match", 100) in match_facts(now)


def test_a_match_counts_once_it_is_over_and_a_shared_win_is_a_win_of_all_who_share_it() -> None:
    even = {"playing": "wij", "points": {"wij": 81}}
    now = of("klaverjassen", FOUR, even, tie="each_own", end={"hands": 2})
    assert match_facts(now) == tuple(Fact(seat, "seated", seat % 2) for seat in range(4))
    now = of("klaverjassen", FOUR, even, even, tie="each_own", end={"hands": 2})
    assert set(match_facts(now)) == {
        Fact(seat, what, amount)
        for seat in range(4)
        for what, amount in (("seated", seat % 2), ("match", 162), ("won", 0), ("shared", 0))
    }


def test_a_match_that_was_stopped_before_a_hand_counted_is_none() -> None:
    assert match_facts(replay(Match("heugen", THREE, stopped=True))) == ()


def test_the_lowest_total_is_the_best_where_the_game_says_so() -> None:
    assert [game.id for game in scoring.games() if lowest_wins(game)] == ["hartenjagen"]


@pytest.mark.usefixtures("fifth_game")
def test_a_game_without_a_room_here_has_what_every_game_has() -> None:
    now = of("tikken", THREE, {"by": 1, "worth": 3}, {"by": 1, "worth": 1}, {"by": 0, "worth": 1})
    assert figures_of("tikken") == GENERAL
    assert not lowest_wins(toy_game.GAME)
    assert Counter(fact for _, fact in happened(now)) == Counter(
        [
            *[Fact(seat, "hand", 3 if seat == 1 else 0) for seat in range(3)],
            *[Fact(seat, "hand", 1 if seat == 1 else 0) for seat in range(3)],
            *[Fact(seat, "hand", 1 if seat == 0 else 0) for seat in range(3)],
            *[Fact(0, "spread.0", 0)] * 2, Fact(0, "spread.1", 0), *[Fact(2, "spread.0", 0)] * 3,
            Fact(1, "spread.3", 0), Fact(1, "spread.1", 0), Fact(1, "spread.0", 0),
            *[Fact(seat, "seated", seat) for seat in range(3)],
            Fact(0, "match", 1), Fact(1, "match", 4), Fact(2, "match", 0), Fact(1, "won", 0),
        ]
    )  # fmt: skip


# --- Klaverjassen -----------------------------------------------------------------------------------------------------


def test_a_hand_that_was_made_with_who_chose_trump_in_it() -> None:
    hand = {"playing": "zij", "points": {"zij": 100}, "roem": {"zij": 20}, "trump": "harten", "player": 3}
    assert told(of("klaverjassen", FOUR, hand)) == {
        *both(1, ("play", 120), ("play_roem", 20), ("roem", 20), ("trump_harten", 120)),
        *both(0, ("defend", 62)),
        (3, "chose", 120),
    }


def test_nat_is_the_playing_sides_and_the_catch_of_the_other_and_roem_is_of_who_made_it() -> None:
    hand = {"playing": "wij", "points": {"wij": 70}, "roem": {"wij": 20, "zij": 40}, "trump": "harten", "player": 2}
    assert told(of("klaverjassen", FOUR, hand)) == {
        *both(0, ("play", 0), ("play_nat", 0), ("play_roem", 20), ("roem", 20)),
        *both(0, ("trump_harten", 0), ("trump_nat_harten", 0)),
        *both(1, ("defend", 222), ("defend_nat", 0), ("defend_roem", 40), ("roem", 40)),
        (2, "chose", 0), (2, "chose_nat", 0),
    }  # fmt: skip


def test_pit_is_of_who_took_every_trick_and_tegenpit_is_one_while_defending() -> None:
    now = of("klaverjassen", FOUR, {"playing": "wij", "pit": "wij"}, {"playing": "wij", "pit": "zij"})
    assert told(now) == {*both(0, ("play", 262), ("play_pit", 0)), *both(1, ("defend", 0))}
    assert told(now, 1) == {
        *both(0, ("play", 0), ("play_nat", 0)),
        *both(1, ("defend", 262), ("defend_nat", 0), ("defend_pit", 0)),
    }


def test_a_side_that_revoked_is_not_nat() -> None:
    assert told(of("klaverjassen", FOUR, {"playing": "wij", "verzaakt": "wij", "roem": {"zij": 20}})) == {
        *both(0, ("play", 0), ("revoked", 0)),
        *both(1, ("defend", 182), ("defend_roem", 20), ("roem", 20)),
    }


# --- Heugen -----------------------------------------------------------------------------------------------------------


def test_a_bid_that_was_made() -> None:
    hand = {"bidder": 1, "bid": 150, "roem": 120, "points": 45}
    assert told(of("heugen", THREE, hand)) == {
        (1, "bid", 150), (1, "made", 150), (1, "bidder", 20), (1, "roem", 120),
        (0, "against", -10), (2, "against", -10),
    }  # fmt: skip


def test_a_bid_that_was_nat_or_reached_exactly_where_that_is_nat() -> None:
    assert told(of("heugen", THREE, {"bidder": 0, "bid": 100, "points": 91})) == {
        (0, "bid", 100), (0, "bidder", -20),
        *[(seat, what, amount) for seat in (1, 2) for what, amount in (("against", 10), ("against_nat", 0))],
    }  # fmt: skip
    exactly = {"bidder": 0, "bid": 100, "points": 92}
    assert (0, "made", 100) in told(of("heugen", THREE, exactly))
    assert (1, "against_nat", 0) in told(of("heugen", THREE, exactly, equal="nat"))


def test_kapot_is_the_bidders() -> None:
    assert (0, "kapot", 0) in told(of("heugen", THREE, {"bidder": 0, "bid": 100, "points": 151, "kapot": True}))


# --- Hartenjagen ------------------------------------------------------------------------------------------------------


def test_the_queen_and_who_took_nothing() -> None:
    now = of("hartenjagen", FOUR, {"hearts": [5, 8, 0, 0], "queen": 2})
    assert told(now) == {(2, "queen", 0), (3, "clean", 0)}


def test_a_moon_however_it_was_entered() -> None:
    for hand in (
        {"hearts": [13, 0, 0], "queen": 0},
        {"points": [26, 0, 0]},
        {"points": [0, 26, 26]},
    ):
        assert told(of("hartenjagen", THREE, hand)) == {
            (0, "moon", 0), (0, "queen", 0),
            *[(seat, what, 0) for seat in (1, 2) for what in ("moon_against", "clean")],
        }  # fmt: skip
    sun = {"hearts": [0, 13, 0], "queen": 1, "sun": 1}
    assert {(1, "moon", 0), (1, "sun", 0)} < told(of("hartenjagen", THREE, sun, sun=52))
    off = {"hearts": [13, 0, 0], "queen": 0}
    assert told(of("hartenjagen", THREE, off, moon="off")) == {(0, "queen", 0), (1, "clean", 0), (2, "clean", 0)}


def test_a_queen_that_nobody_told_of_is_nobodys() -> None:
    now = of("hartenjagen", FOUR, {"points": [5, 5, 2, 3], "club_jack": 2}, variant="dutch")
    assert told(now) == set()


@pytest.mark.parametrize(
    ("points", "jack", "holder"),
    [
        ([1, 13, 1], None, 1), ([4, 0, 11], None, 2), ([4, 5, 6], 1, 2), ([7, 8, 0], None, None), ([5, 6, 4], 1, 0),
        ([6, 7, 2], 1, None),
    ],
)  # fmt: skip
def test_a_queen_that_only_one_can_hold_is_theirs(points: list[int], jack: int | None, holder: int | None) -> None:
    hand = {"points": points} | ({} if jack is None else {"club_jack": jack})
    queens = {seat for seat, what, _ in told(of("hartenjagen", THREE, hand, variant="dutch")) if what == "queen"}
    assert queens == (set() if holder is None else {holder})


# --- Sheepshead -------------------------------------------------------------------------------------------------------


def test_who_picked_and_won_with_a_partner() -> None:
    assert told(of("sheepshead", FIVE, {"picker": 0, "partner": 2, "points": 68})) == {
        (0, "picker", 2), (0, "picker_won", 0), (2, "partner", 1), (2, "partner_won", 0),
        *[(seat, "against", -1) for seat in (1, 3, 4)],
    }  # fmt: skip


def test_who_picked_alone_and_lost_by_a_schneider() -> None:
    assert told(of("sheepshead", FIVE, {"picker": 0, "partner": None, "points": 30})) == {
        (0, "picker", -8), (0, "alone", -8), (0, "schneidered", 0),
        *[(seat, "against", 2) for seat in (1, 2, 3, 4)],
        *[(seat, what, 0) for seat in (1, 2, 3, 4) for what in ("against_won", "schneider")],
    }  # fmt: skip


def test_a_partner_who_pays_nothing_has_lost_all_the_same() -> None:
    found = told(of("sheepshead", FIVE, {"picker": 0, "partner": 2, "tricks": "none", "points": 22}))
    assert {(0, "picker", -9), (2, "partner", 0), (2, "schneidered", 0), (1, "against_won", 0)} < found
    assert (2, "partner_won", 0) not in found


def test_a_leaster_is_nobodys_pick() -> None:
    hand = {"leaster": {"points": [20, 30, 10, 40, 20]}}
    assert told(of("sheepshead", FIVE, hand)) == {
        *[(seat, "leaster", 4 if seat == 2 else -1) for seat in range(5)],
        (2, "leaster_won", 0),
    }


# --- Figures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", scoring.ROOMS)
def test_the_figures_of_a_game_are_made_of_facts_that_happen(game: str) -> None:
    rng = Random(4)
    seen = set(MATCH_FACTS)
    apart: dict[tuple[int, int], set[str]] = {}
    for n in range(150):
        now = replay(random_match(scoring.game(game), rng, 4)._replace(stopped=True))
        for place, fact in happened(now):
            seen.add(fact.what)
            apart.setdefault((n, -1 if place is None else place), set()).add(fact.what)
            assert place is None or fact.seat in now.hands[place].table.playing()
            assert (place is None) == (fact.what in MATCH_FACTS)
    figures = figures_of(game)
    names = [one.id for one in figures]
    assert len(set(names)) == len(names)
    # Trump and who chose it are not among the random hands.
    rare = {what for one in figures for what in (*one.facts, *one.per)} - seen
    assert all(what.startswith(("trump_", "chose")) for what in rare)
    for one in figures:
        assert figure_of(game, one.id) == one
        assert (one.how in ("share", "mean")) == bool(one.per)
        for first, second in combinations(one.facts, 2):
            assert not any({first, second} <= there for there in apart.values()), one.id


def test_a_bar_of_the_spread_is_a_figure_too() -> None:
    one, more = figure_of("heugen", "spread.-3"), figure_of("heugen", "spread.-1.1")
    assert one is not None
    assert more is not None
    assert one.facts == ("spread.-3",)
    assert more.facts == ("spread.-1", "spread.0", "spread.1")
    assert [figure_of("heugen", bad) for bad in ("spread.", "spread.x", "spread.1.2.3", "spread.1e9", "no_such")] == [
        None
    ] * 5


def test_the_score_on_the_command_line_needs_no_facts() -> None:
    code = "import sys, app.commands.score, scoring.match_file; print('scoring.facts' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
