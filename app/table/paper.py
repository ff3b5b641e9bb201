"""What stands on a score sheet of paper, and the marks of ink it is drawn with. Plain values: no Flet, no PDF.

A sheet (`ScoreSheet`) is laid out once, as a list of marks in millimetres (`app.table.paper_page`); whoever shows it
paints those marks: the PDF (`app.table.score_pdf`), the preview on the screen.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple, TypeAlias

WIDTH, HEIGHT = 210.0, 297.0
"""A4, upright, in millimetres."""
POINT = 25.4 / 72
"""A point in millimetres."""


class PaperSide(NamedTuple):
    """A column: its name, who they are (in a game with sides), its total; `dot` 0 or 1 marks a side, None a player."""

    name: str
    people: str
    total: str
    dot: int | None
    won: bool


class PaperCell(NamedTuple):
    """What a column wrote in one hand, as `app.parts.score_cell.Cell` has it."""

    total: str
    extra: str = ""
    played: bool = False
    helped: bool = False
    mark: str = ""


class PaperRow(NamedTuple):
    """One hand. `stars`: footnotes beside its number; `ends`: a round of dealing ends here; `anew`: another agreement
    holds from here on; `standing`: the totals after it. A row without cells is still to be played."""

    number: str
    cells: tuple[PaperCell, ...] = ()
    suit: str = ""
    aside: str = ""
    stars: str = ""
    ends: bool = False
    anew: bool = False
    standing: tuple[str, ...] = ()


class PaperFigure(NamedTuple):
    """Something that was counted: how often, what, and its mark on the pad."""

    value: str
    label: str
    mark: str = ""


class PaperMeaning(NamedTuple):
    """What a sign means. `beside`: it is a letter beside the number of a hand, not a mark in a column."""

    mark: str
    said: str
    beside: bool = False


class Labels(NamedTuple):
    """The printed words."""

    hand: str
    columns: tuple[str, ...]
    """What stands above a column: its total, and what is written behind it, if anything."""
    total: str
    standing: str
    agreement: str
    signing: str


class ScoreSheet(NamedTuple):
    """A match as it goes on paper. `legend`: what its signs mean; `notes`: footnotes; `agreed`: ("Hand 1 – 4", what
    was agreed); `signed`: that the table signed it off, "" while it did not. `lang` is the language of all of it,
    `made` the moment that it tells of."""

    title: str
    day: str
    verdict: str
    under: str
    sides: tuple[PaperSide, ...]
    labels: Labels
    rows: tuple[PaperRow, ...]
    figures: tuple[PaperFigure, ...]
    legend: tuple[PaperMeaning, ...]
    notes: tuple[str, ...]
    agreed: tuple[tuple[str, str], ...]
    signed: str
    signers: tuple[str, ...]
    round_of: int
    lang: str
    made: datetime


# Marks of ink. Places in millimetres from the upper left corner, sizes of type in points.


class Say(NamedTuple):
    """A text on its base line. `align`: "l", "c" or "r" of `x`; `turned`: it runs upwards."""

    x: float
    y: float
    text: str
    size: float
    face: str
    ink: str = "inkt"
    align: str = "l"
    turned: bool = False


class Rule(NamedTuple):
    """A line; `dash`: (on, off) in millimetres."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    ink: str
    dash: tuple[float, float] | None = None


class Box(NamedTuple):
    """A rectangle, filled."""

    x: float
    y: float
    w: float
    h: float
    ink: str
    radius: float = 0


Step: TypeAlias = tuple[str, tuple[float, ...]]
"""A piece of an outline: ("M", (x, y)), ("L", (x, y)), ("C", (x1, y1, x2, y2, x, y)) or ("Z", ())."""


class Shape(NamedTuple):
    """An outline, filled with `fill`, drawn with a line of `width` in `line`, or both."""

    steps: tuple[Step, ...]
    fill: str = ""
    line: str = ""
    width: float = 0


Mark: TypeAlias = Say | Rule | Box | Shape
