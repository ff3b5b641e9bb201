"""What is behind a figure: the hands (or matches), the newest first, as they stand on the pad."""

from __future__ import annotations

import asyncio

import flet as ft

import scoring
from app.entry import entry_of
from app.frame import COLUMN, Frame
from app.hooks import use_state
from app.look import DRUK, EDGE, INKT, INKT2, PAPIER, SANS, SANS6, TINT, capped, text
from app.parts.behind_row import Behind, behind_row
from app.parts.buttons import secondary
from app.parts.score_cell import Cell
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.figures_of import one_figure, whose_of
from app.screens.figures_parts import counting_line, nothing, nowhere
from app.screens.figures_read import use_figures
from app.screens.figures_text import made_of, written
from app.screens.figures_ways import ANY, Asked, asked_in, period_of
from app.screens.pad_text import sitting_out
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.counted import Whose
from app.store.trouble import UnknownError
from app.table.behind import Found, Page, hands_behind
from app.table.figures import Told
from app.table.sheet import Sheet
from app.words import Whole, Words
from scoring.facts import figure_of

FIRST, MORE = 20, 40
"""How many rows are drawn at once, and how many more whenever the screen has a moment."""


@ft.component
def FigureBehind() -> ft.Control:
    """The screen of /figures/…/hands/<figure>."""
    here = room()
    frame, words, route = use_frame(here), use_words(here), ft.use_view_path()
    asked = asked_in(ft.use_route_params())
    game = asked.game
    good = asked.understood and not asked.overview and game != ANY and game in scoring.game_ids()
    if not good or figure_of(game, asked.figure) is None:
        return nowhere(here, frame, words, words.say("figures.no_figure"), words.say("figures.nobody_why"), route)
    return BehindIt(here, asked, frame, words, route)


@ft.component
def BehindIt(here: Room, asked: Asked, frame: Frame, words: Words, route: str) -> ft.Control:
    """One figure: what it comes to, and what it is made of, some matches at a time."""
    pages, set_pages = use_state(1)
    drawn, set_drawn = use_state(FIRST)
    figure = figure_of(asked.game, asked.figure)
    assert figure is not None
    whose, period = whose_of(asked, asked.game), period_of(asked.period)

    async def read() -> tuple[Told | None, tuple[Page, ...]]:
        found: list[Page] = []
        try:
            for page in range(pages):
                one = await hands_behind(here.door, whose, asked.game, asked.figure, period, page)
                found.append(one)
                if page + 1 >= one.pages:
                    break
            told = await here.door.ask(lambda s: one_figure(s, figure, whose, asked.game, period))
        except UnknownError:
            return None, ()
        return told, tuple(found)

    found, counting, _ = use_figures(here, read, (asked, pages))

    async def draw_on() -> None:
        # A match can have all its hands behind a figure: the first rows come at once, the others a moment later.
        if found is not None and drawn < sum(max(1, len(one.places)) for page in found[1] for one in page.found):
            await asyncio.sleep(0.03)
            set_drawn(drawn + MORE)

    ft.use_effect(draw_on, [drawn, found])
    above = asked.at()
    use_keys(here, lambda key: here.go(above) if key == "Escape" else None)
    tap = ft.use_callback(lambda e: here.go(e.control.data), [route])
    f = frame.f
    width = min(frame.free, COLUMN)
    rows: list[ft.Control] = counting_line(counting, words, f)
    if found is None and not rows:
        rows.append(waiting(frame, words))
    if found is not None:
        told, read_pages = found
        rows.append(_top(told, asked, read_pages, words, f))
        told_rows: list[Behind] = []
        for one in (one for page in read_pages for one in page.found):
            if len(told_rows) < drawn:
                told_rows += rows_of(one, whose, route, words)
        rows += [behind_row(row, tap, width, f, key=row.key) for row in told_rows[:drawn]]
        if len(told_rows) >= drawn:
            rows.append(ft.Container(height=64))
        elif read_pages and read_pages[-1].page + 1 < read_pages[-1].pages:
            more = secondary(words.say("figures.more"), lambda _: set_pages(pages + 1), f=f, expand=True)
            rows.append(ft.Container(ft.Row([more]), padding=EDGE))
        if not any(page.found for page in read_pages):
            rows += nothing("", words.say("figures.behind_none"), None, frame)
    body = ft.ListView(rows, expand=True, spacing=0, padding=ft.Padding.only(bottom=24 + frame.bottom))
    label = words.say(figure.word) if words.has(figure.word) else words.say("figures.title")
    cover = head(frame, words, label, back_to(here, above), room=frame.free - 72 if f >= 1.3 else None)
    return screen(here, frame, head=cover, body=body, route=route, body_fill=PAPIER, ends=False)


