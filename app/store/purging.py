"""What is thrown away for good: only out of the bin, and only because somebody asked for it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, or_, select

from app.store.base import Base, mine, space_of
from app.store.tables import agreement, draft, hand, hand_version, invitation, joined, journal, match, seat
from app.store.tallies import drop_tallies
from app.store.values import spaced


class Purging(Base):
    """The one write after which something is gone."""

    def purge_matches(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Deletes all that is kept of these matches, in one transaction, and gives which they were. What is not in the
        bin (any more) stays, and so do the people who played.
        """
        gone = select(match.c.id).where(match.c.id.in_(ids), match.c.removed.is_not(None)).with_for_update()
        with self._writing() as db:
            found = list(db.execute(gone.where(mine(db, match))).scalars())
            for one in found:
                _purge(db, one)
            return tuple(found)


def _purge(db: Connection, one: str) -> None:
    """Deletes a match: what points to something goes before it."""
    drop_tallies(db, [one])
    guests = list(db.execute(select(joined.c.space_id).where(joined.c.match_id == one).distinct()).scalars())
    db.execute(delete(joined).where(joined.c.match_id == one))
    db.execute(delete(invitation).where(invitation.c.match_id == one))
    hands = select(hand.c.id).where(hand.c.match_id == one)
    db.execute(delete(agreement).where(agreement.c.match_id == one))
    db.execute(delete(hand_version).where(hand_version.c.hand_id.in_(hands)))
    for table in (hand, seat, journal):
        db.execute(delete(table).where(table.c.match_id == one))
    db.execute(delete(match).where(match.c.id == one))
    # What was half entered in it, by guests too: all keys that begin so, as a range of the index.
    for space in (space_of(db), *guests):
        own = spaced(space, f"match/{one}")
        db.execute(delete(draft).where(or_(draft.c.key == own, draft.c.key.between(f"{own}/", f"{own}0"))))
