"""The figures, added up from the tallies: of somebody, of two, of a company, of everybody who plays a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import islice, product
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Select, func, or_, select

from app.store.base import Base, as_stored, mine, when
from app.store.counted import ALWAYS, Period, Step, Sum, Together, Whose, in_points, in_twelfths
from app.store.spellings import WHOSE, known, spelled
from app.store.tables import person, tallied, tally
from app.store.tallies import as_company, numbers_of, of_company
from app.store.values import Person
from scoring.facts.figure import SEATED
from scoring.game import Points

MOST_COMPANIES = 512
"""In how many spellings one company is looked for."""
Matches: TypeAlias = Select[tuple[int]]


class _Scope(NamedTuple):
    """Whose rows: the spellings of the people, each with whose it is, and in which matches (None: in all)."""

    people: Mapping[int, int]
    matches: Matches | None = None


class Sums(Base):
    """What is asked of the tallies. As right as these are: see that none is stale first. Who is not there has no
    figures."""

    def sums(self, whose: Whose, game: str, facts: Iterable[str], period: Period = ALWAYS) -> dict[str, Sum]:
        """What these facts come to; a fact that never happened is left out."""
        with self._reading() as db:
            found: dict[str, Sum] = {}
            for _, what, one in _summed(db, _scope(db, whose, game, period), game, facts, period):
                found[what] = _both(found[what], one) if what in found else one
            return found

    def sums_each(
        self, game: str, facts: Iterable[str], period: Period = ALWAYS, company: Sequence[int] | None = None
    ) -> dict[Person, dict[str, Sum]]:
        """The same for each of a company in its matches; without one for everybody on the lists, in all matches."""
        with self._reading() as db:
            if company is None:
                scope = _Scope(_everybody(db))
            else:
                scope = _scope(db, Whose("company", tuple(company)), game, period)
            found: dict[int, dict[str, Sum]] = {}
            for one, what, has in _summed(db, scope, game, facts, period):
                there = found.setdefault(scope.people[one], {})
                there[what] = _both(there[what], has) if what in there else has
            people = known(db, list(found))
            return {people[one]: has for one, has in found.items()}

    def facts(self, game: str) -> frozenset[str]:
        """What has ever happened in a game."""
        with self._reading() as db:
            return frozenset(numbers_of(db, game))

    def steps(self, whose: Whose, game: str, facts: Iterable[str], period: Period = ALWAYS) -> dict[str, list[Step]]:
        """What each match has to tell of these facts, the oldest first."""
        with self._reading() as db:
            numbers = _numbers(db, game, facts)
            each = (tally.c.at, tally.c.tallied_id, tally.c.fact_id, tallied.c.match_id, tally.c.n, tally.c.amount)
            asked = select(*each).join_from(tally, tallied, tallied.c.id == tally.c.tallied_id)
            rows = db.execute(_of(asked, _scope(db, whose, game, period), numbers, period)).all()
        found: dict[str, dict[int, Step]] = {what: {} for what in numbers.values()}
        for at, one, number, match_id, n, amount in sorted(map(tuple, rows)):
            there = found[numbers[number]]
            step = Step(match_id, when(at), n, in_points(amount))
            before = there.get(one)
            there[one] = step if before is None else step._replace(n=n + before.n, amount=step.amount + before.amount)
        return {what: list(steps.values()) for what, steps in found.items() if steps}

    def matches_behind(
        self,
        whose: Whose,
        game: str,
        facts: Iterable[str],
        period: Period = ALWAYS,
        *,
        exactly: Points | None = None,
        offset: int = 0,
        limit: int = 10,
    ) -> tuple[int, tuple[str, ...]]:
        """In how many matches one of these facts happened, and some of them, the newest first. `exactly`: in which one
        of them came to just that, at least or at most.
        """
        with self._reading() as db:
            scope = _scope(db, whose, game, period)
            numbers = _numbers(db, game, facts)

            def among(asked: Select[Any]) -> Select[Any]:
                asked = _of(asked, scope, numbers, period)
                if exactly is None:
                    return asked
                kept = in_twelfths(exactly)
                return asked.where(or_(tally.c.low == kept, tally.c.high == kept))

            count = db.execute(among(select(func.count(tally.c.tallied_id.distinct())))).scalar_one()
            some = among(select(tally.c.at, tally.c.tallied_id)).distinct()
            some = some.order_by(tally.c.at.desc(), tally.c.tallied_id.desc()).offset(offset).limit(limit)
            here = [row.tallied_id for row in db.execute(some)]
            ids = _match_ids(db, here)
            return count, tuple(ids[one] for one in here)

    def persons(self, ids: Iterable[int]) -> dict[int, Person]:
        """Who these people are. UnknownError "store.unknown_person"."""
        with self._reading() as db:
            return known(db, list(ids))

    def played_together(self, game: str) -> tuple[Together, ...]:
        """Who has played a game together, who did so last first."""
        asked = select(tallied.c.company, func.count(), func.max(tallied.c.at))
        with self._reading() as db:
            rows = db.execute(asked.where(mine(db, tallied), tallied.c.game == game).group_by(tallied.c.company)).all()
            whose = _whose(db, {one for row in rows for one in of_company(row[0])})
        found: dict[tuple[int, ...], Together] = {}
        for company, matches, last in rows:
            people = tuple(sorted({whose[one] for one in of_company(company)}))
            before = found.get(people, Together(people, 0, when(last)))
            found[people] = Together(people, before.matches + matches, max(before.last, when(last)))
        return tuple(sorted(found.values(), key=lambda one: one.last, reverse=True))

    def began(self, game: str, whose: Whose | None = None) -> list[datetime]:
        """When each match of a game began that somebody played a hand of, the oldest first; without `whose` of all."""
        if whose is not None:
            return [step.at for step in self.steps(whose, game, (SEATED,)).get(SEATED, ())]
        with self._reading() as db:
            found = db.execute(select(tallied.c.at).where(mine(db, tallied), tallied.c.game == game)).scalars()
            return [when(at) for at in sorted(found)]


# --- Whose ------------------------------------------------------------------------------------------------------------


def _scope(db: Connection, whose: Whose, game: str, period: Period) -> _Scope:
    theirs = _spellings(db, whose.people)
    people = [theirs.get(one, one) for one in whose.people]  # the id of a second spelling stands for the person
    first = {one: root for one, root in theirs.items() if root == people[0]} if people else {}
    if whose.kind == "person":
        return _Scope(first)
    if whose.kind in ("company", "member"):
        together = _company_matches(db, theirs, people, game, period)
        return _Scope(theirs if whose.kind == "company" else first, together)
    others = [one for one, root in theirs.items() if root in people[1:]]
    seated = list(_numbers(db, game, (SEATED,)))
    return _Scope(first, _pair_matches(list(first), others, seated, whose.kind, period))


def _spellings(db: Connection, people: Iterable[int]) -> dict[int, int]:
    """All ids under which these people sit somewhere, each with whose it is."""
    roots = list(_whose(db, people).values())
    asked = select(person.c.id, func.coalesce(person.c.same_as_id, person.c.id))
    asked = asked.where(mine(db, person), or_(person.c.id.in_(roots), person.c.same_as_id.in_(roots)))
    return {row[0]: row[1] for row in db.execute(asked)}


def _everybody(db: Connection) -> dict[int, int]:
    """The spellings of everybody on the lists."""
    roots = select(person.c.id).where(mine(db, person), person.c.same_as_id.is_(None), person.c.hidden.is_(None))
    return _spellings(db, db.execute(roots).scalars().all())


def _whose(db: Connection, ids: Iterable[int]) -> dict[int, int]:
    """Whose spellings these ids are; what is not there is left out."""
    asked = select(spelled.c.id, WHOSE).where(mine(db, spelled), spelled.c.id.in_(list(ids)))
    return {row[0]: row[1] for row in db.execute(asked)}


def _company_matches(
    db: Connection, theirs: Mapping[int, int], people: Sequence[int], game: str, period: Period
) -> Matches:
    """The matches in which these people played, under whichever of their spellings, and nobody else."""
    ways = [[one for one, root in theirs.items() if root == who] for who in people]
    names = [as_company(way) for way in islice(product(*ways), MOST_COMPANIES)]
    asked = select(tallied.c.id).where(mine(db, tallied), tallied.c.game == game, tallied.c.company.in_(names))
    if period.since is not None:
        asked = asked.where(tallied.c.at >= as_stored(period.since))
    if period.until is not None:
        asked = asked.where(tallied.c.at < as_stored(period.until))
    return asked


def _pair_matches(
    own: Sequence[int], other: Sequence[int], seated: Sequence[int], kind: str, period: Period
) -> Matches:
    """The matches in which both played: on one side, on two, or whichever."""
    mine, theirs = tally.alias("mine"), tally.alias("theirs")
    asked = select(mine.c.tallied_id).where(
        mine.c.person_id.in_(own),
        mine.c.fact_id.in_(seated),
        theirs.c.person_id.in_(other),
        theirs.c.fact_id.in_(seated),
        theirs.c.at == mine.c.at,
        theirs.c.tallied_id == mine.c.tallied_id,
    )
    if period.since is not None:
        asked = asked.where(mine.c.at >= as_stored(period.since))
    if period.until is not None:
        asked = asked.where(mine.c.at < as_stored(period.until))
    if kind == "partners":
        return asked.where(mine.c.amount == theirs.c.amount)
    return asked.where(mine.c.amount != theirs.c.amount) if kind == "opponents" else asked


# --- What is added up -------------------------------------------------------------------------------------------------


def _numbers(db: Connection, game: str, facts: Iterable[str]) -> dict[int, str]:
    """The numbers of these facts; one that never happened has none."""
    known_here = numbers_of(db, game)
    return {known_here[what]: what for what in facts if what in known_here}


def _of(asked: Select[Any], scope: _Scope, numbers: Mapping[int, str], period: Period) -> Select[Any]:
    """Only the rows of these people, facts, matches and times: all of it by the primary key."""
    asked = asked.where(tally.c.person_id.in_(list(scope.people)), tally.c.fact_id.in_(list(numbers)))
    if period.since is not None:
        asked = asked.where(tally.c.at >= as_stored(period.since))
    if period.until is not None:
        asked = asked.where(tally.c.at < as_stored(period.until))
    return asked if scope.matches is None else asked.where(tally.c.tallied_id.in_(scope.matches))


def _summed(
    db: Connection, scope: _Scope, game: str, facts: Iterable[str], period: Period
) -> Iterable[tuple[int, str, Sum]]:
    numbers = _numbers(db, game, facts)
    asked = select(
        tally.c.person_id,
        tally.c.fact_id,
        func.sum(tally.c.n),
        func.sum(tally.c.first),
        func.sum(tally.c.amount),
        func.min(tally.c.low),
        func.max(tally.c.high),
    )
    rows = db.execute(_of(asked, scope, numbers, period).group_by(tally.c.person_id, tally.c.fact_id))
    for one, number, n, hands, amount, low, high in rows:
        yield one, numbers[number], Sum(n, hands, in_points(int(amount)), in_points(low), in_points(high))


def _both(one: Sum, other: Sum) -> Sum:
    return Sum(
        one.n + other.n,
        one.hands + other.hands,
        one.amount + other.amount,
        min(one.low, other.low),
        max(one.high, other.high),
    )


def _match_ids(db: Connection, numbers: Iterable[int]) -> dict[int, str]:
    """The matches of these tallies, some hundreds asked for at a time."""
    found: dict[int, str] = {}
    rest = iter(numbers)
    while some := list(islice(rest, 500)):
        asked = select(tallied.c.id, tallied.c.match_id).where(tallied.c.id.in_(some))
        found |= {row.id: row.match_id for row in db.execute(asked)}
    return found
