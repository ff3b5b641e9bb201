"""What Waarom? says: the lines of a hand as rows of a sum and as rules with where they come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.sheet import Sheet
from app.store.values import Change
from app.words import Words
from scoring.game import Line, Points, Refused


class Step(NamedTuple):
    """One step: a row of the sum ("counted", "counted_last", "together", "moves") or a "rule" in a card of its own.

    `amounts` are one text a column, empty for a rule. `source` says where a rule is known from; `agreed`: this table
    chose it itself. `nat`: the step that made it nat.
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
    who, sides = sheet.who(words), sheet.game.sides
    nat = any(m.startswith("nat:") for m in played.scored.marks)
    steps: list[Step] = []
    counting = True
    for line in played.scored.lines:
        said = words.line(line, who)
        source, agreed = source_of(sheet, line, words)
        if any(line.moves):
            counting = False
            amounts = tuple(words.number(m) if not _signed(line) else _moved(words, m) for m in line.moves)
            steps.append(Step("moves", said, amounts, source, agreed))
            continue
        counted = each(line, sides)
        if counted is None:
            is_nat = nat and ".nat" in line.id
            steps.append(Step("rule", said, (), source, agreed, is_nat))
            continue
        together = line.id.endswith(".together")
        shown = tuple((words.signed(n) if line.id.endswith(".roem") else words.number(n)) for n in counted)
        steps.append(Step("together" if together else "counted", said, shown, source, agreed))
    return _underlined(steps) if counting or steps else steps


def _signed(line: Line) -> bool:
    """Whether a move is added to what another line moved, and so has a sign."""
    return not line.id.endswith((".made", ".all_cards", ".each_own"))


def _moved(words: Words, n: Points) -> str:
    return words.signed(n)


def _underlined(steps: list[Step]) -> list[Step]:
    """The last counted row before "together" gets the sum's thick line."""
    for i, step in enumerate(steps[:-1]):
        if step.kind == "counted" and steps[i + 1].kind == "together":
            steps[i] = step._replace(kind="counted_last")
    return steps


def source_of(sheet: Sheet, line: Line, words: Words) -> tuple[str, bool]:
    """Where the rule of a step is known from: the table's own agreement, or the rules it follows."""
    rule = line.rule
    if rule and rule in sheet.stored.rules and sheet.stored.rules[rule] != _default(sheet, rule):
        return words.say("why.agreed", day=words.date(sheet.stored.started)), True
    return words.source(line) or "", False


def _default(sheet: Sheet, rule: str) -> object:
    return next(r.default for r in sheet.game.house_rules if r.name == rule)


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
            scored = sheet.replay.draft(change.was, place).scored
        except Refused:
            continue
        row = entry.pad_row(change.was, scored, words, who)
        said.append(words.say("why.was", time=f"{change.at.astimezone():%H:%M}", row=row.said))
    return tuple(reversed(said))
