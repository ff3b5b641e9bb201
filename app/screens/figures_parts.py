"""What the screens of the figures share: the chips at the top, how far the counting is, and what is said of nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

import scoring
from app.frame import Frame
from app.kept import use_kept
from app.look import DRUK, EDGE, INKT, INKT2, KOP, PAPIER, SANS, SANS6, TINT, capped, icon, text
from app.parts.buttons import primary, secondary
from app.parts.game_chips import GameChip, game_chips, word_chips
from app.parts.menu import Group, Row, menu_sheet
from app.room import Room, room, use_frame
from app.screens.figures_read import Counting
from app.screens.figures_ways import ALL
from app.screens.scaffold import head, screen
from app.words import Words

Tap = Callable[[Any], Any]
NEAR = 2
"""So many years have a chip of their own."""


def chips(
    games: Sequence[str], game: str, years: Sequence[int], period: str, turn: Callable[[str, str], Any], words: Words,
    f: float,
) -> list[ft.Control]:  # fmt: skip
    """Which game and of which time: only what there is a choice of. `turn` gets a game and a period."""
    rows: list[ft.Control] = []
    if len(games) > 1:
        there = [scoring.game(one) for one in scoring.game_ids() if one in games]
        rows.append(
            game_chips(
                [GameChip(one.id, one.suit, name := words.say(f"{one.id}.name"), _said(name, one.id == game, words))
                 for one in there],
                game, lambda e: turn(e.control.data, period), f,
            )
        )  # fmt: skip
    if len(years) > 1 or period != ALL:
        rows.append(_Period(tuple(years), period, lambda to: turn(game, to), words, f))
    if not rows:
        return []
    return [ft.Container(ft.Column(rows, spacing=8), padding=ft.Padding.only(left=EDGE, right=EDGE, top=14, bottom=4))]


@ft.component
def _Period(years: tuple[int, ...], period: str, turn: Callable[[str], Any], words: Words, f: float) -> ft.Control:
    """All, the last years, and a way to the others."""
    opened, set_open = use_kept("years", False)
    frame = use_frame(room())
    near = [str(year) for year in years[:NEAR]]
    if period not in (ALL, *near):
        near = sorted([*near[: NEAR - 1], period], reverse=True)
    far = [str(year) for year in years if str(year) not in near]
    options = [(ALL, words.say("figures.all_time")), *((year, year) for year in near)]
    named = [(value, label, _said(label, value == period, words)) for value, label in options]
    if len(far) == 1:
        named.append((far[0], far[0], far[0]))
    elif far:
        named.append(("", words.say("figures.other_year"), words.say("figures.other_year")))

    def tapped(e: Any) -> None:
        if e.control.data:
            turn(e.control.data)
        else:
            set_open(True)

    def picked(year: str) -> None:
        set_open(False)
        turn(year)

    group = Group(words.say("figures.other_year"), [Row(year, year) for year in far], chips=True)
    ft.use_dialog(menu_sheet([group], picked, lambda _: set_open(False), frame) if opened else None)
    return word_chips(named, period, tapped, f)


def _said(label: str, on: bool, words: Words) -> str:
    return words.say("figures.chip", label=label) if on else label


def counting_line(counting: Counting, words: Words, f: float) -> list[ft.Control]:
    """How far the counting is, in words; nothing when it is done."""
    if not counting.total:
        return []
    said = words.say("figures.counting", done=counting.done, total=counting.total)
    line = text(said, capped(18, f, 2), SANS6, INKT, expand=True)
    why = text(words.say("figures.counting_why"), capped(16, f, 2), SANS, INKT)
    told = ft.Semantics(
        container=True, live_region=True,
        content=ft.Column([ft.Row([icon(ft.Icons.FUNCTIONS_ROUNDED, 24, DRUK), line], spacing=10), why], spacing=2),
    )  # fmt: skip
    return [ft.Container(told, bgcolor=TINT, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=10))]


def section(said: str, f: float) -> ft.Control:
    """The head of a section."""
    inside = ft.Semantics(heading_level=2, content=text(said, capped(22, f, 1.7), KOP, INKT, capped(28, f, 1.7)))
    return ft.Container(inside, padding=ft.Padding.only(left=EDGE, right=EDGE, top=20, bottom=4))


def remark(said: str, f: float) -> ft.Control:
    """A word about what stands above it."""
    told = text(said, capped(16, f, 2), SANS, INKT2)
    return ft.Container(told, padding=ft.Padding.only(left=EDGE, right=EDGE, top=8))


def nothing(title: str, why: str, way: tuple[str, Tap] | None, frame: Frame) -> list[ft.Control]:
    """That there is nothing here, and what would help."""
    f = frame.f
    parts: list[ft.Control] = []
    if title:
        parts.append(ft.Semantics(heading_level=2, content=text(title, capped(22, f, 1.7), KOP, INKT)))
    parts.append(text(why, capped(18, f, 2), SANS, INKT, 26 * capped(18, f, 2) / 18))
    if way is not None:
        label, tap = way
        parts.append(ft.Container(ft.Row([secondary(label, tap, f=f)], wrap=True), padding=ft.Padding.only(top=8)))
    edge = ft.Padding.only(left=EDGE, right=EDGE, top=24, bottom=16)
    return [ft.Container(ft.Column(parts, spacing=8), padding=edge)]


def nowhere(here: Room, frame: Frame, words: Words, title: str, why: str, route: str) -> ft.Control:
    """The screen for an address under which there is nothing, with the way to all figures."""
    go = lambda _: here.go("/figures")  # noqa: E731
    cover = head(frame, words, words.say("figures.title"), go)
    body = ft.Column(nothing(title, why, None, frame), scroll=ft.ScrollMode.AUTO, expand=True)
    tray = primary(words.say("figures.to_figures"), go, f=frame.f)
    return screen(here, frame, head=cover, body=body, tray=tray, route=route, body_fill=PAPIER)
