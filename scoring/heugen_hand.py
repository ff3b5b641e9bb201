"""A hand of heugen, read strictly: what it says, what in it cannot be, what is doubtful, and what a count is worth."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from scoring.cards import SUITS
from scoring.game import COMMON_KEYS, Hand, Problem, Refused, Rules, Standing, Table, whole
from scoring.rounding import round_to_tens

if TYPE_CHECKING:
    from scoring.argued import Rounded

TABLES = (3, 2)
"""How many play a hand: three, or two with nine cards lying dead."""
ALL_POINTS = 151
"""Card points of a hand: 60 in trump, 3 × 27 in the plain suits, 10 for the last trick."""
ALL_TENS = 150
"""What the two sides share once they are rounded."""
ROEM_TOTALS = frozenset(
    (0, 20, 40, 50, 60, 70, 80, 90, 100, 120, 140, 150, 160, 170, 190, 200, 220, 240, 250, 260, 270, 290, 300, 320, 340)
)
"""The roem that nine cards can hold."""
KAPOT_TOTALS = frozenset(range(106, ALL_POINTS + 1)) - {108, 112, 113, 122}
"""What the bidder counts with every trick while the talon lies untouched: 151 less any three cards."""

_KEYS = frozenset({"bidder", "bid", "points", "exchanged", "roem", "kapot", "trump"}) | COMMON_KEYS


class Deal(NamedTuple):
    """A hand that was checked: who plays for what, and what came of it."""

    bidder: int
    others: tuple[int, ...]
    bid: int
    roem: int
    points: int
    exchanged: bool
    kapot: bool


class Rounding(NamedTuple):
    """What the bidder's `points` count as, and why.

    `way` is "up", "down" or "stays"; `digit` the last digit that decided it: of the bidder's points, or of the
    others' `rest` where the table rounds theirs. `rest` is None where it is not the rest of 151, `rest_rounded`
    where nobody rounds it.
    """

    points: int
    counts: int
    way: str
    digit: int
    rest: int | None
    rest_rounded: int | None


# --- What the entry asks before a hand is scored ----------------------------------------------------------------------


def target(bid: int, roem: int, rules: Rules) -> int:
    """What is left of the bid after roem; below zero only under `below_zero_target`."""
    left = bid - roem
    return left if left >= 0 or rules["below_zero_target"] else 0


def knows_rest(players: int, exchanged: bool, rules: Rules) -> bool:
    """Whether the others hold the rest of 151: not with nine dead cards, nor with a talon that nobody counts."""
    return players == 3 and (exchanged or rules["talon"] != "nobody")


def round_points(points: int, rules: Rules, players: int = 3, exchanged: bool = True) -> Rounding:
    """What `points` (0 to 151) of the bidder count as, under the house rules `rounding` and `round_whom`."""
    way, whom = rules["rounding"], rules["round_whom"]
    rest = ALL_POINTS - points if knows_rest(players, exchanged, rules) else None
    counts, decides, rest_rounded = round_to_tens(points, way), points, None
    if rest is not None and whom != "bidder" and way != "none":
        rest_rounded = round_to_tens(rest, way)
        if whom == "opponents":
            counts, decides = max(0, ALL_TENS - rest_rounded), rest
    went = "stays" if counts == points else "up" if counts > points else "down"
    return Rounding(points, counts, went, decides % 10, rest, rest_rounded)


def needed(bid: int, roem: int, rules: Rules, players: int = 3, exchanged: bool = True) -> int | None:
    """The fewest card points with which the bid is made; None when not even 151 will do. 100 without roem needs 92."""
    goal = target(bid, roem, rules) + (rules["equal"] == "nat")
    return next(
        (p for p in range(ALL_POINTS + 1) if round_points(p, rules, players, exchanged).counts >= goal),
        None,
    )


def kapot_points(players: int, exchanged: bool) -> int | None:
    """What *kapot* says about the count: 151 after an exchange with three players, else None: it must be counted."""
    return ALL_POINTS if players == 3 and exchanged else None


def possible_points(players: int, exchanged: bool, kapot: bool, rules: Rules) -> Collection[int]:
    """The totals that the bidder can count. With two players nine cards lie dead: any total can be kapot."""
    if not kapot or players == 2:
        return range(ALL_POINTS + 1)
    if exchanged or rules["talon"] == "bidder":
        return (ALL_POINTS,)
    return KAPOT_TOTALS


# --- The checks -------------------------------------------------------------------------------------------------------


def _find_number_problems(hand: Hand) -> list[Problem]:
    """What is wrong with bid, points and roem, each by itself."""
    found = []
    bid: Any = hand.get("bid")
    points: Any = hand.get("points")
    roem = hand.get("roem", 0)
    if not whole(bid):
        found.append(Problem("bid", "heugen.bid_number" if "bid" in hand else "heugen.bid_missing"))
    elif bid <= 0:
        found.append(Problem("bid", "heugen.bid_least", {"bid": bid}))
    elif bid % 10:
        found.append(Problem("bid", "heugen.bid_tens", {"bid": bid, "above": bid - bid % 10 + 10}))
    if not whole(points):
        found.append(Problem("points", "heugen.points_number" if "points" in hand else "heugen.points_missing"))
    elif not 0 <= points <= ALL_POINTS:
        found.append(Problem("points", "heugen.points_range", {"points": points}))
    if not whole(roem):
        found.append(Problem("roem", "heugen.roem_number"))
    elif roem < 0:
        found.append(Problem("roem", "heugen.roem_negative", {"roem": roem}))
    elif roem % 10:
        found.append(Problem("roem", "heugen.roem_tens", {"roem": roem}))
    return found


def _find_problems(hand: Hand, playing: tuple[int, ...]) -> list[Problem]:
    """Everything that cannot be in a hand that was played."""
    found = [Problem(str(k), "heugen.unknown_key", {"key": str(k)}) for k in hand if k not in _KEYS]
    bidder, exchanged, kapot = hand.get("bidder"), hand.get("exchanged", True), hand.get("kapot", False)
    if not whole(bidder) or bidder not in playing:
        missing = "bidder" not in hand
        found.append(Problem("bidder", "heugen.bidder_missing" if missing else "heugen.bidder", {"seats": playing}))
    found += _find_number_problems(hand)
    found += [
        Problem(key, f"heugen.{key}_asked")
        for key, value in (("exchanged", exchanged), ("kapot", kapot))
        if type(value) is not bool
    ]
    if "trump" in hand and hand["trump"] not in SUITS:
        found.append(Problem("trump", "heugen.trump_suit"))
    if not found and kapot and hand["points"] != kapot_points(len(playing), exchanged) is not None:
        found.append(Problem("points", "heugen.kapot_points", {"points": hand["points"]}))
    return found


def _find_problems_of_passed(hand: Hand, rules: Rules) -> list[Problem]:
    """Everything that cannot be in a hand that nobody bid on."""
    if rules["nobody_bids"] == "lower":
        return [Problem("passed", "heugen.passed_off")]
    found = [] if hand["passed"] is True else [Problem("passed", "heugen.passed_true")]
    return found + [
        Problem(str(k), "heugen.passed_alone", {"key": str(k)}) for k in hand if k != "passed" and k not in COMMON_KEYS
    ]


def read(hand: Hand, table: Table) -> Deal | None:
    """The hand, checked; None for one that nobody bid on. Raises Refused with every problem of one that cannot be."""
    if not isinstance(hand, Mapping):
        raise Refused([Problem("", "heugen.hand_form")])
    playing = table.playing()
    passed = "passed" in hand
    found: list[Problem] = []
    if len(playing) not in TABLES:
        found.append(Problem("out", "match.playing", {"n": len(playing), "choices": tuple(sorted(TABLES))}))
    found += _find_problems_of_passed(hand, table.rules) if passed else _find_problems(hand, playing)
    if found:
        raise Refused(found)
    if passed:
        return None
    bidder = hand["bidder"]
    return Deal(
        bidder,
        tuple([s for s in playing if s != bidder]),
        hand["bid"],
        hand.get("roem", 0),
        hand["points"],
        hand.get("exchanged", True),
        hand.get("kapot", False),
    )


def rounded(hand: Hand, table: Table, standing: Standing) -> tuple[Rounded, ...]:
    """Whose points are rounded and to what: the bidder's, those of both sides, or the others', who leave the bidder the
    rest of 150. Nothing in a hand that nobody bid on. Follows `rounding` and `round_whom`; raises `Refused` as `read`.
    """
    from scoring.argued import Rounded  # only an argument needs it

    deal = read(hand, table)
    if deal is None:
        return ()
    bidder = (deal.bidder,)
    r = round_points(deal.points, table.rules, len(deal.others) + 1, deal.exchanged)
    if r.rest is None or r.rest_rounded is None:
        return (Rounded(bidder, r.points, r.digit, r.counts),)
    if table.rules["round_whom"] == "opponents":
        return (Rounded(deal.others, r.rest, r.digit, r.rest_rounded, bidder, r.counts),)
    theirs = Rounded(deal.others, r.rest, r.rest % 10, r.rest_rounded)
    return (Rounded(bidder, r.points, r.digit, r.counts), theirs)


def find_doubts(deal: Deal, rules: Rules) -> tuple[Problem, ...]:
    """What can hardly be: nobody is refused for it, the table is asked."""
    doubts = []
    if deal.roem not in ROEM_TOTALS:
        doubts.append(Problem("roem", "heugen.roem_unlikely", {"roem": deal.roem}))
    if deal.kapot:
        if deal.points not in possible_points(len(deal.others) + 1, deal.exchanged, True, rules):
            doubts.append(Problem("points", "heugen.kapot_unlikely", {"n": deal.points}))
    elif deal.points == ALL_POINTS:
        doubts.append(Problem("points", "heugen.all_points", {"points": deal.points}))
    return tuple(doubts)
