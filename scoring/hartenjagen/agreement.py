"""What a table of hartenjagen agrees on, and what that puts into play: cards, points, passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from scoring.game import Game, HouseRule, Problem, Rules, whole

FEWEST, MOST = 3, 6
"""How many can play a hand."""


class Pack(NamedTuple):
    """The penalty cards of a variant: hearts (1 point each), and the points of ♠V and ♣B."""

    hearts: int
    queen: int
    club_jack: int

    @property
    def full(self) -> int:
        """The points of a whole hand, ♦J aside."""
        return self.hearts + self.queen + self.club_jack


PACKS = {"black_lady": Pack(13, 13, 0), "dutch": Pack(8, 5, 2)}
JACK = -10
"""What ♦J is worth under `diamond_jack`."""

DIRECTIONS = ("left", "right", "across", "none")
CYCLES: dict[int, tuple[str, ...]] = {
    3: ("left", "right", "none", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "none"),
    6: ("left", "right", "none"),
}
"""The usual cycle of passing, by the number that play."""
HAVE_ACROSS = (4, 6)
"""With how many players somebody sits right across."""

BLACK_LADY_ONLY = ("moon_rescue", "sun", "diamond_jack", "no_tricks", "exactly_target")
DUTCH_DEFAULTS = {"target": 50, "moon": "off"}
"""Where the defaults of Dutch differ from those of Black Lady."""


def is_dutch(rules: Rules) -> bool:
    """Whether this is Nederlands hartenjagen, in two phases."""
    return bool(rules["variant"] == "dutch")


def in_play(rules: Rules) -> Pack:
    """The penalty cards of this agreement."""
    return PACKS[rules["variant"]]


def taken_out(rules: Rules, players: int) -> tuple[tuple[str, str], ...]:
    """The cards (suit, rank) that leave the pack so that `players` all get as many. Never a card that counts.

    Dutch: out of the 32 from the seven up.
    """
    if is_dutch(rules):
        return () if players == 4 else (("ruiten", "7"), ("klaveren", "7"))
    return {
        3: (("ruiten", "2"),),
        5: (("ruiten", "2"), ("klaveren", "2")),
        6: (("ruiten", "2"), ("ruiten", "3"), ("klaveren", "3"), ("klaveren", "4")),
    }.get(players, ())


def cards(rules: Rules, players: int) -> int:
    """How many cards are dealt in all."""
    return (32 if is_dutch(rules) else 52) - len(taken_out(rules, players))


def passing(rules: Rules, players: int, hands: int) -> str:
    """Which way the three cards go in the hand after `hands` counted ones: one of DIRECTIONS.

    Dutch has no passing. Where the agreement says across and, because somebody sits out, nobody sits there, the cards
    stay.
    """
    if is_dutch(rules):
        return "none"
    cycle = rules["passing"] or CYCLES[players]
    direction: str = cycle[hands % len(cycle)]
    return "none" if direction == "across" and players not in HAVE_ACROSS else direction


def _is_cycle(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) > 0 and all(v in DIRECTIONS for v in value)


def _is_target(value: Any) -> bool:
    return whole(value) and value > 0


def _black_lady(rules: Rules) -> bool:
    return not is_dutch(rules)


def _moon_may_end_it(rules: Rules) -> bool:
    return _black_lady(rules) and rules["moon"] in ("others_26", "choice")


def _jack_in_play(rules: Rules) -> bool:
    return _black_lady(rules) and rules["diamond_jack"] is True


HOUSE_RULES = (
    HouseRule("variant", ("black_lady", "dutch")),
    HouseRule("target", (100, 50, 75, 200), _is_target),
    HouseRule("end_when", ("reached", "passed")),
    HouseRule("moon", ("others_26", "shooter_minus_26", "choice", "off")),
    HouseRule("moon_rescue", (False, True), matters=_moon_may_end_it),
    HouseRule("sun", (None, 52, 39), matters=_black_lady),
    HouseRule("diamond_jack", (False, True), matters=_black_lady),
    HouseRule("jack_needed_for_moon", (False, True), matters=_jack_in_play),
    HouseRule("no_tricks", (0, -5), matters=_black_lady),
    HouseRule("exactly_target", ("normal", "to_half", "to_zero", "wins"), matters=_black_lady),
    HouseRule("tie", ("shared", "play_on")),
    HouseRule("dutch_win", ("zero_or_less", "below_zero"), matters=is_dutch),
    HouseRule(
        "passing",
        (
            None,
            ["left", "right", "none", "none"],
            ["left", "right", "across", "none"],
            ["left", "right", "none"],
            ["none"],
        ),
        _is_cycle,
        matters=_black_lady,
    ),
)
"""`passing` None is the usual cycle of the number that play, which may change from hand to hand."""


def check_rules(rules: Rules, seats: int) -> list[Problem]:
    """What cannot be combined: Black Lady's own rules with Dutch, passing across where nobody sits there."""
    found: list[Problem] = []
    if is_dutch(rules):
        defaults = {r.name: r.default for r in HOUSE_RULES}
        found += [
            Problem(name, "hartenjagen.black_lady_only", {"name": name})
            for name in BLACK_LADY_ONLY
            if rules[name] != defaults[name]
        ]
    cycle: Sequence[str] = rules["passing"] or ()
    # Beyond six names somebody always sits out, and each hand sees for itself how many are left.
    if "across" in cycle and seats <= MOST and seats not in HAVE_ACROSS:
        found.append(Problem("passing", "hartenjagen.no_across", {"n": seats}))
    return found


class Hartenjagen(Game):
    """Hartenjagen as a game whose target and moon go by the variant, unless the table says otherwise."""

    __slots__ = ()

    def complete(self, rules: Rules) -> dict[str, Any]:
        """The whole agreement: `rules` laid over the defaults of its variant (Dutch: up to 50, no moon)."""
        return super().complete({**DUTCH_DEFAULTS, **rules} if rules.get("variant") == "dutch" else rules)
