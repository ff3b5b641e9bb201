"""What is counted at the end of a match of sheepshead."""

from __future__ import annotations

from app.parts.figures import Figure
from app.words import Who, Words
from scoring.match import Replay

_COUNTED = ("schneider", "no-trick", "all-tricks", "leaster", "doubler")


def figures(replay: Replay, words: Words, who: Who) -> tuple[Figure, ...]:
    """How often what was special happened, as far as it did."""
    marks = [mark for p in replay.hands if not p.after_end for mark in p.scored.marks]
    return tuple(
        Figure(str(marks.count(mark)), words.say(f"mark.{mark}"), words.say(f"sheepshead.short.{mark}"))
        for mark in _COUNTED
        if mark in marks
    )
