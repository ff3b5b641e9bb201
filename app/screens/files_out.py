"""What is taken along: everything as match files in one zip, or as a table for a spreadsheet."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from app.room import Room
from app.screens.hand_out import CSV, ZIP, Handed, hand_out
from app.store.trouble import StoreError
from app.words import Words

Form: TypeAlias = Literal["zip", "csv"]
Tell: TypeAlias = Callable[[int, int], None]


async def take_along(here: Room, words: Words, form: Form, tell: Tell) -> None:
    """Makes it in batches, so that no other screen waits, and gives it to the device. `tell` is told how many matches
    are done, of how many. Where there is nothing to take along, that is said.
    """
    made = io.BytesIO()
    try:
        count = await _make(here, form, made, tell)
    except StoreError as error:
        here.trouble(error)
        return
    if not count:
        here.tell(words.say("files.nothing_yet"))
        return
    from app.table.archive import archive_name

    name = archive_name(datetime.now(UTC), form)
    await hand_out(here, words, Handed(name, ZIP if form == "zip" else CSV, made.getvalue()))


async def _make(here: Room, form: Form, made: io.BytesIO, tell: Tell) -> int:
    from app.table.archive import archive_through

    return await archive_through(here.door.ask, made, tell)
