"""The files of the client: what Flet brings, with our own before it, each known by what is in it."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

UNASKED = ("pyodide/", "canvaskit/experimental_webparagraph/")
"""Folders that no page of ours asks for."""
FIRST = ("main.dart.wasm", "canvaskit/skwasm.wasm", "canvaskit/chromium/canvaskit.wasm", "main.dart.js")
"""What a first visit waits for longest."""
SHRINKS = frozenset({".wasm", ".js", ".mjs", ".json", ".ttf", ".otf", ".svg", ".html", ".bin", ".css", ".mo"})
SMALL = 1000
"""Bytes below which compressing gains nothing."""
_TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm", ".ttf": "font/ttf",
          ".otf": "font/otf", ".json": "application/json", ".svg": "image/svg+xml"}  # fmt: skip


class ClientFile(NamedTuple):
    """A file that a browser may ask for: `name` as in the address, without the first slash."""

    name: str
    path: Path
    size: int

    @property
    def kind(self) -> str:
        """Its media type."""
        return _TYPES.get(self.path.suffix) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def shrinks(self) -> bool:
        """Whether compressing it is worth the trouble."""
        return self.size >= SMALL and self.path.suffix in SHRINKS


class ClientFiles:
    """All of them, by name; `folders` in the order in which a name is looked for."""

    def __init__(self, *folders: Path) -> None:
        self._all: dict[str, ClientFile] = {}
        for folder in folders:
            for found in _files(folder):
                self._all.setdefault(found.name, found)
        self._hashes: dict[str, str] = {}

    def __iter__(self) -> Iterator[ClientFile]:
        return iter(self._all.values())

    def get(self, name: str) -> ClientFile | None:
        """The file of this name."""
        return self._all.get(name)

    @property
    def to_shrink(self) -> list[ClientFile]:
        """Those worth compressing: what is waited for longest first, then the small ones before the large."""
        place = {name: n for n, name in enumerate(FIRST)}
        found = [one for one in self if one.shrinks]
        return sorted(found, key=lambda one: (place.get(one.name, len(place)), one.size))

    @cached_property
    def stamp(self) -> str:
        """The same for the same files, another one as soon as any of them changes: part of their addresses."""
        told = hashlib.sha256()
        for name in sorted(self._all):
            one = self._all[name]
            told.update(f"{name}\0{one.size}\0".encode())
            if one.size < 300_000:  # what is large comes from Flet, and changes its size or the version file beside it
                told.update(one.path.read_bytes())
        return told.hexdigest()[:16]

    def hash(self, name: str) -> str:
        """What is in a file, as its name in the cache of compressed ones. Reads it the first time."""
        if name not in self._hashes:
            with self._all[name].path.open("rb") as opened:
                self._hashes[name] = hashlib.file_digest(opened, "sha256").hexdigest()[:32]
        return self._hashes[name]


def _files(folder: Path) -> Iterator[ClientFile]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in (".symbols", ".map") or name.startswith(UNASKED) or not path.is_file():
            continue
        yield ClientFile(name, path, path.stat().st_size)
