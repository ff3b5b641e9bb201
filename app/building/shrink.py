"""The compressed files beside the others, under names that no server has an opinion on; the page unpacks them.

Any server that can give out files transfers little that way, whether or not it compresses anything itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from app.building.listing import Laid, digest
from app.serving.client_files import SHRINKS, SMALL
from app.serving.compress import ENDINGS, put, shrunk

PACKED = "z"
"""The folder of the compressed ones."""
MORE = frozenset({".zip", ".frag", ""})
"""What shrinks here besides."""
WORTH = 0.95
"""What does not become so much smaller is sent as it is."""


def shrink(
    files: Mapping[str, bytes], quality: int, kept: Path, tell: Callable[[int, int], None]
) -> tuple[dict[str, Laid], dict[str, bytes]]:
    """How each file lies, and the compressed ones by name. Those made before lie in `kept`; `tell` hears how many bytes
    of how many are done.
    """
    kept.mkdir(parents=True, exist_ok=True)
    names = sorted(files, key=lambda name: -len(files[name]))
    total, done = sum(map(len, files.values())), 0
    laid: dict[str, Laid] = {}
    made: dict[str, bytes] = {}
    tell(done, total)
    with ThreadPoolExecutor(os.cpu_count() or 1, initializer=_step_back) as hands:
        for name, (one, packed) in zip(
            names, hands.map(lambda name: _one(name, files[name], quality, kept), names), strict=True
        ):
            laid[name] = one
            if packed:
                made[f"{PACKED}/{one.stamp}"] = packed
            done += one.size
            tell(done, total)
    return laid, made


def _one(name: str, data: bytes, quality: int, kept: Path) -> tuple[Laid, bytes]:
    hash = digest(data)
    packed = b""
    if len(data) >= SMALL and Path(name).suffix in SHRINKS | MORE:
        place = kept / place_of(hash)
        try:
            packed = place.read_bytes()
        except FileNotFoundError:
            packed = shrunk(data, "br", quality)
            put(place, packed)
    if len(packed) > len(data) * WORTH:
        packed = b""
    return Laid(name, hash, len(data), len(packed)), packed


def place_of(hash: str) -> str:
    """The name under which what was compressed is kept: the same as where the client is served."""
    return f"{hash[:32]}{ENDINGS['br']}"


def forget(kept: Path, laid: Iterable[Laid]) -> None:
    """Throws away what is kept of other files than these."""
    needed = {place_of(one.hash) for one in laid}
    for file in kept.glob(f"*{ENDINGS['br']}"):
        if file.name not in needed:
            file.unlink(missing_ok=True)


def _step_back() -> None:
    """Whoever uses this computer goes first."""
    with suppress(OSError, AttributeError):
        os.nice(19)
