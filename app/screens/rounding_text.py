"""What Geschil says about rounding: the number, the digit that decides, whose points, and the result under each way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.parts.rounding_shown import Rounded as Shown
from app.parts.rounding_shown import RoundedWay, Rounding
from app.table.argued import Argued
from app.words import Words
from scoring.argued import Rounded
from scoring.dispute import RoundingWay, rounding_view


def rounding_of(argued: Argued, words: Words) -> Rounding | None:
    """The block about rounding; None for a hand in which nothing is rounded under any way."""
    ways = rounding_view(argued.game, argued.hand, argued.table, argued.standing)
    if not ways:
        return None
    agreed = next((way for way in ways if way.agreed), ways[0])
    groups = tuple(
        (
            words.rule(argued.game, rule),
            tuple(_way(argued, way, agreed, words) for way in ways if way.rule == rule),
        )
        for rule in dict.fromkeys(way.rule for way in ways)
    )
    numbers = dict.fromkeys((one.whose, one.number, one.digit) for way in ways for one in way.rounded)
    shown = tuple(
        Shown(str(number), words.say("dispute.digit", {"whose": names(argued, whose, words), "digit": digit}))
        for whose, number, digit in numbers
    )
    return Rounding(words.say("dispute.rounding"), shown, groups)


def names(argued: Argued, whose: Sequence[int], words: Words) -> str:
    """Whose points these are: a side, or players."""
    return words.listed([argued.columns[i] for i in whose])


def scores_of(argued: Argued, scores: Sequence[Any], words: Words) -> str:
    """ "Wij 100 — Zij 60"; won and lost with their signs where a player is a side."""
    said = words.number if argued.game.sides else words.signed
    there = [i for i in range(len(scores)) if argued.game.sides or i not in argued.table.out]
    parts = [f"{argued.columns[i]} {said(scores[i])}" for i in there]
    return " — ".join(parts) if argued.game.sides else ", ".join(parts)


def _way(argued: Argued, way: RoundingWay, agreed: RoundingWay, words: Words) -> RoundedWay:
    return RoundedWay(
        words.choice(argued.game, way.rule, way.value),
        " ".join(_said(argued, one, words) for one in way.rounded),
        scores_of(argued, way.scored.scores, words),
        way.agreed,
        way.scored.scores != agreed.scored.scores,
    )


def _said(argued: Argued, one: Rounded, words: Words) -> str:
    """ "96 van Wij wordt 100, 60 voor Zij."."""
    values = {"whose": names(argued, one.whose, words), "number": one.number, "to": one.to}
    if one.rest is None:
        return words.say("dispute.stays" if one.to == one.number else "dispute.becomes", values)
    rest = {**values, "rest": one.rest, "others": names(argued, one.rest_whose, words)}
    return words.say("dispute.stays_rest" if one.to == one.number else "dispute.becomes_rest", rest)
