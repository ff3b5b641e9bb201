"""Hartenjagen counted with the cards: who took which hearts, the queen and the jacks, or all tricks as they fell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scoring.cards import DECK_OF_32, DECK_OF_52, LOW_RANKS, RANKS, Card
from scoring.counting import PILE, TRICKS, Amount, Ask, Count, Counter, Laid, Whose, answer
from scoring.counting.laying import double_cards, lay_tricks, missing_cards, next_seat, told, without
from scoring.game import Hand, Line, Problem, Rules, Table
from scoring.hartenjagen.agreement import JACK, in_play, is_dutch, taken_out

QUEEN, CLUB_JACK, DIAMOND_JACK = Card("schoppen", "vrouw"), Card("klaveren", "boer"), Card("ruiten", "boer")
_ORDER = {rank: 1 + i for i, rank in enumerate((*LOW_RANKS, *RANKS))}


def deck(table: Table) -> tuple[Card, ...]:
    """All cards that so many players use."""
    gone = taken_out(table.rules, len(table.playing()))
    return tuple(c for c in (DECK_OF_32 if is_dutch(table.rules) else DECK_OF_52) if c not in gone)


def singles(rules: Rules) -> dict[str, Card]:
    """The cards beside hearts that count, under the keys of a hand."""
    if is_dutch(rules):
        return {"queen": QUEEN, "club_jack": CLUB_JACK}
    return {"queen": QUEEN, "jack": DIAMOND_JACK} if rules["diamond_jack"] else {"queen": QUEEN}


def strength(card: Card, led: str) -> int:
    """The highest of the suit led wins; there is no trump."""
    return _ORDER[card.rank] if card.suit == led else 0


# --- What the screen asks ---------------------------------------------------------------------------------------------


def cards(table: Table, laid: Laid) -> tuple[Card, ...]:
    """In piles only what counts."""
    if laid.way == TRICKS:
        return deck(table)
    return _counting(table)


def _counting(table: Table) -> tuple[Card, ...]:
    alone = singles(table.rules).values()
    return tuple(c for c in deck(table) if c.suit == "harten" or c in alone)


def piles(table: Table, laid: Laid) -> tuple[Whose, ...]:
    return table.playing()


def asks(table: Table, laid: Laid) -> tuple[Ask, ...]:
    return (Ask("leader", table.playing()),) if laid.way == TRICKS else ()


def known(hand: Hand, table: Table) -> dict[str, Any]:
    return {}


def tricks(table: Table) -> int:
    return len(deck(table)) // max(1, len(table.playing()))


def count(table: Table, laid: Laid) -> Count:
    return _count_piles(table, laid) if laid.way == PILE else _count_tricks(table, laid)


def gathers(table: Table, laid: Laid) -> bool:
    """The one who took the rest need not be counted card by card."""
    return laid.way == PILE


# --- Both ways --------------------------------------------------------------------------------------------------------


def _count_piles(table: Table, laid: Laid) -> Count:
    took = {seat: laid.pile(seat) for seat in table.playing()}
    everything = [card for pile in took.values() for card in pile]
    problems = double_cards(everything) or missing_cards(without(_counting(table), everything))
    amounts, lines, hand = _share(table, took)
    return Count(amounts, lines, {} if problems else hand, tuple(problems))


def _count_tricks(table: Table, laid: Laid) -> Count:
    leader = answer(laid, asks(table, laid)[0])
    found = lay_tricks(laid.played, leader, table, strength)
    problems = double_cards(laid.played)
    if leader is None:
        problems.append(Problem("leader", "recount.who_led"))
    if not problems:
        problems += missing_cards(without(deck(table), laid.played))
    took: dict[int, tuple[Card, ...]] = dict.fromkeys(table.playing(), ())
    won = dict.fromkeys(table.playing(), 0)
    for trick in found:
        if trick.winner is not None:
            took[trick.winner] += trick.cards
            won[trick.winner] += 1
    found = [t._replace(points=_points(t.cards, table.rules)) for t in found]
    amounts, lines, hand = _share(table, took)
    if not problems:
        hand |= _of_tricks(table, won)
        if hand.get("no_tricks"):
            lines = (*lines, told("without_trick", seats=tuple(hand["no_tricks"])))
        if "sun" in hand:
            lines = (*lines, told("all_tricks", shooter=hand["sun"]))
    return Count(
        amounts, lines, {} if problems else hand, tuple(problems), tuple(found), next_seat(found, leader, table)
    )


def _of_tricks(table: Table, won: Mapping[int, int]) -> dict[str, Any]:
    """What only the tricks tell: who won none, and who won them all. Where the table agreed on it."""
    found: dict[str, Any] = {}
    none = [seat for seat, n in won.items() if not n]
    if table.rules["no_tricks"]:
        found["no_tricks"] = none
    if table.rules["sun"] is not None and len(none) == len(won) - 1:
        found["sun"] = next(seat for seat, n in won.items() if n)
    return found


def _points(taken: tuple[Card, ...], rules: Rules) -> int:
    """What these cards cost."""
    pack = in_play(rules)
    worth = {"queen": pack.queen, "club_jack": pack.club_jack, "jack": JACK}
    alone = sum(worth[name] for name, card in singles(rules).items() if card in taken)
    return sum(card.suit == "harten" for card in taken) + alone


def _share(
    table: Table, took: Mapping[int, tuple[Card, ...]]
) -> tuple[tuple[Amount, ...], tuple[Line, ...], dict[str, Any]]:
    """The hearts a player and who has which single card: numbers, lines, and a hand."""
    rules, alone = table.rules, singles(table.rules)
    hearts = [sum(card.suit == "harten" for card in took.get(seat, ())) for seat in range(table.seats)]
    hand: dict[str, Any] = {"hearts": hearts}
    lines = []
    for seat, pile in took.items():
        holds = tuple(card for card in alone.values() if card in pile)
        hand |= {name: seat for name, card in alone.items() if card in pile}
        if hearts[seat] or holds:
            values = {"seat": seat, "n": hearts[seat]}
            word = ("took_with" if hearts[seat] else "took_only") if holds else "took"
            lines.append(told(word, **values, cards=holds) if holds else told(word, **values))
    full = in_play(rules).full
    points = {seat: _points(pile, rules) for seat, pile in took.items()}
    without_jack = {seat: n - JACK * (hand.get("jack") == seat) for seat, n in points.items()}
    swept = next((seat for seat, n in without_jack.items() if n == full), None)
    if swept is not None:
        lines.append(told("took_all", shooter=swept))
    return tuple(Amount(seat, points[seat]) for seat in took), tuple(lines), hand


def whole(table: Table, laid: Laid) -> int:
    return len(deck(table))


COUNTER = Counter(False, cards, piles, asks, known, tricks, count, whole, gathers)
