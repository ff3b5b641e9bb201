"""A backup that is taken back while screens are open: all of them show what is there from then on."""

import os
import subprocess
import sys

import pytest

from app.store import Door, keeper
from app.store.backups import Backups
from tests.app.table import hand


async def backup(table):
    """A backup of what is there now."""
    return Backups(table.path).file(Backups(table.path).make().name)


async def rest(table, *apps):
    for app in apps:
        await table.rest(app)


async def test_every_screen_shows_what_is_there_from_then_on(table):
    match = await table.match([hand("wij", 112, 20)])
    then = await backup(table)
    pad, home = await table.screen(f"/match/{match}"), await table.screen("/")
    await table.ask(lambda s: s.write_hand(match, hand("zij", 100), "t"))
    await table.natpit.house.pads.load(match)
    later = await table.match(names=("Wim", "Xandra", "Yvon", "Zeger"))
    gone = await table.screen(f"/match/{later}")
    await rest(table, pad, home, gone)
    assert pad.shows("Hand 3 invoeren")
    await table.door.restore(then)
    await rest(table, pad, home, gone)
    assert pad.shows("Hand 2 invoeren")
    assert all(
        app.shows("Een reservekopie is teruggezet. Wat er was, staat bij Bestanden.") for app in (pad, home, gone)
    )
    assert pad.route == f"/match/{match}"
    assert gone.shows("Geen spel hier")
    assert not any("Zeger" in text for text in home.texts)


@pytest.mark.parametrize("asked", [False, True], ids=["nobody asks anything", "somebody asks at once"])
async def test_one_that_another_process_takes_back_is_seen_by_every_screen_too(table, asked):
    match = await table.match([hand("wij", 112, 20)])
    then = await backup(table)
    await table.ask(lambda s: s.write_hand(match, hand("zij", 100), "t"))
    later = await table.match(names=("Wim", "Xandra", "Yvon", "Zeger"))
    pad, gone = await table.screen(f"/match/{match}"), await table.screen(f"/match/{later}")
    await rest(table, pad, gone)
    assert pad.shows("Hand 3 invoeren")
    if asked:
        door = Door(table.path)  # another process, as far as the one of the screens can tell
        await door.restore(then)
        await table.ask(lambda s: s.matches())
        await door.close()
    else:
        here = os.environ | {"NATPIT_DATA": str(table.path.parent)}
        subprocess.run([sys.executable, "-m", "app", "restore", then.name], env=here, check=True, capture_output=True)
    told = "Een reservekopie is teruggezet. Wat er was, staat bij Bestanden."
    await pad.until(lambda: pad.shows(told) and pad.shows("Hand 2 invoeren"))
    await gone.until(lambda: gone.shows(told) and gone.shows("Geen spel hier"))
    await table.ask(lambda s: s.write_hand(match, hand("zij", 82), "other"))
    assert len((await table.ask(lambda s: s.match(match))).hands) == 2


async def test_a_match_that_is_another_at_the_same_version_is_read_anew(table):
    match = await table.match([hand("wij", 112, 20)])
    then = await backup(table)
    home = await table.screen("/")
    await table.ask(lambda s: s.write_hand(match, hand("wij", 100), "one"))
    await table.door.restore(then)
    await table.ask(lambda s: s.write_hand(match, hand("wij", 82), "other"))
    table.natpit.house.pads.writes.send(lambda n: n + 1)
    await rest(table, home)
    assert any(str(132 + 82) in text for text in home.texts)
    assert not any(str(132 + 100) in text for text in home.texts)


async def test_a_screen_writes_on_afterwards(table):
    match = await table.match([hand("wij", 112, 20)])
    then = await backup(table)
    app = await table.screen(f"/match/{match}/hand")
    await table.door.restore(then)
    await rest(table, app)
    for name in ("Wij spelen", "9", "9"):
        await app.tap(name)
    await app.click(app.named()[-1][1])
    await rest(table, app)
    assert len((await table.ask(lambda s: s.match(match))).hands) == 2


async def test_a_backup_that_fails_is_told_once(table, monkeypatch):
    monkeypatch.setattr(keeper, "PAUSE", 0)
    (table.path.parent / "backups").write_text("mine")
    first = await table.screen("/")
    await first.until(lambda: any("reservekopie" in text for text in first.texts))
    last = await table.screen("/")
    await table.match()
    table.door._keeper.settle()
    await rest(table, first, last)
    assert table.door.backup_trouble
    assert not any("reservekopie" in text for text in last.texts)


async def test_one_that_failed_before_anybody_was_there_is_told_to_who_comes_first(table, monkeypatch):
    monkeypatch.setattr(keeper, "PAUSE", 0)
    (table.path.parent / "backups").write_text("mine")
    await table.match()
    await table.door.settle()
    table.door._keeper.settle()
    assert table.door.backup_trouble
    first, last = await table.screen("/"), await table.screen("/")
    assert any("reservekopie" in text for text in first.texts)
    assert not any("reservekopie" in text for text in last.texts)


async def test_who_left_is_told_nothing(table):
    app, stays = await table.screen("/"), await table.screen("/")
    assert len(table.natpit.rooms) == 2
    await app.stop()
    assert [here.page for here in table.natpit.rooms] == [stays.page]


async def test_a_line_up_that_is_being_made_is_the_one_that_was_kept_then(table):
    await table.match([hand("wij", 112, 20)])
    app = await table.screen("/new/klaverjassen")
    then = await backup(table)
    await table.ask(lambda s: [s.add_person(name) for name in ("Wim", "Xandra")])
    other = await table.screen("/new/klaverjassen")
    await table.natpit.house.lineups.join("klaverjassen", "Yvon")
    await rest(table, app, other)
    assert any(text == "Yvon" for text in app.texts)
    await table.door.restore(then)
    await rest(table, app, other)
    for screen in (app, other):
        assert "Riet" in screen.texts
        assert not {"Wim", "Xandra", "Yvon"} & set(screen.texts)


async def test_a_phone_that_sleeps_keeps_nobody_from_being_told_and_is_right_when_it_wakes(table):
    match = await table.match([hand("wij", 112, 20)])
    then = await backup(table)
    asleep, awake = await table.screen(f"/match/{match}"), await table.screen(f"/match/{match}")
    await table.ask(lambda s: s.write_hand(match, hand("zij", 100), "t"))
    await asleep.session.disconnect(3600)
    await table.door.restore(then)
    await rest(table, awake)
    assert awake.shows("Een reservekopie is teruggezet. Wat er was, staat bij Bestanden.")
    await asleep.reconnect()
    await rest(table, asleep)
    assert asleep.shows("Hand 2 invoeren")
