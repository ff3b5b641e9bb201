"""What an entry of hartenjagen must satisfy, and what is said when it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.game import Refused, Scored
from scoring.hartenjagen import GAME
from tests.scoring.hartenjagen_table import play, reasons, table, wrong

MOON = {"hearts": [13, 0, 0], "queen": 0}


# Sums


def test_hearts_add_up_to_13():
    assert wrong({"hearts": [5, 8, 1], "queen": 2}) == [("hearts", "hearts_sum", {"n": 14, "must": 13})]
    assert wrong({"hearts": [5, 7, 0], "queen": 2}) == [("hearts", "hearts_sum", {"n": 12, "must": 13})]


def test_hearts_of_dutch_add_up_to_8():
    hand = {"hearts": [5, 8, 0], "queen": 2, "club_jack": 1}
    assert wrong(hand, variant="dutch") == [("hearts", "hearts_sum", {"n": 13, "must": 8})]


def test_together_27_and_it_has_to_be_26():
    assert wrong({"points": [14, 13, 0]}) == [("points", "points_sum", {"n": 27, "must": 26})]


def test_with_the_jack_of_diamonds_points_add_up_to_16():
    found = wrong({"points": [13, 13, 0], "jack": 0}, diamond_jack=True)
    assert found == [("points", "points_sum", {"n": 26, "must": 16})]


def test_points_of_dutch_add_up_to_15():
    assert wrong({"points": [5, 5, 6]}, variant="dutch") == [("points", "points_sum", {"n": 16, "must": 15})]


def test_four_times_13_is_refused():
    assert wrong({"points": [13] * 4}, seats=4) == [("points", "points_sum", {"n": 52, "must": 26})]


# The queen is one card


def test_somebody_has_at_least_13():
    assert wrong({"points": [12, 12, 2]}) == [("points", "nobody_queen", {"n": 12, "must": 13})]


def test_in_dutch_somebody_has_at_least_5():
    found = wrong({"points": [4, 4, 4, 3]}, seats=4, variant="dutch")
    assert found == [("points", "nobody_queen", {"n": 4, "must": 5})]
    assert play({"points": [5, 4, 4, 2]}, variant="dutch").scores == (5, 4, 4, 2)


def test_13_and_13_needs_the_queen():
    assert wrong({"points": [13, 13, 0]}) == [("queen", "queen_which", {"seats": (0, 1), "n": 13})]
    assert play({"points": [13, 13, 0], "queen": 1}).scores == (13, 13, 0)


def test_with_the_jack_13_and_13_are_seen_after_its_ten_is_added_back():
    hand = {"points": [3, 13, 0], "jack": 0}
    assert reasons(hand, diamond_jack=True) == [("queen", "queen_which")]
    assert play({**hand, "queen": 0}, diamond_jack=True).scores == (3, 13, 0)
    assert reasons({"points": [2, 12, 2], "jack": 0}, diamond_jack=True) == [("points", "nobody_queen")]


def test_who_has_the_queen_has_her_points():
    found = wrong({"points": [20, 6, 0], "queen": 1})
    assert found == [("queen", "queen_points", {"seat": 1, "n": 6, "must": 13})]
    dutch = wrong({"points": [9, 6, 0], "queen": 1, "club_jack": 1}, variant="dutch")
    assert dutch == [("queen", "queen_points", {"seat": 1, "n": 6, "must": 7})]


def test_who_has_the_jack_of_clubs_has_its_points():
    found = wrong({"points": [9, 5, 1], "club_jack": 2}, variant="dutch")
    assert found == [("club_jack", "club_jack_points", {"seat": 2, "n": 1, "must": 2})]


def test_nobody_can_have_the_queen_beside_the_jack_of_clubs():
    assert reasons({"points": [6, 3, 3, 3], "club_jack": 0}, seats=4, variant="dutch") == [("points", "nobody_queen")]
    assert play({"points": [6, 3, 3, 3], "club_jack": 1}, variant="dutch").scores == (6, 3, 3, 3)


def test_hearts_need_the_queen_and_in_dutch_the_jack_of_clubs():
    assert reasons({"hearts": [5, 8, 0]}) == [("queen", "queen_missing")]
    found = reasons({"hearts": [5, 3, 0]}, variant="dutch")
    assert found == [("queen", "queen_missing"), ("club_jack", "club_jack_missing")]


# Moon, sun, tricks


def test_26_for_some_of_the_others_is_no_moon():
    found = wrong({"points": [26, 26, 0, 0]}, seats=4)
    assert found == [("points", "moon_some", {"value": 26, "n": 2, "must": 3})]
    assert reasons({"points": [26, 26, 26]}) == [("points", "moon_some")]


def test_a_moon_as_scored_needs_moons():
    assert wrong({"points": [0, 26, 26]}, moon="off") == [("points", "moon_off", {"n": 52, "must": 26})]
    assert reasons({"points": [0, 15, 15]}, variant="dutch") == [("points", "moon_off")]


def test_a_moon_as_scored_needs_the_jack_where_the_moon_does():
    rules = {"diamond_jack": True, "jack_needed_for_moon": True}
    found = wrong({"points": [0, 16, 26], "jack": 1}, **rules)
    assert found == [("points", "moon_without_jack", {"shooter": 0})]


def test_the_shooter_has_the_queen():
    assert reasons({"points": [26, 0, 0], "queen": 1}) == [("queen", "moon_holder")]
    assert reasons({"points": [0, 26, 26], "queen": 1}) == [("queen", "moon_holder")]
    assert play({"points": [0, 26, 26], "queen": 0}).scores == (0, 26, 26)


def test_a_moon_by_choice_asks_for_the_choice():
    assert wrong(MOON, moon="choice") == [("moon_choice", "choice_missing", {"shooter": 0})]
    assert reasons({**MOON, "moon_choice": "all"}, moon="choice") == [("moon_choice", "choice_value")]
    no_moon = {"hearts": [5, 8, 0], "queen": 2, "moon_choice": "others"}
    assert reasons(no_moon, moon="choice") == [("moon_choice", "choice_no_moon")]


def test_a_sun_needs_a_moon_of_that_seat():
    assert wrong({**MOON, "sun": 1}, sun=52) == [("sun", "sun_no_moon", {"seat": 1})]
    assert reasons({"hearts": [5, 8, 0], "queen": 2, "sun": 0}, sun=52) == [("sun", "sun_no_moon")]


def test_every_trick_takes_the_jack_of_diamonds_along():
    assert reasons({**MOON, "sun": 0, "jack": 1}, sun=52, diamond_jack=True) == [("jack", "sun_jack")]
    assert play({**MOON, "sun": 0, "jack": 0}, sun=52, diamond_jack=True).scores == (-10, 52, 52)


def test_a_sun_that_was_not_called_is_doubtful():
    called = {**MOON, "no_tricks": [1, 2]}
    scored = play(called, sun=52, no_tricks=-5)
    assert [(w.at, w.id, w.values) for w in scored.warnings] == [("sun", "hartenjagen.sun_forgotten", {"seat": 0})]
    assert play({**called, "sun": 0}, sun=52, no_tricks=-5).warnings == ()
    assert play({**MOON, "no_tricks": [1]}, sun=52, no_tricks=-5).warnings == ()
    assert play(called, no_tricks=-5).warnings == ()


def test_a_player_without_a_trick_has_no_points():
    found = wrong({"hearts": [5, 8, 0], "queen": 2, "no_tricks": [1, 2]}, no_tricks=-5)
    assert found == [
        ("no_tricks", "no_tricks_points", {"seat": 1, "n": 8}),
        ("no_tricks", "no_tricks_points", {"seat": 2, "n": 13}),
    ]


def test_a_player_without_a_trick_has_no_jack():
    hand = {"hearts": [5, 8, 0], "queen": 1, "no_tricks": [2], "jack": 2}
    assert reasons(hand, no_tricks=-5, diamond_jack=True) == [("no_tricks", "no_tricks_jack")]


# Keys and places


@pytest.mark.parametrize(
    ("key", "value"),
    [("jack", 0), ("sun", 0), ("no_tricks", [2]), ("moon_choice", "others"), ("club_jack", 0)],
)
def test_a_key_of_a_rule_that_is_off_is_refused(key: str, value: object):
    assert reasons({**MOON, key: value}) == [(key, f"{key}_off")]
    assert reasons({"points": [26, 0, 0], key: value}) == [(key, f"{key}_off")]


def test_the_jack_must_be_named_where_it_is_in_play():
    assert reasons({"hearts": [5, 8, 0], "queen": 2}, diamond_jack=True) == [("jack", "jack_missing")]
    assert reasons({"points": [5, 8, 3]}, diamond_jack=True) == [("jack", "jack_missing")]


def test_one_way_of_entering_and_not_both():
    assert reasons({}) == [("", "nothing")]
    assert reasons({"hearts": [13, 0, 0], "points": [26, 0, 0], "queen": 0}) == [("", "both")]


def test_an_unknown_key_is_named():
    assert wrong({**MOON, "trump": "harten"}) == [("trump", "unknown_key", {"key": "trump"})]


def test_what_any_hand_may_carry_is_passed_over():
    assert play({**MOON, "note": "wat een hand", "at": "2026-05-14T20:41:00+02:00", "dealer": 1}).scores == (0, 26, 26)


def test_a_list_has_a_number_a_seat():
    assert wrong({"points": [13, 13]}) == [("points", "number_count", {"n": 2, "must": 3})]
    assert reasons({"hearts": 13, "queen": 0}) == [("hearts", "number_list")]
    assert reasons({"hearts": [5, "8", 0], "queen": 0}) == [("hearts[1]", "number")]
    assert reasons({"points": [13.0, True, 12]}) == [("points[0]", "number"), ("points[1]", "number")]


def test_numbers_stay_inside_the_pack():
    assert wrong({"hearts": [14, -1, 0], "queen": 0}) == [
        ("hearts[0]", "hearts_range", {"seat": 0, "n": 14, "lowest": 0, "most": 13}),
        ("hearts[1]", "hearts_range", {"seat": 1, "n": -1, "lowest": 0, "most": 13}),
    ]
    assert reasons({"points": [-26, 0, 0]}) == [("points[0]", "points_range")]
    assert reasons({"points": [-10, 26, 0], "jack": 1}, diamond_jack=True) == [("points[0]", "points_range")]


@pytest.mark.parametrize("queen", [3, -1, "0", None, 1.0, True])
def test_a_seat_is_one_at_the_table(queen: object):
    assert reasons({"hearts": [5, 8, 0], "queen": queen}) == [("queen", "seat")]


def test_who_sits_out_takes_nothing():
    hand = {"hearts": [5, 0, 8, 0], "queen": 2}
    assert reasons(hand, seats=4, out=(2,)) == [("queen", "seat_out"), ("hearts[2]", "out_has")]


def test_tricks_name_seats_once():
    hand = {"hearts": [5, 8, 0], "queen": 1}
    assert reasons({**hand, "no_tricks": 2}, no_tricks=-5) == [("no_tricks", "seat_list")]
    assert reasons({**hand, "no_tricks": [2, 2]}, no_tricks=-5) == [("no_tricks", "seat_twice")]
    assert reasons({**hand, "no_tricks": [2, 7]}, no_tricks=-5) == [("no_tricks[1]", "seat")]


def test_at_least_three_and_at_most_six_play():
    assert wrong(MOON, out=(2,)) == [("out", "players", {"n": 2, "fewest": 3, "most": 6})]
    assert reasons({"points": [26] + [0] * 6}, seats=7) == [("out", "players")]


def test_every_problem_is_told_at_once():
    hand = {"hearts": [5, 8, 1], "queen": 9, "jack": 0, "trick": 3}
    assert reasons(hand) == [
        ("jack", "jack_off"),
        ("trick", "unknown_key"),
        ("queen", "seat"),
        ("hearts", "hearts_sum"),
    ]


@pytest.mark.parametrize("junk", [None, [], "hand", 26, [26, 0, 0]])
def test_a_hand_is_an_object(junk: object):
    assert reasons(junk) == [("", "hand_form")]


# All ordered splits


def splits(total: int, seats: int) -> Iterator[list[int]]:
    """Every way to give `total` points to so many seats."""
    if seats == 1:
        yield [total]
        return
    for first in range(total + 1):
        for rest in splits(total - first, seats - 1):
            yield [first, *rest]


@pytest.mark.parametrize(("seats", "valid"), [(3, 312), (4, 2_234), (5, 11_890), (6, 51_393)])
def test_all_ordered_splits_of_26(seats: int, valid: int):
    at, first = table(seats), GAME.first(seats)
    taken = 0
    for points in splits(26, seats):
        hand: dict[str, Any] = {"points": points}
        if points.count(13) == 2:
            hand["queen"] = points.index(13)
        try:
            scored = GAME.score(hand, at, first)
        except Refused:
            assert max(points) < 13, points
            continue
        taken += 1
        moon = 26 in points
        assert scored.scores == (tuple(26 - n for n in points) if moon else tuple(points))
        assert scored.marks == ((f"moon:{points.index(26)}",) if moon else ())
    assert taken == valid


# Properties

SEATS = st.integers(3, 6)


def agreements() -> st.SearchStrategy[dict[str, Any]]:
    values = {
        rule.name: st.sampled_from([c for c in rule.choices if not (isinstance(c, list) and "across" in c)])
        for rule in GAME.house_rules
    }
    return st.fixed_dictionaries({}, optional=values).filter(lambda rules: not GAME.refuse_rules(rules, 3))


@st.composite
def hands(draw: st.DrawFn, seats: int, rules: dict[str, Any]) -> dict[str, Any]:
    """A good hand under these rules; one in three is all for one player."""
    dutch = rules["variant"] == "dutch"
    hearts = [0] * seats
    seat = st.integers(0, seats - 1)
    sweeper = draw(seat) if draw(st.integers(0, 2)) == 0 else None
    for _ in range(8 if dutch else 13):
        hearts[draw(seat) if sweeper is None else sweeper] += 1
    hand: dict[str, Any] = {"hearts": hearts, "queen": draw(seat) if sweeper is None else sweeper}
    if dutch:
        hand["club_jack"] = draw(seat) if sweeper is None else sweeper
    if rules["diamond_jack"]:
        hand["jack"] = draw(seat)
    swept = max(hearts) in (8, 13) and hearts[hand["queen"]] == max(hearts)
    swept = swept and hand.get("club_jack", hand["queen"]) == hand["queen"]
    lacks = rules["jack_needed_for_moon"] and rules["diamond_jack"] and hand["jack"] != hand["queen"]
    if rules["moon"] == "choice" and swept and not lacks:
        hand["moon_choice"] = draw(st.sampled_from(["others", "shooter"]))
    return hand


@given(st.data())
def test_what_is_written_is_the_sum_of_the_moves(data: st.DataObject):
    seats, rules = data.draw(SEATS), data.draw(agreements())
    at = table(seats, **rules)
    standing = GAME.first(seats)
    for _ in range(data.draw(st.integers(1, 12))):
        scored = GAME.score(data.draw(hands(seats, dict(at.rules))), at, standing)
        assert tuple(map(sum, zip(*(line.moves for line in scored.lines), strict=True))) == scored.scores
        totals = tuple(t + n for t, n in zip(standing.totals, scored.scores, strict=True))
        standing = standing._replace(totals=totals, hands=standing.hands + 1, memory=scored.memory)
        winners = GAME.ended(at.rules, standing)
        assert winners is None or winners


def outcome(hand: Any, seats: int, rules: dict[str, Any]) -> Scored | None:
    """The hand scored; None when it was refused, which must say why."""
    try:
        return GAME.score(hand, table(seats, **rules), GAME.first(seats))
    except Refused as refused:
        told = refused.problems
    assert told
    return None


@given(st.data())
def test_black_lady_hands_add_up_to_26_or_to_a_moon(data: st.DataObject):
    seats = data.draw(SEATS)
    scored = outcome(data.draw(hands(seats, GAME.complete({}))), seats, {})
    assert scored is not None
    assert sum(scored.scores) == (26 * (seats - 1) if scored.marks else 26)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 60) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
KEYS = ["hearts", "points", "queen", "jack", "club_jack", "sun", "no_tricks", "moon_choice", "note", "pit"]


@given(
    JUNK | st.dictionaries(st.sampled_from(KEYS), JUNK | st.integers(-1, 6) | st.lists(st.integers(-11, 27))), st.data()
)
def test_junk_is_refused_or_scored_and_never_breaks(hand: Any, data: st.DataObject):
    seats = data.draw(SEATS)
    scored = outcome(hand, seats, data.draw(agreements()))
    assert scored is None or len(scored.scores) == seats
