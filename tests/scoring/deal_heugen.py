"""Deals real heugen: thirty cards, legal play, and a score worked out from the cards alone.

Nothing of `scoring.heugen` is used to work out what a hand should be; it is only asked at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from scoring.game import Rules, Table
from scoring.heugen import GAME

RUN = ("aas", "heer", "vrouw", "boer", "10", "9", "8", "7")
SUITS = ("klaveren", "ruiten", "harten", "schoppen")
# Strongest first, so the order of a trick is the order of the keys.
TRUMP = {"boer": 20, "9": 14, "aas": 11, "10": 10, "heer": 3, "vrouw": 2, "8": 0, "7": 0}
PLAIN = {"aas": 11, "10": 10, "heer": 3, "vrouw": 2, "boer": 1, "9": 0, "8": 0, "7": 0}
STRENGTH = {True: {r: -i for i, r in enumerate(TRUMP)}, False: {r: -i for i, r in enumerate(PLAIN)}}

Card = tuple[str, str]
DECK: tuple[Card, ...] = tuple((s, r) for s in SUITS for r in RUN if r != "7" or s in ("harten", "ruiten"))

ROUNDS_UP = {"one_down": "23456789", "nearest": "56789", "up": "123456789"}


class Cards(NamedTuple):
    """The cards of a hand that was really played.

    `laid` in the order of play, with the place in the order of play of who laid it (the bidder is 0); `held` by the
    bidder, what he counts (`pile`) and the three in no trick (`three`); `last`: whether he won the last trick.
    """

    trump: str
    laid: list[tuple[int, Card]]
    held: list[Card]
    pile: list[Card]
    three: list[Card]
    last: bool
    exchanged: bool
    roem: int
    points: int


class Dealt(NamedTuple):
    """A hand that was really played: how a scorer enters it, and what must be written."""

    hand: dict[str, Any]
    table: Table
    scores: tuple[Fraction, ...]
    marks: tuple[str, ...]
    tricks: int
    cards: Cards


def worth(card: Card, trump: str) -> int:
    return (TRUMP if card[0] == trump else PLAIN)[card[1]]


def roem_in(cards: Sequence[Card], trump: str) -> int:
    """The roem in a hand: runs that start at a boer or higher, four of a kind, stuk."""
    held = set(cards)
    roem = 0
    for suit in SUITS:
        for top in range(4):
            if top and (suit, RUN[top - 1]) in held:
                continue  # this run starts higher up
            length = 0
            while top + length < len(RUN) and (suit, RUN[top + length]) in held:
                length += 1
            roem += 100 if length >= 5 else {3: 20, 4: 50}.get(length, 0)
    for rank, four in (("aas", 100), ("heer", 100), ("vrouw", 100), ("boer", 200)):
        if all((suit, rank) in held for suit in SUITS):
            roem += four
    return roem + (20 if (trump, "heer") in held and (trump, "vrouw") in held else 0)


def play(
    hands: list[list[Card]], trump: str, random: Random, eager: bool, laid: list[tuple[int, Card]] | None = None
) -> tuple[list[list[Card]], int]:
    """Nine tricks, player 0 (the bidder) leading: follow suit, else anything. The cards each won, and who won the last.

    An eager bidder leads and plays his strongest card. `laid` gets each card, with who played it, in the order of play.
    """
    won: list[list[Card]] = [[] for _ in hands]
    leader = 0

    def beats(card: Card) -> tuple[bool, int]:
        return card[0] == trump, STRENGTH[card[0] == trump][card[1]]

    for _ in range(9):
        trick: list[tuple[int, Card]] = []
        for step in range(len(hands)):
            who = (leader + step) % len(hands)
            may = [c for c in hands[who] if trick and c[0] == trick[0][1][0]] or hands[who]
            card = max(may, key=beats) if eager and who == 0 else random.choice(may)
            hands[who].remove(card)
            trick.append((who, card))
        led = trick[0][1][0]
        leader = max((t for t in trick if t[1][0] in (led, trump)), key=lambda t: beats(t[1]))[0]
        won[leader] += [card for _, card in trick]
        if laid is not None:
            laid += trick
    return won, leader


def round_by_digit(points: int, way: str) -> int:
    if way == "none":
        return points
    return points - points % 10 + (10 if str(points % 10) in ROUNDS_UP[way] else 0)


def work_out(
    points: int, rest: int | None, entry: dict[str, Any], others: int, rules: Rules
) -> tuple[Fraction, Fraction, bool]:
    """What the bidder and each other must write, and whether it is nat. `rest`: the others' points where they count."""
    counted = round_by_digit(points, rules["rounding"])
    if rules["round_whom"] == "opponents" and rest is not None and rules["rounding"] != "none":
        counted = max(0, 150 - round_by_digit(rest, rules["rounding"]))
    bid = entry["bid"] - entry["roem"]
    if bid < 0 and not rules["below_zero_target"]:
        bid = 0
    over = Fraction(counted - bid)
    nat = over < 0 or (over == 0 and rules["equal"] == "nat")
    if over >= 0:
        bidder = over if entry["exchanged"] else 2 * over
        if rules["surplus"] == "bidder_gets_half":
            bidder /= 2
    else:
        bidder = 2 * over
        if rules["no_exchange_nat_doubled"] and not entry["exchanged"]:
            bidder *= 2
    same = others == 1 and rules["two_players"] == "zero_sum"
    other = -bidder if same else -bidder / 2
    if entry["kapot"] and not (nat and rules["kapot_if"] == "made"):
        bonus = Fraction(rules["kapot"])
        if rules["kapot_doubled"] and not entry["exchanged"]:
            bonus *= 2
        pays = {"nobody": Fraction(0), "others_half": bonus / 2, "others_each": bonus}[rules["kapot_paid_by"]]
        gets = others * pays if rules["kapot_paid_by"] == "others_each" else bonus
        if same and rules["kapot_paid_by"] != "nobody":
            pays = gets
        bidder, other = bidder + gets, other - pays
    return bidder, other, nat


