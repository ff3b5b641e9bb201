"""A hand of klaverjassen is entered: by few taps, kept at every one, written once, and never over another's hand."""

from __future__ import annotations

import re
from typing import Any

import flet as ft
import pytest

from tests.app.harness import App
from tests.app.table import Table, hand, take_back

ONE, TWO, THREE = hand("wij", 90), hand("zij", 100, zij=20), hand("wij", 74, 20, 20)
HANDS = [ONE, TWO, THREE, hand("zij", 120), hand("wij", 110), hand("wij", 95), hand("zij", 60), hand("wij", 130)]
"""Eight hands: made, made with roem, nat, made, made, made, nat, made."""


class Taps:
    """Taps on one screen, counted."""

    def __init__(self, table: Table, app: App) -> None:
        self.table, self.app, self.count = table, app, 0

    async def __call__(self, *names: str) -> None:
        for name in names:
            self.count += 1
            await self.app.tap(name)
            await self.table.rest(self.app)


async def entering(table: Table, match: str, **screen: Any) -> tuple[App, Taps]:
    """The pad of a match, and the entry opened from it as people do."""
    app = await table.screen(f"/match/{match}", **screen)
    taps = Taps(table, app)
    await app.tap(next(n for n, _ in app.named() if n.endswith(" invoeren")))
    await table.rest(app)
    return app, taps


def bar(app: App) -> str:
    """What the bar says, as a screen reader is told."""
    return next(c.label for c in app.walk() if isinstance(c, ft.Semantics) and c.live_region)


def beginning(text: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(text))


async def written(table: Table, match: str) -> list[dict[str, Any]]:
    return [h.data for h in (await table.ask(lambda s: s.match(match))).hands]


async def draft_of(table: Table, match: str, which: str = "hand/new") -> Any:
    return await table.ask(lambda s: s.draft(f"match/{match}/{which}"))


def points(app: App) -> tuple[str, str]:
    """What stands on both cards."""
    found = [n.rpartition(": ")[2] for n, _ in app.named() if n.startswith("Punten ")]
    return found[0], found[1]


# --- How many taps --------------------------------------------------------------------------------------------------


