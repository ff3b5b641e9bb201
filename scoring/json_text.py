"""JSON as a match file may have it: whole numbers only, no key twice, nothing nested without end, text that is text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from scoring.game import Problem, Refused

DEEPEST = 16
"""The format needs seven levels; a thousand can only be meant to break a reader."""
MOST = 10**15
"""No number of a match comes near; sums of them stay printable."""

_SUSPECT = re.compile(r"\d{16}|\\u[dD][89a-fA-F]")


class _Twice(dict[str, Any]):
    """An object in which keys stand more than once."""

    keys_twice: tuple[str, ...] = ()


def parse(source: str | bytes, most_bytes: int) -> tuple[Any, list[Problem]]:
    """The value that `source` holds, and what is wrong with it at which place. Raises `Refused` for what is no JSON."""
    text = _text(source, most_bytes)
    suspects: list[None] = []

    def number(written: str) -> float:
        suspects.append(None)
        return float(written)

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(found)
        if len(made) == len(found):
            return made
        suspects.append(None)
        left = dict(made)
        twice = _Twice(made)
        again = (key for key, _ in found if left.pop(key, suspects) is suspects)
        twice.keys_twice = tuple(dict.fromkeys(again))
        return twice

    try:
        value = json.loads(text, object_pairs_hook=pairs, parse_float=number, parse_constant=number)
    except json.JSONDecodeError as error:
        raise Refused([Problem("", "file.json", {"row": error.lineno, "column": error.colno})]) from None
    except RecursionError:
        raise Refused([Problem("", "file.deep")]) from None
    except ValueError:  # an int of more digits than Python will read
        raise Refused([Problem("", "file.number")]) from None
    if _is_deep(value):
        raise Refused([Problem("", "file.deep")])
    problems = list(_walk("", value)) if suspects or _SUSPECT.search(text) else []
    return value, problems


def _text(source: str | bytes, most_bytes: int) -> str:
    """The source as text; a mark of byte order is passed over."""
    if len(source) > most_bytes:
        raise Refused([Problem("", "file.size", {"most": most_bytes // 1_000_000})])
    try:
        if isinstance(source, bytes):
            return source.decode("utf-8-sig")
        source.encode()
    except UnicodeError:
        raise Refused([Problem("", "file.encoding")]) from None
    return source.removeprefix("\ufeff")


def _is_deep(value: Any) -> bool:
    """Looks level by level, never by calling itself."""
    level = [value] if isinstance(value, (dict, list)) else []
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, (dict, list))
        ]
        if not level:
            return False
    return True


def _walk(at: str, value: Any) -> Iterator[Problem]:
    """Everything that JSON allows and a match file does not, with its place."""
    if isinstance(value, dict):
        if isinstance(value, _Twice):
            for key in value.keys_twice:
                yield Problem(f"{at}.{key}" if at else key, "file.twice", {"key": key})
        for key, inner in value.items():
            if not _encodes(key):
                yield Problem(at, "file.surrogate")
            else:
                yield from _walk(f"{at}.{key}" if at else key, inner)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from _walk(f"{at}[{i}]", inner)
    elif isinstance(value, str):
        if not _encodes(value):
            yield Problem(at, "file.surrogate")
    elif isinstance(value, float):
        if value.is_integer() and abs(value) <= MOST:
            yield Problem(at, "file.point", {"number": value, "whole": int(value)})
        else:
            yield Problem(at, "file.number" if value.is_integer() else "file.float", {"number": value})
    elif abs(value or 0) > MOST:
        yield Problem(at, "file.number")


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeError:
        return False
    return True
