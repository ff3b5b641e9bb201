"""What came in, on the screen: looked at, chosen from, taken or left; nothing is written before that."""

import io
import json
import re
from datetime import UTC, datetime

import pytest

from app.table.archive import archive
from app.table.inbox import Inbox, Incoming
from app.table.matchfile import match_file
from app.table.parcel import LIMIT
from tests.app.table import Table, hand, reachable_without_name

HANDS = [hand("wij", 112, 20), hand("zij", 90, 0, 50)]
EVENING = {
    "format": "natpit-match", "version": 1, "game": "klaverjassen", "players": ["Riet", "Ans", "Jan", "Piet"],
    "first_dealer": 0, "started": "2026-05-14T20:41:00+02:00", "rules": {}, "hands": HANDS,
}  # fmt: skip


def evening(n=0, **more):
    """The file of an evening of its own."""
    began = f"2026-05-{1 + n // 24 % 28:02d}T{n % 24:02d}:{n // 672:02d}:00+02:00"
    return json.dumps({**EVENING, "started": began, **more}).encode()


def laid(table, *files):
    return Inbox(table.path.parent).lay([Incoming(f"{n}.json", data) for n, data in enumerate(files)]).id


async def looking(table, *files, **page):
    """A screen on which these files are looked at."""
    key = laid(table, *files)
    app = await table.screen(f"/files/import/{key}", **page)
    await app.until(lambda: app.has("Laat maar") or app.has("Bestanden"), 5)
    return app, key


async def matches(table):
    return await table.ask(lambda s: s.matches(1000))


def test_the_inbox_holds_as_much_as_may_be_looked_at():
    from app.table.inbox import LIMIT as HELD

    assert HELD == LIMIT


async def test_what_is_new_is_taken_and_nothing_before(table):
    app, key = await looking(table, evening(1), evening(2, title="Kerst"))
    assert app.shows("0.json, 1.json: 2 nieuw.")
    assert app.has(
        re.compile("^Klaverjassen, Riet, Ans, Jan en Piet, Kerst · 1 mei · 2 handen, 204\u00a0–\u00a0190, Neem over$")
    )
    assert "204\u00a0–\u00a0190" in app.texts  # on its own line: after a dash a line may break
    assert await matches(table) == ()
    await app.tap("Neem 2 over")
    await app.until(lambda: app.shows("2 potjes staan erbij."))
    assert {m.title for m in await matches(table)} == {"", "Kerst"}
    assert Inbox(table.path.parent).parcel(key) is None
    assert await table.ask(lambda s: s.draft(f"import/{key}")) is None
    await app.tap("Alle potjes")
    assert app.route == "/matches"


async def test_each_can_be_left_and_all_at_once(table):
    app, _ = await looking(table, *(evening(n, title=f"Avond {n}") for n in range(3)))
    await app.tap(re.compile("Avond 1 .*Neem over$"))
    assert app.has("Neem 2 over")
    await app.tap("3 nieuw: Geen")
    assert app.disabled(re.compile("Nog niets gekozen"))
    await app.tap(re.compile("Avond 2 .*Laat staan$"))
    await app.tap("Neem 1 over")
    await app.until(lambda: app.shows("1 potje staat erbij."))
    assert [m.title for m in await matches(table)] == ["Avond 2"]


async def test_what_differs_says_in_what_and_is_left_unless_somebody_says_otherwise(table):
    match = await table.match(HANDS)
    made = json.loads((await table.ask(lambda s: match_file(s, match))).text)
    made["hands"][1] = {**made["hands"][1], "points": {"zij": 100}}
    app, _ = await looking(table, json.dumps(made).encode())
    assert app.shows("hand 2 is anders")
    assert app.disabled(re.compile("Nog niets gekozen"))
    await app.tap("Zet ernaast")
    assert app.has("Zet ernaast, gekozen")
    await app.tap("Neem 1 over")
    await app.until(lambda: app.shows("1 potje staat erbij."))
    both = await matches(table)
    assert sorted(m.hands[1].data["points"]["zij"] for m in both) == [90, 100]


async def test_an_evening_that_comes_in_twice_says_so_and_one_of_the_two_is_left(table):
    ways = evening(1), evening(1, hands=[*HANDS, HANDS[0]]), evening(1, hands=[HANDS[1], HANDS[0]])
    app, _ = await looking(table, *ways)
    assert app.shows("1.json, 2.json: 1 nieuw, 1 is anders, 1 is het begin van een ander potje hierin.")
    assert app.shows("van deze avond komt er nog een binnen, met 3 handen; samen tellen ze dubbel")
    await app.tap("Neem 1 over")
    await app.until(lambda: app.shows("1 potje staat erbij."))
    assert [len(one.hands) for one in await matches(table)] == [3]


async def test_what_goes_on_with_a_match_that_lies_open_is_seen_on_its_pad(table):
    match = await table.match(HANDS[:1])
    made = json.loads((await table.ask(lambda s: match_file(s, match))).text)
    made["hands"].append(hand("zij", 100))
    pad = await table.screen(f"/match/{match}")
    app, _ = await looking(table, json.dumps(made).encode())
    assert app.shows("aantal handen: hier 1, in het bestand 2")
    assert app.has("Vul aan, gekozen")
    await app.tap("Neem 1 over")
    await app.until(lambda: app.shows("1 potje is aangevuld."))
    await table.rest(pad)
    assert pad.shows("Hand 3 invoeren")


async def test_where_all_of_it_is_here_there_is_nothing_to_take(table):
    match = await table.match(HANDS)
    made = await table.ask(lambda s: match_file(s, match))
    app, key = await looking(table, made.data)
    assert app.shows("1 staat er al")
    assert app.disabled(re.compile("Niets nieuws"))
    await app.tap("Laat maar")
    await table.rest(app)
    assert app.route == "/files"
    assert Inbox(table.path.parent).parcel(key) is None


