"""The store: everything that can be asked of what is kept, one question a method, one short transaction a write."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from app.store.agreements import Agreements
from app.store.arriving import Arriving
from app.store.base import unavailable
from app.store.drafts import Drafts
from app.store.hands import Hands
from app.store.history import History
from app.store.listing import Listing
from app.store.matches import Matches
from app.store.merging import Merging
from app.store.opening import open_database
from app.store.pairings import Pairings
from app.store.people import People
from app.store.purging import Purging
from app.store.regulars import Regulars
from app.store.signing import Signing
from app.store.sums import Sums
from app.store.tallies import Tallies
from app.store.values import Notice
from app.store.visiting import Visiting
from app.store.where import database_path, is_server


class Store(
    People, Merging, Regulars, Matches, Listing, Purging, Agreements, Hands, Signing, History, Tallies, Sums,
    Pairings, Arriving, Visiting, Drafts,
):
    """All that is kept in one database: the file `path` (None: the one in the data folder), or on the PostgreSQL server
    of that address. May be used from any thread.

    Opening makes, migrates or sets aside as needed; `notice` is what must be told about it. Raises `NewerDatabase` or
    `UnavailableError`.
    """

    def __init__(self, path: Path | str | None = None) -> None:
        self.path: Path | None = None
        """The database file; None on a server."""
        self.notice: Notice | None = None
        if is_server(path):
            from app.store.server import open_server

            engine, judge = open_server(str(path))
        else:
            self.path = Path(path) if path else database_path()
            engine, self.notice = open_database(self.path)
            judge = partial(unavailable, self.path)
        super().__init__(engine, judge)

    def close(self) -> None:
        """Closes the database and leaves one file behind."""
        self._engine.dispose()
