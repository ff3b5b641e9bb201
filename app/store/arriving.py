"""Matches that come from elsewhere: which of them are here already, and all of them written at once or none."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from app.store.arrival import Arrival, Deed, Like, Mark
from app.store.base import Base, add, mine, one_by_one, when
from app.store.collecting import no_circles
from app.store.going_on import go_on, put_back
from app.store.history import HISTORY
from app.store.known_again import IN_THE_BIN, Seated, alike, by_key, chunks
from app.store.matches import load
from app.store.naming import spelled
from app.store.people import person_row
from app.store.tables import hand, hand_version, journal, match, person
from app.store.trouble import NotPossibleError
from app.store.values import Change, Person, StoredMatch
from app.store.writing_in import write_in

BATCH = 200
"""So many matches are written between two words of progress."""


class Begun(NamedTuple):
    """That there is a match, of which game, and when it began."""

    id: str
    game: str
    started: datetime


class Kept(NamedTuple):
    """A stored match with all that a file tells of it: its writes to hands, and the ids of its hands in order."""

    match: StoredMatch
    history: tuple[Change, ...]
    order: tuple[int, ...]


class Overtaken(NotPossibleError):  # noqa: N818
    """Something changed since it was looked at ("store.overtaken"). `deeds` are the places of those in what was asked.
    Nothing was written."""

    def __init__(self, deeds: Sequence[int]) -> None:
        super().__init__("store.overtaken", {"n": len(deeds)})
        self.deeds = tuple(deeds)


class Arriving(Base):
    """Questions about what comes in, and its one write."""

    def alike(self, marks: Sequence[Mark]) -> tuple[Like, ...]:
        """The matches that are here under these marks, those in the bin too."""
        with self._reading() as db:
            return tuple(alike(db, marks))

    def called(self, names: Iterable[str]) -> dict[str, Person]:
        """Who these names are here, by name; those that nobody has are left out."""
        keys = {name: spelled(name)[1] for name in names}
        with self._reading() as db:
            found = by_key(db, set(keys.values()))
        return {name: found[key].who for name, key in keys.items() if key in found}

    def kept(self, ids: Sequence[str]) -> dict[str, Kept]:
        """Matches with all that a file tells of them, by id; those that are not there are left out."""
        found: dict[str, Kept] = {}
        with self._reading() as db:
            for some in chunks(ids):
                matches = load(db, select(match).where(match.c.id.in_(some)))
                writes = _writes(db, some)
                orders = _orders(db, some)
                for one in matches:
                    found[one.id] = Kept(one, tuple(writes.get(one.id, ())), tuple(orders.get(one.id, ())))
        return found

    def every(self, *, removed: bool = False) -> tuple[Begun, ...]:
        """All matches, oldest first; those in the bin too where that is asked."""
        which = [match.c.removed.is_(None)] + ([IN_THE_BIN] if removed else [])
        found: list[Begun] = []
        with self._reading() as db:
            for one in which:
                rows = db.execute(select(match.c.id, match.c.game, match.c.started).where(mine(db, match), one))
                found += [Begun(row[0], row[1], when(row[2])) for row in rows]
        return tuple(sorted(found, key=lambda one: (one.started, one.id)))

    def arrive(
        self, deeds: Sequence[Deed], token: str, *, author: str = "", tell: Callable[[int], None] | None = None
    ) -> tuple[str, ...]:
        """Does all of it in one transaction, and gives the id of the match of each deed.

        The same token again gives what the first attempt gave and writes nothing. `tell` is told how many were done, in
        this thread. Raises `Overtaken` when one of the matches is no longer as it was seen, or one came that was not.
        """
        if not deeds:
            return ()
        asked = (deeds, token, author, tell)
        try:
            return self._arrive(*asked)
        except IntegrityError:  # another process gave one of them a name at the same moment
            return self._arrive(*asked)

    def _arrive(
        self, deeds: Sequence[Deed], token: str, author: str, tell: Callable[[int], None] | None
    ) -> tuple[str, ...]:
        with no_circles(), self._writing() as db:
            one_by_one(db)
            if done := _done_before(db, token, len(deeds)):
                return done
            _check(db, deeds)
            people = _people(db, [deed.arrival for deed in deeds if deed.arrival])
            _check_seats(deeds, people)
            ids: list[str] = []
            for some in chunks(deeds, BATCH):
                ids += _do(db, some, people, token, len(ids), author)
                if tell:
                    tell(len(ids))
            return tuple(ids)


def _writes(db: Connection, ids: Sequence[str]) -> dict[str, list[Change]]:
    """The writes to the hands of these matches, in order."""
    found: dict[str, list[Change]] = {}
    values: dict[int, Any] = {}
    for row in db.execute(HISTORY.where(journal.c.match_id.in_(ids), hand_version.c.hand_id.is_not(None))):
        was = values.get(row.hand_id)
        values[row.hand_id] = row.data
        line = (row.number, row.kind, when(row.at), row.author, row.hand_id, row.version, was, row.data)
        found.setdefault(row.match_id, []).append(Change(*line))
    return found


def _orders(db: Connection, ids: Sequence[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    asked = select(hand.c.match_id, hand.c.id).where(hand.c.match_id.in_(ids)).order_by(hand.c.match_id, hand.c.place)
    for match_id, one in db.execute(asked):
        found.setdefault(match_id, []).append(one)
    return found


def _done_before(db: Connection, token: str, n: int) -> tuple[str, ...]:
    """The matches of an earlier attempt, () when there was none."""
    tokens = [_token(token, i) for i in range(n)]
    found: dict[str, str] = {}
    for some in chunks(tokens):
        asked = select(journal.c.token, journal.c.match_id).where(journal.c.token.in_(some))
        found |= {row[0]: row[1] for row in db.execute(asked)}
        if not found:
            return ()
    return tuple(found[one] for one in tokens)


def _token(token: str, place: int) -> str:
    return f"{token}-{place}"


def _check(db: Connection, deeds: Sequence[Deed]) -> None:
    """Raises `Overtaken` for whatever is not as it was seen."""
    there: dict[Mark, set[tuple[str, int]]] = {}
    for like in alike(db, [deed.mark for deed in deeds]):
        there.setdefault(like.mark, set()).add((like.id, like.version))
    late = [i for i, deed in enumerate(deeds) if there.get(deed.mark, set()) != set(deed.seen)]
    if late:
        raise Overtaken(late)


def _check_seats(deeds: Sequence[Deed], people: Mapping[str, Seated]) -> None:
    """Raises `Overtaken` for a table at which one person would sit twice: somebody said meanwhile that two are one."""
    late = []
    for i, deed in enumerate(deeds):
        if deed.arrival and len({people[name].who.id for name in deed.arrival.names}) < len(deed.arrival.names):
            late.append(i)
    if late:
        raise Overtaken(late)


def _people(db: Connection, arrivals: Sequence[Arrival]) -> dict[str, Seated]:
    """Under which spelling everybody is seated and who that is, by name: made when there are none, on the lists again
    when taken off.
    """
    last: dict[str, int] = {}
    for one in arrivals:
        for name in one.names:
            last[name] = max(last.get(name, 0), one.started)
    keys = {name: spelled(name)[1] for name in last}
    found = by_key(db, set(keys.values()))
    for name, key in keys.items():
        if key not in found:
            row = person_row(db, name, key)
            made = add(db, person, row)
            found[key] = Seated(made, Person(made, name, row["pattern"]))
        root = found[key].who.id
        db.execute(update(person).where(person.c.id == root, person.c.hidden.is_not(None)).values(hidden=None))
        db.execute(update(person).where(person.c.id == root, person.c.used < last[name]).values(used=last[name]))
    return {name: found[key] for name, key in keys.items()}


def _do(
    db: Connection, deeds: Sequence[Deed], people: Mapping[str, Seated], token: str, first: int, author: str
) -> list[str]:
    ids, new = [], []
    for place, deed in enumerate(deeds, first):
        if deed.arrival is not None:
            ids.append(secrets.token_hex(16))
            new.append((ids[-1], deed.arrival, _token(token, place)))
        else:
            assert deed.id is not None
            ids.append(deed.id)
            if deed.kind == "put_back":
                put_back(db, deed.id, _token(token, place), author)
            else:
                go_on(db, deed, _token(token, place), author)
    if new:
        write_in(db, new, people, author)
    return ids
