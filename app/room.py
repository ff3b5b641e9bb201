"""The room around one connected screen: its page, its language, its size, and the way to what is stored.

Screens get their `Room` from the context (`room()`); parts and entries never see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import date
from typing import Any, NamedTuple, TypeVar

import flet as ft

from app import store
from app.awake import Awake
from app.frame import Frame, of_page
from app.held import Held
from app.hooks import use_ref
from app.look import calm
from app.pocket.keeping import Pocket
from app.store.trouble import StoreError
from app.store.values import new_key
from app.table.house import House
from app.table.inbox import Inbox
from app.table.lineups import LineUps
from app.table.pads import Loaded, Pads
from app.table.patience import Patience
from app.table.reviewing import Reviews
from app.table.shelf import Shelf
from app.words import Who, Words, language
from app.words.speech import NOBODY
from scoring.game import Refused

S = TypeVar("S", bound=ft.Service)
T = TypeVar("T")
KeyHandler = Callable[[str], None]
Enter = Callable[[str], Awaitable[House]]
LANG, THEME, PLAYING, TAKEN = "natpit.language", "natpit.theme", "natpit.playing", "natpit.taken"
"""Kept on the device, not in the database: each phone at the table has its own language and light."""
DEVICE = "natpit.device"
"""The key by which a shared server knows the device again, kept on it alone."""
ANSWERS = 10.0
"""Seconds in which a device tells its key; then it is asked again."""
SLOW = 0.1
"""Seconds after which a wait is one, and is told."""
AGAIN = 2.0
"""Seconds between two attempts to get into the house of the device."""
TITLE, DRAWN = "Natpit", "Natpit\u2060"
"""The name in the browser's tab, before and after there is something to see: the page that loads waits for the mark."""
SECOND = 64
"""How much higher the buttons reach on a screen that has two rows of them: the result."""
ENTER = frozenset({"Enter", "Numpad Enter"})
MOVES_FOCUS = frozenset({"Tab", "Arrow Up", "Arrow Down", "Arrow Left", "Arrow Right"})


class Club(NamedTuple):
    """What a screen knows of the server: whether it is `shared`, and its `address` on the network, "" where that is no
    other than the one that the screen has.
    """

    shared: bool = False
    address: str = ""


