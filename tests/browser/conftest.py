"""One browser and one server for all browser tests; each test has a screen, and where it asks a server, of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import FLAGS, executable
from tests.browser.driver import Screen, open_screen, shots_folder
from tests.browser.seeded import Laid, seed
from tests.browser.server import Server

HERE = Path(__file__).parent
QUICK: dict[str, Any] = {} if os.environ.get("NATPIT_SHOTS") else {"scale": 1, "still": True}
"""A quarter of the pixels, where nobody looks at them, and a reader who asked for reduced motion: what slides in is a
third of the time. Who goes from screen to screen and back, and who opens all of them, has it move."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


# For the package, not the session: Playwright keeps an event loop running, in which no other async test could run.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=executable(playwright), args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page that needs no server, as `natpit build web --quick` makes it: once for all tests, and only to be read.
    Byte code of what did not change and wheels are kept from run to run, where Natpit keeps such things.
    """
    from app.building.web import build
    from app.store.where import cache_folder

    folder = tmp_path_factory.mktemp("static") / "web"
    build(folder, cache_folder(), lambda word, **values: None, quick=True)
    return folder


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share, on which nothing was ever played."""
    shared = Server(tmp_path_factory.mktemp("natpit"))
    shared.start()
    yield shared
    shared.stop()


@pytest.fixture(scope="package")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """The server that tests share on which matches lie about; who writes, makes a match for that."""
    data = tmp_path_factory.mktemp("laid")
    at = seed(data)
    shared = Server(data)
    shared.start()
    yield Laid(shared, at)
    shared.stop()
    assert "Traceback" not in shared.errors(), shared.errors()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server with data of its own, which may be stopped, killed and started again."""
    own = Server(tmp_path / "data")
    own.start()
    yield own
    own.stop()


@pytest.fixture
def screens(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Screen]]:
    """Makes screens: `screens(server, dark=True, …)`, quick ones where nothing else is said. Afterwards: no error, and
    nothing that left the machine.
    """
    made: list[Screen] = []

    def make(at: Server, **shape: Any) -> Screen:
        made.append(open_screen(browser, at.url, shots_folder(tmp_path / "shots"), **(QUICK | shape)))
        return made[-1]

    yield make
    for screen in made:
        screen.close()
    assert [address for screen in made for address in screen.outside] == []
    assert [error for screen in made for error in screen.errors] == []


@pytest.fixture
def phone(server: Server, screens: Callable[..., Screen]) -> Screen:
    """A phone, 390 × 844 at 2×, on the shared server."""
    return screens(server, scale=2, still=False)