async def test_what_is_wrong_is_told_with_its_place_and_nothing_is_taken(table):
    wrong = json.loads(evening(1))
    wrong["hands"][1] = {"playing": "zij", "points": {"zij": 163}}
    app, key = await looking(table, evening(2), json.dumps(wrong).encode(), b"no file at all")
    assert app.shows("Hier klopt iets niet")
    assert any(re.match(r"1\.json, hand 2 \(points", text) for text in app.texts)
    assert any(text.startswith("2.json") for text in app.texts)
    assert app.shows("Dit is geen potje van Natpit, of het is kapot. Geen JSON: fout op regel 1, teken 1.")
    assert await matches(table) == ()
    assert Inbox(table.path.parent).parcel(key)
    await app.tap("Laat maar")
    await table.rest(app)
    assert Inbox(table.path.parent).parcel(key) is None


async def test_a_reload_finds_the_same_review_with_what_was_chosen(table):
    app, key = await looking(table, *(evening(n, title=f"Avond {n}") for n in range(3)))
    await app.tap("3 nieuw: Geen")
    await app.tap(re.compile("Avond 2 .*Laat staan$"))
    again = await table.screen(f"/files/import/{key}")
    assert again.has("Neem 1 over")
    assert again.has(re.compile("Avond 2 .*Neem over$"))


async def test_a_restart_finds_it_too(table):
    app, key = await looking(table, *(evening(n, title=f"Avond {n}") for n in range(3)))
    await app.tap("3 nieuw: Geen")
    await app.tap(re.compile("Avond 2 .*Laat staan$"))
    await table.again()
    app = await table.screen(f"/files/import/{key}")
    await app.until(lambda: app.has("Neem 1 over"), 5)
    await app.tap("Neem 1 over")
    await app.until(lambda: app.shows("1 potje staat erbij."))
    assert [m.title for m in await matches(table)] == ["Avond 2"]


async def test_two_screens_see_one_review_and_take_it_once(table):
    app, key = await looking(table, evening(1), evening(2))
    other = await table.screen(f"/files/import/{key}")
    await app.tap("2 nieuw: Geen")
    await table.rest(other)
    assert other.disabled(re.compile("Nog niets gekozen"))
    await other.tap("2 nieuw: Alle")
    await table.rest(app)
    await app.tap("Neem 2 over")
    await other.until(lambda: other.shows("2 potjes staan erbij."))
    assert len(await matches(table)) == 2


async def test_what_changed_here_meanwhile_is_looked_at_anew(table):
    app, _ = await looking(table, evening(1), evening(2))
    elsewhere = await table.screen(f"/files/import/{laid(table, evening(1))}")
    await elsewhere.until(lambda: elsewhere.has("Neem 1 over"), 5)
    await elsewhere.tap("Neem 1 over")
    await elsewhere.until(lambda: elsewhere.shows("1 potje staat erbij."))
    await app.tap("Neem 2 over")
    await app.until(lambda: app.shows("1 staat er al"))
    assert len(await matches(table)) == 1
    await app.tap("Neem 1 over")
    await app.until(lambda: app.shows("1 potje staat erbij."))
    assert len(await matches(table)) == 2


@pytest.mark.parametrize("key", ["0" * 32, "nothing", "..%2F..%2Fnatpit.db"])
async def test_one_that_is_gone_says_so_and_leads_back(table, key):
    app = await table.screen(f"/files/import/{key}")
    assert app.shows("Wat hier lag is er niet meer. Haal het bestand nog eens binnen.")
    await app.tap("Bestanden")
    assert app.route == "/files"


async def test_many_are_shown_a_page_at_a_time(table):
    app, _ = await looking(table, *(evening(n, title=f"Avond {n}") for n in range(90)))
    assert sum("Avond" in name for name, _ in app.named()) == 20
    await app.tap("Toon er nog 50 van 70")
    assert sum("Avond" in name for name, _ in app.named()) == 70
    await app.tap("Toon er nog 20 van 20")
    assert sum("Avond" in name for name, _ in app.named()) == 90
    await app.tap("Neem 90 over")
    await app.until(lambda: app.shows("90 potjes staan erbij."), 5)
    assert len(await matches(table)) == 90


@pytest.mark.parametrize("text", [1.0, 2.0])
async def test_a_screen_reader_can_name_everything(table, text):
    match = await table.match(HANDS)
    made = json.loads((await table.ask(lambda s: match_file(s, match))).text)
    made["title"] = "Kerst"
    app, _ = await looking(table, json.dumps(made).encode(), evening(1), text=text)
    assert reachable_without_name(app) == []


async def test_everything_taken_along_is_the_same_in_an_empty_app(table, tmp_path):
    for day, names in enumerate(("ABCD", "EFGH", "ABGH"), 1):
        await table.match(HANDS, names=names, started=datetime(2026, 5, day, 20, 41, tzinfo=UTC))
    packed = io.BytesIO()
    await table.ask(lambda s: archive(s, packed))
    (tmp_path / "empty").mkdir()
    empty = Table(tmp_path / "empty" / "natpit.db")
    try:
        key = Inbox(empty.path.parent).lay([Incoming("alles.zip", packed.getvalue())]).id
        app = await empty.screen(f"/files/import/{key}")
        await app.until(lambda: app.has("Neem 3 over"), 5)
        await app.tap("Neem 3 over")
        await app.until(lambda: app.shows("3 potjes staan erbij."))
        again = io.BytesIO()
        await empty.ask(lambda s: archive(s, again))
    finally:
        await empty.close()
    assert again.getvalue() == packed.getvalue()
