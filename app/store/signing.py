"""Signing off: the table says that all of a match is right. It can still be corrected, and that shows."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, and_, exists, select, update

from app.store.base import AnyRow, Base, when
from app.store.journal import locked, note
from app.store.tables import journal, match
from app.store.trouble import NotPossibleError
from app.store.values import PLAYED, SignOff


class Signing(Base):
    """Writes to the sign-off of a match. All raise UnknownError for a match that is not there."""

    def sign_match(self, match_id: str, *, author: str = "") -> None:
        """The table signs the match off as it is now. Again changes nothing, unless it was amended since: then all of
        it is signed off anew. Whether the match is over is the caller's to know.
        """
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            if held.signed is None or _amended(db, held):
                _put(db, held, held.version + 1, author)

    def unsign_match(self, match_id: str, *, author: str = "") -> None:
        """The table takes its sign-off back. Without one this changes nothing."""
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            if held.signed is not None:
                _put(db, held, None, author)

    def undo_signing(self, match_id: str, number: int, *, author: str = "") -> None:
        """The sign-off is again what it was before the `number`-th write of the match, with the time that it had.
        NotPossibleError "store.not_signing" when that write was about no sign-off.
        """
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            asked = select(journal.c.was).where(
                journal.c.match_id == match_id, journal.c.number == number, journal.c.kind.in_(("signed", "unsigned"))
            )
            found = db.execute(asked).first()
            if found is None:
                raise NotPossibleError("store.not_signing", {"number": number})
            before = found.was["number"] if found.was else None
            if before != held.signed:
                _put(db, held, before, author)


def signed(db: Connection, rows: Sequence[AnyRow]) -> dict[str, SignOff]:
    """The sign-offs of those of these matches that have one."""
    found = {}
    for row in rows:
        if row.signed is not None:
            asked = select(journal.c.at).where(journal.c.match_id == row.id, journal.c.number == row.signed)
            at: int = db.execute(asked).scalar_one()
            found[row.id] = SignOff(when(at), row.signed, _amended(db, row))
    return found


def _amended(db: Connection, row: AnyRow) -> bool:
    later = and_(journal.c.match_id == row.id, journal.c.number > row.signed, journal.c.kind.in_(PLAYED))
    return bool(db.execute(select(exists().where(later))).scalar())


def _put(db: Connection, held: AnyRow, by: int | None, author: str) -> None:
    """Notes that the match is signed off by its write `by`, or not at all."""
    was, is_now = (None if one is None else {"number": one} for one in (held.signed, by))
    kind = "unsigned" if by is None else "signed"
    note(db, held.id, held.version + 1, kind, author=author, was=was, now_is=is_now)
    db.execute(update(match).where(match.c.id == held.id).values(signed=by))
