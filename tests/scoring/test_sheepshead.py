"""What a picker's hand writes: the rows, what multiplies them, and who pays whom."""

from __future__ import annotations

import pytest

from scoring.game import Standing, Table
from scoring.sheepshead import GAME
from tests.scoring.sheepshead_table import ids, picked, rules_of, score


def test_68_is_won():
    assert score(picked(68)).scores == (2, 1, -1, -1, -1)


def test_101_is_won_double():
    scored = score(picked(101))
    assert scored.scores == (4, 2, -2, -2, -2)
    assert scored.marks == ("schneider",)


def test_60_is_lost():
    scored = score(picked(60))
    assert scored.scores == (-2, -1, 1, 1, 1)
    assert "sixty" in ids(scored)


def test_61_is_won():
    assert score(picked(61)).scores == (2, 1, -1, -1, -1)


def test_30_is_lost_double():
    scored = score(picked(30))
    assert scored.scores == (-4, -2, 2, 2, 2)
    assert scored.marks == ("schneider",)


def test_31_is_lost_once():
    scored = score(picked(31))
    assert scored.scores == (-2, -1, 1, 1, 1)
    assert scored.marks == ()


def test_90_is_won_once():
    assert score(picked(90)).scores == (2, 1, -1, -1, -1)


def test_91_is_won_double():
    assert score(picked(91)).scores == (4, 2, -2, -2, -2)


def test_no_trick_with_22_buried_is_for_the_picker_alone():
    scored = score(picked(22, tricks="none"))
    assert scored.scores == (-9, 0, 3, 3, 3)
    assert scored.marks == ("no-trick",)


def test_120_while_the_opponents_won_a_trick_is_no_more_than_double():
    scored = score(picked(120, tricks="some"))
    assert scored.scores == (4, 2, -2, -2, -2)
    assert scored.marks == ("schneider",)
    assert "not_all" in ids(scored)
    assert scored.warnings == ()


def test_every_trick_counts_three_times():
    scored = score(picked(120, tricks="all"))
    assert scored.scores == (6, 3, -3, -3, -3)
    assert scored.marks == ("all-tricks",)


def test_0_points_with_a_trick_is_lost_double():
    scored = score(picked(0, tricks="some"))
    assert scored.scores == (-4, -2, 2, 2, 2)
    assert "not_none" in ids(scored)


def test_alone_with_70_the_picker_wins_from_four():
    assert score(picked(70, alone=True)).scores == (4, -1, -1, -1, -1)


@pytest.mark.parametrize(
    ("points", "tricks", "picker", "other"),
    [
        (120, "all", 12, -3),
        (100, "some", 8, -2),
        (70, "some", 4, -1),
        (60, "some", -4, 1),
        (30, "some", -8, 2),
        (10, "none", -12, 3),
    ],
)
def test_alone_every_row_is_the_opponents_times_four(points, tricks, picker, other):
    assert score(picked(points, alone=True, tricks=tricks)).scores == (picker, other, other, other, other)


def test_58_with_bump_is_lost_double():
    scored = score(picked(58), bump=True)
    assert scored.scores == (-4, -2, 2, 2, 2)
    assert scored.marks == ("bump",)
    assert rules_of(scored)["bump"] == "bump"


def test_25_with_bump_after_a_doubler():
    scored = score(picked(25), bump=True, all_pass="doubler", waiting=1)
    assert scored.scores == (-16, -8, 8, 8, 8)
    assert scored.marks == ("schneider", "doubled", "bump")


@pytest.mark.parametrize(
    ("points", "tricks", "alone", "each"),
    [
        (58, "some", False, (-4, -2, 2, 2, 2)),
        (25, "some", False, (-8, -4, 4, 4, 4)),
        (10, "none", False, (-18, 0, 6, 6, 6)),
        (58, "some", True, (-8, 2, 2, 2, 2)),
        (25, "some", True, (-16, 4, 4, 4, 4)),
        (10, "none", True, (-24, 6, 6, 6, 6)),
    ],
)
def test_under_bump_every_lost_row_counts_double(points, tricks, alone, each):
    assert score(picked(points, alone=alone, tricks=tricks), bump=True).scores == each


def test_bump_leaves_a_won_hand_alone():
    assert score(picked(68), bump=True) == score(picked(68))


def test_bump_can_leave_out_the_hand_without_a_trick():
    scored = score(picked(10, tricks="none"), bump=True, bump_no_trick=False)
    assert scored.scores == (-9, 0, 3, 3, 3)
    assert "bump" not in scored.marks
    assert rules_of(scored)["bump_not"] == "bump_no_trick"


def test_bump_without_a_trick_changes_nothing_with_a_trick():
    assert score(picked(25), bump=True, bump_no_trick=False) == score(picked(25), bump=True)


