"""What Waarom? says: the lines of a hand as rows of a sum and as rules with where they come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from app.store.values import Change
from app.table.agreement import default_of
from app.table.argued import since_when
from app.table.sheet import Sheet, at_this_table
from app.words import Who, Whole, Words
from scoring.game import Line, Points, Refused, Scored, same


class Step(NamedTuple):
    """One step: a row of the sum ("counted", "counted_last", "together", "moves"), a "rule" in a card of its own, or a
    row that only says something ("said").

    `amounts` are one text a column, empty for what has none. `source` says where a rule is known from; `agreed`: this
    table chose it itself. `nat`: the step that made it nat.
    """

    kind: str
    said: str
    amounts: tuple[str, ...] = ()
    source: str = ""
    agreed: bool = False
    nat: bool = False


def each(line: Line, sides: tuple[str, ...]) -> tuple[Points, ...] | None:
    """The amounts a column that a line counted, None when it counted none."""
    if "each" in line.values:
        return tuple(line.values["each"])
    if sides and all(s in line.values for s in sides):
        return tuple(line.values[s] for s in sides)
    return None


def steps_of(sheet: Sheet, place: int, words: Words) -> list[Step]:
    """The steps of one hand, in order."""
    _, played = sheet.hand(place)
    return told_steps(
        played.scored, sheet.game.sides, words, sheet.who(words), lambda line: source_of(sheet, place, line, words)
    )


def told_steps(
    scored: Scored, sides: tuple[str, ...], words: Words, who: Who, source: Callable[[Line], tuple[str, bool]]
) -> list[Step]:
    """The lines of a score as steps. What a step is follows from its line alone, whatever the game; `source` says where
    the rule of a line is known from, and whether the table chose it itself.

    A line that moves is written with signs where somebody loses, or where it adds to what another line moved. A line
    that counts a column each is a row of the sum; one that says where it is known from is a rule.
    """
    lines = scored.lines
    counted = [each(line, sides) if not any(line.moves) else None for line in lines]
    together, added = _together(counted)
    signed = any(points < 0 for points in scored.scores)
    nat = _nat_step(scored)
    steps: list[Step] = []
    for i, (line, count) in enumerate(zip(lines, counted, strict=True)):
        said = words.line(line, who)
        known, agreed = source(line)
        if any(line.moves):
            amounts = tuple(words.signed(m) if signed else words.number(m) for m in line.moves)
            steps.append(Step("moves", said, amounts, known, agreed))
            signed = True
        elif count is not None:
            kind = "together" if i == together else "counted_last" if i + 1 == together else "counted"
            amounts = tuple(words.signed(n) if i in added else words.number(n) for n in count)
            steps.append(Step(kind, said, amounts, known, agreed))
        else:
            steps.append(Step("rule" if known or i == nat else "said", said, (), known, agreed, i == nat))
    return steps


def _together(counted: list[tuple[Points, ...] | None]) -> tuple[int | None, frozenset[int]]:
    """Which counted line is the sum of those before it, and which of those were added to the first."""
    before: list[int] = []
    for i, count in enumerate(counted):
        if count is None:
            continue
        sums = [sum(column) for column in zip(*(counted[b] or () for b in before), strict=True)]
        if len(before) > 1 and sums == list(count):
            return i, frozenset(before[1:])
        before.append(i)
    return None, frozenset()


def _nat_step(scored: Scored) -> int | None:
    """Which line made it nat: the first that has the word in its id, of a hand that was."""
    if not any(mark.startswith("nat:") for mark in scored.marks):
        return None
    named = (i for i, line in enumerate(scored.lines) if "nat" in line.id.rpartition(".")[2].split("_"))
    return next(named, None)


def source_of(sheet: Sheet, place: int, line: Line, words: Words) -> tuple[str, bool]:
    """Where the rule of a step is known from: what the table agreed on for this hand, or the rules it follows."""
    rule, rules = line.rule, sheet.replay.hands[place].table.rules
    if rule and rule in rules and not same(rules[rule], default_of(sheet.game, rules, rule)):
        return words.say("why.agreed", day=words.date(since_when(sheet, place, rule).at)), True
    return words.source(line) or "", False


def versions_of(history: Iterable[Change], hand_id: int, sheet: Sheet, place: int, words: Words) -> tuple[str, ...]:
    """What stood at a hand before, newest first: "20:41 was Wij 112, Zij 70"."""
    said = []
    who = sheet.who(words)
    from app.entry import entry_of

    entry = entry_of(sheet.game.id)
    for change in history:
        if change.hand != hand_id or change.was is None or change.kind not in ("corrected", "restored"):
            continue
        try:
            was = at_this_table(sheet, place, change.was)
            scored = sheet.replay.draft(was, place).scored
        except Refused:
            continue
        row = entry.pad_row(was, scored, words, who)
        late = sheet.stored.signed is not None and change.number > sheet.stored.signed.number
        word = "why.was_late" if late else "why.was"
        said.append(words.say(word, time=f"{change.at.astimezone():%H:%M}", row=Whole(row.said)))
    return tuple(reversed(said))
