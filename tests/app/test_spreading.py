"""What is written reaches every screen of a process: once, by its version, and never an older one over a newer."""

import asyncio

import pytest

from app.store.store import Store
from app.store.values import new_key, new_token
from tests.app.table import Table, hand


@pytest.fixture
async def club(databases):
    """A process on a server with a match that the house wrote one hand to, and two devices that follow it."""
    there = Table(databases.new())
    there.natpit.shared = True
    match = await there.match([hand("wij", 100)])
    _, link = await there.ask(lambda s: s.invite(match, "read"))
    apps = [await there.screen(f"/match/{match}", client_ip="127.0.0.1")]
    for _ in range(2):
        key = new_key()
        space = await there.ask(lambda s, key=key: s.enter(key))
        await there.ask(lambda s, space=space: s.within(space).join(link))
        apps.append(await there.screen(f"/match/{match}", client_ip="192.0.2.7", replies={"get": key}))
    yield there, match, apps
    await there.close()


@pytest.fixture
def reads(monkeypatch):
    """How often a match is read for the others."""
    read, asked = Store.seen, []

    def reading(store, match, spaces):
        asked.append(sorted(spaces))
        return read(store, match, spaces)

    monkeypatch.setattr(Store, "seen", reading)
    return asked


async def test_however_many_follow_a_match_it_is_read_once_for_all_of_them(club, reads):
    there, match, apps = club
    await there.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), "t"))
    for app in apps:
        await app.until(lambda app=app: "224" in app.texts)
    await asyncio.sleep(0.3)  # by then the server has told of it too
    await there.rest(apps[0])
    assert len(reads) == 1
    sheets = {id(house.pads.sheet(match)) for house in there.natpit.houses.values() if house.space}
    assert len(sheets) == 1


async def test_a_write_of_another_process_right_after_one_of_our_own_is_seen(club):
    there, match, apps = club
    other = Store(there.path)
    for n in range(3):
        await there.natpit.house.pads.write(match, lambda s: s.write_hand(match, hand("zij", 162), new_token()))
        other.write_hand(match, hand("wij", 162), new_token())
        for app in apps:
            await app.until(
                lambda app=app, n=n: f"Hand {4 + 2 * n} invoeren" in app.texts or str(4 + 2 * n) in app.texts
            )
    other.close()
    shown = {house.pads.sheet(match).stored.version for house in there.natpit.houses.values()}
    assert shown == {(await there.ask(lambda s: s.match(match))).version}


async def test_the_same_write_told_again_costs_nothing(club, reads):
    there, match, apps = club
    version = there.natpit.house.pads.sheet(match).stored.version
    for _ in range(5):
        there.natpit._spreading.heard(match, version)
    await there.rest(apps[0])
    assert reads == []


async def test_a_link_that_is_withdrawn_in_another_process_takes_the_match_off_the_screen(club):
    there, match, apps = club
    other = Store(there.path)
    for one in other.invitations(match):
        other.withdraw(one.id)
    other.close()
    for app in apps[1:]:
        await app.until(lambda app=app: "162" not in app.texts and "Riet & Jan" not in app.texts)
    assert "Riet & Jan" in apps[0].texts
