"""How the page that needs no server comes, stays and is renewed, around an app that is none: see `toy_page`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Response

from app.building.client import engines
from app.building.listing import OWN, Laid
from tests.browser.site import Site
from tests.browser.toy_page import asked_for, toy

# What stands on the cover, and how far its strokes are, each time that it changes.
NOTED = """
window.noted = [];
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const said = [...cover.querySelectorAll(".words p:not([hidden])")].map((p) => p.textContent).filter(Boolean);
    const now = [said.join(". "), Number(cover.querySelector(".turf").getAttribute("aria-valuenow"))];
    if (String(noted.at(-1)) !== String(now)) { noted.push(now); }
  };
  const cover = document.getElementById("cover");
  new MutationObserver(look).observe(cover, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
});
"""
NO_WORKERS = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });"
TOLD = """
async () => {
  await jsSend("app", new Uint8Array(1));
  const before = drawn.length;
  while (drawn.length === before) { await new Promise((done) => setTimeout(done, 10)); }
  return JSON.parse(new TextDecoder().decode(drawn.at(-1)));
}
"""
EDITION = "async () => new Uint8Array(await (await fetch('edition.bin')).arrayBuffer()).at(-1)"
KEPT = """
async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).map(({ url }) => url.split("/").slice(-2).join("/"));
}
"""
SPOIL = """
async (what) => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const [key] = (await cache.keys()).filter(({ url }) => url.includes(what));
  await cache.put(key, new Response("what is this?", { headers: { "content-type": "text/javascript" } }));
}
"""
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
WAITS = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"


class Visitor:
    """A browser that was never there before, and its first tab. `missed`: what the server had not; `outside`: what was
    asked of others.
    """

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.context, self.site = context, site
        self.missed: list[str] = []
        self.outside: list[str] = []
        context.on("response", self._note)
        self.page = context.new_page()

    def _note(self, response: Response) -> None:
        if response.status >= 400:
            self.missed.append(response.url)
        if not response.url.startswith(self.site.url):
            self.outside.append(response.url)

    def goes(self, path: str = "/") -> Visitor:
        self.page.goto(self.site.url + path, wait_until="commit")
        return self

    def tab(self) -> Page:
        """Another tab, in which the app is there."""
        before, self.page = self.page, self.context.new_page()
        tab = self.goes().opened()
        self.page = before
        return tab

    def opened(self) -> Page:
        """The app is there."""
        self.page.locator("#cover.open").wait_for(state="attached", timeout=15_000)
        return self.page

    def reads(self, head: str) -> None:
        """The cover says what is missing."""
        self.page.get_by_role("heading", name=head, exact=True).wait_for(timeout=20_000)

    def taps(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def waits_for(self, what: Callable[[], bool]) -> None:
        for _ in range(200):
            with suppress(Error):  # a page that goes elsewhere cannot be asked just then
                if what():
                    return
            self.page.wait_for_timeout(50)
        raise AssertionError(self.page.locator("#cover").inner_text())

    def given(self) -> list[str]:
        return [name for name, _ in self.site.given]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A toy page below an address of its own."""
    toy(tmp_path / "web")
    running = Site(tmp_path / "web", "/some/where/")
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visitor]:
    context = browser.new_context(locale="nl-NL", viewport={"width": 390, "height": 844})
    context.add_init_script(NOTED)
    yield Visitor(context, site)
    context.close()


def needed(laid: dict[str, Laid], engine: str) -> dict[str, Laid]:
    return {name: one for name, one in laid.items() if {"", engine} & set(engines(name))}


def engine_of(page: Page) -> str:
    address: str = page.evaluate("navigator.serviceWorker.controller.scriptURL")
    return address.rpartition("=")[2]


