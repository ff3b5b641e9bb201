"""A server that several share: every device has a house of its own, and sees what others write to what it may see."""

import asyncio

import pytest

from app.serving.caller import Caller, caller
from app.store import UnavailableError
from app.store.store import Store
from app.store.values import new_key
from tests.app.harness import Answering, App
from tests.app.table import Table, hand


@pytest.fixture
async def club(table):
    """One process that several share."""
    table.natpit.shared = True
    return table


async def guest_at(club, key, route):
    """A screen at this address, of the device with this key; and its space."""
    space = await club.ask(lambda s: s.enter(key))
    app = await club.screen(route, client_ip="192.0.2.7", replies={"get": key})
    return app, space


async def test_a_device_sees_nothing_of_the_house(club):
    await club.match([hand("wij", 100)])
    app, _ = await guest_at(club, new_key(), "/")
    assert "Ga verder" not in app.texts


async def test_who_sits_at_the_computer_itself_has_the_house(club):
    await club.match([hand("wij", 100)])
    app = await club.screen("/", client_ip="127.0.0.1")
    assert "Ga verder" in app.texts


async def test_behind_a_proxy_everybody_comes_from_this_computer_and_nobody_has_the_house(club):
    club.natpit.at_home = False
    await club.match([hand("wij", 100)])
    app = await club.screen("/", client_ip="127.0.0.1", replies={"get": new_key()})
    assert "Ga verder" not in app.texts


async def test_a_device_that_cannot_get_in_sees_nothing_of_the_house_and_gets_in_as_soon_as_it_can(club, monkeypatch):
    monkeypatch.setattr("app.room.AGAIN", 0.01)
    await club.match([hand("wij", 100)])
    await club.door.opened()
    enter, away = Store.enter, [True]

    def entering(store, key):
        if away[0]:
            raise UnavailableError("store.server_away")
        return enter(store, key)

    monkeypatch.setattr(Store, "enter", entering)
    app = App()
    club.apps.append(app)
    starting = asyncio.ensure_future(app.start(club.natpit.main, client_ip="192.0.2.7", replies={"get": new_key()}))
    await asyncio.sleep(0.3)
    assert not starting.done()
    assert "Ga verder" not in app.texts
    assert any("antwoordt niet" in said for said in app.texts)
    away[0] = False
    await asyncio.wait_for(starting, 10)
    await club.rest(app)
    assert club.natpit.rooms[-1].house is not club.natpit.house
    assert app.has("Instellingen")
    assert "Ga verder" not in app.texts


async def test_a_match_that_cannot_be_read_yet_is_not_said_to_be_missing_and_is_shown_as_soon_as_it_can(
    club, monkeypatch
):
    monkeypatch.setattr("app.screens.loading.AGAIN", 0.02)
    match = await club.match([hand("wij", 100)])
    read, away = Store.match, [True]

    def reading(store, one):
        if away[0]:
            raise UnavailableError("store.server_away")
        return read(store, one)

    monkeypatch.setattr(Store, "match", reading)
    app = await club.screen(f"/match/{match}", client_ip="127.0.0.1")
    assert any("antwoordt niet" in said for said in app.texts)
    assert "Geen spel hier" not in app.texts
    away[0] = False
    await app.until(lambda: "Hand 2 invoeren" in [name for name, _ in app.named()])


async def test_a_device_that_left_while_it_was_let_in_leaves_no_house_behind(club):
    key = new_key()
    for _ in range(3):
        app, space = await guest_at(club, key, "/")
        assert space in club.natpit.houses
        club.apps.remove(app)
        await app.stop()
        assert list(club.natpit.houses) == [0]
    gone = App()
    starting = asyncio.ensure_future(gone.start(club.natpit.main, client_ip="192.0.2.7", replies={"get": key}))
    while not club.natpit.rooms:
        await asyncio.sleep(0)
    club.natpit._left(club.natpit.rooms[0], gone.session.id)
    await starting
    await gone.stop()
    assert list(club.natpit.houses) == [0]


async def test_a_device_that_is_slow_to_tell_its_key_is_waited_for_and_gets_no_other(club, monkeypatch):
    monkeypatch.setattr("app.room.ANSWERS", 0.05)
    key = new_key()
    space = await club.ask(lambda s: s.enter(key))
    answer, slow = Answering._answer, [3]

    def late(self, call):
        if call.name == "get" and call.args["key"] == "natpit.device" and slow[0]:
            slow[0] -= 1
            return
        answer(self, call)

    monkeypatch.setattr(Answering, "_answer", late)
    app = await club.screen("/", client_ip="192.0.2.7", replies={"get": key})
    assert club.natpit.rooms[-1].house.space == space
    assert "natpit.device" not in [args["key"] for name, args in app.calls if name == "set"]


async def test_what_a_client_writes_on_its_page_does_not_bring_it_home(club):
    await club.match([hand("wij", 100)])
    token = caller.set(Caller("192.0.2.7", here=False))
    try:
        app = await club.screen("/", client_ip="127.0.0.1", replies={"get": new_key()})
    finally:
        caller.reset(token)
    assert "Ga verder" not in app.texts
    assert club.natpit.rooms[-1].address == "192.0.2.7"


async def test_a_guest_sees_the_pad_change_as_it_is_written(club):
    match = await club.match([hand("wij", 100)])
    key = new_key()
    _, link = await club.ask(lambda s: s.invite(match, "read"))
    space = await club.ask(lambda s: s.enter(key))
    await club.ask(lambda s: s.within(space).join(link))
    app, _ = await guest_at(club, key, f"/match/{match}")
    assert "162" not in app.texts
    await club.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), "t"))
    await club.rest(app)
    assert "224" in app.texts


async def test_what_one_process_writes_is_seen_on_the_screens_of_another(databases):
    url = databases.new()
    first, second = Table(url), Table(url)
    try:
        match = await first.match([hand("wij", 100)])
        writer = await first.screen(f"/match/{match}")
        reader = await second.screen(f"/match/{match}")
        assert "62" in reader.texts
        await first.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), "t"))
        await first.rest(writer)
        assert "224" in writer.texts
        await reader.until(lambda: "224" in reader.texts)
    finally:
        await first.close()
        await second.close()
