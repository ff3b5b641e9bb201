"""Matches as tables for a spreadsheet: `matches.csv`, a row a match, and `hands.csv`, a row a hand and side or player.

    made = match_csv(kept, words)                               # the hands of one match
    await paginate_through(door.ask, Tables(target, words))     # all of it, as a zip with both tables

A spreadsheet opens them as they are: UTF-8 with a mark of byte order, split as the language has it (Dutch, with its
decimal comma, by semicolons), and no name in them is ever taken for a formula.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from app.table.archive import Named, packed
from app.table.matchfile import stem
from app.table.sheet import Sheet, sheet_of
from app.words import Words
from scoring.game import Points, Refused
from scoring.match import Played

if TYPE_CHECKING:
    from app.store.arriving import Kept
    from app.store.values import StoredMatch

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""
HANDS = ("match", "day", "game", "hand", "dealer", "who", "score", "total", "marks")
MATCHES = ("match", "day", "time", "game", "title", "players", "hands", "state", "winners")

Cell = str | int


class Tables:
    """Both tables in a zip, written to `target`. What cannot be replayed here is in the first one only."""

    def __init__(self, target: BinaryIO, words: Words) -> None:
        self._zip = zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED)
        self._words = words
        self._matches: list[list[Cell]] = []
        hands = self._zip.open(packed("hands.csv"), "w")
        self._hands = io.TextIOWrapper(hands, encoding="utf-8-sig", newline="", write_through=True)
        self._rows = _writer(self._hands, words)
        self._rows.writerow(_header(HANDS, words))

    def take(self, named: Named, kept: Kept) -> None:
        sheet = _sheet(kept.match)
        self._matches.append(_match_row(named.name, kept.match, sheet, self._words))
        if sheet is not None:
            self._rows.writerows(_hand_rows(named.name, sheet, self._words))

    def close(self) -> None:
        self._hands.close()
        most = max((len(row) - len(MATCHES) for row in self._matches), default=0) // 2
        header = _header(MATCHES, self._words)
        for n in range(1, most + 1):
            header += [self._words.say("csv.who_n", n=n), self._words.say("csv.total_n", n=n)]
        text = io.StringIO()
        _writer(text, self._words).writerows(
            [header, *(row + [""] * (len(header) - len(row)) for row in self._matches)]
        )
        self._zip.writestr(packed("matches.csv"), _bytes(text))
        self._zip.close()


def match_csv(kept: Kept, words: Words) -> tuple[str, bytes]:
    """The hands of one match: how the file is called, and what stands in it. Raises `Refused` for a match that cannot
    be replayed here.
    """
    name = stem(kept.match.game, kept.match.started)
    text = io.StringIO()
    rows = _writer(text, words)
    rows.writerow(_header(HANDS, words))
    rows.writerows(_hand_rows(name, sheet_of(kept.match), words))
    return f"{name}.csv", _bytes(text)


def _writer(text: TextIO, words: Words) -> Any:
    return csv.writer(text, delimiter=words.say("csv.split"), lineterminator="\r\n")


def _header(columns: Sequence[str], words: Words) -> list[str]:
    return [words.say(f"csv.{column}") for column in columns]


def _bytes(text: io.StringIO) -> bytes:
    return text.getvalue().encode("utf-8-sig")


def _sheet(stored: StoredMatch) -> Sheet | None:
    try:
        return sheet_of(stored)
    except (Refused, KeyError):
        return None


def _match_row(name: str, stored: StoredMatch, sheet: Sheet | None, words: Words) -> list[Cell]:
    """What is told of one match, and then for every side or player who and how much."""
    local = stored.started.astimezone()
    game = words.say(f"{stored.game}.name") if words.has(f"{stored.game}.name") else stored.game
    row: list[Cell] = [name, f"{local:%Y-%m-%d}", f"{local:%H:%M}", _plain(game), _plain(stored.title)]
    row.append(_plain(", ".join(stored.names)))
    if sheet is None:
        return [*row, len(stored.hands), words.say("csv.unread"), ""]
    state = "stopped" if stored.stopped is not None else "finished" if sheet.finished else "open"
    columns = [words.listed(sheet.people_of(n)) for n in range(sheet.columns)]
    won = words.listed([columns[n] for n in sheet.replay.winners])
    row += [sheet.replay.number - 1, words.say(f"csv.{state}"), _plain(won)]
    for column, total in zip(columns, sheet.replay.totals, strict=True):
        row += [_plain(column), _amount(total, words)]
    return row


def _hand_rows(name: str, sheet: Sheet, words: Words) -> Iterator[list[Cell]]:
    """A row for every hand and everybody who writes in it."""
    stored = sheet.stored
    day, who = f"{stored.started.astimezone():%Y-%m-%d}", sheet.who(words)
    columns = [words.listed(sheet.people_of(n)) for n in range(sheet.columns)]
    for played in sheet.replay.hands:
        head: list[Cell] = [name, day, _plain(words.say(f"{stored.game}.name"))]
        head += ["" if played.number is None else played.number, _plain(stored.names[played.dealer])]
        for n, column in enumerate(columns):
            score, total = _amount(played.scored.scores[n], words), _amount(played.totals[n], words)
            marks = ", ".join(words.mark(mark, who) for mark in _marks_of(played, n, sheet))
            yield [*head, _plain(column), score, total, _plain(marks)]


def _marks_of(played: Played, column: int, sheet: Sheet) -> Iterable[str]:
    """The marks of a hand that fall on a side or player, and those that fall on nobody."""
    sides = sheet.game.sides
    for mark in played.scored.marks:
        _, _, on = mark.partition(":")
        if not on or on == (sides[column] if sides else str(column)):
            yield mark


def _amount(points: Points, words: Words) -> Cell:
    """A number as a spreadsheet reads it: whole, with the decimals of the language, or as a fraction "7 1/3"."""
    if isinstance(points, int):
        return points
    exact = Fraction(points)
    for places in range(4):
        if exact.denominator == 1 or 10**places % exact.denominator == 0:
            whole, rest = divmod(abs(exact.numerator) * (10**places) // exact.denominator, 10**places)
            sign = "-" if exact < 0 else ""
            return f"{sign}{whole}{words.say('csv.point')}{rest:0{places}}" if places else int(exact)
    whole, part = divmod(abs(exact), 1)
    return f"{'-' if exact < 0 else ''}{whole} {part}"


def _plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text
