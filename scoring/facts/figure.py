"""A figure: which facts it is made of, and how."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

How: TypeAlias = Literal["count", "share", "mean", "best", "worst", "most"]

MATCH_FACTS = frozenset({"match", "won", "shared", "seated"})
"""Facts of a whole match; all others are facts of a hand."""
ONE, SIDE = ("person",), ("person", "pair")
"""About nobody but one player; about a player and a side, and of no use where all who play are taken together."""
SEATED = "seated"
"""The fact of everyone who played a hand of a match; it comes to the column (the side) in which they wrote."""
SPREAD = "spread"
"""How the facts begin that tell in which step the points of a hand fall: "spread.-2"."""


class Figure(NamedTuple):
    """A figure, made of facts.

    `how`: "count", how often `facts` happened; "share", that in percent of how often `per` did; "mean", what they came
    to in all, divided by how often `per` happened; "most", the highest of them; "best" and "worst", the one that wins
    or loses, which may be the lowest.
    `group` is under which head it stands. `game` is whose own figure it is, "" for those that every game has.
    `points`: it is in points of the score, so that in a game whose lowest total wins less is better.
    Where there are several `facts`, no two of them happen in one hand, to whomever.
    `about`: of whom it tells something: a "person", a "pair" of partners, a whole "company".
    `better`: 1 where more of it is better for whoever has it, −1 where less is, 0 where it is neither.
    """

    id: str
    group: str
    how: How
    facts: tuple[str, ...]
    per: tuple[str, ...] = ()
    better: int = 0
    points: bool = False
    about: tuple[str, ...] = ("person", "pair", "company")
    game: str = ""

    @property
    def word(self) -> str:
        """The id of its label."""
        return f"{self.game}.figure.{self.id}" if self.game else f"figure.{self.id}"

    @property
    def group_word(self) -> str:
        """The id of the head it stands under."""
        return f"{self.game}.figure.group.{self.group}" if self.game else f"figure.group.{self.group}"

    @property
    def extreme(self) -> bool:
        """Whether it is one value out of all, and not made of all of them."""
        return self.how in ("best", "worst", "most")

    @property
    def of_matches(self) -> bool:
        """Whether matches are behind it, and not hands."""
        return self.facts[0] in MATCH_FACTS


GENERAL = (
    Figure("matches", "matches", "count", ("match",)),
    Figure("won", "matches", "count", ("won",), better=1, about=SIDE),
    Figure("won_share", "matches", "share", ("won",), ("match",), better=1, about=SIDE),
    Figure("shared", "matches", "count", ("shared",)),
    Figure("total", "matches", "mean", ("match",), ("match",), better=1, points=True),
    Figure("best", "matches", "best", ("match",), better=1, points=True),
    Figure("worst", "matches", "worst", ("match",), better=1, points=True),
    Figure("hands", "hands", "count", ("hand",)),
    Figure("points", "hands", "mean", ("hand",), ("hand",), better=1, points=True),
)
"""What every game has. A match counts once it is over; a shared win is a win."""
