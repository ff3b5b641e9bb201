"""Who plays."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, func, select, update

from app.store.base import AnyRow, Base, add_unless_there, mine, now, space_of, touch, when_if
from app.store.merging import turn_round
from app.store.naming import in_space, spelled
from app.store.spellings import ANY, AS_PERSON, found, known, spellings
from app.store.tables import match, person, seat
from app.store.trouble import NotPossibleError
from app.store.values import PATTERNS, Person, Player

__all__ = ["People", "known", "spellings"]

_LISTED = (person.c.same_as_id.is_(None), person.c.hidden.is_(None))
"""Who is a person, not a second spelling of one, and was not taken off the lists."""


class People(Base):
    """The names that are remembered. All raise UnknownError for a person that is not there; the id of a second spelling
    stands for the person.
    """

    def people(self) -> tuple[Person, ...]:
        """Everybody on the lists, who was seated last first."""
        asked = select(*AS_PERSON).where(*_LISTED).order_by(person.c.used.desc(), person.c.id.desc())
        with self._reading() as db:
            return tuple(Person(*row) for row in db.execute(asked.where(mine(db, person))))

    def whose(self, ids: Collection[int]) -> dict[int, int]:
        """Under which id everybody goes now who went under these; what is not there is left out."""
        return {one: there.id for one, there in self.named(ids).items()}

    def named(self, ids: Collection[int]) -> dict[int, Person]:
        """Who that is now under each of these ids, on the lists or off; what is not there is left out."""
        with self._reading() as db:
            return found(db, ids)

    def players(self) -> tuple[Player, ...]:
        """Everybody, who was seated last first and who was taken off the lists last: with how often they played."""
        by_use = (person.c.used.desc(), person.c.id.desc())
        with self._reading() as db:
            own = mine(db, person)
            rows = db.execute(select(person).where(own, *_LISTED).order_by(*by_use)).all()
            off = select(person).where(own, person.c.same_as_id.is_(None), person.c.hidden.is_not(None))
            rows = [*rows, *db.execute(off.order_by(*by_use))]
            # Any; an index answers this, and not IS NOT NULL.
            second = select(person).where(own, person.c.same_as_id > 0)
            return _players(db, rows, db.execute(second).all())

    def player(self, person_id: int) -> Player | None:
        """One of them; None when there is none."""
        with self._reading() as db:
            root = select(func.coalesce(person.c.same_as_id, person.c.id)).where(person.c.id == person_id)
            rows = db.execute(select(person).where(person.c.id == root.scalar_subquery(), mine(db, person))).all()
            if not rows:
                return None
            second = select(person).where(mine(db, person), person.c.same_as_id == rows[0].id)
            return _players(db, rows, db.execute(second).all())[0]

    def add_person(self, name: str) -> Person:
        """The person of this name; made when there is none. Spaces around it and capitals make no other person.

        A second spelling gives the person whose it is, and who was taken off the lists is back on them.
        NotPossibleError "store.name_empty" for no name.
        """
        name, key = spelled(name)
        with self._writing() as db:
            if not _by_key(db, key):
                add_unless_there(db, person, person_row(db, name, key))
            found = _by_key(db, key)
            assert found
            there = known(db, [found.id])[found.id]
            db.execute(update(person).where(person.c.id == there.id).values(hidden=None))
            return there

    def rename_person(self, person_id: int, name: str) -> Person:
        """Spells a name otherwise, in every match. One of their other spellings becomes the name, and the name a second
        spelling: then the person goes under another id.

        NotPossibleError "store.name_empty", or "store.name_taken" (values name, person) when it is another person's:
        whether that is the same one, only the table knows (`merge_people`).
        """
        name, key = spelled(name)
        with self._writing() as db:
            was = known(db, [person_id])[person_id]
            other = _by_key(db, key)
            if other and other.id != was.id:
                if other.same_as_id != was.id:
                    whose = known(db, [other.id])[other.id]
                    raise NotPossibleError("store.name_taken", {"name": whose.name, "person": whose.id})
                turn_round(db, was.id, other.id)
                was = was._replace(id=other.id)
            db.execute(update(person).where(person.c.id == was.id).values(name=name, key=in_space(self.space, key)))
            touch(db, ANY)
            return was._replace(name=name)

    def set_pattern(self, person_id: int, pattern: int) -> Person:
        """Which of the `PATTERNS` is drawn behind the initial. ValueError for any other."""
        if pattern not in range(PATTERNS):
            raise ValueError(pattern)
        return self._mark(person_id, pattern=pattern)

    def hide_person(self, person_id: int) -> Person:
        """Takes a name off the lists; the matches keep it. Seated again, or added by name, it is back."""
        return self._mark(person_id, hidden=now())

    def show_person(self, person_id: int) -> Person:
        """Puts a name on the lists again."""
        return self._mark(person_id, hidden=None)

    def _mark(self, person_id: int, **values: int | None) -> Person:
        with self._writing() as db:
            there = known(db, [person_id])[person_id]
            db.execute(update(person).where(person.c.id == there.id).values(values))
            touch(db, ANY)
            return known(db, [there.id])[there.id]


def _players(db: Connection, rows: Sequence[AnyRow], second: Sequence[AnyRow]) -> tuple[Player, ...]:
    """The players of these rows, whose `second` spellings are among those."""
    also: dict[int, list[Person]] = {}
    for row in second:
        also.setdefault(row.same_as_id, []).append(Person(row.id, row.name, row.pattern))
    counted = select(seat.c.person_id, func.count(), func.max(match.c.started)).join_from(seat, match)
    counted = counted.where(match.c.removed.is_(None)).group_by(seat.c.person_id)
    if len(rows) == 1:
        counted = counted.where(seat.c.person_id.in_([rows[0].id, *(row.id for row in second)]))
    else:
        counted = counted.where(seat.c.person_id.in_(select(person.c.id).where(mine(db, person))))
    played = {one: (matches, last) for one, matches, last in db.execute(counted)}
    made = []
    for row in rows:
        others = sorted(also.get(row.id, []), key=lambda p: p.name.casefold())
        counts = [played[one] for one in (row.id, *(p.id for p in others)) if one in played]
        matches, last = sum(n for n, _ in counts), max((at for _, at in counts), default=None)
        root = Person(row.id, row.name, row.pattern)
        made.append(Player(root, matches, when_if(last), row.hidden is not None, tuple(others)))
    return tuple(made)


def person_row(db: Connection, name: str, key: str) -> dict[str, Any]:
    """The row of somebody new in this space."""
    own = space_of(db)
    return {"name": name, "key": in_space(own, key), "pattern": free_pattern(db, key), "space_id": own}


def free_pattern(db: Connection, key: str) -> int:
    """The pattern that the fewest have whose name begins with the same letter: two of one initial are told apart. Of
    those it is the name that says which, so that a list has all of them.

    The keys between this letter and the next are asked for, in order of code points.
    """
    start, end = (in_space(space_of(db), letter) for letter in (key[0], chr(min(ord(key[0]) + 1, 0x10FFFF))))
    alike = (person.c.key >= start, person.c.key < end)
    asked = select(person.c.pattern, func.count()).where(*alike, person.c.same_as_id.is_(None))
    used = {row[0]: row[1] for row in db.execute(asked.group_by(person.c.pattern))}
    own = sum(map(ord, key))
    return min(range(PATTERNS), key=lambda one: (used.get(one, 0), (one - own) % PATTERNS))


def _by_key(db: Connection, key: str) -> AnyRow | None:
    return db.execute(select(person).where(person.c.key == in_space(space_of(db), key))).first()
