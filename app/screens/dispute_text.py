"""What Geschil says: under which agreements a hand comes out otherwise, what differs, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from app.entry import entry_of
from app.parts.dispute_shown import Row, Shown, Way
from app.parts.score_cell import Cell
from app.table.argued import Argued
from app.words import Whole, Words
from app.words.speech import value_word
from scoring.dispute import Alternative, Outcome, alternatives, deciding
from scoring.game import Line, same
from scoring.side_by_side import Comparison, side_by_side
from scoring.side_by_side import Row as Compared


class Impossible(NamedTuple):
    """An agreement under which the hand cannot be, and what keeps it from being."""

    clause: str
    problems: tuple[str, ...]


class View(NamedTuple):
    """A hand under the table's own agreement, the first column of `rows`, and under each of `ways`.

    `own` is the table's agreement in itself, `owns` as it is beside each of the ways: what it says of the rule that is
    another one there. `found` are the ways as `scoring` found them.
    """

    own: Way
    owns: tuple[Way, ...]
    ways: tuple[Way, ...]
    found: tuple[Alternative, ...]
    rows: tuple[Row, ...]
    impossible: tuple[Impossible, ...]


def view_of(argued: Argued, words: Words) -> View:
    """All of it, worked out once: some milliseconds."""
    game = argued.game
    found = alternatives(game, argued.hand, argued.table, argued.standing)
    can = tuple(one for one in found if one.scored)
    compared = side_by_side(game, argued.hand, argued.table, argued.standing, [{one.rule: one.value} for one in can])
    rows = _side_rows(argued, compared, words) if game.sides else _player_rows(argued, compared.outcomes, words)
    told = [_spoken(rows, i, words) for i in range(len(can) + 1)]
    mine = compared.outcomes[0]
    steps = [_steps(argued, compared.rows, i, words) for i in range(len(can) + 1)]
    own = Way(
        words.say("dispute.yours"), words.say("dispute.yours"), said=_wrong(argued, mine, words) or steps[0],
        spoken=told[0], agreed=True,
    )  # fmt: skip
    owns = tuple(_own(argued, one, mine, told[0], words) for one in can)
    ways = tuple(_way(argued, one, steps[i], told[i], words) for i, one in enumerate(can, 1))
    cannot = tuple(
        Impossible(words.clause(game, one.rule, one.value), _wrong(argued, one.outcome, words))
        for one in found
        if not one.scored
    )
    return View(own, owns, ways, can, rows, cannot)


def title_of(view: View, words: Words) -> str:
    """ "Dezelfde hand, drie afspraken"."""
    n = len(view.ways) + 1
    word = f"dispute.count.{n}"
    return words.say("dispute.same_hand", n=n, count=words.say(word) if words.has(word) else str(n))


# --- The agreements ---------------------------------------------------------------------------------------------------


def brief(argued: Argued, rule: str, value: Any, words: Words) -> str:
    """A house rule at a value in two or three words, as far as its game has them (`<game>.brief.<rule>.<value>`)."""
    word = f"{argued.game.id}.brief.{rule}"
    kind, _ = value_word(value)
    if words.has(f"{word}.{kind}"):
        return words.say(f"{word}.{kind}")
    return words.say(f"{word}.n", n=value) if words.has(f"{word}.n") else ""


def _way(argued: Argued, one: Alternative, steps: tuple[str, ...], told: str, words: Words) -> Way:
    game = argued.game
    clause = words.clause(game, one.rule, one.value)
    also = ""
    if len(one.values) > 1:
        others = words.listed([words.choice(game, one.rule, value) for value in one.values[1:]])
        also = words.say("dispute.also", others=Whole(others))
    said = steps
    if game.sides or not said:  # its rows show the rest
        said = (words.line(one.line, argued.who),) if one.line else ()
    return Way(
        brief(argued, one.rule, one.value, words) or clause, clause, also, said,
        _source(argued, one.rule, one.value, one.line, words), spoken=told,
    )  # fmt: skip


def _own(argued: Argued, one: Alternative, mine: Outcome, told: str, words: Words) -> Way:
    """The table's own agreement beside another one."""
    game, value = argued.game, argued.rules[one.rule]
    clause = words.clause(game, one.rule, value)
    line = deciding(mine.scored, one.rule, one.scored) if mine.scored else None
    since = argued.since.get(one.rule)
    if since is None:
        source, agreed = _source(argued, one.rule, value, line, words), False
    else:
        day = words.date(since.at)
        source, agreed = words.say("dispute.agreed_on", day=day, number=since.number), True
    lower = clause[:1].lower() + clause[1:]
    return Way(
        brief(argued, one.rule, value, words) or clause, words.say("dispute.agreed", clause=Whole(lower)), "",
        (words.line(line, argued.who),) if line else (), source, agreed, told,
    )  # fmt: skip


