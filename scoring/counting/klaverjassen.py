"""Klaverjassen counted with the cards: one side's pile and the rest of 162, or trick by trick with its roem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring.cards import (
    DECK_OF_32,
    KLAVERJAS_LAST_TRICK,
    KLAVERJAS_PLAIN,
    KLAVERJAS_TRUMP,
    RANKS,
    SUITS,
    Card,
)
from scoring.counting import PILE, TRICKS, Amount, Ask, Count, Counter, Laid, Trick, Whose, answer
from scoring.counting.laying import (
    Strength,
    double_cards,
    half_trick,
    lay_tricks,
    missing_cards,
    next_seat,
    told,
    without,
)
from scoring.game import Hand, Line, Problem, Rules, Table
from scoring.klaverjassen_hand import CARD_POINTS, SIDES

LOW = ("7", "8", "9")
_TRUMP_ORDER = {rank: 100 + i for i, rank in enumerate(KLAVERJAS_TRUMP)}
_PLAIN_ORDER = {rank: 1 + i for i, rank in enumerate(KLAVERJAS_PLAIN)}
_ORDER = {rank: i for i, rank in enumerate(RANKS)}


def worth(card: Card, trump: str) -> int:
    """The points of a card."""
    return (KLAVERJAS_TRUMP if card.suit == trump else KLAVERJAS_PLAIN)[card.rank]


def strength_in(trump: str) -> Strength:
    """The highest trump wins, else the highest of the suit led."""

    def strength(card: Card, led: str) -> int:
        if card.suit == trump:
            return _TRUMP_ORDER[card.rank]
        return _PLAIN_ORDER[card.rank] if card.suit == led else 0

    return strength


def roem_of(cards: Sequence[Card], trump: str | None, rules: Rules) -> tuple[Line, ...]:
    """The roem in a trick, one line for each that there is, with its `worth`. Without a trump there is no stuk.

    Follows `four_jacks` and `four_low`; four of a kind stands alone.
    """
    ranks = {card.rank for card in cards}
    if len(cards) == 4 and len(ranks) == 1:
        (rank,) = ranks
        four = rules["four_jacks"] if rank == "boer" else rules["four_low"] if rank in LOW else 100
        return (told("four", rank=rank, worth=four, cards=tuple(cards)),) if four else ()
    lines = []
    for suit in SUITS:
        held = sorted((c for c in cards if c.suit == suit), key=lambda c: _ORDER[c.rank])
        run = _longest_run(held)
        if len(run) >= 3:
            lines.append(told(f"run_{len(run)}", worth=20 if len(run) == 3 else 50, cards=run))
    if trump is not None and {Card(trump, "heer"), Card(trump, "vrouw")} <= set(cards):
        lines.append(told("stuk", worth=20, cards=(Card(trump, "vrouw"), Card(trump, "heer"))))
    return tuple(lines)


def _longest_run(held: Sequence[Card]) -> tuple[Card, ...]:
    """The longest stretch of neighbours, lowest first, among sorted cards of one suit."""
    best: tuple[Card, ...] = ()
    run: tuple[Card, ...] = ()
    for card in held:
        follows = bool(run) and _ORDER[card.rank] == _ORDER[run[-1].rank] + 1
        run = (*run, card) if follows else (card,)
        best = max(best, run, key=len)
    return best


# --- What the screen asks ---------------------------------------------------------------------------------------------


def cards(table: Table, laid: Laid) -> tuple[Card, ...]:
    return DECK_OF_32


def piles(table: Table, laid: Laid) -> tuple[Whose, ...]:
    return SIDES


def asks(table: Table, laid: Laid) -> tuple[Ask, ...]:
    """Who led, or who won the last trick where the piles do not tell."""
    if laid.way == TRICKS:
        return (Ask("leader", table.playing(), table.left_of(table.dealer)),)
    swept = _swept(laid)
    return () if swept is not None else (Ask("last", SIDES),)


def known(hand: Hand, table: Table) -> dict[str, Any]:
    return {"trump": hand["trump"]} if "trump" in hand else {}


def count(table: Table, laid: Laid) -> Count:
    return _count_piles(laid) if laid.way == PILE else _count_tricks(table, laid)


# --- A pile -----------------------------------------------------------------------------------------------------------


def _swept(laid: Laid) -> str | None:
    """The side whose pile is the whole deck."""
    return next((side for side in SIDES if len(set(laid.pile(side))) == len(DECK_OF_32)), None)


def _count_piles(laid: Laid) -> Count:
    """One pile is enough, the other side has the rest. Whoever counts both is told what is missing."""
    counted = [side for side in SIDES if laid.pile(side)]
    everything = [card for side in SIDES for card in laid.pile(side)]
    problems = double_cards(everything)
    swept = _swept(laid)
    last = swept or answer(laid, Ask("last", SIDES))
    if not counted:
        problems.append(Problem("cards", "recount.no_cards"))
    elif len(counted) == 2:
        problems += missing_cards(without(DECK_OF_32, everything))
    if not problems:
        problems += [p for side in counted for p in half_trick(len(laid.pile(side)), 4, side)]
    if laid.trump is None:
        problems.insert(0, Problem("trump", "recount.trump"))
        return Count((), (), {}, tuple(problems))
    if last is None:
        problems.append(Problem("last", "recount.who_last"))
    side = counted[0] if counted else "wij"
    other = "zij" if side == "wij" else "wij"
    cards = sum(worth(card, laid.trump) for card in laid.pile(side))
    points = cards + (KLAVERJAS_LAST_TRICK if last == side else 0)
    both = {side: points, other: CARD_POINTS - points}
    lines = [told("cards", side=side, n=len(laid.pile(side)), points=cards)]
    if last is not None:
        lines.append(told("last_trick", side=last, points=KLAVERJAS_LAST_TRICK))
    lines.append(told("pit", side=swept) if swept else told("rest", side=other, points=both[other]))
    amounts = tuple(Amount(s, both[s]) for s in SIDES) if counted else ()
    hand: dict[str, Any] = {"trump": laid.trump}
    hand |= {"pit": swept} if swept else {"points": {side: points}}
    return Count(amounts, tuple(lines), {} if problems else hand, tuple(problems))


# --- The tricks -------------------------------------------------------------------------------------------------------


def _count_tricks(table: Table, laid: Laid) -> Count:
    trump, rules = laid.trump, table.rules
    (ask,) = asks(table, laid)
    leader = answer(laid, ask)
    strength = strength_in(trump) if trump else None
    tricks = lay_tricks(laid.played, leader, table, strength)
    problems = double_cards(laid.played)
    if trump is None:
        problems.append(Problem("trump", "recount.trump"))
    if not problems:
        problems += missing_cards(without(DECK_OF_32, laid.played))
    points, roem = [0, 0], [0, 0]
    counted: list[Trick] = []
    for trick in tricks:
        lines = roem_of(trick.cards, trump, rules) if len(trick.cards) == 4 else ()
        value = None if trump is None else sum(worth(card, trump) for card in trick.cards)
        counted.append(trick._replace(points=value, lines=lines))
        if trick.winner is not None and value is not None:
            points[trick.winner % 2] += value
            roem[trick.winner % 2] += sum(line.values["worth"] for line in lines)
    # One who joins the game stays within 0 to 3 for the sides, however the table grew: seats 0 and 2 are wij.
    winners = {trick.winner % 2 for trick in counted if trick.winner is not None}
    done = len(counted) == 8 and counted[-1].winner is not None
    told_lines: list[Line] = []
    if trump is not None:
        told_lines.append(told("both_cards", wij=points[0], zij=points[1]))
    if done and counted[-1].winner is not None:
        last = counted[-1].winner % 2
        points[last] += KLAVERJAS_LAST_TRICK
        told_lines.append(told("last_trick", side=SIDES[last], points=KLAVERJAS_LAST_TRICK))
    if any(roem):
        told_lines.append(told("both_roem", wij=roem[0], zij=roem[1]))
    pit = SIDES[winners.pop()] if done and len(winners) == 1 else None
    if pit:
        told_lines.append(told("pit", side=pit))
    hand: dict[str, Any] = {"trump": trump, "roem": dict(zip(SIDES, roem, strict=True))}
    hand |= {"pit": pit} if pit else {"points": {"wij": points[0]}}
    amounts = tuple(Amount(s, points[i], roem[i]) for i, s in enumerate(SIDES)) if trump else ()
    return Count(
        amounts, tuple(told_lines), {} if problems else hand, tuple(problems), tuple(counted),
        next_seat(tricks, leader, table) if len(laid.played) < len(DECK_OF_32) else None,
    )  # fmt: skip


COUNTER = Counter(True, cards, piles, asks, known, lambda table: 8, count, lambda table, laid: 32)
