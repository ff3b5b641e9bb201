"""A Flet session inside the test: no client, no socket, no browser.

    async with App() as app:
        await app.start(main, route="/")
        await app.tap("Klaverjassen")
        assert "Wie speelt: Wij of Zij?" in app.texts

Every step asserts that no handler crashed and that the session still redraws (an exception while a component renders
ends Flet's update task, and the screen of a real phone would silently freeze).
It stands on private parts of Flet, which is why Flet is pinned exactly.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import inspect
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
    decode_ext_from_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from tests.app import sight
from tests.app.sight import Name

C = TypeVar("C", bound=BaseControl)


class Answering(Connection):
    """The other end of a session: keeps what Python sends, and answers the calls that a client would answer."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.executor = concurrent.futures.ThreadPoolExecutor(2)
        self.pubsubhub = PubSubHub(loop=loop, executor=self.executor)
        self.page_url = "http://test"
        self.session: Session | None = None
        self.sent: list[tuple[str, Any]] = []
        self.bytes_sent = 0
        self.calls: list[tuple[str, Any]] = []
        self.replies: dict[str, Any] = {}
        self.refuses: frozenset[str] = frozenset()
        self.listens = True
        """Whether what is sent is also unpacked and kept; a benchmark does without."""

    def send_message(self, message: Message) -> None:
        # Encoding is not optional: it is what remembers the lists that the next difference is taken from.
        raw = msgpack.packb([message.action, message.body], default=configure_encode_object_for_msgpack(BaseControl))
        self.bytes_sent += len(raw)
        if self.listens or message.action == MessageAction.SESSION_CRASHED:
            body = msgpack.unpackb(raw, ext_hook=decode_ext_from_msgpack, strict_map_key=False)[1]
            self.sent.append((message.action.name, body))
        if message.action == MessageAction.INVOKE_METHOD:
            self.calls.append((message.body.name, message.body.args))
            self.loop.call_soon(self._answer, message.body)

    def _answer(self, call: Any) -> None:
        session = self.session
        if session is None or session.index.get(call.control_id) is None:
            return
        if call.name == "push_route":
            route = call.args["route"]
            session.apply_page_patch({"route": route})
            event = session.dispatch_event(session.page._i, "route_change", {"route": route})
            asyncio.ensure_future(event)  # noqa: RUF006 - the session runs it before the next step of the test
        error = "refused" if call.name in self.refuses else None
        session.handle_invoke_method_results(call.control_id, call.call_id, self.replies.get(call.name), error)


