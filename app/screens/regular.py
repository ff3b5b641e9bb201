"""A regular table, laid ready: everybody in their seats, who deals first, the agreement. The second tap begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import flet as ft

import scoring
from app.frame import COLUMN, Frame
from app.held import pick
from app.hooks import keyed, use_state
from app.kept import Places, use_kept, use_kept_ref, use_places
from app.look import DRUK, EDGE, INKT, INKT2, OPKAFT, SANS, SANS6, TINT, icon, text
from app.parts.begin_bar import begin_bar
from app.parts.buttons import plain, primary
from app.parts.cover import cover_icon
from app.parts.marks import pip
from app.parts.menu import Group, Row, menu_sheet
from app.room import Room, room, use_frame, use_words
from app.screens import regular_deeds
from app.screens.figures_ways import figures_address
from app.screens.lineup_parts import agreement_part, beside, dealer_part, missing_in, paper, scrolling, seats_part
from app.screens.matches_ways import matches_address
from app.screens.name_picker import NamePicker
from app.screens.regular_text import game_name, instead, suit_of
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store import new_token
from app.store.trouble import StoreError
from app.store.values import Regular
from app.table import lineup as moves
from app.table import regulars
from app.table.lineups import Gathered
from app.words import Words

LIST = "/tables"


class Found(NamedTuple):
    """A table that was looked for; None: there is none."""

    table: Regular | None


@ft.component
def RegularTable() -> ft.Control:
    """The screen of /tables/<id>."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    said = ft.use_route_params().get("table", "")
    table_id = table_in(said)
    if table_id is None:
        return no_table(here, frame, words)
    return keyed(_RegularTable, table_id, key=said)


def table_in(said: str) -> int | None:
    """The id of a table in an address; None where it says none."""
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 16 else None


@ft.component
def _RegularTable(table_id: int) -> ft.Control:
    here = room()
    frame, words = use_frame(here), use_words(here)
    nothing_yet: Found | None = None
    found, set_found = use_state(nothing_yet)
    in_sight = ft.use_route_location() == f"{LIST}/{table_id}"
    changes = pick(here.lineups.tables, lambda n: n if in_sight else -1)
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    names = pick(here.pads.names, lambda n: n if in_sight else -1)
    route = ft.use_view_path()

    async def lay() -> None:
        if not in_sight:
            return
        try:
            set_found(Found(await regulars.lay_ready(here, table_id)))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(lay, [in_sight, changes, writes, names])
    if found is None:
        return screen(here, frame, head=head(frame, words, "Natpit", back_to(here, LIST)), body=waiting(frame, words),
                      body_fill=TINT, route=route)  # fmt: skip
    if found.table is None:
        return no_table(here, frame, words)
    return _Laid(here, found.table, frame, words, route)


@ft.component
def _Laid(here: Room, table: Regular, frame: Frame, words: Words, route: str) -> ft.Control:
    """A table that is there."""
    laid = pick(here.lineups.held(regulars.tonight(table.id)), lambda g: g)
    opened, open_menu = use_kept("menu", False)
    token, places = use_kept_ref("token", new_token), use_places()
    busy: Any = ft.use_ref(False)

    async def begin(_: Any) -> None:
        if busy.current:
            return
        busy.current = True
        try:
            match = await here.while_waiting(regulars.begin(here, table, token.current))
        except StoreError as error:
            here.trouble(error)
            return
        finally:
            busy.current = False
        here.feel("medium")
        here.go(f"/match/{match}")

    async def as_usual(_: Any) -> None:
        try:
            await here.lineups.forget(regulars.tonight(table.id))
            await regulars.lay_ready(here, table.id)
        except StoreError as error:
            here.trouble(error)

    def picked(what: str) -> None:
        open_menu(False)
        _do(here, table, what, words)

    close = ft.use_callback(lambda _: open_menu(False), [])
    ft.use_dialog(menu_sheet([_rare(table, words)], picked, close, frame) if opened else None)
    trail: list[ft.Control] = [
        ft.Container(pip(suit_of(table.game), 22, OPKAFT), padding=ft.Padding.only(right=8)),
        cover_icon(ft.Icons.MORE_VERT_ROUNDED, words.say("regular.more"), lambda _: open_menu(True), frame.f),
    ]
    width = frame.free if frame.low else min(COLUMN, frame.free)
    cover = head(frame, words, table.name, back_to(here, LIST), trail=trail, room=width - 172)
    if table.game not in scoring.game_ids():
        note = text(words.say("regular.no_game", game=table.game), 18, SANS, INKT, 24)
        return screen(here, frame, head=cover, body=ft.Container(note, padding=EDGE), route=route)
    game = scoring.game(table.game)
    now = laid or Gathered(regulars.as_usual(table, game), table.people)
    show = lambda _: here.run(regular_deeds.show, here, table.id)  # noqa: E731
    body = _Ready(here, frame, words, table, now, laid is not None, as_usual, show).body(places, width)
    tray = begin_bar(words.say("new.begin"), missing_in(words, game, now), begin, width - 2 * EDGE, frame.f, frame.low)
    return screen(
        here, frame, head=cover, body=body, tray=tray, route=route, body_fill=TINT, full_width=frame.low
    )


