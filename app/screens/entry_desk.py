"""The half-entered hand at work: what taps do to it, how it is kept, and how it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.entry import entry_of
from app.entry.contract import Case, Verdict, Working
from app.held import Held
from app.parts.menu import Group
from app.room import Room, use_words
from app.screens.entry_job import Job, Kept
from app.store.trouble import Stale, TokenUsedError
from app.store.values import StoredHand, new_token
from app.table import acts, sitting
from app.table.sheet import Sheet
from app.words import Words


class Desk:
    """One hand being entered. `held` is what the parts watch; `extra` what any hand can carry (dealer, out)."""

    counts = True
    """Whether its cards can be counted."""

    def __init__(self, here: Room, sheet: Sheet, job: Job, kept: Kept, words: Words) -> None:
        self._here, self._words = here, words
        self.sheet, self.job = sheet, job
        self.entry = entry_of(sheet.game.id)
        self.key = job.draft_key(sheet)
        self._kept, self._token = kept, kept.token
        self._writing = False
        self.extra = kept.carried(sheet, job)
        self.case = job.case(sheet, self.extra, words)
        self.held: Held[Working] = Held(self._work(kept.start(self.entry, sheet, job, self.case)))

    @property
    def verb(self) -> str:
        """What the bar does with the hand, as a word's id."""
        return "entry.mend" if self.job.kind == "hand" else "entry.write"

    def more(self, words: Words) -> list[Group]:
        """What else stands behind ⋮; what is picked there goes to `chose`."""
        return []

    def chose(self, what: str) -> None:
        """Something behind ⋮ that changes no draft."""
        if what == "count":
            self._here.go(self.job.address("count"))

    def _work(self, draft: Any) -> Working:
        same = getattr(self.entry, "is_counted", None)
        found = self._kept.found
        counted = bool(found and same and same(draft, found))
        return Working(draft, unfit(self.case) or self.entry.verdict(draft, self.case), counted)

    def _keep(self) -> None:
        draft = self.entry.dump(self.held.value.draft)
        self._kept = self._kept._replace(draft=draft, extra=self.extra, token=self._token)
        self._here.door.keep_draft(self.key, self._kept._asdict())

    # -- Taps ----------------------------------------------------------------------------------------------------

    def send(self, change: Callable[[Any], Any]) -> None:
        """A tap: the draft changes, is scored, shown, and kept."""
        before = self.held.value
        draft = change(before.draft)
        if draft == before.draft:
            return
        self.held.put(self._work(draft))
        self._keep()
        turned = self.held.value.verdict.state == "nat" != before.verdict.state
        self._here.feel("heavy" if turned else "light")

    def answer(self, which: str) -> None:
        """One of the answers to a question."""
        self.send(lambda draft: self.entry.answer(draft, which, self.case))

    def type(self, key: str) -> None:
        """A key of a desktop's keyboard."""
        self.send(lambda draft: self.entry.key(draft, key.removeprefix("Numpad "), self.case))

    def press(self) -> bool:
        """A tap on the bar. True when the hand can be written now; else what it asks or misses is put forward."""
        verdict = self.held.value.verdict
        pressed = self._work(self.entry.write_pressed(self.held.value.draft, self.case))
        if not verdict.writes or (verdict.state == "grow" and pressed.verdict.state == "ask"):
            self.send(lambda _: pressed.draft)
            return False
        return True

    # -- Who sits at the table -----------------------------------------------------------------------------------

    def dealt(self, seat: int | None) -> None:
        """This seat dealt; None: the one whose turn it was."""
        self._reseat(sitting.dealt(self.sheet, self.job.place, self.extra, seat))

    def toggle_out(self, seat: int) -> None:
        """This seat does not play the hand, or does after all."""
        self._reseat(sitting.toggled(self.sheet, self.job.place, self.extra, seat))

    def _reseat(self, extra: dict[str, Any]) -> None:
        """The same draft at another table."""
        dumped = self.entry.dump(self.held.value.draft)
        self.extra, self.case = extra, self.job.case(self.sheet, extra, self._words)
        self.held.put(self._work(self.entry.load(dumped, self.case)))
        self._keep()
        self._here.feel("light")

    # -- Done ----------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Back to the pad. A correction that was not written is left as it was; the next hand's draft stays."""
        if not self.job.new:
            self._here.door.post(lambda s: s.drop_draft(self.key))
        self._here.go(f"/match/{self.job.match}")

    async def write(self) -> None:
        """Writes the hand, once however often the bar is tapped."""
        if self._writing:
            return
        self._writing = True
        here, pad = self._here, f"/match/{self.job.match}"
        try:
            hand = {**self.entry.hand(self.held.value.draft), **self.extra}
            await (self._correct(hand) if self.job.kind == "hand" else self._add(hand))
        except (Stale, TokenUsedError) as error:
            # Somebody was first. What was entered stays, as another write; the pad shows what is there now.
            self._token = new_token()
            now = here.pads.held(self.job.match).value.sheet
            if now is not None and self.job.stands_in(now):
                self._kept = self._kept._replace(of=self.job.of(now))
            self._keep()
            here.go(pad)
            here.trouble(error)
        except Exception as error:
            here.trouble(error, self.case.who)
        finally:
            self._writing = False

    async def _add(self, hand: dict[str, Any]) -> None:
        here, job = self._here, self.job
        await acts.write_hand(here, self.sheet, hand, self._token, self.key, job.place)
        now = here.pads.held(job.match).value.sheet
        done = now is not None and now.finished and job.new
        here.go(f"/match/{job.match}/result" if done else f"/match/{job.match}")

    async def _correct(self, hand: dict[str, Any]) -> None:
        here, job, words = self._here, self.job, self._words
        assert job.place is not None
        old, number = self.sheet.stored.hands[job.place], job.number(self.sheet)
        await acts.correct_hand(
            here, self.sheet, job.place, hand, version=old.version, token=self._token, draft_key=self.key
        )
        here.go(f"/match/{job.match}")
        said, back = words.say("entry.mended", number=number), words.say("entry.put_back")
        here.tell(said, back, lambda: here.run(put_back, here, job.match, old))


def unfit(case: Case) -> Verdict | None:
    """That so many cannot play, whatever the hand; None when they can."""
    count, choices = len(case.table.playing()), tuple(sorted(case.game.tables))
    if count in choices or case.game.sides:
        return None
    said = case.words.say("match.playing", {"n": count, "choices": choices})
    return Verdict("missing", said, focus="out")


async def put_back(here: Room, match: str, old: StoredHand) -> None:
    """Gives a corrected hand its old value back, as another correction."""
    sheet = here.pads.held(match).value.sheet
    place = sheet.place_of(old.id) if sheet else None
    if sheet is None or place is None or old.data is None:
        return
    try:
        version = sheet.stored.hands[place].version
        await acts.correct_hand(here, sheet, place, old.data, version=version, token=new_token())
    except Exception as error:
        here.trouble(error, sheet.who(use_words(here)))
