"""The parts of the screen that counts with the cards. Each picks its own slice of what is held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.entry.contract import Case
from app.frame import Frame
from app.held import pick
from app.look import DRUK, EDGE, INKT, OPINKT, PAPIER, RAND, SANS6, UIT, ems, flat, icon, silent, text
from app.parts.buttons import choice, secondary, segments
from app.parts.card_keys import card_grid, trick_row
from app.parts.count_band import count_band
from app.parts.marks import SUITS, pip
from app.parts.verdict_bar import verdict_bar
from app.screens import recount_text as said
from app.screens.recount_desk import CountDesk, Work
from app.table import recount
from app.table.recount import Setting, Tapped
from scoring.counting import PILE, TRICKS, Ask, answer

Tap = Callable[[Any], Any]


def _use_tap(desk: CountDesk, change: Callable[[Tapped, Setting, Any], Tapped]) -> Tap:
    """A handler that stays the same for the life of the screen: the tapped control's data says which it was."""

    def tapped(e: Any) -> None:
        data = e.control.data
        desk.send(lambda t, s: change(t, s, data))

    handler: Tap = ft.use_callback(tapped, [])
    return handler


@ft.component
def Ways(desk: CountDesk, frame: Frame, width: float) -> ft.Control:
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
    trumps = silent(w.say("trump.title"), 16, SANS6, DRUK)
    if f >= 1.3:
        return ft.Column([ways, trumps, ft.Row(suits, spacing=8, wrap=True)])
    if width < 346:
        return ft.Column([ways, ft.Row([ft.Container(trumps, expand=True), *suits], spacing=8)], spacing=8)
    return ft.Row([ft.Container(ways, expand=True), *suits], spacing=4)


@ft.component
def Asks(desk: CountDesk, frame: Frame, width: float) -> ft.Control:
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
    lines: list[list[ft.Control]] = []
    half = False  # whether the last line has room for another question
    for question, wide in questions:
        if half and not wide:
            lines[-1].append(ft.Container(question, expand=True))
            half = False
        else:
            lines.append([ft.Container(question, expand=True)])
            half = not wide and not frame.roomy and not frame.low
    return ft.Column([ft.Row(line, spacing=12) for line in lines], spacing=8)


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
    longest = max(ems(label) * 18 + 12 for _, label in options)
    wide = len(options) > 2 or 2 * longest * len(options) > width - 12
    if frame.f < 1.3 and (longest + 2) * len(options) <= width and len(chosen) < 2:
        answers = segments(named, chosen[0] if chosen else None, tap, height=48)
    else:
        height = 48 if frame.f < 1.3 else 60
        chips = [choice(label, v in chosen, tap, name=name, height=height, data=v) for v, label, name in named]
        answers = ft.Row(list(chips), spacing=6, run_spacing=6, wrap=True)
    return ft.Column([silent(title, 16, SANS6, DRUK, 20), answers], spacing=2), wide


@ft.component
def Grid(desk: CountDesk, frame: Frame, across: bool, width: float) -> ft.Control:
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
    narrow = width / max(map(len, faces)) < 64
    grid = card_grid(faces, tap, 48 if frame.f < 1.3 else 60, frame.f, tight=narrow)
    if not rest:
        return grid
    button = secondary(case.words.say("recount.gather", pile=rest), gather, f=frame.f, height=48)
    return ft.Column([grid, button], spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@ft.component
def Now(desk: CountDesk, frame: Frame) -> ft.Control:
    """The trick that lies on the table."""
    s, case = desk.setting, desk.case

    def slice_(x: Work) -> Any:
        tricks = said.lying(x.tapped, s, x.so_far, case) if x.tapped.way == TRICKS else ()
        return tricks[0] if tricks else None

    trick = pick(desk.held, slice_)
    return ft.Container(height=0) if trick is None else trick_row(trick, frame.f)


@ft.component
def Tricks(desk: CountDesk, frame: Frame) -> ft.Control:
    """The tricks before that, the newest first; on a phone on its side the one on the table too."""
    s, case, first = desk.setting, desk.case, 0 if frame.low else 1

    def slice_(x: Work) -> tuple[Any, ...]:
        return said.lying(x.tapped, s, x.so_far, case)[first:] if x.tapped.way == TRICKS else ()

    tricks = pick(desk.held, slice_)
    return ft.Column([trick_row(one, frame.f, key=one.number) for one in tricks], spacing=0)


@ft.component
def Told(desk: CountDesk) -> ft.Control:
    """How it came to that."""
    lines = pick(desk.held, lambda x: said.lines_said(x.so_far, desk.case))
    return ft.Container(
        ft.Column([text(line, 16) for line in lines], spacing=4),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8 if lines else 0),
    )


@ft.component
def Band(desk: CountDesk, frame: Frame, width: float) -> ft.Control:
    """The numbers so far."""
    numbers = pick(desk.held, lambda x: said.band(x.so_far, desk.case))
    room = frame.free - width - 2 * EDGE if frame.low else width + 2 * EDGE
    return count_band(numbers, room, frame.low, frame.f) if numbers else ft.Container(height=0)


@ft.component
def Done(desk: CountDesk, frame: Frame, number: int, width: float) -> ft.Control:
    """The last card off; and what is still to be done, or what will be taken over."""
    s, case = desk.setting, desk.case

    def slice_(x: Work) -> tuple[bool, str, tuple[str, str]]:
        todo = said.to_do(x.tapped, s, x.so_far, case)
        return recount.can_undo(x.tapped, s), todo, ("", "") if todo else said.result(x.so_far, case, number)

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
        "missing" if todo else "ready", todo or result[0], result[1], (),
        w.say("recount.take"), width - 68, take, take, height, f,
    )  # fmt: skip
    return ft.Row([undo, ft.Container(bar, expand=True)], spacing=8)
