"""A server that several share: each device has a space of its own, and a match of another one is seen by invitation.

A space and an invitation are known by keys of 128 random bits, of which only a hash is kept. What is asked in a space
finds what is of that space; a match of another space only by an invitation that still holds, and nothing else of it.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Collection
from typing import Literal, NamedTuple, Self

from sqlalchemy import Connection, delete, func, select, update

from app.store.allowed import may, may_each
from app.store.base import SPACE, Base, add, add_unless_there, now, space_of, touch, when, when_if
from app.store.matches import load
from app.store.tables import invitation, joined, match, space
from app.store.trouble import NotPossibleError, UnknownError
from app.store.values import Invitation, May, StoredMatch, new_key


class Guest(NamedTuple):
    """A match of another space, and what may be done with it."""

    match: StoredMatch
    may: May


class Visiting(Base):
    """Who may see and write what."""

    def within(self, space_id: int) -> Self:
        """The same store, asked in a space."""
        found = copy.copy(self)
        found.space = space_id
        return found

    def enter(self, key: str) -> int:
        """The space of the device that has this key (`new_key`); made when there is none."""
        hashed = hash_of(key)
        with self._writing() as db:
            if not _space(db, hashed):
                add_unless_there(db, space, {"key_hash": hashed, "made": now()})
            found = _space(db, hashed)
            assert found
            return found

    def may(self, match_id: str) -> May | None:
        """What may be done with a match here; None when it is not to be seen, or not there."""
        with self._reading() as db:
            return may(db, match_id)

    def seen(self, match_id: str, spaces: Collection[int]) -> tuple[StoredMatch | None, dict[int, May]]:
        """A match as those of these spaces see it who may see it at all, and what each of them may."""
        with self._reading() as db:
            allowed = may_each(db, match_id, spaces)
            if not allowed:
                return None, {}
            db.info[SPACE] = next(iter(allowed))
            return load(db, select(match).where(match.c.id == match_id))[0], allowed

    def invite(self, match_id: str, allowed: Literal["write", "read"]) -> tuple[int, str]:
        """Makes a link to a match of this space: its id, and its key, which nobody can tell again. UnknownError."""
        key = new_key()
        with self._writing() as db:
            _own(db, match_id)
            row = {"match_id": match_id, "may": allowed, "key_hash": hash_of(key), "made": now()}
            return add(db, invitation, row), key

    def invitations(self, match_id: str) -> tuple[Invitation, ...]:
        """The links to a match of this space, the newest first. UnknownError."""
        count = select(func.count()).where(joined.c.invitation_id == invitation.c.id).scalar_subquery()
        asked = select(invitation, count.label("devices")).where(invitation.c.match_id == match_id)
        with self._reading() as db:
            _own(db, match_id)
            rows = db.execute(asked.order_by(invitation.c.id.desc()))
            return tuple(Invitation(r.id, r.may, when(r.made), when_if(r.withdrawn), r.devices) for r in rows)

    def withdraw(self, invitation_id: int) -> None:
        """From now on a link opens nothing, and who came by it sees nothing more. Again changes nothing. UnknownError
        "store.unknown_link".
        """
        with self._writing() as db:
            row = db.execute(select(invitation).where(invitation.c.id == invitation_id)).first()
            if row is None:
                raise UnknownError("store.unknown_link")
            _own(db, row.match_id)
            still = update(invitation).where(invitation.c.id == invitation_id, invitation.c.withdrawn.is_(None))
            db.execute(still.values(withdrawn=now()))
            touch(db, row.match_id)

    def join(self, key: str) -> tuple[str, May]:
        """Opens a link: the match can be seen here from now on. Gives its id, and what may be done with it here.

        UnknownError "store.unknown_link"; NotPossibleError "store.link_withdrawn".
        """
        with self._writing() as db:
            asked = select(invitation).where(invitation.c.key_hash == hash_of(key))
            row = db.execute(asked).first()
            if row is None:
                raise UnknownError("store.unknown_link")
            if row.withdrawn is not None:
                raise NotPossibleError("store.link_withdrawn")
            if may(db, row.match_id) != "own":
                came = {"space_id": space_of(db), "match_id": row.match_id, "invitation_id": row.id, "at": now()}
                add_unless_there(db, joined, came)
                touch(db, row.match_id)
            found = may(db, row.match_id)
            assert found
            return row.match_id, found

    def leave(self, match_id: str) -> None:
        """The match of another space is no longer seen here, until its link is opened again."""
        here = (joined.c.space_id == self.space, joined.c.match_id == match_id)
        with self._writing() as db:
            db.execute(delete(joined).where(*here))

    def guests(self, limit: int = 20) -> tuple[Guest, ...]:
        """The matches of other spaces that can be seen here, the last touched first."""
        ids = select(joined.c.match_id).join_from(joined, invitation)
        ids = ids.where(joined.c.space_id == self.space, invitation.c.withdrawn.is_(None))
        asked = select(match).where(match.c.id.in_(ids), match.c.removed.is_(None))
        with self._reading() as db:
            found = load(db, asked.order_by(match.c.touched.desc()).limit(limit))
            return tuple(Guest(one, allowed) for one in found if (allowed := may(db, one.id)))


def hash_of(key: str) -> str:
    """What is kept of a key. It is random, so it needs no salt and cannot be guessed back."""
    return hashlib.sha256(key.encode()).hexdigest()


def _own(db: Connection, match_id: str) -> None:
    if may(db, match_id) != "own":
        raise UnknownError("store.unknown_match", {"match": match_id})


def _space(db: Connection, hashed: str) -> int | None:
    found: int | None = db.execute(select(space.c.id).where(space.c.key_hash == hashed)).scalar()
    return found