class Room:
    """One connected screen."""

    def __init__(
        self, page: ft.Page, house: House, address: str = "", patience: Patience | None = None,
        club: Club | None = None, pocket: Pocket | None = None,
    ) -> None:  # fmt: skip
        self.page, self.house = page, house
        self.address, self.patience = address, patience or Patience()
        """Where this screen comes from, and what a link is opened with: `await patience.attempt(address, …)`."""
        self.club = club or Club()
        self.pocket = pocket or Pocket()
        self.frame: Held[Frame] = Held(of_page(page))
        self.words: Held[Words | None] = Held(None)
        """None until the device has said which language it speaks."""
        self.awakenings: Held[int] = Held(0)
        """How often the screen came back after it was away: what changed meanwhile never reached it."""
        self.language: str | None = None
        """The language that was chosen in the settings; None follows the device."""
        self.theme = "system"
        self.playing = False
        """Whether a match lay open when this device last looked: its card gets room before the store is ready."""
        self.taken: Held[str] = Held("")
        """The day on which everything was last taken along, or that was put off: 2026-05-14. "" for never."""
        self.kept: dict[str, Any] = {}
        """What a screen remembers until the next time it is opened here, for as long as this connection lasts."""
        self.scraps: dict[tuple[str, str], Any] = {}
        """What the screens hold that are open now, by their address: `app.kept`."""
        self._device_language: str | None = None
        self._keys: list[tuple[object, KeyHandler]] = []
        self._focused = False
        """Whether somebody goes from control to control by keyboard."""
        self.left = False
        """Whether nobody comes back to this screen."""
        self._awake = Awake(self._light)
        self._laid_out = False
        self._told: ft.SnackBar | None = None
        self._services: dict[type[ft.Service], ft.Service] = {}

    # -- What lies behind the door -------------------------------------------------------------------------------

    @property
    def door(self) -> store.Door:
        return self.house.door

    @property
    def pads(self) -> Pads:
        return self.house.pads

    @property
    def lineups(self) -> LineUps:
        return self.house.lineups

    @property
    def shelf(self) -> Shelf:
        return self.house.shelf

    @property
    def reviews(self) -> Reviews:
        return self.house.reviews

    @property
    def inbox(self) -> Inbox:
        """Where what comes in lies until somebody looked at it."""
        return Inbox(self.door.path.parent)

    # -- The device ----------------------------------------------------------------------------------------------

    def service(self, kind: type[S]) -> S:
        """What the device can do besides drawing, one of each kind for as long as the screen is there.

        Flet drops a service that nobody holds any more, and breaks the connection when an answer to it comes after all.
        """
        found = self._services.get(kind)
        if found is None:
            found = self._services[kind] = kind()
        assert isinstance(found, kind)
        return found

    async def settle_in(self, enter: Enter | None = None) -> None:
        """Asks the device which language it speaks and what was chosen on it before. Never longer than a second.

        `enter`: on a shared server, what gives the house of the device that has this key.
        """
        locales, lang, theme, playing, taken, still = await asyncio.gather(
            self._patiently(self._locales()),
            self._patiently(self.service(ft.SharedPreferences).get(LANG)),
            self._patiently(self.service(ft.SharedPreferences).get(THEME)),
            self._patiently(self.service(ft.SharedPreferences).get(PLAYING)),
            self._patiently(self.service(ft.SharedPreferences).get(TAKEN)),
            self._patiently(self._reduced_motion()),
        )
        self._device_language = locales
        self.language = lang if lang in ("nl", "en") else None
        self.theme = theme if theme in ("light", "dark") else "system"
        self.playing = playing == "yes"
        self.taken.put(taken if isinstance(taken, str) else "")
        self.page.theme_mode = ft.ThemeMode(self.theme)
        if enter is not None:
            await self._enter(enter)
        self._move(bool(still))
        self._speak(Words(language(self.language or self._device_language)))
        if self._laid_out:
            self.drawn()

    def _move(self, still: bool) -> None:
        """Lets things move, or be `still`."""
        if still != self.frame.value.still:
            calm(self.page, still)
        self.frame.put(of_page(self.page, self.frame.value.f, still))

    async def _enter(self, enter: Enter) -> None:
        """Goes to the device's own house, however long it takes to get in: until then nothing is to be seen. A device
        that keeps nothing has another one at every visit.
        """
        key = await self._device_key()
        while not self.left:
            try:
                self.house = await enter(key)
                self.hush()
                return
            except StoreError as error:
                self.tell(Words(language(self.language or self._device_language)).say(error.id, error.values))
            await asyncio.sleep(AGAIN)

    async def _device_key(self) -> str:
        """The key that the device keeps, however long it takes to answer: who were given another would never find its
        matches again. One that keeps none gets one; one that cannot keep any has it until it leaves.
        """
        preferences = self.service(ft.SharedPreferences)
        while not self.left:
            try:
                kept = await asyncio.wait_for(preferences.get(DEVICE), ANSWERS)
            except TimeoutError:
                continue
            except Exception:
                break
            if isinstance(kept, str) and kept:
                return kept
            key = new_key()
            await self._patiently(preferences.set(DEVICE, key))
            return key
        return new_key()

    def _speak(self, words: Words) -> None:
        """Draws everything in this language, and says so to the client: a screen reader reads Dutch as Dutch."""
        spoken = [ft.Locale("nl"), ft.Locale("en")]
        self.page.locale_configuration = ft.LocaleConfiguration(spoken, ft.Locale(words.lang))
        self.words.put(words)
        self.page.update()

    def drawn(self) -> None:
        """There is something to be seen: the cover over the page that loaded may open."""
        self._laid_out = True
        if self.words.value is not None and self.page.title != DRAWN:
            self.page.title = DRAWN
            self.page.update()

    def awoken(self, _: Any = None) -> None:
        """The phone slept or the connection was gone. Flet forgets what was to be drawn meanwhile: draw it all anew."""
        self.hush()
        self.awakenings.send(lambda n: n + 1)
        self.in_sight_again()

    def in_sight_again(self) -> None:
        """It was out of sight: a browser took the light back that it had given."""
        self._awake.away()
        self.run(self._awake.follow)
        self.run(self._look_again)

    async def _look_again(self) -> None:
        """Whether things may move can have been set meanwhile."""
        still = await self._patiently(self._reduced_motion())
        if still is not None and still != self.frame.value.still:
            self._move(still)
            self.page.update()

    def moved(self, e: ft.AppLifecycleStateChangeEvent) -> None:
        """The device put the app away, or took it up again."""
        if e.state == ft.AppLifecycleState.SHOW:
            self.in_sight_again()

    def spoken(self, e: ft.LocaleChangeEvent) -> None:
        """The device speaks another language from now on."""
        self._device_language = e.locales[0].language_code if e.locales else None
        if self.language is None and self.words.value is not None:
            self._speak(Words(language(self._device_language)))

    async def _locales(self) -> str | None:
        info = await self.page.get_device_info()
        first = info.locales[0] if info and info.locales else None
        return first.language_code if first else None

    async def _reduced_motion(self) -> bool:
        features = await self.service(ft.SemanticsService).get_accessibility_features()
        return bool(features.disable_animations or features.reduce_motion)

    @staticmethod
    async def _patiently(question: Any) -> Any:
        try:
            return await asyncio.wait_for(question, 1)
        except Exception:
            return None  # a client that cannot tell keeps the defaults

    def resized(self, _: Any = None) -> None:
        """The window or the phone changed its shape."""
        old = self.frame.value
        new = of_page(self.page, old.f, old.still)
        if new != old:
            self.frame.put(new)

    async def choose_language(self, lang: str | None) -> None:
        """Sets the language of this device; None follows the device."""
        self.language = lang
        self._speak(Words(language(lang or self._device_language)))
        await self._patiently(self.service(ft.SharedPreferences).set(LANG, lang or ""))

    async def choose_theme(self, theme: str) -> None:
        """Sets "system", "light" or "dark" on this device."""
        self.theme = theme
        self.page.theme_mode = ft.ThemeMode(theme)
        self.page.update()
        await self._patiently(self.service(ft.SharedPreferences).set(THEME, theme))

    async def remember_playing(self, playing: bool) -> None:
        """Keeps on the device whether a match lies open."""
        if playing != self.playing:
            self.playing = playing
            await self._patiently(self.service(ft.SharedPreferences).set(PLAYING, "yes" if playing else ""))

    @property
    def alone(self) -> bool:
        """Whether this Natpit runs on the device itself, where no server can be started for others."""
        phone = self.page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
        return self.pocket.in_page or (phone and not self.page.web)

    async def took_along(self) -> None:
        """Keeps on the device that everything was taken along today, or that nobody wants to hear of it today."""
        self.taken.put(date.today().isoformat())
        await self._patiently(self.service(ft.SharedPreferences).set(TAKEN, self.taken.value))

    # -- Moving about --------------------------------------------------------------------------------------------

    def go(self, route: str) -> None:
        """Shows the screen of this address. What was said on another screen goes: its keys may lie under it."""
        self.hush()
        self.page.navigate(route)

    @property
    def connected(self) -> bool:
        """Whether the device is there: not asleep, and not out of reach."""
        there: Any = self.page.session.connection  # None while it is away, whatever Flet says of its type
        return there is not None

    def run(self, task: Callable[..., Any], *args: Any) -> None:
        """Starts an async task of this screen. One that is away hears of nothing, it is drawn anew when it is back."""
        if self.connected:
            self.page.run_task(task, *args)

    # -- What the hand feels and the eye is told -----------------------------------------------------------------

    def feel(self, strength: str) -> None:
        """A tap in the hand: "light", "medium" or "heavy". Only a phone has it."""
        if self.connected and self.page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS):
            self.page.run_task(getattr(self.service(ft.HapticFeedback), f"{strength}_impact"))

    async def write(self, match: str, writing: Callable[..., object]) -> Loaded:
        """One write to a match, as `Pads.write`; the hand feels it."""
        loaded = await self.while_waiting(self.pads.write(match, writing))
        self.feel("medium")
        return loaded

    async def while_waiting(self, work: Coroutine[Any, Any, T]) -> T:
        """Does what was tapped; when that takes long enough to be noticed it is told, for as long as it takes."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=SLOW)
        if not task.done() and self.words.value is not None and self.connected:
            self.tell(self.words.value.say("app.wait"))
            told = self._told
            await asyncio.wait({task})
            if self._told is told:
                self.hush()
        return await task

    def keep_awake(self, who: object, on: bool) -> None:
        """Keeps the light of the device on as long as `who`, or somebody else, wants that."""
        self._awake.want(who, on)
        self.run(self._awake.follow)

    async def _light(self, on: bool) -> None:
        if self.connected:
            lock = self.service(ft.Wakelock)
            await self._patiently(lock.enable() if on else lock.disable())  # type: ignore[no-untyped-call]

    def tell(
        self, said: str, action: str | None = None, on_action: Callable[[], Any] | None = None, on: str = ""
    ) -> None:
        """Says something at the bottom of the screen for eight seconds, with a way back where there is one. `on`: the
        address of the screen that it is said on, where that is still on its way.
        """
        from app.parts.snack import snack

        self.hush()
        frame = self.frame.value
        route = on or self.page.route or ""
        second = SECOND if route.endswith("/result") and not (frame.low or frame.roomy) else 0
        pad = frame.wide and route.startswith("/match/") and not route.endswith("/board")

        to_do = [on_action] if on_action is not None else []

        def act(_: Any) -> None:
            if to_do:  # a thumb that bounces does it once
                self.hush()
                to_do.pop()()

        self._told = snack(said, action, act, frame, second, pad=pad)
        self.page.show_dialog(self._told)

    def hush(self) -> None:
        """What was said at the bottom of the screen goes, where keys come to lie under it."""
        told, self._told = self._told, None
        if told is not None and told.open:
            told.open = False
            told.update()

    def trouble(self, error: BaseException, who: Who = NOBODY) -> None:
        """Says in table language what the store could not do, or what in a match cannot be; the hand feels it."""
        self.feel("heavy")
        words = self.words.value or Words(language(None))
        if isinstance(error, StoreError):
            self.tell(words.say(error.id, error.values))
        elif isinstance(error, Refused):
            self.tell(words.problem(error.problems[0], who))
        else:
            self.tell(words.say("app.unexpected"))
            raise error

    # -- Keys of a desktop ---------------------------------------------------------------------------------------

    def listen(self, who: object, handler: KeyHandler) -> None:
        """The newest listener gets the keys, until it leaves. What it shows has no focus yet."""
        self._focused = False
        self._keys = [k for k in self._keys if k[0] is not who] + [(who, handler)]

    def unlisten(self, who: object) -> None:
        self._keys = [k for k in self._keys if k[0] is not who]

    def key(self, e: ft.KeyboardEvent) -> None:
        if e.key in MOVES_FOCUS:
            self._focused = True
        elif e.key in ENTER and self._focused:
            return  # it presses what has the focus; a hand is not written besides
        if self._keys and not (e.ctrl or e.alt or e.meta):
            self._keys[-1][1](e.key)


_context = ft.create_context(None)


def provide(here: Room, inside: Callable[[], Any]) -> Any:
    """Draws `inside` with this room around it."""
    return _context(here, inside)  # type: ignore[arg-type]


def room() -> Room:
    """The room of the screen that is being drawn."""
    here: Any = ft.use_context(_context)
    assert isinstance(here, Room)
    return here


def use_frame(here: Room) -> Frame:
    """The frame; the calling screen is drawn again when it changes."""
    from app.held import pick

    return pick(here.frame, lambda frame: frame)


def use_awake(here: Room, on: bool = True) -> None:
    """Keeps the light of the device on while the calling screen is there, as long as `on`."""
    who = use_ref(object).current
    ft.use_effect(lambda: here.keep_awake(who, on), [on], lambda: here.keep_awake(who, False))


def use_words(here: Room) -> Words:
    """The language. A change of language draws the whole app anew, so nobody needs to watch it."""
    return here.words.value or Words(language(None))


def use_keys(here: Room, handler: KeyHandler) -> None:
    """Gives the keys of a desktop's keyboard to the calling screen while it is shown."""
    latest = use_ref(lambda: handler)
    latest.current = handler

    def pressed(key: str) -> None:
        latest.current(key)

    ft.use_effect(lambda: here.listen(latest, pressed), [], lambda: here.unlisten(latest))
