"""The parts of the review of what came in: a match with what can be done with it, and what goes for all of a kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import CLEAR, DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS6, UIT, capped, flat, icon, silent, text
from app.parts.buttons import choice, plain
from app.parts.marks import pip
from app.screens.arrivals_text import Told
from app.words import Words

Tap = Callable[[Any], Any]
Choices = tuple[tuple[str, str], ...]
"""What can be done, and how it is called."""


@ft.component
def Arrived(place: int, told: Told, choices: Choices, chosen: str, tap: Tap, mark: str, f: float) -> ft.Control:
    """One match. Where it is only taken or left, the whole row is the choice; else each has a button. `tap` gets the
    place and the choice; `mark` is how a chosen one is told to a screen reader.
    """
    if [one for one, _ in choices] == ["add", "leave"]:
        return _edge(_toggle(place, told, dict(choices), chosen == "add", tap, f))
    lines: list[ft.Control] = [_face(told, told.spoken, f)]
    if len(choices) > 1:
        buttons: list[ft.Control] = [
            choice(
                label, one == chosen, tap, name=f"{label}, {mark}" if one == chosen else label, data=(place, one),
                height=48 if f < 1.3 else 68, size=capped(16, f, 1.8),
            )
            for one, label in choices
        ]  # fmt: skip
        lines.append(
            ft.Container(ft.Row(buttons, spacing=8, run_spacing=8, wrap=True), padding=ft.Padding.only(left=38))
        )
    return _edge(ft.Container(ft.Column(lines, spacing=8, tight=True), padding=ft.Padding.symmetric(vertical=10)))


arrived: Any = memo(Arrived)


def _toggle(place: int, told: Told, said: dict[str, str], on: bool, tap: Tap, f: float) -> ft.Control:
    box = ft.Icons.CHECK_BOX_ROUNDED if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK_ROUNDED
    spoken = f"{told.spoken}, {said['add' if on else 'leave']}"
    face = ft.Row(
        [ft.Container(_face(told, spoken, f, on), expand=True), icon(box, 28, INKT if on else DRUK)], spacing=12
    )
    return ft.TextButton(
        content=ft.Container(face, padding=ft.Padding.symmetric(vertical=10)), style=flat(CLEAR, 8),
        data=(place, "leave" if on else "add"), on_click=tap,
    )  # fmt: skip


def _face(told: Told, spoken: str, f: float, on: bool = True) -> ft.Control:
    ink = INKT if on else UIT
    lines: list[ft.Control] = [
        text(told.who, capped(18, f, 2), SANS6, ink, 24, semantics_label=spoken),
        silent(told.when, capped(16, f, 2), SANS, INKT2 if on else UIT, 22),
    ]
    if told.score:
        lines.append(silent(told.score, capped(16, f, 2), SANS, INKT2 if on else UIT, 22))
    if told.note:
        lines.append(silent(told.note, capped(16, f, 2), SANS6, INKT2, 22))
    if told.warning:
        lines.append(silent(told.warning, capped(16, f, 2), SANS6, INKT, 22))
    return ft.Row(
        [pip(told.suit, 22), ft.Column(lines, spacing=0, tight=True, expand=True)],
        spacing=16, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip


def _edge(inside: ft.Control) -> ft.Control:
    return ft.Container(
        inside, padding=ft.Padding.symmetric(horizontal=EDGE), border=ft.Border.only(bottom=ft.BorderSide(1, LIJN))
    )


def kind_head(title: str, choices: Choices, chosen: str, tap: Tap, kind: str, mark: str, f: float) -> ft.Control:
    """The head of a kind, with what can be done with all of them at once ("" chosen: with each something else)."""
    lines: list[ft.Control] = [
        ft.Semantics(heading_level=2, content=text(title, capped(20, f, 1.8), KOP, INKT, 28)),
    ]
    if choices:
        buttons: list[ft.Control] = [
            choice(
                label, one == chosen, tap, name=f"{title}: {label}" + (f", {mark}" if one == chosen else ""),
                data=(kind, one), height=48 if f < 1.3 else 68, size=capped(16, f, 1.8),
            )
            for one, label in choices
        ]  # fmt: skip
        lines.append(ft.Row(buttons, spacing=8, run_spacing=8, wrap=True))
    return ft.Container(
        ft.Column(lines, spacing=8, tight=True),
        padding=ft.Padding.only(left=EDGE, right=EDGE, top=20, bottom=8),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def more_line(label: str, tap: Tap, data: Any) -> ft.Control:
    """That there are more of a kind, and the way to them."""
    button = plain(label, tap, sign=ft.Icons.EXPAND_MORE_ROUNDED, data=data)
    return ft.Container(ft.Row([button], wrap=True), padding=ft.Padding.symmetric(horizontal=8, vertical=4))


def wrong_row(where: str, what: str, f: float) -> ft.Control:
    """Something that is wrong, and where."""
    lines: list[ft.Control] = [text(what, capped(18, f, 2), SANS6, INKT, 24)]
    if where:
        lines.insert(0, text(where, capped(16, f, 2), SANS, INKT2, 22))
    column = ft.Column(lines, spacing=2, tight=True, expand=True)
    face = ft.Row(
        [icon(ft.Icons.ERROR_OUTLINE_ROUNDED, 24, DRUK), column],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return _edge(ft.MergeSemantics(ft.Container(face, padding=ft.Padding.symmetric(vertical=10))))


def choices_said(choices: Sequence[str], words: Words, all_of: bool = False) -> Choices:
    """What can be done with one, or with all of a kind."""
    form = "all" if all_of else "do"
    return tuple((one, words.say(f"arrivals.{form}.{one}")) for one in choices)
