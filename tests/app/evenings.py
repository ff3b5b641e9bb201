"""Evenings made up as a table would make them, with all that can go wrong at one: hands corrected, struck, put back and
forgotten, another agreement midway, somebody who comes later, stopped, signed off. Through the store, as the app does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any
from unittest.mock import patch

from app.store import new_token
from app.store.store import Store
from app.store.values import StoredHand, StoredMatch
from app.table.sheet import Sheet, as_match, sheet_of, with_table
from scoring.game import Game, Refused
from scoring.match import replay
from tests.scoring.any_hands import MAKE, NAMES, random_rules, random_seats

START = 1_778_780_000_000_000_000
"""An evening in May 2026, in nanoseconds."""


class Clock:
    """The time as the store reads it: it goes on by up to a minute at every look, now and then not at all."""

    def __init__(self, rng: Random) -> None:
        self._rng, self._now = rng, START + rng.randrange(10**6) * 10**9

    def time_ns(self) -> int:
        self._now += self._rng.choice((1000, 10**8, 10**9, 7 * 10**9, 60 * 10**9)) + self._rng.randrange(1000) * 1000
        return self._now


@contextmanager
def at_the_table(rng: Random) -> Iterator[None]:
    """The store reads a clock of its own meanwhile."""
    with patch("app.store.base.time", Clock(rng)):
        yield


def evening(store: Store, game: Game, rng: Random, deeds: int = 20) -> str:
    """A match with so many writes to it, most of them hands; gives its id. It can always be replayed."""
    seats = random_seats(game, rng)
    people = [store.add_person(name).id for name in NAMES[:seats]]
    rules = random_rules(game, seats, rng)
    title = rng.choice(("", "", "Zondag", "=1+1; 'à la' \"½\""))
    match = store.new_match(game.id, people, rng.randrange(seats), rules, title=title)
    for _ in range(deeds):
        deed = rng.choice((_write,) * 8 + (_correct, _correct, _strike, _undo, _restore, _insert, _agree, _join, _end))
        deed(store, match, game, rng)
    return match


def _stored(store: Store, match: str) -> StoredMatch:
    stored = store.match(match)
    assert stored is not None
    return stored


def _sheet(store: Store, match: str) -> Sheet:
    return sheet_of(_stored(store, match))


def _can(stored: StoredMatch) -> bool | None:
    """Whether a match is over as it would be stored; None when it cannot be."""
    try:
        return replay(as_match(stored)._replace(stopped=False)).finished
    except Refused:
        return None


def _with(stored: StoredMatch, place: int, data: dict[str, Any] | None, new: bool = False) -> bool | None:
    """Whether it is over with a hand put in at a place, corrected or (None) taken out; None when that cannot be."""
    hands = list(stored.hands)
    if new:
        hands.insert(place, StoredHand(10**9, 1, data, stored.started, stored.started, False))
    elif data is None:
        del hands[place]
    else:
        hands[place] = hands[place]._replace(data=data)
    return _can(stored._replace(hands=tuple(hands)))


def _write(store: Store, match: str, game: Game, rng: Random) -> None:
    stored = _stored(store, match)
    hand = _made(sheet_of(stored), game, rng)
    over = _with(stored, len(stored.hands), hand, new=True)
    if over is not None:
        store.write_hand(match, hand, new_token(), ended=over)


def _made(sheet: Sheet, game: Game, rng: Random) -> dict[str, Any]:
    """A hand that can mostly be at this table."""
    table, standing = sheet.replay.table, sheet.replay.standing
    hand: dict[str, Any] = {}
    for _ in range(60):
        hand = MAKE[game.id](table.rules, table.seats, rng) | sheet.replay.carry
        with suppress(Refused):
            game.score(hand, table, standing)
            break
    if rng.random() < 0.1:
        hand["note"] = "met de hand geteld"
    return hand


def _correct(store: Store, match: str, game: Game, rng: Random) -> None:
    stored = _stored(store, match)
    if not stored.hands:
        return
    place = rng.randrange(len(stored.hands))
    hand = _made(sheet_of(stored), game, rng)
    over = _with(stored, place, hand)
    if over is not None:
        was = stored.hands[place]
        store.correct_hand(match, was.id, hand, was.version, new_token(), ended=over)


def _strike(store: Store, match: str, game: Game, rng: Random, last: bool = False) -> None:
    stored = _stored(store, match)
    if not stored.hands:
        return
    place = len(stored.hands) - 1 if last else rng.randrange(len(stored.hands))
    over = _with(stored, place, None)
    if over is not None:
        was = stored.hands[place]
        store.strike_hand(match, was.id, was.version, new_token(), ended=over)


def _undo(store: Store, match: str, game: Game, rng: Random) -> None:
    _strike(store, match, game, rng, last=True)


def _restore(store: Store, match: str, game: Game, rng: Random) -> None:
    live = {hand.id for hand in _sheet(store, match).stored.hands}
    last = {change.hand: change for change in store.history(match) if change.hand}
    struck = [change for one, change in last.items() if one not in live]
    if not struck:
        return
    change = rng.choice(struck)
    done = store.restore_hand(match, change.hand or 0, change.version or 0, new_token())
    over = _can(_stored(store, match))
    if over is None:
        store.strike_hand(match, done.hand, done.version, new_token())
    else:
        store.mark_ended(match, over)


def _insert(store: Store, match: str, game: Game, rng: Random) -> None:
    stored = _stored(store, match)
    if not stored.hands:
        return
    place = rng.randrange(len(stored.hands))
    hand = _made(sheet_of(stored), game, rng)
    over = _with(stored, place, hand, new=True)
    if over is not None:
        store.write_hand(match, hand, new_token(), before=stored.hands[place].id, ended=over)


def _agree(store: Store, match: str, game: Game, rng: Random) -> None:
    sheet = _sheet(store, match)
    rules = random_rules(game, len(sheet.stored.people), rng, 0.2)
    after = rng.choice([None, *(hand.id for hand in sheet.stored.hands)])
    version = sheet.stored.version
    store.change_rules(match, rules, after_hand=after)
    stored = _stored(store, match)
    over = _can(stored)
    if over is not None:
        store.mark_ended(match, over)
    elif stored.version != version:
        store.undo_rules(match, stored.version)


def _join(store: Store, match: str, game: Game, rng: Random) -> None:
    sheet = _sheet(store, match)
    seats = len(sheet.stored.people) + 1
    if game.sides or seats > 7 or not sheet.stored.hands:
        return
    try:
        with_table(sheet, (*sheet.stored.names, NAMES[seats - 1]), sheet.stored.first_dealer)
    except Refused:
        return
    people = [person.id for person in sheet.stored.people] + [store.add_person(NAMES[seats - 1]).id]
    store.mend_table(match, people, sheet.stored.first_dealer)
    assert _can(_stored(store, match)) is not None


def _end(store: Store, match: str, game: Game, rng: Random) -> None:
    sheet = _sheet(store, match)
    if not sheet.stored.hands:
        return
    if sheet.stored.stopped is not None:
        rng.choice((store.reopen_match, store.sign_match, store.unsign_match))(match)
    elif sheet.finished:
        store.sign_match(match)
    elif rng.random() < 0.5:
        store.stop_match(match)
