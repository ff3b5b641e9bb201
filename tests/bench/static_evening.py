"""The page that needs no server, in use: twenty kills of the browser at the moment that a hand is confirmed, a key to
the changed screen, and what it takes of memory.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from app.building.web import build
from app.store.where import cache_folder
from tests.bench.browser_key import timed_keys
from tests.bench.figure import Figure, middle, p95
from tests.browser.evening import NAMES
from tests.browser.site import Site
from tests.browser.static import Device
from tests.browser.test_static import MADE, NAT, PIT, Evening, sit

KILLS = 20
HANDS = 15
"""With one more a boom is over: another one is begun."""
REST = 3000
"""ms after which memory is looked at."""


def measure() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as given, sync_playwright() as playwright:
        folder = Path(given)
        build(folder / "web", cache_folder(), lambda word, **values: None, quick=True)
        site = Site(folder / "web")
        phone = Device(playwright, folder / "profile", folder / "shots")
        phone.start()
        evening = Evening(phone, site, phone.tab(site).open(), folder)
        _begin(evening, known=False)
        yield Figure(f"hands lost by {KILLS} kills right after they were confirmed", _kills(evening), "", most=0)
        evening.page.tap(re.compile("^Hand .* invoeren$"))
        took = timed_keys(evening.page)
        more = f"median {middle(took):.0f} ms; Python in a worker of the page"
        yield Figure("a key to the changed screen, without a server", p95(took), "ms", most=200, more=more)
        evening.page.page.wait_for_timeout(REST)
        whole, page = (_memory(phone.leader, only) for only in ("", "--type=renderer"))
        yield Figure("memory of the page, Python and all", page, "MB", more="its own share (PSS) of all renderers")
        yield Figure("  of the whole browser", whole, "MB", more="with the drawing, which here is software")
        phone.close()
        site.stop()


def _begin(evening: Evening, known: bool) -> None:
    sit(evening.page, "Klaverjassen", NAMES, known=known)
    evening.page.wait("Hand 1 invoeren")
    evening.match, evening.written = evening.page.path.removeprefix("/match/"), []


def _kills(evening: Evening) -> int:
    """How many hands were lost; it ends with the first."""
    for n in range(KILLS):
        if len(evening.written) == HANDS:
            evening.page.go("/")
            _begin(evening, known=True)
        evening.write((MADE, PIT, NAT)[n % 3])
        try:
            evening.killed()
        except AssertionError:
            return 1
        evening.starts()
    return 0


def _memory(leader: int, only: str) -> float:
    """MB that the processes of this browser have for themselves (shared ones in part), of those with `only` on their
    command line. Linux tells it.
    """
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if os.getpgid(int(process.name)) != os.getpgid(leader):
                continue
            if only in (process / "cmdline").read_text():
                told = re.search(r"^Pss: +(\d+) kB", (process / "smaps_rollup").read_text(), re.MULTILINE)
                total += int(told[1]) if told else 0
        except OSError:
            continue  # it ended meanwhile
    return total / 1000
