"""Heugen: what was bid, what was made of it, and how the others kept the bidder from it."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.facts.figure import ONE, Figure
from scoring.game import Hand, Points
from scoring.match import Played

VERSION = 1
STEP = 20


def facts(hand: Hand, played: Played) -> Iterator[tuple[int, str, Points]]:
    """Of the bidder: "bid" and, unless it was nat, "made" with the bid; "bidder" with the points written; "roem" with
    the roem that came off the bid; "kapot". Of the others "against" with their points, and "against_nat".
    """
    bidder: int = hand["bidder"]
    marks, scores = played.scored.marks, played.scored.scores
    nat = f"nat:{bidder}" in marks
    yield bidder, "bid", hand["bid"]
    yield bidder, "bidder", scores[bidder]
    if not nat:
        yield bidder, "made", hand["bid"]
    if hand.get("roem"):
        yield bidder, "roem", hand["roem"]
    if f"kapot:{bidder}" in marks:
        yield bidder, "kapot", 0
    for seat in played.table.playing():
        if seat != bidder:
            yield seat, "against", scores[seat]
            if nat:
                yield seat, "against_nat", 0


FIGURES = (
    Figure("bids", "bidding", "count", ("bid",)),
    Figure("bid_share", "bidding", "share", ("bid",), ("hand",), about=ONE),
    Figure("bid", "bidding", "mean", ("bid",), ("bid",)),
    Figure("made", "bidding", "share", ("made",), ("bid",), better=1),
    Figure("most_made", "bidding", "most", ("made",), better=1),
    Figure("roem", "bidding", "mean", ("roem",), ("bid",), better=1),
    Figure("kapot", "bidding", "count", ("kapot",), better=1),
    Figure("bid_points", "bidding", "mean", ("bidder",), ("bidder",), better=1, points=True),
    Figure("most_points", "bidding", "most", ("bidder",), better=1, points=True),
    Figure("against_hands", "against", "count", ("against",)),
    Figure("against_nat", "against", "share", ("against_nat",), ("against",), better=1),
    Figure("against_points", "against", "mean", ("against",), ("against",), better=1, points=True),
)
