"""Matches that come in from elsewhere: read, reviewed, taken. No Flet here.

    parcel = read_parcel([("avond.zip", data)], now)          # in a thread of its own; `parcel.wrong`: refused whole
    review = await review_through(door.ask, parcel, tell)     # per match: new, the same, or different from which one
    taken = await take_through(door.ask, review, choices, token, tell)

Nothing is written before `take`, and then all that was chosen or nothing. Nothing that is here is ever overwritten:
a match that differs is left, added beside the other one, or, where the file only goes on, continued.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from app.store.arrival import Deed, Like, Mark
from app.store.collecting import no_circles
from app.store.values import Person, StoredMatch
from app.table.continuing import Continued, continued
from app.table.differing import Difference, differences
from app.table.matchfile import match_document
from app.table.parcel import LIMIT, Incoming, Parcel, Source, Tell, Wrong, read_parcel
from app.table.said import SECOND, Said, said
from app.table.twins import Evenings
from scoring.game import Problem

if TYPE_CHECKING:
    from app.store.arriving import Kept
    from app.store.store import Store

__all__ = [
    "ADD", "BESIDE", "LEAVE", "LIMIT", "PUT_BACK", "UPDATE", "Case", "Difference", "Incoming", "Parcel", "Review",
    "Source", "Taken", "Wrong", "read_parcel", "review", "review_through", "take", "take_through",
]  # fmt: skip

Verdict: TypeAlias = Literal["new", "same", "differs"]
Choice: TypeAlias = Literal["add", "leave", "beside", "update", "put_back"]
Ask: TypeAlias = Callable[[Callable[["Store"], Any]], Awaitable[Any]]
"""`Door.ask`."""

ADD: Choice = "add"
LEAVE: Choice = "leave"
BESIDE: Choice = "beside"
UPDATE: Choice = "update"
PUT_BACK: Choice = "put_back"

BATCH = 25
"""So many matches are compared in one question to the store: less than a tenth of a second."""


class Case(NamedTuple):
    """One match that came in, beside what is here.

    `stored` is the match that it is the same as (without its hands) or differs from (None: new); `removed`: that one is
    in the bin.
    `differences` tell in what, the most telling first. `choices` are what can be done with it, the one that is offered
    first in front. `problem`: it cannot be added here at all, and why. `twin`: another one of the parcel that is taken
    in tells the same evening otherwise; with both it counts twice.
    """

    incoming: Incoming
    verdict: Verdict
    choices: tuple[Choice, ...]
    stored: StoredMatch | None = None
    differences: tuple[Difference, ...] = ()
    seen: tuple[tuple[str, int], ...] = ()
    continued: Continued | None = None
    problem: Problem | None = None
    twin: Incoming | None = None

    @property
    def removed(self) -> bool:
        """Whether the stored match is in the bin."""
        return self.stored is not None and self.stored.removed is not None

    @property
    def offered(self) -> Choice:
        """What is done with it unless somebody chooses otherwise."""
        return self.choices[0]


class Review(NamedTuple):
    """A parcel beside what is here. `cases` in the order of `parcel.matches`."""

    parcel: Parcel
    cases: tuple[Case, ...]

    def of(self, verdict: Verdict) -> tuple[int, ...]:
        """The places of the cases of one kind."""
        return tuple(i for i, case in enumerate(self.cases) if case.verdict == verdict)

    @property
    def offered(self) -> dict[int, Choice]:
        """What is done with each unless somebody chooses otherwise: new ones are added, all others left."""
        return {i: case.offered for i, case in enumerate(self.cases)}


class Taken(NamedTuple):
    """What was done: the ids of the matches that were added, continued and put back, and how many were left."""

    added: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()
    put_back: tuple[str, ...] = ()
    left: int = 0


def review(store: Store, parcel: Parcel, tell: Tell | None = None) -> Review:
    """Holds a parcel against what is stored. ValueError for one that is refused (`parcel.wrong`)."""
    looking = _Looking(parcel)
    for n in range(looking.steps):
        looking.step(store, n)
        if tell:
            tell(looking.done(n), len(parcel.matches))
    return looking.result()


async def review_through(ask: Ask, parcel: Parcel, tell: Tell | None = None) -> Review:
    """The same through a door, in batches, so that no other screen waits. `tell` is called on the event loop."""
    looking = _Looking(parcel)
    for n in range(looking.steps):
        await ask(lambda store, n=n: looking.step(store, n))  # type: ignore[misc]
        if tell:
            tell(looking.done(n), len(parcel.matches))
    return looking.result()


def take(
    store: Store, review: Review, choices: Mapping[int, Choice], token: str, tell: Callable[[int], None] | None = None
) -> Taken:
    """Does what was chosen, all in one transaction. `choices` by the place of the case; for one that is left out, what
    is offered.

    `token` (`new_token`) is made when the review is shown: a second attempt with it gives what the first did and writes
    nothing. ValueError for a choice that a case does not have. Raises `app.store.arriving.Overtaken` when something
    that is here changed since the review (its `deeds` are places among what was chosen to be written; review anew), and
    what the store raises; nothing was written then. `tell` is told in this thread how many were written.
    """
    chosen, deeds = _deeds(review, choices)
    ids = store.arrive(deeds, token, tell=tell)
    return _taken(review, chosen, ids)


async def take_through(
    ask: Ask, review: Review, choices: Mapping[int, Choice], token: str, tell: Tell | None = None
) -> Taken:
    """The same through a door. `tell` is called in the store's thread while it writes."""
    chosen, deeds = _deeds(review, choices)
    told = (lambda n: tell(n, len(deeds))) if tell else None
    ids = await ask(lambda store: store.arrive(deeds, token, tell=told))
    return _taken(review, chosen, ids)


