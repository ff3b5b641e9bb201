"""Sheepshead with real cards: deals, picks, buries, plays legal tricks at random and counts from the cards.

What a hand is worth is worked out here a second time, as payments between players, and held against `scoring`.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

from scoring.game import Refused, Rules, Standing, Table
from scoring.sheepshead import GAME

Card = tuple[str, str]
QUEENS_AND_JACKS: list[Card] = [(suit, rank) for rank in "VB" for suit in "♣♠♥♦"]
TRUMPS = [*QUEENS_AND_JACKS, *[("♦", rank) for rank in ("A", "10", "H", "9", "8", "7")]]
PLAIN = [(suit, rank) for suit in "♣♠♥" for rank in ("A", "10", "H", "9", "8", "7")]
DECK = TRUMPS + PLAIN
PIPS = {"A": 11, "10": 10, "H": 4, "V": 3, "B": 2}
CARDS_EACH = {3: 10, 4: 7, 5: 6, 6: 5, 7: 4, 8: 4}
STRENGTH = {card: -i for i, card in enumerate(TRUMPS)} | {card: -100 - i % 6 for i, card in enumerate(PLAIN)}
"""Higher beats lower within a suit, and every trump beats every plain card."""


def suit_of(card: Card) -> str:
    """The suit that must be followed: trump is one, whatever is printed on the card."""
    return "trump" if card in TRUMPS else card[0]


def count(cards: list[Card]) -> int:
    """Card points."""
    return sum(PIPS.get(rank, 0) for _, rank in cards)


class Tricks(NamedTuple):
    """What came of the play: the cards that each seat took, how many tricks, and who won the first and the last."""

    cards: dict[int, list[Card]]
    won: dict[int, int]
    first: int
    last: int


Order = list[tuple[int, Card]]


def play(
    hands: dict[int, list[Card]], leader: int, order: list[int], strong: set[int], rng: random.Random,
    laid: Order | None = None,
) -> Tricks:  # fmt: skip
    """Legal tricks until the cards are gone. Seats in `strong` play their highest card, the others any.

    `laid` gets each card, with the seat that played it, in the order of play.
    """
    taken: dict[int, list[Card]] = {seat: [] for seat in order}
    won = dict.fromkeys(order, 0)
    winners = []
    for _ in range(len(hands[leader])):
        start = order.index(leader)
        table: list[tuple[int, Card]] = []
        for seat in order[start:] + order[:start]:
            legal = hands[seat]
            if table:
                follow = [card for card in legal if suit_of(card) == suit_of(table[0][1])]
                legal = follow or legal
            card = max(legal, key=STRENGTH.__getitem__) if seat in strong else rng.choice(legal)
            hands[seat].remove(card)
            table.append((seat, card))
        if laid is not None:
            laid += table
        led = suit_of(table[0][1])
        can_win = [(STRENGTH[card], seat) for seat, card in table if suit_of(card) in (led, "trump")]
        leader = max(can_win)[1]
        winners.append(leader)
        won[leader] += 1
        taken[leader] += [card for _, card in table]
    return Tricks(taken, won, winners[0], winners[-1])


def agree(rng: random.Random) -> dict[str, Any]:
    """An agreement, any of them that a table can keep."""
    while True:
        rules = {rule.name: rng.choice(rule.choices) for rule in GAME.house_rules} | {"end": None}
        if not GAME.refuse_rules(rules, rules["players"]):
            return rules


def sit_down(rules: Rules, rng: random.Random, extra: int | None = None) -> Table:
    """A table with as many names as play, or up to two more (`extra`), of whom the dealer is one."""
    extra = rng.choice((0, 0, 0, 1, 2)) if extra is None else extra
    seats = rules["players"] + extra
    dealer = rng.randrange(seats)
    out: list[int] = []
    if extra:
        out = [dealer, *rng.sample([s for s in range(seats) if s != dealer], extra - 1)]
    return Table(seats, dealer, rules, tuple(sorted(out)))


def deal(
    table: Table, first: list[Card], favoured: list[int], rng: random.Random
) -> tuple[dict[int, list[Card]], list[Card]]:
    """Everyone's cards and the blind. `favoured` seats get theirs off the top of `first`."""
    rest = [card for card in DECK if card not in first]
    rng.shuffle(rest)
    pile = first + rest
    each = CARDS_EACH[table.rules["players"]]
    order = favoured + [seat for seat in table.playing() if seat not in favoured]
    hands = {seat: pile[i * each : (i + 1) * each] for i, seat in enumerate(order)}
    return hands, pile[len(order) * each :]


