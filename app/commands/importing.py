"""`natpit import FILE…`: match files and zips of them, first held against what is here, then taken in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.say import BAD_USE, MisuseError, complain, flags, options, words
from app.store.trouble import StoreError

if TYPE_CHECKING:
    from app.store.store import Store
    from app.table.intake import Case, Choice, Parcel, Review
    from app.words import Words

FAILED = 1
MOST_FILES = 10_000
LISTED = 20
"""So many new matches are told one by one; of more only how many."""


def run(args: list[str]) -> int:
    """Prints what would come in and takes what is new. `--beside` adds what differs as well, beside what is here;
    `--update` lets a match that is here go on where the file does; `--dry-run` writes nothing.

    0 when all is in, was here already, or was left with a word; 1 when a file cannot be read or is refused (nothing is
    written then), 2 when the command line means nothing.
    """
    try:
        asked, rest = flags(args, ("--dry-run", "--beside", "--update"))
        _, files = options(rest, {}, operands=MOST_FILES)
        if not files:
            raise MisuseError("command.no_file")
    except MisuseError as misuse:
        return complain(misuse.word, BAD_USE, **misuse.values_)
    try:
        sources = [(name, _contents(name)) for name in files]
    except OSError as error:
        return complain("command.not_read", FAILED, file=error.filename or "-", reason=error.strerror or str(error))
    from app.store.base import now
    from app.table.intake import read_parcel

    parcel = read_parcel(sources, now())
    if parcel.wrong:
        return _refused(parcel)
    from app.store.store import Store

    try:
        store = Store()
    except StoreError as error:
        return complain(error.id, FAILED, **error.values)
    try:
        return _take(store, parcel, asked)
    except StoreError as error:
        return complain(error.id, FAILED, **error.values)
    finally:
        store.close()


def _contents(name: str) -> bytes:
    """A file, or standard input; never more than a parcel can be, and a byte to see that it is more."""
    from app.table.intake import LIMIT

    if name == "-":
        return sys.stdin.buffer.read(LIMIT + 1)
    with Path(name).open("rb") as file:
        return file.read(LIMIT + 1)


def _refused(parcel: Parcel) -> int:
    """A line a problem, as `natpit score` tells it."""
    from app.words import who
    from scoring import game

    said = words()
    for wrong in parcel.wrong:
        names = who(said, game(wrong.game), wrong.names) if wrong.game else {}
        place = f"{wrong.place}: " if wrong.place else ""
        print(f"{place}{said.problem(wrong.problem, names)}", file=sys.stderr)
    return complain("command.nothing_taken", FAILED)


def _take(store: Store, parcel: Parcel, asked: set[str]) -> int:
    from app.store import new_token
    from app.table.intake import review, take

    said = words()
    seen = review(store, parcel)
    choices = {i: _choice(case, asked) for i, case in enumerate(seen.cases)}
    _tell(seen, choices, said)
    if "--dry-run" in asked:
        return 0
    taken = take(store, seen, choices, new_token())
    for kind, ids in (("added", taken.added), ("updated", taken.updated)):
        if ids:
            print(said.say(f"arrivals.done.{kind}", n=len(ids)))
    if not (taken.added or taken.updated):
        print(said.say("arrivals.done.nothing"))
    return 0


def _choice(case: Case, asked: set[str]) -> Choice:
    if case.verdict == "new":
        return case.offered
    if "--update" in asked and "update" in case.choices:
        return "update"
    if "--beside" in asked and "beside" in case.choices:
        return "beside"
    return "leave"


def _tell(seen: Review, choices: dict[int, Choice], said: Words) -> None:
    """A line a match that is new or differs, and what can be done with the latter; how many are here already."""
    from app.screens.arrivals_text import told

    new = seen.of("new")
    for i in (*new[:LISTED], *seen.of("differs")):
        case = seen.cases[i]
        match = told(case, said)
        kind = said.say("command.review.twin" if case.twin else f"command.review.{case.verdict}")
        print(f"{kind}: {match.spoken}")
        if case.verdict == "differs" and choices[i] == "leave":
            ways = [f"--{way}" for way in ("update", "beside") if way in case.choices]
            left = "command.review.twin_ways" if case.twin else "command.review.ways"
            print("  " + said.say(left, ways=", ".join(ways)) if ways else "")
    if len(new) > LISTED:
        print(said.say("command.review.more", n=len(new) - LISTED))
    if here := len(seen.of("same")):
        print(said.say("arrivals.count.same", n=here))
    if seen.parcel.doubles:
        print(said.say("arrivals.doubles", n=seen.parcel.doubles))
    if seen.parcel.begun:
        print(said.say("arrivals.begun", n=seen.parcel.begun))