def _taken(review: Review, chosen: Mapping[int, Choice], ids: tuple[str, ...]) -> Taken:
    done: dict[Choice, list[str]] = {}
    for choice, one in zip(chosen.values(), ids, strict=True):
        done.setdefault(choice, []).append(one)
    added = (*done.get(ADD, ()), *done.get(BESIDE, ()))
    left = len(review.cases) - len(ids)
    return Taken(added, tuple(done.get(UPDATE, ())), tuple(done.get(PUT_BACK, ())), left)


def _deeds(review: Review, choices: Mapping[int, Choice]) -> tuple[dict[int, Choice], list[Deed]]:
    """What is written, by the place of its case."""
    chosen: dict[int, Choice] = {}
    deeds = []
    for i, case in enumerate(review.cases):
        choice = choices.get(i, case.offered)
        if choice not in case.choices:
            raise ValueError(f"{choice!r} cannot be chosen for match {i}")
        if choice == LEAVE:
            continue
        chosen[i] = choice
        deed = Deed(choice, mark_of(case.incoming), case.seen)
        if choice in (ADD, BESIDE):
            deed = deed._replace(arrival=case.incoming.arrival)
        else:
            assert case.stored is not None
            deed = deed._replace(id=case.stored.id)
            if choice == UPDATE:
                assert case.continued is not None
                deed = deed._replace(**case.continued._asdict())
        deeds.append(deed)
    return chosen, deeds


