"""How a hand of klaverjassen looks on the pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.entry.klaverjassen.draft import SIDES
from app.entry.klaverjassen.verdict import ROEM_LINES
from app.parts.pad_row import PadRow
from app.parts.score_cell import Cell
from app.words import Who, Words
from scoring.game import Scored

PAD = ("pad.total", "pad.roem")
_MARKS = {"nat": "nat", "pit": "P", "tegenpit": "P", "verzaakt": "V"}


def written_roem(hand: Mapping[str, Any], scored: Scored) -> tuple[int, ...]:
    """The roem that each side wrote: its own when made, all of it on one side when nat."""
    if not any(m.partition(":")[0] in ("nat", "verzaakt", "pit") for m in scored.marks):
        said = hand.get("roem") or {}
        return tuple(said.get(s, 0) for s in SIDES)
    lines = [line for line in scored.lines if line.id in ROEM_LINES]
    return tuple(sum(int(line.moves[i]) for line in lines) for i in range(len(SIDES)))


def pad_row(hand: Mapping[str, Any], scored: Scored, words: Words, who: Who) -> PadRow:
    """Totals and roem a side, who played, and N, P or V where it fell."""
    marks = {m.partition(":")[2]: _MARKS[m.partition(":")[0]] for m in scored.marks}
    roem = written_roem(hand, scored)
    cells = tuple(
        Cell(
            words.number(scored.scores[i]),
            str(roem[i]) if roem[i] else "",
            hand["playing"] == side,
            marks.get(side, ""),
            words.say("klaverjassen.roem_under", roem=roem[i]),
        )
        for i, side in enumerate(SIDES)
    )
    return PadRow(cells, _said(hand, scored, roem, words, who), hand.get("trump") or "")


def _said(hand: Mapping[str, Any], scored: Scored, roem: tuple[int, ...], words: Words, who: Who) -> str:
    """ "harten troef, Wij spelen, Wij nat, Wij 0, Zij 232 waarvan roem 70"."""
    said = []
    if hand.get("trump"):
        said.append(words.say("klaverjassen.said_trump", suit=hand["trump"]))
    said.append(words.say("klaverjassen.said_plays", {"side": hand["playing"]}, who))
    said += [words.mark(mark, who) for mark in scored.marks]
    for i, side in enumerate(SIDES):
        part = f"{who[side]} {words.number(scored.scores[i])}"
        said.append(part + (words.say("klaverjassen.said_roem", roem=roem[i]) if roem[i] else ""))
    return ", ".join(said)
