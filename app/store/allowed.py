"""What may be done with a match in the space that is asked in."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, and_, select

from app.store.base import LOOKING, AnyRow, space_of
from app.store.tables import invitation, joined, match
from app.store.trouble import NotPossibleError, UnknownError
from app.store.values import May


def may(db: Connection, match_id: str) -> May | None:
    """The most that is allowed; None when the match is not to be seen here, or not there."""
    asked = select(match.c.id, match.c.space_id, match.c.removed)
    row = db.execute(asked.where(match.c.id == match_id)).first()
    return None if row is None else may_with(db, row)


def may_each(db: Connection, match_id: str, spaces: Collection[int]) -> dict[int, May]:
    """The same for many spaces at once: those that may see it at all."""
    asked = select(joined.c.space_id, invitation.c.may).join_from(joined, invitation)
    asked = asked.where(joined.c.match_id == match_id, joined.c.space_id.in_(spaces), invitation.c.withdrawn.is_(None))
    found: dict[int, May] = {}
    for space, allowed in db.execute(asked):
        found[space] = "write" if "write" in (allowed, found.get(space)) else "read"
    own = db.execute(select(match.c.space_id).where(match.c.id == match_id)).scalar()
    most: May = "read" if db.info.get(LOOKING) else "own"
    return found | ({own: most} if own is not None and own in spaces else {})


def may_with(db: Connection, row: AnyRow) -> May | None:
    """The same, for a row of the match that was read already."""
    if row.space_id == space_of(db):
        return "read" if db.info.get(LOOKING) else "own"
    if row.removed is not None:
        return None  # in the bin it is for nobody else
    asked = select(invitation.c.may).join_from(joined, invitation, invitation.c.id == joined.c.invitation_id)
    holds = and_(joined.c.space_id == space_of(db), joined.c.match_id == row.id, invitation.c.withdrawn.is_(None))
    allowed = set(db.execute(asked.where(holds)).scalars())
    return "write" if "write" in allowed else "read" if allowed else None


def must_write(db: Connection, row: AnyRow, *, own: bool) -> None:
    """Refuses a write that is not allowed here; `own`: only those whose match it is.

    UnknownError for what is not even to be seen, NotPossibleError "store.only_look" or "store.only_hands".
    """
    allowed = may_with(db, row)
    if allowed is None:
        raise UnknownError("store.unknown_match", {"match": row.id})
    if allowed == "read":
        raise NotPossibleError("store.only_look")
    if own and allowed != "own":
        raise NotPossibleError("store.only_hands")
