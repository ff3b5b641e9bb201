"""The entry of hartenjagen: what taps make of a hand, what the bar says of it, and the screen it stands on."""

import re

import flet as ft
import pytest

from app.entry import entry_of
from app.entry.contract import Case
from app.entry.hartenjagen import draft as d
from app.words import Words, who
from scoring import game
from scoring.game import Standing, Table
from scoring.hartenjagen.ending import TURNED, Memory
from scoring.match import Match, replay
from tests.app.table import reachable_without_name

THREE = ("Truus", "Henk", "Bea")
SIX = ("Truus", "Henk", "Bea", "Kees", "Ans", "Piet")

GAME = game("hartenjagen")
ENTRY = entry_of("hartenjagen")


def case(names=THREE, *, out=(), before=(), memory=None, lang="nl", **rules):
    words = Words(lang, strict=True)
    table = Table(len(names), 0, GAME.complete(rules), out)
    return Case(GAME, table, Standing(before or (0,) * len(names), 0, memory), names, words, who(words, GAME, names))


class Hand:
    """A hand being entered, tap by tap, as the screen would do it."""

    def __init__(self, at=None, written=None):
        self.case = at or case()
        self.draft = ENTRY.empty(self.case) if written is None else ENTRY.of_hand(written, self.case)
        self.taps = 0

    def tap(self, *things):
        seats = self.case.names
        for thing in things:
            self.taps += 1
            kind, _, rest = str(thing).partition(" ")
            if isinstance(thing, int):
                self.draft = d.number(self.draft, thing)
            elif thing == "Alles":
                self.draft = d.everything(self.draft)
            elif kind in ("♠V", "♣B", "♦B"):
                card = {"♠V": "queen", "♣B": "club_jack", "♦B": "jack"}[kind]
                self.draft = d.give(self.draft, card, seats.index(rest))
            elif kind in ("+", "−"):
                self.draft = d.step(self.draft, seats.index(rest), 1 if kind == "+" else -1)
            elif thing in seats:
                self.draft = d.choose_row(self.draft, seats.index(thing))
            else:
                answers = {label: which for which, label in self.bar.answers}
                self.draft = ENTRY.answer(self.draft, answers[thing], self.case)
        return self

    @property
    def bar(self):
        return ENTRY.verdict(self.draft, self.case)

    @property
    def said(self):
        return (self.bar.line1, self.bar.line2)

    @property
    def hand(self):
        return ENTRY.hand(self.draft)

    @property
    def rows(self):
        return d.filled(self.draft)

    @property
    def keys(self):
        return list(d.keys(self.draft))


# What taps make of a hand


def test_a_typical_hand_is_four_taps_and_the_last_player_gets_the_rest():
    h = Hand().tap(4, 8, "♠V Henk")
    assert h.said == ("Truus 4 · Henk 21 · Bea 1", "samen 26, klopt")
    assert h.bar.state == "ready"
    assert h.hand == {"hearts": [4, 8, 1], "queen": 1}
    assert h.taps + 1 == 4


def test_the_shortest_hand_is_two_taps():
    h = Hand().tap("Alles")
    assert h.said == ("Truus schiet de maan", "Henk 26 · Bea 26")
    assert h.hand == {"hearts": [13, 0, 0], "queen": 0}
    assert h.taps + 1 == 2


def test_one_correction_makes_it_at_most_six_taps():
    h = Hand().tap(4, 8, "♠V Henk", "− Henk", "+ Truus")
    assert h.said[0] == "Truus 5 · Henk 20 · Bea 1"
    assert h.taps + 1 == 6


def test_the_bar_says_what_nobody_has_yet():
    h = Hand()
    assert (h.bar.state, h.bar.line1) == ("missing", "Nog 13 harten en de vrouw")
    assert h.tap(4).bar.line1 == "Nog 9 harten en de vrouw"
    assert h.tap("♠V Bea").bar.line1 == "Nog 9 harten"
    assert h.tap(8, "♠V Bea").bar.line1 == "Wie heeft de schoppenvrouw?"
    assert Hand().tap(12, "Henk").bar.line1 == "Nog 1 hart en de vrouw"


