"""Who does what the door is asked, one job after the other: a thread of its own, or where there are no threads, in the
page of a browser, the event loop, one job a turn.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import threading
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from app.store.values import Json

log = logging.getLogger("natpit.store")


class Job(NamedTuple):
    """One thing to do, and whom to tell, where it is done."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[BaseException], None]
    keeps: bool = False
    """Whether nobody waits for it, so that it may wait until a server that is away is back."""
    key: str | None = None
    """Of which draft it is."""


class Draft:
    """The newest draft of a key that still waits for its turn."""

    def __init__(self, data: Json) -> None:
        self.data = data


class Labour:
    """`do` does a job and tells of it; `pause` gives how long one may wait for the next, and `look` is called when that
    was too long; `end` is called when all is done and no more may come. With `threads` all four in the thread.
    """

    def __init__(
        self, do: Callable[[Job], None], look: Callable[[], None], pause: Callable[[], float | None],
        end: Callable[[], None], threads: bool,
    ) -> None:  # fmt: skip
        self._do, self._look, self._pause, self._end, self.threads = do, look, pause, end, threads
        self._jobs: deque[Job | None] = deque()
        self._drafts: dict[str, Draft] = {}
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._turning = False
        """Without threads: whether the event loop will come to the next job by itself."""
        self._closed = False

    @property
    def begun(self) -> bool:
        """Whether there may be something to wait for."""
        return bool(self._thread or self._turning)

    def add(self, job: Job) -> None:
        """Does this after all that was added before. RuntimeError once it is closed."""
        with self._wake:
            self._drafts.clear()  # a later draft must not move past this job
            self._append(job)

    def keep(self, key: str, data: Json, job: Callable[[Draft], Job]) -> None:
        """The same for a draft. While the one before it of the same key still waits, that becomes this one."""
        with self._wake:
            if waiting := self._drafts.get(key):
                waiting.data = data
                return
            draft = self._drafts[key] = Draft(data)
            self._append(job(draft))

    def taken(self, key: str, draft: Draft) -> Json:
        """What is to be written of a draft whose turn has come; the next one of its key is another."""
        with self._wake:
            if self._drafts.get(key) is draft:
                del self._drafts[key]
            return draft.data

    def first(self, jobs: Iterable[Job]) -> None:
        """Does these before all that waits."""
        with self._wake:
            self._jobs.extendleft(reversed(list(jobs)))
            self._wake.notify()

    async def close(self) -> None:
        """Does what was added, and ends. Closing it again is fine."""
        if thread := self._last_call():
            await asyncio.get_running_loop().run_in_executor(None, thread.join)

    def shut(self) -> None:
        """The same, for where there is no event loop."""
        if thread := self._last_call():
            thread.join()

    def _append(self, job: Job) -> None:
        if self._closed:
            raise RuntimeError("This door is closed.")
        self._jobs.append(job)
        if not self.threads:
            self._turn_soon()
        elif not self._thread:
            # A daemon, so that a wedged disk cannot keep the program alive; atexit still finishes the writes.
            self._thread = threading.Thread(target=self._run, name="natpit-store", daemon=True)
            self._thread.start()
            atexit.register(self.shut)
        self._wake.notify()

    def _last_call(self) -> threading.Thread | None:
        with self._wake:
            if self._thread and not self._closed:
                self._jobs.append(None)
                self._wake.notify()
            first, self._closed = not self._closed, True
        if first and not self.threads:
            while self._jobs:
                self._turn()
            self._end()
        return self._thread

    def _turn_soon(self) -> None:
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """One job; then whatever else the event loop has to do comes first."""
        self._turning = False
        if self._jobs and (job := self._jobs.popleft()):
            self._do(job)
        if self._jobs and not self._closed:
            self._turn_soon()

    def _run(self) -> None:
        while True:
            with self._wake:
                if not self._jobs:
                    self._wake.wait(self._pause())
                late = not self._jobs
                job = None if late else self._jobs.popleft()
            if late:
                self._look()
            elif job is None:
                break
            else:
                self._do(job)
        self._end()
        atexit.unregister(self.shut)
