"""Waarom? A hand as a sum, with the rule behind every line; and from here it is corrected."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.entry import entry_of
from app.frame import PANE, Frame
from app.hooks import keyed, use_state
from app.kept import Places, use_kept, use_places
from app.look import (
    CLEAR,
    DRUK,
    EDGE,
    INKT,
    INKT2,
    KAFT,
    KOP,
    PAPIER,
    RAND,
    SANS,
    SANS6,
    SANS7,
    SANS8,
    SMALL,
    UIT,
    flat,
    icon,
    text,
)
from app.parts.buttons import primary, secondary
from app.parts.cover import stitching, title_width
from app.parts.marks import pip, played_mark, side_dot
from app.parts.menu import Group, Row, menu_sheet
from app.parts.pad_tight import names_over
from app.parts.sum import Amount, double_rule, rule_card, sum_row
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.guests import looking
from app.screens.loading import opened, place_in, use_may, use_sheet
from app.screens.pad_deeds import strike
from app.screens.scaffold import screen, use_pane
from app.screens.why_text import Step, steps_of, versions_of
from app.store.trouble import StoreError
from app.table.sheet import Sheet
from app.words import Words


@ft.component
def Why() -> ft.Control:
    """The screen of /match/…/why/N."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    params = ft.use_route_params()
    sheet = opened(here, frame, words, use_sheet(here, params["match"]), pane)
    if not isinstance(sheet, Sheet):
        return sheet
    place = place_in(params)
    if place is None or not 0 <= place < len(sheet.stored.hands):
        return Gone(here, sheet, frame, words, pane)
    return keyed(Explained, here, sheet, place, frame, words, pane, key=f"{sheet.stored.hands[place].id}-{pane}")


