"""Bestanden: what comes in, what is taken along, and the backups."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import keyed, use_ref, use_state
from app.kept import use_places
from app.look import CLEAR, DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS6, capped, flat, icon, silent, text
from app.parts.busy_line import busy_line
from app.parts.buttons import secondary, wrapping
from app.room import Room, room, use_frame, use_words
from app.screens.arrivals_text import source_said
from app.screens.backups_list import BackupsList, moment_said, size_said
from app.screens.files_in import Bringing, Coming
from app.screens.files_out import Form, take_along
from app.screens.scaffold import back_to, head, screen
from app.store.trouble import StoreError
from app.table.inbox import Parcel
from app.words import Words


@ft.component
def Files() -> ft.Control:
    """The screen of /files."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    route, places = ft.use_view_path(), use_places()
    parts: list[ft.Control] = [
        heading(words.say("files.in"), frame.f),
        keyed(ComesIn, here, frame, words, key="in"),
        heading(words.say("files.out"), frame.f),
        keyed(GoesAlong, here, frame, words, key="out"),
        heading(words.say("files.backups"), frame.f),
        *_backups(here, frame, words),
    ]
    inside = ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    padding = ft.Padding.only(left=EDGE, right=EDGE, top=4, bottom=32 + frame.bottom)
    body = places.on(ft.Column([ft.Container(inside, padding=padding)], scroll=ft.ScrollMode.AUTO, expand=True))
    cover = head(frame, words, words.say("files.title"), back_to(here, "/"))
    return screen(here, frame, head=cover, body=body, route=route, ends=False)


@ft.component
def ComesIn(here: Room, frame: Frame, words: Words) -> ft.Control:
    """The file dialog, a text to paste, and what lies in the inbox still."""
    nobody: Coming | None = None
    coming, set_coming = use_state(nobody)
    nothing: tuple[Parcel, ...] = ()
    lying, set_lying = use_state(nothing)
    in_sight = ft.use_route_location() == "/files"
    bringing = use_ref(lambda: Bringing(here, words, set_coming)).current

    async def read() -> None:
        if in_sight and ours(here):
            try:
                set_lying(await asyncio.to_thread(here.inbox.parcels))
            except StoreError as error:
                here.trouble(error)

    ft.use_effect(read, [in_sight])
    action = bringing.action()
    choose = secondary(
        words.say("files.choose"), bringing.tap, f=frame.f, sign=ft.Icons.FOLDER_OPEN_ROUNDED,
        disabled=coming is not None, **({"action": action} if action else {}),
    )  # fmt: skip
    paste = secondary(
        words.say("files.paste"), lambda _: here.go("/files/paste"), f=frame.f, sign=ft.Icons.CONTENT_PASTE_ROUNDED
    )
    take, told = lambda _: here.go("/take"), words.say("take.link")
    if frame.roomy:  # three words do not stand beside a sign then
        other = wrapping(told, take, f=frame.f, height=76 if frame.f < 1.5 else 96)
    else:
        other = secondary(told, take, f=frame.f, sign=ft.Icons.QR_CODE_SCANNER_ROUNDED)
    parts: list[ft.Control] = [said(words.say("files.in_told"), frame.f), beside(choose, paste, frame), other]
    if coming is not None:
        parts.append(busy_line(words.say("files.coming", name=coming.name), coming.part, frame))
    if lying:
        rows = [_waiting(one, words, here, frame.f) for one in lying]
        edge = ft.Border.only(top=ft.BorderSide(1, LIJN))
        parts.append(ft.Container(ft.Column(rows, spacing=0, tight=True), border=edge))
    return ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def GoesAlong(here: Room, frame: Frame, words: Words) -> ft.Control:
    """Everything as match files or as a table."""
    nothing: tuple[int, int] | None = None
    far, set_far = use_state(nothing)

    async def give(e: ft.Event[ft.TextButton]) -> None:
        form: Form = e.control.data
        set_far((0, 0))
        try:
            await take_along(here, words, form, lambda done, total: set_far((done, total)))
        finally:
            set_far(None)

    busy = far is not None
    zipped = secondary(
        words.say("files.as_zip"), give, f=frame.f, sign=ft.Icons.FOLDER_ZIP_ROUNDED, data="zip", disabled=busy
    )
    table = secondary(
        words.say("files.as_csv"), give, f=frame.f, sign=ft.Icons.TABLE_CHART_ROUNDED, data="csv", disabled=busy
    )
    parts: list[ft.Control] = [said(words.say("files.out_told"), frame.f), beside(zipped, table, frame)]
    if far is not None:
        done, total = far
        told = words.say("files.far", done=done, n=total) if total else words.say("files.begun")
        parts.append(busy_line(told, done / total if total else None, frame))
    return ft.Column(parts, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _backups(here: Room, frame: Frame, words: Words) -> Sequence[ft.Control]:
    if not ours(here):
        return [said(words.say("backups.server"), frame.f)]
    trouble = here.door.backup_trouble
    told: list[ft.Control] = [said(words.say("backups.told"), frame.f)]
    if trouble is not None:
        why = text(words.say(trouble.id, trouble.values), capped(18, frame.f, 2), SANS6, INKT, 24, expand=True)
        line: list[ft.Control] = [icon(ft.Icons.INFO_ROUNDED, 24, DRUK), why]
        told.append(ft.Row(line, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return [*told, keyed(BackupsList, here, frame, words, key="backups")]


def ours(here: Room) -> bool:
    """Whether what lies beside the database is that of who looks: on a shared server it may be anybody's."""
    return here.door.in_a_file and not here.house.space


def heading(label: str, f: float) -> ft.Control:
    """The head of a section."""
    head_ = ft.Semantics(heading_level=2, content=text(label, capped(20, f, 1.8), KOP, INKT, 28))
    return ft.Container(head_, padding=ft.Padding.only(top=16))


def said(told: str, f: float) -> ft.Control:
    """A line of explanation."""
    return text(told, capped(18, f, 2), SANS, INKT, 24)


def beside(one: ft.Control, other: ft.Control, frame: Frame) -> ft.Control:
    """Two buttons beside each other, under each other in large text."""
    if frame.roomy:
        return ft.Column([one, other], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row([ft.Container(one, expand=True), ft.Container(other, expand=True)], spacing=8)


def _waiting(one: Parcel, words: Words, here: Room, f: float) -> ft.Control:
    """Something that came in before, and was not looked at to the end."""
    title = words.say("files.waiting", name=source_said(one.names, words))
    about = words.say("files.since", moment=moment_said(one.at, words), size=size_said(one.size, words))
    lines = ft.Column(
        [
            text(title, capped(18, f, 2), SANS6, INKT, 24, semantics_label=f"{title}, {about}"),
            silent(about, capped(16, f, 2), SANS, INKT2, 22),
        ],
        spacing=0, tight=True, expand=True,
    )  # fmt: skip
    face = ft.Row(
        [icon(ft.Icons.INBOX_ROUNDED, 24, DRUK), lines, icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24, DRUK)], spacing=16
    )

    def go(e: Any) -> None:
        here.go(f"/files/import/{e.control.data}")

    button = ft.TextButton(
        content=ft.Container(face, padding=ft.Padding.symmetric(vertical=8)), style=flat(CLEAR, 8), data=one.id,
        on_click=go,
    )  # fmt: skip
    return ft.Container(button, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))
