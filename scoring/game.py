"""What a game is, as far as its score goes.

A hand goes in as the JSON object of the match file, a `Scored` comes out: what each side writes, the marks beside it
and the lines that lead there. No prose, no storage, no screens: ids and values, which others turn into sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from fractions import Fraction

    from scoring.argued import Part, Rounded

    Points: TypeAlias = int | Fraction
else:
    Points = Any  # `fractions` costs a tenth of the start of `natpit score`; only halves need it

Hand: TypeAlias = Mapping[str, Any]
"""One hand as it stands in a match file, checked or not."""
Rules: TypeAlias = Mapping[str, Any]
"""The agreement of a table, complete: every house rule of the game has a value."""

COMMON_KEYS = frozenset({"note", "at", "dealer", "out"})
"""Keys that any hand of any game may carry. `scoring.match` reads them; a game passes them over."""

WHO = frozenset(
    {"side", "other", "seat", "player", "dealer", "leader", "bidder", "shooter", "picker", "partner", "winner"}
    | {"holder", "seats", "partners", "others", "winners", "losers"}
)
"""Names of values that tell *who*: a side's id or a seat (the plurals: a tuple of them). Never an amount."""


class Problem(NamedTuple):
    """Something that cannot be, or that is doubtful.

    `at` is the place inside what was read ("points.wij", "" for the whole), `id` the kind
    ("klaverjassen.points_range"), `values` what the sentence about it needs.
    """

    at: str
    id: str
    values: Mapping[str, Any] = {}


class Refused(Exception):  # noqa: N818 - the table's word for it
    """A hand, agreement or file that cannot be. Carries every problem found, never only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{p.at}: {p.id}" for p in problems))
        self.problems = tuple(problems)


class Line(NamedTuple):
    """One step of a score.

    `values` are what the step used. Numbers that belong to the sides stand under the sides' own ids ("wij", "zij"), or,
    where every player is a side, as one tuple under "each". `moves` is what the step writes for each side; a line that
    counts, adds up or states a rule moves nothing. The moves of a hand add up to its scores.
    `rule` names the house rule that decided the step, "" where no house rule did.
    """

    id: str
    values: Mapping[str, Any]
    moves: tuple[Points, ...]
    rule: str = ""


class Table(NamedTuple):
    """Who plays this hand, and by which agreement. Seats count clockwise from 0; `out` sit this hand out."""

    seats: int
    dealer: int
    rules: Rules
    out: tuple[int, ...] = ()

    def playing(self) -> tuple[int, ...]:
        """The seats that play this hand, clockwise from seat 0."""
        return tuple(s for s in range(self.seats) if s not in self.out) if self.out else tuple(range(self.seats))

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise, that plays this hand."""
        for step in range(1, self.seats + 1):
            nxt = (seat + step) % self.seats
            if nxt not in self.out:
                return nxt
        return seat


class Standing(NamedTuple):
    """All that is remembered between two hands: the totals a side, how many hands counted, and a game's own memory."""

    totals: tuple[Points, ...]
    hands: int = 0
    memory: Any = None


class Scored(NamedTuple):
    """A hand, scored.

    `scores` a side, `lines` that add up to them, `marks` (a word, and the side or seat it falls on: "nat:wij",
    "moon:0"), `warnings` for what is doubtful. `counts` is false for a hand that is no hand of the match (dealt again,
    passed); `deal_moves` is false when the same dealer deals again. `memory` is what the game remembers for the next
    hand.
    """

    scores: tuple[Points, ...]
    lines: tuple[Line, ...]
    marks: tuple[str, ...] = ()
    warnings: tuple[Problem, ...] = ()
    counts: bool = True
    deal_moves: bool = True
    memory: Any = None


def always(rules: Rules) -> bool:
    """A house rule that has a meaning under every agreement."""
    return True


class HouseRule(NamedTuple):
    """A switch that real tables set differently.

    `choices` are the values that a screen offers, the default first. `accepts` says which other values are good too
    (another target, another number of hands); None when only the choices are. `matters` says whether the rule can make
    a difference under the rest of an agreement, so that a screen does not ask what has no effect.
    """

    name: str
    choices: tuple[Any, ...]
    accepts: Callable[[Any], bool] | None = None
    matters: Callable[[Rules], bool] = always

    @property
    def default(self) -> Any:
        return self.choices[0]

    def allows(self, value: Any) -> bool:
        """Whether `value` is one that this rule can have. 1 is not True, and 100 is not 100.0."""
        if any(same(value, c) for c in self.choices):
            return True
        return self.accepts is not None and self.accepts(value)


def no_more_checks(rules: Rules, seats: int) -> list[Problem]:
    """For a game whose house rules can be combined freely, at every table."""
    return []


