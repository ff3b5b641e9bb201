"""Whether something can ever have been a hand of a match: what is left of a hand that was corrected or struck.

What the table was when it was written, nobody knows any more: by which agreement, with how many, who dealt, how it
stood. So it is tried at every table that it may have been, and only what is wrong at each of them can never have been.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from scoring.changes import in_force
from scoring.dealing import Turn, table_of
from scoring.game import Game, Hand, Problem, Refused, Rules, Standing
from scoring.match import Replay

MOST_TRIES = 20_000
"""So often is scored for one file; after that, whatever is left may have been. A file that needs more was made up."""

_FIRST = re.compile(r"[.\[]")


class Never:
    """Judges the hands of the past of one match."""

    def __init__(self, replayed: Replay) -> None:
        self._replayed, self._left = replayed, MOST_TRIES

    def problems(self, hand: Hand) -> list[Problem]:
        """What is wrong with a hand whatever the table was; [] for one that can have been."""
        common: dict[str, Problem] | None = None
        for rules, seats, turn in self._tables():
            self._left -= 1
            wrong = {_key(problem): problem for problem in _wrong(self._replayed.game, rules, seats, turn, hand)}
            if common is not None:
                wrong = {key: max(common[key], wrong[key], key=_depth) for key in common if key in wrong}
            common = wrong
            if not common or self._left <= 0:
                return []
        return list((common or {}).values())

    def _tables(self) -> Iterator[tuple[Rules, int, Turn]]:
        """The tables that it may have been, the likeliest first."""
        match, game = self._replayed.match, self._replayed.game
        agreed = [game.complete(change.rules) for change in in_force(match.rules, match.changes)]
        most = len(match.players)
        # A table grows past what its game takes: then somebody sits out every hand, with a number of its own.
        sizes = [most] if game.sides else list(range(most, min(most, *game.tables) - 1, -1))
        for rules in chain(agreed, _others(game, agreed[-1])):
            for seats in sizes:
                for dealer in range(seats):
                    yield rules, seats, Turn(dealer, (), game.first(seats))
        for rules in agreed:
            for standing in self._standings():
                for dealer in range(most):
                    yield rules, most, Turn(dealer, (), standing)

    def _standings(self) -> list[Standing]:
        """How it stood before the hands that are there."""
        return [played.before for played in self._replayed.hands] + [self._replayed.standing]


def _key(problem: Problem) -> str:
    """What makes it the same problem at another table: the key of the hand, where it has one, for what is wrong with it
    is said otherwise under another agreement.
    """
    return _FIRST.split(problem.at)[0] or f": {problem.id}"


def _depth(problem: Problem) -> int:
    """How exactly it says where."""
    return len(problem.at)


def _others(game: Game, agreed: Rules) -> Iterator[Rules]:
    """Agreements with one house rule set otherwise: what none of those takes away is no matter of agreement."""
    for rule in game.house_rules:
        for choice in rule.choices:
            if choice != agreed[rule.name]:
                yield {**agreed, rule.name: choice}


def _wrong(game: Game, rules: Rules, seats: int, turn: Turn, hand: Hand) -> list[Problem]:
    table, wrong = table_of(game, rules, seats, turn, hand)
    try:
        game.score(hand, table, turn.standing)
    except Refused as refused:
        wrong = [*wrong, *refused.problems]
    return wrong
