"""What a table does to a match: write, correct, strike and put back hands; stop, reopen, sign off, put away.

Everything is rehearsed before it is written: the whole match is replayed with the change, so what cannot be is refused
with its reason and nothing was touched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.room import Room
from app.store.values import StoredHand, new_token
from app.table.sheet import Sheet, as_match
from scoring.match import replay

Hand = Mapping[str, Any]


def finishes(sheet: Sheet, hands: Sequence[Hand]) -> bool:
    """Whether the rules end the match with these hands. Raises `Refused` when they cannot be."""
    return replay(as_match(sheet.stored)._replace(hands=tuple(hands), stopped=False)).finished


def _now(sheet: Sheet) -> list[Hand]:
    return [h.data for h in sheet.stored.hands if h.data is not None]


async def write_hand(
    here: Room, sheet: Sheet, hand: Hand, token: str, draft_key: str, before: int | None = None
) -> None:
    """Writes a hand at the end, or as a forgotten one before the place `before`.

    `Stale` when somebody else wrote the hand with this number in the meantime; the draft is then still there.
    """
    hands = _now(sheet)
    at = len(hands) if before is None else before
    ended = finishes(sheet, [*hands[:at], hand, *hands[at:]])
    match = sheet.stored.id
    where: dict[str, Any] = {"number": len(hands) + 1} if before is None else {"before": sheet.stored.hands[before].id}
    await here.write(match, lambda s: s.write_hand(match, hand, token, draft_key=draft_key, ended=ended, **where))


async def correct_hand(
    here: Room, sheet: Sheet, place: int, hand: Hand, *, version: int, token: str, draft_key: str | None = None
) -> None:
    """Gives the hand at `place` another value. `Stale` when it is no longer at `version`."""
    hands = _now(sheet)
    hands[place] = hand
    ended = finishes(sheet, hands)
    match, which = sheet.stored.id, sheet.stored.hands[place].id
    await here.write(
        match, lambda s: s.correct_hand(match, which, hand, version, token, draft_key=draft_key, ended=ended)
    )


async def strike_hand(here: Room, sheet: Sheet, place: int) -> StoredHand:
    """Takes the hand at `place` out, as if never written. Gives what was struck, for the way back."""
    hands = _now(sheet)
    del hands[place]
    ended = finishes(sheet, hands)
    match, struck = sheet.stored.id, sheet.stored.hands[place]
    token = new_token()
    await here.write(match, lambda s: s.strike_hand(match, struck.id, struck.version, token, ended=ended))
    return struck


async def restore_hand(here: Room, sheet: Sheet, struck: StoredHand, place: int) -> None:
    """Puts a struck hand back where it was."""
    hands = _now(sheet)
    if struck.data is not None:
        hands.insert(place, struck.data)
    ended = finishes(sheet, hands)
    match, token = sheet.stored.id, new_token()
    await here.write(match, lambda s: s.restore_hand(match, struck.id, struck.version + 1, token, ended=ended))


async def stop_match(here: Room, match: str) -> None:
    """The table ends the match early: the best total wins."""
    await here.write(match, lambda s: s.stop_match(match))


async def reopen_match(here: Room, match: str) -> None:
    """A match that the table stopped goes on."""
    await here.write(match, lambda s: s.reopen_match(match))


async def sign_match(here: Room, match: str) -> None:
    """The table agrees that all of it is right."""
    await here.write(match, lambda s: s.sign_match(match))


async def unsign_match(here: Room, match: str) -> None:
    """The table takes that back."""
    await here.write(match, lambda s: s.unsign_match(match))


async def remove_match(here: Room, match: str) -> None:
    """Puts a match away; it can be put back."""
    await here.write(match, lambda s: s.remove_match(match))


async def put_back_match(here: Room, match: str) -> None:
    """Puts a match that was put away back."""
    await here.write(match, lambda s: s.restore_match(match))