async def test_a_typical_hand_takes_five_taps(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Wij spelen", "9", "7", "Wij, roem plus 20", "Wij 117 — Zij 65 97 tegen 65 + 20 roem Schrijf op")
    assert taps.count == 5
    assert await written(table, match) == [hand("wij", 97, 20)]
    assert app.route == f"/match/{match}"


async def test_the_shortest_hand_takes_three(table):
    match = await table.match()
    _, taps = await entering(table, match)
    await taps("Wij spelen", "Pit", "Pit — Wij 262 162 + 100 Schrijf op")
    assert taps.count == 3
    assert await written(table, match) == [{"playing": "wij", "pit": "wij"}]


async def test_the_longest_usual_hand_takes_eight(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Harten, troef", "Zij spelen", "1", "0", "4", "Zij, roem plus 20", "Wij, roem plus 50")
    await app.click(app.all(ft.TextButton, data="ready")[0])
    await table.rest(app)
    assert taps.count + 1 == 8
    assert await written(table, match) == [{**hand("zij", 104, 50, 20), "trump": "harten"}]


# --- Every tap is kept ----------------------------------------------------------------------------------------------


async def test_after_every_tap_another_process_sees_the_draft(table, tmp_path):
    match = await table.match()
    app, taps = await entering(table, match)
    other = Table(tmp_path / "natpit.db")
    try:
        for tap, stands in (
            ("Zij spelen", ("leeg", "leeg")), ("1", ("161", "1")), ("0", ("152", "10")), ("4", ("58", "104")),
            ("Laatste cijfer weg", ("152", "10")), ("Punten Wij: 152", ("152", "10")), ("9", ("9", "153")),
            ("Wij, roem plus 20", ("9", "153")), ("Nat", ("162", "0")), ("Ruiten, troef", ("162", "0")),
        ):  # fmt: skip
            await taps(tap)
            there = await other.screen(f"/match/{match}/hand")
            assert (points(there), bar(there)) == (points(app), bar(app)), tap
            assert points(there) == stands, tap
            await there.stop()
    finally:
        await other.close()


async def test_a_number_that_is_said_to_be_finished_is_kept_too(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Wij spelen", "1")
    await app.click(app.all(ft.TextButton, data="grow")[0])
    await table.rest(app)
    assert bar(app) == "1 tegen 161 kan niet, goed geteld?"
    again = await table.screen(f"/match/{match}/hand")
    assert bar(again) == bar(app)
    assert await written(table, match) == []


async def test_leaving_and_coming_back_finds_what_was_tapped(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Zij spelen", "8", "8", "Sluit")
    assert app.route == f"/match/{match}"
    await taps("Hand 1 invoeren")
    assert (points(app), bar(app)) == (("74", "88"), "Wij 74 — Zij 88 74 tegen 88")
    await app.back()
    await table.rest(app)
    await taps("Hand 1 invoeren")
    assert points(app) == ("74", "88")


async def test_the_phone_turned_and_turned_back_finds_what_was_tapped(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Zij spelen", "8", "8")
    for width, height in ((844, 390), (1180, 820), (390, 844)):
        await app.resize(width, height)
        await table.rest(app)
        assert points(app) == ("74", "88"), (width, height)


async def test_a_server_that_was_started_again_finds_what_was_tapped(table):
    match = await table.match(HANDS)
    _, taps = await entering(table, match)
    await taps("Zij spelen", "8", "8")
    await table.again()
    app = await table.screen(f"/match/{match}/hand")
    assert (points(app), app.texts[0]) == (("74", "88"), "Hand 9")


async def test_a_draft_of_another_version_is_an_empty_one(table):
    match = await table.match()
    await table.ask(lambda s: s.save_draft(f"match/{match}/hand/new", {"draft": [1], "extra": 5, "token": {}}))
    app, _ = await entering(table, match)
    assert bar(app) == "Wie speelt: Wij of Zij?"
    await table.ask(lambda s: s.save_draft(f"match/{match}/hand/new", {"draft": {"digits": 97, "playing": "ons"}}))
    app = await table.screen(f"/match/{match}/hand")
    assert bar(app) == "Wie speelt: Wij of Zij?"
    await Taps(table, app)("Wij spelen", "9")


async def test_writing_leaves_no_draft(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Wij spelen", "9", "7")
    assert (await draft_of(table, match))["draft"] == {"playing": "wij", "digits": "97"}
    await app.click(app.all(ft.TextButton, data="ready")[0])
    await table.rest(app)
    assert await draft_of(table, match) is None


# --- Written once ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
async def test_a_double_tap_on_the_bar_writes_one_hand(table, size):
    match = await table.match()
    app = await table.screen(f"/match/{match}/hand", width=size[0], height=size[1])
    taps = Taps(table, app)
    await taps("Wij spelen", "9", "7")
    button = app.all(ft.TextButton, data="ready")[0]
    for _ in range(3):
        await app.session.dispatch_event(button._i, "click", None)
    await table.rest(app)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 97}}]


async def test_what_the_bar_asks_is_not_written_by_enter(table):
    match = await table.match()
    app, taps = await entering(table, match, platform="linux")
    await taps("Wij spelen")
    for key in ("1", "6", "2", "Enter", "Enter"):
        await app.key(key)
    await table.rest(app)
    assert (bar(app), await written(table, match)) == ("Wij 162: was het pit?", [])
    await taps("Geen pit")
    await app.key("Enter")
    await table.rest(app)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 162}}]


