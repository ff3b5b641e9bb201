"""One web socket: what comes in is held to a pace, and when it is over it is over on both sides."""

from __future__ import annotations

import asyncio
from typing import Any

from app.asgi import Asgi, Receive, Scope, Send
from app.serving.bucket import Bucket

RATE, BURST = 50, 400
"""Messages a second, and how many at once: taps, keys, a window that is dragged larger."""
WEIGHT = 1 << 14
"""Bytes that weigh as much as one message more."""
FIRST = 20.0
"""Seconds in which the client says who it is."""
GRACE = 5.0
"""Seconds in which the app notices that the other side has gone."""
NOT_SO = 1008
_BEGINS = b"\x00\x92"
"""How a message of Flet's client begins: the kind of packet, and a list of two, of which the first is the action."""
REGISTERS, EVENT, PROPS, ANSWER = 1, 3, 4, 5
"""The actions of a client. It writes each in one byte; MessagePack has longer ways, and Flet would read those too."""


class Line:
    """Flet makes a session for every registration, and waits for ever for one that never comes. So a client registers
    first, soon, and once; then it may say what it likes, no faster than `pace`.
    """

    def __init__(self, receive: Receive, send: Send, pace: Bucket | None = None, first: float = FIRST) -> None:
        self._receive, self._send = receive, send
        self._pace = pace or Bucket(RATE, BURST)
        self._first = first
        self._connected = self._registered = False
        self._over = asyncio.Event()

    async def serve(self, web: Asgi, scope: Scope) -> None:
        """Leaves the connection to `web` until either side has had enough."""
        served = asyncio.ensure_future(web(scope, self._next, self._out))
        over = asyncio.create_task(self._over.wait())
        try:
            await asyncio.wait({served, over}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({served}, timeout=GRACE)
            if served.done():
                served.result()
        finally:
            over.cancel()
            served.cancel()

    async def _next(self) -> Any:
        if self._over.is_set():
            return _gone(NOT_SO)
        try:
            message = await asyncio.wait_for(self._receive(), self._patience())
        except TimeoutError:
            return await self._refuse()
        if message["type"] == "websocket.connect":
            self._connected = True
        elif message["type"] == "websocket.disconnect":
            self._over.set()
        else:
            data = message.get("bytes") or b""
            action = _action(data)
            if action is None or self._registered == (action == REGISTERS):
                return await self._refuse()
            self._registered = True
            if wait := self._pace.take(1 + len(data) / WEIGHT):
                await asyncio.sleep(wait)
        return message

    def _patience(self) -> float | None:
        return self._first if self._connected and not self._registered else None

    async def _refuse(self) -> Any:
        await self._out({"type": "websocket.close", "code": NOT_SO})
        self._over.set()
        return _gone(NOT_SO)

    async def _out(self, message: Any) -> None:
        if self._over.is_set():
            return
        try:
            await self._send(message)
        except OSError:  # gone without a word: Flet must not stumble, or the session would never sleep
            self._over.set()


def _action(data: bytes) -> int | None:
    """What a message does; None for what no client of Flet's says."""
    said = data[2] if data.startswith(_BEGINS) and len(data) > 2 else 0
    return said if said in (REGISTERS, EVENT, PROPS, ANSWER) else None


def _gone(code: int) -> Any:
    return {"type": "websocket.disconnect", "code": code}
