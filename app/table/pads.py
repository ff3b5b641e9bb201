"""The matches that are on some screen now. All screens of one process watch one sheet, so none shows another total."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.held import Held
from app.store import Door
from app.store.trouble import NotPossibleError, Stale, TokenUsedError, UnknownError
from app.store.values import May, StoredMatch
from app.table.sheet import Sheet, sheet_of

if TYPE_CHECKING:
    from app.store.store import Store


class Loaded:
    """What is known of a match: nothing yet, that it is not there, or its sheet, and what may be done with it here.

    `lost`: it was another's, and is not shared with this device any more.
    """

    def __init__(
        self, sheet: Sheet | None = None, missing: bool = False, may: May = "own", lost: bool = False
    ) -> None:
        self.sheet, self.missing, self.may, self.lost = sheet, missing, may, lost


NOTHING_YET = Loaded()


class Pads:
    """The open sheets, by match. A sheet that nobody watches is let go of."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self.announce: Callable[[str], None] = lambda match: None
        """Told of every match that was written to here."""
        self._open: dict[str, Held[Loaded]] = {}
        self.writes: Held[int] = Held(0)
        """How many writes there were, for whoever shows more than one match."""
        self.names: Held[int] = Held(0)
        """How often people became called otherwise, or came on the lists or off them: for whoever lists names."""

    def start_over(self) -> None:
        """The database is another one: what was read of the old one is nothing any more."""
        self._open.clear()

    def held(self, match: str) -> Held[Loaded]:
        """The sheet of this match, loaded or not. Ask `load` for it when it is not."""
        for key in [k for k, h in self._open.items() if k != match and not h.watched]:
            del self._open[key]
        return self._open.setdefault(match, Held(NOTHING_YET))

    async def load(self, match: str) -> Loaded:
        """Reads the match and shows it to all who watch it."""
        return self.show(match, *await self._door.ask(lambda s: (s.match(match), s.may(match))))

    def show(self, match: str, stored: StoredMatch | Sheet | None, may: May | None = "own") -> Loaded:
        """Takes what the store gave after a write, replayed or not, and what it allows."""
        held = self.held(match)
        if stored is None or may is None:
            before = held.value
            loaded = Loaded(missing=True, lost=before.lost or (before.sheet is not None and before.may != "own"))
        else:
            loaded = Loaded(stored if isinstance(stored, Sheet) else sheet_of(stored), may=may)
        held.put(loaded)
        return loaded

    def gone(self, match: str) -> None:
        """The match was thrown away for good: whoever has it open is told."""
        if held := self._open.get(match):
            held.put(Loaded(missing=True))

    async def write(self, match: str, writing: Callable[..., object]) -> Loaded:
        """Does one write in the store's thread and shows what the match is after it.

        Raises what the store raises; where that is because the match is no longer what it was taken for, it is shown
        as it is now.
        """

        def both(s: Store) -> tuple[StoredMatch | None, May | None]:
            writing(s)
            return s.match(match), s.may(match)

        try:
            loaded = self.show(match, *await self._door.ask(both))
        except (Stale, TokenUsedError, NotPossibleError, UnknownError):
            await self.load(match)
            raise
        self.writes.send(lambda n: n + 1)
        self.announce(match)
        return loaded

    def shows(self, match: str) -> bool:
        """Whether somebody looks at this match. "": at any."""
        return any(match in (one, "") and held.watched for one, held in self._open.items())

    def sheet(self, match: str) -> Sheet | None:
        """The match as it is shown; None when nobody looks at it."""
        held = self._open.get(match)
        return held.value.sheet if held is not None and held.watched else None

    def shown(self) -> list[str]:
        """The matches that somebody looks at."""
        return [match for match, held in self._open.items() if held.watched]

    def heard(self, match: str, sheet: Sheet | None, may: May | None) -> None:
        """Somebody wrote to this match elsewhere, in another space or another process, and it is like this now."""
        if self.shows(match):
            self.show(match, sheet, may)
        self.writes.send(lambda n: n + 1)

    async def renamed(self) -> None:
        """Somebody is spelled otherwise from now on, or two are one: reads every open match again. Raises what the
        store raises.
        """
        for match in [match for match, held in self._open.items() if held.value.sheet is not None]:
            await self.load(match)
        self.writes.send(lambda n: n + 1)
        self.names.send(lambda n: n + 1)
