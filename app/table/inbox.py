"""What came in and was not looked at yet: parcels in a folder beside the database. No Flet here.

A parcel is a folder of its own, `inbox/<id>/`, with the files in it and a list of how they were called. It is there
whole or not at all, and nothing in it is believed: the names are only shown, never used as names of files.
"""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from app.store.trouble import NotPossibleError, UnavailableError, UnknownError

LIMIT = 20_000_000
"""Bytes that one parcel holds at most. A match file of a whole evening is some 4,000."""
MOST_FILES = 100
WEEK = 7 * 24 * 3600
"""Seconds that a parcel lies before it is cleared away."""
FOLDER, LIST, PART = "inbox", "parcel.json", ".part"
_ID = re.compile(r"[0-9a-f]{32}")
_HIDDEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class Incoming(NamedTuple):
    """A file that comes in: how it is called elsewhere ("" for pasted text), and what stands in it."""

    name: str
    data: bytes


class Parcel(NamedTuple):
    """What lies in the inbox: the names of its files in order, how many bytes in all, and since when."""

    id: str
    names: tuple[str, ...]
    size: int
    at: datetime


class Inbox:
    """The parcels beside one database. Every method reads or writes the disk: not for the event loop.

    All raise `UnavailableError` when the disk does not let us.
    """

    def __init__(self, beside: Path) -> None:
        self.folder = beside / FOLDER

    def lay(self, files: Sequence[Incoming]) -> Parcel:
        """Lays files that belong together in the inbox, all of them or none.

        NotPossibleError "inbox.nothing", "inbox.too_many" (values most) or "inbox.too_large" (values megabytes, most).
        """
        size = fits([len(file.data) for file in files])
        key = secrets.token_hex(16)
        part, whole = self.folder / f"{key}{PART}", self.folder / key
        names = [shown(file.name) for file in files]
        with _on_disk(self.folder):
            part.mkdir(parents=True)
            try:
                for number, file in enumerate(files):
                    _write(part / str(number), file.data)
                _write(part / LIST, json.dumps({"names": names}).encode())
                os.replace(part, whole)
            except BaseException:
                shutil.rmtree(part, ignore_errors=True)
                raise
            return Parcel(key, tuple(names), size, _since(whole))

    def parcel(self, key: str) -> Parcel | None:
        """The parcel with this id; None when it is gone, or never was."""
        if not _ID.fullmatch(key):
            return None
        with _on_disk(self.folder):
            return _parcel(self.folder / key)

    def files(self, key: str) -> tuple[Incoming, ...]:
        """What came in that parcel. UnknownError "inbox.gone" when it is not there."""
        found = self.parcel(key)
        if found is None:
            raise UnknownError("inbox.gone")
        with _on_disk(self.folder):
            read = [(self.folder / key / str(number)).read_bytes() for number in range(len(found.names))]
        return tuple(map(Incoming, found.names, read))

    def parcels(self) -> tuple[Parcel, ...]:
        """All that lie there, the newest first."""
        with _on_disk(self.folder):
            there = [_parcel(one) for one in self._folders() if _ID.fullmatch(one.name)]
        return tuple(sorted((one for one in there if one), key=lambda one: one.at, reverse=True))

    def remove(self, key: str) -> None:
        """Throws a parcel away. One that is not there is fine."""
        if _ID.fullmatch(key):
            shutil.rmtree(self.folder / key, ignore_errors=True)

    def clean(self, now: float | None = None) -> int:
        """Throws away what lies longer than a week and what was never wholly there; gives how many. `now` in seconds
        since 1970. What cannot be thrown away stays, and is no trouble to anybody.
        """
        gone = 0
        with suppress(OSError):
            for one in self._folders():
                ours = _ID.fullmatch(one.name.removesuffix(PART))
                # One that is being laid at this moment by another process is younger than an hour.
                after = 3600 if one.name.endswith(PART) else WEEK
                with suppress(OSError):
                    if ours and one.stat().st_mtime < (now or time.time()) - after:
                        shutil.rmtree(one)
                        gone += 1
        return gone

    def _folders(self) -> list[Path]:
        return [one for one in self.folder.iterdir() if one.is_dir()] if self.folder.is_dir() else []


def fits(sizes: Sequence[int]) -> int:
    """How many bytes these files are together; NotPossibleError where that is more than a parcel holds, as `lay`."""
    if not sizes:
        raise NotPossibleError("inbox.nothing")
    if len(sizes) > MOST_FILES:
        raise NotPossibleError("inbox.too_many", {"most": MOST_FILES})
    if sum(sizes) > LIMIT:
        raise NotPossibleError("inbox.too_large", {"megabytes": -(-sum(sizes) // 10**6), "most": LIMIT // 10**6})
    return sum(sizes)


def shown(name: str) -> str:
    """A name from elsewhere as it may be shown: without folders, without signs that would break or turn its line."""
    last = re.split(r"[/\\]", name)[-1]
    return " ".join(_HIDDEN.sub("", last).split())[:120]


def _parcel(folder: Path) -> Parcel | None:
    try:
        names = json.loads((folder / LIST).read_bytes())["names"]
        size = sum((folder / str(number)).stat().st_size for number in range(len(names)))
        return Parcel(folder.name, tuple(map(str, names)), size, _since(folder))
    except (FileNotFoundError, NotADirectoryError, ValueError, KeyError, TypeError):
        return None


def _since(folder: Path) -> datetime:
    return datetime.fromtimestamp(folder.stat().st_mtime, UTC)


def _write(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _on_disk(folder: Path) -> Iterator[None]:
    """Turns what the disk says into an `UnavailableError` of the folder."""
    try:
        yield
    except OSError as error:
        words = {errno.ENOSPC: "store.full", errno.EROFS: "store.read_only", errno.EACCES: "store.read_only"}
        values = {"path": str(folder), "detail": str(error)}
        raise UnavailableError(words.get(error.errno or 0, "store.unreachable"), values) from error
