"""The journal of a match: every write notes itself here, in the transaction that does it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, select, update

from app.store.allowed import must_write
from app.store.base import AnyRow, add, now, same, touch
from app.store.tables import hand_version, journal, match
from app.store.trouble import TokenUsedError, UnknownError
from app.store.values import Written


class Note(NamedTuple):
    """A write that was noted: its row, its number in the match, and when it was."""

    id: int
    number: int
    at: int


def locked(db: Connection, match_id: str, *, own: bool = False) -> AnyRow:
    """The match, held against other writers until the transaction ends. `own`: for what only those may do whose match
    it is. UnknownError when there is none, NotPossibleError when it may not be written here.
    """
    row = db.execute(select(match).where(match.c.id == match_id).with_for_update()).first()
    if not row:
        raise UnknownError("store.unknown_match", {"match": match_id})
    must_write(db, row, own=own)
    return row


def note(
    db: Connection,
    match_id: str,
    number: int,
    kind: str,
    *,
    author: str = "",
    token: str | None = None,
    was: Any = None,
    now_is: Any = None,
    touches: bool = True,
) -> Note:
    """Notes the `number`-th write of a match that is held, and makes that the match's version."""
    touch(db, match_id, number)
    at = now()
    row = {"match_id": match_id, "number": number, "kind": kind, "at": at, "author": author, "token": token}
    noted = add(db, journal, row | {"was": was, "now": now_is})
    changes = {"version": number, "touched": at} if touches else {"version": number}
    db.execute(update(match).where(match.c.id == match_id).values(changes))
    return Note(noted, number, at)


def written_before(
    db: Connection, token: str, kind: str, match_id: str, *, hand: int | None = None, data: Any = None
) -> Written | None:
    """What this token wrote already, None when nothing. TokenUsedError when that was something else than asked now."""
    first = db.execute(
        select(journal.c.match_id, journal.c.number, journal.c.kind, hand_version)
        .outerjoin_from(journal, hand_version, hand_version.c.journal_id == journal.c.id)
        .where(journal.c.token == token)
    ).first()
    if not first:
        return None
    if first.hand_id is None:
        raise TokenUsedError(None)
    written = Written(first.match_id, first.hand_id, first.version, first.number)
    if (first.kind, first.match_id) != (kind, match_id) or (hand or first.hand_id) != first.hand_id:
        raise TokenUsedError(written)
    if data is not None and not same(data, first.data):
        raise TokenUsedError(written)
    return written
