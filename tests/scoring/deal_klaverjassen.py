"""Klaverjassen with real cards: dealt, played by the rules of play, counted from the tricks, and scored by hand.

An oracle for `scoring.klaverjassen`: nothing here is taken from it. A hand of cards is a set of bits, suit by suit from
trump up, a higher bit beats a lower one of its suit; so every rule of play is a mask. The tables below are made from
`scoring.cards`.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from scoring.cards import KLAVERJAS_LAST_TRICK, KLAVERJAS_PLAIN, KLAVERJAS_TRUMP, RANKS, SUITS
from scoring.game import Standing, Table
from scoring.klaverjassen import GAME

SIDES = ("wij", "zij")
TRUMP_CARDS = 0xFF  # the lowest eight bits; then three plain suits
SUIT_CARDS = tuple(0xFF << 8 * suit for suit in range(4))
CARDS = [(suit, rank) for suit in range(4) for rank in (KLAVERJAS_PLAIN if suit else KLAVERJAS_TRUMP)]
"""Suit (0 is trump) and rank of each bit."""
BITS = tuple(1 << i for i in range(32))
WORTH = {1 << i: (KLAVERJAS_PLAIN if suit else KLAVERJAS_TRUMP)[rank] for i, (suit, rank) in enumerate(CARDS)}
SUIT_OF = {1 << i: suit for i, (suit, _) in enumerate(CARDS)}
STRONG_FIRST = sorted(BITS, key=lambda card: (WORTH[card], SUIT_OF[card] == 0), reverse=True)


class Dealt(NamedTuple):
    """A hand that was played: who played it, which trump, and what wij and zij have in their tricks."""

    playing: int
    player: int
    trump: str
    points: list[int]
    roem: list[int]
    tricks: list[int]


# --- Play -----------------------------------------------------------------------------------------------------------


def may_play(hand: int, led: int, on_table: int, partner_has_it: bool, rotterdams: bool) -> int:
    """Which cards of `hand` may follow: `led` is the suit asked for, `on_table` the cards that lie there."""
    trumps_there = on_table & TRUMP_CARDS
    higher = hand & TRUMP_CARDS & -(1 << trumps_there.bit_length())
    follow = hand & SUIT_CARDS[led]
    if follow:
        return higher or follow if led == 0 else follow
    plain = hand & ~TRUMP_CARDS
    if partner_has_it and not rotterdams:
        return plain | higher or hand
    return higher or plain or hand


def winner_of(on_table: int, led: int) -> int:
    """The card that wins: the highest trump, else the highest of the suit led."""
    fighting = on_table & TRUMP_CARDS or on_table & SUIT_CARDS[led]
    return 1 << fighting.bit_length() - 1


def deal(random: Random, stacked: bool) -> list[list[int]]:
    """Eight cards for each of four seats. `stacked` gives seats 0 and 2 (nearly) all that is strong, so that somebody
    wins every trick now and then."""
    if stacked:
        some = random.randrange(8)
        strong, weak = STRONG_FIRST[:16], STRONG_FIRST[16:]
        random.shuffle(strong)
        random.shuffle(weak)
        strong[:some], weak[:some] = (weak[:some], strong[:some]) if some < 3 else (strong[:some], weak[:some])
        return [strong[:8], weak[:8], strong[8:], weak[8:]]
    cards = list(BITS)
    random.shuffle(cards)
    return [cards[:8], cards[8:16], cards[16:24], cards[24:]]


def play(
    random: Random, rotterdams: bool, stacked: bool, worth_of_trick: TrickWorth, laid: list[Any] | None = None
) -> Dealt:
    """Deals and plays a hand; every card is the first that may be played of a hand in random order.

    `laid` gets each card, with the seat that played it, in the order of play.
    """
    order = [] if laid is None else laid
    hands = deal(random, stacked)
    masks = [sum(hand) for hand in hands]
    player, seat = random.randrange(4), random.randrange(4)
    if stacked:
        hands, masks = (hands[1:] + hands[:1], masks[1:] + masks[:1]) if random.random() < 0.5 else (hands, masks)
    points, roem, tricks = [0, 0], [0, 0], [0, 0]
    for _ in range(8):
        card = hands[seat].pop()
        masks[seat] ^= card
        order.append((seat, card))
        led, table, best, holder = SUIT_OF[card], card, card, seat
        for turn in (seat + 1 & 3, seat + 2 & 3, seat + 3 & 3):
            hand = hands[turn]
            allowed = may_play(masks[turn], led, table, (turn ^ holder) == 2, rotterdams)
            for card in hand:
                if card & allowed:
                    break
            hand.remove(card)
            order.append((turn, card))
            masks[turn] ^= card
            table |= card
            if winner_of(table, led) != best:
                best, holder = card, turn
        worth, roem_there = worth_of_trick[table]
        side = holder & 1
        points[side] += worth
        roem[side] += roem_there
        tricks[side] += 1
        seat = holder
    points[seat & 1] += KLAVERJAS_LAST_TRICK
    return Dealt(player & 1, player, random.choice(SUITS), points, roem, tricks)


# --- What a trick is worth ------------------------------------------------------------------------------------------


def roem_in(cards: list[tuple[int, str]], four_jacks: int, four_low: int) -> int:
    """The roem of a trick of (suit, rank), suit 0 is trump: a run of three or four, stuk, or four of a kind."""
    ranks = {rank for _, rank in cards}
    if len(ranks) == 1:
        (rank,) = ranks
        return four_jacks if rank == "boer" else four_low if rank in ("7", "8", "9") else 100
    roem = 20 if {(0, "heer"), (0, "vrouw")} <= set(cards) else 0
    for suit in range(4):
        held = {RANKS.index(rank) for s, rank in cards if s == suit}
        longest = max((n for n in (3, 4) for low in range(9 - n) if held >= set(range(low, low + n))), default=0)
        roem += {0: 0, 3: 20, 4: 50}[longest]
    return roem


class TrickWorth(dict[int, tuple[int, int]]):
    """Card points and roem of every trick, by its cards; worked out when a trick is first seen."""

    def __init__(self, four_jacks: int, four_low: int) -> None:
        super().__init__()
        self.four_jacks, self.four_low = four_jacks, four_low

    def __missing__(self, trick: int) -> tuple[int, int]:
        there = [card for card in BITS if card & trick]
        cards = [CARDS[card.bit_length() - 1] for card in there]
        self[trick] = sum(WORTH[card] for card in there), roem_in(cards, self.four_jacks, self.four_low)
        return self[trick]


# --- What the table writes ------------------------------------------------------------------------------------------


def in_tens(points: int, way: str) -> int:
    tens, last = divmod(points, 10)
    return 10 * (tens + (last >= (5 if way == "tens" else 7)))


def expected(dealt: Dealt, said: dict[str, Any], rules: dict[str, Any]) -> tuple[list[int], list[str]]:
    """Scores and marks, as somebody with the rules in his hand would work them out."""
    us, them = dealt.playing, 1 - dealt.playing
    scores = [0, 0]
    all_cards = 162 if rules["rounding"] == "none" else 160
    if "verzaakt" in said:
        guilty = SIDES.index(said["verzaakt"])
        extra = {"162_and_roem": sum(dealt.roem), "162_plus_100": 100, "162_only": 0, "redeal": -all_cards}
        scores[1 - guilty] = all_cards + extra[rules["verzaakt"]]
        return scores, [f"verzaakt:{SIDES[guilty]}"]
    times = said.get("kraak", 1)
    mine, theirs = dealt.points[us] + dealt.roem[us], dealt.points[them] + dealt.roem[them]
    if dealt.tricks[us] == 8:
        scores[us] = all_cards * times + 100 + dealt.roem[us]
        return scores, [f"pit:{SIDES[us]}"]
    if dealt.tricks[them] == 8:
        scores[them] = all_cards * times + rules["tegenpit"] + dealt.roem[them]
        return scores, [f"nat:{SIDES[us]}", f"tegenpit:{SIDES[them]}"]
    if mine < theirs or (mine == theirs and rules["tie"] == "nat"):
        roem = dealt.roem[them] + (dealt.roem[us] if rules["nat_roem"] == "to_opponents" else 0)
        scores[them] = all_cards * times + roem
        return scores, [f"nat:{SIDES[us]}"]
    cards = dealt.points[us] if rules["rounding"] == "none" else in_tens(dealt.points[us], rules["rounding"])
    scores[us] = cards * times + dealt.roem[us]
    scores[them] = (all_cards - cards) * times + dealt.roem[them]
    return scores, []


def told(random: Random, dealt: Dealt, rules: dict[str, Any]) -> dict[str, Any]:
    """The hand as somebody might write it down: either side counted or both, nat and pit with or without points."""
    hand: dict[str, Any] = {"playing": SIDES[dealt.playing]}
    chance = random.random()
    if chance < 0.5:
        hand |= {"trump": dealt.trump, "player": dealt.player}
    if sum(dealt.roem) or chance < 0.2:
        hand["roem"] = {side: n for side, n in zip(SIDES, dealt.roem, strict=True) if n or chance < 0.3}
    if random.random() < 0.02:
        return hand | {"verzaakt": random.choice(SIDES)}
    if rules["kraken"] and chance < 0.7:
        hand["kraak"] = random.choice((2, 4, 8))
    pit = max(dealt.tricks) == 8
    if pit:
        hand["pit"] = SIDES[dealt.tricks.index(8)]
    nat = expected(dealt, {}, rules)[1][:1] == [f"nat:{hand['playing']}"]
    if nat and random.random() < 0.3:
        hand["nat"] = True
    if (pit or "nat" in hand) and random.random() < 0.5:
        return hand
    both = dict(zip(SIDES, dealt.points, strict=True))
    one = random.choice((*SIDES, ""))
    return hand | {"points": {one: both[one]} if one else both}


AGREEMENTS: tuple[dict[str, Any], ...] = (
    {},
    {"tie": "each_own", "verzaakt": "162_plus_100"},
    {"nat_roem": "lost", "tegenpit": 0},
    {"rounding": "tens", "four_low": 100},
    {"rounding": "tens_seven_up", "kraken": True, "tie": "each_own"},
    {"kraken": True, "tegenpit": 300, "four_jacks": 100, "verzaakt": "162_only"},
    {"four_jacks": 100, "four_low": 100, "verzaakt": "redeal", "tegenpit": 200, "nat_roem": "lost", "rounding": "tens"},
)


def run_oracle(n: int, seed: int) -> Counter[str]:
    """Deals, plays and scores `n` hands, half of them by default, and holds `scoring` against them.

    AssertionError for the first hand on which they differ. The answer counts what there was to see: marks, and the
    hands that were made, equal, in Rotterdams, and with all points but not all tricks.
    """
    random = Random(seed)
    standing = Standing((0, 0))
    tables = [Table(4, 0, GAME.complete(rules)) for rules in AGREEMENTS]
    worth = [TrickWorth(table.rules["four_jacks"], table.rules["four_low"]) for table in tables]
    seen: Counter[str] = Counter()
    for number in range(n):
        which = 0 if number % 2 else random.randrange(len(tables))
        rules, rotterdams = dict(tables[which].rules), random.random() < 0.5
        dealt = play(random, rotterdams, stacked=number % 16 == 3, worth_of_trick=worth[which])
        hand = told(random, dealt, rules)
        scores, marks = expected(dealt, hand, rules)
        scored = GAME.score(hand, tables[which], standing)
        assert sum(dealt.points) == 162, dealt
        assert (list(scored.scores), list(scored.marks)) == (scores, marks), (hand, rules, scored)
        # What real cards give is doubtful only where every point was won and not every trick.
        doubts = [w.id for w in scored.warnings]
        all_points = "points" in hand and max(dealt.points) == 162 and max(dealt.tricks) < 8
        assert doubts == ["klaverjassen.all_points_no_pit"] * all_points, (hand, rules, scored)
        seen.update(mark.split(":")[0] for mark in marks)
        seen["made"] += not marks
        seen["equal"] += dealt.points[0] + dealt.roem[0] == dealt.points[1] + dealt.roem[1]
        seen["rotterdams"] += rotterdams
        seen["all points, not all tricks"] += max(dealt.points) == 162 and max(dealt.tricks) < 8
        seen["hands"] += 1
    return seen
