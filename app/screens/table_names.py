"""The names below the table that is mended: somebody else in a seat, or the same person spelled otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import keyed
from app.look import INKT, INKT2, PAPIER, RAND, SANS, SANS7, capped, flat, text
from app.parts.buttons import secondary
from app.parts.name_chips import name_chips, name_field, word_chip
from app.room import Room
from app.screens.names import chips_of, wrong_with
from app.screens.new_name import NewName, Taker
from app.store.trouble import StoreError
from app.store.values import Person
from app.table import mending, people
from app.table.lineup import LineUp
from app.table.lineups import Gathered
from app.words import Words

Send = Callable[[Callable[[LineUp], LineUp]], None]
Join = Callable[[Person], None]
"""Seats somebody at the caret, known already or not."""


@ft.component
def TableNames(
    here: Room, now: Gathered, frame: Frame, words: Words, ready: bool, change: Send, join: Join
) -> ft.Control:
    """A tap on a name seats it at the caret; *Andere naam* is for one that is not there yet, or spelled wrong."""
    typing, set_typing = ft.use_state(False)
    everybody, set_everybody = ft.use_state(False)
    caret = now.lineup.caret

    def tap(e: ft.Event[ft.TextButton]) -> None:
        if caret is None and now.lineup.seat_of(e.control.data) is None:
            here.tell(words.say("new.hint_seat"))
            return
        set_typing(False)
        change(lambda lineup: mending.tap_name(lineup, e.control.data))

    def open_field(_: Any) -> None:
        if caret is None:
            here.tell(words.say("new.hint_seat"))
        else:
            set_typing(True)

    chips, more = chips_of(now, words, everybody, lambda _: set_everybody(True))
    if ready and not typing:
        more.append(word_chip(words.say("table.other_name"), open_field, ft.Icons.EDIT_ROUNDED))
    parts: list[ft.Control] = [name_chips(chips, tap, more)]
    there = now.lineup.seats[caret] if caret is not None else None
    if typing and caret is not None and there is None:
        close = lambda: set_typing(False)  # noqa: E731
        leave = (words.say("app.close"), close)
        parts.append(keyed(NewName, frame, words, _taker(here, words, join, close), True, leave, key="new-name"))
    elif typing and there is not None and caret is not None:
        person = Person(there, now.name(caret))
        parts.append(OtherName(here, person, frame, words, join, lambda: set_typing(False)))
    return ft.Semantics(container=True, content=ft.Column(parts, spacing=12))


def _taker(here: Room, words: Words, join: Join, close: Callable[[], None]) -> Taker:
    """Who joins and was never here before: one name."""

    async def keep(name: str) -> str:
        try:
            person = await people.add(here, name)
        except StoreError as error:
            return words.say(error.id, error.values)
        close()
        join(person)
        return ""

    return Taker(lambda name: wrong_with(name, words), keep, lambda: False)


@ft.component
def OtherName(
    here: Room, person: Person, frame: Frame, words: Words, join: Join, close: Callable[[], None]
) -> ft.Control:
    """A field, and the two things that another name can mean: this person, everywhere, or somebody else, only here."""
    wrong, set_wrong = ft.use_state("")
    typed: Any = ft.use_ref(lambda: "")

    def edit(e: ft.Event[ft.TextField]) -> None:
        typed.current = e.control.value or ""
        if wrong:
            set_wrong("")

    def name_typed() -> str:
        """The name, "" when it is none; then what is wrong with it stands at the field."""
        name = " ".join(typed.current.split())
        problem = wrong_with(name, words)
        if problem:
            set_wrong(problem)
        return "" if problem else name

    async def everywhere(_: Any) -> None:
        name = name_typed()
        if not name:
            return
        try:
            await people.rename(here, person.id, name)
        except StoreError as error:
            set_wrong(words.say(error.id, error.values))
            return
        close()
        said = words.say("table.renamed", old=person.name, name=name)
        here.tell(said, words.say("entry.put_back"), lambda: here.run(_unrename, here, person))

    async def only_here(_: Any) -> None:
        name = name_typed()
        if not name:
            return
        try:
            other = await people.add(here, name)
        except StoreError as error:
            set_wrong(words.say(error.id, error.values))
            return
        close()
        if other.id != person.id:
            join(other)

    height = 56 if frame.f < 1.3 else 72
    label = words.say("table.name_for", name=person.name)
    field = name_field(
        label, typed.current, wrong, edit, lambda _: None, autofocus=True, key=f"name-{person.id}", expand=True
    )
    leave = secondary(words.say("app.close"), lambda _: close(), f=frame.f, height=height)
    if frame.roomy:
        line: ft.Control = ft.Column([ft.Row([field]), ft.Row([leave])], spacing=8)
    else:
        line = ft.Row([field, leave], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
    same = words.say("table.same_person", name=person.name)
    return ft.Column(
        [
            line,
            _meaning(same, words.say("table.everywhere"), everywhere, frame.f),
            _meaning(words.say("table.somebody_else"), words.say("table.only_here"), only_here, frame.f),
        ],
        spacing=8,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


async def _unrename(here: Room, person: Person) -> None:
    try:
        await people.rename(here, person.id, person.name)
    except StoreError as error:
        here.trouble(error)


def _meaning(what: str, where: str, tap: Any, f: float) -> ft.TextButton:
    """One of two meanings: what it is, and where it counts."""
    said = ft.Column(
        [
            text(what, capped(18, f, 2), SANS7, INKT, semantics_label=f"{what}. {where}"),
            text(where, capped(16, f, 2), SANS, INKT2, semantics_label=""),
        ],
        spacing=0,
        tight=True,
    )
    row = ft.Row([ft.Container(said, expand=True, padding=ft.Padding.symmetric(horizontal=8, vertical=2))])
    return ft.TextButton(content=row, style=flat(PAPIER, 12, RAND, pad=8), on_click=tap)
