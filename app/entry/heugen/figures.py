"""What is counted at the end of an evening of heugen."""

from __future__ import annotations

from app.parts.figures import Figure
from app.words import Who, Words
from scoring.match import Replay


def figures(replay: Replay, words: Words, who: Who) -> tuple[Figure, ...]:
    """How often a bid was not made, how often somebody took every trick, and the highest bid that was made."""
    played = [(hand, p.scored) for hand, p in zip(replay.match.hands, replay.hands, strict=True) if not p.after_end]
    marks = [mark.partition(":")[0] for _, scored in played for mark in scored.marks]
    made = [
        hand["bid"]
        for hand, scored in played
        if "bid" in hand and not any(mark.startswith("nat:") for mark in scored.marks)
    ]
    counts = [
        Figure(str(marks.count("nat")), words.say("mark.nat"), "nat"),
        Figure(str(marks.count("kapot")), words.say("mark.kapot"), "K"),
    ]
    return (*counts, Figure(words.number(max(made)), words.say("heugen.figure_bid"))) if made else tuple(counts)