async def test_finishing_the_last_hand_goes_to_the_result(table):
    match = await table.match([*HANDS, *HANDS[:7]])
    app, taps = await entering(table, match)
    assert app.texts[0] == "Hand 16"
    await taps("Wij spelen", "Pit")
    await app.click(app.all(ft.TextButton, data="ready")[0])
    await table.rest(app)
    assert app.route == f"/match/{match}/result"
    assert (await table.ask(lambda s: s.match(match))).ended is not None


# --- Two writers ----------------------------------------------------------------------------------------------------


async def both_enter(table: Table, match: str, other: Table) -> tuple[App, App]:
    """Two phones over the same hand; the first tap of the one is after the other opened, so each has a draft."""
    one = await table.screen(f"/match/{match}/hand")
    two = await other.screen(f"/match/{match}/hand")
    await Taps(table, one)("Wij spelen", "9", "7")
    await Taps(other, two)("Zij spelen", "8", "8")
    return one, two


async def press(table: Table, app: App) -> None:
    await app.click([c for c in app.all(ft.TextButton) if c.data in ("ready", "nat")][-1])  # one of the keys is nat too
    await table.rest(app)


async def told_and_kept(table: Table, match: str, two: App) -> None:
    assert "Iemand anders heeft deze hand intussen geschreven." in two.texts or any(
        "al opgeschreven" in t for t in two.texts
    )
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 97}}]
    assert two.route == f"/match/{match}"
    assert two.has("Hand 1, Wij spelen, Wij 97, Zij 65. Tik voor waarom.")
    await Taps(table, two)("Hand 2 invoeren")
    assert points(two) == ("74", "88")
    await press(table, two)
    assert await written(table, match) == [
        {"playing": "wij", "points": {"wij": 97}}, {"playing": "zij", "points": {"zij": 88}},
    ]  # fmt: skip


async def test_of_two_phones_on_one_server_the_second_is_told_and_keeps_its_draft(table):
    match = await table.match()
    one, two = await both_enter(table, match, table)
    await press(table, one)
    await press(table, two)
    await told_and_kept(table, match, two)


async def test_of_two_processes_on_one_file_the_second_is_told_and_keeps_its_draft(table, tmp_path):
    match = await table.match()
    other = Table(tmp_path / "natpit.db")
    try:
        one, two = await both_enter(table, match, other)
        await press(table, one)
        await press(other, two)
        await told_and_kept(other, match, two)
    finally:
        await other.close()


async def test_a_phone_that_went_on_with_the_same_draft_is_told_too(table):
    match = await table.match()
    one = await table.screen(f"/match/{match}/hand")
    await Taps(table, one)("Wij spelen", "9", "7")
    two = await table.screen(f"/match/{match}/hand")
    await Taps(table, two)("Zij spelen", "Wis", "9", "7")
    await press(table, one)
    await press(table, two)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 97}}]
    assert two.route == f"/match/{match}"
    await Taps(table, two)("Hand 2 invoeren")
    await press(table, two)
    assert len(await written(table, match)) == 2


async def test_two_phones_that_write_the_same_draft_write_one_hand(table):
    match = await table.match()
    one = await table.screen(f"/match/{match}/hand")
    await Taps(table, one)("Wij spelen", "9", "7")
    two = await table.screen(f"/match/{match}/hand")
    await press(table, one)
    await press(table, two)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 97}}]
    assert two.route == f"/match/{match}"


async def test_a_desktop_key_writes_no_other_hand_than_the_one_it_was_opened_for(table):
    match = await table.match([ONE, TWO, THREE])
    desk = await table.screen(f"/match/{match}/hand/2", width=700, height=800, platform="linux")
    await desk.key("Backspace")
    await desk.key("Backspace")
    await desk.key("Backspace")
    await desk.key("9")
    stored = await table.ask(lambda s: s.match(match))
    other = await table.screen(f"/match/{match}/why/1")
    await Taps(table, other)("Meer", "Streep hand 1 weg")
    await desk.key("Enter")
    await table.rest(desk)
    now = {h.id: h.data for h in (await table.ask(lambda s: s.match(match))).hands}
    second, third = stored.hands[1].id, stored.hands[2].id
    assert now[third] == THREE
    assert now[second] == {"playing": "zij", "points": {"zij": 9}, "roem": {"wij": 0, "zij": 20}}


