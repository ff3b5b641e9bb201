"""A hand is counted again with the cards: what one pile holds, or the tricks in order. What comes of it can go straight
into the entry of that hand. Every tap is kept, in the same draft that the entry keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app import recount
from app.entry import entry_of
from app.entry.contract import Case, Entry
from app.frame import Frame
from app.held import Held, pick
from app.hooks import keyed, use_state
from app.look import DRUK, EDGE, INKT, KARTON, OPINKT, PAPIER, RAND, SANS6, UIT, ems, flat, icon, silent, text
from app.parts.buttons import choice, primary, secondary, segments
from app.parts.card_keys import card_grid, trick_row
from app.parts.count_band import count_band
from app.parts.cover import cover_icon
from app.parts.marks import SUITS, pip
from app.parts.verdict_bar import verdict_bar
from app.recount import Setting, Tapped
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens import recount_text as said
from app.screens.entry_job import Job, Kept, job_of, kept_of
from app.screens.loading import opened, use_sheet
from app.screens.scaffold import COLUMN, PANE, head, screen, use_pane
from app.sheet import Sheet
from app.store.trouble import StoreError
from app.words import Words
from scoring.counting import PILE, TRICKS, Ask, Count, answer, counter_of

WAY = "recount.way"
"""Under which preference the way is kept in which one counted last."""
Tap = Callable[[Any], Any]


class Work(NamedTuple):
    """What was tapped, and what it comes to."""

    tapped: Tapped
    so_far: Count


@ft.component
def Recount() -> ft.Control:
    """The screen of /match/…/count, …/count/N and …/insert/N/count."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    job = job_of(ft.use_route_params(), ft.use_route_location())
    sheet = opened(here, frame, words, use_sheet(here, job.match), pane)
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
    bar = head(frame, words, words.say("app.back"), leave, pane=pane)
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
        bar = head(frame, words, title, leave, close=True, pane=pane)
        return screen(here, frame, head=bar, body=ft.Container(), pane=pane)
    return Counting(here, sheet, job, kept[0], kept[1], frame, words, pane)


class Counter:
    """One hand being counted. `held` is what the parts watch."""

    def __init__(self, here: Room, sheet: Sheet, job: Job, kept: Kept, way: str, words: Words) -> None:
        self._here, self._kept, self.job = here, kept, job
        self._key = job.draft_key(sheet)
        self._entry: Entry = entry_of(sheet.game.id)
        self._extra = kept.carried(sheet, job)
        self.case: Case = job.case(sheet, self._extra, words)
        counter = counter_of(sheet.game.id)
        assert counter is not None
        self.setting = Setting(counter, self.case.table)
        self._draft = kept.start(self._entry, sheet, job, self.case)
        tapped = recount.start(kept.cards, self._entry.hand(self._draft), way, self.setting)
        self.held: Held[Work] = Held(self._work(tapped))

    def _work(self, tapped: Tapped) -> Work:
        return Work(tapped, recount.counted(tapped, self.setting))

    def send(self, change: Callable[[Tapped, Setting], Tapped]) -> None:
        """A tap: it is counted, shown and kept."""
        before = self.held.value.tapped
        tapped = change(before, self.setting)
        if tapped == before:
            return
        self.held.put(self._work(tapped))
        self._keep()
        self._here.feel("light")

    def _keep(self) -> None:
        self._kept = self._kept._replace(cards=recount.dump(self.held.value.tapped))
        self._here.door.keep_draft(self._key, self._kept._asdict())

    def turn(self, way: str) -> None:
        """The other way to count; next time it begins that way."""
        self.send(lambda t, _: recount.turn(t, way))
        self._here.door.post(lambda s: s.set_preference(WAY, way))

    def wipe(self) -> None:
        """All cards of this way off, with a word that puts them back."""
        words, before = self.case.words, self.held.value.tapped
        self.send(lambda t, _: recount.wipe(t))
        if self.held.value.tapped == before:
            return
        self._here.tell(
            words.say("recount.wiped"), words.say("recount.put_back"), lambda: self.send(lambda t, _: before)
        )

    def leave(self) -> None:
        """Back to the entry; what was laid out stays for when one comes back."""
        self._here.go(self.job.address())

    def take(self) -> None:
        """The count goes into the entry of the hand, known there as counted."""
        now = self.held.value
        found = now.so_far.hand
        if now.tapped.refused is not None:  # the bar says where a card lies; a tap takes that away first
            self.send(lambda t, _: t._replace(refused=None))
            return
        if not found:
            return
        room: Any = self._entry
        draft = room.counted(self._draft, found, self.case)
        self._kept = self._kept._replace(draft=self._entry.dump(draft), extra=self._extra, found=dict(found))
        self._keep()
        self._here.feel("medium")
        self.leave()


