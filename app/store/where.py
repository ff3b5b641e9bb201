"""Where the data lies."""

from __future__ import annotations

import os
from pathlib import Path

FILE = "natpit.db"


def data_folder() -> Path:
    """The folder of all that Natpit keeps: `NATPIT_DATA`, else what the phone gives, else the user's data folder."""
    if told := os.environ.get("NATPIT_DATA") or os.environ.get("FLET_APP_STORAGE_DATA"):
        return Path(told).expanduser().absolute()
    import platformdirs  # only where nobody said otherwise

    return platformdirs.user_data_path("natpit", appauthor=False)


def cache_folder() -> Path:
    """The folder of what can be made again: `NATPIT_CACHE`, else the user's cache folder."""
    if told := os.environ.get("NATPIT_CACHE"):
        return Path(told).expanduser().absolute()
    import platformdirs

    return platformdirs.user_cache_path("natpit", appauthor=False)


def database_path() -> Path:
    """The database file."""
    return data_folder() / FILE


def is_server(database: object) -> bool:
    """Whether this is the address of a PostgreSQL server and not a file."""
    return isinstance(database, str) and database.startswith(("postgresql://", "postgresql+psycopg://"))
