"""The compressed files beside the others, under names that no server has an opinion on; the page unpacks them.

Any server that can give out files transfers little that way, whether or not it compresses anything itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
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
        place = kept / f"{hash[:32]}{ENDINGS['br']}"
        if not place.exists():
            put(place, shrunk(data, "br", quality))
        packed = place.read_bytes()
    if len(packed) > len(data) * 0.95:
        packed = b""
    return Laid(name, hash, len(data), len(packed)), packed


def _step_back() -> None:
    """Whoever uses this computer goes first."""
    with suppress(OSError, AttributeError):
        os.nice(19)
