"""What a file changes in a match that is here: it goes on, or comes back from the bin. Nothing is overwritten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from app.store.agreements import Said, keep, said
from app.store.arrival import Deed
from app.store.base import add, now, touch
from app.store.hands import HANDS_NOW
from app.store.journal import Note, locked
from app.store.tables import hand, hand_version, journal, match
from app.store.writing_in import place_of


def put_back(db: Connection, match_id: str, token: str, author: str) -> None:
    """Takes a match out of the bin."""
    held = locked(db, match_id, own=True)
    touch(db, match_id)
    row = {"match_id": match_id, "number": held.version + 1, "kind": "put_back", "at": now(), "author": author}
    db.execute(insert(journal).values(row | {"token": token}))
    db.execute(update(match).where(match.c.id == match_id).values(removed=None, version=held.version + 1))


def go_on(db: Connection, deed: Deed, token: str, author: str) -> None:
    """Writes what a match has got since, after what is there. The rows of the entries are those of its new hands; an
    agreement after no row holds from after the last hand that is there.
    """
    assert deed.id is not None
    held = locked(db, deed.id, own=True)
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
                place = end + place_of(entry.row)
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
