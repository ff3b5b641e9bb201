"""How a score of klaverjassen is told: counted, roem, together, what decided it, and then what each step writes."""

from __future__ import annotations

from typing import Any

from scoring.game import WHO, Line
from scoring.klaverjassen import HOUSE_RULES
from tests.scoring.klaverjassen_hands import lines, score


def line(hand: dict[str, Any], name: str, **rules: Any) -> Line:
    """The one line of that name."""
    (found,) = (told for told in score(hand, **rules).lines if told.id == f"klaverjassen.{name}")
    return found


def test_a_made_hand_is_counted_and_written_at_once() -> None:
    told = score({"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}).lines
    assert told == (
        Line("klaverjassen.counted", {"wij": 90, "zij": 72}, (0, 0)),
        Line("klaverjassen.roem", {"wij": 20, "zij": 0}, (0, 0)),
        Line("klaverjassen.together", {"wij": 110, "zij": 72}, (0, 0)),
        Line("klaverjassen.made", {"wij": 110, "zij": 72}, (110, 72)),
    )


def test_without_roem_nothing_is_said_of_roem() -> None:
    assert lines({"playing": "wij", "points": {"wij": 90}}) == [("counted", (0, 0)), ("made", (90, 72))]


def test_equal_is_nat_and_why() -> None:
    told = score({"playing": "wij", "points": {"wij": 66}, "roem": {"wij": 50, "zij": 20}}).lines
    who = {"side": "wij", "other": "zij"}
    assert told == (
        Line("klaverjassen.counted", {"wij": 66, "zij": 96}, (0, 0)),
        Line("klaverjassen.roem", {"wij": 50, "zij": 20}, (0, 0)),
        Line("klaverjassen.together", {"wij": 116, "zij": 116}, (0, 0)),
        Line("klaverjassen.nat_equal", {**who, "all": 232, "need": 117, "have": 116}, (0, 0), "tie"),
        Line("klaverjassen.all_cards", {"side": "zij", "points": 162}, (0, 162)),
        Line("klaverjassen.roem_to_other", {**who, "points": 70}, (0, 70), "nat_roem"),
    )


def test_short_is_nat_by_how_much_was_needed() -> None:
    short = line({"playing": "zij", "points": {"zij": 70}, "roem": {"zij": 20, "wij": 40}}, "nat_short")
    assert short.values == {"side": "zij", "other": "wij", "all": 222, "need": 112, "have": 90}
    assert short.rule == ""


def test_where_equal_is_not_nat_half_was_needed() -> None:
    under = line({"playing": "wij", "points": {"wij": 80}}, "nat_under_half", tie="each_own")
    assert (under.values["need"], under.values["have"], under.rule) == (81, 80, "tie")


def test_nat_declared_says_only_that() -> None:
    assert lines({"playing": "zij", "nat": True, "roem": {"zij": 40}}) == [
        ("roem", (0, 0)),
        ("nat_declared", (0, 0)),
        ("all_cards", (162, 0)),
        ("roem_to_other", (40, 0)),
    ]


def test_roem_that_never_was_the_wet_sides_is_its_owners_own() -> None:
    hand = {"playing": "wij", "points": {"wij": 60}, "roem": {"zij": 50}}
    assert lines(hand)[-1] == ("own_roem", (0, 50))
    assert lines(hand, nat_roem="lost")[-1] == ("own_roem", (0, 50))


def test_lost_roem_is_told_and_moves_nothing() -> None:
    hand = {"playing": "wij", "points": {"wij": 66}, "roem": {"wij": 50, "zij": 20}}
    assert lines(hand, nat_roem="lost")[-2:] == [("roem_lost", (0, 0)), ("own_roem", (0, 20))]
    lost = line(hand, "roem_lost", nat_roem="lost")
    assert (lost.values["points"], lost.rule) == (50, "nat_roem")


def test_equal_each_its_own_is_decided_by_the_table() -> None:
    each = line({"playing": "wij", "points": {"wij": 81}, "roem": {"wij": 20, "zij": 20}}, "each_own", tie="each_own")
    assert (each.values, each.moves, each.rule) == ({"wij": 101, "zij": 101}, (101, 101), "tie")


def test_pit_has_its_bonus_apart() -> None:
    hand = {"playing": "wij", "points": {"wij": 162}, "roem": {"wij": 20}, "pit": "wij"}
    assert lines(hand) == [("all_cards", (162, 0)), ("pit", (100, 0)), ("own_roem", (20, 0))]
    assert line(hand, "pit") == Line("klaverjassen.pit", {"side": "wij", "points": 100}, (100, 0), "pit")


def test_tegenpit_is_nat_first_and_then_its_own_bonus() -> None:
    hand = {"playing": "wij", "pit": "zij", "roem": {"zij": 40}}
    assert lines(hand, tegenpit=300) == [
        ("nat_tegenpit", (0, 0)),
        ("all_cards", (0, 162)),
        ("tegenpit", (0, 300)),
        ("own_roem", (0, 40)),
    ]
    assert line(hand, "tegenpit", tegenpit=0) == Line(
        "klaverjassen.tegenpit", {"side": "zij", "points": 0}, (0, 0), "tegenpit"
    )


def test_rounding_shows_what_it_did() -> None:
    hand = {"playing": "wij", "points": {"wij": 76}, "roem": {"wij": 50}}
    assert lines(hand, rounding="tens")[-2:] == [("made", (126, 86)), ("rounded", (4, -6))]
    rounded = line(hand, "rounded", rounding="tens_seven_up")
    assert rounded.values == {"side": "wij", "other": "zij", "from": 76, "to": 70, "rest": 90}
    assert (rounded.moves, rounded.rule) == ((-6, 4), "rounding")


def test_in_tens_the_162_of_a_nat_loses_2() -> None:
    assert lines({"playing": "wij", "nat": True}, rounding="tens") == [
        ("nat_declared", (0, 0)),
        ("all_cards", (0, 162)),
        ("all_rounded", (0, -2)),
    ]


def test_kraak_comes_after_rounding_and_before_bonus_and_roem() -> None:
    agreed: dict[str, Any] = {"kraken": True, "rounding": "tens"}
    assert lines({"playing": "wij", "points": {"wij": 96}, "kraak": 4}, **agreed)[1:] == [
        ("made", (96, 66)),
        ("rounded", (4, -6)),
        ("kraak", (300, 180)),
    ]
    assert lines({"playing": "wij", "pit": "wij", "roem": {"wij": 20}, "kraak": 2}, **agreed) == [
        ("all_cards", (162, 0)),
        ("all_rounded", (-2, 0)),
        ("kraak", (160, 0)),
        ("pit", (100, 0)),
        ("own_roem", (20, 0)),
    ]
    kraak = line({"playing": "wij", "nat": True, "kraak": 8}, "kraak", kraken=True)
    assert kraak == Line("klaverjassen.kraak", {"times": 8}, (0, 1134), "kraken")


def test_a_revoke_is_told_as_the_table_agreed_on_it() -> None:
    hand = {"playing": "wij", "verzaakt": "wij", "roem": {"wij": 20, "zij": 20}, "kraak": 2}
    start = [("roem", (0, 0)), ("verzaakt", (0, 0)), ("all_cards", (0, 162)), ("kraak_not", (0, 0))]
    assert lines(hand, kraken=True) == [*start, ("verzaakt_roem", (0, 40))]
    assert lines(hand, kraken=True, verzaakt="162_only") == [*start, ("verzaakt_no_roem", (0, 0))]
    assert lines(hand, kraken=True, verzaakt="162_plus_100") == [
        *start,
        ("verzaakt_bonus", (0, 100)),
        ("verzaakt_no_roem", (0, 0)),
    ]
    assert lines(hand, kraken=True, verzaakt="redeal") == [("verzaakt_redeal", (0, 0))]


def test_a_line_names_a_house_rule_that_there_is_and_tells_who_by_side() -> None:
    names = {rule.name for rule in HOUSE_RULES} | {""}
    for hand in (
        {"playing": "wij", "points": {"wij": 66}, "roem": {"wij": 50, "zij": 20}},
        {"playing": "zij", "pit": "wij", "roem": {"wij": 20}},
        {"playing": "zij", "verzaakt": "wij", "roem": {"wij": 20}},
    ):
        for told in score(hand).lines:
            assert told.rule in names
            assert all(told.values[key] in ("wij", "zij") for key in WHO & told.values.keys())
