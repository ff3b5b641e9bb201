"""A new match: seats, names, who deals first, the agreement, *Begin*."""

import re

import flet as ft
import pytest
from flet import canvas as cv

import scoring
from app.table.lineup import LineUp
from tests.app.table import FOUR, hand, reachable_without_name

NEW = "/new/klaverjassen"


async def known(table, *names):
    for name in reversed(names):
        await table.ask(lambda s, name=name: s.add_person(name))


async def fill(app, *names):
    for name in names:
        await app.tap(name)


async def test_seat_by_seat_four_names_and_begin(table):
    await known(table, "Riet", "Ans", "Jan", "Piet", "Kees")
    app = await table.screen(NEW)
    assert app.disabled("Begin. Nog 4 namen")
    await fill(app, "Riet", "Ans", "Jan")
    assert app.disabled("Begin. Nog 1 naam")
    await app.tap("Piet")
    await app.tap("Begin")
    await table.rest(app)
    match = app.route.removeprefix("/match/")
    stored = await table.ask(lambda s: s.match(match))
    assert (stored.names, stored.first_dealer, dict(stored.rules)) == (FOUR, 0, {})


async def test_seats_tell_where_who_and_which_side(table):
    await table.match()
    app = await table.screen(NEW)
    names = [name for name, _ in app.named()]
    assert names[1:5] == ["Onder, Riet, Wij, geeft eerst", "Links, Ans, Zij", "Boven, Jan, Wij", "Rechts, Piet, Zij"]
    await app.tap("Links, Ans, Zij")
    assert app.has("Links, Ans, Zij, gekozen")
    assert app.has("Ans, zit links")


async def test_the_same_people_are_two_taps_and_the_deal_goes_on(table):
    first = await table.match([hand("wij", 100)] * 17, rules={"tegenpit": 0})
    app = await table.screen()
    await app.tap("Klaverjassen, 4 spelers, nieuw spel")
    await table.rest(app)
    await app.tap("Begin")
    await table.rest(app)
    match = app.route.removeprefix("/match/")
    stored = await table.ask(lambda s: s.match(match))
    assert match != first
    assert (stored.names, stored.first_dealer, dict(stored.rules)) == (FOUR, 1, {"tegenpit": 0})


async def test_a_name_tapped_again_swaps(table):
    await table.match()
    app = await table.screen(NEW)
    await app.tap("Onder, Riet, Wij, geeft eerst")
    await app.tap("Ans, zit links")
    assert app.has("Onder, Ans, Wij")
    assert app.has("Links, Riet, Zij, geeft eerst")


async def test_a_name_at_a_full_table_asks_for_a_seat_first(table):
    await known(table, "Kees")
    await table.match()
    app = await table.screen(NEW)
    await app.tap("Kees")
    assert "Tik eerst een stoel, dan komt de naam daar." in app.texts
    await app.tap("Rechts, Piet, Zij")
    await app.tap("Kees")
    assert app.has("Rechts, Kees, Zij")


async def test_who_deals_first_is_a_choice(table):
    await table.match()
    app = await table.screen(NEW)
    await app.tap("Jan geeft eerst")
    assert app.has("Boven, Jan, Wij, geeft eerst")
    await app.tap("Begin")
    await table.rest(app)
    match = app.route.removeprefix("/match/")
    assert (await table.ask(lambda s: s.match(match))).first_dealer == 2


async def test_at_the_first_start_the_field_lies_open_and_names_are_typed_in(table):
    app = await table.screen(NEW)
    for name in FOUR:
        await app.type(app.one(ft.TextField), name, submit=True)
        await table.rest(app)
    assert app.all(ft.TextField) == []
    assert app.has("Rechts, Piet, Zij")
    assert not app.disabled("Begin")


async def test_plus_name_opens_a_field_in_the_page_and_enter_seats_the_name(table):
    await known(table, "Riet")
    app = await table.screen(NEW)
    assert app.all(ft.TextField) == []
    await app.tap("Naam")
    await app.type(app.one(ft.TextField), "  Mo   el  Idrissi ", submit=True)
    await table.rest(app)
    assert app.has("Onder, Mo el Idrissi, Wij, geeft eerst")
    assert app.one(ft.TextField).value == ""
    await app.tap("Klaar")
    assert app.all(ft.TextField) == []


async def test_a_name_that_cannot_be_says_why_and_stays_in_the_field(table):
    await table.match(names=FOUR)
    app = await table.screen(NEW)
    await app.tap("Naam")
    for typed, said in (
        (" ", "Nog geen naam."),
        ("ANS", "Ans zit al aan tafel."),
        ("x" * 25, "Kort de naam af tot 24 letters."),
        ("a\x00b", "In een naam kan geen regeleinde of stuurteken."),
    ):
        await app.type(app.one(ft.TextField), typed)
        await app.tap("Erbij")
        assert said in app.texts
        assert app.one(ft.TextField).value == typed
    await app.type(app.one(ft.TextField), "Kees")
    assert "Nog geen naam." not in app.texts
    assert len(await table.ask(lambda s: s.people())) == 4


