"""A match comes from another phone: as a link, as several, as a text; and nothing of it is written before one looks."""

from __future__ import annotations

import re
from random import Random

import pytest

from app.table.handover import MARK, codes_of, whole
from app.table.inbox import Inbox
from app.table.matchfile import match_document
from scoring.match_file import write
from tests.app.sharing import every
from tests.app.table import reachable_without_name

LINK = "http://192.168.178.24:8117"
SMALL = write(match_document(every(1).stored, (), ())).encode()
LARGE = Random(6).randbytes(1100)
"""Nothing packs it smaller: three codes."""


def paths(data: bytes) -> list[str]:
    """The addresses behind the codes of a file."""
    return [code.removeprefix(LINK) for code in codes_of(data, f"{LINK}/take/")]


def lying(table) -> list[bytes]:
    """What lies in the inbox."""
    inbox = Inbox(table.path.parent)
    return [file.data for parcel in inbox.parcels() for file in inbox.files(parcel.id)]


def parcel_in(route: str) -> str:
    found = re.fullmatch(r"/files/import/([0-9a-f]{32})", route)
    assert found, route
    return found[1]


async def test_a_scanned_link_lays_the_match_in_the_inbox_and_goes_on_to_the_review(table):
    (path,) = paths(SMALL)
    app = await table.screen(path)
    parcel_in(app.route)
    assert lying(table) == [SMALL]
    assert await table.ask(lambda s: s.matches(9, "all")) == ()


async def test_several_links_say_what_is_still_missing_until_all_of_it_is_there(table):
    first, second, third = paths(LARGE)
    app = await table.screen(third)
    assert app.shows("Er zijn nog 2 codes nodig.")
    assert app.shows("Code 3 van 3 is binnen.")
    assert app.shows("Code 1 ontbreekt nog.")
    assert lying(table) == []
    await table.again()  # it is kept, whatever happens in between
    app = await table.screen(first)
    assert app.shows("Er is nog 1 code nodig.")
    assert app.shows("Code 2 ontbreekt nog.")
    app = await table.screen(first)
    assert app.shows("Er is nog 1 code nodig.")  # the same one again changes nothing
    app = await table.screen(second)
    parcel_in(app.route)
    assert lying(table) == [LARGE]


async def test_a_link_that_is_opened_again_sends_nobody_on(table):
    (path,) = paths(SMALL)
    app = await table.screen(path)
    parcel = parcel_in(app.route)
    await app.go(path)  # the arrow of a browser
    await table.rest(app)
    assert app.route == path
    assert app.shows("Alles is binnen.")
    await app.tap("Bekijk het spel")
    assert parcel_in(app.route) == parcel
    assert len(lying(table)) == 1


async def test_what_was_thrown_away_meanwhile_is_taken_anew(table):
    (path,) = paths(SMALL)
    app = await table.screen(path)
    Inbox(table.path.parent).remove(parcel_in(app.route))
    app = await table.screen(path)
    assert lying(table) == [SMALL]
    parcel_in(app.route)


@pytest.mark.parametrize("text", [1.0, 2.0])
async def test_without_a_link_it_says_what_to_do(table, text):
    app = await table.screen("/take", text=text)
    assert app.shows("Neem een spel over dat op een andere telefoon staat.")
    assert reachable_without_name(app) == []
    await app.tap("Terug")
    assert app.route == "/files"


@pytest.mark.parametrize("around", ["{}", "Hier:\n{}\nTot dinsdag"])
async def test_a_pasted_text_is_taken(table, around):
    app = await table.screen("/take")
    await app.type(app.find("Tekst van de andere telefoon"), around.format(whole(SMALL)))
    await app.tap("Lees in")
    await table.rest(app)
    parcel_in(app.route)
    assert lying(table) == [SMALL]


async def test_the_match_file_itself_may_be_pasted_too(table):
    app = await table.screen("/take")
    await app.type(app.find("Tekst van de andere telefoon"), f"\n{SMALL.decode()}")
    await app.tap("Lees in")
    await table.rest(app)
    parcel_in(app.route)
    assert lying(table)[0].strip() == SMALL.strip()


async def test_what_was_copied_is_pasted_with_one_tap(table):
    app = await table.screen("/take")
    app.connection.replies["get"] = whole(SMALL)
    await app.tap("Plak")
    await table.rest(app)
    parcel_in(app.route)


async def test_a_device_that_shows_nothing_copied_says_so(table):
    app = await table.screen("/take")
    await app.tap("Plak")
    await table.rest(app)
    assert app.shows("Er is niets gekopieerd. Plak de tekst zelf in het veld.")
    assert app.route == "/take"


async def test_parts_can_be_pasted_one_after_another(table):
    first, second, third = (path.removeprefix("/take/") for path in paths(LARGE))
    app = await table.screen("/take")
    for text, left in ((second, "Er zijn nog 2 codes nodig."), (f"{first} {second}", "Er is nog 1 code nodig.")):
        await app.type(app.find("Tekst van de andere telefoon"), text)
        await app.tap("Lees in")
        await table.rest(app)
        assert app.shows(left)
    await app.type(app.find("Tekst van de andere telefoon"), f"{LINK}/take/{third}")
    await app.tap("Lees in")
    await table.rest(app)
    parcel_in(app.route)
    assert lying(table) == [LARGE]


@pytest.mark.parametrize(
    ("payload", "said"),
    [
        ("hallo", "Hierin staat geen spel."),
        (whole(SMALL)[:60], "Deze tekst is niet compleet"),
        (whole(SMALL).replace(MARK, "NATPIT7-"), "Deze code is van een nieuwere Natpit."),
        (MARK + "A" * 4000, "Deze tekst is niet compleet"),
    ],
)
async def test_what_cannot_be_read_is_told_and_changes_nothing(table, payload, said):
    app = await table.screen(f"/take/{payload}")
    assert app.shows(re.compile(re.escape(said)))
    assert lying(table) == []
    await app.type(app.find("Tekst van de andere telefoon"), whole(SMALL))  # and then the right one
    await app.tap("Lees in")
    await table.rest(app)
    parcel_in(app.route)


async def test_parts_that_do_not_fit_together_are_forgotten(table):
    first, *others = paths(LARGE)
    await table.screen(first)
    key = next(iter(await table.ask(drafts)))
    await table.ask(lambda s: s.save_draft(key, {"parts": ["NATPIT1-AAAA", 7]}))
    app = await table.screen(others[0])
    assert app.shows("Er zijn nog 2 codes nodig.")  # what was kept could not be read: it never came


def drafts(store) -> list[str]:
    """The keys of what is half taken."""
    from sqlalchemy import select

    from app.store.tables import draft

    with store._reading() as db:
        return [key for key in db.execute(select(draft.c.key)).scalars() if key.startswith("take/")]


async def test_the_files_lead_there_and_take_a_code_that_is_pasted(table):
    app = await table.screen("/files")
    await app.tap("Van een andere telefoon")
    assert app.route == "/take"
    app = await table.screen("/files/paste")
    await app.type(app.find("Plak de tekst hier"), whole(SMALL))
    await app.tap("Bekijk")
    await table.rest(app)
    parcel_in(app.route)
    app = await table.screen("/files/paste")
    part = paths(LARGE)[1].removeprefix("/take/")
    await app.type(app.find("Plak de tekst hier"), part)
    await app.tap("Bekijk")
    await table.rest(app)
    assert app.route == f"/take/{part}"
    assert app.shows("Code 2 van 3 is binnen.")
