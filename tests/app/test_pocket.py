"""Natpit in a page that needs no server: what home says of what the browser keeps, and what is different there."""

import asyncio
import re
from datetime import date

import flet as ft
import pytest

from app.pocket.keeping import Pocket
from app.room import Room
from app.screens.files_in import lay
from app.screens.hand_out import PDF, Handed, hand_out
from app.screens.home_keeping import due
from app.screens.sharing_code import take_link
from app.store import new_token
from app.table.inbox import Incoming
from app.words import Words
from tests.app.table import hand

PAGE = "https://natpit.example/kaarten/"
THROWN = re.compile("mag je potjes weggooien")


@pytest.fixture
def page(table):
    """The page around this table; `said` is what the app asked of it."""
    said: list[str] = []
    table.natpit.pocket = pocket = Pocket(PAGE, said.append)
    pocket.said = said  # type: ignore[attr-defined]
    return pocket


async def test_a_browser_that_keeps_everything_is_worth_no_word(table, page):
    await table.match([hand("wij", 100)])
    page.hear("persisted", True)
    app = await table.screen("/")
    assert not app.shows(re.compile("[Bb]rowser"))


async def test_a_tab_that_only_looks_says_so_on_every_screen_and_may_become_the_one_that_writes(table, page):
    match = await table.match([hand("wij", 100)])
    await table.natpit.door.close()
    await table.again()
    table.natpit.pocket, table.natpit.door.only_look = page, "pocket.only_look"
    page.hear("looking")
    app = await table.screen("/")
    assert app.shows("Natpit staat ook in een ander tabblad open, en daar wordt geschreven. Hier kun je kijken.")
    await app.tap("Hier schrijven")
    assert page.said == ["write"]
    pad = await table.screen(f"/match/{match}")
    assert pad.shows("Alleen kijken")
    assert not pad.has(re.compile("^Hand 2 invoeren"))
    assert pad.shows("Je kijkt mee")
    await pad.tap("Hier schrijven")
    assert page.said == ["write", "write"]


async def test_what_the_other_tab_wrote_is_shown(table, page):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}")
    assert app.has(re.compile("^Hand 2 invoeren"))
    await table.ask(lambda s: s.write_hand(match, hand("zij", 90), new_token()))
    table.natpit.written_elsewhere()
    await table.rest(app)
    assert app.has(re.compile("^Hand 3 invoeren"))


async def test_a_browser_that_keeps_nothing_is_told_with_the_way_to_take_it_along(table, page):
    page.hear("unkept", "private")
    app = await table.screen("/")
    assert app.shows(re.compile("Deze browser bewaart niets"))
    assert not app.shows(re.compile("blijft bewaard"))
    assert not app.has("Neem ze mee")  # there is nothing yet
    await table.match([hand("wij", 100)])
    app = await table.screen("/")
    await app.tap("Neem ze mee")
    assert app.route == "/files"


async def test_a_newer_natpit_is_begun_when_the_table_wants_it(table, page):
    app = await table.screen("/")
    assert not app.has("Vernieuw")
    page.hear("update")
    await table.rest(app)
    await app.tap("Vernieuw")
    assert page.said == ["renew"]


async def test_a_browser_that_promises_nothing_is_told_of_once_there_is_something_to_lose(table, page):
    page.hear("persisted", False)
    app = await table.screen("/")
    assert not app.shows(THROWN)
    await table.match([hand("wij", 100)])
    app = await table.screen("/")
    assert app.shows(THROWN)
    await app.tap("Later")
    await table.rest(app)
    assert not app.shows(THROWN)
    kept = [args for method, args in app.calls if method == "set" and args["key"] == "natpit.taken"]
    assert [one["value"] for one in kept] == [date.today().isoformat()]


async def test_who_took_everything_along_hears_of_it_again_a_week_later(table, page):
    page.hear("persisted", False)
    await table.match([hand("wij", 100)])
    app = await table.screen("/files", web=True)
    await app.tap("Alle potjes")
    await app.until(lambda: any(method == "save_file" for method, _ in app.calls))
    await app.go("/")
    await table.rest(app)
    assert not app.shows(THROWN)


@pytest.mark.parametrize(
    ("taken", "is_due"),
    [("", True), ("2026-05-14", False), ("2026-05-08", False), ("2026-05-07", True), ("2026-05-20", True), ("x", True)],
)
def test_a_week_is_seven_days(taken, is_due):
    assert due(taken, date(2026, 5, 14)) is is_due


async def test_nobody_is_offered_links_that_need_a_server(table, page):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}")
    await app.tap("Meer")
    await table.rest(app)
    assert app.has("Geschiedenis")
    assert not app.has("Deel tafel")
    sharing = await table.screen(f"/match/{match}/share")
    assert not sharing.has("Meekijken")


@pytest.mark.parametrize("platform", ["android", "ios"])
async def test_nor_on_a_phone_that_runs_natpit_itself(table, platform):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}", platform=platform)
    await app.tap("Meer")
    await table.rest(app)
    assert not app.has("Deel tafel")


async def test_a_code_holds_a_link_to_the_page_that_any_server_understands(table, page):
    app = await table.screen("/")
    assert take_link(app.page, PAGE) == f"{PAGE}#/take/"
    assert take_link(app.page, "http://localhost:8000/") == ""


async def test_the_settings_say_where_everything_lies(table, page):
    page.hear("persisted", True)
    app = await table.screen("/settings")
    assert app.shows(re.compile("Alles ligt in deze browser.*niet uit zichzelf weg te gooien", re.DOTALL))
    assert not app.shows(re.compile(r"natpit\.db"))


async def test_for_many_files_at_once_room_is_made_first(table, page):
    asked: list[int] = []

    async def room(files):
        asked.append(files)

    page.room = room
    app = await table.screen("/files", web=True)
    here = Room(app.page, table.natpit.house, pocket=page)
    await lay(here, [Incoming(f"{n}.json", b"{}") for n in range(40)])
    assert asked == [42]


async def test_safari_on_a_phone_fetches_a_file_from_where_the_page_laid_it(table, page):
    laid: list[tuple[str, str, bytes]] = []

    async def lay(*file):
        laid.append(file)
        await asyncio.sleep(0)
        return f"{PAGE}hatch/1/uitslag.pdf"

    page.lay = lay
    app = await table.screen("/", platform="ios", web=True)
    here = Room(app.page, table.natpit.house, pocket=page)
    assert await hand_out(here, Words("nl"), Handed("uitslag.pdf", PDF, b"%PDF-1.4"))
    await table.rest(app)
    (to,) = [b.action.url for b in app.all(ft.TextButton) if isinstance(b.action, ft.OpenUrl)]
    assert to == f"{PAGE}hatch/1/uitslag.pdf"
    assert laid == [("uitslag.pdf", PDF, b"%PDF-1.4")]
