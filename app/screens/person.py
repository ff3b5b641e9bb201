"""One person: the mark, the name, the other spellings of it, and the ways to what they played."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import keyed
from app.kept import use_kept, use_kept_ref, use_places
from app.look import DRUK, EDGE, INKT, INKT2, KOP, LIJN, PAPIER, RAND, SANS, SANS6, icon, text
from app.parts.buttons import plain, primary, secondary
from app.parts.name_chips import name_field
from app.parts.pattern_choice import RING, pattern_choice
from app.parts.person_mark import person_mark
from app.parts.person_row import person_line
from app.parts.roads import Road, roads
from app.room import Room, room, use_frame, use_words
from app.screens import person_deeds as deeds
from app.screens.figures_ways import figures_address
from app.screens.matches_ways import matches_address
from app.screens.names import wrong_with
from app.screens.people_read import told_of, use_player
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import PATTERNS, Person, Player
from app.words import Words


@ft.component
def PersonScreen() -> ft.Control:
    """The screen of /people/…"""
    here = room()
    frame, words = use_frame(here), use_words(here)
    route, places = ft.use_view_path(), use_places()
    read = use_player(here, ft.use_route_params()["person"], ft.use_route_location() == route)
    if read is None:
        cover = head(frame, words, words.say("people.title"), back_to(here, "/people"))
        return screen(here, frame, head=cover, body=waiting(frame, words), route=route)
    if read.found is None:
        return nobody_there(here, frame, words, route)
    player = read.found
    cover = head(frame, words, words.say("people.one"), back_to(here, "/people"))
    parts = keyed(About, here, player, frame, words, key=f"{player.person.id}")
    body = places.on(ft.Column([parts], scroll=ft.ScrollMode.AUTO, expand=True))
    return screen(here, frame, head=cover, body=body, route=route, ends=False)


def nobody_there(here: Room, frame: Frame, words: Words, route: str) -> ft.Control:
    """What an address shows that is nobody's."""
    cover = head(frame, words, words.say("people.title"), back_to(here, "/people"))
    said = ft.Container(text(words.say("people.unknown"), 18, SANS, INKT, 24), padding=EDGE)
    button = primary(words.say("people.to_all"), back_to(here, "/people"), f=frame.f)
    return screen(here, frame, head=cover, body=said, tray=button, route=route)


@ft.component
def About(here: Room, player: Player, frame: Frame, words: Words) -> ft.Control:
    """What is shown of a person."""
    person = player.person
    renaming, set_renaming = use_kept("renaming", False)

    async def mark(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        if e.control.data != person.pattern:
            await deeds.set_pattern(here, person.id, e.control.data)

    async def hide(_: Any) -> None:
        await deeds.hide(here, person)

    async def show(_: Any) -> None:
        await deeds.show(here, person.id)

    parts: list[ft.Control] = [_who(player, words, frame)]
    if player.hidden:
        back = secondary(words.say("people.back_on"), show, f=frame.f)
        parts.append(_boxed(words.say("people.is_off", name=person.name), back))
    if renaming:
        parts.append(keyed(OtherName, here, person, frame, words, lambda: set_renaming(False), key="rename"))
    else:
        other = plain(words.say("people.rename"), lambda _: set_renaming(True), sign=ft.Icons.EDIT_ROUNDED, f=frame.f)
        parts.append(ft.Row([other], wrap=True))
    rows = [
        Road(matches_address(people=[person.id]), words.say("people.matches"), ft.Icons.FORMAT_LIST_BULLETED_ROUNDED),
        Road(figures_address(person=person.id), words.say("people.figures"), ft.Icons.BAR_CHART_ROUNDED),
    ]
    go = lambda e: here.go(e.control.data)  # noqa: E731
    printed = ft.Container(roads(rows, go, frame.f), padding=ft.Padding.symmetric(vertical=12))
    said = [words.say(f"people.pattern.{n}") for n in range(PATTERNS)]
    chosen = words.say("a11y.chosen")
    said[person.pattern] = f"{said[person.pattern]}, {chosen}"
    marks = pattern_choice(person.name, person.pattern, said, mark, frame.f)
    above: list[ft.Control] = [
        _heading(words.say("people.mark")), text(words.say("people.mark_told"), 16, SANS, INKT2, 22)
    ]  # fmt: skip
    below: list[ft.Control] = [
        _heading(words.say("people.same_head")),
        text(words.say("people.same_told"), 16, SANS, INKT2, 22),
        ft.Row([_same(here, person, words, frame)], wrap=True),
    ]
    spelled = [_spelling(here, one, person, words, frame) for one in player.spellings]
    last: list[ft.Control] = []
    if not player.hidden:
        off = plain(words.say("people.hide"), hide, sign=ft.Icons.VISIBILITY_OFF_ROUNDED, f=frame.f)
        told = text(words.say("people.hide_told"), 16, SANS, INKT2, 22)
        last = [_heading(words.say("people.hide_head")), told, ft.Row([off], wrap=True)]
    free = ft.Padding.only(left=20 - RING, right=20 - RING)
    return ft.Column(
        [
            _sides(parts), printed, _sides(above), ft.Container(marks, padding=free), _sides(below), *spelled,
            _sides(last), ft.Container(height=24 + frame.bottom),
        ],
        spacing=0,
    )  # fmt: skip


def _who(player: Player, words: Words, frame: Frame) -> ft.Control:
    person = player.person
    lines: list[ft.Control] = [text(person.name, 28, KOP, INKT, 36), text(told_of(player, words), 18, SANS, INKT2, 24)]
    told = ft.Column(lines, spacing=0, tight=True, expand=True)
    mark = person_mark(person.name, person.pattern, 72, frame.f)
    return ft.Row([mark, told], spacing=16, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _same(here: Room, person: Person, words: Words, frame: Frame) -> ft.Control:
    return secondary(
        words.say("people.same_as"), back_to(here, f"/people/{person.id}/same"), f=frame.f,
        sign=ft.Icons.MERGE_ROUNDED,
    )  # fmt: skip


def _spelling(here: Room, one: Person, of: Person, words: Words, frame: Frame) -> ft.Control:
    """Another spelling of the name, and the way to let go of it."""

    async def apart(_: Any) -> None:
        await deeds.unmerge(here, one, of)

    button = secondary(
        words.say("people.unmerge"), apart, f=frame.f, height=48 if frame.f < 1.3 else 72,
        name=words.say("people.unmerge_name", name=one.name),
    )  # fmt: skip
    return person_line(one.name, one.pattern, words.say("people.spelling", name=of.name), button, frame.f, frame.roomy)


def _sides(parts: list[ft.Control]) -> ft.Control:
    column = ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, padding=ft.Padding.only(left=20, right=20, top=16 if parts else 0))


def _heading(said: str) -> ft.Control:
    return ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28))


