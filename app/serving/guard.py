"""Stands before the app: who may come in, by which name, how much at once, and what every answer tells browsers."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Collection
from typing import Any

from app.asgi import Asgi, Receive, Scope, Send, headers_of
from app.hatch import PATH as HATCH
from app.serving.caller import Network, caller, is_proxied, origin_of
from app.serving.crowd import Crowd
from app.serving.hosts import Hosts, name_in
from app.serving.line import NOT_SO, Line
from app.words import Words, language

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BODY = 1 << 16
"""Bytes that a request may bring along; what goes through the hatch is bounded there."""
MESSAGE = 4 << 20
"""Bytes of one message of a client. The largest that ours sends is the picture of a long pad: 0.9 MB."""
PATIENCE = 3
"""Seconds that one screen too many waits for a place before it is told."""
FULL = 1013
"""The close code for "try again later"; the cover over the page knows what to say then."""
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY",
    b"content-security-policy": b"frame-ancestors 'none'",
    b"cross-origin-resource-policy": b"same-origin",
}
TAKEN_OFF = frozenset({b"access-control-allow-origin", b"server"})
_PLAIN_NAME = re.compile(r"[a-z0-9.-]{1,253}")

log = logging.getLogger("natpit.guard")


class Guard:
    """Lets in to `web` what may come in. `hosts` are the names of this server, `proxies` those that may tell who calls,
    `crowd` the places there are.
    """

    def __init__(
        self, web: Asgi, hosts: Hosts | None = None, proxies: Collection[Network] = (), crowd: Crowd | None = None
    ) -> None:
        self._web = web
        self._hosts = hosts or Hosts()
        self._proxies = tuple(proxies)
        self.crowd = Crowd() if crowd is None else crowd

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._web(scope, receive, send)
            return
        headers = headers_of(scope)
        address, who = origin_of(scope, self._proxies)
        seen = dict(scope)
        if is_proxied(scope, self._proxies):
            seen["client"] = (address, 0)
            if headers.get("x-forwarded-proto", "").strip().lower() == "https":
                seen["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        host = headers.get("host", "")
        known = self._hosts.knows(host, scope.get("server"))
        token = caller.set(who)
        try:
            if scope["type"] == "websocket":
                if known and self._hosts.is_own_page(headers):
                    await self._connect(seen, who.address, receive, send)
                else:
                    await receive()
                    await send({"type": "websocket.close", "code": NOT_SO})
                return
            answer = _with_headers(send)
            if not known:
                await _refuse(answer, 421, _unknown_name(name_in(host), headers.get("accept-language")))
            elif scope["method"] not in SAFE and not self._hosts.is_own_page(headers):
                await _refuse(answer, 403, _words(headers.get("accept-language")).say("serving.other_page"))
            elif scope["path"].startswith(HATCH):
                await self._web(seen, receive, answer)
            else:
                await _bounded(self._web, seen, receive, answer)
        finally:
            caller.reset(token)

    async def _connect(self, scope: Scope, address: str, receive: Receive, send: Send) -> None:
        if not await self._place(address):
            log.warning("A screen too many.", extra={"told": {"screens": len(self.crowd)}})
            await receive()
            await send({"type": "websocket.accept"})  # only then the page hears why
            await send({"type": "websocket.close", "code": FULL})
            return
        try:
            if wait := self.crowd.wait(address):
                await asyncio.sleep(wait)
            await Line(receive, send).serve(self._web, scope)
        finally:
            self.crowd.leave(address)

    async def _place(self, address: str) -> bool:
        """Takes a place in the crowd, and waits a while for one: a client that is refused is back in half a second."""
        for _ in range(PATIENCE * 10):
            if self.crowd.enter(address):
                return True
            await asyncio.sleep(0.1)
        return False


async def _bounded(web: Asgi, scope: Scope, receive: Receive, send: Send) -> None:
    """Leaves a request to `web`; answers 413 where its body is larger than `BODY`."""
    told = headers_of(scope).get("content-length", "")
    if told.isdecimal() and int(told) > BODY:
        await _refuse(send, 413, "")
        return
    came = 0
    answered = False

    async def counted() -> Any:
        nonlocal came
        message = await receive()
        came += len(message.get("body", b""))
        return {"type": "http.disconnect"} if came > BODY else message

    async def noted(message: Any) -> None:
        nonlocal answered
        if came <= BODY:
            answered = True
            await send(message)

    await web(scope, counted, noted)
    if came > BODY and not answered:
        await _refuse(send, 413, "")


def _with_headers(send: Send) -> Send:
    """`send` with the headers that every answer has; what is said there already is replaced."""

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            kept = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in _OURS]
            message = {**message, "headers": [*kept, *HEADERS.items()]}
        await send(message)

    return sent


_OURS = TAKEN_OFF | HEADERS.keys()


async def _refuse(send: Send, status: int, said: str) -> None:
    body = said.encode()
    head = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store")]  # fmt: skip
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})


def _unknown_name(name: str, speaks: str | None) -> str:
    log.warning("Asked for by a name that is not ours; --name names one.")
    told = name if _PLAIN_NAME.fullmatch(name) else "natpit.example.nl"
    return _words(speaks).say("serving.unknown_name", name=told)


def _words(speaks: str | None) -> Words:
    return Words(language((speaks or "").partition(",")[0].partition(";")[0].strip()))
