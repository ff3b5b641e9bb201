"""What is half entered, and what a device prefers."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, delete, select, update

from app.store.base import Base, add_unless_there, now, space_of
from app.store.tables import draft, preference
from app.store.values import Json, spaced


class Drafts(Base):
    """Small things by key, the newest counts; each space has its own."""

    def draft(self, key: str) -> dict[str, Any] | None:
        """What is half entered under this key."""
        with self._reading() as db:
            return db.execute(select(draft.c.data).where(draft.c.key == spaced(self.space, key))).scalar()

    def save_draft(self, key: str, data: Json) -> None:
        """Keeps what is half entered. On a screen use `Door.keep_draft`, which does not wait."""
        with self._writing() as db:
            _put(db, draft, spaced(self.space, key), data=dict(data), at=now())

    def drop_draft(self, key: str) -> None:
        """Forgets it. A write of a hand does this itself, by its `draft_key`."""
        with self._writing() as db:
            drop(db, key)

    def preference(self, key: str, default: Any = None) -> Any:
        """The value kept under this key, any JSON; else `default`."""
        with self._reading() as db:
            row = db.execute(select(preference.c.value).where(preference.c.key == spaced(self.space, key))).first()
            return row.value if row else default

    def set_preference(self, key: str, value: Any) -> None:
        """Keeps a value, any JSON. None forgets it."""
        with self._writing() as db:
            own = spaced(self.space, key)
            if value is None:
                db.execute(delete(preference).where(preference.c.key == own))
            else:
                put_preference(db, own, value)


def drop(db: Connection, key: str | None) -> None:
    """Forgets the draft of this key, if any, in the caller's transaction."""
    if key is not None:
        db.execute(delete(draft).where(draft.c.key == spaced(space_of(db), key)))


def put_preference(db: Connection, key: str, value: Any) -> None:
    """Keeps a value, any JSON but null, in the caller's transaction."""
    _put(db, preference, key, value=value)


def _put(db: Connection, table: Table, key: str, **values: Any) -> None:
    there = update(table).where(table.c.key == key).values(**values)
    if not db.execute(there).rowcount and add_unless_there(db, table, {"key": key, **values}) is None:
        db.execute(there)  # another process wrote it in between
