"""Asks an ASGI application, as a browser or its web socket would."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from app.asgi import Asgi

REGISTER = b"\x00\x92\x01\x80"
TAP = b"\x00\x92\x03\x80"


class Answer(NamedTuple):
    status: int
    head: dict[str, str]
    body: bytes


def scope(
    kind: str, path: str = "/", host: str | None = "localhost:8117", peer: str = "127.0.0.1", **headers: str
) -> Any:
    """What a server tells an application. `headers` with "_" for "-"."""
    told = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    if host is not None:
        told.append((b"host", host.encode()))
    return {"type": kind, "path": path, "headers": told, "client": (peer, 40000), "server": ("192.168.1.5", 8117),
            "query_string": b"", "root_path": "", "scheme": "ws" if kind == "websocket" else "http"}  # fmt: skip


async def ask(web: Asgi, path: str = "/", method: str = "GET", parts: Sequence[bytes] = (), **more: Any) -> Answer:
    """The answer to a request; `parts` are the pieces of its body."""
    coming = [{"type": "http.request", "body": part, "more_body": n + 1 < len(parts)} for n, part in enumerate(parts)]
    said: list[Any] = []

    async def receive() -> Any:
        return coming.pop(0) if coming else {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        said.append(message)

    await web({**scope("http", path, **more), "method": method}, receive, send)
    start, *rest = said
    head = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], head, b"".join(message.get("body", b"") for message in rest))


class Socket:
    """A client's end of a web socket. `say` sends, `heard` is all that came back, `close` goes away."""

    def __init__(self, web: Asgi, **more: Any) -> None:
        self.heard: list[Any] = []
        self._coming: asyncio.Queue[Any] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self.served = asyncio.ensure_future(web(scope("websocket", "/ws", **more), self._coming.get, self._hear))

    async def _hear(self, message: Any) -> None:
        self.heard.append(message)

    def say(self, *messages: bytes) -> None:
        for message in messages:
            self._coming.put_nowait({"type": "websocket.receive", "bytes": message})

    def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1005})

    @property
    def code(self) -> int | None:
        """With which it was closed from the other side."""
        return next((message["code"] for message in self.heard if message["type"] == "websocket.close"), None)

    async def over(self, seconds: float = 5) -> None:
        """Waits until it is over."""
        await asyncio.wait_for(self.served, seconds)


class Pad:
    """What stands behind the guard: a page, and a web socket that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.scopes: list[Any] = []
        self.callers: list[Any] = []
        self.gone = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        from app.serving.caller import caller

        self.scopes.append(scope)
        self.callers.append(caller.get())
        if scope["type"] == "http":
            while (message := await receive())["type"] == "http.request":
                self.told.append(message["body"])
                if not message.get("more_body"):
                    break
            head = [(b"Access-Control-Allow-Origin", b"*"), (b"X-Frame-Options", b"SAMEORIGIN")]
            await send({"type": "http.response.start", "status": 200, "headers": head})
            await send({"type": "http.response.body", "body": b"the pad"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.told.append(message["bytes"])
        self.gone += 1
