"""`natpit export --all`: every match in one zip, as match files or as tables for a spreadsheet."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

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
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as target:
            n = _write(store, target, tables=tables, removed=removed)
        os.replace(beside, path)  # whoever reads it meanwhile sees the old file or the new one, never half
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        return complain("command.not_written", 1, file=str(path), reason=error.strerror or str(error))
    print(words().say("command.exported_all", n=n, file=str(path)), file=sys.stderr)
    return 0


def _write(store: Store, target: BinaryIO, *, tables: bool, removed: bool) -> int:
    from app.table.archive import MatchFiles, paginate
    from app.table.spreadsheet import Tables

    return paginate(store, Tables(target, words()) if tables else MatchFiles(target), removed=removed)
