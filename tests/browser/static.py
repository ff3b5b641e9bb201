"""Natpit as a static page on a device: a browser of its own, whose profile stays when it is closed or killed."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Error, Playwright, Request

from tests.browser.chromium import FLAGS, executable
from tests.browser.driver import Screen
from tests.browser.site import Site

PLAIN = "natpit.test"
"""Another name of this machine. A browser trusts it no more than any address over plain HTTP: it keeps nothing."""
ALONE = f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""No other host is known, whoever in the browser asks: the page, a worker, the service worker."""
DRAWN = "\u2060"
"""With this the title ends once the app has something to show."""
PATIENCE = 120.0
"""Seconds that a start may take, Python and all."""


class Page(Screen):
    """One tab with the static page in it. Addresses of screens stand behind the #."""

    def go(self, path: str) -> None:
        """Another screen, as an address that somebody changes gives it: no reload."""
        self.page.evaluate("p => { location.hash = p; }", path)

    def open(self, path: str = "/") -> Page:
        """Starts Natpit at this address."""
        self.page.goto(f"{self.url}/#{path}", wait_until="commit")
        self._awake()
        return self

    @property
    def path(self) -> str:
        """The address of the screen."""
        return urlsplit(self.page.url).fragment or "/"

    def _block(self) -> None:
        """The browser itself reaches nobody; what asks all the same is noted. (A route would keep the browser's own
        cache from being used.)"""
        self.context.on("requestfinished", self._note)
        self.context.on("requestfailed", self._note)

    def _note(self, request: Request) -> None:
        parts = urlsplit(request.url)
        stopped = "csp" in (request.failure or "").lower()  # by the page itself, which lets nothing out
        if parts.scheme not in ("data", "blob", "about") and parts.hostname not in ("127.0.0.1", PLAIN) and not stopped:
            self.outside.append(request.url)

    def awake(self) -> Page:
        """Waits until Natpit is there after a start that it began by itself."""
        self._awake()
        return self

    def _awake(self) -> Screen:
        self.until(lambda: self.page.title().endswith(DRAWN), "it is drawn", self.page.content, PATIENCE)
        return super()._awake()


class Device:
    """A device with one browser: `profile` is the folder that it keeps, `shots` where pictures go."""

    def __init__(self, playwright: Playwright, profile: Path, shots: Path, *flags: str) -> None:
        self.profile, self.shots = profile, shots
        self._playwright, self._flags = playwright, flags
        self._context: BrowserContext | None = None
        self.pages: list[Page] = []

    def start(self) -> None:
        """Starts the browser, with nothing in it."""
        assert self._context is None, "it is running"
        self._context = self._playwright.chromium.launch_persistent_context(
            self.profile,
            executable_path=executable(self._playwright),
            args=[*FLAGS, ALONE, *self._flags],
            viewport={"width": 390, "height": 844},
            has_touch=True,
            reduced_motion="reduce",  # it is quicker
            locale="nl-NL",
            timezone_id="Europe/Amsterdam",
            accept_downloads=True,
        )

    @property
    def context(self) -> BrowserContext:
        assert self._context is not None, "the browser does not run"
        return self._context

    def tab(self, site: Site, host: str = "127.0.0.1") -> Page:
        """A tab of it, for this page; nothing is opened in it yet."""
        self.pages.append(Page(self.context, site.url.replace("127.0.0.1", host), self.shots, touch=True))
        return self.pages[-1]

    def offline(self, gone: bool = True) -> None:
        """The device has no network."""
        self.context.set_offline(gone)

    def close(self) -> None:
        """Closes the browser as a user does."""
        context, self._context = self._context, None
        if context:
            context.close()

    def kill(self) -> None:
        """`kill -9` of all its processes at once: no goodbye."""
        context, self._context = self.context, None
        os.killpg(os.getpgid(self.leader), signal.SIGKILL)
        with suppress(Error):  # it is gone already
            context.close()

    @property
    def leader(self) -> int:
        """The first process of the browser, while it runs."""
        return int(os.readlink(self.profile / "SingletonLock").rpartition("-")[2])

    @property
    def errors(self) -> list[str]:
        """What failed in its pages."""
        return [error for page in self.pages for error in page.errors]

    @property
    def outside(self) -> list[str]:
        """What its pages asked of others."""
        return [address for page in self.pages for address in page.outside]
