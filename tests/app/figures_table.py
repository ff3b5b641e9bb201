"""Matches to make figures of: laid as a table would have written them, and what people do to them afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations
from random import Random
from typing import Any

import scoring
from app.store import NotPossibleError, StoredMatch, new_token
from app.store.store import Store
from app.table.sheet import sheet_of
from scoring.game import Game, Refused
from scoring.match import Match, Replay, replay
from tests.scoring.any_hands import random_hand, random_match

PEOPLE = ("Anna", "Bram", "Cees", "Dirk", "Els", "Frans", "Gijs", "Hans")
BEGAN = datetime(2023, 12, 30, 20, tzinfo=UTC)


def lay(store: Store, match: Match, people: list[int], at: datetime) -> str:
    """Writes a match as a table would have."""
    one = store.new_match(match.game, people, match.first_dealer, match.rules, started=at)
    for n, hand in enumerate(match.hands, 1):
        ended = replay(match._replace(hands=match.hands[:n])).finished
        store.write_hand(one, hand, new_token(), ended=ended)
    return one


def laid(store: Store, rng: Random, game: str, matches: int, hands: int, n: int = 0) -> list[str]:
    """Some matches of a game between some of the same people, a few days apart."""
    there = [store.add_person(name).id for name in PEOPLE]
    found = []
    for number in range(matches):
        match = random_match(scoring.game(game), rng, rng.randint(1, hands))
        # Few people, so that the same two and the same company meet more often than once.
        people = rng.sample(there[: len(match.players) + 1], len(match.players))
        found.append(lay(store, match, people, BEGAN + timedelta(hours=7 * (n + number))))
        if rng.random() < 0.7 and stored_match(store, found[-1]).open:
            store.stop_match(found[-1])
    return found


def change(store: Store, rng: Random, one: str) -> None:
    """Something that people do to a match."""
    stored = stored_match(store, one)
    game, sheet = scoring.game(stored.game), replay_of(store, one)
    hand = rng.choice(stored.hands) if stored.hands else None
    deed = rng.choice(("write", "correct", "strike", "restore", "seats", "stop", "bin", "rules"))
    if deed == "write":
        store.write_hand(one, random_hand(game, sheet.table, sheet.standing, rng), new_token())
    elif deed == "correct" and hand is not None:
        place = stored.hands.index(hand)
        played = sheet.hands[place]
        new = random_hand(game, played.table, played.before, rng)
        if can_be(stored.hands, place, new, sheet.match):
            store.correct_hand(one, hand.id, new, hand.version, new_token())
    elif deed in ("strike", "restore") and hand is not None:
        hands = [h.data for h in stored.hands if h.id != hand.id]
        if can_be(hands, None, None, sheet.match):
            struck = store.strike_hand(one, hand.id, hand.version, new_token())
            if deed == "restore":
                store.restore_hand(one, hand.id, struck.version, new_token())
    elif deed == "seats":
        store.mend_table(one, [who.id for who in (*stored.people[1:], stored.people[0])], stored.first_dealer)
    elif deed == "stop":
        (store.stop_match if stored.stopped is None else store.reopen_match)(one)
    elif deed == "bin":
        (store.remove_match if stored.removed is None else store.restore_match)(one)
    elif deed == "rules":
        store.change_rules(one, {**stored.agreed, "end": {"hands": 2}} if ends(game) else stored.agreed)


def merge(store: Store, rng: Random) -> int | None:
    """Two who never sat in one match were one person after all; gives the second spelling."""
    people = [one.id for one in store.people()]
    rng.shuffle(people)
    for one, other in combinations(people, 2):
        try:
            store.merge_people(one, other)
        except NotPossibleError:
            continue
        return one
    return None


def ends(game: Game) -> bool:
    return any(rule.name == "end" for rule in game.house_rules)


def can_be(hands: Sequence[Any], place: int | None, new: Any, match: Match) -> bool:
    """Whether the match can be replayed with these hands."""
    if place is not None:
        hands = [new if i == place else h.data for i, h in enumerate(hands)]
    try:
        replay(match._replace(hands=tuple(hands)))
    except Refused:
        return False
    return True


def stored_match(store: Store, one: str) -> StoredMatch:
    found = store.match(one)
    assert found is not None
    return found


def replay_of(store: Store, one: str) -> Replay:
    return sheet_of(stored_match(store, one)).replay
