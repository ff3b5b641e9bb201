"""What all games do with cards that were laid: cut them into tricks, see who won, find what is missing or double."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from scoring.cards import Card
from scoring.counting import Trick, Whose
from scoring.game import Line, Problem, Table

Strength = Callable[[Card, str], int]
"""How strong a card is in a trick in which this suit was led; 0 for one that cannot win."""
NAMED = 8
"""So many missing cards are named; more are only counted."""


def winning(cards: Sequence[Card], strength: Strength) -> int:
    """Which card of a trick wins, the first one being led."""
    led = cards[0].suit
    return max(range(len(cards)), key=lambda i: strength(cards[i], led))


def lay_tricks(played: Sequence[Card], leader: int | None, table: Table, strength: Strength | None) -> list[Trick]:
    """The cards in order of play, cut into tricks; the winner of one leads the next. The last may be unfinished.

    `leader` led the first; without one, or without a `strength`, nobody is known to win.
    """
    tricks: list[Trick] = []
    size = len(table.playing())
    for start in range(0, len(played), size):
        cards = tuple(played[start : start + size])
        winner = None
        if len(cards) == size and strength is not None and leader is not None:
            winner = seat_of(leader, winning(cards, strength), table)
        tricks.append(Trick(leader, cards, winner))
        leader = winner
    return tricks


def seat_of(leader: int, turn: int, table: Table) -> int:
    """Who plays so many turns after the one who leads."""
    seat = leader
    for _ in range(turn):
        seat = table.left_of(seat)
    return seat


def next_seat(tricks: Sequence[Trick], leader: int | None, table: Table) -> int | None:
    """Whose card comes next; None while that is not known."""
    if not tricks:
        return leader
    last, size = tricks[-1], len(table.playing())
    if len(last.cards) == size:
        return last.winner
    return None if last.leader is None else seat_of(last.leader, len(last.cards), table)


def played_by(seat: int, tricks: Iterable[Trick], table: Table) -> tuple[Card, ...]:
    """The cards that a seat played: what it held."""
    held = []
    for trick in tricks:
        if trick.leader is not None:
            held += [c for i, c in enumerate(trick.cards) if seat_of(trick.leader, i, table) == seat]
    return tuple(held)


def without(deck: Sequence[Card], laid: Collection[Card]) -> tuple[Card, ...]:
    """The cards of the deck that were not laid, in its order."""
    there = set(laid)
    return tuple(card for card in deck if card not in there)


def double_cards(laid: Sequence[Card]) -> list[Problem]:
    """Cards that were laid twice."""
    seen: set[Card] = set()
    double: dict[Card, None] = {}
    for card in laid:
        if card in seen:
            double[card] = None
        seen.add(card)
    return [Problem("cards", "recount.double", {"cards": tuple(double)})] if double else []


def missing_cards(missing: Sequence[Card]) -> list[Problem]:
    """That these are still to be laid: by name, or only how many where they are many."""
    if not missing:
        return []
    values: dict[str, Any] = {"n": len(missing)}
    if len(missing) <= NAMED:
        return [Problem("cards", "recount.missing", {**values, "cards": tuple(missing)})]
    return [Problem("cards", "recount.to_lay", values)]


def half_trick(cards: int, size: int, holder: Whose | None = None) -> list[Problem]:
    """That so many cards are no whole number of tricks, and how far they are off."""
    over = cards % size
    if not over:
        return []
    values = {"n": cards, "size": size, "over": over, "short": size - over}
    if holder is None:
        return [Problem("cards", "recount.half_pile", values)]
    return [Problem("cards", "recount.half_trick", {**values, "holder": holder})]


def told(name: str, **values: Any) -> Line:
    """A line that counts. Nothing is written by counting, so it moves nothing."""
    return Line(f"recount.{name}", values, ())
