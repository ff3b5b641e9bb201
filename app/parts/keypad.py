"""The keypad: ten digits, wipe and back at the left, two double keys at the right for what people shout.

A key that can do nothing lies flat and cannot be pressed, so a bounced thumb changes nothing. The whole key is the
edge's colour with the face on top of it; pressed, the face drops onto its edge in the client, with no round trip.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import (
    CLEAR,
    DRUK,
    INKT,
    ROOD,
    SANS7,
    TOETS,
    TOETSRAND,
    TOETSRAND2,
    TOETSUIT,
    UIT,
    capped,
    icon,
    rounded,
    text,
)  # fmt: skip
from app.words import Words

_S, _P = ft.ControlState, ft.Padding
Press = Callable[[Any], Any]


def _key_style(ink: str) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        shape=rounded(10),
        color={_S.DISABLED: UIT, _S.DEFAULT: ink},
        icon_color={_S.DISABLED: UIT, _S.DEFAULT: ink},
        bgcolor={_S.DISABLED: CLEAR, _S.PRESSED: CLEAR, _S.FOCUSED: DRUK, _S.DEFAULT: TOETSRAND2},
        padding={_S.PRESSED: _P.only(top=3), _S.FOCUSED: _P.all(3), _S.DEFAULT: _P.only(bottom=3)},
        overlay_color=CLEAR,
        visual_density=ft.VisualDensity.STANDARD,
    )


PEN, _RED = _key_style(INKT), _key_style(ROOD)
KEY_EDGE = ft.Border.all(1, TOETSRAND)


@ft.component
def Key(
    data: str,
    label: str,
    name: str,
    on: bool,
    height: float,
    press: Press,
    f: float = 1.0,
    red: bool = False,
    chosen: bool = False,
) -> ft.Control:
    """One key. `data` is what it sends, `name` what a screen reader says; memoised, so its props are plain values."""
    face: ft.Control
    if data == "back":
        face = icon(ft.Icons.BACKSPACE_ROUNDED, 26, None, name)
    else:
        size = capped(30 if label.isdigit() else 20, f, 1.5)
        longest = max(map(len, label.split()), default=0)
        if longest > 3:  # a word must stay whole on a key of 84; two words stand under each other
            size = min(size, max(16, 76 / (0.62 * longest)) / f)
        face = text(label, size, SANS7, None, size * 1.1, semantics_label=name, text_align=ft.TextAlign.CENTER)
    edge = ft.Border.all(3, ROOD if red else INKT) if chosen else KEY_EDGE
    return ft.TextButton(
        content=ft.Container(
            face, bgcolor=TOETS if on else TOETSUIT, border=edge, border_radius=10, alignment=ft.Alignment.CENTER
        ),
        style=_RED if red else PEN,
        height=height + 3,
        disabled=not on,
        on_click=press,
        data=data,
        expand=True,
    )


key = memo(Key)


@ft.component
def Keypad(
    w: Words,
    bits: int,
    can_wipe: bool,
    shouts: tuple[tuple[str, str, bool, bool, bool], ...],
    press: Press,
    height: float = 64,
    gap: float = 8,
    f: float = 1.0,
) -> ft.Control:
    """`bits`: which digits can be typed, as ten bits. `shouts`: the double keys (data, label, on, red, chosen)."""
    blocked = w.say("keypad.blocked")

    def named(name: str, on: bool) -> str:
        return name if on else f"{name}, {blocked}"

    def digit(n: int) -> ft.Control:
        on = bool(bits >> n & 1)
        return key(str(n), str(n), named(str(n), on), on, height, press, f, key=str(n))

    def edit(data: str, label: str, name: str) -> ft.Control:
        return key(data, label, named(name, can_wipe), can_wipe, height, press, f, key=data)

    def row(*keys: ft.Control) -> ft.Row:
        return ft.Row(list(keys), spacing=gap)

    wipe, back = w.say("keypad.wipe"), w.say("keypad.back")
    grid = ft.Column(
        [
            row(digit(1), digit(2), digit(3)),
            row(digit(4), digit(5), digit(6)),
            row(digit(7), digit(8), digit(9)),
            row(edit("wipe", wipe, wipe), digit(0), edit("back", "", back)),
        ],
        spacing=gap - 3,
    )
    chosen_word = w.say("a11y.chosen")
    side = ft.Column(
        [
            ft.Row(
                [
                    key(
                        data, label, named(f"{label}, {chosen_word}" if chosen else label, on), on,
                        2 * height + gap, press, f, red, chosen, key=data,
                    )
                ]
            )
            for data, label, on, red, chosen in shouts
        ],
        spacing=gap - 3,
    )  # fmt: skip
    # A container each, so that a screen reader finishes the digits before the keys beside them.
    return ft.Row(
        [
            ft.Container(ft.Semantics(container=True, content=grid), expand=3, padding=_P.only(right=gap / 4)),
            ft.Container(ft.Semantics(container=True, content=side), expand=1, padding=_P.only(left=gap * 3 / 4)),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


keypad = memo(Keypad)
