"""While the database server is away: who asks is told so at once, what is only to be kept waits until it is back."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Protocol

from app.store.trouble import UnavailableError

AWAY = "store.server_away"
EVERY = 1.0
"""Seconds between two looks whether it is back."""
MOST = 10_000
"""What is kept at most; a draft counts once however often it changed."""

log = logging.getLogger("natpit.store")


class Keepable(Protocol):
    """What waits. `key`: of several drafts with the same key the newest counts."""

    @property
    def key(self) -> str | None: ...


class Away:
    """Watches over one server. `answers` tries it and says whether it answers, `went` is told when it goes, `back` when
    it is there again; `back` gets what was kept, in order, and does it before anything else.
    """

    def __init__(
        self, answers: Callable[[], bool], went: Callable[[UnavailableError], object],
        back: Callable[[list[Keepable]], object], every: float = EVERY,
    ) -> None:  # fmt: skip
        self._answers, self._went, self._back, self._every = answers, went, back, every
        self._error: UnavailableError | None = None
        self._kept: list[Keepable] = []
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def refuse(self) -> None:
        """Raises what is wrong while the server is away: nobody waits for a connection that will not come."""
        if error := self._error:
            raise UnavailableError(error.id, error.values)

    def is_it(self, error: BaseException) -> bool:
        """Whether this says that the server is away; if it does, looks at once, and from now on until it is back."""
        if not isinstance(error, UnavailableError) or error.id != AWAY:
            return False
        if self._error is None and not self._stopped.is_set() and not self._answers():  # else one line was cut, no more
            self._error = error
            log.warning("The database server is away.")
            self._went(error)
            self._thread = threading.Thread(target=self._watch, name="natpit-away", daemon=True)
            self._thread.start()
        return True

    def keep(self, what: Keepable) -> bool:
        """Keeps this until the server is back; False when it is back already, or there is too much."""
        with self._lock:
            if self._error is None or len(self._kept) >= MOST:
                return False
            if what.key is not None:
                self._forget(what.key)
            self._kept.append(what)
            return True

    def stop(self) -> list[Keepable]:
        """Looks no more, and gives what is still kept."""
        self._stopped.set()
        if self._thread:
            self._thread.join(10)
        with self._lock:
            kept, self._kept, self._error = self._kept, [], None
            return kept

    def _forget(self, key: str) -> None:
        for n in range(len(self._kept) - 1, -1, -1):
            if self._kept[n].key is None:
                return  # what was said in between may be about this very draft
            if self._kept[n].key == key:
                del self._kept[n]
                return

    def _watch(self) -> None:
        while not self._stopped.wait(self._every):
            if self._answers():
                with self._lock:
                    kept, self._kept, self._error = self._kept, [], None
                    log.warning("The database server is back.", extra={"told": {"kept": len(kept)}})
                    self._back(kept)
                return
