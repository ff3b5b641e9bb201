"""The hands of a match on paper: blocks of rows beside each other, each with its heads and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.table.paper import POINT, Box, Mark, PaperCell, PaperRow, Rule, Say, ScoreSheet
from app.table.paper_plan import GAP, Plan, ink_of
from app.table.paper_signs import dot, played, sign, suit
from app.table.paper_type import KOP, SANS, SANS6, SANS7, SANS8, cut, width


def hands(sheet: ScoreSheet, plan: Plan, left: float, top: float) -> Iterator[Mark]:
    """All of them, from the upper left corner (left, top) on."""
    rows = sheet.rows
    for block in range(plan.blocks):
        part = rows[block * plan.rows : (block + 1) * plan.rows]
        if part or block == 0:
            x = left + block * (plan.width + GAP)
            yield from _block(sheet, plan, part, x, top, last=(block + 1) * plan.rows >= len(rows))


def _block(sheet: ScoreSheet, plan: Plan, rows: Sequence[PaperRow], x: float, top: float, last: bool) -> Iterator[Mark]:
    n = len(sheet.sides)
    bottom = top + plan.head + len(rows) * plan.line + plan.foot
    foot = bottom - plan.foot
    yield Box(x, foot, plan.width, plan.foot, "tint")
    for i in range(n):
        at = x + plan.first + i * plan.column
        yield Rule(at, top, at, bottom, 0.3, "druk")
    yield Rule(x, top, x + plan.width, top, 0.5, "druk")
    yield from _heads(sheet, plan, x, top)
    yield Rule(x, top + plan.head, x + plan.width, top + plan.head, 0.4, "druk")
    for i, row in enumerate(rows):
        y = top + plan.head + i * plan.line
        yield from _row(sheet, plan, row, x, y)
        under = y + plan.line
        if i + 1 < len(rows):
            thick = row.ends
            yield Rule(x, under, x + plan.width, under, 0.35 if thick else 0.12, "rand" if thick else "lijn2")
    yield Rule(x, foot, x + plan.width, foot, 0.4, "druk")
    yield from _foot(sheet, plan, rows, x, foot, last)
    yield Rule(x, bottom, x + plan.width, bottom, 0.5, "druk")


def _heads(sheet: ScoreSheet, plan: Plan, x: float, top: float) -> Iterator[Mark]:
    extras = len(sheet.labels.columns) > 1
    small = min(8.0, max(6.0, plan.size * 0.8))
    base = top + plan.head - 1.4
    hand = cut(sheet.labels.hand, SANS, plan.first - 0.6, small)
    yield Say(x + plan.first / 2, base, hand, small, SANS, "druk", "c")
    _, total_edge, edge = plan.edges
    for i, side in enumerate(sheet.sides):
        at = x + plan.first + i * plan.column
        names = base - (3.7 if extras else 0)
        if plan.turned:
            room = plan.head - 2.6 - (3.7 if extras else 0)
            yield Say(at + plan.column / 2 + plan.name * POINT * 0.3, names, cut(side.name, KOP, room, plan.name),
                      plan.name, KOP, "inkt", "l", turned=True)  # fmt: skip
        elif side.dot is None:
            fits = width(side.name, KOP, plan.name) <= total_edge - 1  # else it takes what is free at the right, too
            yield Say(at + (total_edge if fits else plan.column - 1), names, side.name, plan.name, KOP, "inkt", "r")
        else:
            size = plan.name * POINT * 0.72
            yield dot(side.dot, at + 1.6 + size / 2, names - plan.name * POINT * 0.33, size)
            yield Say(at + 2.8 + size, names, side.name, plan.name, KOP)
        if extras:
            total, extra = sheet.labels.columns[:2]
            yield Say(at + total_edge, base, cut(total, SANS, total_edge - 1, small), small, SANS, "druk", "r")
            if width(extra, SANS, small) <= edge - total_edge - 0.8:
                yield Say(at + edge, base, extra, small, SANS, "druk", "r")


def _row(sheet: ScoreSheet, plan: Plan, row: PaperRow, x: float, y: float) -> Iterator[Mark]:
    em = plan.size * POINT
    middle = y + plan.line / 2
    base = middle + 0.33 * em
    if row.anew:
        yield Rule(x, y, x + plan.width, y, 0.5, "druk", (1.6, 1.0))
    number = x + (0.35 + plan.slots.number) * em
    stars = width(row.stars, SANS, plan.size)
    yield Say(number - stars, base, row.number, plan.size, SANS, "druk", "r")
    if row.stars:
        yield Say(number, base - 0.12 * em, row.stars, plan.size, SANS, "druk", "r")
    beside = number + 0.4 * em
    if row.aside:
        yield Say(x + plan.first - 0.35 * em, base, row.aside, plan.size * 0.85, SANS6, "inkt", "r")
    elif row.suit:
        yield suit(row.suit, beside + 0.5 * em, middle, 0.95 * em)
    for i, cell in enumerate(row.cells):
        yield from _cell(sheet, plan, cell, x + plan.first + i * plan.column, middle)


def _cell(sheet: ScoreSheet, plan: Plan, cell: PaperCell, x: float, middle: float) -> Iterator[Mark]:
    em, slots = plan.size * POINT, plan.slots
    base = middle + 0.33 * em
    extras = len(sheet.labels.columns) > 1
    signs, total, right = (x + edge for edge in plan.edges)
    if extras:
        if cell.played or cell.helped:
            yield played(signs + 0.3 * em, middle, 0.72 * em, along=cell.helped and not cell.played)
        if cell.mark:
            yield from sign(cell.mark, total - (slots.total + 0.2 + (slots.mark - 0.25) / 2) * em, middle, plan.size)
    elif cell.mark:
        yield from sign(cell.mark, signs + slots.lead / 2 * em, middle, plan.size)
    elif cell.played or cell.helped:
        yield played(signs + slots.lead / 2 * em, middle, 0.72 * em, along=cell.helped and not cell.played)
    face, ink = ink_of(cell)
    yield Say(total, base, cell.total, plan.size, face, ink, "r")
    if cell.extra:
        yield Say(right, base, cell.extra, plan.size * 0.8, SANS, "inkt2", "r")


def _foot(sheet: ScoreSheet, plan: Plan, rows: Sequence[PaperRow], x: float, y: float, last: bool) -> Iterator[Mark]:
    """What it comes to: after the last hand of the block, or in the end."""
    em = plan.size * POINT
    base = y + plan.foot / 2 + 0.33 * em
    labels = sheet.labels
    said = labels.total if last else labels.standing
    yield Say(x + 0.35 * em, base, said, plan.size * 0.8, SANS6, "druk")
    done = next((row.standing for row in reversed(rows) if row.standing), ())
    totals = tuple(side.total for side in sheet.sides) if last else done
    for i, total in enumerate(totals):
        right = x + plan.first + i * plan.column + plan.edges[1]
        won = last and sheet.sides[i].won
        yield Say(right, base, total, plan.size, SANS8 if won else SANS7, "inkt", "r")
        if won:
            wide = width(total, SANS8, plan.size)
            for low in (0.2, 0.36):
                yield Rule(right - wide, base + low * em, right, base + low * em, 0.08 * em, "inkt")
