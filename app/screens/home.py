"""Home: the match that lies open, a new one, and the ones before. The first frame needs no database."""

from __future__ import annotations

from typing import Any

import flet as ft

import scoring
from app.frame import WIDEST, Frame
from app.held import pick
from app.kept import Places, use_kept, use_places
from app.look import EDGE, KARTON
from app.parts.ask_sheet import ask_sheet
from app.parts.home_cover import BELOW, COVER, home_cover, wordmark
from app.parts.match_card import card_place
from app.parts.menu import Group, Row, menu_sheet
from app.room import Room, room, use_frame, use_words
from app.screens.home_keeping import use_keeping_lines
from app.screens.home_parts import (
    all_ways,
    earlier,
    open_card,
    regular_tables,
    settle,
    still_open,
    tiles,
    told,
    visiting,
    welcome,
)
from app.screens.matches_ways import matches_address
from app.screens.scaffold import screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table.sheet import Sheet
from app.table.shelf import Lying
from app.words import Words

_SIDES = ft.Padding.symmetric(horizontal=EDGE)
LEFT = 460
"""How wide the card and the tiles are where the earlier matches stand beside them."""


@ft.component
def Home() -> ft.Control:
    """What lies about is read anew whenever this screen comes in sight, and after every write while it is."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    route = ft.use_view_path()
    in_sight, places = ft.use_route_location() == "/", use_places("/")
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    changes = pick(here.lineups.tables, lambda n: n if in_sight else -1)
    nothing_yet: Lying | None = None
    no_trouble: StoreError | None = None
    lying, set_lying = ft.use_state(nothing_yet)
    trouble, set_trouble = ft.use_state(no_trouble)
    heard, set_heard = ft.use_state(False)
    settle = _use_settling(here, words, frame)
    leave = _use_leaving(here, words, frame)

    async def read() -> None:
        if not in_sight:
            return
        try:
            found = await here.shelf.read()
        except StoreError as error:
            set_trouble(error)
            return
        set_trouble(None)
        set_lying(found)
        await here.remember_playing(bool(found.open))

    ft.use_effect(read, [in_sight, writes, changes])

    async def again(_: Any) -> None:
        await read()

    notice = here.door.notice
    say: list[ft.Control] = []
    if trouble is not None:
        retry = (words.say("home.again"), again)
        say.append(told(words.say(trouble.id, trouble.values), retry, frame))
    elif lying is not None and notice is not None and not heard:
        said = words.say(notice.id, notice.values)
        say.append(told(said, (words.say("home.heard"), lambda _: set_heard(True)), frame))
    played = lying is not None and not lying.nothing
    say += use_keeping_lines(here, words, frame, played)
    page = _Page(here, places, frame, words, lying, say, trouble is not None, settle, leave)
    body = page.beside() if frame.wide or frame.low else page.below()
    strip = ft.Container(height=frame.top, bgcolor=COVER)
    return screen(here, frame, head=strip, body=body, route=route, body_fill=KARTON, full_width=True, ends=False)


def _use_settling(here: Room, words: Words, frame: Frame) -> Any:
    """What asks of which game the hand is that one argues about, and goes there."""
    asked, ask = use_kept("asked", False)

    def go(game_id: str) -> None:
        ask(False)
        here.go(f"/dispute/{game_id}")

    games = [Row(words.say(f"{game.id}.name"), game.id) for game in scoring.games()] if asked else []
    group = Group(words.say("dispute.which_game"), games)
    ft.use_dialog(menu_sheet([group], go, lambda _: ask(False), frame) if asked else None)
    return lambda _: ask(True)


def _use_leaving(here: Room, words: Words, frame: Frame) -> Any:
    """What asks whether a match of somebody else may go from here, and lets it go."""
    asked, ask = use_kept("leaving", "")

    async def leave() -> None:
        ask("")
        try:
            await here.door.ask(lambda s: s.leave(asked))
        except StoreError as error:
            here.trouble(error)
            return
        here.pads.gone(asked)
        here.pads.writes.send(lambda n: n + 1)

    do = (words.say("guest.leave"), words.say("guest.leave"), lambda _: here.run(leave))
    sheet = ask_sheet(
        words.say("guest.leave_ask"), (), words.say("guest.leave_will"), "", do, lambda _: ask(""), frame,
        act_sign=ft.Icons.LOGOUT_ROUNDED,
    )  # fmt: skip
    ft.use_dialog(sheet if asked else None)
    return lambda e: ask(e.control.data)


class _Page:
    """The parts of the screen, laid out below or beside each other."""

    def __init__(
        self, here: Room, places: Places, frame: Frame, words: Words, lying: Lying | None, say: list[ft.Control],
        shut: bool, ask_game: Any, leave: Any,
    ) -> None:  # fmt: skip
        self.here, self.frame, self.words, self.lying, self.say, self.shut = here, frame, words, lying, say, shut
        self.places, self.ask_game, self.leave = places, ask_game, leave

    def below(self) -> ft.Control:
        """Everything under each other: a phone."""
        width = self.frame.free
        card = self._card(width - 2 * EDGE)
        laid = [] if card is None else [ft.Container(card, padding=_SIDES)]
        return self._scroll(
            [
                home_cover(self._mark(), laid, width, self.frame.f, deep=card is not None),
                *self.say,
                *self._visiting(0),
                *self._open_ones(0),
                *self._tables(),
                *self._new_ones(),
                *self._first(),
                *self._earlier_ones(0),
                *self._ways(0),
            ]
        )

    def beside(self) -> ft.Control:
        """What to play at the left, what was played at the right."""
        width = min(WIDEST, self.frame.free)
        left = min(LEFT, (width - EDGE) / 2)
        card = self._card(left - 2 * EDGE)
        first = [] if card is None else [ft.Container(card, padding=_SIDES)]
        down = ft.Container(height=BELOW - 4 if card is not None else 0)
        # Beside the games, which stay where they are when it is known that nothing lies here.
        played = [*self._first(), *self._visiting(12), *self._open_ones(12), *self._earlier_ones(12), *self._ways(12)]
        panes = ft.Row(
            [
                ft.Container(ft.Column([*first, *self.say, *self._tables(), *self._new_ones()], spacing=0), width=left),
                ft.Container(
                    ft.Column([down, *played], spacing=0),
                    expand=True, padding=ft.Padding.only(right=EDGE),
                ),
            ],
            spacing=0, vertical_alignment=ft.CrossAxisAlignment.START,
        )  # fmt: skip
        deep, low = card is not None, self.frame.low
        return self._scroll([home_cover(self._mark(), [panes], width, self.frame.f, deep=deep, low=low)])

    def _scroll(self, parts: list[ft.Control]) -> ft.Control:
        end = ft.Container(height=24 + self.frame.bottom)
        page = ft.Column([*parts, end], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True)
        return self.places.on(page, ready=self.lying is not None)

    def _mark(self) -> ft.Control:
        rules = (self.words.say("home.rules"), lambda _: self.here.go("/rules"))
        settings = (self.words.say("home.settings"), lambda _: self.here.go("/settings"))
        return wordmark(rules, settings, self.frame.f, self.frame.low)

    def _card(self, width: float) -> ft.Control | None:
        if self.shut:
            return None
        if self.lying is None:
            return card_place() if self.here.playing else None
        if not self.lying.open:
            return None
        return open_card(self.lying.open[0], self.words, self.frame, width, self._go_on)

    def _go_on(self, sheet: Sheet) -> None:
        self.here.go(f"/match/{sheet.stored.id}")

    def _new_ones(self) -> list[ft.Control]:
        if self.shut:
            return []
        parts = tiles(scoring.games(), self.words, self.frame, lambda e: self.here.go(f"/new/{e.control.data}"))
        parts.append(settle(self.words, self.ask_game, self.frame.f))
        return parts

    def _first(self) -> list[ft.Control]:
        """On the very first start: what to do, and the way for who has played elsewhere."""
        if self.shut or self.lying is None or not self.lying.nothing:
            return []
        return [welcome(self.words, self._to("/files"), self.frame, self.here.pocket.keeping.value.kept)]

    def _tables(self) -> list[ft.Control]:
        if self.lying is None or not self.lying.tables:
            return []
        go = lambda e: self.here.go(f"/tables/{e.control.data}")  # noqa: E731
        more = self._to("/tables") if self.lying.more_tables else None
        return regular_tables(self.lying.tables, self.words, self.frame, go, more)

    def _open_ones(self, radius: float) -> list[ft.Control]:
        if self.lying is None or len(self.lying.open) < 2:
            return []
        go = lambda e: self.here.go(f"/match/{e.control.data}")  # noqa: E731
        more = self._to(matches_address(state="open")) if self.lying.more_open else None
        return still_open(self.lying.open[1:], self.words, self.frame, go, radius, more)

    def _visiting(self, radius: float) -> list[ft.Control]:
        if self.lying is None or not self.lying.guests:
            return []
        go = lambda e: self.here.go(f"/match/{e.control.data}")  # noqa: E731
        return visiting(self.lying.guests, self.words, self.frame, go, self.leave, radius)

    def _earlier_ones(self, radius: float) -> list[ft.Control]:
        if self.lying is None:
            return [] if self.shut else [waiting(self.frame, self.words)]
        if not (self.lying.finished or self.lying.unread):
            return []
        go = lambda e: self.here.go(f"/match/{e.control.data}/result")  # noqa: E731
        every = self._to("/matches")
        return earlier(self.lying.finished, self.lying.unread, self.words, self.frame, go, radius, every)

    def _ways(self, radius: float) -> list[ft.Control]:
        if self.lying is None or self.lying.nothing:
            return []
        return all_ways(self.words, self.frame, lambda e: self.here.go(e.control.data), radius)

    def _to(self, route: str) -> Any:
        return lambda _: self.here.go(route)
