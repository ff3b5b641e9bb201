"""An oracle: deals real cards, plays them by legal random play, and counts from the cards what everybody writes.

Nothing of `scoring` decides here what a hand is worth. The packs, the passing, the play and the arithmetic are written
out once more, plainly, from the rules as they are told at a table; only then is `scoring` asked the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from scoring.game import Standing, Table
from scoring.hartenjagen import GAME

SUITS = "♣♦♠♥"
LOW = "23456789TJQKA"
QUEEN, CLUB_JACK, DIAMOND_JACK = "♠Q", "♣J", "♦J"
BLACK_LADY_OUT = {3: "♦2", 4: "", 5: "♦2 ♣2", 6: "♦2 ♦3 ♣3 ♣4"}
DUTCH_OUT = {3: "♦7 ♣7", 4: "", 5: "♦7 ♣7", 6: "♦7 ♣7"}
PASSING = {
    3: ["left", "right", "none", "none"],
    4: ["left", "right", "across", "none"],
    5: ["left", "right", "none"],
    6: ["left", "right", "none"],
}


class Dealt(NamedTuple):
    """A hand that was played: the cards each seat took, and how many tricks."""

    took: list[list[str]]
    tricks: list[int]


class Evening(NamedTuple):
    """A table and its agreement, drawn at random."""

    seats: int
    rules: dict[str, Any]

    @property
    def dutch(self) -> bool:
        return self.rules.get("variant") == "dutch"


def pack(seats: int, dutch: bool) -> list[str]:
    """The cards that so many players use."""
    ranks = LOW[5:] if dutch else LOW
    gone = (DUTCH_OUT if dutch else BLACK_LADY_OUT)[seats].split()
    return [card for card in (s + r for s, r in product(SUITS, ranks)) if card not in gone]


def costs(card: str, dutch: bool) -> int:
    """What taking this card costs, ♦J aside."""
    if card[0] == "♥":
        return 1
    if card == QUEEN:
        return 5 if dutch else 13
    return 2 if dutch and card == CLUB_JACK else 0


def deal(rng: random.Random, seats: int, dutch: bool, strong: bool) -> list[list[str]]:
    """Everybody as many cards. `strong`: one of them gets the highest, so that moons and suns come by."""
    cards = pack(seats, dutch)
    rng.shuffle(cards)
    each = len(cards) // seats
    assert each * seats == len(cards)
    if strong:
        cards.sort(key=lambda card: -LOW.index(card[1]))
        for _ in range(rng.randint(0, 2)):
            i, j = rng.randrange(each), rng.randrange(each, len(cards))
            cards[i], cards[j] = cards[j], cards[i]
        rest = cards[each:]
        rng.shuffle(rest)
        cards[each:] = rest
    hands = [cards[i * each : (i + 1) * each] for i in range(seats)]
    turn = rng.randrange(seats)
    return hands[turn:] + hands[:turn]


def pass_three(rng: random.Random, hands: list[list[str]], direction: str) -> None:
    """Everybody gives three cards on, at the same moment. Left is the next seat."""
    seats = len(hands)
    steps = {"left": 1, "right": -1, "across": seats // 2, "none": 0}[direction]
    if not steps:
        return
    given = [rng.sample(hand, 3) for hand in hands]
    for seat, cards in enumerate(given):
        hands[seat] = [card for card in hands[seat] if card not in cards]
    for seat, cards in enumerate(given):
        hands[(seat + steps) % seats] += cards


def may_play(hand: list[str], trick: list[str], first: bool, broken: bool, dutch: bool) -> list[str]:
    """The cards of `hand` that are legal now."""
    if not trick:
        if first:
            clubs = sorted((c for c in hand if c[0] == "♣"), key=lambda c: LOW.index(c[1]))
            return clubs[:1]
        return [c for c in hand if broken or c[0] != "♥"] or hand
    legal = [c for c in hand if c[0] == trick[0][0]] or hand
    if first:
        legal = [c for c in legal if not costs(c, dutch)] or legal
    return legal


def play_out(
    rng: random.Random, hands: list[list[str]], dutch: bool, strong: bool, laid: list[tuple[int, str]] | None = None
) -> Dealt:
    """All tricks, by legal random play; `strong`: whoever leads leads high, and high cards take what they can.

    `laid` gets each card, with the seat that played it, in the order of play.
    """
    seats = len(hands)
    took: list[list[str]] = [[] for _ in hands]
    tricks = [0] * seats
    opening = min((c for hand in hands for c in hand if c[0] == "♣"), key=lambda c: LOW.index(c[1]))
    leader = next(s for s, hand in enumerate(hands) if opening in hand)
    first, broken = True, False
    while hands[0]:
        trick: list[str] = []
        for i in range(seats):
            hand = hands[(leader + i) % seats]
            legal = may_play(hand, trick, first, broken, dutch)
            card = max(legal, key=lambda c: LOW.index(c[1])) if strong else rng.choice(legal)
            hand.remove(card)
            broken = broken or (card[0] == "♥" and bool(trick) and trick[0][0] != "♥")
            trick.append(card)
            if laid is not None:
                laid.append(((leader + i) % seats, card))
        best = max((c for c in trick if c[0] == trick[0][0]), key=lambda c: LOW.index(c[1]))
        leader = (leader + trick.index(best)) % seats
        took[leader] += trick
        tricks[leader] += 1
        first = False
    return Dealt(took, tricks)


def written(dealt: Dealt, evening: Evening, called_sun: bool, choice: str, subtracting: bool) -> list[int]:
    """What everybody writes for the cards they took, before the totals are looked at."""
    rules, dutch, seats = evening.rules, evening.dutch, range(evening.seats)
    points = [sum(costs(card, dutch) for card in cards) for cards in dealt.took]
    everything = sum(points)
    assert everything == (15 if dutch else 26)
    jack = next((s for s in seats if rules.get("diamond_jack") and DIAMOND_JACK in dealt.took[s]), None)
    bonus = [-10 if s == jack else 0 for s in seats]
    shot = [s for s in seats if points[s] == everything]
    if rules.get("jack_needed_for_moon") and jack is not None and jack not in shot:
        shot = []
    way = rules.get("moon", "off" if dutch else "others_26")
    if way == "off" and not called_sun:
        shot = []
    if not shot:
        less = [-5 if rules.get("no_tricks") and not dealt.tricks[s] else 0 for s in seats]
        plain = [p + b + n for p, b, n in zip(points, bonus, less, strict=True)]
        return [-n for n in plain] if subtracting else plain
    way = {"others": "others_26", "shooter": "shooter_minus_26"}.get(choice, way)
    if called_sun:
        moon = [0 if s in shot else rules["sun"] for s in seats]
    elif subtracting or way == "shooter_minus_26":
        moon = [-everything if s in shot else 0 for s in seats]
    else:
        moon = [0 if s in shot else everything for s in seats]
    return [m + b for m, b in zip(moon, bonus, strict=True)]


def entries(dealt: Dealt, evening: Evening, called_sun: bool, choice: str) -> Iterator[dict[str, Any]]:
    """The same hand in every way in which it can be entered."""
    rules, dutch, seats = evening.rules, evening.dutch, range(evening.seats)
    extra: dict[str, Any] = {}
    if rules.get("diamond_jack"):
        extra["jack"] = next(s for s in seats if DIAMOND_JACK in dealt.took[s])
    if rules.get("no_tricks") and 0 in dealt.tricks:
        extra["no_tricks"] = [s for s in seats if not dealt.tricks[s]]
    if called_sun:
        extra["sun"] = next(s for s in seats if dealt.tricks[s])
    if choice:
        extra["moon_choice"] = choice
    queen = next(s for s in seats if QUEEN in dealt.took[s])
    told: dict[str, Any] = {"queen": queen}
    if dutch:
        told["club_jack"] = next(s for s in seats if CLUB_JACK in dealt.took[s])
    hearts = [sum(card[0] == "♥" for card in cards) for cards in dealt.took]
    yield {"hearts": hearts, **told, **extra}
    points = [sum(costs(card, dutch) for card in cards) for cards in dealt.took]
    less = [-10 if extra.get("jack") == s else 0 for s in seats]
    taken = [p + n for p, n in zip(points, less, strict=True)]
    yield {"points": taken, **told, **extra}
    if points.count(13) < 2:
        yield {"points": taken, **extra}
    full = sum(points)
    moons = called_sun or rules.get("moon", "off" if dutch else "others_26") != "off"
    if full in points and moons and not (rules.get("jack_needed_for_moon") and extra.get("jack", queen) != queen):
        yield {"points": [(0 if p else full) + n for p, n in zip(points, less, strict=True)], **extra}


def agree(rng: random.Random) -> Evening:
    """A table that agreed on something."""
    dutch = rng.random() < 0.3
    rules: dict[str, Any] = {"variant": "dutch"} if dutch else {}
    draw: dict[str, list[Any]] = {
        "moon": ["others_26", "shooter_minus_26", "choice", "off"],
        "end_when": ["reached", "passed"],
        "tie": ["shared", "play_on"],
    }
    if dutch:
        draw["dutch_win"] = ["zero_or_less", "below_zero"]
    else:
        draw |= {"sun": [None, 52, 39], "diamond_jack": [False, True], "jack_needed_for_moon": [False, True]}
        draw |= {"no_tricks": [0, -5], "target": [50, 75, 100]}
    rules |= {name: rng.choice(values) for name, values in draw.items() if rng.random() < 0.5}
    return Evening(rng.choice([3, 3, 4, 5, 6]), rules)


def over(evening: Evening, totals: list[int], down: bool) -> list[int]:
    """Who has won with these totals; nobody while the match goes on."""
    rules = evening.rules
    if evening.dutch:
        done = down and min(totals) < (0 if rules.get("dutch_win") == "below_zero" else 1)
    else:
        done = max(totals) >= rules.get("target", 100) + (rules.get("end_when") == "passed")
    best = [s for s, total in enumerate(totals) if total == min(totals)]
    return best if done and (len(best) == 1 or rules.get("tie") != "play_on") else []


def play_match(rng: random.Random, most: int) -> int:
    """One match, at most so many hands; how many were played. AssertionError where `scoring` sees it differently."""
    evening = agree(rng)
    seats, rules, dutch = evening.seats, evening.rules, evening.dutch
    assert GAME.refuse_rules(rules, seats) == []
    agreed = GAME.complete(rules)
    table, standing = Table(seats, 0, agreed), GAME.first(seats)
    totals = [0] * seats
    turned = False
    for number in range(most):
        direction = "none" if dutch else PASSING[seats][number % len(PASSING[seats])]
        shown = GAME.opening(table, standing)[0].id
        phase = "hartenjagen.phase_down" if turned else "hartenjagen.phase_up"
        assert shown == (phase if dutch else f"hartenjagen.pass_{direction}"), (rules, number, shown)

        strong = rng.random() < 0.15
        hands = deal(rng, seats, dutch, strong)
        if not strong:
            pass_three(rng, hands, direction)
        dealt = play_out(rng, hands, dutch, strong)
        swept = [
            s for s in range(seats) if all(not costs(c, dutch) for o in range(seats) if o != s for c in dealt.took[o])
        ]
        needs = bool(rules.get("diamond_jack") and rules.get("jack_needed_for_moon"))
        moon = bool(swept) and (not needs or DIAMOND_JACK in dealt.took[swept[0]])
        called = moon and rules.get("sun") is not None and dealt.tricks.count(0) == seats - 1
        asked = moon and rules.get("moon") == "choice" and not called and not turned
        choice = rng.choice(["others", "shooter"]) if asked else ""
        right = written(dealt, evening, called, choice, turned)
        scored = None
        for hand in entries(dealt, evening, called, choice):
            scored = GAME.score(hand, table, standing)
            assert list(scored.scores) == right, (rules, hand, scored.scores, right)
            assert [sum(move) for move in zip(*(line.moves for line in scored.lines), strict=True)] == right, hand
        assert scored is not None
        totals = [t + n for t, n in zip(totals, right, strict=True)]
        standing = Standing(tuple(totals), number + 1, scored.memory)
        winners = over(evening, totals, turned)
        assert list(GAME.ended(agreed, standing) or ()) == winners, (rules, totals)
        if winners:
            return number + 1
        turned = turned or (dutch and max(totals) >= 50 + (rules.get("end_when") == "passed"))
    return most


def run_oracle(n: int, seed: int) -> int:
    """Plays at least `n` hands, match after match, and holds `scoring` against the cards; how many were played."""
    rng = random.Random(seed)
    played = 0
    while played < n:
        played += play_match(rng, 60)
    return played
