"""What lies in the inbox, being reviewed: read, held against what is here, chosen from, taken. No screen in it.

All screens of one process see one review of a parcel; what was chosen is kept as a draft, so that it is found again
after a reload and after a restart. The reading is done anew then, since what is here may be other than it was.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from app.held import Held
from app.store import Door
from app.store.trouble import StoreError
from app.store.values import new_token
from app.table.inbox import Inbox
from app.table.pads import Pads

if TYPE_CHECKING:  # imported when something comes in: no first frame waits for it
    from app.table.intake import Case, Choice, Parcel, Review, Taken, Verdict

Stage: TypeAlias = Literal["unread", "reading", "comparing", "gone", "refused", "there", "taking", "taken"]
"""Not begun; being read; being held against what is here; not in the inbox; refused whole; to be chosen from; being
written; written."""


class Picked(NamedTuple):
    """What is to be done: with all of a kind, and otherwise with single ones, by their place."""

    all: Mapping[str, Choice] = {}
    one: Mapping[int, Choice] = {}

    def of(self, place: int, case: Case) -> Choice:
        """What is to be done with this one."""
        for choice in (self.one.get(place), self.all.get(case.verdict)):
            if choice in case.choices:
                return choice
        return case.offered


class Reviewing(NamedTuple):
    """How far it is. `done` of `total` where it takes a while, 0 of 0 where nobody knows yet."""

    stage: Stage = "unread"
    done: int = 0
    total: int = 0
    parcel: Parcel | None = None
    review: Review | None = None
    picked: Picked = Picked()
    taken: Taken | None = None

    @property
    def chosen(self) -> dict[int, Choice]:
        """What is to be done with each."""
        cases = self.review.cases if self.review else ()
        return {i: self.picked.of(i, case) for i, case in enumerate(cases)}

    @property
    def wanted(self) -> int:
        """How many are not left as they are."""
        return sum(choice != "leave" for choice in self.chosen.values())


class Reviews:
    """The reviews of this process, by the id of their parcel. One that nobody looks at is let go of."""

    def __init__(self, door: Door, pads: Pads) -> None:
        self._door, self._pads = door, pads
        self._held: dict[str, Held[Reviewing]] = {}
        self._tokens: dict[str, str] = {}

    @property
    def inbox(self) -> Inbox:
        return Inbox(self._door.path.parent)

    def held(self, key: str) -> Held[Reviewing]:
        """The review of this parcel; ask `load` for it when it is unread."""
        for other in [k for k, held in self._held.items() if k != key and not held.watched]:
            del self._held[other]
        return self._held.setdefault(key, Held(Reviewing()))

    def start_over(self) -> None:
        """The database is another one: what is new and what is not must be looked at again."""
        self._held.clear()

    async def load(self, key: str) -> None:
        """Reads the parcel and holds it against what is here, unless that was begun. Raises what the store raises."""
        held = self.held(key)
        if held.value.stage != "unread":
            return
        held.put(Reviewing("reading"))
        try:
            await self._load(key, held)
        except StoreError as error:
            held.put(Reviewing("gone" if error.id == "inbox.gone" else "unread"))
            if error.id != "inbox.gone":
                raise
        except BaseException:
            held.put(Reviewing())
            raise

    async def _load(self, key: str, held: Held[Reviewing]) -> None:
        from app.table.intake import read_parcel

        files = await asyncio.to_thread(self.inbox.files, key)
        tell = _teller(held, asyncio.get_running_loop())
        now = time.time_ns() // 1000
        sources = [(file.name, file.data) for file in files]
        parcel = await asyncio.to_thread(read_parcel, sources, now, tell)
        if parcel.wrong:
            held.put(Reviewing("refused", parcel=parcel))
            return
        draft = await self._door.ask(lambda s: s.draft(_draft_key(key)))
        await self._compare(key, held, parcel, _picked(draft or {}))
        self._tokens[key] = str((draft or {}).get("token") or new_token())

    async def _compare(self, key: str, held: Held[Reviewing], parcel: Parcel, picked: Picked) -> None:
        from app.table.intake import review_through

        total = len(parcel.matches)
        held.put(Reviewing("comparing", 0, total, parcel))
        tell = _teller(held, asyncio.get_running_loop())
        review = await review_through(self._door.ask, parcel, tell)
        held.put(Reviewing("there", total, total, parcel, review, picked))

    def choose(self, key: str, place: int, choice: Choice) -> None:
        """This is to be done with one of them."""
        self._pick(key, lambda picked: picked._replace(one={**picked.one, place: choice}))

    def choose_all(self, key: str, verdict: Verdict, choice: Choice) -> None:
        """This is to be done with all of a kind, as far as it can be."""
        review = self.held(key).value.review
        cases = review.cases if review else ()

        def pick(picked: Picked) -> Picked:
            others = {i: one for i, one in picked.one.items() if cases[i].verdict != verdict}
            return Picked({**picked.all, verdict: choice}, others)

        self._pick(key, pick)

    def _pick(self, key: str, change: Callable[[Picked], Picked]) -> None:
        held = self.held(key)
        if held.value.stage != "there":
            return
        held.put(held.value._replace(picked=change(held.value.picked)))
        self._keep(key, held.value.picked)

    def _keep(self, key: str, picked: Picked) -> None:
        one = {str(place): choice for place, choice in picked.one.items()}
        self._door.keep_draft(_draft_key(key), {"token": self._tokens[key], "all": dict(picked.all), "one": one})

    async def take(self, key: str) -> Taken | None:
        """Does what was chosen, all or nothing, and throws the parcel away.

        None when it was not to be chosen from. Raises what the store raises; then nothing was written. Where something
        that is here changed meanwhile, the review was made anew, with what was chosen.
        """
        from app.table.intake import take_through

        held = self.held(key)
        now = held.value
        if now.stage != "there" or now.review is None or now.parcel is None:
            return now.taken
        self._keep(key, now.picked)  # the token with it: a second attempt after a crash writes nothing twice
        held.put(now._replace(stage="taking", done=0, total=now.wanted))
        tell = _teller(held, asyncio.get_running_loop())
        try:
            taken = await take_through(self._door.ask, now.review, now.chosen, self._tokens[key], tell)
        except StoreError as error:
            if error.id == "store.overtaken":
                self._tokens[key] = new_token()
                await self._compare(key, held, now.parcel, now.picked)
            else:
                held.put(now)
            raise
        except BaseException:
            held.put(now)
            raise
        held.put(Reviewing("taken", taken=taken))
        await self._throw_away(key)
        for match in (*taken.updated, *taken.put_back):
            await self._pads.load(match)
        self._pads.writes.send(lambda n: n + 1)
        return taken

    async def leave(self, key: str) -> None:
        """Nothing of it is wanted: the parcel is thrown away."""
        self.held(key).put(Reviewing("gone"))
        await self._throw_away(key)

    async def _throw_away(self, key: str) -> None:
        await asyncio.to_thread(self.inbox.remove, key)
        self._door.post(lambda s: s.drop_draft(_draft_key(key)))


def _draft_key(key: str) -> str:
    return f"import/{key}"


def _picked(draft: Mapping[str, Any]) -> Picked:
    """What was chosen before; whatever is no choice of a case is passed over there."""
    return Picked(dict(draft.get("all", {})), {int(place): one for place, one in draft.get("one", {}).items()})


def _teller(held: Held[Reviewing], loop: asyncio.AbstractEventLoop) -> Callable[[int, int], None]:
    """Says from any thread how far it is, a hundred times at most."""
    stage, told = held.value.stage, -1

    def show(done: int, total: int) -> None:
        if held.value.stage == stage:
            held.put(held.value._replace(done=done, total=total))

    def tell(done: int, total: int) -> None:
        nonlocal told
        if (percent := done * 100 // max(total, 1)) != told:
            told = percent
            loop.call_soon_threadsafe(show, done, total)

    return tell