@ft.component
def Counting(
    here: Room, sheet: Sheet, job: Job, kept: Kept, way: str, frame: Frame, words: Words, pane: bool
) -> ft.Control:
    """The cards on the table. Drawn once; what changes are the parts that pick from what is held."""
    desk = ft.use_memo(lambda: Counter(here, sheet, job, kept, way, words), [])

    def keys(which: str) -> None:
        if which == "Escape":
            desk.leave()
        elif which in ("Enter", "Numpad Enter"):
            desk.take()
        elif which == "Backspace":
            desk.send(recount.undo)

    use_keys(here, keys)
    number = job.number(sheet)
    width = _width(frame, pane)
    again = cover_icon(ft.Icons.REPLAY_ROUNDED, words.say("recount.wipe"), lambda _: desk.wipe(), frame.f)
    title = words.say("recount.title", number=number)
    cover = head(frame, words, title, lambda _: desk.leave(), close=True, trail=[again], pane=pane, room=width - 128)
    stretch = ft.CrossAxisAlignment.STRETCH
    top = ft.Container(
        ft.Column([Ways(desk, frame), Asks(desk, frame, width)], spacing=8),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
    )
    across = frame.low or width >= 460
    grid = Grid(desk, frame, across)
    told = ft.Column([Tricks(desk, frame), Told(desk)], spacing=0, horizontal_alignment=stretch)
    band = Band(desk, frame, width)
    bar = Done(desk, frame, number, width)
    if frame.low:
        left = ft.Column(
            [ft.Column([top, told], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch),
             band], spacing=0, expand=True, horizontal_alignment=stretch,
        )  # fmt: skip
        keys_there = ft.Container(
            ft.Column([ft.Column([grid], scroll=ft.ScrollMode.AUTO, expand=True), bar], spacing=8, expand=True),
            bgcolor=KARTON, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8), width=width + 2 * EDGE,
        )  # fmt: skip
        both = ft.Row([left, keys_there], spacing=0, expand=True, vertical_alignment=stretch)
        return screen(here, frame, head=cover, body=both, pane=pane, full_width=True)
    cards = ft.Container(grid, bgcolor=KARTON, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8))
    scroll = ft.Column(
        [top, cards, told], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
    )
    foot = ft.Column([Now(desk, frame), band], spacing=0, horizontal_alignment=stretch)
    body = ft.Column([scroll, foot], spacing=0, expand=True, horizontal_alignment=stretch)
    return screen(here, frame, head=cover, body=body, tray=bar, pane=pane)


def _width(frame: Frame, pane: bool) -> float:
    """How wide the cards lie."""
    if pane:
        return PANE - 2 - 2 * EDGE
    covered = frame.left + frame.right
    if frame.low:  # the cards get more than half: eight of them lie in a row
        return max(frame.width - covered - 380, (frame.width - covered) / 2) - 2 * EDGE
    return min(frame.width, COLUMN) - 2 * EDGE - covered


def _use_tap(desk: Counter, change: Callable[[Tapped, Setting, Any], Tapped]) -> Tap:
    """A handler that stays the same for the life of the screen: the tapped control's data says which it was."""

    def tapped(e: Any) -> None:
        data = e.control.data
        desk.send(lambda t, s: change(t, s, data))

    handler: Tap = ft.use_callback(tapped, [])
    return handler


