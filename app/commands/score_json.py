"""The score of matches as JSON: a document a match, a line each.

Steps of a score repeat themselves all evening ("nat", 162 to the others, roem 20), and putting one into words and into
JSON costs more than scoring it. So each is written once and kept; a hand is put together from such pieces.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from app.words import Who, Words, who
from scoring.game import Line, Problem
from scoring.match import Played, Replay, inside

if TYPE_CHECKING:
    from fractions import Fraction

MOST_KEPT = 20_000
"""Pieces that are kept; a file with hands by the hundred thousand starts anew rather than fill the memory."""


class JsonSheet:
    """Writes the documents of matches in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._pieces: dict[Any, str] = {}
        self._names: Who = {}

    def match(self, replayed: Replay, other: Replay | None = None) -> str:
        """The document of a match; of `other`, with what it differs in, when the same hands are scored twice."""
        shown = other or replayed
        self._call(who(self._words, shown.game, shown.match.players))
        hands = ", ".join([self._hand(played) for played in shown.hands])
        text = (
            f'{{"game": {_json(shown.game.id)}, "sides": {_json(shown.game.sides or shown.match.players)}, '
            f'"hands": [{hands}], "totals": {_json(shown.totals)}, '
            f'"finished": {_json(shown.finished)}, "winners": {_json(shown.winners)}'
        )
        difference = f', "difference": {_json(_difference(replayed, other))}' if other else ""
        return f"{text}{difference}}}"

    def problems(self, problems: Iterable[Problem], names: Who) -> str:
        """The document of what could not be scored."""
        self._call(names)
        return _json({"problems": [self._problem(problem, problem.at) for problem in problems]})

    def _call(self, names: Who) -> None:
        """Other players have other names: what was written about the last ones is of no use."""
        if names != self._names:
            self._names = names
            self._pieces.clear()

    def _hand(self, played: Played) -> str:
        scored = played.scored
        place = f"hands[{played.place}]"
        warnings = [self._problem(warning, inside(place, warning.at)) for warning in scored.warnings]
        return (
            f'{{"hand": {played.place + 1}, "dealer": {played.table.dealer}, "scores": {_points(scored.scores)}, '
            f'"totals": {_points(played.totals)}, "marks": {_json(scored.marks) if scored.marks else "[]"}, '
            f'"why": [{", ".join([self._why(line) for line in scored.lines])}], '
            f'"warnings": {_json(warnings) if warnings else "[]"}}}'
        )

    def _why(self, line: Line) -> str:
        key = (line.id, line.moves, *line.values.values())
        try:
            piece = self._pieces.get(key)
        except TypeError:  # a value that cannot be a key, a list say
            return self._step(line)
        if piece is None:
            if len(self._pieces) >= MOST_KEPT:
                self._pieces.clear()
            piece = self._pieces[key] = self._step(line)
        return piece

    def _step(self, line: Line) -> str:
        text = self._words.line(line, self._names)
        return _json({"id": line.id, "text": text, "values": line.values, "moves": line.moves})

    def _problem(self, problem: Problem, at: str) -> dict[str, Any]:
        return {"at": at, "id": problem.id, "text": self._words.problem(problem, self._names)}


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


_json = json.JSONEncoder(ensure_ascii=False, default=_exact).encode


def _points(points: tuple[Any, ...]) -> str:
    """A number a side; whole numbers, nearly always, look in Python as they do in JSON."""
    for one in points:
        if type(one) is not int:
            return _json(points)
    return str(list(points))
