"""A game of no table in the world: who plays writes what it says. For what is true of every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from scoring import register, unregister
from scoring.game import COMMON_KEYS, Game, Hand, HouseRule, Line, Problem, Refused, Scored, Standing, Table, highest


def score(hand: Hand, table: Table, standing: Standing) -> Scored:
    wrong = [Problem(key, "toy.unknown") for key in hand if key not in COMMON_KEYS | {"points", "passed", "again"}]
    nothing = (0,) * table.seats
    if "again" in hand or "passed" in hand:
        if wrong:
            raise Refused(wrong)
        return Scored(nothing, (), counts=False, deal_moves="again" not in hand, memory=(standing.memory or 0) + 1)
    points = hand.get("points")
    if not isinstance(points, list) or len(points) != table.seats:
        raise Refused([*wrong, Problem("points", "toy.points")])
    wrong += [Problem(f"points[{s}]", "toy.out") for s in table.out if points[s]]
    if len(table.playing()) != table.rules["at_once"] and table.rules["at_once"]:
        wrong.append(Problem("out", "toy.players"))
    if wrong:
        raise Refused(wrong)
    return Scored(tuple(points), (Line("toy.written", {"each": tuple(points)}, tuple(points)),), memory=standing.memory)


TOY = Game(
    id="toy",
    suit="harten",
    tables=(4, 3, 5, 6),
    house_rules=(
        HouseRule("hands", (3, 1000)),
        HouseRule("at_once", (0, 3, 4)),
    ),
    score=score,
    ended=lambda rules, standing: highest(standing.totals) if standing.hands >= rules["hands"] else None,
    leaders=lambda rules, standing: highest(standing.totals),
    opening=lambda table, standing: (Line("toy.opening", {"dealer": table.dealer}, (0,) * table.seats),),
    dealer_sits_out=lambda rules, seats: bool(rules["at_once"]) and seats > rules["at_once"],
)


@contextmanager
def toy() -> Iterator[Game]:
    """The registry with the toy in it."""
    register(TOY)
    try:
        yield TOY
    finally:
        unregister("toy")