def _top(told: Told | None, asked: Asked, pages: tuple[Page, ...], words: Words, f: float) -> ft.Control:
    """The figure itself, printed like the band of the pad, and how much is behind it."""
    lines: list[ft.Control] = []
    if told is not None:
        value = written(told, words)
        under = made_of(told, words)
        lines.append(text(f"{value} · {under}" if under else value, capped(20, f, 1.8), SANS6, INKT))
    if pages:
        last = pages[-1]
        of_matches = last.figure.of_matches
        count = last.matches if of_matches else last.n if not last.figure.extreme else _hands(pages)
        word = "figures.behind_matches" if of_matches else "figures.behind"
        lines.append(text(words.say(word, n=count), capped(16, f, 2), SANS, INKT2))
    return ft.Container(
        ft.MergeSemantics(ft.Column(lines, spacing=2, tight=True)),
        bgcolor=TINT,
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=10),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )


def _hands(pages: tuple[Page, ...]) -> int:
    """How many hands reached an extreme, as far as they were read: mostly all of them, and mostly one."""
    return sum(len(one.places) for page in pages for one in page.found)


def rows_of(found: Found, whose: Whose, route: str, words: Words) -> list[Behind]:
    """The rows of one match, its last hand first; a tap carries the address of what explains it."""
    sheet = found.sheet
    names = tuple(_column(sheet, i, words) for i in range(sheet.columns))
    mine = _mine(sheet, whose)
    day = words.date(sheet.stored.started)
    if not found.places:
        totals = tuple(
            Cell(words.number(total), played=i in sheet.replay.winners) for i, total in enumerate(sheet.replay.totals)
        )
        standing = ", ".join(f"{name} {cell.total}" for name, cell in zip(names, totals, strict=True))
        said = words.say("figures.match_tap", said=Whole(f"{day}, {standing}"))
        where = f"{route}/match/{sheet.stored.id}/result"
        return [Behind(where, day, sheet.stored.title, names, totals, mine, said)]
    entry, who = entry_of(sheet.game.id), sheet.who(words)
    rows, extras = [], len(entry.PAD) > 1
    for place in reversed(found.places):
        stored, played = sheet.hand(place)
        row = sitting_out(entry.pad_row(stored.data or {}, played.scored, words, who), played.table.out, words, who)
        number = words.say("figures.hand_of", number=str(played.number or "–"))
        said = words.say("figures.hand_tap", said=Whole(f"{day}, {number}, {row.said}"))
        where = f"{route}/match/{sheet.stored.id}/why/{place + 1}"
        rows.append(Behind(where, day, number, names, row.cells, mine, said, row.suit, row.aside, extras))
    return rows


def _column(sheet: Sheet, column: int, words: Words) -> str:
    """Who writes in a column: by their names, also where they are a side."""
    return " & ".join(sheet.people_of(column))


def _mine(sheet: Sheet, whose: Whose) -> tuple[int, ...]:
    """In which columns those sat whom the figure is about; () where that is everybody."""
    if whose.kind == "company":
        return ()
    sides = len(sheet.game.sides)
    seats = [seat for seat, one in enumerate(sheet.stored.people) if one.id == whose.people[0]]
    return tuple(sorted({seat % sides if sides else seat for seat in seats}))