def test_the_first_visit_fetches_each_file_once_and_says_how_far_it_is(site: Site, visitor: Visitor) -> None:
    laid = toy(site.folder)
    page = visitor.goes().opened()
    files = needed(laid, engine_of(page))
    there = {"index.html", "favicon.png"} & set(visitor.given())  # what a page has before its service worker asks
    assert sorted(visitor.given()) == sorted(
        {asked_for(one) for name, one in files.items() if name not in there} | there | {*OWN}
    )
    noted: list[tuple[str, int]] = page.evaluate("noted")
    storing = [(said, part) for said, part in noted if said.startswith("Natpit wordt klaargezet")]
    all_of_it = sum(one.packed or one.size for one in files.values())
    assert storing[-1] == (
        f"Natpit wordt klaargezet. 0,{all_of_it // 100_000} van 0,{all_of_it // 100_000} MB. "
        "Dat hoeft maar één keer. Daarna werkt het ook zonder internet.", 75,
    )  # fmt: skip
    parts = [part for _, part in noted]
    assert parts == sorted(parts)
    assert [said for said, part in noted if part > 75][-1] == "De eerste komt uit"
    assert page.evaluate("drawn.map((bytes) => [...bytes])") == [[7]]  # said before anybody listened
    assert (visitor.missed, visitor.outside) == ([], [])


def test_once_it_is_there_it_needs_no_server_at_all(site: Site, visitor: Visitor) -> None:
    visitor.goes().opened()
    site.stop()
    visitor.goes().opened()
    assert visitor.page.evaluate("noted")[0] == ["De kaarten worden geschud", 0]
    visitor.goes("/match/abc?hand=3").opened()
    assert visitor.page.url == f"{site.url}/#/match/abc?hand=3"
    visitor.goes("/index.html#/settings").opened()
    assert visitor.page.evaluate("flet.assetBase") == f"{site.url}/"


def test_another_page_of_the_same_server_is_not_ours(site: Site, visitor: Visitor) -> None:
    visitor.goes().opened()
    (site.folder / "club.html").write_text("<title>De club</title>")
    visitor.goes("/club.html")
    assert visitor.page.title() == "De club"


def test_a_newer_version_comes_beside_it_and_takes_over_when_it_is_wanted(site: Site, visitor: Visitor) -> None:
    old = toy(site.folder)
    page = visitor.goes().opened()
    other = visitor.tab()
    new = toy(site.folder, edition=2)
    site.given.clear()
    page.evaluate(UPDATE)
    visitor.waits_for(lambda: ["update", None] in page.evaluate(TOLD))
    assert [name for name in visitor.given() if name not in OWN] == [asked_for(new["edition.bin"])]
    assert page.evaluate(EDITION) == 1
    other.evaluate("window.before = true")
    with page.expect_navigation():
        page.evaluate("jsSend('app', { natpit: 'say', value: 'renew', buffer: new ArrayBuffer() })")
    visitor.opened()
    visitor.waits_for(lambda: not other.evaluate("window.before === true"))  # no tab goes on with half of either
    assert (page.evaluate(EDITION), other.evaluate(EDITION)) == (2, 2)
    visitor.waits_for(lambda: not [key for key in page.evaluate(KEPT) if old["edition.bin"].stamp in key])
    kept = page.evaluate(KEPT)
    assert len([key for key in kept if key.startswith("kept/")]) == len(needed(new, engine_of(page)))
    assert len([key for key in kept if key.startswith("lists/")]) == 1


def test_a_newer_version_that_nobody_asked_for_is_there_at_the_next_start(site: Site, visitor: Visitor) -> None:
    page = visitor.goes().opened()
    toy(site.folder, edition=2)
    page.evaluate(UPDATE)
    visitor.waits_for(lambda: page.evaluate(WAITS))
    assert visitor.goes().opened().evaluate(EDITION) == 1  # a reload is none: it goes on where it was
    page.close()
    site.stop()
    visitor.page = visitor.context.new_page()
    visitor.waits_for(lambda: visitor.goes().opened().evaluate(EDITION) == 2)


def test_what_came_of_a_visit_that_was_broken_off_is_not_fetched_again(site: Site, visitor: Visitor) -> None:
    laid = toy(site.folder)
    last = site.folder / asked_for(laid["edition.bin"])
    data = last.read_bytes()
    last.unlink()
    visitor.goes().reads("De server geeft Natpit niet")
    visitor.page.get_by_text("Wat er misging").click()
    assert visitor.page.locator("pre").inner_text() == f"{asked_for(laid['edition.bin'])}: 404"
    came = set(visitor.given()) - {*OWN, "index.html", "favicon.png", "manifest.json"}
    assert len(came) > 5
    site.given.clear()
    last.write_bytes(data)
    visitor.taps("Opnieuw")
    visitor.opened()
    assert set(visitor.given()) & came == set()


