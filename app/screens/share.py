"""Deel: a match as a match file, through whatever the device has for that."""

from __future__ import annotations

import flet as ft

from app.room import Room
from app.sheet import Sheet, as_match
from app.words import Words


def match_text(sheet: Sheet) -> str:
    """The match as a document that `natpit score` reads."""
    from scoring.match_file import document, write

    stored = sheet.stored
    more = {"started": stored.started, "ended": stored.ended, "title": stored.title}
    return write(document(as_match(stored), **{k: v for k, v in more.items() if v}))


def file_name(sheet: Sheet) -> str:
    """ "natpit-klaverjassen-2026-05-14.json"."""
    return f"natpit-{sheet.game.id}-{sheet.stored.started.astimezone():%Y-%m-%d}.json"


async def share_match(here: Room, sheet: Sheet, words: Words) -> None:
    """Shares the file on a phone; elsewhere it is saved or downloaded."""
    data, name = match_text(sheet).encode(), file_name(sheet)
    try:
        if not here.page.web and here.page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS):
            await ft.Share().share_files([ft.ShareFile.from_bytes(data, mime_type="application/json", name=name)])
        else:
            saved = await ft.FilePicker().save_file(file_name=name, src_bytes=data)
            if saved or here.page.web:
                here.tell(words.say("share.saved", name=name))
    except Exception:
        here.tell(words.say("share.not_here"))
