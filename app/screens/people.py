"""Everybody who ever sat at the table: to be found, added, and put back on the lists."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import keyed, use_ref, use_state
from app.look import EDGE, INKT, INKT2, LIJN, SANS, text
from app.parts.buttons import plain, secondary
from app.parts.person_row import person_line, person_row
from app.parts.search_field import clear_button, search_field
from app.room import Room, room, use_frame, use_words
from app.screens import person_deeds as deeds
from app.screens.names import wrong_with
from app.screens.new_name import NewName, Taker
from app.screens.people_read import also_called, told_of, use_players
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Player
from app.table import people
from app.words import Words

MANY = 12
"""More than so many are looked for by letters."""
_SIDES = ft.Padding.only(left=EDGE, right=EDGE, top=12, bottom=12)


@ft.component
def People() -> ft.Control:
    """The screen of /people."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    route = ft.use_view_path()
    players = use_players(here, ft.use_route_location() == route)
    sought, seek = use_state("")
    adding, set_adding = use_state(False)
    unfolded, unfold = use_state(False)
    nobody: tuple[int, ...] = ()
    fresh = use_ref(lambda: nobody)
    scroller: Any = ft.use_ref(ft.Ref)

    async def show_off() -> None:
        # What unfolds lies at the very end, below the edge of a phone.
        if unfolded and scroller.current.current is not None:
            await asyncio.sleep(0.1)  # the client lays it out first
            await scroller.current.current.scroll_to(offset=-1, duration=0 if frame.still else 200)

    ft.use_effect(show_off, [unfolded])
    open_person = ft.use_callback(lambda e: here.go(f"/people/{e.control.data}"), [])

    def added(person: int) -> None:
        set_adding(True)  # where it stood open by itself, because there was nobody
        fresh.current = (person, *(one for one in fresh.current if one != person))
        seek("")

    cover = head(frame, words, words.say("people.title"), back_to(here, "/"))
    if players is None:
        return screen(here, frame, head=cover, body=waiting(frame, words), route=route)
    listed = [p for p in players if not p.hidden]
    off = [p for p in players if p.hidden]
    # What is said keeps its place when it is not: the field below it would be another one to the client.
    parts: list[ft.Control] = [ft.Container() if players else _said(words.say("people.nobody"))]
    if adding or not players:
        leave = (words.say("new.name_done"), lambda: set_adding(False)) if players else None
        taker = _taker(here, players, words, added)
        field = keyed(NewName, frame, words, taker, True, leave, key="add")
        hint = text(words.say("people.add_hint"), 16, SANS, INKT2, 22)
        parts.append(ft.Container(ft.Column([field, hint], spacing=8), padding=_SIDES))
    elif len(listed) > MANY:
        parts.append(sought_in(words, frame, sought, seek))
    found = people.looked_for(listed, sought) if sought else sorted(listed, key=lambda p: _place(p, fresh.current))
    parts += person_rows(found, words, frame, open_person)
    if sought and not found:
        parts.append(_said(words.say("people.none_so", sought=sought)))
    if off:
        parts += _off_line(here, off, unfolded, unfold, words, frame)
    end = ft.Container(height=24 + frame.bottom)
    body = ft.ListView([*parts, end], expand=True, spacing=0, padding=0, ref=scroller.current)
    tray = None
    if players and not adding:
        label = words.say("people.add")
        button = secondary(label, lambda _: set_adding(True), f=frame.f, sign=ft.Icons.PERSON_ADD_ALT_1_ROUNDED)
        button.expand = True
        tray = ft.Row([button])
    return screen(here, frame, head=cover, body=body, tray=tray, route=route)


def _place(player: Player, fresh: tuple[int, ...]) -> int:
    """Who was added just now stands first."""
    return fresh.index(player.person.id) if player.person.id in fresh else len(fresh)


def _said(said: str) -> ft.Control:
    return ft.Container(text(said, 18, SANS, INKT, 24), padding=ft.Padding.only(left=20, right=20, top=20, bottom=8))


def sought_in(words: Words, frame: Frame, sought: str, seek: Any) -> ft.Control:
    """The field that looks for a name as it is typed, and the cross that empties it."""
    return ft.Container(keyed(_Seeking, words, frame, sought, seek, key="seeking"), padding=_SIDES, key="seek")


@ft.component
def _Seeking(words: Words, frame: Frame, sought: str, seek: Any) -> ft.Control:
    laid, lay = use_state((sought, 0))

    def clear(_: Any) -> None:
        lay(("", laid[1] + 1))
        seek("")

    label = words.say("people.seek_short" if frame.roomy else "people.seek")
    typed, turn = laid
    field = search_field(label, typed, lambda e: seek(e.control.value or ""), lambda _: None, turn)
    layers: list[ft.Control] = [field]
    if sought:
        layers.append(clear_button(words.say("people.all_again"), clear))
    return ft.Stack(layers, fit=ft.StackFit.PASS_THROUGH)


def person_rows(players: list[Player], words: Words, frame: Frame, on_click: Any) -> list[ft.Control]:
    """A row each."""
    rows: list[ft.Control] = []
    for player in players:
        name, told = player.person.name, told_of(player, words)
        also = also_called(player, words)
        spoken = ", ".join(one for one in (name, told, also) if one)
        shown = told if not also else f"{told}\n{also}"
        who, pattern = player.person.id, player.person.pattern
        rows.append(person_row(who, name, pattern, shown, spoken, on_click, frame.f, key=f"person-{who}"))
    return rows


def _off_line(
    here: Room, off: list[Player], unfolded: bool, unfold: Any, words: Words, frame: Frame
) -> list[ft.Control]:
    """How many names were taken off the lists, and on a tap which, with the way back for each."""
    said = words.say("people.off", n=len(off))
    state = words.say("home.fold" if unfolded else "home.unfold")
    sign = ft.Icons.EXPAND_LESS_ROUNDED if unfolded else ft.Icons.EXPAND_MORE_ROUNDED
    tap = plain(said, lambda _: unfold(not unfolded), sign=sign, name=f"{said}, {state}")
    line = ft.Row([tap], wrap=True)
    parts: list[ft.Control] = [ft.Container(line, padding=ft.Padding.only(left=12, right=12, top=12, bottom=8))]
    if not unfolded:
        return parts
    parts.append(ft.Container(height=1, bgcolor=LIJN))
    for player in off:
        name = player.person.name
        back = secondary(
            words.say("people.back"), _putting_back(here, player.person.id), f=frame.f,
            height=48 if frame.f < 1.3 else 72, name=words.say("people.back_name", name=name),
        )  # fmt: skip
        parts.append(person_line(name, player.person.pattern, told_of(player, words), back, frame.f, frame.roomy))
    return parts


def _putting_back(here: Room, person: int) -> Any:
    return lambda _: here.run(deeds.show, here, person)


def _taker(here: Room, players: tuple[Player, ...], words: Words, added: Any) -> Taker:
    """Writes names on the lists, one after another."""

    def problem(name: str) -> str:
        if wrong := wrong_with(name, words):
            return wrong
        known = people.called(players, name)
        return words.say("store.name_taken", name=known.person.name) if known and not known.hidden else ""

    async def keep(name: str) -> str:
        try:
            person = await people.add(here, name)
        except StoreError as error:
            return words.say(error.id, error.values)
        added(person.id)
        return ""

    return Taker(problem, keep, lambda: True)
