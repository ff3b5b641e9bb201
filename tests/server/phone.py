"""A phone without a browser: speaks Flet's protocol over a real web socket to a real `natpit serve`.

It does what the client does as far as Natpit can tell: it registers, answers the calls to the device, keeps its screen
up to date by the patches it gets, and sends taps. It connects to this computer alone.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

import msgpack
import websockets
from flet.messaging.protocol import decode_ext_from_msgpack

from tests.server.tree import Control, Tree

REGISTER, PATCH, EVENT, PROPS, CALL, CRASHED = range(1, 7)
PATIENCE = 20.0
"""Seconds to wait for what must come, on a machine that does much besides."""
NONE_AROUND = {"left": 0, "top": 0, "right": 0, "bottom": 0}


class Phone:
    """One device; `key` is the one that it keeps for a shared server. Use as `async with Phone(url, key) as phone`."""

    def __init__(self, url: str, key: str = "", route: str = "/", width: int = 390, height: int = 844) -> None:
        there = urlsplit(url)
        assert there.hostname in ("127.0.0.1", "localhost", "::1"), "this computer alone"
        self._url = f"ws://{there.netloc}/ws"
        self._page = {
            "route": route, "width": width, "height": height, "platform": "android", "web": True, "pwa": False,
            "platform_brightness": "light", "debug": False, "wasm": False, "multi_view": False,
            "media": {"padding": NONE_AROUND, "view_padding": NONE_AROUND, "view_insets": NONE_AROUND,
                      "device_pixel_ratio": 2.0, "orientation": "portrait"},
        }  # fmt: skip
        self.kept: dict[str, Any] = {"natpit.device": key} if key else {}
        """What the device keeps for the app."""
        self.received = 0
        """Bytes, after decompression."""
        self._patched: deque[float] = deque(maxlen=50)
        self.crashes: list[str] = []
        self.session = ""
        self._unread: list[list[Any]] = []
        self._tree: Tree | None = None
        self._news = asyncio.Condition()
        self._socket: Any = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connects, again too: then the server is asked for the session that was."""
        self._tree, self._unread = None, []
        self._socket = await websockets.connect(self._url, max_size=None, compression=None, open_timeout=PATIENCE)
        await self._say(REGISTER, {"session_id": self.session, "page_name": "", "page": self._page})
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: self._tree is not None)

    async def close(self) -> None:
        """Hangs up."""
        if self._reading:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        if self._socket:
            with suppress(Exception):
                await asyncio.wait_for(self._socket.close(), 5)

    # -- What is on the screen -----------------------------------------------------------------------------------

    @property
    def tree(self) -> Tree:
        """The screen as it is now."""
        assert self._tree is not None, "it is not connected"
        unread, self._unread = self._unread, []
        for body in unread:  # only when somebody looks: most phones of a large test are never looked at
            self._tree.patch(body["id"], body["patch"])
        return self._tree

    @property
    def texts(self) -> list[str]:
        return self.tree.texts

    @property
    def route(self) -> str:
        return str(self._page["route"])

    def has(self, name: str) -> bool:
        """Whether something whose name has this in it can be tapped."""
        return any(name in said for said, _ in self.tree.named())

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> float:
        """Waits until it is so, and gives how long that took. What is asked is asked after every message."""
        began = time.perf_counter()
        deadline = began + seconds
        async with self._news:
            while not true():
                left = deadline - time.perf_counter()
                if self._reading and self._reading.done():
                    self._reading.result()  # what the wire brought could not be read
                    left = 0
                if left <= 0:
                    seen = self.texts if self._tree else []
                    raise AssertionError(f"still not so after {seconds} s at {self.route}; texts: {seen}")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), left)
        return time.perf_counter() - began

    async def shows(self, text: str, seconds: float = PATIENCE) -> float:
        """Waits for a text that has this in it."""
        return await self.until(lambda: any(text in said for said in self.texts), seconds)

    @property
    def patched_at(self) -> float:
        """When its screen last changed, as `time.perf_counter` counts."""
        return self._patched[-1] if self._patched else 0.0

    def patched_since(self, moment: float) -> float:
        """When its screen first changed after a moment at which it had not yet."""
        return next(at for at in self._patched if at > moment)

    # -- What people do ------------------------------------------------------------------------------------------

    async def tap(self, name: str, seconds: float = PATIENCE) -> None:
        """Taps what has this name, or else the first whose name begins with it, once it is in sight."""
        await self.until(lambda: self._find(name), seconds)
        control = self._find(name)
        assert control is not None
        await self._event(control["_i"], "click" if control.get("on_click") else "tap")

    async def timed_tap(self, name: str) -> float:
        """Taps it, and gives the seconds until the screen changed."""
        await self.until(lambda: self._find(name))
        began = time.perf_counter()
        await self.tap(name)
        await self.until(lambda: self.patched_at > began)
        return self.patched_since(began) - began

    async def go(self, route: str) -> None:
        """Another address."""
        self._page["route"] = route
        await self._navigated(route)

    def _find(self, name: str) -> Control | None:
        begins = re.compile(re.escape(name) + r"(?!\w)")
        found = [(said, c) for said, c in self.tree.named() if begins.match(said) and not c.get("disabled")]
        exact = [c for said, c in found if said == name]  # the last of those: keys stand below what they write
        return exact[-1] if exact else found[0][1] if found else None

    # -- The wire ------------------------------------------------------------------------------------------------

    async def _event(self, target: int, name: str, data: Any = None) -> None:
        await self._say(EVENT, {"target": target, "name": name, "data": data})

    async def _navigated(self, route: str) -> None:
        page = self.tree.page["_i"]
        await self._say(PROPS, {"id": page, "props": {"route": route}})
        await self._event(page, "route_change", {"route": route})

    async def _say(self, action: int, body: Any) -> None:
        await self._socket.send(b"\x00" + msgpack.packb([action, body]))

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for packet in self._socket:
                self.received += len(packet)
                action, body = msgpack.unpackb(packet[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False)
                if action == REGISTER:
                    self.session, self._tree = body["session_id"], Tree(body["page_patch"])
                elif action == PATCH:
                    self._patched.append(time.perf_counter())
                    self._unread.append(body)
                elif action == CALL:
                    await self._answer(body)
                elif action == CRASHED:
                    self.crashes.append(body["message"])
                async with self._news:
                    self._news.notify_all()
        async with self._news:
            self._news.notify_all()

    async def _answer(self, call: dict[str, Any]) -> None:
        name, args = call["name"], call.get("args") or {}
        result: Any = None
        if name == "push_route":
            self._page["route"] = args["route"]
            await self._navigated(args["route"])
        elif name == "get":
            result = self.kept.get(args["key"])
        elif name == "set":
            self.kept[args["key"]], result = args["value"], True
        answer = {"control_id": call["control_id"], "call_id": call["call_id"], "result": result, "error": None}
        await self._say(CALL, answer)