async def test_of_two_that_correct_one_hand_the_second_is_told(table):
    match = await table.match([ONE, TWO])
    one, two = [await table.screen(f"/match/{match}/hand/1") for _ in range(2)]
    await Taps(table, one)("Wij, roem plus 20")
    await Taps(table, two)("Wij, roem plus 50")
    await press(table, one)
    await press(table, two)
    assert "Iemand anders heeft deze hand intussen geschreven." in two.texts
    assert (await written(table, match))[0]["roem"] == {"wij": 20, "zij": 0}
    await two.go(f"/match/{match}/hand/1")
    await table.rest(two)
    assert "Wij 140 — Zij 72" in two.texts
    await press(table, two)
    assert (await written(table, match))[0]["roem"] == {"wij": 50, "zij": 0}


# --- Corrections ----------------------------------------------------------------------------------------------------


async def test_hand_3_is_corrected_while_hand_9_is_entered(table):
    match = await table.match(HANDS)
    app, taps = await entering(table, match)
    await taps("Wij spelen", "9", "Sluit")
    assert app.shows("Wij staan 26 voor")
    await app.tap(next(n for n, _ in app.named() if n.startswith("Hand 3,")))
    await table.rest(app)
    await taps("Verbeter hand 3")
    assert (app.texts[0], points(app), bar(app)) == (
        "Verbeter hand 3", ("74", "88"), "Wij nat — Zij 202 162 + 40 roem",
    )  # fmt: skip
    assert app.shows("Wij nat — Zij 202 162 + 40 roem Verbeter")
    await taps("Laatste cijfer weg", "Laatste cijfer weg", "9", "4")
    assert bar(app) == "Wij 114 — Zij 88 94 tegen 68 + 40 roem"
    await press(table, app)
    third = (await table.ask(lambda s: s.match(match))).hands[2]
    assert (third.version, third.corrected, third.data) == (2, True, hand("wij", 94, 20, 20))
    assert app.route == f"/match/{match}"
    assert app.shows("Wij staan 254 voor")
    assert "Hand 3 verbeterd" in app.texts
    assert app.has(beginning("Hand 3, Wij spelen, Wij 114 waarvan roem 20, Zij 88 waarvan roem 20, verbeterd"))

    await take_back(app)
    await table.rest(app)
    third = (await table.ask(lambda s: s.match(match))).hands[2]
    assert (third.version, third.data) == (3, THREE)
    assert app.shows("Wij staan 26 voor")

    await taps("Hand 9 invoeren")
    assert points(app) == ("9", "153")


