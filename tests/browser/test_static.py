"""The static page on a phone, from its first visit on: played, reloaded, offline, killed, renewed, in two tabs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Playwright

from app.store.migrations import upgrade
from app.store.opening import REVISIONS
from tests.app.store.test_opening import OLD, sql
from tests.browser.drawer_files import drawer, lay, unpacked
from tests.browser.evening import NAMES, begin_hand, enter, row, stands, write
from tests.browser.seeded import opened
from tests.browser.site import Site
from tests.browser.static import PLAIN, Device, Page
from tests.browser.versions import other, version

FIVE = (*NAMES, "Kees")
OLD_REVISION = "0005"
ELSEWHERE = re.compile("^Natpit staat ook in een ander tabblad open")
LOOK = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
"""Looks for a newer version now, as the page does every hour."""
WAITS = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"
KEPT_VERSIONS = """
async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("natpit "));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const urls = kept.flat().map(({ url }) => url);
  return urls.filter((url) => url.includes("/lists/")).map((url) => url.split("/lists/")[1]);
}
"""
LITTLE = 300_000
"""Bytes that a start may ask of the server once everything is there: the page itself and the service worker."""


class Hand(NamedTuple):
    """What is tapped, and what the bar says then."""

    taps: str
    said: str


MADE = Hand("Wij spelen · 97 · Wij, roem plus 20", "Wij 117 — Zij 65")
NAT = Hand("Zij spelen · Nat", "Zij nat — Wij 162")
PIT = Hand("Wij spelen · Pit", "Pit — Wij 262")


class Short(NamedTuple):
    """A match of one hand: the tile, how many play, the hand, and what is said of who wins."""

    tile: str
    players: int
    hand: Hand
    winner: str


NEW = Short(
    "Sheepshead", 5,
    Hand("Kees, picker · Ans, partner · 61 tot en met 90, winst", "Winst: Kees + 2, Ans + 1"), "Kees wint",
)  # fmt: skip
SHORT = (
    Short("Hartenjagen", 3, Hand("4 · 8 · Ans heeft de schoppenvrouw", "Riet 4 · Ans 21 · Jan 1"), "Jan wint"),
    Short("Heugen", 3, Hand("Riet speelt · Bod 10 omhoog · 112", "Riet haalt het: + 10"), "Riet wint"),
)


@pytest.fixture
def devices(playwright: Playwright, tmp_path: Path) -> Iterator[Callable[..., Device]]:
    """Makes devices with a profile of their own. Afterwards: no error, and nothing that was asked of others."""
    made: list[Device] = []

    def make(*flags: str) -> Device:
        made.append(Device(playwright, tmp_path / f"profile-{len(made)}", tmp_path / "shots", *flags))
        made[-1].start()
        return made[-1]

    yield make
    for device in made:
        device.close()
    assert [address for device in made for address in device.outside] == []
    assert [error for device in made for error in device.errors] == []


@pytest.fixture
def site(static_folder: Path) -> Iterator[Site]:
    """The folder as a plain web server gives it out, below an address of its own."""
    running = Site(static_folder, "/spelen/natpit/")
    yield running
    running.stop()


class Evening:
    """A boom on a phone: what was written, by adding up, and whether it is in what the browser keeps."""

    def __init__(self, phone: Device, site: Site, page: Page, folder: Path) -> None:
        self.phone, self.site, self.page, self._folder = phone, site, page, folder
        self.match = ""
        self.written: list[tuple[int, int]] = []
        self._looked = count()

    def write(self, hand: Hand) -> None:
        """Enters a hand from the pad and writes it, until it stands there."""
        begin_hand(self.page, len(self.written) + 1)
        enter(self.page, hand.taps)
        write(self.page, hand.said)
        wij, zij = (re.search(rf"{side} (\d+)", hand.said) for side in ("Wij", "Zij"))
        self.written.append((int(wij[1]) if wij else 0, int(zij[1]) if zij else 0))
        self.stands(self.page)

    def stands(self, page: Page) -> None:
        """The pad shows all that was written."""
        page.wait(row(len(self.written)))
        stands(page, *self.sums)

    @property
    def sums(self) -> tuple[int, int]:
        """What both sides have."""
        wij, zij = (sum(side) for side in zip(*self.written, strict=True))
        return wij, zij

    def killed(self) -> None:
        """`kill -9` of the browser, now: nothing that was confirmed is lost."""
        self.phone.kill()
        self.phone.start()
        self.page = self.phone.tab(self.site)
        files = drawer(self.page.page, self.site.url)
        with opened(unpacked(files, self._folder / str(next(self._looked)))) as store:
            assert len(store.match(self.match).hands) == len(self.written)

    def starts(self) -> None:
        """Natpit is opened again, and it is all there."""
        self.page.open(f"/match/{self.match}")
        self.stands(self.page)


def test_a_phone_without_any_server(
    site: Site, devices: Callable[..., Device], static_folder: Path, tmp_path: Path
) -> None:
    site.folder = other(static_folder, tmp_path / "older", "older")
    phone = devices()
    page = phone.tab(site).open()
    for short in (NEW, *SHORT):
        a_match_of_one_hand(page, short, known=short is not NEW)
    evening = Evening(phone, site, page, tmp_path / "drawers")
    sit(page, "Klaverjassen", NAMES, known=True)
    page.wait("Hand 1 invoeren")
    evening.match = page.path.removeprefix("/match/")
    evening.write(MADE)
    why(page)

    a_reload_in_the_middle_of_a_hand(evening)
    a_start_without_any_network(evening)
    evening.write(PIT)
    site.folder = static_folder
    site.start()
    evening.killed()
    a_newer_version_comes(evening, version(static_folder))
    evening.write(NAT)
    evening.killed()
    evening.starts()
    a_second_tab_looks_and_then_writes(evening)
    along, told = everything_goes_along(evening.page, tmp_path / "along.zip"), (len(evening.written), *evening.sums)
    evening.page.go(f"/match/{evening.match}")
    evening.write(PIT)
    evening.killed()
    phone.close()

    site.folder = other(static_folder, tmp_path / "first", "first", worker_js=b"// A Natpit that never starts.")
    page = an_old_database_is_migrated(devices(), site, static_folder, tmp_path)
    everything_comes_in(page, along, *told)


def sit(page: Page, tile: str, names: Sequence[str], *, known: bool) -> None:
    """From the home screen to where a new match begins."""
    page.tap(re.compile(f"^{tile}, .*nieuw spel"))
    page.at(f"/new/{tile.lower()}")
    for name in names:
        if known:
            page.tap(name)
        else:
            page.type("Nieuwe naam", name)
            page.tap("Erbij")
        page.wait(re.compile(f"^{name}, zit "))
    page.tap("Begin")


def a_match_of_one_hand(page: Page, short: Short, *, known: bool) -> None:
    """From its tile to who wins, and home."""
    sit(page, short.tile, FIVE[: short.players], known=known)
    page.wait("Hand 1 invoeren")
    begin_hand(page, 1)
    enter(page, short.hand.taps)
    write(page, short.hand.said)
    page.wait("Hand 2 invoeren")
    page.tap("Meer")
    page.tap("Stop nu")
    page.wait(short.winner, "heading")
    page.go("/")


def why(page: Page) -> None:
    """The first hand explains itself."""
    page.tap(row(1))
    page.wait("Waarom?", "heading")
    page.wait("Opgeschreven 117 65")
    page.tap("Sluit")
    page.wait("Hand 2 invoeren")


def a_reload_in_the_middle_of_a_hand(evening: Evening) -> None:
    """Two of three digits were tapped; they are there, on the same screen."""
    page = evening.page
    begin_hand(page, 2)
    enter(page, "Zij spelen · 8")
    page.wait("Punten Zij: 8")
    page.reload()
    page.wait("Hand 2", "heading")
    page.wait("Punten Zij: 8")
    enter(page, "2")
    page.wait("Punten Zij: 82")


def a_start_without_any_network(evening: Evening) -> None:
    """The browser is closed, the server is gone, and so is the network; what was tapped is still there."""
    evening.phone.close()
    evening.site.stop()
    evening.phone.start()
    evening.phone.offline()
    page = evening.page = evening.phone.tab(evening.site).open(f"/match/{evening.match}/hand")
    page.wait("Punten Zij: 82")
    write(page, "Wij 80 — Zij 82")
    evening.written.append((80, 82))
    evening.stands(page)


def a_newer_version_comes(evening: Evening, newest: str) -> None:
    """The one before it starts, says so on the home screen, and waits until the newer one is wanted."""
    page, before = evening.page, evening.site.bytes
    page.open()
    page.wait(re.compile(r"^Klaverjassen, 4 van 16, Wij \(Riet & Jan\) 459, Zij"))
    page.page.evaluate(LOOK)
    page.wait(re.compile("^Er ligt een nieuwe Natpit klaar"))
    assert sorted(page.page.evaluate(KEPT_VERSIONS)) == sorted((newest, "older"))
    with page.page.expect_navigation():
        page.tap("Vernieuw")
    page.awake()
    assert page.page.evaluate(KEPT_VERSIONS) == [newest]
    assert evening.site.bytes - before < LITTLE, "what both versions have was fetched again"
    page.go(f"/match/{evening.match}")
    evening.stands(page)


def a_second_tab_looks_and_then_writes(evening: Evening) -> None:
    """It says that it only looks, shows what the first one writes, and refuses; once that is gone it writes itself."""
    first, second = evening.page, evening.phone.tab(evening.site)
    second.open(f"/match/{evening.match}")
    second.wait("Alleen kijken")
    evening.stands(second)
    assert not second.has(re.compile("invoeren$"))
    first.page.bring_to_front()
    evening.write(MADE)
    second.page.bring_to_front()
    evening.stands(second)
    second.go("/new/hartenjagen")
    second.wait("Onder, Riet")  # as they sat there last
    second.tap("Begin")
    second.wait(ELSEWHERE)
    second.go(f"/match/{evening.match}")
    evening.stands(second)
    with second.page.expect_navigation():
        first.page.close()
    evening.page = second.awake()
    evening.stands(second)


def everything_goes_along(page: Page, to: Path) -> Path:
    """All matches in one file, out of the browser."""
    page.go("/files")
    with page.page.expect_download() as download:
        page.tap("Alle potjes")
    download.value.save_as(to)
    return to


def an_old_database_is_migrated(device: Device, site: Site, newest: Path, folder: Path) -> Page:
    """What an older Natpit left in the browser: the newer one comes while that is open, begins when it is closed."""
    old = folder / "old.db"
    upgrade(old, REVISIONS[0])
    sql(old, OLD)
    upgrade(old, OLD_REVISION)
    page = device.tab(site)
    page.page.goto(site.url)
    page.until(lambda: page.page.evaluate("navigator.serviceWorker.controller !== null"), "it is kept", page.page.title)
    assert page.page.evaluate(KEPT_VERSIONS) == ["first"]
    lay(page.page, site.url, old)
    site.folder = newest
    page.page.evaluate(LOOK)
    page.until(lambda: page.page.evaluate(WAITS), "a newer one waits", page.page.title)
    device.close()
    device.start()
    page = device.tab(site).open("/match/aa")
    stands(page, 91 + 162, 71)
    assert page.page.evaluate(KEPT_VERSIONS) == [version(newest)]
    return page


def everything_comes_in(page: Page, along: Path, hands: int, wij: int, zij: int) -> None:
    """On another device, by the browser's own dialog: all that was played, with the same totals."""
    page.go("/files")
    with page.page.expect_file_chooser() as chooser:
        page.tap("Kies bestand")
    chooser.value.set_files(along)
    page.tap("Neem 4 over")
    page.wait("4 potjes staan erbij.")
    page.go("/")
    page.wait(re.compile(rf"^Klaverjassen, {hands + 1} van 16, Wij \(Riet & Jan\) {wij}, Zij \(Ans & Bep\) {zij}$"))
    heugen, hartenjagen = "Heugen, gewonnen door Riet, .*10$", "Hartenjagen, gewonnen door Jan, .*1 – 4 – 21$"
    for row_ in (heugen, hartenjagen, "Sheepshead, .*Kees, .*2$"):
        page.wait(re.compile(f"^{row_}"))


def test_a_browser_that_keeps_nothing_says_so(site: Site, devices: Callable[..., Device]) -> None:
    page = devices().tab(site, host=PLAIN).open()
    page.wait(re.compile("^Deze browser bewaart niets"))
    sit(page, "Klaverjassen", NAMES, known=False)
    page.wait("Hand 1 invoeren")
