"""Groot bord: the totals of a match for a tablet beside the table or a television, following what is written."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.entry import entry_of
from app.frame import Frame
from app.look import PAPIER
from app.parts.board import Plan, board_band, board_names, board_row, board_totals, plan
from app.room import Room, room, use_awake, use_frame, use_keys, use_words
from app.screens.loading import opened, use_sheet
from app.screens.pad_text import columns_of, next_lines, sitting_out
from app.screens.result_text import now_of
from app.screens.scaffold import head, screen
from app.table.sheet import Sheet
from app.words import Words

COVER = 56
LOW = 48
"""How high the cover is, and how high on a phone on its side."""


@ft.component
def Board() -> ft.Control:
    """The screen of /match/…/board."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    match = ft.use_route_params()["match"]
    sheet = opened(here, frame, words, use_sheet(here, match))
    if not isinstance(sheet, Sheet):
        return sheet
    return Large(here, sheet, frame, words)


@ft.component
def Large(here: Room, sheet: Sheet, frame: Frame, words: Words) -> ft.Control:
    """The board of one match."""
    match = sheet.stored.id

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}")

    use_awake(here)  # nobody touches it for a whole evening
    use_keys(here, lambda key: leave() if key == "Escape" else None)
    cover = head(frame, words, words.say(f"{sheet.game.id}.name"), leave, close=True)
    return screen(
        here, frame, head=cover, body=_body(sheet, frame, words), full_width=True, route=f"/match/{match}/board",
        leave=leave, body_fill=PAPIER, ends=False,
    )  # fmt: skip


def _body(sheet: Sheet, frame: Frame, words: Words) -> ft.Control:
    f = frame.f
    columns = columns_of(sheet, words, False)
    width = frame.free
    covered = frame.top + (LOW if frame.low else COVER * min(f, 1.2))
    at = plan(columns, width, frame.height - covered - frame.bottom, len(sheet.stored.hands), f)
    replay = sheet.replay
    ahead: tuple[int, ...] = replay.winners if sheet.finished else ()
    if not sheet.finished and replay.standing.hands:
        ahead = tuple(sheet.game.leaders(replay.rules, replay.standing))
    if len(ahead) == len(columns):
        ahead = ()
    band = now_of(sheet, words)
    following = ("", "") if sheet.finished else next_lines(sheet, words)[0]
    extras = len(entry_of(sheet.game.id).PAD) > 1
    parts = [board_totals(columns, ahead, at, f), board_band(band, following, at, width > frame.height, f)]
    if at.hands and not at.beside:
        parts.append(board_names(columns, extras, at, f))
    if at.hands:
        parts += _hands(sheet, words, at.hands, extras, at, f)
    parts.append(ft.Container(height=frame.bottom))
    return ft.Column(
        parts, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _hands(sheet: Sheet, words: Words, count: int, extras: bool, at: Plan, f: float) -> list[ft.Control]:
    """The last hands, the newest at the top: that is the one that is asked about."""
    entry, who = entry_of(sheet.game.id), sheet.who(words)
    rows: list[ft.Control] = []
    both = list(zip(sheet.stored.hands, sheet.replay.hands, strict=True))
    for stored, played in reversed(both[-count:]):
        row = sitting_out(entry.pad_row(stored.data or {}, played.scored, words, who), played.table.out, words, who)
        number = str(played.number) if played.number is not None else "–"
        said = ", ".join([words.say("pad.row", number=number), row.said])
        rows.append(board_row(number, row, said, extras, at, f))
    return rows