async def test_closing_a_correction_leaves_the_hand_as_it_was(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/hand/3")
    taps = Taps(table, app)
    await taps("Zij spelen", "Pit", "Sluit")
    assert await written(table, match) == HANDS
    await app.go(f"/match/{match}/hand/3")
    await table.rest(app)
    assert bar(app) == "Wij nat — Zij 202 162 + 40 roem"


async def test_a_correction_keeps_what_else_the_hand_carries(table):
    carries = {**ONE, "note": "Koffie", "dealer": 2, "at": "2025-01-01T20:00:00+01:00"}
    match = await table.match([carries, TWO])
    app = await table.screen(f"/match/{match}/hand/1")
    assert app.has("Jan geeft. Tik als iemand anders gaf.")
    await Taps(table, app)("Wij, roem plus 20")
    await press(table, app)
    assert (await written(table, match))[0] == {**carries, "roem": {"wij": 20, "zij": 0}}


async def test_a_correction_that_takes_a_hand_out_of_the_count_moves_the_deal(table):
    match = await table.match(HANDS[:3], rules={"verzaakt": "redeal"})
    app = await table.screen(f"/match/{match}")
    assert app.shows("Piet geeft, Riet komt uit")
    await app.go(f"/match/{match}/hand/2")
    await table.rest(app)
    await Taps(table, app)("Wat zelden voorkomt", "Wie verzaakte?: Zij")
    assert bar(app) == "Opnieuw geven deze hand telt niet"
    await press(table, app)
    assert app.shows("Jan geeft, Piet komt uit")
    assert app.has(beginning("Hand –, Zij spelen, Zij verzaakt"))
    assert app.has("Hand 3 invoeren")


async def test_a_forgotten_hand_comes_between(table):
    match = await table.match(HANDS[:4])
    app = await table.screen(f"/match/{match}")
    taps = Taps(table, app)
    await taps("Meer", "Vergeten hand ertussen", "Voor hand 3")
    assert (app.route, app.texts[0]) == (f"/match/{match}/insert/3", "Vergeten hand 3")
    assert app.has("Jan geeft. Tik als iemand anders gaf.")
    await taps("Wij spelen", "1", "0", "0")
    assert app.shows("Wij 100 — Zij 62 100 tegen 62 Schrijf op")
    await press(table, app)
    assert await written(table, match) == [ONE, TWO, {"playing": "wij", "points": {"wij": 100}}, *HANDS[2:4]]
    assert app.has("Hand 6 invoeren")
    assert app.shows("Ans geeft, Jan komt uit")


async def test_a_forgotten_hand_half_entered_is_not_the_next_hand(table):
    match = await table.match(HANDS[:4])
    app = await table.screen(f"/match/{match}/insert/3")
    await Taps(table, app)("Wij spelen", "9")
    await app.back()
    await table.rest(app)
    await Taps(table, app)("Hand 5 invoeren")
    assert bar(app) == "Wie speelt: Wij of Zij?"
    await app.go(f"/match/{match}/insert/3")
    await table.rest(app)
    assert points(app) == ("9", "153")


async def test_the_draft_of_a_struck_hand_is_there_when_the_hand_is_put_back(table):
    match = await table.match(HANDS[:3])
    app = await table.screen(f"/match/{match}/hand/3")
    taps = Taps(table, app)
    await taps("Zij spelen")
    await app.back()
    await table.rest(app)
    await app.go(f"/match/{match}")
    await table.rest(app)
    await taps("Ongedaan")
    await app.go(f"/match/{match}/hand/3")
    await table.rest(app)
    assert (app.texts[0], bar(app)) == ("Hand 3", "Wie speelt: Wij of Zij?")
    await app.go(f"/match/{match}/history")
    await table.rest(app)
    await app.tap(re.compile("Hand 3 weggestreept"))
    await table.rest(app)
    await app.tap("Maak dit ongedaan")
    await table.rest(app)
    await app.go(f"/match/{match}/hand/3")
    await table.rest(app)
    assert (app.texts[0], bar(app)) == ("Verbeter hand 3", "Wij 94 — Zij 108 74 tegen 88 + 40 roem")


# --- Who dealt ------------------------------------------------------------------------------------------------------


async def test_somebody_dealt_out_of_turn_and_the_order_goes_on_from_there(table):
    match = await table.match([ONE])
    app, taps = await entering(table, match)
    await taps("Ans geeft. Tik als iemand anders gaf.")
    assert app.shows("Wie gaf deze hand?")
    assert app.has("Ans, gekozen")
    await taps("Piet")
    assert app.has("Piet geeft. Tik als iemand anders gaf.")
    again = await table.screen(f"/match/{match}/hand")
    assert again.has("Piet geeft. Tik als iemand anders gaf.")
    await taps("Wij spelen", "9", "7")
    await press(table, app)
    assert (await written(table, match))[1] == {"playing": "wij", "points": {"wij": 97}, "dealer": 3}
    assert app.shows("Riet geeft, Ans komt uit")


async def test_whose_turn_it_was_after_all_needs_no_word(table):
    match = await table.match([ONE])
    app, taps = await entering(table, match)
    await taps("Ans geeft. Tik als iemand anders gaf.", "Piet", "Piet geeft. Tik als iemand anders gaf.", "Ans")
    await taps("Wij spelen", "9", "7")
    await press(table, app)
    assert (await written(table, match))[1] == {"playing": "wij", "points": {"wij": 97}}


# --- What is rare ---------------------------------------------------------------------------------------------------


async def test_who_revoked_and_who_chose_trump_are_behind_the_dots_and_shown(table):
    match = await table.match()
    app, taps = await entering(table, match)
    await taps("Wat zelden voorkomt")
    assert not app.shows("Kraak")
    await taps("Wie koos troef?: Piet", "Wat zelden voorkomt", "Wie verzaakte?: Wij")
    assert app.shows("Wij verzaakt · Piet koos troef")
    assert bar(app) == "Wij verzaakt — Zij 162 162"
    await taps("Wat zelden voorkomt")
    assert app.has("Wie verzaakte?: Wij, gekozen")
    await taps("Wie koos troef?: Piet, gekozen")
    await press(table, app)
    assert await written(table, match) == [{"playing": "zij", "verzaakt": "wij"}]


async def test_kraak_where_the_table_agreed_on_it(table):
    match = await table.match(rules={"kraken": True})
    app, taps = await entering(table, match)
    await taps("Wij spelen", "6", "0", "Wat zelden voorkomt", "Kraak: × 8")
    assert app.shows("Kraak × 8")
    assert bar(app) == "Wij nat — Zij 1.296 1.296"
    await press(table, app)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 60}, "kraak": 8}]


