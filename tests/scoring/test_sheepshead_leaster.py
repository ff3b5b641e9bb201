"""The leaster: everyone for themselves, the fewest points win."""

from __future__ import annotations

import pytest

from tests.scoring.sheepshead_table import ids, refused, rules_of, score


def leaster(*points, tricks=None):
    return {"leaster": {"points": list(points)} | ({"tricks": list(tricks)} if tricks else {})}


def test_the_fewest_points_win_four():
    scored = score(leaster(20, 30, 40, 10, 20))
    assert scored.scores == (-1, -1, -1, 4, -1)
    assert scored.marks == ("leaster",)
    assert (scored.counts, scored.deal_moves) == (True, True)
    assert ids(scored) == ["leaster_counted", "leaster_lowest", "leaster_gets", "leaster_pay"]
    assert scored.lines[0].values == {"each": (20, 30, 40, 10, 20)}


def test_who_has_no_trick_cannot_win():
    scored = score(leaster(0, 30, 40, 30, 20, tricks=(0, 1, 2, 2, 1)))
    assert scored.scores == (-1, -1, -1, -1, 4)
    assert rules_of(scored)["leaster_no_trick"] == "leaster_needs_trick"


def test_0_points_with_a_trick_can_win():
    assert score(leaster(0, 30, 40, 30, 20, tricks=(1, 1, 2, 1, 1))).scores == (4, -1, -1, -1, -1)


def test_where_no_trick_is_needed_who_has_none_wins():
    hand = leaster(0, 30, 40, 30, 20, tricks=(0, 1, 2, 2, 1))
    assert score(hand, leaster_needs_trick=False).scores == (4, -1, -1, -1, -1)


def test_needing_a_trick_changes_nothing_when_everyone_has_one():
    hand = leaster(20, 30, 40, 10, 20, tricks=(1, 1, 2, 1, 1))
    assert score(hand, leaster_needs_trick=False) == score(hand)


def test_who_takes_every_trick_wins_whatever_was_agreed():
    hand = leaster(0, 0, 120, 0, 0, tricks=(0, 0, 6, 0, 0))
    for needs in (True, False):
        for tie in ("wash", "split"):
            scored = score(hand, leaster_needs_trick=needs, leaster_tie=tie)
            assert scored.scores == (-1, -1, 4, -1, -1)
            assert "leaster_all_tricks" in ids(scored)


def test_without_the_tricks_0_points_is_taken_for_no_trick_and_asked():
    scored = score(leaster(0, 30, 40, 30, 20))
    assert scored.scores == (-1, -1, -1, -1, 4)
    (warning,) = scored.warnings
    assert (warning.at, warning.id, warning.values) == ("leaster.tricks", "sheepshead.leaster_zero", {"seats": (0,)})
    assert score(leaster(0, 30, 40, 30, 20, tricks=(0, 1, 2, 2, 1))).warnings == ()
    assert score(leaster(0, 30, 40, 30, 20), leaster_needs_trick=False).warnings == ()


def test_equal_lowest_is_nobodys():
    scored = score(leaster(10, 30, 40, 10, 30))
    assert scored.scores == (0, 0, 0, 0, 0)
    assert rules_of(scored)["leaster_wash"] == "leaster_tie"


def test_equal_lowest_can_be_split():
    scored = score(leaster(10, 30, 40, 10, 30), leaster_tie="split")
    assert scored.scores == (3, -2, -2, 3, -2)
    assert ids(scored)[-3:] == ["leaster_split", "leaster_get", "leaster_pay"]


def test_splitting_changes_nothing_when_one_is_lowest():
    hand = leaster(20, 30, 40, 10, 20)
    assert score(hand, leaster_tie="split") == score(hand)


@pytest.mark.parametrize(
    ("points", "each"),
    [
        ((20, 20, 20, 30, 30), (2, 2, 2, -3, -3)),
        ((20, 20, 20, 20, 40), (1, 1, 1, 1, -4)),
        ((24, 24, 24, 24, 24), (0, 0, 0, 0, 0)),
    ],
)
def test_ties_of_more_still_add_up_to_zero(points, each):
    assert score(leaster(*points), leaster_tie="split").scores == each