def _source(argued: Argued, rule: str, value: Any, line: Line | None, words: Words) -> str:
    """Where a rule is known from: what its step says; else the rules of the game, or other tables."""
    known = words.source(line) if line else None
    if known:
        return known
    default = argued.game.complete({k: v for k, v in argued.rules.items() if k != rule})[rule]
    return words.say("dispute.book" if same(value, default) else "dispute.table")


def _wrong(argued: Argued, outcome: Outcome, words: Words) -> tuple[str, ...]:
    return tuple(words.problem(problem, argued.who) for problem in outcome.problems)


def _steps(argued: Argued, rows: Sequence[Compared], i: int, words: Words) -> tuple[str, ...]:
    """What is said under the `i`-th agreement and not under the table's own; under that, what is not said elsewhere."""
    found = []
    for row in rows:
        if row.kind == "said" and row.cells[i] and (row.differs[i] if i else any(row.differs)):
            found.append(words.line(row.cells[i], argued.who))
    return tuple(found)


# --- The rows ---------------------------------------------------------------------------------------------------------


def _side_rows(argued: Argued, compared: Comparison, words: Words) -> tuple[Row, ...]:
    """What the sides have together, who is nat, what goes where as far as that differs, what is written."""
    together = any(row.kind == "together" for row in compared.rows)
    parts = [row for row in compared.rows if row.kind == "part" and any(row.differs)]
    shown = []
    for row in compared.rows:
        name = argued.columns[row.side] if row.side is not None else ""
        if row.kind == "together" or (not together and row.word == f"{argued.game.id}.counted"):
            shown.append(Row(words.say(f"dispute.{row.kind}", name=name), _amounts(row, words)))
        elif row.kind == "mark":
            shown.append(_mark_row(argued, row, words))
        elif row in parts and _is_needed(row, parts):
            label = words.say("dispute.part", part=words.say(row.word), name=name)
            shown.append(Row(label, _amounts(row, words)))
        elif row.kind == "moved" and any(row.differs):
            shown.append(Row(words.line(row.line, argued.who) if row.line else "", _amounts(row, words)))
        elif row.kind == "written":
            shown.append(Row(name, _amounts(row, words), row.side, True))
    return tuple(shown)


def _is_needed(row: Compared, parts: Sequence[Compared]) -> bool:
    """The first part is what the others leave of the score: it is shown where none of those tells a difference."""
    first = parts[0].word
    if row.word != first or all(part.word == first for part in parts):
        return True
    others = [part for part in parts if part.word != first]
    return any(
        differs and not any(part.differs[i] for part in others)
        for part in parts
        if part.word == first
        for i, differs in enumerate(part.differs)
    )


def _amounts(row: Compared, words: Words) -> tuple[Shown, ...]:
    return tuple(
        Shown(Cell("–" if value is None else words.number(value)), differs)
        for value, differs in zip(row.cells, row.differs, strict=True)
    )


def _mark_row(argued: Argued, row: Compared, words: Words) -> Row:
    """ "Wij nat?": the mark itself, or no."""
    kind = row.word.partition(":")[0]
    drawn = "nat" if kind == "nat" else words.say(f"mark.{kind}")[:1].upper()
    cells = tuple(
        Shown(Cell("", mark=drawn) if there else Cell("–" if there is None else words.say("match.no")), differs)
        for there, differs in zip(row.cells, row.differs, strict=True)
    )
    return Row(words.say("dispute.asked", mark=words.mark(row.word, argued.who)), cells)


def _player_rows(argued: Argued, outcomes: Sequence[Outcome], words: Words) -> tuple[Row, ...]:
    """A row a player, with what the pad would show."""
    entry = entry_of(argued.game.id)
    drawn = [
        entry.pad_row(argued.hand, outcome.scored, words, argued.who).cells if outcome.scored else None
        for outcome in outcomes
    ]
    rows = []
    for seat, name in enumerate(argued.columns):
        if seat in argued.table.out:
            continue
        cells = [row[seat] if row else Cell("–") for row in drawn]
        same_as = cells[0].total, cells[0].mark
        shown = tuple(
            Shown(cell, drawn[i] is not None and (cell.total, cell.mark) != same_as) for i, cell in enumerate(cells)
        )
        rows.append(Row(name, shown, written=True))
    return tuple(rows)


def _spoken(rows: Sequence[Row], i: int, words: Words) -> str:
    """The `i`-th column as a screen reader tells it: "Wij samen 116, Wij nat? nee, anders, …"."""
    said = []
    for row in rows:
        shown = row.cells[i]
        value = shown.cell.total or words.say("match.yes")
        said.append(f"{row.label} {value}" + (f", {words.say('dispute.other')}" if shown.differs else ""))
    return ", ".join(said)