def test_without_a_connection_it_waits_for_one(site: Site, visitor: Visitor) -> None:
    (site.folder / "sw.js").rename(site.folder / "later.js")
    visitor.goes().reads("De server geeft Natpit niet")
    (site.folder / "later.js").rename(site.folder / "sw.js")
    site.stop()
    visitor.taps("Opnieuw")
    visitor.reads("Geen verbinding")
    site.start()
    visitor.context.set_offline(True)
    visitor.context.set_offline(False)
    visitor.opened()


def test_a_version_is_never_mixed_with_another(site: Site, visitor: Visitor) -> None:
    """The server gets a newer one in the middle of a first visit: nothing begins, and then the newer one as a whole."""
    old = toy(site.folder)
    (site.folder / asked_for(old["edition.bin"])).write_bytes(b"half of it")
    visitor.goes().reads("De server geeft Natpit niet")
    toy(site.folder, edition=2)
    visitor.taps("Opnieuw")
    assert visitor.opened().evaluate(EDITION) == 2


def test_where_there_is_no_room_it_opens_all_the_same_and_says_so(site: Site, visitor: Visitor) -> None:
    spec = {"origin": site.url.rpartition("/some/")[0], "quotaSize": 200_000}
    visitor.context.new_cdp_session(visitor.page).send("Storage.overrideQuotaForOrigin", spec)
    visitor.goes().reads("Er is geen plaats meer")
    visitor.taps("Toch openen")
    assert ["unkept", "full"] in visitor.opened().evaluate(TOLD)


def test_a_browser_that_keeps_nothing_plays_over_the_network(site: Site, visitor: Visitor) -> None:
    visitor.context.add_init_script(NO_WORKERS)
    page = visitor.goes().opened()
    assert page.evaluate(TOLD) == [["unkept", "refused"]]
    assert "sw.js" not in visitor.given()


def test_a_start_that_fails_says_so_and_mends_what_is_broken(site: Site, visitor: Visitor) -> None:
    laid = toy(site.folder)
    page = visitor.goes().opened()
    page.evaluate(SPOIL, laid["worker.js"].stamp)
    visitor.goes()
    visitor.reads("Natpit komt niet op gang")
    with page.expect_navigation():
        visitor.taps("Opnieuw")
    visitor.reads("Natpit komt niet op gang")
    site.given.clear()
    visitor.taps("Opnieuw")
    visitor.opened()
    assert set(visitor.given()) <= {*OWN, "favicon.png", "worker.js"}  # of the files, only the broken one


@pytest.mark.parametrize(
    ("went_wrong", "head"),
    [
        ('"Traceback (most recent call last):\\\\n  TypeError: kaart"', "Natpit komt niet op gang"),
        ('"RangeError: WebAssembly.Memory(): could not allocate memory"', "Te weinig geheugen"),
    ],
)
def test_what_went_wrong_can_be_read_and_taken_along(site: Site, visitor: Visitor, went_wrong: str, head: str) -> None:
    toy(site.folder, python=went_wrong)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.goes().reads(head)
    page = visitor.page
    assert not page.locator("pre").is_visible()
    page.get_by_text("Wat er misging").click()
    visitor.taps("Kopieer")
    page.get_by_role("button", name="Gekopieerd").wait_for()
    said: Any = page.evaluate("navigator.clipboard.readText()")
    assert said == page.locator("pre").inner_text() != ""


def test_a_start_that_fails_is_tried_again_in_the_newer_version(site: Site, visitor: Visitor) -> None:
    toy(site.folder, python='"SyntaxError: kaart"')
    visitor.goes().reads("Natpit komt niet op gang")
    toy(site.folder, edition=2)
    visitor.page.evaluate(UPDATE)
    visitor.waits_for(lambda: visitor.page.evaluate(WAITS))
    visitor.taps("Opnieuw")
    assert visitor.opened().evaluate(EDITION) == 2


def test_a_page_that_came_past_its_service_worker_is_taken_in(site: Site, visitor: Visitor) -> None:
    page = visitor.goes().opened()
    with page.expect_navigation():
        visitor.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    visitor.opened()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
