"""Plak tekst: a match file that came as text, in a message say."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.frame import COLUMN
from app.hooks import use_state
from app.kept import use_kept
from app.look import DRUK, EDGE, INKT, INKT2, PAPIER, RAND, SANS, capped, style, text
from app.parts.begin_bar import begin_bar
from app.parts.field import field
from app.room import room, use_frame, use_words
from app.screens.files_in import lay
from app.screens.scaffold import back_to, head, screen
from app.screens.taking import take_pasted
from app.store.trouble import StoreError
from app.table.handover import is_handover
from app.table.inbox import Incoming


@ft.component
def PasteText() -> ft.Control:
    """The screen of /files/paste."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    pasted, set_pasted = use_kept("pasted", "")
    busy, set_busy = use_state(False)

    async def look(_: Any) -> None:
        set_busy(True)
        try:
            if is_handover(pasted):
                await take_pasted(here, words, pasted)
            else:
                await lay(here, [Incoming("", pasted.strip().encode(errors="replace"))])
        except StoreError as error:
            here.trouble(error)
        finally:
            set_busy(False)

    typed_in = field(
        value=pasted, multiline=True, min_lines=6, max_lines=14, autofocus=True,
        hint_text=words.say("files.paste_here"), hint_style=style(18, SANS, INKT2),
        text_style=style(16, SANS, INKT, 22),
        border={
            ft.ControlState.FOCUSED: ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(3, DRUK)),
            ft.ControlState.DEFAULT: ft.OutlineInputBorder(border_radius=10, side=ft.BorderSide(2, RAND)),
        },
        filled=True, fill_color=PAPIER, cursor_color=DRUK, autocorrect=False, enable_suggestions=False,
        on_change=lambda e: set_pasted(e.control.value or ""),
    )  # fmt: skip
    named = ft.Semantics(label=words.say("files.paste_here"), content=typed_in)
    told = text(words.say("files.paste_told"), capped(18, frame.f, 2), SANS, INKT, 24)
    inside = ft.Column([told, named], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    body = ft.Column([ft.Container(inside, padding=EDGE)], scroll=ft.ScrollMode.AUTO, expand=True)
    missing = "" if pasted.strip() and not busy else words.say("files.nothing_pasted")
    width = min(frame.free, COLUMN) - 2 * EDGE
    tray = begin_bar(words.say("files.look"), missing, look, width, frame.f, frame.low)
    cover = head(frame, words, words.say("files.paste"), back_to(here, "/files"))
    return screen(here, frame, head=cover, body=body, tray=tray)
