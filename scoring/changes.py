"""An agreement that changes while a match goes on: which house rules hold from which hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from scoring.game import Game, Rules, same


class Change(NamedTuple):
    """From the hand at `place` on (from 0, in the order of the hands) these house rules hold.

    `rules` are all that differs from the defaults from then on, never only what is new.
    """

    place: int
    rules: Mapping[str, Any]


class Agreement(NamedTuple):
    """What holds from the hand at `place` on: the complete `rules`, and which of them (`changed`) were others before.

    `changed` is () for the agreement that a match began with.
    """

    place: int
    rules: Rules
    changed: tuple[str, ...] = ()


def in_force(rules: Mapping[str, Any], changes: Iterable[Change]) -> tuple[Change, ...]:
    """What was said to hold, by place, the first at 0; of several at one place the last counts."""
    found = [Change(0, rules)]
    for change in sorted(changes, key=lambda one: one.place):
        if change.place <= found[-1].place:
            found.pop()
        found.append(Change(max(change.place, 0), change.rules))
    return tuple(found)


def agreements(game: Game, rules: Mapping[str, Any], changes: Iterable[Change]) -> tuple[Agreement, ...]:
    """The agreements of a match in order; one that changes nothing is left out, as is the first when it never held."""
    found: list[Agreement] = []
    for place, said in in_force(rules, changes):
        complete = game.complete(said)
        changed = tuple(name for name in complete if found and not same(complete[name], found[-1].rules[name]))
        if changed or not found:
            found.append(Agreement(place, complete, changed))
    return tuple(found)
