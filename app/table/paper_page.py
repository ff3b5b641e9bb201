"""A match on one page of A4: its title and day, who won, the totals, the hands, what was agreed, and where to sign."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from app.table.paper import HEIGHT, POINT, WIDTH, Box, Mark, PaperFigure, PaperMeaning, PaperSide, Rule, Say, ScoreSheet
from app.table.paper_hands import hands
from app.table.paper_plan import plan
from app.table.paper_signs import dot, played, sign, sign_width
from app.table.paper_type import KOP, SANS, SANS6, SANS7, SANS8, cut, fit, printable, width, wrapped

LEFT, RIGHT, TOP, BOTTOM = 15.0, WIDTH - 15.0, 13.0, HEIGHT - 12.0
ROOM = RIGHT - LEFT
PLAYED, ALONG = "played", "along"
"""Marks of a legend that are no marks of a cell: the triangle, and the hollow one."""
_LEADING = 1.35
_LEGEND, _APART = 8.5, 6.0
_SMALLEST = 6.0


class _Notes(NamedTuple):
    """What stands below the hands: lines of text with their height, and the legend."""

    size: float
    lines: tuple[tuple[str, tuple[str, ...]], ...]
    """("Hand 1 – 4", the lines of what was agreed); "" begins no paragraph of its own."""
    height: float


def page(sheet: ScoreSheet) -> list[Mark]:
    """The marks of the page, in the order in which one reads it."""
    sheet = _printable(sheet)
    marks: list[Mark] = []
    marks += _head(sheet)
    y = TOP + 29.0
    strip, after = _strip(sheet.sides, y)
    marks += strip
    top = after + 5.0
    signs = _signers(sheet)
    signed_high = _signed_height(sheet)
    notes = _notes(sheet, BOTTOM - top - signed_high)
    legend = _legend_lines(sheet)
    below = notes.height + len(legend) * 4.6 + (2.0 if legend else 0)
    chosen = plan(sheet, ROOM, BOTTOM - top - signed_high - below - 4.0)
    marks += hands(sheet, chosen, LEFT, top)
    y = top + chosen.height + 4.0
    marks += _legend(legend, y)
    y += len(legend) * 4.6 + (2.0 if legend else 0)
    marks += _said(sheet, notes, y)
    marks += _signing(sheet, signs, BOTTOM - signed_high)
    return marks


def _printable(sheet: ScoreSheet) -> ScoreSheet:
    """The sheet with what no font holds replaced in all that people wrote themselves."""
    sides = tuple(
        side._replace(name=printable(side.name, KOP), people=printable(side.people, SANS)) for side in sheet.sides
    )
    signers = tuple(printable(name, SANS) for name in sheet.signers)
    return sheet._replace(
        title=printable(sheet.title, KOP),
        verdict=printable(sheet.verdict, KOP),
        under=printable(sheet.under, SANS),
        sides=sides,
        signers=signers,
        figures=tuple(one._replace(label=printable(one.label, SANS)) for one in sheet.figures),
    )


# -- The head: what was played and when, who won, what was counted ----------------------------------------------------


def _head(sheet: ScoreSheet) -> Iterator[Mark]:
    day = 10.0
    beside = ROOM - width(sheet.day, SANS, day) - 6
    title, size = fit(sheet.title, KOP, beside, 15, 9)
    yield Say(LEFT, TOP + 4.6, title, size, KOP, "druk")
    yield Say(RIGHT, TOP + 4.6, sheet.day, day, SANS, "inkt2", "r")
    yield Rule(LEFT, TOP + 8.2, RIGHT, TOP + 8.2, 0.45, "kaft2", (2.4, 1.5))
    figures = _figures(sheet.figures)
    room = ROOM - (figures[1] + 6 if figures[1] else 0)
    verdict, size = fit(sheet.verdict, KOP, room, 26, 13)
    yield Say(LEFT, TOP + 18.2, verdict, size, KOP)
    under, size = fit(sheet.under, SANS6, room, 11.5, 8)
    yield Say(LEFT, TOP + 24.4, under, size, SANS6)
    yield from figures[0]


def _figures(figures: tuple[PaperFigure, ...]) -> tuple[list[Mark], float]:
    """What was counted, at the right of the verdict, as many as half the page holds; and how wide they are."""
    marks: list[Mark] = []
    x = RIGHT
    for figure in reversed(figures):
        signed = sign_width(figure.mark, 10.5) + 1.2 if figure.mark else 0.0
        wide = max(signed + width(figure.value, SANS7, 15), width(figure.label, SANS, 8.5)) + 7
        if RIGHT - x + wide > ROOM * 0.55:
            return [], 0
        middle = x - wide / 2 + (0.5 if x == RIGHT else 0)
        if x == RIGHT:
            middle, wide = x - (wide - 7) / 2, wide - 3.5
        start = middle - (signed + width(figure.value, SANS7, 15)) / 2
        told: list[Mark] = []
        if figure.mark:
            told += sign(figure.mark, start + (signed - 1.2) / 2, TOP + 16.3, 10.5)
        told.append(Say(start + signed, TOP + 18.1, figure.value, 15, SANS7))
        told.append(Say(middle, TOP + 24.2, figure.label, 8.5, SANS, "inkt2", "c"))
        x -= wide
        if figure is not figures[0]:
            told.append(Rule(x, TOP + 12.5, x, TOP + 25.2, 0.2, "lijn2"))
        marks = told + marks
    return marks, RIGHT - x


# -- The totals -------------------------------------------------------------------------------------------------------


def _strip(sides: tuple[PaperSide, ...], y: float) -> tuple[list[Mark], float]:
    """The totals, in lines of equally many; and where they end."""
    most = 5 if len(sides) <= 15 else 8
    lines = ceil(len(sides) / most)
    each = ceil(len(sides) / lines)
    high = 20.5 if sides[0].dot is not None else 18.0 if lines == 1 else 13.0 if lines <= 3 else 10.0
    marks: list[Mark] = [Box(LEFT, y, ROOM, lines * high, "tint")]
    wide = ROOM / each
    for i, side in enumerate(sides):
        x, top = LEFT + i % each * wide, y + i // each * high
        if i % each:
            marks.append(Rule(x, top, x, top + high, 0.3, "druk"))
        elif i:
            marks.append(Rule(LEFT, top, RIGHT, top, 0.2, "lijn2"))
        marks += _total(side, x, top, wide, high)
    marks += [Rule(LEFT, at, RIGHT, at, 0.5, "druk") for at in (y, y + lines * high)]
    return marks, y + lines * high


def _total(side: PaperSide, x: float, y: float, wide: float, high: float) -> Iterator[Mark]:
    edge = min(4.0, wide * 0.09)
    room = wide - 2 * edge
    large = 26 if high > 18 else 21 if high > 14 else 15 if high > 11 else 12
    at = x + edge
    if side.dot is not None:
        yield dot(side.dot, at + 1.7, y + 5.3, 3.4)
        yield Say(at + 5, y + 6.7, side.name, 13, KOP)
        people = x + edge + 5 + width(side.name, KOP, 13) + 3
        said, size = fit(side.people, SANS, x + wide - edge - people, 10, 7)
        yield Say(people, y + 6.7, said, size, SANS, "inkt2")
    else:
        said, size = fit(side.name, KOP, room, 12 if high > 14 else 10, 6.5)
        yield Say(at, y + (5.6 if high > 14 else 4.4), said, size, KOP)
    won = SANS8 if side.won else SANS6
    total, size = fit(side.total, won, room, large, 9)
    base = y + high - (3.9 if high > 14 else 2.9)
    yield Say(at, base, total, size, won)
    if side.won:
        under = width(total, won, size)
        gap = size * POINT
        for low in (0.16, 0.29):
            yield Rule(at, base + low * gap, at + under, base + low * gap, 0.06 * gap, "inkt")


# -- Below the hands --------------------------------------------------------------------------------------------------


def _legend_lines(sheet: ScoreSheet) -> list[list[PaperMeaning]]:
    """What the signs mean, in lines."""
    lines: list[list[PaperMeaning]] = []
    x = ROOM + 1
    for one in sheet.legend:
        wide = _meaning_width(one)
        if x + wide > ROOM:
            lines.append([])
            x = 0
        lines[-1].append(one)
        x += wide + _APART
    return lines


def _meaning_width(one: PaperMeaning) -> float:
    return _sign_width(one) + 1.4 + width(one.said, SANS, _LEGEND)


def _sign_width(one: PaperMeaning) -> float:
    if one.beside:
        return width(one.mark, SANS6, _LEGEND)
    return 2.2 if one.mark in (PLAYED, ALONG) else sign_width(one.mark, _LEGEND)


def _legend(lines: list[list[PaperMeaning]], y: float) -> Iterator[Mark]:
    for n, line in enumerate(lines):
        x, base = LEFT, y + n * 4.6 + 2.6
        for one in line:
            drawn = _sign_width(one)
            if one.beside:
                yield Say(x, base, one.mark, _LEGEND, SANS6)
            elif one.mark in (PLAYED, ALONG):
                yield played(x + drawn / 2, base - 1.0, 2.4, along=one.mark == ALONG)
            else:
                yield from sign(one.mark, x + drawn / 2, base - 1.0, _LEGEND)
            yield Say(x + drawn + 1.4, base, one.said, _LEGEND, SANS, "inkt2")
            x += _meaning_width(one) + _APART


def _notes(sheet: ScoreSheet, high: float) -> _Notes:
    """Footnotes and agreement, in a type that leaves the hands at least two thirds of the `high` millimetres."""
    size = 9.0
    while True:
        lines = [("", tuple(wrapped(note, SANS, ROOM, size))) for note in sheet.notes]
        told = [(sheet.labels.agreement if len(sheet.agreed) == 1 else hands, said) for hands, said in sheet.agreed]
        for head, said in told:
            first = width(head + "  ", SANS7, size)
            lines.append((head, tuple(_hung(said, first, size))))
        height = sum(len(part) for _, part in lines) * size * POINT * _LEADING + len(lines) * 1.0
        if height <= high * 0.3 or size <= _SMALLEST:
            return _Notes(size, tuple(lines), height)
        size -= 0.5


def _hung(said: str, first: float, size: float) -> list[str]:
    """A paragraph of which the first line begins `first` millimetres further."""
    words = said.split()
    begin = ""
    while words and width(f"{begin} {words[0]}".strip(), SANS, size) <= ROOM - first:
        begin = f"{begin} {words.pop(0)}".strip()
    return [begin, *wrapped(" ".join(words), SANS, ROOM, size)]


def _said(sheet: ScoreSheet, notes: _Notes, y: float) -> Iterator[Mark]:
    step = notes.size * POINT * _LEADING
    for head, lines in notes.lines:
        for i, line in enumerate(lines):
            x = LEFT
            if head and i == 0:
                yield Say(LEFT, y + step * 0.75, head, notes.size, SANS7, "druk")
                x += width(head + "  ", SANS7, notes.size)
            yield Say(x, y + step * 0.75, line, notes.size, SANS, "inkt" if head else "inkt2")
            y += step
        y += 1.0


# -- Signing ----------------------------------------------------------------------------------------------------------


def _signers(sheet: ScoreSheet) -> list[tuple[str, ...]]:
    """Who sign, in lines of equally many."""
    most = 5 if len(sheet.signers) <= 15 else 8
    lines = ceil(len(sheet.signers) / most)
    each = ceil(len(sheet.signers) / lines)
    return [sheet.signers[i : i + each] for i in range(0, len(sheet.signers), each)]


def _signed_height(sheet: ScoreSheet) -> float:
    lines = len(_signers(sheet))
    return 10.0 + lines * (13.0 if lines <= 2 else 11.0)


def _signing(sheet: ScoreSheet, lines: list[tuple[str, ...]], y: float) -> Iterator[Mark]:
    yield Say(LEFT, y + 6, sheet.labels.signing, 10, KOP, "druk")
    if sheet.signed:
        after = LEFT + width(sheet.labels.signing, KOP, 10) + 4
        yield Say(after, y + 6, cut(sheet.signed, SANS, RIGHT - after, 9), 9, SANS, "inkt2")
    high = 13.0 if len(lines) <= 2 else 11.0
    each = len(lines[0])
    gap = 6.0 if each <= 5 else 3.0
    wide = (ROOM - gap * (each - 1)) / each
    for n, line in enumerate(lines):
        base = y + 6.0 + (n + 1) * high - (0.6 if n + 1 == len(lines) else 0)
        for i, name in enumerate(line):
            x = LEFT + i * (wide + gap)
            yield Rule(x, base, x + wide, base, 0.25, "inkt2")
            said, size = fit(name, SANS, wide, 9.5, 6.5)
            yield Say(x, base + 3.9, said, size, SANS)
