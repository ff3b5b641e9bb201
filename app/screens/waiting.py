"""What is shown where something is still on its way: nothing at first, which is nearly always enough; then a word."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from app.frame import Frame
from app.hooks import keyed, use_state
from app.look import EDGE, INKT2, KOP, OPKAFT, SANS, capped, text
from app.room import SLOW
from app.words import Words


@ft.component
def Slowly(make: Callable[[], ft.Control]) -> ft.Control:
    """What `make` gives, once this has been waited for so long that it shows."""
    late, set_late = use_state(False)

    async def wait() -> None:
        await asyncio.sleep(SLOW)
        set_late(True)

    ft.use_effect(wait, [])
    return make() if late else ft.Container(height=0)


def waiting(frame: Frame, words: Words) -> ft.Control:
    """In the place of what is being read."""

    def said() -> ft.Control:
        line = text(words.say("app.wait"), capped(18, frame.f, 2), SANS, INKT2, 24)
        return ft.Semantics(live_region=True, container=True, content=ft.Container(line, padding=EDGE))

    return keyed(Slowly, said, key="waiting")


def wordmark_at_last() -> ft.Control:
    """On the very first frame, where nobody knows yet which language is spoken: the name."""
    return keyed(Slowly, lambda: text("Natpit", 22, KOP, OPKAFT, 28), key="waiting")
