"""Heugen counted with the cards: the bidder's pile with what was laid away, the roem in his hand, the rounded total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scoring.cards import HEUGEN_DECK, HEUGEN_LAST_TRICK, HEUGEN_PLAIN, HEUGEN_TRUMP, RANKS, SUITS, Card
from scoring.counting import PILE, Amount, Ask, Count, Counter, Laid, Trick, Whose, answer
from scoring.counting.laying import (
    Strength,
    double_cards,
    half_trick,
    lay_tricks,
    next_seat,
    played_by,
    told,
    without,
)
from scoring.game import Hand, Line, Problem, Table
from scoring.heugen_hand import ALL_POINTS, knows_rest, round_points

TRICKS_A_HAND, TALON = 9, 3
BIDDERS, HAND = "bidder", "hand"
"""The piles: what the bidder counts, and the nine cards that he held."""
OTHERS = "others"
_DOWN = RANKS[::-1]
_MAY_BEGIN = _DOWN[: _DOWN.index("boer") + 1]
"""The ranks with which a run may begin, from the aas down."""
_TRUMP_ORDER = {rank: 100 + i for i, rank in enumerate(HEUGEN_TRUMP)}
_PLAIN_ORDER = {rank: 1 + i for i, rank in enumerate(HEUGEN_PLAIN)}


def worth(card: Card, trump: str) -> int:
    """The points of a card."""
    return (HEUGEN_TRUMP if card.suit == trump else HEUGEN_PLAIN)[card.rank]


def strength_in(trump: str) -> Strength:
    """The highest trump wins, else the highest of the suit led."""

    def strength(card: Card, led: str) -> int:
        if card.suit == trump:
            return _TRUMP_ORDER[card.rank]
        return _PLAIN_ORDER[card.rank] if card.suit == led else 0

    return strength


def roem_in(held: Sequence[Card], trump: str | None) -> tuple[Line, ...]:
    """The roem in a hand, one line for each that there is, with its `worth`. Without a trump there is no stuk.

    A run counts when its highest card is a boer or higher: three 20, four 50, five or more 100.
    """
    lines = []
    for suit in SUITS:
        run: list[Card] = []
        for rank in (*_DOWN, ""):
            if Card(suit, rank) in held:
                run.append(Card(suit, rank))
                continue
            if len(run) >= 3 and run[0].rank in _MAY_BEGIN:
                size = min(len(run), 5)
                lines.append(told(f"run_{size}", worth={3: 20, 4: 50, 5: 100}[size], cards=tuple(run)))
            run = []
    for rank in _MAY_BEGIN:
        four = tuple(Card(suit, rank) for suit in SUITS)
        if set(four) <= set(held):
            lines.append(told("four", rank=rank, worth=200 if rank == "boer" else 100, cards=four))
    if trump is not None and {Card(trump, "heer"), Card(trump, "vrouw")} <= set(held):
        lines.append(told("stuk", worth=20, cards=(Card(trump, "vrouw"), Card(trump, "heer"))))
    return tuple(lines)


# --- What the screen asks ---------------------------------------------------------------------------------------------


def cards(table: Table, laid: Laid) -> tuple[Card, ...]:
    return HEUGEN_DECK


def piles(table: Table, laid: Laid) -> tuple[Whose, ...]:
    return (BIDDERS, HAND)


def asks(table: Table, laid: Laid) -> tuple[Ask, ...]:
    """Who plays and who led; or who won the last trick. And whether the three cards of the talon were taken."""
    exchanged = Ask("exchanged", (True, False), True)
    if laid.way == PILE:
        return (Ask("last", (BIDDERS, OTHERS)), exchanged)
    bidder = Ask("bidder", table.playing())
    return (bidder, Ask("leader", table.playing(), answer(laid, bidder)), exchanged)


def known(hand: Hand, table: Table) -> dict[str, Any]:
    return {name: hand[name] for name in ("trump", "bidder", "exchanged") if name in hand}


def tricks(table: Table) -> int:
    return TRICKS_A_HAND


def count(table: Table, laid: Laid) -> Count:
    return _count_pile(table, laid) if laid.way == PILE else _count_tricks(table, laid)


def _exchanged(table: Table, laid: Laid) -> bool:
    return bool(answer(laid, Ask("exchanged", (True, False), True)))


def whole(table: Table, laid: Laid) -> int:
    """With two players what was laid away must be laid out too, after the tricks: nine cards lie dead."""
    players = len(table.playing())
    return TRICKS_A_HAND * players + (TALON if players == 2 and _exchanged(table, laid) else 0)


def _with_three(table: Table, exchanged: bool) -> bool:
    """Whether three cards that were in no trick count for the bidder: laid away, or by `talon` the table's."""
    return exchanged or (len(table.playing()) == 3 and table.rules["talon"] == "bidder")


# --- The bidder's pile ------------------------------------------------------------------------------------------------


