"""`natpit export`: a match out of the store as a match file; without a match, which there are."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.say import BAD_USE, MisuseError, complain, options, words
from app.store.trouble import StoreError

if TYPE_CHECKING:
    from app.store.store import Store
    from app.store.values import StoredMatch
    from app.words import Words

MOST = 1000
SHORT = 8
"""So many characters of a match's id are shown; any beginning that only one match has will do."""


def run(args: list[str]) -> int:
    """Prints the matches, or one as a file (`--to FILE` or folder, else standard output).

    0; 1 when it is not there or cannot be written, 2 when the command line means nothing.
    """
    try:
        found, beside = options(args, {"--to": "FILE"}, operands=1)
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    from app.store.store import Store

    try:
        store = Store()
    except StoreError as error:
        return complain(error.id, 1, **error.values)
    try:
        if beside:
            return _export(store, beside[0], found.get("--to", "-"))
        return _list(store)
    except StoreError as error:
        return complain(error.id, 1, **error.values)
    finally:
        store.close()


def _list(store: Store) -> int:
    said = words()
    matches = store.matches(MOST)
    if not matches:
        print(said.say("command.no_matches"), file=sys.stderr)
    for match in matches:
        print(f"{match.id[:SHORT]}  {_told(match, said)}")
    return 0


def _told(match: StoredMatch, said: Words) -> str:
    title = f"{match.title}, " if match.title else ""
    return f"{said.date(match.started)}, {said.say(f'{match.game}.name')}: {title}{said.listed(match.names)}"


def _export(store: Store, asked: str, to: str) -> int:
    from app.table.matchfile import match_file

    alike = [match.id for match in store.matches(MOST) if match.id.startswith(asked)]
    whole = [one for one in alike if one == asked]
    if len(whole or alike) != 1 or not asked:
        return complain("command.match_unknown" if not alike else "command.match_unclear", 1, match=asked)
    made = match_file(store, (whole or alike)[0])
    if to == "-":
        sys.stdout.buffer.write(made.data)
        return 0
    path = Path(to) / made.name if os.path.isdir(to) else Path(to)
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(made.data)
        os.replace(beside, path)  # whoever reads it meanwhile sees the old file or the new one, never half
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        return complain("command.not_written", 1, file=str(path), reason=error.strerror or str(error))
    print(words().say("command.exported", match=asked, file=str(path)), file=sys.stderr)
    return 0
