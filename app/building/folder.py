"""The folder that is made: it is there whole or not at all, and nobody else's is taken for it."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from app.building.trouble import NotOursError

MARK = "version.json"
"""By this file a folder is known to be one of ours."""
NAME = "natpit"


def mark(version: str) -> bytes:
    """What the file says that a folder is known by. Flutter reads it too."""
    return json.dumps({"app_name": NAME, "version": version, "package_name": NAME}, separators=(",", ":")).encode()


def is_ours(folder: Path) -> bool:
    """Whether the folder was made here, or is not there, or empty. Another file of that name is not ours either."""
    if not folder.exists():
        return True
    if not folder.is_dir():
        return False
    if not any(folder.iterdir()):
        return True
    try:
        told = json.loads((folder / MARK).read_bytes())
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("package_name") == NAME


def write(files: Mapping[str, bytes], out: Path) -> None:
    """Puts a folder with these files in the place of `out`. NotOursError; OSError, after which `out` is what it was."""
    if not is_ours(out):
        raise NotOursError(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as beside:
        new, old = Path(beside, "new"), Path(beside, "old")
        for name, data in files.items():
            path = new / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if not out.exists():
            new.replace(out)
            return
        out.replace(old)
        try:
            new.replace(out)
        except OSError:
            old.replace(out)
            raise
        shutil.rmtree(old, ignore_errors=True)
