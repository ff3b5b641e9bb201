"""The regular tables, and who play together so often that they could have one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from app.store.base import AnyRow, Base, Rows, add, mine, now, when, when_if
from app.store.spellings import AS_PERSON, known, seated, spellings
from app.store.tables import match, regular, regular_seat, seat
from app.store.trouble import NotPossibleError, UnknownError
from app.store.values import Company, Json, Person, Regular

RECENT = 300
"""Among so many of the newest matches a company is looked for: who played together years ago needs no table."""
OFTEN = 2
"""So many matches make a company."""


class Regulars(Base):
    """Writes raise UnknownError for a table ("store.unknown_table") or a person that is not there."""

    def add_regular(self, name: str, game: str, people: Sequence[int], rules: Json) -> Regular:
        """Makes a regular table. `people` are ids in seat order, clockwise. Whether the game can be played by so many,
        and by these rules, is the caller's to know.

        NotPossibleError "store.name_empty", "store.no_people", "store.seats_double" (values name).
        """
        name = _named(name)
        with self._writing() as db:
            _checked(db, people)
            row = {"name": name, "game": game, "rules": dict(rules), "used": now(), "hidden": None}
            row["space_id"] = self.space
            made = add(db, regular, row)
            _seat(db, made, people)
            return _one(db, made)

    def regulars(self, limit: int | None = None, *, hidden: bool = False) -> tuple[Regular, ...]:
        """The regular tables, last used first; `hidden`: those that were taken off the lists, the newest of these
        first."""
        with self._reading() as db:
            return _load(db, listed(db, hidden=hidden).limit(limit))

    def regular(self, regular_id: int) -> Regular | None:
        """The regular table with this id, on the lists or not; None when there is none."""
        with self._reading() as db:
            found = _load(db, select(regular).where(mine(db, regular), regular.c.id == regular_id))
            return found[0] if found else None

    def regular_of(self, game: str, people: Iterable[int]) -> Regular | None:
        """The regular table of just these people at this game, in whatever seats: one on the lists before another."""
        ids = set(people)
        with self._reading() as db:
            at = select(regular_seat.c.regular_id).where(regular_seat.c.person_id.in_(spellings(db, sorted(ids))))
            tables = _load(db, select(regular).where(mine(db, regular), regular.c.id.in_(at), regular.c.game == game))
        alike = [table for table in tables if {p.id for p in table.people} == ids]
        return min(alike, key=lambda t: (t.hidden is not None, -t.used.timestamp()), default=None)

    def change_regular(
        self,
        regular_id: int,
        *,
        name: str | None = None,
        people: Sequence[int] | None = None,
        rules: Json | None = None,
    ) -> None:
        """Gives a table another name, says again who sits where or by which agreement they play: whatever is said.

        Refuses what `add_regular` does.
        """
        values: dict[str, Any] = {} if name is None else {"name": _named(name)}
        if rules is not None:
            values["rules"] = dict(rules)
        with self._writing() as db:
            if people is not None:
                _checked(db, people)
            _change(db, regular_id, id=regular_id, **values)
            if people is not None:
                db.execute(delete(regular_seat).where(regular_seat.c.regular_id == regular_id))
                _seat(db, regular_id, people)

    def hide_regular(self, regular_id: int) -> None:
        """Takes a table off the lists; its matches know nothing of it."""
        with self._writing() as db:
            _change(db, regular_id, hidden=now())

    def show_regular(self, regular_id: int) -> None:
        """Puts it on the lists again."""
        with self._writing() as db:
            _change(db, regular_id, hidden=None)

    def use_regular(self, regular_id: int) -> None:
        """A match began at this table: it comes first from now on."""
        with self._writing() as db:
            _change(db, regular_id, used=now())

    def unmake_regular(self, regular_id: int) -> None:
        """Takes back that a table was made. Unmaking it again changes nothing."""
        with self._writing() as db:
            if db.execute(select(regular.c.id).where(mine(db, regular), regular.c.id == regular_id)).first():
                db.execute(delete(regular_seat).where(regular_seat.c.regular_id == regular_id))
                db.execute(delete(regular).where(regular.c.id == regular_id))

    def last_together(self, game: str, people: Iterable[int]) -> str | None:
        """The id of the newest match that just these people played at this game, in whatever seats; None for none. What
        is in the bin does not count."""
        with self._reading() as db:
            asked = _together(db, select(match.c.id), game, people).order_by(match.c.started.desc())
            return db.execute(asked.limit(1)).scalar()

    def companies(self, limit: int = 5) -> tuple[Company, ...]:
        """Who played the same game together at least twice lately and have no regular table for it, on the lists or
        off; those who did so most first.
        """
        with self._reading() as db:
            tables = (*_load(db, listed(db)), *_load(db, listed(db, hidden=True)))
            have = {(table.game, frozenset(p.id for p in table.people)) for table in tables}
            newest = select(match.c.id, match.c.game, match.c.started)
            newest = newest.where(mine(db, match), match.c.removed.is_(None))
            rows = db.execute(newest.order_by(match.c.started.desc()).limit(RECENT)).all()
            sat = _seated(db, seat.c.match_id, [row.id for row in rows])
            of = {row.id: (row.game, frozenset(p.id for p in sat.get(row.id, ()))) for row in rows}
            count = Counter(of.values())
            last: dict[Any, AnyRow] = {}
            for row in rows:
                last.setdefault(of[row.id], row)
            often = [one for one, n in count.most_common() if n >= OFTEN and one not in have and len(one[1]) > 1]
            found = []
            for game, ids in often[:limit]:
                row = last[game, ids]
                times = db.execute(_together(db, select(func.count()).select_from(match), game, ids)).scalar() or 0
                found.append(Company(row.id, game, sat[row.id], times, when(row.started)))
            return tuple(sorted(found, key=lambda c: (-c.times, -c.last.timestamp())))


def listed(db: Connection, *, hidden: bool = False) -> Rows:
    """The tables in the order of their list, which an index gives."""
    if hidden:
        return select(regular).where(mine(db, regular), regular.c.hidden.is_not(None)).order_by(regular.c.hidden.desc())
    return select(regular).where(mine(db, regular), regular.c.hidden.is_(None)).order_by(regular.c.used.desc())


def _load(db: Connection, asked: Rows) -> tuple[Regular, ...]:
    rows = db.execute(asked).all()
    sat = _seated(db, regular_seat.c.regular_id, [row.id for row in rows])
    return tuple(
        Regular(row.id, row.name, row.game, sat.get(row.id, ()), row.rules, when(row.used), when_if(row.hidden))
        for row in rows
    )


def _one(db: Connection, regular_id: int) -> Regular:
    return _load(db, select(regular).where(regular.c.id == regular_id))[0]


def _seated(db: Connection, of: Any, ids: Sequence[Any]) -> dict[Any, tuple[Person, ...]]:
    """Who sits where, by the id of their match or table (the column `of`), as they are called now. Somebody who sits
    there twice, by two spellings that turned out to be one person, sits at the first of these seats."""
    chairs = of.table
    asked = select(of, *AS_PERSON).select_from(seated(chairs)).where(of.in_(ids)).order_by(of, chairs.c.seat)
    found: dict[Any, tuple[Person, ...]] = {}
    for one, *who in db.execute(asked) if ids else ():
        there, someone = found.get(one, ()), Person(*who)
        found[one] = there if someone in there else (*there, someone)
    return found


def _together(db: Connection, asked: Select[Any], game: str, people: Iterable[int]) -> Select[Any]:
    """Those matches of a game in which all of these people play and nobody else."""
    ids = sorted(set(people))
    asked = asked.where(mine(db, match), match.c.game == game, match.c.removed.is_(None))
    for one in ids:
        there = select(seat.c.seat).where(seat.c.match_id == match.c.id, seat.c.person_id.in_(spellings(db, [one])))
        asked = asked.where(there.exists())
    chairs = select(func.count()).select_from(seat).where(seat.c.match_id == match.c.id)
    return asked.where(chairs.scalar_subquery() == len(ids))


def _checked(db: Connection, people: Sequence[int]) -> None:
    if not people:
        raise NotPossibleError("store.no_people")
    found = known(db, people)
    there = [found[one] for one in people]
    for n, one in enumerate(there):
        if one in there[:n]:
            raise NotPossibleError("store.seats_double", {"name": one.name})


def _seat(db: Connection, regular_id: int, people: Sequence[int]) -> None:
    rows = [{"regular_id": regular_id, "seat": n, "person_id": one} for n, one in enumerate(people)]
    db.execute(insert(regular_seat), rows)


def _change(db: Connection, regular_id: int, **values: Any) -> None:
    if not db.execute(update(regular).where(mine(db, regular), regular.c.id == regular_id).values(**values)).rowcount:
        raise UnknownError("store.unknown_table", {"table": regular_id})


def _named(name: str) -> str:
    name = " ".join(name.split())
    if not name:
        raise NotPossibleError("store.name_empty")
    return name
