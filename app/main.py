"""One connected screen starts here: fonts, themes, language, size, and the addresses of the screens."""

from __future__ import annotations

import asyncio

import flet as ft

from app import look
from app.frame import ruler
from app.held import end_session, pick
from app.hooks import keyed
from app.room import TITLE, Room, provide
from app.screens.routes import narrow_routes, wide_routes
from app.screens.scaffold import blank
from app.store import Door
from app.store.trouble import StoreError
from app.table.house import House
from app.table.inbox import Inbox


class Natpit:
    """The app of one process: one store, and the sheets that are open on all its screens."""

    def __init__(self, door: Door | None = None) -> None:
        self.door = door or Door()
        self.house = House(self.door)
        self.rooms: list[Room] = []
        """The screens that are connected now, the newest last."""
        self.door.on_replaced = self._replaced
        self._loop: asyncio.AbstractEventLoop | None = None

    async def main(self, page: ft.Page) -> None:
        """A screen connects: it gets its first frame at once, the rest as soon as the device has told its language."""
        page.title = TITLE
        look.dress(page)
        here = Room(page, self.house)
        self.rooms.append(here)
        page.on_resize = page.on_media_change = here.resized
        page.on_keyboard_event = here.key
        page.on_connect = here.awoken
        session = page.session.id
        page.on_close = lambda: self._left(here, session)
        page.overlay.append(ruler(here.frame, here.drawn))
        page.render_views(App, here)
        page.update()
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self.door.on_backup_trouble = self._tell_of_backups
            self._loop.run_in_executor(None, Inbox(self.door.path.parent).clean)
        self.door.warm()
        await here.settle_in()

    def _left(self, here: Room, session: str) -> None:
        self.rooms.remove(here)
        end_session(session)

    def _replaced(self) -> None:
        """A backup was taken back: nothing is remembered of what was there before, and every screen is drawn anew."""
        self.house.start_over()
        for here in self.rooms:
            here.awoken()

    def _tell_of_backups(self, error: StoreError | BaseException) -> None:
        """The backup of the day failed, in a thread of its own: whoever came last is told, once."""

        async def tell(here: Room) -> None:
            if isinstance(error, StoreError):
                here.trouble(error)

        def on_loop() -> None:
            if self.rooms:
                self.rooms[-1].run(tell, self.rooms[-1])

        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(on_loop)


@ft.component
def App(here: Room) -> list[ft.Control]:
    """Every screen of one connection. A language draws it anew, a size that asks for other panes lays it out anew."""
    words = pick(here.words, lambda w: w)
    wide = pick(here.frame, lambda frame: frame.wide)
    awakenings = pick(here.awakenings, lambda n: n)
    if words is None:
        return [blank()]
    routes = wide_routes() if wide else narrow_routes()
    key = f"{words.lang}-{wide}-{awakenings}"
    router: list[ft.Control] = provide(here, lambda: keyed(ft.Router, routes, None, True, key=key))
    return router


natpit = Natpit()
main = natpit.main