def pay(scores: list[int], payer: int, receiver: int, points: int) -> None:
    """A payment from one player to another."""
    scores[payer] -= points
    scores[receiver] += points


def worth(ours: int, theirs: int, all_tricks: bool, no_trick: bool, rules: Rules) -> tuple[bool, int]:
    """Whether the picking side won, and the row, from what both sides counted."""
    if all_tricks:
        return True, 3
    if no_trick:
        return False, 3
    reached_30 = rules["schneider_at"] != "90_and_30"
    if ours > theirs:
        return True, 2 if theirs < 30 or (theirs == 30 and not reached_30) else 1
    return False, 2 if ours < 30 or (ours == 30 and rules["schneider_at"] != "91_and_29") else 1


class Dealt(NamedTuple):
    """A hand as it is entered, the standing before it, and what everyone must write."""

    hand: dict[str, Any]
    standing: Standing
    scores: list[int]
    kind: str


class Counted(NamedTuple):
    """A picker's hand as it came out of the cards."""

    picker: int
    partners: list[int]
    points: int
    won: int


def play_picked(table: Table, rng: random.Random, laid: Order | None = None) -> Counted:
    """Picks, buries and plays, with luck that is fair, or so that all tricks or none come up often."""
    players, playing = table.rules["players"], list(table.playing())
    picker = rng.choice(playing)
    called: int = {3: 0, 4: 1, 5: 1}[players] if players < 6 else table.rules["partners"]
    partners = [] if rng.random() < 0.25 else rng.sample([s for s in playing if s != picker], called)
    ours = {picker, *partners}
    luck = rng.choice(("fair", "fair", "strong", "weak"))
    ranked = sorted(DECK, key=STRENGTH.__getitem__, reverse=luck == "strong")
    ranked = ranked[: CARDS_EACH[players] * len(ours)] if luck != "fair" else []
    rng.shuffle(ranked)
    hands, blind = deal(table, ranked, [picker, *partners], rng)
    held = hands[picker] + blind
    if luck == "fair":
        rng.shuffle(held)
    else:
        held.sort(key=STRENGTH.__getitem__, reverse=luck == "weak")
    buried, hands[picker] = held[: len(blind)], held[len(blind) :]
    strong = {"fair": set(), "strong": ours, "weak": set(playing) - ours}[luck]
    tricks = play(hands, table.left_of(table.dealer), playing, strong, rng, laid)
    points = count(buried) + sum(count(tricks.cards[seat]) for seat in ours)
    theirs = sum(count(tricks.cards[seat]) for seat in playing if seat not in ours)
    assert points + theirs == 120
    return Counted(picker, partners, points, sum(tricks.won[seat] for seat in ours))


def enter(counted: Counted, rules: Rules, rng: random.Random) -> dict[str, Any]:
    """One of the ways in which a table can write the hand down."""
    hand: dict[str, Any] = {"picker": counted.picker, "points": counted.points}
    if rules["players"] >= 6 and (len(counted.partners) > 1 or rng.random() < 0.5):
        hand["partners"] = counted.partners
    else:
        hand["partner"] = counted.partners[0] if counted.partners else None
    words = {0: "none", CARDS_EACH[rules["players"]]: "all"}.get(counted.won, "some")
    if words != "some" or rng.random() < 0.5:
        hand["tricks"] = rng.choice((words, counted.won))
    if words == "some" and rng.random() < 0.3:
        lost, won = {"91_and_30": (30, 91), "90_and_30": (30, 90), "91_and_29": (29, 91)}[rules["schneider_at"]]
        zones = [[0, lost], [lost + 1, 60], [61, won - 1], [won, 120]]
        hand["points"] = next(zone for zone in zones if zone[0] <= counted.points <= zone[1])
    return hand


