"""The field in which one types whom or what one looks for; what is typed comes to stand in the address."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft

from app.hooks import memo, use_ref
from app.parts.search_field import clear_button, search_field
from app.room import Room
from app.screens.matches_ways import Sought, address_of, one_line
from app.words import Words

TYPING = 0.35
"""Seconds without a letter after which is looked for what was typed."""


class _Typed:
    """What the field and the address know of each other: `sent` is the text that the field sent last, or began with."""

    def __init__(self, sought: Sought) -> None:
        self.sought, self.sent, self.count = sought, sought.text, 0

    def follow(self, sought: Sought) -> str:
        """The address says this now. Gives the key of the field: another one where the field did not say so itself."""
        if sought.text != self.sent:
            self.sent, self.count = sought.text, self.count + 1
        self.sought = sought
        return f"search-{self.count}"


@ft.component
def MatchSearch(here: Room, words: Words, sought: Sought) -> ft.Control:
    """The field, and the cross that empties it. The field is never drawn anew while somebody types: it would lose what
    was typed meanwhile.
    """
    typed = use_ref(lambda: _Typed(sought)).current
    key = typed.follow(sought)

    def clear(_: Any) -> None:
        here.go(address_of(sought._replace(text="")))

    layers: list[ft.Control] = [_field(here, words, typed, key=key)]
    if sought.text:
        layers.append(clear_button(words.say("matches.search_clear"), clear))
    return ft.Stack(layers, fit=ft.StackFit.PASS_THROUGH)


@ft.component
def _Field(here: Room, words: Words, typed: _Typed) -> ft.Control:
    text = use_ref(lambda: typed.sent)
    turn = use_ref(lambda: 0)

    def look() -> None:
        said = one_line(text.current)
        if said != typed.sought.text:
            typed.sent = said
            here.go(address_of(typed.sought._replace(text=said)))

    async def changed(e: ft.Event[ft.TextField]) -> None:
        text.current = e.control.value or ""
        turn.current += 1
        mine = turn.current
        await asyncio.sleep(TYPING)
        if mine == turn.current:
            look()

    def submitted(_: Any) -> None:
        turn.current += 1
        look()

    return search_field(words.say("matches.search"), text.current, changed, submitted)


_field: Any = memo(_Field)
