"""`natpit restore`: a backup becomes the database again; without one, which there are."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.say import BAD_USE, MisuseError, complain, options, words
from app.store.trouble import StoreError

if TYPE_CHECKING:
    from app.store.backups import Backups


def run(args: list[str]) -> int:
    """Prints the backups, or takes one back, by its name or as a file from elsewhere. What was there is kept first.

    0; 1 when it is not there or cannot be taken back, 2 when the command line means nothing.
    """
    try:
        _, beside = options(args, {}, operands=1)
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    from app.store.backups import Backups
    from app.store.where import database_path

    backups = Backups(database_path())
    try:
        return _take_back(backups, beside[0]) if beside else _list(backups)
    except StoreError as error:
        return complain(error.id, 1, **error.values)


def _list(backups: Backups) -> int:
    said = words()
    found = backups.listed()
    if not found:
        print(said.say("command.no_backups"), file=sys.stderr)
    for one in found:
        looked = backups.look(one.name)
        about = said.say("command.holds", n=looked.matches or 0)
        print(f"{one.name}  {said.say(f'backups.{looked.state}') if looked.matches is None else about}")
    return 0


def _take_back(backups: Backups, asked: str) -> int:
    from app.store.door import Door

    named = any(one.name == asked for one in backups.listed())
    file = backups.file(asked) if named else Path(asked)
    if not file.is_file():
        return complain("command.no_backup", 1, name=asked)

    async def restore() -> str:
        door = Door()
        try:
            return await door.restore(file)
        finally:
            await door.close()

    kept = asyncio.run(restore())
    done = words().say("command.restored", name=asked)
    print(words().say("command.kept_as", done=done, name=kept) if kept else done, file=sys.stderr)
    return 0
