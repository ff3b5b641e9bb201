"""A match as it is stored, as the one document that says all of it: *Deel*, `natpit export`, the backup. No Flet here.

made = match_file(store, match_id)
Path(made.name).write_text(made.text)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from app.store.trouble import UnknownError
from app.store.values import Change, StoredHand, StoredMatch
from app.table.sheet import as_match
from scoring.match_file import MatchDocument, document, write

if TYPE_CHECKING:
    from app.store.store import Store


class MatchFile(NamedTuple):
    """A match file: how it is called, and what stands in it."""

    name: str
    text: str

    @property
    def data(self) -> bytes:
        """What stands in it, as it is written."""
        return self.text.encode()


def match_file(store: Store, match_id: str) -> MatchFile:
    """The file of a match. UnknownError "store.unknown_match" when there is none."""
    stored = store.match(match_id)
    if stored is None:
        raise UnknownError("store.unknown_match", {"match": match_id})
    made = match_document(stored, store.history(match_id), store.hand_order(match_id))
    return MatchFile(file_name(stored), write(made))


def match_document(stored: StoredMatch, history: Iterable[Change], order: Sequence[int]) -> MatchDocument:
    """The document of a match: when each hand was written, and what was changed afterwards.

    `order` are the ids of all its hands as they stand on the pad, struck ones too (`Store.hand_order`). What was read
    from a file that left out moments leaves them out again.
    """
    match = as_match(stored)
    live = [hand for hand in stored.hands if hand.data is not None]
    began = stored.started
    dated = (_dated(hand._replace(data=data), began) for hand, data in zip(live, match.hands, strict=True))
    match = match._replace(hands=tuple(dated))
    ended = stored.ended or stored.stopped
    return document(
        match,
        title=stored.title or None,
        started=None if stored.origin else moment(began),
        ended=_told(ended, began),
        signed=moment(stored.signed.at) if stored.signed else None,
        agreed=[_told(change.at, began) for change in stored.changes],
        corrections=corrections(history, order),
    )


def corrections(history: Iterable[Change], order: Sequence[int]) -> list[dict[str, Any]]:
    """The audit trail: every hand that was corrected, struck, put back or put in between.

    Its number is the one that it had on the pad at that moment, counted from 1.
    """
    places = {hand: place for place, hand in enumerate(order)}
    there: set[int] = set()
    trail = []
    for change in history:
        hand = change.hand
        if hand is None:
            continue
        mine = places.get(hand, len(places))
        if change.kind != "written":
            number = 1 + sum(1 for other in there if other != hand and places.get(other, len(places)) < mine)
            trail.append(
                {"hand": number, "at": moment(change.at), "was": _plain(change.was), "now": _plain(change.now)}
            )
        if change.now is None:
            there.discard(hand)
        else:
            there.add(hand)
    return trail


def file_name(stored: StoredMatch) -> str:
    """ "natpit-klaverjassen-2026-05-14-2041.json": the game, and when the match began where this runs."""
    return f"{stem(stored.game, stored.started)}.json"


def stem(game: str, started: datetime) -> str:
    """The same without its end."""
    return f"natpit-{game}-{started.astimezone():%Y-%m-%d-%H%M}"


def moment(at: datetime) -> str:
    """A moment as match files have it, in the time of where this runs: "2026-05-14T20:41:00+02:00"."""
    return at.astimezone().isoformat(timespec="seconds")


def _told(at: datetime | None, began: datetime) -> str | None:
    """A moment that somebody told. Of a match that was read from a file it can be that none did: then it is kept as the
    very moment the match began (`app.store.arrival`).
    """
    return None if at is None or at == began else moment(at)


def _dated(hand: StoredHand, began: datetime) -> dict[str, Any]:
    """The hand with when it was written, unless it says so itself or nobody told."""
    data = dict(hand.data or {})
    at = _told(hand.at, began)
    if at is not None:
        data.setdefault("at", at)
    return data


def _plain(data: Any) -> dict[str, Any] | None:
    return None if data is None else dict(data)
