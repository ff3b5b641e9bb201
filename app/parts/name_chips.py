"""The names that are remembered, and the one field of the app that asks for a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft

from app.look import DRUK, INKT, PAPIER, RAND, SANS, SANS6, TINT, button, icon, style, text
from app.parts.field import field

Tap = Callable[[Any], Any]
LABEL = 21.4
"""The label of a field that is filled in is three quarters of this: 16."""
MOST_LETTERS = 24
"""A longer name fits nowhere."""

_FREE = button(PAPIER, 10, RAND, 2, ft.Padding.symmetric(horizontal=14))
_SEATED = button(TINT, 10, RAND, 2, ft.Padding.symmetric(horizontal=10))
_WORD = button(PAPIER, 10, RAND, 2, ft.Padding.symmetric(horizontal=12))


class Chip(NamedTuple):
    """A name: whose, how it is spelled, whether they sit at the table, what a screen reader says."""

    person: int
    name: str
    seated: bool
    spoken: str


def name_chips(chips: Sequence[Chip], tap: Tap, more: Sequence[ft.Control] = ()) -> ft.Control:
    """The names in lines, and what comes after them. The tapped chip carries the id of its person as data."""
    return ft.Row([*(_chip(c, tap) for c in chips), *more], spacing=8, run_spacing=8, wrap=True)


def word_chip(word: str, tap: Tap, sign: ft.IconData | None = None) -> ft.TextButton:
    """A chip that does something else than seat a name."""
    face: list[ft.Control] = [_tall(text(word, 18, SANS6, DRUK, 24))]
    if sign is not None:
        face.insert(0, icon(sign, 22, DRUK))
    return ft.TextButton(content=ft.Row(face, spacing=6, tight=True), style=_WORD, on_click=tap)


def _chip(chip: Chip, tap: Tap) -> ft.TextButton:
    face: list[ft.Control] = [_tall(text(chip.name, 18, SANS6, INKT, 24, semantics_label=chip.spoken))]
    if chip.seated:
        face.insert(0, icon(ft.Icons.CHECK_ROUNDED, 20, DRUK))
    return ft.TextButton(
        content=ft.Row(face, spacing=6, tight=True), style=_SEATED if chip.seated else _FREE, on_click=tap,
        data=chip.person, key=f"person-{chip.person}",
    )  # fmt: skip


def _tall(word: ft.Text) -> ft.Container:
    """48 high with one line, more when the text is larger or longer."""
    return ft.Container(word, padding=ft.Padding.symmetric(vertical=12))


def name_field(label: str, value: str, wrong: str, on_change: Tap, on_submit: Tap, **more: Any) -> ft.TextField:
    """The field for a name. `wrong` is what is the matter with what stands in it, "" for nothing; `more` goes to
    `app.parts.field.field`.
    """
    border = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(2, RAND))
    focused = ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(3, DRUK))
    state = ft.ControlState
    return field(
        label=label, value=value, text_style=style(20, SANS6, INKT), label_style=style(LABEL, SANS, DRUK),
        border={state.FOCUSED: focused, state.ERROR: border, state.DEFAULT: border}, filled=True, fill_color=PAPIER,
        capitalization=ft.TextCapitalization.SENTENCES, autocorrect=False, enable_suggestions=False,
        error=text(wrong, 16, SANS6, INKT) if wrong else None, cursor_color=DRUK,
        on_change=on_change, on_submit=on_submit, **more,
    )  # fmt: skip
