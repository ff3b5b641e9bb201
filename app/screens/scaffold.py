"""What all screens stand in: a view with the cover on top, the sheet, and the pad's back at the bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.frame import COLUMN, Frame
from app.held import pick
from app.look import EDGE, INKT, KAFT, KARTON, PAPIER, SANS6, TINT, capped, icon, text
from app.parts.buttons import plain
from app.parts.cover import cover, cover_icon
from app.room import Room, room
from app.screens.waiting import wordmark_at_last
from app.words import Words


def blank(frame: Frame) -> ft.View:
    """The very first frame: the pad's back, before the device has told its language."""
    name = ft.Container(wordmark_at_last(), padding=ft.Padding.only(left=16 + frame.left, top=frame.top + 12))
    cover = ft.Container(name, bgcolor=KAFT, height=56 + frame.top)
    return ft.View(route="/", controls=[cover], padding=0, spacing=0, bgcolor=KARTON)


def use_pane() -> bool:
    """Whether the calling screen stands in the pane beside the pad, where it is no view of its own."""
    wide = pick(room().frame, lambda frame: frame.wide)
    location = ft.use_route_location()  # asked in any case: hooks count
    return wide and location.startswith("/match/")


def screen(
    here: Room,
    frame: Frame,
    *,
    head: ft.Control,
    body: ft.Control,
    tray: ft.Control | None = None,
    pane: bool = False,
    route: str | None = None,
    body_fill: str = PAPIER,
    full_width: bool = False,
    sheet: bool = False,
    ends: bool = True,
    leave: Callable[[Any], Any] | None = None,
) -> ft.Control:
    """A screen: `head` (the cover), `body` (scrolls by itself), `tray` (the buttons on the pad's back).

    In a pane it is a column; on its own it is a view that fits between what the phone covers. `sheet` slides up.
    `ends`: a body without a tray ends above what the phone covers there; else it goes on under that, and keeps it free
    itself at its end. `leave`: what the phone's own way back does, where it is not one view down.
    """
    narrow = not pane and not full_width and frame.free > COLUMN
    left, right = (0.0, 0.0) if pane or narrow else (frame.left, frame.right)
    sides = ft.Padding.only(left=left, right=right)
    below = ft.Padding.only(left=left, right=right, bottom=frame.bottom if ends and tray is None else 0)
    looks = [_only_looking(here, frame)] if here.pocket.keeping.value.only_look and not pane else []
    parts: list[ft.Control] = [
        ft.Container(head, bgcolor=KAFT, padding=sides), *looks,
        ft.Container(body, bgcolor=body_fill, expand=True, padding=below),
    ]  # fmt: skip
    if tray is not None:
        high, low = (8, max(frame.bottom, 8)) if frame.low else (12, max(frame.bottom, 12))
        inner = ft.Padding.only(left=EDGE + left, right=EDGE + right, top=high, bottom=low)
        parts.append(ft.Container(tray, bgcolor=KARTON, padding=inner))
    column = ft.Column(parts, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    if pane:
        return column
    # The same boxes in any shape: in others everything would be new to the client, and what was typed or scrolled gone.
    box = ft.Container(column, width=COLUMN if narrow else None, expand=not narrow)
    inside = ft.Row(
        [box], spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    return ft.View(
        route=route or ft.use_view_path(),
        controls=[inside],
        padding=frame.sides if narrow else 0,
        spacing=0,
        bgcolor=KARTON,
        fullscreen_dialog=sheet,
        **popping(leave),
    )


def popping(leave: Callable[[Any], Any] | None) -> dict[str, Any]:
    """What a view is given for the phone's own way back: `leave`, or one view down where that is None.

    A view that could be asked first is popped by Flutter itself, which closes a sheet that lies over it before. Without
    a handler Flet pops it on Android, with whatever lies over it.
    """

    async def back(e: ft.Event[ft.View]) -> None:
        if leave is not None:
            leave(e)
        await e.control.confirm_pop(False)

    return {"can_pop": leave is None, "on_confirm_pop": back}


def head(
    frame: Frame, words: Words, title: str, back: Callable[[Any], Any] | None = None, *,
    close: bool = False, trail: list[ft.Control] | None = None, room: float | None = None,
) -> ft.Semantics:  # fmt: skip
    """The cover of a screen, with the way back at the left. `room`: what is left for the title."""
    lead = None
    if back is not None:
        sign = ft.Icons.CLOSE_ROUNDED if close else ft.Icons.ARROW_BACK_ROUNDED
        lead = cover_icon(sign, words.say("app.close" if close else "app.back"), back, frame.f)
    return cover(title, lead, trail, f=frame.f, top=frame.top, low=frame.low, room=room)


def back_to(here: Room, route: str) -> Callable[[Any], Any]:
    """A handler that goes to this address."""
    return lambda _: here.go(route)


def _only_looking(here: Room, frame: Frame) -> ft.Control:
    """A line below the cover of every screen, in a tab that only looks, with the way to write here after all."""
    if here.words.value is None:
        return ft.Container()
    words = here.words.value
    sign = icon(ft.Icons.VISIBILITY_ROUNDED, 20, INKT)
    said = text(words.say("pocket.looking"), capped(16, frame.f, 2), SANS6, INKT, expand=True)
    write = plain(words.say("pocket.write"), lambda _: here.pocket.say("write"), f=frame.f)
    inside = ft.Padding.only(left=EDGE + frame.left, right=8 + frame.right)
    return ft.Container(ft.Row([sign, said, write], spacing=8), bgcolor=TINT, padding=inside)
