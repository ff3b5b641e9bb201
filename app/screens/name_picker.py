"""The names below the table: those that are remembered, and *+ Naam* for another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import keyed
from app.parts.buttons import secondary
from app.parts.name_chips import name_chips, name_field, word_chip
from app.room import Room, room, use_frame, use_words
from app.screens.names import chips_of, wrong_with
from app.store.trouble import StoreError
from app.table import lineup as moves
from app.table.lineup import LineUp
from app.table.lineups import Gathered
from app.words import Words


@ft.component
def NamePicker(
    which: str, now: Gathered, ready: bool, tap_name: Callable[[LineUp, int], LineUp] = moves.tap_name
) -> ft.Control:
    """A tap seats a name at the caret of the line-up under the key `which`; `tap_name` is what it does there.

    The field opens in the page, so that the keyboard covers nothing that counts.
    """
    here = room()
    words = use_words(here)
    opened, set_opened = ft.use_state(False)
    everybody, set_everybody = ft.use_state(False)

    def tap(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        person = e.control.data
        if now.lineup.caret is None and not now.lineup.missing and now.lineup.seat_of(person) is None:
            here.tell(words.say("new.hint_seat"))
        else:
            here.lineups.change(which, lambda lineup: tap_name(lineup, person))

    chips, more = chips_of(now, words, everybody, lambda _: set_everybody(True))
    nobody_known = ready and not now.people
    if not opened and not nobody_known:
        more.append(word_chip(words.say("new.name"), lambda _: set_opened(True), ft.Icons.ADD_ROUNDED))
    parts: list[ft.Control] = [name_chips(chips, tap, more)] if chips or more else []
    if opened or nobody_known:
        parts.append(keyed(NewName, which, now, opened, set_opened, tap_name, key="new-name"))
    return ft.Semantics(container=True, content=ft.Column(parts, spacing=12))


@ft.component
def NewName(
    which: str, now: Gathered, asked: bool, set_opened: Any, tap_name: Callable[[LineUp, int], LineUp]
) -> ft.Control:
    """The field. It stays open until every seat has a name; `asked` is false where it stands open by itself."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    wrong, set_wrong = ft.use_state("")
    added, set_added = ft.use_state(0)
    typed: Any = ft.use_ref("")

    def change(e: ft.Event[ft.TextField]) -> None:
        typed.current = e.control.value or ""
        if wrong:
            set_wrong("")

    async def add(_: Any) -> None:
        problem = name_problem(typed.current, now, words) or await _join(here, which, typed.current, tap_name, words)
        set_wrong(problem)
        if problem:
            return
        typed.current = ""
        set_added(added + 1)
        after = here.lineups.held(which).value
        set_opened(after is not None and bool(after.lineup.missing))

    field = name_field(
        words.say("new.name_label"), typed.current, wrong, change, add,
        autofocus=asked or added > 0, key=f"name-{added}", expand=True,
    )  # fmt: skip
    height = 56 if frame.f < 1.3 else 72
    buttons: list[ft.Control] = [secondary(words.say("new.add"), add, f=frame.f, height=height)]
    if asked and now.people:
        done = words.say("new.name_done")
        buttons.append(secondary(done, lambda _: set_opened(False), f=frame.f, height=height))
    if frame.roomy:
        return ft.Column([ft.Row([field]), ft.Row(buttons, spacing=8, wrap=True)], spacing=8)
    return ft.Row([field, *buttons], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def name_problem(typed: str, now: Gathered, words: Words) -> str:
    """What is the matter with a name, in words; "" for nothing."""
    name = " ".join(typed.split())
    seated = {p.name.casefold(): p.name for p in now.people if now.lineup.seat_of(p.id) is not None}
    if wrong := wrong_with(name, words):
        return wrong
    if name.casefold() in seated:
        return words.say("new.name_seated", name=seated[name.casefold()])
    return ""


async def _join(
    here: Room, which: str, name: str, tap_name: Callable[[LineUp, int], LineUp], words: Words
) -> str:
    """Remembers and seats a name; what went wrong in words, "" for nothing."""
    try:
        await here.lineups.join(which, name, tap_name)
    except StoreError as error:
        return words.say(error.id, error.values)
    return ""
