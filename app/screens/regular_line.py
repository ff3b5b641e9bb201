"""Maak vaste tafel: the line at the end of a match of people who have no regular table for it yet."""

from __future__ import annotations

import flet as ft

from app.frame import Frame
from app.held import pick
from app.hooks import use_state
from app.parts.buttons import plain
from app.room import Room
from app.screens.regular_deeds import make_of_match
from app.store.trouble import StoreError
from app.table.sheet import Sheet
from app.words import Words


def use_regular_line(here: Room, sheet: Sheet, frame: Frame, words: Words) -> ft.Control | None:
    """The line, for the calling screen; None until it is known, and where there is a table or the match goes on."""
    have, set_have = use_state(True)
    changes = pick(here.lineups.tables, lambda n: n)
    game, people = sheet.game.id, tuple(p.id for p in sheet.stored.people)

    async def look() -> None:
        if not sheet.finished:
            return
        try:
            there = await here.door.ask(lambda s: s.regular_of(game, people))
        except StoreError:
            return  # then nothing is offered: the result itself is what this screen is for
        set_have(there is not None and there.hidden is None)

    ft.use_effect(look, [changes, sheet.finished, people])
    if have or not sheet.finished:
        return None
    make = plain(
        words.say("regular.make"), lambda _: here.run(make_of_match, here, sheet, words),
        sign=ft.Icons.TABLE_RESTAURANT_ROUNDED, f=frame.f,
    )  # fmt: skip
    return ft.Container(ft.Row([make], wrap=True), padding=ft.Padding.only(left=8, right=8, bottom=8))
