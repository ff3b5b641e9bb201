"""What was written to a match, in order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from app.store.agreements import Told, told
from app.store.base import Base, when
from app.store.tables import hand, hand_version, journal
from app.store.values import Change

HISTORY = (
    select(journal, hand_version.c.hand_id, hand_version.c.version, hand_version.c.data)
    .outerjoin_from(journal, hand_version, hand_version.c.journal_id == journal.c.id)
    .order_by(journal.c.match_id, journal.c.number)
)


class History(Base):
    """The journal, read."""

    def history(self, match_id: str) -> tuple[Change, ...]:
        """Every write to a match in order, with the old and the new value; () for no such match."""
        changes = []
        values: dict[int, Any] = {}
        with self._reading() as db:
            agreements = told(db, match_id)
            for row in db.execute(HISTORY.where(journal.c.match_id == match_id)):
                was, is_now = row.was, row.now
                if row.hand_id is not None:
                    was, is_now = values.get(row.hand_id), row.data
                    values[row.hand_id] = is_now
                line = (row.number, row.kind, when(row.at), row.author, row.hand_id, row.version, was, is_now)
                changes.append(Change(*line, *agreements.get(row.number, Told(None, ()))))
        return tuple(changes)

    def hand_order(self, match_id: str) -> tuple[int, ...]:
        """The ids of all hands of a match as they stand on the pad, struck ones too; () for no such match."""
        with self._reading() as db:
            asked = select(hand.c.id).where(hand.c.match_id == match_id).order_by(hand.c.place)
            return tuple(db.execute(asked).scalars())
