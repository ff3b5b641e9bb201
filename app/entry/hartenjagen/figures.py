"""What is counted at the end of a match of hartenjagen."""

from __future__ import annotations

from app.entry.hartenjagen.pad import queen_of
from app.parts.figures import Figure
from app.words import Who, Words
from scoring.match import Replay


def figures(replay: Replay, words: Words, who: Who) -> tuple[Figure, ...]:
    """How often somebody took everything, and how often each got the queen, as far as that is known."""
    played = [p.scored for p in replay.hands if not p.after_end]
    moons = sum(any(mark.startswith("moon:") for mark in scored.marks) for scored in played)
    queens = [queen_of(scored) for scored in played]
    return (
        Figure(str(moons), words.say("hartenjagen.figure_moons"), "moon"),
        *(
            Figure(str(queens.count(seat)), words.say("hartenjagen.figure_queens", {"seat": seat}, who), "schoppen")
            for seat in range(len(replay.match.players))
        ),
    )
