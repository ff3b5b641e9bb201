"""The page that needs no server: what it weighs, what a first and a next visit take from a server that compresses
nothing, in a real browser, by each of the ways in which browsers draw.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from app.building.listing import first_visit
from app.building.web import build
from app.store.where import cache_folder
from tests.bench.figure import Figure
from tests.browser.site import Site
from tests.browser.static import Device

PROMISED = 15.0
"""MB that a first visit transfers at most."""
LITTLE = 0.3
"""MB that the next one does: the page and the service worker, to see whether there is a newer one."""
REST = 3000
"""ms after the first screen, in which what comes late is counted too."""
SOFTWARE = ("--enable-unsafe-swiftshader", "--use-angle=swiftshader")
"""So that a browser without a screen draws by WebGL."""
WAYS = {
    "skwasm": (SOFTWARE, ""),
    "chromium": (("--disable-3d-apis",), ""),
    "canvaskit": (SOFTWARE, "delete window.ImageDecoder"),
}
"""How Chromium is made to draw: flags, and what runs in the page before anything else. By the last one Firefox and
Safari draw; they fetch the same files.
"""


class Visited(NamedTuple):
    """What a visit took: MB, how many files, and seconds to the first screen."""

    size: float
    files: int
    seconds: float


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as given, sync_playwright() as playwright:
        folder = Path(given) / "web"
        began = time.monotonic()
        made = build(folder, cache_folder(), lambda word, **values: None)
        yield Figure("making the page", time.monotonic() - began, "s", more="minutes where nothing is kept of before")
        raw, packed = (sum(getattr(one, part) for one in made.files.values()) for part in ("size", "packed"))
        whole = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
        yield Figure("the folder", whole / 1e6, "MB", more=f"{raw / 1e6:.1f} as it is, {packed / 1e6:.1f} packed")
        for engine in WAYS:
            first, second = _visits(playwright, folder, engine, Path(given) / engine)
            listed = f"{first.files} files; the service worker lists {first_visit(made.files, engine) / 1e6:.1f} MB"
            yield Figure(f"a first visit that draws by {engine}", first.size, "MB", most=PROMISED, more=listed)
            yield Figure("  to the first screen, on the machine itself", first.seconds, "s")
            yield Figure("  the next visit", second.size, "MB", most=LITTLE, more=f"{second.files} files")
            yield Figure("  to the first screen", second.seconds, "s")


def _visits(playwright: Playwright, folder: Path, engine: str, profile: Path) -> list[Visited]:
    """A first visit, and one after the browser was closed."""
    flags, before = WAYS[engine]
    site = Site(folder)
    device = Device(playwright, profile, profile.with_name("shots"), *flags)
    seen = []
    for _ in range(2):
        site.given.clear()
        device.start()
        if before:
            device.context.add_init_script(before)
        began = time.monotonic()
        page = device.tab(site).open()
        seconds = time.monotonic() - began
        page.page.wait_for_timeout(REST)
        seen.append(Visited(site.bytes / 1e6, len(site.given), seconds))
        device.close()
    site.stop()
    return seen
