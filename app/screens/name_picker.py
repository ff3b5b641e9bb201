"""The names below the table: those that are remembered, and *+ Naam* for another."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from app.hooks import keyed
from app.kept import use_kept
from app.parts.name_chips import name_chips, word_chip
from app.room import Room, room, use_frame, use_words
from app.screens.names import chips_of, wrong_with
from app.screens.new_name import NewName, Taker
from app.store.trouble import StoreError
from app.table import lineup as moves
from app.table.lineup import LineUp
from app.table.lineups import Gathered
from app.words import Words

STRANGER = -1
"""The id of nobody: what a name that nobody had yet would do to a line-up."""


@ft.component
def NamePicker(
    which: str, now: Gathered, ready: bool, tap_name: Callable[[LineUp, int], LineUp] = moves.tap_name
) -> ft.Control:
    """A tap seats a name at the caret of the line-up under the key `which`; `tap_name` is what it does there.

    The field opens in the page, so that the keyboard covers nothing that counts.
    """
    here = room()
    frame, words = use_frame(here), use_words(here)
    opened, set_opened = use_kept("name opened", False)
    everybody, set_everybody = use_kept("everybody", False)

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
    # The names keep their place when there are none: the field below it would be another one to the client.
    parts: list[ft.Control] = [name_chips(chips, tap, more)]
    if opened or nobody_known:
        taker = _taker(here, words, which, tap_name, set_opened)
        leave = (words.say("new.name_done"), lambda: set_opened(False)) if opened and now.people else None
        above = ft.Padding.only(top=12 if chips or more else 0)
        field = keyed(NewName, frame, words, taker, opened, leave, key="new-name")
        parts.append(ft.Container(field, padding=above))
    return ft.Semantics(container=True, content=ft.Column(parts, spacing=0))


def _taker(
    here: Room, words: Words, which: str, tap_name: Callable[[LineUp, int], LineUp], set_opened: Callable[[bool], None]
) -> Taker:
    """Seats names in the line-up `which`. The field stays open until every seat has one."""
    held = here.lineups.held(which)

    def problem(name: str) -> str:
        return name_problem(name, held.value, words) if held.value is not None else ""

    async def keep(name: str) -> str:
        try:
            await here.lineups.join(which, name, tap_name)
        except StoreError as error:
            return words.say(error.id, error.values)
        set_opened(held.value is not None and bool(held.value.lineup.missing))
        return ""

    def more() -> bool:
        return held.value is not None and bool(tap_name(held.value.lineup, STRANGER).missing)

    return Taker(problem, keep, more)


def name_problem(typed: str, now: Gathered, words: Words) -> str:
    """What is the matter with a name, in words; "" for nothing."""
    name = " ".join(typed.split())
    seated = {p.name.casefold(): p.name for p in now.people if now.lineup.seat_of(p.id) is not None}
    if wrong := wrong_with(name, words):
        return wrong
    if name.casefold() in seated:
        return words.say("new.name_seated", name=seated[name.casefold()])
    return ""
