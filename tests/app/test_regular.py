"""Regular tables: the same people, game and agreement, begun with two taps."""

import re

import flet as ft
import pytest

from tests.app.table import FOUR, hand, reachable_without_name

SIXTEEN = [hand("wij", 100, 20), hand("zij", 90)] * 8
TILE = "Donderdag, vaste tafel, Klaverjassen, Riet, Ans, Jan en Piet"


async def regular(table, name="Donderdag", names=FOUR, game="klaverjassen", **rules):
    def write(store):
        return store.add_regular(name, game, [store.add_person(one).id for one in names], rules)

    return await table.ask(write)


async def stored(table, app):
    assert app.route.startswith("/match/")
    return await table.ask(lambda s: s.match(app.route.removeprefix("/match/")))


async def begin(table, app):
    await app.tap("Begin")
    await table.rest(app)
    return await stored(table, app)


async def laid(table, made):
    return await table.screen(f"/tables/{made.id}")


async def test_two_taps_begin_with_the_people_the_dealer_and_the_agreement(table):
    await regular(table, tegenpit=0)
    app = await table.screen("/tables")
    await app.tap(TILE)
    await table.rest(app)
    match = await begin(table, app)
    assert (match.game, match.names, match.first_dealer) == ("klaverjassen", FOUR, 0)
    assert match.rules == {"tegenpit": 0}


async def test_the_deal_goes_on_from_their_last_match_wherever_they_sat_then(table):
    made = await regular(table)
    await table.match(SIXTEEN, ("Ans", "Jan", "Piet", "Riet"))  # after sixteen hands it is the first of them again: Ans
    await table.match([hand("wij", 100)], ("Kees", "Truus", "Henk", "Mo"))
    app = await laid(table, made)
    assert app.has("Links, Ans, Zij, geeft eerst")
    assert (await begin(table, app)).first_dealer == 1


async def test_whoever_stands_in_does_so_only_tonight(table):
    await table.ask(lambda s: s.add_person("Kees"))
    made = await regular(table)
    app = await laid(table, made)
    assert not app.has("Kees")
    await app.tap("Rechts, Piet, Zij")
    assert app.shows("Wie invalt, zit er alleen deze keer.")
    await app.tap("Kees")
    assert app.shows("Kees valt in voor Piet, alleen deze keer.")
    assert not app.has("Riet, zit onder")  # the others stay where they are
    assert (await begin(table, app)).names == ("Riet", "Ans", "Jan", "Kees")
    assert await table.ask(lambda s: [p.name for p in s.regular(made.id).people]) == [*FOUR]
    app = await laid(table, made)
    assert app.has("Rechts, Piet, Zij")


async def test_as_always_takes_back_what_was_tapped(table):
    await table.ask(lambda s: s.add_person("Kees"))
    app = await laid(table, await regular(table))
    await app.tap("Rechts, Piet, Zij")
    await app.tap("Kees")
    await app.tap("Zoals altijd")
    await table.rest(app)
    assert app.has("Rechts, Piet, Zij")
    assert not app.has("Zoals altijd")


async def test_seats_and_dealer_are_changed_before_it_begins_and_a_reload_keeps_them(table):
    made = await regular(table)
    app = await laid(table, made)
    await app.tap("Onder, Riet, Wij, geeft eerst")
    await app.tap("Ans, zit links")
    await app.tap("Jan geeft eerst")
    await table.again()
    app = await laid(table, made)
    match = await begin(table, app)
    assert (match.names, match.first_dealer) == (("Ans", "Riet", "Jan", "Piet"), 2)


async def test_what_was_tapped_on_another_evening_is_forgotten(table, monkeypatch):
    import app.table.regulars as tables

    await table.ask(lambda s: s.add_person("Kees"))
    made = await regular(table)
    app = await laid(table, made)
    await app.tap("Rechts, Piet, Zij")
    await app.tap("Kees")
    await table.again()
    real = tables.time
    monkeypatch.setattr(tables, "time", lambda: real() + tables.LASTS + 1)
    app = await laid(table, made)
    assert app.has("Rechts, Piet, Zij")