def test_no_trick_can_be_shared_with_the_partner():
    scored = score(picked(10, tricks="none"), no_trick_loss="shared")
    assert scored.scores == (-6, -3, 3, 3, 3)
    assert rules_of(scored)["no_trick_shared"] == "no_trick_loss"


def test_sharing_no_trick_changes_nothing_when_the_picker_is_alone_or_has_a_trick():
    alone = picked(10, tricks="none", alone=True)
    assert score(alone, no_trick_loss="shared") == score(alone)
    assert score(picked(25), no_trick_loss="shared") == score(picked(25))


@pytest.mark.parametrize(
    ("schneider_at", "at_90", "at_91", "at_30", "at_29"),
    [("91_and_30", 2, 4, -4, -4), ("90_and_30", 4, 4, -4, -4), ("91_and_29", 2, 4, -2, -4)],
)
def test_where_schneider_begins(schneider_at, at_90, at_91, at_30, at_29):
    for points, picker in ((90, at_90), (91, at_91), (30, at_30), (29, at_29)):
        scored = score(picked(points), schneider_at=schneider_at)
        assert scored.scores[0] == picker
        assert "schneider_at" in rules_of(scored).values()


def test_where_schneider_begins_changes_nothing_elsewhere():
    for points in (0, 28, 31, 60, 61, 89, 92, 120):
        for schneider_at in ("90_and_30", "91_and_29"):
            hand = picked(points, tricks="some")
            assert score(hand, schneider_at=schneider_at).scores == score(hand).scores


def test_a_multiplier_multiplies():
    scored = score(picked(68, multiplier=4), multipliers=True)
    assert scored.scores == (8, 4, -4, -4, -4)
    assert rules_of(scored)["multiplier"] == "multipliers"


def test_agreeing_on_multipliers_changes_nothing_in_a_hand_without_one():
    assert score(picked(68), multipliers=True) == score(picked(68))


def test_the_cap_holds_for_multiplier_times_doubler_and_the_bump_doubles_afterwards():
    agreed = {"multipliers": True, "all_pass": "doubler", "bump": True}
    hand = picked(58, multiplier=4)
    assert score(hand, waiting=1, **agreed).scores == (-32, -16, 16, 16, 16)
    scored = score(hand, waiting=1, multiplier_cap=4, **agreed)
    assert scored.scores == (-16, -8, 8, 8, 8)
    assert rules_of(scored)["capped"] == "multiplier_cap"
    assert scored.memory == 0


def test_a_cap_that_is_not_reached_changes_nothing():
    hand = picked(68, multiplier=4)
    assert score(hand, multipliers=True, multiplier_cap=4) == score(hand, multipliers=True)


def test_whether_buried_cards_count_without_a_trick_is_shown_and_never_changes_the_row():
    hand = picked(22, tricks="none")
    counted, not_counted = score(hand), score(hand, buried_counts=False)
    assert counted.scores == not_counted.scores
    assert _counted(counted) == {"points": 22, "rest": 98}
    assert _counted(not_counted) == {"points": 0, "rest": 120}
    assert rules_of(not_counted)["buried_not"] == "buried_counts"


def test_whether_buried_cards_count_changes_nothing_with_a_trick():
    assert score(picked(22, tricks="some"), buried_counts=False) == score(picked(22, tricks="some"))


def _counted(scored):
    return next(line.values for line in scored.lines if line.id == "sheepshead.counted")


# The tables


@pytest.mark.parametrize(
    ("players", "partners", "with_partners", "alone"),
    [
        (3, 0, None, (2, -1, -1)),
        (4, 1, (1, 1, -1, -1), (3, -1, -1, -1)),
        (5, 1, (2, 1, -1, -1, -1), (4, -1, -1, -1, -1)),
        (6, 1, (3, 1, -1, -1, -1, -1), (5, -1, -1, -1, -1, -1)),
        (6, 2, (1, 1, 1, -1, -1, -1), (5, -1, -1, -1, -1, -1)),
        (7, 1, (4, 1, -1, -1, -1, -1, -1), (6, -1, -1, -1, -1, -1, -1)),
        (7, 2, (2, 1, 1, -1, -1, -1, -1), (6, -1, -1, -1, -1, -1, -1)),
        (8, 1, (5, 1, -1, -1, -1, -1, -1, -1), (7, -1, -1, -1, -1, -1, -1, -1)),
        (8, 2, (3, 1, 1, -1, -1, -1, -1, -1), (7, -1, -1, -1, -1, -1, -1, -1)),
        (8, 3, (1, 1, 1, 1, -1, -1, -1, -1), (7, -1, -1, -1, -1, -1, -1, -1)),
    ],
)
def test_every_table_pays_by_its_own_split(players, partners, with_partners, alone):
    agreed = {"players": players} | ({"partners": partners} if players >= 6 else {})
    key = "partners" if players >= 6 else "partner"
    nobody = [] if players >= 6 else None
    together = list(range(1, partners + 1)) if players >= 6 else 1
    for points, size in ((68, 1), (100, 2), (40, -1), (20, -2)):
        hand = {"picker": 0, "points": points, "tricks": "some"}
        assert score(hand | {key: nobody}, **agreed).scores == tuple(size * n for n in alone)
        if with_partners:
            assert score(hand | {key: together}, **agreed).scores == tuple(size * n for n in with_partners)


