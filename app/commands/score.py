"""`natpit score FILE…`: the score sheet of match files, as a person would write it or as JSON.

Neither Flet nor the database is loaded here, and nothing that is slow to start.
"""

from __future__ import annotations

import gc
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from app.commands.say import BAD_USE, MisuseError
from app.words import LANGUAGES, Who, Words, language, who
from scoring import game, game_ids
from scoring.game import Problem, Refused
from scoring.match import Replay, replay
from scoring.match_file import MOST_BYTES, RefusedFile, read_and_replay

if TYPE_CHECKING:
    from app.commands.score_json import JsonSheet

FAILED = 1
VALUES = {"--why": "N", "--lang": "|".join(LANGUAGES)}
"""The options that take one value, and what the help calls it."""
EXAMPLE_OF_JSON = """end='{"hands": 12}'"""


class Asked(NamedTuple):
    """What the command line asks for."""

    files: list[str]
    rules: dict[str, Any]
    why: int | None = None
    lang: str | None = None
    as_json: bool = False
    help: bool = False


class Scorer:
    """Answers for one file after another."""

    def __init__(self, asked: Asked, words: Words) -> None:
        self.asked = asked
        self.words = words

    @cached_property
    def json(self) -> JsonSheet:
        from app.commands.score_json import JsonSheet

        return JsonSheet(self.words)

    def answer(self, file: str) -> str:
        """What is said about one file. Raises `Refused`."""
        asked, words = self.asked, self.words
        written, replayed = read_and_replay(_contents(file))
        other = _under(asked.rules, replayed) if asked.rules else None
        if asked.why and asked.why > len(replayed.hands):
            raise Refused([Problem("hands", "score.no_hand", {"hand": asked.why, "n": len(replayed.hands)})])
        if asked.as_json:
            return self.json.match(replayed, other)
        from app.commands.sheet import difference, reasons, sheet

        parts = [sheet(replayed, words, written.title)]
        if asked.why:
            parts.append(reasons(replayed, asked.why - 1, words))
        if other:
            parts.append(difference(replayed, other, asked.rules, words))
            if asked.why:
                parts.append(reasons(other, asked.why - 1, words))
        return "\n\n".join(parts)


def run(argv: list[str]) -> int:
    """Scores every file. 0 when all is well, 1 when a file or a hand is invalid, 2 when the command line means nothing.

    The score goes to standard output, a line for every problem to standard error.
    """
    # Hands and their reasons hold no circles, and looking for some among them takes a quarter of the time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _run(argv)
    finally:
        if collecting:
            gc.enable()


def _run(argv: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot say "−" must not stop the score
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        asked = read_arguments(argv)
    except MisuseError as misuse:
        print(f"natpit: {Words(language(_lang_asked(argv))).say(misuse.word, misuse.values_)}", file=sys.stderr)
        return BAD_USE
    words = Words(language(asked.lang))
    if asked.help:
        print(words.say("score.help", example=EXAMPLE_OF_JSON))
        return 0
    failed = False
    scorer = Scorer(asked, words)
    for place, file in enumerate(asked.files):
        try:
            text = scorer.answer(file)
        except Refused as refused:
            failed = True
            names = _names(refused, words)
            _complain(file, refused.problems, words, names)
            if not asked.as_json:
                continue
            text = scorer.json.problems(refused.problems, names)
        if place and not asked.as_json:
            text = f"\n{text}"
        print(text)
    return FAILED if failed else 0


def read_arguments(argv: list[str]) -> Asked:
    """The command line, understood. Raises `MisuseError`.

    `--rules` takes every `key=value` behind it, up to the first argument that is none.
    """
    files: list[str] = []
    rules: dict[str, Any] = {}
    chosen: dict[str, Any] = {}
    rest = list(argv)
    while rest:
        option, equals, value = rest.pop(0).partition("=")
        if option in ("-h", "--help"):
            chosen["help"] = True
        elif option == "--json" and not equals:
            chosen["as_json"] = True
        elif option in VALUES:
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise MisuseError("command.value_missing", option=option, value=VALUES[option])
                value = rest.pop(0)
            chosen[option[2:]] = _hand_number(value) if option == "--why" else _language(value)
        elif option == "--rules":
            given = [value] if equals else []
            while rest and not equals and _is_rule(rest[0]):
                given.append(rest.pop(0))
            if not given or not all(map(_is_rule, given)):
                raise MisuseError("command.value_missing", option=option, value="key=value")
            rules |= {name: _value(said) for name, _, said in (one.partition("=") for one in given)}
        elif option == "--":
            files += rest
            break
        elif option.startswith("-") and option != "-":
            raise MisuseError("command.unknown_option", option=option)
        else:
            files.append(option + equals + value)
    if not files and "help" not in chosen:
        raise MisuseError("score.no_file")
    return Asked(files, rules, **chosen)


def _lang_asked(argv: list[str]) -> str | None:
    """The language that a command line asks for, even one that means nothing: the last that Natpit speaks."""
    asked = None
    before = ""
    for said in argv:
        if said == "--":
            break
        value = said if before == "--lang" else said.removeprefix("--lang=")
        if value in LANGUAGES and (before == "--lang" or value != said):
            asked = value
        before = said
    return asked


def _is_rule(text: str) -> bool:
    name, equals, _ = text.partition("=")
    return bool(equals) and name.isidentifier()


def _value(said: str) -> Any:
    """JSON, or else the bare word."""
    import json

    try:
        return json.loads(said)
    except (ValueError, RecursionError):
        return said


def _hand_number(said: str) -> int:
    if not said.isdecimal() or len(said) > 9 or int(said) == 0:
        raise MisuseError("score.why_number", text=said)
    return int(said)


def _language(said: str) -> str:
    if said not in LANGUAGES:
        raise MisuseError("score.lang_unknown", text=said, known=LANGUAGES)
    return said


def _under(rules: dict[str, Any], replayed: Replay) -> Replay:
    """The same hands under other house rules."""
    match = replayed.match
    changes = tuple(change._replace(rules={**change.rules, **rules}) for change in match.changes)
    match = match._replace(rules={**match.rules, **rules}, changes=changes)
    try:
        return replay(match)
    except Refused as refused:
        raise RefusedFile(refused.problems, match) from None


def _contents(file: str) -> bytes:
    """What a file holds; "-" is standard input. Never more than one byte too much."""
    try:
        if file == "-":
            stdin = getattr(sys.stdin, "buffer", None)
            return stdin.read(MOST_BYTES + 1) if stdin else sys.stdin.read(MOST_BYTES + 1).encode()
        with open(file, "rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused([Problem("", "file.unreadable", {"reason": reason})]) from None


def _names(refused: Refused, words: Words) -> Who:
    """How the players of a match that cannot be are called, as far as it says."""
    match = refused.match if isinstance(refused, RefusedFile) else None
    return who(words, game(match.game), match.players) if match and match.game in game_ids() else {}


def _complain(file: str, problems: tuple[Problem, ...], words: Words, names: Who) -> None:
    """A line on standard error for every problem: where, what is wrong and what would be right."""
    for problem in problems:
        place = f"{file}: {problem.at}: " if problem.at else f"{file}: "
        line = place + words.problem(problem, names)
        print("".join(sign if sign.isprintable() else "�" for sign in line), file=sys.stderr)
