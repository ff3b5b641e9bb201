"""Two names that are one person: which other name it is, and what will happen, before it does."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import keyed, use_state
from app.kept import use_kept
from app.look import DRUK, INKT, KOP, SANS, TINT, text
from app.parts.buttons import primary, secondary, segments, two
from app.parts.person_row import person_line
from app.room import Room, room, use_frame, use_words
from app.screens import person_deeds as deeds
from app.screens.people import MANY, person_rows, sought_in
from app.screens.people_read import told_of, use_players
from app.screens.person import nobody_there
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Player
from app.table import people
from app.words import Words

_SIDES = ft.Padding.only(left=20, right=20, top=16, bottom=12)


@ft.component
def SamePerson() -> ft.Control:
    """The screen of /people/…/same: with whom."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    route = ft.use_view_path()
    players = use_players(here, ft.use_route_location() == route)
    sought, seek = use_kept("sought", "")
    player = _of(players, ft.use_route_params()["person"])
    cover = head(frame, words, words.say("people.same_title"), back_to(here, route.rpartition("/")[0]))
    if players is None:
        return screen(here, frame, head=cover, body=waiting(frame, words), route=route)
    if player is None:
        return nobody_there(here, frame, words, route)
    others = [p for p in players if p.person.id != player.person.id]
    said = words.say("people.same_which" if others else "people.same_nobody", name=player.person.name)
    parts: list[ft.Control] = [ft.Container(text(said, 18, SANS, INKT, 24), padding=_SIDES)]
    if len(others) > MANY:
        parts.append(sought_in(words, frame, sought, seek))
    found = people.looked_for(others, sought) if sought else sorted(others, key=lambda p: not _alike(p, player))
    parts += person_rows(found, words, frame, lambda e: here.go(f"{route}/{e.control.data}"))
    if sought and not found:
        parts.append(ft.Container(text(words.say("people.none_so", sought=sought), 18, SANS, INKT), padding=_SIDES))
    body = ft.ListView([*parts, ft.Container(height=24 + frame.bottom)], expand=True, spacing=0, padding=0)
    return screen(here, frame, head=cover, body=body, route=route, ends=False)


@ft.component
def MergePeople() -> ft.Control:
    """The screen of /people/…/same/…: what will happen, and the button that does it."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    route = ft.use_view_path()
    players = use_players(here, ft.use_route_location() == route)
    params = ft.use_route_params()
    if players is None:
        cover = head(frame, words, words.say("people.same_title"), back_to(here, "/people"))
        return screen(here, frame, head=cover, body=waiting(frame, words), route=route)
    one, other = (_of(players, params[name]) for name in ("person", "other"))
    if one is None or other is None or one.person.id == other.person.id:
        return nobody_there(here, frame, words, route)
    return keyed(Merging, here, frame, words, route, one, other, key=route)


@ft.component
def Merging(here: Room, frame: Frame, words: Words, route: str, one: Player, other: Player) -> ft.Control:
    """Both, which name stays, and a plain sentence of what that means."""
    stays, set_stays = use_kept("stays", other.person.id)
    keeps, goes = (one, other) if stays == one.person.id else (other, one)
    leave = back_to(here, f"/people/{one.person.id}")
    nothing_yet: tuple[str, str] | None = None
    two_of, set_two = use_state(nothing_yet)
    in_sight = ft.use_route_location() == route

    async def ask() -> None:
        if in_sight:
            try:
                set_two(await deeds.why_not(here, one.person, other.person))
            except StoreError as error:
                here.trouble(error)

    ft.use_effect(ask, [in_sight, one, other])

    async def merge(_: Any) -> None:
        await deeds.merge(here, goes.person, keeps.person)

    chosen = words.say("a11y.chosen")
    options = []
    for player in (other, one):
        name = player.person.name
        options.append((player.person.id, name, f"{name}, {chosen}" if player is keeps else name))
    narrow = max(len(name) for _, name, _ in options) > 14
    which = segments(options, stays, lambda e: set_stays(e.control.data), f=2 if narrow else frame.f)
    values = {"name": goes.person.name, "other": keeps.person.name}
    why, match = two_of or ("", "")
    will = [words.say("people.will_move" if goes.matches else "people.will_no_match", {**values, "n": goes.matches})]
    will += [words.say("people.will_called", values), words.say("people.will_back")]
    if why:
        will = [why]
    rows: list[ft.Control] = [
        person_line(p.person.name, p.person.pattern, told_of(p, words), ft.Container(), frame.f) for p in (one, other)
    ]
    question = ft.Semantics(heading_level=2, content=text(words.say("people.which_name"), 20, KOP, INKT, 28))
    parts: list[ft.Control] = [
        *rows,
        *([] if why else [ft.Container(ft.Column([question, which], spacing=8), padding=_SIDES)]),
        ft.Container(
            ft.Semantics(
                live_region=True, container=True, label=" ".join(will), exclude_semantics=True,
                content=ft.Column([text(said, 18, SANS, INKT, 24, semantics_label="") for said in will], spacing=8),
            ),
            bgcolor=TINT, padding=_SIDES, border=ft.Border.only(top=ft.BorderSide(2, DRUK)),
        ),
    ]  # fmt: skip
    stretch = ft.CrossAxisAlignment.STRETCH
    body = ft.Column(parts, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch)
    height = 64 if frame.f < 1.3 else 80
    tray = two(
        secondary(words.say("people.leave"), leave, f=frame.f, height=height),
        primary(words.say("people.look_match"), lambda _: here.go(f"/match/{match}"), f=frame.f)
        if why
        else primary(
            words.say("people.merge"), merge, f=frame.f, sign=ft.Icons.MERGE_ROUNDED, disabled=two_of is None
        ),
        stacked=frame.roomy,
    )
    cover = head(frame, words, words.say("people.same_title"), leave)
    return screen(here, frame, head=cover, body=body, tray=tray, route=route)


def _of(players: tuple[Player, ...] | None, address: str) -> Player | None:
    """The player of an id in an address; the id of a second spelling leads to the person."""
    number = int(address) if address.isascii() and address.isdecimal() and len(address) < 10 else 0
    ids = ((p, (p.person.id, *(one.id for one in p.spellings))) for p in players or ())
    return next((p for p, theirs in ids if number in theirs), None)


def _alike(one: Player, other: Player) -> bool:
    """Whether it may well be the same one: the first words of their names are the same."""
    return one.person.name.casefold().split()[0] == other.person.name.casefold().split()[0]
