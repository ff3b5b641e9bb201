"""Which matches there are: looked for by game, people, period and words; the newest first, a page at a time."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, and_, exists, func, literal_column, or_, select
from sqlalchemy.sql.elements import ColumnElement

from app.store.base import AnyRow, Base, as_stored, mine, when
from app.store.matches import load
from app.store.spellings import seated, spellings
from app.store.tables import match, person, seat
from app.store.values import Found, Page, StoredMatch, Wanted

Condition = ColumnElement[bool]
_IN_BIN: Condition = match.c.removed > 0
"""Said as a range: of "not null" SQLite supposes that it leaves out too little to go by an index."""


class Listing(Base):
    """The matches, as a list that may be long. What a row of it shows is read apart (`these`), for what is in sight."""

    def find(self, wanted: Wanted, limit: int, after: Found | None = None) -> Page:
        """The newest `limit` matches that are wanted (in the bin: removed last), or those that come after one of them;
        and how many are wanted in all.
        """
        with self._reading() as db:
            asked = _conditions(db, wanted)
            if asked is None:
                return Page((), 0, False)
            total: int = db.execute(select(func.count()).select_from(match).where(*asked)).scalar_one()
            order = _order(wanted)
            page = select(match.c.id, match.c.version, match.c.started, match.c.removed).where(*asked)
            if after is not None:
                page = page.where(_after(order, after))
            rows = db.execute(page.order_by(*(column.desc() for column in order)).limit(limit + 1)).all()
            return Page(_found(db, rows[:limit]), total, len(rows) > limit)

    def these(self, ids: Sequence[str]) -> tuple[StoredMatch, ...]:
        """The matches with these ids, in the bin or not, in that order. What is not there is left out."""
        if not ids:
            return ()
        with self._reading() as db:
            there = {one.id: one for one in load(db, select(match).where(match.c.id.in_(ids)))}
        return tuple(there[one] for one in ids if one in there)

    def in_bin(self) -> tuple[str, ...]:
        """The ids of everything in the bin, what was removed last first."""
        order = _order(Wanted(state="removed"))
        asked = select(match.c.id).where(_IN_BIN).order_by(*(column.desc() for column in order))
        with self._reading() as db:
            return tuple(db.execute(asked.where(mine(db, match))).scalars())

    def first_started(self) -> datetime | None:
        """When the oldest match that is not in the bin began; None when there is none."""
        asked = select(match.c.started).where(match.c.removed.is_(None)).order_by(match.c.started).limit(1)
        with self._reading() as db:
            found = db.execute(asked.where(mine(db, match))).scalar()
            return None if found is None else when(found)


def _order(wanted: Wanted) -> tuple[ColumnElement[Any], ...]:
    """By what the list is ordered, all of it downwards. An index has these in this order."""
    by = (match.c.started, match.c.id)
    return (match.c.removed, *by) if wanted.state == "removed" else by


def _after(order: Sequence[ColumnElement[Any]], last: Found) -> Condition:
    """What comes after this one: said so that the first column is a range of the index."""
    times = (last.started,) if last.removed is None or len(order) == 2 else (last.removed, last.started)
    further: Condition = order[-1] < last.id
    for column, value in reversed(list(zip(order[:-1], map(as_stored, times), strict=True))):
        further = and_(column <= value, or_(column < value, further))
    return further


def _conditions(db: Connection, wanted: Wanted) -> list[Condition] | None:
    """What is asked of a match. None when no match can be so."""
    in_bin = wanted.state == "removed"
    asked: list[Condition] = [mine(db, match), _IN_BIN if in_bin else match.c.removed.is_(None)]
    if wanted.game:
        asked.append(match.c.game == wanted.game)
    if wanted.since is not None:
        asked.append(match.c.started >= as_stored(wanted.since))
    if wanted.until is not None:
        asked.append(match.c.started < as_stored(wanted.until))
    if wanted.state == "open":
        asked += [match.c.ended.is_(None), match.c.stopped.is_(None)]
    elif wanted.state == "finished":
        asked.append(or_(match.c.ended.is_not(None), match.c.stopped.is_not(None)))
    for one in wanted.people:
        ids = spellings(db, [one])
        if not ids:
            return None
        asked.append(_played(ids))
    words = [folded(word) for word in wanted.words]
    if words:
        names, titles = _names(db), _titles(db)
        for word in words:
            either: list[Condition] = []
            if who := [one for one, name in names if word in name]:
                either.append(_played(who))
            if called := [title for title in titles if word in folded(title)]:
                either.append(match.c.title.in_(called))
            if not either:
                return None
            asked.append(or_(*either))
    return asked


def _played(ids: Sequence[int]) -> Condition:
    """One of these spellings sits at the match."""
    return exists(select(literal_column("1")).where(seat.c.person_id.in_(ids), seat.c.match_id == match.c.id))


def _names(db: Connection) -> list[tuple[int, str]]:
    """Every spelling with what it can be found by: its own name, and that of the person. There are as many as people,
    whatever the number of matches, so they are looked through here: what is a letter is not the same in each database.
    """
    rows = db.execute(select(person.c.id, person.c.name, person.c.same_as_id).where(mine(db, person))).all()
    name = {row.id: folded(row.name) for row in rows}
    return [(row.id, f"{name[row.id]} {name.get(row.same_as_id, '')}") for row in rows]


def _titles(db: Connection) -> Sequence[str]:
    """Every title that a match has. Said twice: the one so that the index of titles counts, the other as its range."""
    asked = select(match.c.title).distinct().where(mine(db, match), literal_column("title <> ''"), match.c.title > "")
    return db.execute(asked).scalars().all()


def folded(text: str) -> str:
    """A text as it is compared: capitals and accents make no difference."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))


def _found(db: Connection, rows: Sequence[AnyRow]) -> tuple[Found, ...]:
    if not rows:
        return ()
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    asked: Select[Any] = select(seat.c.match_id, person.c.name).select_from(seated())
    for one, name in db.execute(asked.where(seat.c.match_id.in_(names)).order_by(seat.c.match_id, seat.c.seat)):
        names[one].append(name)
    return tuple(
        Found(r.id, r.version, when(r.started), None if r.removed is None else when(r.removed), tuple(names[r.id]))
        for r in rows
    )
