"""Who joins midway: hands from before are hands they sat out, and the deal goes round as it went."""

from __future__ import annotations

import random

import pytest

import scoring
from scoring.hartenjagen import GAME as HEARTS
from scoring.joining import grown
from scoring.match import Match, replay
from scoring.sheepshead import GAME as SHEEPSHEAD

NAMES = ("Piet", "Ans", "Jan", "Riet", "Kees", "Truus", "Henk", "Bea")


@pytest.fixture(autouse=True)
def offered():
    """The games that are played here are offered, whichever others are."""
    mine = [game for game in (HEARTS, SHEEPSHEAD) if game.id not in scoring.game_ids()]
    for game in mine:
        scoring.register(game)
    yield
    for game in mine:
        scoring.unregister(game.id)


def sheeps(hands, names, **rules):
    return Match("sheepshead", NAMES[:names], 0, rules, tuple(hands))


def picked(picker, partner, **more):
    return {"picker": picker, "partner": partner, "points": [61, 90], **more}


FIVE_HANDS = [
    picked(4, 1),
    picked(0, None),
    {"leaster": {"points": [20, 30, 25, 35, 10]}},
    picked(2, 3),
]


def test_hands_from_before_are_hands_the_newcomer_sat_out():
    match = grown(sheeps(FIVE_HANDS, 6), (5,) * 4)
    assert [hand["out"] for hand in match.hands] == [[5]] * 4
    assert match.hands[2]["leaster"] == {"points": [20, 30, 25, 35, 10, 0]}
    before, now = replay(sheeps(FIVE_HANDS, 5)), replay(match)
    assert now.totals == (*before.totals, 0)
    assert [p.dealer for p in now.hands] == [p.dealer for p in before.hands]


def test_hands_that_say_so_stay_as_they_are():
    once = grown(sheeps(FIVE_HANDS, 6), (5,) * 4)
    assert grown(once, (5,) * 4) == once


def test_hands_after_the_join_are_left_alone():
    hands = [*FIVE_HANDS, picked(5, 0)]
    match = grown(sheeps(hands, 6), (5, 5, 5, 5, 6))
    assert match.hands[4] == hands[4]
    assert replay(match).hands[4].table.out == (4,)  # the dealer watches, with six names at a table of five


def test_who_watched_without_a_word_is_remembered_when_another_joins():
    hands = [picked(4, 1), picked(4, 2), picked(0, 1)]
    before = replay(sheeps(hands, 6))
    match = grown(sheeps(hands, 7), (6,) * 3)
    assert [hand["out"] for hand in match.hands] == [[0, 6], [1, 6], [2, 6]]
    now = replay(match)
    assert [p.dealer for p in now.hands] == [p.dealer for p in before.hands] == [0, 1, 2]
    assert now.totals == (*before.totals, 0)


def test_hearts_get_a_0_for_who_was_not_there():
    hands = ({"hearts": [4, 5, 3, 1], "queen": 0}, {"points": [0, 26, 0, 0]})
    match = grown(Match("hartenjagen", NAMES[:5], 0, {}, hands), (4, 4))
    assert match.hands[0] == {"hearts": [4, 5, 3, 1, 0], "queen": 0, "out": [4]}
    assert replay(match).totals[:4] == replay(Match("hartenjagen", NAMES[:4], 0, {}, hands)).totals


def test_more_names_than_play_fit_once_all_say_who_sat_out():
    hands = ({"hearts": [4, 5, 3, 1, 0, 0], "queen": 0},)
    match = grown(Match("hartenjagen", NAMES[:7], 0, {}, hands), (6,))
    assert replay(match).hands[0].table.playing() == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("seed", range(40))
def test_any_evening_has_the_same_dealers_and_totals_after_a_join(seed):
    rng = random.Random(seed)
    names = rng.choice((5, 6))
    hands = []
    for _ in range(rng.randint(1, 12)):
        now = replay(sheeps(hands, names, all_pass="redeal"))
        if rng.random() < 0.2:
            hands.append({"passed": "redeal", **now.carry})
            continue
        away = now.without((rng.randrange(6),)) if names == 6 and rng.random() < 0.3 else now.carry
        playing = now.deal(away)[0].playing()
        hands.append({**picked(*rng.sample(playing, 2)), **away})
    before = replay(sheeps(hands, names, all_pass="redeal"))
    more = names + rng.choice((1, 2))
    after = replay(grown(sheeps(hands, more, all_pass="redeal"), (names,) * len(hands)))
    assert [p.dealer for p in after.hands] == [p.dealer for p in before.hands]
    assert after.totals == (*before.totals, *[0] * (more - names))
    assert [p.table.playing() for p in after.hands] == [p.table.playing() for p in before.hands]
