"""Which edition of a database file it is: one that is put in its place by a backup taken back is another.

The number is in the head of the file (SQLite's `user_version`, of which nothing else here makes use), so it changes in
the same transaction as all the rest, and every process sees it.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection


def edition_of(db: Connection) -> int:
    """The edition, as this transaction sees it. A server has one: backups are not taken back there by Natpit."""
    if db.dialect.name != "sqlite":
        return 0
    return int(db.exec_driver_sql("PRAGMA user_version").scalar_one())


def new_edition(db: sqlite3.Connection) -> None:
    """Makes the file another edition than any before."""
    db.execute(f"PRAGMA user_version = {secrets.randbelow(2**31 - 1) + 1}")


class Watched:
    """The edition of the database at `path`, which is there: to be asked often, from one thread."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=0)
        self._known = self._now()

    def is_another(self) -> bool:
        """Whether it is another one since this was made. Takes some 10 µs; who cannot tell says no."""
        with suppress(sqlite3.Error):
            return self._now() != self._known
        return False

    def close(self) -> None:
        """Before the database itself, which tidies up when nobody else has it open."""
        self._db.close()

    def _now(self) -> int:
        return int(self._db.execute("PRAGMA user_version").fetchone()[0])
