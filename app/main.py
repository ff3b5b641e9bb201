"""One connected screen starts here: fonts, themes, language, size, and the addresses of the screens."""

from __future__ import annotations

import flet as ft

from app import look
from app.frame import ruler
from app.held import end_session, pick
from app.hooks import keyed
from app.room import TITLE, Room, provide
from app.screens.routes import narrow_routes, wide_routes
from app.screens.scaffold import blank
from app.store import Door
from app.table.lineups import LineUps
from app.table.pads import Pads
from app.table.shelf import Shelf


class Natpit:
    """The app of one process: one store, and the sheets that are open on all its screens."""

    def __init__(self, door: Door | None = None) -> None:
        self.door = door or Door()
        self.pads = Pads(self.door)
        self.lineups = LineUps(self.door, self.pads)
        self.shelf = Shelf(self.door)

    async def main(self, page: ft.Page) -> None:
        """A screen connects: it gets its first frame at once, the rest as soon as the device has told its language."""
        page.title = TITLE
        look.dress(page)
        here = Room(page, self.door, self.pads, self.lineups, self.shelf)
        page.on_resize = page.on_media_change = here.resized
        page.on_keyboard_event = here.key
        page.on_connect = here.awoken
        session = page.session.id
        page.on_close = lambda: end_session(session)
        page.overlay.append(ruler(here.frame, here.drawn))
        page.render_views(App, here)
        page.update()
        self.door.warm()
        await here.settle_in()


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

