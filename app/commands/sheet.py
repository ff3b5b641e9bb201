"""The score sheet as a person would write it: a row a hand, the marks beside it, the totals under a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.words import Who, Words, who
from scoring.changes import Agreement
from scoring.game import Line, Points
from scoring.match import Played, Replay

GAP = "  "
MOST_WITH_TOTALS = 4
"""With more columns than this the running totals would run off a terminal; the last line has them."""


def sheet(replayed: Replay, words: Words, title: str | None) -> str:
    """The whole sheet: who plays, what was agreed, the hands, the totals, and who won or who deals next."""
    names = who(words, replayed.game, replayed.match.players)
    about = [
        title or words.say(f"{replayed.game.id}.name"),
        words.listed(replayed.match.players),
        words.agreement(replayed.game, replayed.agreements[0].rules),
    ]
    doubts = [
        words.say("score.doubt", hand=played.place + 1, text=words.problem(warning, names))
        for played in replayed.hands
        for warning in played.scored.warnings
    ]
    blocks = [about, _table(replayed, words, names), doubts, [_outcome(replayed, words, names)]]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def reasons(replayed: Replay, place: int, words: Words) -> str:
    """The reasoning of one hand: what was counted, what decided it, what each step writes, the standing after it."""
    names = who(words, replayed.game, replayed.match.players)
    played = replayed.hands[place]
    rows = [[words.say("score.why", hand=place + 1), *_heads(replayed, names)]]
    for line in played.scored.lines:
        source = words.source(line)
        text = words.line(line, names) + (f" ({source})" if source else "")
        rows.append([text, *_amounts(line, replayed, words)])
    rows.append([words.say("score.written"), *_numbers(words, played.scored.scores)])
    rows.append([words.say("score.standing", hand=place + 1), *_numbers(words, played.totals)])
    return "\n".join(_columns(rows, left=(0,)))


def difference(one: Replay, other: Replay, rules: Mapping[str, Any], words: Words) -> str:
    """The hands that are written otherwise under other house rules, and what that makes of the totals."""
    names = who(words, one.game, one.match.players)
    said = ", ".join(
        f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in rules.items()
    )
    heading = words.say("score.other_rules", rules=said)
    changed = [
        (old, new)
        for old, new in zip(one.hands, other.hands, strict=True)
        if (old.scored.scores, old.after_end) != (new.scored.scores, new.after_end)
    ]
    if not changed and (one.totals, one.winners, one.finished) == (other.totals, other.winners, other.finished):
        return f"{heading}\n{words.say('score.no_difference')}"
    heads = _heads(one, names)
    rows = [["", *heads, "", *heads]]
    for old, new in changed:
        label = words.say("score.hand", hand=old.place + 1)
        rows.append([label, *_written(words, old), "→", *_written(words, new)])
    rows.append([words.say("score.total"), *_numbers(words, one.totals), "→", *_numbers(words, other.totals)])
    moved = [words.signed(new - old) for old, new in zip(one.totals, other.totals, strict=True)]
    rows.append([words.say("score.difference"), *["" for _ in heads], "", *moved])
    return "\n".join([heading, *_columns(rows, left=(0,)), _outcome(other, words, names)])


def _table(replayed: Replay, words: Words, names: Who) -> list[str]:
    """The hands between two lines; beside what each writes the running totals, and under the last line the totals."""
    heads = _heads(replayed, names)
    running = len(heads) <= MOST_WITH_TOTALS
    rows = [["", words.say("score.dealer"), *heads, *(["", *heads] if running else []), ""]]
    rows += [_row(played, words, names, running) for played in replayed.hands]
    before = [""] * (len(heads) + 1) if running else []
    rows.append(["", words.say("score.total"), *before, *_numbers(words, replayed.totals), ""])
    head, *hands, totals = _columns(rows, left=(1, len(rows[0]) - 1))
    rule = "─" * max(map(len, (head, *hands, totals)))
    for rows_before, agreement in enumerate(replayed.agreements[1:]):
        hands.insert(agreement.place + rows_before, _agreed(agreement, replayed, words))
    return [head, rule, *hands, rule, totals]


def _agreed(agreement: Agreement, replayed: Replay, words: Words) -> str:
    """The row between two hands that says what holds from there on, as far as it was otherwise before."""
    clauses = [words.clause(replayed.game, name, agreement.rules[name]) for name in agreement.changed]
    return words.say("score.agreed", hand=agreement.place + 1, agreed=" ".join(clauses))


def _row(played: Played, words: Words, names: Who, running: bool) -> list[str]:
    """One hand. A hand that counts as none is told by a dash."""
    marks = ", ".join(words.mark(mark, names) for mark in played.scored.marks)
    return [
        str(played.place + 1),
        names[played.dealer],
        *_numbers(words, played.scored.scores),
        *(["", *_numbers(words, played.totals)] if running else []),
        marks or ("" if played.number else "–"),
    ]


def _outcome(replayed: Replay, words: Words, names: Who) -> str:
    """Who won, or who deals next."""
    if not replayed.finished:
        return words.say("score.next", {"dealer": replayed.dealer, "leader": replayed.leader}, names)
    if not replayed.winners:
        return words.say("score.nobody_won")
    heads = _heads(replayed, names)
    won = words.listed([heads[i] for i in replayed.winners])
    return words.say("score.won" if len(replayed.winners) == 1 else "score.shared", names=won)


def _heads(replayed: Replay, names: Who) -> list[str]:
    """How the columns are called."""
    columns: Sequence[str | int] = replayed.game.sides or range(len(replayed.match.players))
    return [names[column] for column in columns]


def _amounts(line: Line, replayed: Replay, words: Words) -> list[str]:
    """What a step puts in each column: what it writes or, where it writes nothing, what it counted there."""
    if any(line.moves):
        return [words.signed(move) for move in line.moves]
    sides = replayed.game.sides
    if sides and all(side in line.values for side in sides):
        return _numbers(words, [line.values[side] for side in sides])
    return _numbers(words, line.values.get("each", ()))


def _written(words: Words, played: Played) -> list[str]:
    """What a hand adds to the totals; dashes where the match was over before it."""
    return ["–" for _ in played.scored.scores] if played.after_end else _numbers(words, played.scored.scores)


def _numbers(words: Words, points: Iterable[Points]) -> list[str]:
    return [words.number(one) for one in points]


def _columns(rows: list[list[str]], left: tuple[int, ...]) -> list[str]:
    """Rows as lines: numbers to the right, the columns in `left` to the left. A row may be shorter than the first."""
    widths = [max((len(row[i]) for row in rows if i < len(row)), default=0) for i in range(len(rows[0]))]
    return [
        GAP.join(
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in rows
    ]
