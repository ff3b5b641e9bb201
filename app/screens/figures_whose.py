"""The figures of somebody, of two, or of all who play together: a printed table, and charts."""

from __future__ import annotations

from typing import Any

import flet as ft

import scoring
from app.frame import COLUMN, Frame
from app.kept import use_places
from app.look import EDGE, INKT, INKT2, KOP, PAPIER, SANS, capped, text
from app.parts.figure_table import figure_group
from app.parts.figures import Figure, figures_list, figures_row
from app.parts.person_mark import person_mark
from app.parts.ranking import ranking
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.figures_charts import form, running, spread
from app.screens.figures_grid import grid, in_grid
from app.screens.figures_lists import mate_rows, people_rows
from app.screens.figures_of import Seen, seen
from app.screens.figures_parts import chips, counting_line, nothing, nowhere, section
from app.screens.figures_read import use_figures
from app.screens.figures_text import line_of, worth_telling, written
from app.screens.figures_ways import ALL, ANY, Asked, asked_in, figures_address
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.table.figures import has_sides
from app.words import Words

STRETCH = ft.CrossAxisAlignment.STRETCH
FIRST, FIRST_OF_ALL = ("matches", "won", "total"), ("matches", "hands", "best")
"""What stands at the top, beside each other: of somebody, and of all who play together."""


