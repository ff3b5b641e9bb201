"""The result of a match, as people see it and as a screen reader tells it."""

from contextlib import contextmanager
from itertools import pairwise

import flet as ft
import flet_charts as fc
import pytest

import app.entry
from app.parts.chart_plan import Plot, names_at_end, names_beside, scale_of, ticks_of
from app.screens.result_text import verdict_of
from app.store import new_token
from app.table.sheet import sheet_of
from app.words import Words, learn
from tests.app.table import FOUR, Table, hand, reachable_without_name, take_back
from tests.scoring.toy import TOY, toy

MADE = {"playing": "wij", "points": {"wij": 112}, "roem": {"wij": 20}}
NAT = {"playing": "wij", "nat": True, "roem": {"wij": 20, "zij": 50}}
PIT = {"playing": "zij", "pit": "zij", "roem": {"zij": 100}}
BOOM = [MADE, NAT, PIT, *[hand("wij", 100)] * 13]
# Wij 132 + 0 + 0 + 13 × 100, Zij 50 + 232 + 362 + 13 × 62.
WIJ, ZIJ = "1.432", "1.450"


def sizes_of(app, *names):
    return {name: (app.find(name).width, app.find(name).height) for name in names}


def labels(app):
    return [c.label for c in app.all(ft.Semantics) if c.label]


