"""What the browser keeps for the static page: an ordinary file system, of which nothing that was told to be kept is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.server import ROOT
from tests.browser.site import Site
from tests.browser.static import Device

HERE = Path(__file__).parent / "drawer"
CODE = ROOT / "app" / "pocket" / "page"
WRITING = (HERE / "writing.py").read_text()


class Lab:
    """A browser of its own with one tab, in whose worker the drawer is."""

    def __init__(self, device: Device, url: str) -> None:
        self.device, self.url = device, url
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.device.context.new_page()
        page.goto(self.url)
        return page

    def start(self, folder: str) -> None:
        """Starts the browser again, and Python on what it kept in that folder."""
        self.device.start()
        self.page = self.tab()
        job(self.page, "load")
        job(self.page, "run", WRITING)
        assert job(self.page, "open", folder)["damaged"] is False


def job(page: Page, name: str, *given: Any) -> Any:
    return page.evaluate("([name, given]) => job(name, ...given)", [name, list(given)])


@pytest.fixture(scope="module")
def lab(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    from flet_web import get_package_web_dir

    folder = tmp_path_factory.mktemp("drawer")
    for file in (*CODE.glob("*.js"), *HERE.iterdir()):
        (folder / file.name).unlink(missing_ok=True)
        (folder / file.name).symlink_to(file)
    (folder / "pyodide").symlink_to(Path(get_package_web_dir()) / "pyodide")
    site = Site(folder)
    device = Device(playwright, tmp_path_factory.mktemp("profile"), folder)
    device.start()
    made = Lab(device, site.url)
    job(made.page, "load")
    job(made.page, "run", WRITING)
    yield made
    device.close()
    site.stop()


def test_it_does_what_any_file_system_does(lab: Lab) -> None:
    for seed in (1, 2):
        told = job(lab.page, "compare", seed, 200)
        assert told["done"] > 100 and told["refused"] > 20


def test_names_change_at_once_or_not_at_all(lab: Lab) -> None:
    assert sum(job(lab.page, "crashNames", seed, 40) for seed in (1, 2)) > 600


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_what_was_committed_is_there_after_a_kill_or_a_power_cut_at_any_moment(lab: Lab, mode: str) -> None:
    job(lab.page, "run", f"MODE = {mode!r}")
    assert job(lab.page, "crashWriting", 1, 250) == 250


def test_what_cannot_be_read_is_never_thrown_away(lab: Lab) -> None:
    found = [["/lost/N", "one"]]
    assert job(lab.page, "damaged") == [[True, found], [False, found]]
    assert job(lab.page, "newer") == ["newer", True]


def test_what_the_disk_refuses_did_not_happen(lab: Lab) -> None:
    eio = 29
    assert job(lab.page, "broken") == [[eio] * 5, True, True, True]


def test_where_nothing_can_be_kept_it_says_so(lab: Lab) -> None:
    opens = "import('./drawer.js').then(m => m.openDrawer(null, {folder: 'x', at: '/x'})).catch(error => error.kind)"
    assert lab.page.evaluate(opens) == "unavailable"  # a page itself has no such disk, only its worker has


def test_many_files_at_once_and_a_full_disk(lab: Lab) -> None:
    job(lab.page, "run", "AT, MODE = '/natpit', 'WAL'")
    spare = job(lab.page, "open", "full")["spare"]
    assert job(lab.page, "run", f"many({spare})") == []
    assert job(lab.page, "room", 102) >= 102
    assert job(lab.page, "run", "many(102)") == []
    line = lab.device.context.new_cdp_session(lab.page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": lab.url, "quotaSize": 8_000_000})
    assert job(lab.page, "run", "fill()") == ["database or disk is full", "ENOSPC", 1]
    line.send("Storage.overrideQuotaForOrigin", {"origin": lab.url})
    job(lab.page, "close")


def test_one_tab_writes_and_the_others_see_what_it_wrote(lab: Lab) -> None:
    writer, other = lab.page, lab.tab()
    try:
        assert (job(writer, "claim"), job(other, "claim")) == (True, False)
        job(writer, "open", "tabs")
        job(writer, "run", "open('/natpit/a', 'w').write('a') + open('/natpit/b', 'w').write('b')")
        with pytest.raises(Exception, match=r"\[taken\]"):
            job(other, "open", "tabs", 0)
        job(writer, "give")
        assert job(other, "ask", "tabs") == [["/a", "a"], ["/b", "b"]]
        assert job(other, "ask", "tabs", ["/b"]) == [["/b", "b"]]
        job(writer, "giveNothing")  # as one that the browser froze
        assert job(other, "ask", "tabs", ["/b", "/c"], 100) == [["/b", "b"]]
        job(writer, "announce")
        _until(lambda: job(other, "heard") == 1)
        assert job(other, "free") is False
        job(writer, "close")
        job(writer, "release")
        _until(lambda: job(other, "free"))
        assert job(other, "claim") is True
    finally:
        other.close()


def test_what_was_kept_is_there_after_the_browser_was_killed_in_the_middle_of_writing(lab: Lab) -> None:
    kept = 0
    job(lab.page, "open", "killed")
    for mode, more in (("WAL", 43), ("DELETE", 37)):
        job(lab.page, "run", f"AT, MODE = '/natpit', {mode!r}")
        lab.page.evaluate("() => { job('run', 'write_on()'); }")
        until = kept + more
        _until(lambda: lab.page.evaluate("kept") >= until)  # noqa: B023
        kept = lab.page.evaluate("kept")
        lab.device.kill()
        lab.start("killed")
        found = job(lab.page, "run", "check()")
        assert kept <= found <= kept + 200
    job(lab.page, "close")


def _until(true: Any) -> None:
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until
        time.sleep(0.002)
