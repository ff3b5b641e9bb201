"""What is counted at the end of a match of hartenjagen."""

from __future__ import annotations

from app.entry.hartenjagen.pad import queen_of
from app.parts.figures import Figure
from app.words import Who, Words
from scoring.match import Replay

ABREAST = 3
"""How many names have room in the row of figures."""


def figures(replay: Replay, words: Words, who: Who) -> tuple[Figure, ...]:
    """How often somebody took everything, and how often each got the queen, as far as that is known.

    Of more players than have room beside each other only those who got her most, when that was one or two of them.
    """
    played = [p.scored for p in replay.hands if not p.after_end]
    moons = sum(any(mark.startswith("moon:") for mark in scored.marks) for scored in played)
    queens = [queen_of(scored) for scored in played]
    counts = [queens.count(seat) for seat in range(len(replay.match.players))]
    all_moons = Figure(str(moons), words.say("hartenjagen.figure_moons"), "moon")
    if len(counts) <= ABREAST:
        each = [(n, words.say("hartenjagen.figure_queens", {"seat": seat}, who)) for seat, n in enumerate(counts)]
        return (all_moons, *(Figure(str(n), label, "schoppen") for n, label in each))
    most = tuple(seat for seat, n in enumerate(counts) if n and n == max(counts))
    if not 0 < len(most) < 3:
        return (all_moons,)
    label = words.say("hartenjagen.figure_most_queens", {"seats": most}, who)
    return all_moons, Figure(str(max(counts)), label, "schoppen")
