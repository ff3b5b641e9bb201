"""How far a match is, for whoever shows it in a line: which hand comes next, and of how many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.table.sheet import Sheet
from app.words import Words


class Progress(NamedTuple):
    """`number` is the hand that comes next, from 1; `hands` how many were agreed on, None where that is not fixed."""

    number: int
    hands: int | None

    def said(self, words: Words) -> str:
        """9 van 16, or hand 9."""
        if self.hands is None:
            return words.say("home.hand", number=self.number)
        return words.say("home.hand_of", number=min(self.number, self.hands), hands=self.hands)


def progress(sheet: Sheet) -> Progress:
    """How far this match is."""
    end = sheet.replay.rules.get("end")
    hands = end.get("hands") if isinstance(end, Mapping) else None
    return Progress(sheet.replay.number, hands if isinstance(hands, int) else None)


def result(sheet: Sheet, words: Words) -> str:
    """The totals in one line, the winners' first: 1.811 – 1.501. Of many, or with some below zero, the best alone."""
    totals = sheet.replay.totals
    best = sheet.replay.winners or sheet.game.leaders(sheet.replay.rules, sheet.replay.standing)
    if any(total < 0 for total in totals) or len(totals) > 4:
        top = totals[best[0]]
        return words.signed(top) if any(total < 0 for total in totals) else words.number(top)
    rest = [i for i in range(len(totals)) if i not in best]
    down = bool(rest) and totals[best[0]] < max(totals[i] for i in rest)
    rest.sort(key=lambda i: totals[i], reverse=not down)
    return " – ".join(words.number(totals[i]) for i in (*best, *rest))


def who_won(sheet: Sheet, words: Words) -> str:
    """The names of those who won, or of everybody when nobody did (yet)."""
    columns = sheet.replay.winners or range(sheet.columns)
    sides = [" & ".join(sheet.people_of(column)) for column in columns]
    return words.listed(sides)


def others(sheet: Sheet, words: Words) -> str:
    """The names of those who played and did not win; "" when nobody won (yet), or everybody did."""
    won = sheet.replay.winners
    return words.listed([" & ".join(sheet.people_of(i)) for i in range(sheet.columns) if won and i not in won])
