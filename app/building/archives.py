"""Zips that are the same for the same files: sorted, of no moment, and not compressed inside.

What is packed as a whole shrinks further than file by file, and Python reads from it without unpacking anything.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The first moment that a zip can tell."""


def pack(files: Mapping[str, bytes]) -> bytes:
    """A zip of `files`: name → what is in it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as packed:
        for name in sorted(files):
            told = zipfile.ZipInfo(name, LONG_AGO)
            told.external_attr = 0o644 << 16
            packed.writestr(told, files[name])
    return made.getvalue()


def unpack(zipped: bytes) -> dict[str, bytes]:
    """The files of a zip, by name."""
    with zipfile.ZipFile(io.BytesIO(zipped)) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}
