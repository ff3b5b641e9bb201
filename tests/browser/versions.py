"""Another version of a static folder: the same files but for those that are given, and known as another version."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

from app.building.listing import WORKER, digest

LONG_AGO = 1_700_000_000
"""When it is made, in seconds since 1970."""
_VERSION = re.compile(r'const VERSION = "(\w+)";')
_FILES = re.compile(r"const FILES = (\[\n.*?\n\]);", re.DOTALL)


def version(folder: Path) -> str:
    """The version that lies in a folder."""
    told = _VERSION.search((folder / WORKER).read_text())
    assert told
    return told[1]


def other(folder: Path, to: Path, name: str, **changed: bytes) -> Path:
    """Makes `to` as version `name`; `changed`: what is in some of its files, "_" for the "." of their names."""
    shutil.copytree(folder, to, copy_function=os.symlink)
    told = (to / WORKER).read_text()
    found = _FILES.search(told)
    assert found
    rows = json.loads(found[1])
    for key, data in changed.items():
        file = key.replace("_", ".")
        (to / file).unlink()
        (to / file).write_bytes(data)
        (row,) = (row for row in rows if row[0] == file)
        row[1:4] = digest(data)[:16], len(data), 0
    told = _VERSION.sub(f'const VERSION = "{name}";', told)
    (to / WORKER).unlink()
    (to / WORKER).write_text(_FILES.sub(lambda _: f"const FILES = {json.dumps(rows)};", told))
    os.utime(to / WORKER, (LONG_AGO, LONG_AGO))  # a server tells two of one second as the same
    return to