@pytest.mark.parametrize("players", [3, 4, 6, 7, 8])
def test_at_every_table_the_winner_gets_one_from_each(players):
    points = [4, *[116 // (players - 1)] * (players - 1)]
    points[-1] += 120 - sum(points)
    assert score(leaster(*points), players=players).scores == (players - 1, *(-1,) * (players - 1))


def test_who_sits_out_of_a_leaster_writes_nothing():
    assert score(leaster(0, 20, 30, 40, 10, 20), seats=6, out=(0,)).scores == (0, -1, -1, -1, 4, -1)


def test_the_totals_add_up_to_120():
    assert refused(leaster(20, 30, 40, 10, 10)) == [("leaster.points", "leaster_sum")]
    assert score(leaster(20, 30, 40, 10, 20), blind_in_leaster="first_trick").scores == (-1, -1, -1, 4, -1)


def test_set_aside_the_blind_is_missing_from_the_totals():
    scored = score(leaster(20, 30, 40, 10, 10), blind_in_leaster="set_aside", leaster_tie="split")
    assert scored.scores == (-2, -2, -2, 3, 3)
    assert rules_of(scored)["leaster_blind"] == "blind_in_leaster"
    assert refused(leaster(20, 30, 40, 10, 11), blind_in_leaster="set_aside") == [
        ("leaster.points", "leaster_sum_aside")
    ]
    assert refused(leaster(20, 30, 17, 10, 10), blind_in_leaster="set_aside") == [
        ("leaster.points", "leaster_sum_aside")
    ]


def test_where_the_blind_goes_changes_nothing_when_it_was_worth_nothing():
    hand = leaster(20, 30, 40, 10, 20)
    assert score(hand, blind_in_leaster="set_aside") == score(hand)


@pytest.mark.parametrize(
    ("hand", "problems"),
    [
        ({"leaster": []}, [("leaster", "leaster_shape")]),
        ({"leaster": {}}, [("leaster.points", "leaster_points_missing")]),
        (leaster(60, 60), [("leaster.points", "leaster_per_seat")]),
        ({"leaster": {"points": 120}}, [("leaster.points", "leaster_per_seat")]),
        (leaster(20, 30, 40, "10", 20), [("leaster.points[3]", "leaster_number")]),
        (leaster(20, 30, 40, -10, 121), [(f"leaster.points[{i}]", "leaster_number") for i in (3, 4)]),
        (leaster(20, 30, 40, True, 20), [("leaster.points[3]", "leaster_number")]),
        (leaster(1, 30, 40, 29, 20), [("leaster.points[0]", "leaster_impossible")]),
        (leaster(20, 30, 40, 10, 20, tricks=(1, 1, 1, 1, 1)), [("leaster.tricks", "leaster_tricks_sum")]),
        (leaster(20, 30, 40, 10, 20, tricks=(0, 2, 2, 1, 1)), [("leaster.points[0]", "leaster_points_without_trick")]),
        (leaster(90, 10, 10, 10, 0, tricks=(1, 1, 1, 1, 2)), [("leaster.points[0]", "leaster_points_tricks")]),
        ({"leaster": {"points": [24] * 5, "blind": 4}}, [("leaster.blind", "unknown_key")]),
        (leaster(20, 30, 40, 10, 20) | {"picker": 0}, [("picker", "mixed")]),
        (leaster(20, 30, 40, 10, 20) | {"multiplier": 2}, [("multiplier", "mixed")]),
    ],
)
def test_a_leaster_that_cannot_be_says_where(hand, problems):
    assert refused(hand) == problems


def test_who_sits_out_can_have_no_points():
    assert ("leaster.points[0]", "seat_out") in refused(leaster(10, 20, 30, 40, 10, 10), seats=6, out=(0,))


@pytest.mark.parametrize("all_pass", ["doubler", "redeal"])
def test_a_leaster_that_was_not_agreed_is_refused(all_pass):
    assert refused(leaster(20, 30, 40, 10, 20), all_pass=all_pass) == [("leaster", "leaster_off")]
