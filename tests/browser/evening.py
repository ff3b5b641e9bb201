"""What people at a table do with Natpit, in their own words: sit down, enter a hand, look at the pad."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence

from tests.browser.driver import Name, Screen

NAMES = ("Riet", "Ans", "Jan", "Bep")
"""Clockwise from whoever holds the phone: Riet and Jan are Wij."""
WRITE = re.compile("(Schrijf op|Verbeter)$")
_TOTAL = re.compile(r"^(?:Wij|Zij)\b.*?(−?\d[\d.]*)(?:, gewonnen)?$", re.DOTALL)


def control(name: str) -> Name:
    """A button by its name, whatever it says of its state after that: "Wij spelen, gekozen"."""
    return re.compile(rf"^{re.escape(name)}(,|$)")


def sit_down(phone: Screen, dealer: str, names: Sequence[str] = NAMES) -> None:
    """From the home screen to the pad of a new boom: four names that nobody knows yet, and who deals first."""
    phone.tap(re.compile("^Klaverjassen"))
    for name in names:
        phone.type("Nieuwe naam", name)
        phone.tap("Erbij")
        phone.wait(re.compile(f"^{name}, zit "))
    phone.tap(re.compile(f"^{dealer} geeft eerst"))
    phone.wait(f"{dealer} geeft eerst, gekozen")
    phone.tap("Begin")
    phone.wait(re.compile("^Hand 1 invoeren"))


def begin_hand(phone: Screen, number: int) -> None:
    """From the pad to the entry of the next hand."""
    phone.tap(f"Hand {number} invoeren")
    phone.wait(f"Hand {number}", "heading")


def enter(phone: Screen, taps: str) -> None:
    """Taps what is listed, with " · " in between: digits, and names of buttons."""
    for tap in taps.split(" · "):
        if tap.isdigit():
            for digit in tap:
                phone.tap(digit)
        else:
            phone.tap(control(tap))


def write(phone: Screen, said: str) -> None:
    """Waits until the bar says this, and taps it. What it says is what is written."""
    phone.wait(re.compile(f"^{re.escape(said)}"), "button")
    phone.tap(WRITE)
    phone.wait_gone("Wat zelden voorkomt")


def row(number: int, said: str = "") -> Name:
    """The row of a hand on the pad."""
    return re.compile(rf"^Hand {number}, .*{re.escape(said)}.*Tik voor waarom")


def totals(phone: Screen) -> tuple[int, ...]:
    """The totals above the columns of the pad, or of the result: "Wij Riet & Jan 1.811"."""
    told = [_TOTAL.match(node.name) for node in phone.nodes() if node.role != "button"]
    return tuple(int(total[1].replace(".", "").replace("−", "-")) for total in told if total)


def stands(phone: Screen, wij: int, zij: int) -> None:
    """Waits until the totals are these."""
    phone.until(lambda: totals(phone) == (wij, zij), f"the totals are {wij} and {zij}", lambda: totals(phone))


AT_MOST = 1.0
"""Seconds until what one writes is on the screens of the others."""


def seen_in_time(what: Callable[[], bool]) -> None:
    """Insists that it is so by then."""
    began = time.monotonic()
    while not what():
        assert time.monotonic() - began <= AT_MOST, f"not seen within {AT_MOST} s"
        time.sleep(0.02)
