"""How the hands of a match get onto one page: in how many blocks beside each other, and in how large a type."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from app.table.paper import POINT, PaperCell, ScoreSheet
from app.table.paper_signs import sign_width
from app.table.paper_type import KOP, SANS, SANS6, SANS8, width

LARGEST = 13.0
"""Points: larger than this a short match would look like a poster."""
MOST_BLOCKS = 6
GAP = 6.0
"""Millimetres between two blocks."""
LINE = 1.5
"""The height of a row, in sizes of its type; a short match gets up to `AIRY` of them."""
AIRY = 1.9
NAME = 9.0
"""Points: the names above the columns, which shrink to `LEAST` before they are turned."""
LEAST = 7.5
TALLEST = 20.0
"""Millimetres that turned names may take."""
ENOUGH = 8.5
"""Points: so large it is easily read, and more blocks make the page no better."""
WORTH = 1.06
"""So much larger the type must become for one more block."""


class Slots(NamedTuple):
    """What a row needs, in sizes of its type: beside the number of a hand, and in every column."""

    number: float
    aside: float
    words: float
    """The words of the last line, which stand where else the numbers do."""
    lead: float
    """Who played, left of the total; a mark may stand in its place."""
    mark: float
    total: float
    extra: float

    @property
    def first(self) -> float:
        return 0.7 + max(self.number + (0.4 + self.aside if self.aside else 0), self.words)

    @property
    def column(self) -> float:
        return 0.25 + self.lead + self.mark + 0.2 + self.total + self.extra + 0.4


class Plan(NamedTuple):
    """The hands on the page. Widths and heights in millimetres, `size` in points. `rows` is how many a block holds."""

    slots: Slots
    blocks: int
    rows: int
    size: float
    line: float
    first: float
    column: float
    head: float
    foot: float
    turned: bool
    name: float

    columns: int

    @property
    def width(self) -> float:
        """How wide a block is."""
        return self.first + self.column * self.columns

    @property
    def edges(self) -> tuple[float, float, float]:
        """How far from the left of its column the signs begin, its total ends, and what is behind it ends."""
        em = self.size * POINT
        free = max(0.0, self.column - self.slots.column * em)
        right = self.column - 0.4 * em - free * (0.08 if self.slots.extra else 0.3)
        return 0.25 * em + free * 0.1, right - self.slots.extra * em - free * (0.2 if self.slots.extra else 0), right

    @property
    def height(self) -> float:
        """How high the tallest block is."""
        return self.head + self.rows * self.line + self.foot


class _Rows(NamedTuple):
    """A match without its ink."""

    slots: Slots
    hands: int
    round_of: int
    names: tuple[str, ...]
    extras: bool


def plan(sheet: ScoreSheet, room: float, high: float) -> Plan:
    """The plan in which the type is largest, for a page with `room` × `high` millimetres left for the hands."""
    rows = _Rows(
        _slots(sheet), max(1, len(sheet.rows)), max(1, sheet.round_of),
        tuple(side.name for side in sheet.sides), len(sheet.labels.columns) > 1,
    )  # fmt: skip
    best = _plan(rows, 1, room, high)
    for blocks in range(2, min(MOST_BLOCKS, rows.hands) + 1):
        found = _plan(rows, blocks, room, high)
        if min(found.size, ENOUGH) > min(best.size, ENOUGH) * WORTH:
            best = found
    return best


def _plan(rows: _Rows, blocks: int, room: float, high: float) -> Plan:
    each = ceil(rows.hands / blocks)
    if blocks > 1:  # a block that ends with a round of dealing, where that costs little
        whole = ceil(each / rows.round_of) * rows.round_of
        each = whole if whole <= each * 1.12 else each
    wide = (room - GAP * (blocks - 1)) / blocks
    ems = rows.slots.first + len(rows.names) * rows.slots.column
    across = wide / (ems * POINT)  # the largest type that is not too wide
    first = rows.slots.first * min(across, LARGEST) * POINT
    column = (wide - first) / len(rows.names)
    turned, name, head = _heads(rows, column)
    line = (high - head) / (each + 1.35)
    size = min(across, LARGEST, line / (LINE * POINT))
    line = min(line, AIRY * size * POINT)
    first = rows.slots.first * size * POINT
    column = (wide - first) / len(rows.names)
    return Plan(
        rows.slots, blocks, each, size, line, first, column, head, line * 1.35, turned, name, len(rows.names)
    )  # fmt: skip


def _heads(rows: _Rows, column: float) -> tuple[bool, float, float]:
    """Whether the names are turned, how large they are, and how high the heads become."""
    longest = max(width(name, KOP, NAME) for name in rows.names)
    printed = 4.0 if rows.extras else 0.0
    if longest <= column - 2:
        return False, NAME + 1.5 if longest * 1.2 <= column - 2 else NAME, 6.5 + printed
    if longest * LEAST / NAME <= column - 2:
        return False, NAME * (column - 2) / longest, 6.5 + printed
    name = min(NAME, max(6.0, column / POINT * 0.8))
    return True, name, min(TALLEST, longest * name / NAME + 3) + printed


def _slots(sheet: ScoreSheet) -> Slots:
    cells = [cell for row in sheet.rows for cell in row.cells]
    extras = len(sheet.labels.columns) > 1
    standings = [total for row in sheet.rows for total in row.standing]
    lead = 0.8 if any(cell.played or cell.helped for cell in cells) else 0.0
    mark = max((sign_width(cell.mark, 1) / POINT for cell in cells if cell.mark), default=0.0)
    if not extras:  # a mark stands where else the triangle does
        lead, mark = max(lead, mark), 0.0
    total = max(_ems((cell.total for cell in cells), SANS8), _ems(standings, SANS8), 1.2)
    extra = max((_ems((cell.extra for cell in cells), SANS) * 0.8), 0.0)
    aside = max(_ems((row.aside for row in sheet.rows), SANS6) * 0.85, 1.05 if any(r.suit for r in sheet.rows) else 0.0)
    number = _ems((row.number + row.stars for row in sheet.rows), SANS)
    words = _ems((sheet.labels.total, sheet.labels.standing), SANS6) * 0.8
    return Slots(number, aside, words, lead, mark + (0.25 if mark else 0), total, extra + (0.5 if extra else 0))


def _ems(texts: Iterable[str], face: str) -> float:
    """How wide the widest of these is, in sizes of its type."""
    return max((width(text, face, 1) / POINT for text in texts if text), default=0.0)


def ink_of(cell: PaperCell) -> tuple[str, str]:
    """The face and the ink of a total: heavier for who played, lighter for nothing."""
    if cell.total in ("0", "–"):
        return SANS, "inkt2"
    return (SANS8 if cell.played or cell.helped else SANS6), "inkt"
