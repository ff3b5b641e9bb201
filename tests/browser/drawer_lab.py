"""A page with nothing but the drawer and a Python in its worker, in a browser that can be killed."""

from __future__ import annotations

import base64
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright

from tests.browser.server import ROOT
from tests.browser.site import Site
from tests.browser.static import Device

HERE = Path(__file__).parent / "drawer"
CODE = ROOT / "app" / "pocket" / "page"


class Lab:
    """`page` is the tab whose worker has a Python; others may be opened beside it."""

    def __init__(self, device: Device, url: str) -> None:
        self.device, self.url = device, url
        self.device.start()
        self.ready()

    def ready(self) -> None:
        """Loads Python and what it does in the tests."""
        self.page = self.tab()
        job(self.page, "load")
        job(self.page, "run", (HERE / "writing.py").read_text())

    def tab(self) -> Page:
        """Another tab, with a worker that loaded nothing yet."""
        page = self.device.context.new_page()
        page.goto(self.url)
        return page

    def kill(self, folder: str, mode: str, more: int) -> tuple[int, int]:
        """Writes that many hands in that journal mode in the drawer and is killed in the middle of the next. Gives how
        many were kept then, and how many another SQLite than the page's finds in what the browser has of it once it was
        started again. No Python is in the page afterwards.
        """
        job(self.page, "open", folder)
        job(self.page, "run", f"AT, MODE = '/natpit', {mode!r}")
        before = int(job(self.page, "run", "check()"))
        self.page.evaluate("() => { job('run', 'write_on()'); }")
        until(lambda: self.page.evaluate("kept") >= before + more)
        kept = int(self.page.evaluate("kept"))
        self.device.kill()
        self.device.start()
        self.page = self.tab()
        return kept, self._found(folder)

    def _found(self, folder: str) -> int:
        with tempfile.TemporaryDirectory() as at:
            for path, text in job(self.page, "bytes", folder):
                if not path.endswith("-shm"):
                    file = Path(at + path)
                    file.parent.mkdir(exist_ok=True)
                    file.write_bytes(base64.b64decode(text))
            counts = []
            for name in ("natpit.db", "backups/kept.db"):
                with closing(sqlite3.connect(f"{at}/{name}")) as db:
                    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                    count, most = db.execute("SELECT count(*), max(n) FROM hand").fetchone()
                    assert count == most
                    counts.append(count)
            assert counts[1] == counts[0] // 13 * 13 or counts[0] % 13 == 0  # the backup is made after the hand
            return int(counts[0])


@contextmanager
def laid_out(playwright: Playwright, folder: Path) -> Iterator[Lab]:
    """A lab whose browser keeps things in `folder`."""
    from flet_web import get_package_web_dir

    pages = folder / "pages"
    pages.mkdir()
    for file in (*CODE.glob("*.js"), *HERE.iterdir()):
        (pages / file.name).unlink(missing_ok=True)  # ours is the worker
        (pages / file.name).symlink_to(file)
    (pages / "pyodide").symlink_to(Path(get_package_web_dir()) / "pyodide")
    site = Site(pages)
    device = Device(playwright, folder / "profile", folder)
    try:
        yield Lab(device, site.url)
    finally:
        device.close()
        site.stop()


def job(page: Page, name: str, *given: Any) -> Any:
    """Has the worker of a tab do something (`drawer/worker.js`), and gives what it gives."""
    return page.evaluate("([name, given]) => job(name, ...given)", [name, list(given)])


def until(true: Any) -> None:
    """Waits at most twenty seconds."""
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.002)
