"""A backup that becomes the database again. What was there is kept first, and whatever goes wrong, it is there still.

The pages are laid over the database in one transaction of SQLite's own: whoever is killed halfway finds the old one,
and another process that has it open sees the new one. What was there is copied while that transaction holds the lock:
whatever another process writes is in that copy, or in the database afterwards.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from app.store.backups import Backup, Backups, away, copy, in_terms_of_backups, look
from app.store.edition import new_edition
from app.store.migrations import upgrade
from app.store.trouble import NotPossibleError, UnavailableError

_HEAD = b"SQLite format 3\0"
PATIENCE = 5.0
"""Seconds that another process may hold the database."""


def make_ready(path: Path, backup: Path) -> Path:
    """A copy of the backup beside the database at `path`, looked over and of this Natpit's making, for `put_in_place`;
    of a new edition, by which whoever has the database open knows it for another.

    NotPossibleError "backup.not_whole", "backup.newer" or (from elsewhere, no Natpit at all) "backup.foreign" when it
    cannot be taken back; UnavailableError "backup.full" and so on when the disk does not let us. Then nothing is left.
    """
    ready = path.with_name(f".{path.stem}-{secrets.token_hex(8)}.restoring")
    try:
        with in_terms_of_backups(path.parent):
            found = look(backup, thorough=True).state
            elsewhere = backup.resolve().parent != Backups(path).folder.resolve()
            if elsewhere and found in ("newer", "damaged") and _foreign(backup):
                raise NotPossibleError("backup.foreign", {"file": backup.name})
            if found == "newer":
                raise NotPossibleError("backup.newer", {"file": backup.name})
            if found != "damaged":
                copy(backup, ready)
        if found == "older":
            upgrade(ready)
        if found != "damaged":
            with in_terms_of_backups(path.parent), closing(sqlite3.connect(ready)) as db:
                new_edition(db)
                db.execute("PRAGMA journal_mode = DELETE")
        if found == "damaged" or look(ready, thorough=found == "older").state != "whole":
            raise NotPossibleError("backup.not_whole", {"file": backup.name})
    except BaseException:
        away(ready)
        raise
    return ready


def _foreign(file: Path) -> bool:
    """Whether a file that cannot be taken back is something else than a Natpit that was damaged."""
    try:
        with file.open("rb") as head:
            if head.read(len(_HEAD)) != _HEAD:
                return True
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except (OSError, sqlite3.Error):
        return False  # who knows
    return not there >= {"alembic_version", "match", "journal"}


def put_in_place(path: Path, ready: Path, opens: Callable[[], object]) -> Backup | None:
    """Keeps the database at `path` as a backup that is not counted, makes it what `ready` is, and `opens` it. Nobody in
    this process may have it open. Gives that backup; None when there was no database.

    UnavailableError when it cannot be kept or replaced, or what `opens` raises; then it is as it was.
    """
    kept: Backup | None = None

    def keep() -> None:
        nonlocal kept
        kept = Backups(path).make(before=True)

    with in_terms_of_backups(path.parent):
        lay_over(path, ready, keep if path.exists() else None)
    try:
        opens()
    except BaseException:
        if kept:
            lay_over(path, Backups(path).file(kept.name))
        raise
    return kept


def lay_over(path: Path, ready: Path, first: Callable[[], object] | None = None) -> None:
    """Makes the database at `path` what `ready` is, in one transaction. `first` is done once nobody else can write any
    more; where it raises, nothing changes.
    """
    until = time.monotonic() + PATIENCE
    todo = [first] if first else []

    def progress(status: int, _left: int, _all: int) -> None:
        if status not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            while todo:
                todo.pop()()  # the first page is in the log, so the lock is ours, until the last one is
        elif time.monotonic() > until:
            raise UnavailableError("store.busy", {"path": str(path), "detail": "backup"})

    with (
        closing(sqlite3.connect(f"{ready.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as source,
        closing(sqlite3.connect(path, timeout=PATIENCE)) as target,
    ):
        target.execute("PRAGMA journal_mode = WAL")
        target.execute("PRAGMA synchronous = FULL")
        source.backup(target, pages=1 if first else -1, progress=progress)
