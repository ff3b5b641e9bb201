"""By what matches and people that come from elsewhere are known again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, func, select

from app.store.arrival import Like, Mark
from app.store.base import AnyRow, mine, space_of
from app.store.naming import in_space
from app.store.spellings import AS_PERSON
from app.store.tables import match, person
from app.store.values import Person

T = TypeVar("T")

SECOND = 1_000_000
CHUNK = 400
"""So many values are asked for at once."""

IN_THE_BIN = match.c.removed > 0
"""As a range, which an index answers; that it is not null would be looked for in every row."""


class Seated(NamedTuple):
    """Somebody at a seat: the id of the spelling, and who that is."""

    spelling: int
    who: Person


def chunks(values: Sequence[T], size: int = CHUNK) -> Iterable[Sequence[T]]:
    """The values, so many at a time."""
    return (values[i : i + size] for i in range(0, len(values), size))


def alike(db: Connection, marks: Sequence[Mark]) -> Iterable[Like]:
    """The matches that are here under these marks, those in the bin too."""
    columns = select(match.c.game, match.c.started, match.c.origin, match.c.id, match.c.version, match.c.removed)
    columns = columns.where(mine(db, match))
    origins = {mark.origin for mark in marks if mark.origin}
    for some in chunks(sorted(origins)):
        for row in db.execute(columns.where(match.c.origin.in_(some))):
            yield _as_like(row)
    began = sorted({mark.second for mark in marks if mark.second is not None})
    wanted = {(mark.game, mark.second) for mark in marks}
    for first, last in _spans(began):
        lasting = (match.c.started >= first * SECOND, match.c.started < (last + 1) * SECOND)
        for row in db.execute(columns.where(match.c.removed.is_(None), *lasting)):
            if (row.game, row.started // SECOND) in wanted and row.origin is None:
                yield _as_like(row)
    if began:  # what is in the bin is in order of when it was put there
        for row in db.execute(columns.where(IN_THE_BIN)):
            if (row.game, row.started // SECOND) in wanted and row.origin is None:
                yield _as_like(row)


def _spans(seconds: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Spans of time that hold all these seconds, and not much more than a day beside them."""
    start = last = None
    for one in seconds:
        if start is not None and last is not None and one - last > 86_400:
            yield start, last
            start = None
        start = one if start is None else start
        last = one
    if start is not None and last is not None:
        yield start, last


def _as_like(row: AnyRow) -> Like:
    mark = Mark(row.game, None if row.origin else row.started // SECOND, row.origin)
    return Like(mark, row.id, row.version, row.removed is not None)


def by_key(db: Connection, keys: Iterable[str]) -> dict[str, Seated]:
    """Under each key the id of that spelling, and whose it is."""
    found: dict[str, Seated] = {}
    root = person.alias("root")
    whose = person.join(root, root.c.id == func.coalesce(person.c.same_as_id, person.c.id))
    columns = [root.c[column.key] for column in AS_PERSON]
    for some in chunks(sorted(keys)):
        here = {in_space(space_of(db), key): key for key in some}
        asked = select(person.c.key, person.c.id, *columns).select_from(whose).where(person.c.key.in_(here))
        for key, one, *who in db.execute(asked):
            found[here[key]] = Seated(one, Person(*who))
    return found
