"""What holds for every hand of klaverjassen under every agreement."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.game import Refused, Scored, Table
from scoring.klaverjassen import GAME
from tests.scoring.klaverjassen_hands import agreements, hands, score


@settings(max_examples=300, deadline=None)
@given(hands(kraken=True), agreements)
def test_what_is_written_is_what_the_lines_move(hand: dict[str, Any], rules: dict[str, Any]) -> None:
    if not rules["kraken"]:
        hand.pop("kraak", None)
    scored = score(hand, **rules)
    assert scored.scores == tuple(sum(column) for column in zip(*(line.moves for line in scored.lines), strict=True))
    assert all(type(points) is int and points >= 0 for points in scored.scores)


@settings(max_examples=300, deadline=None)
@given(hands())
def test_by_default_162_all_roem_and_the_100_of_a_pit_are_written(hand: dict[str, Any]) -> None:
    everything = 162 + sum(hand.get("roem", {}).values()) + (100 if "pit" in hand else 0)
    assert sum(score(hand).scores) == everything


@settings(max_examples=200, deadline=None)
@given(hands(kraken=True), agreements)
def test_the_sides_are_treated_alike(hand: dict[str, Any], rules: dict[str, Any]) -> None:
    if not rules["kraken"]:
        hand.pop("kraak", None)
    swapped = json.loads(json.dumps(hand).replace("wij", "jij").replace("zij", "wij").replace("jij", "zij"))
    one, two = score(hand, **rules), score(swapped, **rules)
    assert one.scores == two.scores[::-1]
    assert [line.id for line in one.lines] == [line.id for line in two.lines]


@settings(max_examples=200, deadline=None)
@given(hands(), agreements)
def test_a_hand_is_left_as_it_was_and_scores_the_same_again(hand: dict[str, Any], rules: dict[str, Any]) -> None:
    before = json.dumps(hand)
    assert score(hand, **rules) == score(hand, **rules)
    assert json.dumps(hand) == before


words = st.sampled_from(("wij", "zij", "harten", "x", ""))
junk = st.recursive(
    st.none() | st.booleans() | st.integers(-200, 400) | st.floats() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=4,
)
KEYS = ("playing", "points", "roem", "pit", "nat", "verzaakt", "trump", "player", "kraak", "out", "note", "x")
junk_keys = st.dictionaries(st.sampled_from(KEYS), junk)
spoilt_hands = st.builds(lambda hand, more: {**hand, **more}, hands(kraken=True), junk_keys)


@settings(max_examples=1000, deadline=None)
@given(junk | junk_keys | spoilt_hands, agreements)
def test_anything_at_all_is_refused_with_reasons_or_scored_as_it_stands(hand: Any, rules: dict[str, Any]) -> None:
    try:
        scored = GAME.score(hand, Table(4, 0, rules), GAME.first(4))
    except Refused as refused:
        reasons = {p.id.split(".")[0] for p in refused.problems}
    else:
        assert_is_a_hand(hand, scored, rules)
        return
    assert reasons == {"klaverjassen"}


def assert_is_a_hand(hand: Any, scored: Scored, rules: dict[str, Any]) -> None:
    """What was accepted is a hand by the rules, told here once more and as plainly as can be."""
    assert hand["playing"] in ("wij", "zij")
    assert hand.get("out", []) == []
    assert "x" not in hand
    assert hand.get("trump", "harten") in ("klaveren", "ruiten", "harten", "schoppen")
    for key in ("points", "roem"):
        assert set(hand.get(key, {})) <= {"wij", "zij"}
        assert all(type(n) is int and n >= 0 for n in hand.get(key, {}).values())
    assert all(n % 10 == 0 for n in hand.get("roem", {}).values())
    points = hand.get("points", {})
    assert all(n <= 162 for n in points.values())
    assert len(points) < 2 or sum(points.values()) == 162
    assert points or hand.get("nat") or "pit" in hand or "verzaakt" in hand
    if "player" in hand:
        assert type(hand["player"]) is int
        assert hand["player"] in ((0, 2) if hand["playing"] == "wij" else (1, 3))
    if "kraak" in hand:
        assert rules["kraken"]
        assert type(hand["kraak"]) is int
        assert hand["kraak"] in (2, 4, 8)
    if "verzaakt" in hand:
        assert hand["verzaakt"] in ("wij", "zij")
        assert "pit" not in hand
        assert not points
        assert not hand.get("nat")
    if "pit" in hand:
        other = {"wij": "zij", "zij": "wij"}[hand["pit"]]
        assert points.get(hand["pit"], 162) == 162
        assert points.get(other, 0) == 0
        assert hand.get("roem", {}).get(other, 0) == 0
    if hand.get("nat"):
        assert f"nat:{hand['playing']}" in scored.marks
