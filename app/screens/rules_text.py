"""What the page of a game's rules says: its sentences, its tables, its examples as scoring works them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.entry import entry_of
from app.entry.book import NAMES, Cell, Example, Grid, paid, said_values, worked
from app.screens.why_text import Step, told_steps
from app.table.agreement import default_of
from app.words import Whole, Words, who
from scoring import game as game_by_id
from scoring.game import Game, Line, same


class Table(NamedTuple):
    """A table as it is shown: its heads, and its rows, each what it is about and a cell a head."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


class Worked(NamedTuple):
    """An example, worked out. `agreed` is what its table agreed on, `result` what is written in one line.

    `columns` are the heads of its amounts, `steps` those of Waarom?, `written` and `totals` a text a column; no totals
    where the hand was the first one. `over` says that the match ends with it.
    """

    caption: str
    agreed: str
    result: str
    columns: tuple[str, ...]
    steps: tuple[Step, ...]
    written: tuple[str, ...]
    totals: tuple[str, ...] = ()
    over: str = ""


class House(NamedTuple):
    """A house rule: its label, its choices with the usual one first, what this table has where that is another one, and
    who plays it so.
    """

    label: str
    choices: tuple[str, ...]
    yours: str
    who: str


def table_of(game_id: str, grid: Grid, words: Words) -> Table:
    """A table in words; what scoring fills in is won or lost."""

    def shown(cell: Cell) -> str:
        return cell if isinstance(cell, str) else words.signed(paid(game_id, cell)).replace(" ", "")

    heads = tuple(words.say(head) for head in grid.heads)
    return Table(heads, tuple((words.say(about), tuple(shown(cell) for cell in cells)) for about, cells in grid.rows))


def worked_out(game_id: str, example: Example, words: Words) -> Worked:
    """An example as `scoring` works it out now."""
    game, played = game_by_id(game_id), worked(game_id, example)
    scored = played.scored
    named = who(words, game, NAMES[: played.table.seats])
    sides: tuple[str | int, ...] = game.sides or tuple(range(played.table.seats))
    columns = tuple(named[side] for side in sides)
    written = tuple(words.number(score) for score in scored.scores)

    def source(line: Line) -> tuple[str, bool]:
        return words.source(line) or "", False

    steps = told_steps(scored, game.sides, words, named, source)
    row = entry_of(game_id).pad_row(example.hands[-1], scored, words, named)
    marks = ", ".join(words.mark(mark, named) for mark in scored.marks)
    wrote = ", ".join(f"{name} {cell.total}" for name, cell in zip(columns, row.cells, strict=True))
    totals: tuple[str, ...] = ()
    if example.before or len(example.hands) > 1:
        totals = tuple(words.number(total) for total in played.totals)
    standing = played.before._replace(totals=played.totals, hands=played.before.hands + 1, memory=scored.memory)
    winners = game.ended(played.table.rules, standing)
    over = ""
    if winners:
        over = words.say("book.over", n=len(winners), winners=Whole(words.listed([columns[i] for i in winners])))
    return Worked(
        words.say(example.caption, said_values(example), named),
        " ".join(words.clause(game, name, value) for name, value in example.rules.items()),
        f"{marks}: {wrote}" if marks else wrote,
        columns,
        tuple(steps),
        written,
        totals,
        over,
    )


def house_rules(game: Game, rules: Mapping[str, Any], words: Words) -> tuple[House, ...]:
    """Every house rule of a game, and where this table (`rules`: what differs) does it otherwise."""
    complete = game.complete(rules)
    found = []
    for rule in game.house_rules:
        choices = tuple(words.choice(game, rule.name, value) for value in rule.choices)
        value = complete[rule.name]
        differs = rule.name in rules and not same(value, default_of(game, rules, rule.name))
        yours = words.choice(game, rule.name, value) if differs else ""
        word = f"{game.id}.book.who.{rule.name}"
        found.append(House(words.rule(game, rule.name), choices, yours, words.say(word) if words.has(word) else ""))
    return tuple(found)
