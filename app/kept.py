"""What a screen holds besides what is stored: a sheet that lies open, a text that was typed, how far one scrolled.

It stays when the screen is laid out anew under the same address: a tablet that turns, a phone that slept. It goes when
one goes elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

import flet as ft

from app.hooks import use_ref, use_state
from app.room import Room, room

T = TypeVar("T")
S = TypeVar("S", bound=ft.ScrollableControl)
LAID_OUT = 0.1
"""Seconds in which a client lays out what it was sent, before it can be scrolled."""
END = 40
"""So few pixels before its end a list is at its end."""


def use_kept(name: str, initial: T, at: str | None = None) -> tuple[T, Callable[[T], None]]:
    """As `use_state`, kept in the room under this name for as long as the screen of the address `at` is open; without
    one, that of the calling screen.
    """
    here, scope = room(), _scope(at)
    there = _use_leaving(here)
    value, put = use_state(here.scraps.get((scope, name), initial))

    def set_it(new: T) -> None:
        # What is left of the screen before has nothing to say any more: its sheet goes, and is told that it was closed.
        if there[0]:
            here.scraps[scope, name] = new
            put(new)

    return value, set_it


class Kept(Generic[T]):
    """As `Ref`: `current` can be read and set, and nothing is drawn anew for it."""

    def __init__(self, here: Room, key: tuple[str, str], make: Callable[[], T]) -> None:
        self._scraps, self._key = here.scraps, key
        self._scraps.setdefault(key, make())

    @property
    def current(self) -> T:
        found: T = self._scraps[self._key]
        return found

    @current.setter
    def current(self, new: T) -> None:
        self._scraps[self._key] = new


def use_kept_ref(name: str, make: Callable[[], T]) -> Kept[T]:
    """As `use_ref`, kept as `use_kept` keeps it: what is being typed in a field, say."""
    here, scope = room(), _scope(None)
    _use_leaving(here)
    return use_ref(lambda: Kept(here, (scope, name), make)).current


class Places:
    """How far the lists of a screen were scrolled, by the name of each."""

    def __init__(self, here: Room, scope: str) -> None:
        self._here, self._scope = here, scope
        self._lists: dict[str, ft.ScrollableControl] = {}
        self._seen: dict[str, int] = {}

    def on(self, list_: S, name: str = "list", *, ready: bool = True, follows: bool = False) -> S:
        """The list itself, which is found where it was left when it is another one to the client, once it is `ready`:
        what it shows has been read. One that `follows` what is added finds its end by itself, if that is where it was.
        """
        if ready:
            self._lists[name] = list_
        key = (self._scope, f"scrolled {name}")

        def scrolled(e: ft.OnScrollEvent) -> None:
            # Where it came to rest: on its way it may be about to be laid out anew. And not one that is on its way out.
            if e.event_type is ft.ScrollType.END and e.control._i == self._seen.get(name):
                self._here.scraps[key] = 0.0 if follows and e.pixels > e.max_scroll_extent - END else e.pixels

        # A list that is heard no longer is another one to the client: it is heard in any case.
        list_.on_scroll, list_.scroll_interval = scrolled, 200
        return list_

    async def find(self) -> None:
        """Scrolls the lists that are new to the client to where they were."""
        new = {name: one for name, one in self._lists.items() if self._seen.get(name) != one._i}
        self._seen |= {name: one._i for name, one in new.items()}
        goals = {name: self._here.scraps.get((self._scope, f"scrolled {name}"), 0.0) for name in new}
        if any(goals.values()):
            await asyncio.sleep(LAID_OUT)
            for name, goal in goals.items():
                if goal and self._lists.get(name) is not None:
                    await self._lists[name].scroll_to(offset=goal, duration=0)


def use_places(at: str | None = None) -> Places:
    """The lists of the calling screen, to be kept where they are scrolled to."""
    here, scope = room(), _scope(at)
    _use_leaving(here)
    places = use_ref(lambda: Places(here, scope)).current
    places._lists = {}  # those of this drawing
    ft.use_effect(places.find)
    return places


def _scope(at: str | None) -> str:
    path = ft.use_view_path()  # asked in any case: hooks count
    return path if at is None else at


def _use_leaving(here: Room) -> list[bool]:
    """Whether the calling screen is still there. When it is not, what was held under addresses that are not open any
    more goes.
    """
    there = use_ref(lambda: [True]).current

    def leave() -> None:
        there[0] = False
        now = (here.page.route or "/").partition("?")[0].rstrip("/") + "/"
        for key in [key for key in here.scraps if not now.startswith(key[0].rstrip("/") + "/")]:
            del here.scraps[key]

    ft.use_effect(lambda: None, [], leave)
    return there
