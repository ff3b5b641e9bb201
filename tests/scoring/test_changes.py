"""An agreement that changes in the middle of a match, and the preview of one before it applies."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scoring.changes import Agreement, Change, agreements, in_force
from scoring.game import Game, Hand, Points, Problem, Refused
from scoring.match import Match, Replay, replay
from scoring.preview import Preview, agree, preview
from tests.scoring.any_hands import GAMES, all_games, random_match, random_rules
from tests.scoring.toy import TOY, toy

FOUR = ("Anna", "Bram", "Cees", "Dirk")
EVEN = {"playing": "wij", "points": {"wij": 81}}
"""81 against 81: nat, unless each keeps its own."""
MADE = {"playing": "wij", "points": {"wij": 100}}
EACH_OWN = {"tie": "each_own"}


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with all_games(), toy():
        yield


def boom(*hands: Hand, **more: Any) -> Match:
    return Match("klaverjassen", FOUR, hands=hands, **more)


def rounds(count: int, *changes: Change, **more: Any) -> Match:
    """So many hands of the toy, in which seat 0 writes 10 each time."""
    return Match("toy", FOUR, hands=({"points": [10, 0, 0, 0]},) * count, changes=changes, **more)


def scores(replayed: Replay) -> list[tuple[Points, ...]]:
    return [played.scored.scores for played in replayed.hands]


def refused(match: Match) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as no:
        replay(match)
    return [(problem.at, problem.id) for problem in no.value.problems]


# --- Which agreement holds --------------------------------------------------------------------------------------------


def test_a_hand_is_scored_by_the_agreement_that_holds_for_it() -> None:
    played = replay(boom(EVEN, EVEN, EVEN, changes=(Change(1, EACH_OWN), Change(2, {}))))
    assert scores(played) == [(0, 162), (81, 81), (0, 162)]
    assert [hand.table.rules["tie"] for hand in played.hands] == ["nat", "each_own", "nat"]


def test_the_next_hand_goes_by_what_was_agreed_last() -> None:
    played = replay(boom(EVEN, changes=(Change(1, EACH_OWN),)))
    assert scores(played) == [(0, 162)]
    assert played.rules["tie"] == "each_own"
    assert played.draft(EVEN).scored.scores == (81, 81)
    assert played.draft(EVEN, 0).scored.scores == (0, 162)
    assert played.deal({})[0].rules["tie"] == "each_own"
    assert played.deal({}, 0)[0].rules["tie"] == "nat"
    assert played.table.rules["tie"] == "each_own"


def test_an_agreement_for_a_later_hand_waits_for_it() -> None:
    played = replay(boom(EVEN, changes=(Change(2, EACH_OWN),)))
    assert played.rules["tie"] == "nat"
    assert [agreement.place for agreement in played.agreements] == [0, 2]


def test_a_change_is_the_whole_agreement_from_then_on() -> None:
    played = replay(boom(EVEN, EVEN, rules={"tie": "each_own", "tegenpit": 0}, changes=(Change(1, {"tegenpit": 200}),)))
    assert scores(played) == [(81, 81), (0, 162)]


def test_a_change_at_the_first_hand_or_before_it_replaces_the_first_agreement() -> None:
    for place in (0, -3):
        assert scores(replay(boom(EVEN, changes=(Change(place, EACH_OWN),)))) == [(81, 81)]
    assert in_force({}, (Change(0, EACH_OWN),)) == (Change(0, EACH_OWN),)


def test_of_several_changes_at_one_hand_the_last_counts_in_whatever_order_the_hands_come() -> None:
    said = (Change(2, {}), Change(1, EACH_OWN), Change(1, {"pit": 100}), Change(1, {"tegenpit": 0}))
    assert in_force({}, said) == (Change(0, {}), Change(1, {"tegenpit": 0}), Change(2, {}))


def test_which_agreement_held_from_which_hand_can_be_told() -> None:
    said = (Change(1, EACH_OWN), Change(3, {**EACH_OWN, "pit": 100}), Change(4, {"tegenpit": 0}))
    told = replay(boom(changes=said)).agreements
    assert [(one.place, one.changed) for one in told] == [(0, ()), (1, ("tie",)), (4, ("tie", "tegenpit"))]
    assert told[1].rules["tie"] == "each_own"
    assert replay(boom()).agreements == (Agreement(0, replay(boom()).rules),)


def test_true_is_another_agreement_than_one() -> None:
    assert [a.place for a in agreements(TOY, {"at_once": 1}, [Change(5, {"at_once": True})])] == [0, 5]


def test_who_deals_goes_by_the_agreement_of_each_hand() -> None:
    void = {"playing": "wij", "verzaakt": "wij"}
    played = replay(boom(void, void, void, changes=(Change(1, {"verzaakt": "redeal"}), Change(2, {}))))
    assert [hand.dealer for hand in played.hands] == [0, 1, 1]
    assert [hand.number for hand in played.hands] == [1, None, 2]
    assert played.dealer == 2


def test_who_sits_out_goes_by_the_agreement_of_each_hand() -> None:
    three_play = Match("toy", FOUR, hands=({"points": [1, 1, 1, 1]}, {"points": [1, 0, 1, 1]}))
    played = replay(three_play._replace(changes=(Change(1, {"at_once": 3}),)))
    assert [hand.table.out for hand in played.hands] == [(), (1,)]
    assert played.table.out == (2,)


def test_what_the_table_must_know_goes_by_the_new_agreement() -> None:
    match = Match("hartenjagen", FOUR, hands=({"hearts": [13, 0, 0, 0], "queen": 1},))
    assert replay(match).opening[0].id == "hartenjagen.pass_right"
    kept = replay(match._replace(changes=(Change(1, {"passing": ["none"]}),)))
    assert kept.opening[0].id == "hartenjagen.pass_none"


# --- The end ----------------------------------------------------------------------------------------------------------


def test_the_end_is_judged_by_what_holds_for_the_next_hand() -> None:
    assert replay(rounds(3)).finished
    longer = replay(rounds(3, Change(3, {"hands": 1000})))
    assert (longer.finished, longer.winners, longer.totals[0]) == (False, (), 30)


def test_a_shorter_match_ends_when_it_is_agreed_and_not_before() -> None:
    played = replay(rounds(5, Change(4, {"hands": 3}), rules={"hands": 1000}))
    assert [hand.after_end for hand in played.hands] == [False, False, False, False, True]
    assert (played.finished, played.winners, played.totals[0]) == (True, (0,), 40)


def test_a_longer_match_goes_on_where_it_was_over() -> None:
    played = replay(rounds(5, Change(4, {"hands": 1000})))
    assert [hand.after_end for hand in played.hands] == [False, False, False, True, False]
    assert [hand.number for hand in played.hands] == [1, 2, 3, 4, 5]
    assert (played.finished, played.totals[0]) == (False, 40)


def test_another_agreement_that_says_nothing_of_the_end_leaves_it() -> None:
    played = replay(rounds(5, Change(4, {"at_once": 4})))
    assert [hand.after_end for hand in played.hands] == [False, False, False, True, True]
    assert played.finished


def test_a_match_stopped_early_is_won_by_the_last_agreement() -> None:
    played = replay(rounds(2, Change(1, {"hands": 1000}), stopped=True))
    assert (played.finished, played.winners) == (True, (0,))


# --- What cannot be ---------------------------------------------------------------------------------------------------


def test_an_agreement_that_cannot_be_is_named_with_its_place() -> None:
    match = boom(changes=(Change(0, EACH_OWN), Change(3, {"tie": "soms", "joker": 1})))
    assert refused(match) == [("changes[1].rules.joker", "rules.unknown"), ("changes[1].rules.tie", "rules.value")]


def test_an_agreement_that_cannot_be_combined_is_named_too() -> None:
    match = Match("hartenjagen", FOUR, changes=(Change(2, {"variant": "dutch", "diamond_jack": True}),))
    assert refused(match) == [("changes[0].rules.diamond_jack", "hartenjagen.black_lady_only")]


def test_a_hand_that_cannot_be_under_the_new_agreement_is_named_where_it_stands() -> None:
    kraak = {**MADE, "kraak": 2}
    match = boom(
        kraak, kraak, MADE, kraak, rules={"kraken": True}, changes=(Change(1, {}), Change(3, {"kraken": True}))
    )
    assert refused(match) == [("hands[1].kraak", "klaverjassen.kraak_off")]


# --- The preview ------------------------------------------------------------------------------------------------------


def told(seen: Preview) -> list[tuple[Any, ...]]:
    return [tuple(effect[:5]) for effect in seen.effects]


def test_a_preview_has_every_hand_and_total_that_changes() -> None:
    seen = preview(boom(MADE, EVEN, MADE), EACH_OWN)
    assert told(seen) == [
        (1, (0, 162), (81, 81), (100, 224), (181, 143)),
        (2, (100, 62), (100, 62), (200, 286), (281, 205)),
    ]
    assert [effect.scores_differ for effect in seen.effects] == [True, False]
    assert (seen.totals, seen.new_totals) == ((200, 286), (281, 205))
    assert (seen.match.rules, seen.match.changes) == (EACH_OWN, ())
    assert not seen.changes_nothing


def test_a_preview_from_some_hand_on_leaves_the_hands_before_it() -> None:
    seen = preview(boom(EVEN, EVEN), EACH_OWN, 1)
    assert told(seen) == [(1, (0, 162), (81, 81), (0, 324), (81, 243))]
    assert seen.match.changes == (Change(1, EACH_OWN),)
    assert preview(boom(EVEN, EVEN), EACH_OWN, 2).changes_nothing


def test_from_some_hand_on_is_to_the_end_of_the_match() -> None:
    match = boom(EVEN, EVEN, EVEN, changes=(Change(1, EACH_OWN), Change(2, {"tegenpit": 0})))
    assert agree(match, {}, 2).changes == (Change(1, EACH_OWN), Change(2, {}))
    assert agree(match, {"pit": 100}, 1).changes == (Change(1, {"pit": 100}),)
    assert agree(match, {}).changes == ()
    early = match._replace(changes=(Change(0, EACH_OWN),))
    assert agree(early, {}, 2) == early._replace(rules=EACH_OWN, changes=(Change(2, {}),))


def test_a_preview_names_the_hands_that_could_not_be_and_goes_on_without_them() -> None:
    seen = preview(boom({**MADE, "kraak": 2}, MADE, rules={"kraken": True}), {})
    assert told(seen) == [
        (0, (200, 124), None, (200, 124), (0, 0)),
        (1, (100, 62), (100, 62), (300, 186), (100, 62)),
    ]
    assert seen.effects[0].problems == (Problem("kraak", "klaverjassen.kraak_off"),)
    assert seen.problems == (Problem("hands[0].kraak", "klaverjassen.kraak_off"),)


def test_a_preview_of_rules_that_cannot_be_says_so() -> None:
    assert [p.at for p in preview(boom(EVEN), {"tie": "soms"}).problems] == ["rules.tie"]
    seen = preview(boom(EVEN), {"tie": "soms"}, 1)
    assert ([p.at for p in seen.problems], seen.effects) == (["changes[0].rules.tie"], ())
    assert not seen.changes_nothing


def test_a_preview_tells_that_the_match_would_be_over_or_not() -> None:
    seen = preview(rounds(4), {"hands": 1000})
    assert (seen.winners, seen.new_winners) == ((0,), None)
    assert told(seen) == [(3, (10, 0, 0, 0), (10, 0, 0, 0), (30, 0, 0, 0), (40, 0, 0, 0))]
    ended = preview(rounds(3, rules={"hands": 1000}), {"hands": 3}, 3)
    assert (ended.effects, ended.new_winners, ended.changes_nothing) == ((), (0,), False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_preview_is_exactly_what_is_then_written(game: Game) -> None:
    seen_some = refused_some = 0
    for seed in range(150):
        rng = Random(seed)
        match = random_match(game, rng, rng.randint(1, 8))
        before = preview(match, random_rules(game, len(match.players), rng, chance=0.2), rng.randint(1, 8))
        match = match if before.problems else before.match
        place = rng.choice((None, rng.randint(0, len(match.hands))))
        rules = random_rules(game, len(match.players), rng, chance=0.2)
        old, seen = replay(match), preview(match, rules, place)
        if seen.problems:
            assert [(p.at, p.id) for p in seen.problems] == refused(seen.match)
            refused_some += 1
            continue
        new = replay(seen.match)
        effects = {effect.place: effect for effect in seen.effects}
        for was, now in zip(old.hands, new.hands, strict=True):
            there = effects.get(was.place)
            if there is None:
                assert (was.scored.scores, was.totals, was.scored.marks) == (
                    now.scored.scores,
                    now.totals,
                    now.scored.marks,
                )
            else:
                assert there[1:5] == (was.scored.scores, now.scored.scores, was.totals, now.totals)
                assert there.new_hand == now
        assert (seen.totals, seen.new_totals) == (old.totals, new.totals)
        assert (seen.new_winners is not None, seen.new_winners or ()) == (new.finished, new.winners)
        if place:
            assert new.hands[:place] == old.hands[:place]
            assert all(effect.place >= place for effect in seen.effects)
        seen_some += bool(seen.effects)
    assert seen_some > 5
    assert refused_some


# --- Hand by hand -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_replayed_hand_by_hand_is_the_match_replayed_at_once(game: Game) -> None:
    rng = Random(20)
    for _ in range(40):
        match = random_match(game, rng, rng.randint(1, 8))
        rules = random_rules(game, len(match.players), rng, chance=0.2)
        changed = agree(match, rules, rng.randint(1, 8))
        try:
            whole = replay(changed)
        except Refused:  # a hand that cannot be under the other agreement
            changed, whole = match, replay(match)
        step = replay(changed._replace(hands=()))
        for hand in changed.hands:
            step = step.then(hand)
        assert step == whole


def test_one_hand_more_goes_on_with_a_match_that_was_stopped_and_leaves_one_that_is_over() -> None:
    stopped = replay(boom(MADE, stopped=True))
    assert (stopped.then(MADE).finished, stopped.then(MADE).totals) == (False, (200, 124))
    over = replay(boom(MADE, rules={"end": {"hands": 1}}))
    assert (over.then(MADE).winners, over.then(MADE).totals) == ((0,), (100, 62))
    with pytest.raises(Refused):
        over.then({"playing": "wij"})
