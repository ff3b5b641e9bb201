"""Deel tafel: links to follow a match and to write along are made, opened, counted and withdrawn."""

import re

import flet as ft
import pytest

from app.store.values import new_key
from tests.app.table import hand

LOST = re.compile("wordt niet meer met je gedeeld")
ADDRESS = "http://192.0.2.1:8117"


@pytest.fixture
async def club(table):
    """One process that several share, and its computer is in use as well."""
    table.natpit.shared, table.natpit.address = True, ADDRESS
    return table


async def owner_at(club, match):
    """Where whoever keeps the match shares it."""
    return await club.screen(f"/match/{match}/links", client_ip="127.0.0.1")


async def device(club, route, key=None):
    """Another device at this address."""
    return await club.screen(route, client_ip="192.0.2.7", replies={"get": key or new_key()})


def link_on(app):
    """The link that is copied from this screen, as a path."""
    (copied,) = [b.action.data for b in app.all(ft.TextButton) if isinstance(b.action, ft.CopyToClipboard)]
    assert copied.startswith(f"{ADDRESS}/")
    return copied.removeprefix(ADDRESS)


async def made(club, app, kind="Meekijken"):
    """Makes a link of this kind; gives its path."""
    if kind != "Meekijken":
        await app.tap(kind)
    await app.tap("Maak een link")
    await club.rest(app)
    await app.until(lambda: app.all(ft.Image))
    return link_on(app)


async def test_a_natpit_that_is_not_shared_says_how_it_would_be(table):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}/share", web=True)
    await app.tap("Meekijken")
    await table.rest(app)
    assert app.route == f"/match/{match}/links"
    assert app.shows("natpit serve --lan")
    assert not app.has("Maak een link")
    other = await table.screen(f"/meekijken/{new_key()}")
    assert other.shows(re.compile("deelt niets"))


async def test_a_link_to_follow_opens_the_match_and_its_key_does_not_stay_in_the_address(club):
    match = await club.match([hand("wij", 100)])
    app = await owner_at(club, match)
    link = await made(club, app)
    assert re.fullmatch(r"/meekijken/[\w-]{22,}", link)
    guest = await device(club, link)
    assert guest.route == f"/match/{match}"
    assert guest.shows("Je kijkt mee")
    assert not guest.has(re.compile("^Hand 2 invoeren"))


async def test_who_shares_sees_at_once_that_somebody_came(club):
    app = await owner_at(club, await club.match([hand("wij", 100)]))
    link = await made(club, app)
    assert app.shows("Nog niemand kwam hiermee")
    await device(club, link)
    await app.until(lambda: app.shows("1 toestel kwam hiermee"))
    await device(club, link)
    await app.until(lambda: app.shows("2 toestellen kwamen hiermee"))


async def test_who_comes_twice_is_one_device(club):
    app = await owner_at(club, await club.match([hand("wij", 100)]))
    link, key = await made(club, app), new_key()
    await device(club, link, key)
    await device(club, link, key)
    await club.rest(app)
    assert app.shows("1 toestel kwam hiermee")


async def test_a_link_to_write_along_is_another_one(club):
    match = await club.match([hand("wij", 100)])
    app = await owner_at(club, match)
    link = await made(club, app, "Meeschrijven")
    assert link.startswith("/meeschrijven/")
    guest = await device(club, link)
    assert guest.route == f"/match/{match}"
    assert guest.has(re.compile("^Hand 2 invoeren"))
    await app.tap("Meekijken")
    assert app.has("Maak een link")


async def test_a_link_is_withdrawn_after_one_question_and_whoever_came_by_it_sees_that_at_once(club):
    match = await club.match([hand("wij", 100)])
    app = await owner_at(club, match)
    link = await made(club, app)
    pad, why = await device(club, link), await device(club, link)
    await why.go(f"/match/{match}/why/1")
    await app.tap(re.compile("^Trek in: de link van vandaag"))
    assert app.shows(re.compile("^De 2 toestellen"))
    await app.tap("Trek in")
    await club.rest(app)
    for guest in (pad, why):
        await guest.until(lambda guest=guest: guest.shows(LOST))
        assert "62" not in guest.texts
    assert app.has("Maak een link")
    late = await device(club, link)
    assert late.shows(re.compile("^Deze link is ingetrokken"))


async def test_after_a_restart_a_link_still_holds_but_cannot_be_shown_so_a_new_one_is_made(club):
    match = await club.match([hand("wij", 100)])
    link = await made(club, await owner_at(club, match))
    await club.again()
    club.natpit.shared, club.natpit.address = True, ADDRESS
    app = await owner_at(club, match)
    assert app.shows("Eerder gemaakt")
    assert app.has("Nieuwe link")
    assert app.has(re.compile("^Trek in"))
    guest = await device(club, link)
    assert guest.shows("Je kijkt mee")
    await app.tap("Nieuwe link")
    await club.rest(app)
    assert link_on(app) != link


async def test_a_wrong_key_opens_nothing_and_says_what_to_do(club):
    guest = await device(club, f"/meekijken/{new_key()}")
    assert guest.shows(re.compile("^Deze link opent niets. Vraag om een nieuwe"))
    await guest.tap("Naar het begin")
    assert guest.route == "/"


async def test_wrong_keys_slow_down_for_that_address_only(club):
    for _ in range(4):
        await device(club, f"/meekijken/{new_key()}")
    assert club.natpit.patience.delay("192.0.2.7") > 0
    assert club.natpit.patience.delay("192.0.2.8") == 0


async def test_who_comes_back_to_the_link_by_the_browsers_arrow_is_not_sent_on_again(club):
    match = await club.match([hand("wij", 100)])
    link = await made(club, await owner_at(club, match))
    guest = await device(club, link)
    await guest.go(link)
    assert guest.route == link
    await guest.tap("Terug naar het bord")
    assert guest.route == f"/match/{match}"


async def test_whose_match_it_is_opens_the_own_link_and_can_do_everything_still(club):
    match = await club.match([hand("wij", 100)])
    link = await made(club, await owner_at(club, match))
    app = await club.screen(link, client_ip="127.0.0.1")
    assert app.route == f"/match/{match}"
    assert app.has(re.compile("^Hand 2 invoeren"))


async def test_home_of_a_device_has_the_matches_that_it_follows_beside_its_own_and_lets_them_go(club):
    match = await club.match([hand("wij", 100)], ("Toos", "Bep", "Ger", "Dik"))
    link, key = await made(club, await owner_at(club, match)), new_key()
    await device(club, link, key)
    home = await device(club, "/", key)
    assert home.shows("Meekijken")
    assert home.shows(re.compile("Toos & Ger"))
    await club.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), "t"))
    await home.until(lambda: home.shows(re.compile("224")))
    await home.tap(re.compile("^Weg: "))
    await home.tap("Weg")
    await club.rest(home)
    assert not home.shows("Meekijken")
    await home.go(f"/match/{match}")
    await club.rest(home)
    assert not home.shows("Je kijkt mee")
