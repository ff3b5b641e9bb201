"""What Geschil shows, as plain values: the agreements, and the rows in which they differ."""

from __future__ import annotations

from typing import NamedTuple

from app.parts.score_cell import Cell


class Way(NamedTuple):
    """One agreement.

    `head` is its short name, `clause` the whole of it, `also` what comes to the same, `said` the steps that make the
    difference, `source` where it is known from (`agreed`: this table's own word). `spoken` is all that comes of it.
    """

    head: str
    clause: str
    also: str = ""
    said: tuple[str, ...] = ()
    source: str = ""
    agreed: bool = False
    spoken: str = ""


class Shown(NamedTuple):
    """What stands in one cell, and whether that is something else than under the table's own agreement."""

    cell: Cell
    differs: bool = False


class Row(NamedTuple):
    """One row, a cell an agreement. `dot`: the mark of a side; `written`: what comes on the pad."""

    label: str
    cells: tuple[Shown, ...]
    dot: int | None = None
    written: bool = False


class Said(NamedTuple):
    """Words that come back at every agreement: "jullie", "anders", and what a screen reader adds to a head: that it can
    be tapped, that it is chosen.
    """

    yours: str
    other: str
    take: str
    chosen: str
