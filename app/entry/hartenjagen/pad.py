"""How a hand of hartenjagen looks on the pad, and how far a match is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.parts.pad_row import PadRow
from app.parts.score_cell import Cell
from app.words import Who, Words
from scoring.game import Scored
from scoring.hartenjagen.agreement import DIRECTIONS, is_dutch
from scoring.hartenjagen.ending import RISING, remembered
from scoring.match import Replay

PAD: tuple[str, ...] = ()
SIGNS = {f"hartenjagen.pass_{way}": way for way in DIRECTIONS}
"""Which lines before a hand have a sign of their own: where the cards go."""


def queen_of(scored: Scored) -> int | None:
    """Who took the queen, where that is told; in a moon she is part of it."""
    return next((line.values["holder"] for line in scored.lines if line.id == "hartenjagen.queen"), None)


def pad_row(hand: Mapping[str, Any], scored: Scored, words: Words, who: Who) -> PadRow:
    """The points a player, ♠ before those of who took the queen, and the moon (or sun) of who took everything."""
    marks = {int(m.partition(":")[2]): m.partition(":")[0] for m in scored.marks}
    queen = queen_of(scored)
    if queen is not None:
        marks[queen] = "schoppen"
    out = tuple(hand.get("out") or ())
    cells = tuple(Cell(words.number(n), mark=marks.get(seat, "")) for seat, n in enumerate(scored.scores))
    return PadRow(cells, _said(scored, queen, out, words, who))


def _said(scored: Scored, queen: int | None, out: tuple[int, ...], words: Words, who: Who) -> str:
    """ "Truus 4, Henk 21 met de vrouw, Bea 1"; after a moon also whose it was."""
    said = [words.mark(mark, who) for mark in scored.marks]
    for seat, n in enumerate(scored.scores):
        if seat in out:
            continue
        points = f"{who[seat]} {words.number(n)}"
        said.append(points if seat != queen else words.say("hartenjagen.said_queen", points=points))
    return ", ".join(said)


def progress(replay: Replay, words: Words) -> str:
    """How far the match goes: to the target, and in the second phase of Dutch down to nought."""
    if is_dutch(replay.rules) and remembered(replay.standing).phase != RISING:
        return words.say("hartenjagen.down_to")
    return words.say("pad.to_target", target=replay.rules["target"])
