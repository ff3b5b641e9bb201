"""Deel: a match as a match file, through whatever the device has for that."""

from __future__ import annotations

from app.room import Room
from app.screens.hand_out import JSON, Handed, hand_out
from app.store.trouble import StoreError
from app.table.matchfile import MatchFile, match_file
from app.table.sheet import Sheet
from app.words import Words


async def share_match(here: Room, sheet: Sheet, words: Words) -> None:
    """Shares the file on a phone; elsewhere it is saved or downloaded."""
    match = sheet.stored.id
    try:
        made: MatchFile = await here.door.ask(lambda s: match_file(s, match))
    except StoreError as error:
        here.trouble(error)
        return
    await hand_out(here, words, Handed(made.name, JSON, made.data, made.text, words.say("share.how")))
