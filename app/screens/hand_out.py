"""Bytes that leave the app, through whatever the device has for that: a share sheet, a save dialog, a download."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.hatch import hatch
from app.look import capped, text
from app.parts.buttons import secondary
from app.parts.sheet import sheet
from app.room import Room
from app.words import Words
from app.words.speech import Whole

PHONES = (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
JSON, CSV, ZIP, PDF, PNG = "application/json", "text/csv", "application/zip", "application/pdf", "image/png"


class Handed(NamedTuple):
    """What is given to the device: a file's name, its mime type and what stands in it.

    `text` is the same for where only a text can be given on, "" where it is none. `how` is the sentence on the sheet of
    Safari on a phone; "" says what goes for any file.
    """

    name: str
    mime: str
    data: bytes
    text: str = ""
    how: str = ""


async def hand_out(here: Room, words: Words, given: Handed) -> bool:
    """Shares the file on a phone; elsewhere it is saved or downloaded, and told where it went.

    False when nobody wanted it after all, or when it could not be done, which is told. On Safari on a phone a sheet
    comes up, and what is done there is not known.
    """
    page = here.page
    if page.web and page.platform == ft.PagePlatform.IOS:
        address = await _laid(here, given)
        page.show_dialog(tap_sheet(given, words, lambda _: page.pop_dialog(), here.frame.value, address))
        return True
    try:
        if page.platform in PHONES and not page.web:
            file = ft.ShareFile.from_bytes(given.data, mime_type=given.mime, name=given.name)
            shared = await here.service(ft.Share).share_files([file])
            return getattr(shared, "status", None) != ft.ShareResultStatus.DISMISSED
        saved = await here.service(ft.FilePicker).save_file(file_name=given.name, src_bytes=given.data)
    except Exception:
        here.tell(words.say("share.not_here"))
        return False
    if page.web:
        here.tell(words.say("share.downloaded", name=given.name))
    elif saved:
        here.tell(words.say("share.saved", path=Whole(saved)))
    return bool(page.web or saved)


async def _laid(here: Room, given: Handed) -> str:
    """Where the browser can fetch the file for a while; "" where nowhere."""
    if here.pocket.lay is not None:
        try:
            return await here.pocket.lay(given.name, given.mime, given.data)
        except Exception:
            return ""  # a browser that lets the page lay nothing ready
    return hatch.lay(given.name, given.mime, given.data) if hatch.open else ""


def tap_sheet(
    given: Handed, words: Words, close: Callable[[Any], Any], frame: Frame, address: str = ""
) -> ft.BottomSheet:
    """A second tap, for Safari on a phone: it only shares, copies and opens while a finger is on what does it.

    Safari forgets a tap while it goes to the server and back, so all its buttons work in the client itself. A file goes
    by way of an `address` of its own ("": there is none), a text needs none.
    """
    f = frame.f
    ways: list[ft.Control] = []
    if given.text:
        ways.append(
            secondary(
                words.say("share.as_text"), close, f=f, sign=ft.Icons.IOS_SHARE_ROUNDED,
                action=ft.ShareText(given.text, title=given.name, subject=given.name),
            )
        )  # fmt: skip
        ways.append(
            secondary(
                words.say("share.copy"), close, f=f, sign=ft.Icons.CONTENT_COPY_ROUNDED,
                action=ft.CopyToClipboard(given.text),
            )
        )  # fmt: skip
    if address:
        ways.append(
            secondary(
                words.say("hand_out.open"), close, f=f, sign=ft.Icons.DOWNLOAD_ROUNDED, action=ft.OpenUrl(address)
            )
        )
    how = given.how or words.say("hand_out.how" if ways else "share.not_here")
    edge = ft.Padding.only(left=16, right=16, top=8, bottom=16)
    return sheet([text(how, capped(18, f, 2)), *ways], None, frame, 130 + 68 * len(ways), edge=edge, spacing=12)