async def test_the_table_that_was_begun_at_comes_first(table):
    first = await regular(table)
    await regular(table, "Zondag", names=("Riet", "Ans", "Kees", "Mo"))
    await begin(table, await laid(table, first))
    assert [one.name for one in await table.ask(lambda s: s.regulars())] == ["Donderdag", "Zondag"]


async def test_begin_tapped_twice_begins_one_match(table):
    app = await laid(table, await regular(table))
    button = app.find("Begin")
    first = app.session.dispatch_event(button._i, "click", None)
    second = app.session.dispatch_event(button._i, "click", None)
    await first
    await second
    await table.rest(app)
    assert len(await table.ask(lambda s: s.matches())) == 1


async def test_an_agreement_that_changes_midway_leaves_the_table_as_it_is(table):
    made = await regular(table, tegenpit=0)
    match = await begin(table, await laid(table, made))
    await table.ask(lambda s: s.change_rules(match.id, {"tie": "each_own"}))
    assert await table.ask(lambda s: s.regular(made.id).rules) == {"tegenpit": 0}


async def test_a_table_shows_where_its_figures_and_its_matches_are(table):
    made = await regular(table)
    ids = sorted(p.id for p in made.people)
    app = await laid(table, made)
    await app.tap("Cijfers van deze tafel")
    assert app.route == f"/figures/klaverjassen/all/company/{'-'.join(map(str, ids))}"
    app = await laid(table, made)
    await app.tap("Potjes van deze tafel")
    assert app.route == "/matches/game=klaverjassen&" + "&".join(f"person={one}" for one in ids)


async def test_off_the_list_and_back_on_it(table):
    app = await laid(table, await regular(table))
    await app.tap("Meer over deze tafel")
    await app.tap("Haal van de lijst")
    await table.rest(app)
    assert app.route == "/tables"
    assert not app.has(TILE)
    await app.tap("Zet terug")
    await table.rest(app)
    assert app.has(TILE)


async def test_what_is_off_the_list_lies_folded_below_it_and_says_so_at_its_address(table):
    made = await regular(table)
    await table.ask(lambda s: s.hide_regular(made.id))
    app = await table.screen("/tables")
    await app.tap("1 tafel van de lijst gehaald, dicht")
    await app.tap("Zet terug: Donderdag")
    await table.rest(app)
    assert app.has(TILE)
    await table.ask(lambda s: s.hide_regular(made.id))
    app = await laid(table, made)
    assert app.shows("Deze tafel is van de lijst gehaald.")
    await app.tap("Zet terug")
    await table.rest(app)
    assert not app.shows("Deze tafel is van de lijst gehaald.")


async def test_a_table_that_is_not_there_leads_to_the_list(table):
    for address in ("/tables/7", "/tables/nonsense", "/tables/7/edit", "/tables/999999999999999999999"):
        app = await table.screen(address)
        assert any("Deze vaste tafel is er niet." in text for text in app.texts), address
        await app.tap("Naar de lijst")
        assert app.route == "/tables"


async def test_a_table_of_a_game_that_this_natpit_does_not_know_is_shown_and_begins_nothing(table):
    made = await regular(table, game="toepen")
    app = await table.screen("/tables")
    assert app.has("Donderdag, vaste tafel, toepen, Riet, Ans, Jan en Piet")
    app = await laid(table, made)
    assert app.shows("Deze Natpit kent het spel van deze tafel niet: toepen.")
    assert not app.has("Begin")


