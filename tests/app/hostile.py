"""Files that must not come in: broken, huge, hostile, and of a Natpit that is not there yet. Made out of good ones."""

from __future__ import annotations

import copy
import io
import json
import struct
import zipfile
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from scoring.match import replay
from scoring.match_file import document
from tests.scoring.any_hands import GAMES, random_match

AT = "2026-05-14T20:41:00+02:00"


class Attempt(NamedTuple):
    """Something that comes in. `kind` is how it was spoiled; `sure`: it cannot be anything else than refused."""

    kind: str
    sources: list[tuple[str, bytes]]
    sure: bool


def good(rng: Random) -> dict[str, Any]:
    """A match file that is right, with corrections."""
    match = random_match(rng.choice(GAMES), rng, rng.randrange(1, 9))
    hands = [{**hand, "at": AT} for hand in match.hands]
    trail = [{"hand": n, "at": AT, "was": dict(hand), "now": dict(hand)} for n, hand in enumerate(match.hands, 1)]
    made = document(
        match._replace(hands=tuple(hands), stopped=rng.random() < 0.3),
        title=rng.choice(("", "Zondag bij Łukasz ½")),
        started=AT,
        ended=AT if replay(match).finished else None,
        corrections=rng.sample(trail, rng.randrange(len(trail) + 1)),
    )
    return json.loads(json.dumps(made.content))  # type: ignore[no-any-return]


def hostile(rng: Random) -> Iterator[Attempt]:
    """Attempts without end, a kind after another."""
    while True:
        for kind in KINDS:
            yield kind(rng)


def text(content: Any) -> bytes:
    return json.dumps(content, ensure_ascii=False).encode()


def _one(kind: str, data: bytes, *, sure: bool = True) -> Attempt:
    return Attempt(kind, [("avond.json", data)], sure)


# --- What is no text, no JSON, or not all of it -----------------------------------------------------------------------


def _flipped(rng: Random) -> Attempt:
    data = bytearray(text(good(rng)))
    for _ in range(rng.randrange(1, 4)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return _one("flipped", bytes(data), sure=False)


def _cut(rng: Random) -> Attempt:
    data = text(good(rng))
    return _one("cut", data[: rng.randrange(len(data))])


def _doubled(rng: Random) -> Attempt:
    data = text(good(rng))
    at = rng.randrange(len(data))
    return _one("doubled", data[:at] + data[: rng.randrange(1, len(data))] + data[at:])


def _noise(rng: Random) -> Attempt:
    return _one("noise", rng.randbytes(rng.randrange(400)))


def _encoded(rng: Random) -> Attempt:
    return _one("encoded", text(good(rng)).decode().encode(rng.choice(("utf-16", "utf-16-le", "utf-32"))))


def _latin(rng: Random) -> Attempt:
    return _one("latin-1", text(good(rng) | {"title": "à la carte"}).decode().encode("latin-1", "replace"))


def _deep(rng: Random) -> Attempt:
    depth = rng.choice((17, 100, 1000, 100_000))
    opened, closed = rng.choice((("[", "]"), ('{"a":', "}")))
    inner = f"{opened * depth}1{closed * depth}"
    return _one("deep", text(good(rng)).replace(b'"hands"', f'"title": {inner}, "hands"'.encode(), 1))


def _surrogate(rng: Random) -> Attempt:
    data = text(good(rng)).replace(b'"hands"', b'"title": "a\\ud83d", "hands"', 1)
    return _one("half a sign", data)


def _number(rng: Random) -> Attempt:
    number = rng.choice(("NaN", "Infinity", "-Infinity", "1e999", "9" * 5000, "-" + "9" * 30, "1e3", "0.5"))
    data = text(good(rng)).replace(b'"first_dealer": ', f'"first_dealer": {number}, "was": '.encode(), 1)
    return _one("number", data)


def _twice(rng: Random) -> Attempt:
    content = good(rng)
    key = rng.choice(list(content))
    data = text(content)
    return _one("twice", data[:-1] + b", " + json.dumps(key).encode() + b": " + text(content[key]) + b"}")


# --- What is JSON, and no match ---------------------------------------------------------------------------------------


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every object or list inside, with each key of it."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 7, 163, 10**15, 10**18, 1.5, "", "x", "wij", "=1+1", [], {}, [[]], [1, 2, 3], {"a": 1},
    "2026-13-14T20:41:00+02:00", "2026-05-14", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59-12:00", "\x00", "a\nb",
)  # fmt: skip


def _changed(rng: Random) -> Attempt:
    content = good(rng)
    inside, key = rng.choice(list(_places(content)))
    inside[key] = copy.deepcopy(rng.choice(ODD))
    return _one("changed", text(content), sure=False)


def _taken(rng: Random) -> Attempt:
    content = good(rng)
    inside, key = rng.choice(list(_places(content)))
    del inside[key]
    return _one("taken out", text(content), sure=False)


def _put(rng: Random) -> Attempt:
    content = good(rng)
    objects = [content, *(o[k] for o, k in _places(content) if isinstance(o[k], dict))]
    rng.choice(objects)[rng.choice(("x", "", "points ", "__proto__", "hand\u0000"))] = rng.choice(ODD)
    return _one("put in", text(content))


def _swapped(rng: Random) -> Attempt:
    """Values that are right elsewhere: points as roem, a hand of another game."""
    content, other = good(rng), good(rng)
    first, second = list(_places(content)), list(_places(other))
    (inside, key), (there, theirs) = rng.choice(first), rng.choice(second)
    inside[key] = there[theirs]
    return _one("swapped", text(content), sure=False)


def _newer(rng: Random) -> Attempt:
    return _one("newer", text(good(rng) | {"version": rng.choice((2, 3, 99, "1", "2", 0, -1, None, True))}))


