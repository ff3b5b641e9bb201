"""Hands as they fall at real tables, more or less: which happen often, which seldom. For databases to measure with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Hand = dict[str, Any]
SUITS = ("klaveren", "ruiten", "harten", "schoppen")
SIDES = ("wij", "zij")


def klaverjassen(rng: Random, seats: int) -> Hand:
    """One in four nat, a pit or a verzaakt now and then, roem in half of the hands, trump mostly written."""
    side = rng.choice(SIDES)
    hand: Hand = {"playing": side}
    if rng.random() < 0.9:
        hand["trump"] = rng.choice(SUITS)
    if rng.random() < 0.3:
        hand["player"] = 2 * rng.randrange(2) + SIDES.index(side)
    way = rng.random()
    if way < 0.04:
        hand |= {"pit": side, "roem": {side: rng.choice((0, 0, 20, 40, 50))}}
    elif way < 0.05:
        hand["verzaakt"] = rng.choice(SIDES)
    else:
        hand |= {"points": {side: max(0, min(161, round(rng.gauss(97, 25))))}}
        hand["roem"] = {s: rng.choice((0, 0, 0, 0, 20, 20, 40, 50, 70)) for s in SIDES}
    return hand


def hartenjagen(rng: Random, seats: int) -> Hand:
    """A moon in one hand of twenty-five."""
    hearts = [0] * seats
    if rng.random() < 0.04:
        shooter = rng.randrange(seats)
        hearts[shooter] = 13
        return {"hearts": hearts, "queen": shooter}
    for _ in range(13):
        hearts[rng.randrange(seats)] += 1
    return {"hearts": hearts, "queen": rng.randrange(seats)}


def heugen(rng: Random, seats: int) -> Hand:
    """Three in five are made."""
    roem = rng.choice((0, 0, 0, 20, 20, 40, 50, 100))
    bid = rng.choice((100, 100, 110, 110, 120, 120, 130, 140, 150)) + roem // 40 * 10
    hand: Hand = {"bidder": rng.randrange(seats), "bid": bid, "roem": roem, "exchanged": rng.random() < 0.95}
    if rng.random() < 0.02:
        return hand | {"points": 151, "exchanged": True, "kapot": True}
    return hand | {"points": max(0, min(150, round(rng.gauss(bid - roem + 6, 22)))), "kapot": False}


def sheepshead(rng: Random, seats: int) -> Hand:
    """Picked mostly, by a picker with a partner mostly; a leaster in one hand of twelve."""
    if rng.random() < 0.08:
        points = [0] * seats
        for _ in range(12):
            points[rng.randrange(seats)] += 10
        return {"leaster": {"points": points}}
    picker, partner = rng.sample(range(seats), 2)
    alone = seats == 3 or rng.random() < 0.1
    hand: Hand = {"picker": picker, "partner": None if alone else partner}
    if rng.random() < 0.02:
        return hand | {"tricks": "all"}
    return hand | {"points": max(0, min(119, round(rng.gauss(66, 20))))}


MAKE: dict[str, Callable[[Random, int], Hand]] = {
    "klaverjassen": klaverjassen,
    "hartenjagen": hartenjagen,
    "heugen": heugen,
    "sheepshead": sheepshead,
}
"""How a hand of each game is made up, at a table of so many."""
