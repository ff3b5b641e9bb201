"""Who sits a hand out, and who deals it: the keys that a hand of any game carries, as taps change them."""

from __future__ import annotations

from typing import Any

from app.table.sheet import Sheet

KEYS = ("dealer", "out")


def usual(sheet: Sheet, place: int | None = None) -> dict[str, Any]:
    """What a new hand at `place`, or the next one, carries until somebody says otherwise: who was away stays away, and
    who joined later than the hand that stands there was not there yet."""
    gone = set(sheet.replay.away(place))
    if place is not None:
        there = sheet.stored.hands[place].id
        gone |= {seat for seat, after in enumerate(sheet.stored.joined) if after is not None and after >= there}
    return sheet.replay.without(tuple(gone), place)


def away(sheet: Sheet, place: int | None, extra: dict[str, Any]) -> tuple[int, ...]:
    """Who is said not to play. A dealer who only watches, at a table larger than the game, is not away."""
    table = sheet.replay.deal(extra, place)[0]
    return tuple(seat for seat in table.out if seat != table.dealer)


def toggled(sheet: Sheet, place: int | None, extra: dict[str, Any], seat: int) -> dict[str, Any]:
    """This seat does not play; said again, and it does."""
    gone = away(sheet, place, extra)
    dealer: int | None = sheet.replay.deal(extra, place)[0].dealer
    if dealer == due(sheet, place, gone):
        dealer = None  # nobody said so: it is whoever is next among those who are there
    return _others(extra) | sheet.replay.without(tuple({seat} ^ set(gone)), place, dealer)


def due(sheet: Sheet, place: int | None, gone: tuple[int, ...]) -> int:
    """Whose turn it is to deal when these are away."""
    return sheet.replay.deal(sheet.replay.without(gone, place), place)[0].dealer


def dealt(sheet: Sheet, place: int | None, extra: dict[str, Any], dealer: int | None) -> dict[str, Any]:
    """This seat dealt; None for the one whose turn it was."""
    return _others(extra) | sheet.replay.without(away(sheet, place, extra), place, dealer)


def _others(extra: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in extra.items() if key not in KEYS}
