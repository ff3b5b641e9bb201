"""The players: the list, one of them, two that are one, and every screen that shows their names."""

import re

import flet as ft

from app.parts.name_chips import MOST_LETTERS
from app.store.values import Person, Player
from app.table.people import called, looked_for
from tests.app.table import FOUR, Table, hand, reachable_without_name, take_back


async def ids(table: Table) -> dict[str, int]:
    return {p.person.name: p.person.id for p in await table.ask(lambda s: s.players())}


async def test_the_list_tells_who_played_how_often_and_leads_to_each(table: Table) -> None:
    await table.match([hand("wij", 90)])
    await table.match(game="heugen", names=("Riet", "Ans", "Henk"))
    app = await table.screen("/people")
    assert app.has("Riet, 2 potjes, laatst vandaag")
    assert app.has("Jan, 1 potje, vandaag")
    assert reachable_without_name(app) == []
    await app.tap("Riet, 2 potjes, laatst vandaag")
    await table.rest(app)
    assert app.route == f"/people/{(await ids(table))['Riet']}"
    await app.tap("Terug")
    assert app.route == "/people"


async def test_with_nobody_there_it_says_so_and_takes_names(table: Table) -> None:
    app = await table.screen("/people")
    assert app.shows(re.compile("komt hier vanzelf te staan"))
    await app.type(app.find("Nieuwe naam"), "Truus")
    await app.tap("Erbij")
    await table.rest(app)
    assert app.has("Truus, nog niet gespeeld")
    assert app.one(ft.TextField).value == ""  # open for the next one
    await app.type(app.find("Nieuwe naam"), "truus", submit=True)
    assert app.shows("Truus staat al in de lijst.")
    await app.type(app.find("Nieuwe naam"), "x" * (MOST_LETTERS + 1), submit=True)
    assert app.shows(f"Kort de naam af tot {MOST_LETTERS} letters.")
    await app.type(app.find("Nieuwe naam"), "Kees", submit=True)
    await table.rest(app)
    await app.tap("Klaar")
    rows = [name for name, _ in app.named() if name.endswith("nog niet gespeeld")]
    assert rows == ["Kees, nog niet gespeeld", "Truus, nog niet gespeeld"]  # who came last stands first


async def test_a_long_list_is_looked_through_by_letters(table: Table) -> None:
    def write(store) -> None:
        for n in range(14):
            store.add_person(f"Speler {n}")
        store.merge_people(store.add_person("Renée").id, store.add_person("Speler 3").id)

    await table.ask(write)
    app = await table.screen("/people")
    await app.type(app.find("Zoek een naam"), "renee")
    assert [name for name, _ in app.named() if "gespeeld" in name] == ["Speler 3, nog niet gespeeld, ook: Renée"]
    await app.type(app.find("Zoek een naam"), "Xandra")
    assert app.shows("Niemand heet Xandra.")


async def test_a_name_goes_off_the_lists_and_comes_back(table: Table) -> None:
    await table.match([hand("wij", 90)])
    jan = (await ids(table))["Jan"]
    other = await table.screen("/new/klaverjassen")
    app = await table.screen(f"/people/{jan}")
    assert other.has("Boven, Jan, Wij")
    await app.tap("Uit de lijsten")
    await table.rest(app)
    assert app.route == "/people"
    assert not app.has(re.compile("^Jan"))
    assert app.shows("Jan staat niet meer in de lijsten")
    await other.settle()
    assert not other.has(re.compile("Jan"))  # out of the line-up that lay ready, too
    assert other.shows("Nog 1 naam")
    await app.tap(re.compile("1 naam uit de lijsten"))
    await app.tap("Zet Jan terug in de lijsten")
    await table.rest(app)
    assert app.has("Jan, 1 potje, vandaag")
    await other.settle()
    assert other.has("Jan")


async def test_what_was_done_by_mistake_is_put_back_at_once(table: Table) -> None:
    await table.match([hand("wij", 90)])
    jan = (await ids(table))["Jan"]
    app = await table.screen(f"/people/{jan}")
    await app.tap("Uit de lijsten")
    await table.rest(app)
    await take_back(app)
    await table.rest(app)
    assert app.has("Jan, 1 potje, vandaag")


async def test_a_name_off_the_lists_says_so_on_its_own_screen(table: Table) -> None:
    jan = await table.ask(lambda s: s.hide_person(s.add_person("Jan").id).id)
    app = await table.screen(f"/people/{jan}")
    assert app.shows("Jan staat niet in de lijsten. De potjes blijven.")
    assert not app.has("Uit de lijsten")
    await app.tap("Zet terug in de lijsten")
    await table.rest(app)
    assert app.has("Uit de lijsten")


