"""How a hand of heugen looks on the pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.parts.pad_row import PadRow
from app.parts.score_cell import Cell
from app.words import Who, Words
from scoring.game import Scored

PAD = ("pad.points",)


def pad_row(hand: Mapping[str, Any], scored: Scored, words: Words, who: Who) -> PadRow:
    """The bid beside the number, what each won or lost, who played, and N or K with the bidder."""
    bidder = hand.get("bidder")
    marks = [mark.partition(":")[0] for mark in scored.marks]
    # Who is nat and kapot at once has the ring: it tells why there is so little.
    mark = "nat" if "nat" in marks else "K" if "kapot" in marks else ""
    cells = tuple(
        Cell(words.signed(points), played=seat == bidder, mark=mark if seat == bidder else "")
        for seat, points in enumerate(scored.scores)
    )
    bid = "" if bidder is None else words.number(hand["bid"])
    return PadRow(cells, _said(hand, scored, words, who), hand.get("trump") or "", bid)


def _said(hand: Mapping[str, Any], scored: Scored, words: Words, who: Who) -> str:
    """ "Truus speelt 120, roem 20, niet geruild, Truus nat, Truus − 20, Henk + 10, Bea + 10"."""
    if hand.get("passed"):
        return words.say("heugen.said_passed")
    said = [words.say("heugen.said_plays", {"bidder": hand["bidder"], "bid": hand["bid"]}, who)]
    if hand.get("trump"):
        said.append(words.say("heugen.said_trump", suit=hand["trump"]))
    if hand.get("roem"):
        said.append(words.say("heugen.said_roem", roem=hand["roem"]))
    if not hand.get("exchanged", True):
        said.append(words.say("heugen.said_not_exchanged"))
    said += [words.mark(mark, who) for mark in scored.marks]
    out = hand.get("out", ())
    said += [
        f"{words.name(seat, who)} {words.signed(points)}"
        for seat, points in enumerate(scored.scores)
        if seat not in out
    ]
    return ", ".join(said)
