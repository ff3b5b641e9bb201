"""`natpit build web`: Natpit as a folder that any web server gives out and that then works without one."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from app.commands.say import BAD_USE, MisuseError, complain, flags, options, words
from app.words import Whole

WHAT = "web"
OUT = "dist/web"
FOR_WEB = "packaging"
"""What is only there for whoever builds."""


def run(args: list[str]) -> int:
    """Makes the folder (`--out`, `dist/web` where nothing is said); `--quick` compresses less, for who is in a hurry.

    0; 1 when it could not be made, and then the folder is as it was; 2 when the command line means nothing.
    """
    try:
        asked, rest = flags(args, ("--quick",))
        found, beside = options(rest, {"--out": "FOLDER"}, operands=1)
        if beside != [WHAT]:
            raise MisuseError("build.what", name=beside[0]) if beside else MisuseError("build.nothing")
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    return _build(Path(found.get("--out") or OUT), quick="--quick" in asked)


def _build(out: Path, *, quick: bool) -> int:
    from app.store.where import cache_folder

    try:
        from app.building import web
        from app.building.trouble import BuildError
    except ImportError as error:
        return complain("build.missing", name=error.name or FOR_WEB)
    try:
        made = web.build(out, cache_folder(), _Said(), quick=quick)
    except BuildError as error:
        return complain(error.id, 1, **{key: Whole(value) for key, value in error.values.items()})
    except OSError as error:
        return complain("command.not_written", file=error.filename or str(out), reason=error.strerror or str(error))
    size = sum(one.size + one.packed for one in made.files.values())
    print(words().say("build.done", folder=str(out), version=made.version, size=round(size / 1e6)))
    return 0


class _Said:
    """Says how far it is, every few seconds where it is long at one thing. Whole numbers are bytes."""

    EVERY = 5.0

    def __init__(self) -> None:
        self._last = ("", 0.0)

    def __call__(self, word: str, **values: Any) -> None:
        before, at = self._last
        if word == before and time.monotonic() - at < self.EVERY:
            return
        self._last = (word, time.monotonic())
        told = {key: round(value / 1e6) if isinstance(value, int) else value for key, value in values.items()}
        print(words().say(word, told), file=sys.stderr, flush=True)
