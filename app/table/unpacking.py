"""A zip of match files, unpacked with distrust: bounded in what it holds, whatever it says of itself. No Flet here."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator

from scoring.game import Problem, Refused
from scoring.match_file import MOST_BYTES

MOST_ENTRIES = 20_000
"""Twice as many as an app holds after ten years."""
MOST_UNPACKED = 250_000_000
"""Bytes in all; 20,000 long evenings are half of that."""
LONGEST_NAME = 200

_BEGINNINGS = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_LISTED = b"PK\x01\x02"
_LITTER = ("__MACOSX/", ".DS_Store", "Thumbs.db", "desktop.ini")
"""What file managers put into zips by themselves."""


def is_zip(data: bytes) -> bool:
    """Whether these are the bytes of a zip."""
    return data.startswith(_BEGINNINGS)


def unpack(data: bytes) -> Iterator[tuple[str, bytes | Refused]]:
    """What a zip holds, by name: the bytes, or why they cannot be had. Raises `Refused` for what is no zip, or holds
    more than any match files could. Never more than `MOST_UNPACKED` is unpacked.
    """
    if data.count(_LISTED) > MOST_ENTRIES:  # counted before anything is made of them
        raise _refused("zip.entries", most=MOST_ENTRIES)
    try:
        packed = zipfile.ZipFile(io.BytesIO(data))
    except (zipfile.BadZipFile, ValueError, OverflowError, NotImplementedError, OSError, EOFError, RecursionError):
        raise _refused("zip.broken") from None
    with packed:
        left = MOST_UNPACKED
        seen: set[str] = set()
        for entry in packed.infolist():
            name = entry.filename
            if name.endswith("/") or name.startswith(_LITTER[0]) or name.rpartition("/")[2] in _LITTER:
                continue
            try:
                _check(entry, seen)
                seen.add(name)
                inside = _inflate(packed, entry, left)
            except Refused as refused:
                yield name, refused
                if any(problem.id == "zip.unpacked" for problem in refused.problems):
                    return
                continue
            left -= len(inside)
            yield name, inside


def _check(entry: zipfile.ZipInfo, seen: set[str]) -> None:
    """Refuses what the list of a zip says of an entry, before a byte of it is unpacked."""
    name = entry.filename
    parts = name.replace("\\", "/").split("/")
    if len(name) > LONGEST_NAME or not name.isprintable() or ".." in parts or "\\" in name or not parts[0]:
        raise _refused("zip.name")
    if name in seen:
        raise _refused("zip.twice")
    if entry.flag_bits & 0x1:
        raise _refused("zip.locked")


def _inflate(packed: zipfile.ZipFile, entry: zipfile.ZipInfo, left: int) -> bytes:
    """The bytes of an entry, as far as they are few enough: what the zip says of their number is not believed."""
    try:
        with packed.open(entry) as opened:
            inside = opened.read(min(MOST_BYTES, left) + 1)
    except (zipfile.BadZipFile, zlib.error, ValueError, EOFError, OSError, OverflowError):
        raise _refused("zip.damaged") from None
    except (NotImplementedError, RuntimeError):
        raise _refused("zip.packing") from None
    except Exception as error:  # the unpackers of other ways to pack have errors of their own
        if type(error).__module__ not in ("_lzma", "lzma", "bz2"):
            raise
        raise _refused("zip.damaged") from None
    if len(inside) > left:
        raise _refused("zip.unpacked", most=MOST_UNPACKED // 1_000_000)
    if len(inside) > MOST_BYTES:
        raise _refused("file.size", most=MOST_BYTES // 1_000_000)
    if is_zip(inside):
        raise _refused("zip.nested")
    return inside


def _refused(word: str, **values: int) -> Refused:
    return Refused([Problem("", word, values)])
