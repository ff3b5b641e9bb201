"""A hand is counted again with the cards: what one pile holds, or the tricks in order. What comes of it can go straight
into the entry of that hand. Every tap is kept, in the same draft that the entry keeps.
"""

from __future__ import annotations

import flet as ft

from app.entry import entry_of
from app.frame import COLUMN, PANE, Frame
from app.hooks import keyed, use_state
from app.look import EDGE, KARTON, text
from app.parts.buttons import primary
from app.parts.cover import cover_icon
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.entry_job import Job, Kept, job_of, kept_of
from app.screens.loading import opened, use_sheet
from app.screens.recount_desk import WAY, CountDesk
from app.screens.recount_parts import Asks, Band, Done, Grid, Now, Told, Tricks, Ways
from app.screens.scaffold import head, screen, use_pane
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table import recount
from app.table.sheet import Sheet
from app.words import Words
from scoring.counting import PILE, TRICKS, counter_of


@ft.component
def Recount() -> ft.Control:
    """The screen of /match/…/count, …/count/N and …/insert/N/count."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    job = job_of(ft.use_route_params(), ft.use_route_location())
    sheet = opened(here, frame, words, use_sheet(here, job.match), pane, needs="write")
    if not isinstance(sheet, Sheet):
        return sheet
    if not job.stands_in(sheet):
        job = Job(job.match, "new")
    if counter_of(sheet.game.id) is None or not hasattr(entry_of(sheet.game.id), "counted"):
        return Uncountable(here, job, frame, words, pane)
    return keyed(Fetched, here, sheet, job, frame, words, pane, key=f"{job}-{sheet.stored.version}")


@ft.component
def Uncountable(here: Room, job: Job, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """A game that brings nothing to count with."""
    leave = lambda _: here.go(job.address())  # noqa: E731
    bar = head(frame, words, words.say("app.back"), leave)
    body = ft.Container(text(words.say("recount.none")), padding=EDGE)
    tray = primary(words.say("app.back"), leave, f=frame.f)
    return screen(here, frame, head=bar, body=body, tray=tray, pane=pane)


@ft.component
def Fetched(here: Room, sheet: Sheet, job: Job, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """Fetches the draft that was kept, and which way was counted last; then shows the cards."""
    nothing: tuple[Kept, str] | None = None
    kept, put = use_state(nothing)

    async def fetch() -> None:
        key = job.draft_key(sheet)
        try:
            data, way = await here.door.ask(lambda s: (s.draft(key), s.preference(WAY, PILE)))
        except StoreError as error:
            here.trouble(error)
            data, way = None, PILE
        put((kept_of(data or {}, job.of(sheet)), TRICKS if way == TRICKS else PILE))

    ft.use_effect(fetch, [])
    if kept is None:
        leave = lambda _: here.go(job.address())  # noqa: E731
        title = words.say("recount.title", number=job.number(sheet))
        bar = head(frame, words, title, leave, close=True)
        return screen(here, frame, head=bar, body=waiting(frame, words), pane=pane)
    return Counting(here, sheet, job, kept[0], kept[1], frame, words, pane)


@ft.component
def Counting(
    here: Room, sheet: Sheet, job: Job, kept: Kept, way: str, frame: Frame, words: Words, pane: bool
) -> ft.Control:
    """The cards on the table. Drawn once; what changes are the parts that pick from what is held."""
    desk = ft.use_memo(lambda: CountDesk(here, sheet, job, kept, way, words), [])

    def keys(which: str) -> None:
        if which == "Escape":
            desk.leave()
        elif which in ("Enter", "Numpad Enter"):
            desk.take()
        elif which == "Backspace":
            desk.send(recount.undo)

    use_keys(here, keys)
    leave = lambda _: desk.leave()  # noqa: E731
    number = job.number(sheet)
    width = _width(frame, pane)
    again = cover_icon(ft.Icons.REPLAY_ROUNDED, words.say("recount.wipe"), lambda _: desk.wipe(), frame.f)
    title = words.say("recount.title", number=number)
    cover = head(frame, words, title, leave, close=True, trail=[again], room=width - 128)
    stretch = ft.CrossAxisAlignment.STRETCH
    top = ft.Container(
        ft.Column([Ways(desk, frame, width), Asks(desk, frame, width)], spacing=8),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
    )
    across = frame.low or width >= 460
    grid = Grid(desk, frame, across, width)
    told = ft.Column([Tricks(desk, frame), Told(desk)], spacing=0, horizontal_alignment=stretch)
    band = Band(desk, frame, width)
    bar = Done(desk, frame, number, width)
    if frame.low:
        left = ft.Column(
            [ft.Column([top, told], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch),
             band, ft.Container(height=frame.bottom)], spacing=0, expand=True, horizontal_alignment=stretch,
        )  # fmt: skip
        keys_there = ft.Container(
            ft.Column([ft.Column([grid], scroll=ft.ScrollMode.AUTO, expand=True), bar], spacing=8, expand=True),
            bgcolor=KARTON, width=width + 2 * EDGE,
            padding=ft.Padding.only(left=EDGE, right=EDGE, top=8, bottom=max(frame.bottom, 8)),
        )  # fmt: skip
        both = ft.Row([left, keys_there], spacing=0, expand=True, vertical_alignment=stretch)
        return screen(here, frame, head=cover, body=both, pane=pane, full_width=True, ends=False, leave=leave)
    cards = ft.Container(grid, bgcolor=KARTON, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8))
    foot = ft.Column([Now(desk, frame), band], spacing=0, horizontal_alignment=stretch)
    # Where the text is large only the bar stays in sight, and all above it scrolls.
    scrolls: list[ft.Control] = [top, cards, foot, told] if frame.roomy else [top, cards, told]
    scroll = ft.Column(scrolls, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch)
    in_sight: list[ft.Control] = [scroll] if frame.roomy else [scroll, foot]
    body = ft.Column(in_sight, spacing=0, expand=True, horizontal_alignment=stretch)
    return screen(here, frame, head=cover, body=body, tray=bar, pane=pane, leave=leave)


def _width(frame: Frame, pane: bool) -> float:
    """How wide the cards lie."""
    if pane:
        return PANE - 2 - 2 * EDGE
    if frame.low:  # the cards get more than half: eight of them lie in a row
        return max(frame.free - 380, frame.free / 2) - 2 * EDGE
    return min(frame.free, COLUMN) - 2 * EDGE
