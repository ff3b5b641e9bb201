"""Real cards counted again: the dealers' hands, laid out as somebody would tap them, held against `scoring.counting`.

The dealers count from their cards in a way of their own; here their cards are only given the names that a deck has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from scoring import hartenjagen as hj
from scoring import heugen as hg
from scoring import klaverjassen as kj
from scoring import sheepshead as ss
from scoring.cards import SUITS, Card
from scoring.counting import PILE, TRICKS, Count, Laid, counter_of
from scoring.counting import count as count_cards
from scoring.game import Standing, Table
from tests.scoring import deal_hartenjagen, deal_heugen, deal_klaverjassen, deal_sheepshead

Seen = Counter[str]
SIDES = ("wij", "zij")
RANK = {"A": "aas", "K": "heer", "Q": "vrouw", "J": "boer", "T": "10", "H": "heer", "V": "vrouw", "B": "boer"}
SUIT = {"♣": "klaveren", "♦": "ruiten", "♥": "harten", "♠": "schoppen"}


def count(game: str, table: Table, laid: Laid) -> Count:
    """What the game's counter makes of it. AssertionError when it finds something wrong with real cards."""
    counter = counter_of(game)
    assert counter is not None
    counted = count_cards(counter, table, laid)
    assert counted.problems == (), (laid, counted.problems)
    return counted


# --- Klaverjassen -----------------------------------------------------------------------------------------------------


def names_for(trump: str) -> dict[int, Card]:
    """The dealer's bits as cards: its suit 0 is trump."""
    suits = [trump, *(suit for suit in SUITS if suit != trump)]
    return {
        bit: Card(suits[suit], rank)
        for bit, (suit, rank) in zip(deal_klaverjassen.BITS, deal_klaverjassen.CARDS, strict=True)
    }


def klaverjassen(random: Random, seen: Seen) -> None:
    """By tricks, by one pile and by both, and then scored."""
    agreed = random.choice(deal_klaverjassen.AGREEMENTS)
    rules = kj.GAME.complete(agreed)
    worth = deal_klaverjassen.TrickWorth(rules["four_jacks"], rules["four_low"])
    order: list[tuple[int, int]] = []
    dealt = deal_klaverjassen.play(random, random.random() < 0.5, random.random() < 0.1, worth, order)
    name = names_for(dealt.trump)
    leader = order[0][0]
    table = Table(4, (leader + 3) % 4, rules)
    played = tuple(name[bit] for _, bit in order)
    by_tricks = count("klaverjassen", table, Laid(TRICKS, dealt.trump, played=played))
    assert [(a.who, a.number, a.more) for a in by_tricks.amounts] == [
        (side, dealt.points[i], dealt.roem[i]) for i, side in enumerate(SIDES)
    ]
    assert [t.leader for t in by_tricks.tricks] == [seat for seat, _ in order[::4]]
    for i, trick in enumerate(by_tricks.tricks):
        roem = worth[sum(bit for _, bit in order[4 * i : 4 * i + 4])][1]
        assert sum(line.values["worth"] for line in trick.lines) == roem, trick

    took: dict[str, tuple[Card, ...]] = {"wij": (), "zij": ()}
    for trick in by_tricks.tricks:
        assert trick.winner is not None
        took[SIDES[trick.winner % 2]] += trick.cards
    last = SIDES[(by_tricks.tricks[-1].winner or 0) % 2]
    one = random.choice([side for side in SIDES if took[side]])
    for piles in ({one: took[one]}, took):
        found = count("klaverjassen", table, Laid(PILE, dealt.trump, piles, answers={"last": last}))
        assert [a.number for a in found.amounts] == dealt.points
        swept = max(dealt.tricks) == 8
        assert found.hand.get("pit") == (SIDES[dealt.tricks.index(8)] if swept else None)
        assert swept or 162 - next(iter(found.hand["points"].values())) in dealt.points

    hand = {"playing": SIDES[dealt.playing], **by_tricks.hand}
    scores, marks = deal_klaverjassen.expected(dealt, {}, rules)
    scored = kj.GAME.score(hand, table, Standing((0, 0)))
    assert (list(scored.scores), list(scored.marks)) == (scores, marks), hand
    seen["klaverjassen"] += 1
    seen["pit"] += max(dealt.tricks) == 8
    seen["roem"] += sum(dealt.roem) > 0