def _another(rng: Random) -> Attempt:
    content = good(rng)
    content |= rng.choice(
        (
            {"format": "natpit"}, {"game": "bridge"}, {"game": ""}, {"players": []}, {"players": ["Anna"] * 4},
            {"players": ["Anna", "anna ", "Bram", "Cees"]}, {"first_dealer": 99}, {"rules": {"tie": "?"}},
            {"started": "0001-01-01T00:00:00+14:00"}, {"title": "x" * 500}, {"players": ["x" * 500, "b", "c", "d"]},
            {"changes": [{"from": 10**9, "rules": {}}]},
        )
    )  # fmt: skip
    return _one("another", text(content))


def _trail(rng: Random) -> Attempt:
    content = good(rng)
    hand = {key: value for key, value in content["hands"][0].items() if key != "at"}
    entry: dict[str, Any] = {"hand": 1, "at": AT, "was": hand, "now": hand}
    entry |= rng.choice(
        (
            {"hand": 99}, {"hand": 0}, {"now": {**hand, "note": "another"}}, {"was": {"no": "hand"}},
            {"was": None, "hand": 50}, {"was": None, "now": None}, {"at": "gisteren"}, {"was": {**hand, "x": 1}},
        )
    )  # fmt: skip
    return _one("corrections", text(content | {"corrections": [entry]}))


def _many(rng: Random) -> Attempt:
    content = good(rng)
    key = rng.choice(("players", "corrections", "changes"))
    content[key] = {
        "players": [f"p{n}" for n in range(rng.choice((33, 5000)))],
        "changes": [{"from": 0, "rules": {}}] * 3000,
        "corrections": [{"hand": 1, "at": AT, "was": None, "now": content["hands"][0]}] * 3000,
    }[key]
    return _one("many", text(content))


# --- Zips -------------------------------------------------------------------------------------------------------------


def zipped(files: list[tuple[str, bytes]], way: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", way) as packed:
        for name, data in files:
            packed.writestr(zipfile.ZipInfo(name), data, way)
    return made.getvalue()


def _zip(kind: str, data: bytes, *, sure: bool = True) -> Attempt:
    return Attempt(kind, [("avond.zip", data)], sure)


def _some(rng: Random) -> list[tuple[str, bytes]]:
    return [(f"natpit-{n}.json", text(good(rng))) for n in range(rng.randrange(1, 4))]


def _zip_broken(rng: Random) -> Attempt:
    data = bytearray(zipped(_some(rng)))
    if rng.random() < 0.5:
        return _zip("zip cut", bytes(data[: rng.randrange(4, len(data))]))
    for _ in range(rng.randrange(1, 30)):
        data[rng.randrange(4, len(data))] = rng.randrange(256)
    return _zip("zip flipped", bytes(data), sure=False)


def _zip_one_bad(rng: Random) -> Attempt:
    bad = next(attempt for attempt in hostile_files(rng) if attempt.sure)
    files = [*_some(rng), ("slecht.json", bad.sources[0][1])]
    return _zip("one bad in a zip", zipped(files))


def _zip_nested(rng: Random) -> Attempt:
    return _zip("zip in a zip", zipped([("in.zip", zipped(_some(rng)))]))


def _zip_names(rng: Random) -> Attempt:
    name = rng.choice(("../../etc/passwd", "/etc/x.json", "a\\..\\b.json", "x" * 300, "a\x01b.json", "a/../../b.json"))
    return _zip("zip name", zipped([(name, text(good(rng)))]))


def _zip_locked(rng: Random) -> Attempt:
    data = bytearray(zipped(_some(rng)[:1]))
    entry = data.index(b"PK\x01\x02")
    struct.pack_into("<H", data, entry + 8, 1)
    return _zip("zip locked", bytes(data))


def _zip_bomb(rng: Random) -> Attempt:
    size = rng.choice((21_000_000, 30_000_000))
    return _zip("zip bomb", zipped([("bom.json", b" " * size)]))


def _zip_lies(rng: Random) -> Attempt:
    """What the list says of an entry is not what is in it."""
    data = bytearray(zipped(_some(rng)[:1]))
    entry = data.index(b"PK\x01\x02")
    what, form = rng.choice(((16, "<I"), (20, "<I"), (10, "<H"), (42, "<I")))
    struct.pack_into(form, data, entry + what, rng.choice((1, 13, 60_000)))
    return _zip("zip that lies", bytes(data), sure=False)


def _zip_empty(rng: Random) -> Attempt:
    return _zip("zip empty", zipped([] if rng.random() < 0.5 else [("map/", b"")]))


def _too_much(rng: Random) -> Attempt:
    data = text(good(rng))
    return Attempt("too much", [("a.json", data), ("b.json", bytes(20_000_001 - len(data)))], True)


FILES: tuple[Callable[[Random], Attempt], ...] = (
    _flipped, _cut, _doubled, _noise, _encoded, _latin, _deep, _surrogate, _number, _twice, _changed, _changed, _taken,
    _put, _swapped, _newer, _another, _trail,
)  # fmt: skip
RARE: tuple[Callable[[Random], Attempt], ...] = (_many, _zip_bomb, _too_much)
"""Large ones, which take a while."""
KINDS: tuple[Callable[[Random], Attempt], ...] = (
    *FILES, *FILES, _zip_broken, _zip_broken, _zip_one_bad, _zip_nested, _zip_names, _zip_locked, _zip_lies, _zip_empty,
)  # fmt: skip


def hostile_files(rng: Random) -> Iterator[Attempt]:
    """Only single files."""
    while True:
        yield rng.choice(FILES)(rng)