def picked_hand(table: Table, rng: random.Random) -> Dealt:
    """A hand with a picker."""
    rules = table.rules
    counted = play_picked(table, rng)
    picker, partners, points, won = counted
    hand = enter(counted, rules, rng)
    all_tricks, no_trick = won == CARDS_EACH[rules["players"]], won == 0
    victory, row = worth(points, 120 - points, all_tricks, no_trick, rules)

    times = 1
    if rules["multipliers"]:
        times = rng.choice((1, 2, 4, 8, 16))
        if times > 1:
            hand["multiplier"] = times
    waiting = rng.choice((0, 1, 2)) if rules["all_pass"] == "doubler" else 0
    times *= 2 if waiting else 1
    if rules["multiplier_cap"]:
        times = min(times, rules["multiplier_cap"])
    if rules["bump"] and not victory and (not no_trick or rules["bump_no_trick"]):
        times *= 2

    scores = [0] * table.seats
    for other in table.playing():
        if other != picker and other not in partners:
            pay(scores, *((other, picker) if victory else (picker, other)), row * times)
    if not (no_trick and rules["no_trick_loss"] == "picker_pays"):
        for partner in partners:
            pay(scores, *((picker, partner) if victory else (partner, picker)), row * times)
    standing = Standing((0,) * table.seats, memory=waiting)
    kind = f"{'won' if victory else 'lost'} {row}{' alone' if not partners else ''}"
    return Dealt(hand, standing, scores, kind)


def leaster_hand(table: Table, rng: random.Random, laid: Order | None = None) -> Dealt:
    """A leaster."""
    rules = table.rules
    playing = list(table.playing())
    lucky = rng.choice(playing)
    favoured = rng.random() < 0.1
    hands, blind = deal(table, TRUMPS[: CARDS_EACH[rules["players"]]] if favoured else [], [lucky], rng)
    leader = lucky if favoured else table.left_of(table.dealer)
    tricks = play(hands, leader, playing, {lucky} if favoured else set(), rng, laid)
    if rules["blind_in_leaster"] != "set_aside":
        tricks.cards[tricks.last if rules["blind_in_leaster"] == "last_trick" else tricks.first] += blind
    points = [count(tricks.cards.get(seat, [])) for seat in range(table.seats)]
    won = [tricks.won.get(seat, 0) for seat in range(table.seats)]

    takers = [seat for seat in playing if won[seat]]
    ranking = takers if rules["leaster_needs_trick"] or len(takers) == 1 else playing
    best = [seat for seat in ranking if points[seat] == min(points[s] for s in ranking)]
    scores = [0] * table.seats
    if len(best) == 1 or rules["leaster_tie"] == "split":
        for winner in best:
            for other in playing:
                if other not in best:
                    pay(scores, other, winner, 1)
    leaster: dict[str, Any] = {"points": points}
    if any(won[seat] and not points[seat] for seat in playing) or rng.random() < 0.5:
        leaster["tricks"] = won
    kind = "leaster" if len(best) == 1 else f"leaster {rules['leaster_tie']}"
    return Dealt({"leaster": leaster}, Standing((0,) * table.seats), scores, kind)


def run_oracle(hands: int, seed: int) -> Counter[str]:
    """Deals and plays so many hands under all agreements and holds each against `scoring`.

    How often each kind of hand came up; AssertionError at the first that differs.
    """
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(hands):
        rules = agree(rng)
        table = sit_down(rules, rng)
        leaster = rules["all_pass"] == "leaster" and rng.random() < 0.5
        hand, standing, expected, kind = (leaster_hand if leaster else picked_hand)(table, rng)
        told = f"hand {number} of seed {seed}: {hand} at {table}"
        try:
            scored = GAME.score(hand, table, standing)
        except Refused as refused:
            raise AssertionError(f"{told}: refused, {refused}") from None
        assert list(scored.scores) == expected, f"{told}: {scored.scores}, by the cards {expected}"
        assert sum(expected) == 0, told
        assert [sum(moves) for moves in zip(*(line.moves for line in scored.lines), strict=True)] == expected, told
        assert scored.warnings == () or "tricks" not in hand.get("leaster", hand), told
        seen[kind] += 1
    return seen