@ft.component
def Ways(desk: Counter, frame: Frame) -> ft.Control:
    """Which way one counts, and trump."""
    w, f = desk.case.words, frame.f
    way, trump = pick(desk.held, lambda x: (x.tapped.way, x.tapped.trump))
    turn = ft.use_callback(lambda e: desk.turn(e.control.data), [])
    trumped = _use_tap(desk, lambda t, s, suit: recount.choose_trump(t, suit))
    chosen = w.say("a11y.chosen")
    options = [
        (one, w.say(f"recount.way.{one}"), w.say(f"recount.way.{one}.name") + (f", {chosen}" if one == way else ""))
        for one in (PILE, TRICKS)
    ]
    ways = segments(options, way, turn, f=f, height=48)
    if not desk.setting.counter.trump:
        return ways
    suits: list[ft.Control] = []
    for suit in SUITS:
        on = suit == trump
        name = w.say("trump.button", suit=w.say(f"suit.{suit}").capitalize()) + (f", {chosen}" if on else "")
        suits.append(
            ft.TextButton(
                content=ft.Stack([pip(suit, 24, OPINKT if on else None), text("", 1, semantics_label=name)]),
                data=suit, on_click=trumped, width=48 if f < 1.3 else 72, height=48 if f < 1.3 else 60,
                style=flat(INKT if on else PAPIER, 10, INKT if on else RAND),
            )
        )  # fmt: skip
    if f >= 1.3:
        return ft.Column([ways, text(w.say("trump.title"), 16, SANS6, DRUK), ft.Row(suits, spacing=8, wrap=True)])
    return ft.Row([ft.Container(ways, expand=True), *suits], spacing=4)


@ft.component
def Asks(desk: Counter, frame: Frame, width: float) -> ft.Control:
    """Whose pile is tapped, and what the cards do not tell."""
    s = desk.setting

    def slice_(x: Work) -> tuple[Any, ...]:
        piles = recount.piles(x.tapped, s) if x.tapped.way == PILE else ()
        asks = recount.asks(x.tapped, s)
        laid = x.tapped.laid()
        return piles, recount.at(x.tapped, s), tuple((ask, answer(laid, ask)) for ask in asks)

    piles, at, asks = pick(desk.held, slice_)
    tap = _use_tap(desk, lambda t, s, data: recount.say(t, s, data[0], data[1]))
    choose = _use_tap(desk, lambda t, s, data: recount.choose_pile(t, data[1]))
    w, case, questions = desk.case.words, desk.case, []
    if len(piles) > 1:
        options = [(("pile", one), case.who.get(one) or said.option_name(case, one)) for one in piles]
        questions.append(_question(w.say("recount.ask.pile"), options, (("pile", at),), choose, case, frame, width))
    for ask, now in asks:
        questions.append(_asked(ask, now, tap, case, frame, width))
    if frame.roomy or frame.low or any(wide for _, wide in questions):
        return ft.Column([q for q, _ in questions], spacing=8)
    pairs = [questions[i : i + 2] for i in range(0, len(questions), 2)]
    return ft.Column([ft.Row([ft.Container(q, expand=True) for q, _ in pair], spacing=12) for pair in pairs], spacing=8)


def _asked(ask: Ask, now: Any, tap: Tap, case: Case, frame: Frame, width: float) -> tuple[ft.Control, bool]:
    options = [((ask.name, one), said.option_name(case, one)) for one in ask.options]
    chosen = tuple((ask.name, one) for one in said.answered(ask, now))
    return _question(case.words.say(f"recount.ask.{ask.name}"), options, chosen, tap, case, frame, width)


def _question(
    title: str, options: list[tuple[Any, str]], chosen: tuple[Any, ...], tap: Tap, case: Case, frame: Frame,
    width: float,
) -> tuple[ft.Control, bool]:  # fmt: skip
    """A question with its answers, and whether it needs a line of its own."""
    mark = case.words.say("a11y.chosen")
    named = [(value, label, f"{title}: {label}" + (f", {mark}" if value in chosen else "")) for value, label in options]
    longest = max(ems(label) * 18 + 20 for _, label in options)
    wide = len(options) > 2 or 2 * longest * len(options) > width - 12
    if frame.f < 1.3 and (longest + 2) * len(options) <= width and len(chosen) < 2:
        answers = segments(named, chosen[0] if chosen else None, tap, height=48)
    else:
        height = 48 if frame.f < 1.3 else 60
        chips = [choice(label, v in chosen, tap, name=name, height=height, data=v) for v, label, name in named]
        answers = ft.Row(list(chips), spacing=6, run_spacing=6, wrap=True)
    return ft.Column([silent(title, 16, SANS6, DRUK, 20), answers], spacing=2), wide


