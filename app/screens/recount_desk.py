"""A hand being counted with the cards: what taps do to it, how it is kept, and how it goes into the entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from app.entry import entry_of
from app.entry.contract import Case, Entry
from app.held import Held
from app.room import Room
from app.screens.entry_job import Job, Kept
from app.table import recount
from app.table.recount import Setting, Tapped
from app.table.sheet import Sheet
from app.words import Words
from scoring.counting import Count, counter_of

WAY = "recount.way"
"""Under which preference the way is kept in which one counted last."""


class Work(NamedTuple):
    """What was tapped, and what it comes to."""

    tapped: Tapped
    so_far: Count


class CountDesk:
    """One hand being counted. `held` is what the parts watch."""

    def __init__(self, here: Room, sheet: Sheet, job: Job, kept: Kept, way: str, words: Words) -> None:
        self._here, self._kept, self.job = here, kept, job
        self._key = job.draft_key(sheet)
        self._entry: Entry = entry_of(sheet.game.id)
        self._extra = kept.carried(sheet, job)
        self.case: Case = job.case(sheet, self._extra, words)
        counter = counter_of(sheet.game.id)
        assert counter is not None
        self.setting = Setting(counter, self.case.table)
        self._draft = kept.start(self._entry, sheet, job, self.case)
        tapped = recount.start(kept.cards, self._entry.hand(self._draft), way, self.setting)
        self.held: Held[Work] = Held(self._work(tapped))

    def _work(self, tapped: Tapped) -> Work:
        return Work(tapped, recount.counted(tapped, self.setting))

    def send(self, change: Callable[[Tapped, Setting], Tapped]) -> None:
        """A tap: it is counted, shown and kept."""
        before = self.held.value.tapped
        tapped = change(before, self.setting)
        if tapped == before:
            return
        self.held.put(self._work(tapped))
        self._keep()
        self._here.feel("light")

    def _keep(self) -> None:
        self._kept = self._kept._replace(cards=recount.dump(self.held.value.tapped))
        self._here.door.keep_draft(self._key, self._kept._asdict())

    def turn(self, way: str) -> None:
        """The other way to count; next time it begins that way."""
        self.send(lambda t, _: recount.turn(t, way))
        self._here.door.post(lambda s: s.set_preference(WAY, way))

    def wipe(self) -> None:
        """All cards of this way off, with a word that puts them back."""
        words, before = self.case.words, self.held.value.tapped
        self.send(lambda t, _: recount.wipe(t))
        if self.held.value.tapped == before:
            return
        self._here.tell(
            words.say("recount.wiped"), words.say("recount.put_back"), lambda: self.send(lambda t, _: before)
        )

    def leave(self) -> None:
        """Back to the entry; what was laid out stays for when one comes back."""
        self._here.go(self.job.address())

    def take(self) -> None:
        """The count goes into the entry of the hand, known there as counted."""
        now = self.held.value
        found = now.so_far.hand
        if now.tapped.refused is not None:  # the bar says where a card lies; a tap takes that away first
            self.send(lambda t, _: t._replace(refused=None))
            return
        if not found:
            return
        room: Any = self._entry
        draft = room.counted(self._draft, found, self.case)
        self._kept = self._kept._replace(draft=self._entry.dump(draft), extra=self._extra, found=dict(found))
        self._keep()
        self._here.feel("medium")
        self.leave()
