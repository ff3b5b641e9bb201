"""Sheepshead counted with the cards: the picking side with what was buried, or everybody's own in a leaster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scoring.cards import DECK_OF_32, SHEEPSHEAD_PLAIN, SHEEPSHEAD_TRUMPS, SHEEPSHEAD_WORTH, Card
from scoring.counting import PILE, TRICKS, Amount, Ask, Count, Counter, Laid, Trick, Whose, answer
from scoring.counting.laying import (
    double_cards,
    half_trick,
    lay_tricks,
    missing_cards,
    next_seat,
    told,
    without,
)
from scoring.game import Hand, Line, Problem, Table
from scoring.sheepshead_entry import partners_at, zones
from scoring.sheepshead_totals import DEALS, HAND_POINTS, Deal

SIDE, OTHERS, LEASTER, ALONE = "picking", "others", "leaster", "alone"
_TRUMP_ORDER = {card: 100 - i for i, card in enumerate(SHEEPSHEAD_TRUMPS)}
_PLAIN_ORDER = {rank: 1 + i for i, rank in enumerate(SHEEPSHEAD_PLAIN)}
_DECK = (*SHEEPSHEAD_TRUMPS, *(card for card in DECK_OF_32 if card not in _TRUMP_ORDER))


def worth(cards: Sequence[Card]) -> int:
    """The points of these cards."""
    return sum(SHEEPSHEAD_WORTH[card.rank] for card in cards)


def strength(card: Card, led: str) -> int:
    """Trump is one suit, whatever is printed on the card; else the highest of the suit led wins.

    Once a trump was led no plain card can win, of whatever suit: it meets a trump.
    """
    if card in _TRUMP_ORDER:
        return _TRUMP_ORDER[card]
    return _PLAIN_ORDER[card.rank] if card.suit == led else 0


def deal_of(table: Table) -> Deal:
    """How the cards lie at this table."""
    return DEALS[table.rules["players"]]


# --- What the screen asks ---------------------------------------------------------------------------------------------


def cards(table: Table, laid: Laid) -> tuple[Card, ...]:
    return DECK_OF_32


def _kinds(table: Table) -> tuple[str, ...]:
    return (SIDE, LEASTER) if table.rules["all_pass"] == LEASTER else (SIDE,)


def _kind(table: Table, laid: Laid) -> str:
    kind: str = answer(laid, Ask("kind", _kinds(table), SIDE))
    return kind


def piles(table: Table, laid: Laid) -> tuple[Whose, ...]:
    return table.playing() if _kind(table, laid) == LEASTER else (SIDE,)


def asks(table: Table, laid: Laid) -> tuple[Ask, ...]:
    """Whether everybody passed; in tricks who picked, who was called and who led."""
    found = []
    if len(_kinds(table)) > 1:
        found.append(Ask("kind", _kinds(table), SIDE))
    leaster, playing = _kind(table, laid) == LEASTER, table.playing()
    if laid.way == TRICKS and not leaster:
        picker = Ask("picker", playing)
        found.append(picker)
        others = tuple(seat for seat in playing if seat != answer(laid, picker))
        agreed = partners_at(table.rules)
        if agreed:
            found.append(Ask("partners", (*others, ALONE), (), agreed))
    if laid.way == TRICKS:
        found.append(Ask("leader", playing, table.left_of(table.dealer)))
    elif leaster and not deal_of(table).buried % len(playing) and _blind_counts(table):
        found.append(Ask("blind", playing))
    return tuple(found)


def _blind_counts(table: Table) -> bool:
    return bool(deal_of(table).buried and table.rules["blind_in_leaster"] != "set_aside")


def known(hand: Hand, table: Table) -> dict[str, Any]:
    if "leaster" in hand:
        return {"kind": LEASTER}
    found: dict[str, Any] = {"picker": hand["picker"]} if "picker" in hand else {}
    if "partners" in hand:
        found["partners"] = tuple(hand["partners"])
    elif "partner" in hand:
        found["partners"] = (ALONE,) if hand["partner"] is None else (hand["partner"],)
    return found


def tricks(table: Table) -> int:
    return deal_of(table).tricks


def count(table: Table, laid: Laid) -> Count:
    if laid.way == TRICKS:
        return _count_tricks(table, laid)
    return _leaster_piles(table, laid) if _kind(table, laid) == LEASTER else _count_pile(table, laid)


def gathers(table: Table, laid: Laid) -> bool:
    """In a leaster whoever took the rest need not be counted card by card, unless the blind lies apart."""
    return laid.way == PILE and _kind(table, laid) == LEASTER and table.rules["blind_in_leaster"] != "set_aside"


# --- The picking side -------------------------------------------------------------------------------------------------


def _count_pile(table: Table, laid: Laid) -> Count:
    """How many cards there are tells how many tricks were won: what was buried lies with them."""
    pile, players, deal = laid.pile(SIDE), len(table.playing()), deal_of(table)
    problems = double_cards(pile)
    won, over = divmod(len(pile) - deal.buried, players)
    if not pile:
        problems.append(Problem("cards", "recount.no_cards"))
    elif not problems and over and deal.buried:
        values = {"n": len(pile), "size": players, "extra": deal.buried}
        problems.append(Problem("cards", "recount.sheepshead_size", values))
    elif not problems and over:
        problems += half_trick(len(pile), players)
    if not problems and won > deal.tricks:
        most = deal.tricks * players + deal.buried
        problems.append(Problem("cards", "recount.too_many", {"n": len(pile), "most": most}))
    lines = [told("pile", n=len(pile), points=worth(pile))]
    return _picked(table, worth(pile), won, lines, problems)


def _picked(
    table: Table, points: int, won: int, lines: list[Line], problems: list[Problem],
    found: Sequence[Trick] = (), nxt: int | None = None, more: Mapping[str, Any] | None = None,
) -> Count:  # fmt: skip
    """The picking side's points, the zone in which they fall, and its tricks."""
    amounts = (Amount(SIDE, points), Amount(OTHERS, HAND_POINTS - points))
    if problems:
        return Count(amounts, tuple(lines), {}, tuple(problems), tuple(found), nxt)
    tricks_said: Any = "all" if won == tricks(table) else won or "none"
    lines.append(told("tricks", n=won))
    if won == tricks(table):
        lines.append(told("every_trick"))
    elif not won:
        lines.append(told("no_trick"))
    else:
        zone = next(z for z in zones(table.rules) if z.low <= points <= z.high)
        size = "schneider" if zone.low in (0, zones(table.rules)[3].low) else "simple"
        lines.append(told(f"{'won' if zone.won else 'lost'}_{size}", low=zone.low, high=zone.high))
    hand = {"points": points, "tricks": tricks_said, **(more or {})}
    return Count(amounts, tuple(lines), hand, (), tuple(found), nxt)


