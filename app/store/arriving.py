"""Matches that come from elsewhere: which of them are here already, and all of them written at once or none."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Table, func, insert, select, update

from app.store.agreements import Said, keep, said
from app.store.arrival import Arrival, Entry
from app.store.base import AnyRow, Base, add, mine, now, space_of, touch, when
from app.store.collecting import no_circles
from app.store.hands import GAP, HANDS_NOW
from app.store.history import HISTORY
from app.store.journal import Note
from app.store.matches import load
from app.store.naming import in_space, spelled
from app.store.people import person_row
from app.store.spellings import AS_PERSON
from app.store.tables import agreement, hand, hand_version, journal, match, person, seat
from app.store.trouble import NotPossibleError
from app.store.values import Change, Person, StoredMatch

SECOND = 1_000_000
CHUNK = 400
"""So many values are asked for at once."""
BATCH = 200
"""So many matches are written between two words of progress."""

_IN_THE_BIN = match.c.removed > 0
"""As a range, which an index answers; that it is not null would be looked for in every row."""


class Mark(NamedTuple):
    """By what a match is known again: its game and the second it began in, or the fingerprint of a file without."""

    game: str
    second: int | None
    origin: str | None = None


class Like(NamedTuple):
    """A match that is here already under a mark."""

    mark: Mark
    id: str
    version: int
    removed: bool


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


class Seated(NamedTuple):
    """Somebody at a seat: the id of the spelling, and who that is."""

    spelling: int
    who: Person


class Deed(NamedTuple):
    """What is done with a match that comes in: "add" it, "update" the match `id`, or "put_back" that from the bin.

    An update writes the `entries`, whose new `hands` were first written then; `ended` is when the rules ended it.
    `seen` are the ids and versions of the matches that were here under its `mark` when it was looked at.
    """

    kind: str
    mark: Mark
    seen: tuple[tuple[str, int], ...] = ()
    arrival: Arrival | None = None
    id: str | None = None
    entries: tuple[Entry, ...] = ()
    hands: tuple[int, ...] = ()
    ended: int | None = None


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
            return tuple(_alike(db, marks))

    def called(self, names: Iterable[str]) -> dict[str, Person]:
        """Who these names are here, by name; those that nobody has are left out."""
        keys = {name: spelled(name)[1] for name in names}
        with self._reading() as db:
            found = _by_key(db, set(keys.values()))
        return {name: found[key].who for name, key in keys.items() if key in found}

    def kept(self, ids: Sequence[str]) -> dict[str, Kept]:
        """Matches with all that a file tells of them, by id; those that are not there are left out."""
        found: dict[str, Kept] = {}
        with self._reading() as db:
            for some in _chunks(ids):
                matches = load(db, select(match).where(match.c.id.in_(some)))
                writes = _writes(db, some)
                orders = _orders(db, some)
                for one in matches:
                    found[one.id] = Kept(one, tuple(writes.get(one.id, ())), tuple(orders.get(one.id, ())))
        return found

    def every(self, *, removed: bool = False) -> tuple[Begun, ...]:
        """All matches, oldest first; those in the bin too where that is asked."""
        which = [match.c.removed.is_(None)] + ([_IN_THE_BIN] if removed else [])
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
        with no_circles(), self._writing() as db:
            if done := _done_before(db, token, len(deeds)):
                return done
            _check(db, deeds)
            people = _people(db, [deed.arrival for deed in deeds if deed.arrival])
            _check_seats(deeds, people)
            ids: list[str] = []
            for some in _chunks(deeds, BATCH):
                ids += _do(db, some, people, token, len(ids), author)
                if tell:
                    tell(len(ids))
            return tuple(ids)


def _chunks(values: Sequence[Any], size: int = CHUNK) -> Iterable[Sequence[Any]]:
    return (values[i : i + size] for i in range(0, len(values), size))


def _alike(db: Connection, marks: Sequence[Mark]) -> Iterable[Like]:
    columns = select(match.c.game, match.c.started, match.c.origin, match.c.id, match.c.version, match.c.removed)
    columns = columns.where(mine(db, match))
    origins = {mark.origin for mark in marks if mark.origin}
    for some in _chunks(sorted(origins)):
        for row in db.execute(columns.where(match.c.origin.in_(some))):
            yield _as_like(row)
    began = sorted({mark.second for mark in marks if mark.second is not None})
    wanted = {(mark.game, mark.second) for mark in marks}
    for some in _spans(began):
        lasting = (match.c.started >= some[0] * SECOND, match.c.started < (some[1] + 1) * SECOND)
        for row in db.execute(columns.where(match.c.removed.is_(None), *lasting)):
            if (row.game, row.started // SECOND) in wanted and row.origin is None:
                yield _as_like(row)
    if began:  # what is in the bin is in order of when it was put there
        for row in db.execute(columns.where(_IN_THE_BIN)):
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


def _by_key(db: Connection, keys: Iterable[str]) -> dict[str, Seated]:
    """Under each key the id of that spelling, and whose it is."""
    found: dict[str, Seated] = {}
    root = person.alias("root")
    whose = person.join(root, root.c.id == func.coalesce(person.c.same_as_id, person.c.id))
    columns = [root.c[column.key] for column in AS_PERSON]
    for some in _chunks(sorted(keys)):
        here = {in_space(space_of(db), key): key for key in some}
        asked = select(person.c.key, person.c.id, *columns).select_from(whose).where(person.c.key.in_(here))
        for key, one, *who in db.execute(asked):
            found[here[key]] = Seated(one, Person(*who))
    return found


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
    for some in _chunks(tokens):
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
    for like in _alike(db, [deed.mark for deed in deeds]):
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
    found = _by_key(db, set(keys.values()))
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
                _put_back(db, deed.id, _token(token, place), author)
            else:
                _go_on(db, deed, _token(token, place), author)
    if new:
        _write(db, new, people, author)
    return ids


def _write(db: Connection, new: Sequence[tuple[str, Arrival, str]], people: Mapping[str, Seated], author: str) -> None:
    """Writes whole matches, a kind of row at a time."""
    rows: dict[str, list[dict[str, Any]]] = {"seat": [], "journal": [], "hand": []}
    for match_id, one, token in new:
        touch(db, match_id)
        rows["seat"] += [
            {"match_id": match_id, "seat": n, "person_id": people[name].spelling} for n, name in enumerate(one.names)
        ]
        rows["journal"] += _journal_rows(match_id, one, people, token, author)
        rows["hand"] += _hand_rows(match_id, one)
    own = {"space_id": space_of(db)}
    _add_all(db, match, [_match_row(match_id, one) | own for match_id, one, _ in new])
    for table in (seat, journal, hand):
        _add_all(db, table, rows[table.name])
    ids = [match_id for match_id, _, _ in new]
    notes, hands = _numbers(db, journal, journal.c.number, ids), _numbers(db, hand, hand.c.place, ids)
    versions: list[dict[str, Any]] = []
    agreed: list[dict[str, Any]] = []
    for match_id, one, _ in new:
        count: dict[int, int] = {}
        changed: set[int] = set()
        for number, entry in enumerate(one.entries, 1):
            noted = notes[match_id, number]
            if entry.row is not None:
                count[entry.row] = version = count.get(entry.row, 0) + 1
                if entry.kind == "corrected":
                    changed.add(entry.row)
                about: dict[str, Any] = {"hand_id": hands[match_id, _place(entry.row)], "version": version}
                about["journal_id"] = noted
                data = None if entry.data is None else dict(entry.data)
                versions.append(about | {"corrected": entry.row in changed, "data": data})
            for n, holds in enumerate(entry.agreed):
                after = None if holds.after is None else hands[match_id, _place(holds.after)]
                about = {"match_id": match_id, "journal_id": noted, "number": n, "after_hand_id": after}
                agreed.append(about | {"at": holds.at, "rules": dict(holds.rules)})
    _add_all(db, hand_version, versions)
    _add_all(db, agreement, agreed)


def _add_all(db: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        db.execute(insert(table), rows)


def _numbers(db: Connection, table: Table, by: Column[Any], matches: Sequence[str]) -> dict[tuple[str, int], int]:
    """The numbers that rows of these matches got, by match and by what tells them apart in it: to ask for them is some
    ten times faster than to have each told as it is written.
    """
    found: dict[tuple[str, int], int] = {}
    for row in db.execute(select(table.c.match_id, by, table.c.id).where(table.c.match_id.in_(matches))):
        found[row[0], row[1]] = row[2]
    return found


def _place(row: int) -> int:
    return (row + 1) * GAP


def _hand_rows(match_id: str, one: Arrival) -> list[dict[str, Any]]:
    """The hands in the order in which they were written, for their numbers tell that."""
    versions = Counter(entry.row for entry in one.entries)
    born = [entry.row for entry in one.entries if entry.row is not None and entry.kind in ("written", "inserted")]
    return [
        {"match_id": match_id, "place": _place(row), "version": versions[row], "at": one.hands[row]} for row in born
    ]


def _match_row(match_id: str, one: Arrival) -> dict[str, Any]:
    signed = next((n for n, entry in enumerate(one.entries, 1) if entry.kind == "signed"), None)
    return {
        "id": match_id,
        "game": one.game,
        "title": one.title,
        "first_dealer": one.first_dealer,
        "version": len(one.entries),
        "started": one.started,
        "touched": one.touched,
        "ended": one.ended,
        "stopped": one.stopped,
        "signed": signed,
        "origin": one.origin,
    }


def _journal_rows(
    match_id: str, one: Arrival, people: Mapping[str, Seated], token: str, author: str
) -> list[dict[str, Any]]:
    rows = []
    sat: dict[str, Any] | None = None
    rules = one.entries[0].agreed[0].rules
    for number, entry in enumerate(one.entries, 1):
        was: Any = None
        is_now: Any = None
        if entry.kind in ("begun", "table"):
            there = [{"id": people[name].who.id, "name": people[name].who.name} for name in one.names[: entry.seats]]
            was, sat = sat, {"people": there, "first_dealer": one.first_dealer}
            is_now = sat | {"game": one.game, "title": one.title, "rules": dict(rules)} if number == 1 else sat
        elif entry.kind == "rules":
            was, is_now = dict(rules), dict(entry.agreed[-1].rules)
            rules = entry.agreed[-1].rules
        elif entry.kind == "signed":
            is_now = {"number": number}
        rows.append(
            {
                "match_id": match_id,
                "number": number,
                "kind": entry.kind,
                "at": entry.at,
                "author": author,
                "token": token if number == 1 else None,
                "was": was,
                "now": is_now,
            }
        )
    return rows


def _put_back(db: Connection, match_id: str, token: str, author: str) -> None:
    """Takes a match out of the bin."""
    touch(db, match_id)
    held = db.execute(select(match.c.version).where(match.c.id == match_id)).one()
    row = {"match_id": match_id, "number": held.version + 1, "kind": "put_back", "at": now(), "author": author}
    db.execute(insert(journal).values(row | {"token": token}))
    db.execute(update(match).where(match.c.id == match_id).values(removed=None, version=held.version + 1))


def _go_on(db: Connection, deed: Deed, token: str, author: str) -> None:
    """Writes what a match has got since, after what is there. The rows of the entries are those of its new hands; an
    agreement after no row holds from after the last hand that is there.
    """
    held = db.execute(select(match).where(match.c.id == deed.id)).one()
    touch(db, held.id)
    end = db.execute(select(func.max(hand.c.place)).where(hand.c.match_id == deed.id)).scalar() or 0
    live = HANDS_NOW.where(hand.c.match_id == deed.id, hand_version.c.data.is_not(None))
    last = db.execute(live.order_by(hand.c.place.desc()).limit(1)).first()
    ids: dict[int | None, int | None] = {None: last.id if last else None}
    count: dict[int, int] = {}
    corrected: set[int] = set()
    agreed = said(db, [held.id])[held.id]
    values: dict[str, Any] = {}
    for number, entry in enumerate(deed.entries, held.version + 1):
        row: dict[str, Any] = {
            "match_id": held.id,
            "number": number,
            "kind": entry.kind,
            "at": entry.at,
            "author": author,
        }
        row |= {"author": author, "token": token if number == held.version + 1 else None, "was": None, "now": None}
        if entry.kind == "rules":
            row |= {"was": dict(agreed[-1].rules), "now": dict(entry.agreed[-1].rules)}
            agreed += [Said(ids[one.after], one.rules, one.at) for one in entry.agreed]
        elif entry.kind == "signed":
            row |= {"now": {"number": number}}
            values["signed"] = number
        elif entry.kind == "stopped":
            values["stopped"] = entry.at
        note = Note(add(db, journal, row), number, entry.at)
        if entry.kind == "rules":
            keep(db, held.id, note, agreed)
        if entry.row is not None:
            if entry.row not in ids:
                place = end + _place(entry.row)
                made = {"match_id": held.id, "place": place, "version": 1, "at": deed.hands[entry.row]}
                ids[entry.row] = add(db, hand, made)
            count[entry.row] = version = count.get(entry.row, 0) + 1
            if entry.kind == "corrected":
                corrected.add(entry.row)
            written: dict[str, Any] = {"hand_id": ids[entry.row], "version": version, "journal_id": note.id}
            written |= {"corrected": entry.row in corrected, "data": None if entry.data is None else dict(entry.data)}
            db.execute(insert(hand_version).values(written))
            db.execute(update(hand).where(hand.c.id == ids[entry.row]).values(version=version))
    touched = max(held.touched, *(entry.at for entry in deed.entries))
    values |= {"version": held.version + len(deed.entries), "touched": touched, "ended": deed.ended}
    db.execute(update(match).where(match.c.id == held.id).values(values))
