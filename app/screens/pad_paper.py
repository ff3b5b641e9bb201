"""The paper of the pad: totals on top, a row a hand, the hand to come. As it lies open, and as it goes on a picture."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

from app.entry import entry_of
from app.frame import COLUMN, Frame
from app.look import fitting
from app.parts.pad_agreed import agreed_row
from app.parts.pad_head import Column, band, large_totals, printed_heads, totals
from app.parts.pad_row import PadRow, hand_row, next_row
from app.parts.pad_tight import TIGHT, is_tight, listed_totals, tight_names, tight_size, tight_totals
from app.parts.score_cell import right_edge, room_for_total
from app.screens.pad_text import changed_late, columns_of, next_lines, row_name, sitting_out
from app.screens.preview_text import changed_from
from app.screens.result_text import now_of
from app.screens.signing import signed_row
from app.table.sheet import Sheet
from app.words import Words


class Paper(NamedTuple):
    """The paper in its pieces, from top to bottom: the totals and the band, the printed heads, a row a hand.

    `first` is the width of the column with the numbers, `ruled` how many columns have a line at their left.
    """

    top: list[ft.Control]
    heads: list[ft.Control]
    rows: list[ft.Control]
    first: float
    ruled: int


def lay_out(
    sheet: Sheet, frame: Frame, words: Words, width: float, told: dict[Any, PadRow], tap_row: Any, tap_agreed: Any
) -> Paper:
    """The paper for hands that are `width` wide. `told` keeps what the rows say from one drawing to the next."""
    f, roomy = frame.f, frame.roomy
    entry = entry_of(sheet.game.id)
    columns = columns_of(sheet, words, roomy)
    extras = len(entry.PAD) > 1
    # Beside the number of a hand some games have something of their own (a bid), with a printed head.
    aside = f"{sheet.game.id}.aside"
    first = 72.0 if roomy or words.has(aside) else 56.0 if len(columns) < 7 else 44.0
    column = (width - first) / len(columns)
    heads = (frame.free * 0.38 - first) / len(columns) if frame.low else column
    # Where there is room, total and roem move apart, in heads and rows alike.
    gap = max(0.0, min(80.0, (column - 167) * 0.6)) if extras else 0.0
    names = tuple(words.say(i) for i in entry.PAD)
    who = sheet.who(words)
    round_of = len(sheet.stored.people)
    drawn = []
    for stored, played in zip(sheet.stored.hands, sheet.replay.hands, strict=True):
        key = (stored.id, stored.version, played.scored.scores, played.scored.marks, played.table.out)
        if key not in told:
            row = entry.pad_row(stored.data or {}, played.scored, words, who)
            told[key] = sitting_out(row, played.table.out, words, who)
        drawn.append(told[key])
    size = 24.0 if extras else _size_of_cells(drawn, column)
    # When the text is large, a row has a line for each player, and there is nothing to draw lines between.
    cards = tuple(c.name for c in columns) if roomy and not extras else ()
    rows = []
    agreed = changed_from(sheet, words) if sheet.stored.changes else {}
    for place, (row, stored, played) in enumerate(zip(drawn, sheet.stored.hands, sheet.replay.hands, strict=True)):
        if place in agreed:
            rows.append(agreed_row(*agreed[place], tap_agreed, f, key=f"agreed-{place}"))
        number = str(played.number) if played.number is not None else "–"
        ends = played.number is not None and played.number % round_of == 0
        late = changed_late(sheet, stored)
        name = row_name(words, number, row, stored.corrected, played.after_end, late)
        rows.append(
            hand_row(
                place,
                number,
                row,
                name,
                ends,
                stored.corrected,
                extras,
                tap_row,
                first,
                53.0,
                gap,
                f,
                size,
                column,
                cards,
                late,
                key=str(stored.id),
            )
        )
    if len(drawn) in agreed:
        rows.append(agreed_row(*agreed[len(drawn)], tap_agreed, f, key=f"agreed-{len(drawn)}"))
    if (signed := signed_row(sheet, words, first, f)) is not None:
        rows.append(signed)
    if not sheet.finished:
        rows.append(next_row(str(sheet.replay.number), next_lines(sheet, words), first, f))
    printed = words.say(aside if words.has(aside) else "pad.hand")
    lines: list[ft.Control] = (
        [] if roomy else [printed_heads(printed, names, len(columns), first, 53, gap, right_edge(column))]
    )
    if not roomy and not extras and column < TIGHT:  # the heads say it all, as far as they stand above the hands
        lines = [tight_names(columns, first, column)] if frame.low else []
    elif not names and not frame.low:
        lines = []
    top: list[ft.Control] = [
        _heads(columns, frame, first, heads),
        band(now_of(sheet, words), f, frame.low, ends=not lines),
    ]
    return Paper(top, lines, rows, first, 0 if cards else len(columns))


def _heads(columns: tuple[Column, ...], frame: Frame, first: float, width: float) -> ft.Control:
    """The totals: as drawn, or as lines where the text is large or the columns are too narrow."""
    names = [c.name for c in columns]
    players = columns[0].dot is None
    if frame.roomy:
        many = players and len(columns) > 3
        width = frame.free * 0.38 if frame.low else min(frame.free, COLUMN)
        return listed_totals(columns, width, frame.f, 2) if many else large_totals(columns, width, frame.f)
    if not players or not is_tight(names, width):
        return totals(columns, first, width)
    return listed_totals(columns, frame.free * 0.38) if frame.low else tight_totals(columns, first, width)


def _size_of_cells(rows: list[PadRow], column: float) -> float:
    """One size for all that was written, so that the columns stand straight: the largest at which all of it fits."""
    cells = [cell for row in rows for cell in row.cells]
    if column < TIGHT:
        return tight_size(cells, column)
    return min(
        (fitting([c.total for c in cells if bool(c.mark) == m], 24, room_for_total(column, m)) for m in (True, False)),
        default=24,
    )
