"""A match on three devices in real browsers: one shares it, one follows it, one writes along."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image

from tests.browser.driver import Screen
from tests.browser.evening import begin_hand, control, enter, row, seen_in_time, write
from tests.browser.seeded import EIGHT, boom, opened
from tests.browser.server import Server


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A server that several share: every browser has a space of its own."""
    shared = Server(tmp_path / "data", "--shared")
    shared.start()
    yield shared
    shared.stop()
    assert "Traceback" not in shared.errors(), shared.errors()


def own_match(club: Server) -> tuple[int, str]:
    """The only space there is, and a match in it."""
    with sqlite3.connect(club.data / "natpit.db") as db:
        ((space,),) = db.execute("SELECT id FROM space").fetchall()
    with opened(club.data) as store:
        return space, boom(store.within(space), EIGHT)


def link_on(screen: Screen, name: str, club: Server) -> str:
    """The address in the code on the screen, as a camera reads it."""
    (found,) = zxingcpp.read_barcodes(Image.open(screen.screenshot(name)))
    assert found.text.startswith(f"{club.url}/")
    return str(found.text.removeprefix(club.url))


def make_link(owner: Screen, kind: str, name: str, club: Server) -> str:
    if kind == "Meeschrijven":
        owner.tap(control(kind))
    owner.tap("Maak een link")
    owner.wait(re.compile("^QR-code"))
    return link_on(owner, name, club)


def test_a_match_is_followed_by_one_link_and_written_along_by_another(club: Server, screens: Callable[..., Screen]):
    owner = screens(club)
    owner.open("/")
    owner.wait(re.compile("^Klaverjassen"))
    space, match = own_match(club)
    owner.open(f"/match/{match}/links")
    look = make_link(owner, "Meekijken", "link-read", club)

    guest = screens(club, dark=True)
    guest.open(look)
    guest.at(f"/match/{match}")
    guest.wait("Je kijkt mee")
    assert not [name for name in guest.names("button") if re.search("invoeren|Ongedaan|Verbeter", name)]
    board = screens(club, width=1180, height=820, scale=1)
    board.open(look)
    board.at(f"/match/{match}")
    board.go(f"/match/{match}/board")
    board.wait(re.compile("hand 9"))

    along = make_link(owner, "Meeschrijven", "link-write", club)
    owner.open(f"/match/{match}")
    begin_hand(owner, 9)
    enter(owner, "Wij spelen · 100")
    write(owner, "Wij")
    owner.wait(row(9))
    seen_in_time(lambda: guest.has(row(9)))
    seen_in_time(lambda: board.has(re.compile("^Hand 9, ")))

    guest.go(f"/match/{match}/hand")
    guest.wait("Met deze link kun je meekijken, niet schrijven.")
    writer = screens(club)
    writer.open(along)
    writer.at(f"/match/{match}")
    begin_hand(writer, 10)
    enter(writer, "Zij spelen · 90")
    write(writer, "Zij")
    writer.wait(row(10))
    seen_in_time(lambda: owner.has(row(10)))
    with opened(club.data) as store:
        assert len(store.within(space).hand_order(match)) == 10
