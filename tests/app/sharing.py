"""Matches of any game to share, made up but possible, and what a client would answer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from struct import pack
from typing import Any
from zlib import crc32

from app.store.values import Person, StoredHand, StoredMatch
from app.table.sheet import Sheet, sheet_of
from scoring import game
from scoring.game import Refused
from scoring.match import Match, replay
from tests.scoring.any_hands import MAKE

BEGAN = datetime(2026, 5, 14, 18, 41, tzinfo=UTC)
NAMES = ("Riet", "Ans", "Jan", "Piet", "Truus", "Wilhelmina", "Łukasz", "Kees-Jan")


def played(game_id: str, hands: int, seats: int, *, seed: int = 1, **more: Any) -> Sheet:
    """A match with so many hands; `more`: names, rules, title, corrected (which places), ended."""
    names = tuple(more.get("names") or NAMES[:seats])
    rng = Random(seed)
    match = Match(game_id, names, 0, more.get("rules", {}))
    while len(match.hands) < hands:
        now = replay(match)
        made = {**MAKE[game_id](now.rules, seats, rng), **now.carry}
        try:
            replay(match._replace(hands=(*match.hands, made)))
        except Refused:
            continue
        match = match._replace(hands=(*match.hands, made))
    corrected = more.get("corrected", ())
    at = BEGAN
    written = [at := at + timedelta(seconds=rng.randrange(150, 500)) for _ in match.hands]
    stored = StoredMatch(
        "m", game_id, more.get("title", ""), tuple(Person(n, name) for n, name in enumerate(names, 1)), 0,
        dict(match.rules),
        tuple(
            StoredHand(n, 1, one, when, when, n - 1 in corrected)
            for n, (one, when) in enumerate(zip(match.hands, written, strict=True), 1)
        ),
        1, BEGAN, BEGAN, more.get("ended"), None, None,
    )  # fmt: skip
    return sheet_of(stored)


EVERY = (
    ("klaverjassen", 16, 4, {}),
    ("hartenjagen", 6, 4, {}),
    ("heugen", 12, 3, {}),
    ("sheepshead", 20, 5, {}),
    ("klaverjassen", 64, 4, {"end": {"hands": 64}}),
    ("sheepshead", 64, 8, {"players": 8}),
)
"""Every game, and the long ones: (game, hands, seats, rules)."""


@cache
def every(n: int) -> Sheet:
    """The n-th of these, played."""
    game_id, hands, seats, rules = EVERY[n]
    return played(game_id, hands, seats, rules=rules, corrected=(2,))


def titles() -> list[str]:
    return [f"{game(game_id).id}-{hands}-{seats}" for game_id, hands, seats, _ in EVERY]


def png(width: float, height: float) -> bytes:
    """The beginning of a PNG of this size, as far as anybody looks at it."""
    head = b"IHDR" + pack(">IIBBBBB", round(width), round(height), 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + pack(">I", 13) + head + pack(">I", crc32(head))
