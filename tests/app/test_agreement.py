"""The agreement: read, changed before the match, changed before the first hand, and settled after it."""

import flet as ft
import pytest

import scoring
from app.table.agreement import choose, differing, kinds_of, next_digits
from app.words import Words
from tests.app.table import FOUR, hand, reachable_without_name

AT = "/new/klaverjassen/agreement"
DEFAULT = "16 handen. Gelijk is nat. Bij nat gaat alle roem mee. Pit telt 100."
KLAVERJAS = scoring.game("klaverjassen")


def spoken(app):
    """The sentence as a screen reader is told it."""
    return next(c.label for c in app.all(ft.Semantics) if c.live_region and c.label)


async def test_every_rule_has_its_choices_and_says_which_is_the_rule_books(table):
    app = await table.screen(AT)
    assert spoken(app) == DEFAULT
    assert app.has("16 handen, reglement, gekozen")
    assert app.has("8 handen")
    assert app.has("Is nat, reglement, gekozen")
    assert "zoals het reglement" in app.texts
    assert reachable_without_name(app) == []


async def test_a_choice_changes_the_sentence_at_once_and_is_kept(table):
    app = await table.screen(AT)
    await app.tap("8 handen")
    assert spoken(app) == DEFAULT.replace("16", "8")
    assert "reglement: 16 handen" in app.texts
    await table.again()
    app = await table.screen(AT)
    assert spoken(app) == DEFAULT.replace("16", "8")
    await app.tap("Klaar")
    assert app.route == "/new/klaverjassen"


async def test_the_changed_agreement_goes_into_the_match(table):
    await table.match(names=FOUR)
    app = await table.screen(AT)
    await app.tap("8 handen")
    await app.tap("Klaar")
    await app.tap("Begin")
    await table.rest(app)
    match = app.route.removeprefix("/match/")
    assert dict((await table.ask(lambda s: s.match(match))).rules) == {"end": {"hands": 8}}


async def test_one_tap_and_all_is_as_in_the_rule_book(table):
    app = await table.screen(AT)
    assert app.disabled("Zoals het reglement")
    await app.tap("8 handen")
    await app.tap("Zoals het reglement")
    assert spoken(app) == DEFAULT
    assert app.disabled("Zoals het reglement")


async def test_only_rules_that_can_make_a_difference_are_asked(table):
    app = await table.screen(AT)
    label = Words("nl").rule(KLAVERJAS, "both_over_target")
    assert label not in app.texts
    await app.tap("Tot 1.500 punten")
    assert label in app.texts


async def test_another_number_is_keyed_in_without_a_keyboard(table):
    app = await table.screen(AT)
    await app.tap("Hoe lang, Ander aantal handen")
    assert app.disabled("0, kan nu niet")
    await app.tap("2")
    await app.tap("4")
    assert spoken(app) == DEFAULT.replace("16", "24")
    assert app.has("24 handen, gekozen")
    await app.tap("Hoe lang, Ander puntental")
    for digit in "2000":
        await app.tap(digit)
    assert "2.000" in spoken(app)
    await app.tap("Laatste cijfer weg")
    assert "200" in spoken(app)
    await app.tap("16 handen, reglement")
    assert spoken(app) == DEFAULT


async def test_a_match_without_hands_can_still_be_agreed_otherwise(table):
    match = await table.match()
    app = await table.screen(f"/match/{match}/agreement")
    await app.tap("8 handen")
    await table.rest(app)
    assert dict((await table.ask(lambda s: s.match(match))).rules) == {"end": {"hands": 8}}
    assert spoken(app) == DEFAULT.replace("16", "8")


async def test_once_a_hand_is_written_what_is_tapped_is_only_proposed(table):
    match = await table.match([hand("wij", 100)], rules={"end": {"hands": 8}})
    app = await table.screen(f"/match/{match}/agreement")
    assert {"Vanaf hand 1", "8 handen", "reglement: 16 handen"} <= set(app.texts)
    await app.tap("12 handen")
    await table.rest(app)
    assert spoken(app) == DEFAULT.replace("16", "12")
    assert dict((await table.ask(lambda s: s.match(match))).rules) == {"end": {"hands": 8}}
    assert app.has("Bekijk wat verandert")


async def test_a_hand_written_meanwhile_settles_it_and_nothing_is_lost(table):
    match = await table.match()
    app = await table.screen(f"/match/{match}/agreement")
    await table.ask(lambda s: s.write_hand(match, hand("wij", 100), "t"))
    await app.tap("8 handen")
    await table.rest(app)
    assert "Er is al een hand geschreven; de afspraak ligt vast." in app.texts
    assert dict((await table.ask(lambda s: s.match(match))).rules) == {}


async def test_a_match_that_is_not_there_says_so(table):
    app = await table.screen("/match/nonsense/agreement")
    assert app.shows("Deze partij is er niet.")


@pytest.mark.parametrize(("width", "height", "text"), [(390, 844, 2.0), (844, 390, 1.0), (1180, 820, 1.0)])
async def test_it_can_be_used_at_every_size(table, width, height, text):
    app = await table.screen(AT, width=width, height=height, text=text)
    await app.tap("8 handen")
    assert spoken(app) == DEFAULT.replace("16", "8")
    assert reachable_without_name(app) == []


def test_an_agreement_holds_only_what_differs():
    assert choose(KLAVERJAS, {"tegenpit": 0}, "tegenpit", 100) == {}
    assert differing(KLAVERJAS, {"tegenpit": 0, "pit": 100}) == {"tegenpit": 0}


def test_a_number_can_be_keyed_in_only_where_the_rule_takes_one():
    rules = {r.name: r for r in KLAVERJAS.house_rules}
    assert kinds_of(rules["end"]) == ("hands", "target")
    assert kinds_of(rules["tie"]) == ()
    assert next_digits("", rules["end"], "hands") == 0b1111111110
    assert next_digits("1234", rules["end"], "target") == 0
