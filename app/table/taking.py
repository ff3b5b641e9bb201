"""A hand-over that comes in part by part: what came is kept until all of it is there, and then laid in the inbox.

Nothing of it touches a match before somebody has looked at it. No Flet here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from app.table.handover import Part, document, part_text, parts_in
from app.table.inbox import Inbox, Incoming
from scoring.game import Refused

if TYPE_CHECKING:
    from app.store.store import Store

DRAFT = "take/"
"""The drafts in which parts are kept, each under the key of its hand-over."""


class Taken(NamedTuple):
    """What is there of a hand-over: how many parts there are, which came (from 0), and, once that is all of them, the
    parcel in the inbox. `again`: it was laid there before."""

    total: int
    there: tuple[int, ...]
    parcel: str = ""
    again: bool = False

    @property
    def missing(self) -> tuple[int, ...]:
        """The numbers of the parts that did not come yet, from 0."""
        return tuple(n for n in range(self.total) if n not in self.there)


def take(store: Store, text: str, inbox: Inbox) -> Taken:
    """Takes what is in a text, all parts of one hand-over or some, and lays the match in the inbox once it is whole. A
    whole match file may also stand there as it is. For the store's thread: two that come at once both count.

    Raises `Refused` ("take.…", "file.size") for what cannot be read, and what the store and the inbox raise.
    """
    if is_file(text):
        return Taken(1, (0,), inbox.lay([Incoming("", text.strip().encode())]).id)
    parts = parts_in(text)
    newest = parts[-1].key
    return _take(store, [part for part in parts if part.key == newest], inbox)


def is_file(text: str) -> bool:
    """Whether somebody pasted the match file itself."""
    return text.lstrip().startswith("{")


def _take(store: Store, parts: Sequence[Part], inbox: Inbox) -> Taken:
    first = parts[0]
    key = DRAFT + first.key
    kept = store.draft(key) or {}
    laid = kept.get("parcel")
    if isinstance(laid, str) and inbox.parcel(laid) is not None:
        return Taken(first.total, tuple(range(first.total)), laid, again=True)
    there = {part.number: part for part in (*_read(kept), *parts) if part[:3:2] == first[:3:2]}
    if len(there) < first.total:
        store.save_draft(key, {"parts": [part_text(there[n]) for n in sorted(there)]})
        return Taken(first.total, tuple(sorted(there)))
    try:
        whole = document([there[n] for n in sorted(there)])
    except Refused:
        store.drop_draft(key)  # else what is wrong in it would stay
        raise
    parcel = inbox.lay([Incoming("", whole)]).id
    store.save_draft(key, {"parcel": parcel})
    return Taken(first.total, tuple(range(first.total)), parcel)


def _read(kept: dict[str, Any]) -> list[Part]:
    """The parts that were kept; what cannot be read of them never came."""
    found: list[Part] = []
    for text in kept.get("parts") or ():
        try:
            found += parts_in(str(text))
        except Refused:
            continue
    return found