class _Ready(NamedTuple):
    """The table as it is laid. `ready`: what was kept has been read."""

    here: Room
    frame: Frame
    words: Words
    table: Regular
    now: Gathered
    ready: bool
    as_usual: Any
    show: Any

    def body(self, places: Places, width: float) -> ft.Control:
        here, frame, words, now = self.here, self.frame, self.words, self.now
        key, game = regulars.tonight(self.table.id), scoring.game(self.table.game)
        inner = width / 2 - 2 * EDGE if frame.low else width - 2 * EDGE
        seats = [*self._hidden(), *seats_part(here, frame, words, game, key, now, self.ready, inner)]
        names = self._names(key)
        rest = [*names, *dealer_part(here, frame, words, key, now, inner)]
        change = back_to(here, f"{LIST}/{self.table.id}/edit")
        agreement = agreement_part(frame, words, game, now, change, self._ways())
        if frame.low:
            return beside(seats, [paper(rest), agreement], places)
        return scrolling([paper([*seats, ft.Container(height=16), *rest]), agreement], places)

    def _names(self, key: str) -> list[ft.Control]:
        """Who could stand in, once a seat was tapped; and who does."""
        words, now, frame = self.words, self.now, self.frame
        parts: list[ft.Control] = []
        names = {p.id: p.name for p in (*self.table.people, *now.people)}
        said = instead(self.table, now.lineup, names, words)
        if now.lineup.caret is not None or now.lineup.missing:
            if not said:
                parts += [text(words.say("regular.only_now"), 16, SANS, INKT2, 24), ft.Container(height=8)]
            parts += [NamePicker(key, now, self.ready, moves.tap_once), ft.Container(height=16)]
        if said:
            told = ft.Semantics(live_region=True, container=True, content=text(said, 18, SANS6, INKT, 24))
            back = plain(words.say("regular.as_usual"), self.as_usual, sign=ft.Icons.UNDO_ROUNDED, f=frame.f)
            line = ft.Column([told, ft.Row([back], wrap=frame.roomy)], spacing=0, tight=True)
            parts += [line, ft.Container(height=12)]
        return parts

    def _hidden(self) -> list[ft.Control]:
        """A table that was taken off the lists says so, with the way back."""
        if self.table.hidden is None:
            return []
        said = self.words.say("regular.hidden_note")
        note = text(said, 18, SANS6, INKT, 24, expand=True)
        row = ft.Row([icon(ft.Icons.INFO_ROUNDED, 22, DRUK), note], spacing=10)
        back = plain(self.words.say("regular.put_back"), self.show, sign=ft.Icons.UNDO_ROUNDED, f=self.frame.f)
        return [row, ft.Row([back], wrap=True), ft.Container(height=8)]

    def _ways(self) -> Sequence[ft.Control]:
        """Where one can look what this table played."""
        links: list[ft.Control] = []
        for what, sign in (("figures", ft.Icons.BAR_CHART_ROUNDED), ("matches", ft.Icons.VIEW_LIST_ROUNDED)):
            label, name = self.words.say(f"regular.{what}"), self.words.say(f"regular.{what}_name")
            links.append(plain(label, self._go, sign=sign, f=self.frame.f, name=name, data=what))
        return [ft.Container(ft.Row(links, spacing=8, wrap=True), margin=ft.Margin.only(left=-8))]

    def _go(self, e: ft.Event[ft.TextButton]) -> None:
        _do(self.here, self.table, e.control.data, self.words)


def _rare(table: Regular, words: Words) -> Group:
    rows = [
        Row(words.say("regular.change"), "edit", sign=ft.Icons.EDIT_ROUNDED),
        Row(words.say("regular.figures"), "figures", sign=ft.Icons.BAR_CHART_ROUNDED),
        Row(words.say("regular.matches"), "matches", sign=ft.Icons.VIEW_LIST_ROUNDED),
    ]
    if table.hidden is None:
        rows.append(Row(words.say("regular.hide"), "hide", sign=ft.Icons.DELETE_OUTLINE_ROUNDED))
    else:
        rows.append(Row(words.say("regular.put_back"), "show", sign=ft.Icons.UNDO_ROUNDED))
    return Group(f"{game_name(table.game, words)}", rows)


def _do(here: Room, table: Regular, what: str, words: Words) -> None:
    people = tuple(p.id for p in table.people)
    if what == "edit":
        here.go(f"{LIST}/{table.id}/edit")
    elif what == "figures":
        here.go(figures_address(table.game, company=people))
    elif what == "matches":
        here.go(matches_address(table.game, people=people))
    elif what == "show":
        here.run(regular_deeds.show, here, table.id)
    else:
        here.go(LIST)
        here.run(regular_deeds.hide, here, table, words)


def no_table(here: Room, frame: Frame, words: Words) -> ft.Control:
    """What is shown at the address of a table that is not there."""
    cover = head(frame, words, words.say("regular.missing"), back_to(here, LIST))
    said = ft.Container(text(words.say("regular.missing_why"), 18, SANS, INKT, 24), padding=EDGE)
    tray = primary(words.say("regular.to_list"), back_to(here, LIST), f=frame.f)
    return screen(here, frame, head=cover, body=said, tray=ft.Row([ft.Container(tray, expand=True)]))