async def test_an_address_of_nobody_says_so_and_leads_back(table: Table) -> None:
    for address in ("/people/99", "/people/x", "/people/9999999999999999999999", "/people/1/same", "/people/1/same/2"):
        app = await table.screen(address)
        assert app.shows("Deze speler is er niet."), address
        await app.tap("Naar alle spelers")
        assert app.route == "/people"


async def test_another_name_is_shown_at_once_on_every_screen(table: Table) -> None:
    match = await table.match([hand("wij", 90)])
    pad, home = await table.screen(f"/match/{match}"), await table.screen("/")
    new = await table.screen("/new/klaverjassen")
    app = await table.screen(f"/people/{(await ids(table))['Riet']}")
    await app.tap("Andere naam")
    await app.type(app.find("Naam, overal"), "Marietje", submit=True)
    for one in (app, pad, home, new):
        await table.rest(one)
    assert app.shows("Marietje")
    assert pad.shows(re.compile("Marietje"))
    assert home.shows("Marietje & Jan")
    assert new.has("Onder, Marietje, Wij")
    await take_back(app)
    await table.rest(app)
    assert app.shows("Riet")


async def test_two_that_are_one_become_one_on_every_screen_and_two_again(table: Table) -> None:
    match = await table.match([hand("wij", 90)], ("Riet v D", *FOUR[1:]))
    await table.match([hand("wij", 90)])
    there = await ids(table)
    pad, home = await table.screen(f"/match/{match}"), await table.screen("/")
    app = await table.screen(f"/people/{there['Riet v D']}")
    await app.tap("Zelfde als…")
    await table.rest(app)
    likeliest = next(name for name, _ in app.named() if "potje" in name)
    assert likeliest == "Riet, 1 potje, vandaag"
    await app.tap("Riet, 1 potje, vandaag")
    await table.rest(app)
    assert app.shows("Het potje van Riet v D telt voortaan bij Riet, ook in de cijfers.")
    assert await ids(table) == there  # nothing was done yet
    await app.tap("Voeg samen")
    for one in (app, pad, home):
        await table.rest(one)
    assert app.route == f"/people/{there['Riet']}"
    assert app.shows("2 potjes, laatst vandaag")
    assert app.has("Maak Riet v D weer los")
    assert pad.shows(re.compile("Riet & Jan"))
    assert not pad.shows(re.compile("v D"))
    assert not home.shows(re.compile("Riet v D"))
    await app.tap("Maak Riet v D weer los")
    for one in (app, pad):
        await table.rest(one)
    assert app.shows("1 potje, vandaag")
    assert pad.shows(re.compile("Riet v D"))
    await take_back(app)
    for one in (app, pad):
        await table.rest(one)
    assert app.has("Maak Riet v D weer los")


async def test_the_table_says_which_of_the_two_names_stays(table: Table) -> None:
    def write(store) -> tuple[int, int]:
        return store.add_person("Riet v D").id, store.add_person("Riet").id

    one, other = await table.ask(write)
    app = await table.screen(f"/people/{one}/same/{other}")
    assert app.has("Riet, gekozen")
    await app.tap("Riet v D")
    assert app.shows("Overal staat dan Riet v D. Wie later Riet opschrijft, krijgt Riet v D.")
    await app.tap("Voeg samen")
    await table.rest(app)
    assert app.route == f"/people/{one}"
    assert await table.ask(lambda s: s.add_person("Riet").id) == one
    await take_back(app)
    await table.rest(app)
    assert await table.ask(lambda s: s.add_person("Riet").id) == other


async def test_who_sat_at_one_table_stay_two_and_it_says_where(table: Table) -> None:
    match = await table.match([hand("wij", 90)])
    there = await ids(table)
    app = await table.screen(f"/people/{there['Riet']}/same/{there['Ans']}")
    await table.rest(app)
    assert app.shows("Riet en Ans zaten samen aan tafel bij Klaverjassen (vandaag): dat zijn er twee.")
    assert not app.has("Voeg samen")
    await app.tap("Bekijk dat potje")
    await table.rest(app)
    assert app.route == f"/match/{match}"


async def test_who_sat_down_together_meanwhile_stay_two(table: Table) -> None:
    def write(store) -> tuple[int, int]:
        return store.add_person("Riet").id, store.add_person("Ans").id

    one, other = await table.ask(write)
    app = await table.screen(f"/people/{one}/same/{other}")
    await table.rest(app)
    match = await table.match([hand("wij", 90)])
    there = await ids(table)
    await app.tap("Voeg samen")
    await table.rest(app)
    assert app.shows("Riet en Ans zaten samen aan tafel bij Klaverjassen (vandaag): dat zijn er twee.")
    assert await ids(table) == there
    await take_back(app)
    await table.rest(app)
    assert app.route == f"/match/{match}"


