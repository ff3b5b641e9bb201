"""From an older database to this one, by Alembic, without a command line or an ini file.

A new revision is a file in `versions` (written by hand, its `revision` the next number), its number added to
`app.store.opening.REVISIONS`, and the tables changed to match: the tests tell where the three differ.
"""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from app.store.base import WRITES, unavailable
from app.store.opening import make_engine
from app.store.trouble import UnavailableError

FOLDER = Path(__file__).parent
_one_at_a_time = threading.Lock()  # Alembic keeps the migration it runs in module globals


def config() -> Config:
    """Where the revisions are that came with this Natpit; on a phone they are there as byte code only."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    if not any((FOLDER / "versions").glob("*.py")):
        found.set_main_option("sourceless", "true")
    return found


def upgrade(path: Path, to: str = "head") -> None:
    """Brings the database at `path` (made when there is none) to a revision, in one transaction: wholly or not at all.

    UnavailableError "store.not_migrated" (values path, detail) when a step fails.
    """
    engine = make_engine(path)
    try:
        with engine.execution_options(**{WRITES: True}).begin() as db:
            upgrade_on(db, to)
    except Exception as error:
        failed = UnavailableError("store.not_migrated", {"path": str(path), "detail": str(error)})
        raise (unavailable(path, error) or failed) from error
    finally:
        engine.dispose()


def upgrade_on(db: Connection, to: str = "head") -> None:
    """The same on a connection that is in a transaction, which whoever gave it ends."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    where = config()
    script = ScriptDirectory.from_config(where)

    def steps(revision: Any, _context: Any) -> Any:
        return script._upgrade_revs(to, revision)

    with _one_at_a_time, EnvironmentContext(where, script, fn=steps) as environment:
        # No transactions of its own: SQLite would commit between the steps.
        environment.configure(connection=db, transactional_ddl=False)
        environment.run_migrations()
