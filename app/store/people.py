"""Who plays."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from app.store.base import Base, add
from app.store.tables import person
from app.store.trouble import NotPossibleError, UnknownError
from app.store.values import Person


class People(Base):
    """The names that are remembered."""

    def people(self) -> tuple[Person, ...]:
        """Everybody, who was seated last first."""
        asked = select(person.c.id, person.c.name).order_by(person.c.used.desc(), person.c.id.desc())
        with self._reading() as db:
            return tuple(Person(*row) for row in db.execute(asked))

    def add_person(self, name: str) -> Person:
        """The person of this name; made when there is none. Spaces around it and capitals make no other person.

        NotPossibleError "store.name_empty" for no name.
        """
        name, key = _spelled(name)
        with self._writing() as db:
            if found := _by_key(db, key):
                return found
            return Person(add(db, person, {"name": name, "key": key, "used": 0}), name)

    def rename_person(self, person_id: int, name: str) -> Person:
        """Spells a name otherwise, in every match.

        NotPossibleError "store.name_empty", or "store.name_taken" (values name) when it is another person's.
        """
        name, key = _spelled(name)
        with self._writing() as db:
            known(db, [person_id])
            other = _by_key(db, key)
            if other and other.id != person_id:
                raise NotPossibleError("store.name_taken", {"name": other.name})
            db.execute(update(person).where(person.c.id == person_id).values(name=name, key=key))
            return Person(person_id, name)


def known(db: Connection, ids: Sequence[int]) -> dict[int, Person]:
    """The people with these ids. UnknownError "store.unknown_person" for the first that is not there."""
    found = {r.id: Person(r.id, r.name) for r in db.execute(select(person).where(person.c.id.in_(set(ids))))}
    for one in ids:
        if one not in found:
            raise UnknownError("store.unknown_person", {"person": one})
    return found


def _by_key(db: Connection, key: str) -> Person | None:
    row = db.execute(select(person.c.id, person.c.name).where(person.c.key == key)).first()
    return Person(*row) if row else None


def _spelled(name: str) -> tuple[str, str]:
    """A name as it is kept, and the key by which it is found again."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name:
        raise NotPossibleError("store.name_empty")
    return name, unicodedata.normalize("NFKC", name).casefold()
