"""Lean delivery: the client compressed, and kept by the browser for as long as it is the same.

The page names the files under an address with their stamp in it (`/v/3f2a…/main.dart.wasm`). Such an address never
means anything else, so the browser asks for it once; only the page itself is asked for at every visit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.asgi import Asgi, Receive, Scope, Send, headers_of
from app.serving.client_files import ClientFile, ClientFiles
from app.serving.compress import ENDINGS

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
"""Keep it, but ask every time whether it is still the same."""
PIECE = 1 << 18
_PAGE = 1 << 20
"""No page of ours is larger."""


class Lean:
    """Stands before `web` and answers for the client's files; everything else goes on to it. `shrunk` is the folder of
    compressed files, which another process fills; what is not there is sent as it is.
    """

    def __init__(self, web: Asgi, files: ClientFiles, shrunk: Path) -> None:
        self._web, self._files, self._shrunk = web, files, shrunk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._web(scope, receive, send)
            return
        name, stamped = self._name(scope["path"])
        found = self._files.get(name)
        if found is not None and name not in _MADE_BY_FLET:
            await self._send_file(scope, send, found, stamped)
        elif stamped:
            # Of a Natpit of before: whoever still has that page is served what there is now, and asks again next time.
            await self._web({**scope, "path": f"/{name}", "raw_path": f"/{name}".encode()}, receive, send)
        else:
            await self._web(scope, receive, _Page(send, self._files.stamp, scope["method"] == "HEAD").send)

    def _name(self, path: str) -> tuple[str, bool]:
        """The name of a file, and whether its address has a stamp, whichever."""
        parts = path.lstrip("/").split("/", 2)
        if len(parts) == 3 and parts[0] == "v":
            return parts[2], True
        return path.lstrip("/"), False

    async def _send_file(self, scope: Scope, send: Send, one: ClientFile, stamped: bool) -> None:
        asked = headers_of(scope)
        encoding, path = await asyncio.to_thread(self._best, one, asked)
        tag = f'"{self._files.stamp}{f"-{encoding}" if encoding else ""}"'
        current = f"/v/{self._files.stamp}/" in scope["path"]
        head = {
            "etag": tag,
            "cache-control": FOREVER if stamped and current else ASK,
            "content-type": one.kind,
            "vary": "Accept-Encoding",
            "x-content-type-options": "nosniff",
        }
        if tag in asked.get("if-none-match", ""):
            await _answer(send, 304, head, b"")
            return
        if encoding:
            head["content-encoding"] = encoding
        head["content-length"] = str(path.stat().st_size)
        await _start(send, 200, head)
        if scope["method"] == "HEAD":
            await send({"type": "http.response.body", "body": b""})
            return
        with path.open("rb") as opened:
            while piece := opened.read(PIECE):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    def _best(self, one: ClientFile, asked: Mapping[str, str]) -> tuple[str, Path]:
        """The best encoding that the browser takes and that is there already, "" for none, and where it lies."""
        takes = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        if one.shrinks:
            for encoding, ending in ENDINGS.items():
                if encoding in takes:
                    made = self._shrunk / f"{self._files.hash(one.name)}{ending}"
                    if made.exists():
                        return encoding, made
        return "", one.path


class _Page:
    """Lets an answer through; where it is a page, its files get their stamped addresses."""

    def __init__(self, send: Send, stamp: str, head: bool) -> None:
        self._send, self._stamp, self._head = send, stamp, head
        self._start: dict[str, Any] | None = None
        self._body = b""

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = {k.lower(): v for k, v in message["headers"]}
            if message["status"] == 200 and headers.get(b"content-type", b"").startswith(b"text/html"):
                self._start = message
                return
        elif self._start is not None and len(self._body) < _PAGE:
            self._body += message.get("body", b"")
            if message.get("more_body"):
                return
            page = b"" if self._head else stamped(self._body, self._stamp)
            head = {"cache-control": ASK, "content-type": "text/html; charset=utf-8", "content-length": str(len(page))}
            await _answer(self._send, 200, head, page)
            return
        await self._send(message)


def stamped(page: bytes, stamp: str) -> bytes:
    """The page with the addresses of the client's files under their stamp."""
    under = f"/v/{stamp}/".encode()
    for before, after in (
        (b'flet.canvasKitBaseUrl="/canvaskit/"', b'flet.canvasKitBaseUrl="' + under + b'canvaskit/"'),
        (b'flet.fontFallbackBaseUrl="assets/fonts/"', b'flet.fontFallbackBaseUrl="' + under + b'assets/fonts/"'),
        (b'flet.entrypointBaseUrl="/"', b'flet.entrypointBaseUrl="' + under + b'"'),
        (b'flet.assetBase="/"', b'flet.assetBase="' + under + b'"'),
        (b'src="python.js"', b'src="' + under + b'python.js"'),
        (b'src="flutter_bootstrap.js"', b'src="' + under + b'flutter_bootstrap.js"'),
    ):
        page = page.replace(before, after)
    return page


_MADE_BY_FLET = frozenset({"index.html", "manifest.json", "assets/FontManifest.json"})
"""What Flet writes anew at its start."""


async def _start(send: Send, status: int, head: Mapping[str, str]) -> None:
    headers = [(name.encode(), value.encode()) for name, value in head.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})


async def _answer(send: Send, status: int, head: Mapping[str, str], body: bytes) -> None:
    await _start(send, status, head)
    await send({"type": "http.response.body", "body": body})
