"""A regular table, made by hand or changed: its name, its game, who sits where, and the agreement."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

import scoring
from app.frame import COLUMN, Frame
from app.held import pick
from app.hooks import keyed, use_state
from app.kept import Places, use_kept, use_places
from app.look import EDGE, TINT
from app.parts.begin_bar import begin_bar
from app.parts.buttons import primary, secondary, two
from app.parts.game_chips import GameChip, game_chips
from app.parts.name_chips import name_field
from app.room import Room, room, use_frame, use_words
from app.screens.lineup_parts import agreement_part, beside, heading, missing_in, paper, scrolling, seats_part
from app.screens.name_picker import NamePicker
from app.screens.regular import LIST, Found, no_table, table_in
from app.screens.regular_deeds import tell_made
from app.screens.regular_text import called_after, title_problem
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Regular
from app.table import lineup as moves
from app.table import regulars
from app.table.lineups import Gathered
from app.words import Words
from scoring.game import Game


@ft.component
def NewRegular() -> ft.Control:
    """The screen of /tables/new and /tables/new/<game>."""
    game_id = ft.use_route_params().get("game", "")
    if game_id not in scoring.game_ids():
        return keyed(_WhichGame, key="which")
    return keyed(_NewRegular, scoring.game(game_id), key=game_id)


@ft.component
def _WhichGame() -> ft.Control:
    here = room()
    frame, words = use_frame(here), use_words(here)
    route = ft.use_view_path()
    cover = head(frame, words, words.say(_title(frame, "new")), back_to(here, LIST))
    body = scrolling([paper(_games(here, frame, words, ""))], use_places())
    return screen(here, frame, head=cover, body=body, route=route)


@ft.component
def _NewRegular(game: Game) -> ft.Control:
    here = room()
    frame, words = use_frame(here), use_words(here)
    key = regulars.being_made(game.id)
    laid = pick(here.lineups.held(key), lambda g: g)
    wrong, set_wrong = use_kept("wrong", "")
    busy: Any = ft.use_ref(False)
    places = use_places()
    route = ft.use_view_path()

    async def lay() -> None:
        try:
            await regulars.lay_new(here, game)
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(lay, [])

    async def save(_: Any) -> None:
        now = here.lineups.held(key).value
        if busy.current or now is None or wrong_name(now, words, set_wrong):
            return
        busy.current = True  # and stays so: a thumb that bounces makes no second table
        try:
            made = await regulars.make_by_hand(here, name_of(now, game, words), game.id)
        except StoreError as error:
            busy.current = False
            here.trouble(error)
            return
        here.feel("medium")
        here.go(f"{LIST}/{made.id}")
        tell_made(here, regulars.Made(made, new=True), words)

    now = laid or Gathered(moves.empty(game), ())
    address = f"{LIST}/new/{game.id}"
    form = _Form(here, frame, words, game, key, now, laid is not None, address, (wrong, set_wrong))
    tray = begin_bar(words.say("regular.save"), missing_in(words, game, now), save, form.width - 2 * EDGE,
                     frame.f, frame.low)  # fmt: skip
    cover = head(frame, words, words.say(_title(frame, "new")), back_to(here, LIST))
    body = form.body(places, _games(here, frame, words, game.id))
    return screen(here, frame, head=cover, body=body, tray=tray, route=route, body_fill=TINT, full_width=frame.low)


@ft.component
def EditRegular() -> ft.Control:
    """The screen of /tables/<id>/edit."""
    here = room()
    said = ft.use_route_params().get("table", "")
    table_id = table_in(said)
    if table_id is None:
        return no_table(here, use_frame(here), use_words(here))
    return keyed(_EditRegular, table_id, key=said)


@ft.component
def _EditRegular(table_id: int) -> ft.Control:
    here = room()
    frame, words = use_frame(here), use_words(here)
    key = regulars.being_changed(table_id)
    laid = pick(here.lineups.held(key), lambda g: g)
    nothing_yet: Found | None = None
    found, set_found = use_state(nothing_yet)
    wrong, set_wrong = use_kept("wrong", "")
    places = use_places()
    typed, set_typed = use_state(0)
    address = f"{LIST}/{table_id}"
    route = ft.use_view_path()

    async def lay() -> None:
        try:
            set_found(Found(await regulars.lay_open(here, table_id)))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(lay, [])
    table = found.table if found is not None else None

    async def drop(_: Any) -> None:
        try:
            await here.lineups.forget(key)
        except StoreError as error:
            here.trouble(error)
            return
        here.go(address)

    async def save(_: Any) -> None:
        now = here.lineups.held(key).value
        if now is None or table is None or wrong_name(now, words, set_wrong):
            return
        try:
            await regulars.save(here, table, name_of(now, scoring.game(table.game), words))
        except StoreError as error:
            here.trouble(error)
            return
        here.feel("medium")
        here.go(address)
        back = lambda: here.run(_as_it_was, here, table, words)  # noqa: E731
        here.tell(words.say("regular.saved"), words.say("regular.put_back"), back)

    cover = head(frame, words, words.say(_title(frame, "edit")), back_to(here, address))
    if found is not None and (table is None or table.game not in scoring.game_ids()):
        return no_table(here, frame, words)
    if table is None or laid is None:
        return screen(here, frame, head=cover, body=waiting(frame, words), route=route, body_fill=TINT)
    game = scoring.game(table.game)
    form = _Form(here, frame, words, game, key, laid, True, f"{address}/edit", (wrong, set_wrong),
                 lambda: set_typed(typed + 1))  # fmt: skip
    missing = missing_in(words, game, laid)
    if not missing and not _differs(table, game, laid):
        missing = words.say("regular.nothing")
    tray = begin_bar(words.say("regular.save"), missing, save, form.width - 2 * EDGE, frame.f, frame.low)
    if not missing:
        f, height = frame.f, 52 if frame.low else 64 if frame.f < 1.3 else 80
        leave = secondary(words.say("regular.leave"), drop, f=f, height=height)
        keep = primary(words.say("regular.save"), save, f=f, height=height)
        tray = two(leave, keep, stacked=frame.roomy and not frame.low)
    return screen(here, frame, head=cover, body=form.body(places, []), tray=tray, route=route, body_fill=TINT,
                  full_width=frame.low)  # fmt: skip


class _Form(NamedTuple):
    """What is filled in. `address` is that of the screen, `wrong` what is the matter with the name and the way to say
    so; `typed` is told of every letter."""

    here: Room
    frame: Frame
    words: Words
    game: Game
    key: str
    now: Gathered
    ready: bool
    address: str
    wrong: tuple[str, Any]
    typed: Any = None

    @property
    def width(self) -> float:
        frame = self.frame
        return frame.free if frame.low else min(COLUMN, frame.free)

    def body(self, places: Places, first: list[ft.Control]) -> ft.Control:
        here, frame, words, now = self.here, self.frame, self.words, self.now
        inner = self.width / 2 - 2 * EDGE if frame.low else self.width - 2 * EDGE
        seats = seats_part(here, frame, words, self.game, self.key, now, self.ready, inner, deals=False)
        gap = ft.Container(height=16)
        names: list[ft.Control] = [NamePicker(self.key, now, self.ready)]
        change = back_to(here, f"{self.address}/agreement")
        agreement = agreement_part(frame, words, self.game, now, change)
        if frame.low:
            return beside([*first, *seats], [paper([*self._name(), gap, *names]), agreement], places)
        return scrolling([paper([*first, *self._name(), gap, *seats, gap, *names]), agreement], places)

    def _name(self) -> list[ft.Control]:
        """What the table is called. Left empty, it is called after who sit there."""
        wrong, set_wrong = self.wrong

        def change(e: ft.Event[ft.TextField]) -> None:
            self.here.lineups.call(self.key, e.control.value or "")
            if wrong:
                set_wrong("")
            if self.typed is not None:
                self.typed()

        label = self.words.say("regular.name_label")
        field = name_field(
            label, self.now.title, wrong, change, lambda _: None, turn=self.now.turn, expand=True, key="table-name"
        )
        above = [ft.Container(height=12)] if self.frame.roomy else []  # where its label goes
        return [*above, ft.Row([field])] if self.ready else [ft.Container(height=56)]


def wrong_name(now: Gathered, words: Words, set_wrong: Any) -> bool:
    """Whether something is the matter with the name, which is then said at its field."""
    problem = title_problem(now.title, words)
    set_wrong(problem)
    return bool(problem)


def name_of(now: Gathered, game: Game, words: Words) -> str:
    """The name that was typed, else the one after those who sit there."""
    there = [p for one in now.lineup.seats for p in now.people if p.id == one]
    return " ".join(now.title.split()) or called_after(there, game.id, words)


def _differs(table: Regular, game: Game, now: Gathered) -> bool:
    people = tuple(p.id for p in table.people)
    same_rules = game.complete(now.lineup.rules) == game.complete(dict(table.rules))
    return now.lineup.seats != people or not same_rules or " ".join(now.title.split()) != table.name


async def _as_it_was(here: Room, table: Regular, words: Words) -> None:
    try:
        await regulars.say_again(here, table.id, table.name, [p.id for p in table.people], table.rules)
    except StoreError as error:
        here.trouble(error)
        return
    here.tell(words.say("regular.as_it_was"))


def _games(here: Room, frame: Frame, words: Words, chosen: str) -> list[ft.Control]:
    """Which game, of all there are."""
    mark = words.say("a11y.chosen")
    chips = []
    for game in scoring.games():
        name = words.say(f"{game.id}.name")
        chips.append(GameChip(game.id, game.suit, name, f"{name}, {mark}" if game.id == chosen else name))
    go = lambda e: here.go(f"{LIST}/new/{e.control.data}")  # noqa: E731
    return [
        heading(words.say("regular.which_game")), ft.Container(height=8), game_chips(chips, chosen, go, frame.f),
        ft.Container(height=16),
    ]  # fmt: skip


def _title(frame: Frame, what: str) -> str:
    return f"regular.{what}_short" if frame.roomy else f"regular.{what}"
