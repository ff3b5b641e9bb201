"""The way back to the list that a match was opened from. To the router every match lies upon home."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

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
    return None if address == "/" else lambda _: here.go(address)


def leaving_pane(here: Room, match: str, location: str) -> Callable[[Any], Any] | None:
    """The same where the pad stands beside a pane: first the pane goes where its own way back leads."""
    inside = location.removeprefix(f"/match/{match}")
    if not inside:
        return leaving(here, match)
    above = next((re.sub(one, to, inside) for one, to in _ABOVE if re.fullmatch(one, inside)), "")
    return lambda _: here.go(f"/match/{match}{above}")


_ABOVE = (
    (r"/dispute/(\d+)", r"/why/\1"),
    (r"/agreement/preview", "/agreement"),
    (r"/count(/\d+)?", r"/hand\1"),
    (r"/insert/(\d+)/count", r"/insert/\1"),
)
"""What of a match lies over something else than the pad."""
