"""What is counted at the end of a boom."""

from __future__ import annotations

from app.entry.klaverjassen.draft import SIDES
from app.entry.klaverjassen.pad import written_roem
from app.parts.figures import Figure
from app.words import Who, Words
from scoring.match import Replay


def figures(replay: Replay, words: Words, who: Who) -> tuple[Figure, ...]:
    """How often nat and pit (tegenpit too), and the roem that stands on the pad, a side each."""
    played = [(hand, p.scored) for hand, p in zip(replay.match.hands, replay.hands, strict=True) if not p.after_end]
    marks = [mark.partition(":")[0] for _, scored in played for mark in scored.marks]
    roem = [written_roem(hand, scored) for hand, scored in played]
    return (
        Figure(str(marks.count("nat")), words.say("mark.nat"), "nat"),
        Figure(str(marks.count("pit") + marks.count("tegenpit")), words.say("mark.pit"), "P"),
        *(
            Figure(
                words.number(sum(each[i] for each in roem)),
                words.say("klaverjassen.figure_roem", {"side": side}, who),
            )
            for i, side in enumerate(SIDES)
        ),
    )