def test_the_pad_moves_on_and_blocks_what_cannot_be():
    h = Hand()
    assert h.keys == list(range(14))
    h.tap(4)
    assert (h.draft.row, h.keys) == (1, list(range(10)))
    h.tap(10)
    assert h.rows == [4, None, None]
    h.tap(9)
    assert (h.draft.row, h.rows, h.keys) == (None, [4, 9, 0], [])


def test_the_key_that_empties_the_counter_gives_all_others_nothing():
    h = Hand(case(SIX)).tap(2, 11)
    assert h.rows == [2, 11, 0, 0, 0, 0]
    assert h.draft.row is None


def test_a_row_that_is_tapped_is_keyed_over_and_the_rest_follows():
    h = Hand().tap(4, 8, "Truus", 2)
    assert (h.rows, h.draft.row) == ([2, 8, 3], None)


def test_steppers_never_give_out_more_than_there_is():
    h = Hand().tap(4, 9, "+ Bea", "+ Truus", "− Bea")
    assert h.rows == [4, 9, 0]
    h.tap("− Henk", "+ Truus")
    assert h.rows == [5, 8, 0]
    h.tap("− Truus")
    assert h.rows == [4, 8, 1]


def test_a_stepper_on_the_rest_makes_it_a_number_of_its_own():
    h = Hand().tap(4, 8, "♠V Bea", "− Bea")
    assert (h.rows, h.bar.line1) == ([4, 8, 0], "Nog 1 hart")
    h.tap("+ Henk")
    assert h.said[0] == "Truus 4 · Henk 9 · Bea 13"


def test_the_queen_has_one_holder_and_a_second_tap_takes_her_away():
    h = Hand().tap("♠V Truus", "♠V Henk")
    assert h.draft.queen == 1
    assert h.tap("♠V Henk").draft.queen is None


def test_everything_is_for_the_row_that_is_filled_and_a_second_tap_undoes_it():
    h = Hand().tap(0, "Alles")
    assert h.said == ("Henk schiet de maan", "Truus 26 · Bea 26")
    h.tap("Alles")
    assert (h.rows, h.draft.queen, h.draft.row) == ([None] * 3, None, 1)


def test_everything_after_all_is_given_out_is_for_who_has_the_queen():
    assert Hand().tap(4, 8, "♠V Bea", "Alles").said[0] == "Bea schiet de maan"
    h = Hand().tap(4, 8)
    assert h.tap("Alles").rows == [4, 8, 1]


def test_thirteen_hearts_without_the_queen_is_no_moon():
    assert Hand().tap(13, "♠V Henk").said == ("Truus 13 · Henk 13 · Bea 0", "samen 26, klopt")


def test_who_sits_out_has_no_row_and_gets_nothing():
    h = Hand(case(("Truus", "Henk", "Bea", "Kees"), out=(1,)))
    assert h.bar.line1 == "Nog 13 harten en de vrouw"
    h.tap(4, 8, "♠V Bea")
    assert h.hand == {"hearts": [4, 0, 8, 1], "queen": 2}
    assert h.said[0] == "Truus 4 · Bea 21 · Kees 1"


def test_the_first_row_is_that_of_the_first_who_plays():
    assert Hand(case(("Truus", "Henk", "Bea", "Kees"), out=(0,))).draft.row == 1


def test_a_bar_that_misses_hearts_leads_to_the_row_without_them():
    at = case()
    draft = Hand(at).tap(4).draft._replace(row=0)
    assert ENTRY.write_pressed(draft, at).row == 1


# Nederlands hartenjagen


def test_dutch_has_eight_hearts_and_the_jack_of_clubs():
    h = Hand(case(variant="dutch"))
    assert h.bar.line1 == "Nog 8 harten, de vrouw en de klaverenboer"
    assert h.keys == list(range(9))
    h.tap(3, 4, "♠V Truus")
    assert h.bar.line1 == "Wie heeft de klaverenboer?"
    h.tap("♣B Bea")
    assert h.said == ("Truus 8 · Henk 4 · Bea 3", "samen 15, klopt")
    assert h.hand == {"hearts": [3, 4, 1], "queen": 0, "club_jack": 2}


