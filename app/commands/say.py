"""What a command says on a terminal, in the language of the locale, and how it reads its options."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from app.words import Words, language

BAD_USE = 2


class MisuseError(Exception):
    """A command line that means nothing. Carries the id of the sentence that says what would."""

    def __init__(self, word: str, **values: Any) -> None:
        super().__init__(word)
        self.word = word
        self.values_ = values


def words() -> Words:
    """The words of the terminal's locale; Dutch where it speaks neither."""
    return Words(language())


def complain(word: str, status: int = 1, /, **values: Any) -> int:
    """One line on standard error. Gives the exit status to leave with."""
    print(f"natpit: {words().say(word, values)}", file=sys.stderr)
    return status


def flags(args: Sequence[str], known: Sequence[str]) -> tuple[set[str], list[str]]:
    """Which of the `known` options without a value were given, and all that stands beside them."""
    end = list(args).index("--") if "--" in args else len(args)
    given = {arg for arg in args[:end] if arg in known}
    return given, [arg for i, arg in enumerate(args) if i >= end or arg not in known]


def repeated(args: Sequence[str], known: Mapping[str, str]) -> tuple[dict[str, list[str]], list[str]]:
    """The values of the `known` options that may be given more than once, and all that stands beside them. Raises
    `MisuseError`.
    """
    found: dict[str, list[str]] = {name: [] for name in known}
    beside: list[str] = []
    rest = list(args)
    while rest:
        arg = rest.pop(0)
        name, equals, value = arg.partition("=")
        if arg == "--":
            return found, [*beside, arg, *rest]
        if name not in known:
            beside.append(arg)
        elif equals or rest:
            found[name].append(value if equals else rest.pop(0))
        else:
            raise MisuseError("command.value_missing", option=name, value=known[name])
    return found, beside


def options(args: Sequence[str], known: Mapping[str, str], operands: int = 0) -> tuple[dict[str, str], list[str]]:
    """The values of `--name value` or `--name=value`, and what stands beside them.

    `known` gives for every option the name of its value, for the message when that is missing. "-" is an operand, and
    after `--` everything is one. Raises `MisuseError`.
    """
    found: dict[str, str] = {}
    beside: list[str] = []
    rest = list(args)
    while rest:
        arg = rest.pop(0)
        if arg == "--":
            beside += rest
            break
        if not arg.startswith("-") or arg == "-":
            beside.append(arg)
            continue
        name, equals, value = arg.partition("=")
        if name not in known:
            raise MisuseError("command.unknown_option", option=name)
        if not equals:
            if not rest:
                raise MisuseError("command.value_missing", option=name, value=known[name])
            value = rest.pop(0)
        found[name] = value
    if len(beside) > operands:
        raise MisuseError("command.too_much", text=beside[operands])
    return found, beside
