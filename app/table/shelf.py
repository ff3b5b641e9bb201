"""What lies about: matches that are being played or over, each replayed once for each version of it, and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.store import Door
from app.store.values import May, Regular, StoredMatch
from app.table.sheet import Sheet, sheet_of
from scoring.game import Refused

if TYPE_CHECKING:
    from app.store.store import Store

OPEN, FINISHED, TABLES = 5, 5, 3
"""How many of each lie about; where more are kept than so many, the rest is on a screen of its own."""


class Lying(NamedTuple):
    """What lies about, the newest first: sheets of the `open` and the `finished` matches, and the regular tables.

    `unread` cannot be replayed here (a game that this Natpit does not have). `binned`: something lies in the bin;
    `more_open`, `more_tables`: there are more than these. `guests`: matches of others that came here by a link, and
    what may be done with each.
    """

    open: tuple[Sheet, ...] = ()
    finished: tuple[Sheet, ...] = ()
    unread: tuple[StoredMatch, ...] = ()
    tables: tuple[Regular, ...] = ()
    binned: bool = False
    more_open: bool = False
    more_tables: bool = False
    guests: tuple[tuple[Sheet, May], ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether nothing was ever kept here."""
        return not (self.open or self.finished or self.unread or self.tables or self.binned)


class Shelf:
    """Asks the store what lies about. Totals come from replaying; a match that did not change is not replayed again."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._known: dict[str, tuple[object, Sheet]] = {}

    def start_over(self) -> None:
        """The database is another one: a match may have been another at the same version."""
        self._known = {}

    def shows(self, match: str) -> bool:
        """Whether this match lay there when it was last read. "": whether any did."""
        return match in self._known if match else bool(self._known)

    async def read(self) -> Lying:
        """What lies about now. Raises what the store raises."""
        return await self._door.ask(self._read)

    def _read(self, store: Store) -> Lying:
        # In the store's thread: nobody else touches what is known, and no screen waits for the replays.
        unread: list[StoredMatch] = []
        still_open = store.matches(OPEN + 1, "open")
        open_now = self._sheets(still_open[:OPEN], unread)
        finished = self._sheets(store.matches(FINISHED, "finished"), unread)
        tables = store.regulars(TABLES + 1)
        guests = tuple((s, one.may) for one in store.guests() for s in self._sheets((one.match,), []))
        wanted = {s.stored.id for s in (*open_now, *finished, *(s for s, _ in guests))}
        self._known = {match: known for match, known in self._known.items() if match in wanted}
        # The replay is the truth about what is over; the store's mark only helps to find it.
        still = tuple(s for s in (*open_now, *finished) if not s.finished)
        over = tuple(s for s in (*open_now, *finished) if s.finished)
        return Lying(
            tuple(sorted(still, key=lambda s: s.stored.touched, reverse=True)),
            tuple(sorted(over, key=lambda s: s.stored.started, reverse=True)),
            tuple(unread),
            tables[:TABLES],
            bool(store.matches(1, "removed")),
            len(still_open) > OPEN,
            len(tables) > TABLES,
            guests,
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
