"""A match handed from one phone to another: its file, packed small, as text in one code or in several. No Flet here.

text = whole(data)                       # to copy and paste
codes = codes_of(data, "https://…/take/")  # what each drawn code holds: a link, or the bare text where there is none
arrived = document([part_of(code) for code in codes])

A part is written `NATPIT1-` and then base 32 (A–Z and 2–7): which part of how many, by which hand-over, a slice of the
packed file, and a checksum. These are signs that a QR code holds in five and a half bits each, that an address takes
as they are, that no chat program turns into something else, and that may be read in small letters too.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import zlib
from collections.abc import Sequence
from io import BytesIO
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from scoring.game import Problem, Refused
from scoring.match_file import MOST_BYTES

if TYPE_CHECKING:
    from segno import QRCode

VERSION = 1
MARK = f"NATPIT{VERSION}-"
QUIET = 4
"""So many modules of white lie around a code."""
LARGEST = 18
"""The largest code that is drawn: version 18, 89 modules and the white around them, 97 in all.

On a screen of 390 px a code is 358 px wide, some 57 mm: so a module is 3.7 px or 0.6 mm. An old phone (1,280 pixels
across, 60°, which cannot focus nearer than 20 cm) sees 3.3 pixels of each, and needs three. A boom of sixteen hands
fits in one such code."""
LEVEL = "M"
"""A screen gets no stains, but it has a glare: a seventh of the code may be unreadable."""
_BITS = 4504
"""What a code of version 18 holds at level M."""
MOST_CODES = 16
"""More codes than this nobody reads: that is a match for a file."""
MOST_PACKED = 150_000
"""Bytes of a packed match that still go as text: an evening is five hundred."""

_COMMON = b"""
"multiplier": "bid": "trump": "points": {"roem": {"hearts": [0, 0, 0, "queen": "player": "dealer": "out": [
  "corrections": [
    {"hand": 1, "was": {"now": {null}
  "signed": "stopped": true,
  "title": "changes": [
    {"from": 1, "rules": {"ended": "2026-05-14T23:05:00+02:00",
  "hands": [
    {"at": "2026-05-14T20:41:00+01:00"},
    {
  ]
}
{
  "format": "natpit-match",
  "version": 1,
  "game": "players": ["first_dealer": 0,
  "rules": {},
  "started": "2026-"""
"""What stands in any match file, known to both phones, so that it need not go along: a quarter less. It is part of the
version: with another text there what was packed before could not be unpacked."""
_RAW = -15
"""Packed without the frame of zlib: a hand-over has checksums of its own."""
_KEY, _SUM = 6, 4
_HEAD = 2 + _KEY
_MARKED = re.compile(r"NATPIT(\d{1,6})-", re.IGNORECASE)
_MOST_WORDS = 400


class Part(NamedTuple):
    """One part of a hand-over: of which (`key`, from the packed file itself), which (from 0), of how many."""

    key: str
    number: int
    total: int
    data: bytes


# -- Handing over ------------------------------------------------------------------------------------------------------


def whole(data: bytes) -> str:
    """A match file as one text. Refused "take.too_much" when it is too long for that."""
    return _texts(_packed(data), 1)[0]


def codes_of(data: bytes, link: str = "") -> tuple[str, ...]:
    """What the codes hold, in order. `link` goes before each: the address that takes a part, "" for the bare text.

    Refused "take.too_much" when it would be more codes than anybody reads.
    """
    packed = _packed(data)
    room = _room(link)
    total = ceil(len(packed) / room) if room > 0 else MOST_CODES + 1
    if total > MOST_CODES:
        raise Refused([Problem("", "take.too_much")])
    return tuple(link + text for text in _texts(packed, total))


def _packed(data: bytes) -> bytes:
    packing = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, _COMMON)
    packed = packing.compress(data) + packing.flush()
    if len(packed) > MOST_PACKED:
        raise Refused([Problem("", "take.too_much")])
    return packed


def _room(link: str) -> int:
    """How many bytes of a packed file one code holds behind this link."""
    bits = _BITS - (4 + 16 + 8 * len(link.encode()) if link else 0) - (4 + 11)
    signs = int(bits / 5.5) - len(MARK)
    return signs * 5 // 8 - _HEAD - _SUM


def _texts(packed: bytes, total: int) -> list[str]:
    key = hashlib.sha256(packed).digest()[:_KEY].hex()
    each = ceil(len(packed) / total)
    return [part_text(Part(key, n, total, packed[n * each : (n + 1) * each])) for n in range(total)]


def part_text(part: Part) -> str:
    """A part as it is written."""
    said = bytes((part.number, part.total)) + bytes.fromhex(part.key) + part.data
    return MARK + base64.b32encode(said + _sum(said)).decode().rstrip("=")


def _sum(said: bytes) -> bytes:
    return zlib.crc32(said).to_bytes(_SUM, "big")


# -- Taking in ---------------------------------------------------------------------------------------------------------


def parts_in(text: str) -> tuple[Part, ...]:
    """The parts in a text that somebody pasted: bare, as links, one or more of them, with other words around, broken
    into lines. Refused "take.nothing", "take.newer" or "take.cut_off".
    """
    found = list(_MARKED.finditer(text))
    if not found:
        raise Refused([Problem("", "take.nothing")])
    ends = [*(one.start() for one in found[1:]), len(text)]
    return tuple(_read(one, text[one.end() : end]) for one, end in zip(found, ends, strict=True))


def is_handover(text: str) -> bool:
    """Whether something in a text looks like a part of a hand-over, whole or not."""
    return _MARKED.search(text) is not None


def part_of(text: str) -> Part:
    """The one part in a text, or the first of several. Raises as `parts_in`."""
    return parts_in(text)[0]


def _read(mark: re.Match[str], behind: str) -> Part:
    if int(mark.group(1)) > VERSION:
        raise Refused([Problem("", "take.newer")])
    if int(mark.group(1)) < VERSION:
        raise Refused([Problem("", "take.cut_off")])
    # It ends at the first sign that cannot belong to it. Words of somebody may follow it on the same line.
    signs = re.match(r"[A-Za-z2-7\s]*", behind)
    pieces = signs.group().split() if signs else []
    for n in (len(pieces), *range(1, min(len(pieces), _MOST_WORDS))):
        part = _part("".join(pieces[:n]))
        if part is not None:
            return part
    raise Refused([Problem("", "take.cut_off")])


def _part(signs: str) -> Part | None:
    """The part that is written so; None when something of it is missing or wrong."""
    if len(signs) > (MOST_PACKED + 100) * 8 // 5:
        return None
    try:
        read = base64.b32decode(signs.upper() + "=" * (-len(signs) % 8))
    except (binascii.Error, ValueError):
        return None
    said, check = read[:-_SUM], read[-_SUM:]
    if len(said) <= _HEAD or _sum(said) != check:
        return None
    number, total = said[0], said[1]
    if not number < total <= MOST_CODES:
        return None
    return Part(said[2:_HEAD].hex(), number, total, said[_HEAD:])


def document(parts: Sequence[Part]) -> bytes:
    """The match file in all the parts of one hand-over, unpacked and checked; what stands in it is not looked at.

    Refused "take.cut_off" when parts are missing or do not belong together, "file.size" when there is no end to it.
    """
    by_number = {part.number: part for part in parts}
    first = by_number.get(0)
    if first is None or len(by_number) != first.total or any(p[:3:2] != first[:3:2] for p in by_number.values()):
        raise Refused([Problem("", "take.cut_off")])
    packed = b"".join(by_number[n].data for n in range(first.total))
    if hashlib.sha256(packed).digest()[:_KEY].hex() != first.key:
        raise Refused([Problem("", "take.cut_off")])
    unpacking = zlib.decompressobj(_RAW, _COMMON)
    try:
        found = unpacking.decompress(packed, MOST_BYTES + 1)
    except zlib.error:
        raise Refused([Problem("", "take.cut_off")]) from None
    if len(found) > MOST_BYTES:
        raise Refused([Problem("", "file.size", {"most": MOST_BYTES // 1_000_000})])
    if not unpacking.eof or unpacking.unused_data:
        raise Refused([Problem("", "take.cut_off")])
    return found


# -- Drawing -----------------------------------------------------------------------------------------------------------


def drawn(codes: Sequence[str], scale: int = 8) -> tuple[bytes, ...]:
    """The codes as pictures (PNG): black on white, whatever the theme, `scale` pixels a module, their white around.

    All are equally large, so that the phone before them need not look anew for each.
    """
    made = [_made(code) for code in codes]
    largest = max(one.version for one in made)
    return tuple(_picture(_made(code, int(largest)), scale) for code in codes)


def _made(code: str, version: int | None = None) -> QRCode:
    import segno

    link, mark, signs = code.partition(MARK)
    # The link in bytes; the rest in those signs that take five and a half bits.
    pieces: Any = [link, mark + signs] if link else code
    return segno.make(pieces, error=LEVEL, version=version, micro=False, boost_error=False)


def _picture(code: QRCode, scale: int) -> bytes:
    file = BytesIO()
    code.save(file, kind="png", scale=scale, border=QUIET, dark="#000000", light="#ffffff")
    return file.getvalue()