def _boxed(said: str, button: ft.Control) -> ft.Control:
    line = ft.Row(
        [icon(ft.Icons.INFO_ROUNDED, 24, DRUK), text(said, 18, SANS6, INKT, 24, expand=True)],
        spacing=12, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip
    end = ft.Row([button], alignment=ft.MainAxisAlignment.END)
    return ft.Container(
        ft.Column([line, end], spacing=12), bgcolor=PAPIER, border=ft.Border.all(2, RAND), border_radius=12, padding=16
    )


@ft.component
def OtherName(here: Room, person: Person, frame: Frame, words: Words, close: Any) -> ft.Control:
    """A field with the name in it. A name that somebody else has may be the same person: then they can be merged."""
    wrong, set_wrong = use_kept("wrong", "")
    nobody = 0
    taken, set_taken = use_kept("taken", nobody)
    typed = use_kept_ref("new name", lambda: person.name)

    def edit(e: ft.Event[ft.TextField]) -> None:
        typed.current = e.control.value or ""
        if wrong:
            set_wrong("")
            set_taken(0)

    def drop(_: Any = None) -> None:
        typed.current = person.name
        set_wrong("")
        set_taken(0)
        close()

    async def keep(_: Any) -> None:
        name = " ".join(typed.current.split())
        problem = wrong_with(name, words)
        other = 0
        if not problem and name != person.name:
            error: StoreError | None = await deeds.rename(here, person, name)
            if error is not None:
                problem = words.say(error.id, error.values)
                other = error.values.get("person", 0) if error.id == "store.name_taken" else 0
        set_wrong(problem)
        set_taken(other)
        if not problem:
            drop()

    field = name_field(
        words.say("people.name_label"), typed.current, wrong, edit, keep, autofocus=True, expand=True, key="name"
    )
    height = 56 if frame.f < 1.3 else 72
    buttons: list[ft.Control] = [
        secondary(words.say("people.keep"), keep, f=frame.f, height=height),
        secondary(words.say("app.close"), drop, f=frame.f, height=height),
    ]
    lines: list[ft.Control] = [ft.Container(ft.Row([field]), padding=ft.Padding.only(top=8))]
    if taken:
        same = back_to(here, f"/people/{person.id}/same/{taken}")
        lines.append(_boxed(words.say("people.taken"), secondary(words.say("people.taken_same"), same, f=frame.f)))
    lines.append(ft.Row(buttons, spacing=8, wrap=True))
    return ft.Column([*lines, ft.Container(height=1, bgcolor=LIJN)], spacing=8)
