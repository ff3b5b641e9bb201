"""All matches in a browser: what is typed stays typed while the list follows, and stands in the address."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.driver import Screen
from tests.browser.seeded import Laid

COUNT = re.compile(r"^\d+ potjes?$")


def test_the_caret_stays_where_it_is_while_the_list_gets_short(laid: Laid, screens: Callable[..., Screen]):
    phone = screens(laid.server).open("/matches/all")
    phone.wait(COUNT)
    phone.type("Naam of titel", "riet")
    phone.at("/matches/text=riet")
    phone.wait(COUNT)
    phone.key("Space", "z", "z")
    phone.at("/matches/text=riet%20zz")
    phone.wait("Geen potje gevonden", "heading")
    phone.reload()
    phone.wait("Geen potje gevonden", "heading")
    phone.tap("Alles tonen")
    phone.at("/matches/all")
    phone.wait(COUNT)
