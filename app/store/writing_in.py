"""Whole matches written at once, a kind of row at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Column, Connection, Table, insert, select

from app.store.arrival import Arrival
from app.store.base import space_of, touch
from app.store.hands import GAP
from app.store.known_again import Seated
from app.store.tables import agreement, hand, hand_version, journal, match, seat

New: TypeAlias = tuple[str, Arrival, str]
"""The id that a match gets, the match, and the token of its first write."""


def write_in(db: Connection, new: Sequence[New], people: Mapping[str, Seated], author: str) -> None:
    """Writes whole matches, a kind of row at a time. Who sits there is known already."""
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
                about: dict[str, Any] = {"hand_id": hands[match_id, place_of(entry.row)], "version": version}
                about["journal_id"] = noted
                data = None if entry.data is None else dict(entry.data)
                versions.append(about | {"corrected": entry.row in changed, "data": data})
            for n, holds in enumerate(entry.agreed):
                after = None if holds.after is None else hands[match_id, place_of(holds.after)]
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


def place_of(row: int) -> int:
    """Where a hand is placed, counted from 0 in the order on the pad."""
    return (row + 1) * GAP


def _hand_rows(match_id: str, one: Arrival) -> list[dict[str, Any]]:
    """The hands in the order in which they were written, for their numbers tell that."""
    versions = Counter(entry.row for entry in one.entries)
    born = [entry.row for entry in one.entries if entry.row is not None and entry.kind in ("written", "inserted")]
    return [
        {"match_id": match_id, "place": place_of(row), "version": versions[row], "at": one.hands[row]} for row in born
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
