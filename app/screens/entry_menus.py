"""What stands behind the dealer and the ⋮ of the entry."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.frame import Frame
from app.look import OPKAFT, SANS, capped, ems, flat, icon, text
from app.parts.cover import cover_icon
from app.parts.menu import Group, Row
from app.screens.entry_desk import Desk
from app.table import sitting
from app.words import Words
from scoring.counting import counter_of


def trail(
    words: Words, frame: Frame, dealer: str, room: float, on_dealer: Any, on_more: Any
) -> tuple[list[ft.Control], float]:
    """On the cover: who deals, to be tapped when it was somebody else, and ⋮; and how wide that is.

    Where there is no `room` beside the title, the cards alone stand for who deals.
    """
    name, said = words.say("entry.deals_name", dealer=dealer), words.say("entry.deals", dealer=dealer)
    taken = 48 + 44 + ems(said) * 16
    if frame.roomy or taken > room:
        face: list[ft.Control] = [icon(ft.Icons.STYLE_ROUNDED, 26, OPKAFT, name)]
        taken = 48 + 64  # no button is narrower
    else:
        face = [
            icon(ft.Icons.STYLE_ROUNDED, 20, OPKAFT),
            text(said, capped(16, frame.f, 1.3), SANS, OPKAFT, semantics_label=name, no_wrap=True),
        ]
    deals = ft.TextButton(
        content=ft.Container(ft.Row(face, spacing=8, tight=True), padding=ft.Padding.symmetric(horizontal=8)),
        height=48,
        style=flat(ft.Colors.TRANSPARENT, 24),
        on_click=on_dealer,
    )
    return [deals, cover_icon(ft.Icons.MORE_VERT_ROUNDED, words.say("entry.more"), on_more, frame.f)], taken


def dealers(desk: Desk, words: Words) -> list[Group]:
    """Who dealt this hand (the one whose turn it was needs no word in the hand), and who does not play it."""
    sheet, place, extra = desk.sheet, desk.job.place, desk.extra
    names = sheet.stored.names
    away = sitting.away(sheet, place, extra)
    due, now = sitting.due(sheet, place, away), desk.case.table.dealer

    def row(seat: int, said: str, data: Any, on: bool) -> Row:
        return Row(names[seat], data, on, name=f"{said}, {words.say('a11y.chosen')}" if on else said)

    dealt = [
        row(seat, name, ("dealt", None if seat == due else seat), seat == now)
        for seat, name in enumerate(names)
        if seat not in away
    ]
    groups = [Group(words.say("entry.who_dealt"), dealt, chips=True)]
    if not sheet.game.sides and len(names) > min(sheet.game.tables):
        # A dealer who watches is out already, and is not asked for again.
        watching = now if now in desk.case.table.out else None
        out = [
            row(seat, words.say("entry.sits_out", name=name), ("out", seat), seat in away)
            for seat, name in enumerate(names)
            if seat != watching
        ]
        title = words.say("entry.who_sits_out" if watching is None else "entry.who_else_sits_out", name=names[now])
        groups.append(Group(title, out, chips=True))
    return groups


def rare(desk: Desk, words: Words) -> list[Group]:
    """What the game has behind ⋮, grouped under what it is about. A row's data is what it makes of the draft,
    "count" where it leads to counting with the cards."""
    items = desk.entry.menu(desk.held.value.draft, desk.case)
    chosen = words.say("a11y.chosen")
    recount = [Group("", [Row(words.say("recount.menu"), "count", sign=ft.Icons.CALCULATE_ROUNDED)])]
    return [
        Group(
            title,
            [
                Row(i.label, i.change, i.on, name=f"{title}: {i.label}" + (f", {chosen}" if i.on else ""))
                for i in items
                if i.group == title
            ],
            chips=True,
        )
        for title in dict.fromkeys(item.group for item in items)
    ] + (recount if desk.counts and counter_of(desk.sheet.game.id) and hasattr(desk.entry, "counted") else []) + (
        desk.more(words)
    )