def mark_of(one: Incoming) -> Mark:
    """By what a match that comes in is found again."""
    game, arrival = one.document.match.game, one.arrival
    return Mark(game, None, arrival.origin) if arrival.origin else Mark(game, arrival.started // SECOND)


class _Looking:
    """The review, a step at a time: first which matches are here already, then each batch held against those."""

    def __init__(self, parcel: Parcel) -> None:
        if parcel.wrong:
            raise ValueError("This parcel is refused.")
        self._parcel = parcel
        self._there: dict[Mark, list[Like]] = {}
        self._people: dict[str, Person] = {}
        self._cases: list[Case] = []
        self._evenings = Evenings()

    @property
    def steps(self) -> int:
        return 1 + -(-len(self._parcel.matches) // BATCH)

    def done(self, step: int) -> int:
        return min(step * BATCH, len(self._parcel.matches))

    def step(self, store: Store, n: int) -> None:
        """Asks the store what step `n` needs, in its thread."""
        with no_circles():
            self._step(store, n)

    def _step(self, store: Store, n: int) -> None:
        if n == 0:
            for like in store.alike([mark_of(one) for one in self._parcel.matches]):
                self._there.setdefault(like.mark, []).append(like)
            self._people = store.called({name for one in self._parcel.matches for name in one.arrival.names})
            return
        some = self._parcel.matches[(n - 1) * BATCH : n * BATCH]
        kept = store.kept([like.id for one in some for like in self._there.get(mark_of(one), ())])
        for one in some:
            likes = [like for like in self._there.get(mark_of(one), ()) if like.id in kept]
            self._cases.append(self._beside_others(self._case(one, [kept[like.id] for like in likes], likes)))

    def result(self) -> Review:
        return Review(self._parcel, tuple(self._cases))

    def _names(self, one: Incoming) -> list[str]:
        """How its players are called here."""
        return [self._people[name].name if name in self._people else name for name in one.arrival.names]

    def _beside_others(self, case: Case) -> Case:
        """The case beside those before it: of one evening one is taken in unless somebody chooses otherwise."""
        if case.offered not in (ADD, UPDATE):
            return case
        mark, names = mark_of(case.incoming), self._names(case.incoming)
        twin = self._evenings.other(mark, names)
        if twin is None:
            self._evenings.add(mark, names, case.incoming)
            return case
        choices = (LEAVE,) if case.problem else (LEAVE, BESIDE)
        return case._replace(verdict="differs", choices=choices, continued=None, twin=twin)

    def _case(self, one: Incoming, kept: list[Kept], likes: list[Like]) -> Case:
        seen = tuple((like.id, like.version) for like in likes)
        names = self._names(one)
        problem = _one_person(one, names)
        if not kept:
            return Case(one, "new", (LEAVE,) if problem else (ADD, LEAVE), problem=problem)
        mine = one.said if problem else said(one.document, names)
        case = min((_against(one, mine, there) for there in kept), key=_closeness)
        choices = tuple(c for c in case.choices if not (problem and c == BESIDE))
        return case._replace(seen=seen, problem=problem, choices=choices)


def _against(one: Incoming, mine: Said, kept: Kept) -> Case:
    """A match that came in beside one that is here."""
    there = match_document(*kept)
    theirs = said(there)
    removed = kept.match.removed is not None
    if mine.tells(theirs):
        # Of thousands that are the same, their hands are not needed again.
        ways = (LEAVE, PUT_BACK, BESIDE) if removed else (LEAVE,)
        return Case(one, "same", ways, kept.match._replace(hands=(), changes=()))
    goes_on = None if removed else continued(one.document, mine, there, theirs, kept.match)
    choices: list[Choice] = [LEAVE, BESIDE]
    if removed:
        choices.insert(1, PUT_BACK)
    if goes_on is not None:
        choices = [UPDATE, LEAVE, BESIDE]
    found = differences(one.document, mine, there, theirs)
    return Case(one, "differs", tuple(choices), kept.match, found, continued=goes_on)


def _closeness(case: Case) -> tuple[int, int]:
    order = 0 if case.verdict == "same" else 1 if case.continued else 2
    return order + (3 if case.removed else 0), len(case.differences)


def _one_person(one: Incoming, names: list[str]) -> Problem | None:
    """Why a match cannot be added: two of its names are one person here."""
    seen: dict[str, str] = {}
    for i, (name, here) in enumerate(zip(one.arrival.names, names, strict=True)):
        if here in seen:
            return Problem(f"players[{i}]", "parcel.same_person", {"name": name, "other": seen[here], "here": here})
        seen[here] = name
    return None
