"""Who played with whom on one side, and what it came to: all pairs of a game at once, added up from the tallies."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from sqlalchemy import Connection, func, select

from app.store.base import Base, as_stored, mine
from app.store.counted import ALWAYS, Pairing, Period, in_points
from app.store.spellings import known
from app.store.tables import person, tally
from app.store.tallies import numbers_of
from scoring.facts.figure import SEATED


class Pairings(Base):
    """As right as the tallies are: see that none is stale first."""

    def pairings(self, game: str, period: Period = ALWAYS) -> tuple[Pairing, ...]:
        """All who sat on one side in a match of this game that is over, whoever is on the lists."""
        with self._reading() as db:
            whose = _on_the_lists(db)
            matches = _matches(db, game, period, whose)
            found: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0])
            for seats, totals, won in matches.values():
                for one, other in combinations(sorted(totals), 2):
                    if seats.get(one) == seats.get(other):
                        has = found[one, other]
                        has[0] += 1
                        has[1] += one in won
                        has[2] += totals[one]
            people = known(db, sorted({one for pair in found for one in pair}))
        return tuple(
            Pairing(people[one], people[other], n, won, in_points(total))
            for (one, other), (n, won, total) in found.items()
        )


def _on_the_lists(db: Connection) -> dict[int, int]:
    """The ids under which somebody on the lists sits somewhere, each with whose it is."""
    root = person.alias("root")
    asked = select(person.c.id, root.c.id).join_from(
        person, root, root.c.id == func.coalesce(person.c.same_as_id, person.c.id)
    )
    return {row[0]: row[1] for row in db.execute(asked.where(mine(db, root), root.c.hidden.is_(None)))}


_Match = tuple[dict[int, int], dict[int, int], set[int]]
"""Of one match: in which column who wrote, their totals (in twelfths), and who won."""


def _matches(db: Connection, game: str, period: Period, whose: dict[int, int]) -> dict[int, _Match]:
    facts = {number: what for what, number in numbers_of(db, game).items() if what in (SEATED, "match", "won")}
    asked = select(tally.c.tallied_id, tally.c.person_id, tally.c.fact_id, tally.c.amount).where(
        tally.c.person_id.in_(list(whose)), tally.c.fact_id.in_(list(facts))
    )
    if period.since is not None:
        asked = asked.where(tally.c.at >= as_stored(period.since))
    if period.until is not None:
        asked = asked.where(tally.c.at < as_stored(period.until))
    found: dict[int, _Match] = defaultdict(lambda: ({}, {}, set()))
    for match, who, number, amount in db.execute(asked):
        seats, totals, won = found[match]
        what = facts[number]
        if what == "won":
            won.add(whose[who])
        elif what == "match":
            totals[whose[who]] = amount
        else:
            seats[whose[who]] = amount
    return found