async def test_of_a_match_one_tap_makes_a_table_called_after_the_evening(table):
    from datetime import UTC, datetime

    thursday = datetime(2026, 5, 14, 20, tzinfo=UTC)
    match = await table.match(SIXTEEN, started=thursday, rules={"tegenpit": 0})
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Maak vaste tafel")
    await app.until(lambda: app.shows(re.compile("vaste tafel [A-Z]|is nu een vaste tafel")))
    await table.rest(app)
    assert app.shows("Donderdag is nu een vaste tafel")
    (made,) = await table.ask(lambda s: s.regulars())
    assert ([p.name for p in made.people], made.rules, made.game) == ([*FOUR], {"tegenpit": 0}, "klaverjassen")
    assert not app.has("Maak vaste tafel")
    await app.tap("Toch niet")
    await table.rest(app)
    assert await table.ask(lambda s: s.regulars()) == ()
    assert app.has("Maak vaste tafel")


async def test_where_the_evening_is_taken_the_table_is_called_after_its_people(table):
    from datetime import UTC, datetime

    await regular(table, "donderdag", names=("Riet", "Ans", "Kees", "Mo"))
    match = await table.match([hand("wij", 100)], started=datetime(2026, 5, 15, 0, 30, tzinfo=UTC))
    app = await table.screen(f"/match/{match}")
    await app.tap("Meer")
    await app.tap("Maak vaste tafel")
    await app.until(lambda: app.shows(re.compile("vaste tafel [A-Z]|is nu een vaste tafel")))
    await table.rest(app)
    assert app.shows("Riet, Ans, Jan en Piet is nu een vaste tafel")
    app = await table.screen("/tables")
    assert app.texts.count("Riet, Ans, Jan en Piet") == 1  # who sit there is not said twice


async def test_from_the_pad_of_who_have_a_table_already_it_is_shown(table):
    made = await regular(table)
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}")
    await app.tap("Meer")
    await app.tap("Maak vaste tafel")
    await app.until(lambda: app.shows(re.compile("vaste tafel [A-Z]|is nu een vaste tafel")))
    await table.rest(app)
    assert app.shows("Dit is al de vaste tafel Donderdag")
    await app.tap("Kijk")
    await table.rest(app)
    assert app.route == f"/tables/{made.id}"
    assert len(await table.ask(lambda s: s.regulars())) == 1


async def test_who_played_together_twice_is_proposed_and_one_tap_makes_the_table(table):
    for _ in range(2):
        await table.match(SIXTEEN)
    app = await table.screen("/tables")
    assert app.shows("2 keer klaverjassen")
    await app.tap("Maak vaste tafel van Riet, Ans, Jan en Piet, 2 keer klaverjassen")
    await app.until(lambda: app.has(re.compile("vaste tafel, Klaverjassen, Riet, Ans, Jan en Piet$")))
    assert not app.shows("Vaker samen gespeeld")


async def test_without_a_table_the_list_says_what_one_is(table):
    app = await table.screen("/tables")
    assert any(text.startswith("Aan een vaste tafel zitten steeds dezelfde mensen") for text in app.texts)
    await app.tap("Nieuwe vaste tafel")
    assert app.route == "/tables/new"


async def test_by_hand_a_game_the_names_the_agreement_and_keep(table):
    for name in reversed(FOUR):
        await table.ask(lambda s, name=name: s.add_person(name))
    app = await table.screen("/tables/new")
    await app.tap("Klaverjassen")
    await table.rest(app)
    assert app.route == "/tables/new/klaverjassen"
    assert app.disabled("Bewaar. Nog 4 namen")
    await app.type(app.one(ft.TextField), "De  Kring")
    for name in FOUR:
        await app.tap(name)
    await app.tap("Wijzig de afspraak")
    await app.tap("Ieder houdt het eigen")
    await app.tap("Klaar")
    await table.rest(app)
    assert app.one(ft.TextField).value == "De  Kring"
    await app.tap("Bewaar")
    await table.rest(app)
    (made,) = await table.ask(lambda s: s.regulars())
    assert (made.name, [p.name for p in made.people], made.rules) == ("De Kring", [*FOUR], {"tie": "each_own"})
    assert app.route == f"/tables/{made.id}"
    assert app.shows("De Kring is nu een vaste tafel")
    await app.tap("Toch niet")
    await table.rest(app)
    assert await table.ask(lambda s: s.regular(made.id)) is None
    assert app.route == "/tables"


