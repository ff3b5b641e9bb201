"""Heugen: the highest bidder plays alone against the other two (or the one other, with two players).

Founding text: nl.wikibooks, Kaartspel/Heugen. Of the 151 points of a hand (30 cards, 10 for the last trick) the bidder
counts what he took and the three cards he laid away, rounded to tens, against his bid less the roem in his hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from scoring.game import Game, Hand, HouseRule, Line, Rules, Scored, Standing, Table, highest, whole
from scoring.heugen_hand import ALL_TENS, TABLES, Deal, find_doubts, read, round_points, rounded, target

if TYPE_CHECKING:
    from scoring.game import Points


# --- The score, step by step ------------------------------------------------------------------------------------------


def _halve(amount: Points) -> Points:
    if type(amount) is int and not amount % 2:
        return amount // 2
    from fractions import Fraction

    return Fraction(amount, 2)


def _add(one: Points, other: Points) -> Points:
    """The sum, as an int whenever it is whole."""
    both = one + other
    return both if type(both) is int or both.denominator != 1 else int(both)


class _Sheet:
    """The lines of one hand as they are written."""

    def __init__(self, deal: Deal, seats: int) -> None:
        self.deal = deal
        self.seats = seats
        self.lines: list[Line] = []
        self.nothing: tuple[Points, ...] = (0,) * seats

    def row(self, bidder: Points, other: Points) -> tuple[Points, ...]:
        """What each seat gets: the bidder, each other; who is out gets nothing."""
        row: list[Points] = [0] * self.seats
        row[self.deal.bidder] = bidder
        for seat in self.deal.others:
            row[seat] = other
        return tuple(row)

    def say(self, name: str, values: Mapping[str, Any], rule: str = "") -> None:
        """A line that counts or states a rule."""
        self.lines.append(Line(f"heugen.{name}", values, self.nothing, rule))

    def move_bidder(self, name: str, amount: Points, values: Mapping[str, Any], rule: str = "") -> None:
        """A line that writes `amount` for the bidder."""
        row = self.row(amount, 0)
        values = {"bidder": self.deal.bidder, **values, "amount": abs(amount), "each": row}
        self.lines.append(Line(f"heugen.{name}", values, row, rule))

    def move_others(self, name: str, amount: Points, rule: str = "") -> None:
        """A line that writes `amount` for each other."""
        row, others = self.row(0, amount), self.deal.others
        who = {"others": others} if len(others) > 1 else {"other": others[0]}
        self.lines.append(Line(f"heugen.{name}", {**who, "amount": abs(amount), "each": row}, row, rule))


def _write_count(sheet: _Sheet, rules: Rules) -> int:
    """The lines from the bidder's count to what it counts as."""
    deal = sheet.deal
    r = round_points(deal.points, rules, len(deal.others) + 1, deal.exchanged)
    bidder, others = deal.bidder, deal.others
    if r.rest is None:
        sheet.say("counted_alone", {"bidder": bidder, "points": r.points})
    else:
        sheet.say("counted", {"bidder": bidder, "points": r.points, "others": others, "rest": r.rest})
    if rules["rounding"] == "none":
        sheet.say("not_rounded", {"bidder": bidder, "points": r.points}, "rounding")
    elif r.rest_rounded is not None and rules["round_whom"] == "opponents":
        values = {"others": others, "points": r.rest, "digit": r.digit, "rounded": r.rest_rounded}
        sheet.say("rounded_others", values, "rounding")
        sheet.say(
            "left_over" if r.rest_rounded <= ALL_TENS else "none_left",
            {"bidder": bidder, "all": ALL_TENS, "rounded": r.rest_rounded, "points": r.counts},
            "round_whom",
        )
    else:
        values = {"bidder": bidder, "points": r.points, "digit": r.digit, "rounded": r.counts}
        sheet.say(f"rounded_{r.way}", values, "rounding")
        if r.rest_rounded is not None:
            sheet.say(
                "rounded_both",
                {"bidder": bidder, "points": r.counts, "others": others, "rest": r.rest, "rounded": r.rest_rounded},
                "round_whom",
            )
    return r.counts


