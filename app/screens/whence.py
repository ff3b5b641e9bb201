"""The way back to the list that a match was opened from. To the router every match lies upon home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.room import Room

_KEPT = "whence"


def note_whence(here: Room, match: str) -> None:
    """The match is opened from the screen that is in sight now: its pad leads back to there, as long as this
    connection lasts."""
    here.kept[_KEPT] = (match, here.page.route or "/")


def way_back(here: Room, match: str) -> str:
    """The address that the pad of this match leads back to."""
    whose, address = here.kept.get(_KEPT, ("", "/"))
    return address if whose == match else "/"


def leaving(here: Room, match: str) -> Callable[[Any], Any] | None:
    """What Android's back button or a swipe does on the pad, where that is not what the router would do."""
    address = way_back(here, match)
    if address == "/":
        return None

    async def leave(e: ft.Event[ft.View]) -> None:
        here.go(address)
        await e.control.confirm_pop(False)

    return leave