async def test_a_table_without_a_name_is_called_after_who_sit_there(table):
    for name in reversed(FOUR):
        await table.ask(lambda s, name=name: s.add_person(name))
    app = await table.screen("/tables/new/klaverjassen")
    for name in FOUR:
        await app.tap(name)
    await app.tap("Bewaar")
    await table.rest(app)
    assert [one.name for one in await table.ask(lambda s: s.regulars())] == ["Riet, Ans, Jan en Piet"]


async def test_a_name_that_cannot_be_says_why_and_nothing_is_kept(table):
    made = await regular(table)
    app = await table.screen(f"/tables/{made.id}/edit")
    assert app.disabled("Bewaar. Nog niets veranderd")
    await app.type(app.one(ft.TextField), "x" * 41)
    await app.tap("Bewaar")
    assert "Kort de naam af tot 40 letters." in app.texts
    assert await table.ask(lambda s: s.regular(made.id)) == made
    await app.tap("Zo laten staan")
    await table.rest(app)
    app = await table.screen(f"/tables/{made.id}/edit")
    assert app.one(ft.TextField).value == "Donderdag"


async def test_a_table_is_changed_and_the_change_taken_back(table):
    await table.ask(lambda s: s.add_person("Kees"))
    made = await regular(table, tegenpit=0)
    app = await laid(table, made)
    await app.tap("Wijzig de afspraak")
    await table.rest(app)
    assert app.route == f"/tables/{made.id}/edit"
    await app.type(app.one(ft.TextField), "Vrijdag")
    await app.tap("Rechts, Piet, Zij")
    await app.tap("Kees")
    await app.tap("Wijzig de afspraak")
    await table.rest(app)
    await app.tap("Zoals het reglement")
    await app.tap("Klaar")
    await table.rest(app)
    await app.tap("Bewaar")
    await table.rest(app)
    now = await table.ask(lambda s: s.regular(made.id))
    assert (now.name, now.rules, [p.name for p in now.people]) == ("Vrijdag", {}, ["Riet", "Ans", "Jan", "Kees"])
    assert app.route == f"/tables/{made.id}"
    assert app.shows("De tafel is veranderd")
    assert app.has("Rechts, Kees, Zij")
    await app.tap("Zet terug")
    await table.rest(app)
    assert await table.ask(lambda s: s.regular(made.id)) == made
    assert app.has("Rechts, Piet, Zij")


SIZES = {"phone at 200 %": (390, 844, 2.0), "phone on its side": (844, 390, 1.0)}


@pytest.mark.parametrize("size", SIZES)
async def test_everything_that_can_be_reached_has_a_name_at_every_size(table, size):
    width, height, text = SIZES[size]
    made = await regular(table)
    for _ in range(2):
        await table.match([hand("wij", 100)], ("Kees", "Truus", "Henk", "Mo"))
    app = await table.screen("/tables", width=width, height=height, text=text)
    for address in ("/tables", f"/tables/{made.id}", f"/tables/{made.id}/edit/agreement", "/tables/new/heugen"):
        await app.go(address)
        await table.rest(app)
        assert app.texts, address
        assert reachable_without_name(app) == [], address


async def test_in_english(table):
    await regular(table)
    app = await table.screen("/settings")
    await app.tap("English")
    await app.go("/tables")
    await table.rest(app)
    assert app.has("Donderdag, regular table, Klaverjassen, Riet, Ans, Jan and Piet")


@pytest.mark.usefixtures("fifth_game")
async def test_a_game_that_no_file_names_has_its_tables_too(table):
    made = await regular(table, game="tikken", three="double")
    app = await laid(table, made)
    assert app.shows("3 handen. Drie telt dubbel.")
    match = await begin(table, app)
    assert (match.game, match.rules) == ("tikken", {"three": "double"})
    app = await table.screen("/tables/new")
    assert app.has("Tikken")
