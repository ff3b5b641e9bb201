"""All matches: what is looked for stands in the address, what is found below it by month, more of it as one scrolls."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import flet as ft

from app.frame import Frame
from app.held import pick
from app.hooks import use_state
from app.kept import use_kept
from app.look import EDGE, INKT, INKT2, KOP, SANS, SANS6, TINT, text
from app.parts.buttons import primary, secondary
from app.parts.cover import cover_icon
from app.parts.menu import menu_sheet
from app.room import Room, room, use_frame, use_words
from app.screens import matches_filter as narrow
from app.screens.matches_deeds import deeds_of, do, open_match
from app.screens.matches_read import use_list
from app.screens.matches_rows import Look, months
from app.screens.matches_search import MatchSearch
from app.screens.matches_ways import Sought, address_of, sought_in
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Person
from app.table.finding import Shown
from app.words import Words

KEPT = "matches"
"""Under which the room remembers what was looked for last, for as long as this screen is connected."""


@ft.component
def AllMatches() -> ft.Control:
    """The screen of /matches and /matches/…"""
    here = room()
    frame, words = use_frame(here), use_words(here)
    said = ft.use_route_params().get("sought", "")
    sought = sought_in(said) if said else here.kept.get(KEPT, Sought())
    here.kept[KEPT] = sought
    location = ft.use_route_location()
    in_sight = location.startswith("/matches") and location != "/matches/bin"
    people = _use_people(here, in_sight)
    reading = use_list(here, words, narrow.wanted(sought), in_sight)
    shown, now = reading.shown, datetime.now().astimezone()
    sheet, open_sheet = use_kept("sheet", "", "/matches")

    def tapped(e: ft.Event[ft.TextButton]) -> None:
        if (line := reading.line(e.control.data)) is not None:
            reading.leave()
            open_match(here, line)

    tap = ft.use_callback(tapped, [])
    more = ft.use_callback(lambda e: open_sheet(e.control.data), [])

    def picked(data: Any) -> None:
        open_sheet("")
        if isinstance(data, Sought):
            here.go(address_of(data))
        elif (line := reading.line(sheet)) is not None:
            reading.leave()
            here.run(do, here, line, words, data)

    def chipped(e: ft.Event[ft.TextButton]) -> None:
        chip: narrow.Chip = e.control.data
        if chip.sought is not None:
            here.go(address_of(chip.sought))
        else:
            open_sheet(chip.sheet)

    offered = narrow.offered(sheet, sought, people or (), shown.first if shown else None, now, words, frame.f)
    if not offered and (line := reading.line(sheet)) is not None:
        offered = [deeds_of(line, words)]
    sheet_of = menu_sheet(offered, picked, lambda _: open_sheet(""), frame) if offered else None
    ft.use_dialog(sheet_of)

    to_bin = cover_icon(ft.Icons.DELETE_OUTLINE_ROUNDED, words.say("bin.title"), back_to(here, "/matches/bin"), frame.f)
    cover = head(frame, words, words.say("matches.title"), back_to(here, "/"), trail=[to_bin])
    inside: list[ft.Control] = []
    if shown is not None and shown.first is None and sought.everything:
        inside.append(_nothing(words, frame, "matches.none", words.say("app.home"), back_to(here, "/")))
    elif shown is not None and people is not None:
        chips = narrow.chips(sought, {one.id: one for one in people}, words, chipped)
        inside.append(_narrowing(MatchSearch(here, words, sought), chips))
        today = now.replace(hour=12, minute=0, second=0, microsecond=0)
        lines = months(shown.lines, Look(words, today, frame.roomy), tap, more)
        inside += _found(here, shown, words, frame, lines, reading.further)
    if shown is None or people is None:
        inside.append(waiting(frame, words))
    body = ft.ListView(
        [*inside, ft.Container(height=24 + frame.bottom, key="end")], expand=True, spacing=0,
        on_scroll=reading.scrolled, scroll_interval=150, ref=reading.drawn,
    )  # fmt: skip
    return screen(here, frame, head=cover, body=body, route="/matches", ends=False)


def _use_people(here: Room, in_sight: bool) -> tuple[Person, ...] | None:
    """Everybody who can be asked for; None until that is read."""
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    nobody_yet: tuple[Person, ...] | None = None
    people, know = use_state(nobody_yet)

    async def read() -> None:
        if in_sight:
            try:
                know(await here.door.ask(lambda s: s.people()))
            except StoreError as error:
                here.trouble(error)

    ft.use_effect(read, [in_sight, writes])
    return people


def _narrowing(search: ft.Control, chips: ft.Control) -> ft.Control:
    """What is looked for, on the printed band above the list."""
    inside = ft.Column([search, chips], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    edge = ft.Padding.only(left=EDGE, right=EDGE, top=12, bottom=12)
    return ft.Container(inside, bgcolor=TINT, padding=edge, key="narrowing")


def _found(
    here: Room, shown: Shown, words: Words, frame: Frame, lines: list[ft.Control], further: Any
) -> list[ft.Control]:
    """How many there are, and which; or that there is none, with the way back to all of them."""
    if not shown.lines:
        everything = (words.say("matches.show_all"), lambda _: here.go(address_of(Sought())))
        return [_nothing(words, frame, "matches.not_found", *everything)]
    count = text(words.say("matches.count", n=shown.total), 16, SANS6, INKT2, 22)
    told = ft.Semantics(live_region=True, content=count)
    edge = ft.Padding.only(left=20, right=20, top=12)
    found: list[ft.Control] = [ft.Container(told, padding=edge, key="count"), *lines]
    if shown.more:
        name = words.say("matches.more_name")
        button = secondary(words.say("matches.more"), further, f=frame.f, name=name, expand=True)
        found.append(ft.Container(ft.Row([button]), padding=EDGE, key="more"))
    return found


def _nothing(words: Words, frame: Frame, word: str, label: str, act: Any) -> ft.Control:
    """Why the list is empty, and what helps."""
    told = [
        ft.Semantics(container=True, heading_level=2, content=text(words.say(word), 22, KOP, INKT, 30)),
        text(words.say(f"{word}_why"), 18, SANS, INKT, 26),
        ft.Container(ft.Row([primary(label, act, f=frame.f, expand=True)]), padding=ft.Padding.only(top=12)),
    ]
    return ft.Container(ft.Column(told, spacing=8), padding=ft.Padding.only(left=20, right=20, top=24), key=word)
