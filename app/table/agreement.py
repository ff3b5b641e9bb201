"""An agreement as it is being made: what the game's own rules say, what differs, and which other values can be had."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring.game import Game, HouseRule, Rules

MOST = 9999
"""The highest number that can be keyed in."""
_TRIED = range(1, 60)


class Shown(NamedTuple):
    """One house rule on the screen: its value now, what the game itself says, what can be chosen, and in which kinds a
    number can be keyed in ("hands", "target", or "" for the number itself)."""

    rule: HouseRule
    value: Any
    default: Any
    choices: tuple[Any, ...]
    kinds: tuple[str, ...]


def default_of(game: Game, rules: Rules, name: str) -> Any:
    """What the game says of one rule where the table says nothing about it: it may depend on the rest."""
    return game.complete({k: v for k, v in rules.items() if k != name})[name]


def differing(game: Game, rules: Rules) -> dict[str, Any]:
    """The agreement as far as it differs from what the game says itself."""
    return {k: v for k, v in rules.items() if not _same(v, default_of(game, rules, k))}


def choose(game: Game, rules: Rules, name: str, value: Any) -> dict[str, Any]:
    """The agreement with one rule set otherwise, without what cannot go with that and is not asked any more."""
    new = differing(game, {**rules, name: value})
    agreed = game.complete(new)
    wrong = {problem.at for problem in game.check_rules(agreed, game.tables[0])}
    unasked = {rule.name for rule in game.house_rules if not rule.matters(agreed)}
    return {k: v for k, v in new.items() if k == name or k not in wrong & unasked}


def shown(game: Game, rules: Rules) -> list[Shown]:
    """The house rules that can make a difference under this agreement, in the game's order; a value that is none of the
    choices stands among them."""
    agreed = game.complete(rules)
    found = []
    for rule in game.house_rules:
        if not rule.matters(agreed):
            continue
        value, default = agreed[rule.name], default_of(game, rules, rule.name)
        own = [c for c in rule.choices if _same(c, default)]
        others = [c for c in rule.choices if not _same(c, default)]
        choices = [*own, *others]
        if not any(_same(value, c) for c in choices):
            choices.append(value)
        found.append(Shown(rule, value, default, tuple(choices), kinds_of(rule)))
    return found


def kinds_of(rule: HouseRule) -> tuple[str, ...]:
    """In which kinds another number is good than those of the choices."""
    if rule.accepts is None:
        return ()
    kinds: list[str] = []
    for choice in rule.choices:
        kind = next(iter(choice)) if isinstance(choice, Mapping) and choice else "" if type(choice) is int else None
        if kind is not None and kind not in kinds:
            kinds.append(kind)
    free = [k for k in kinds if sum(rule.accepts(of_kind(k, n)) for n in _TRIED) > 1]
    return tuple(free)


def of_kind(kind: str, n: int) -> Any:
    """A number as a value of a rule."""
    return {kind: n} if kind else n


def number_of(value: Any, kind: str) -> int | None:
    """The number in a value of this kind; None when it is of another."""
    if kind:
        n = value.get(kind) if isinstance(value, Mapping) else None
        return n if type(n) is int else None
    return value if type(value) is int else None


def next_digits(digits: str, rule: HouseRule, kind: str) -> int:
    """Which digits can follow, as ten bits: those with which some number can still be made that the rule accepts."""
    bits = 0
    for d in range(10):
        text = digits + str(d)
        if int(text) > MOST or len(text) > 4 or (len(text) > 1 and text[0] == "0"):
            continue
        if _can_grow(text, rule, kind):
            bits |= 1 << d
    return bits


def _can_grow(text: str, rule: HouseRule, kind: str) -> bool:
    n = int(text)
    tries = [n * 10**more + d for more in range(4) for d in (0, 1, 5)] if n else [0]
    return any(t <= MOST and rule.allows(of_kind(kind, t)) for t in tries)


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)
