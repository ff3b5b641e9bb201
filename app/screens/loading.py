"""A match that a screen needs: fetched when it is not there yet, with a word when it is not to be had."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from app.frame import Frame
from app.held import pick
from app.look import EDGE, text
from app.parts.buttons import primary
from app.room import Room
from app.screens.scaffold import head, screen
from app.store.trouble import StoreError
from app.table.pads import NOTHING_YET, Loaded
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Refused


def place_in(params: Mapping[str, str]) -> int | None:
    """The place of a hand in an address, from 0; None where it says none. In addresses places count from 1."""
    place = params.get("place", "")
    return int(place) - 1 if place.isdecimal() and len(place) < 5 else None


def use_sheet(here: Room, match: str) -> Loaded:
    """What is known of this match; the calling screen is drawn again whenever it changes."""
    held = here.pads.held(match)
    loaded = pick(held, lambda value: value)

    async def fetch() -> None:
        if held.value is NOTHING_YET:
            try:
                await here.pads.load(match)
            except (StoreError, Refused) as error:
                held.put(Loaded(missing=True))
                if isinstance(error, StoreError):
                    here.trouble(error)

    ft.use_effect(fetch, [match])
    return loaded


def opened(here: Room, frame: Frame, words: Words, loaded: Loaded, pane: bool = False) -> Sheet | ft.Control:
    """The sheet, or the screen that is shown until it is there or because there is none."""
    if loaded.sheet is not None:
        return loaded.sheet
    bar = head(
        frame, words, "Natpit" if not loaded.missing else words.say("app.no_match"), lambda _: here.go("/"), pane=pane
    )
    if not loaded.missing:
        return screen(here, frame, head=bar, body=ft.Container(), pane=pane)
    said = ft.Container(text(words.say("app.no_match_why")), padding=EDGE)
    return screen(
        here,
        frame,
        head=bar,
        body=said,
        tray=primary(words.say("app.home"), lambda _: here.go("/"), f=frame.f),
        pane=pane,
    )
