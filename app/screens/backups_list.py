"""The backups, and the way back to one of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.hooks import use_state
from app.kept import use_kept
from app.look import CLEAR, DRUK, INKT, INKT2, LIJN, SANS, SANS6, UIT, capped, flat, icon, silent, text
from app.parts.ask_sheet import ask_sheet
from app.parts.busy_line import busy_line
from app.room import Room
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.words import Words
from app.words.speech import Whole

READY = ("whole", "older")
"""The states of a backup that can be taken back."""


class Shown(NamedTuple):
    """A backup as it is shown: its name, when it was made, how large; and once it was looked at, what is in it."""

    name: str
    at: Any
    size: int
    before: bool
    exact: bool = False
    """Whether another one is of the same minute."""
    state: str = ""
    matches: int | None = None


@ft.component
def BackupsList(here: Room, frame: Frame, words: Words) -> ft.Control:
    """The newest first; each is looked at when the list is drawn already."""
    nothing: tuple[Shown, ...] | None = None
    shown, set_shown = use_state(nothing)
    asked, ask = use_kept("asked", "")
    busy, set_busy = use_state(False)

    async def read() -> None:
        found = await asyncio.to_thread(listed, here)
        set_shown(found)
        looked = list(found)
        for place, one in enumerate(found):
            looked[place] = await asyncio.to_thread(looked_at, here, one)
            set_shown(tuple(looked))

    ft.use_effect(read, [])

    async def restore() -> None:
        name = asked
        ask("")
        set_busy(True)
        try:
            await take_back(here, name)
        finally:
            set_busy(False)

    def do(_: Any) -> None:
        here.run(restore)

    chosen = next((one for one in shown or () if one.name == asked), None)
    ft.use_dialog(_ask(chosen, words, do, lambda _: ask(""), frame) if chosen else None)
    if busy:
        return busy_line(words.say("backups.busy"), None, frame)
    if shown is None:
        return ft.Container(waiting(frame, words), height=64 if frame.f < 1.3 else None)
    if not shown:
        return text(words.say("backups.none"), capped(18, frame.f, 2), SANS, INKT, 24)
    tap = lambda e: ask(e.control.data)  # noqa: E731
    return ft.Column([row(one, words, tap, frame.f) for one in shown], spacing=0, tight=True)


def listed(here: Room) -> tuple[Shown, ...]:
    """The backups that are there, not looked at yet."""
    from app.store.backups import Backups

    found = Backups(here.door.path).listed()
    minutes = Counter(_minute(one.at) for one in found)
    return tuple(Shown(one.name, one.at, one.size, one.before, minutes[_minute(one.at)] > 1) for one in found)


def _minute(at: Any) -> Any:
    return at.replace(second=0, microsecond=0)


def looked_at(here: Room, one: Shown) -> Shown:
    """The same with what is in it."""
    from app.store.backups import Backups

    try:
        looked = Backups(here.door.path).look(one.name)
    except (StoreError, OSError):
        return one._replace(state="damaged")
    return one._replace(state=looked.state, matches=looked.matches)


async def take_back(here: Room, name: str) -> None:
    """Makes the backup of this name the database again; every screen is told that it was."""
    from app.store.backups import Backups

    try:
        await here.door.restore(await asyncio.to_thread(Backups(here.door.path).file, name))
    except StoreError as error:
        here.trouble(error)
    else:
        here.feel("medium")


def moment_said(at: Any, words: Words, exact: bool = False) -> str:
    """Vandaag, 20:41; `exact`: 20:41:07."""
    return words.say("backups.moment", day=words.date(at), time=f"{at.astimezone():{'%H:%M:%S' if exact else '%H:%M'}}")


def size_said(size: int, words: Words) -> str:
    """188 kB, 1,2 MB."""
    if size < 1_000_000:
        return words.say("files.kilobytes", n=max(1, round(size / 1000)))
    whole, tenth = divmod(round(size / 100_000), 10)
    return words.say("files.megabytes", whole=whole, tenth=tenth)


def row(one: Shown, words: Words, tap: Any, f: float) -> ft.Control:
    """A backup in the list: when, and what is in it. One that cannot be taken back lies flat."""
    when, what = moment_said(one.at, words, one.exact), about(one, words)
    if one.before:
        when = words.say("backups.before", moment=when)
    can = one.state in READY
    ink = INKT if can or not one.state else UIT
    sign = ft.Icons.ERROR_OUTLINE_ROUNDED if one.state == "damaged" else ft.Icons.HISTORY_ROUNDED
    lines = ft.Column(
        [
            text(when, capped(18, f, 2), SANS6, ink, 24, semantics_label=f"{when}, {what}"),
            silent(what, capped(16, f, 2), SANS, INKT2, 22),
        ],
        spacing=0, tight=True, expand=True,
    )  # fmt: skip
    face = ft.Row([icon(sign, 24, DRUK), lines], spacing=16)
    button = ft.TextButton(
        content=ft.Container(face, padding=ft.Padding.symmetric(vertical=8)),
        style=flat(CLEAR, 8), data=one.name, on_click=tap, disabled=not can,
    )  # fmt: skip
    return ft.Container(button, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))


def about(one: Shown, words: Words) -> str:
    """How many matches and how large, or why it cannot be taken back."""
    size = size_said(one.size, words)
    if not one.state:
        return size
    if one.state not in READY:
        return words.say(f"backups.{one.state}")
    held = words.say("backups.holds", n=one.matches or 0, size=size)
    return words.say("backups.older", held=Whole(held)) if one.state == "older" else held


def _ask(one: Shown, words: Words, do: Any, close: Any, frame: Frame) -> ft.BottomSheet:
    when = moment_said(one.at, words, one.exact)
    will = words.say("backups.will", n=one.matches or 0)
    button = (words.say("backups.do"), words.say("backups.do_name", moment=when), do)
    title = words.say("backups.ask", moment=when)
    return ask_sheet(title, [], will, words.say("backups.why"), button, close, frame)
