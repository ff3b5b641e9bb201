"""Two names that are one person after all, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from app.store.base import Base, mine, touch, when
from app.store.spellings import ANY, count_anew, known, spellings
from app.store.tables import match, person, seat
from app.store.trouble import NotPossibleError
from app.store.values import Merged, Person


class Merging(Base):
    """Who is the same person. All raise UnknownError for a person that is not there. The seats and the journal stay as
    they are: a merge only says whose spelling a name is.
    """

    def merge_people(self, spelling: int, into: int) -> Merged:
        """Says that `spelling` is a second spelling of the person `into`, in all matches at once. Its own other
        spellings go along. Merging one person into themselves changes nothing.

        NotPossibleError "store.same_match" when both sat in one match: they are two. Values: `name` and `other`, and
        the newest such match: its id `match`, its `game`, when it was `started`.
        """
        with self._writing() as db:
            found = known(db, [spelling, into])
            one, other = found[spelling], found[into]
            if one.id == other.id:
                return Merged(other, one.id, ())
            theirs = spellings(db, [one.id])
            _never_together(db, (one, theirs), (other, spellings(db, [other.id])))
            rows = {row.id: row for row in db.execute(select(person).where(person.c.id.in_([one.id, other.id])))}
            seen = rows[one.id].hidden is None or rows[other.id].hidden is None
            values = {"used": max(row.used for row in rows.values())}
            values |= {"hidden": None} if seen else {}
            db.execute(update(person).where(person.c.id == other.id).values(values))
            db.execute(update(person).where(person.c.id.in_(theirs)).values(same_as_id=other.id))
            count_anew(db, theirs)
            touch(db, ANY)
            return Merged(other, one.id, tuple(i for i in theirs if i != one.id))

    def may_merge(self, spelling: int, into: int) -> None:
        """Raises what `merge_people` would; nothing is written."""
        with self._reading() as db:
            found = known(db, [spelling, into])
            one, other = found[spelling], found[into]
            if one.id != other.id:
                _never_together(db, (one, spellings(db, [one.id])), (other, spellings(db, [other.id])))

    def unmerge(self, spelling: int, along: Sequence[int] = ()) -> Person:
        """Makes a second spelling a person of its own again, in all matches where it sat. `along`: the spellings of the
        same person that go with it (`Merged.along`). What is a person already stays one.
        """
        with self._writing() as db:
            known(db, [spelling])
            was = db.execute(select(person.c.same_as_id).where(person.c.id == spelling)).scalar()
            if was is not None:
                db.execute(update(person).where(person.c.id == spelling).values(same_as_id=None))
                if along:
                    its_own = update(person).where(person.c.id.in_(along), person.c.same_as_id == was)
                    db.execute(its_own.values(same_as_id=spelling))
                count_anew(db, [spelling, *along])
                touch(db, ANY)
            return known(db, [spelling])[spelling]


def turn_round(db: Connection, was: int, becomes: int) -> None:
    """The second spelling `becomes` is the person from now on, and `was` one of its spellings, as the others are."""
    before = db.execute(select(person.c.used, person.c.hidden, person.c.pattern).where(person.c.id == was)).one()
    values = {"same_as_id": None, "used": before.used, "hidden": before.hidden, "pattern": before.pattern}
    count_anew(db, spellings(db, [was]))
    db.execute(update(person).where(mine(db, person), person.c.same_as_id == was).values(same_as_id=becomes))
    db.execute(update(person).where(person.c.id == was).values(same_as_id=becomes))
    db.execute(update(person).where(person.c.id == becomes).values(values))


def _never_together(db: Connection, one: tuple[Person, list[int]], other: tuple[Person, list[int]]) -> None:
    mine, theirs = seat.alias("mine"), seat.alias("theirs")
    together = mine.join(theirs, theirs.c.match_id == mine.c.match_id).join(match, match.c.id == mine.c.match_id)
    both = select(match.c.id, match.c.game, match.c.started).select_from(together)
    both = both.where(mine.c.person_id.in_(one[1]), theirs.c.person_id.in_(other[1]))
    last = db.execute(both.order_by(match.c.started.desc()).limit(1)).first()
    if last:
        values = {"name": one[0].name, "other": other[0].name}
        there = {"match": last.id, "game": last.game, "started": when(last.started)}
        raise NotPossibleError("store.same_match", values | there)
