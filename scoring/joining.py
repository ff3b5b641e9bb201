"""Who joins a match midway: the hands from before are hands that the newcomer sat out.

A match file says so itself, in `out`. Where hands are kept as they were written, at the smaller table of that moment,
this makes of them what the file says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring import game as game_by_id
from scoring.dealing import Turn, deal, first_there
from scoring.game import Game, Hand, Rules
from scoring.match import Match, replay_what_can_be


def grown(match: Match, sizes: Sequence[int]) -> Match:
    """The match with every hand as it is at the table of now.

    `sizes`: with how many seats each hand was written. A hand from a smaller table has everyone who came later in its
    `out`, and a 0 for them where it has a number for every seat; who dealt it and who watched stays as it was. A hand
    that says so already, and one that cannot be read, is left as it is.
    """
    game, seats = game_by_id(match.game), len(match.players)
    hands: list[Hand] = []
    for hand, size in zip(match.hands, sizes, strict=True):
        late = tuple(range(size, seats))
        if late and isinstance(hand, dict) and not set(late) <= set(_seats(hand.get("out"))):
            hands.append(_at_larger(match._replace(hands=tuple(hands)), game, hand, size))
        else:
            hands.append(hand)
    return match._replace(hands=tuple(hands))


def _at_larger(before: Match, game: Game, hand: Hand, size: int) -> Hand:
    """One hand from a table of `size`, at that of `before`, which holds the hands played until then."""
    seats = len(before.players)
    late = tuple(range(size, seats))
    wide: dict[str, Any] = dict(game.widen(hand, seats))
    said = (before.rules, *[change.rules for change in before.changes])
    if not any(game.dealer_sits_out(game.complete(rules), seats) for rules in said):
        return wide | {"out": sorted({*_seats(hand.get("out")), *late})}
    # Where the dealer watches without a word, it takes the deal until then to know who that was.
    until, _ = replay_what_can_be(before)
    turn = until.turn
    there = Turn(first_there(turn.due, seats, late), tuple(s for s in turn.away if s < size), turn.standing)
    table = deal(game, until.rules, size, there, hand)
    wide["out"] = sorted({*table.out, *late})
    if _dealer(game, until.rules, seats, turn, wide) != table.dealer:
        wide["dealer"] = table.dealer
    return wide


def _dealer(game: Game, rules: Rules, seats: int, turn: Turn, hand: Hand) -> int:
    return deal(game, rules, seats, turn, hand).dealer


def _seats(out: Any) -> list[int]:
    return [seat for seat in out if type(seat) is int] if isinstance(out, list) else []
