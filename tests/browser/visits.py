"""What a visit costs: every byte that goes over the line, as Chromium itself counts it, and how long it takes."""

from __future__ import annotations

import base64
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext

DRAWN = "document.title.endsWith('\\u2060')"
"""True once the app has something to show."""


class Visit(NamedTuple):
    """`files` and `talk` are bytes: of what was fetched, headers too, and of the web socket, both ways. `seconds` until
    the first screen was there; `outside` are the addresses elsewhere that were reached.
    """

    files: int
    talk: int
    seconds: float
    outside: list[str]

    @property
    def bytes(self) -> int:
        return self.files + self.talk


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A device that was never here. Its cache is its own; nothing is routed, since that would switch it off."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="nl-NL")
    yield context
    context.close()


def visit(device: BrowserContext, url: str, rest: float = 1.5) -> Visit:
    """Opens the app on this device, waits for its first screen and `rest` seconds more, and closes it."""
    page = device.new_page()
    told = device.new_cdp_session(page)
    files = talk = 0
    outside: list[str] = []

    def fetched(event: Any) -> None:
        nonlocal files
        files += int(event["encodedDataLength"])

    def said(event: Any) -> None:
        nonlocal talk
        frame = event["response"]
        data = frame["payloadData"]
        talk += 8 + len(base64.b64decode(data) if frame["opcode"] == 2 else data.encode())

    def answered(event: Any) -> None:
        address = event["response"]["url"]
        if urlsplit(address).hostname != urlsplit(url).hostname and not address.startswith(("data:", "blob:")):
            outside.append(address)

    told.on("Network.loadingFinished", fetched)
    told.on("Network.webSocketFrameSent", said)
    told.on("Network.webSocketFrameReceived", said)
    told.on("Network.responseReceived", answered)
    told.send("Network.enable")
    began = time.monotonic()
    page.goto(url)
    page.wait_for_function(DRAWN, timeout=40_000)
    seconds = time.monotonic() - began
    page.wait_for_timeout(rest * 1000)
    page.close()
    return Visit(files, talk, seconds, outside)
