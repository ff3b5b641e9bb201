"""Hands and agreements of every game at random, for what is true of all of them. Not dealt from cards, but possible."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any

from scoring import ROOMS, register, unregister
from scoring.game import Game, Refused, Rules, Standing, Table
from scoring.match import Match, replay

GAMES: tuple[Game, ...] = tuple(
    import_module(f"scoring.{name}").GAME for name in ("klaverjassen", "hartenjagen", "heugen", "sheepshead")
)
NAMES = ("Anna", "Bram", "Cees", "Dirk", "Els", "Frans", "Gijs", "Hans", "Inez", "Joke")


@contextmanager
def all_games() -> Iterator[None]:
    """The registry with every game that there is a room for, offered already or not."""
    silent = [game for game in GAMES if game.id not in ROOMS]
    for game in silent:
        register(game)
    try:
        yield
    finally:
        for game in silent:
            unregister(game.id)


def random_rules(game: Game, seats: int, rng: Random, chance: float = 0.3) -> dict[str, Any]:
    """House rules that a table of `seats` can have; those that differ are chosen with this chance."""
    while True:
        rules = {rule.name: rng.choice(rule.choices) for rule in game.house_rules if rng.random() < chance}
        if game.id == "sheepshead":
            rules["players"] = seats
        if not game.refuse_rules(rules, seats):
            return rules


def random_seats(game: Game, rng: Random) -> int:
    """How many sit at the table."""
    return rng.choice([n for n in game.tables if n <= 8 and (game.id != "sheepshead" or n < 8)])


def random_hand(game: Game, table: Table, standing: Standing, rng: Random) -> dict[str, Any]:
    """A hand that can be at this table."""
    while True:
        hand: dict[str, Any] = MAKE[game.id](table.rules, table.seats, rng)
        try:
            game.score(hand, table, standing)
        except Refused:
            continue
        return hand


def random_match(game: Game, rng: Random, hands: int) -> Match:
    """A match of so many hands under an agreement of its own."""
    seats = random_seats(game, rng)
    match = Match(game.id, NAMES[:seats], rng.randrange(seats), random_rules(game, seats, rng))
    for _ in range(hands):
        now = replay(match)
        match = match._replace(hands=(*match.hands, random_hand(game, now.table, now.standing, rng)))
    return match


def _klaverjassen(rules: Rules, seats: int, rng: Random) -> dict[str, Any]:
    hand: dict[str, Any] = {"playing": rng.choice(("wij", "zij"))}
    way = rng.choice(("points",) * 5 + ("even", "nat", "pit", "verzaakt"))
    if rng.random() < 0.6 and way != "even":
        hand["roem"] = {side: rng.choice((0, 20, 20, 40, 50, 70, 120)) for side in ("wij", "zij")}
    if way == "points":
        hand["points"] = {hand["playing"]: rng.randint(0, 162)}
    elif way == "even":
        hand["points"], hand["roem"] = {"wij": 66, "zij": 96}, {"wij": 50, "zij": 20}
    else:
        hand[way] = True if way == "nat" else rng.choice(("wij", "zij"))
    if rules["kraken"] and rng.random() < 0.5:
        hand["kraak"] = rng.choice((2, 4, 8))
    return hand


def _spread(n: int, seats: int, rng: Random) -> list[int]:
    """`n` divided over the seats; now and then all to one."""
    if rng.random() < 0.25:
        lucky = rng.randrange(seats)
        return [n if seat == lucky else 0 for seat in range(seats)]
    cuts = sorted(rng.randint(0, n) for _ in range(seats - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, n], strict=True)]


def _hartenjagen(rules: Rules, seats: int, rng: Random) -> dict[str, Any]:
    dutch = rules["variant"] == "dutch"
    hearts = _spread(8 if dutch else 13, seats, rng)
    most = hearts.index(max(hearts))
    hand: dict[str, Any] = {"hearts": hearts, "queen": most if rng.random() < 0.5 else rng.randrange(seats)}
    if dutch:
        hand["club_jack"] = hand["queen"] if rng.random() < 0.7 else rng.randrange(seats)
    if rules["diamond_jack"]:
        hand["jack"] = rng.randrange(seats)
    if rules["moon"] == "choice" and rng.random() < 0.5:
        hand["moon_choice"] = rng.choice(("others", "shooter"))
    if rules["sun"] is not None and rng.random() < 0.3:
        hand["sun"] = most
    if rules["no_tricks"] and rng.random() < 0.5:
        hand["no_tricks"] = [rng.randrange(seats)]
    return hand


def _heugen(rules: Rules, seats: int, rng: Random) -> dict[str, Any]:
    if rng.random() < 0.1:
        return {"passed": True}
    kapot = rng.random() < 0.2
    return {
        "bidder": rng.randrange(seats),
        "bid": 10 * rng.randint(1, 18),
        "points": 151 if kapot else rng.randint(0, 151),
        "roem": rng.choice((0, 0, 20, 40, 100)),
        "exchanged": rng.random() < 0.7,
        "kapot": kapot,
    }


def _sheepshead(rules: Rules, seats: int, rng: Random) -> dict[str, Any]:
    way = rng.choice(("picked",) * 6 + ("leaster", "doubler", "redeal"))
    if way == "leaster":
        return {"leaster": {"points": _spread(120, seats, rng)}}
    if way != "picked":
        return {"passed": way}
    picker, *others = rng.sample(range(seats), seats)
    count = 0 if seats == 3 or rng.random() < 0.3 else rules["partners"] if seats > 5 else 1
    hand: dict[str, Any] = {"picker": picker, "points": rng.randint(0, 120)}
    hand |= {"partners": others[:count]} if count > 1 else {"partner": others[0] if count else None}
    if (tricks := rng.choice(("all", "some", "some", "none"))) != "some":
        hand["tricks"] = tricks
        del hand["points"]
    elif rng.random() < 0.3:
        hand["points"] = rng.choice(([0, 30], [31, 60], [61, 90], [91, 120], 30, 90, 60))
    if rules["multipliers"] and rng.random() < 0.5:
        hand["multiplier"] = rng.choice((2, 4, 8, 16))
    return hand


MAKE = {
    "klaverjassen": _klaverjassen,
    "hartenjagen": _hartenjagen,
    "heugen": _heugen,
    "sheepshead": _sheepshead,
}
"""How a hand of each game is made up: `make(rules, seats, rng)`."""
