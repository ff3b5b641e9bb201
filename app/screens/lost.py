"""An address under which nothing lies: a link that was typed wrong, or of another Natpit."""

from __future__ import annotations

import flet as ft

from app.look import EDGE, INKT, KOP, SANS, capped, text
from app.parts.buttons import primary
from app.room import room, use_frame, use_words
from app.screens.scaffold import back_to, head, screen


@ft.component
def Lost() -> ft.Control:
    """Says so, with the way home."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    home = back_to(here, "/")
    said = ft.Column(
        [
            ft.Semantics(heading_level=2, content=text(words.say("app.lost"), capped(22, frame.f, 1.7), KOP, INKT)),
            text(words.say("app.lost_why"), capped(18, frame.f, 2), SANS, INKT),
        ],
        spacing=8, scroll=ft.ScrollMode.AUTO, expand=True,
    )  # fmt: skip
    body = ft.Container(said, padding=ft.Padding.only(left=EDGE, right=EDGE, top=24, bottom=16))
    cover = head(frame, words, words.say("app.lost_title"), home)
    tray = primary(words.say("app.home"), home, f=frame.f)
    return screen(here, frame, head=cover, body=body, tray=tray, route=ft.use_view_path())
