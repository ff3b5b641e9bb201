"""`natpit build web`: Natpit as a folder that any web server gives out and that then works without one."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from app.commands.say import BAD_USE, MisuseError, complain, flags, options, words

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
        from app.building import bytecode, client, folder, needs, node, web, wheels
    except ImportError as error:
        return complain("build.missing", name=error.name or FOR_WEB)
    try:
        made = web.build(out, cache_folder(), _Said(), quick=quick)
    except folder.NotOursError:
        return complain("build.not_ours", folder=str(out))
    except needs.MissingError as error:
        return complain("build.missing", name=error.name)
    except node.NoNodeError:
        return complain("build.no_node", oldest=str(node.OLDEST))
    except wheels.NotFetchedError as error:
        return complain("build.not_fetched", name=error.name, detail=error.detail)
    except bytecode.NotCompiledError as error:
        return complain("build.not_compiled", detail=error.detail)
    except client.ChangedError as error:
        return complain("build.changed", file=error.file)
    except OSError as error:
        return complain("command.not_written", file=error.filename or str(out), reason=error.strerror or str(error))
    size = sum(one.size + one.packed for one in made.files.values())
    print(words().say("build.done", folder=str(out), version=made.version, size=_mb(size)))
    return 0


def _mb(size: int) -> str:
    return f"{size / 1e6:.1f}"


class _Said:
    """Says how far it is, at most every few seconds where it is long at one thing."""

    EVERY = 5.0

    def __init__(self) -> None:
        self._last = ("", 0.0)

    def __call__(self, word: str, **values: Any) -> None:
        before, at = self._last
        if word == before and time.monotonic() - at < self.EVERY:
            return
        self._last = (word, time.monotonic())
        print(words().say(word, {k: _mb(v) if isinstance(v, int) else v for k, v in values.items()}), file=sys.stderr)
