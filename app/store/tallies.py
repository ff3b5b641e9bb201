"""What the figures are made of: kept a match, made anew when the match changed, added up by index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from app.store.base import Base, add_unless_there, as_stored, mine, space_of
from app.store.counted import Stale, Tally
from app.store.drafts import put_preference
from app.store.edition import edition_of
from app.store.matches import load
from app.store.tables import fact, match, preference, seat, tallied, tally
from app.store.values import spaced

MADE_BY = "figures.made_by"
"""The preference that holds by which meaning of the facts the figures of each game were made."""


class Tallies(Base):
    """The tallies of matches. Nobody's truth: they are made of replays, and may be thrown away."""

    def tally_anew(self, made_by: Mapping[str, str]) -> bool:
        """Tells by which meaning of the facts the figures of each game are made from now on. Where that is another one
        than before, all matches of the game are stale. Gives whether there was any such game."""
        with self._reading() as db:
            if not _changed(_made_by(db), made_by):
                return False
        with self._writing() as db:
            before = _made_by(db)
            changed = _changed(before, made_by)
            stale = update(match).where(mine(db, match), match.c.game.in_(changed), match.c.tallied != 0)
            db.execute(stale.values(tallied=0))
            put_preference(db, spaced(self.space, MADE_BY), {**before, **made_by})
            return bool(changed)

    def count_stale(self) -> int:
        """How many matches have changed since their tally was made, or have none."""
        with self._reading() as db:
            return db.execute(select(func.count()).select_from(match).where(mine(db, match), *_STALE)).scalar_one()

    def stale(self, limit: int, after: str = "") -> tuple[Stale, ...]:
        """Some of them, by their ids, from after this one on: with all that a new tally takes."""
        asked = select(match.c.id, match.c.version, match.c.removed).where(*_STALE, match.c.id > after)
        asked = asked.order_by(match.c.id).limit(limit)
        with self._reading() as db:
            rows = db.execute(asked.where(mine(db, match))).all()
            edition = edition_of(db)
            there = [row.id for row in rows if row.removed is None]
            if not there:
                return tuple(Stale(row.id, row.version, None, (), edition) for row in rows)
            found = {one.id: one for one in load(db, select(match).where(match.c.id.in_(there)))}
            spelled: dict[str, list[int]] = {one: [] for one in there}
            seats = select(seat.c.match_id, seat.c.person_id).where(seat.c.match_id.in_(there))
            for match_id, who in db.execute(seats.order_by(seat.c.match_id, seat.c.seat)):
                spelled[match_id].append(who)
            each = ((row, found.get(row.id), tuple(spelled.get(row.id, ()))) for row in rows)
            return tuple(Stale(row.id, row.version, one, seated, edition) for row, one, seated in each)

    def put_tallies(self, made: Sequence[Tally]) -> int:
        """Keeps the tallies of these matches in place of those before, in one transaction, and gives how many: a match
        that changed meanwhile stays stale, and one that somebody else did is left. One without facts has no tally from
        now on. What was read before a backup was taken back is nothing now: the same version may have other hands.
        """
        with self._writing() as db:
            asked = select(match.c.id, match.c.version).where(match.c.id.in_([one.match for one in made]), _CHANGED)
            asked = asked.where(mine(db, match)).order_by(match.c.id)
            now = {row.id: row.version for row in db.execute(asked.with_for_update())}
            here = edition_of(db)
            good = {one.match: one for one in made if now.get(one.match) == one.version and one.edition == here}
            drop_tallies(db, list(good))
            _keep(db, [one for one in good.values() if one.facts])
            if good:
                done = update(match).where(match.c.id == bindparam("one")).values(tallied=bindparam("at"))
                db.execute(done, [{"one": one.match, "at": one.version} for one in good.values()])
            return len(good)


def drop_tallies(db: Connection, ids: Sequence[str]) -> None:
    """Throws away the tallies of these matches, in the caller's transaction: before the matches themselves go, or when
    others come in their place."""
    for old in db.execute(select(tallied).where(tallied.c.match_id.in_(ids))).all():
        theirs = select(fact.c.id).where(fact.c.game == old.game)
        db.execute(
            delete(tally).where(
                tally.c.person_id.in_(of_company(old.company)),
                tally.c.fact_id.in_(theirs.scalar_subquery()),
                tally.c.at == old.at,
                tally.c.tallied_id == old.id,
            )
        )
        db.execute(delete(tallied).where(tallied.c.id == old.id))


def as_company(people: Iterable[int]) -> str:
    """Who played together, as it is kept: ids in ascending order."""
    return ",".join(map(str, sorted(set(people))))


def of_company(company: str) -> tuple[int, ...]:
    """The ids again."""
    return tuple(int(one) for one in company.split(","))


def numbers_of(db: Connection, game: str) -> dict[str, int]:
    """Under which numbers the facts of a game are kept."""
    asked = select(fact.c.what, fact.c.id).where(fact.c.game == game)
    return {row.what: row.id for row in db.execute(asked)}


class _Numbers:
    """The numbers of facts, looked up a game at a time; a fact that has none yet gets one."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._known: dict[str, dict[str, int]] = {}

    def of(self, game: str, what: str) -> int:
        there = self._known.get(game)
        if there is None:
            there = self._known[game] = numbers_of(self._db, game)
        if what not in there:
            added = add_unless_there(self._db, fact, {"game": game, "what": what})
            there |= numbers_of(self._db, game) if added is None else {what: added}
        return there[what]


def _keep(db: Connection, made: Sequence[Tally]) -> None:
    """Keeps which matches are tallied, and the rows of their facts."""
    if not made:
        return
    own = space_of(db)
    begins = [
        {"match_id": one.match, "game": one.game, "company": as_company(who for who, _ in one.facts), "at": _at(one)}
        | {"space_id": own}
        for one in made
    ]
    kept = db.execute(insert(tallied).returning(tallied.c.match_id, tallied.c.id), begins)
    ids = {row.match_id: row.id for row in kept}
    numbers = _Numbers(db)
    db.execute(insert(tally), [row for one in made for row in _rows(one, ids[one.match], numbers)])


def _rows(one: Tally, tallied_id: int, numbers: _Numbers) -> Iterator[dict[str, Any]]:
    at = _at(one)
    for (who, what), (n, first, amount, low, high) in one.facts.items():
        row = {"person_id": who, "fact_id": numbers.of(one.game, what), "at": at, "tallied_id": tallied_id, "n": n}
        yield row | {"first": first, "amount": amount, "low": low, "high": high}


def _at(one: Tally) -> int:
    assert one.at is not None
    return as_stored(one.at)


_CHANGED = match.c.tallied != match.c.version
# By its index: `id > ''` says where in it to begin.
_STALE = (_CHANGED, match.c.id > "")


def _changed(before: Mapping[str, str], made_by: Mapping[str, str]) -> list[str]:
    return [game for game, version in made_by.items() if before.get(game) != version]


def _made_by(db: Connection) -> dict[str, str]:
    kept = db.execute(select(preference.c.value).where(preference.c.key == spaced(space_of(db), MADE_BY))).scalar()
    return kept if isinstance(kept, dict) else {}
