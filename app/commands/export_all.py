"""`natpit export --all`: every match in one zip, as match files or as tables for a spreadsheet."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from app.commands.landing import put_file
from app.commands.say import complain, words

if TYPE_CHECKING:
    from app.store.store import Store


def export_all(store: Store, to: str | None, *, tables: bool, removed: bool) -> int:
    """Writes the zip to `to`, a file or a folder ("-": standard output; None: here, under its own name). Gives the exit
    status.
    """
    from app.table.archive import archive_name

    name = archive_name(datetime.now(UTC), "csv.zip" if tables else "zip")
    if to == "-":
        _write(store, sys.stdout.buffer, tables=tables, removed=removed)
        return 0
    path = Path(to) / name if to and os.path.isdir(to) else Path(to or name)
    try:
        n = put_file(path, lambda target: _write(store, target, tables=tables, removed=removed))
    except OSError as error:
        return complain("command.not_written", 1, file=str(path), reason=error.strerror or str(error))
    print(words().say("command.exported_all", n=n, file=str(path)), file=sys.stderr)
    return 0


def _write(store: Store, target: BinaryIO, *, tables: bool, removed: bool) -> int:
    from app.table.archive import MatchFiles, paginate
    from app.table.spreadsheet import Tables

    return paginate(store, Tables(target, words()) if tables else MatchFiles(target), removed=removed)
