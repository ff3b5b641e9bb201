"""What is being entered: which hand of which match, and the draft that was kept of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.entry.contract import Case, Entry
from app.screens.loading import place_in
from app.store.values import new_token
from app.table import sitting
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import COMMON_KEYS


class Job(NamedTuple):
    """What is being entered: the next hand, a correction of the one at `place`, or a forgotten one before it."""

    match: str
    kind: str
    place: int | None = None

    @property
    def new(self) -> bool:
        """Whether it is the hand that comes next."""
        return self.kind == "new"

    def draft_key(self, sheet: Sheet) -> str:
        """Under which key its draft is kept. Tied to the hand itself, not to where it stands."""
        if self.place is None:
            return f"match/{self.match}/hand/new"
        return f"match/{self.match}/{self.kind}/{sheet.stored.hands[self.place].id}"

    def address(self, what: str = "") -> str:
        """Where it is entered; `what` "count" where its cards are counted. Places count from 1 in addresses."""
        if self.kind == "insert" and self.place is not None:
            return f"/match/{self.match}/insert/{self.place + 1}" + (f"/{what}" if what else "")
        return f"/match/{self.match}/{what or 'hand'}" + ("" if self.place is None else f"/{self.place + 1}")

    def stands_in(self, sheet: Sheet) -> bool:
        """Whether the match still has a hand at its place."""
        return self.place is None or 0 <= self.place < len(sheet.stored.hands)

    def of(self, sheet: Sheet) -> Mapping[str, Any] | None:
        """What is corrected, as it stands. A draft of something else is not this hand's any more."""
        return sheet.stored.hands[self.place].data if self.kind == "hand" and self.place is not None else None

    def number(self, sheet: Sheet) -> int:
        """The number on the pad of the hand at its place, or of the one that would come there."""
        if self.place is None:
            return sheet.replay.number
        return 1 + sum(1 for p in sheet.replay.hands[: self.place] if p.number is not None)

    def title(self, sheet: Sheet, words: Words) -> str:
        kind = {"new": "new", "insert": "insert"}.get(self.kind, "correct")
        return words.say(f"entry.title_{kind}", number=self.number(sheet))

    def case(self, sheet: Sheet, extra: Mapping[str, Any], words: Words) -> Case:
        """What a draft of it is scored against, when the hand carries `extra`."""
        table, standing = sheet.replay.deal(extra, self.place)
        return Case(sheet.game, table, standing, sheet.stored.names, words, sheet.who(words))


def job_of(params: dict[str, str], location: str) -> Job:
    """The job that an address stands for. Places count from 1 in addresses, as people do."""
    place = place_in(params)
    if place is None:
        return Job(params["match"], "new")
    return Job(params["match"], "insert" if "/insert/" in location else "hand", place)


class Kept(NamedTuple):
    """A draft as it is kept: the game's own part, what any hand can carry (`extra`: dealer, out), the write's token.

    `cards` is what was tapped while counting with the cards, `found` the part of the hand that came of it. `of` is the
    hand that is corrected, as it stood.
    """

    draft: dict[str, Any] | None
    extra: dict[str, Any]
    token: str
    cards: Mapping[str, Any] = {}
    found: Mapping[str, Any] = {}
    of: Mapping[str, Any] | None = None

    def start(self, entry: Entry, sheet: Sheet, job: Job, case: Case) -> Any:
        """The draft to begin with: what was kept, the written hand to correct, or an empty one."""
        if self.draft is not None:
            return entry.load(self.draft, case)
        written = sheet.stored.hands[job.place].data if job.kind == "hand" and job.place is not None else None
        return entry.of_hand(written, case) if written is not None else entry.empty(case)

    def carried(self, sheet: Sheet, job: Job) -> dict[str, Any]:
        """What the hand carries beside the game's own: as kept, as written before, or as the evening goes on."""
        if self.draft is not None:
            return self.extra
        if job.kind == "hand" and job.place is not None:
            written = sheet.stored.hands[job.place].data or {}
            return {k: written[k] for k in sorted(COMMON_KEYS) if k in written}
        return sitting.usual(sheet, job.place)


def kept_of(data: Mapping[str, Any], of: Mapping[str, Any] | None = None) -> Kept:
    """What was kept, as far as it can be read; else nothing was, as when the hand stood otherwise then."""
    if data.get("of") != of:
        data = {}
    draft, token = data.get("draft"), data.get("token")
    parts = {name: data.get(name) for name in ("extra", "cards", "found")}
    return Kept(
        draft if isinstance(draft, dict) else None,
        token=token if isinstance(token, str) and token else new_token(),
        of=of,
        **{name: dict(part) if isinstance(part, dict) else {} for name, part in parts.items()},
    )