def _count_pile(table: Table, laid: Laid) -> Count:
    exchanged, players = _exchanged(table, laid), len(table.playing())
    pile, held = laid.pile(BIDDERS), laid.pile(HAND)
    extra = TALON if _with_three(table, exchanged) else 0
    problems = double_cards(pile) + double_cards(held)
    if not pile and (extra or laid.answers.get("last") != OTHERS):
        problems.append(Problem("cards", "recount.no_cards"))
    won, over = divmod(len(pile) - extra, players)
    if not problems and over:
        problems.append(Problem("cards", "recount.heugen_size", {"n": len(pile), "size": players, "extra": extra})
                        if extra else half_trick(len(pile), players)[0])  # fmt: skip
    if not problems and won > TRICKS_A_HAND:
        most = TRICKS_A_HAND * players + extra
        problems.append(Problem("cards", "recount.too_many", {"n": len(pile), "most": most}))
    if held and len(held) != TRICKS_A_HAND:
        problems.append(Problem("hand", "recount.hand_size", {"n": len(held), "size": TRICKS_A_HAND}))
    last = answer(laid, Ask("last", (BIDDERS, OTHERS)))
    kapot = won == TRICKS_A_HAND and not over
    if kapot or won <= 0:
        last = BIDDERS if kapot else OTHERS
    if last is None:
        problems.append(Problem("last", "recount.who_last"))
    if laid.trump is None:
        return Count((), (), {}, (Problem("trump", "recount.trump"), *problems))
    points = sum(worth(card, laid.trump) for card in pile)
    lines = [told("pile", n=len(pile), points=points)]
    if last == BIDDERS:
        points += HEUGEN_LAST_TRICK
        lines.append(told("last_trick_bidder", points=HEUGEN_LAST_TRICK))
    roem = roem_in(held, laid.trump) if held else None
    return _summed(table, laid.trump, points, exchanged, kapot, roem, lines, problems)


# --- The tricks -------------------------------------------------------------------------------------------------------


def _count_tricks(table: Table, laid: Laid) -> Count:
    """Nine tricks; with two players, after an exchange, the three that were laid away come after them."""
    exchanged, players, trump = _exchanged(table, laid), len(table.playing()), laid.trump
    bidder = answer(laid, asks(table, laid)[0])
    leader = answer(laid, asks(table, laid)[1])
    in_tricks = TRICKS_A_HAND * players
    played, away = laid.played[:in_tricks], laid.played[in_tricks:]
    found = lay_tricks(played, leader, table, strength_in(trump) if trump else None)
    found = [t._replace(points=None if trump is None else sum(worth(c, trump) for c in t.cards)) for t in found]
    problems = double_cards(laid.played)
    if bidder is None:
        problems.append(Problem("bidder", "recount.who_bids"))
    if trump is None:
        problems.append(Problem("trump", "recount.trump"))
    by_hand = whole(table, laid) - in_tricks
    if not problems and len(played) < in_tricks:
        problems.append(Problem("cards", "recount.to_lay", {"n": in_tricks - len(played)}))
    elif not problems and len(away) < by_hand:
        problems.append(Problem("cards", "recount.laid_away", {"n": by_hand - len(away)}))
    if players == 3 and len(played) == in_tricks:
        away = without(HEUGEN_DECK, played)
    if trump is None or bidder is None:
        return Count((), (), {}, tuple(problems), tuple(found), next_seat(found, leader, table))
    won = [t for t in found if t.winner == bidder]
    points = sum(worth(card, trump) for t in won for card in t.cards)
    lines = [told("won", bidder=bidder, n=len(won), points=points)]
    if away and _with_three(table, exchanged):
        three = sum(worth(card, trump) for card in away)
        points += three
        lines.append(told("away" if exchanged else "talon", cards=away, points=three))
    done = len(played) == in_tricks
    if done and found[-1].winner == bidder:
        points += HEUGEN_LAST_TRICK
        lines.append(told("last_trick_bidder", points=HEUGEN_LAST_TRICK))
    # All that a player plays is what he held.
    roem = roem_in(played_by(bidder, found, table), trump)
    kapot = done and len(won) == TRICKS_A_HAND
    all_laid = len(laid.played) >= in_tricks + by_hand
    nxt = None if all_laid or done else next_seat(found, leader, table)
    return _summed(table, trump, points, exchanged, kapot, roem, lines, problems, found, nxt, bidder)


def _summed(
    table: Table, trump: str, points: int, exchanged: bool, kapot: bool, roem: tuple[Line, ...] | None,
    lines: list[Line], problems: list[Problem], found: Sequence[Trick] = (), nxt: int | None = None,
    bidder: Whose = BIDDERS,
) -> Count:  # fmt: skip
    """The bidder's points and what they are rounded to, and the roem where the hand is known."""
    players = len(table.playing())
    rounded = round_points(points, table.rules, players, exchanged)
    amounts = [Amount(bidder, points)]
    if knows_rest(players, exchanged, table.rules):
        amounts.append(Amount(OTHERS, ALL_POINTS - points))
    if table.rules["rounding"] != "none":
        amounts.append(Amount("rounded", rounded.counts))
        lines = [*lines, told("rounded", points=points, to=rounded.counts)]
    hand: dict[str, Any] = {"points": points, "exchanged": exchanged, "kapot": kapot, "trump": trump}
    if bidder != BIDDERS:
        hand["bidder"] = bidder
    if roem is not None:
        hand["roem"] = sum(line.values["worth"] for line in roem)
        amounts.append(Amount("roem", hand["roem"]))
        lines = [*lines, *roem] if roem else [*lines, told("no_roem")]
    if kapot:
        lines = [*lines, told("kapot")]
    return Count(tuple(amounts), tuple(lines), {} if problems else hand, tuple(problems), tuple(found), nxt)


COUNTER = Counter(True, cards, piles, asks, known, tricks, count, whole, over=(HAND,))
