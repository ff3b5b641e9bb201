"""Klaverjassen: nat, pit and roem, as the side that plays and as the side that defends, and by trump.

What a side does is a fact of both its seats; the seat that chose trump has facts of its own where it is known.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring.cards import SUITS
from scoring.facts.figure import ONE, Figure
from scoring.game import Hand, Points
from scoring.match import Played

VERSION = 1
STEP = 30
_SIDES = ("wij", "zij")


def facts(hand: Hand, played: Played) -> Iterator[tuple[int, str, Points]]:
    """Of both seats of a side: "play" or "defend" with the points written; "roem" with the roem that the side made,
    and the same as "play_roem" or "defend_roem"; "play_pit", or "defend_pit" for a tegenpit; "play_nat", or
    "defend_nat" where the others were nat.

    Of the side that plays also "trump_<suit>" and "trump_nat_<suit>"; of the seat that chose trump "chose" and
    "chose_nat"; of a side that revoked "revoked".
    """
    marks, scores = played.scored.marks, played.scored.scores
    playing = _SIDES.index(hand["playing"])
    nat, roem = f"nat:{hand['playing']}" in marks, hand.get("roem", {})
    for side, name in enumerate(_SIDES):
        role = "play" if side == playing else "defend"
        told: list[tuple[str, Points]] = [(role, scores[side])]
        if nat:
            told.append((f"{role}_nat", 0))
        if f"pit:{name}" in marks or f"tegenpit:{name}" in marks:
            told.append((f"{role}_pit", 0))
        if roem.get(name):
            told += [("roem", roem[name]), (f"{role}_roem", roem[name])]
        if f"verzaakt:{name}" in marks:
            told.append(("revoked", 0))
        if side == playing and "trump" in hand:
            told.append((f"trump_{hand['trump']}", scores[side]))
            if nat:
                told.append((f"trump_nat_{hand['trump']}", 0))
        for what, amount in told:
            yield side, what, amount
            yield side + 2, what, amount
    if "player" in hand:
        yield hand["player"], "chose", scores[playing]
        if nat:
            yield hand["player"], "chose_nat", 0


def _by_trump(suit: str) -> tuple[Figure, ...]:
    of, nat = (f"trump_{suit}",), (f"trump_nat_{suit}",)
    return (
        Figure(f"{suit}_hands", suit, "count", of),
        Figure(f"{suit}_nat", suit, "share", nat, of, better=-1),
        Figure(f"{suit}_points", suit, "mean", of, of, better=1, points=True),
    )


FIGURES = (
    Figure("roem", "all", "mean", ("roem",), ("hand",), better=1),
    Figure("most_roem", "all", "most", ("roem",), better=1),
    Figure("pit", "all", "count", ("play_pit", "defend_pit"), better=1),
    Figure("most_points", "all", "most", ("hand",), better=1, points=True),
    Figure("revoked", "all", "count", ("revoked",), better=-1),
    Figure("play_hands", "playing", "count", ("play",)),
    Figure("play_nat", "playing", "share", ("play_nat",), ("play",), better=-1),
    Figure("play_pit", "playing", "count", ("play_pit",), better=1),
    Figure("play_roem", "playing", "mean", ("play_roem",), ("play",), better=1),
    Figure("play_points", "playing", "mean", ("play",), ("play",), better=1, points=True),
    Figure("defend_hands", "defending", "count", ("defend",)),
    Figure("defend_nat", "defending", "share", ("defend_nat",), ("defend",), better=1),
    Figure("defend_pit", "defending", "count", ("defend_pit",), better=1),
    Figure("defend_roem", "defending", "mean", ("defend_roem",), ("defend",), better=1),
    Figure("defend_points", "defending", "mean", ("defend",), ("defend",), better=1, points=True),
    Figure("chose_hands", "chose", "count", ("chose",), about=ONE),
    Figure("chose_nat", "chose", "share", ("chose_nat",), ("chose",), better=-1, about=ONE),
    Figure("chose_points", "chose", "mean", ("chose",), ("chose",), better=1, points=True, about=ONE),
    *(figure for suit in SUITS for figure in _by_trump(suit)),
)
