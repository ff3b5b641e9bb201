"""Who makes the backup of the day, in a thread of its own: no screen waits for it and no write is held up.

Where there are no threads the event loop makes it in a quiet moment.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

from app.store.backups import Backups, Stopped
from app.store.trouble import StoreError, UnavailableError

PAUSE = 5.0
"""Seconds that it lets pass: whoever just opened Natpit, or just wrote a hand, goes first."""
DAY = timedelta(days=1)

log = logging.getLogger("natpit.backups")


class Keeper:
    """Watches over the backups of one database. `on_trouble` is told, in the keeper's thread, when one fails, whatever
    the reason: once, and again only after one was made. Who writes is never told.
    """

    def __init__(
        self, path: Path, on_trouble: Callable[[StoreError], object] = lambda _: None, threads: bool = True
    ) -> None:
        self.trouble: StoreError | None = None
        """Why the last backup could not be made, until one is."""
        self._backups = Backups(path)
        self._tell = on_trouble
        self._day = date.min
        self._stop = threading.Event()
        self._threads = threads
        self._thread: threading.Thread | None = None

    def opened(self) -> None:
        """The database was opened: a backup is made when the last one is older than a day."""
        last = self._backups.newest()
        late = last is None or abs(datetime.now().astimezone() - last.at) > DAY  # one of tomorrow says nothing either
        if late:
            self._begin()
        if late or (last and last.at.date() == date.today()):
            self._day = date.today()  # that is the one of today: its first write needs no other

    def wrote(self) -> None:
        """Something is about to be written: the first time on a day, a backup is made. Costs next to nothing."""
        if self._day != (today := date.today()):
            self._day = today
            self._begin()

    def stop(self) -> None:
        """Breaks off what is being made, and waits until that is so."""
        self._stop.set()
        if self._thread:
            self._thread.join()

    def settle(self) -> None:
        """Waits for the backup that is being made, for whoever must know that it is there."""
        if self._thread:
            self._thread.join()

    def _begin(self) -> None:
        if not self._threads:
            asyncio.get_running_loop().call_later(PAUSE, self._make_now)
        elif not (self._thread and self._thread.is_alive()) and not self._stop.is_set():
            thread = threading.Thread(target=self._make, name="natpit-backup", daemon=True)
            try:
                thread.start()
            except RuntimeError as error:  # no more threads
                self._failed(self._unforeseen(error))
            else:
                self._thread = thread

    def _make(self) -> None:
        if not self._stop.wait(PAUSE):
            self._make_now()

    def _make_now(self) -> None:
        began = time.perf_counter()
        try:
            made = self._backups.make(go_on=lambda: not self._stop.is_set())
        except Stopped:
            return
        except StoreError as error:
            self._failed(error)
        except Exception as error:
            self._failed(self._unforeseen(error))
        else:
            self.trouble = None
            log.info("A backup in %.2f s: %s", time.perf_counter() - began, made.name if made else "nothing new")

    def _unforeseen(self, error: Exception) -> StoreError:
        log.error("A backup failed in a way that nobody thought of.", exc_info=error)
        return UnavailableError("backup.failed", {"path": str(self._backups.folder), "detail": str(error)})

    def _failed(self, error: StoreError) -> None:
        log.warning("No backup: %s", error.id)
        if self.trouble is None or self.trouble.id != error.id:
            self.trouble = error
            try:
                self._tell(error)
            except Exception:
                log.exception("Whoever was to be told of a backup failed.")
