"""`natpit --help`, `natpit --version`, and the answer to a command that is not there."""

from __future__ import annotations

from app.commands.say import BAD_USE, complain, words
from app.version import VERSION


def run(args: list[str]) -> int:
    """Help and version end with 0, anything else is an unknown command: one line, and 2."""
    match args[0]:
        case "-h" | "--help" | "help":
            print(words().say("command.help"))
            return 0
        case "-V" | "--version":
            print(f"natpit {VERSION}")
            return 0
        case option if option.startswith("-"):
            return complain("command.unknown_option", BAD_USE, option=option)
        case name:
            return complain("command.unknown", BAD_USE, name=name)
