"""Two spellings of one person: whose name is read at a seat, and which rows of seats are somebody's.

A seat points to the spelling that was tapped. That may be another person's second spelling (`person.same_as_id`, one
step deep): then it is the other one who sat there. Ids outside the store are always those of the person.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, FromClause, func, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from app.store.base import mine
from app.store.tables import match, person, seat
from app.store.trouble import UnknownError
from app.store.values import Person

spelled = person.alias("spelled")
"""A person under the spelling that a seat points to."""
WHOSE: ColumnElement[int] = func.coalesce(spelled.c.same_as_id, spelled.c.id)
"""The id of the person whose spelling that is."""
ANY = ""
"""Said to other processes instead of a match (`touch`): how somebody is called may be read anywhere."""
AS_PERSON = (person.c.id, person.c.name, person.c.pattern)
"""The columns that a `Person` is made of."""


def seated(seats: Any = seat) -> FromClause:
    """The seats with the person who sits there (the columns of `person`), by way of the spelling."""
    return seats.join(spelled, seats.c.person_id == spelled.c.id).join(person, person.c.id == WHOSE)  # type: ignore[no-any-return]


def found(db: Connection, ids: Collection[int], *, anywhere: bool = False) -> dict[int, Person]:
    """The people with these ids, those that are there; the id of a second spelling gives the person. `anywhere`: of
    other spaces too, for the names in a match that was let in from there.
    """
    asked = select(spelled.c.id, *AS_PERSON).join_from(spelled, person, person.c.id == WHOSE)
    if not anywhere:
        asked = asked.where(mine(db, spelled))
    return {one: Person(*row) for one, *row in db.execute(asked.where(spelled.c.id.in_(set(ids))))}


def known(db: Connection, ids: Sequence[int]) -> dict[int, Person]:
    """The same; UnknownError "store.unknown_person" for the first that is not there."""
    there = found(db, ids)
    for one in ids:
        if one not in there:
            raise UnknownError("store.unknown_person", {"person": one})
    return there


def spellings(db: Connection, ids: Sequence[int]) -> list[int]:
    """All ids under which these people sit somewhere: their own, and those of their other spellings. For questions over
    `seat.person_id`.
    """
    asked = select(person.c.id).where(mine(db, person), or_(person.c.id.in_(ids), person.c.same_as_id.in_(ids)))
    return list(db.execute(asked.order_by(person.c.id)).scalars())


def count_anew(db: Connection, ids: Sequence[int]) -> None:
    """Whose matches these are has changed: the figures of all matches under these spellings are made anew."""
    theirs = select(seat.c.match_id).where(seat.c.person_id.in_(ids))
    db.execute(update(match).where(match.c.id.in_(theirs), match.c.tallied != 0).values(tallied=0))
