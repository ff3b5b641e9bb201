"""One hand under several agreements side by side: its lines as rows, in which a screen marks what differs.

Nothing here knows a game: rows are made of what every line has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from scoring.dispute import Outcome, judge
from scoring.game import Game, Hand, Line, Points, Rules, Scored, Standing, Table


class Row(NamedTuple):
    """One row of a comparison: a cell an agreement, and whether that differs from the first.

    `kind` says what the cells are:
    "counted", "together": what a line counted for a side, together being the sum of those before it (points, or None
    for no such line); "said": a line that counts or states something else (the `Line`, or None); "mark": whether the
    hand has a mark; "moved", "part": what a line, or a part of the score, writes for a side; "written": the score.
    `word` is the line's id, the mark ("nat:wij") or the word of the part, "" for the score; `side` the column of the
    pad, None where the row is of no side. `line` is the first such line, for its words. All cells of an agreement under
    which the hand cannot be are None, and none of them differs.
    """

    kind: str
    word: str
    side: int | None
    cells: tuple[Any, ...]
    differs: tuple[bool, ...]
    line: Line | None = None


class Comparison(NamedTuple):
    """A hand under several agreements, this table's first: what comes of it under each, and the rows that show it."""

    outcomes: tuple[Outcome, ...]
    rows: tuple[Row, ...]


def side_by_side(game: Game, hand: Hand, table: Table, standing: Standing, agreements: Iterable[Rules]) -> Comparison:
    """The hand under this table's agreement, and with the house rules of each of `agreements` laid over that one.

    An agreement that cannot be has its problems at "rules.<name>".
    """
    outcomes = [judge(game, hand, table, standing)]
    for said in agreements:
        rules = {**table.rules, **said}
        wrong = game.refuse_rules(rules, table.seats)
        if wrong:
            problems = tuple(problem._replace(at=f"rules.{problem.at}") for problem in wrong)
            outcomes.append(Outcome(rules, None, problems))
        else:
            outcomes.append(judge(game, hand, table._replace(rules=rules), standing))
    return Comparison(tuple(outcomes), rows(game, [outcome.scored for outcome in outcomes]))


def rows(game: Game, scoreds: Sequence[Scored | None]) -> tuple[Row, ...]:
    """The rows of a comparison: what was counted and said, line by line, then marks, then what is written for what, and
    the scores. None stands for an agreement under which the hand cannot be.
    """
    there = [scored for scored in scoreds if scored]
    if not there:
        return ()
    columns = len(there[0].scores)
    lines = [_keyed(scored) for scored in scoreds]
    sums = {key for keyed in lines for key in _sums(keyed, game, columns)}
    counted: list[Row] = []
    moved: list[Row] = []
    for key in _merged(lines):
        cells = [keyed.get(key) for keyed in lines]
        first = next(line for line in cells if line)
        if any(any(line.moves) for line in cells if line):
            amounts = [line.moves if line else None for line in cells]
            moved += _per_side("moved", first.id, amounts, scoreds, columns, first)
        elif any(_each(line, game, columns) for line in cells if line):
            amounts = [_each(line, game, columns) if line else None for line in cells]
            kind = "together" if key in sums else "counted"
            counted += _per_side(kind, first.id, amounts, scoreds, columns, first)
        else:
            counted.append(_row("said", first.id, None, cells, scoreds, first))
    if game.parts:
        moved = _part_rows(game, scoreds, columns)
    written = _per_side("written", "", [scored.scores if scored else None for scored in scoreds], scoreds, columns)
    return (*counted, *_mark_rows(game, scoreds), *moved, *written)


_Keyed = dict[tuple[str, int], Line]
"""The lines of a score by id, and by how often that id came before."""


def _keyed(scored: Scored | None) -> _Keyed:
    found: _Keyed = {}
    for line in scored.lines if scored else ():
        again = 0
        while (line.id, again) in found:
            again += 1
        found[line.id, again] = line
    return found


def _merged(lines: Iterable[_Keyed]) -> list[tuple[str, int]]:
    """All keys, each after the one that it follows in its own score."""
    order: list[tuple[str, int]] = []
    for keyed in lines:
        place = 0
        for key in keyed:
            if key in order:
                place = order.index(key) + 1
            else:
                order.insert(place, key)
                place += 1
    return order


def _each(line: Line, game: Game, columns: int) -> tuple[Points, ...] | None:
    """The amounts of the sides that a line counted, None when it counted none."""
    each = line.values.get("each")
    if each is not None and len(each) == columns:
        return tuple(each)
    if game.sides and all(side in line.values for side in game.sides):
        return tuple(line.values[side] for side in game.sides)
    return None


def _sums(keyed: _Keyed, game: Game, columns: int) -> Iterable[tuple[str, int]]:
    """The counted lines that are the sum of two or more counted before them."""
    before: list[tuple[Points, ...]] = []
    for key, line in keyed.items():
        each = None if any(line.moves) else _each(line, game, columns)
        if each is None:
            continue
        if len(before) > 1 and each == tuple(map(sum, zip(*before, strict=True))):
            yield key
        before.append(each)


def _row(
    kind: str, word: str, side: int | None, cells: Sequence[Any], scoreds: Sequence[Scored | None], line: Line | None
) -> Row:
    differs = tuple(bool(scored) and cell != cells[0] for scored, cell in zip(scoreds, cells, strict=True))
    return Row(kind, word, side, tuple(cells), differs, line)


def _per_side(
    kind: str,
    word: str,
    amounts: Sequence[tuple[Points, ...] | None],
    scoreds: Sequence[Scored | None],
    columns: int,
    line: Line | None = None,
) -> list[Row]:
    """A row a side; of what is moved none for a side that it moves nothing for."""
    made = []
    for side in range(columns):
        cells = [amount[side] if amount else None for amount in amounts]
        if kind not in ("moved", "part") or any(cells):
            made.append(_row(kind, word, side, cells, scoreds, line))
    return made


def _mark_rows(game: Game, scoreds: Sequence[Scored | None]) -> list[Row]:
    marks = dict.fromkeys(mark for scored in scoreds if scored for mark in scored.marks)
    made = []
    for mark in marks:
        on = mark.partition(":")[2]
        side = game.sides.index(on) if on in game.sides else int(on) if on.isdecimal() else None
        made.append(_row("mark", mark, side, [mark in s.marks if s else None for s in scoreds], scoreds, None))
    return made


def _part_rows(game: Game, scoreds: Sequence[Scored | None], columns: int) -> list[Row]:
    split = [game.parts(scored) if game.parts and scored else None for scored in scoreds]
    words = [part.word for part in next(parts for parts in split if parts)]
    made = []
    for i, word in enumerate(words):
        made += _per_side("part", word, [parts[i].points if parts else None for parts in split], scoreds, columns)
    return made
