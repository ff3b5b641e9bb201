"""A loose hand: one that is argued about without a match. Who played, by which agreement, and the hand itself are one
draft; nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from app.entry import entry_of
from app.room import Room
from app.screens.entry_job import Job, Kept, kept_of
from app.store.values import Person, StoredMatch
from app.table import lineup as moves
from app.table.argued import Argued
from app.table.sheet import Sheet, sheet_of
from app.words import Words
from scoring import game as game_by_id
from scoring.game import Refused

_NEVER = datetime(2000, 1, 1, tzinfo=UTC)


class Loose(NamedTuple):
    """The table of a loose hand: `names` in seat order ("" for who has none), `rules` as far as they differ from the
    game's own; and the hand as it is half entered.
    """

    game: str
    names: tuple[str, ...]
    rules: Mapping[str, Any]
    kept: Kept

    def sheet(self, words: Words) -> Sheet:
        """The table as a match of which no hand is written. Raises `Refused` when it cannot be."""
        names = [name or words.say("match.seat_name", number=seat + 1) for seat, name in enumerate(self.names)]
        people = tuple(Person(seat + 1, name) for seat, name in enumerate(names))
        nothing: Any = None
        return sheet_of(
            StoredMatch("", self.game, "", people, 0, self.rules, (), 0, _NEVER, _NEVER, nothing, nothing, nothing)
        )

    def at_table(self, seats: int) -> Loose:
        """The same with so many players; a hand of another table is no hand of this one."""
        game = game_by_id(self.game)
        names = (*self.names[:seats], *[""] * (seats - len(self.names)))
        return Loose(self.game, names, moves.fitting(self.rules, game, seats), kept_of({}))

    def as_kept(self) -> dict[str, Any]:
        """All of it, as it is kept."""
        return {**self.kept._asdict(), "names": list(self.names), "rules": dict(self.rules)}


class LooseJob(Job):
    """The entry of a loose hand. `match` is its game."""

    __slots__ = ()

    def draft_key(self, sheet: Sheet) -> str:
        return draft_key(self.match)

    def title(self, sheet: Sheet, words: Words) -> str:
        return words.say("dispute.loose")


def draft_key(game_id: str) -> str:
    """Where the loose hand of a game is kept."""
    return f"dispute/{game_id}"


def job(game_id: str) -> LooseJob:
    """What is entered."""
    return LooseJob(game_id, "new")


async def fetch(here: Room, game_id: str) -> Loose:
    """What was kept; else a hand that nobody entered yet, at the table and by the agreement of the last match of this
    game. Raises what the store raises.
    """
    game, key = game_by_id(game_id), draft_key(game_id)
    data, last = await here.door.ask(lambda s: (s.draft(key) or {}, s.last_match(game_id)))
    names, rules = data.get("names"), data.get("rules")
    if not (isinstance(names, list) and all(isinstance(n, str) for n in names) and isinstance(rules, dict)):
        data, names, rules = {}, [], {}
        if last is not None and len(last.names) in game.tables:
            names, rules = list(last.names), dict(last.agreed)
    seats = len(names) if len(names) in game.tables else game.tables[0]
    found = Loose(game_id, (*names[:seats], *[""] * (seats - len(names))), rules, kept_of(data))
    if game.refuse_rules(rules, seats):
        found = found._replace(rules={})
    return found if not game.refuse_rules(found.rules, seats) else found.at_table(seats)


def keep(here: Room, loose: Loose) -> None:
    """Keeps a tap, without waiting."""
    here.door.keep_draft(draft_key(loose.game), loose.as_kept())


def forget(here: Room, game_id: str) -> None:
    """It is settled: the next loose hand begins empty."""
    here.door.post(lambda s: s.drop_draft(draft_key(game_id)))


def argued(loose: Loose, words: Words) -> Argued | None:
    """The hand, at its table; None while it is no hand yet."""
    entry = entry_of(loose.game)
    try:
        sheet = loose.sheet(words)
    except Refused:
        return None
    of = job(loose.game)
    extra = loose.kept.carried(sheet, of)
    case = of.case(sheet, extra, words)
    draft = loose.kept.start(entry, sheet, of, case)
    hand = {**entry.hand(draft), **extra}
    columns = tuple(sheet.column_name(i, words) for i in range(sheet.columns))
    found = Argued(case.game, hand, case.table, case.standing, columns, case.who)
    return found if entry.verdict(draft, case).writes else None