@ft.component
def Grid(desk: Counter, frame: Frame, across: bool) -> ft.Control:
    """All cards that can be laid this way."""
    s, case = desk.setting, desk.case

    def slice_(x: Work) -> tuple[Any, ...]:
        t = x.tapped
        drawn = said.rows(recount.deck(t, s), across)
        faces = tuple(tuple(said.face(t, s, case, c) if c else None for c in row) for row in drawn)
        gathers = s.counter.gathers(s.table, t.laid()) and len(t.piled) < len(recount.deck(t, s))
        return faces, said.pile_name(case, recount.at(t, s)) if gathers else ""

    faces, rest = pick(desk.held, slice_)
    tap = _use_tap(desk, lambda t, s, data: recount.tap(t, s, card) if (card := recount.card_of(data)) else t)
    gather = _use_tap(desk, lambda t, s, _: recount.gather(t, s))
    grid = card_grid(faces, tap, 48 if frame.f < 1.3 else 60, frame.f)
    if not rest:
        return grid
    button = secondary(case.words.say("recount.gather", pile=rest), gather, f=frame.f, height=48)
    return ft.Column([grid, button], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def Now(desk: Counter, frame: Frame) -> ft.Control:
    """The trick that lies on the table."""
    s, case = desk.setting, desk.case

    def slice_(x: Work) -> Any:
        tricks = said.lying(x.tapped, s, x.so_far, case) if x.tapped.way == TRICKS else ()
        return tricks[0] if tricks else None

    trick = pick(desk.held, slice_)
    return ft.Container(height=0) if trick is None else trick_row(trick, frame.f)


@ft.component
def Tricks(desk: Counter, frame: Frame) -> ft.Control:
    """The tricks before that, the newest first; on a phone on its side the one on the table too."""
    s, case, first = desk.setting, desk.case, 0 if frame.low else 1

    def slice_(x: Work) -> tuple[Any, ...]:
        return said.lying(x.tapped, s, x.so_far, case)[first:] if x.tapped.way == TRICKS else ()

    tricks = pick(desk.held, slice_)
    return ft.Column([trick_row(one, frame.f, key=one.number) for one in tricks], spacing=0)


@ft.component
def Told(desk: Counter) -> ft.Control:
    """How it came to that."""
    lines = pick(desk.held, lambda x: said.lines_said(x.so_far, desk.case))
    return ft.Container(
        ft.Column([text(line, 16) for line in lines], spacing=4),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8 if lines else 0),
    )


@ft.component
def Band(desk: Counter, frame: Frame, width: float) -> ft.Control:
    """The numbers so far."""
    numbers = pick(desk.held, lambda x: said.band(x.so_far, desk.case))
    room = frame.width - frame.left - frame.right - width - 2 * EDGE if frame.low else width + 2 * EDGE
    return count_band(numbers, room, frame.low, frame.f) if numbers else ft.Container(height=0)


@ft.component
def Done(desk: Counter, frame: Frame, number: int, width: float) -> ft.Control:
    """The last card off; and what is still to be done, or what will be taken over."""
    s, case = desk.setting, desk.case

    def slice_(x: Work) -> tuple[bool, str, str]:
        todo = said.to_do(x.tapped, s, x.so_far, case)
        return recount.can_undo(x.tapped, s), todo, "" if todo else said.result(x.so_far, case)

    can, todo, result = pick(desk.held, slice_)
    w, f = case.words, frame.f
    off = _use_tap(desk, lambda t, s, _: recount.undo(t, s))
    take = ft.use_callback(lambda _: desk.take(), [])
    height = 60 if frame.low else 64 if f < 1.3 else 100
    undo = ft.TextButton(
        content=icon(ft.Icons.UNDO_ROUNDED, 28 * min(f, 1.4), INKT if can else UIT, w.say("recount.undo")),
        style=flat(PAPIER, 12, RAND), width=60, height=height, disabled=not can, on_click=off,
    )  # fmt: skip
    bar = verdict_bar(
        "missing" if todo else "ready", todo or result, "" if todo else w.say("recount.into", number=number), (),
        w.say("recount.take"), width - 68, take, take, height, f,
    )  # fmt: skip
    return ft.Row([undo, ft.Container(bar, expand=True)], spacing=8)
