"""The regular tables: which there are, which there could be, and which were taken off the list."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.held import pick
from app.hooks import use_state
from app.kept import use_kept, use_places
from app.look import DRUK, EDGE, INKT, INKT2, KARTON, KOP, LIJN, PAPIER, SANS, SANS6, text
from app.parts.buttons import plain, primary, secondary
from app.parts.marks import pip
from app.parts.person_mark import person_mark
from app.parts.table_tile import table_tile
from app.room import Room, room, use_frame, use_words
from app.screens import regular_deeds
from app.screens.regular_text import called_after, game_name, spoken, suit_of, who_sit
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Company, Regular
from app.words import Words

MARK = 26
"""How large somebody's mark is before a name of 16."""


class Listed(NamedTuple):
    """What was read: the tables, who could have one, the tables off the list."""

    tables: tuple[Regular, ...]
    companies: tuple[Company, ...]
    hidden: tuple[Regular, ...]


@ft.component
def Tables() -> ft.Control:
    """The screen of /tables."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    nothing_yet: Listed | None = None
    listed, set_listed = use_state(nothing_yet)
    unfolded, unfold = use_kept("unfolded", False)
    in_sight = ft.use_route_location() == "/tables"
    changes = pick(here.lineups.tables, lambda n: n if in_sight else -1)
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    route, places = ft.use_view_path(), use_places()

    async def read() -> None:
        if not in_sight:
            return
        try:
            set_listed(await here.door.ask(lambda s: Listed(s.regulars(), s.companies(), s.regulars(hidden=True))))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(read, [in_sight, changes, writes])
    parts = [waiting(frame, words)]
    if listed is not None:
        parts = _Parts(here, frame, words).of(listed, unfolded, lambda _: unfold(not unfolded))
    end = ft.Container(height=24)
    body = ft.Column([*parts, end], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True)
    places.on(body, ready=listed is not None)
    title = words.say("regular.title_short" if frame.roomy else "regular.title")
    label = words.say("regular.new_short" if frame.roomy else "regular.new")
    new = primary(label, back_to(here, "/tables/new"), f=frame.f, sign=ft.Icons.ADD_ROUNDED,
                  name=words.say("regular.new"), expand=True)  # fmt: skip
    cover = head(frame, words, title, back_to(here, "/"))
    return screen(here, frame, head=cover, body=body, tray=ft.Row([new]), route=route, body_fill=KARTON)


class _Parts(NamedTuple):
    here: Room
    frame: Frame
    words: Words

    def of(self, listed: Listed, unfolded: bool, unfold: Any) -> list[ft.Control]:
        parts: list[ft.Control] = self._tiles(listed.tables) if listed.tables else self._told()
        if listed.companies:
            parts += [_heading(self.words.say("regular.often")), self._paper([*map(self._company, listed.companies)])]
        if listed.hidden:
            parts += self._off(listed.hidden, unfolded, unfold)
        return parts

    def _told(self) -> list[ft.Control]:
        """What a regular table is, while there is none."""
        said = [self.words.say(f"regular.{one}") for one in ("what", "how")]
        lines: list[ft.Control] = [text(one, 18, SANS, INKT, 24) for one in said]
        return [ft.Container(ft.Column(lines, spacing=12), padding=ft.Padding.only(left=20, right=20, top=20))]

    def _tiles(self, tables: tuple[Regular, ...]) -> list[ft.Control]:
        go = lambda e: self.here.go(f"/tables/{e.control.data}")  # noqa: E731
        tiles = [
            table_tile(table.id, suit_of(table.game), table.name, who_sit(table, self.words),
                       spoken(table, self.words), go, self.frame.f, self._marked(table))
            for table in tables
        ]  # fmt: skip
        stretch = ft.CrossAxisAlignment.STRETCH
        column = ft.Column(list(tiles), spacing=9, horizontal_alignment=stretch)
        return [ft.Container(column, padding=ft.Padding.only(left=EDGE, right=EDGE, top=16))]

    def _marked(self, table: Regular) -> list[tuple[ft.Control, str]]:
        if self.frame.roomy or table.name == called_after(table.people, "", self.words):
            return []  # in large text a name must be able to go on on a second line; or they are named already
        return [(person_mark(p.name, p.pattern, MARK), p.name) for p in table.people]

    def _company(self, company: Company) -> ft.Control:
        """Who played together, how often, and the tap that makes a table of it."""
        words, f = self.words, self.frame.f
        who, game = words.listed([p.name for p in company.people]), game_name(company.game, words)
        times = words.say("regular.times", n=company.times, game=game[:1].lower() + game[1:])
        told = ft.Column(
            [text(who, 18, SANS6, INKT, 24), text(times, 16, SANS, INKT2, 22)], spacing=0, tight=True, expand=True
        )
        button = secondary(
            words.say("regular.make"),
            lambda _: self.here.run(regular_deeds.make_of_company, self.here, company, words),
            name=words.say("regular.make_name", people=who, times=times), f=f, expand=True,
        )  # fmt: skip
        sign = ft.Container(pip(suit_of(company.game), 22), padding=ft.Padding.only(top=2))
        line = ft.Row([sign, told], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START)
        return self._row(ft.Column([line, ft.Row([button])], spacing=8, tight=True))

    def _off(self, hidden: tuple[Regular, ...], unfolded: bool, unfold: Any) -> list[ft.Control]:
        words = self.words
        said, state = words.say("regular.hidden", n=len(hidden)), words.say("home.fold" if unfolded else "home.unfold")
        sign = ft.Icons.EXPAND_LESS_ROUNDED if unfolded else ft.Icons.EXPAND_MORE_ROUNDED
        label = words.say("regular.hidden_short", n=len(hidden)) if self.frame.roomy else said
        fold = ft.Row([plain(label, unfold, sign=sign, f=self.frame.f, name=f"{said}, {state}")], wrap=True)
        line = ft.Container(fold, padding=ft.Padding.only(left=12, right=12, top=16, bottom=8))
        return [line, self._paper([*map(self._hidden, hidden)])] if unfolded else [line]

    def _hidden(self, table: Regular) -> ft.Control:
        words, f = self.words, self.frame.f
        told = ft.Column(
            [text(table.name, 18, SANS6, INKT, 24), text(who_sit(table, words), 16, SANS, INKT2, 22)],
            spacing=0, tight=True, expand=not self.frame.roomy,
        )  # fmt: skip
        back = secondary(
            words.say("regular.put_back"), lambda _: self.here.run(regular_deeds.show, self.here, table.id),
            name=words.say("regular.put_back_name", name=table.name), f=f, height=48 if f < 1.3 else 72,
        )  # fmt: skip
        if self.frame.roomy:
            return self._row(ft.Column([told, back], spacing=8, tight=True))
        return self._row(ft.Row([told, back], spacing=16))

    def _row(self, inside: ft.Control) -> ft.Control:
        edge = ft.Border.only(bottom=ft.BorderSide(1, LIJN))
        return ft.Container(inside, padding=ft.Padding.symmetric(horizontal=20, vertical=12), border=edge)

    def _paper(self, rows: list[ft.Control]) -> ft.Control:
        edge = ft.Border.only(top=ft.BorderSide(2, DRUK))
        stretch = ft.CrossAxisAlignment.STRETCH
        return ft.Container(ft.Column(rows, spacing=0, horizontal_alignment=stretch), bgcolor=PAPIER, border=edge)


def _heading(said: str) -> ft.Control:
    return ft.Container(
        ft.Semantics(heading_level=2, content=text(said, 22, KOP, INKT, 28)),
        padding=ft.Padding.only(left=20, right=20, top=20, bottom=8),
    )
