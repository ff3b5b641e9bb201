"""An argument about a score: one hand under several agreements, and the agreements under which it comes out otherwise.

    for other in alternatives(game, hand, table, standing):
        other.rule, other.value, other.scored, other.differs

Nothing here knows a game: what can be switched and rounded is taken from the game, what is told from its lines.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from scoring.argued import Rounded
from scoring.game import Game, Hand, HouseRule, Line, Points, Problem, Refused, Rules, Scored, Standing, Table
from scoring.game import same as same_json


class Outcome(NamedTuple):
    """A hand under one agreement (complete `rules`): scored, or what keeps it from being a hand there."""

    rules: Rules
    scored: Scored | None
    problems: tuple[Problem, ...] = ()


class Alternative(NamedTuple):
    """One house rule set otherwise, by which a hand comes out otherwise.

    `values` are all its values that come to the same, the likeliest first; `outcome` is the hand under the first.
    `differs` is what each side writes more (or less) than at this table; () when it cannot be here or there.
    `line` is the step that the rule decides: it says why, and where the rule is known from; None when it cannot be.
    """

    rule: str
    values: tuple[Any, ...]
    outcome: Outcome
    differs: tuple[Points, ...] = ()
    line: Line | None = None

    @property
    def value(self) -> Any:
        return self.values[0]

    @property
    def scored(self) -> Scored | None:
        return self.outcome.scored

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self.outcome.problems


class RoundingWay(NamedTuple):
    """What is rounded in a hand with the house rule `rule` at `value`, and the hand as it is then scored.

    `agreed`: this table rounds so.
    """

    rule: str
    value: Any
    agreed: bool
    rounded: tuple[Rounded, ...]
    scored: Scored


def judge(game: Game, hand: Hand, table: Table, standing: Standing) -> Outcome:
    """The hand under the agreement of the table."""
    try:
        return Outcome(table.rules, game.score(hand, table, standing))
    except Refused as refused:
        return Outcome(table.rules, None, refused.problems)


# --- The agreements under which a hand comes out otherwise ------------------------------------------------------------


def values_to_try(rule: HouseRule, agreed: Any) -> tuple[Any, ...]:
    """The values that a table might have for a house rule instead of `agreed`, the likeliest first.

    All that are offered. Of a rule that takes any number also half and twice what is agreed, and half and twice what is
    usual: tables that leave the usual numbers play for the double or the half.
    """
    found: list[Any] = list(rule.choices)
    if rule.accepts:
        for known in (agreed, rule.default):
            if type(known) is int:
                found += [known * 2] if known % 2 else [known // 2, known * 2]
    return tuple(
        value
        for i, value in enumerate(found)
        if rule.allows(value) and not any(same_json(value, other) for other in (agreed, *found[:i]))
    )


def alternatives(game: Game, hand: Hand, table: Table, standing: Standing) -> tuple[Alternative, ...]:
    """Every single house rule that, set otherwise, makes this hand come out otherwise: other scores, other marks, or
    possible where it is not.

    The table stays as it sat. A value that cannot be combined with the rest of the agreement is left out
    (`check_rules`), values of a rule that come to the same stand together. Those by which the hand can be scored come
    first; then in the order of the game's house rules and their choices, which is from usual to rare.
    """
    mine = judge(game, hand, table, standing)
    found: list[Alternative] = []
    for rule in game.house_rules:
        together: dict[Any, Alternative] = {}
        for value in values_to_try(rule, table.rules[rule.name]):
            rules = {**table.rules, rule.name: value}
            if game.check_rules(rules, table.seats):
                continue
            outcome = judge(game, hand, table._replace(rules=rules), standing)
            key = _key(outcome)
            if key == _key(mine):
                continue
            if key in together:
                known = together[key]
                together[key] = known._replace(values=(*known.values, value))
            else:
                together[key] = _alternative(rule.name, value, outcome, mine)
        found += together.values()
    return tuple(sorted(found, key=lambda one: one.scored is None))


def _key(outcome: Outcome) -> Any:
    """What makes two outcomes the same: what is written, and whether that is a hand; else that it cannot be."""
    scored = outcome.scored
    return None if scored is None else (scored.scores, scored.marks, scored.counts, scored.deal_moves)


def _alternative(rule: str, value: Any, outcome: Outcome, mine: Outcome) -> Alternative:
    scored = outcome.scored
    if scored is None:
        return Alternative(rule, (value,), outcome)
    differs: tuple[Points, ...] = ()
    if mine.scored:
        differs = tuple(there - here for here, there in zip(mine.scored.scores, scored.scores, strict=True))
    return Alternative(rule, (value,), outcome, differs, deciding(scored, rule, mine.scored))


def deciding(scored: Scored, rule: str, other: Scored | None = None) -> Line | None:
    """The step that a house rule decides in a score; where none has its name, the first that `other` has not."""
    named = next((line for line in scored.lines if line.rule == rule), None)
    if named or other is None:
        return named
    return next((line for line in scored.lines if line not in other.lines), None)


# --- Rounding ---------------------------------------------------------------------------------------------------------


def rounding_view(game: Game, hand: Hand, table: Table, standing: Standing) -> tuple[RoundingWay, ...]:
    """What is rounded in this hand under each way of rounding, and then for each choice of whose points.

    () for a game or a hand in which rounding decides nothing, and for one that cannot be.
    """
    known = {rule.name: rule for rule in game.house_rules}
    ways = []
    for name in game.rounding_rules:
        if not known[name].matters(table.rules):
            continue
        for value in known[name].choices:
            there = table._replace(rules={**table.rules, name: value})
            scored = judge(game, hand, there, standing).scored
            rounded = game.rounded(hand, there, standing) if scored else ()
            if scored and rounded:
                ways.append(RoundingWay(name, value, same_json(value, table.rules[name]), rounded, scored))
    return tuple(ways)
