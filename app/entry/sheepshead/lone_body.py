"""How a leaster is entered: a list of the players, the last of whom gets the rest; tricks beside them when counted."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.entry.contract import Case, Send, Working
from app.entry.sheepshead import draft as d
from app.entry.sheepshead import leaster as lone
from app.frame import Frame
from app.held import Held, pick
from app.hooks import keyed
from app.look import (
    DRUK,
    EDGE,
    INKT,
    INKT2,
    KOP,
    LIJN,
    PAPIER,
    SANS,
    SANS6,
    SANS7,
    TINT,
    capped,
    flat,
    silent,
    strut,
    text,
)
from app.parts.buttons import plain
from app.parts.side_card import caret_bar
from app.parts.stepper import stepper
from scoring.sheepshead import preview

Hold = Held[Working]


def _row_of(x: Working, seat: int, case: Case) -> tuple[Any, ...]:
    """A player's row: the points, typed or the rest, the caret, no trick, the tricks, and what it comes to."""
    now, table = x.draft.leaster, case.table
    points = lone.known(now, table)[seat]
    scores = preview(d.hand(x.draft), table, case.standing)
    tricks = now.tricks[seat] if now.tricks else None
    can_more = bool(now.tricks) and lone.tricks_left(now, table) > 0
    score = None if scores is None else scores[seat]
    return points, bool(now.typed(seat)), now.at(table) == seat, seat in now.without, tricks, can_more, score


@ft.component
def Player(held: Hold, case: Case, frame: Frame, seat: int, move: Any, step: Any) -> ft.Control:
    points, typed, caret, without, tricks, can_more, score = pick(held, lambda x: _row_of(x, seat, case))
    w, f, name = case.words, frame.f, case.names[seat]
    result = "" if score is None else w.signed(score)
    shown = w.say("a11y.empty") if points is None else w.say("sheepshead.n_points", n=points)
    said = [name, shown]
    if points is not None and not typed:
        said.append(w.say("sheepshead.the_rest"))
    if without:
        said.append(w.say("sheepshead.without_trick"))
    said += [result] if result else []
    under = [result] if result else []
    if without:
        under.append(w.say("sheepshead.without_trick"))
    elif points is not None and not typed:
        under.append(w.say("sheepshead.the_rest"))
    names: list[ft.Control] = [
        text(name, capped(20, f, 1.9), KOP, INKT, 26, semantics_label=", ".join(said)),
        silent(" · ".join(under), capped(16, f, 1.9), SANS, INKT2, 20),
    ]
    number: list[ft.Control] = []
    if points is not None or not caret:
        family, ink = (SANS7, INKT) if typed else (SANS, INKT2)
        number.append(silent("–" if points is None else str(points), capped(32, f, 1.6), family, ink, 38, no_wrap=True))
    if caret:
        number.append(caret_bar(0.75 * min(f, 1.6)))
    bar = ft.Container(width=5, height=56, bgcolor=INKT if caret else None)
    told, counted = ft.Column(names, spacing=0, tight=True, expand=True), ft.Row(number, spacing=0, tight=True)
    face = ft.Row([bar, told, counted, strut(62)], spacing=11)
    row: list[ft.Control] = [
        ft.TextButton(
            content=ft.Container(face, padding=ft.Padding.only(right=EDGE)), data=seat, on_click=move, expand=True,
            style=flat(TINT if caret else PAPIER, 0),
        )
    ]  # fmt: skip
    if tricks is not None:
        tricks_told = w.say("sheepshead.tricks_of", name=name, n=tricks)
        ends = (w.say("sheepshead.trick_less", name=name), w.say("sheepshead.trick_more", name=name))
        counter = stepper(str(tricks), tricks_told, *ends, tricks > 0, can_more, step, 52, f, of=seat)
        row.append(ft.Container(counter, width=172 if f < 1.3 else 230, padding=ft.Padding.only(right=EDGE)))
    line = ft.Border.only(bottom=ft.BorderSide(1, LIJN))
    body: ft.Control = ft.Row(row, spacing=0)
    if f >= 1.3 and tricks is not None:
        body = ft.Column([ft.Row(row[:1]), ft.Row(row[1:], alignment=ft.MainAxisAlignment.END)], spacing=4)
    return ft.Semantics(container=True, content=ft.Container(body, border=line))


@ft.component
def Head(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    """What is played, what is left to divide, and the ways out: somebody picked after all, tricks are counted."""

    def slice_(x: Working) -> tuple[int, int | None]:
        now = x.draft.leaster
        points = lone.known(now, case.table)
        left = 120 - sum(n for n in points.values() if n is not None)
        return left, lone.tricks_left(now, case.table) if now.tricks else None

    left, tricks = pick(held, slice_)
    w, f = case.words, frame.f
    aside = case.table.rules["blind_in_leaster"] == "set_aside"
    said = w.say("sheepshead.all_divided")
    if left:
        said = w.say("sheepshead.left_aside" if aside else "sheepshead.left", n=left)
    if tricks is not None:
        said = w.say("sheepshead.tricks_left", n=tricks)
    title = ft.Semantics(heading_level=2, content=text(w.say("sheepshead.leaster_title"), 20, KOP, INKT, 28))
    undo = plain(w.say("sheepshead.picked_after_all"), lambda _: send(d.pass_all))
    count = plain(
        w.say("sheepshead.count_tricks" if tricks is None else "sheepshead.no_count_tricks"),
        lambda _: send(lambda x: x._replace(leaster=lone.count_tricks(x.leaster, case.table))),
    )
    between = ft.MainAxisAlignment.SPACE_BETWEEN
    lines: list[ft.Control] = [
        ft.Row([title, undo], alignment=between, wrap=frame.roomy, run_spacing=0),
        ft.Row([text(said, capped(18, f, 2), SANS6, DRUK), count], alignment=between, wrap=frame.roomy, run_spacing=0),
    ]
    return ft.Container(
        ft.Column(lines, spacing=0), padding=ft.Padding.only(left=EDGE, right=8),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


@ft.component
def LeasterSheet(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    def to_seat(e: Any) -> None:
        seat = e.control.data
        send(lambda x: x._replace(leaster=lone.move(x.leaster, seat)))

    def one_step(e: Any) -> None:
        seat, way = e.control.data
        by = 1 if way == "up" else -1
        send(lambda x: x._replace(leaster=lone.step(x.leaster, seat, by, case.table)))

    move, step = ft.use_callback(to_seat, []), ft.use_callback(one_step, [case])
    rows = [keyed(Player, held, case, frame, seat, move, step, key=f"seat-{seat}") for seat in case.table.playing()]
    return ft.Column([Head(held, case, frame, send), *rows], spacing=0)