@pytest.mark.parametrize(("players", "partners", "picker"), [(4, 1, -6), (6, 1, -12), (7, 2, -12), (8, 3, -12)])
def test_without_a_trick_the_picker_pays_every_opponent_at_every_table(players, partners, picker):
    agreed = {"players": players, "partners": partners if players >= 6 else 1}
    who = {"partners": list(range(1, partners + 1))} if players >= 6 else {"partner": 1}
    hand = {"picker": 0, "points": 0, "tricks": "none", **who}
    opponents = (3,) * (players - 1 - partners)
    assert score(hand, **agreed).scores == (picker, *(0,) * partners, *opponents)
    shared = score(hand, no_trick_loss="shared", **agreed).scores
    assert shared == (picker + 3 * partners, *(-3,) * partners, *opponents)


def test_the_number_of_partners_matters_from_six_players_on():
    assert score({"picker": 0, "partners": [1, 2], "points": 68}, players=7, partners=2).scores[0] == 2
    assert score(picked(68), partners=3) == score(picked(68))


def test_one_partner_at_a_large_table_can_be_written_either_way():
    one = score({"picker": 0, "partner": 1, "points": 68}, players=6)
    assert one == score({"picker": 0, "partners": [1], "points": 68}, players=6)


def test_at_a_table_of_six_names_five_play_and_the_dealer_writes_nothing():
    scored = score({"picker": 2, "partner": 5, "points": 68}, seats=6, out=(0,))
    assert scored.scores == (0, -1, 2, -1, -1, 1)
    assert GAME.dealer_sits_out(GAME.complete({}), 6)
    assert not GAME.dealer_sits_out(GAME.complete({}), 5)


def test_a_picker_in_any_seat_moves_his_own_column():
    assert score({"picker": 3, "partner": 0, "points": 101}).scores == (2, -2, -2, 4, -2)


def test_a_table_too_small_is_refused():
    (problem,) = GAME.refuse_rules({"players": 7}, 5)
    assert (problem.at, problem.id) == ("players", "sheepshead.table_too_small")


@pytest.mark.parametrize(("players", "partners"), [(7, 3), (6, 3)])
def test_a_split_in_which_the_picker_wins_nothing_is_refused(players, partners):
    (problem,) = GAME.refuse_rules({"players": players, "partners": partners}, players)
    assert (problem.at, problem.id) == ("partners", "sheepshead.picker_wins_nothing")


def test_all_other_splits_are_fine():
    for players in (3, 4, 5, 6, 7, 8):
        for partners in (0, 1, 2, 3):
            if (players, partners) not in ((7, 3), (6, 3)):
                assert GAME.refuse_rules({"players": players, "partners": partners}, 10) == []


# The doubler


def test_a_doubler_is_no_hand_and_the_next_hand_counts_double():
    passed = score({"passed": "doubler"}, all_pass="doubler")
    assert passed.scores == (0, 0, 0, 0, 0)
    assert (passed.marks, passed.counts, passed.deal_moves, passed.memory) == (("doubler",), False, True, 1)
    scored = score(picked(68), all_pass="doubler", waiting=passed.memory)
    assert scored.scores == (4, 2, -2, -2, -2)
    assert scored.marks == ("doubled",)
    assert scored.memory == 0


def test_doublers_queue_up_one_hand_each():
    waiting, written = None, []
    for hand in ({"passed": "doubler"}, {"passed": "doubler"}, picked(68), picked(68), picked(68)):
        scored = score(hand, all_pass="doubler", waiting=waiting)
        waiting = scored.memory
        written.append(scored.scores[0])
    assert written == [0, 0, 4, 4, 2]


def test_a_doubler_that_comes_between_waits_its_turn():
    waiting, written = None, []
    for hand in ({"passed": "doubler"}, {"passed": "doubler"}, picked(68), {"passed": "doubler"}, *[picked(68)] * 3):
        scored = score(hand, all_pass="doubler", waiting=waiting)
        waiting = scored.memory
        written.append(scored.scores[0])
    assert written == [0, 0, 4, 0, 4, 4, 2]


