"""Sheepshead: who picks and wins, as picker, as partner and against them; schneider and leasters."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.facts.figure import ONE, Figure
from scoring.game import Hand, Points
from scoring.match import Played

VERSION = 1
STEP = 1
_BIG = frozenset({"schneider", "all-tricks", "no-trick"})
"""Hands in which the losers did not get beyond schneider."""


def facts(hand: Hand, played: Played) -> Iterator[tuple[int, str, Points]]:
    """Of everyone their part in it with the points written: "picker", "partner" or "against", with "…_won" beside it
    where it was won, and "alone" of a picker without a partner; "schneider" of all who won by one (or took every
    trick), "schneidered" of all who lost by one. In a leaster: "leaster", and "leaster_won".
    """
    scores = played.scored.scores
    playing = played.table.playing()
    if "leaster" in hand:
        for seat in playing:
            yield seat, "leaster", scores[seat]
            if scores[seat] > 0:
                yield seat, "leaster_won", 0
        return
    picker: int = hand["picker"]
    partners = _partners(hand)
    won, big = scores[picker] > 0, not _BIG.isdisjoint(played.scored.marks)
    if not partners:
        yield picker, "alone", scores[picker]
    for seat in playing:
        part = "picker" if seat == picker else "partner" if seat in partners else "against"
        here = won is (part != "against")
        yield seat, part, scores[seat]
        if here:
            yield seat, f"{part}_won", 0
        if big:
            yield seat, "schneider" if here else "schneidered", 0


def _partners(hand: Hand) -> tuple[int, ...]:
    if "partners" in hand:
        return tuple(hand["partners"])
    return () if hand["partner"] is None else (hand["partner"],)


def _part(part: str) -> tuple[Figure, ...]:
    of = (part,)
    return (
        Figure(f"{part}_hands", part, "count", of),
        Figure(f"{part}_won", part, "share", (f"{part}_won",), of, better=1),
        Figure(f"{part}_points", part, "mean", of, of, better=1, points=True),
    )


FIGURES = (
    Figure("picked", "picker", "share", ("picker",), ("hand",), about=ONE),
    *_part("picker"),
    Figure("alone", "picker", "count", ("alone",)),
    *_part("partner"),
    *_part("against"),
    Figure("schneider", "rare", "count", ("schneider",), better=1),
    Figure("schneidered", "rare", "count", ("schneidered",), better=-1),
    Figure("leaster", "rare", "count", ("leaster",)),
    Figure("leaster_won", "rare", "share", ("leaster_won",), ("leaster",), better=1),
)
