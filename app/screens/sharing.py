"""Deel: a match as a picture, a PDF, a message, a file, or as a code for another phone. Each is seen before it goes."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.frame import COLUMN, PANE, Frame
from app.hooks import keyed, use_state
from app.look import EDGE, LIJN, PAPIER
from app.parts.cover import cover_button
from app.parts.ways import Way, ways
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.loading import opened, use_sheet
from app.screens.scaffold import head, screen, use_pane
from app.screens.sharing_code import CodeWay
from app.screens.sharing_files import FileWay, PageWay, PictureWay, TextWay
from app.screens.sharing_shell import Shell
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table.sheet import Sheet
from app.words import Words

PICTURE, PDF, TEXT, FILE, CODE = WAYS = ("picture", "pdf", "text", "file", "code")
LAST = "share.way"
"""Under which preference the way is kept that was taken last."""
_SIGNS = {
    PICTURE: ft.Icons.IMAGE_ROUNDED,
    PDF: ft.Icons.PICTURE_AS_PDF_ROUNDED,
    TEXT: ft.Icons.CHAT_BUBBLE_OUTLINE_ROUNDED,
    FILE: ft.Icons.INSERT_DRIVE_FILE_ROUNDED,
    CODE: ft.Icons.QR_CODE_2_ROUNDED,
}
_DRAWN = {PICTURE: PictureWay, PDF: PageWay, TEXT: TextWay, FILE: FileWay, CODE: CodeWay}


@ft.component
def Share() -> ft.Control:
    """The screen of /match/…/share and /match/…/share/<way>."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    params = ft.use_route_params()
    sheet = opened(here, frame, words, use_sheet(here, params["match"]), pane, needs="own")
    if not isinstance(sheet, Sheet):
        return sheet
    return Sharing(here, sheet, params.get("way") or "", frame, words, pane)


@ft.component
def Sharing(here: Room, sheet: Sheet, asked: str, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """One match, in the way that is `asked`; else in the way that was taken last."""
    last, set_last = use_state("")
    match = sheet.stored.id

    async def remember() -> None:
        if asked in WAYS:
            here.door.post(lambda s: s.set_preference(LAST, asked))
            return
        try:
            kept = await here.door.ask(lambda s: s.preference(LAST, PICTURE))
        except StoreError:
            kept = PICTURE
        set_last(kept if kept in WAYS else PICTURE)

    ft.use_effect(remember, [asked])

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}")

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    way = asked if asked in WAYS else last
    along = [] if here.alone else [
        cover_button(words.say("links.way"), lambda _: here.go(f"/match/{match}/links"), frame.f,
                     ft.Icons.GROUP_ADD_ROUNDED)
    ]  # fmt: skip
    cover = head(frame, words, words.say("sharing.title"), leave, close=True, trail=along)
    if not way:  # what was taken last is being read
        return screen(here, frame, head=cover, body=waiting(frame, words), pane=pane, route=_view(match))

    def choose(e: ft.Event[ft.TextButton]) -> None:
        here.go(f"/match/{match}/share/{e.control.data}")

    width = PANE - 2 if pane else min(frame.free, COLUMN)
    chooser = _chooser(way, choose, words, frame)
    shell = Shell(here, sheet, frame, words, pane, cover, chooser, width, _view(match))
    return keyed(_DRAWN[way], shell, key=f"{way}-{sheet.stored.version}")


def _view(match: str) -> str:
    """The address of the view, whatever way is looked at: another way slides nothing in."""
    return f"/match/{match}/share"


def _chooser(way: str, choose: Any, words: Words, frame: Frame) -> ft.Control:
    options = []
    for one in WAYS:
        label = words.say(f"sharing.{one}" if frame.roomy or one != CODE else "sharing.code_short")
        name = words.say(f"sharing.{one}")
        said = f"{name}, {words.say('a11y.chosen')}" if one == way else name
        options.append(Way(one, label, said, _SIGNS[one]))
    return ft.Container(
        ways(options, way, choose, frame.f), bgcolor=PAPIER,
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8 if frame.low else 12),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip
