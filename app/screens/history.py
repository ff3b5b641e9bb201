"""The history of a match: every write, the newest first, and the way back from each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.hooks import use_state
from app.kept import use_kept, use_places
from app.look import DRUK, INKT, INKT2, PAPIER, SANS, SANS7, TINT, capped, text
from app.parts.ask_sheet import ask_sheet
from app.parts.history_row import day_heading, history_row, turned
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.history_text import Told, asked, lines
from app.screens.loading import allows, opened, use_may, use_sheet
from app.screens.result_text import now_of
from app.screens.scaffold import head, screen, use_pane
from app.screens.signed_text import signed_said
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Change, May
from app.table.past import Moment, look_back
from app.table.sheet import Sheet
from app.table.undoing import undo, way_back
from app.words import Words

FIRST, MORE = 30, 60
"""How many lines are drawn at once, and how many more whenever the screen has a moment."""


class Looked(NamedTuple):
    """What was read of the history: the writes, the ids of the hands in order, and how each write is told."""

    history: tuple[Change, ...] = ()
    order: tuple[int, ...] = ()
    moments: tuple[Moment, ...] = ()
    told: tuple[Told, ...] = ()


@ft.component
def HistoryScreen() -> ft.Control:
    """The screen of /match/…/history."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    sheet = opened(here, frame, words, use_sheet(here, ft.use_route_params()["match"]), pane)
    if not isinstance(sheet, Sheet):
        return sheet
    return Written(here, sheet, frame, words, pane)


@ft.component
def Written(here: Room, sheet: Sheet, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """The history of one match."""
    looked, set_looked = use_state(Looked())
    shown, set_shown = use_kept("shown", FIRST)
    tapped, set_tapped = use_kept("tapped", 0)
    places = use_places()
    match = sheet.stored.id
    may = use_may(here, match)

    async def read() -> None:
        try:
            set_looked(await look(here, sheet, words))
        except StoreError as error:
            here.trouble(error)

    async def more() -> None:
        if shown < len(looked.told):
            await asyncio.sleep(0.02)
            set_shown(shown + MORE)

    ft.use_effect(read, [sheet.stored.version, sheet.stored.names])
    ft.use_effect(more, [shown, len(looked.told)])

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}")

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    tap = ft.use_callback(lambda e: set_tapped(e.control.data), [match])
    close = ft.use_callback(lambda _: set_tapped(0), [])

    def do(_: Any) -> None:
        set_tapped(0)
        here.run(go_back, here, match, tapped, words)

    ft.use_dialog(_ask(looked, tapped, sheet, words, do, close, frame, may) if tapped else None)
    rows = _rows(looked.told[:shown], words, tap, frame.f) or [waiting(frame, words)]
    edge = ft.Padding.only(bottom=24 + frame.bottom)
    now = _now(sheet, words, frame)
    above = [now] if not (frame.low and frame.roomy) else []  # where little is in sight it scrolls too
    listed = ft.ListView(rows if above else [now, *rows], expand=True, spacing=0, padding=edge)
    stretch = ft.CrossAxisAlignment.STRETCH
    places.on(listed, ready=bool(looked.told))
    body = ft.Column([*above, listed], spacing=0, expand=True, horizontal_alignment=stretch)
    cover = head(frame, words, words.say("history.title"), leave)
    return screen(here, frame, head=cover, body=body, pane=pane, body_fill=PAPIER, ends=False)


async def look(here: Room, sheet: Sheet, words: Words) -> Looked:
    """Reads the history of a match and tells it, away from the event loop. Raises what the store raises."""
    match, game = sheet.stored.id, sheet.game.id
    history, order = await here.door.ask(lambda s: (s.history(match), s.hand_order(match)))

    def tell() -> Looked:
        moments = look_back(game, history, order)
        return Looked(history, order, tuple(moments), lines(moments, sheet, words))

    return await asyncio.to_thread(tell)


async def go_back(here: Room, match: str, number: int, words: Words, last: bool = False) -> None:
    """Undoes the write with this number and says so, with the way back; `last`: that was the way back."""
    sheet = here.pads.held(match).value.sheet
    if sheet is None:
        return
    try:
        history, order = await here.door.ask(lambda s: (s.history(match), s.hand_order(match)))
        change = next(one for one in history if one.number == number)
        written = await undo(here, sheet, change, history, order)
    except Exception as error:
        here.trouble(error, sheet.who(words))
        return
    if not written:
        return
    now = here.pads.held(match).value.sheet
    if now is not None and now.stored.removed is not None:
        here.go("/")
    if last:
        here.tell(words.say("history.as_it_was"))
    else:
        back = lambda: here.run(go_back, here, match, written, words, True)  # noqa: E731
        here.tell(words.say("history.undone"), words.say("history.not_after_all"), back)


def _now(sheet: Sheet, words: Words, frame: Frame) -> ft.Control:
    """Where the match stands now, above all that led there."""
    band = now_of(sheet, words)
    lead = text(band.lead, capped(18, frame.f, 1.8), SANS7, INKT, 24, expand=not frame.roomy)
    far = text(band.progress_name or band.progress, 16, SANS, INKT2, 24)
    said = text(words.say("history.now"), 16, SANS7, DRUK, 24)
    if frame.roomy:
        lines: list[ft.Control] = [said, lead, far]
    else:
        lines = [ft.Row([ft.Container(said, width=48), lead, far], spacing=8)]
    if (signed := signed_said(sheet, words)) is not None:
        under = text(" ".join(signed), 16, SANS, INKT, 24)
        lines.append(ft.Container(under, padding=ft.Padding.only(left=0 if frame.roomy else 56)))
    return ft.Container(
        ft.MergeSemantics(ft.Column(lines, spacing=2, tight=True)),
        bgcolor=TINT, padding=ft.Padding.symmetric(horizontal=20, vertical=12),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def _rows(told: Sequence[Told], words: Words, tap: Any, f: float) -> list[ft.Control]:
    late = words.say("history.late")
    rows: list[ft.Control] = []
    day = ""
    for line in told:
        if line.day != day:
            day = line.day
            rows.append(day_heading(day))
        rows.append(
            history_row(
                line.number, line.kind, line.time, line.title, line.old, line.new, line.said,
                late if line.late else "", tap, f, key=str(line.number),
            )
        )  # fmt: skip
    return rows


def _ask(
    looked: Looked, number: int, sheet: Sheet, words: Words, do: Any, close: Any, frame: Frame, may: May
) -> ft.BottomSheet | None:
    """What a tap on a line says. Who looks along undoes nothing, who writes along only hands."""
    line = next((one for one in looked.told if one.number == number), None)
    moment = next((one for one in looked.moments if one.change.number == number), None)
    if line is None or moment is None:
        return None
    way = way_back(moment.change, looked.history, sheet)
    said = asked(line, moment, way, sheet, words)
    word = "history.undo_all_the_same" if way.asks else "history.undo"
    # In large text there is room for one word or two.
    button = (words.say(f"{word}_short" if frame.roomy else word), words.say(word), do) if said.can else None
    will, why = said.will, said.why
    if not allows(may, "own" if moment.change.hand is None else "write"):
        button, will = None, ""
        why = words.say("store.only_look" if may == "read" else "store.only_hands")
    return ask_sheet(said.title, turned(line.old, line.new), will, why, button, close, frame)
