"""Hartenjagen: moons, queens, and hands in which somebody took nothing at all."""

from __future__ import annotations

from collections.abc import Iterator

from scoring.facts.figure import Figure
from scoring.game import Hand, Points
from scoring.hartenjagen.agreement import is_dutch
from scoring.hartenjagen.ending import RISING, remembered
from scoring.hartenjagen.entry import read
from scoring.match import Played

VERSION = 2
STEP = 3


def facts(hand: Hand, played: Played) -> Iterator[tuple[int, str, Points]]:
    """Of who shot it "moon" and "sun", and "moon_against" of all others who played; "queen" of who took her, where
    that is known; "clean" of who took no points.
    """
    falling = is_dutch(played.table.rules) and remembered(played.before).phase != RISING
    taken = read(hand, played.table, falling)
    playing = played.table.playing()
    if taken.shooter is not None:
        yield taken.shooter, "moon", 0
        if taken.sun:
            yield taken.shooter, "sun", 0
        for seat in playing:
            if seat != taken.shooter:
                yield seat, "moon_against", 0
    if taken.queen is not None:
        yield taken.queen, "queen", 0
    for seat in playing:
        if not taken.points[seat]:
            yield seat, "clean", 0


FIGURES = (
    Figure("moon", "taken", "count", ("moon",), better=1),
    Figure("sun", "taken", "count", ("sun",), better=1),
    Figure("moon_against", "taken", "count", ("moon_against",), better=-1),
    Figure("queens", "taken", "count", ("queen",), better=-1),
    Figure("queen", "taken", "share", ("queen",), ("hand",), better=-1),
    Figure("clean", "taken", "share", ("clean",), ("hand",), better=1),
)
