"""`natpit`: opens the app; `natpit serve`, `natpit score`, `natpit export`, `natpit import`.

Nothing is imported here but what the command needs: `natpit score` loads neither Flet nor the database.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module

COMMANDS = {
    "score": "score",
    "serve": "serve",
    "export": "export",
    "import": "importing",
    "backup": "backup",
    "restore": "restore",
    "build": "build",
}
"""The commands, and the module in which each is: `import` is a word of Python's own."""
HELP = frozenset({"-h", "--help"})
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. Gives its exit status: 0, 1 for what could not be done, 2 for what is no command."""
    args = list(sys.argv[1:] if argv is None else argv)
    try:
        status = _command(args)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `natpit score … | head`: who read has seen enough
        _forget_output()
        return 0


def _command(args: list[str]) -> int:
    name = args[0] if args else ""
    if name in COMMANDS and not (name != "score" and HELP.intersection(args)):
        run: Callable[[list[str]], int] = import_module(f"app.commands.{COMMANDS[name]}").run
        return run(args[1:])
    chosen = "help" if args else "open"
    return int(import_module(f"app.commands.{chosen}").run(["--help"] if HELP.intersection(args) else args))


def _forget_output() -> None:
    """Keeps Python from complaining, at its end, that the reader of its output has gone."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
