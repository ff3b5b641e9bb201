"""The store on a PostgreSQL server: the same tables and questions, for several processes at once.

What one process writes, the others hear of: the write notifies at its commit, and a thread a process listens.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from app.store.base import TOUCHED, WRITES, Judge, dumps, told_by
from app.store.opening import REVISIONS
from app.store.trouble import NewerDatabase, UnavailableError

CHANNEL = "natpit"
PATIENCE = 5
"""Seconds to wait for a connection, as for the lock of a file."""
_SLOWEST = 10_000
"""Milliseconds after which the server gives a statement up: nobody at a table waits longer."""
_LINE: Any = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""After how long a server that fell silent, its cable pulled, is taken for gone (seconds; the last in milliseconds)."""
_MIGRATION = 0x4E41_5450
"""The advisory lock that a migration takes: of several processes that start at once, one migrates."""
_KINDS = {"08": "store.server_away", "53": "store.server_busy", "57": "store.server_away", "25": "store.read_only"}
"""The classes of SQLSTATE that tell of the server and not of the question."""
_BUSY = frozenset({"40001", "40P01", "55P03", "57014"})

log = logging.getLogger("natpit.store")


def open_server(url: str) -> tuple[Engine, Judge]:
    """An engine on the database at `url`, at the newest revision, and who tells what the server says of itself.

    Raises `NewerDatabase`, and `UnavailableError` when the server is away.
    """
    address = make_url(url).set(drivername="postgresql+psycopg")
    where = "/".join((address.host or "localhost", address.database or ""))  # no user, no password: it may be shown
    engine = create_engine(
        address,
        json_serializer=dumps,
        pool_pre_ping=True,
        pool_size=2,
        connect_args={**_LINE, "connect_timeout": PATIENCE, "options": f"-c statement_timeout={_SLOWEST}"},
    )
    event.listen(engine, "begin", _begin)
    event.listen(engine, "commit", _announce)

    def judge(error: BaseException) -> UnavailableError | None:
        return _unavailable(where, error)

    try:
        with told_by(judge), engine.execution_options(**{WRITES: True}).begin() as db:
            _to_newest(db, where)
    except BaseException:
        engine.dispose()
        raise
    return engine, judge


class Listener:
    """Hears what other processes, and this one, wrote. `heard` is called in a thread of its own with the match's id and
    the version that was made; 0 when something else about it changed, such as who may see it. With "" and 0 when
    anything may have changed: a name, or the connection was gone for a while.
    """

    def __init__(self, url: str, heard: Callable[[str, int], None]) -> None:
        self._url = _plain(url)
        self._heard = heard
        self._stopped = threading.Event()
        self.ready = threading.Event()
        """Set while it listens."""
        self._thread = threading.Thread(target=self._run, name="natpit-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stops listening; within a second."""
        self._stopped.set()
        self._thread.join(2 * PATIENCE)

    def _run(self) -> None:
        import psycopg

        again = False
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, connect_timeout=PATIENCE, **_LINE) as db:
                    db.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    if again:
                        self._heard("", 0)
                    while not self._stopped.is_set():
                        for told in db.notifies(timeout=0.5):
                            match, _, version = told.payload.partition(" ")
                            self._heard(match, int(version or 0))
            except psycopg.Error as error:
                log.warning("The database server is away: %s", type(error).__name__)
            finally:
                self.ready.clear()
            again = True
            self._stopped.wait(1)


def answers(url: str) -> bool:
    """Whether the server lets us in and answers, at once."""
    import psycopg

    try:
        with psycopg.connect(_plain(url), autocommit=True, connect_timeout=2, **_LINE) as db:
            db.execute("SELECT 1")
    except psycopg.Error:
        return False
    return True


def _plain(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def _begin(db: Connection) -> None:
    db.info.pop(TOUCHED, None)
    if not db.get_execution_options().get(WRITES):
        # A match is read by several questions: all of them see the same moment.
        db.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


def _announce(db: Connection) -> None:
    for match_id, version in sorted(db.info.pop(TOUCHED, {}).items()):
        told = f"{match_id} {version}" if version else match_id
        db.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})


def _to_newest(db: Connection, where: str) -> None:
    db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION})
    found = None
    if db.execute(text("SELECT to_regclass('alembic_version')")).scalar() is not None:
        found = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found not in REVISIONS:
        raise NewerDatabase("store.newer", {"path": where, "found": found, "known": REVISIONS[-1]})
    if found != REVISIONS[-1]:
        from app.store.migrations import upgrade_on  # Alembic takes as long to import as all the rest

        upgrade_on(db)


def _unavailable(where: str, error: BaseException) -> UnavailableError | None:
    cause = error.orig if isinstance(error, DBAPIError) else error
    state: Any = getattr(cause, "sqlstate", None)
    kind = "store.busy" if state in _BUSY else _KINDS.get(state[:2]) if isinstance(state, str) else None
    if kind is None and isinstance(error, (OperationalError, InterfaceError)) and state is None:
        kind = "store.server_away"  # no answer at all carries no state
    return UnavailableError(kind, {"path": where, "detail": str(cause)}) if kind else None