def test_dutch_everything_is_the_jack_of_clubs_too():
    h = Hand(case(variant="dutch")).tap("Alles")
    assert h.hand == {"hearts": [8, 0, 0], "queen": 0, "club_jack": 0}
    assert h.said == ("Truus 15 · Henk 0 · Bea 0", "Zonder pit: de punten blijven staan")


def test_in_the_second_phase_of_dutch_it_goes_off():
    at = case(variant="dutch", before=(52, 20, 30), memory=Memory(TURNED))
    h = Hand(at).tap(3, 4, "♠V Truus", "♣B Bea")
    assert h.said == ("Truus −8 · Henk −4 · Bea −3", "samen 15 eraf, klopt")


def test_the_hand_that_reaches_the_threshold_says_so():
    h = Hand(case(variant="dutch", before=(45, 20, 30))).tap(3, 4, "♠V Truus", "♣B Bea")
    assert h.said[1].startswith("De grens van 50 is gehaald door Truus")


# House rules that ask something


def test_the_jack_of_diamonds_is_asked_where_it_counts():
    h = Hand(case(diamond_jack=True)).tap(4, 8, "♠V Henk")
    assert h.bar.line1 == "Wie heeft de ruitenboer?"
    h.tap("♦B Bea")
    assert h.said == ("Truus 4 · Henk 21 · Bea −9", "samen 16, klopt")
    assert "jack" not in ENTRY.hand(Hand(case()).tap("♦B Bea").draft)


def test_a_moon_by_choice_asks_who_writes():
    h = Hand(case(moon="choice")).tap("Alles")
    assert (h.bar.state, h.bar.line1) == ("ask", "Pit: wie schrijft?")
    assert h.tap("Truus −26").said == ("Truus schiet de maan", "Truus −26")
    assert h.hand["moon_choice"] == "shooter"
    h = Hand(case(moon="choice")).tap("Alles", "De anderen 26")
    assert h.said[1] == "Henk 26 · Bea 26"
    assert h.tap("♠V Henk").said[0] == "Truus 13 · Henk 13 · Bea 0"
    assert "moon_choice" not in h.hand


def test_a_sun_is_asked_only_of_who_has_everything():
    assert Hand(case(sun=52)).tap(4, 8, "♠V Henk").bar.state == "ready"
    h = Hand(case(sun=52)).tap("Alles")
    assert h.bar.line1 == "Truus: ook alle slagen?"
    assert h.tap("Alle").said == ("Truus haalt alle slagen", "Henk 52 · Bea 52")
    h = Hand(case(sun=52)).tap("Alles", "Niet alle")
    assert h.said == ("Truus schiet de maan", "Henk 26 · Bea 26")
    assert "sun" not in h.hand


def test_a_sun_cannot_be_when_another_has_the_jack_of_diamonds():
    h = Hand(case(sun=52, diamond_jack=True)).tap("Alles", "♦B Bea")
    assert h.said == ("Truus schiet de maan", "Henk 26 · Bea 16")


def test_a_player_with_nothing_is_asked_for_a_trick_where_that_counts():
    h = Hand(case(no_tricks=-5)).tap(4, 9, "♠V Henk")
    assert (h.bar.state, h.bar.line1) == ("ask", "Bea: een slag?")
    assert h.tap("Geen slag").said == ("Truus 4 · Henk 22 · Bea −5", "Bea zonder slag: −5")
    assert h.hand["no_tricks"] == [2]
    h = Hand(case(no_tricks=-5)).tap(4, 9, "♠V Henk", "Ja")
    assert h.said == ("Truus 4 · Henk 22 · Bea 0", "samen 26, klopt")
    assert Hand(case(no_tricks=-5)).tap("Alles").bar.state == "ready"


