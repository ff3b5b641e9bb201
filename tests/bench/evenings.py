"""Evenings to measure with: for every game a match of plausible hands, the same at every run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from scoring import game
from scoring.match import Match
from scoring.match_file import document, write

Hand = dict[str, Any]
NAMES = ("Riet", "Ans", "Jan", "Piet", "Kees")


class Evening(NamedTuple):
    """How a hand of a game is made up, and how many there are in an evening that does not end before."""

    make: Callable[[Random, int], Hand]
    hands: int = 16


def match(game_id: str, seed: int = 1) -> Match:
    """An evening of a game."""
    rng = Random(seed)
    seats = game(game_id).tables[0]
    evening = EVENINGS[game_id]
    return Match(game_id, NAMES[:seats], 0, {}, tuple(evening.make(rng, seats) for _ in range(evening.hands)))


def as_file(game_id: str, seed: int = 1) -> str:
    """The same as a match file."""
    return write(document(match(game_id, seed)))


def klaverjassen(rng: Random, seats: int) -> Hand:
    side = rng.choice(("wij", "zij"))
    if rng.random() < 0.04:
        return {"playing": side, "pit": side, "roem": {"wij": 20 if side == "wij" else 0, "zij": 0}}
    roem = {s: rng.choice((0, 0, 0, 20, 20, 40, 50)) for s in ("wij", "zij")}
    return {"playing": side, "points": {side: rng.randint(40, 140)}, "roem": roem, "trump": rng.choice(SUITS)}


def hartenjagen(rng: Random, seats: int) -> Hand:
    hearts = [0] * seats
    for _ in range(13):
        hearts[rng.randrange(seats)] += 1
    return {"hearts": hearts, "queen": rng.randrange(seats)}


def heugen(rng: Random, seats: int) -> Hand:
    bid = rng.randrange(100, 150, 10)
    return {"bidder": rng.randrange(seats), "bid": bid, "points": rng.randint(60, 140), "roem": rng.choice((0, 20, 50))}


def sheepshead(rng: Random, seats: int) -> Hand:
    picker, partner = rng.sample(range(seats), 2)
    return {"picker": picker, "partner": partner, "points": rng.randint(20, 100)}


SUITS = ("klaveren", "ruiten", "harten", "schoppen")
EVENINGS = {
    "klaverjassen": Evening(klaverjassen),
    "hartenjagen": Evening(hartenjagen, 8),
    "heugen": Evening(heugen),
    "sheepshead": Evening(sheepshead),
}
