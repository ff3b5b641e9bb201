"""All matches: looked for, opened, put away and put back; and the bin, that only a hand empties."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import flet as ft
import pytest

from app.look import ROOD
from app.screens.figures_ways import figures_address
from app.screens.matches_search import TYPING
from app.screens.matches_ways import Sought, address_of, matches_address, sought_in
from app.store.store import Store
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand, reachable_without_name, take_back

SIXTEEN = [hand("wij", 100, 20), hand("zij", 90)] * 8
OTHERS = ("Kees", "Truus", "Henk", "Mo")


def rows(app: App) -> list[str]:
    """What the list says of its matches, in order."""
    return [name for name, c in app.named() if getattr(c, "on_long_press", None) is not None]


def scrolled_to(pixels: float) -> dict[str, Any]:
    """What the client says of a list that is 5,600 pixels long."""
    extent = {"min_scroll_extent": 0.0, "max_scroll_extent": 5600.0, "viewport_dimension": 700.0}
    return {"event_type": "update", "pixels": pixels, **extent, "scroll_delta": 3.0}


async def ago(table: Table, days: int, *args: Any, **more: Any) -> str:
    return await table.match(*args, started=datetime.now(UTC) - timedelta(days=days), **more)


async def away(table: Table, *matches: str) -> None:
    """Puts them into the bin."""

    def remove(store: Store) -> None:
        for match in matches:
            store.remove_match(match)

    await table.ask(remove)


async def test_the_newest_stands_on_top_with_its_winners_and_totals(table: Table) -> None:
    await ago(table, 1, SIXTEEN)
    match = await table.match([hand("wij", 92)], OTHERS)
    app = await table.screen("/matches")
    assert app.shows("2 potjes")
    assert rows(app) == [
        "Klaverjassen, Kees & Henk en Truus & Mo, vandaag · 2 van 16, 92 – 70",
        "Klaverjassen, gewonnen door Riet & Jan, tegen Ans & Piet, gisteren, 1.536 – 1.216",
    ]
    await app.tap(rows(app)[0])
    assert app.route == f"/match/{match}"


async def test_who_lost_stands_in_the_row_too(table: Table) -> None:
    await table.match(SIXTEEN, ("Riet", "Bep", "Jan", "Kees"))
    app = await table.screen("/matches/text=bep")
    assert {"Riet & Jan", "tegen Bep & Kees", "vandaag"} <= set(app.texts)


async def test_one_that_is_over_opens_its_result(table: Table) -> None:
    match = await table.match(SIXTEEN)
    app = await table.screen("/matches")
    await app.tap(rows(app)[0])
    assert app.route == f"/match/{match}/result"


async def test_the_pad_leads_back_to_the_list_as_it_was(table: Table) -> None:
    await table.match(SIXTEEN)
    match = await table.match([hand("wij", 92)], OTHERS)
    app = await table.screen("/matches/text=kees")
    await app.tap(rows(app)[0])
    await table.rest(app)
    await app.tap("Terug")
    await table.rest(app)
    assert app.route == "/matches/text=kees"
    await app.tap(rows(app)[0])
    await table.rest(app)
    pad = app.views[-1]
    assert pad.can_pop is False  # Android's back is asked first
    await app.fire(pad, "confirm_pop")
    await table.rest(app)
    assert app.route == "/matches/text=kees"
    await app.go(f"/match/{await table.match([], FOUR)}")
    await table.rest(app)
    assert app.views[-1].can_pop
    await app.tap("Terug")
    assert app.route == "/"
    other = await table.screen(f"/match/{match}")
    assert other.views[-1].can_pop


async def test_without_any_match_it_says_what_will_be_here(table: Table) -> None:
    app = await table.screen("/matches")
    assert app.shows("Nog geen potjes")
    await app.tap("Naar het begin")
    assert app.route == "/"


async def test_a_game_a_person_and_a_period_narrow_it_down_and_stand_in_the_address(table: Table) -> None:
    await table.match(SIXTEEN)
    await ago(table, 800, [hand("wij", 100)], OTHERS)
    await table.match([{"bidder": 0, "bid": 100, "points": 120}], OTHERS[:3], game="heugen")
    app = await table.screen("/matches")
    await app.tap("Spel")
    sheet = [pip.color for pip in app.all(ft.Image) if pip.width == 22 and pip.color]
    assert sheet.count(ROOD) == 2  # hearts and diamonds, as everywhere
    await app.tap("Heugen")
    await table.rest(app)
    assert app.route == "/matches/game=heugen"
    assert app.shows("1 potje")
    await app.tap("Heugen, tik om weg te laten")
    await app.tap("Wie")
    await app.tap("Truus")
    await table.rest(app)
    assert app.shows("2 potjes")
    await app.tap("Wie nog")
    await app.tap("Mo")
    await table.rest(app)
    assert len(rows(app)) == 1
    await app.tap("Wanneer")
    await app.tap("Dit jaar")
    await table.rest(app)
    assert app.shows("Geen potje gevonden")
    await app.tap("Alles tonen")
    await table.rest(app)
    assert app.route == "/matches/all"
    assert app.shows("3 potjes")


async def test_a_link_shows_what_is_in_it_and_a_reload_too(table: Table) -> None:
    await table.match(SIXTEEN)
    await table.match([hand("wij", 100)], OTHERS)
    truus = next(p for p in await table.ask(lambda s: s.people()) if p.name == "Truus")
    app = await table.screen(matches_address("klaverjassen", people=[truus.id], period=str(datetime.now().year)))
    assert app.shows("1 potje")
    assert app.has("Truus, tik om weg te laten")
    assert app.has("Klaverjassen, tik om weg te laten")


async def test_what_is_typed_is_looked_for_in_names_and_titles(table: Table) -> None:
    await table.match(SIXTEEN, title="Kerst bij José")
    await table.match([hand("wij", 100)], OTHERS)
    app = await table.screen("/matches")
    field = app.one(ft.TextField)
    await app.type(field, "jose rie")
    await app.until(lambda: app.shows("1 potje"), TYPING + 3)
    assert app.route == "/matches/text=jose%20rie"
    assert app.one(ft.TextField) is field  # drawn anew it would lose what is typed meanwhile
    assert field.value == "jose rie"
    won = "Klaverjassen, gewonnen door Riet & Jan"
    assert rows(app) == [f"{won}, tegen Ans & Piet, Kerst bij José · vandaag, 1.536 – 1.216"]
    await app.type(field, "truus", submit=True)
    await table.rest(app)
    assert "Kees" in rows(app)[0]
    await app.tap("Zoekwoord weg")
    await table.rest(app)
    assert app.shows("2 potjes")
    assert app.one(ft.TextField).value == ""


async def test_the_filter_is_there_again_until_this_connection_ends(table: Table) -> None:
    await table.match(SIXTEEN)
    await table.match([hand("wij", 100)], OTHERS)
    app = await table.screen("/matches/text=mo")
    await app.go("/")
    await app.go("/matches")
    await table.rest(app)
    assert app.shows("1 potje")
    other = await table.screen("/matches")
    assert other.shows("2 potjes")


async def test_more_of_it_is_read_as_one_scrolls_and_on_a_tap(table: Table) -> None:
    people = await table.ask(lambda s: [s.add_person(name).id for name in FOUR])
    begun = datetime.now(UTC)
    days = [begun - timedelta(days=n) for n in range(75)]
    await table.ask(lambda s: [s.new_match("klaverjassen", people, 0, {}, started=day) for day in days])
    app = await table.screen("/matches")
    assert app.shows("75 potjes")
    assert len(rows(app)) == 30
    await app.tap("Meer potjes")
    await table.rest(app)
    assert len(rows(app)) == 60
    await app.fire(app.one(ft.ListView), "scroll", scrolled_to(5000.0))
    await table.rest(app)
    assert len(rows(app)) == 75
    assert not app.has("Meer potjes")
    await app.tap(rows(app)[50])
    await table.rest(app)
    await app.tap("Terug")
    await app.until(lambda: any(name == "scroll_to" for name, _ in app.calls))
    assert len(rows(app)) == 75  # as long as it was, and where it was
    assert next(args for name, args in app.calls if name == "scroll_to")["offset"] == 5000.0


async def test_behind_a_row_lies_what_can_be_done_with_it(table: Table) -> None:
    over, still = await ago(table, 1, SIXTEEN), await table.match([hand("wij", 92)], OTHERS)
    app = await table.screen("/matches")
    await app.tap("Meer: Klaverjassen, Riet & Jan, gisteren")
    for name in ("Bekijk de uitslag", "Terug naar het bord", "Nieuw potje met deze afspraak", "Deel", "Leg weg"):
        assert app.has(name)
    assert not app.has("Toch verder spelen")
    await app.tap("Terug naar het bord")
    assert app.route == f"/match/{over}"
    await app.go("/matches")
    await table.rest(app)
    row: ft.TextButton = app.find(rows(app)[0], ft.TextButton)
    await app.fire(row, "long_press")  # holding the row down is the same
    await app.tap("Speel verder")
    assert app.route == f"/match/{still}"


async def test_what_the_table_stopped_can_be_played_on(table: Table) -> None:
    match = await table.match([hand("wij", 92)])
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen("/matches")
    await app.tap("Meer: Klaverjassen, Riet & Jan, vandaag")
    await app.tap("Toch verder spelen")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    assert (await table.ask(lambda s: s.match(match))).open


async def test_a_new_match_is_laid_ready_with_the_same_people_and_agreement(table: Table) -> None:
    await table.match([hand("wij", 92)], OTHERS)
    await ago(table, 9, SIXTEEN, rules={"tegenpit": 200})
    app = await table.screen("/matches")
    await app.tap(re.compile("Meer: Klaverjassen, Riet & Jan, .*"))
    await app.tap("Nieuw potje met deze afspraak")
    await table.rest(app)
    assert app.route == "/new/klaverjassen"
    await app.tap("Begin")
    await table.rest(app)
    begun = await table.ask(lambda s: s.match(app.route.removeprefix("/match/")))
    assert begun.names == FOUR
    assert dict(begun.rules) == {"tegenpit": 200}


async def test_put_away_it_is_gone_from_the_list_and_can_be_put_back_at_once(table: Table) -> None:
    match = await table.match([hand("wij", 92)])
    app = await table.screen("/matches")
    await app.tap("Meer: Klaverjassen, Riet & Jan en Ans & Piet, vandaag")
    await app.tap("Leg weg")
    await table.rest(app)
    assert app.route == "/matches"
    assert app.shows("Weggelegd. Het ligt in de bak")
    assert rows(app) == []
    assert (await table.ask(lambda s: s.match(match))).removed is not None
    await take_back(app)
    await table.rest(app)
    assert len(rows(app)) == 1
    assert (await table.ask(lambda s: s.match(match))).removed is None


async def test_a_write_on_another_screen_shows_in_the_list(table: Table) -> None:
    match = await table.match([hand("wij", 92)])
    app, other = await table.screen("/matches"), await table.screen(f"/match/{match}")
    await other.tap("Ongedaan")
    await table.rest(other)
    await table.rest(app)
    assert rows(app) == ["Klaverjassen, Riet & Jan en Ans & Piet, vandaag · 1 van 16"]


async def test_a_game_that_is_not_here_is_told_and_can_still_be_put_away(table: Table) -> None:
    people = await table.ask(lambda s: [s.add_person(name).id for name in FOUR])
    await table.ask(lambda s: s.new_match("troefcall", people, 0, {}))
    app = await table.screen("/matches")
    assert app.shows("Deze Natpit kent dit spel niet, of kan deze partij niet lezen. Ze blijft bewaard.")
    await app.tap("Meer: troefcall, Riet, Ans, Jan en Piet, vandaag")
    await app.tap("Leg weg")
    await table.rest(app)
    assert not app.shows("1 potje")
    await app.tap("De bak")
    await table.rest(app)
    await app.tap("Zet terug: troefcall, Riet, Ans, Jan en Piet")
    await table.rest(app)
    assert app.shows("De bak is leeg")


async def test_the_bin_says_what_is_in_it_since_when_and_puts_it_back(table: Table) -> None:
    match = await ago(table, 1, SIXTEEN)
    await table.ask(lambda s: s.remove_match(match))
    app = await table.screen("/matches/bin")
    assert app.shows("Wat je weglegt blijft hier liggen, tot je het zelf weggooit.")
    assert app.shows("van gisteren · weggelegd vandaag")
    await app.tap("Zet terug: Klaverjassen, Riet, Ans, Jan en Piet")
    await table.rest(app)
    assert app.shows("De bak is leeg")
    assert (await table.ask(lambda s: s.match(match))).removed is None
    await app.back()
    await table.rest(app)
    assert app.route == "/matches"
    assert app.shows("1 potje")


async def test_thrown_away_is_asked_once_and_then_it_is_gone_from_every_screen(table: Table) -> None:
    match, other = await table.match(SIXTEEN), await table.match([hand("wij", 92)], OTHERS)
    await away(table, match, other)
    watching = await table.screen(f"/match/{match}")
    app = await table.screen("/matches/bin")
    await app.tap("Gooi weg: Klaverjassen, Riet, Ans, Jan en Piet")
    assert app.shows("1 potje weggooien?")
    assert app.shows("Dit kan niet ongedaan worden gemaakt: alle handen zijn dan weg, ook uit de cijfers.")
    assert await table.ask(lambda s: s.match(match)) is not None
    await app.tap("Gooi 1 potje weg")
    await table.rest(app)
    assert await table.ask(lambda s: s.match(match)) is None
    assert await table.ask(lambda s: s.match(other)) is not None
    assert app.shows("1 potje weggegooid")
    await table.rest(watching)
    assert watching.shows("Geen spel hier")
    assert watching.has("Naar het begin")


async def test_the_whole_bin_is_emptied_a_few_at_a_time(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.screens.bin.AT_ONCE", 2)
    kept = await table.match(SIXTEEN)
    people = await table.ask(lambda s: [s.add_person(name).id for name in FOUR])
    await away(table, *await table.ask(lambda s: [s.new_match("klaverjassen", people, 0, {}) for _ in range(25)]))
    app = await table.screen("/matches/bin")
    assert app.shows("25 potjes")
    await app.tap("Leeg de bak")
    await table.rest(app)
    await app.tap("Gooi 25 potjes weg")
    await app.until(lambda: app.shows("25 potjes weggegooid"))
    await app.until(lambda: app.shows("De bak is leeg"))
    assert await table.ask(lambda s: s.in_bin()) == ()
    assert await table.ask(lambda s: s.match(kept)) is not None


async def test_everything_can_be_reached_by_name(table: Table) -> None:
    match = await table.match(SIXTEEN, title="Kerst")
    await ago(table, 40, [hand("wij", 92)], OTHERS)
    for route in ("/matches", "/matches/text=zzz", "/matches/bin"):
        for text in (1.0, 2.0):
            app = await table.screen(route, text=text)
            assert reachable_without_name(app) == [], route
    await table.ask(lambda s: s.remove_match(match))
    app = await table.screen("/matches/bin", text=2.0)
    assert reachable_without_name(app) == []


def test_an_address_says_what_is_looked_for_and_nothing_else() -> None:
    asked = [
        Sought(), Sought("heugen"), Sought(people=(3, 5)), Sought("x y", (1,), "2026", "jan é & 5%", "open"),
        Sought(period="2026-11"), Sought(text="50% a/b?c#d"),
    ]  # fmt: skip
    for sought in asked:
        address = address_of(sought)
        assert address.isascii()
        assert address.count("/") == 2
        found = sought_in(address.removeprefix("/matches/"))
        assert address_of(found) == address
        assert found._replace(text="") == sought._replace(text="")
    assert sought_in("period=2026-13&person=x&person=-1&state=gone&foo=1&=&%") == Sought()
    assert sought_in("text=Jan%20%C3%A9") == sought_in("text=Jan é") == Sought(text="Jan é")
    assert matches_address() == "/matches"


async def test_the_figures_of_who_played_and_sharing_are_one_tap_away(table: Table) -> None:
    match = await table.match(SIXTEEN)
    ids = [p.id for p in (await table.ask(lambda s: s.match(match))).people]
    app = await table.screen("/matches")
    await app.tap(re.compile("^Meer: "))
    await app.tap("Cijfers van deze spelers")
    await table.rest(app)
    assert app.route == figures_address("klaverjassen", company=ids)
    await app.go("/matches")
    await table.rest(app)
    await app.tap(re.compile("^Meer: "))
    await app.tap("Deel")
    await table.rest(app)
    assert app.route == f"/match/{match}/share"