async def test_while_the_dots_are_open_the_keys_type_nothing(table):
    match = await table.match()
    app, taps = await entering(table, match, platform="linux")
    await taps("Wij spelen", "Wat zelden voorkomt")
    for key in ("9", "7", "Enter", "Escape"):
        await app.key(key)
    await table.rest(app)
    assert (await written(table, match), app.route) == ([], f"/match/{match}/hand")
    await app.fire(app.one(ft.BottomSheet), "dismiss")
    assert points(app) == ("leeg", "leeg")


# --- The keyboard of a desktop --------------------------------------------------------------------------------------


async def test_a_hand_is_entered_by_keyboard(table):
    match = await table.match()
    app, _ = await entering(table, match, platform="linux")
    for key in ("Z", "H", "1", "1", "Backspace", "Numpad 0", "4", "²", "Numpad Enter"):
        await app.key(key)
    await table.rest(app)
    assert await written(table, match) == [{"playing": "zij", "points": {"zij": 104}, "trump": "harten"}]
    assert app.route == f"/match/{match}"


async def test_every_key_of_the_desk(table):
    match = await table.match()
    app, _ = await entering(table, match, platform="linux")
    for key, said in (
        ("W", "Hoeveel punten voor Wij?"), ("P", "Pit — Wij 262 162 + 100"), ("P", "Hoeveel punten voor Wij?"),
        ("N", "Wij nat — Zij 162 162"), ("Z", "Zij nat — Wij 162 162"), ("N", "Hoeveel punten voor Zij?"),
        ("9", "Wij 72 — Zij 90 72 tegen 90"),
    ):  # fmt: skip
        await app.key(key)
        if key == "9":
            await app.key("0")
        assert bar(app) == said, key
    for key, suit in (("S", "Schoppen"), ("R", "Ruiten"), ("K", "Klaveren"), ("H", "Harten")):
        await app.key(key)
        assert app.has(f"{suit}, troef, gekozen")
    await app.key("R", ctrl=True)
    assert app.has("Harten, troef, gekozen")
    await app.key("Escape")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    assert (await draft_of(table, match))["draft"]["digits"] == "90"


async def test_enter_on_a_key_that_has_the_focus_writes_nothing_besides(table):
    match = await table.match()
    app, taps = await entering(table, match, platform="linux")
    for key in ("W", "9", "Tab", "Tab", "Enter", "Numpad Enter"):
        await app.key(key)
    await taps("7")  # which is what Enter does to the key it is on
    assert (await written(table, match), points(app)) == ([], ("97", "65"))
    await taps("Sluit", "Hand 1 invoeren")
    await app.key("Enter")
    await table.rest(app)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 97}}]


async def test_escape_closes_a_correction_beside_the_pad_and_leaves_a_new_hand(table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/hand/3", width=1180, height=820, platform="linux")
    await app.key("Escape")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    await app.key("W")
    await app.key("Escape")
    assert (app.route, bar(app)) == (f"/match/{match}", "Hoeveel punten voor Wij?")


# --- Addresses ------------------------------------------------------------------------------------------------------


async def test_the_address_of_the_entry_after_the_end_shows_the_result(table):
    match = await table.match([*HANDS, *HANDS])
    for size in ((390, 844), (1180, 820)):
        app = await table.screen(f"/match/{match}/hand", width=size[0], height=size[1])
        assert not app.has("Wij spelen")
        assert app.has("Revanche")
    assert len(await written(table, match)) == 16


@pytest.mark.parametrize("place", ["4", "0", "99", "x", "²", "-1", "9" * 5000])
async def test_the_address_of_a_hand_that_is_not_there_is_that_of_the_next_hand(table, place):
    match = await table.match(HANDS[:3])
    app = await table.screen(f"/match/{match}/hand/{place}")
    assert (app.texts[0], bar(app)) == ("Hand 4", "Wie speelt: Wij of Zij?")


@pytest.mark.parametrize("rest", ["", "/hand", "/hand/3", "/insert/1", "/why/1"])
async def test_the_address_of_a_match_that_is_not_there_says_so_and_leads_home(table, rest):
    app = await table.screen(f"/match/nergens{rest}")
    assert "Geen spel hier" in app.texts
    await Taps(table, app)("Naar het begin")
    assert app.route == "/"


# --- What is left behind --------------------------------------------------------------------------------------------


async def test_a_whole_boom_leaves_nobody_watching(table):
    match = await table.match()
    app = await table.screen(f"/match/{match}", platform="linux")
    sheet, writes = table.natpit.house.pads.held(match), table.natpit.house.pads.writes

    def watchers() -> tuple[int, int, int]:
        return len(sheet._watchers), len(writes._watchers), len(table.natpit.house.pads._open)

    async def round_(n: int) -> None:
        await app.go(f"/match/{match}/hand")
        await table.rest(app)
        for key in ("W", "9", "7", "Enter"):
            await app.key(key)
        await table.rest(app)
        await app.go(f"/match/{match}/why/{n}")
        await app.go(f"/match/{match}")

    for n in range(1, 4):
        await round_(n)
    before = watchers()
    for n in range(4, 16):
        await round_(n)
        assert watchers() == before
    assert len(await written(table, match)) == 15


async def test_a_session_that_ended_takes_its_leave(table):
    match = await table.match(HANDS)
    for route in ("", "/hand", "/why/3", "/result"):
        app = await table.screen(f"/match/{match}{route}")
        assert table.natpit.house.pads._open[match].watched
        await app.stop()
    assert not table.natpit.house.pads._open[match].watched
    assert not table.natpit.house.pads.writes.watched


async def test_a_kept_correction_of_an_older_version_is_let_go(table):
    match = await table.match(HANDS)
    first = await table.screen(f"/match/{match}/hand/3")
    await first.tap("Wij, roem plus 50")
    await table.rest(first)
    stored = await table.ask(lambda s: s.match(match))
    third = stored.hands[2]
    await table.ask(lambda s: s.correct_hand(match, third.id, {"playing": "zij", "points": {"zij": 99}}, 1, "t" * 32))
    await table.again()
    again = await table.screen(f"/match/{match}/hand/3")
    assert again.has("Punten Zij: 99")
