"""What holds for every hand of sheepshead: it adds up to zero, the cards agree, and nothing crashes it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from app.words.compile import merge
from scoring import register, unregister
from scoring.game import WHO, Line, Problem, Refused, Scored, Standing, Table
from scoring.match import Match, replay
from scoring.sheepshead import GAME
from tests.scoring.deal_sheepshead import agree, leaster_hand, picked_hand, run_oracle, sit_down

JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 5, 68, 120, 10**30, 1.5, float("nan"), "", "all", "none", "doubler", "redeal", "♦"),
    *(
        [],
        [1],
        [61, 90],
        [None, None],
        [[1]],
        {},
        {"points": 3},
        {"points": [24] * 5},
        {"points": [24] * 5, "tricks": {}},
    ),
]
KEYS = ["picker", "partner", "partners", "points", "tricks", "multiplier", "leaster", "passed", "note", "x"]


def any_hand(rng: random.Random) -> tuple[dict[str, Any], Table]:
    """A hand as somebody could type it, most of the time one that can be, at any table."""
    rules = agree(rng)
    table = sit_down(rules, rng)
    playing = table.playing()
    if rng.random() < 0.15:
        return {"passed": rng.choice(("doubler", "redeal"))}, table
    if rng.random() < 0.3:
        points = [0] * table.seats
        left = 120
        for seat in playing[:-1]:
            points[seat] = min(left, rng.choice((0, 10, 12, 20, 24, 30)))
            left -= points[seat]
        points[playing[-1]] = left
        return {"leaster": {"points": points}}, table
    agreed = {3: 0, 4: 1, 5: 1}.get(rules["players"], rules["partners"])
    seats = rng.sample(playing, 1 + agreed)
    hand: dict[str, Any] = {"picker": seats[0], "points": rng.choice((rng.randrange(121), [0, 30], [61, 90]))}
    if agreed > 1 and rng.random() < 0.7:
        hand["partners"] = seats[1:]
    else:
        hand["partner"] = seats[1] if agreed == 1 and rng.random() < 0.7 else None
    if rng.random() < 0.4:
        hand["tricks"] = rng.choice(("all", "none", "some", rng.randrange(11)))
    if rules["multipliers"] and rng.random() < 0.5:
        hand["multiplier"] = rng.choice((1, 2, 4, 8, 16))
    return hand, table


def score_or_none(hand: Any, table: Table, standing: Standing) -> Scored | None:
    try:
        return GAME.score(hand, table, standing)
    except Refused:
        return None


@pytest.fixture
def room() -> Iterator[None]:
    """The game in its room, so that a match of it can be replayed."""
    register(GAME)
    yield
    unregister(GAME.id)


def evening(rng: random.Random) -> Match:
    """A dozen hands of real cards under one agreement, now and then passed, with whoever sits out written down."""
    rules = agree(rng)
    extra = rng.choice((0, 0, 1, 2))
    hands = []
    for _ in range(12):
        table = sit_down(rules, rng, extra)
        leaster = rules["all_pass"] == "leaster" and rng.random() < 0.3
        hand = (leaster_hand if leaster else picked_hand)(table, rng).hand
        if rules["all_pass"] != "leaster" and rng.random() < 0.3:
            hand = {"passed": rules["all_pass"]}
        hands.append(hand | {"dealer": table.dealer} | ({"out": list(table.out)} if extra else {}))
    names = tuple(f"Speler {seat}" for seat in range(rules["players"] + extra))
    return Match(GAME.id, names, 0, rules, tuple(hands))


@pytest.mark.usefixtures("room")
def test_every_match_adds_up_to_zero_at_every_moment():
    rng = random.Random(7)
    moments = doubled = 0
    for _ in range(400):
        for played in replay(evening(rng)).hands:
            assert sum(played.scored.scores) == 0
            assert sum(played.totals) == 0
            moments += 1
            doubled += "doubled" in played.scored.marks
    assert moments == 400 * 12
    assert doubled > 100


def test_whatever_is_typed_adds_up_to_zero_or_is_refused():
    rng = random.Random(11)
    good = 0
    for _ in range(15_000):
        hand, table = any_hand(rng)
        waiting = rng.choice((None, 0, 1, 3))
        scored = score_or_none(hand, table, Standing((0,) * table.seats, memory=waiting))
        if scored is None:
            continue
        good += 1
        assert sum(scored.scores) == 0, (hand, table)
        assert len(scored.scores) == table.seats
        assert all(scored.scores[seat] == 0 for seat in table.out)
        moved = tuple(sum(moves) for moves in zip(*(line.moves for line in scored.lines), strict=True))
        assert moved == scored.scores, (hand, table)
        assert all(type(score) is int for score in scored.scores)
        assert all(":" not in mark for mark in scored.marks)
    assert good > 5_000


def test_junk_never_crashes():
    rng = random.Random(13)
    tables = [Table(5, 0, GAME.complete({})), Table(6, 0, GAME.complete({"multipliers": True}), (0,))]
    tables += [Table(8, 0, GAME.complete({"players": 8, "partners": 3, "all_pass": "doubler"}))]
    for junk in JUNK:
        score_or_none(junk, tables[0], Standing((0,) * 5))
    for _ in range(20_000):
        table = rng.choice(tables)
        hand = {key: rng.choice(JUNK) for key in rng.sample(KEYS, rng.randrange(1, 5))}
        score_or_none(hand, table, Standing((0,) * table.seats))


def test_rules_that_are_junk_are_refused():
    for name in (rule.name for rule in GAME.house_rules):
        for value in (1.0, -1, 10**30 + 0.5, "yes", "", [], [1], {}, {"points": 3}):
            assert GAME.refuse_rules({name: value}, 8), (name, value)


@pytest.mark.oracle
def test_real_cards_at_every_table_agree():
    seen = run_oracle(2_000, seed=1)
    assert sum(seen.values()) == 2_000
    rows = {f"{result} {row}{alone}" for result in ("won", "lost") for row in (1, 2, 3) for alone in ("", " alone")}
    assert set(seen) == rows | {"leaster", "leaster wash", "leaster split"}


@cache
def everything_said() -> dict[str, Line | Problem]:
    """Every kind of line, problem and warning there is, each as it came up once."""
    said: dict[str, Line | Problem] = {}
    rng = random.Random(17)
    for number in range(6_000):
        rules = agree(rng)
        table = sit_down(rules, rng)
        hand: Any = (leaster_hand if rng.random() < 0.3 else picked_hand)(table, rng).hand if number % 3 else {}
        if number % 4 == 0:
            hand |= {rng.choice(KEYS): rng.choice(JUNK)}
        elif number % 4 == 1 and "leaster" in hand:
            where = rng.choice(("points", "tricks"))
            hand["leaster"][where] = [rng.choice((0, 1, 2, 24, 24, 30)) for _ in range(table.seats)]
        elif number % 4 == 2:
            hand.pop(rng.choice(KEYS), None)
        if number % 50 == 0:
            table = table._replace(out=())
        standing = Standing((0,) * table.seats, memory=rng.choice((0, 1)))
        said |= {line.id: line for line in GAME.opening(table, standing)}
        try:
            scored = GAME.score(hand, table, standing)
            said |= {one.id: one for one in (*scored.lines, *scored.warnings)}
        except Refused as refused:
            said |= {problem.id: problem for problem in refused.problems}
    said |= {problem.id: problem for problem in GAME.refuse_rules({"players": 7, "partners": 3}, 5)}
    said |= {problem.id: problem for problem in GAME.refuse_rules({"players": 3}, 2)}
    # What chance seldom brings.
    for hand, agreed in (
        ([], {}),
        ({"passed": "redeal"}, {}),
        ({"passed": "redeal"}, {"all_pass": "redeal"}),
        ({"leaster": {"points": [20, 20, 20, 20, 40]}}, {"leaster_tie": "split"}),
        ({"picker": 0, "partner": 1, "points": [40, 50]}, {}),
        ({"picker": 0, "partners": [1, 1], "points": 68}, {"players": 7, "partners": 2}),
        ({"picker": 0, "partners": [], "points": 2, "tricks": "none"}, {"players": 8}),
    ):
        rules = GAME.complete(agreed)
        seats = rules["players"]
        try:
            said |= {line.id: line for line in GAME.score(hand, Table(seats, 0, rules), GAME.first(seats)).lines}
        except Refused as refused:
            said |= {problem.id: problem for problem in refused.problems}
    return said


def ids(catalog):
    """The ids of a catalog; one that has a form for one and a form for more counts once."""
    return {message.id[0] if message.pluralizable else message.id for message in catalog}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_everything_that_is_said_has_a_sentence_with_the_values_for_it(lang):
    catalog = merge(lang)
    said = everything_said()
    for word, one in said.items():
        sentence = catalog.get(word)
        assert sentence is not None, word
        keys = {piece.partition("}")[0] for piece in str(sentence.string).split("{")[1:]}
        assert keys <= one.values.keys(), (word, keys, one.values)
        assert {key for key in one.values if key in WHO} <= keys, f"{word} does not say who"
    labels = {"name", "new", "short", "agree", "zone_won", "zone_won_times", "zone_lost", "zone_lost_times"}
    words = ids(catalog)
    assert words >= {*said, *(f"sheepshead.{label}" for label in labels)}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_house_rule_and_choice_has_its_words(lang):
    catalog = merge(lang)
    known = ids(catalog)
    assert {f"sheepshead.{word}" for word in ("name", "new", "short", "agree")} <= known
    for rule in GAME.house_rules:
        assert f"sheepshead.rule.{rule.name}" in known
        for value in rule.choices:
            word = (
                next(iter(value))
                if isinstance(value, dict)
                else {True: "true", False: "false", None: "null"}.get(value)
            )
            word = str(value) if word is None or type(value) is int else word
            for form in ("rule", "agree"):
                own = f"sheepshead.{form}.{rule.name}.{word}"
                assert own in known or f"sheepshead.{form}.{rule.name}.n" in known, own