def _count_tricks(table: Table, laid: Laid) -> Count:
    """All tricks; what was never played lay buried, or in the blind."""
    asked = {ask.name: answer(laid, ask) for ask in asks(table, laid)}
    leader, kind = asked["leader"], _kind(table, laid)
    found = lay_tricks(laid.played, leader, table, strength)
    found = [t._replace(points=worth(t.cards)) for t in found]
    problems = double_cards(laid.played)
    side, said = _side(table, asked)
    if kind == SIDE and not problems:
        problems += said
    left = whole(table, laid) - len(laid.played)
    if left > 0 and not problems:
        problems.append(Problem("cards", "recount.to_lay", {"n": left}))
    away = without(DECK_OF_32, laid.played) if left <= 0 else ()
    nxt = next_seat(found, leader, table) if left > 0 else None
    if kind == LEASTER:
        return _leaster_tricks(table, found, away, problems, nxt)
    won = [t for t in found if t.winner in side]
    points = sum(worth(t.cards) for t in won)
    lines = [told("side_won", n=len(won), points=points)]
    if away:
        points += worth(away)
        lines.append(told("buried", cards=away, points=worth(away)))
    more = {"picker": asked["picker"], **_called(side)} if side else {}
    return _picked(table, points, len(won), lines, problems, found, nxt, more)


