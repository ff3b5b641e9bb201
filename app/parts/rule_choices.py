"""A house rule as a question: what it is called, what the rule book says, and the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import DRUK, INKT, INKT2, LIJN, OPINKT, PAPIER, RAND, SANS, SANS6, SANS7, button, icon, text

Tap = Callable[[Any], Any]
_PAD = ft.Padding.symmetric(horizontal=14)
_ON, _OFF = button(INKT, 10, INKT, 2, _PAD), button(PAPIER, 10, RAND, 2, _PAD)


class Answer(NamedTuple):
    """One answer: its words, whether it is the one now, what a screen reader says. `data` goes with the tap."""

    data: Any
    label: str
    chosen: bool
    spoken: str


def question(label: str, book: str, answers: Sequence[Answer], tap: Tap, more: Sequence[ft.Control] = ()) -> ft.Control:
    """`book` is what the rule book says, in words; `more` comes after the answers."""
    head = [
        ft.Semantics(heading_level=2, content=text(label, 18, SANS7, INKT, 24)),
        text(book, 16, SANS, INKT2, 22),
    ]
    chips: list[ft.Control] = [_answer(a, tap) for a in answers]
    answered = ft.Row([*chips, *more], spacing=8, run_spacing=8, wrap=True)
    body: list[ft.Control] = [*head, ft.Container(height=2), answered]
    return _framed(body)


def settled(label: str, value: str, book: str) -> ft.Control:
    """The same where there is nothing to choose: the rule and what was agreed."""
    lines: list[ft.Control] = [text(label, 16, SANS6, DRUK, 22), text(value, 18, SANS7, INKT, 24)]
    if book:
        lines.append(text(book, 16, SANS, INKT2, 22))
    return _framed(lines)


def answer_chip(label: str, chosen: bool, spoken: str, tap: Tap, data: Any = None) -> ft.TextButton:
    """One answer; a chosen one is filled and carries a check."""
    return _answer(Answer(data, label, chosen, spoken), tap)


def _answer(answer: Answer, tap: Tap) -> ft.TextButton:
    ink = OPINKT if answer.chosen else INKT
    face: list[ft.Control] = [
        ft.Container(
            text(answer.label, 18, SANS6, ink, 24, semantics_label=answer.spoken),
            padding=ft.Padding.symmetric(vertical=12),
        ),
    ]
    if answer.chosen:
        face.insert(0, icon(ft.Icons.CHECK_ROUNDED, 20, ink))
    return ft.TextButton(
        content=ft.Row(face, spacing=6, tight=True), style=_ON if answer.chosen else _OFF, on_click=tap,
        data=answer.data,
    )  # fmt: skip


def _framed(lines: list[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.Column(lines, spacing=4), padding=ft.Padding.only(top=14, bottom=16),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip
