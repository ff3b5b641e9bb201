"""Names and seats, mended after Begin."""

import re

import flet as ft
import pytest

from tests.app.table import FOUR, hand, reachable_without_name, take_back

TWO = [hand("wij", 112, 20), hand("zij", 90, 0, 50)]


async def open_table(table, hands=TWO, **page):
    for name in ("Kees", "Truus"):
        await table.ask(lambda s, name=name: s.add_person(name))
    match = await table.match(hands)
    return match, await table.screen(f"/match/{match}/table", **page)


def preview(app):
    return next(
        (c.label for c in app.all(ft.Semantics) if c.live_region and "\n" not in (c.label or "") and "." in c.label), ""
    )


async def snack(table, app):
    await take_back(app)
    await table.rest(app)


async def stored(table, match):
    found = await table.ask(lambda s: s.match(match))
    return found.names, found.first_dealer


async def test_as_long_as_nothing_differs_there_is_nothing_to_keep(table):
    _, app = await open_table(table)
    assert app.disabled("Bewaar. Nog niets veranderd")
    assert not preview(app)
    assert not app.has("Zo laten staan")


async def test_a_seat_and_a_name_that_sits_elsewhere_swap(table):
    match, app = await open_table(table)
    await app.tap("Links, Ans, Zij")
    await app.tap("Riet, zit onder")
    assert preview(app) == (
        "Ans zit nu onder. Riet zit nu links. Wij: Ans & Jan. Zij: Riet & Piet. Hand 3: Piet geeft. "
        "Wat opgeschreven is blijft zo."
    )
    await app.tap("Bewaar")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    assert await stored(table, match) == (("Ans", "Riet", "Jan", "Piet"), 1)  # Riet dealt first, wherever she sat
    assert app.shows("Ans & Jan")


async def test_somebody_else_in_a_seat(table):
    match, app = await open_table(table)
    await app.tap("Boven, Jan, Wij")
    await app.tap("Truus")
    assert preview(app).startswith("Truus zit nu op de plaats van Jan. Wij: Riet & Truus.")
    await app.tap("Bewaar")
    await table.rest(app)
    assert (await stored(table, match))[0] == ("Riet", "Ans", "Truus", "Piet")


async def test_the_totals_stay_whoever_sat_there(table):
    _, app = await open_table(table)
    await app.tap("Boven, Jan, Wij")
    await app.tap("Truus")
    await app.tap("Bewaar")
    await table.rest(app)
    assert {"204", "190"} <= set(app.texts)


async def test_who_dealt_first_moves_all_later_deals(table):
    match, app = await open_table(table)
    await app.tap(re.compile("^Ans geeft eerst|^Ans$"))
    assert preview(app) == "Ans gaf als eerste. Hand 3: Piet geeft. Wat opgeschreven is blijft zo."
    await app.tap("Bewaar")
    await table.rest(app)
    assert await stored(table, match) == (FOUR, 1)
    assert app.shows("Piet geeft, Riet komt uit")


async def test_a_mended_table_can_be_put_back(table):
    match, app = await open_table(table)
    await app.tap("Links, Ans, Zij")
    await app.tap("Truus")
    await app.tap("Bewaar")
    await table.rest(app)
    assert app.shows("De tafel is veranderd")
    await snack(table, app)
    assert await stored(table, match) == (FOUR, 0)
    assert app.shows("Ans & Piet")


async def test_a_name_without_a_seat_asks_for_the_seat(table):
    _, app = await open_table(table)
    await app.tap("Truus")
    assert app.shows("Tik eerst een stoel, dan komt de naam daar.")
    assert app.disabled("Bewaar. Nog niets veranderd")


async def test_every_tap_is_kept_over_a_restart(table):
    match, app = await open_table(table)
    await app.tap("Links, Ans, Zij")
    await app.tap("Truus")
    await table.door.settle()
    await table.again()
    app = await table.screen(f"/match/{match}/table")
    assert preview(app).startswith("Truus zit nu op de plaats van Ans.")
    await app.tap("Zo laten staan")
    await table.rest(app)
    await app.go(f"/match/{match}/table")
    await table.rest(app)
    assert not preview(app)
    assert (await stored(table, match))[0] == FOUR


async def other_name(table, app, seat, name):
    await app.tap(seat)
    await app.tap("Andere naam")
    await app.type(app.one(ft.TextField), name)


async def test_a_name_spelled_wrong_is_mended_everywhere(table):
    before = await table.match(TWO)
    match, app = await open_table(table)
    await other_name(table, app, "Links, Ans, Zij", "Anne")
    await app.tap("Ans heet zo. Overal: in alle spellen")
    await table.rest(app)
    assert (await stored(table, match))[0] == (await stored(table, before))[0] == ("Riet", "Anne", "Jan", "Piet")
    assert app.has(re.compile("^Links, Anne, Zij"))
    assert app.shows("Ans heet nu overal Anne")
    await snack(table, app)
    assert (await stored(table, before))[0] == FOUR


async def test_a_new_name_for_somebody_else_counts_only_here(table):
    before = await table.match(TWO)
    match, app = await open_table(table)
    await other_name(table, app, "Links, Ans, Zij", "Bea")
    await app.tap("Hier zit iemand anders. Alleen hier: in dit spel")
    await table.rest(app)
    assert preview(app).startswith("Bea zit nu op de plaats van Ans.")
    await app.tap("Bewaar")
    await table.rest(app)
    assert (await stored(table, match))[0] == ("Riet", "Bea", "Jan", "Piet")
    assert (await stored(table, before))[0] == FOUR


@pytest.mark.parametrize(
    ("typed", "meaning", "said"),
    [
        ("", "Ans heet zo. Overal: in alle spellen", "Nog geen naam."),
        ("Truus", "Ans heet zo. Overal: in alle spellen", "Truus staat al in de lijst."),
        ("A" * 25, "Hier zit iemand anders. Alleen hier: in dit spel", "Kort de naam af tot 24 letters."),
    ],
)
async def test_a_name_that_cannot_be_is_refused_at_the_field(table, typed, meaning, said):
    match, app = await open_table(table)
    await other_name(table, app, "Links, Ans, Zij", typed)
    await app.tap(meaning)
    await table.rest(app)
    assert app.shows(said)
    assert (await stored(table, match))[0] == FOUR


async def test_another_phone_on_the_same_match_sees_the_new_names(table):
    match, app = await open_table(table)
    other = await table.screen(f"/match/{match}")
    await app.tap("Boven, Jan, Wij")
    await app.tap("Truus")
    await app.tap("Bewaar")
    await table.rest(app)
    await table.rest(other)
    assert other.shows("Riet & Truus")


async def test_a_match_without_hands_says_nothing_of_what_is_written(table):
    _, app = await open_table(table, hands=[])
    await app.tap("Boven, Jan, Wij")
    await app.tap("Truus")
    assert preview(app) == "Truus zit nu op de plaats van Jan. Wij: Riet & Truus."


@pytest.mark.parametrize(
    ("text", "width", "height"), [(1.0, 390, 844), (2.0, 390, 844), (1.0, 1180, 820), (1.0, 844, 390)]
)
async def test_it_fits_and_is_named_on_every_screen(table, text, width, height):
    _, app = await open_table(table, text=text, width=width, height=height)
    await app.tap("Links, Ans, Zij")
    await app.tap("Truus")
    assert not reachable_without_name(app)
    assert app.has("Bewaar")
    assert app.has("Zo laten staan")
