"""Opens a link that somebody shared: from now on the match can be followed here, or written along in."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft

from app.hooks import use_state
from app.look import DRUK, EDGE, INKT, SANS, capped, icon, text
from app.parts.buttons import primary
from app.room import room, use_frame, use_keys, use_words
from app.screens.scaffold import head, screen
from app.store.trouble import StoreError

SOON = 0.6
"""Seconds that opening a link may take before something is said about it."""
_OPENED = "joined"
"""Under which what this connection opened by a link is kept: the browser's way back leads there again."""


@ft.component
def Joining() -> ft.Control:
    """The screen of /meekijken/<key> and /meeschrijven/<key>. It leads on to the match: the key does not stay."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    key = ft.use_route_params().get("key") or ""
    before: dict[str, str] = here.kept.setdefault(_OPENED, {})
    said, say = use_state("")
    match, set_match = use_state(before.get(key, ""))
    route = ft.use_view_path()

    async def open_it() -> None:
        if key in before:  # whoever comes back here by the browser's arrow is not sent on again
            return
        if not here.club.shared:
            say(words.say("joining.alone"))
            return
        slow = asyncio.get_running_loop().call_later(SOON, lambda: say(words.say("joining.wait")))
        try:
            found, may = await here.patience.attempt(here.address, lambda: here.door.ask(lambda s: s.join(key)))
        except StoreError as error:
            say(words.say(error.id, error.values))
            return
        finally:
            slow.cancel()
        before[key] = found
        set_match(found)
        if may != "own":
            here.pads.announce(found)  # who shares sees that somebody came
        if here.page.route == route:
            here.go(f"/match/{found}")

    ft.use_effect(open_it, [key])

    def home(_: Any = None) -> None:
        here.go("/")

    use_keys(here, lambda which: home() if which == "Escape" else None)
    cover = head(frame, words, words.say("joining.title"), home)
    lines: list[ft.Control] = []
    if key in before:
        lines.append(text(words.say("joining.open"), capped(18, frame.f, 2), SANS, INKT, 26))
        tray = primary(words.say("why.to_pad"), lambda _: here.go(f"/match/{match}"), f=frame.f)
    else:
        tray = primary(words.say("app.home"), home, f=frame.f)
        if said:
            sentence = text(said, capped(18, frame.f, 2), SANS, INKT, 26, expand=True)
            sign = icon(ft.Icons.LINK_ROUNDED, 28, DRUK)
            lines.append(ft.Row([sign, sentence], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    told_it = ft.Semantics(live_region=True, container=True, content=ft.Column(lines, spacing=12))
    body = ft.Column([ft.Container(told_it, padding=EDGE)], scroll=ft.ScrollMode.AUTO, expand=True)
    return screen(here, frame, head=cover, body=body, route=route, tray=ft.Row([ft.Container(tray, expand=True)]))
