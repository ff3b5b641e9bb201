"""`natpit export`: a match out of the store as a match file or a score sheet; without a match, which there are."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.landing import put_file
from app.commands.say import BAD_USE, MisuseError, complain, flags, options, words
from app.store.trouble import StoreError

if TYPE_CHECKING:
    from app.store.store import Store
    from app.store.values import StoredMatch
    from app.words import Words

MOST = 1000
SHORT = 8
"""So many characters of a match's id are shown; any beginning that only one match has will do."""


def run(args: list[str]) -> int:
    """Prints the matches, or one as a file (`--to FILE` or folder, else standard output), or its score sheet as a PDF
    (`--pdf FILE` or folder). With `--all` every match in one zip; `--bin`: those in the bin too. `--csv` makes tables
    for a spreadsheet of one match or of all.

    0; 1 when it is not there or cannot be written, 2 when the command line means nothing.
    """
    try:
        asked, rest = flags(args, ("--all", "--csv", "--bin"))
        found, beside = options(rest, {"--to": "FILE", "--pdf": "FILE"}, operands=0 if "--all" in asked else 1)
        if "--pdf" in found and not beside:
            raise MisuseError("command.pdf_of_one")
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    from app.store.store import Store

    try:
        store = Store()
    except StoreError as error:
        return complain(error.id, 1, **error.values)
    try:
        if "--all" in asked:
            from app.commands.export_all import export_all

            return export_all(store, found.get("--to"), tables="--csv" in asked, removed="--bin" in asked)
        if beside:
            return _export(store, beside[0], found, table="--csv" in asked)
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


def _export(store: Store, asked: str, found: dict[str, str], *, table: bool = False) -> int:
    from app.table.matchfile import match_file

    alike = [match.id for match in store.matches(MOST) if match.id.startswith(asked)]
    whole = [one for one in alike if one == asked]
    if len(whole or alike) != 1 or not asked:
        return complain("command.match_unknown" if not alike else "command.match_unclear", 1, match=asked)
    match = (whole or alike)[0]
    made = match_file(store, match)
    if (pdf := found.get("--pdf")) is not None:
        name = f"{made.name.removesuffix('.json')}.pdf"
        status = _write(asked, name, _score_sheet(store, match), pdf)
        if status or "--to" not in found:
            return status
    if table:
        from app.table.spreadsheet import match_csv

        return _write(asked, *match_csv(store.kept([match])[match], words()), found.get("--to", "-"))
    return _write(asked, made.name, made.data, found.get("--to", "-"))


def _score_sheet(store: Store, match: str) -> bytes:
    from app.screens.score_text import score_sheet
    from app.table.score_pdf import score_pdf
    from app.table.sheet import sheet_of

    stored = store.match(match)
    assert stored is not None
    return score_pdf(score_sheet(sheet_of(stored), words()))


def _write(asked: str, name: str, data: bytes, to: str) -> int:
    """Writes to a file, into a folder under this name, or for "-" to standard output."""
    if to == "-":
        sys.stdout.buffer.write(data)
        return 0
    path = Path(to) / name if os.path.isdir(to) else Path(to)
    try:
        put_file(path, lambda target: target.write(data))
    except OSError as error:
        return complain("command.not_written", 1, file=str(path), reason=error.strerror or str(error))
    print(words().say("command.exported", match=asked, file=str(path)), file=sys.stderr)
    return 0