def _side(table: Table, asked: Mapping[str, Any]) -> tuple[tuple[int, ...], list[Problem]]:
    """The picking side, the picker first, and what of it is not known yet."""
    picker, called = asked.get("picker"), asked.get("partners", ())
    if picker is None:
        return (), [Problem("picker", "recount.who_picked")]
    partners = tuple(seat for seat in called if seat != ALONE)
    agreed = partners_at(table.rules)
    known = ALONE in called or len(partners) == agreed
    return (picker, *partners), [] if known else [Problem("partners", "recount.who_was_called")]


def _called(side: Sequence[int]) -> dict[str, Any]:
    partners = list(side[1:])
    return {"partners": partners} if len(partners) > 1 else {"partner": partners[0] if partners else None}


# --- A leaster --------------------------------------------------------------------------------------------------------


def _leaster_piles(table: Table, laid: Laid) -> Count:
    """Everybody's own pile; the blind lies in the pile that has more cards than its tricks, or where it is said."""
    playing, deal = table.playing(), deal_of(table)
    took = {seat: laid.pile(seat) for seat in playing}
    everything = [card for pile in took.values() for card in pile]
    aside = 0 if _blind_counts(table) else deal.buried
    problems = double_cards(everything)
    missing = without(DECK_OF_32, everything)
    if not problems and len(missing) > aside:
        problems += missing_cards(missing) if not aside else [
            Problem("cards", "recount.to_lay", {"n": len(missing) - aside})
        ]  # fmt: skip
    elif not problems and len(missing) < aside:
        problems.append(Problem("cards", "recount.too_many", {"n": len(everything), "most": 32 - aside}))
    blind = next((ask for ask in asks(table, laid) if ask.name == "blind"), None)
    with_blind = answer(laid, blind) if blind else None
    if not problems and blind and with_blind is None:
        problems.append(Problem("blind", "recount.who_has_blind"))
    won: dict[int, int] = {}
    for seat, pile in took.items():
        size = len(pile) - (deal.buried if seat == with_blind else 0)
        if _blind_counts(table) and not blind and size % len(playing) == deal.buried:
            size -= deal.buried
        if not problems:
            problems += half_trick(size, len(playing), seat)
        won[seat] = size // len(playing)
    return _alone(table, {seat: worth(pile) for seat, pile in took.items()}, won, problems)


def _leaster_tricks(
    table: Table, found: list[Trick], away: Sequence[Card], problems: list[Problem], nxt: int | None
) -> Count:
    points = dict.fromkeys(table.playing(), 0)
    won = dict.fromkeys(table.playing(), 0)
    for trick in found:
        if trick.winner is not None:
            points[trick.winner] += worth(trick.cards)
            won[trick.winner] += 1
    lines = []
    if away and _blind_counts(table):
        to = found[-1 if table.rules["blind_in_leaster"] == "last_trick" else 0].winner
        if to is not None:
            points[to] += worth(away)
            lines.append(told("blind", seat=to, cards=tuple(away), points=worth(away)))
    counted = _alone(table, points, won, problems)
    return counted._replace(lines=(*lines, *counted.lines), tricks=tuple(found), next=nxt)


def _alone(table: Table, points: Mapping[int, int], won: Mapping[int, int], problems: Sequence[Problem]) -> Count:
    """Everybody's points and tricks."""
    lines = tuple(told("player_tricks", seat=seat, n=won[seat], points=points[seat]) for seat in points)
    seats = range(table.seats)
    hand = {"leaster": {"points": [points.get(s, 0) for s in seats], "tricks": [won.get(s, 0) for s in seats]}}
    amounts = tuple(Amount(seat, points[seat]) for seat in points)
    return Count(amounts, lines, {} if problems else hand, tuple(problems))


def whole(table: Table, laid: Laid) -> int:
    return tricks(table) * len(table.playing())


COUNTER = Counter(False, cards, piles, asks, known, tricks, count, whole, gathers)
