"""What a screen says to who came by a link, in the place of what that person cannot do."""

from __future__ import annotations

import flet as ft

from app.frame import Frame
from app.look import DRUK, INKT2, SANS6, capped, icon, text
from app.store.values import May
from app.words import Words

_SIGNS = {"read": ft.Icons.VISIBILITY_ROUNDED, "write": ft.Icons.EDIT_ROUNDED}


def looking(words: Words, frame: Frame, may: May = "read") -> ft.Control:
    """ "Je kijkt mee", or "Je schrijft mee"; takes the room that a row leaves it."""
    said = text(words.say(f"guest.{may}"), capped(18, frame.f, 1.8), SANS6, INKT2, 24, expand=True)
    row = ft.Row([icon(_SIGNS[may], 24 * min(frame.f, 1.5), DRUK), said], spacing=12)
    return ft.Container(ft.MergeSemantics(row), expand=True, padding=ft.Padding.symmetric(horizontal=8))


def with_them(said: ft.Control, button: ft.TextButton, frame: Frame) -> ft.Control:
    """That sentence and one button; under each other when the text is large."""
    if frame.roomy:
        wide = ft.Row([ft.Container(button, expand=True)])
        return ft.Column([ft.Row([said]), wide], spacing=8, tight=True)
    button.width = 172
    return ft.Row([said, button], spacing=8)