def test_an_answer_falls_away_with_what_it_was_about():
    h = Hand(case(no_tricks=-5)).tap(4, 9, "♠V Henk", "Geen slag", "− Henk")
    assert h.rows == [4, 8, 1]
    assert "no_tricks" not in h.hand
    h = Hand(case(sun=52)).tap("Alles", "Alle", "− Truus")
    assert "sun" not in h.hand


def test_landing_exactly_on_the_target_is_told_before_it_is_written():
    h = Hand(case(exactly_target="to_half", before=(96, 0, 0))).tap(4, 8, "♠V Henk")
    assert h.said == ("Truus −46 · Henk 21 · Bea 1", "Truus komt precies op 100: dat wordt 50")


def test_what_was_answered_can_be_answered_otherwise_behind_the_menu():
    h = Hand(case(moon="choice", sun=52)).tap("Alles", "Niet alle", "De anderen 26")
    items = {item.label: item for item in ENTRY.menu(h.draft, h.case)}
    assert items["De anderen 26"].on
    assert not items["Truus −26"].on
    h.draft = items["Truus −26"].change(h.draft)
    assert h.said[1] == "Truus −26"
    h.draft = items["Truus"].change(h.draft)
    assert h.said == ("Truus haalt alle slagen", "Henk 52 · Bea 52")
    h.draft = items["Begin opnieuw"].change(h.draft)
    assert h.bar.line1 == "Nog 13 harten en de vrouw"


def test_the_menu_of_a_plain_hand_only_begins_again():
    assert [item.label for item in ENTRY.menu(Hand().tap(4).draft, case())] == ["Begin opnieuw"]
    items = ENTRY.menu(Hand(case(no_tricks=-5)).tap(4, 9, "♠V Henk").draft, case(no_tricks=-5))
    assert [(item.label, item.on) for item in items[1:]] == [("Bea", False)]


# A written hand, corrected


@pytest.mark.parametrize(
    ("written", "rows", "queen"),
    [
        ({"hearts": [4, 8, 1], "queen": 1}, [4, 8, 1], 1),
        ({"hearts": [0, 0, 13], "queen": 2}, [0, 0, 13], 2),
        ({"points": [4, 21, 1]}, [4, 8, 1], 1),
        ({"points": [13, 13, 0], "queen": 0}, [0, 13, 0], 0),
        ({"points": [26, 0, 0]}, [13, 0, 0], 0),
        ({"points": [0, 26, 26]}, [13, 0, 0], 0),
    ],
)
def test_every_form_of_a_hand_is_filled_in_again_and_written_as_it_was(written, rows, queen):
    h = Hand(written=written)
    assert (h.rows, h.draft.queen, h.draft.row) == (rows, queen, None)
    assert h.hand == written
    assert h.bar.state == "ready"


def test_a_corrected_hand_of_points_becomes_one_of_hearts():
    h = Hand(written={"points": [4, 21, 1]}).tap("− Henk")
    assert h.hand == {"hearts": [4, 7, 2], "queen": 1}


@pytest.mark.parametrize(
    ("rules", "written"),
    [
        ({"diamond_jack": True}, {"hearts": [4, 8, 1], "queen": 1, "jack": 2}),
        ({"diamond_jack": True}, {"points": [4, 21, -9], "jack": 2}),
        ({"no_tricks": -5}, {"hearts": [4, 9, 0], "queen": 1, "no_tricks": [2]}),
        ({"no_tricks": -5}, {"hearts": [4, 9, 0], "queen": 1}),
        ({"sun": 52}, {"hearts": [13, 0, 0], "queen": 0, "sun": 0}),
        ({"sun": 52}, {"hearts": [13, 0, 0], "queen": 0}),
        ({"moon": "choice"}, {"points": [0, 26, 26], "moon_choice": "shooter"}),
        ({"variant": "dutch"}, {"hearts": [3, 4, 1], "queen": 0, "club_jack": 2}),
        ({"variant": "dutch"}, {"points": [8, 4, 3], "queen": 0, "club_jack": 2}),
    ],
)
def test_a_hand_under_house_rules_is_corrected_from_what_it_was(rules, written):
    h = Hand(case(**rules), written)
    assert h.hand == written
    assert h.bar.state == "ready"


