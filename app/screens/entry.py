"""A hand is entered, corrected or put in between: the frame around what a game brings.

Every tap is kept as a draft before anything else can happen to it; the address and that draft are the whole state.
"""

from __future__ import annotations

from typing import Any

import flet as ft

from app.entry.contract import Working
from app.frame import COLUMN, PANE, Frame
from app.held import Held, pick
from app.hooks import Ref, keyed, use_ref, use_state
from app.kept import Places, use_kept, use_places
from app.look import DRUK, EDGE, KARTON, SANS6, icon, text
from app.parts.cover import title_width
from app.parts.menu import menu_sheet
from app.parts.verdict_bar import verdict_bar
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens import entry_menus
from app.screens.entry_desk import Desk
from app.screens.entry_job import Job, Kept, job_of, kept_of
from app.screens.loading import opened, use_sheet
from app.screens.scaffold import head, screen, use_pane
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table.sheet import Sheet
from app.words import Words


@ft.component
def EnterHand() -> ft.Control:
    """The screen of /match/…/hand, …/hand/N and …/insert/N."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    job = job_of(ft.use_route_params(), ft.use_route_location())
    loaded = use_sheet(here, job.match)
    began: Ref[tuple[Job, Sheet] | None] = use_ref(lambda: None)
    if pane and loaded.sheet is not None and loaded.may == "read":  # beside the pad there is always something to see
        from app.screens.result import Result

        return Result()
    sheet = opened(here, frame, words, loaded, pane, needs="write")
    if not isinstance(sheet, Sheet):
        return sheet
    # Beside the pad the entry begins anew after every write. Over it, it stays with the match as that was when it
    # opened: what another phone writes meanwhile must not slip another hand under these fingers.
    if pane or began.current is None or began.current[0] != job:
        began.current = (job, sheet)
    sheet = began.current[1]
    if not job.stands_in(sheet):
        job = Job(job.match, "new")
    if sheet.finished and job.new:
        from app.screens.result import Result

        return Result()
    return keyed(Drafted, here, sheet, job, frame, words, pane, key=f"{job}-{sheet.stored.version}")


@ft.component
def Drafted(here: Room, sheet: Sheet, job: Job, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """Fetches the draft that was kept, then shows the entry."""
    nothing: Kept | None = None
    kept, put = use_state(nothing)
    key = job.draft_key(sheet)

    async def fetch() -> None:
        try:
            data = await here.door.ask(lambda s: s.draft(key)) or {}
        except StoreError as error:
            here.trouble(error)
            data = {}
        put(kept_of(data, job.of(sheet)))

    ft.use_effect(fetch, [])
    if kept is None:
        leave = (lambda _: here.go(f"/match/{job.match}")) if not pane else None
        bar = head(frame, words, job.title(sheet, words), leave, close=True)
        return screen(here, frame, head=bar, body=waiting(frame, words), pane=pane)
    return Entering(here, sheet, job, kept, frame, words, pane)


@ft.component
def Entering(
    here: Room, sheet: Sheet, job: Job, kept: Kept, frame: Frame, words: Words, pane: bool, at: Desk | None = None
) -> ft.Control:
    """The entry itself. Drawn once; what changes while one taps are the parts that pick from the desk.

    `at` is a desk of another kind than the one at which the hands of a match are entered.
    """
    desk = ft.use_memo(lambda: at or Desk(here, sheet, job, kept, words), [])
    menu, set_menu = use_kept("menu", "")
    places = use_places()
    seated, reseat = use_state(desk.extra)  # drawn again when somebody else deals or sits out

    def press(_: Any) -> None:
        if desk.held.value.verdict.focus == "out":
            set_menu("dealer")
        elif desk.press():
            here.run(desk.write)

    def keys(which: str) -> None:
        if menu:
            return
        if which == "Escape":
            if not pane or not job.new:
                desk.leave()
        elif which in ("Enter", "Numpad Enter"):
            press(None)
        else:
            desk.type(which)

    def picked(data: Any) -> None:
        if isinstance(data, tuple):
            what, seat = data
            (desk.toggle_out if what == "out" else desk.dealt)(seat)
            reseat(desk.extra)
            if what == "out":
                return  # more than one can sit out
        set_menu("")
        if callable(data):
            desk.send(data)
        elif isinstance(data, str):
            desk.chose(data)

    use_keys(here, keys)
    ft.use_effect(lambda: None if pane else here.hush(), [])
    groups = {"dealer": entry_menus.dealers, "rare": entry_menus.rare}.get(menu)
    close = ft.use_callback(lambda _: set_menu(""), [])
    ft.use_dialog(menu_sheet(groups(desk, words), picked, close, frame) if groups else None)

    answer = ft.use_callback(lambda e: desk.answer(e.control.data), [])
    bar = Bar(
        desk.held,
        words.say(desk.verb),
        _bar_width(frame, pane),
        ft.use_callback(press, [menu, seated]),
        answer,
        frame.f,
        frame.low,
    )
    title, room = job.title(sheet, words), _cover_width(frame, pane) - 64  # the way back stands before the title
    trail, taken = entry_menus.trail(
        words,
        frame,
        desk.case.names[desk.case.table.dealer],
        room - title_width(title),
        lambda _: set_menu("dealer"),
        lambda _: set_menu("rare"),
    )
    leave = None if pane and job.new else lambda _: desk.leave()
    cover = head(frame, words, title, leave, close=True, trail=trail, room=room - taken)
    return _laid_out(here, places, desk, frame, cover, bar, pane)


def _cover_width(frame: Frame, pane: bool) -> float:
    return PANE - 2 if pane else frame.free if frame.low else min(frame.free, COLUMN)


def _bar_width(frame: Frame, pane: bool) -> float:
    """How wide the bar is: its dashes must know."""
    if pane:
        return PANE - 2 - 2 * EDGE
    return (frame.free / 2 if frame.low else min(frame.free, COLUMN)) - 2 * EDGE


def _laid_out(
    here: Room, places: Places, desk: Desk, frame: Frame, cover: ft.Control, bar: ft.Control, pane: bool
) -> ft.Control:
    """Sheet, keys and bar under each other; on a phone on its side the keys and the bar stand beside the sheet."""
    entry, held, case = desk.entry, desk.held, desk.case
    stretch = ft.CrossAxisAlignment.STRETCH
    top, tray = entry.top(held, case, frame, desk.send), entry.tray(held, case, frame, desk.send)
    body: ft.Control = ft.Container(
        places.on(ft.Column([top, Counted(held, case.words)], scroll=ft.ScrollMode.AUTO, spacing=0)),
        padding=ft.Padding.only(top=8, bottom=12 + (frame.bottom if frame.low else 0)),
        expand=True,
    )
    foot = getattr(entry, "foot", None)
    if foot:
        below = foot(held, case, frame, desk.send)
        body = ft.Column([body, below], spacing=0, expand=True, horizontal_alignment=stretch)
    if frame.low:
        keys = ft.Container(
            ft.Column([ft.Column([tray], scroll=ft.ScrollMode.AUTO, expand=True), bar], spacing=8, expand=True),
            bgcolor=KARTON,
            padding=ft.Padding.only(left=EDGE, right=EDGE, top=8, bottom=max(frame.bottom, 8)),
            expand=True,
        )
        both = ft.Row([body, keys], spacing=0, expand=True, vertical_alignment=stretch)
        return screen(here, frame, head=cover, body=both, pane=pane, full_width=True, ends=False)
    gap = ft.Container(height=5 if frame.roomy or frame.height < 760 else 21)
    back = ft.Column([tray, gap, bar], spacing=0)
    return screen(here, frame, head=cover, body=body, tray=back, pane=pane)


@ft.component
def Counted(held: Held[Working], words: Words) -> ft.Control:
    """Says that what stands above was counted with the cards, as long as it still says so."""
    if not pick(held, lambda x: x.counted):
        return ft.Container(height=0)
    said: list[ft.Control] = [
        icon(ft.Icons.CALCULATE_ROUNDED, 20, DRUK),
        text(words.say("recount.counted"), 16, SANS6, DRUK),
    ]
    return ft.Container(ft.Row(said, spacing=8, wrap=True), padding=ft.Padding.only(left=EDGE, right=EDGE, top=8))


@ft.component
def Bar(held: Held[Working], label: str, width: float, press: Any, answer: Any, f: float, low: bool) -> ft.Control:
    """The verdict bar, following the draft."""
    v = pick(held, lambda x: x.verdict)
    height = 60 if low else 72 if f < 1.3 else 100
    return verdict_bar(v.state, v.line1, v.line2, v.answers, label, width, press, answer, height, f)
