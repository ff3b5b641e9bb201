"""Deel tafel: two links to a match, to follow it and to write along, each to be shown, sent on and withdrawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import flet as ft

from app.frame import COLUMN, PANE, Frame
from app.held import pick
from app.hooks import keyed, use_state
from app.kept import use_kept, use_places
from app.look import EDGE, INKT, KARTON, KOP, SANS, SANS6, capped, text
from app.parts.buttons import primary
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.links_parts import Code, ask_first, code_size, kinds, link_line, said, ways_out
from app.screens.loading import opened, use_sheet
from app.screens.scaffold import head, screen, use_pane
from app.screens.sharing_code import is_loopback
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Invitation
from app.table.links import KINDS, Kind, link_of, origin_of, shown
from app.table.sheet import Sheet
from app.words import Words

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def TableLinks() -> ft.Control:
    """The screen of /match/…/links."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    match = ft.use_route_params()["match"]
    sheet = opened(here, frame, words, use_sheet(here, match), pane, needs="own")
    if not isinstance(sheet, Sheet):
        return sheet
    if not here.club.shared:
        return Alone(here, match, frame, words, pane)
    return keyed(Sharing, here, sheet, frame, words, pane, key=match)


@ft.component
def Alone(here: Room, match: str, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """This Natpit is one that nobody else reaches: how that becomes otherwise."""

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}")

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    lines: list[ft.Control] = [
        text(words.say("links.alone"), capped(18, frame.f, 2), SANS, INKT, 26),
        text(words.say("links.alone_command"), capped(18, frame.f, 2), SANS6, INKT, 26, selectable=True),
        text(words.say("links.alone_then"), capped(18, frame.f, 2), SANS, INKT, 26),
    ]
    body = ft.Column([ft.Container(ft.Column(lines, spacing=12), padding=EDGE)], scroll=ft.ScrollMode.AUTO, expand=True)
    bar = head(frame, words, words.say("links.title"), leave, close=True)
    tray = primary(words.say("why.to_pad"), leave, f=frame.f)
    return screen(here, frame, head=bar, body=body, pane=pane, tray=ft.Row([ft.Container(tray, expand=True)]))


class Known(NamedTuple):
    """The links to the match, and whether they were read yet."""

    links: tuple[Invitation, ...] = ()
    ready: bool = False


class Desk:
    """What is done with the links of one match. `put` shows them anew."""

    def __init__(self, here: Room, match: str, words: Words, put: Callable[[Known], None]) -> None:
        self._here, self._match, self._words, self._put = here, match, words, put
        self._busy = False

    async def read(self) -> None:
        try:
            self._put(Known(await self._here.door.ask(lambda s: s.invitations(self._match)), True))
        except StoreError as error:
            self._here.trouble(error)

    async def make(self, kind: Kind) -> None:
        """Makes a link, one however often the button is tapped."""
        if self._busy:
            return
        self._busy = True
        try:
            number, key = await self._here.door.ask(lambda s: s.invite(self._match, kind))
        except StoreError as error:
            self._here.trouble(error)
            return
        finally:
            self._busy = False
        self._here.house.links.keep(number, key)
        self._here.feel("light")
        await self.read()

    async def withdraw(self, number: int) -> None:
        """From now on this link opens nothing, and whoever came by it sees at once that it is over."""
        try:
            await self._here.door.ask(lambda s: s.withdraw(number))
        except StoreError as error:
            self._here.trouble(error)
            return
        self._here.house.links.forget(number)
        self._here.pads.announce(self._match)
        self._here.tell(self._words.say("links.withdrawn"))
        await self.read()


@ft.component
def Sharing(here: Room, sheet: Sheet, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """The links of one match."""
    kind, choose = use_kept("kind", KINDS[0])
    known, put = use_state(Known())
    asked, ask = use_kept("asked", 0)
    match, places = sheet.stored.id, use_places()
    desk = ft.use_memo(lambda: Desk(here, match, words, put), [])
    # Told too whenever somebody comes by one of them.
    writes = pick(here.pads.writes, lambda n: n)
    ft.use_effect(desk.read, [writes])

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}")

    def withdraw(_: Any) -> None:
        ask(0)
        here.run(desk.withdraw, asked)

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    going = next((one for one in known.links if one.id == asked), None)
    ft.use_dialog(ask_first(going, words, frame, withdraw, lambda _: ask(0)) if going is not None else None)
    found = shown(known.links, kind, here.house.links)
    at: list[ft.Control] = [
        kinds(kind, lambda e: choose(e.control.data), words, frame), said(words.say(f"links.told_{kind}"), frame)
    ]  # fmt: skip
    tray: ft.Control | None = None
    if found.link is not None:
        link = link_of(_origin(here), kind, here.house.links.key(found.link.id) or "")
        at += _open(found.link, link, kind, words, frame, pane, ask)
        tray = ways_out(here, link, words, kind, frame)
    elif known.ready:
        label = words.say("links.make_new" if found.others else "links.make")
        tap = lambda _: here.run(desk.make, kind)  # noqa: E731
        tray = ft.Row([primary(label, tap, f=frame.f, sign=ft.Icons.ADD_LINK_ROUNDED, expand=True)])
    if not known.ready:
        at.append(waiting(frame, words))
    if found.others:
        title = ft.Semantics(heading_level=2, content=text(words.say("links.earlier"), 20, KOP, INKT, 28))
        at.append(ft.Container(title, padding=ft.Padding.only(left=EDGE, right=EDGE, top=16)))
        at += [link_line(one, words, frame, ask) for one in found.others]
    at.append(ft.Container(height=16))
    body = ft.Column(at, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH)
    places.on(body, ready=known.ready)
    cover = head(frame, words, words.say("links.title"), leave, close=True)
    return screen(here, frame, head=cover, body=body, tray=tray, pane=pane, body_fill=KARTON)


def _origin(here: Room) -> str:
    own = str(here.page.url or "") if here.page.web else ""
    return origin_of(own, _is_loopback(own), here.club.address)


def _is_loopback(url: str) -> bool:
    return is_loopback(urlsplit(url).hostname or "")


def _open(
    one: Invitation, link: str, kind: Kind, words: Words, frame: Frame, pane: bool, ask: Callable[[int], None]
) -> list[ft.Control]:  # fmt: skip
    """The link that is given on: its code, and how many came by it."""
    width = (PANE - 2 if pane else min(frame.free, COLUMN)) - 2 * EDGE
    lines = [keyed(Code, link, code_size(frame, width), words.say(f"links.code_{kind}"), key=link)]
    if _is_loopback(link):
        lines.append(said(words.say("links.only_here"), frame))
    return [*lines, link_line(one, words, frame, ask)]