def test_dutch_points_of_which_nobody_knows_the_cards_stand_until_something_is_tapped():
    written = {"points": [8, 6, 1]}
    h = Hand(case(variant="dutch"), written)
    assert [d.points(h.draft, s) for s in range(3)] == [8, 6, 1]
    assert (h.hand, h.said) == (written, ("Truus 8 · Henk 6 · Bea 1", "samen 15, klopt"))
    h.tap("♠V Truus")
    assert (h.draft.row, h.bar.line1) == (0, "Nog 8 harten en de klaverenboer")


@pytest.mark.parametrize(
    "rules", [{}, {"diamond_jack": True, "no_tricks": -5, "sun": 39, "moon": "choice"}, {"variant": "dutch"}]
)
def test_what_is_kept_at_a_tap_comes_back(rules):
    at = case(**rules)
    for taps in ((), (4,), (4, 8), ("♠V Bea", 3, "Truus"), ("Alles",)):
        draft = Hand(at).tap(*taps).draft
        assert ENTRY.load(ENTRY.dump(draft), at) == draft
    written = {"points": [8, 4, 3]} if rules.get("variant") else {"hearts": [4, 9, 0], "queen": 1}
    written |= {"jack": 0} if rules.get("diamond_jack") else {}
    draft = Hand(at, written).draft
    assert ENTRY.load(ENTRY.dump(draft), at) == draft


@pytest.mark.parametrize(
    "kept",
    [
        {"given": [1, 2]}, {"given": [13, 13, 13]}, {"given": ["x", None, None]}, {"given": 5, "queen": 9},
        {"queen": "Truus", "row": 7, "sure": 3, "no_tricks": None, "moon_choice": 1},
        {"as_written": {"points": [1, 25]}}, {"as_written": [], "jack": 1, "club_jack": 2},
    ],
)  # fmt: skip
def test_what_cannot_be_read_of_a_kept_draft_is_left_empty(kept):
    assert ENTRY.load(kept, case()) == ENTRY.empty(case())


def test_the_keys_of_a_desktop():
    h = Hand()
    for which in ("4", "8", "V"):
        h.draft = ENTRY.key(h.draft, which, h.case)
    assert h.rows == [4, 8, 1]
    assert h.draft.queen == 0
    h.draft = ENTRY.key(h.draft, "q", h.case)
    assert h.draft.queen == 1
    for which, rows in (("-", [4, 8, 0]), ("Backspace", [4, 8, 1]), ("ARROW UP", [4, 8, 1])):
        h.draft = ENTRY.key(h.draft, which, h.case)
        assert h.rows == rows
    h.draft = ENTRY.key(h.draft, "Arrow Up", h.case)
    assert h.draft.row == 0
    h.draft = ENTRY.key(h.draft, "Delete", h.case)
    assert h.draft == ENTRY.empty(h.case)
    h.draft = ENTRY.key(ENTRY.key(h.draft, "Arrow Down", h.case), "a", h.case)
    assert h.said[0] == "Henk schiet de maan"
    assert ENTRY.key(h.draft, "x", h.case) == h.draft


def test_ten_hearts_on_a_desktop_are_nine_and_one_more():
    h = Hand()
    for which in ("9", "Arrow Up", "+"):
        h.draft = ENTRY.key(h.draft, which, h.case)
    assert h.rows[0] == 10


def test_english_at_the_same_table():
    h = Hand(case(lang="en")).tap(4)
    assert h.bar.line1 == "Still 9 hearts and the queen"
    assert h.tap(8, "♠V Henk").said == ("Truus 4 · Henk 21 · Bea 1", "together 26, correct")


# The screen


async def enter(table, names=THREE, hands=(), **more):
    match = await table.match(hands, names, game="hartenjagen", **more)
    app = await table.screen(f"/match/{match}/hand")
    return app, match


async def stored(table, match):
    return [h.data for h in (await table.ask(lambda s: s.match(match))).hands]


