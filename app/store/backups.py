"""Copies of the database beside it: one for every day on which something changed, ten of them.

A copy is made under another name, looked over and only then given its own, so what bears the name of a backup is whole.
Those that are made before an older one is taken back are kept as well, and not counted among the ten.
"""

from __future__ import annotations

import errno
import filecmp
import os
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from app.store.opening import REVISIONS, THOROUGH
from app.store.trouble import UnavailableError, UnknownError

FOLDER = "backups"
MOST = 10
PAGES = 1024
"""So many pages are copied at a time: 4 MiB."""
AHEAD = timedelta(days=1)
"""What is dated further in the future was made while the clock was ahead; nearer, it may be of another time zone."""
STALE = 3600
"""Seconds after which a copy that was never finished is nobody's any more."""
_NAME = re.compile(r"(?P<stem>.+)-(?P<at>\d{8}-\d{6})(?:-(?P<nth>\d+))?(?P<kept>-before)?\.db")
_PART = ".part"

State: TypeAlias = Literal["whole", "older", "newer", "damaged"]
"""Whole; whole and of an older Natpit, so that it will be migrated; of a newer one, which this one cannot read."""


class Backup(NamedTuple):
    """A backup by its name: when it was made, its size in bytes, and whether that was `before` one was taken back."""

    name: str
    at: datetime
    size: int
    before: bool = False


class Looked(NamedTuple):
    """What is in a backup: its state, and how many matches that are not in the bin; None where that cannot be told.
    `empty`: nobody ever wrote anything in it.
    """

    state: State
    matches: int | None = None
    empty: bool = False


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """Whoever asked for it wants it no more."""


