"""Deel: a match as a match file, through whatever the device has for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import PAPIER, capped, text
from app.parts.buttons import secondary
from app.room import Room
from app.store.trouble import StoreError
from app.table.matchfile import MatchFile, match_file
from app.table.sheet import Sheet
from app.words import Words

PHONES = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
MIME = "application/json"


async def share_match(here: Room, sheet: Sheet, words: Words) -> None:
    """Shares the file on a phone; elsewhere it is saved or downloaded."""
    match = sheet.stored.id
    try:
        made: MatchFile = await here.door.ask(lambda s: match_file(s, match))
    except StoreError as error:
        here.trouble(error)
        return
    page = here.page
    if page.web and page.platform == ft.PagePlatform.IOS:
        page.show_dialog(tap_sheet(made, words, lambda _: page.pop_dialog(), here.frame.value.f))
        return
    try:
        if page.platform in PHONES and not page.web:
            file = ft.ShareFile.from_bytes(made.data, mime_type=MIME, name=made.name)
            await here.service(ft.Share).share_files([file])
            return
        saved = await here.service(ft.FilePicker).save_file(file_name=made.name, src_bytes=made.data)
    except Exception:
        here.tell(words.say("share.not_here"))
        return
    if page.web:
        here.tell(words.say("share.downloaded", name=made.name))
    elif saved:
        here.tell(words.say("share.saved", path=saved))


def tap_sheet(made: MatchFile, words: Words, close: Callable[[Any], Any], f: float) -> ft.BottomSheet:
    """A second tap, for Safari on a phone: it only shares and copies while a finger is still on what does it.

    Safari forgets a tap while it goes to the server and back, so both buttons work in the client itself.
    """
    share = secondary(
        words.say("share.as_text"), close, f=f, sign=ft.Icons.IOS_SHARE_ROUNDED,
        action=ft.ShareText(made.text, title=made.name, subject=made.name),
    )  # fmt: skip
    copy = secondary(
        words.say("share.copy"), close, f=f, sign=ft.Icons.CONTENT_COPY_ROUNDED, action=ft.CopyToClipboard(made.text)
    )
    said = text(words.say("share.how"), capped(18, f, 2))
    inside = ft.Column([said, share, copy], spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.BottomSheet(
        content=ft.SafeArea(ft.Container(inside, padding=ft.Padding.only(left=16, right=16, top=8, bottom=16))),
        bgcolor=PAPIER,
        shape=ft.RoundedRectangleBorder(radius=ft.BorderRadius.only(top_left=16, top_right=16)),
        show_drag_handle=True,
        size_constraints=ft.BoxConstraints(max_width=560),
        elevation=0,
    )