async def test_a_hand_on_the_screen_is_four_taps(table):
    app, match = await enter(table)
    assert app.has("Nog 13 harten en de vrouw")
    await app.tap("4")
    assert app.shows("Nog 9 harten en de vrouw")
    await app.tap("8")
    await app.tap("Henk heeft de schoppenvrouw")
    await app.tap(re.compile("^Truus 4 · Henk 21 · Bea 1 samen 26, klopt"))
    await table.rest(app)
    assert await stored(table, match) == [{"hearts": [4, 8, 1], "queen": 1}]
    assert app.route == f"/match/{match}"


async def test_everything_on_the_screen_is_two_taps(table):
    app, match = await enter(table)
    await app.tap("Alles voor Truus")
    await app.tap(re.compile("^Truus schiet de maan Henk 26 · Bea 26"))
    await table.rest(app)
    assert await stored(table, match) == [{"hearts": [13, 0, 0], "queen": 0}]


async def test_every_control_says_what_it_does_and_whether_it_can(table):
    app, _ = await enter(table)
    await app.tap("4")
    assert reachable_without_name(app) == []
    assert app.disabled("10, kan nu niet")
    assert not app.disabled("9")
    assert app.disabled("Henk, een hart minder, kan nu niet")
    assert not app.disabled("Truus, een hart minder")
    assert app.has("Truus, 4 harten, samen 4. Tik om in te vullen.")
    assert app.has("Henk, leeg, nu aan de beurt. Tik om in te vullen.")
    await app.tap("Truus heeft de schoppenvrouw")
    assert app.has("Truus heeft de schoppenvrouw, gekozen")
    assert app.has("Truus, 4 harten en de vrouw, samen 17. Tik om in te vullen.")


async def test_a_half_entered_hand_is_still_there_when_the_phone_wakes_up(table):
    app, match = await enter(table)
    await app.tap("4")
    await app.tap("Bea heeft de schoppenvrouw")
    await table.rest(app)
    await table.again()
    app = await table.screen(f"/match/{match}/hand")
    assert app.shows("Nog 9 harten")
    assert app.has("Bea heeft de schoppenvrouw, gekozen")


async def test_a_correction_is_filled_in_and_written_in_its_place(table):
    app, match = await enter(table, hands=[{"hearts": [4, 8, 1], "queen": 1}, {"points": [26, 0, 0]}])
    app = await table.screen(f"/match/{match}/hand/1")
    assert app.has("Henk, 8 harten en de vrouw, samen 21. Tik om in te vullen.")
    await app.tap("Henk, een hart minder")
    await app.tap(re.compile("^Truus 4 · Henk 20 · Bea 2"))
    await table.rest(app)
    assert await stored(table, match) == [{"hearts": [4, 7, 2], "queen": 1}, {"points": [26, 0, 0]}]


async def test_the_passing_direction_of_the_hand_stands_on_its_entry(table):
    app, _ = await enter(table)
    assert app.shows("3 kaarten naar links")
    app, _ = await enter(table, ("Jan", "Riet", "Els", "Toos"), [{"hearts": [13, 0, 0, 0], "queen": 1}] * 2)
    assert app.shows("3 kaarten naar de overkant")
    app, _ = await enter(table, ("An", "Jo", "Wil"), rules={"variant": "dutch"})
    assert app.shows("We tellen op tot iemand 50 heeft")


async def test_six_players_have_six_rows(table):
    app, match = await enter(table, SIX)
    for key in ("2", "1", "0", "3", "2"):
        await app.tap(key)
    await app.tap("Piet heeft de schoppenvrouw")
    await app.tap(re.compile("^Truus 2 · Henk 1 · Bea 0 · Kees 3 · Ans 2 · Piet 18"))
    await table.rest(app)
    assert await stored(table, match) == [{"hearts": [2, 1, 0, 3, 2, 5], "queen": 5}]


async def test_dutch_has_nine_keys_and_a_jack_of_clubs_in_every_row(table):
    app, _ = await enter(table, rules={"variant": "dutch"})
    assert not app.has("9")
    assert app.has("8")
    await app.tap("3")
    await app.tap("5")
    await app.tap("Truus heeft de schoppenvrouw")
    await app.tap("Bea heeft de klaverenboer")
    assert app.has(re.compile("^Truus 8 · Henk 5 · Bea 2"))


