"""A match as a message for a chat: a few short lines, with no dressing that a chat program would make its own of."""

from __future__ import annotations

from app.entry import figures_of
from app.screens.result_text import ranking, verdict_of
from app.screens.score_text import date_said
from app.table.sheet import Sheet
from app.words import Words


def chat_text(sheet: Sheet, words: Words) -> str:
    """What was played and when, who won (or how it stands), the totals, and what was remarkable: a line each."""
    said = verdict_of(sheet, words)
    game = words.say(f"{sheet.game.id}.name")
    title = f"{sheet.stored.title} ({game})" if sheet.stored.title else game
    lines = [f"{title}, {date_said(sheet.stored.started, words)}"]
    under = "".join(said.under)
    lines.append(f"{said.title}, {under}" if under else said.title)
    lines += _totals(sheet, words)
    counted = [
        f"{one.label} {one.value}" for one in figures_of(sheet.replay, words, sheet.who(words)) if one.value != "0"
    ]
    hands = sheet.replay.standing.hands
    stopped = sheet.replay.match.stopped and hands
    played = words.say("result.stopped", n=hands) if stopped else words.say("chat.hands", n=hands)
    lines.append(" · ".join([played, *counted]))
    return "\n".join(lines)


def _totals(sheet: Sheet, words: Words) -> list[str]:
    """A line for each side with who they are; the players on one line, best first."""
    totals = [words.number(total) for total in sheet.replay.totals]
    if sheet.game.sides:
        return [
            f"{sheet.column_name(i, words)} ({words.listed(sheet.people_of(i))}): {total}"
            for i, total in enumerate(totals)
        ]
    return [" · ".join(f"{sheet.column_name(i, words)} {totals[i]}" for i in ranking(sheet))]
