"""Reading a draft that was kept: what another version of the app wrote and this one cannot read is passed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Readable: TypeAlias = Callable[[Any], bool]


def readable(kept: Mapping[str, Any], fields: Mapping[str, Readable]) -> dict[str, Any]:
    """What was kept of these fields and can be read; lists as tuples."""
    read = {name: kept[name] for name, can in fields.items() if name in kept and can(kept[name])}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in read.items()}


def flag(value: Any) -> bool:
    return type(value) is bool


def number(value: Any) -> bool:
    """0 or more: a seat, an amount."""
    return type(value) is int and value >= 0


def numbers(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(number(one) for one in value)


def texts(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)


def digits_to(most: int) -> Readable:
    """What was typed on a keypad, "" for nothing yet: no more than `most`."""

    def can(value: Any) -> bool:
        if not isinstance(value, str):
            return False
        return value == "" or (value.isascii() and value.isdecimal() and len(value) < 10 and int(value) <= most)

    return can
