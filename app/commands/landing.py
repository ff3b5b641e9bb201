"""A file that a command writes: whoever reads it meanwhile sees the old one or the new one, never half."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeVar

T = TypeVar("T")


def put_file(path: Path, write: Callable[[BinaryIO], T]) -> T:
    """Lets `write` fill a file beside `path`, which then takes its place, and gives what that gave.

    Raises the OSError that there was; then nothing is left beside it.
    """
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as target:
            given = write(target)
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    return given
