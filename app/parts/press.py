"""What can be pressed down: a card of paper on a hard edge, onto which it drops in the client, with no round trip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.look import CLEAR, DRUK, PAPIER, TOETSRAND, TOETSRAND2, rounded

_S, _P = ft.ControlState, ft.Padding
RADIUS = 12

_PRESS = ft.ButtonStyle(
    shape=rounded(RADIUS),
    bgcolor={_S.PRESSED: CLEAR, _S.FOCUSED: DRUK, _S.DEFAULT: TOETSRAND2},
    padding={_S.PRESSED: _P.only(top=3), _S.FOCUSED: _P.all(3), _S.DEFAULT: _P.only(bottom=3)},
    overlay_color=CLEAR,
    visual_density=ft.VisualDensity.STANDARD,
)


def face(content: ft.Control, padding: ft.PaddingValue | None = None) -> ft.Container:
    """The paper on top."""
    return ft.Container(
        content, bgcolor=PAPIER, border=ft.Border.all(1, TOETSRAND), border_radius=RADIUS, padding=padding
    )


def pressable(
    content: ft.Control, on_click: Callable[[Any], Any], padding: ft.PaddingValue, **more: Any
) -> ft.TextButton:
    """A card that is one button. Its first text carries the accessible name, the other texts are silent."""
    return ft.TextButton(content=face(content, padding), style=_PRESS, on_click=on_click, **more)


def lying(content: ft.Control) -> ft.Container:
    """A card with the same edge that is no button itself, but holds one."""
    return ft.Container(
        ft.Container(
            content, bgcolor=PAPIER, border=ft.Border.all(1, TOETSRAND), border_radius=RADIUS,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
        bgcolor=TOETSRAND2, border_radius=RADIUS, padding=_P.only(bottom=3),
    )  # fmt: skip
