"""What the service worker is told: which files there are, what is in them, and who fetches them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.building.client import engines
from app.building.trouble import ChangedError

WORKER = "sw.js"
"""The service worker."""
OWN = (WORKER, "unbrotli.js")
"""What it consists of, which is in no list: browsers look after that themselves."""
_VERSION = 'const VERSION = "";'
_FILES = "const FILES = [];"


class Laid(NamedTuple):
    """A file of the folder: the hash of what is in it, its size in bytes, and that of the compressed one or 0."""

    name: str
    hash: str
    size: int
    packed: int

    @property
    def stamp(self) -> str:
        """Under which its compressed one lies in `z/`."""
        return self.hash[:16]


def digest(data: bytes) -> str:
    """What is in a file, as a name: SHA-256, hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def told(own: Mapping[str, bytes], files: Iterable[Laid]) -> bytes:
    """The service worker, one of `own`, that knows these files. ChangedError where it has no place for them."""
    files = sorted(files)
    worker = own[WORKER].decode()
    if worker.count(_VERSION) != 1 or worker.count(_FILES) != 1:
        raise ChangedError(WORKER)
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows(files))
    worker = worker.replace(_VERSION, f'const VERSION = "{version(own, files)}";')
    return worker.replace(_FILES, f"const FILES = [\n{lines}\n];").encode()


def rows(files: Iterable[Laid]) -> Iterable[tuple[str, str, int, int, str]]:
    """A row for each file and each engine that fetches it."""
    for one in files:
        for engine in engines(one.name):
            yield one.name, one.stamp, one.size, one.packed, engine


def version(own: Mapping[str, bytes], files: Iterable[Laid]) -> str:
    """Twelve digits that change as soon as anything does, in the service worker before it knows any file too."""
    told = [f"{name} {digest(data)}" for name, data in own.items()] + [f"{one.name} {one.hash}" for one in files]
    return digest("\n".join(sorted(told)).encode())[:12]


def first_visit(files: Mapping[str, Laid], engine: str) -> int:
    """The bytes that a first visit transfers in a browser that draws by this engine."""
    return sum(one.packed or one.size for one in files.values() if {"", engine} & set(engines(one.name)))