# --- Heugen -----------------------------------------------------------------------------------------------------------


def heugen(random: Random, seen: Seen) -> None:
    """The bidder's pile and hand; and the tricks, after which two players still lay down what was put away."""
    dealt = deal_heugen.deal(random)
    cards, table = dealt.cards, dealt.table
    bidder, players = dealt.hand["bidder"], len(table.playing())
    said = {"exchanged": cards.exchanged, "bidder": bidder}
    pile, held = tuple(Card(*c) for c in cards.pile), tuple(Card(*c) for c in cards.held)
    last = "bidder" if cards.last else "others"
    laid = Laid(PILE, cards.trump, {"bidder": pile, "hand": held}, answers={**said, "last": last})
    by_pile = count("heugen", table, laid)
    played = tuple(Card(*c) for _, c in cards.laid)
    if players == 2 and cards.exchanged:
        played += tuple(Card(*c) for c in cards.three)
    by_tricks = count("heugen", table, Laid(TRICKS, cards.trump, played=played, answers=said))
    for counted in (by_pile, by_tricks):
        assert counted.amounts[0].number == cards.points, (dealt, counted)
        assert counted.hand["roem"] == cards.roem
        assert counted.hand["kapot"] == (dealt.tricks == 9)
        hand = {"bidder": bidder, "bid": dealt.hand["bid"], **counted.hand}
        scored = hg.GAME.score(hand, table, hg.GAME.first(table.seats))
        assert (scored.scores, scored.marks) == (dealt.scores, dealt.marks), hand
    rounded = [a.number for a in by_tricks.amounts if a.who == "rounded"]
    assert bool(rounded) == (table.rules["rounding"] != "none")
    seen["heugen"] += 1
    seen["kapot"] += dealt.tricks == 9
    seen["two players"] += players == 2


# --- Hartenjagen ------------------------------------------------------------------------------------------------------


def heart_card(card: str) -> Card:
    return Card(SUIT[card[0]], RANK.get(card[1], card[1]))


def hartenjagen(random: Random, seen: Seen) -> None:
    evening = deal_hartenjagen.agree(random)
    rules, seats = hj.GAME.complete(evening.rules), evening.seats
    table = Table(seats, 0, rules)
    strong = random.random() < 0.15
    order: list[tuple[int, str]] = []
    hands = deal_hartenjagen.deal(random, seats, evening.dutch, strong)
    dealt = deal_hartenjagen.play_out(random, hands, evening.dutch, strong, order)
    played = tuple(heart_card(card) for _, card in order)
    by_tricks = count("hartenjagen", table, Laid(TRICKS, played=played, answers={"leader": order[0][0]}))
    counter = counter_of("hartenjagen")
    assert counter is not None
    matter = counter.cards(table, Laid(PILE))
    piles = {seat: tuple(c for c in map(heart_card, cards) if c in matter) for seat, cards in enumerate(dealt.took)}
    by_pile = count("hartenjagen", table, Laid(PILE, piles=piles))
    assert by_pile.amounts == by_tricks.amounts
    jack = deal_hartenjagen.DIAMOND_JACK if rules["diamond_jack"] else ""
    points = [sum(deal_hartenjagen.costs(c, evening.dutch) for c in cards) - 10 * (jack in cards)
              for cards in dealt.took]  # fmt: skip
    assert [a.number for a in by_tricks.amounts] == points

    sun = rules["sun"] is not None and dealt.tricks.count(0) == seats - 1
    assert by_tricks.hand.get("sun") == (max(range(seats), key=dealt.tricks.__getitem__) if sun else None)
    moon = max(n + 10 * (jack in dealt.took[s]) for s, n in enumerate(points)) == (15 if evening.dutch else 26)
    choice = "others" if moon and rules["moon"] == "choice" and not sun else ""
    lacks = rules["jack_needed_for_moon"] and jack and moon and not sun
    if not lacks:  # whether that is a moon, and may be chosen, is the entry's to ask
        hand = {**by_tricks.hand, **({"moon_choice": choice} if choice else {})}
        scored = hj.GAME.score(hand, table, hj.GAME.first(seats))
        assert list(scored.scores) == deal_hartenjagen.written(dealt, evening, sun, choice, False), hand
    seen["hartenjagen"] += 1
    seen["moon"] += moon
    seen["sun"] += sun


# --- Sheepshead -------------------------------------------------------------------------------------------------------


