"""When a seat came to the table: the journal tells it, so it is written down nowhere else."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from app.store.tables import hand_version, journal

Joined = tuple[int | None, ...]
"""A seat each: the last hand (its id) that was written before it came, 0 when there was none; None from the start."""


def joined(db: Connection, ids: Sequence[str]) -> dict[str, Joined]:
    """For the matches among these that somebody joined midway: when each seat came."""
    found: dict[str, list[int | None]] = {}
    mended = select(journal.c.match_id, journal.c.number, journal.c.was, journal.c.now)
    mended = mended.where(journal.c.match_id.in_(ids), journal.c.kind == "table")
    for match_id, number, was, is_now in db.execute(mended.order_by(journal.c.match_id, journal.c.number)):
        before, after = len(was["people"]), len(is_now["people"])
        if before == after:
            continue
        seats = found.setdefault(match_id, [None] * before)
        del seats[after:]
        if after > before:
            seats += [_last_hand(db, match_id, number)] * (after - before)
    return {match_id: tuple(seats) for match_id, seats in found.items()}


def never_played(db: Connection, match_id: str, seats: Sequence[int]) -> bool:
    """Whether these seats came midway and no hand was written since, nor an older one anew: that may speak of them."""
    if not seats:
        return True
    came = joined(db, [match_id]).get(match_id, ())
    if any(seat >= len(came) or came[seat] is None for seat in seats):
        return False
    tables = select(journal.c.number, journal.c.was).where(journal.c.match_id == match_id, journal.c.kind == "table")
    since = max(number for number, was in db.execute(tables) if len(was["people"]) <= min(seats))
    written = select(hand_version.c.hand_id).join_from(journal, hand_version, hand_version.c.journal_id == journal.c.id)
    written = written.where(journal.c.match_id == match_id, journal.c.number > since, hand_version.c.data.is_not(None))
    return db.execute(written.limit(1)).first() is None


def _last_hand(db: Connection, match_id: str, before: int | None) -> int:
    """The newest hand of a match, before its write of this number; 0 for none. Ids of hands only go up."""
    asked = select(func.max(hand_version.c.hand_id)).join_from(
        journal, hand_version, hand_version.c.journal_id == journal.c.id
    )
    asked = asked.where(journal.c.match_id == match_id)
    if before is not None:
        asked = asked.where(journal.c.number < before)
    return db.execute(asked).scalar() or 0
