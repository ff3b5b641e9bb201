"""The pad: totals on top, a row a hand, the hand to come, and the way to write it."""

from __future__ import annotations

from time import monotonic
from typing import Any

import flet as ft

from app.frame import PANE, WIDEST, Frame
from app.hooks import use_ref
from app.kept import use_kept, use_places
from app.look import DRUK, INKT, KAFT2, OPINKT, PAPIER, RAND, SANS7, capped, flat, icon, text
from app.parts.buttons import primary, secondary
from app.parts.cover import cover_button, cover_button_width, cover_icon
from app.parts.menu import menu_sheet
from app.parts.pad_head import column_lines
from app.parts.pad_row import PadRow
from app.room import Room, room, use_awake, use_frame, use_words
from app.screens.guests import looking, with_them
from app.screens.loading import opened, use_may, use_sheet
from app.screens.pad_deeds import do, insert_rows, more_rows, undo_last
from app.screens.pad_paper import lay_out
from app.screens.scaffold import head, popping, screen
from app.screens.whence import leaving, leaving_pane, way_back
from app.table.sheet import Sheet
from app.words import Words

BOUNCE = 0.4
"""Seconds after *Ongedaan* in which another tap is a thumb that bounced: it would take a hand that nobody meant, and
the way back to the one that was."""
WRITTEN = 180
"""Milliseconds in which a row that was written comes into sight."""


