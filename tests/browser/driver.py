"""A phone (or window) in the hand: Chromium on the real server, driven through what a screen reader is told."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

Name = str | re.Pattern[str]
PATIENCE = 40_000
"""Milliseconds that a screen may take, on a machine that does something else too: a device that does not tell its key
is asked again after ten seconds, and twice is bad luck.
"""

# What is told of every node: its role, its name, and whether it can be used.
_NODES = """
() => {
const cut = (e, box) => {
  for (let up = e.parentElement; up; up = up.parentElement) {
    if (!/scroll|auto/.test(up.style.overflowX + up.style.overflowY)) { continue; }
    const edge = up.getBoundingClientRect();
    return box.top <= edge.top + 1 || box.bottom >= edge.bottom - 1;
  }
  return false;
};
return [...document.querySelectorAll("flt-semantics-host *")].map(e => {
  const field = e.matches("input, textarea");
  const leaf = !e.querySelector("flt-semantics");
  const text = field ? e.value : leaf && /^(FLT-SEMANTICS|H[1-6])$/.test(e.tagName) ? e.innerText : "";
  const name = e.getAttribute("aria-label") || text;
  const box = e.getBoundingClientRect();
  return {role: field ? "textbox" : e.getAttribute("role") || (/^H[1-6]$/.test(e.tagName) ? "heading" : ""),
          name: (name || "").trim(), id: e.getAttribute("flt-semantics-identifier") || "",
          disabled: e.getAttribute("aria-disabled") === "true",
          checked: e.getAttribute("aria-checked") || e.getAttribute("aria-selected") || "",
          tappable: e.hasAttribute("flt-tappable"), cut: cut(e, box),
          x: box.x, y: box.y, width: box.width, height: box.height};
}).filter(n => n.name || n.role || n.tappable);
}
"""


# The same without where it lies, for what is asked again and again.
_NAMES = """
() => [...document.querySelectorAll("flt-semantics-host *")].map(e => {
  const field = e.matches("input, textarea");
  const heading = /^H[1-6]$/.test(e.tagName);
  const leaf = (heading || e.tagName === "FLT-SEMANTICS") && !e.querySelector("flt-semantics");
  const name = e.getAttribute("aria-label") || (field ? e.value : leaf ? e.innerText : "");
  return [field ? "textbox" : e.getAttribute("role") || (heading ? "heading" : ""), (name || "").trim()];
}).filter(([role, name]) => name)
"""

# Whether it lies where it lay three frames ago.
_STILL = """
e => new Promise(done => {
  const box = () => { const b = e.getBoundingClientRect(); return `${b.x} ${b.y} ${b.width} ${b.height}`; };
  const began = box();
  let frames = 3;
  const frame = () => {
    if (!e.isConnected || box() !== began) { done(false); }
    else if (--frames) { requestAnimationFrame(frame); }
    else { done(true); }
  };
  requestAnimationFrame(frame);
})
"""


class Node(NamedTuple):
    """One node of the accessibility tree, with its box in logical pixels."""

    role: str
    name: str
    id: str
    disabled: bool
    checked: str
    tappable: bool
    cut: bool
    """It reaches an edge of what it scrolls in, so that it may be seen in part only."""
    x: float
    y: float
    width: float
    height: float


class Screen:
    """One page in one browser. Everything that would leave the machine is stopped, and remembered in `outside`."""

    def __init__(self, context: BrowserContext, url: str, shots: Path, *, touch: bool, text: float = 1.0) -> None:
        self.context, self.url, self.touch, self.text = context, url, touch, text
        self.outside: list[str] = []
        self.errors: list[str] = []
        self._shots = shots
        context.set_default_timeout(PATIENCE)
        self._block()
        self.page: Page = context.new_page()
        self.page.on("pageerror", self._failed)

    def _block(self) -> None:
        """Nothing of this context leaves the machine."""
        self.context.route(lambda address: urlsplit(address).hostname not in ("127.0.0.1", "localhost"), self._stop)

    def _stop(self, route: Route) -> None:
        self.outside.append(route.request.url)
        route.abort()

    def _failed(self, error: Any) -> None:
        # Flet's client throws a bare "Exception" of its own for every attempt to reach a server that is away.
        if str(error) != "Exception":
            self.errors.append(str(error))

    # -- coming and going -------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Screen:
        """Goes to this address and waits until the app is there."""
        self.page.goto(self.url + path, wait_until="commit")
        return self._awake()

    def tab(self, path: str = "/") -> Screen:
        """Another tab of the same browser, at this address."""
        tab = copy(self)
        tab.page = self.context.new_page()
        tab.page.on("pageerror", self._failed)
        return tab.open(path)

    def go(self, path: str) -> None:
        """Another address in the same page, as a changed address bar gives it: no reload."""
        self.page.evaluate(
            "p => { history.pushState(null, '', p); dispatchEvent(new PopStateEvent('popstate', {state: null})); }",
            path,
        )

    def reload(self) -> Screen:
        """The reload of the browser, in the middle of whatever was going on."""
        self.page.reload(wait_until="commit")
        return self._awake()

    def back(self) -> None:
        """The back button of the browser."""
        self.page.go_back()

    @property
    def path(self) -> str:
        """The address in the bar, without the server."""
        parts = urlsplit(self.page.url)
        return parts.path + (f"?{parts.query}" if parts.query else "")

    def at(self, path: Name) -> None:
        """Waits until the address is this, or matches it."""
        self.until(lambda: _matches(self.path, path), f"the address is {path!r}", lambda: self.path)

    def close(self) -> None:
        self.context.close()

    def _awake(self) -> Screen:
        self.enable_semantics()
        if self.text != 1.0:
            self.text_scale(self.text)
        return self

    def enable_semantics(self) -> None:
        """Asks Flutter for its accessibility tree, and waits until the cover over it opens.

        The button for the tree lies outside the screen, where a click misses.
        """
        placeholder = self.page.locator("flt-semantics-placeholder")
        placeholder.wait_for(state="attached", timeout=60_000)
        placeholder.evaluate("e => e.click()")
        self.page.locator("flt-semantics-host flt-semantics").first.wait_for(state="attached")
        self.page.locator("#cover.open").wait_for(state="attached")  # until then it takes the taps

    def text_scale(self, factor: float) -> None:
        """The reader's text size: 2.0 is the 200 % of the browser's settings."""
        self.page.evaluate(f"document.documentElement.style.fontSize = '{16 * factor}px'")

    @contextmanager
    def offline(self) -> Iterator[None]:
        """The connection is gone for a while."""
        self.context.set_offline(True)
        try:
            yield
        finally:
            self.context.set_offline(False)

    # -- what there is ----------------------------------------------------------------------------------------------

    def nodes(self) -> list[Node]:
        """All that a screen reader is told now, in reading order."""
        return [Node(**n) for n in self.page.evaluate(_NODES)]

    def names(self, role: str | None = None) -> list[str]:
        """The names that are told, of one role or of all."""
        return [name for said, name in self.page.evaluate(_NAMES) if role is None or said == role]

    def has(self, name: Name, role: str | None = None) -> bool:
        """Whether this name, or one that matches, is told now."""
        return any(_matches(said, name) for said in self.names(role))

    def wait(self, name: Name, role: str | None = None, seconds: float = PATIENCE / 1000) -> None:
        """Waits until this name (or text) is told."""
        self.until(lambda: self.has(name, role), f"{name!r} is told", self.names, seconds)

    def wait_gone(self, name: Name, role: str | None = None) -> None:
        """Waits until this name is told no more."""
        self.until(lambda: not self.has(name, role), f"{name!r} is gone", self.names)

    def find(self, name: Name, role: str = "button", nth: int = 0) -> Locator:
        """Where this name is. A plain string is the whole name."""
        return self.page.get_by_role(role, name=name, exact=isinstance(name, str) or None).nth(nth)  # type: ignore[arg-type]

    def by_id(self, identifier: str) -> Locator:
        """Where `Semantics(identifier=…)` is."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]')

    def until(self, true: Any, what: str, there: Any, seconds: float = PATIENCE / 1000) -> None:
        """Waits until `true()`. `what` and `there()` say what was waited for, and what there was instead."""
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, f"after {seconds:.0f} s not so: {what}. There is: {there()}"
            self.page.wait_for_timeout(40)

    # -- what people do ---------------------------------------------------------------------------------------------

    def tap(self, name: Name, role: str = "button", nth: int = 0) -> None:
        """Taps (on a touch screen) or clicks what has this accessible name."""
        self.press(self.find(name, role, nth))

    def press(self, there: Locator) -> None:
        """Taps or clicks there, once it can be and lies still: menus slide in, screens too."""
        there.wait_for(state="attached")
        self.until(lambda: there.get_attribute("aria-disabled") != "true", f"{there} can be tapped", self.names)
        self.until(lambda: there.evaluate(_STILL), f"{there} lies still", self.names)
        if self.touch:
            there.tap(force=True)
        else:
            there.click(force=True)

    def type(self, label: Name, text: str) -> None:
        """Puts the caret in the field with this label, once it is empty, and types."""
        field = self.page.get_by_label(label).first
        field.wait_for(state="attached")
        self.until(lambda: field.input_value() == "", f"{label!r} is empty", field.input_value)
        field.click(force=True)
        self.page.keyboard.type(text)
        self.until(lambda: field.input_value() == text, f"{text!r} was typed", field.input_value)

    def key(self, *keys: str) -> None:
        """Keys of a desktop's keyboard: "7", "Backspace", "Enter", "w"."""
        for one in keys:
            self.page.keyboard.press(one)

    def scroll(self, down: float, x: float | None = None, y: float | None = None) -> None:
        """Turns the wheel (or drags with two fingers) over the middle of the screen, or over this place."""
        size = self.page.viewport_size or {"width": 0, "height": 0}
        self.page.mouse.move(size["width"] / 2 if x is None else x, size["height"] / 3 if y is None else y)
        self.page.mouse.wheel(0, down)

    def screenshot(self, name: str) -> Path:
        """A picture of the screen once it has come to rest; gives where it lies.

        What a screen reader is told comes well before the pixels, so two pictures in a row must be the same.
        """
        self._shots.mkdir(parents=True, exist_ok=True)
        path = self._shots / f"{name}.png"
        self.page.wait_for_timeout(400)
        before, now = b"", self.page.screenshot()
        for _ in range(10):
            if now == before:
                break
            self.page.wait_for_timeout(150)
            before, now = now, self.page.screenshot()
        path.write_bytes(now)
        return path


def open_screen(
    browser: Browser,
    url: str,
    shots: Path,
    *,
    width: int = 390,
    height: int = 844,
    scale: float = 2,
    touch: bool = True,
    dark: bool = False,
    language: str = "nl-NL",
    text: float = 1.0,
    still: bool = False,
) -> Screen:
    """A fresh browser context of this shape: a phone unless told otherwise. Nothing is opened in it yet."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=touch,
        is_mobile=False,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        locale=language,
        timezone_id="Europe/Amsterdam",
    )
    return Screen(context, url, shots, touch=touch, text=text)


def shots_folder(fallback: Path) -> Path:
    """Where pictures go: `NATPIT_SHOTS`, to look at them, else with the other passing things of the test."""
    return Path(os.environ.get("NATPIT_SHOTS") or fallback)


def _matches(said: str, name: Name) -> bool:
    return said == name if isinstance(name, str) else name.search(said) is not None
