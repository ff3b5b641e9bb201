"""What was written to a match, in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select

from app.store.agreements import Told, told
from app.store.allowed import may
from app.store.base import AnyRow, Base, when
from app.store.spellings import found
from app.store.tables import hand, hand_version, journal
from app.store.values import Change

HISTORY = (
    select(journal, hand_version.c.hand_id, hand_version.c.version, hand_version.c.data)
    .outerjoin_from(journal, hand_version, hand_version.c.journal_id == journal.c.id)
    .order_by(journal.c.match_id, journal.c.number)
)
SEATING = ("begun", "table")
"""The kinds of writes that say who sits where."""


class History(Base):
    """The journal, read."""

    def history(self, match_id: str) -> tuple[Change, ...]:
        """Every write to a match in order, with the old and the new value; () for no such match. People are called as
        they are now.
        """
        changes = []
        values: dict[int, Any] = {}
        with self._reading() as db:
            if not may(db, match_id):
                return ()
            agreements = told(db, match_id)
            rows = db.execute(HISTORY.where(journal.c.match_id == match_id)).all()
            people = _people(db, rows)
            for row in rows:
                was, is_now = (_as_now(row, table, people) for table in (row.was, row.now))
                if row.hand_id is not None:
                    was, is_now = values.get(row.hand_id), row.data
                    values[row.hand_id] = is_now
                line = (row.number, row.kind, when(row.at), row.author, row.hand_id, row.version, was, is_now)
                changes.append(Change(*line, *agreements.get(row.number, Told(None, ()))))
        return tuple(changes)

    def hand_order(self, match_id: str) -> tuple[int, ...]:
        """The ids of all hands of a match as they stand on the pad, struck ones too; () for no such match."""
        with self._reading() as db:
            if not may(db, match_id):
                return ()
            asked = select(hand.c.id).where(hand.c.match_id == match_id).order_by(hand.c.place)
            return tuple(db.execute(asked).scalars())


def _people(db: Connection, rows: Iterable[AnyRow]) -> dict[int, dict[str, Any]]:
    """Who everybody is that the journal names at the tables of these writes, and how they are called now."""
    tables = [table for row in rows if row.kind in SEATING for table in (row.was, row.now) if table]
    ids = {one["id"] for table in tables for one in table.get("people", ())}
    return {spelling: {"id": one.id, "name": one.name} for spelling, one in found(db, ids, anywhere=True).items()}


def _as_now(row: AnyRow, table: Any, people: dict[int, dict[str, Any]]) -> Any:
    """What the journal says of a table, with everybody as they are called now."""
    if row.kind not in SEATING or not table or "people" not in table:
        return table
    return {**table, "people": [people.get(one["id"], one) for one in table["people"]]}
