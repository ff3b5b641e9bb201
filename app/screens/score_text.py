"""What a match says on its score sheet of paper: the values that are laid out and printed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from app.entry import entry_of, figures_of
from app.parts.pad_row import PadRow
from app.screens.history_text import clock
from app.screens.pad_text import changed_late, goal, sitting_out
from app.screens.preview_text import agreements_of
from app.screens.result_text import verdict_of
from app.table.paper import Labels, PaperCell, PaperFigure, PaperMeaning, PaperRow, PaperSide, ScoreSheet
from app.table.paper_page import ALONG, PLAYED
from app.table.sheet import Sheet
from app.words import Whole, Words

CORRECTED, LATE = "*", "**"
MOST_EMPTY = 64
"""So many lines are left open for hands that are still to be played."""


def score_sheet(sheet: Sheet, words: Words) -> ScoreSheet:
    """The score sheet of a match, in the language of `words`."""
    said = verdict_of(sheet, words)
    drawn = pad_rows(sheet, words)
    under = "".join(said.under)
    if sheet.replay.match.stopped and (hands := sheet.replay.standing.hands):
        under = " · ".join(part for part in (under, words.say("result.stopped", n=hands)) if part)
    return ScoreSheet(
        sheet.stored.title or words.say(f"{sheet.game.id}.name"),
        day_said(sheet.stored.started, sheet.stored.ended or sheet.stored.stopped, words),
        said.title,
        under,
        sides_of(sheet, words),
        _labels(sheet, words),
        (*_rows(sheet, words, drawn), *_to_come(sheet)),
        tuple(
            PaperFigure(one.value, one.label, one.mark)
            for one in figures_of(sheet.replay, words, sheet.who(words))
            if one.value != "0"
        ),
        legend_of(sheet, words, drawn),
        _notes(sheet, words),
        agreements_of(sheet, words),
        signed_on(sheet, words),
        sheet.stored.names,
        len(sheet.stored.people),
        words.lang,
        sheet.stored.touched,
    )


def day_said(began: datetime, ended: datetime | None, words: Words) -> str:
    """ "donderdag 14 mei 2026, 20:41 – 23:05": the day as it still holds in a year, and from when to when."""
    day, since = date_said(began, words), clock(began)
    if ended is None:
        return f"{day}, {since}"
    last, until = date_said(ended, words), clock(ended)
    if last != day:
        return f"{day}, {since} – {last}, {until}"
    return f"{day}, {since}" if until == since else f"{day}, {since} – {until}"


def date_said(at: datetime, words: Words) -> str:
    """ "donderdag 14 mei 2026", in the time of where this runs."""
    day = at.astimezone()
    said = {"day": str(day.day), "month": words.say(f"date.month.{day.month}"), "year": str(day.year)}
    return f"{words.say(f'date.weekday.{day.isoweekday()}')} {words.say('date.day_month_year', said)}"


def signed_on(sheet: Sheet, words: Words) -> str:
    """That the table signed it off and when, and what became of it since; "" while it is not."""
    off = sheet.stored.signed
    if off is None:
        return ""
    said = words.say("signed.at", time=Whole(f"{date_said(off.at, words)} {clock(off.at)}"))
    if not off.amended:
        return said
    return f"{said} {words.say('signed.amended' if sheet.finished else 'signed.open_again')}"


def sides_of(sheet: Sheet, words: Words) -> tuple[PaperSide, ...]:
    """The columns with their totals."""
    sides, replay = sheet.game.sides, sheet.replay
    return tuple(
        PaperSide(
            sheet.column_name(i, words),
            " & ".join(sheet.people_of(i)) if sides else "",
            words.number(total),
            i if sides else None,
            i in replay.winners,
        )
        for i, total in enumerate(replay.totals)
    )


def pad_rows(sheet: Sheet, words: Words) -> tuple[PadRow, ...]:
    """The hands as they stand on the pad."""
    entry, who = entry_of(sheet.game.id), sheet.who(words)
    return tuple(
        sitting_out(entry.pad_row(stored.data or {}, played.scored, words, who), played.table.out, words, who)
        for stored, played in zip(sheet.stored.hands, sheet.replay.hands, strict=True)
    )


def _rows(sheet: Sheet, words: Words, drawn: Sequence[PadRow]) -> Iterable[PaperRow]:
    round_of = len(sheet.stored.people)
    anew = {one.place for one in sheet.replay.agreements[1:]}
    for place, (row, stored, played) in enumerate(zip(drawn, sheet.stored.hands, sheet.replay.hands, strict=True)):
        number = str(played.number) if played.number is not None else "–"
        stars = LATE if changed_late(sheet, stored) else CORRECTED if stored.corrected else ""
        yield PaperRow(
            f"({number})" if played.after_end else number,
            tuple(PaperCell(c.total, c.extra, c.played, c.helped, c.mark) for c in row.cells),
            row.suit,
            row.aside,
            stars,
            played.number is not None and played.number % round_of == 0,
            place in anew,
            tuple(words.number(total) for total in played.totals),
        )


def _to_come(sheet: Sheet) -> Iterable[PaperRow]:
    """Lines for the hands that are still to be played, where it is known how many there will be."""
    end = goal(sheet.replay.rules)
    if sheet.finished or end is None or end[0] != "hands" or end[1] > MOST_EMPTY:
        return
    round_of = len(sheet.stored.people)
    for number in range(sheet.replay.number, end[1] + 1):
        yield PaperRow(str(number), ends=number % round_of == 0)


def _labels(sheet: Sheet, words: Words) -> Labels:
    aside = f"{sheet.game.id}.aside"
    columns = tuple(words.say(one) for one in entry_of(sheet.game.id).PAD)
    return Labels(
        words.say(aside if words.has(aside) else "pad.hand"),
        columns,
        words.say("pad.total" if sheet.finished else "paper.standing"),
        words.say("paper.standing"),
        words.say("pad.agreement"),
        words.say("paper.signing"),
    )


def legend_of(sheet: Sheet, words: Words, drawn: Sequence[PadRow]) -> tuple[PaperMeaning, ...]:
    """The signs that this match has, each with what it means."""
    cells = [cell for row in drawn for cell in row.cells]
    found: list[PaperMeaning] = []
    if any(cell.played for cell in cells):
        found.append(PaperMeaning(PLAYED, _meant(sheet, words, "played", "paper.played")))
    if any(cell.helped for cell in cells):
        found.append(PaperMeaning(ALONG, _meant(sheet, words, "helped", "paper.helped")))
    marks: Mapping[str, None] = dict.fromkeys(cell.mark for cell in cells if cell.mark)
    for mark in marks:
        own, any_game = f"{sheet.game.id}.legend.{mark}", f"mark.{mark}"
        if words.has(own) or words.has(any_game):
            found.append(PaperMeaning(mark, words.say(own if words.has(own) else any_game)))
    for mark in dict.fromkeys(mark for played in sheet.replay.hands for mark in played.scored.marks):
        if words.has(short := f"{sheet.game.id}.short.{mark}"):  # what stands beside the number of a hand
            found.append(PaperMeaning(words.say(short), words.mark(mark), True))
    return tuple(found)


def _meant(sheet: Sheet, words: Words, sign: str, usual: str) -> str:
    own = f"{sheet.game.id}.legend.{sign}"
    return words.say(own if words.has(own) else usual)


def _notes(sheet: Sheet, words: Words) -> tuple[str, ...]:
    """What the stars and brackets beside a number mean, as far as there are any."""
    late = [changed_late(sheet, hand) for hand in sheet.stored.hands]
    said: list[Any] = []
    if any(hand.corrected and not after for hand, after in zip(sheet.stored.hands, late, strict=True)):
        said.append(f"{CORRECTED} {words.say('paper.corrected')}")
    if any(late):
        said.append(f"{LATE} {words.say('paper.late')}")
    if any(played.after_end for played in sheet.replay.hands):
        said.append(f"( ) {words.say('pad.after_end')}")
    return ("   ".join(said),) if said else ()