@ft.component
def Pad() -> ft.Control:
    """The screen of /match/… on a phone."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    match = ft.use_route_params()["match"]
    sheet = opened(here, frame, words, use_sheet(here, match))
    if not isinstance(sheet, Sheet):
        return sheet
    return PadSheet(here, sheet, frame, words, False)


@ft.component
def PadWithPane() -> ft.Control:
    """The screen of /match/… where there is room: the pad, and beside it the entry or what was asked for."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    match = ft.use_route_params()["match"]
    loaded = use_sheet(here, match)
    outlet = ft.use_route_outlet()
    sheet = opened(here, frame, words, loaded)
    if not isinstance(sheet, Sheet):
        return sheet
    both = ft.Row(
        [
            ft.Container(PadSheet(here, sheet, frame, words, True), expand=True),
            ft.Container(
                ft.Container(outlet, expand=True),
                width=PANE,
                border=ft.Border.only(left=ft.BorderSide(2, KAFT2)),
            ),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    between = frame.free > WIDEST
    inside = ft.Row(
        [ft.Container(both, width=WIDEST if between else None, expand=not between)], spacing=0, expand=True,
        alignment=ft.MainAxisAlignment.CENTER, vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    leave = leaving_pane(here, match, ft.use_route_location())
    return screen_of_two(inside, frame, f"/match/{match}", leave)


def screen_of_two(inside: ft.Control, frame: Frame, route: str, leave: Any) -> ft.View:
    """The view of pad and pane. It keeps its address while the pane changes, so nothing slides."""
    from app.look import KARTON

    return ft.View(
        route=route,
        controls=[inside],
        padding=frame.sides, spacing=0, bgcolor=KARTON, **popping(leave),
    )  # fmt: skip


@ft.component
def PadSheet(here: Room, sheet: Sheet, frame: Frame, words: Words, wide: bool) -> ft.Control:
    """One match as a sheet of paper."""
    match, f = sheet.stored.id, frame.f
    menu, set_menu = use_kept("menu", "", f"/match/{match}")
    count = len(sheet.stored.hands)
    may = use_may(here, match)

    use_awake(here, not sheet.finished)

    def why(place: int) -> None:
        here.go(f"/match/{match}/why/{place + 1}")

    tap_row = ft.use_callback(lambda e: why(e.control.data), [match])
    last_undo = use_ref(lambda: -BOUNCE)

    def undo_once(_: Any) -> None:
        if monotonic() - last_undo.current >= BOUNCE:
            last_undo.current = monotonic()
            here.run(undo_last, here, match)

    undo = ft.use_callback(undo_once, [match])
    close = ft.use_callback(lambda _: set_menu(""), [])

    def picked(data: Any) -> None:
        set_menu("")
        if data == "insert":
            set_menu("insert")
        elif isinstance(data, tuple):
            here.go(f"/match/{match}/insert/{data[1] + 1}")
        else:
            do(here, sheet, words, data)

    groups = {
        "more": lambda: [more_rows(sheet, words, may, here.alone)],
        "insert": lambda: [insert_rows(sheet, words)],
    }.get(menu)
    ft.use_dialog(menu_sheet(groups(), picked, close, frame) if groups else None)

    trail: list[ft.Control] = []
    if wide and count and may != "read":
        trail.append(cover_button(words.say("pad.undo"), undo, f, ft.Icons.UNDO_ROUNDED))
        trail.append(ft.Container(width=8))
    if count:
        trail.append(cover_button(words.say("pad.why"), lambda _: why(count - 1), f))
    more = ft.use_callback(lambda _: set_menu("more"), [])
    if not frame.roomy:  # else there is no room on the cover, and it stands below
        trail.append(cover_icon(ft.Icons.MORE_VERT_ROUNDED, words.say("app.more"), more, f))
    title = words.say(f"{sheet.game.id}.name" if not frame.roomy else f"{sheet.game.id}.short")
    room = frame.free - 72 - cover_button_width(words.say("pad.why"), f) if frame.roomy and not wide else None
    cover = head(frame, words, title, lambda _: here.go(way_back(here, match)), trail=trail, room=room)
    tap_agreed = ft.use_callback(lambda _: here.go(f"/match/{match}/agreement"), [match])
    paper = _paper(here, sheet, frame, words, wide, tap_row, tap_agreed)
    if wide:
        under = ft.Padding.only(bottom=frame.bottom)
        sheet_of = ft.Container(paper, bgcolor=PAPIER, expand=True, padding=under)
        return ft.Column([cover, sheet_of], spacing=0, expand=True)
    looks = may == "read"
    tray = _watching(here, sheet, frame, words, more) if looks else _tray(here, sheet, frame, words, undo, more)
    leave = leaving(here, match)
    return screen(
        here, frame, head=cover, body=paper, tray=tray, full_width=frame.low, route=f"/match/{match}", leave=leave
    )


def _paper(
    here: Room, sheet: Sheet, frame: Frame, words: Words, wide: bool, tap_row: Any, tap_agreed: Any
) -> ft.Control:
    width = min(frame.free, WIDEST) - PANE if wide else min(frame.free, 720) if not frame.low else frame.free * 0.62
    # A row is told once: sixty hands that did not change cost nothing when one is written.
    told: dict[Any, PadRow] = ft.use_memo(dict, [words, sheet.who(words)])
    laid = lay_out(sheet, frame, words, width, told, tap_row, tap_agreed)
    places = use_places(f"/match/{sheet.stored.id}")
    rows = ft.ListView(
        laid.rows, left=0, right=0, top=0, bottom=0, spacing=0, padding=0, auto_scroll=True,
        auto_scroll_animation=0 if frame.still else WRITTEN,
    )  # fmt: skip
    hands = ft.Stack([column_lines(laid.first, laid.ruled), places.on(rows, follows=True)], expand=True)
    if frame.low:
        stretch = ft.CrossAxisAlignment.STRETCH
        paper = ft.Column(laid.top, spacing=0, horizontal_alignment=stretch)
        left = ft.Container(
            ft.Column([paper], scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch), width=frame.free * 0.38
        )
        right = ft.Container(
            ft.Column([*laid.heads, hands], spacing=0), expand=True, border=ft.Border.only(left=ft.BorderSide(2, DRUK))
        )
        return ft.Row([left, right], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column(
        [*laid.top, *laid.heads, hands], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _watching(here: Room, sheet: Sheet, frame: Frame, words: Words, more: Any) -> ft.Control:
    """What who looks along can do: see it larger, or how it ended."""
    match, height = sheet.stored.id, 80 if frame.roomy else 52 if frame.low else 64
    if sheet.finished:
        way = primary(words.say("pad.result"), lambda _: here.go(f"/match/{match}/result"), f=frame.f, height=height)
    else:
        way = secondary(words.say("board.title"), lambda _: here.go(f"/match/{match}/board"), f=frame.f, height=height,
                        sign=ft.Icons.TV_ROUNDED)  # fmt: skip
    said = looking(words, frame)
    if not frame.roomy:
        return with_them(said, way, frame)
    dots = icon(ft.Icons.MORE_VERT_ROUNDED, 32, INKT, words.say("app.more"))
    rare = ft.TextButton(content=dots, width=56, height=height, style=flat(PAPIER, 12, RAND), on_click=more)
    below = ft.Row([ft.Container(way, expand=True), rare], spacing=8)
    return ft.Column([ft.Row([said]), below], spacing=8, tight=True)


def _tray(here: Room, sheet: Sheet, frame: Frame, words: Words, undo: Any, more: Any) -> ft.Control:
    """Ongedaan, and the one thing to do: write the next hand, or look at the result."""
    f, roomy, match = frame.f, frame.roomy, sheet.stored.id
    off = not sheet.stored.hands
    ink = INKT if not off else "onprimaryfixedvariant"
    said = words.say("pad.undo")
    if roomy:
        face: ft.Control = icon(ft.Icons.UNDO_ROUNDED, 36, ink, said)
    else:
        word = text(said, 16, SANS7, ink, 20)
        face = ft.Column(
            [icon(ft.Icons.UNDO_ROUNDED, 24, ink), word], spacing=0, tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER, alignment=ft.MainAxisAlignment.CENTER,
        )  # fmt: skip
    height = 80 if roomy else 52 if frame.low else 64
    back = ft.TextButton(
        content=face,
        width=72 if roomy else 112,
        height=height,
        disabled=off,
        style=flat(PAPIER, 12, RAND),
        on_click=undo,
    )
    if sheet.finished:
        label, route = words.say("pad.result"), f"/match/{match}/result"
    else:
        number = sheet.replay.number
        label, route = words.say("pad.enter_short" if roomy else "pad.enter", number=number), f"/match/{match}/hand"
    name = words.say("pad.enter", number=sheet.replay.number) if not sheet.finished else label
    write = ft.TextButton(
        content=text(label, capped(20, f, 1.8), SANS7, OPINKT, semantics_label=name),
        height=height, style=flat(INKT, 12), on_click=lambda _: here.go(route), expand=True,
    )  # fmt: skip
    rare = []
    if roomy:
        dots = icon(ft.Icons.MORE_VERT_ROUNDED, 32, INKT, words.say("app.more"))
        rare = [ft.TextButton(content=dots, width=56, height=height, style=flat(PAPIER, 12, RAND), on_click=more)]
    return ft.Row([back, write, *rare], spacing=8)
