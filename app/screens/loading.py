"""A match that a screen needs: fetched when it is not there yet, with a word when it is not to be had."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import flet as ft

from app.frame import Frame
from app.held import pick
from app.look import EDGE, text
from app.parts.buttons import primary
from app.room import AGAIN, Room
from app.screens.scaffold import head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError, UnavailableError
from app.store.values import May
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
        told = False
        while held.value is NOTHING_YET:
            try:
                await here.pads.load(match)
                return
            except UnavailableError as error:  # it may be there: nobody is told that it is not
                if not told:
                    here.trouble(error)
                    told = True
                await asyncio.sleep(AGAIN)
                if here.left or not held.watched:
                    return
            except (StoreError, Refused) as error:
                held.put(Loaded(missing=True))
                if isinstance(error, StoreError):
                    here.trouble(error)

    ft.use_effect(fetch, [match])
    return loaded


def use_may(here: Room, match: str) -> May:
    """What may be done here with a match that is shown; the calling part is drawn again when that changes."""
    return pick(here.pads.held(match), lambda loaded: loaded.may)


def allows(may: May, needs: May) -> bool:
    """Whether who may do this may do what `needs` that."""
    return _ORDER[may] >= _ORDER[needs]


_ORDER: dict[May, int] = {"read": 0, "write": 1, "own": 2}


def opened(
    here: Room, frame: Frame, words: Words, loaded: Loaded, pane: bool = False, needs: May = "read"
) -> Sheet | ft.Control:
    """The sheet, or the screen that is shown until it is there, because there is none, or because it is another's and
    here may be done less with it than this screen `needs`.
    """
    if loaded.sheet is not None and allows(loaded.may, needs):
        return loaded.sheet
    if loaded.sheet is not None:
        return _not_here(here, frame, words, loaded, loaded.sheet.stored.id, pane)
    bar = head(
        frame, words, "Natpit" if not loaded.missing else words.say("app.no_match"), lambda _: here.go("/")
    )
    if not loaded.missing:
        return screen(here, frame, head=bar, body=waiting(frame, words), pane=pane)
    said = ft.Container(text(words.say("guest.lost" if loaded.lost else "app.no_match_why")), padding=EDGE)
    return screen(
        here,
        frame,
        head=bar,
        body=said,
        tray=primary(words.say("app.home"), lambda _: here.go("/"), f=frame.f),
        pane=pane,
    )


def _not_here(here: Room, frame: Frame, words: Words, loaded: Loaded, match: str, pane: bool) -> ft.Control:
    """A screen that is for whose match it is, or for who writes along."""
    leave = lambda _: here.go(f"/match/{match}")  # noqa: E731
    bar = head(frame, words, words.say(f"guest.{loaded.may}"), leave)
    said = words.say("store.only_look" if loaded.may == "read" else "store.only_hands")
    body = ft.Container(text(said), padding=EDGE)
    tray = primary(words.say("why.to_pad"), leave, f=frame.f)
    return screen(here, frame, head=bar, body=body, tray=tray, pane=pane)
