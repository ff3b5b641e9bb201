"""Compresses the client's files once: a process of its own, of the lowest priority, so that nobody at a table waits.

What is made lies in a folder under the hash of what it was made of, and is good for as long as that file is the same.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from app.serving.client_files import ClientFiles

BEST = 11
"""Brotli's best and slowest."""
WINDOW = 24
"""So far back, in bits of bytes, brotli looks for what it saw before: as far as browsers go along."""
ENDINGS = {"br": ".br", "gzip": ".gz"}
"""How a file of each encoding ends, the better encoding first."""


def begin(folders: Sequence[Path], into: Path, quality: int = BEST) -> subprocess.Popen[bytes]:
    """Starts the process. It ends by itself, and with the one that started it."""
    told = [sys.executable, "-m", __name__, str(into), str(quality), *map(str, folders)]
    return subprocess.Popen(told, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def compress_all(files: ClientFiles, into: Path, quality: int) -> None:
    """Makes what is not there yet: all of it by gzip, which takes seconds, then by brotli, which takes a minute."""
    into.mkdir(parents=True, exist_ok=True)
    lock = _lock(into)
    for encoding, ending in reversed(ENDINGS.items()):
        for one in files.to_shrink:
            target = into / f"{files.hash(one.name)}{ending}"
            if not target.exists():
                put(target, shrunk(one.path.read_bytes(), encoding, quality))
    if lock:
        lock.close()


def shrunk(data: bytes, encoding: str, quality: int = BEST) -> bytes:
    """The data in an encoding of `ENDINGS`, by a quality of brotli's."""
    if encoding == "gzip":
        return gzip.compress(data, 9 if quality == BEST else 5, mtime=0)
    import brotli

    made: bytes = brotli.compress(data, quality=quality, lgwin=WINDOW)
    return made


def _lock(into: Path) -> IO[bytes] | None:
    """Waits until no other process is at it: of several servers that start at once one does the work, and the others
    find it done. None where that cannot be had, as on Windows; then each does it, to the same end.
    """
    try:
        import fcntl

        held = (into / "lock").open("wb")
        fcntl.flock(held, fcntl.LOCK_EX)
    except (ImportError, OSError):
        return None
    return held


def put(target: Path, data: bytes) -> None:
    """Whoever looks meanwhile, another process too, sees all of it or nothing."""
    beside = target.with_name(f"{target.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(target)


def main() -> None:
    """`python -m app.serving.compress INTO QUALITY FOLDER…`"""
    import threading

    with suppress(OSError, AttributeError):
        os.nice(19)

    def go_along() -> None:
        while os.read(0, 1):  # ends when whoever started this has gone
            pass
        os._exit(0)

    threading.Thread(target=go_along, daemon=True).start()
    into, quality, *folders = sys.argv[1:]
    compress_all(ClientFiles(*map(Path, folders)), Path(into), int(quality))


if __name__ == "__main__":
    main()
