"""Addresses and the way back: as in any browser, and with two phones on one match."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.driver import Name, Screen
from tests.browser.evening import begin_hand, enter, row, stands, write
from tests.browser.seeded import EIGHT, Laid, boom, opened

GO_ON: Name = re.compile("^Ga verder")


@pytest.fixture
def match(laid: Laid) -> str:
    """A boom of which eight hands are written, and that no other test writes in. It lies on top at home."""
    with opened(laid.server.data) as store:
        return boom(store, EIGHT)


@pytest.fixture
def phone(laid: Laid, screens: Callable[..., Screen]) -> Screen:
    """A phone on the server with matches."""
    return screens(laid.server, still=False)


def test_back_goes_from_the_entry_to_the_pad_and_home(phone: Screen, match: str):
    phone.open()
    phone.tap(GO_ON)
    stands(phone, 804, 882)
    begin_hand(phone, 9)
    phone.at(f"/match/{match}/hand")
    enter(phone, "Wij spelen · 9")
    phone.wait("Punten Wij: 9")
    phone.back()
    phone.at(f"/match/{match}")
    phone.wait("Hand 9 invoeren", "button")
    phone.wait_gone("Punten Wij: 9")
    phone.back()
    phone.at("/")
    phone.wait(GO_ON, "button")
    # What was half entered waits.
    phone.tap(GO_ON)
    begin_hand(phone, 9)
    phone.wait("Punten Wij: 9")


def test_the_arrow_on_the_cover_goes_the_same_way(phone: Screen, match: str):
    phone.open(f"/match/{match}/why/6")
    phone.wait("Verbeter hand 6", "button")
    phone.tap("Sluit")
    phone.wait("Hand 9 invoeren", "button")
    phone.tap("Terug")
    phone.wait(GO_ON, "button")
    phone.at("/")


def test_back_out_of_a_screen_that_was_opened_by_its_address(phone: Screen, match: str):
    phone.open("/")
    phone.wait(GO_ON, "button")
    phone.open(f"/match/{match}/hand")
    phone.wait("Hand 9", "heading")
    phone.back()
    phone.enable_semantics()  # it is another page that comes back
    phone.wait(GO_ON, "button")
    phone.at("/")


def test_an_address_opens_its_screen_in_another_tab(phone: Screen, match: str):
    for path, says in {"": "Hand 9 invoeren", "/insert/3": "Vergeten hand 3"}.items():
        tab = phone.tab(f"/match/{match}{path}")
        tab.wait(re.compile(re.escape(says)))
        tab.at(f"/match/{match}{path}")
        tab.page.close()


def test_what_one_phone_writes_the_other_shows(laid: Laid, screens: Callable[..., Screen], match: str):
    one, other = (screens(laid.server, dark=dark).open(f"/match/{match}") for dark in (False, True))
    stands(other, 804, 882)
    begin_hand(one, 9)
    enter(one, "Wij spelen · 97 · Wij, roem plus 20")
    write(one, "Wij 117 — Zij 65")
    for phone in (one, other):
        phone.wait(row(9, "Wij 117 waarvan roem 20, Zij 65"))
        stands(phone, 804 + 117, 882 + 65)
        phone.wait("Ans geeft, Jan komt uit")
    other.tap("Ongedaan")
    for phone in (one, other):
        phone.wait_gone(row(9))
        stands(phone, 804, 882)
        phone.wait("Riet geeft, Ans komt uit")
