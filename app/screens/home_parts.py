"""The sections of home, each from what lies about to the controls that show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.frame import Frame
from app.look import DRUK, EDGE, INKT, KOP, LIJN, PAPIER, RAND, SANS, icon, text
from app.parts.buttons import plain, secondary
from app.parts.game_tile import game_tile
from app.parts.match_card import Standing, match_card
from app.parts.match_row import match_row
from app.parts.roads import Road, roads
from app.parts.table_tile import table_tile
from app.screens.regular_text import spoken, suit_of, who_sit
from app.store.values import May, Regular, StoredMatch
from app.table.progress import progress, result, who_won
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Game

Tap = Callable[[Any], Any]


def heading(said: str, top: float = 16, action: tuple[str, str, Tap] | None = None, f: float = 1.0) -> ft.Control:
    """The head of a section; `action` is a word at its right, its accessible name, and what a tap on it does."""
    title = ft.Semantics(heading_level=2, content=text(said, 22, KOP, INKT, 28))
    if action is None:
        return ft.Container(title, padding=ft.Padding.only(left=20, right=20, top=top, bottom=8))
    label, name, tap = action
    row = ft.Row([ft.Container(title, expand=True), plain(label, tap, f=f, name=name)], spacing=8)
    return ft.Container(row, padding=ft.Padding.only(left=20, right=12, top=top - 10))


def open_card(sheet: Sheet, words: Words, frame: Frame, width: float, go_on: Callable[[Sheet], None]) -> ft.Control:
    """The card of the match that was touched last."""
    far = progress(sheet)
    name = words.say(f"{sheet.game.id}.name")
    columns = tuple(
        Standing(
            sheet.column_name(i, words),
            " & ".join(sheet.people_of(i)) if sheet.game.sides else "",
            words.number(total),
            i if len(sheet.game.sides) == 2 else None,
        )
        for i, total in enumerate(sheet.replay.totals)
    )
    standings = [f"{c.name} ({c.people}) {c.total}" if c.people else f"{c.name} {c.total}" for c in columns]
    spoken = ", ".join([name, far.said(words), *standings])
    return match_card(
        sheet.game.suit, name, far.said(words), far.number, far.hands, columns, spoken, words.say("home.go_on"),
        lambda _: go_on(sheet), width, frame.f,
    )  # fmt: skip


def tiles(games: Sequence[Game], words: Words, frame: Frame, on_click: Tap) -> list[ft.Control]:
    """A tile a game, two beside each other; in one column when the text is large."""
    made = []
    for game in games:
        name, players = words.say(f"{game.id}.name"), words.say("home.players", n=game.tables[0])
        spoken = words.say("home.tile", game=name, players=players)
        made.append(game_tile(game.id, game.suit, name, players, spoken, on_click, frame.roomy))
    per = 1 if frame.roomy else 2
    rows: list[ft.Control] = [
        ft.Row([ft.Container(tile, expand=True) for tile in made[i : i + per]], spacing=8)
        for i in range(0, len(made), per)
    ]
    grid = ft.Container(ft.Column(rows, spacing=12 if per == 2 else 9), padding=ft.Padding.symmetric(horizontal=EDGE))
    return [heading(words.say("home.new")), grid]


def settle(words: Words, on_click: Tap, f: float) -> ft.Control:
    """The quiet way to settle an argument about a hand that is in no match."""
    line = plain(words.say("dispute.settle"), on_click, sign=ft.Icons.BALANCE_ROUNDED, f=f)
    return ft.Container(line, padding=ft.Padding.only(left=12, right=12, top=8))


def welcome(words: Words, take_in: Tap, frame: Frame, kept: bool = True) -> ft.Control:
    """What helps on the very first start, and the way for who has played on another device. `kept`: whether what is
    written stays, as it is said.
    """
    said = ft.Container(text(words.say("home.welcome"), 18, SANS, INKT), padding=ft.Padding.symmetric(horizontal=8))
    label, name = words.say("home.take_in_short" if frame.roomy else "home.take_in"), words.say("home.take_in")
    line = plain(label, take_in, sign=ft.Icons.FILE_OPEN_ROUNDED, f=frame.f, name=name)
    return ft.Container(
        ft.Column([said, line] if kept else [line], spacing=8), padding=ft.Padding.only(left=12, right=12, top=20)
    )  # fmt: skip


def still_open(
    sheets: Sequence[Sheet], words: Words, frame: Frame, on_click: Tap, radius: float, more: Tap | None
) -> list[ft.Control]:
    """The other matches that are being played; `more` is the way to those that are not shown."""
    rows: list[ft.Control] = []
    for sheet in sheets:
        who, far = words.listed(_sides(sheet)), progress(sheet).said(words)
        standing = _standing(sheet, words)
        spoken = ", ".join([words.say(f"{sheet.game.id}.name"), who, far, standing])
        rows.append(match_row(sheet.game.suit, who, far, standing, spoken, on_click, sheet.stored.id, frame.roomy))
    action = (words.say("home.all"), words.say("home.all_open"), more) if more else None
    return [heading(words.say("home.still_open"), action=action, f=frame.f), _list(rows, radius)]


def visiting(
    guests: Sequence[tuple[Sheet, May]], words: Words, frame: Frame, on_click: Tap, leave: Tap, radius: float
) -> list[ft.Control]:
    """The matches of others that are followed here; `leave` is the second button of each."""
    rows: list[ft.Control] = []
    for sheet, may in guests:
        who, far = words.listed(_sides(sheet)), progress(sheet).said(words)
        if sheet.finished:
            far = words.date(sheet.stored.started)
        if may == "write":
            far = f"{far} · {words.say('guest.write')}"
        standing = _standing(sheet, words)
        spoken = ", ".join([words.say(f"{sheet.game.id}.name"), who, far, standing])
        more = (words.say("guest.leave_name", who=who), leave)
        rows.append(
            match_row(
                sheet.game.suit, who, far, standing, spoken, on_click, sheet.stored.id, frame.roomy, more=more
            )
        )  # fmt: skip
    return [heading(words.say("guest.title"), f=frame.f), _list(rows, radius)]


def earlier(
    sheets: Sequence[Sheet], unread: Sequence[StoredMatch], words: Words, frame: Frame, on_click: Tap, radius: float,
    every: Tap,
) -> list[ft.Control]:  # fmt: skip
    """The last matches that are over, the newest first: who won, when, the totals. `every` is the way to all."""
    rows: list[ft.Control] = []
    for sheet in sheets:
        who, day, totals = who_won(sheet, words), words.date(sheet.stored.started), result(sheet, words)
        if sheet.stored.stopped is not None:
            day = words.say("home.stopped", day=day)
        won = words.say("home.won", who=who) if sheet.replay.winners else who
        spoken = ", ".join([words.say(f"{sheet.game.id}.name"), won, day, totals])
        rows.append(match_row(sheet.game.suit, who, day, totals, spoken, on_click, sheet.stored.id, frame.roomy))
    for stored in unread:
        who, day, note = words.listed(stored.names), words.date(stored.started), words.say("home.unread")
        rows.append(match_row("klaveren", who, day, note, f"{who}, {day}, {note}", None, stored.id, True))
    action = (words.say("home.all"), words.say("home.all_name"), every)
    return [heading(words.say("home.earlier"), action=action, f=frame.f), _list(rows, radius)]


def regular_tables(
    tables: Sequence[Regular], words: Words, frame: Frame, on_click: Tap, more: Tap | None
) -> list[ft.Control]:
    """The tables that are played at, the last one first; `more` is the way to the others."""
    tiles: list[ft.Control] = [
        table_tile(t.id, suit_of(t.game), t.name, who_sit(t, words), spoken(t, words), on_click, frame.f)
        for t in tables
    ]
    action = (words.say("regular.all"), words.say("regular.all_name"), more) if more else None
    column = ft.Column(tiles, spacing=9, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    inside = ft.Container(column, padding=ft.Padding.symmetric(horizontal=EDGE))
    return [heading(words.say("home.tables"), action=action, f=frame.f), inside]


def all_ways(words: Words, frame: Frame, on_click: Tap, radius: float) -> list[ft.Control]:
    """The ways to everything that is kept."""
    rows = [
        Road("/matches", words.say("home.matches"), ft.Icons.VIEW_LIST_ROUNDED),
        Road("/figures", words.say("home.figures"), ft.Icons.BAR_CHART_ROUNDED),
        Road("/people", words.say("home.people"), ft.Icons.GROUP_ROUNDED),
        Road("/tables", words.say("home.tables"), ft.Icons.TABLE_RESTAURANT_ROUNDED),
        Road("/files", words.say("home.files"), ft.Icons.FOLDER_ROUNDED),
    ]
    return [ft.Container(height=24), roads(rows, on_click, frame.f, radius)]


def told(said: str, action: tuple[str, Tap] | None, frame: Frame, other: tuple[str, Tap] | None = None) -> ft.Control:
    """Something that must be read: a file set aside, a store that cannot be opened. `other` goes before the action."""
    keys: list[ft.Control] = [*([plain(*other)] if other else []), *([secondary(*action, f=frame.f)] if action else [])]
    inside = ft.Column(
        [
            ft.Row(
                [icon(ft.Icons.INFO_ROUNDED, 24, DRUK), text(said, 18, SANS, INKT, expand=True)],
                spacing=12, vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            *([ft.Row(keys, alignment=ft.MainAxisAlignment.END, wrap=frame.roomy)] if keys else []),
        ],
        spacing=12,
    )  # fmt: skip
    box = ft.Container(inside, bgcolor=PAPIER, border=ft.Border.all(2, RAND), border_radius=12, padding=16)
    live = ft.Semantics(live_region=True, container=True, label=said, content=ft.Container(width=1, height=1))
    return ft.Container(ft.Stack([live, box]), padding=ft.Padding.only(left=EDGE, right=EDGE, top=16))


def _standing(sheet: Sheet, words: Words) -> str:
    """The totals in the order of the names."""
    totals = sheet.replay.totals
    # A dash beside a minus cannot be read: of totals below zero the best is enough, as in the list of those played.
    readable = min(totals) >= 0 and len(totals) <= 4
    return " – ".join(map(words.number, totals)) if readable else result(sheet, words)


def _sides(sheet: Sheet) -> list[str]:
    return [" & ".join(sheet.people_of(i)) for i in range(sheet.columns)]


def _list(rows: list[ft.Control], radius: float) -> ft.Control:
    edge = ft.BorderSide(2, DRUK)
    return ft.Container(
        ft.Column(rows, spacing=0),
        bgcolor=PAPIER, border=ft.Border.only(top=edge) if not radius else ft.Border.all(1, LIJN),
        border_radius=radius or None, clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )  # fmt: skip
