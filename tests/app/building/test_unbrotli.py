"""What brotli packs is unpacked in the page to the same bytes, whatever it is and however it was packed."""

from __future__ import annotations

import ast
import hashlib
import random
import struct
import subprocess
from pathlib import Path

import brotli
import pytest

from app.building.client import PAGE
from app.building.node import node

PROGRAM = """
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
await import(process.argv[1]);
const all = readFileSync(0);
const told = [];
for (let at = 0; at < all.length;) {
  const [size, length] = [all.readUInt32LE(at), all.readUInt32LE(at + 4)];
  const packed = new Uint8Array(all.buffer, all.byteOffset + at + 8, length);
  at += 8 + length;
  try {
    const bytes = unbrotli(packed, size);
    told.push(bytes.length === size ? createHash("sha256").update(bytes).digest("hex") : "wrong size");
  } catch (error) {
    told.push(error.message.startsWith("brotli: ") ? "refused" : error.stack);
  }
}
console.log(told.join("\\n"));
"""


def unpacked(*jobs: tuple[int, bytes]) -> list[str]:
    """Of each packed text and its size: the SHA-256 of what is in it, "refused", or what broke."""
    given = b"".join(struct.pack("<II", size, len(packed)) + packed for size, packed in jobs)
    page = (PAGE / "unbrotli.js").as_uri()
    program = [node(), "--input-type=module", "--eval", PROGRAM, page]
    done = subprocess.run(program, input=given, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout.decode().split("\n")[:-1]


def summed(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def samples() -> list[bytes]:
    chance = random.Random(7)
    words = ["time", "DOWN", "Life", "left", "back", "информации", "的", "government", "The", "ing", "Natpit", "Ünï"]
    marks = ["</a>", ", ", ". ", ' href="', "\n\t", " of the ", "()", "='", "é "]
    text = "".join(chance.choice(words) + chance.choice(marks) for _ in range(2000)).encode()
    source = Path(ast.__file__).read_bytes()[:30_000]
    noise = chance.randbytes(70_000)
    skewed = bytes(min(255, int(chance.expovariate(0.05))) for _ in range(60_000))
    numbers = b"".join(struct.pack("<d", n / 7) for n in range(6000))
    return [
        b"", b"a", b"natpit" * 9, text, source, noise, skewed, numbers, bytes(300_000), text[:5000].upper(),
        text[:9000] + noise + source[:9000], bytes(range(256)) * 40,
    ]  # fmt: skip


def in_pieces(data: bytes) -> bytes:
    """Packed in several goes, each ended before the next."""
    packer = brotli.Compressor(quality=5, lgwin=16)
    third = len(data) // 3
    made = b""
    for piece in (data[:third], data[third : 2 * third], data[2 * third :]):
        made += packer.process(piece) + packer.flush()
    return bytes(made + packer.finish())


def test_what_was_packed_is_unpacked():
    wanted, jobs = [], []
    for data in samples():
        ways = [brotli.compress(data, quality=quality) for quality in (0, 1, 2, 4, 5, 9, 11)]
        ways += [brotli.compress(data, quality=quality, lgwin=lgwin) for quality, lgwin in ((9, 10), (5, 17), (11, 24))]
        ways += [brotli.compress(data, mode=brotli.MODE_TEXT), brotli.compress(data, mode=brotli.MODE_FONT)]
        ways += [in_pieces(data)]
        for packed in ways:
            assert brotli.decompress(packed) == data
            wanted.append(summed(data))
            jobs.append((len(data), packed))
    assert unpacked(*jobs) == wanted


def test_what_is_damaged_is_refused_or_other_bytes_but_never_breaks():
    chance = random.Random(11)
    jobs = []
    for data in samples()[2:8]:
        packed = brotli.compress(data[:20_000], quality=chance.choice((1, 5, 11)))
        for _ in range(120):
            damaged = bytearray(packed)
            damaged[chance.randrange(len(packed))] ^= 1 << chance.randrange(8)
            jobs.append((min(len(data), 20_000), bytes(damaged)))
        jobs += [(min(len(data), 20_000), packed[: chance.randrange(len(packed))]) for _ in range(40)]
    seen = unpacked(*jobs)
    assert {one for one in seen if len(one) != 64} == {"refused"}
    assert sum(one == "refused" for one in seen) > 300


@pytest.mark.parametrize("size", [0, 5, 7, 5000])
def test_what_is_of_another_size_than_was_said_is_refused(size):
    assert unpacked((size, brotli.compress(b"natpit"))) == ["refused"]