class Backups:
    """The backups of the database at `path`. Every method works on the disk: not for the event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.folder = path.with_name(FOLDER)

    def listed(self) -> tuple[Backup, ...]:
        """All that are there, the newest first. () where the folder cannot be read."""
        found = []
        with suppress(OSError):
            for one in self.folder.iterdir():
                with suppress(OSError, ValueError):
                    match = _NAME.fullmatch(one.name)
                    if match and match["stem"] == self.path.stem:
                        at = datetime.strptime(match["at"], "%Y%m%d-%H%M%S").astimezone()
                        backup = Backup(one.name, at, one.stat().st_size, bool(match["kept"]))
                        found.append((at, int(match["nth"] or 1), backup))
        return tuple(backup for _, _, backup in sorted(found, reverse=True))

    def newest(self) -> Backup | None:
        """The last one that was made by itself. One that bears a date that is yet to come counts as older than all."""
        return next(iter(self._by_itself()), None)

    def _by_itself(self) -> list[Backup]:
        until = datetime.now().astimezone() + AHEAD
        found = [one for one in self.listed() if not one.before]
        return sorted(found, key=lambda one: one.at > until)  # within each, the newest first still

    def file(self, name: str) -> Path:
        """Where the backup of this name is. UnknownError "backup.gone" when it is not there."""
        if not any(one.name == name for one in self.listed()):
            raise UnknownError("backup.gone")
        return self.folder / name

    def look(self, name: str) -> Looked:
        """What is in it. UnknownError "backup.gone" when it is not there."""
        return look(self.file(name))

    def make(self, *, before: bool = False, go_on: Callable[[], bool] = lambda: True) -> Backup | None:
        """Copies the database as it is at this moment, also while it is written to; who writes waits for nothing.

        None when the newest backup holds the very same, or when there is nothing to be kept. Raises `Stopped` once
        `go_on` says no, and UnavailableError "backup.full", "backup.read_only", "backup.damaged" or "backup.failed"
        (values path, detail); then nothing is left of it.
        """
        with in_terms_of_backups(self.folder):
            if not self.path.exists():
                return None
            self.folder.mkdir(parents=True, exist_ok=True)
            self._sweep()
            part = self.folder / f"{secrets.token_hex(8)}{_PART}"
            try:
                copy(self.path, part, go_on)
                looked = look(part, thorough=not before)  # before one is taken back, everybody waits
                if looked.state == "damaged":
                    raise UnavailableError("backup.damaged", {"path": str(self.path), "detail": "integrity_check"})
                if not before and (looked.empty or self._known(part)):
                    return None
                to_disk(part)
                made = self._name(part, before)
            finally:
                away(part)
            if not before:
                self._prune(made.name, go_on)
            return made

    def _known(self, part: Path) -> bool:
        """Whether the newest backup holds the very same."""
        last = self.newest()
        return last is not None and filecmp.cmp(part, self.folder / last.name, shallow=False)

    def _name(self, part: Path, before: bool) -> Backup:
        at, size = datetime.now().replace(microsecond=0), part.stat().st_size
        stamp = f"{self.path.stem}-{at:%Y%m%d-%H%M%S}"
        end = "-before.db" if before else ".db"
        for number in range(1, 1000):
            name = f"{stamp}{f'-{number}' if number > 1 else ''}{end}"
            try:
                os.link(part, self.folder / name)  # unlike a rename it never takes the place of another
            except FileExistsError:
                continue
            except (OSError, AttributeError):  # a disk that knows no links, a page in a browser that has none
                if (self.folder / name).exists():
                    continue
                os.replace(part, self.folder / name)
            to_disk(self.folder)
            return Backup(name, at.astimezone(), size, before)
        raise UnavailableError("backup.failed", {"path": str(self.folder), "detail": stamp})

    def _prune(self, made: str, go_on: Callable[[], bool]) -> None:
        """Of those that made themselves the newest ten that are of use stay, `made` always among them, and of what is
        damaged only what is not older. One that will not go is no trouble.
        """
        others = [one for one in self._by_itself() if one.name != made]
        if len(others) < MOST:
            return
        whole = 1
        for one in others:
            if not go_on():
                return  # the next time will do
            if whole == MOST:
                away(self.folder / one.name)
                continue
            with suppress(OSError):
                whole += look(self.folder / one.name).state != "damaged"

    def _sweep(self) -> None:
        """What a process that was killed left behind."""
        for part in self.folder.glob(f"*{_PART}*"):
            with suppress(OSError):
                if part.stat().st_mtime < time.time() - STALE:
                    part.unlink()


def copy(path: Path, to: Path, go_on: Callable[[], bool] = lambda: True) -> None:
    """Copies a database, whatever is still in its log, as one file that needs no log. Raises `Stopped`."""

    def progress(_status: int, _left: int, _all: int) -> None:
        if not go_on():
            raise Stopped
        to_disk(to)  # piece by piece: a hand that is written meanwhile waits for no more than one

    with (
        closing(sqlite3.connect(path, timeout=5, isolation_level=None)) as source,
        closing(sqlite3.connect(to)) as made,
    ):
        made.execute("PRAGMA synchronous = OFF")  # nobody knows it yet; it goes to the disk as a whole
        source.execute("BEGIN")
        source.execute("SELECT 1 FROM sqlite_master").fetchone()  # from here on one moment, however long it takes
        source.backup(made, pages=PAGES, progress=progress, sleep=0.001)
        made.execute("PRAGMA journal_mode = DELETE")


def look(path: Path, thorough: bool = False) -> Looked:
    """What is in the database file at `path`, which nobody writes to. Nothing beside it is made.

    `thorough` checks the indexes against the tables as well, however large it is.
    """
    check = "integrity_check" if thorough or path.stat().st_size < THOROUGH else "quick_check"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            if db.execute(f"PRAGMA {check}(1)").fetchone()[0] != "ok":
                return Looked("damaged")
            (revision,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
            if revision not in REVISIONS:
                return Looked("newer")
            (matches,) = db.execute('SELECT count(*) FROM "match" WHERE removed IS NULL').fetchone()
            asked = (f"EXISTS (SELECT 1 FROM {table})" for table in ("journal", "person"))
            (anything,) = db.execute(f"SELECT {' OR '.join(asked)}").fetchone()
            return Looked("whole" if revision == REVISIONS[-1] else "older", matches, not anything)
    except (sqlite3.DatabaseError, TypeError):
        return Looked("damaged")


def to_disk(path: Path) -> None:
    """Waits until a file is on the disk; of a folder, until its names are. Not every system lets a folder be opened."""
    try:
        handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    except OSError:
        return
    try:
        with suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)


def away(path: Path) -> None:
    """Removes a database and what belongs to it; what will not go stays."""
    for end in ("", "-journal", "-wal", "-shm"):
        with suppress(OSError):
            path.with_name(path.name + end).unlink(missing_ok=True)


@contextmanager
def in_terms_of_backups(folder: Path) -> Iterator[None]:
    """What the disk says of a backup, in our terms."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        code, number = getattr(error, "sqlite_errorcode", 0) & 0xFF, getattr(error, "errno", 0)
        word = "backup.failed"
        if code == sqlite3.SQLITE_FULL or number == errno.ENOSPC:
            word = "backup.full"
        elif code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM) or number in (errno.EACCES, errno.EROFS):
            word = "backup.read_only"
        elif code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            word = "backup.damaged"
        raise UnavailableError(word, {"path": str(folder), "detail": str(error)}) from error