async def test_a_boom_that_is_done_says_who_won_and_by_how_much(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    assert {"Boom klaar", "Zij winnen", "Ans & Piet, met 18 punten", WIJ, ZIJ} <= set(app.texts)
    assert f"Zij, Ans, Piet, {ZIJ}, gewonnen" in labels(app)
    assert f"Wij, Riet, Jan, {WIJ}" in labels(app)
    assert "16 van 16 handen" in labels(app)


async def test_nat_pit_and_roem_are_counted_as_they_stand_on_the_pad(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    # The roem of a hand that is nat went across: 70 of it stands with Zij.
    assert {"nat: 1", "pit: 1", "roem Wij: 20", "roem Zij: 170"} <= set(labels(app))


async def test_the_chart_has_one_label_with_the_end_and_who_was_ahead_since_when(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    said = "Het verloop in 16 handen. Stand: Wij 1.432, Zij 1.450. Voor: Wij vanaf hand 1, Zij vanaf hand 2."
    assert said in labels(app)
    chart = app.one(fc.LineChart)
    wij, zij = reversed(chart.data_series)
    assert (wij.points[-1].y, zij.points[-1].y) == (1432, 1450)
    assert wij.dash_pattern is None
    assert zij.dash_pattern


async def test_equal_totals_are_a_shared_win(table):
    even = await table.match([hand("wij", 100), hand("zij", 100)] * 8)
    app = await table.screen(f"/match/{even}/result")
    assert {"Gelijk", "Elk 1.296 punten"} <= set(app.texts)
    assert sum("gewonnen" in label for label in labels(app)) == 2


async def test_a_match_of_which_one_hand_was_written_is_drawn_too(table):
    match = await table.match([MADE])
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result")
    assert {"Gestopt", "Wij winnen", "Gestopt na 1 hand"} <= set(app.texts)
    assert len(app.one(fc.LineChart).data_series[0].points) == 2


async def test_a_match_that_was_stopped_without_a_hand_has_no_winner(table):
    match = await table.match([])
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result")
    assert "Geen winnaar" in app.texts
    assert not app.all(fc.LineChart)


async def test_a_match_that_was_stopped_can_go_on_after_all(table):
    match = await table.match([MADE] * 7)
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Ga toch verder")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    assert (await table.ask(lambda s: s.match(match))).stopped is None


async def test_an_address_typed_too_early_says_how_it_stands_and_goes_to_the_pad(table):
    match = await table.match([MADE, NAT])
    app = await table.screen(f"/match/{match}/result")
    assert {"Nog bezig", "Zij staan 150 voor", "hand 3 van 16"} <= set(app.texts)
    assert not app.has("Revanche")
    await app.tap("Verder spelen")
    assert app.route == f"/match/{match}"


async def test_a_finished_match_can_be_looked_at_and_mended_on_the_pad(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Terug naar het bord")
    assert app.route == f"/match/{match}"
    await app.go(f"/match/{match}/result")
    await app.key("Escape")
    assert app.route == f"/match/{match}"


async def test_a_correction_on_another_phone_turns_the_result_around(table):
    match = await table.match(BOOM)
    phone, other = await table.screen(f"/match/{match}/result"), await table.screen(f"/match/{match}")
    first = (await table.ask(lambda s: s.match(match))).hands[2]
    await table.natpit.house.pads.write(
        match, lambda s: s.correct_hand(match, first.id, MADE, first.version, new_token(), ended=True)
    )
    await table.rest(phone)
    await table.rest(other)
    assert "Wij winnen" in phone.texts


async def test_revanche_is_one_tap_to_a_new_pad_where_the_deal_goes_on(table):
    match = await table.match([*BOOM[:15], {**BOOM[15], "dealer": 1}], rules={"tegenpit": 0})
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Revanche")
    await table.rest(app)
    begun = await table.ask(lambda s: s.last_match("klaverjassen"))
    assert begun.id != match
    assert app.route == f"/match/{begun.id}"
    assert (begun.names, begun.first_dealer, begun.rules) == (FOUR, 2, {"tegenpit": 0})
    assert app.shows("Jan geeft, Piet komt uit")
    assert app.shows("Nieuwe boom: Jan geeft")


async def test_two_hasty_taps_begin_one_match(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    button = app.find("Revanche")
    await app.click(button)
    await app.click(button)
    await table.rest(app)
    assert len(await table.ask(lambda s: s.matches())) == 2


async def test_what_is_said_lies_above_both_rows_of_buttons(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}")
    room = next(one for one in table.natpit.rooms if one.page is app.page)
    room.tell("a")
    (on_the_pad,) = [bar for bar in app.all(ft.SnackBar) if bar.open]
    room.tell("b", on=f"/match/{match}/result")
    (on_its_way,) = [bar for bar in app.all(ft.SnackBar) if bar.open]
    result = await table.screen(f"/match/{match}/result")
    room = next(one for one in table.natpit.rooms if one.page is result.page)
    room.tell("c")
    (there,) = [bar for bar in result.all(ft.SnackBar) if bar.open]
    assert there.margin == on_its_way.margin
    assert there.margin.bottom >= on_the_pad.margin.bottom + 56 + 8


async def test_a_revanche_that_nobody_wanted_is_put_away_and_the_next_one_is_another(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result")
    await app.tap("Revanche")
    await table.rest(app)
    first = app.route.rpartition("/")[2]
    await take_back(app)
    await table.rest(app)
    assert app.route == f"/match/{match}/result"
    assert (await table.ask(lambda s: s.match(first))).removed
    await app.tap("Revanche")
    await table.rest(app)
    second = app.route.rpartition("/")[2]
    assert second not in (first, match)
    assert (await table.ask(lambda s: s.match(second))).removed is None


async def test_beside_a_full_pad_the_result_needs_no_way_back(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}", width=1180, height=820)
    assert {"Zij winnen", "Boom klaar"} <= set(app.texts)
    assert app.has("Revanche")
    assert not app.has("Terug naar het bord")


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
async def test_everything_that_can_be_tapped_has_a_name_and_is_large_enough(table, text):
    match = await table.match([MADE] * 5)
    await table.ask(lambda s: s.stop_match(match))
    app = await table.screen(f"/match/{match}/result", text=text)
    assert not reachable_without_name(app)
    names = ["Sluit", "Ga toch verder", "Revanche", "Deel", "Terug naar het bord"]
    for name, (width, height) in sizes_of(app, *names).items():
        assert height >= 48, name
        assert width is None or width >= 48, name


async def test_at_large_text_the_totals_and_the_figures_go_under_each_other(table):
    match = await table.match(BOOM)
    app = await table.screen(f"/match/{match}/result", text=2.0)
    assert {WIJ, ZIJ, "nat", "pit", "roem Wij", "roem Zij"} <= set(app.texts)
    assert f"Zij, Ans, Piet, {ZIJ}, gewonnen" in labels(app)
    assert app.has("Terug naar het bord")


async def test_in_english_we_and_they_win(table):
    match = await table.match(BOOM)
    said = verdict_of(sheet_of(await table.ask(lambda s: s.match(match))), Words("en"))
    assert (said.cover, said.title, said.under) == ("Boom done", "They win", ("Ans & Piet, by ", "18", " points"))


# Games in which every player is a side


@contextmanager
def toy_with_an_entry(monkeypatch):
    """The toy game, with as much of an entry as a result needs: none of its own."""

    class Bare:
        PAD = ("pad.total",)

        @staticmethod
        def pad_row(hand, scored, words, who):
            from app.parts.pad_row import PadRow
            from app.parts.score_cell import Cell

            return PadRow(tuple(Cell(words.number(s)) for s in scored.scores), "")

    for lang in ("nl", "en"):
        learn(lang, {"toy.name": "Toy", "toy.new": "Toy", "toy.short": "Toy", "toy.lead": "{winner} {points}",
                     "toy.even": "{winners}", "toy.next": "{dealer}", "toy.opening": "-"})  # fmt: skip
    with toy():
        monkeypatch.setitem(app.entry._extra, "toy", Bare)
        yield TOY


async def test_one_player_wins_and_the_nearest_is_named(table: Table, monkeypatch):
    with toy_with_an_entry(monkeypatch):
        match = await table.match(
            [{"points": [5, 1, 0, 2]}, {"points": [0, 0, 0, 2]}, {"points": [0, 3, 0, 0]}],
            game="toy",
            rules={"hands": 3},
        )
        app = await table.screen(f"/match/{match}/result")
        assert {"Uitslag", "Riet wint", "1 punt voor op Ans en Piet"} <= set(app.texts)
        totals = [label for label in labels(app) if label.partition(",")[0] in FOUR]
        assert totals == ["Riet, 5, gewonnen", "Ans, 4", "Piet, 4", "Jan, 0"]


async def test_players_with_equal_totals_share_the_win(table, monkeypatch):
    with toy_with_an_entry(monkeypatch):
        hands = [{"points": [5, 1, 0, 5]}, {"points": [-3, 0, 0, -3]}, {"points": [0, 0, 0, 0]}]
        match = await table.match(hands, game="toy", rules={"hands": 3})
        app = await table.screen(f"/match/{match}/result")
        assert {"Riet en Piet delen de winst", "Elk 2 punten"} <= set(app.texts)


async def test_six_lines_differ_without_their_colour_and_are_named_at_their_end(table, monkeypatch):
    names = ("Riet", "Ans", "Jan", "Piet", "Truus", "Wilhelmina")
    with toy_with_an_entry(monkeypatch):
        hands = [{"points": [n, 2, -n, 3, 0, 1]} for n in (1, 4, -2)]
        match = await table.match(hands, names, game="toy", rules={"hands": 3})
        app = await table.screen(f"/match/{match}/result")
        lines = app.one(fc.LineChart).data_series
        looks = {  # all along the line, and at its end
            (str(line.dash_pattern), type(line.points[-1].point).__name__, line.points[-1].point.stroke_width)
            for line in lines
        }
        assert len(looks) == len({look[0] for look in looks}) == 6
        assert all(app.texts.count(name) == 2 for name in names)  # in the list, and at the line
        assert app.find("Deel")


# Where things come in the chart


def test_the_scale_is_round_and_holds_zero_and_everything():
    assert scale_of([(0, 1811), (0, 1501)])[:3] == (0, 2000, 500)
    assert scale_of([(0, -9), (0, 11)])[:3] == (-10, 15, 5)
    assert scale_of([(0, 0)])[:3] == (0, 1, 1)
    assert scale_of([(0, -40), (0, -3)])[:2] == (-40, 0)


def test_the_hands_are_named_a_round_at_a_time_and_the_last_one_always():
    assert ticks_of(16, 4) == (4, 8, 12, 16)
    assert ticks_of(7, 4) == (4, 7)
    assert ticks_of(5, 4) == (5,)
    assert ticks_of(1, 4) == (1,)
    assert ticks_of(64, 4)[-1] == 64
    assert len(ticks_of(64, 4)) <= 6
    assert ticks_of(16, 4, most=3) == (8, 16)


def test_names_lie_beside_their_lines_and_touch_none():
    lines = [[float(n * 110) for n in range(17)], [float(n * 60) for n in range(17)]]
    plot = Plot(296, 174, 16, scale_of(lines))
    places = names_beside(plot, lines, [(33, 24), (30, 24)])
    assert places is not None
    for place, size in zip(places, ((33, 24), (30, 24)), strict=True):
        for line in lines:
            for step in range(11):
                y = plot.y_at(line, place.left + size[0] * step / 10)
                assert not place.top < y < place.top + size[1]


def test_names_at_the_end_never_cover_each_other():
    lines = [(0.0, float(total)) for total in (10, 10, 9, 9, 0, -10, -10, -10)]
    plot = Plot(250, 174, 1, scale_of(lines))
    tops = sorted(names_at_end(plot, lines, 20))
    assert all(below - above >= 20 for above, below in pairwise(tops))
    assert tops[-1] <= 174 + 10