def sheep_card(card: tuple[str, str]) -> Card:
    return Card(SUIT[card[0]], RANK.get(card[1], card[1]))


def sheepshead(random: Random, seen: Seen) -> None:
    rules = deal_sheepshead.agree(random)
    table = deal_sheepshead.sit_down(rules, random)
    order: deal_sheepshead.Order = []
    if rules["all_pass"] == "leaster" and random.random() < 0.4:
        _leaster(table, random, order, seen)
        return
    dealt = deal_sheepshead.play_picked(table, random, order)
    played = tuple(sheep_card(card) for _, card in order)
    assert order[0][0] == table.left_of(table.dealer)
    said = {"picker": dealt.picker, "partners": tuple(dealt.partners) or ("alone",)}
    by_tricks = count("sheepshead", table, Laid(TRICKS, played=played, answers=said))
    ours = {dealt.picker, *dealt.partners}
    in_tricks = [card for trick in by_tricks.tricks if trick.winner in ours for card in trick.cards]
    away = [sheep_card(c) for c in deal_sheepshead.DECK if sheep_card(c) not in played]
    by_pile = None
    if in_tricks or away:  # with eight players nothing lies buried: no trick is no pile
        by_pile = count("sheepshead", table, Laid(PILE, piles={"picking": (*in_tricks, *away)}))
    for counted in (by_tricks, by_pile):
        if counted is None:
            continue
        assert [a.number for a in counted.amounts] == [dealt.points, 120 - dealt.points]
        partner: dict[str, Any] = (
            {"partners": dealt.partners} if len(dealt.partners) > 1
            else {"partner": dealt.partners[0] if dealt.partners else None}
        )  # fmt: skip
        hand = {"picker": dealt.picker, **partner, **counted.hand}
        every = len(by_tricks.tricks)
        assert {"all": every, "none": 0}.get(counted.hand["tricks"], counted.hand["tricks"]) == dealt.won
        written = {**hand, "tricks": dealt.won, "points": dealt.points}
        first = ss.GAME.first(table.seats)
        assert ss.GAME.score(hand, table, first).scores == ss.GAME.score(written, table, first).scores
    ids = {line.id for line in by_tricks.lines}
    schneider = 0 < dealt.won < len(by_tricks.tricks) and not 30 < dealt.points < 90
    assert bool(ids & {"recount.won_schneider", "recount.lost_schneider"}) == schneider or dealt.points in (30, 90)
    seen["sheepshead"] += 1
    seen["schneider"] += schneider


def _leaster(table: Table, random: Random, order: deal_sheepshead.Order, seen: Seen) -> None:
    dealt = deal_sheepshead.leaster_hand(table, random, order)
    played = tuple(sheep_card(card) for _, card in order)
    said = {"kind": "leaster", "leader": order[0][0]}
    by_tricks = count("sheepshead", table, Laid(TRICKS, played=played, answers=said))
    points = dealt.hand["leaster"]["points"]
    assert by_tricks.hand["leaster"]["points"] == points
    assert list(ss.GAME.score(by_tricks.hand, table, dealt.standing).scores) == dealt.scores
    took: dict[Any, tuple[Card, ...]] = dict.fromkeys(table.playing(), ())
    for trick in by_tricks.tricks:
        took[trick.winner] += trick.cards
    where = table.rules["blind_in_leaster"]
    if where != "set_aside":
        to = by_tricks.tricks[-1 if where == "last_trick" else 0].winner
        took[to] += tuple(sheep_card(c) for c in deal_sheepshead.DECK if sheep_card(c) not in played)
        said["blind"] = to
    by_pile = count("sheepshead", table, Laid(PILE, piles=took, answers=said))
    assert by_pile.hand == by_tricks.hand
    seen["leaster"] += 1


GAMES: dict[str, Callable[[Random, Seen], None]] = {
    "klaverjassen": klaverjassen, "heugen": heugen, "hartenjagen": hartenjagen, "sheepshead": sheepshead,
}  # fmt: skip


def run_recount(n: int, seed: int) -> Seen:
    """Deals `n` hands of each game, lays them out in every way, and holds the count against the dealer's and `scoring`.

    How often what came by; AssertionError at the first that differs.
    """
    random = Random(seed)
    seen: Seen = Counter()
    for game in GAMES.values():
        for _ in range(n):
            game(random, seen)
    return seen
