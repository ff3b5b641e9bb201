"""Whether the database server of `natpit serve --database` lets us in, and in one line why it does not."""

from __future__ import annotations

from app.commands.say import MisuseError
from app.store.trouble import StoreError


def unreachable(url: str) -> MisuseError | None:
    """Tries it once, with the tables brought up to date. None when all is well, else what to say; no password in it."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return MisuseError("command.no_psycopg")
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from app.store.store import Store

    address = make_url(url)
    where = "/".join((address.host or "localhost", address.database or ""))
    try:
        Store(url).close()
    except StoreError as error:
        if "detail" not in error.values:
            return MisuseError(error.id, **{**error.values, "path": where})
        reason = str(error.values["detail"])
    except SQLAlchemyError as error:
        reason = str(error.__cause__ or error)
    else:
        return None
    # 'connection to server at "…", port 5432 failed: FATAL:  role "riet" does not exist', and advice below it.
    first = reason.partition("\n")[0].rpartition("failed: ")[2].rpartition("FATAL:")[2].strip().rstrip(".")
    for secret in (address.password, *(value for name, value in address.query.items() if "password" in name)):
        if secret:
            first = first.replace(str(secret), "…")
    return MisuseError("command.database_away", where=where, reason=first)