def random_rules(random: Random) -> dict[str, Any]:
    """An agreement: half of the time the usual one, else anything that a screen offers."""
    if random.random() < 0.5:
        return GAME.complete({})
    return GAME.complete({rule.name: random.choice(rule.choices) for rule in GAME.house_rules})


def deal(random: Random) -> Dealt:
    """One hand from the shuffle to what must be written for it."""
    rules = random_rules(random)
    players = random.choice((3, 3, 2))
    seats = players + random.choice((0, 0, 0, 1))
    out = tuple(sorted(random.sample(range(seats), seats - players)))
    playing = [s for s in range(seats) if s not in out]
    bidder = random.choice(playing)
    trump = random.choice(SUITS)

    deck = list(DECK)
    random.shuffle(deck)
    eager = random.random() < 0.2
    if eager:  # without a little help nobody would ever take every trick
        deck.sort(key=lambda c: -worth(c, trump) - 5 * (c[0] == trump) + 8 * random.random())
    bidders, talon, rest = deck[:9], deck[9:12], deck[12:]
    if eager:
        random.shuffle(rest)
    exchanged = random.random() < 0.7
    if exchanged:
        twelve = bidders + talon
        random.shuffle(twelve)
        if eager:
            twelve.sort(key=lambda c: (c[0] != trump, -worth(c, trump)))
        bidders, away = twelve[:9], twelve[9:]
    roem = roem_in(bidders, trump)

    hands = [list(bidders), *(rest[9 * i : 9 * i + 9] for i in range(players - 1))]
    laid: list[tuple[int, Card]] = []
    won, last = play(hands, trump, random, eager, laid)
    points = sum(worth(c, trump) for c in won[0]) + (10 if last == 0 else 0)
    rest_points: int | None = sum(worth(c, trump) for pile in won[1:] for c in pile) + (0 if last == 0 else 10)
    pile, three = list(won[0]), away if exchanged else talon
    if exchanged or (players == 3 and rules["talon"] == "bidder"):
        pile += three
    if exchanged:
        points += sum(worth(c, trump) for c in away)
    elif players == 3 and rules["talon"] != "nobody":
        on_table = sum(worth(c, trump) for c in talon)
        if rules["talon"] == "bidder":
            points += on_table
        elif rest_points is not None:
            rest_points += on_table
    if players == 2 or (not exchanged and rules["talon"] == "nobody"):
        rest_points = None
    assert rest_points is None or points + rest_points == 151, "the deck is not whole"

    tricks = len(won[0]) // players
    entry: dict[str, Any] = {
        "bidder": bidder,
        "bid": 10 * max(1, min(45, round(random.gauss(10 + roem / 10, 4)))),
        "roem": roem,
        "points": points,
        "exchanged": exchanged,
        "kapot": tricks == 9,
    }
    mine, theirs, nat = work_out(points, rest_points, entry, players - 1, rules)
    scores = tuple(mine if s == bidder else theirs if s in playing else Fraction(0) for s in range(seats))
    marks = ((f"nat:{bidder}",) if nat else ()) + ((f"kapot:{bidder}",) if tricks == 9 else ())
    cards = Cards(trump, laid, bidders, pile, three, last == 0, exchanged, roem, points)
    return Dealt(
        as_written(entry, random, trump), Table(seats, random.choice(playing), rules, out), scores, marks, tricks, cards
    )


def as_written(entry: dict[str, Any], random: Random, trump: str) -> dict[str, Any]:
    """The entry as a file has it: what is usual may be left out, trump may be told."""
    usual = {"roem": 0, "exchanged": True, "kapot": False}
    hand = {k: v for k, v in entry.items() if k not in usual or v != usual[k] or random.random() < 0.5}
    return {**hand, "trump": trump} if random.random() < 0.3 else hand


def run_oracle(hands: int, seed: int) -> Counter[str]:
    """Deals `hands` hands and has each scored; AssertionError at the first that is scored otherwise than its cards say.

    Returns how often which kind of hand came by.
    """
    random = Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(hands):
        dealt = deal(random)
        scored = GAME.score(dealt.hand, dealt.table, GAME.first(dealt.table.seats))
        told = f"{dealt.hand} at {dealt.table}"
        assert scored.scores == dealt.scores, f"{told}: {scored.scores}, the cards say {dealt.scores}"
        assert scored.marks == dealt.marks, f"{told}: {scored.marks}, the cards say {dealt.marks}"
        doubts = [w.id for w in scored.warnings]
        expected = ["heugen.all_points"] if dealt.hand["points"] == 151 and dealt.tricks < 9 else []
        assert doubts == expected, f"{told}: a hand that was really played raises {doubts}"
        seen.update(
            (
                f"{len(dealt.table.playing())} players",
                "exchanged" if dealt.hand.get("exchanged", True) else "not exchanged",
                "nat" if any(m.startswith("nat") for m in dealt.marks) else "made",
                f"{dealt.tricks} tricks",
                *(["roem"] if dealt.hand.get("roem") else []),
                *(["151 without kapot"] if expected else []),
                *(["half"] if any(s.denominator > 1 for s in dealt.scores) else []),
            )
        )
    return seen