@ft.component
def Gone(here: Room, sheet: Sheet, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """There is no hand to explain: it was undone."""
    above = _above(ft.use_route_location(), sheet)
    back = words.say("app.back" if above else "why.to_pad")
    leave = lambda _: here.go(above or f"/match/{sheet.stored.id}")  # noqa: E731
    body = ft.Container(text(words.say("why.no_hand")), padding=EDGE)
    return screen(here, frame, head=_strip(frame, words, sheet, leave, pane, back), body=body, pane=pane,
                  tray=primary(back, leave, f=frame.f))  # fmt: skip


@ft.component
def Explained(here: Room, sheet: Sheet, place: int, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """One hand, explained."""
    (menu, set_menu), places = use_kept("menu", False), use_places()
    none: tuple[str, ...] = ()
    earlier, set_earlier = use_state(none)
    stored, played = sheet.hand(place)
    match, f = sheet.stored.id, frame.f
    writes = use_may(here, match) != "read"
    above = _above(ft.use_route_location(), sheet)
    back = words.say("app.back" if above else "why.to_pad")

    def leave(_: Any = None) -> None:
        here.go(above or f"/match/{match}")

    def mend(_: Any = None) -> None:
        here.go(f"/match/{match}/hand/{place + 1}")

    async def recall() -> None:
        if stored.corrected:
            try:
                history = await here.door.ask(lambda s: s.history(match))
            except StoreError as error:
                here.trouble(error)
                return
            set_earlier(versions_of(history, stored.id, sheet, place, words))

    ft.use_effect(recall, [stored.version])
    use_keys(here, lambda key: leave() if key == "Escape" else mend() if key == "Enter" and writes else None)

    def picked(what: str) -> None:
        set_menu(False)
        if what == "strike":
            leave()
            here.run(strike, here, sheet, place, words)
        elif what == "insert":
            here.go(f"/match/{match}/insert/{place + 1}")
        elif what == "rules":
            here.go(f"/match/{match}/rules")
        else:
            here.go(f"{above}/match/{match}/why/{place + 1 + (1 if what == 'next' else -1)}")

    number = str(played.number or "–")
    rows = [
        Row(words.say("why.insert", number=number), "insert", sign=ft.Icons.PLAYLIST_ADD_ROUNDED),
        Row(words.say("why.strike", number=number), "strike", sign=ft.Icons.DELETE_OUTLINE_ROUNDED),
    ] if writes else []  # fmt: skip
    rows.append(Row(words.say("pad.rules"), "rules", sign=ft.Icons.MENU_BOOK_ROUNDED))
    ft.use_dialog(menu_sheet([Group("", rows)], picked, lambda _: set_menu(False), frame) if menu else None)

    title = _title(words, sheet, place, frame, leave, lambda _: set_menu(True), picked)
    steps = [_step(step, sheet, frame) for step in steps_of(sheet, place, words)]
    body: list[ft.Control] = [_heads(sheet, place, words, frame), *steps]
    body += [*_written(sheet, place, words, frame), *[_earlier(v, frame) for v in earlier]]
    paper = _paper(places, title, body, frame)

    # Beside Geschil there is no room for more than one large word.
    name = words.say("why.mend", number=number)
    fix = primary(
        words.say("entry.mend") if frame.roomy else name, mend, f=f, name=name, sign=ft.Icons.EDIT_ROUNDED, expand=True
    )
    height = 64 if f < 1.3 else 80
    go_argue = lambda _: here.go(f"/match/{match}/dispute/{place + 1}")  # noqa: E731
    tray = ft.Row([_argue(words, go_argue, height, frame), fix if writes else looking(words, frame)], spacing=8)
    return screen(here, frame, head=_strip(frame, words, sheet, leave, pane, back), body=paper, pane=pane,
                  tray=tray, sheet=True)  # fmt: skip


def _paper(places: Places, title: ft.Control, body: list[ft.Control], frame: Frame) -> ft.Column:
    """The sum under its title, which stays in sight unless there is little of it."""
    stays = [title] if not (frame.low and frame.roomy) else []
    inside = ft.Column(body, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    scrolls: list[ft.Control] = [inside] if stays else [title, inside]
    steps = places.on(ft.Column(scrolls, scroll=ft.ScrollMode.AUTO, expand=True, spacing=0))
    return ft.Column([*stays, steps], spacing=0, expand=True)


def _above(location: str, sheet: Sheet) -> str:
    """The address of what this Waarom? lies over where that is not the pad: "" on the pad."""
    return location.rpartition(f"/match/{sheet.stored.id}/why/")[0]


def _argue(words: Words, tap: Any, height: float, frame: Frame) -> ft.Control:
    """The way to Geschil; only its sign when the text is large."""
    said = words.say("dispute.title")
    if frame.roomy:
        face = icon(ft.Icons.BALANCE_ROUNDED, 36, INKT, said)
        return ft.TextButton(content=face, width=72, height=height, style=flat(PAPIER, 12, RAND), on_click=tap)
    return secondary(said, tap, f=frame.f, sign=ft.Icons.BALANCE_ROUNDED, height=height, width=136)


def _strip(frame: Frame, words: Words, sheet: Sheet, leave: Any, pane: bool, said: str) -> ft.Control:
    """What is left of the pad above the sheet; a tap on it goes back. In a pane there is only the cover."""
    if pane:
        return ft.Container(
            ft.Stack([ft.Container(height=56), ft.Container(stitching(), left=0, right=0, bottom=5)]),
            bgcolor=KAFT,
            padding=ft.Padding.only(top=frame.top),
        )
    name = text(
        words.say(f"{sheet.game.id}.name"), 22, KOP, "onprimaryfixed", no_wrap=True, opacity=0.45, semantics_label=""
    )
    back = ft.TextButton(
        content=ft.Container(
            ft.Row([name, text("", 1, semantics_label=said)]),
            padding=ft.Padding.only(left=56), alignment=ft.Alignment.CENTER_LEFT,
        ),
        style=flat(CLEAR, 0), height=52, on_click=leave,
    )  # fmt: skip
    rounded = ft.Container(
        ft.Container(width=40, height=4, border_radius=2, bgcolor=RAND, margin=ft.Margin.only(top=8)),
        bgcolor=PAPIER, height=20, alignment=ft.Alignment.TOP_CENTER,
        border_radius=ft.BorderRadius.only(top_left=16, top_right=16),
    )  # fmt: skip
    stretch = ft.CrossAxisAlignment.STRETCH
    seen: list[ft.Control] = [back, stitching(), ft.Container(height=17)]
    shade = ft.Colors.with_opacity(0.35, ft.Colors.BLACK)
    return ft.Container(
        ft.Stack(
            [
                ft.Container(
                    ft.Column(seen, spacing=0, horizontal_alignment=stretch), padding=ft.Padding.only(top=frame.top)
                ),
                ft.Container(bgcolor=shade, left=0, right=0, top=0, bottom=0, ignore_interactions=True),
                ft.Container(rounded, left=0, right=0, bottom=-1),
            ]
        ),
        bgcolor=KAFT,
    )


def _round_icon(name: ft.IconData, label: str, tap: Any, on: bool = True) -> ft.TextButton:
    ink = INKT if on else UIT
    return ft.TextButton(
        content=icon(name, 28, ink, label), style=flat(CLEAR, 24), width=48, height=48, on_click=tap, disabled=not on
    )


def _title(words: Words, sheet: Sheet, place: int, frame: Frame, leave: Any, more: Any, turn: Any) -> ft.Control:
    """The name of the sheet, the hands before and after this one, what is rare, and the way out."""
    named = ft.Semantics(
        heading_level=1, content=text(words.say("pad.why"), 28 if frame.f < 1.3 else 24, KOP, no_wrap=True)
    )
    last = len(sheet.stored.hands) - 1
    earlier, later = words.say("why.earlier"), words.say("why.later")
    tools: list[ft.Control] = [
        _round_icon(ft.Icons.CHEVRON_LEFT_ROUNDED, earlier, lambda _: turn("back"), place > 0),
        _round_icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, later, lambda _: turn("next"), place < last),
        _round_icon(ft.Icons.MORE_VERT_ROUNDED, words.say("app.more"), more),
        _round_icon(ft.Icons.CLOSE_ROUNDED, words.say("app.close"), leave),
    ]
    edge = ft.Padding.only(left=20, right=4, top=4, bottom=0)
    if frame.roomy:
        inside: ft.Control = ft.Column([ft.Row(tools, spacing=0, alignment=ft.MainAxisAlignment.END), named], spacing=0)
    else:
        inside = ft.Row([ft.Container(named, expand=True), *tools], spacing=0)
    return ft.Container(inside, padding=edge)


def _head_size(sheet: Sheet, words: Words) -> float:
    """Names that are longer than their column is wide are written smaller."""
    longest = max(len(sheet.column_name(i, words)) for i in range(sheet.columns))
    if sheet.columns <= 2:
        return 20 if longest <= 3 else 17
    return 20 if sheet.columns == 3 and longest * 11 <= Amount.width(sheet.columns) else 16


def _heads(sheet: Sheet, place: int, words: Words, frame: Frame) -> ft.Control:
    """Which hand and who played at the left, the columns' names at the right."""
    stored, played = sheet.hand(place)
    row = entry_of(sheet.game.id).pad_row(stored.data or {}, played.scored, words, sheet.who(words))
    who_played = [sheet.column_name(i, words) for i, c in enumerate(row.cells) if c.played]
    which: list[ft.Control] = [
        text(words.say("why.which", number=str(played.number or "–")), 18, SANS, INKT2, no_wrap=True)
    ]
    if row.suit:
        which.append(pip(row.suit, 18))
    left: list[ft.Control] = []
    if who_played:
        left = [
            played_mark(),
            text(words.say(f"{sheet.game.id}.plays", {"seats": ()}, name=words.listed(who_played)), 16, SANS7, DRUK),
        ]
    if sheet.columns > 3:
        return _many_heads(sheet, [*which, *left], frame)
    names: list[ft.Control] = []
    called, wide = [sheet.column_name(i, words) for i in range(sheet.columns)], Amount.width(sheet.columns, frame.roomy)
    size = _head_size(sheet, words)
    if frame.roomy:  # else they would touch each other
        free = wide - (34 if sheet.game.sides else 8)
        size = max(SMALL / frame.f, min(size, *(free / title_width(name, frame.f) for name in called)))
    for i, name in enumerate(called):
        dot = [side_dot(i)] if sheet.game.sides else []
        label = text(name, size, KOP, no_wrap=True)
        names.append(
            ft.Container(ft.Row([*dot, label], spacing=6, tight=True, alignment=ft.MainAxisAlignment.END),
                         width=wide)
        )  # fmt: skip
    line = ft.Border.only(bottom=ft.BorderSide(2, DRUK))
    edge = ft.Padding.only(left=20, right=20, bottom=6)
    if frame.roomy:
        # In large text they may go under each other, but a suit stays with its hand and the triangle with its side.
        shown = ft.Row([ft.Row(part, spacing=8, tight=True) for part in (which, left)], spacing=16, wrap=frame.roomy)
        inside: ft.Control = ft.Column(
            [shown, ft.Row(names, spacing=0, alignment=ft.MainAxisAlignment.END)], spacing=4
        )
    else:
        both = ft.Column([ft.Row(which, spacing=8), *([ft.Row(left, spacing=8)] if left else [])], spacing=2)
        inside = ft.Row(
            [ft.Container(both, expand=True), *names], spacing=0, vertical_alignment=ft.CrossAxisAlignment.END
        )
    return ft.Container(inside, padding=edge, border=line)


def _many_heads(sheet: Sheet, left: list[ft.Control], frame: Frame) -> ft.Control:
    """The same over many players: a column each, a long name on two lines. In large text each row has their names."""
    line = ft.Border.only(bottom=ft.BorderSide(2, DRUK))
    parts: list[ft.Control] = [ft.Row(left, spacing=8)]
    if not frame.roomy:
        width = PANE if frame.wide else min(frame.free, 720)
        parts.append(names_over(sheet.stored.names, width - 40))
    return ft.Container(ft.Column(parts, spacing=4), padding=ft.Padding.only(left=20, right=20, bottom=6), border=line)


def _names(sheet: Sheet) -> tuple[str, ...]:
    """The names of the columns where each is a player."""
    return () if sheet.game.sides else sheet.stored.names


def _step(step: Step, sheet: Sheet, frame: Frame) -> ft.Control:
    if step.kind == "rule":
        return rule_card(step.said, step.source, step.agreed, step.nat, frame)
    return sum_row(step.said, step.amounts, frame, bold=step.kind == "together", source=step.source, agreed=step.agreed,
                   thick=step.kind == "counted_last", names=_names(sheet))  # fmt: skip


def _written(sheet: Sheet, place: int, words: Words, frame: Frame) -> list[ft.Control]:
    _, played = sheet.hand(place)
    written = tuple(words.number(p) for p in played.scored.scores)
    totals = tuple(words.number(t) for t in played.totals)
    rows = [
        sum_row(
            words.say("why.written"),
            written,
            frame,
            family=SANS8,
            size=28 if sheet.columns <= 3 else 20,
            band=True,
            names=_names(sheet),
        ),
        double_rule(),
        sum_row(
            words.say("why.standing", number=str(played.number or "–")),
            totals,
            frame,
            ink=INKT2,
            rule=False,
            names=_names(sheet),
        ),
    ]
    if played.after_end:
        rows.append(
            ft.Container(
                text(words.say("match.after_end"), 16, SANS6, DRUK), padding=ft.Padding.symmetric(horizontal=20)
            )
        )
    for problem in played.scored.warnings:
        if problem.id != "match.after_end":
            rows.append(
                ft.Container(text(words.problem(problem, sheet.who(words)), 16, SANS6, INKT2),
                             padding=ft.Padding.symmetric(horizontal=20, vertical=4))
            )  # fmt: skip
    return rows


def _earlier(said: str, frame: Frame) -> ft.Control:
    """What stood here before it was corrected."""
    face = ft.Row([icon(ft.Icons.EDIT_ROUNDED, 18, DRUK), text(said, 16, SANS, INKT2, expand=True)], spacing=8)
    return ft.Container(face, padding=ft.Padding.symmetric(horizontal=20, vertical=6))
