"""Who came to the table midway, found again from a match file. No Flet here."""

from __future__ import annotations

from app.store.values import Json
from scoring import game as game_by_id
from scoring.game import Game, same
from scoring.match import Match
from scoring.trail import Trail


def joins(match: Match, trail: Trail) -> list[int]:
    """Before which hand each of the last seats came to the table, of all in the order in which they were written: the
    first one that he plays. Nothing where the table could not have been played at without them.
    """
    game, seats = game_by_id(match.game), len(match.players)
    if game.sides:
        return []
    place = {row: n for n, row in enumerate(trail.live)}
    told = {event.row for event in trail.events if event.entry is not None}
    there: list[tuple[set[int], set[int]]] = []
    for event in trail.events:
        if event.kind in ("written", "inserted") and event.now is not None:
            n = place.get(event.row)
            away = set[int]() if n is None else set(match.hands[n].get("out", ()))
            plays = set[int]() if n is None else set(range(seats)) - away
            # A hand that a correction tells of stands there as it was written, with a number for every seat of then.
            if event.row in told and (size := _size(game, event.now, seats)):
                plays, away = plays | set(range(size)), away | set(range(size, seats))
            there.append((plays, away))
    late: list[int] = []
    for seat in range(seats - 1, 0, -1):
        first = next((n for n, (plays, _) in enumerate(there) if seat in plays), len(there))
        first = min([first, *late[:1]])
        if not any(seat in away for _, away in there[:first]):
            break
        late.insert(0, first)
    base = seats - len(late)
    return late if base in game.tables and match.first_dealer < base else []


def _size(game: Game, hand: Json, seats: int) -> int:
    """How many sat at the table of a hand that has a number for each of them; 0 for one that has not."""
    if same(dict(game.widen(hand, seats + 1)), dict(hand)):
        return 0
    return max((n for n in range(1, seats + 1) if same(dict(game.widen(hand, n)), dict(hand))), default=0)
