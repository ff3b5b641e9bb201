"""What home says of how the browser keeps things, where Natpit runs in its page."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import flet as ft

from app.frame import Frame
from app.held import pick
from app.room import Room
from app.screens.home_parts import told
from app.words import Words

WEEK = timedelta(days=7)


def use_keeping_lines(here: Room, words: Words, frame: Frame, played: bool) -> list[ft.Control]:
    """The lines, the gravest first, each with what can be done. `played`: whether there is anything to lose."""
    keeping = pick(here.pocket.keeping, lambda now: now)
    taken = pick(here.taken, lambda day: day)

    async def later(_: Any) -> None:
        await here.took_along()

    lines = []
    files = (words.say("pocket.take_along"), lambda _: here.go("/files"))
    if keeping.only_look:  # what can be done about that stands on every screen
        lines.append(told(words.say("pocket.only_look"), None, frame))
    elif not keeping.kept:
        lines.append(told(words.say("pocket.unkept"), files if played else None, frame))
    elif keeping.lasting is False and played and due(taken, date.today()):
        lines.append(told(words.say("pocket.not_lasting"), files, frame, (words.say("pocket.later"), later)))
    if keeping.newer:
        renew = (words.say("pocket.renew"), lambda _: here.pocket.say("renew"))
        lines.append(told(words.say("pocket.newer"), renew, frame))
    return lines


def due(taken: str, today: date) -> bool:
    """Whether everything was taken along, or that put off, a week ago or never. `taken`: 2026-05-14."""
    try:
        return not timedelta(0) <= today - date.fromisoformat(taken) < WEEK
    except ValueError:
        return True
