"""A hand of klaverjassen, read strictly: what it says, what in it cannot be, and what is doubtful."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from scoring.cards import SUITS
from scoring.game import COMMON_KEYS, Hand, Problem, Refused, Rules, whole

SIDES = ("wij", "zij")
NOBODY = -1
CARD_POINTS = 162
"""All card points of a hand: 152 in the cards and 10 for the last trick."""
IN_TENS = 160
"""What 162 is at a table that writes in tens."""
KRAAK = (2, 4, 8)
KEYS = COMMON_KEYS | {"playing", "points", "roem", "pit", "nat", "verzaakt", "trump", "player", "kraak"}

# What no cards can give; the tests lay them all out.
IMPOSSIBLE_POINTS = (1, 161)
IMPOSSIBLE_ROEM = (10, 30)
IMPOSSIBLE_ROEM_TOGETHER = (530, 630, 670, 680, 690)


class Entry(NamedTuple):
    """A hand as read. A side is an index of `SIDES`, or `NOBODY`; `cards` and `roem` are (wij, zij)."""

    playing: int
    cards: tuple[int, int] | None
    roem: tuple[int, int]
    pit: int
    nat: bool
    verzaakt: int
    kraak: int


def read(hand: Hand, rules: Rules) -> Entry:
    """The hand, read strictly. Raises `Refused` with all that is wrong with it."""
    if not isinstance(hand, Mapping):
        raise Refused([Problem("", "klaverjassen.hand_form")])
    wrong: list[Problem] = []
    if not hand.keys() <= KEYS:
        unknown = [str(key) for key in hand if key not in KEYS]
        wrong += [Problem(key, "klaverjassen.unknown_key", {"key": key}) for key in unknown]
    if "out" in hand and hand["out"] != []:
        wrong.append(Problem("out", "klaverjassen.out"))
    if "playing" not in hand:
        wrong.append(Problem("playing", "klaverjassen.playing_missing"))
    uncounted = "pit" in hand or "verzaakt" in hand or hand.get("nat", False) is not False
    if hand.get("points", {}) == {} and not uncounted:
        wrong.append(Problem("points", "klaverjassen.points_missing"))

    playing, pit, verzaakt = (_side(hand, key, wrong) for key in ("playing", "pit", "verzaakt"))
    points = _amounts(hand, "points", _points_fault, wrong)
    roem = _amounts(hand, "roem", _roem_fault, wrong)
    nat, kraak = hand.get("nat", False), hand.get("kraak", 1)
    if type(nat) is not bool:
        wrong.append(Problem("nat", "klaverjassen.nat_form"))
    if "kraak" in hand and not rules["kraken"]:
        wrong.append(Problem("kraak", "klaverjassen.kraak_off"))
    elif "kraak" in hand and not (whole(kraak) and kraak in KRAAK):
        wrong.append(Problem("kraak", "klaverjassen.kraak_value"))
    if "trump" in hand and hand["trump"] not in SUITS:
        wrong.append(Problem("trump", "klaverjassen.trump"))
    if "player" in hand:
        wrong += _wrong_player(hand["player"], playing)

    cards = None
    if points:
        wij = points.get("wij", CARD_POINTS - points.get("zij", 0))
        cards = (wij, points.get("zij", CARD_POINTS - wij))
    entry = Entry(playing, cards, (roem.get("wij", 0), roem.get("zij", 0)), pit, nat is True, verzaakt, kraak)
    wrong += _clashes(entry, hand, rules)
    if wrong:
        raise Refused(wrong)
    return entry


def _side(hand: Hand, key: str, wrong: list[Problem]) -> int:
    """The side that stands under `key`."""
    name = hand.get(key)
    if name == "wij":
        return 0
    if name == "zij":
        return 1
    if key in hand:
        wrong.append(Problem(key, "klaverjassen.side"))
    return NOBODY


def _amounts(hand: Hand, key: str, fault: Callable[[Any], str], wrong: list[Problem]) -> dict[str, int]:
    """The good amounts, a side, under `key`; `fault` names what is wrong with an amount, "" when nothing is."""
    given = hand.get(key, {})
    if not isinstance(given, dict):
        wrong.append(Problem(key, f"klaverjassen.{key}_form"))
        return {}
    good = {}
    for side, amount in given.items():
        found = fault(amount) if side in SIDES else "klaverjassen.only_sides"
        if found:
            wrong.append(Problem(f"{key}.{side}", found, {"value": amount} if whole(amount) else {}))
        else:
            good[side] = amount
    return good


def _points_fault(points: Any) -> str:
    if not whole(points):
        return "klaverjassen.points_whole"
    return "" if 0 <= points <= CARD_POINTS else "klaverjassen.points_range"


def _roem_fault(roem: Any) -> str:
    if not whole(roem):
        return "klaverjassen.roem_whole"
    return "" if roem >= 0 and roem % 10 == 0 else "klaverjassen.roem_tens"


def _wrong_player(player: Any, playing: int) -> Iterator[Problem]:
    """Who chose trump sits on the side that plays: seats 0 and 2 are wij, 1 and 3 zij."""
    if not (whole(player) and 0 <= player <= 3):
        yield Problem("player", "klaverjassen.player_seat")
    elif playing not in (NOBODY, player % 2):
        yield Problem("player", "klaverjassen.player_side", {"player": player, "side": SIDES[playing]})


def _clashes(entry: Entry, hand: Hand, rules: Rules) -> Iterator[Problem]:
    """What is good by itself and cannot go together."""
    playing, cards, roem, pit, nat, verzaakt, _ = entry
    if cards and sum(cards) != CARD_POINTS:
        yield Problem("points", "klaverjassen.points_sum", {"wij": cards[0], "zij": cards[1], "together": sum(cards)})
        cards = None
    if verzaakt != NOBODY:
        also = [key for key in ("points", "pit") if hand.get(key)] + ["nat"] * nat
        for key in also:
            yield Problem(key, "klaverjassen.verzaakt_alone", {"side": SIDES[verzaakt]})
        return
    if pit != NOBODY:
        side, other = SIDES[pit], SIDES[1 - pit]
        if cards and cards[pit] < CARD_POINTS:
            at = f"points.{side if side in hand['points'] else other}"
            yield Problem(at, "klaverjassen.pit_points", {"side": side, "points": cards[pit]})
        if roem[1 - pit]:
            values = {"side": side, "other": other, "roem": roem[1 - pit]}
            yield Problem(f"roem.{other}", "klaverjassen.pit_roem", values)
    if nat and playing != NOBODY:
        if pit == playing:
            yield Problem("nat", "klaverjassen.nat_pit", {"side": SIDES[playing]})
        elif cards and is_made(cards[playing] + roem[playing], sum(cards) + sum(roem), rules):
            values = {"side": SIDES[playing], "have": cards[playing] + roem[playing], "all": sum(cards) + sum(roem)}
            yield Problem("nat", "klaverjassen.nat_made", values)


def doubts(entry: Entry, rules: Rules) -> Iterator[Problem]:
    """What may be written and is hardly right: totals that no cards can give, and a pit that nobody named."""
    playing, cards, roem, pit, nat, _, _ = entry
    if cards and pit == NOBODY:
        for index, side in enumerate(SIDES):
            if cards[index] == CARD_POINTS:
                yield Problem("pit", "klaverjassen.all_points_no_pit", {"side": side})
        if cards[0] in IMPOSSIBLE_POINTS:
            yield Problem("points", "klaverjassen.points_impossible", {"wij": cards[0], "zij": cards[1]})
    if roem == (0, 0):
        return
    for index, side in enumerate(SIDES):
        if roem[index] in IMPOSSIBLE_ROEM:
            yield Problem(f"roem.{side}", "klaverjassen.roem_impossible", {"side": side, "roem": roem[index]})
    together, most = sum(roem), most_roem(rules)
    if together > most:
        yield Problem("roem", "klaverjassen.roem_most", {"together": together, "most": most})
    elif together in IMPOSSIBLE_ROEM_TOGETHER and rules["four_jacks"] == 200 and rules["four_low"] == 0:
        yield Problem("roem", "klaverjassen.roem_together", {"together": together})
    if nat and not cards and roem[playing] > CARD_POINTS + roem[1 - playing]:
        yield Problem("nat", "klaverjassen.nat_unlikely", {"side": SIDES[playing], "roem": roem[playing]})


def is_made(have: int, everything: int, rules: Rules) -> bool:
    """More than half of all points and roem, or just half where equal is not nat."""
    return 2 * have > everything or (2 * have == everything and rules["tie"] == "each_own")


def most_roem(rules: Rules) -> int:
    """The most roem that both sides can have together in one hand: 700 by default."""
    return 600 + (100 if rules["four_jacks"] == 200 else 0) + (200 if rules["four_low"] == 100 else 0)
