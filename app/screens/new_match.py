"""A new match: who sits where, who deals first, and the agreement. Four names are four taps, the same four none."""

from __future__ import annotations

from typing import Any, NamedTuple

import flet as ft

import scoring
from app.frame import Frame
from app.held import pick
from app.hooks import keyed
from app.look import DRUK, EDGE, INKT, INKT2, KOP, OPKAFT, PAPIER, SANS, SANS6, TINT, capped, icon, text
from app.parts.begin_bar import begin_bar
from app.parts.buttons import plain
from app.parts.marks import pip
from app.parts.seat_picker import seat_list, seat_picker
from app.room import Room, room, use_frame, use_words
from app.screens.name_picker import NamePicker
from app.screens.scaffold import COLUMN, back_to, head, screen
from app.screens.seats import count_choice, dealer_choice, reading_order, seats_of
from app.store import new_token
from app.store.trouble import StoreError
from app.table import lineup as moves
from app.table.lineups import Gathered
from app.words import Words
from scoring.game import Game


@ft.component
def NewMatch() -> ft.Control:
    """The line-up is kept at every tap; this screen shows it and sends it changes."""
    here = room()
    game_id = ft.use_route_params().get("game", "")
    if game_id not in scoring.game_ids():
        return _no_such_game(here)
    return keyed(_NewMatch, scoring.game(game_id), key=game_id)


@ft.component
def _NewMatch(game: Game) -> ft.Control:
    here = room()
    frame, words = use_frame(here), use_words(here)
    loaded = pick(here.lineups.held(game.id), lambda g: g)
    token: Any = ft.use_ref(new_token)
    busy: Any = ft.use_ref(False)
    route = ft.use_view_path()

    async def load() -> None:
        try:
            await here.lineups.load(game)
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(load, [])

    async def begin(_: Any) -> None:
        if busy.current:
            return
        busy.current = True
        try:
            match = await here.lineups.begin(game.id, token.current)
        except StoreError as error:
            here.trouble(error)
            return
        finally:
            busy.current = False
        here.feel("medium")
        here.go(f"/match/{match}")

    now = loaded or Gathered(moves.empty(game), ())
    problems = game.refuse_rules(now.lineup.rules, len(now.lineup.seats))
    missing = ""
    if now.lineup.missing:
        missing = words.say("new.missing", n=now.lineup.missing)
    elif problems:
        missing = words.say("new.rules_wrong")
    lead = ft.Container(pip(game.suit, 20, OPKAFT))
    named = text(words.say(f"{game.id}.name"), capped(18, frame.f, 1.3), SANS6, OPKAFT, no_wrap=True)
    trail: list[ft.Control] = (
        [] if frame.roomy else [ft.Container(ft.Row([lead, named], spacing=8), padding=ft.Padding.only(right=16))]
    )
    cover = head(frame, words, words.say(f"{game.id}.new"), back_to(here, "/"), trail=trail)
    width = min(COLUMN, frame.width) - frame.left - frame.right
    parts = _Parts(here, frame, words, game, now, loaded is not None)
    whole = frame.width - frame.left - frame.right
    body = parts.beside(whole) if frame.low else parts.below(width)
    width = whole if frame.low else width
    tray = begin_bar(words.say("new.begin"), missing, begin, width - 2 * EDGE, frame.f, frame.low)
    return screen(
        here, frame, head=cover, body=body, tray=tray, route=route, body_fill=TINT, full_width=frame.low
    )


