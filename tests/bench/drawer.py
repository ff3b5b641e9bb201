"""What the browser keeps for the static page: what a commit costs there, how quick it reads, and kills in all modes."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure, middle, p95
from tests.browser.drawer_lab import HERE, Lab, job, laid_out

MODES = ("wal", "delete", "truncate", "persist")
KILLS = 8


def measure() -> Iterator[Figure]:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        laid_out(playwright, Path(folder)) as lab,
    ):
        job(lab.page, "run", (HERE / "measuring.py").read_text())
        yield from _speed(lab)
        yield _kills(lab)


def _speed(lab: Lab) -> Iterator[Figure]:
    job(lab.page, "open", "speed")
    for size, most in ((1, 20), (80, 40)):
        file = f"/natpit/{size}.db"
        job(lab.page, "run", f"fill({file!r}, {size})")
        took = {mode: job(lab.page, "run", f"commits({file!r}, {mode!r})") for mode in MODES}
        others = ", ".join(f"{mode} {middle(took[mode]):.1f}" for mode in MODES[1:])
        more = f"median {middle(took['wal']):.1f} ms; {others}"
        yield Figure(f"a commit in the browser, {size} MB (WAL)", p95(took["wal"]), "ms", most=most, more=more)
        rows = job(lab.page, "run", f"reads({file!r})")
        yield Figure(f"rows read in the browser, {size} MB", rows, "/s", least=2000)
    job(lab.page, "close")
    began = time.monotonic()
    job(lab.page, "open", "speed")
    yield Figure("opening what the browser keeps", (time.monotonic() - began) * 1000, "ms", most=500)
    job(lab.page, "close")


def _kills(lab: Lab) -> Figure:
    lost = 0
    for n in range(KILLS):
        kept, found = lab.kill("killed", MODES[n % len(MODES)].upper(), 17 + 12 * n)
        lost += max(0, kept - found)
        if n < KILLS - 1:
            lab.ready()
    return Figure(f"hands lost by {KILLS} kills of the browser", lost, "", most=0)
