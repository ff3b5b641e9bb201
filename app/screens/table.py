"""Names and seats, mended after *Begin*: who sits where, who dealt first, and how somebody is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.frame import COLUMN, PANE, Frame
from app.held import pick
from app.kept import Places, use_places
from app.look import DRUK, EDGE, INKT, INKT2, KOP, SANS, SANS6, TINT, icon, text
from app.parts.begin_bar import begin_bar
from app.parts.buttons import plain, primary, secondary
from app.parts.seat_picker import seat_list, seat_picker
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.loading import opened, use_sheet
from app.screens.scaffold import head, screen, use_pane
from app.screens.seats import dealer_choice, reading_order, seats_of
from app.screens.table_names import Join, Send, TableNames
from app.screens.table_text import changed, changes_of
from app.store.trouble import StoreError
from app.store.values import Person
from app.table import lineup as moves
from app.table import mending
from app.table.lineup import LineUp
from app.table.lineups import Gathered, joined
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Refused
from scoring.match import MOST_SEATS

Change = Callable[[LineUp], LineUp]
AROUND = 10
"""More than so many do not fit around the table that is drawn."""


@ft.component
def TableScreen() -> ft.Control:
    """The screen of /match/…/table."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    match = ft.use_route_params()["match"]
    sheet = opened(here, frame, words, use_sheet(here, match), pane, needs="own")
    if not isinstance(sheet, Sheet):
        return sheet
    keyed: Any = Mending  # another match is another table
    return keyed(here, sheet, frame, words, pane, key=match)  # type: ignore[no-any-return]


class Table(NamedTuple):
    """The table as it is being mended, whether it has been read, and the two ways to change it."""

    now: Gathered
    ready: bool
    change: Send
    join: Join


def use_table(here: Room, sheet: Sheet) -> Table:
    """The table of a match in the calling screen. Every tap is kept at once."""
    state: Any = ft.use_state(None)
    gathered, put = state
    latest: Any = ft.use_ref(None)
    latest.current = gathered
    now: Gathered = gathered or Gathered(mending.as_lineup(sheet.stored), sheet.stored.people)

    def show(new: Gathered) -> None:
        latest.current = new
        put(new)

    names = pick(here.pads.names, lambda n: n)

    async def gather() -> None:
        before = latest.current
        try:
            read = await mending.gather(here, sheet)
        except StoreError as error:
            here.trouble(error)
            return
        if latest.current is not before:
            read = read._replace(lineup=latest.current.lineup)  # tapped in the meantime
        show(read)

    ft.use_effect(gather, [sheet.stored.people, names])

    def change(make: Change) -> None:
        before: Gathered = latest.current or now
        lineup = make(before.lineup)
        if lineup != before.lineup:
            here.feel("light")
            mending.keep(here, sheet, lineup)
            show(before._replace(lineup=lineup))

    def join(person: Person) -> None:
        before: Gathered = latest.current or now
        latest.current = before._replace(people=joined(before.people, person))
        change(lambda lineup: mending.tap_name(lineup, person.id))

    return Table(now, gathered is not None, change, join)


@ft.component
def Mending(here: Room, sheet: Sheet, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """The table of one match. Nothing is written to the match before *Bewaar*."""
    table, places = use_table(here, sheet), use_places()
    now, match = table.now, sheet.stored.id

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}")

    async def drop(_: Any) -> None:
        try:
            await mending.forget(here, sheet)
        except StoreError as error:
            here.trouble(error)
            return
        leave()

    async def save(_: Any) -> None:
        lineup, before = now.lineup, mending.table_of(sheet.stored)
        people = (*sheet.stored.people, *now.people)
        try:
            await mending.save(here, sheet, people, (tuple(p for p in lineup.seats if p is not None), lineup.dealer))
        except (StoreError, Refused) as error:
            here.trouble(error)
            return
        leave()
        here.tell(
            words.say("table.saved"),
            words.say("entry.put_back"),
            lambda: here.run(_unsave, here, match, people, before),
        )

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    width = PANE - 2 if pane else frame.free if frame.low else min(frame.free, COLUMN)
    half = width / 2 if frame.low else width
    body = _body(here, places, sheet, table, frame, words, half - 2 * EDGE)
    tray = _tray(changed(sheet, now), frame, words, width - 2 * EDGE, save, drop)
    cover = head(frame, words, words.say("table.title_short" if frame.roomy else "table.title"), leave)
    return screen(here, frame, head=cover, body=body, tray=tray, pane=pane, full_width=frame.low)


async def _unsave(here: Room, match: str, people: Any, before: mending.Table) -> None:
    """Ongedaan: the table as it was before it was mended."""
    sheet = here.pads.held(match).value.sheet
    if sheet is None:
        return
    try:
        await mending.save(here, sheet, people, before)
    except (StoreError, Refused) as error:
        here.trouble(error)


