"""Sheepshead: the picker, with or without a partner, against the rest; every hand adds up to zero.

Follows "Spelregels Sheepshead"; where that is silent (alone without a trick, exactly 60, what a leaster pays) it has
the values on which other sources agree. The words "made schneider" mean opposite things at different tables, so
everything here goes by points.

A hand: `picker`, `partner` (null is alone; `partners` at six or more), `points` of the picking side (a number, or the
zone that was tapped) and `tricks`; or `leaster`; or `passed`. The memory of a standing is how many doublers wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scoring.game import (
    Game,
    Hand,
    HouseRule,
    Line,
    Points,
    Problem,
    Refused,
    Rules,
    Scored,
    Standing,
    Table,
    highest,
    padded,
    whole,
)
from scoring.sheepshead_entry import (
    ALL_TRICKS,
    NO_TRICK,
    Entry,
    Zone,
    miscounted_table,
    partners_at,
    read,
    stray_keys,
    zones,
)
from scoring.sheepshead_leaster import score_leaster
from scoring.sheepshead_totals import HAND_POINTS, ask_tricks, most_buried, totals

__all__ = ["GAME", "Zone", "ask_tricks", "most_buried", "partners_at", "preview", "totals", "zones"]

_PASSED = {"doubler": "sheepshead.doubler_off", "redeal": "sheepshead.redeal_off"}


def score(hand: Hand, table: Table, standing: Standing) -> Scored:
    """One hand of sheepshead, in points per seat (0 for who sits out). Raises `Refused` for one that cannot be."""
    if not isinstance(hand, Mapping):
        raise Refused([Problem("", "sheepshead.no_hand")])
    if "leaster" in hand:
        return score_leaster(hand, table, standing)
    if "passed" in hand:
        return _score_passed(hand, table, standing)
    return _score_picked(read(hand, table), table, standing)


def _score_passed(hand: Hand, table: Table, standing: Standing) -> Scored:
    """Everyone passed and nothing was played. Follows `all_pass`."""
    how = hand["passed"]
    found = stray_keys(hand, frozenset({"passed"}), "passed") + miscounted_table(table)
    if type(how) is not str or how not in _PASSED:
        found.append(Problem("passed", "sheepshead.passed_value", {"value": how}))
    elif table.rules["all_pass"] != how:
        found.append(Problem("passed", _PASSED[how], {"agreed": table.rules["all_pass"]}))
    if found:
        raise Refused(found)
    nothing = (0,) * table.seats
    if how == "redeal":
        lines = (Line("sheepshead.redeal", {}, nothing, "all_pass"),)
        return Scored(nothing, lines, counts=False, deal_moves=False, memory=standing.memory)
    waiting = (standing.memory or 0) + 1
    lines = (Line("sheepshead.doubler", {"waiting": waiting}, nothing, "all_pass"),)
    return Scored(nothing, lines, ("doubler",), counts=False, memory=waiting)


def _score_picked(entry: Entry, table: Table, standing: Standing) -> Scored:
    """The row, what multiplies it, and who pays whom."""
    waiting = standing.memory or 0
    nothing = (0,) * table.seats
    lines = _count(entry, table.rules, nothing)
    factor = _multiply(entry, table.rules, waiting, nothing, lines)
    marks = [entry.row.mark] if entry.row.mark else []
    if waiting:
        marks.append("doubled")
    if _bumped(entry, table.rules):
        factor *= 2
        rule = "bump_no_trick" if entry.row is NO_TRICK else "bump"
        lines.append(Line("sheepshead.bump", {}, nothing, rule))
        marks.append("bump")
    elif entry.row is NO_TRICK and table.rules["bump"]:
        lines.append(Line("sheepshead.bump_not", {}, nothing, "bump_no_trick"))
    stake = entry.row.size * factor
    if factor > 1:
        lines.append(Line("sheepshead.stake", {"row": entry.row.size, "factor": factor, "stake": stake}, nothing))
    scores = _pay(entry, stake, table, nothing, lines)
    warnings: tuple[Problem, ...] = ()
    if entry.asked:
        warnings = (Problem("tricks", f"sheepshead.ask_{entry.asked}", {"points": entry.points}),)
    return Scored(scores, tuple(lines), tuple(marks), warnings, memory=waiting - 1 if waiting else standing.memory)


def _count(entry: Entry, rules: Rules, nothing: tuple[int, ...]) -> list[Line]:
    """Who plays with whom, what they took, and the row in which that falls."""
    picker, partners, others, row, points, zone, won, _, _ = entry
    values: dict[str, Any]
    if not partners:
        lines = [Line("sheepshead.alone", {"picker": picker, "others": others}, nothing)]
    elif len(partners) == 1:
        values = {"picker": picker, "partner": partners[0], "others": others}
        lines = [Line("sheepshead.together", values, nothing)]
    else:
        values = {"picker": picker, "partners": partners, "others": others}
        lines = [Line("sheepshead.together_more", values, nothing)]
    if points is not None:
        shown = points
        if row is NO_TRICK and not rules["buried_counts"]:
            shown = 0
            lines.append(Line("sheepshead.buried_not", {"points": points}, nothing, "buried_counts"))
        lines.append(Line("sheepshead.counted", {"points": shown, "rest": HAND_POINTS - shown}, nothing))
    elif zone:
        lines.append(Line("sheepshead.zone", {"low": zone[0], "high": zone[1]}, nothing))
    if won is not None:
        lines.append(Line("sheepshead.tricks", {"tricks": won}, nothing))
    elif points is not None and row is not ALL_TRICKS and row is not NO_TRICK:
        asked = ask_tricks(points, rules["players"])
        if asked:
            lines.append(Line(f"sheepshead.not_{asked}", {"points": points}, nothing))
    if row is ALL_TRICKS:
        lines.append(Line(row.line, {"row": row.size}, nothing))
    elif row is NO_TRICK:
        shared = partners and rules["no_trick_loss"] == "shared"
        line = row.line if not partners else "sheepshead.no_trick_shared" if shared else "sheepshead.no_trick_picker"
        lines.append(Line(line, {"row": row.size}, nothing, "no_trick_loss" if partners else ""))
    elif points == 60:
        lines.append(Line("sheepshead.sixty", {"row": row.size}, nothing))
    else:
        rule = "schneider_at" if row.size == 2 or points in (30, 90) else ""
        lines.append(Line(row.line, {"low": row.low, "high": row.high, "row": row.size}, nothing, rule))
    return lines


def _multiply(entry: Entry, rules: Rules, waiting: int, nothing: tuple[int, ...], lines: list[Line]) -> int:
    """Multiplier times doubler, under the cap. Follows `multipliers`, `all_pass` and `multiplier_cap`."""
    factor = entry.multiplier
    if factor > 1:
        lines.append(Line("sheepshead.multiplier", {"factor": factor}, nothing, "multipliers"))
    if waiting:
        factor *= 2
        lines.append(Line("sheepshead.doubled", {"waiting": waiting - 1}, nothing, "all_pass"))
    cap: int | None = rules["multiplier_cap"]
    if cap is not None and factor > cap:
        lines.append(Line("sheepshead.capped", {"factor": factor, "cap": cap}, nothing, "multiplier_cap"))
        return cap
    return factor


def _bumped(entry: Entry, rules: Rules) -> bool:
    """Whether this is a lost row that counts double. Follows `bump` and `bump_no_trick`."""
    if entry.row.won or not rules["bump"]:
        return False
    return entry.row is not NO_TRICK or bool(rules["bump_no_trick"])


def _pay(entry: Entry, stake: int, table: Table, nothing: tuple[int, ...], lines: list[Line]) -> tuple[int, ...]:
    """Each opponent moves the stake, each partner too, and the picker what is left: a line for each, together zero."""
    picker, partners, others, row = entry[:4]
    pot = stake * len(others)
    free = row is NO_TRICK and table.rules["no_trick_loss"] == "picker_pays"
    share = 0 if free else stake * len(partners)
    sign, get, gets = (1, "get", "gets") if row.won else (-1, "pay", "pays")
    scores = [0] * table.seats
    for seat in others:
        scores[seat] = -sign * stake
    lines.append(
        Line(
            "sheepshead.others_pay" if row.won else "sheepshead.others_get",
            {"others": others, "n": stake},
            tuple(scores),
        )
    )
    if partners:
        values: dict[str, Any]
        one = len(partners) == 1
        values = {"partner": partners[0], "n": stake} if one else {"partners": partners, "n": stake}
        if free:
            lines.append(Line("sheepshead.partner_free" if one else "sheepshead.partners_free", values, nothing))
        else:
            moves = list(nothing)
            for seat in partners:
                scores[seat] = moves[seat] = sign * stake
            lines.append(
                Line(f"sheepshead.partner_{gets}" if one else f"sheepshead.partners_{get}", values, tuple(moves))
            )
    left = pot - share
    scores[picker] = sign * left
    moves = list(nothing)
    moves[picker] = sign * left
    if share:
        values = {"picker": picker, "n": left, "pot": pot, "share": share}
        lines.append(Line(f"sheepshead.picker_{gets}", values, tuple(moves)))
    else:
        values = {"picker": picker, "n": left, "count": len(others), "stake": stake}
        lines.append(Line(f"sheepshead.picker_{gets}_all", values, tuple(moves)))
    return tuple(scores)


def leaders(rules: Rules, standing: Standing) -> tuple[int, ...]:
    """The seats with the most points at this moment."""
    return highest(standing.totals)


def ended(rules: Rules, standing: Standing) -> tuple[int, ...] | None:
    """The winners once `end` is reached: so many hands, or somebody at the target (exactly counts). Most points win."""
    end = rules["end"]
    if end is None:
        return None
    over = standing.hands >= end["hands"] if "hands" in end else max(standing.totals) >= end["target"]
    return highest(standing.totals) if over else None


def check_rules(rules: Rules, seats: int) -> list[Problem]:
    """Which agreements cannot be kept at a table of `seats` names."""
    found = []
    players, partners = rules["players"], partners_at(rules)
    if seats < players:
        found.append(Problem("players", "sheepshead.table_too_small", {"players": players, "names": seats}))
    opponents = players - 1 - partners
    if opponents <= partners:
        values = {"players": players, "agreed": partners, "opponents": opponents}
        found.append(Problem("partners", "sheepshead.picker_wins_nothing", values))
    return found


def opening(table: Table, standing: Standing) -> tuple[Line, ...]:
    """Says that this hand counts double, when a doubler waits."""
    if not standing.memory:
        return ()
    return (Line("sheepshead.doublers_wait", {"waiting": standing.memory}, (0,) * table.seats, "all_pass"),)


def dealer_sits_out(rules: Rules, seats: int) -> bool:
    """With more names at the table than play, the dealer watches."""
    return bool(seats > rules["players"])


def widen(hand: Hand, seats: int) -> Hand:
    """A leaster has a number for every seat."""
    if not isinstance(hand.get("leaster"), dict):
        return hand
    return {**hand, "leaster": padded(hand["leaster"], ("points", "tricks"), seats)}


def preview(hand: Hand, table: Table, standing: Standing) -> tuple[Points, ...] | None:
    """What each seat would write for a hand as far as it was entered; None while that cannot be told."""
    try:
        return score(hand, table, standing).scores
    except Refused:
        return None


def _good_end(value: Any) -> bool:
    """`{"hands": n}` or `{"target": n}`, n a whole number from 1."""
    if type(value) is not dict or len(value) != 1 or not value.keys() <= {"hands", "target"}:
        return False
    (n,) = value.values()
    return whole(n) and n >= 1


def _has_leaster(rules: Rules) -> bool:
    return bool(rules["all_pass"] == "leaster")


def _can_multiply(rules: Rules) -> bool:
    return bool(rules["multipliers"] or rules["all_pass"] == "doubler")


GAME = Game(
    id="sheepshead",
    suit="ruiten",
    tables=(5, 3, 4, 6, 7, 8, 9, 10),
    house_rules=(
        HouseRule("players", (5, 3, 4, 6, 7, 8)),
        HouseRule("partners", (1, 0, 2, 3), matters=lambda rules: bool(rules["players"] >= 6)),
        HouseRule("all_pass", ("leaster", "doubler", "redeal")),
        HouseRule("bump", (False, True)),
        HouseRule("bump_no_trick", (True, False), matters=lambda rules: bool(rules["bump"])),
        HouseRule("no_trick_loss", ("picker_pays", "shared"), matters=lambda rules: partners_at(rules) > 0),
        HouseRule("schneider_at", ("91_and_30", "90_and_30", "91_and_29")),
        HouseRule("leaster_needs_trick", (True, False), matters=_has_leaster),
        HouseRule("leaster_tie", ("wash", "split"), matters=_has_leaster),
        HouseRule(
            "blind_in_leaster",
            ("last_trick", "first_trick", "set_aside"),
            matters=lambda rules: _has_leaster(rules) and rules["players"] != 8,
        ),
        HouseRule("multipliers", (False, True)),
        HouseRule("multiplier_cap", (None, 4, 8, 16), lambda value: whole(value) and value >= 1, _can_multiply),
        HouseRule("buried_counts", (True, False), matters=lambda rules: bool(rules["players"] != 8)),
        HouseRule("end", (None, {"hands": 20}, {"target": 20}), _good_end),
    ),
    score=score,
    ended=ended,
    leaders=leaders,
    check_rules=check_rules,
    opening=opening,
    dealer_sits_out=dealer_sits_out,
    widen=widen,
)