async def test_a_name_that_somebody_has_may_be_the_same_person(table: Table) -> None:
    def write(store) -> tuple[int, int]:
        return store.add_person("Riet v D").id, store.add_person("Riet").id

    one, other = await table.ask(write)
    app = await table.screen(f"/people/{one}")
    await app.tap("Andere naam")
    await app.type(app.find("Naam, overal"), "riet", submit=True)
    assert app.shows("Riet staat al in de lijst.")
    await app.tap("Ja, voeg samen")
    assert app.route == f"/people/{one}/same/{other}"


async def test_another_mark_is_chosen_with_a_tap(table: Table) -> None:
    jan = await table.ask(lambda s: s.set_pattern(s.add_person("Jan").id, 2))
    app = await table.screen(f"/people/{jan.id}")
    assert app.has("Ringen, gekozen")
    assert reachable_without_name(app) == []
    await app.tap("Zigzag")
    await table.rest(app)
    assert app.has("Zigzag, gekozen")
    assert (await table.ask(lambda s: s.people()))[0].pattern == 5


async def test_the_way_to_what_they_played(table: Table) -> None:
    await table.match([hand("wij", 90)])
    jan = (await ids(table))["Jan"]
    app = await table.screen(f"/people/{jan}")
    await app.tap("Potjes")
    assert app.route == f"/matches/person={jan}"
    await app.go(f"/people/{jan}")
    await table.rest(app)
    await app.tap("Cijfers")
    assert app.route == f"/figures/any/all/person/{jan}"


async def test_a_line_up_that_was_kept_seats_who_it_is_now(table: Table) -> None:
    await table.match([hand("wij", 90)])
    app = await table.screen("/new/klaverjassen")
    await app.tap(re.compile("^Onder"))
    await app.tap("Naam")
    await app.type(app.find("Nieuwe naam"), "Truus", submit=True)
    await table.rest(app)
    there = await ids(table)
    await table.close()
    await table.again()
    await table.ask(lambda s: s.merge_people(there["Truus"], s.add_person("Truus de Boer").id))
    app = await table.screen("/new/klaverjassen")
    assert app.has("Onder, Truus de Boer, Wij")


async def test_a_table_that_is_mended_shows_who_it_is_now_and_keeps_what_was_tapped(table: Table) -> None:
    match = await table.match([hand("wij", 90)])
    boer = await table.ask(lambda s: s.add_person("Truus de Boer").id)
    truus = await table.ask(lambda s: s.add_person("Truus").id)
    app = await table.screen(f"/match/{match}/table")
    await app.tap(re.compile("^Onder"))
    await app.tap("Truus")
    screen = await table.screen(f"/people/{truus}/same/{boer}")
    await screen.tap("Voeg samen")
    for one in (screen, app):
        await table.rest(one)
    assert app.has(re.compile("^Onder, Truus de Boer"))
    assert not app.has("Truus")


async def test_the_history_names_who_it_is_now(table: Table) -> None:
    match = await table.match([hand("wij", 90)], ("Rita", *FOUR[1:]))
    app = await table.screen(f"/match/{match}/history")
    assert app.shows(re.compile("Rita"))
    await table.ask(lambda s: s.merge_people(s.add_person("Rita").id, s.add_person("Riet").id))
    app = await table.screen(f"/match/{match}/history")
    assert app.shows(re.compile("Riet, Ans, Jan en Piet"))
    assert not app.shows(re.compile("Rita"))


async def test_the_history_holds_where_two_that_are_one_now_sat_at_once(table: Table) -> None:
    match = await table.match([hand("wij", 90)], ("Riet", "Ans", "Rita", "Piet"))

    def write(store) -> None:
        people = [store.add_person(name).id for name in ("Kees", "Ans", "Truus", "Piet")]
        store.mend_table(match, people, 0)
        store.merge_people(store.add_person("Rita").id, store.add_person("Riet").id)

    await table.ask(write)
    app = await table.screen(f"/match/{match}/history")
    assert app.shows(re.compile("Riet, Ans, Riet en Piet"))
    assert app.shows("Hand 1 opgeschreven")


async def test_large_text_leaves_nothing_out(table: Table) -> None:
    await table.match([hand("wij", 90)])
    jan = (await ids(table))["Jan"]
    await table.ask(lambda s: s.merge_people(s.add_person("Johan").id, jan))
    app = await table.screen(f"/people/{jan}", text=2.0)
    for name in ("Andere naam", "Potjes", "Cijfers", "Zelfde als…", "Maak Johan weer los", "Uit de lijsten"):
        assert app.has(name), name


def test_letters_are_found_whatever_their_accents_and_in_every_spelling() -> None:
    one = Player(Person(1, "Renée"), 0, None, spellings=(Person(2, "René"),))
    other = Player(Person(3, "Jan"), 0, None)
    assert looked_for([one, other], " RENE ") == [one]
    assert called([one, other], "rené") == one
    assert called([one, other], "Ren") is None
