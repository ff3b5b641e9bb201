"""From a key pressed in the browser to the changed screen, through the real server and back."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure, middle, p95
from tests.browser.chromium import FLAGS, executable
from tests.browser.driver import Screen, open_screen
from tests.browser.server import Server

ROUNDS = 40

# From the key-down, as the page gets it, to the frame after Flutter has told what changed.
ARM = """
() => {
  window.took = new Promise((done) => {
    let began = 0;
    window.addEventListener("keydown", () => { began = performance.now(); }, { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (!began) { return; }
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now() - began));
    });
    const told = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.querySelector("flt-semantics-host"), told);
  });
}
"""


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=FLAGS)
        try:
            screen = open_screen(browser, server.url, Path(folder), width=390, height=844, touch=False)
            took = _keys(screen, _match(Path(folder)))
        finally:
            browser.close()
            server.stop()
    yield Figure(
        "a key to the changed screen, in the browser", p95(took), "ms", most=130, more=f"median {middle(took):.0f} ms"
    )


def _match(data: Path) -> str:
    from app.store.store import Store
    from tests.bench.table import boom

    store = Store(data / "natpit.db")
    try:
        return boom({}, 0)(store)
    finally:
        store.close()


def _keys(screen: Screen, match: str) -> list[float]:
    screen.open(f"/match/{match}/hand")
    return timed_keys(screen)


def timed_keys(screen: Screen) -> list[float]:
    """ms that each of many keys takes, in the entry of a hand of klaverjassen."""
    screen.tap("Wij spelen")
    screen.wait("Nat")
    took = []
    for turn in range(ROUNDS + 3):
        for key in ("7", "4", "Backspace", "Backspace"):
            screen.page.wait_for_timeout(120)
            screen.page.evaluate(ARM)
            screen.key(key)
            one = screen.page.evaluate("window.took")
            if turn >= 3:  # the first ones compile
                took.append(one)
    return took
