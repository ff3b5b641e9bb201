"""What a line-up that has not begun is shown with: the seats, who deals first, the agreement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from app.frame import Frame
from app.kept import Places
from app.look import DRUK, EDGE, INKT, INKT2, KOP, PAPIER, SANS, SANS6, TINT, icon, text
from app.parts.buttons import plain
from app.parts.seat_picker import seat_list, seat_picker
from app.room import Room
from app.screens.seats import count_choice, dealer_choice, reading_order, seats_of
from app.table import lineup as moves
from app.table.lineups import Gathered
from app.words import Words
from scoring.game import Game


def seats_part(
    here: Room, frame: Frame, words: Words, game: Game, key: str, now: Gathered, ready: bool, width: float,
    *, deals: bool = True,
) -> list[ft.Control]:  # fmt: skip
    """Who sits where, `width` wide: a tap gives a seat the caret. `ready`: what was kept has been read; `deals`: the
    seat of who deals first says so."""

    def tap(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        here.lineups.change(key, lambda lineup: moves.tap_seat(lineup, e.control.data))

    def count(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        here.lineups.change(key, lambda lineup: moves.set_count(lineup, e.control.data, game))

    shown = now if deals else now._replace(lineup=now.lineup._replace(dealer=-1))
    seats = seats_of(game, shown, words, caret=ready)
    title, hint = heading(words.say("new.where")), text(words.say("new.hint"), 16, SANS, INKT2, 24)
    between = ft.MainAxisAlignment.SPACE_BETWEEN
    top = ft.Row([title, hint], alignment=between, wrap=frame.roomy or width < 330, spacing=8, run_spacing=0)
    parts: list[ft.Control] = [top, ft.Container(height=8)]
    if len(game.tables) > 1:
        parts += [count_choice(game, len(seats), words, count, width, frame.f), ft.Container(height=16)]
    if frame.roomy or width < 310:
        picker = seat_list(seats, reading_order(len(seats)), tap, frame.f)
    else:
        sides = [words.say(f"{game.id}.side.{side}") for side in game.sides]
        picker = ft.Row([seat_picker(seats, sides, width, tap, frame.f)], alignment=ft.MainAxisAlignment.CENTER)
    return [*parts, ft.Semantics(container=True, content=picker)]


def dealer_part(
    here: Room, frame: Frame, words: Words, key: str, now: Gathered, width: float
) -> list[ft.Control]:
    """Who deals first."""

    def deal(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        here.lineups.change(key, lambda lineup: moves.set_dealer(lineup, e.control.data))

    sign = icon(ft.Icons.STYLE_ROUNDED, 22, DRUK)
    title = ft.Row([sign, ft.Container(heading(words.say("new.dealer")), expand=True)], spacing=8)
    return [title, ft.Container(height=8), dealer_choice(now, words, deal, width, frame.f)]


def agreement_part(
    frame: Frame, words: Words, game: Game, now: Gathered, change: Any, more: Sequence[ft.Control] = ()
) -> ft.Control:
    """What the table agreed on, to be read, and the way to `change` it (None: there is none here)."""
    rules = now.lineup.rules
    top: list[ft.Control] = [heading(words.say("new.agreement"))]
    if change is not None:
        top.append(
            plain(
                words.say("new.change"), change, sign=ft.Icons.EDIT_ROUNDED, f=frame.f,
                name=words.say("new.change_name"),
            )
        )  # fmt: skip
    between = ft.MainAxisAlignment.SPACE_BETWEEN
    line = ft.Row(top, alignment=between, wrap=frame.roomy, spacing=8, run_spacing=0)
    said = text(words.agreement(game, rules), 18, SANS, INKT, 24)
    parts: list[ft.Control] = [line, ft.Container(said, padding=ft.Padding.only(right=8))]
    for problem in game.refuse_rules(rules, len(now.lineup.seats)):
        wrong = text(words.problem(problem), 18, SANS6, INKT, 24, expand=True)
        parts.append(ft.Row([icon(ft.Icons.INFO_ROUNDED, 22, DRUK), wrong], spacing=8))
    inner = ft.Padding.only(left=EDGE, right=8, top=8, bottom=16)
    return ft.Container(ft.Column([*parts, *more], spacing=4), bgcolor=TINT, padding=inner)


def missing_in(words: Words, game: Game, now: Gathered) -> str:
    """What must be done before it can begin, in words; "" for nothing."""
    if now.lineup.missing:
        return words.say("new.missing", n=now.lineup.missing)
    if game.refuse_rules(now.lineup.rules, len(now.lineup.seats)):
        return words.say("new.rules_wrong")
    return ""


def heading(said: str) -> ft.Control:
    """The head of a part."""
    return ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28))


def scrolling(parts: list[ft.Control], places: Places, name: str = "all") -> ft.Column:
    """The parts under each other."""
    return places.on(ft.Column(parts, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True), name)


def beside(left: list[ft.Control], right: list[ft.Control], places: Places) -> ft.Control:
    """A phone on its side: the table at the left, the rest at the right."""
    seats, rest = scrolling(left, places, "seats"), scrolling(right, places, "rest")
    edge = ft.Padding.symmetric(horizontal=EDGE, vertical=8)
    return ft.Row(
        [ft.Container(seats, bgcolor=PAPIER, padding=edge, expand=True), rest],
        spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, expand=True,
    )  # fmt: skip


def paper(parts: list[ft.Control]) -> ft.Control:
    """The sheet, with a printed line where the agreement begins."""
    return ft.Container(
        ft.Column(parts, spacing=0), bgcolor=PAPIER, padding=ft.Padding.only(left=EDGE, right=EDGE, top=12, bottom=16),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip
