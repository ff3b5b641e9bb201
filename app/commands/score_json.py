"""The score of a match as JSON: one document, one line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from app.words import Who, Words, who
from scoring.game import Problem
from scoring.match import Played, Replay, inside

if TYPE_CHECKING:
    from fractions import Fraction


def as_json(replayed: Replay, other: Replay | None, words: Words) -> str:
    """The document of a match, on one line; of `other`, with what it differs in, when the hands are scored twice."""
    if other is None:
        return _line(_document(replayed, words))
    return _line({**_document(other, words), "difference": _difference(replayed, other)})


def problems_as_json(problems: Iterable[Problem], words: Words) -> str:
    """The document of what could not be scored."""
    return _line({"problems": [_problem(problem, problem.at, words, {}) for problem in problems]})


def _document(replayed: Replay, words: Words) -> dict[str, Any]:
    names = who(words, replayed.game, replayed.match.players)
    return {
        "game": replayed.game.id,
        "sides": replayed.game.sides or replayed.match.players,
        "hands": [_hand(played, words, names) for played in replayed.hands],
        "totals": replayed.totals,
        "finished": replayed.finished,
        "winners": replayed.winners,
    }


def _hand(played: Played, words: Words, names: Who) -> dict[str, Any]:
    scored = played.scored
    say = words.line
    return {
        "hand": played.place + 1,
        "dealer": played.table.dealer,
        "scores": scored.scores,
        "totals": played.totals,
        "marks": scored.marks,
        "why": [
            {"id": line.id, "text": say(line, names), "values": line.values, "moves": line.moves}
            for line in scored.lines
        ],
        "warnings": [
            _problem(warning, inside(f"hands[{played.place}]", warning.at), words, names) for warning in scored.warnings
        ],
    }


def _problem(problem: Problem, at: str, words: Words, names: Who) -> dict[str, Any]:
    return {"at": at, "id": problem.id, "text": words.problem(problem, names)}


def _difference(one: Replay, other: Replay) -> dict[str, Any]:
    """What the hands write more (or less) under the other house rules; only the hands that differ."""
    changed = [
        {"hand": new.place + 1, "scores": [b - a for a, b in zip(old.scored.scores, new.scored.scores, strict=True)]}
        for old, new in zip(one.hands, other.hands, strict=True)
        if old.scored.scores != new.scored.scores
    ]
    return {"hands": changed, "totals": [b - a for a, b in zip(one.totals, other.totals, strict=True)]}


def _exact(points: Fraction) -> int | str:
    """A half or a third as "15/2", a whole as a number: never rounded."""
    return points.numerator if points.denominator == 1 else str(points)


def _line(document: dict[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, default=_exact)