def _body(
    here: Room, places: Places, sheet: Sheet, table: Table, frame: Frame, words: Words, width: float
) -> ft.Control:
    now, change = table.now, table.change

    def seat(e: ft.Event[ft.TextButton]) -> None:
        change(lambda lineup: moves.tap_seat(lineup, e.control.data))

    def deal(e: ft.Event[ft.TextButton]) -> None:
        change(lambda lineup: moves.set_dealer(lineup, e.control.data))

    seats = seats_of(sheet.game, now, words)
    if frame.roomy or width < 310 or len(seats) > AROUND:
        picker = seat_list(seats, reading_order(len(seats)), seat, frame.f)
    else:
        sides = [words.say(f"{sheet.game.id}.side.{side}") for side in sheet.game.sides]
        picker = ft.Row([seat_picker(seats, sides, width, seat, frame.f)], alignment=ft.MainAxisAlignment.CENTER)
    between = ft.MainAxisAlignment.SPACE_BETWEEN
    top = ft.Row(
        [_title(words.say("new.where")), text(words.say("new.hint"), 16, SANS, INKT2, 24)],
        alignment=between, wrap=frame.roomy, spacing=8, run_spacing=0,
    )  # fmt: skip
    who_dealt = ft.Container(_title(words.say("table.who_dealt")), expand=True)
    dealt = ft.Row([icon(ft.Icons.STYLE_ROUNDED, 22, DRUK), who_dealt], spacing=8)
    seating: list[ft.Control] = [top, ft.Container(height=8), ft.Semantics(container=True, content=picker)]
    if not sheet.game.sides and not sheet.finished and len(seats) < MOST_SEATS:
        joins = ft.Icons.PERSON_ADD_ALT_1_ROUNDED
        more = plain(words.say("table.join"), lambda _: change(mending.add_seat), sign=joins)
        seating += [ft.Container(height=8), ft.Row([more], wrap=True)]
    rest: list[ft.Control] = [
        TableNames(here, now, frame, words, table.ready, change, table.join),
        ft.Container(height=16),
        dealt,
        ft.Container(height=8),
        dealer_choice(_could_deal(sheet, now), words, deal, width, frame.f),
    ]
    said = changes_of(sheet, now, words)
    preview: list[ft.Control] = [_preview(sheet, said, words)] if said else []
    if frame.low:
        left = places.on(_scroll([_paper(seating)]), "seats")
        right = places.on(_scroll([_paper(rest), *preview]), "rest")
        return ft.Row(
            [ft.Container(left, expand=True), ft.Container(right, expand=True)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return places.on(_scroll([_paper([*seating, ft.Container(height=16), *rest]), *preview]))


def _could_deal(sheet: Sheet, now: Gathered) -> Gathered:
    """The table as far as it can have dealt first: who joins for a later hand cannot."""
    now = mending.settled(now)
    if not sheet.stored.hands:
        return now
    there = now.lineup.seats[: len(sheet.stored.people)]
    return now._replace(lineup=now.lineup._replace(seats=there))


def _paper(inside: list[ft.Control]) -> ft.Container:
    column = ft.Column(inside, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, padding=ft.Padding.only(left=EDGE, right=EDGE, top=12, bottom=16))


def _scroll(inside: list[ft.Control]) -> ft.Column:
    stretch = ft.CrossAxisAlignment.STRETCH
    paper = ft.Column(inside, spacing=0, horizontal_alignment=stretch)
    return ft.Column([paper], spacing=0, expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch)


def _title(said: str) -> ft.Control:
    return ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28))


def _preview(sheet: Sheet, said: tuple[str, ...], words: Words) -> ft.Container:
    """What changes, before it is kept; and that the score stays."""
    lines: list[ft.Control] = [text(sentence, 18, SANS6, INKT, 24, semantics_label="") for sentence in said]
    whole = list(said)
    if sheet.stored.hands:
        whole.append(words.say("table.stays"))
        lines.append(text(whole[-1], 16, SANS, INKT2, 24, semantics_label=""))
    told = ft.Semantics(
        live_region=True,
        container=True,
        label=" ".join(whole),
        content=ft.Column(lines, spacing=2),
        exclude_semantics=True,
    )
    return ft.Container(
        told,
        bgcolor=TINT,
        border=ft.Border.only(top=ft.BorderSide(2, DRUK)),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=12),
    )


def _tray(differs: bool, frame: Frame, words: Words, width: float, save: Any, drop: Any) -> ft.Control:
    """Bewaar, and the way to leave it as it was; as long as nothing differs it says so."""
    label, f = words.say("table.save"), frame.f
    if not differs:
        bar = begin_bar(label, words.say("table.nothing"), save, width, f, frame.low)
        return ft.Row([ft.Container(bar, expand=True)])
    height = 52 if frame.low else 64 if f < 1.3 else 80
    leave = secondary(words.say("table.leave"), drop, f=f, height=height, expand=True)
    keep = primary(label, save, f=f, height=height, expand=True)
    if frame.roomy:
        return ft.Column([ft.Row([keep]), ft.Row([leave])], spacing=8, tight=True)
    return ft.Row([leave, keep], spacing=8)