async def test_a_known_name_typed_again_is_the_same_person(table):
    await known(table, "Riet", "Ans")
    app = await table.screen(NEW)
    await app.tap("Naam")
    await app.type(app.one(ft.TextField), "riet", submit=True)
    await table.rest(app)
    assert app.has("Onder, Riet, Wij, geeft eerst")
    assert len(await table.ask(lambda s: s.people())) == 2


async def test_a_reload_and_another_process_find_the_half_filled_table(table):
    await known(table, *FOUR)
    app = await table.screen(NEW)
    await fill(app, "Riet", "Ans")
    await app.tap("Ans geeft eerst")
    await table.again()
    app = await table.screen(NEW)
    assert app.has("Onder, Riet, Wij")
    assert app.has("Links, Ans, Zij, geeft eerst")
    assert app.disabled("Begin. Nog 2 namen")
    await fill(app, "Jan", "Piet")
    assert not app.disabled("Begin")


async def test_what_was_half_filled_before_the_last_match_is_forgotten(table):
    await known(table, "Kees")
    app = await table.screen(NEW)
    await app.tap("Kees")
    await table.match()
    app = await table.screen(NEW)
    assert app.has("Onder, Riet, Wij, geeft eerst")


async def test_a_line_up_that_is_proposed_is_filled_in(table):
    await known(table, *FOUR)
    people = {p.name: p.id for p in await table.ask(lambda s: s.people())}
    table.natpit.house.lineups.propose("klaverjassen", LineUp(tuple(people[n] for n in reversed(FOUR)), 3, {}, None))
    app = await table.screen(NEW)
    assert app.has("Rechts, Riet, Zij, geeft eerst")


async def test_begin_tapped_twice_begins_one_match(table):
    await table.match()
    app = await table.screen(NEW)
    begin = app.find("Begin")
    first = app.session.dispatch_event(begin._i, "click", None)
    second = app.session.dispatch_event(begin._i, "click", None)
    await first
    await second
    await table.rest(app)
    assert len(await table.ask(lambda s: s.matches())) == 2


async def test_the_agreement_is_a_sentence_and_a_way_to_change_it(table):
    app = await table.screen(NEW)
    assert app.shows("16 handen. Gelijk is nat. Bij nat gaat alle roem mee. Pit telt 100.")
    await app.tap("Wijzig de afspraak")
    assert app.route == f"{NEW}/agreement"
    await app.back()
    assert app.route == NEW


async def test_many_names_stay_within_reach(table):
    names = [f"Naam{i}" for i in range(30)]
    await known(table, *names)
    app = await table.screen(NEW)
    assert not app.has("Naam29")
    await app.tap("Alle 30 namen")
    assert app.has("Naam29")


async def test_a_game_that_is_not_there_says_so(table):
    app = await table.screen("/new/toepen")
    assert app.shows("Dit spel is er niet.")
    await app.tap("Terug")
    assert app.route == "/"


@pytest.mark.parametrize(
    ("width", "height", "text"), [(390, 844, 1.0), (390, 844, 2.0), (320, 640, 1.0), (844, 390, 1.0), (1180, 820, 1.0)]
)
async def test_everything_that_can_be_reached_has_a_name_at_every_size(table, width, height, text):
    await table.match(names=("Riet", "Ans", "Christiaan-Willem", "Margriet"))
    app = await table.screen(NEW, width=width, height=height, text=text)
    assert reachable_without_name(app) == []
    assert app.has("Onder, Riet, Wij, geeft eerst")


async def test_at_200_percent_the_seats_are_a_list_and_the_table_is_not_drawn(table):
    await table.match()
    app = await table.screen(NEW, text=2.0)
    names = [name for name, _ in app.named()]
    assert names[1:5] == ["Boven, Jan, Wij", "Links, Ans, Zij", "Onder, Riet, Wij, geeft eerst", "Rechts, Piet, Zij"]
    assert [c for c in app.all(cv.Canvas) if len(c.shapes) > 2] == []


@pytest.mark.parametrize("game", ["hartenjagen", "heugen", "sheepshead"])
async def test_every_table_size_of_every_game_can_be_seated(table, monkeypatch, game):
    monkeypatch.setattr(scoring, "ROOMS", sorted({*scoring.ROOMS, game}))
    await known(table, *(f"N{i}" for i in range(10)))
    app = await table.screen(f"/new/{game}")
    for count in sorted(scoring.game(game).tables):
        await app.tap(re.compile(f"^{count} spelers"))
        while app.has(re.compile("leeg")):
            await app.click(next(control for name, control in app.named() if re.fullmatch(r"N\d", name)))
        assert sum(1 for name, _ in app.named() if ", zit " in name) == count
        assert not app.disabled("Begin"), app.texts
        assert reachable_without_name(app) == []