def no_opening(table: Table, standing: Standing) -> tuple[Line, ...]:
    """For a game that says nothing before a hand beyond who deals and who leads."""
    return ()


def as_written(hand: Hand, seats: int) -> Hand:
    """For a game whose hands have no number for every seat."""
    return hand


def padded(hand: Mapping[str, Any], keys: Sequence[str], seats: int) -> dict[str, Any]:
    """The hand with a 0 for every seat that came later, in the lists under these keys."""
    return {
        key: [*value, *[0] * (seats - len(value))] if key in keys and isinstance(value, list) else value
        for key, value in hand.items()
    }


class Game(NamedTuple):
    """One game: its table, its house rules and the functions that score it.

    `sides` are the ids of the sides, or () where every player is one. `tables` are the numbers of names that can be at
    the table, the usual one first. `suit` is the pip on its tile.

    `score(hand, table, standing)` scores one hand; raises `Refused` for one that cannot be.
    `ended(rules, standing)` gives the winners (indices of sides) once the match is over, else None.
    `leaders(rules, standing)` gives who has the best total at any moment, for a match that the table stops early.
    `check_rules(rules, seats)` finds what a complete agreement cannot combine at a table of that size.
    `opening(table, standing)` says what must be known before the hand (lines that move nothing).
    `dealer_sits_out(rules, seats)` is true where the table is larger than the game and the dealer watches.
    `widen(hand, seats)` gives a hand that was written with fewer seats its number for each of `seats`.
    `rounding_rules` are the house rules that say how a game rounds, the way first, then whose points. `rounded(hand,
    table, standing)` tells what is rounded in a hand, the deciding number first, `to` as `number` where the agreement
    rounds nothing; () where rounding decides nothing. Raises `Refused` as `score`.
    `parts(scored)` splits what was written into what a table speaks of (cards, roem), for a game whose lines do not
    each write one of those.
    """

    id: str
    suit: str
    tables: tuple[int, ...]
    house_rules: tuple[HouseRule, ...]
    score: Callable[[Hand, Table, Standing], Scored]
    ended: Callable[[Rules, Standing], tuple[int, ...] | None]
    leaders: Callable[[Rules, Standing], tuple[int, ...]]
    sides: tuple[str, ...] = ()
    check_rules: Callable[[Rules, int], list[Problem]] = no_more_checks
    opening: Callable[[Table, Standing], tuple[Line, ...]] = no_opening
    dealer_sits_out: Callable[[Rules, int], bool] = lambda rules, seats: False
    widen: Callable[[Hand, int], Hand] = as_written
    rounding_rules: tuple[str, ...] = ()
    rounded: Callable[[Hand, Table, Standing], tuple[Rounded, ...]] = lambda hand, table, standing: ()
    parts: Callable[[Scored], tuple[Part, ...]] | None = None

    def complete(self, rules: Rules) -> dict[str, Any]:
        """The whole agreement: `rules` laid over the defaults."""
        return {r.name: rules.get(r.name, r.default) for r in self.house_rules}

    def refuse_rules(self, rules: Rules, seats: int) -> list[Problem]:
        """What is wrong with these house rules at a table of `seats`: unknown names, values that cannot be."""
        known = {r.name: r for r in self.house_rules}
        found = [Problem(name, "rules.unknown", {"name": name}) for name in rules if name not in known]
        for name, value in rules.items():
            rule = known.get(name)
            if rule and not rule.allows(value):
                values = {"name": name, "value": value, "choices": rule.choices, "others": rule.accepts is not None}
                found.append(Problem(name, "rules.value", values))
        return found or self.check_rules(self.complete(rules), seats)

    def count_sides(self, seats: int) -> int:
        """How many columns the pad has: the sides, or the players where each is one."""
        return len(self.sides) or seats

    def first(self, seats: int) -> Standing:
        """The standing before the first hand."""
        return Standing((0,) * self.count_sides(seats))


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values are the same to the letter: 16 is not 16.0, and 1 is not true, however deep."""
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, dict):
        return all(same(one[k], other[k]) for k in one)
    return not isinstance(one, list) or all(same(a, b) for a, b in zip(one, other, strict=True))


def whole(value: Any) -> bool:
    """An int that is no bool: JSON `true` is never a number here."""
    return type(value) is int


def highest(totals: Sequence[Points]) -> tuple[int, ...]:
    """The sides with the highest total; more than one when they share it."""
    best = max(totals)
    return tuple(i for i, t in enumerate(totals) if t == best)


def lowest(totals: Sequence[Points]) -> tuple[int, ...]:
    """The sides with the lowest total; more than one when they share it."""
    best = min(totals)
    return tuple(i for i, t in enumerate(totals) if t == best)
