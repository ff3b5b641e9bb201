"""A match replayed: dealers, totals, the end, the winners, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from time import perf_counter
from typing import Any

import pytest

from scoring.game import Hand, Points, Problem, Refused
from scoring.match import Match, Replay, check, inside, replay
from tests.scoring.toy import toy

FOUR = ("Anna", "Bram", "Cees", "Dirk")
MADE = {"playing": "wij", "points": {"wij": 100}}
"""100 against 62."""


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy():
        yield


def boom(*hands: Hand, **more: Any) -> Replay:
    return replay(Match("klaverjassen", FOUR, hands=hands, **more))


def points(*each: Points, **keys: Any) -> dict[str, Any]:
    return {"points": list(each), **keys}


def rounds(*hands: Hand, players: int = 4, first_dealer: int = 0, stopped: bool = False, **rules: Any) -> Replay:
    """A match of the toy, long enough unless `hands` says otherwise."""
    names = ("Anna", "Bram", "Cees", "Dirk", "Els", "Frans", "Gijs")[:players]
    return replay(Match("toy", names, first_dealer, {"hands": 1000, **rules}, hands, stopped))


def dealers(replayed: Replay) -> list[int]:
    return [played.dealer for played in replayed.hands]


def problems(match: Match) -> list[Problem]:
    with pytest.raises(Refused) as refused:
        replay(match)
    return list(refused.value.problems)


def places(match: Match) -> list[tuple[str, str]]:
    return [(problem.at, problem.id) for problem in problems(match)]


# --- Dealing ----------------------------------------------------------------------------------------------------------


def test_the_deal_moves_to_the_left_and_the_player_left_of_the_dealer_leads() -> None:
    played = boom(*[MADE] * 5, first_dealer=2)
    assert dealers(played) == [2, 3, 0, 1, 2]
    assert [hand.leader for hand in played.hands] == [3, 0, 1, 2, 3]
    assert (played.dealer, played.leader, played.number) == (3, 0, 6)


def test_before_the_first_hand_the_first_dealer_deals() -> None:
    played = boom(first_dealer=3)
    assert (played.dealer, played.leader, played.number, played.totals) == (3, 0, 1, (0, 0))
    assert not played.finished


def test_who_deals_out_of_turn_passes_the_deal_on_from_there() -> None:
    assert dealers(boom(MADE, {**MADE, "dealer": 3}, MADE, MADE)) == [0, 3, 0, 1]


def test_a_hand_dealt_again_keeps_the_dealer_and_is_no_hand() -> None:
    void = {"playing": "wij", "verzaakt": "wij"}
    played = boom(MADE, void, MADE, rules={"verzaakt": "redeal"})
    assert dealers(played) == [0, 1, 1]
    assert [hand.number for hand in played.hands] == [1, None, 2]
    assert (played.dealer, played.number, played.totals) == (2, 3, (200, 124))


def test_a_hand_that_is_passed_moves_the_deal_and_is_no_hand() -> None:
    played = rounds(points(1, 2, 3, 4), {"passed": True}, points(1, 2, 3, 4))
    assert dealers(played) == [0, 1, 2]
    assert [hand.number for hand in played.hands] == [1, None, 2]


def test_a_passed_hand_does_not_bring_the_end_nearer() -> None:
    assert not rounds(points(1, 0, 0, 0), *[{"passed": True}] * 3, points(1, 0, 0, 0), hands=3).finished


def test_what_a_game_remembers_goes_from_hand_to_hand() -> None:
    assert rounds({"passed": True}, {"again": True}, points(0, 0, 0, 0)).standing.memory == 2


# --- Sitting out ------------------------------------------------------------------------------------------------------


def test_who_sits_out_does_not_deal_and_does_not_lead() -> None:
    played = rounds(points(1, 2, 3, 4), points(1, 0, 3, 4, out=[1]), points(1, 2, 3, 4))
    assert dealers(played) == [0, 2, 3]
    assert rounds(points(1, 0, 3, 4, out=[1])).hands[0].leader == 2


def test_who_is_away_stays_away_until_somebody_says_otherwise() -> None:
    played = rounds(points(1, 0, 3, 4, out=[1]))
    assert played.carry == {"out": [1]}
    assert (played.dealer, played.leader) == (2, 3)
    assert played.table.out == (1,)
    back = rounds(points(1, 0, 3, 4, out=[1]), points(1, 2, 3, 4))
    assert back.carry == {}
    assert dealers(back) == [0, 1]


def test_the_first_dealer_can_be_away() -> None:
    assert dealers(rounds(points(0, 1, 2, 3, out=[0]))) == [1]


def test_at_a_table_larger_than_the_game_the_dealer_sits_out() -> None:
    played = rounds(points(0, 1, 1, 1), points(1, 0, 1, 1), points(1, 1, 0, 1, out=[2]), players=4, at_once=3)
    assert [hand.table.out for hand in played.hands] == [(0,), (1,), (2,)]
    assert (played.dealer, played.table.out, played.carry) == (3, (3,), {})


def test_there_a_dealer_who_is_written_out_still_passes_the_deal_to_the_left() -> None:
    played = rounds(*[points(*[int(s != d) for s in range(4)], out=[d]) for d in (0, 1, 2, 3, 0)], at_once=3)
    assert dealers(played) == [0, 1, 2, 3, 0]


def test_there_who_leaves_is_passed_over_when_the_deal_comes_to_him() -> None:
    gone = points(1, 0, 1, 1, out=[1])
    played = rounds(points(1, 0, 1, 1, dealer=0, out=[1]), *[gone] * 4, at_once=3)
    assert dealers(played) == [0, 2, 3, 0, 2]
    assert played.carry == {"out": [1]}


def test_there_one_more_than_needed_can_be_away_besides_the_dealer() -> None:
    hands = [points(0, 0, 1, 1, 1, out=[0, 1]), points(1, 0, 0, 1, 1, out=[1, 2])]
    played = rounds(*hands, players=5, at_once=3)
    assert dealers(played) == [0, 2]
    assert played.carry == {"out": [1, 3]}
    assert played.dealer == 3


def test_a_dealer_cannot_sit_out_where_everybody_plays() -> None:
    match = Match("toy", FOUR, hands=(points(0, 1, 1, 1, dealer=0, out=[0]),))
    assert places(match) == [("hands[0].dealer", "match.dealer_out")]


def test_too_few_players_are_left() -> None:
    match = Match("toy", FOUR, hands=(points(1, 0, 0, 1, out=[1, 2]),))
    assert places(match) == [("hands[0].out", "match.playing")]


def test_nobody_sits_out_in_a_game_of_two_sides() -> None:
    match = Match("klaverjassen", FOUR, hands=({**MADE, "out": [1]},))
    assert ("hands[0].out", "match.playing") in places(match)


def test_more_names_than_chairs_once_every_hand_says_who_sits_out() -> None:
    joined = points(1, 1, 1, 1, 1, 1, 0, out=[6]), points(0, 1, 1, 1, 1, 1, 1, out=[0])
    played = rounds(*joined, players=7)
    assert played.totals == (1, 2, 2, 2, 2, 2, 1)
    silent = Match("toy", tuple("abcdefg"), hands=(joined[0], points(1, 1, 1, 1, 1, 1, 1)))
    assert places(silent) == [("players", "match.players")]


# --- Totals, end, winners ---------------------------------------------------------------------------------------------


def test_totals_run() -> None:
    played = boom(MADE, MADE)
    assert [hand.totals for hand in played.hands] == [(100, 62), (200, 124)]
    assert [hand.before.totals for hand in played.hands] == [(0, 0), (100, 62)]


def test_halves_add_up_exactly() -> None:
    assert rounds(points(Fraction(15, 2), 0, 0, 0), points(Fraction(1, 2), 0, 0, 0)).totals[0] == 8


def test_after_sixteen_hands_the_highest_total_wins() -> None:
    assert not boom(*[MADE] * 15).finished
    done = boom(*[MADE] * 16)
    assert (done.finished, done.winners, done.opening) == (True, (0,), ())


def test_equal_totals_share_the_win() -> None:
    played = boom(MADE, {"playing": "zij", "points": {"zij": 100}}, rules={"end": {"hands": 2}})
    assert played.totals == (162, 162)
    assert played.winners == (0, 1)


def test_a_hand_after_the_end_is_scored_and_adds_nothing() -> None:
    played = boom(MADE, MADE, MADE, rules={"end": {"hands": 2}})
    late = played.hands[2]
    assert late.after_end
    assert late.scored.scores == (100, 62)
    assert late.totals == played.totals == (200, 124)
    assert [warning.id for warning in late.scored.warnings] == ["match.after_end"]
    assert (late.dealer, late.number, played.standing.hands) == (2, 3, 2)
    assert not played.hands[1].scored.warnings


def test_a_match_stopped_early_goes_to_who_leads() -> None:
    played = boom(MADE, stopped=True)
    assert (played.finished, played.winners) == (True, (0,))


def test_a_match_stopped_before_any_hand_counted_has_no_winner() -> None:
    assert boom(stopped=True).winners == ()
    assert rounds({"passed": True}, stopped=True).winners == ()


def test_the_opening_says_what_must_be_known_before_the_next_hand() -> None:
    assert [line.values for line in rounds(points(1, 1, 1, 1)).opening] == [{"dealer": 1}]


# --- Drafts and corrections -------------------------------------------------------------------------------------------


def test_a_draft_is_scored_as_the_next_hand() -> None:
    draft = boom(MADE).draft(MADE)
    assert (draft.place, draft.number, draft.dealer, draft.totals) == (1, 2, 1, (200, 124))


def test_a_draft_is_scored_in_the_place_of_an_old_hand() -> None:
    played = boom(MADE, MADE, MADE)
    draft = played.draft({"playing": "wij", "points": {"wij": 60}}, place=1)
    assert (draft.dealer, draft.number, draft.scored.scores, draft.totals) == (1, 2, (0, 162), (100, 224))


def test_a_draft_that_cannot_be_names_the_place_in_the_hand() -> None:
    with pytest.raises(Refused) as refused:
        boom(MADE).draft({"playing": "wij", "points": {"wij": 163}, "note": 1})
    assert [problem.at for problem in refused.value.problems] == ["note", "points.wij"]


def test_a_draft_after_the_end_says_so_and_one_after_stopping_does_not() -> None:
    assert boom(MADE, rules={"end": {"hands": 1}}).draft(MADE).after_end
    assert not boom(MADE, stopped=True).draft(MADE).after_end
    assert boom(MADE, rules={"end": {"hands": 1}}, stopped=True).draft(MADE).after_end


def test_a_correction_that_undoes_the_end_brings_the_next_hand_back() -> None:
    rules = {"end": {"target": 200}}
    assert boom(MADE, MADE, MADE, rules=rules).hands[2].after_end
    other = {"playing": "zij", "points": {"zij": 100}}
    assert boom(MADE, other, MADE, rules=rules).totals == (262, 224)


def test_striking_a_hand_moves_dealers_and_numbers_up() -> None:
    five = [points(n, 0, 0, 0) for n in range(5)]
    struck = rounds(*five[:2], *five[3:])
    assert dealers(struck) == [0, 1, 2, 3]
    assert [hand.number for hand in struck.hands] == [1, 2, 3, 4]
    assert struck.totals[0] == 8


# --- What cannot be ---------------------------------------------------------------------------------------------------


def test_every_hand_that_cannot_be_is_told_with_its_place() -> None:
    bad: Hand = {"playing": "wij", "points": {"wij": 163}}
    match = Match("klaverjassen", FOUR, hands=(MADE, bad, MADE, {**bad, "at": "vandaag"}))
    assert [at for at, _ in places(match)] == ["hands[1].points.wij", "hands[3].at", "hands[3].points.wij"]


@pytest.mark.parametrize(
    ("keys", "place", "problem"),
    [
        ({"note": 7}, "note", "match.note"),
        ({"at": 7}, "at", "match.moment"),
        ({"at": "gisteren"}, "at", "match.moment"),
        ({"at": "2026-05-14"}, "at", "match.moment"),
        ({"at": "2026-05-14T20:41:00"}, "at", "match.moment"),
        ({"at": "2026-05-14 20:41:00+02:00"}, "at", "match.moment"),
        ({"at": "2026-13-14T20:41:00+02:00"}, "at", "match.moment"),
        ({"dealer": 4}, "dealer", "match.seat"),
        ({"dealer": -1}, "dealer", "match.seat"),
        ({"dealer": True}, "dealer", "match.seat"),
        ({"dealer": 1.0}, "dealer", "match.seat"),
        ({"dealer": None}, "dealer", "match.seat"),
        ({"out": 1}, "out", "match.seats"),
        ({"out": None}, "out", "match.seats"),
        ({"out": [4]}, "out[0]", "match.seat"),
        ({"out": ["Anna"]}, "out[0]", "match.seat"),
        ({"out": [1, 1]}, "out[1]", "match.seat_twice"),
    ],
)
def test_keys_that_every_game_has_are_checked(keys: dict[str, Any], place: str, problem: str) -> None:
    match = Match("toy", FOUR, hands=(points(0, 0, 0, 0, **keys),))
    assert places(match) == [(f"hands[0].{place}", problem)]


@pytest.mark.parametrize("at", ["2026-05-14T20:41:00+02:00", "2026-05-14T20:41:00.123456Z", "2026-05-14T20:41-11:00"])
def test_a_moment_with_its_offset_is_good(at: str) -> None:
    assert boom({**MADE, "at": at, "note": "Bram was laat"}).totals == (100, 62)


@pytest.mark.parametrize("sign", ["\n", "\r", "\t", "\x0b", "\x1c", "\x7f", "\x85", "\x9b", "\u2028", "\u2029"])
def test_a_name_stays_on_its_line(sign: str) -> None:
    match = Match("klaverjassen", ("Anna", "Bram", f"Ce{sign}es", "Dirk"))
    assert places(match) == [("players[2]", "match.name_sign")]


def test_a_name_may_be_of_any_script() -> None:
    assert not check(Match("klaverjassen", ("Łukasz", "Zoë\u00a0M.", "👩\u200d🌾", "محمد")))


def test_a_hand_may_say_that_nobody_sits_out() -> None:
    hand = {"playing": "wij", "points": {"wij": 90}}
    said = replay(Match("klaverjassen", FOUR, hands=({**hand, "out": []}, hand)))
    assert [(played.dealer, played.scored.scores) for played in said.hands] == [(0, (90, 72)), (1, (90, 72))]
    assert places(Match("klaverjassen", FOUR, hands=({**hand, "out": None},))) == [("hands[0].out", "match.seats")]


@pytest.mark.parametrize("hand", [None, 7, "wij", [], True])
def test_a_hand_is_an_object(hand: Any) -> None:
    assert places(Match("klaverjassen", FOUR, hands=(hand,))) == [("hands[0]", "match.hand")]


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (Match("bridge", FOUR), [("game", "match.game")]),
        (Match("klaverjassen", FOUR[:3]), [("players", "match.players")]),
        (Match("klaverjassen", ()), [("players", "match.players"), ("first_dealer", "match.first_dealer")]),
        (Match("klaverjassen", (*FOUR, "Els")), [("players", "match.players")]),
        (Match("klaverjassen", ("Anna", " ", "Cees", "")), [(f"players[{i}]", "match.name_empty") for i in (1, 3)]),
        (Match("klaverjassen", ("Anna", "Bram", "Anna ", "Dirk")), [("players[2]", "match.name_twice")]),
        (Match("klaverjassen", ("Anna", "Bram", "Ce\nes", "Dirk")), [("players[2]", "match.name_sign")]),
        (Match("klaverjassen", FOUR, 4), [("first_dealer", "match.first_dealer")]),
        (Match("klaverjassen", FOUR, -1), [("first_dealer", "match.first_dealer")]),
        (Match("klaverjassen", FOUR, rules={"tie": "soms"}), [("rules.tie", "rules.value")]),
        (Match("klaverjassen", FOUR, rules={"joker": True}), [("rules.joker", "rules.unknown")]),
    ],
)
def test_a_match_that_cannot_be(match: Match, told: list[tuple[str, str]]) -> None:
    assert places(match) == told


def test_places_are_read_from_the_outside_in() -> None:
    assert inside("hands[3]", "points.wij") == "hands[3].points.wij"
    assert inside("points", "[2]") == "points[2]"
    assert inside("hands[3]", "") == "hands[3]"


def test_replaying_sixty_four_hands_is_quick() -> None:
    match = Match("klaverjassen", FOUR, rules={"end": {"hands": 64}}, hands=(MADE,) * 64)
    replay(match)

    def took() -> float:
        start = perf_counter()
        replay(match)
        return perf_counter() - start

    assert min(took() for _ in range(20)) < 0.003
