"""Black Lady by the book: three players, 26 a hand, the lowest wins at 100."""

from __future__ import annotations

from scoring.game import Line, Standing
from scoring.hartenjagen import GAME
from tests.scoring.hartenjagen_table import after, ids, play, table

MOON = {"hearts": [13, 0, 0], "queen": 0}


def test_hearts_are_one_each_and_the_queen_is_thirteen():
    assert play({"hearts": [5, 8, 0], "queen": 2}).scores == (5, 8, 13)


def test_points_alone_are_enough():
    assert play({"points": [5, 8, 13]}).scores == (5, 8, 13)


def test_the_lines_name_the_hearts_and_who_has_the_queen():
    assert play({"hearts": [5, 8, 0], "queen": 2}).lines == (
        Line("hartenjagen.hearts", {"each": (5, 8, 0)}, (5, 8, 0)),
        Line("hartenjagen.queen", {"holder": 2, "n": 13}, (0, 0, 13)),
    )


def test_the_queen_is_found_in_points_alone():
    assert play({"points": [4, 21, 1]}).lines == (
        Line("hartenjagen.points", {"each": (4, 21, 1)}, (0, 0, 0)),
        Line("hartenjagen.hearts", {"each": (4, 8, 1)}, (4, 8, 1)),
        Line("hartenjagen.queen", {"holder": 1, "n": 13}, (0, 13, 0)),
    )


def test_a_moon_is_nothing_for_the_shooter_and_26_for_each_other():
    assert after(MOON, 40, 55, 60) == ((40, 81, 86), None)
    assert play(MOON).marks == ("moon:0",)


def test_a_moon_says_how_it_was_seen():
    assert ids(play(MOON)) == ["all", "moon_others"]
    assert ids(play({"points": [26, 0, 0]})) == ["moon_as_points", "moon_others"]
    assert ids(play({"points": [0, 26, 26]})) == ["moon_as_scored", "moon_others"]


def test_a_moon_entered_as_points_taken_has_its_taker_as_shooter():
    scored = play({"points": [0, 26, 0]})
    assert scored.scores == (26, 0, 26)
    assert scored.marks == ("moon:1",)


def test_a_moon_entered_as_scored_has_the_one_without_points_as_shooter():
    scored = play({"points": [26, 0, 26]})
    assert scored.scores == (26, 0, 26)
    assert scored.marks == ("moon:1",)


def test_all_hearts_without_the_queen_is_no_moon():
    scored = play({"hearts": [13, 0, 0], "queen": 1})
    assert scored.scores == (13, 13, 0)
    assert scored.marks == ()


def test_every_hand_but_a_moon_adds_up_to_26():
    assert sum(play({"hearts": [1, 2, 3, 4, 3, 0], "queen": 5}).scores) == 26


def test_whoever_sits_out_writes_nothing_not_even_in_a_moon():
    scored = play({"hearts": [13, 0, 0, 0], "queen": 0}, out=(2,))
    assert scored.scores == (0, 26, 0, 26)
    assert play({"points": [0, 26, 0, 26]}, out=(2,)).scores == (0, 26, 0, 26)


def test_it_is_over_when_somebody_has_100_or_more_and_the_lowest_wins():
    black_lady = GAME.complete({})
    assert GAME.ended(black_lady, Standing((63, 103, 97), 9)) == (0,)
    assert GAME.ended(black_lady, Standing((73, 100, 70), 9)) == (2,)
    assert GAME.ended(black_lady, Standing((73, 99, 70), 9)) is None


def test_equal_lowest_totals_share_the_win():
    assert GAME.ended(GAME.complete({}), Standing((60, 104, 60), 9)) == (0, 2)


def test_whoever_has_least_leads_when_the_table_stops_early():
    assert GAME.leaders(GAME.complete({}), Standing((49, 58, 49), 6)) == (0, 2)


def directions(seats: int, hands: int, out: tuple[int, ...] = (), **rules: object) -> list[str]:
    at = table(seats, out, **rules)
    standings = [Standing((0,) * seats, n) for n in range(hands)]
    return [GAME.opening(at, s)[0].id.removeprefix("hartenjagen.pass_") for s in standings]


def test_three_pass_left_right_and_twice_not_at_all():
    assert directions(3, 5) == ["left", "right", "none", "none", "left"]


def test_four_pass_across_as_well():
    assert directions(4, 5) == ["left", "right", "across", "none", "left"]


def test_five_and_six_pass_left_right_none():
    assert directions(5, 4) == directions(6, 4) == ["left", "right", "none", "left"]


def test_the_cycle_goes_by_who_play_the_hand():
    assert directions(4, 4, out=(1,)) == ["left", "right", "none", "none"]


def test_the_pack_is_told_before_the_first_hand_and_when_somebody_sits_out():
    first, second = Standing((0, 0, 0)), Standing((5, 8, 13), 1)
    assert [line.id for line in GAME.opening(table(3), first)] == ["hartenjagen.pass_left", "hartenjagen.pack_51"]
    assert [line.id for line in GAME.opening(table(3), second)] == ["hartenjagen.pass_right"]
    four = Standing((0, 0, 0, 0), 1)
    assert GAME.opening(table(4, (2,)), four)[1].id == "hartenjagen.pack_51"