@ft.component
def FiguresOf() -> ft.Control:
    """The screen of /figures/<game>/<period>/person/…, /pair/… and /company/…."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    asked = asked_in(ft.use_route_params())._replace(figure="")
    route = asked.at(game=ANY, period=ALL)
    if not asked.understood or (asked.game != ANY and asked.game not in scoring.game_ids()):
        return nowhere(here, frame, words, words.say("figures.nobody"), words.say("figures.nobody_why"), route)
    return Theirs(here, asked, frame, words, route)


@ft.component
def Theirs(here: Room, asked: Asked, frame: Frame, words: Words, route: str) -> ft.Control:
    """All figures of `asked`."""

    async def read() -> Seen:
        return await seen(here.door, asked)

    found, counting, _ = use_figures(here, read, asked)
    above = above_of(asked)
    use_keys(here, lambda key: here.go(above) if key == "Escape" else None)
    places = use_places()
    open_one = ft.use_callback(lambda e: here.go(e.control.data), [])
    game = found.game if found is not None else asked.game

    def open_figure(e: Any) -> None:
        here.go(asked.at(game=game, figure=e.control.data))

    def turn(game: str, period: str) -> None:
        here.go(asked.at(game=game, period=period))

    if found is not None and not found.people:
        return nowhere(here, frame, words, words.say("figures.nobody"), words.say("figures.nobody_why"), route)
    parts = counting_line(counting, words, frame.f)
    if found is None and not counting.total:
        parts.append(waiting(frame, words))
    if found is not None:
        parts += _all(found, asked, frame, words, turn, open_one, open_figure)
    body = ft.Column(
        [ft.Column([*parts, ft.Container(height=24 + frame.bottom)], spacing=0, horizontal_alignment=STRETCH)],
        scroll=ft.ScrollMode.AUTO, expand=True, spacing=0, horizontal_alignment=STRETCH,
    )  # fmt: skip
    places.on(body, ready=found is not None)
    cover = head(frame, words, words.say("figures.title"), back_to(here, above))
    return screen(here, frame, head=cover, body=body, route=route, body_fill=PAPIER, ends=False)


def above_of(asked: Asked) -> str:
    """Where the way back from these figures goes."""
    if asked.person is not None and asked.company:
        return figures_address(asked.game, company=asked.company, period=asked.period)
    return "/figures" if asked.game == ANY else figures_address(asked.game, period=asked.period)


def title_of(found: Seen, asked: Asked, words: Words) -> str:
    """Whose they are, in a word."""
    names = [one.name for one in found.people]
    if asked.person is not None or (asked.pair and not has_sides(found.game)):
        return names[0]
    return words.say("figures.and", first=names[0], second=names[1]) if asked.pair else words.listed(names)


def _all(
    found: Seen, asked: Asked, frame: Frame, words: Words, turn: Any, open_one: Any, open_figure: Any
) -> list[ft.Control]:
    f = frame.f
    here = asked._replace(game=found.game)
    parts: list[ft.Control] = [_head(found, asked, words, f)]
    parts += chips(found.games, found.game, found.years, asked.period, turn, words, f)
    if not found.groups:
        if asked.period != ALL:
            way = (words.say("figures.everything"), lambda _: turn(found.game, ALL))
            return [*parts, *nothing("", words.say("figures.empty_period"), way, frame)]
        return [*parts, *nothing(words.say("figures.empty"), words.say("figures.empty_why"), None, frame)]
    parts.append(ft.Container(height=12))
    parts.append(_first(found, words, f))
    if found.rows:
        heads = (words.say("figures.head_won"), words.say("figures.head_mean"))
        parts += [section(words.say("figures.each"), f), ranking(heads, people_rows(found.rows, here, words, f),
                                                                 open_one, f)]  # fmt: skip
    width = min(frame.free, COLUMN) - 2 * EDGE
    if len(found.courses) == 1:
        parts += form(found.courses[0][1], width, words, f)
    if found.courses:
        parts += running(found.courses, width, words, f)
    crossed = [group for group in found.groups if f < 1.3 and in_grid(group, words)]
    for group in found.groups:
        lines = [line_of(told, words) for told in worth_telling(group)] if group not in crossed else []
        if lines:
            parts.append(figure_group(words.say(group.word), lines, open_figure, f))
    if crossed:
        parts.append(grid(crossed, open_figure, words))
    parts += spread(found.game, found.spread, bool(found.rows), width, words, f)
    if found.pairs:
        heads = (words.say("figures.head_won"), words.say("figures.head_mean"))
        parts += [section(words.say("figures.with_whom"), f), ranking(heads, mate_rows(found.pairs, here, words, f),
                                                                      open_one, f)]  # fmt: skip
    return parts


def _head(found: Seen, asked: Asked, words: Words, f: float) -> ft.Control:
    """Whose figures they are: their marks, their names, and at whose table."""
    alone = asked.person is not None or (bool(asked.pair) and not has_sides(found.game))
    people = found.people[:1] if alone else found.people
    name = title_of(found, asked, words)
    size = 28 if len(name) <= 22 else 22
    marks = ft.Row([person_mark(one.name, one.pattern, 44, f) for one in people], spacing=6, run_spacing=6, wrap=True)
    lines: list[ft.Control] = [
        ft.Semantics(heading_level=1, content=text(name, capped(size, f, 1.6), KOP, INKT, capped(size, f, 1.6) * 1.25))
    ]
    others = [one.name for one in found.people[1:]]
    under = ""
    if alone and asked.company:
        under = words.say("figures.member", names=words.listed(others))
    elif alone and asked.pair:
        under = words.say("figures.with_other", other=others[0])
    elif asked.pair:
        under = words.say("figures.partners")
    if under:
        lines.append(text(under, capped(16, f, 2), SANS, INKT2))
    about = ft.Column(lines, spacing=2, tight=True)
    if len(people) <= 2 and f < 1.3:
        about.expand = True
        inside: ft.Control = ft.Row([marks, about], spacing=12)
        marks.wrap, marks.tight = False, True
    else:
        inside = ft.Column([marks, about], spacing=8)
    return ft.Container(inside, padding=ft.Padding.only(left=EDGE, right=EDGE, top=16))


def _first(found: Seen, words: Words, f: float) -> ft.Control:
    """What is asked first: in how many matches, how many won, what they came to."""
    told = {one.figure.id: one for group in found.groups for one in group.figures}
    shown = [told[name] for name in (FIRST_OF_ALL if found.rows else FIRST) if name in told]
    row = [Figure(written(one, words), words.say(f"figures.first.{one.figure.id}")) for one in shown]
    return figures_list(row, f) if f >= 1.3 else figures_row(row)
