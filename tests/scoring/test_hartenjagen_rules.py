"""Each house rule of hartenjagen: once where it changes something, once where it must not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from scoring.game import Standing
from scoring.hartenjagen import GAME
from scoring.hartenjagen.ending import Memory
from tests.scoring.hartenjagen_table import after, ids, play, table

MOON = {"hearts": [13, 0, 0], "queen": 0}
HAND = {"hearts": [5, 8, 0], "queen": 2}


def winners(totals: tuple[int, ...], memory: Memory | None = None, **rules: object) -> tuple[int, ...] | None:
    return GAME.ended(GAME.complete(rules), Standing(totals, 9, memory))


# variant, target, end_when


def test_the_variant_decides_what_the_queen_is_worth():
    dutch = {"hearts": [5, 3, 0], "queen": 2, "club_jack": 1}
    assert play(dutch, variant="dutch").scores == (5, 5, 5)
    assert play(HAND, variant="black_lady").scores == (5, 8, 13)


def test_another_target_ends_sooner_or_later():
    assert winners((40, 52, 38), target=50) == (2,)
    assert winners((40, 152, 38), target=200) is None


def test_another_target_does_not_change_what_is_written():
    assert play(HAND, target=50).scores == play(HAND, target=200).scores == (5, 8, 13)


def test_the_target_of_dutch_is_50_unless_the_table_says_otherwise():
    assert GAME.complete({})["target"] == 100
    assert GAME.complete({"variant": "dutch"})["target"] == 50
    assert GAME.complete({"variant": "dutch", "target": 100})["target"] == 100


@pytest.mark.parametrize("target", [0, -100, 100.0, "100", True, None])
def test_a_target_is_a_whole_number_above_zero(target: object):
    assert [p.at for p in GAME.refuse_rules({"target": target}, 3)] == ["target"]


def test_reached_ends_at_exactly_100_and_passed_does_not():
    assert winners((73, 100, 70)) == (2,)
    assert winners((73, 100, 70), end_when="passed") is None
    assert winners((73, 101, 70), end_when="passed") == (2,)


def test_passed_makes_no_difference_beyond_the_target():
    assert winners((63, 103, 97), end_when="passed") == winners((63, 103, 97)) == (0,)


# moon


def test_a_shooter_may_subtract_26_instead():
    scored = play(MOON, moon="shooter_minus_26")
    assert scored.scores == (-26, 0, 0)
    assert scored.lines[-1].rule == "moon"
    assert play({"points": [0, 26, 26]}, moon="shooter_minus_26").scores == (-26, 0, 0)


def test_a_shooter_may_choose():
    assert play({**MOON, "moon_choice": "others"}, moon="choice").scores == (0, 26, 26)
    assert play({**MOON, "moon_choice": "shooter"}, moon="choice").scores == (-26, 0, 0)


def test_without_moons_everything_is_26_points():
    scored = play(MOON, moon="off")
    assert scored.scores == (26, 0, 0)
    assert scored.marks == ()
    assert ids(scored) == ["all", "no_moon_off", "hearts", "queen"]
    assert play({"points": [26, 0, 0]}, moon="off").scores == (26, 0, 0)


@pytest.mark.parametrize("moon", ["others_26", "shooter_minus_26", "choice", "off"])
def test_the_moon_rule_changes_no_other_hand(moon: str):
    assert play(HAND, moon=moon).scores == (5, 8, 13)


# moon_rescue


def test_a_moon_that_would_lose_the_match_is_subtracted_instead():
    assert after(MOON, 95, 80, 20) == ((95, 106, 46), (2,))
    scored = play(MOON, 95, 80, 20, moon_rescue=True)
    assert scored.scores == (-26, 0, 0)
    assert ids(scored) == ["all", "moon_rescue", "moon_shooter"]
    assert scored.marks == ("moon:0",)


def test_a_moon_that_wins_needs_no_rescue():
    assert after(MOON, 40, 80, 60, moon_rescue=True) == ((40, 106, 86), (0,))


def test_a_shared_win_is_winning_too():
    assert after(MOON, 60, 80, 34, moon_rescue=True) == ((60, 106, 60), (0, 2))


def test_a_moon_that_ends_nothing_needs_no_rescue():
    assert play(MOON, 70, 20, 30, moon_rescue=True).scores == (0, 26, 26)


def test_a_rescue_saves_who_chose_to_give_the_others_26_as_well():
    chosen = {**MOON, "moon_choice": "others"}
    assert play(chosen, 95, 80, 20, moon="choice", moon_rescue=True).scores == (-26, 0, 0)


def test_an_equal_lowest_that_plays_on_is_no_end_to_be_rescued_from():
    before = (95, 80, 20, 20)
    moon = {"hearts": [13, 0, 0, 0], "queen": 0}
    assert play(moon, *before, moon_rescue=True).scores == (-26, 0, 0, 0)
    assert play(moon, *before, moon_rescue=True, tie="play_on").scores == (0, 26, 26, 26)


def test_the_rescue_looks_after_the_landing_on_the_target():
    landing = {"moon_rescue": True, "exactly_target": "to_half"}
    assert play(MOON, 95, 74, 20, **landing).scores == (0, -24, 26)


# sun


@pytest.mark.parametrize("worth", [52, 39])
def test_every_trick_as_well_is_a_sun(worth: int):
    scored = play({**MOON, "sun": 0}, sun=worth)
    assert scored.scores == (0, worth, worth)
    assert scored.marks == ("moon:0", "sun:0")


def test_a_sun_can_be_entered_as_points_taken_or_as_a_scored_moon():
    assert play({"points": [26, 0, 0], "sun": 0}, sun=52).scores == (0, 52, 52)
    assert play({"points": [0, 26, 26], "sun": 0}, sun=52).scores == (0, 52, 52)


@pytest.mark.parametrize("moon", ["shooter_minus_26", "choice", "off"])
def test_a_sun_goes_before_the_moon(moon: str):
    assert play({**MOON, "sun": 0}, sun=52, moon=moon).scores == (0, 52, 52)


def test_a_sun_is_not_rescued():
    assert play({**MOON, "sun": 0}, 95, 80, 20, sun=52, moon_rescue=True).scores == (0, 52, 52)


def test_a_moon_without_a_sun_stays_a_moon():
    assert play(MOON, sun=52).scores == (0, 26, 26)


# diamond_jack, jack_needed_for_moon


def test_the_jack_of_diamonds_takes_ten_off():
    scored = play({**HAND, "jack": 0}, diamond_jack=True)
    assert scored.scores == (-5, 8, 13)
    assert sum(scored.scores) == 16
    assert play({"points": [-5, 8, 13], "jack": 0}, diamond_jack=True).scores == (-5, 8, 13)


def test_the_shooter_keeps_the_jack():
    scored = play({**MOON, "jack": 0}, diamond_jack=True)
    assert scored.scores == (-10, 26, 26)
    assert scored.lines[-1].rule == "diamond_jack"


def test_a_moon_with_the_jack_can_be_entered_either_way():
    for points in ([16, 0, 0], [-10, 26, 26]):
        assert play({"points": points, "jack": 0}, diamond_jack=True).scores == (-10, 26, 26)


def test_the_jack_is_not_needed_for_the_moon():
    for hand in ({**MOON, "jack": 1}, {"points": [26, -10, 0], "jack": 1}, {"points": [0, 16, 26], "jack": 1}):
        assert play(hand, diamond_jack=True).scores == (0, 16, 26)


def test_a_table_can_need_the_jack_for_the_moon():
    rules = {"diamond_jack": True, "jack_needed_for_moon": True}
    scored = play({**MOON, "jack": 1}, **rules)
    assert scored.scores == (26, -10, 0)
    assert scored.marks == ()
    assert ids(scored) == ["all", "no_moon_jack", "hearts", "queen", "jack"]
    assert scored.lines[1].rule == "jack_needed_for_moon"


def test_a_moon_with_the_jack_it_needs_is_a_moon():
    rules = {"diamond_jack": True, "jack_needed_for_moon": True}
    assert play({**MOON, "jack": 0}, **rules).scores == (-10, 26, 26)
    assert play({**HAND, "jack": 1}, **rules).scores == (5, -2, 13)


def test_needing_the_jack_has_no_effect_where_it_is_not_in_play():
    assert play(MOON, jack_needed_for_moon=True).scores == (0, 26, 26)


# no_tricks


def test_a_player_without_a_trick_may_take_five_off():
    scored = play({"hearts": [5, 8, 0], "queen": 1, "no_tricks": [2]}, no_tricks=-5)
    assert scored.scores == (5, 21, -5)
    assert scored.lines[-1].id == "hartenjagen.no_tricks"


def test_two_players_without_a_trick_take_five_off_each():
    hand = {"hearts": [5, 8, 0, 0], "queen": 1, "no_tricks": [2, 3]}
    assert play(hand, no_tricks=-5).scores == (5, 21, -5, -5)


def test_no_trick_is_void_in_a_moon_hand():
    scored = play({**MOON, "no_tricks": [2]}, no_tricks=-5)
    assert scored.scores == (0, 26, 26)
    assert ids(scored) == ["all", "moon_others", "no_tricks_void"]


def test_no_points_with_a_trick_stays_nothing():
    assert play({"hearts": [5, 8, 0], "queen": 1}, no_tricks=-5).scores == (5, 21, 0)


# exactly_target


def test_exactly_100_becomes_half_or_nothing_or_wins():
    before = (60, 87, 90)
    hand = {"points": [3, 13, 10]}
    assert after(hand, *before) == ((63, 100, 100), (0,))
    assert after(hand, *before, exactly_target="to_half") == ((63, 50, 50), None)
    assert after(hand, *before, exactly_target="to_zero") == ((63, 0, 0), None)
    assert after(hand, *before, exactly_target="wins") == ((63, 100, 100), (1, 2))


def test_landing_is_a_line_of_its_own_and_part_of_the_scores():
    scored = play({"points": [0, 13, 13], "queen": 1}, 60, 87, 80, exactly_target="to_half")
    assert scored.scores == (0, -37, 13)
    assert scored.lines[-1].id == "hartenjagen.exact_half"
    assert scored.lines[-1].values == {"seat": 1, "target": 100, "n": 50}
    assert scored.lines[-1].moves == (0, -50, 0)
    assert scored.lines[-1].rule == "exactly_target"


def test_half_of_an_odd_target_is_exact():
    totals, over = after({"points": [0, 13, 13], "queen": 1}, 10, 62, 20, exactly_target="to_half", target=75)
    assert (totals, over) == ((10, Fraction(75, 2), 33), None)


def test_who_lands_exactly_can_win_although_another_is_lower_or_beyond():
    hand = {"points": [0, 10, 16]}
    assert after(hand, 20, 90, 95, exactly_target="wins", end_when="passed") == ((20, 100, 111), (1,))


@pytest.mark.parametrize("what", ["to_half", "to_zero", "wins"])
def test_only_a_total_that_changed_can_land(what: str):
    totals, over = after({"points": [0, 6, 20]}, 100, 20, 30, exactly_target=what, end_when="passed")
    assert (totals, over) == ((100, 26, 50), None)


@pytest.mark.parametrize("what", ["to_half", "to_zero", "wins"])
def test_beyond_the_target_is_no_landing(what: str):
    assert after({"points": [0, 14, 12]}, 60, 87, 70, exactly_target=what) == ((60, 101, 82), (0,))


def test_landing_can_come_from_above():
    hand = {"points": [0, 13, 3], "queen": 1, "jack": 2}
    totals, _ = after(hand, 70, 40, 97, exactly_target="to_half", diamond_jack=True)
    assert totals == (70, 53, 50)


# tie


def test_equal_lowest_totals_may_play_on():
    assert winners((60, 104, 60), tie="play_on") is None


def test_play_on_makes_no_difference_where_one_is_lowest():
    assert winners((61, 104, 60), tie="play_on") == winners((61, 104, 60)) == (2,)


# passing


def test_a_table_may_agree_on_its_own_passing():
    at = table(4, passing=["across", "none"])
    lines = [GAME.opening(at, Standing((0,) * 4, n))[0] for n in (1, 2, 3)]
    assert [line.id for line in lines] == ["hartenjagen.pass_none", "hartenjagen.pass_across", "hartenjagen.pass_none"]
    assert {line.rule for line in lines} == {"passing"}


def test_passing_changes_no_score():
    assert play(HAND, passing=["none"]).scores == (5, 8, 13)


@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_sits_across_with_three_or_five(seats: int):
    assert [p.id for p in GAME.refuse_rules({"passing": ["left", "across"]}, seats)] == ["hartenjagen.no_across"]
    assert GAME.refuse_rules({"passing": ["left", "across"]}, seats + 1) == []


def test_cards_stay_where_somebody_who_sits_out_leaves_nobody_across():
    at = table(4, out=(3,), passing=["across"])
    assert GAME.opening(at, Standing((0,) * 4, 1))[0].id == "hartenjagen.pass_none"


@pytest.mark.parametrize("cycle", [[], ["up"], "left", [1], {"left": 1}, [["left"]]])
def test_a_cycle_is_a_list_of_directions(cycle: object):
    assert [p.at for p in GAME.refuse_rules({"passing": cycle}, 4)] == ["passing"]


# What only some agreements have


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("moon_rescue", True),
        ("sun", 52),
        ("diamond_jack", True),
        ("no_tricks", -5),
        ("exactly_target", "wins"),
    ],
)
def test_black_ladys_own_rules_are_refused_in_dutch(name: str, value: object):
    found = GAME.refuse_rules({"variant": "dutch", name: value}, 3)
    assert [(p.at, p.id, p.values) for p in found] == [(name, "hartenjagen.black_lady_only", {"name": name})]
    assert GAME.refuse_rules({name: value}, 3) == []


def test_a_rule_is_not_asked_where_it_has_no_effect():
    def asked(**rules: object) -> set[str]:
        agreed = GAME.complete(rules)
        return {r.name for r in GAME.house_rules if r.matters(agreed)}

    assert "dutch_win" not in asked()
    assert "jack_needed_for_moon" not in asked()
    assert "jack_needed_for_moon" in asked(diamond_jack=True)
    assert "moon_rescue" not in asked(moon="off")
    assert asked(variant="dutch") == {"variant", "target", "end_when", "moon", "tie", "dutch_win"}