class App:
    """One connected screen, driven by its controls. Use as `async with App() as app`."""

    def __init__(self) -> None:
        self._busy = _Counting()
        self.connection: Answering
        self.session: Session
        self.page: ft.Page

    async def __aenter__(self) -> App:
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    # -- the life of a session --------------------------------------------------------------------------------------

    async def start(
        self,
        main: Callable[[ft.Page], Awaitable[None] | None],
        *,
        route: str = "/",
        width: float = 390,
        height: float = 844,
        platform: str = "android",
        replies: Mapping[str, Any] | None = None,
        refuses: Iterable[str] = (),
        **page: Any,
    ) -> App:
        """Connects a screen of this size at this address, runs `main` and waits until it has drawn. `replies` is what
        the device answers to calls, by their names; those that it `refuses` fail.
        """
        loop = asyncio.get_running_loop()
        loop.set_default_executor(self._busy)
        self.connection = Answering(loop)
        self.connection.replies |= replies or {}
        self.connection.refuses = frozenset(refuses)
        self.session = self.connection.session = Session(self.connection)
        self.page = self.session.page
        _context_page.set(self.page)
        self.session.apply_page_patch({"width": width, "height": height, "route": route, "platform": platform, **page})
        self._register(self.session.get_page_patch())
        drawn = main(self.page)
        if inspect.isawaitable(drawn):
            await drawn
        await self.session.after_event(self.page)
        await self.settle()
        return self

    async def reconnect(self, *, away: int = 3600, **page: Any) -> None:
        """The phone slept and is back within the session's lifetime: the same session on a new connection."""
        await self.session.disconnect(away)
        before = self.connection
        self.connection = Answering(asyncio.get_running_loop())
        self.connection.replies, self.connection.refuses = before.replies, before.refuses
        self.connection.session = self.session
        before.executor.shutdown(wait=False)
        was = self.page.route
        self.session.apply_page_patch(page)
        self._register(self.page)
        await self.session.connect(self.connection)
        if self.page.route != was:
            await self.session.dispatch_event(self.page._i, "route_change", {"route": self.page.route})
        await self.settle()

    async def stop(self) -> None:
        """Ends the session, as when it expires."""
        if hasattr(self, "session"):
            self.session.close()
            await self._turns()
            self.connection.executor.shutdown(wait=False)

    def _register(self, drawn: Any) -> None:
        body = RegisterClientResponseBody(session_id=self.session.id, page_patch=drawn, error="")
        self.connection.send_message(Message(MessageAction.REGISTER_CLIENT, body))

    async def settle(self) -> None:
        """Waits until the step has been handled: threads asked by `asyncio.to_thread` are done, the screen is drawn."""
        deadline = time.monotonic() + 5
        await self._turns()
        while self._busy.in_flight and time.monotonic() < deadline:
            await asyncio.sleep(0.001)
            await self._turns()
        self.check()

    async def until(self, true: Callable[[], object], seconds: float = 20) -> None:
        """Waits for what takes time (a snackbar that goes, a write that was put off)."""
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, f"still not so after {seconds} s; texts: {self.texts}"
            await asyncio.sleep(0.005)
        await self.settle()

    async def _turns(self, turns: int = 20) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)

    def check(self) -> None:
        """Nothing crashed, and the screen still follows what happens."""
        assert not self.crashes, self.crashes[-1]
        task = self.session._Session__updates_task  # type: ignore[attr-defined]
        if task is not None and task.done() and not task.cancelled():
            problem = task.exception()
            raise AssertionError(f"the screen has frozen: rendering raised {problem!r}") from problem

    @property
    def crashes(self) -> list[Any]:
        """What the client would have shown as a crash."""
        return [body for action, body in self.connection.sent if action == "SESSION_CRASHED"]

    @property
    def calls(self) -> list[tuple[str, Any]]:
        """The methods that Python called on the client: haptics, clipboard, routes, …, oldest first."""
        return self.connection.calls

    # -- what is on the screen --------------------------------------------------------------------------------------

    @property
    def views(self) -> list[ft.View]:
        """The stack of views, the one in sight last."""
        return [v for v in sight.flat(self.page.views) if isinstance(v, ft.View)]

    @property
    def route(self) -> str:
        """The address of the screen."""
        return self.page.route or "/"

    def walk(self, node: Any = None, *, hidden: bool = False) -> Iterator[BaseControl]:
        """Every control below `node` in drawing order; without one, those in sight: the last view and the dialogs."""
        return iter(sight.walk(self._in_sight() if node is None else node, hidden=hidden))

    def all(self, kind: type[C], **props: Any) -> list[C]:
        """The controls of this class in sight, with these properties."""
        return [c for c in self.walk() if isinstance(c, kind) and all(getattr(c, k) == v for k, v in props.items())]

    def one(self, kind: type[C], **props: Any) -> C:
        """The only control of this class in sight, with these properties."""
        found = self.all(kind, **props)
        assert len(found) == 1, f"{len(found)} {kind.__name__} with {props}; texts: {self.texts}"
        return found[0]

    @property
    def texts(self) -> list[str]:
        """The texts in sight, in drawing order."""
        return [text for c in self.walk() if isinstance(c, ft.Text) and (text := sight.written(c))]

    def shows(self, text: Name) -> bool:
        """Whether a text in sight is this, or matches it; a name that only a screen reader says counts too."""
        return any(sight.same(t, text) for t in self.texts) or any(sight.same(n, text) for n, _ in self.named())

    def named(self) -> list[tuple[str, BaseControl]]:
        """What can be reached in sight: accessible name and control, in drawing order. "" for one without a name."""
        return sight.named(self._in_sight())

    def find(self, name: Name, kind: type[C] = BaseControl, nth: int | None = None) -> C:  # type: ignore[assignment]
        """The control that a screen reader calls by this name. `nth` picks one where several have it."""
        there = self.named()
        found = [c for n, c in there if sight.same(n, name) and isinstance(c, kind)]
        names = [n for n, _ in there]
        if nth is None:
            assert len(found) == 1, f"{len(found)} named {name!r}; there are {names}; texts: {self.texts}"
            return found[0]
        assert len(found) > nth, f"only {len(found)} named {name!r}; there are {names}"
        return found[nth]

    def has(self, name: Name) -> bool:
        """Whether something that can be reached has this name."""
        return any(sight.same(n, name) for n, _ in self.named())

    def disabled(self, name: Name, nth: int | None = None) -> bool:
        """Whether the control of this name can do nothing now."""
        return _disabled(self.find(name, nth=nth))

    def _in_sight(self) -> list[Any]:
        dialogs = [d for d in self.page._dialogs.controls if getattr(d, "open", True)]
        return [*self.views[-1:], *dialogs]

    # -- what people do ---------------------------------------------------------------------------------------------

    async def tap(self, name: Name, nth: int | None = None) -> None:
        """Taps what has this accessible name. A disabled control cannot be tapped."""
        await self.click(self.find(name, nth=nth))

    async def click(self, control: BaseControl) -> None:
        """Taps this control."""
        assert not _disabled(control), f"{sight.name_of(control)!r} is disabled"
        event = "click" if getattr(control, "on_click", None) is not None else "tap"
        assert getattr(control, f"on_{event}", None) is not None, f"{control} does nothing when tapped"
        await self.fire(control, event)

    async def fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Any event of a control, as the client would send it ("change", "size_change", "dismiss", …)."""
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def set(self, control: BaseControl, event: str = "change", **props: Any) -> None:
        """The client changed these properties of a control (a switch, a choice) and says so."""
        self.session.apply_patch(control._i, props)
        await self.fire(control, event, next(iter(props.values()), None))

    async def type(self, field: BaseControl, text: str, *, submit: bool = False) -> None:
        """Replaces the text of a field, as typed; with `submit` also its Enter."""
        await self.set(field, value=text)
        if submit:
            await self.fire(field, "submit", text)

    async def key(self, key: str, *, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """A key of a desktop keyboard that no field took ("7", "Backspace", "Enter", "W")."""
        held = {"shift": shift, "ctrl": ctrl, "alt": alt, "meta": False}
        await self.fire(self.page, "keyboard_event", {"key": key, **held})

    async def go(self, route: str) -> None:
        """Another address typed or opened in the browser."""
        self.session.apply_page_patch({"route": route})
        await self.fire(self.page, "route_change", {"route": route})

    async def back(self) -> bool:
        """Android's back button. False when that leaves the app.

        As the client has it: a view that cannot be asked first goes at once, with whatever lies over it; else Flutter
        takes what lies on top, a sheet or a view.
        """
        top = self.views[-1]
        over = [d for d in self.page._dialogs.controls if getattr(d, "open", True) and not isinstance(d, ft.SnackBar)]
        if len(self.views) > 1 and top.can_pop and top.on_confirm_pop is None:
            over = []
        if over:
            self.session.apply_patch(over[-1]._i, {"open": False})
            await self.fire(over[-1], "dismiss")
        elif not top.can_pop:
            await self.fire(top, "confirm_pop")
        elif len(self.views) > 1:
            await self.fire(self.page, "view_pop", {"route": top.route})
        else:
            return False
        return True

    async def resize(self, width: float, height: float) -> None:
        """A window is dragged, or the phone turned."""
        self.session.apply_page_patch({"width": width, "height": height})
        await self.fire(self.page, "resize", {"width": width, "height": height})

    async def media(self, **media: Any) -> None:
        """The surroundings changed: safe area (`padding={"top": 47, …}`), orientation, and so on."""
        none = {"left": 0, "top": 0, "right": 0, "bottom": 0}
        upright = "portrait" if (self.page.height or 0) >= (self.page.width or 0) else "landscape"
        full = {"padding": none, "view_padding": none, "view_insets": none, "device_pixel_ratio": 2.0}
        full |= {"orientation": upright, **media}
        self.session.apply_page_patch({"media": full})
        await self.fire(self.page, "media_change", full)

    async def dark(self, on: bool = True) -> None:
        """The device goes dark."""
        brightness = "dark" if on else "light"
        self.session.apply_page_patch({"platform_brightness": brightness})
        await self.fire(self.page, "platform_brightness_change", {"brightness": brightness})

    async def lifecycle(self, state: str) -> None:
        """The phone puts the app away or takes it up again ("pause", "resume", "hide", "show", "detach", …)."""
        await self.fire(self.page, "app_lifecycle_state_change", {"state": state})


class _Counting(concurrent.futures.ThreadPoolExecutor):
    """The executor behind `asyncio.to_thread`, which knows whether somebody is still waiting for it."""

    def __init__(self) -> None:
        super().__init__(4)
        self.in_flight = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> concurrent.futures.Future[Any]:
        self.in_flight += 1
        future = super().submit(fn, *args, **kwargs)
        future.add_done_callback(self._done)
        return future

    def _done(self, _: concurrent.futures.Future[Any]) -> None:
        self.in_flight -= 1


def _disabled(control: BaseControl) -> bool:
    return bool(getattr(control, "disabled", False))