def _write_difference(sheet: _Sheet, counts: int, rules: Rules) -> int:
    """The lines that hold what was counted against the bid; the difference comes back."""
    deal = sheet.deal
    goal = target(deal.bid, deal.roem, rules)
    if not deal.roem:
        sheet.say("bid", {"bidder": deal.bidder, "bid": deal.bid})
    else:
        below = deal.roem > deal.bid
        name = "target" if not below else "target_below" if goal else "target_zero"
        values = {"bidder": deal.bidder, "bid": deal.bid, "roem": deal.roem, "target": goal}
        sheet.say(name, values, "below_zero_target" if below else "")
    difference = counts - goal
    if goal < 0:
        sheet.say("difference_below", {"points": counts, "below": -goal, "difference": difference})
    else:
        sheet.say("difference", {"points": counts, "target": goal, "difference": difference})
    return difference


def _write_made(sheet: _Sheet, difference: int, rules: Rules) -> tuple[Points, Points]:
    """The bid was made with something over; what the bidder and each other write comes back."""
    deal = sheet.deal
    sheet.say("made", {"bidder": deal.bidder, "difference": difference})
    if not deal.exchanged:
        sheet.say("not_exchanged", {"bidder": deal.bidder})
    halved = rules["surplus"] == "bidder_gets_half"
    amount = difference if deal.exchanged else 2 * difference
    gets: Points = _halve(amount) if halved else amount
    unhalved = "gets_whole" if halved else "gets_double"
    name = unhalved if not deal.exchanged else "gets_half" if halved else "gets"
    sheet.move_bidder(name, gets, {"difference": difference}, "surplus")
    return gets, _write_others(sheet, gets, "pay", rules)


def _write_nat(sheet: _Sheet, short: int, rules: Rules) -> tuple[Points, Points]:
    """The bid was not made; what the bidder and each other write comes back."""
    deal = sheet.deal
    sheet.say("nat", {"bidder": deal.bidder, "short": short})
    doubled = not deal.exchanged and rules["no_exchange_nat_doubled"]
    if not deal.exchanged:
        sheet.say("nat_doubled" if doubled else "nat_not_doubled", {"bidder": deal.bidder}, "no_exchange_nat_doubled")
    loses = -2 * short * (2 if doubled else 1)
    sheet.move_bidder("loses_double" if doubled else "loses", loses, {"short": short})
    return loses, _write_others(sheet, loses, "get", rules)


def _write_others(sheet: _Sheet, bidder: Points, verb: str, rules: Rules) -> Points:
    """Each other writes half of the bidder's amount the other way; the one other of two all of it under `zero_sum`."""
    if len(sheet.deal.others) > 1:
        amount, name, rule = -_halve(bidder), f"others_{verb}", ""
    elif rules["two_players"] == "zero_sum":
        amount, name, rule = -bidder, f"other_{verb}s_same", "two_players"
    else:
        amount, name, rule = -_halve(bidder), f"other_{verb}s", "two_players"
    sheet.move_others(name, amount, rule)
    return amount


def _write_kapot(sheet: _Sheet, nat: bool, rules: Rules) -> tuple[Points, Points]:
    """The bonus for every trick, after all else; what the bidder and each other write comes back."""
    deal, paid_by = sheet.deal, rules["kapot_paid_by"]
    if nat:
        only_made = rules["kapot_if"] == "made"
        sheet.say("kapot_lost" if only_made else "kapot_kept", {"bidder": deal.bidder}, "kapot_if")
        if only_made:
            return 0, 0
    bonus: int = rules["kapot"]
    if rules["kapot_doubled"] and not deal.exchanged:
        sheet.say("kapot_doubled", {"bidder": deal.bidder, "bonus": bonus, "doubled": 2 * bonus}, "kapot_doubled")
        bonus *= 2
    if paid_by == "nobody":
        sheet.move_bidder("kapot_free", bonus, {}, "kapot_paid_by")
        return bonus, 0
    gets, two = bonus, len(deal.others) == 1
    if paid_by == "others_each" and not two:
        gets = bonus * len(deal.others)
        sheet.move_bidder("kapot_each", gets, {"bonus": bonus}, "kapot_paid_by")
    else:
        sheet.move_bidder("kapot_bonus", gets, {}, "kapot")
    same = two and rules["two_players"] == "zero_sum"
    pays: Points = -bonus if same or paid_by == "others_each" else -_halve(bonus)
    name = "kapot_other_pays" if two else "kapot_others_pay"
    sheet.move_others(name, pays, "two_players" if same else "kapot_paid_by")
    return gets, pays


