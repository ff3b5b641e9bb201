"""A correction is undone in the history, and a boom that is done is signed off, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.store import new_token
from tests.browser.driver import Screen
from tests.browser.evening import row, stands, write
from tests.browser.seeded import EIGHT, Laid, boom, hand, opened


def test_a_correction_is_undone_in_the_history(laid: Laid, screens: Callable[..., Screen]):
    with opened(laid.server.data) as store:
        match = boom(store, EIGHT)
        second = store.match(match).hands[1]
        store.correct_hand(match, second.id, hand("zij", 96, 20), second.version, new_token())
    phone = screens(laid.server).open(f"/match/{match}")
    phone.wait(row(2, "Wij 86 waarvan roem 20, Zij 96"))
    phone.tap("Meer")
    phone.tap("Geschiedenis")
    phone.at(f"/match/{match}/history")
    phone.tap(re.compile("Hand 2 verbeterd: harten troef, Zij spelen, Wij 81.*, werd Zij spelen, Wij 86"))
    phone.tap("Maak dit ongedaan")
    phone.wait(re.compile("Hand 2 verbeterd: Zij spelen, Wij 86.*, werd harten troef, Zij spelen, Wij 81"))
    phone.back()
    phone.wait(row(2, "Wij 81 waarvan roem 20, Zij 101"))
    stands(phone, 804, 882)


def test_a_boom_that_is_done_is_signed_off_and_a_correction_after_that_shows(
    laid: Laid, screens: Callable[..., Screen]
):
    with opened(laid.server.data) as store:
        match = boom(store, (*EIGHT, *EIGHT), ended=True)
    phone = screens(laid.server).open(f"/match/{match}/result")
    phone.tap("Akkoord")
    phone.wait(re.compile(r"^Akkoord aan tafel, \d\d:\d\d"))
    other = screens(laid.server).open(f"/match/{match}/hand/16")
    write(other, "Wij 137 — Zij 45")  # as it was: a version of its own all the same
    other.wait(re.compile("Daarna nog verbeterd"))
    other.wait(re.compile("^Hand 16, .*verbeterd na akkoord"))
    phone.wait(re.compile("Daarna nog verbeterd"))