class _Parts(NamedTuple):
    """The parts of the screen, laid out below or beside each other. `ready`: what was kept has been read."""

    here: Room
    frame: Frame
    words: Words
    game: Game
    now: Gathered
    ready: bool

    def below(self, width: float) -> ft.Control:
        """Everything under each other."""
        upper = [*self._seats(width - 2 * EDGE), ft.Container(height=16), *self._names_and_dealer(width - 2 * EDGE)]
        return _scroll([_paper(upper), self._agreement()])

    def beside(self, width: float) -> ft.Control:
        """A phone on its side: the table at the left, the names and the rest at the right."""
        half = width / 2
        left = ft.Container(
            _scroll(self._seats(half - 2 * EDGE)),
            bgcolor=PAPIER, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8), expand=True,
        )  # fmt: skip
        right = _scroll([_paper(self._names_and_dealer(half - 2 * EDGE)), self._agreement()])
        return ft.Row([left, right], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, expand=True)

    def _seats(self, width: float) -> list[ft.Control]:
        here, game, words, frame = self.here, self.game, self.words, self.frame

        def tap(e: ft.Event[ft.TextButton]) -> None:
            here.feel("light")
            here.lineups.change(game.id, lambda lineup: moves.tap_seat(lineup, e.control.data))

        def count(e: ft.Event[ft.TextButton]) -> None:
            here.lineups.change(game.id, lambda lineup: moves.set_count(lineup, e.control.data, game))

        seats = seats_of(game, self.now, words, caret=self.ready)
        title, hint = _heading(words.say("new.where")), text(words.say("new.hint"), 16, SANS, INKT2, 24)
        between = ft.MainAxisAlignment.SPACE_BETWEEN
        top = ft.Row([title, hint], alignment=between, wrap=frame.roomy or width < 330, spacing=8, run_spacing=0)
        parts: list[ft.Control] = [top, ft.Container(height=8)]
        if len(game.tables) > 1:
            parts += [count_choice(game, len(seats), words, count, width, frame.f), ft.Container(height=16)]
        if frame.roomy or width < 310:
            picker = seat_list(seats, reading_order(len(seats)), tap, frame.f)
        else:
            sides = [words.say(f"{game.id}.side.{side}") for side in game.sides]
            picker = ft.Row([seat_picker(seats, sides, width, tap, frame.f)], alignment=ft.MainAxisAlignment.CENTER)
        return [*parts, ft.Semantics(container=True, content=picker)]

    def _names_and_dealer(self, width: float) -> list[ft.Control]:
        here, game, words, frame = self.here, self.game, self.words, self.frame

        def deal(e: ft.Event[ft.TextButton]) -> None:
            here.feel("light")
            here.lineups.change(game.id, lambda lineup: moves.set_dealer(lineup, e.control.data))

        sign = icon(ft.Icons.STYLE_ROUNDED, 22, DRUK)
        title = ft.Row([sign, ft.Container(_heading(words.say("new.dealer")), expand=True)], spacing=8)
        return [
            NamePicker(game.id, self.now, self.ready),
            ft.Container(height=16),
            title,
            ft.Container(height=8),
            dealer_choice(self.now, words, deal, width, frame.f),
        ]

    def _agreement(self) -> ft.Control:
        """What the table agreed on, to be read, and the way to change it."""
        game, words, rules = self.game, self.words, self.now.lineup.rules
        change = plain(
            words.say("new.change"), back_to(self.here, f"/new/{game.id}/agreement"), sign=ft.Icons.EDIT_ROUNDED,
            name=words.say("new.change_name"),
        )  # fmt: skip
        top = ft.Row(
            [_heading(words.say("new.agreement")), change],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=self.frame.roomy, spacing=8, run_spacing=0,
        )  # fmt: skip
        said = text(words.agreement(game, rules), 18, SANS, INKT, 24)
        parts: list[ft.Control] = [top, ft.Container(said, padding=ft.Padding.only(right=8))]
        for problem in game.refuse_rules(rules, len(self.now.lineup.seats)):
            wrong = text(words.problem(problem), 18, SANS6, INKT, 24, expand=True)
            parts.append(ft.Row([icon(ft.Icons.INFO_ROUNDED, 22, DRUK), wrong], spacing=8))
        inner = ft.Padding.only(left=EDGE, right=8, top=8, bottom=16)
        return ft.Container(ft.Column(parts, spacing=4), bgcolor=TINT, padding=inner)


def _heading(said: str) -> ft.Control:
    return ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28))


def _scroll(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(parts, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True)


def _paper(parts: list[ft.Control]) -> ft.Control:
    """The sheet, with a printed line where the agreement begins."""
    return ft.Container(
        ft.Column(parts, spacing=0), bgcolor=PAPIER, padding=ft.Padding.only(left=EDGE, right=EDGE, top=12, bottom=16),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def _no_such_game(here: Room) -> ft.Control:
    frame, words = use_frame(here), use_words(here)
    said = ft.Container(text(words.say("new.no_game"), 18, SANS, INKT), padding=EDGE)
    return screen(here, frame, head=head(frame, words, "Natpit", back_to(here, "/")), body=said)