def _score_played(deal: Deal, table: Table) -> Scored:
    rules, sheet = table.rules, _Sheet(deal, table.seats)
    difference = _write_difference(sheet, _write_count(sheet, rules), rules)
    nat = difference < 0 or (not difference and rules["equal"] == "nat")
    bidder: Points = 0
    other: Points = 0
    if difference > 0:
        bidder, other = _write_made(sheet, difference, rules)
    elif difference < 0:
        bidder, other = _write_nat(sheet, -difference, rules)
    else:
        sheet.say("equal_nat" if nat else "equal_made", {"bidder": deal.bidder, "others": deal.others}, "equal")
    marks: tuple[str, ...] = (f"nat:{deal.bidder}",) if nat else ()
    if deal.kapot:
        gets, pays = _write_kapot(sheet, nat, rules)
        bidder, other = _add(bidder, gets), _add(other, pays)
        marks += (f"kapot:{deal.bidder}",)
    return Scored(sheet.row(bidder, other), tuple(sheet.lines), marks, find_doubts(deal, rules))


def score(hand: Hand, table: Table, standing: Standing) -> Scored:
    """The score of one hand: plus for the bidder who made it, minus twice the shortage for one who did not.

    A hand that nobody bid on (`passed`, under `nobody_bids` "kleur_bekennen") scores nothing, does not count and moves
    the deal on. Raises Refused, with every problem, for a hand that cannot be.
    """
    deal = read(hand, table)
    if deal is None:
        nothing = (0,) * table.seats
        return Scored(nothing, (Line("heugen.passed", {}, nothing, "nobody_bids"),), counts=False)
    return _score_played(deal, table)


# --- The match --------------------------------------------------------------------------------------------------------


def ended(rules: Rules, standing: Standing) -> tuple[int, ...] | None:
    """The winners once the agreed number of hands or total is there (exactly is reached); None while it goes on."""
    end = rules["end"]
    if end is None:
        return None
    over = standing.hands >= end["hands"] if "hands" in end else max(standing.totals) >= end["target"]
    return highest(standing.totals) if over else None


def leaders(rules: Rules, standing: Standing) -> tuple[int, ...]:
    """Who has the highest total."""
    return highest(standing.totals)


def opening(table: Table, standing: Standing) -> tuple[Line, ...]:
    """The player left of the dealer bids first."""
    values = {"dealer": table.dealer, "leader": table.left_of(table.dealer)}
    return (Line("heugen.opening", values, (0,) * table.seats),)


def _is_end(value: Any) -> bool:
    if not isinstance(value, Mapping) or len(value) != 1:
        return False
    ((name, n),) = value.items()
    return name in ("hands", "target") and whole(n) and n > 0


def _with_kapot(rules: Rules) -> bool:
    return bool(rules["kapot"])


def _with_rounding(rules: Rules) -> bool:
    return bool(rules["rounding"] != "none")


GAME = Game(
    id="heugen",
    suit="schoppen",
    tables=TABLES,
    house_rules=(
        HouseRule("rounding", ("one_down", "nearest", "up", "none")),
        HouseRule("round_whom", ("bidder", "both", "opponents"), matters=_with_rounding),
        HouseRule("equal", ("made", "nat")),
        HouseRule("below_zero_target", (True, False)),
        HouseRule("surplus", ("opponents_pay_half", "bidder_gets_half")),
        HouseRule("no_exchange_nat_doubled", (False, True)),
        HouseRule("kapot", (100, 50, 200, 0), accepts=lambda n: whole(n) and n >= 0),
        HouseRule("kapot_paid_by", ("nobody", "others_half", "others_each"), matters=_with_kapot),
        HouseRule("kapot_doubled", (False, True), matters=_with_kapot),
        HouseRule("kapot_if", ("always", "made"), matters=_with_kapot),
        HouseRule("talon", ("nobody", "bidder", "opponents")),
        HouseRule("nobody_bids", ("lower", "kleur_bekennen")),
        HouseRule("two_players", ("per_head", "zero_sum")),
        HouseRule("end", (None, {"hands": 12}, {"hands": 24}, {"target": 500}, {"target": 1000}), accepts=_is_end),
    ),
    score=score,
    ended=ended,
    leaders=leaders,
    opening=opening,
    rounding_rules=("rounding", "round_whom"),
    rounded=rounded,
)
