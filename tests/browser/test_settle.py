"""An argument about a nat hand ends by looking at the phone: another agreement is taken over, and put back."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.driver import Screen
from tests.browser.evening import row, stands
from tests.browser.seeded import EIGHT, Laid, boom, opened


def test_from_a_nat_hand_to_another_agreement_and_back(laid: Laid, screens: Callable[..., Screen]):
    with opened(laid.server.data) as store:
        match = boom(store, EIGHT)
    phone = screens(laid.server).open(f"/match/{match}")
    stands(phone, 804, 882)
    phone.tap(row(6, "Wij nat"))
    phone.tap("Geschil")
    phone.wait("Dezelfde hand, vier afspraken", "heading")
    phone.tap(re.compile("^Gelijk: ieder houdt het eigen, .*Wij 116, anders"))
    phone.tap("Neem ‘Gelijk: ieder houdt het eigen’ over")
    phone.at(f"/match/{match}/agreement/preview")
    phone.wait(re.compile("^Hand 6. Wij 0 wordt 116, Zij 232 wordt 116"))
    phone.wait(re.compile("^Voor het hele spel.*gekozen"), "button")
    phone.tap("Spreek dit af, voor het hele spel")
    phone.at(f"/match/{match}")
    stands(phone, 804 + 116, 882 - 116)
    phone.tap("Zet terug")
    stands(phone, 804, 882)
