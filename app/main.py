"""One connected screen starts here: fonts, themes, language, size, and the addresses of the screens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from app import look
from app.frame import ruler
from app.held import end_session, pick
from app.hooks import keyed
from app.pocket.keeping import Pocket
from app.quicker import quicken
from app.room import TITLE, Club, Room, provide
from app.screens.routes import narrow_routes, wide_routes
from app.screens.scaffold import blank
from app.serving.caller import Caller, caller
from app.store import Door
from app.store.doorway import Doorway
from app.store.trouble import StoreError
from app.table.house import House
from app.table.inbox import Inbox
from app.table.patience import Patience
from app.table.spreading import Spreading
from app.unknown import bound

quicken()
bound()
LOOPBACK = frozenset({"127.0.0.1", "::1"})


class Natpit:
    """The app of one process: one store, and the sheets that are open on all its screens."""

    def __init__(self, door: Door | None = None) -> None:
        self.door = door or Door()
        self.shared = False
        """Whether this is a server that several share: then every device has a house of its own."""
        self.at_home = True
        """Whether who sits at the computer itself has the house, on a shared server too. Not behind a proxy: there
        everybody comes from this computer."""
        self.address = ""
        """Under which others on the network find this server, where the computer itself calls it otherwise."""
        self.pocket = Pocket()
        """The page that Python runs in, where it does."""
        self.patience = Patience()
        """With whoever opens a link by a key that is none."""
        self.houses: dict[int, House] = {}
        self.house = self.house_of(0)
        self.rooms: list[Room] = []
        """The screens that are connected now, the newest last."""
        self.door.on_replaced = self._replaced
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told: StoreError | None = None
        """The trouble with backups that somebody was told of."""
        self._spreading = Spreading(self.door, self.houses)

    async def main(self, page: ft.Page) -> None:
        """A screen connects: it gets its first frame at once, the rest as soon as the device has told its language."""
        page.title = TITLE
        look.dress(page)
        # Not from the page: a client can write what is on it.
        who = caller.get() or Caller(page.client_ip or "", page.client_ip in LOOPBACK)
        here = Room(page, self.house, who.address, self.patience, Club(self.shared, self.address), self.pocket)
        guest = self.shared and not (self.at_home and who.here)
        self.rooms.append(here)
        page.on_resize = page.on_media_change = here.resized
        page.on_keyboard_event = here.key
        page.on_connect = here.awoken
        page.on_app_lifecycle_state_change = here.moved
        page.on_locale_change = here.spoken
        session = page.session.id
        page.on_close = lambda: self._left(here, session)
        page.overlay.append(ruler(here.frame, here.drawn))
        page.render_views(App, here)
        page.update()
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self.door.on_backup_trouble = self._tell_of_backups
            self.door.on_away = self._went
            self.door.on_back = lambda: self._on_loop(self._came_back)
            self.door.listen(self._spreading.heard)
            self._loop.run_in_executor(None, Inbox(self.door.path.parent).clean)
        self.door.warm()
        await here.settle_in(self._enter if guest else None)
        if here.left:
            self._let_go(here.house)  # it left while it was being let in
        await self._tell_once(here)  # of one that failed before anybody was there

    def house_of(self, space: int) -> House:
        """What the screens of this space share here."""
        found = self.houses.get(space)
        if found is None:
            door = Doorway(self.door, space) if space else self.door
            found = House(door, space)
            found.pads.announce = lambda match: self._spreading.wrote(match, found)
            self.houses[space] = found
        return found

    async def _enter(self, key: str) -> House:
        return self.house_of(await self.door.ask(lambda s: s.enter(key)))

    def _went(self, error: BaseException) -> None:
        """The database server is away: everybody who is there is told at once, not only who writes next."""
        if isinstance(error, StoreError):
            self._on_loop(lambda: self._tell_all(error.id))

    def _came_back(self) -> None:
        self._tell_all("app.server_back")
        self._spreading.heard("")

    def written_elsewhere(self) -> None:
        """The database is as somebody else wrote it: whatever is shown of it is read again."""
        self._spreading.heard("")

    def _tell_all(self, said: str) -> None:
        async def tell(here: Room) -> None:
            assert here.words.value is not None
            here.tell(here.words.value.say(said))

        for here in self._present():
            here.run(tell, here)

    def _present(self) -> list[Room]:
        """The screens that something can be said to now, the newest last."""
        return [here for here in self.rooms if here.words.value is not None and here.connected]

    def _on_loop(self, call: Callable[[], None]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)

    def _left(self, here: Room, session: str) -> None:
        self.rooms.remove(here)
        here.left = True
        end_session(session)
        self._let_go(here.house)

    def _let_go(self, house: House) -> None:
        """Forgets a house that nobody is in any more."""
        empty = all(room.house is not house for room in self.rooms)
        if house is not self.house and empty and self.houses.get(house.space) is house:
            del self.houses[house.space]

    def _replaced(self) -> None:
        """A backup was taken back: nothing is remembered of what was there before, and every screen is drawn anew."""
        for house in self.houses.values():
            house.start_over()
        for here in self._present():
            here.awoken()
            here.run(_tell_of_restored, here)

    def _tell_of_backups(self, _: BaseException) -> None:
        """The backup of the day failed, in a thread of its own: whoever came last is told, once."""

        def on_loop() -> None:
            for here in self._present()[-1:]:
                here.run(self._tell_once, here)

        self._on_loop(on_loop)

    async def _tell_once(self, here: Room) -> None:
        trouble = self.door.backup_trouble
        if trouble is not None and trouble is not self._told and here.words.value is not None and not here.house.space:
            self._told = trouble
            here.trouble(trouble)


async def _tell_of_restored(here: Room) -> None:
    assert here.words.value is not None
    here.tell(here.words.value.say("backups.done"))


@ft.component
def App(here: Room) -> list[ft.Control]:
    """Every screen of one connection. A language draws it anew. A size that asks for other panes lays out anew what has
    them; everything else stays what it is."""
    words = pick(here.words, lambda w: w)
    wide = pick(here.frame, lambda frame: frame.wide)
    awakenings = pick(here.awakenings, lambda n: n)
    if words is None:
        return [blank(here.frame.value)]
    routes = wide_routes() if wide else narrow_routes()
    key = f"{words.lang}-{awakenings}"
    router: list[ft.Control] = provide(here, lambda: keyed(ft.Router, routes, None, True, key=key))
    return router


natpit = Natpit()
main = natpit.main
