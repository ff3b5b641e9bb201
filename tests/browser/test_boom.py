"""A whole boom of klaverjassen as four people play it: one phone, sixteen hands, and all that happens to a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.driver import Screen
from tests.browser.evening import NAMES, begin_hand, enter, row, sit_down, stands, write
from tests.browser.files import natpit_score, shared_file
from tests.browser.server import Server

FIRST_DEALER = 3


class Hand(NamedTuple):
    """What is tapped, what the bar says then, and what the rules say that both sides write."""

    taps: str
    said: str
    wij: int
    zij: int


MADE = Hand("Wij spelen · 97 · Wij, roem plus 20", "Wij 117 — Zij 65", 97 + 20, 65)
THEY_MADE = Hand("Harten, troef · Zij spelen · 100", "Wij 62 — Zij 100", 62, 100)
EQUAL = Hand("Wij spelen · 81", "Wij nat — Zij 162", 0, 162)
NAT_UNCOUNTED = Hand("Wij spelen · Nat · Wij, roem plus 20 · Zij, roem plus 50", "Wij nat — Zij 232", 0, 162 + 20 + 50)
NAT_WITH_ROEM = Hand(
    "Zij spelen · 70 · Zij, roem plus 20 · Wij, roem plus 20 · Wij, roem plus 20", "Zij nat — Wij 222", 162 + 20 + 40, 0
)
PIT = Hand("Schoppen, troef · Wij spelen · Pit · Wij, roem plus 20", "Pit — Wij 282", 162 + 100 + 20, 0)
TEGENPIT = Hand(
    "Zij spelen · Punten Wij: leeg · Pit · Wij, roem plus 70", "Tegenpit — Wij 332", 162 + 100 + 70, 0
)  # fmt: skip
NO_PIT = Hand("Wij spelen · 162 · Zij, roem plus 20 · Geen pit", "Wij 162 — Zij 20", 162, 20)
ROEM_SAVES = Hand("Zij spelen · 57 · Zij, roem plus 50", "Wij 105 — Zij 107", 105, 57 + 50)
FOUR_JACKS = Hand("Wij spelen · 122 · Zij, roem plus 200", "Wij nat — Zij 362", 0, 162 + 200)
THEY_NAT = Hand("Zij spelen · Nat", "Zij nat — Wij 162", 162, 0)
THEY_NAT_88 = Hand("Zij spelen · 88 · Wij, roem plus 100", "Zij nat — Wij 262", 162 + 100, 0)
ASKED_PIT = Hand("Zij spelen · 162 · Pit", "Pit — Zij 262", 0, 162 + 100)
NOTHING = Hand("Wij spelen · 0 · Geen pit", "Wij nat — Zij 162", 0, 162)
EQUAL_WITH_ROEM = Hand(
    "Klaveren, troef · Wij spelen · 106 · Zij, roem plus 50", "Wij nat — Zij 212", 0, 162 + 50
)  # fmt: skip
THE_LAST = Hand(
    "Zij spelen · 112 · Zij, roem plus 200 · Zij, roem plus 20", "Wij 50 — Zij 332", 50, 112 + 200 + 20
)  # fmt: skip
EQUAL_WAS_91 = Hand("91", "Wij 91 — Zij 71", 91, 71)


class Evening:
    """The boom as it goes on: the phone, and what the pad should say, by adding up."""

    def __init__(self, phone: Screen) -> None:
        self.phone = phone
        self.written: list[tuple[int, int]] = []

    @property
    def number(self) -> int:
        """The hand to come."""
        return len(self.written) + 1

    def play(self, hand: Hand) -> None:
        """Enters the next hand from the pad, and looks at the pad."""
        begin_hand(self.phone, self.number)
        enter(self.phone, hand.taps)
        self.write(hand)

    def write(self, hand: Hand) -> None:
        """Writes what was entered."""
        write(self.phone, hand.said)
        self.written.append((hand.wij, hand.zij))
        self.looks_right()

    def looks_right(self) -> None:
        """The totals are the sum of what was written; who deals is next, who leads sits at their left."""
        wij, zij = (sum(side) for side in zip(*self.written, strict=True))
        last = len(self.written)
        self.phone.wait(row(last, f"Zij {self.written[-1][1]}"))
        stands(self.phone, wij, zij)
        dealer = (FIRST_DEALER + last) % 4
        self.phone.wait(f"{NAMES[dealer]} geeft, {NAMES[(dealer + 1) % 4]} komt uit")
        self.phone.wait(_lead(wij, zij))
        self.phone.wait(f"hand {last + 1} van 16")


def test_a_boom_from_the_first_hand_to_the_winner(own_server: Server, screens: Any, tmp_path: Path):
    phone: Screen = screens(own_server)
    phone.open()
    sit_down(phone, dealer=NAMES[FIRST_DEALER])
    phone.wait("Bep geeft, Riet komt uit")
    evening = Evening(phone)
    for hand in (MADE, THEY_MADE, EQUAL, NAT_UNCOUNTED, NAT_WITH_ROEM, PIT, TEGENPIT, NO_PIT):
        evening.play(hand)

    hand_3_is_corrected_in_the_middle_of_hand_9(evening)
    evening.play(FOUR_JACKS)
    hand_11_is_undone_and_written_again(evening)
    the_server_is_killed_in_the_middle_of_hand_12(evening, own_server)
    the_page_is_reloaded_in_the_middle_of_hand_13(evening)
    evening.play(NOTHING)
    evening.play(EQUAL_WITH_ROEM)

    begin_hand(phone, 16)
    enter(phone, THE_LAST.taps)
    write(phone, THE_LAST.said)
    evening.written.append((THE_LAST.wij, THE_LAST.zij))
    phone.wait("Zij winnen", "heading")
    wij, zij = (sum(side) for side in zip(*evening.written, strict=True))
    assert (wij, zij) == (1847, 1925)
    stands(phone, wij, zij)
    assert phone.has(re.compile("^Ans & Bep, met 78 punten"))

    sheet = natpit_score(shared_file(phone, tmp_path))
    hands = sheet["hands"]
    assert [tuple(hand["scores"]) for hand in hands] == evening.written
    assert [hand["dealer"] for hand in hands] == [(FIRST_DEALER + n) % 4 for n in range(16)]
    assert sheet["totals"] == hands[-1]["totals"] == [wij, zij]
    assert (sheet["finished"], sheet["winners"]) == (True, [1])
    assert {mark for hand in hands for mark in hand["marks"]} == {
        "nat:wij", "nat:zij", "pit:wij", "pit:zij", "tegenpit:wij",
    }  # fmt: skip


def hand_3_is_corrected_in_the_middle_of_hand_9(evening: Evening) -> None:
    """What was tapped for hand 9 waits meanwhile."""
    phone = evening.phone
    begin_hand(phone, 9)
    enter(phone, "Zij spelen · 57")
    phone.tap("Sluit")
    phone.tap(row(3, "Wij nat"))
    phone.tap("Verbeter hand 3")
    phone.wait("Verbeter hand 3", "heading")
    phone.wait("Punten Wij: 81")
    enter(phone, EQUAL_WAS_91.taps)
    write(phone, EQUAL_WAS_91.said)
    phone.wait(row(3, "verbeterd"))
    evening.written[2] = (EQUAL_WAS_91.wij, EQUAL_WAS_91.zij)
    evening.looks_right()
    begin_hand(phone, 9)
    phone.wait("Punten Zij: 57")
    enter(phone, "Zij, roem plus 50")
    evening.write(ROEM_SAVES)


def hand_11_is_undone_and_written_again(evening: Evening) -> None:
    """Whoever deals goes back as well."""
    evening.play(THEY_NAT)
    evening.phone.tap("Ongedaan")
    evening.phone.wait("Hand 11 invoeren")
    evening.phone.wait_gone(row(11))
    evening.written.pop()
    evening.looks_right()
    evening.play(THEY_NAT)


def the_server_is_killed_in_the_middle_of_hand_12(evening: Evening, server: Server) -> None:
    """`kill -9`, and another one on the same data: the page finds it by itself, and nothing that was seen is lost."""
    phone = evening.phone
    begin_hand(phone, 12)
    enter(phone, "Zij spelen · 88")
    phone.wait("Punten Zij: 88")
    server.kill()
    cover = phone.page.locator("#cover")
    cover.get_by_text("Even geen verbinding").wait_for()
    server.start()
    cover.wait_for(state="hidden")
    phone.wait("Hand 12", "heading")
    phone.wait("Punten Zij: 88")
    enter(phone, "Wij, roem plus 100")
    evening.write(THEY_NAT_88)


def the_page_is_reloaded_in_the_middle_of_hand_13(evening: Evening) -> None:
    """Two of three digits were tapped; they are still there, on the same screen."""
    phone = evening.phone
    begin_hand(phone, 13)
    enter(phone, "Zij spelen · 16")
    phone.wait("Punten Zij: 16")
    phone.reload()
    phone.wait("Hand 13", "heading")
    phone.wait("Punten Zij: 16")
    enter(phone, "2")
    phone.wait("Zij 162: was het pit?")
    phone.tap("Pit", nth=1)
    evening.write(ASKED_PIT)


def _lead(wij: int, zij: int) -> str:
    if wij == zij:
        return "Gelijke stand"
    return f"Wij staan {wij - zij} voor" if wij > zij else f"Zij staan {zij - wij} voor"
