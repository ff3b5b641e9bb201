"""The ways to share that end in a file or a text: the picture, the PDF, the message, the match file."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Any

import flet as ft

from app.hooks import memo, use_ref, use_state
from app.look import DRUK, EDGE, INKT, INKT2, LIJN, PAPIER, SANS, SANS7, capped, icon, silent, text
from app.parts.buttons import primary, secondary, two
from app.screens.chat_text import chat_text
from app.screens.hand_out import JSON, PDF, PNG, Handed, hand_out
from app.screens.score_text import score_sheet
from app.screens.sharing_picture import NoPictureError, Size, capture, picture_sheet
from app.screens.sharing_shell import Shell
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table.matchfile import MatchFile, file_name, match_file
from app.table.paper import HEIGHT, WIDTH


def named(shell: Shell, ending: str) -> str:
    """How the file is called: as the match file, with another ending."""
    return f"{file_name(shell.sheet.stored).removesuffix('.json')}.{ending}"


# -- The picture -------------------------------------------------------------------------------------------------------


@ft.component
def Unrolled(shell: Shell, shot: ft.Ref[ft.Screenshot], laid_out: Any) -> ft.Control:
    """The pad unrolled, for the client to take a picture of. It is drawn once, however the button below it changes:
    what the client holds must stay the same while the picture is made."""
    sheet = picture_sheet(shell.sheet, shell.frame, shell.words, shell.shown)
    return ft.Screenshot(content=ft.Container(sheet, width=shell.shown, on_size_change=laid_out), ref=shot)


unrolled = memo(Unrolled)


@ft.component
def PictureWay(shell: Shell) -> ft.Control:
    """The whole pad as a picture."""
    here, words, frame = shell.here, shell.words, shell.frame
    busy, set_busy = use_state(False)
    failed, set_failed = use_state(False)
    shot = use_ref(ft.Ref[ft.Screenshot]).current
    size: Any = use_ref(lambda: None)

    def measure(e: ft.LayoutSizeChangeEvent[Any]) -> None:
        size.current = Size(e.width, e.height)

    laid_out = ft.use_callback(measure, [])

    async def give(_: Any) -> None:
        if busy:
            return
        set_busy(True)
        try:
            made = await capture(shot, lambda: size.current)
        except NoPictureError:
            set_failed(True)
            return
        finally:
            set_busy(False)
        await hand_out(here, words, Handed(named(shell, "png"), PNG, made))

    def pdf_instead(_: Any) -> None:
        here.go(f"{shell.route}/pdf")

    still = shell._replace(cover=ft.Container(), chooser=ft.Container())  # what may change and is not drawn there
    kept = ft.use_memo(lambda: still, [shell.sheet, frame, words, shell.shown])
    above: list[ft.Control] = []
    if failed:
        above = [ft.Semantics(live_region=True, content=shell.told(words.say("sharing.no_picture")))]
        sign = ft.Icons.PICTURE_AS_PDF_ROUNDED
        button: ft.Control = primary(words.say("sharing.pdf_instead"), pdf_instead, f=frame.f, sign=sign)
    else:
        label = "sharing.making" if busy else "sharing.give_picture" if shell.shares else "sharing.save_picture"
        button = _give(shell, words.say(label), give)
    return shell.draw([unrolled(kept, shot, laid_out)], ft.Row([ft.Container(button, expand=True)]), above)


def _give(shell: Shell, label: str, act: Any) -> ft.Control:
    sign = ft.Icons.IOS_SHARE_ROUNDED if shell.shares else ft.Icons.DOWNLOAD_ROUNDED
    return primary(label, act, f=shell.frame.f, sign=sign)


# -- The PDF -----------------------------------------------------------------------------------------------------------


@ft.component
def PageWay(shell: Shell) -> ft.Control:
    """The score sheet on one page of A4."""
    here, words = shell.here, shell.words
    drawn, set_drawn = use_state("")
    busy, set_busy = use_state(False)

    async def draw() -> None:
        from app.table.score_svg import score_svg

        set_drawn(await asyncio.to_thread(lambda: score_svg(score_sheet(shell.sheet, words))))

    ft.use_effect(draw, [])

    async def give(_: Any) -> None:
        from app.table.score_pdf import score_pdf

        if busy:
            return
        set_busy(True)
        try:
            made = await asyncio.to_thread(lambda: score_pdf(score_sheet(shell.sheet, words)))
        finally:
            set_busy(False)
        await hand_out(here, words, Handed(named(shell, "pdf"), PDF, made))

    width = shell.shown - 2 * EDGE
    said = words.say("sharing.page_of", match=shell.name)
    page: ft.Control = ft.Container(width=width, height=width * HEIGHT / WIDTH, bgcolor="#FFFFFF")
    if drawn:
        page = ft.Image(drawn, width=width, height=width * HEIGHT / WIDTH, semantics_label=said)
    paper = ft.Container(page, border=ft.Border.all(1, LIJN), margin=ft.Margin.symmetric(horizontal=EDGE - 1))
    below = ft.Container(paper, padding=ft.Padding.only(bottom=EDGE))
    label = "sharing.making_pdf" if busy else "sharing.give_pdf" if shell.shares else "sharing.save_pdf"
    button = _give(shell, words.say(label), give)
    tray = ft.Row([ft.Container(button, expand=True)])
    above = [shell.told(words.say("sharing.pdf_told"))]
    return shell.draw([below], tray, above if drawn else [*above, waiting(shell.frame, words)])


# -- The message -------------------------------------------------------------------------------------------------------


@ft.component
def TextWay(shell: Shell) -> ft.Control:
    """A few lines for a chat. Both buttons work in the client: Safari allows it only while a finger is on them."""
    here, words, frame = shell.here, shell.words, shell.frame
    said = chat_text(shell.sheet, words)

    def copied(_: Any) -> None:
        here.tell(words.say("sharing.copied"))

    card = ft.Container(
        text(said, capped(18, frame.f, 2), SANS, INKT, 26, selectable=True), bgcolor=PAPIER, border_radius=12,
        border=ft.Border.all(1, LIJN), padding=EDGE, margin=EDGE,
    )  # fmt: skip
    copy = ft.CopyToClipboard(said)
    if not shell.phone:
        button: ft.Control = primary(
            words.say("sharing.copy_text"), copied, f=frame.f, sign=ft.Icons.CONTENT_COPY_ROUNDED, action=copy
        )
        return shell.draw([card], ft.Row([ft.Container(button, expand=True)]))
    copying = secondary(
        words.say("sharing.copy_text"), copied, f=frame.f, sign=ft.Icons.CONTENT_COPY_ROUNDED, action=copy,
        height=64 if not frame.roomy else 80,
    )  # fmt: skip
    giving = primary(
        words.say("sharing.give_text"), lambda _: None, f=frame.f, sign=ft.Icons.IOS_SHARE_ROUNDED,
        action=ft.ShareText(said, title=shell.name, subject=shell.name),
    )  # fmt: skip
    return shell.draw([card], two(copying, giving, stacked=frame.roomy))


# -- The file ----------------------------------------------------------------------------------------------------------


@ft.component
def FileWay(shell: Shell) -> ft.Control:
    """The match file, for Natpit on another device or to be kept."""
    here, words, frame = shell.here, shell.words, shell.frame
    nothing: MatchFile | None = None
    made, set_made = use_state(nothing)
    match = shell.sheet.stored.id

    async def read() -> None:
        try:
            set_made(await here.door.ask(lambda s: match_file(s, match)))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(read, [])

    async def give(_: Any) -> None:
        if made is not None:
            await hand_out(here, words, Handed(made.name, JSON, made.data, made.text, words.say("share.how")))

    name = file_name(shell.sheet.stored)
    size = words.say("sharing.file_size", kilobytes=ceil(len(made.data) / 1000)) if made else ""
    lines: list[ft.Control] = [
        *_in_two(name, capped(18, frame.f, 1.5)),
        text(size, capped(16, frame.f, 1.8), SANS, INKT2, 22),
    ]
    sign = [] if frame.roomy else [icon(ft.Icons.INSERT_DRIVE_FILE_ROUNDED, 40, DRUK)]
    about = ft.Row(
        [*sign, ft.Column(lines, spacing=2, tight=True, expand=True)],
        spacing=12, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip
    card = ft.Container(
        about, bgcolor=PAPIER, border_radius=12, border=ft.Border.all(1, LIJN), padding=EDGE,
        margin=ft.Margin.only(left=EDGE, right=EDGE, top=EDGE),
    )  # fmt: skip
    label = "sharing.give_file" if shell.shares else "sharing.save_file"
    button = _give(shell, words.say(label), give)
    tray = ft.Row([ft.Container(button, expand=True)])
    return shell.draw([card], tray, None, [shell.told(words.say("sharing.file_told"))])


def _in_two(name: str, size: float) -> list[ft.Control]:
    """The name of a file, broken where its day begins: a line breaks at no sign between digits."""
    game, day = name[: -len("2026-05-14-2041.json")], name[-len("2026-05-14-2041.json") :]
    return [text(game, size, SANS7, INKT, 24, semantics_label=name), silent(day, size, SANS7, INKT, 24)]
