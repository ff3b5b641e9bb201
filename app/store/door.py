"""The way from a screen to the store: one thread that owns it, asked in order, never on the event loop.

Where there are no threads, in the page of a browser, the event loop does one job a turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from app.paths import IN_PAGE
from app.store.labour import Draft, Job, Labour
from app.store.trouble import NotPossibleError, StoreError
from app.store.values import Json, Notice
from app.store.where import database_path

if TYPE_CHECKING:
    from app.store.away import Away, Keepable
    from app.store.edition import Watched
    from app.store.keeper import Keeper
    from app.store.server import Listener
    from app.store.store import Store

T = TypeVar("T")
OnError = Callable[[BaseException], None]

LOOK = 1.0
"""Seconds after which a door that nobody asks anything looks whether another process put a backup in place."""

log = logging.getLogger("natpit.store")


class Door:
    """A store behind one worker thread. Any number of event loops and threads may ask; all is done in order.

    `path` is the database file, None for the one in the data folder. Nothing is imported, made or opened before `warm`
    or the first question. `on_error` is told of what `post` and `keep_draft` could not write, when the post itself
    names nobody; without it the failure is logged. Without `threads` all is done on the event loop that asks, in turns.
    """

    def __init__(
        self, path: Path | str | None = None, on_error: OnError | None = None, threads: bool = not IN_PAGE
    ) -> None:
        self.notice: Notice | None = None
        """What must be told about the opening (a damaged file was set aside), once `ready`."""
        self.trouble: StoreError | None = None
        """Why the store could not be opened, while it cannot. Every question tries again."""
        self.on_backup_trouble: OnError = lambda error: None
        """Told, in a thread of its own, that the backup of the day could not be made."""
        self.on_replaced: Callable[[], None] = lambda: None
        """Told, on the event loop, that the database is another one from now on, whichever process took it back."""
        self.on_away: OnError = lambda error: None
        """Told, in a thread of its own, that the database server went away. From then on every question fails at once,
        and what is posted or kept waits, until it is back."""
        self.on_back: Callable[[], None] = lambda: None
        """Told, in a thread of its own, that it is there again, and what waited is being done."""
        self.only_look = ""
        """Why nothing may be written here, as the id of a sentence. Told before the store is opened."""
        self.on_write: Callable[[], object] = lambda: None
        """Told, where the store is, of every write before it begins."""
        self._path = path
        self._keeper: Keeper | None = None
        self._listener: Listener | None = None
        self._edition: Watched | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        """Where something was asked last."""
        self._on_error = on_error
        self._away: Away | None = None if self.in_a_file else self._watch()
        self._store: Store | None = None
        self._labour = Labour(self._do, self._look_now, lambda: LOOK if self._edition else None, self._end, threads)

    @property
    def in_a_file(self) -> bool:
        """Whether the database is a file of ours, of which backups are made, and not on a server."""
        return not (isinstance(self._path, str) and "://" in self._path)

    @property
    def path(self) -> Path:
        """The database file. Beside it lies what is no part of the database; with a server, in the data folder."""
        return Path(self._path) if self._path and self.in_a_file else database_path()

    @property
    def backup_trouble(self) -> StoreError | None:
        """Why the last backup could not be made, until one is."""
        return self._keeper.trouble if self._keeper else None

    @property
    def ready(self) -> bool:
        """Whether the store is open, so that a question costs no import."""
        return self._store is not None

    def warm(self) -> None:
        """Begins to import and open, without waiting: for when the first frame is drawn. Failure shows in `trouble`."""
        self._labour.add(Job(self._opened, _drop, _drop))

    async def opened(self) -> Notice | None:
        """Waits until the store is open and gives what must be told about it. Raises what kept it from opening."""
        await self._wait(self._opened)
        return self.notice

    async def ask(self, question: Callable[[Store], T]) -> T:
        """Runs `question` in the store's thread, after all that was asked before, and gives its answer.

        A question once asked is carried out even when whoever asked goes away: a write is never half lost.
        Raises what the question raises (mostly a `StoreError`), or what kept the store from opening.
        """
        return await self._wait(lambda: question(self._opened()))

    def post(self, write: Callable[[Store], object], on_error: OnError | None = None) -> None:
        """Runs `write` in its turn, without waiting. A failure goes to `on_error` (else the door's), on the event loop
        that posted it where there is one.
        """
        self._labour.add(Job(lambda: write(self._opened()), _drop, self._teller(on_error), True))

    def keep_draft(self, key: str, data: Json) -> None:
        """Keeps what is half entered, without waiting. While the draft before it still waits, only the newest is
        written; it never moves past a question or post in between. `data` must not be changed afterwards.
        """
        if self.only_look:
            return  # who only looks is told when something is to be written, not at every tap
        tell = self._teller(None)

        def job(draft: Draft) -> Job:
            return Job(lambda: self._opened().save_draft(key, self._labour.taken(key, draft)), _drop, tell, True, key)

        self._labour.keep(key, data, job)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """On a server: tells, on this event loop, which matches are written to by whichever process, and at which
        version they are then; as `Listener` does. In a file nobody else writes.
        """
        if self.in_a_file or self._listener is not None:
            return
        from app.store.server import Listener

        loop = asyncio.get_running_loop()
        self._listener = Listener(str(self._path), lambda *told: _on(loop, lambda: heard(*told)))

    async def restore(self, backup: Path) -> str:
        """Makes a backup the database again, in its turn, and gives the name of the backup in which all that was there
        before is kept ("" when there was nothing). Reading and writing wait meanwhile; `on_replaced` is told.

        Raises what `make_ready` and `put_in_place` in `restoring` raise; then what was there is there still.
        """
        if self.only_look:
            raise NotPossibleError(self.only_look)
        from app.store.backups import away
        from app.store.restoring import make_ready, put_in_place

        loop = asyncio.get_running_loop()
        ready = await asyncio.to_thread(make_ready, self.path, backup)

        def put() -> str:
            self._shut_store()
            try:
                kept = put_in_place(self.path, ready, self._opened)
            finally:
                away(ready)
            _on(loop, self.on_replaced)
            return kept.name if kept else ""

        return await self._wait(put)

    async def reopen(self, change: Callable[[], object]) -> None:
        """Closes the store in its turn, calls `change`, and opens it again: the file is another one afterwards."""

        def turn() -> None:
            self._shut_store()
            change()
            self._opened()

        await self._wait(turn)

    async def settle(self) -> None:
        """Waits until all that was asked before is done. Opens nothing that nobody asked for."""
        if self._labour.begun:
            await self._wait(lambda: None)

    async def close(self) -> None:
        """Finishes what was asked, then closes the database. A closed door stays closed; closing it again is fine."""
        await self._labour.close()

    def shut(self) -> None:
        """The same as `close`, for where there is no event loop."""
        self._labour.shut()

    # Everything above adds jobs; everything below does them.

    async def _wait(self, work: Callable[[], T]) -> T:
        self._loop = loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def teller(settle: Callable[[Any], None]) -> Callable[[Any], None]:
            return lambda value: _on(loop, lambda: None if answer.done() else settle(value))

        self._labour.add(Job(work, teller(answer.set_result), teller(answer.set_exception)))
        return await answer

    def _teller(self, on_error: OnError | None) -> OnError:
        told = on_error or self._on_error
        if not told:
            return lambda error: log.error("A write failed.", exc_info=error)
        tell = told
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return tell
        return lambda error: _on(loop, lambda: tell(error))

    def _end(self) -> None:
        self._last_try()
        self._shut_store()

    def _do(self, job: Job) -> None:
        try:
            if self._away:
                self._away.refuse()
            self._look()
            answer = job.work()
        except BaseException as error:
            if self._away and self._away.is_it(error) and job.keeps and self._away.keep(job):
                return
            tell, what = job.failed, error
        else:
            tell, what = job.done, answer
        try:
            tell(what)
        except Exception:
            log.exception("Whoever was to be told of a failure failed.")

    def _look_now(self) -> None:
        """The same between two jobs, when nobody asks anything."""
        self._do(_LOOK)

    def _look(self) -> None:
        """Where another process took a backup back, that is opened by whoever asks next, and the screens are told."""
        if self._edition and self._edition.is_another():
            self._shut_store()
            if self._loop:
                _on(self._loop, self.on_replaced)

    def _watch(self) -> Away:
        from app.store.away import Away

        def answers() -> bool:
            from app.store.server import answers

            return answers(str(self._path))

        def went(error: StoreError) -> None:
            self.on_away(error)

        def back(kept: list[Keepable]) -> None:
            self._labour.first(kept)  # type: ignore[arg-type]
            self.on_back()

        return Away(answers, went, back)

    def _last_try(self) -> None:
        """The door closes: what still waits for a server that is away is tried once more."""
        kept = self._away.stop() if self._away else []
        try:
            for job in kept:
                job.work()  # type: ignore[attr-defined]
        except Exception:
            log.exception("What waited for the database server was not kept.")

    def _shut_store(self) -> None:
        if self._listener:
            self._listener.stop()
            self._listener = None
        if self._keeper:
            self._keeper.stop()
        if self._edition:
            self._edition.close()
            self._edition = None
        if self._store:
            self._store.close()
            self._store = None

    def _opened(self) -> Store:
        if self._store is None:
            from app.store.store import Store

            try:
                self._store = Store(self._path)
            except StoreError as error:
                self.trouble = error
                raise
            self.trouble, self.notice = None, self._store.notice
            self._store.only_look = self.only_look
            if self.in_a_file and not self.only_look:
                if self._labour.threads:
                    self._watch_edition()
                self._keep_backups(self._store)
        return self._store

    def _watch_edition(self) -> None:
        import sqlite3

        from app.store.edition import Watched

        try:
            self._edition = Watched(self.path)
        except (OSError, sqlite3.Error):
            log.warning("A backup that another process takes back is not seen here.", exc_info=True)

    def _keep_backups(self, store: Store) -> None:
        from app.store.keeper import Keeper

        self._keeper = Keeper(self.path, self._backup_failed, self._labour.threads)
        self._keeper.opened()
        store.before_write = self._writes

    def _writes(self) -> None:
        if self._keeper:
            self._keeper.wrote()
        self.on_write()

    def _backup_failed(self, error: BaseException) -> None:
        self.on_backup_trouble(error)  # whoever listens by now


def _drop(_: object) -> None:
    """For whoever does not wait for the answer."""


_LOOK = Job(lambda: None, _drop, _drop)
"""Nothing but what is done before every job."""


def _on(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Runs `call` on the loop; a loop that is gone has nobody left to tell."""
    try:
        loop.call_soon_threadsafe(call)
    except RuntimeError:
        log.debug("The event loop that asked is closed.")
