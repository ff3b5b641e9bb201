"""The matches: begun, read, stopped, mended, taken away."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from app.store.agreements import Said, as_changes, keep, said
from app.store.allowed import may_with
from app.store.base import AnyRow, Base, Rows, as_stored, mine, now, same, when, when_if
from app.store.drafts import drop
from app.store.hands import HANDS_NOW, as_hand, mark
from app.store.journal import locked, note
from app.store.seats import Joined, joined, never_played
from app.store.signing import signed
from app.store.spellings import AS_PERSON, known, seated
from app.store.tables import hand, hand_version, journal, match, person, seat
from app.store.trouble import NotPossibleError, TokenUsedError
from app.store.values import Agreed, Json, Person, SignOff, State, StoredHand, StoredMatch


class Matches(Base):
    """Matches and their seats. All raise UnknownError for a match or person that is not there."""

    def new_match(
        self,
        game: str,
        people: Sequence[int],
        first_dealer: int,
        rules: Json,
        *,
        title: str = "",
        token: str | None = None,
        started: datetime | None = None,
        draft_key: str | None = None,
        author: str = "",
    ) -> str:
        """Begins a match and gives its id (128 random bits, in hex). `people` are ids in seat order, clockwise.

        With a `token` a second attempt gives the match that the first one began. Whether the game can be played by so
        many, and by these rules, is the caller's to know. NotPossibleError "store.no_people", "store.seats_double"
        (values name), "store.first_dealer".
        """
        asked = (game, people, first_dealer, rules, title, token, started, draft_key, author)
        try:
            return self._begin(*asked)
        except IntegrityError:  # another process began it with this token at the same moment
            return self._begin(*asked)

    def match(self, match_id: str) -> StoredMatch | None:
        """The match with this id, in the bin or not; None when there is none."""
        with self._reading() as db:
            found = load(db, select(match).where(match.c.id == match_id))
            return found[0] if found else None

    def matches(self, limit: int = 10, state: State = "all") -> tuple[StoredMatch, ...]:
        """The newest matches with their hands: open ones by when they were last touched, removed ones by when they were
        removed, others by when they were started.
        """
        with self._reading() as db:
            return load(db, listed(state).where(mine(db, match)).limit(limit))

    def last_match(self, game: str) -> StoredMatch | None:
        """The newest match of a game that is not in the bin. Its people are the last line-up and what it `agreed` the
        last agreement; who deals next follows from replaying it.
        """
        one = select(match).where(match.c.game == game, match.c.removed.is_(None))
        with self._reading() as db:
            found = load(db, one.where(mine(db, match)).order_by(match.c.started.desc()).limit(1))
            return found[0] if found else None

    def mend_table(self, match_id: str, people: Sequence[int], first_dealer: int, *, author: str = "") -> None:
        """Says again who sits where and who dealt first. Seats can be added, and taken away again as long as no hand
        was written since; NotPossibleError "store.seats_fewer" for any other, else as `new_match`.
        """
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            there = _seated(db, people, first_dealer)
            sat = _seats(db, [match_id])[match_id]
            if not never_played(db, match_id, range(len(people), len(sat))):
                raise NotPossibleError("store.seats_fewer", {"seats": len(sat)})
            was, is_now = _as_journal(sat, held.first_dealer), _as_journal(there, first_dealer)
            if same(was, is_now):
                return
            note(db, match_id, held.version + 1, "table", author=author, was=was, now_is=is_now)
            db.execute(update(match).where(match.c.id == match_id).values(first_dealer=first_dealer))
            under = _spellings_at(db, match_id)
            db.execute(delete(seat).where(seat.c.match_id == match_id))
            _seat(db, match_id, there, under)

    def stop_match(self, match_id: str, *, author: str = "") -> None:
        """Ends a match early, by the table. Stopping it again changes nothing."""
        self._turn(match_id, "stopped", "stopped", True, author)

    def reopen_match(self, match_id: str, *, author: str = "") -> None:
        """Goes on with a match that the table had stopped. What the rules ended is over until a hand is corrected."""
        self._turn(match_id, "reopened", "stopped", False, author)

    def remove_match(self, match_id: str, *, author: str = "") -> None:
        """Puts a match into the bin. It keeps everything and is still found by its id."""
        self._turn(match_id, "removed", "removed", True, author)

    def restore_match(self, match_id: str, *, author: str = "") -> None:
        """Takes a match out of the bin."""
        self._turn(match_id, "put_back", "removed", False, author)

    def mark_ended(self, match_id: str, ended: bool) -> None:
        """Remembers for the lists whether the rules have ended a match. The replay is the truth; a write of a hand can
        say it at once.
        """
        with self._writing() as db:
            mark(db, locked(db, match_id), ended)

    def _begin(
        self, game: str, people: Sequence[int], first_dealer: int, rules: Json, title: str, token: str | None,
        started: datetime | None, draft_key: str | None, author: str,
    ) -> str:  # fmt: skip
        with self._writing() as db:
            there = _seated(db, people, first_dealer)
            begun = _as_journal(there, first_dealer) | {"game": game, "title": title, "rules": dict(rules)}
            if token is not None and (first := _begun_before(db, token, begun)):
                return first
            match_id = secrets.token_hex(16)
            at = now()
            row = {"id": match_id, "game": game, "title": title, "first_dealer": first_dealer, "version": 0}
            row["space_id"] = self.space
            begins = {"started": as_stored(started) if started else at, "touched": at}
            db.execute(insert(match).values(row | begins))
            noted = note(db, match_id, 1, "begun", author=author, token=token, now_is=begun)
            _seat(db, match_id, there)
            keep(db, match_id, noted, [Said(None, rules)])
            drop(db, draft_key)
            return match_id

    def _turn(self, match_id: str, kind: str, column: str, on: bool, author: str) -> None:
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            if (held._mapping[column] is not None) == on:
                return
            noted = note(db, match_id, held.version + 1, kind, author=author, touches=column != "removed")
            db.execute(update(match).where(match.c.id == match_id).values({column: noted.at if on else None}))


def listed(state: State) -> Rows:
    """The matches in a state, newest first; each is answered by an index."""
    kept = select(match).where(match.c.removed.is_(None))
    if state == "open":
        still = kept.where(match.c.ended.is_(None), match.c.stopped.is_(None))
        return still.order_by(match.c.touched.desc())
    if state == "removed":
        return select(match).where(match.c.removed.is_not(None)).order_by(match.c.removed.desc())
    if state == "finished":
        kept = kept.where(or_(match.c.ended.is_not(None), match.c.stopped.is_not(None)))
    return kept.order_by(match.c.started.desc())


def load(db: Connection, asked: Rows) -> tuple[StoredMatch, ...]:
    """The matches of these rows, with everything that belongs to them, in their order."""
    rows = [row for row in db.execute(asked).all() if may_with(db, row)]
    ids = [r.id for r in rows]
    if not ids:
        return ()
    seats, agreed, hands = _seats(db, ids), said(db, ids), _hands(db, ids)
    changes, came, off = as_changes(db, agreed, hands), joined(db, ids), signed(db, rows)
    return tuple(
        _as_match(
            r, seats[r.id], agreed[r.id][0].rules, hands[r.id], changes.get(r.id, ()), came.get(r.id, ()), off.get(r.id)
        )
        for r in rows
    )


def _as_match(
    row: AnyRow, people: list[Person], rules: Json, hands: list[StoredHand], changes: tuple[Agreed, ...],
    came: Joined, off: SignOff | None,
) -> StoredMatch:  # fmt: skip
    return StoredMatch(
        id=row.id,
        game=row.game,
        title=row.title,
        people=tuple(people),
        first_dealer=row.first_dealer,
        rules=rules,
        hands=tuple(hands),
        version=row.version,
        started=when(row.started),
        touched=when(row.touched),
        ended=when_if(row.ended),
        stopped=when_if(row.stopped),
        removed=when_if(row.removed),
        changes=changes,
        joined=came,
        signed=off,
        origin=row.origin,
    )


def _seats(db: Connection, ids: Sequence[str]) -> dict[str, list[Person]]:
    found: dict[str, list[Person]] = {one: [] for one in ids}
    asked = select(seat.c.match_id, *AS_PERSON).select_from(seated())
    for match_id, *who in db.execute(asked.where(seat.c.match_id.in_(ids)).order_by(seat.c.match_id, seat.c.seat)):
        found[match_id].append(Person(*who))
    return found


def _hands(db: Connection, ids: Sequence[str]) -> dict[str, list[StoredHand]]:
    found: dict[str, list[StoredHand]] = {one: [] for one in ids}
    live = HANDS_NOW.where(hand.c.match_id.in_(ids), hand_version.c.data.is_not(None))
    for row in db.execute(live.order_by(hand.c.match_id, hand.c.place)):
        found[row[0]].append(as_hand(row))
    return found


def _begun_before(db: Connection, token: str, begun: Json) -> str | None:
    """The match that this token began. TokenUsedError when it wrote something else."""
    asked = select(journal.c.kind, journal.c.match_id, journal.c.now).where(journal.c.token == token)
    first = db.execute(asked).first()
    if not first:
        return None
    if first.kind != "begun" or not same(first.now, begun):
        raise TokenUsedError(None)
    return str(first.match_id)


def _seated(db: Connection, people: Sequence[int], first_dealer: int) -> list[Person]:
    if not people:
        raise NotPossibleError("store.no_people")
    found = known(db, people)
    there = [found[one] for one in people]
    for n, one in enumerate(there):
        if one in there[:n]:
            raise NotPossibleError("store.seats_double", {"name": one.name})
    if not 0 <= first_dealer < len(people):
        raise NotPossibleError("store.first_dealer", {"seats": len(people)})
    return there


def _seat(db: Connection, match_id: str, people: Sequence[Person], under: Mapping[int, int] | None = None) -> None:
    """Seats these people, each under their name or the spelling that they sat `under` at this table before, so that a
    merge can still be taken back. Who sits down is on the lists again.
    """
    ids = [one.id for one in people]
    rows = [{"match_id": match_id, "seat": n, "person_id": (under or {}).get(i, i)} for n, i in enumerate(ids)]
    db.execute(insert(seat), rows)
    db.execute(update(person).where(person.c.id.in_(ids)).values(used=now(), hidden=None))


def _spellings_at(db: Connection, match_id: str) -> dict[int, int]:
    """Under which spelling everybody sits at this table, by who they are."""
    asked = select(person.c.id, seat.c.person_id).select_from(seated()).where(seat.c.match_id == match_id)
    return {row[0]: row[1] for row in db.execute(asked)}


def _as_journal(people: Sequence[Person], first_dealer: int) -> dict[str, Any]:
    return {"people": [{"id": p.id, "name": p.name} for p in people], "first_dealer": first_dealer}
