"""What a table agreed on: from the start of a match and, where that was changed, from after a hand on.

Every change writes all that holds from then on anew, beside what was written before, so that any of them can be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from app.store.base import AnyRow, Base, same, when
from app.store.hands import HANDS_NOW, mark
from app.store.journal import Note, locked, note
from app.store.tables import agreement, hand, hand_version, journal
from app.store.trouble import NotPossibleError, UnknownError
from app.store.values import Agreed, Json, StoredHand


class Said(NamedTuple):
    """One agreement as it is kept: after which hand it begins (None: from the start), its rules, and when it was made
    (None: now, by the write that keeps it).
    """

    after: int | None
    rules: Json
    at: int | None = None


class Agreements(Base):
    """Writes to the agreement of a match. All raise UnknownError for a match that is not there; a write that changes
    nothing is none.

    `ended` is what the replay says of the match after this write (True: over, False: not), None to leave it.
    """

    def set_rules(self, match_id: str, rules: Json, *, author: str = "") -> None:
        """Changes the agreement of a match in which no hand is written yet; NotPossibleError "store.rules_settled"."""
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            live = HANDS_NOW.where(hand.c.match_id == match_id, hand_version.c.data.is_not(None)).limit(1)
            if db.execute(live).first():
                raise NotPossibleError("store.rules_settled")
            _put(db, held, [Said(None, rules)], author, None)

    def change_rules(
        self, match_id: str, rules: Json, *, after_hand: int | None = None, ended: bool | None = None, author: str = ""
    ) -> None:
        """Agrees on `rules` (all that differs from the defaults): from after the hand with the id `after_hand` to the
        end of the match, or for the whole match. What was agreed for hands after that no longer holds.

        A struck `after_hand` still says where. UnknownError "store.unknown_hand".
        """
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            kept: list[Said] = []
            if after_hand is not None:
                places = _places(db, match_id)
                if after_hand not in places:
                    raise UnknownError("store.unknown_hand", {"match": match_id, "hand": after_hand})
                earlier = said(db, [match_id])[match_id]
                kept = [one for one in earlier if places[one.after] < places[after_hand]]
            if not kept or not same(kept[-1].rules, dict(rules)):
                kept.append(Said(after_hand, rules))
            _put(db, held, kept, author, ended)

    def undo_rules(self, match_id: str, number: int, *, ended: bool | None = None, author: str = "") -> None:
        """Agrees again on all that held before the `number`-th write of the match, which changed the agreement;
        NotPossibleError "store.not_rules" when it did not.
        """
        with self._writing() as db:
            held = locked(db, match_id, own=True)
            written = _all(db, match_id)
            before = [one for one in written if one < number]
            if number not in written or not before:
                raise NotPossibleError("store.not_rules", {"number": number})
            _put(db, held, written[before[-1]], author, ended)


def said(db: Connection, ids: Sequence[str]) -> dict[str, list[Said]]:
    """What holds in each match, in order: what the newest entry of the journal that tells of it has written."""
    asked = select(agreement.c.match_id, agreement.c.journal_id, agreement.c.number, *_SAID)
    asked = asked.where(agreement.c.match_id.in_(ids))
    found: dict[str, list[Said]] = {}
    for match_id, _, number, *one in db.execute(asked.order_by(*agreement.primary_key.columns)):
        if number == 0:
            found[match_id] = []
        found[match_id].append(Said(*one))
    return found


def keep(db: Connection, match_id: str, noted: Note, agreed: Iterable[Said]) -> None:
    """Writes all that holds from an entry of the journal on."""
    rows = [
        {
            "match_id": match_id,
            "journal_id": noted.id,
            "number": number,
            "after_hand_id": one.after,
            "at": noted.at if one.at is None else one.at,
            "rules": dict(one.rules),
        }
        for number, one in enumerate(agreed)
    ]
    db.execute(insert(agreement), rows)


def as_changes(
    db: Connection, agreed: Mapping[str, list[Said]], hands: Mapping[str, list[StoredHand]]
) -> dict[str, tuple[Agreed, ...]]:
    """The changes of each match that has any, with how many of its live hands come before them."""
    found = {}
    for match_id, (_, *later) in agreed.items():
        if later:
            places = _places(db, match_id)
            live = [places[one.id] for one in hands[match_id]]
            found[match_id] = tuple(_as_change(one, sum(at <= places[one.after] for at in live)) for one in later)
    return found


class Told(NamedTuple):
    """What one write said of the agreement: after which hand it is another one (None: from the start), and all that
    holds from then on: after which hand, and the rules.
    """

    after: int | None
    agreed: tuple[tuple[int | None, Json], ...]


def told(db: Connection, match_id: str) -> dict[int, Told]:
    """What each write that was about the agreement said of it, by its number."""
    places = _places(db, match_id)
    found: dict[int, Told] = {}
    before: list[Said] = []
    for number, agreed in _all(db, match_id).items():
        first = _first_change(before, agreed, places) if before else None
        found[number] = Told(first[0] if first else None, tuple((one.after, one.rules) for one in agreed))
        before = agreed
    return found


_SAID = (agreement.c.after_hand_id, agreement.c.rules, agreement.c.at)


def _all(db: Connection, match_id: str) -> dict[int, list[Said]]:
    """What was agreed by each write that told of it, by its number, in order."""
    asked = select(journal.c.number, *_SAID).join_from(agreement, journal, journal.c.id == agreement.c.journal_id)
    found: dict[int, list[Said]] = {}
    ordered = asked.where(agreement.c.match_id == match_id).order_by(*agreement.primary_key.columns)
    for number, *one in db.execute(ordered):
        found.setdefault(number, []).append(Said(*one))
    return found


def _as_change(one: Said, place: int) -> Agreed:
    assert one.after is not None
    assert one.at is not None
    return Agreed(one.after, one.rules, when(one.at), place)


def _put(db: Connection, held: AnyRow, agreed: list[Said], author: str, ended: bool | None) -> None:
    """Notes and keeps what holds from now on, when that is something else: with the old and new rules of the first hand
    for which it is.
    """
    first = _first_change(said(db, [held.id])[held.id], agreed, _places(db, held.id))
    if first is None:
        return
    _, was, is_now = first
    noted = note(db, held.id, held.version + 1, "rules", author=author, was=dict(was), now_is=dict(is_now))
    keep(db, held.id, noted, agreed)
    mark(db, held, ended)


def _places(db: Connection, match_id: str) -> dict[int | None, int]:
    """Where each hand stands, struck ones too; the start is before all of them."""
    asked = select(hand.c.id).where(hand.c.match_id == match_id).order_by(hand.c.place)
    return {None: -1} | {one: place for place, one in enumerate(db.execute(asked).scalars())}


def _first_change(
    old: list[Said], new: list[Said], places: Mapping[int | None, int]
) -> tuple[int | None, Json, Json] | None:
    """After which hand two agreements first differ, and what each says there; None when they never do."""

    def holds(agreed: list[Said], place: int) -> Json:
        return [one.rules for one in agreed if places[one.after] <= place][-1]

    for after in sorted({one.after for one in (*old, *new)}, key=places.__getitem__):
        was, is_now = holds(old, places[after]), holds(new, places[after])
        if not same(was, dict(is_now)):
            return after, was, is_now
    return None
