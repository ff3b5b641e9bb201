"""Another agreement before it applies: every hand and total that it would change, and what could not be under it.

seen = preview(match, {"tie": "each_own"}, place=4)    # from the fifth hand on; without a place for all of them
if not seen.problems:
    replay(seen.match)    # exactly what was shown
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring.changes import Change, in_force
from scoring.game import Points, Problem
from scoring.match import Match, Played, check, inside, replay, replay_what_can_be


class Effect(NamedTuple):
    """What another agreement does to the hand at `place`.

    It writes `new_scores` for `scores`, and leaves `new_totals` for `totals`. A hand that could not be under the new
    agreement has `problems` (places inside the hand) and no new scores; the totals go on without it.
    `hand` and `new_hand` tell all of it: marks, who deals, whether it counts.
    """

    place: int
    scores: tuple[Points, ...]
    new_scores: tuple[Points, ...] | None
    totals: tuple[Points, ...]
    new_totals: tuple[Points, ...]
    hand: Played
    new_hand: Played | None
    problems: tuple[Problem, ...] = ()

    @property
    def scores_differ(self) -> bool:
        """Whether the hand itself is written otherwise, rather than only the totals since an earlier one."""
        return self.new_scores != self.scores


class Preview(NamedTuple):
    """What another agreement would make of a match.

    `match` is the match under it. `effects` are the hands that change, in order; `problems` all that keeps it from
    being agreed, with places as `replay` gives them ("changes[0].rules.end", "hands[3].points.wij").
    `winners` and `new_winners` are None while the match goes on.
    """

    match: Match
    effects: tuple[Effect, ...]
    totals: tuple[Points, ...]
    new_totals: tuple[Points, ...]
    winners: tuple[int, ...] | None
    new_winners: tuple[int, ...] | None
    problems: tuple[Problem, ...] = ()

    @property
    def changes_nothing(self) -> bool:
        """Whether all that was written stays as it is."""
        return not (self.effects or self.problems) and self.winners == self.new_winners


def agree(match: Match, rules: Mapping[str, Any], place: int | None = None) -> Match:
    """The match with `rules` (all that differs from the defaults) from the hand at `place` on, to its end; without a
    place for all of its hands. What was agreed for later hands goes.
    """
    if place is None or place <= 0:
        return match._replace(rules=rules, changes=())
    first, *later = in_force(match.rules, match.changes)
    kept = [change for change in later if change.place < place]
    return match._replace(rules=first.rules, changes=(*kept, Change(place, rules)))


def preview(match: Match, rules: Mapping[str, Any], place: int | None = None) -> Preview:
    """What `match` becomes by `agree(match, rules, place)`. Raises `Refused` when the match itself cannot be."""
    old = replay(match)
    new_match = agree(match, rules, place)
    winners = old.winners if old.finished else None
    problems = check(new_match)
    if problems:
        return Preview(new_match, (), old.totals, old.totals, winners, winners, tuple(problems))
    new, wrong = replay_what_can_be(new_match)
    found = tuple(problem._replace(at=inside(f"hands[{i}]", problem.at)) for i, problem in wrong)
    new_winners = new.winners if new.finished else None
    effects = _effects(old.hands, new.hands, wrong)
    return Preview(new_match, effects, old.totals, new.totals, winners, new_winners, found)


def _effects(
    hands: tuple[Played, ...], new_hands: tuple[Played, ...], problems: list[tuple[int, Problem]]
) -> tuple[Effect, ...]:
    there = {played.place: played for played in new_hands}
    totals: tuple[Points, ...] = hands[0].before.totals if hands else ()
    effects = []
    for old in hands:
        new = there.get(old.place)
        totals = new.totals if new else totals
        if new is None or _told(new) != _told(old):
            wrong = tuple(problem for place, problem in problems if place == old.place)
            new_scores = new.scored.scores if new else None
            effects.append(Effect(old.place, old.scored.scores, new_scores, old.totals, totals, old, new, wrong))
    return tuple(effects)


def _told(played: Played) -> tuple[Any, ...]:
    """What the pad shows of a hand."""
    scored = played.scored
    return scored.scores, scored.marks, played.totals, played.dealer, played.number, played.after_end
