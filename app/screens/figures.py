"""The figures: which games were played, and who plays them how: people, pairs, companies."""

from __future__ import annotations

from typing import Any

import flet as ft

import scoring
from app.frame import Frame
from app.kept import use_kept, use_places
from app.look import PAPIER
from app.parts.buttons import plain
from app.parts.ranking import ranking
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.figures_lists import ENOUGH, Overview, circle_rows, overview, pair_rows, people_rows
from app.screens.figures_parts import chips, counting_line, nothing, nowhere, remark, section
from app.screens.figures_read import use_figures
from app.screens.figures_ways import ALL, ANY, Asked, asked_in, figures_address
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.words import Words

SHOWN = 12
"""How many people, pairs and tables are shown before more are asked for."""
STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def Figures() -> ft.Control:
    """The screen of /figures, /figures/<game> and /figures/<game>/<period>."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    asked = asked_in(ft.use_route_params())
    known = asked.game == ANY or asked.game in scoring.game_ids()
    if not (asked.understood and known):
        return nowhere(here, frame, words, words.say("figures.nobody"), words.say("figures.nobody_why"), "/figures")
    return Everybody(here, asked, frame, words)


@ft.component
def Everybody(here: Room, asked: Asked, frame: Frame, words: Words) -> ft.Control:
    """Everybody who plays a game."""

    async def read() -> Overview:
        return await overview(here.door, asked)

    found, counting, _ = use_figures(here, read, asked)
    none: frozenset[str] = frozenset()
    opened, set_opened = use_kept("opened", none)
    places = use_places("/figures")
    use_keys(here, lambda key: here.go("/") if key == "Escape" else None)
    open_one = ft.use_callback(lambda e: here.go(e.control.data), [])

    def turn(game: str, period: str) -> None:
        here.go(figures_address(game, period=period))

    parts: list[ft.Control] = counting_line(counting, words, frame.f)
    if found is None and not counting.total:
        parts.append(waiting(frame, words))
    if found is not None:
        parts += _found(found, asked, frame, words, turn, open_one, (opened, set_opened), bool(counting.total))
    body = ft.Column(
        [ft.Column([*parts, ft.Container(height=24 + frame.bottom)], spacing=0, horizontal_alignment=STRETCH)],
        scroll=ft.ScrollMode.AUTO, expand=True, spacing=0, horizontal_alignment=STRETCH,
    )  # fmt: skip
    places.on(body, ready=found is not None)
    cover = head(frame, words, words.say("figures.title"), back_to(here, "/"))
    return screen(here, frame, head=cover, body=body, route="/figures", body_fill=PAPIER, ends=False)


def _found(
    found: Overview, asked: Asked, frame: Frame, words: Words, turn: Any, open_one: Any,
    opened: tuple[frozenset[str], Any], counting: bool,
) -> list[ft.Control]:  # fmt: skip
    f = frame.f
    if not found.game:
        return [] if counting else nothing(words.say("figures.empty"), words.say("figures.empty_why"), None, frame)
    parts = chips(found.games, found.game, found.years, asked.period, turn, words, f)
    if not found.people:
        game = words.say(f"{found.game}.name")
        if asked.period == ALL:
            return [*parts, *nothing("", words.say("figures.empty_game", game=game), None, frame)]
        way = (words.say("figures.everything"), lambda _: turn(found.game, ALL))
        return [*parts, *nothing("", words.say("figures.empty_period"), way, frame)]
    heads = (words.say("figures.head_won"), words.say("figures.head_mean"))
    here = asked._replace(game=found.game)
    lists: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "people": (people_rows, found.people),
        "pairs": (pair_rows, found.pairs),
        "companies": (circle_rows, found.circles),
    }
    unfolded, unfold = opened
    for name, (as_rows, there) in lists.items():
        if not there:
            continue
        shown = there if name in unfolded else there[:SHOWN]
        parts.append(section(words.say(f"figures.{name}"), f))
        parts.append(ranking(heads if name != "companies" else (), as_rows(shown, here, words, f), open_one, f))
        if name == "people" and 0 < sum(row.figures[2].n < ENOUGH for row in there) < len(there) == len(shown):
            parts.append(remark(words.say("figures.few", n=ENOUGH), f))
        if len(shown) < len(there):
            word = words.say("figures.all_people" if name == "people" else "figures.all_rows")
            more = plain(
                word, lambda e: unfold(unfolded | {e.control.data}), sign=ft.Icons.EXPAND_MORE_ROUNDED, data=name,
                height=48 if f < 1.3 else 76,
            )  # fmt: skip
            parts.append(ft.Container(more, padding=ft.Padding.only(left=8)))
    return parts
