"""A stock Firefox without a window, spoken to over WebDriver BiDi: it starts, opens a page, is tapped and typed in."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.driver import _NAMES, _STILL, Name, Screen, _matches
from tests.browser.visits import DRAWN

NAMES = ("firefox-esr", "firefox")
PREFERENCES = {
    # Nothing is reached but this machine: whatever else is asked for goes to a proxy that is not there.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1",
    "intl.accept_languages": "nl-NL",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
}
START = 120.0
"""Seconds that the page may take to start."""
_FIND = """
name => [...document.querySelectorAll("flt-semantics-host *")].find(e => {
  const role = e.getAttribute("role");
  return role === "button" && new RegExp(name, "s").test((e.getAttribute("aria-label") || e.innerText || "").trim());
})
"""


class Firefox(Screen):
    """One tab of one Firefox, whose profile stays."""

    def __init__(self, profile: Path, url: str) -> None:
        self.profile, self.url = profile, url
        self._count = 0
        self._line: ClientConnection | None = None
        self._process: subprocess.Popen[str] | None = None
        self._tab = ""

    # -- the browser --------------------------------------------------------------------------------------------------

    def start(self) -> Firefox:
        """Starts it, with an empty tab."""
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if program is None:
            raise RuntimeError("No Firefox here. Install firefox, then run again.")
        self.profile.mkdir(parents=True, exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        self._process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", str(self.profile), "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        assert self._process.stderr
        address = next(said.split()[-1] for said in self._process.stderr if "BiDi listening on" in said)
        self._line = connect(f"{address}/session", max_size=None)
        self.version = str(self._say("session.new", capabilities={})["capabilities"]["browserVersion"])
        self._tab = self._say("browsingContext.getTree")["contexts"][0]["context"]
        self._say("browsingContext.setViewport", context=self._tab, viewport={"width": 390, "height": 844})
        return self

    def close(self) -> None:
        """Closes it as a user does."""
        assert self._process
        self._say("browser.close")
        self._process.wait(30)

    def kill(self) -> None:
        """`kill -9` of all its processes at once."""
        assert self._process
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(10)

    def _say(self, method: str, **params: Any) -> dict[str, Any]:
        assert self._line
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(timeout=60))
            if told.get("id") == self._count:
                if told["type"] == "error":
                    raise AssertionError(f"{method}: {told['error']}: {told['message']}")
                return dict(told["result"])

    # -- the page -----------------------------------------------------------------------------------------------------

    def run(self, function: str, *given: Any) -> Any:
        """What a function of JavaScript gives (JSON, or null), called with these."""
        call = f"(async () => JSON.stringify(await ({function})(...{json.dumps(given)})) ?? 'null')()"
        answer = self._say("script.evaluate", expression=call, target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def open(self, path: str = "/") -> Firefox:
        self._say("browsingContext.navigate", context=self._tab, url=f"{self.url}/#{path}", wait="none")
        return self._ready()

    def reload(self) -> Firefox:
        self._say("browsingContext.reload", context=self._tab, wait="none")
        time.sleep(0.5)
        return self._ready()

    def _ready(self) -> Firefox:
        title = lambda: self.run("() => document.title")  # noqa: E731
        self.until(lambda: self.run(f"() => {DRAWN}"), "the app is there", title, START)
        self.until(lambda: self.run(
            "() => { document.querySelector('flt-semantics-placeholder')?.click();"
            " return !!document.querySelector('flt-semantics-host flt-semantics'); }"
        ), "there is a tree", self.names)  # fmt: skip
        return self

    @property
    def path(self) -> str:
        return str(self.run("() => location.hash.slice(1)")) or "/"

    def names(self, role: str | None = None) -> list[str]:
        return [name for said, name in self.run(_NAMES) if role is None or said == role]

    def until(self, true: Any, what: str, there: Any, seconds: float = 30) -> None:
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, f"after {seconds:.0f} s not so: {what}. There is: {there()}"
            time.sleep(0.05)

    def tap(self, name: Name, role: str = "button", nth: int = 0) -> None:
        told = f"^{re.escape(name)}$" if isinstance(name, str) else name.pattern
        lies = f"name => {{ const e = ({_FIND})(name); return e && ({_STILL})(e); }}"
        self.until(lambda: self.run(lies, told), f"{name!r} lies still", self.names)
        place = self.run(f"name => {{ const b = ({_FIND})(name).getBoundingClientRect();"
                         " return [b.x + b.width / 2, b.y + b.height / 2]; }", told)  # fmt: skip
        self._click(*place)

    def _click(self, x: float, y: float) -> None:
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        moves = [{"type": "pointerMove", "x": int(x), "y": int(y)}, down, {"type": "pause", "duration": 30}, up]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self._say("input.performActions", context=self._tab, actions=[mouse])

    def type(self, label: Name, text: str) -> None:
        assert isinstance(label, str)
        named = f"[aria-label={json.dumps(label)}]"
        field = f"document.querySelector('input{named}, textarea{named}')"
        self.until(lambda: self.run(f"() => {field}?.value === ''"), f"{label!r} is empty", self.names)
        self._click(*self.run(f"() => {{ const b = {field}.getBoundingClientRect(); return [b.x + 20, b.y + 20]; }}"))
        self.key(*text)
        self.until(lambda: self.run(f"() => {field}.value === {json.dumps(text)}"), f"{text!r} was typed", self.names)

    def key(self, *keys: str) -> None:
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keys", "actions": strokes}
        self._say("input.performActions", context=self._tab, actions=[keyboard])

    def has(self, name: Name, role: str | None = None) -> bool:
        return any(_matches(said, name) for said in self.names(role))

    def picture(self, to: Path) -> None:
        """Takes one of the tab."""
        import base64

        to.write_bytes(base64.b64decode(self._say("browsingContext.captureScreenshot", context=self._tab)["data"]))
