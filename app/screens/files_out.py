"""What is taken along: everything as match files in one zip, or as the tables of a spreadsheet."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from app.room import Room
from app.screens.hand_out import ZIP, Handed, hand_out
from app.store.trouble import StoreError
from app.words import Words

Form: TypeAlias = Literal["zip", "csv"]
Tell: TypeAlias = Callable[[int, int], None]


async def take_along(here: Room, words: Words, form: Form, tell: Tell) -> None:
    """Makes it in batches, so that no other screen waits, and gives it to the device. `tell` is told how many matches
    are done, of how many. Where there is nothing to take along, that is said.
    """
    from app.table.archive import archive_name

    made = io.BytesIO()
    try:
        count = await _make(here, words, form, made, tell)
    except StoreError as error:
        here.trouble(error)
        return
    if not count:
        here.tell(words.say("files.nothing_yet"))
        return
    name = archive_name(datetime.now(UTC), "zip" if form == "zip" else "csv.zip")
    if await hand_out(here, words, Handed(name, ZIP, made.getvalue())) and form == "zip":
        await here.took_along()


async def _make(here: Room, words: Words, form: Form, made: io.BytesIO, tell: Tell) -> int:
    if form == "zip":
        from app.table.archive import archive_through

        return await archive_through(here.door.ask, made, tell)
    from app.table.archive import paginate_through
    from app.table.spreadsheet import Tables

    return await paginate_through(here.door.ask, Tables(made, words), tell)