def test_before_the_hand_the_table_hears_that_it_counts_double():
    table = Table(5, 0, GAME.complete({"all_pass": "doubler"}))
    (line,) = GAME.opening(table, Standing((0,) * 5, memory=2))
    assert (line.id, line.values, set(line.moves)) == ("sheepshead.doublers_wait", {"waiting": 2}, {0})
    assert GAME.opening(table, Standing((0,) * 5)) == ()


def test_a_redeal_is_no_hand_and_keeps_the_dealer():
    passed = score({"passed": "redeal"}, all_pass="redeal", waiting=1)
    assert passed.scores == (0, 0, 0, 0, 0)
    assert (passed.marks, passed.counts, passed.deal_moves, passed.memory) == ((), False, False, 1)


@pytest.mark.parametrize("all_pass", ["doubler", "redeal"])
def test_what_happens_when_all_pass_changes_nothing_when_somebody_picks(all_pass):
    assert score(picked(68), all_pass=all_pass) == score(picked(68))


# The lines


def test_the_lines_say_who_how_much_which_row_and_who_pays():
    scored = score(picked(58, multiplier=2), bump=True, multipliers=True)
    assert ids(scored) == [
        *("together", "counted", "lost", "multiplier", "bump", "stake"),
        *("others_get", "partner_pays", "picker_pays"),
    ]
    assert scored.lines[1].values == {"points": 58, "rest": 62}
    assert scored.lines[2].values == {"low": 31, "high": 60, "row": 1}
    assert scored.lines[5].values == {"row": 1, "factor": 4, "stake": 4}
    assert [line.moves for line in scored.lines[6:]] == [(0, 0, 4, 4, 4), (0, -4, 0, 0, 0), (-8, 0, 0, 0, 0)]
    assert scored.lines[8].values == {"picker": 0, "n": 8, "pot": 12, "share": 4}


def test_the_number_of_tricks_is_in_the_lines_when_it_was_given():
    assert "tricks" in ids(score(picked(68, tricks=3)))
    assert "tricks" not in ids(score(picked(68)))


def test_six_of_six_tricks_are_all_and_zero_are_none():
    assert score(picked(120, tricks=6)) == score(picked(120, tricks="all"))
    assert score(picked(4, tricks=0)) == score(picked(4, tricks="none"))


# The end


def test_without_an_end_the_match_goes_on():
    assert GAME.ended(GAME.complete({}), Standing((99, -99, 0, 0, 0), hands=500)) is None


def test_after_so_many_hands_the_most_points_win():
    rules = GAME.complete({"end": {"hands": 15}})
    assert GAME.ended(rules, Standing((4, 4, -8, 0, 0), hands=14)) is None
    assert GAME.ended(rules, Standing((4, 4, -8, 0, 0), hands=15)) == (0, 1)


def test_a_target_reached_exactly_ends_the_match():
    rules = GAME.complete({"end": {"target": 20}})
    assert GAME.ended(rules, Standing((19, -19, 0, 0, 0), hands=9)) is None
    assert GAME.ended(rules, Standing((20, -20, 0, 0, 0), hands=9)) == (0,)
    assert GAME.leaders(rules, Standing((19, 19, -38, 0, 0))) == (0, 1)


@pytest.mark.parametrize("end", [{}, {"hands": 0}, {"hands": True}, {"hands": 2, "target": 2}, {"rounds": 3}, 20, "x"])
def test_an_end_that_is_none_is_refused(end):
    assert [problem.id for problem in GAME.refuse_rules({"end": end}, 5)] == ["rules.value"]


def test_the_end_changes_no_score():
    assert score(picked(68), end={"hands": 1}) == score(picked(68))


def test_the_defaults_are_those_of_the_rules():
    assert GAME.complete({}) == {
        "players": 5,
        "partners": 1,
        "all_pass": "leaster",
        "bump": False,
        "bump_no_trick": True,
        "no_trick_loss": "picker_pays",
        "schneider_at": "91_and_30",
        "leaster_needs_trick": True,
        "leaster_tie": "wash",
        "blind_in_leaster": "last_trick",
        "multipliers": False,
        "multiplier_cap": None,
        "buried_counts": True,
        "end": None,
    }


def test_a_screen_asks_only_what_can_matter():
    def asked(**rules):
        agreed = GAME.complete(rules)
        return {rule.name for rule in GAME.house_rules if rule.matters(agreed)}

    assert not {"partners", "bump_no_trick", "multiplier_cap"} & asked()
    assert "partners" in asked(players=7)
    assert "bump_no_trick" in asked(bump=True)
    assert "multiplier_cap" in asked(all_pass="doubler")
    assert not {"leaster_needs_trick", "leaster_tie", "blind_in_leaster"} & asked(all_pass="redeal")
    assert not {"buried_counts", "blind_in_leaster"} & asked(players=8)
    assert "no_trick_loss" not in asked(players=3)
