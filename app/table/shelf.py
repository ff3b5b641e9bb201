"""The matches that lie about: still being played, over, in the bin. Replayed once for each version of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.store import Door
from app.store.values import StoredMatch
from app.table.sheet import Sheet, sheet_of
from scoring.game import Refused

if TYPE_CHECKING:
    from app.store.store import Store

OPEN, FINISHED, REMOVED = 20, 30, 50
"""How many of each are read."""


class Lying(NamedTuple):
    """What lies about, the newest first. `sheets` of the open and the finished ones; `unread` cannot be replayed here
    (a game that this Natpit does not have); `removed` are in the bin."""

    open: tuple[Sheet, ...] = ()
    finished: tuple[Sheet, ...] = ()
    unread: tuple[StoredMatch, ...] = ()
    removed: tuple[StoredMatch, ...] = ()


class Shelf:
    """Asks the store what lies about. Totals come from replaying; a match that did not change is not replayed again."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._known: dict[str, tuple[object, Sheet]] = {}

    def start_over(self) -> None:
        """The database is another one: a match may have been another at the same version."""
        self._known = {}

    async def read(self) -> Lying:
        """What lies about now. Raises what the store raises."""
        return await self._door.ask(self._read)

    def _read(self, store: Store) -> Lying:
        # In the store's thread: nobody else touches what is known, and no screen waits for thirty replays.
        unread: list[StoredMatch] = []
        open_now = self._sheets(store.matches(OPEN, "open"), unread)
        finished = self._sheets(store.matches(FINISHED, "finished"), unread)
        wanted = {s.stored.id for s in (*open_now, *finished)}
        self._known = {match: known for match, known in self._known.items() if match in wanted}
        # The replay is the truth about what is over; the store's mark only helps to find it.
        still = tuple(s for s in (*open_now, *finished) if not s.finished)
        over = tuple(s for s in (*open_now, *finished) if s.finished)
        return Lying(
            tuple(sorted(still, key=lambda s: s.stored.touched, reverse=True)),
            tuple(sorted(over, key=lambda s: s.stored.started, reverse=True)),
            tuple(unread),
            store.matches(REMOVED, "removed"),
        )

    def _sheets(self, found: tuple[StoredMatch, ...], unread: list[StoredMatch]) -> tuple[Sheet, ...]:
        sheets = []
        for stored in found:
            stamp = (stored.version, stored.people)  # a name spelled otherwise is no write to the match
            known = self._known.get(stored.id)
            if known is None or known[0] != stamp:
                try:
                    known = (stamp, sheet_of(stored))
                except Refused:
                    unread.append(stored)
                    continue
                self._known[stored.id] = known
            hands = known[1].stored.hands  # as they are at the table of now
            sheets.append(Sheet(stored._replace(hands=hands), known[1].replay))
        return tuple(sheets)
