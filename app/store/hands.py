"""The hands of a match: written, corrected, struck, restored; never overwritten."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, func, insert, select, update

from app.store.base import AnyRow, Base, Rows, add, now, when
from app.store.drafts import drop
from app.store.journal import Note, locked, note, written_before
from app.store.tables import hand, hand_version, journal, match
from app.store.trouble import NotPossibleError, Stale, UnknownError
from app.store.values import Json, StoredHand, Written

GAP = 1 << 20
"""How far apart hands are placed, so that a forgotten one fits between two: twenty times at the same place, then all
the hands of the match are placed anew."""


class _Write(NamedTuple):
    """A next version of a hand, as it was asked for."""

    kind: str
    match_id: str
    hand_id: int
    expected: int
    token: str
    data: Json | None
    draft_key: str | None
    ended: bool | None
    author: str


class Hands(Base):
    """Writes to hands. Each takes a `token` (`new_token`), made when the write is prepared and kept for every attempt
    at it: the same token again answers what the first attempt did and writes nothing, so that a hand is never doubled.
    `TokenUsedError` when the token wrote something else.

    `ended` is what the replay says of the match after this write (True: over, False: not), None to leave it.
    `draft_key` names the draft that this write was entered in; it goes in the same transaction.
    All raise UnknownError for a match or hand that is not there, and change nothing when they raise.
    """

    def write_hand(
        self,
        match_id: str,
        data: Json,
        token: str,
        *,
        number: int | None = None,
        before: int | None = None,
        draft_key: str | None = None,
        ended: bool | None = None,
        author: str = "",
    ) -> Written:
        """Writes a new hand: at the end, or before the hand with the id `before` (a forgotten one).

        `number` is which hand of the match the writer means at the end, counted from 1: `Stale`, with the hand that is
        there now, when somebody else wrote it already (None: wherever the end is).
        """
        kind = "written" if before is None else "inserted"
        with self._writing() as db:
            held = locked(db, match_id)
            if first := written_before(db, token, kind, match_id, data=data):
                return first
            if number is not None:
                _expect_number(db, match_id, number)
            place = _end(db, match_id) if before is None else _room_before(db, match_id, before)
            noted = note(db, match_id, held.version + 1, kind, author=author, token=token)
            hand_id = add(db, hand, {"match_id": match_id, "place": place, "version": 1, "at": noted.at})
            _add_version(db, hand_id, 1, noted, corrected=False, data=data)
            mark(db, held, ended)
            drop(db, draft_key)
            return Written(match_id, hand_id, 1, noted.number)

    def correct_hand(
        self,
        match_id: str,
        hand_id: int,
        data: Json,
        expected_version: int,
        token: str,
        *,
        draft_key: str | None = None,
        ended: bool | None = None,
        author: str = "",
    ) -> Written:
        """Gives a hand another value. `Stale`, with what is there now, when it is no longer at `expected_version`;
        NotPossibleError "store.struck" for a struck hand.
        """
        write = _Write("corrected", match_id, hand_id, expected_version, token, data, draft_key, ended, author)
        return self._change(write)

    def strike_hand(
        self,
        match_id: str,
        hand_id: int,
        expected_version: int,
        token: str,
        *,
        draft_key: str | None = None,
        ended: bool | None = None,
        author: str = "",
    ) -> Written:
        """Takes a hand out of the match, as if never written (undo of the last hand is this). It can be restored.

        `Stale` as for a correction; NotPossibleError "store.struck" when it is struck already.
        """
        write = _Write("struck", match_id, hand_id, expected_version, token, None, draft_key, ended, author)
        return self._change(write)

    def restore_hand(
        self,
        match_id: str,
        hand_id: int,
        expected_version: int,
        token: str,
        *,
        ended: bool | None = None,
        author: str = "",
    ) -> Written:
        """Puts a struck hand back where it was, with the value it had.

        `Stale` as for a correction; NotPossibleError "store.not_struck" when it is not struck.
        """
        write = _Write("restored", match_id, hand_id, expected_version, token, None, None, ended, author)
        return self._change(write)

    def _change(self, asked: _Write) -> Written:
        kind, match_id, hand_id, expected, data = asked.kind, asked.match_id, asked.hand_id, asked.expected, asked.data
        with self._writing() as db:
            held = locked(db, match_id)
            if first := written_before(db, asked.token, kind, match_id, hand=hand_id, data=data):
                return first
            is_now = _read(db, match_id, hand_id)
            if not is_now:
                raise UnknownError("store.unknown_hand", {"match": match_id, "hand": hand_id})
            if is_now.version != expected:
                raise Stale(is_now)
            if kind == "restored":
                if is_now.data is not None:
                    raise NotPossibleError("store.not_struck", {"hand": hand_id})
                data = _data(db, hand_id, expected - 1)  # what was struck is the version just before
            elif is_now.data is None:
                raise NotPossibleError("store.struck", {"hand": hand_id})
            noted = note(db, match_id, held.version + 1, kind, author=asked.author, token=asked.token)
            corrected = is_now.corrected or kind == "corrected"
            _add_version(db, hand_id, expected + 1, noted, corrected=corrected, data=data)
            db.execute(update(hand).where(hand.c.id == hand_id).values(version=expected + 1))
            mark(db, held, asked.ended)
            drop(db, asked.draft_key)
            return Written(match_id, hand_id, expected + 1, noted.number)


HANDS_NOW: Rows = (
    select(
        hand.c.match_id,
        hand.c.id,
        hand.c.version,
        hand_version.c.data,
        hand.c.at,
        journal.c.at.label("changed"),
        hand_version.c.corrected,
        journal.c.number,
    )
    .select_from(hand)
    .join(hand_version, and_(hand_version.c.hand_id == hand.c.id, hand_version.c.version == hand.c.version))
    .join(journal, journal.c.id == hand_version.c.journal_id)
)
"""The hands at the version that counts, struck ones too."""


def as_hand(row: AnyRow) -> StoredHand:
    """A row of `HANDS_NOW` as a value."""
    return StoredHand(row[1], row[2], row[3], when(row[4]), when(row[5]), row[6], row[7])


def mark(db: Connection, held: AnyRow, ended: bool | None) -> None:
    """Remembers whether a match that is held is over by its rules. When it ended stays as it was first found."""
    if ended is not None and ended != (held.ended is not None):
        db.execute(update(match).where(match.c.id == held.id).values(ended=now() if ended else None))


def _add_version(
    db: Connection, hand_id: int, version: int, noted: Note, *, corrected: bool, data: Json | None
) -> None:
    row = {"hand_id": hand_id, "version": version, "journal_id": noted.id, "corrected": corrected}
    db.execute(insert(hand_version).values(row | {"data": None if data is None else dict(data)}))


def _read(db: Connection, match_id: str, hand_id: int) -> StoredHand | None:
    row = db.execute(HANDS_NOW.where(hand.c.id == hand_id, hand.c.match_id == match_id)).first()
    return as_hand(row) if row else None


def _data(db: Connection, hand_id: int, version: int) -> Any:
    asked = select(hand_version.c.data).where(hand_version.c.hand_id == hand_id, hand_version.c.version == version)
    return db.execute(asked).scalar_one()


def _expect_number(db: Connection, match_id: str, number: int) -> None:
    live = HANDS_NOW.where(hand.c.match_id == match_id, hand_version.c.data.is_not(None)).order_by(hand.c.place)
    rows = db.execute(live).all()
    if number != len(rows) + 1:
        raise Stale(as_hand(rows[number - 1]) if 0 < number <= len(rows) else None)


def _end(db: Connection, match_id: str) -> int:
    last: int | None = db.execute(select(func.max(hand.c.place)).where(hand.c.match_id == match_id)).scalar()
    return (last or 0) + GAP


def _room_before(db: Connection, match_id: str, before: int) -> int:
    """A free place just before a hand, where there is none after placing all hands of the match anew."""
    for _ in range(2):
        asked = select(hand.c.place).where(hand.c.id == before, hand.c.match_id == match_id)
        high: int | None = db.execute(asked).scalar()
        if high is None:
            raise UnknownError("store.unknown_hand", {"match": match_id, "hand": before})
        lower = select(func.max(hand.c.place)).where(hand.c.match_id == match_id, hand.c.place < high)
        low: int = db.execute(lower).scalar() or 0
        if high - low > 1:
            return (low + high) // 2
        _place_anew(db, match_id)
    raise AssertionError("Hands that were placed anew leave room.")


def _place_anew(db: Connection, match_id: str) -> None:
    """Places the hands of a match at equal distances, in the order they have."""
    asked = select(hand.c.id).where(hand.c.match_id == match_id).order_by(hand.c.place)
    ids = db.execute(asked).scalars().all()
    # By way of negative places, since no two hands may share one even for a moment.
    db.execute(update(hand).where(hand.c.match_id == match_id).values(place=-hand.c.place))
    for n, one in enumerate(ids, 1):
        db.execute(update(hand).where(hand.c.id == one).values(place=n * GAP))