@pytest.mark.parametrize("size", [(390, 844, 2.0), (390, 844, 1.4), (844, 390, 1.0), (1180, 820, 1.0), (360, 640, 1.0)])
async def test_any_screen_takes_a_hand(table, size):
    width, height, text = size
    match = await table.match((), ("Willemijntje", "Henk", "Bea", "Kees"), game="hartenjagen")
    app = await table.screen(f"/match/{match}/hand", text=text, width=width, height=height)
    for key in ("4", "8"):
        await app.tap(key)
    assert app.shows("Nog 1 hart en de vrouw")
    small = [
        (c, c.width, c.height)
        for c in app.all(ft.TextButton)
        if (c.width or 48) < 48 or (c.height or 48) < 48
    ]
    assert small == []


async def test_who_sits_out_is_not_asked(table):
    names = ("Truus", "Henk", "Bea", "Kees")
    app, _ = await enter(table, names, [{"hearts": [4, 0, 8, 1], "queen": 0, "out": [1]}])
    assert not app.has("Henk heeft de schoppenvrouw")
    assert app.has("Kees heeft de schoppenvrouw")


# From the home screen to the result


async def test_from_the_tile_at_home_to_the_result(table):
    for name in reversed(THREE):
        await table.ask(lambda s, name=name: s.add_person(name))
    app = await table.screen()
    await app.tap(re.compile("^Hartenjagen, "))
    await table.rest(app)
    for name in THREE:
        await app.tap(name)
    await app.tap("Begin")
    await table.rest(app)
    match = app.route.removeprefix("/match/")
    hands = [("4", "8", "Henk heeft de schoppenvrouw"), ("Alles voor Truus",)] * 2 + [
        ("4", "8", "Henk heeft de schoppenvrouw")
    ]
    for number, taps in enumerate(hands, 1):
        await app.tap(f"Hand {number} invoeren")
        await table.rest(app)
        for name in taps:
            await app.tap(name)
        await app.tap(re.compile("^Truus (4 · Henk 21|schiet de maan)"))
        await table.rest(app)
    assert app.route == f"/match/{match}/result"
    assert app.shows("Truus wint")
    assert {"12", "55", "115"} <= set(app.texts)
    played = replay(Match("hartenjagen", THREE, hands=tuple(await stored(table, match))))
    assert (played.totals, played.finished, played.winners) == ((12, 115, 55), True, (0,))


async def test_dutch_up_to_100_stays_up_to_100(table):
    """100 is what Black Lady says itself, so it must not be taken for nothing chosen."""
    match = await table.match((), THREE, game="hartenjagen")
    app = await table.screen(f"/match/{match}/agreement")
    await app.tap(re.compile("^Nederlands"))
    await table.rest(app)
    await app.tap(re.compile("^100"))
    await table.rest(app)
    rules = (await table.ask(lambda s: s.match(match))).rules
    assert dict(rules) == {"variant": "dutch", "target": 100}
    assert (await table.screen(f"/match/{match}")).shows("tot 100")


async def test_what_cannot_go_with_dutch_goes_when_dutch_is_chosen(table):
    match = await table.match((), THREE, game="hartenjagen", rules={"diamond_jack": True, "no_tricks": -5})
    app = await table.screen(f"/match/{match}/agreement")
    await app.tap(re.compile("^Nederlands"))
    await table.rest(app)
    assert dict((await table.ask(lambda s: s.match(match))).rules) == {"variant": "dutch"}


async def test_where_a_row_may_be_out_of_sight_the_keys_say_whose_it_is(table):
    match = await table.match((), SIX, game="hartenjagen")
    app = await table.screen(f"/match/{match}/hand", width=360, height=640)
    assert app.shows("Truus: hoeveel harten?")
    await app.tap("4")
    assert app.shows("Henk: hoeveel harten?")
    app = await table.screen(f"/match/{match}/hand")
    assert not app.shows(re.compile("hoeveel harten"))
