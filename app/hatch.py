"""The hatch between a browser and the app: bytes that would not go through the web socket go through it, either way.

Whoever is on the screen is given an address that nobody can guess, and that means nothing after a while. Only a served
Natpit has it (`app.commands.web`); a phone and a window need none. Everything happens on the server's event loop.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import NamedTuple
from urllib.parse import quote

from app.asgi import Receive, Scope, Send

PATH = "/hatch/"
MINUTES = 15
"""How long an address holds."""
ROOM = 128 << 20
"""How many bytes lie ready to be fetched at most; the oldest make room for what comes."""


class TooLargeError(Exception):
    """More came than was agreed."""


class BrokenOffError(Exception):
    """The connection was gone before all of it was there."""


class _Laid(NamedTuple):
    """What lies ready to be fetched."""

    name: str
    mime: str
    data: bytes
    until: float


class Awaited:
    """What is to come: `address` is where the browser puts it, `data` gives it once it is there.

    `data` raises TooLargeError or BrokenOffError when it will not come that way.
    """

    def __init__(self, address: str, limit: int) -> None:
        self.address, self.limit = address, limit
        self.until = time.monotonic() + MINUTES * 60
        self.data: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """It will not come: whoever waits for it is told."""
        if not self.data.done():
            self.data.set_exception(error)
            self.data.exception()  # nobody need be waiting


class Hatch:
    """What lies ready, and what is awaited, each under a key of its own."""

    def __init__(self) -> None:
        self.open = False
        """Whether there is a server at whose address this can be reached."""
        self._laid: dict[str, _Laid] = {}
        self._awaited: dict[str, Awaited] = {}

    def lay(self, name: str, mime: str, data: bytes) -> str:
        """Lays a file ready; gives the address, without the server's, at which it can be fetched for a while."""
        self._clear()
        while self._laid and sum(len(one.data) for one in self._laid.values()) + len(data) > ROOM:
            del self._laid[next(iter(self._laid))]
        key = secrets.token_urlsafe(24)
        self._laid[key] = _Laid(name, mime, data, time.monotonic() + MINUTES * 60)
        return f"{PATH}{key}/{quote(name)}"

    def expect(self, limit: int) -> Awaited:
        """An address at which a browser may put up to `limit` bytes, once."""
        self._clear()
        key = secrets.token_urlsafe(24)
        self._awaited[key] = Awaited(f"{PATH}{key}", limit)
        return self._awaited[key]

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request for an address below `PATH`, as an ASGI application."""
        self._clear()
        key = scope["path"][len(PATH) :].partition("/")[0]
        if scope["method"] == "GET" and (laid := self._laid.get(key)):
            headers = [
                (b"content-type", laid.mime.encode()),
                (b"content-disposition", f"attachment; filename*=UTF-8''{quote(laid.name)}".encode()),
                (b"cache-control", b"no-store"),
                (b"x-content-type-options", b"nosniff"),
            ]
            await _answer(send, 200, laid.data, headers)
        elif scope["method"] == "PUT" and (awaited := self._awaited.pop(key, None)):
            status = await _take_in(awaited, scope, receive)
            if status:
                await _answer(send, status)
        else:
            await _answer(send, 404)

    def _clear(self) -> None:
        now = time.monotonic()
        for key in [key for key, laid in self._laid.items() if laid.until < now]:
            del self._laid[key]
        for key in [key for key, one in self._awaited.items() if one.until < now]:
            self._awaited.pop(key).fail(BrokenOffError())


async def _take_in(awaited: Awaited, scope: Scope, receive: Receive) -> int:
    """Reads what a browser sends; gives the status of the answer, 0 where nobody is left to answer."""
    told = dict(scope["headers"]).get(b"content-length", b"")
    if told.isdigit() and int(told) > awaited.limit:
        awaited.fail(TooLargeError())
        return 413
    parts = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            awaited.fail(BrokenOffError())
            return 0
        parts += message.get("body", b"")
        if len(parts) > awaited.limit:
            awaited.fail(TooLargeError())
            return 413
        if not message.get("more_body"):
            break
    if not awaited.data.done():
        awaited.data.set_result(bytes(parts))
    return 200


async def _answer(send: Send, status: int, body: bytes = b"", headers: list[tuple[bytes, bytes]] | None = None) -> None:
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*(headers or []), length]})
    await send({"type": "http.response.body", "body": body})


hatch = Hatch()
"""The hatch of this process."""
