"""A hand that is argued about: the hand, at its table and standing, and since when what holds there was agreed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from app.table.sheet import Sheet
from app.words import Who, Words
from scoring.game import Game, Hand, Rules, Standing, Table, same


class Argued(NamedTuple):
    """A hand with all that decides what is written for it, and the names of its columns.

    `since`: when each house rule got the value that it has here, and before which hand of the pad; without a match {}.
    """

    game: Game
    hand: Hand
    table: Table
    standing: Standing
    columns: tuple[str, ...]
    who: Who
    since: Mapping[str, Since] = {}

    @property
    def rules(self) -> Rules:
        """The complete agreement that holds for the hand."""
        return self.table.rules


class Since(NamedTuple):
    """When something was agreed, and the number on the pad of the first hand for which it held."""

    at: datetime
    number: int


def of_match(sheet: Sheet, place: int, words: Words) -> Argued:
    """The hand at this place of a match."""
    stored, played = sheet.hand(place)
    columns = tuple(sheet.column_name(i, words) for i in range(sheet.columns))
    since = {rule.name: since_when(sheet, place, rule.name) for rule in sheet.game.house_rules}
    return Argued(sheet.game, stored.data or {}, played.table, played.before, columns, sheet.who(words), since)


def since_when(sheet: Sheet, place: int, rule: str) -> Since:
    """Since when a house rule has the value that it has for the hand at `place`: the start of the match, or the change
    that brought it.
    """
    stored, game = sheet.stored, sheet.game
    now: Any = game.complete(stored.rules).get(rule)
    found = Since(stored.started, 1)
    for change in stored.changes:
        if change.place > place:
            break
        value = game.complete(change.rules).get(rule)
        if not same(value, now):
            now, found = value, Since(change.at, number_at(sheet, change.place))
    return found


def number_at(sheet: Sheet, place: int) -> int:
    """The number on the pad of the hand at `place`, or of the one that would come there."""
    return 1 + sum(1 for played in sheet.replay.hands[:place] if played.number is not None)
