"""`natpit backup`: a backup of the database now, beside it or at another place."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from app.commands.say import BAD_USE, MisuseError, complain, options, words
from app.store.trouble import StoreError
from app.words.speech import Whole


def run(args: list[str]) -> int:
    """Makes a backup and prints where it is; `--to FILE` or folder puts a copy there too.

    0; 1 when it cannot be made, 2 when the command line means nothing.
    """
    try:
        found, _ = options(args, {"--to": "FILE"})
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    from app.store.backups import Backups
    from app.store.where import database_path

    backups = Backups(database_path())
    try:
        made = backups.make() or backups.newest()  # where nothing changed since, the last one will do
    except StoreError as error:
        return complain(error.id, 1, **error.values)
    if made is None:
        return complain("command.no_matches", 1)
    file = backups.file(made.name)
    if to := found.get("--to"):
        path = Path(to) / made.name if Path(to).is_dir() else Path(to)
        try:
            file = Path(shutil.copyfile(file, path))
        except OSError as error:
            return complain("command.not_written", 1, file=str(path), reason=error.strerror or str(error))
    print(words().say("command.backup_at", file=Whole(str(file))), file=sys.stderr)
    return 0
