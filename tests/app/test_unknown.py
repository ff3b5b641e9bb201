"""Events for controls that are not there, and very many events, cost no more than they may."""

import asyncio

import flet as ft
from flet.messaging.session import Session

from app import unknown


async def test_the_screen_is_walked_once_for_all_that_is_not_on_it(table, monkeypatch):
    app = await table.screen("/settings")
    walks = []
    walk = unknown._walk

    def counted(value, parent, *rest):
        if parent is None:
            walks.append(value)
        walk(value, parent, *rest)

    monkeypatch.setattr(unknown, "_walk", counted)
    for n in range(50):
        await app.session.dispatch_event(10**9 + n, "click", None)
    await app.session.dispatch_event(["x"], "click", None)
    assert len(walks) == 1
    assert walks[0] is app.page
    app.page.update()
    await app.session.dispatch_event(10**9, "click", None)
    assert len(walks) == 2
    app.check()


async def test_it_finds_what_flets_own_walk_finds(table, monkeypatch):
    app = await table.screen("/settings")
    ids = [*(control._i for control in app.walk(hidden=True)), app.page._i, 10**9]
    assert len(ids) > 50
    found = [unknown.find(app.session, app.page, i) for i in ids]
    monkeypatch.setattr(Session, "_Session__find_live_control", unknown.FLETS_FIND)
    flets = [unknown.FLETS_FIND(app.session, app.page, i) for i in ids]
    assert all(one is other for one, other in zip(found, flets, strict=True))


async def test_a_control_that_the_index_lost_still_hears_its_tap(table):
    app = await table.screen("/settings")
    back = app.find("Terug")
    app.session.index.pop(back._i)
    await app.session.dispatch_event(back._i, "click", None)
    await table.rest(app)
    assert app.route == "/"


async def test_no_more_events_are_answered_at_a_time_than_fit(table, monkeypatch):
    app = await table.screen("/settings")
    begun, go_on = [], asyncio.Event()

    async def own(self, control_id, name, data):
        begun.append(name)
        await go_on.wait()

    monkeypatch.setattr(unknown, "FLETS_DISPATCH", own)
    events = [asyncio.create_task(app.session.dispatch_event(app.page._i, "tap", None)) for _ in range(500)]
    await asyncio.sleep(0.05)
    assert len(begun) == unknown.UNDERWAY
    events.append(asyncio.create_task(app.session.dispatch_event(app.page._i, "disconnect", None)))
    await asyncio.sleep(0)
    assert begun[-1] == "disconnect"
    go_on.set()
    await asyncio.gather(*events)
    await app.session.dispatch_event(app.page._i, "tap", None)
    assert begun[-1] == "tap"


async def test_a_client_writes_no_properties_that_are_not_its_own(table):
    app = await table.screen("/settings")
    views, index = app.page.views, app.page._i
    media = {"_junk": 1, "padding": {"left": 9, "_j": 1}}
    app.session.apply_patch(index, {"_junk": "x" * 10**6, "_i": 7, "_values": {}, "width": 500, "media": media})
    assert (app.page._i, app.page.width, app.page.media.padding.left) == (index, 500, 9)
    assert app.page.views is views
    assert not any(hasattr(one, name) for one in (app.page, app.page.media) for name in ("_junk", "_j"))
    assert not hasattr(app.page.media.padding, "_j")


async def test_what_is_large_fits_together_and_makes_room_again(table, monkeypatch):
    monkeypatch.setattr(unknown, "LARGE", 1 << 20)
    app = await table.screen("/settings")
    ids = [control._i for control in app.walk(hidden=True)][:30]
    for i in ids:
        app.session.apply_patch(i, {"data": "x" * 100_000})
    held = [i for i in ids if app.session.index[i].data == "x" * 100_000]
    assert len(held) == unknown.LARGE // 100_000
    app.session.apply_patch(held[0], {"data": "short"})
    app.session.apply_patch(ids[-1], {"data": "y" * 100_000})
    assert app.session.index[ids[-1]].data == "y" * 100_000
    app.session.apply_patch(10**9, {"data": "x"})
    for name in ("left", "top", "right") * 9:  # into what is there, one by one
        app.session.apply_patch(app.page._i, {"media": {"padding": {name: "x" * 100_000}}})
    assert not all(isinstance(getattr(app.page.media.padding, name), str) for name in ("left", "top", "right"))
    deep = []
    for _ in range(500):
        deep = [deep]
    app.session.apply_patch(ids[0], {"data": deep})
    assert app.session.index[ids[0]].data == [[[[[[]]]]]]
    app.session.apply_patch(ids[0], {"data": [0] * 10**5})
    assert len(app.session.index[ids[0]].data) < unknown.MANY


def test_it_is_made_for_the_flet_that_is_pinned():
    assert ft.__version__ == unknown.MADE_FOR
    assert Session.dispatch_event is unknown.dispatch_event
