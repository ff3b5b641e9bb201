"""The score sheet as a person would write it: a row a hand, the marks beside it, the totals under a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.words import Who, Words, who
from scoring.game import Points
from scoring.match import Played, Replay

GAP = "  "
MOST_WITH_TOTALS = 4
"""With more columns than this the running totals would run off a terminal; the last line has them."""


def sheet(replayed: Replay, words: Words, title: str | None) -> str:
    """The whole sheet: who plays, what was agreed, the hands, the totals, and who won or who deals next."""
    names = who(words, replayed.game, replayed.match.players)
    heads = _heads(replayed, names)
    running = len(heads) <= MOST_WITH_TOTALS
    head = ["", words.say("score.dealer"), *heads, *(["", *heads] if running else [])]
    rows = [_row(played, words, names, running) for played in replayed.hands]
    totals = [words.number(total) for total in replayed.totals]
    total = ["", "", *(["" for _ in heads] + [""] if running else []), *totals]
    lines = _columns([head, *rows, total], left=(1,), ends=True)
    ruled = [lines[0], "─" * max(map(len, lines)), *lines[1:-1], "─" * max(map(len, lines)), lines[-1]]
    about = [
        title or words.say(f"{replayed.game.id}.name"),
        words.listed(replayed.match.players),
        words.agreement(replayed.game, replayed.match.rules),
    ]
    doubts = [
        words.say("score.doubt", hand=played.place + 1, text=words.problem(warning, names))
        for played in replayed.hands
        for warning in played.scored.warnings
    ]
    blocks = [about, ruled, doubts, [_outcome(replayed, words, names)]]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def reasons(replayed: Replay, place: int, words: Words) -> str:
    """The reasoning of one hand: what was counted, what decided it, what each step writes, and the standing after it."""
    names = who(words, replayed.game, replayed.match.players)
    played = replayed.hands[place]
    rows = []
    for line in played.scored.lines:
        source = words.source(line)
        text = words.line(line, names) + (f" ({source})" if source else "")
        rows.append([text, *([words.signed(move) for move in line.moves] if any(line.moves) else [])])
    rows.append([words.say("score.written"), *map(words.number, played.scored.scores)])
    rows.append([words.say("score.standing", hand=place + 1), *map(words.number, played.totals)])
    head = [words.say("score.why", hand=place + 1), *_heads(replayed, names)]
    return "\n".join(_columns([head, *rows], left=(0,)))


def difference(one: Replay, other: Replay, rules: Mapping[str, Any], words: Words) -> str:
    """The hands that are written otherwise under other house rules, and what that makes of the totals."""
    names = who(words, one.game, one.match.players)
    said = ", ".join(f"{name}={_json(value)}" for name, value in rules.items())
    heading = words.say("score.other_rules", rules=said)
    changed = [
        (old, new)
        for old, new in zip(one.hands, other.hands, strict=True)
        if old.scored.scores != new.scored.scores or old.totals != new.totals and old.after_end != new.after_end
    ]
    if not changed and (one.winners, one.finished) == (other.winners, other.finished):
        return f"{heading}\n{words.say('score.no_difference')}"
    heads = _heads(one, names)
    rows = [["", *heads, "", *heads]]
    for old, new in changed:
        label = words.say("score.hand", hand=old.place + 1)
        rows.append([label, *map(words.number, old.scored.scores), "→", *map(words.number, new.scored.scores)])
    rows.append([words.say("score.total"), *map(words.number, one.totals), "→", *map(words.number, other.totals)])
    moved = [words.signed(b - a) for a, b in zip(one.totals, other.totals, strict=True)]
    rows.append([words.say("score.difference"), *["" for _ in heads], "", *moved])
    return "\n".join([heading, *_columns(rows, left=(0,)), _outcome(other, words, names)])


def _heads(replayed: Replay, names: Who) -> list[str]:
    """How the columns are called."""
    columns: Sequence[str | int] = replayed.game.sides or range(len(replayed.match.players))
    return [names[column] for column in columns]


def _row(played: Played, words: Words, names: Who, running: bool) -> list[str]:
    scored = played.scored
    marks = ", ".join(words.mark(mark, names) for mark in scored.marks)
    totals = ["", *map(words.number, played.totals)] if running else []
    return [
        str(played.place + 1),
        names[played.dealer],
        *map(words.number, scored.scores),
        *totals,
        marks if played.number else f"{marks or '–'}",
    ]


def _outcome(replayed: Replay, words: Words, names: Who) -> str:
    """Who won, or who deals next."""
    columns: Sequence[str | int] = replayed.game.sides or range(len(replayed.match.players))
    if not replayed.finished:
        return words.say("score.next", {"dealer": replayed.dealer, "leader": replayed.leader}, names)
    if not replayed.winners:
        return words.say("score.nobody_won")
    won = words.names([columns[i] for i in replayed.winners], names)
    return words.say("score.won" if len(replayed.winners) == 1 else "score.shared", names=won)


def _columns(rows: list[list[str]], left: tuple[int, ...], ends: bool = False) -> list[str]:
    """Rows as lines, numbers to the right; the columns in `left` to the left, and with `ends` what comes last too."""
    widths: dict[int, int] = {}
    count = len(rows[0])
    for row in rows:
        for i, cell in enumerate(row[:count]):
            widths[i] = max(widths.get(i, 0), len(cell))
    fits: Callable[[int, str], str] = lambda i, cell: (str.ljust if i in left else str.rjust)(cell, widths.get(i, 0))  # noqa: E731
    return [GAP.join(fits(i, cell) for i, cell in enumerate(row)).rstrip() for row in rows]


def _json(value: Any) -> str:
    import json

    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _spread(points: Sequence[Points], words: Words) -> list[str]:
    return [words.number(one) for one in points]
