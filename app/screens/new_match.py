"""A new match: who sits where, who deals first, and the agreement. Four names are four taps, the same four none."""

from __future__ import annotations

from typing import Any

import flet as ft

import scoring
from app.frame import COLUMN, Frame
from app.held import pick
from app.hooks import keyed
from app.kept import Places, use_kept_ref, use_places
from app.look import EDGE, INKT, OPKAFT, SANS, SANS6, TINT, capped, text
from app.parts.begin_bar import begin_bar
from app.parts.marks import pip
from app.room import Room, room, use_frame, use_words
from app.screens.lineup_parts import agreement_part, beside, dealer_part, missing_in, paper, scrolling, seats_part
from app.screens.name_picker import NamePicker
from app.screens.scaffold import back_to, head, screen
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
    token, places = use_kept_ref("token", new_token), use_places()
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
            match = await here.while_waiting(here.lineups.begin(game.id, token.current))
        except StoreError as error:
            here.trouble(error)
            return
        finally:
            busy.current = False
        here.feel("medium")
        here.go(f"/match/{match}")

    now = loaded or Gathered(moves.empty(game), ())
    missing = missing_in(words, game, now)
    lead = ft.Container(pip(game.suit, 20, OPKAFT))
    named = text(words.say(f"{game.id}.name"), capped(18, frame.f, 1.3), SANS6, OPKAFT, no_wrap=True)
    trail: list[ft.Control] = (
        [] if frame.roomy else [ft.Container(ft.Row([lead, named], spacing=8), padding=ft.Padding.only(right=16))]
    )
    cover = head(frame, words, words.say(f"{game.id}.new"), back_to(here, "/"), trail=trail)
    width = frame.free if frame.low else min(COLUMN, frame.free)
    body = _body(here, places, frame, words, game, now, loaded is not None, width)
    tray = begin_bar(words.say("new.begin"), missing, begin, width - 2 * EDGE, frame.f, frame.low)
    return screen(
        here, frame, head=cover, body=body, tray=tray, route=route, body_fill=TINT, full_width=frame.low
    )


def _body(
    here: Room, places: Places, frame: Frame, words: Words, game: Game, now: Gathered, ready: bool, width: float
) -> ft.Control:
    """The seats, the names, who deals first and the agreement. `ready`: what was kept has been read."""
    inner = width / 2 - 2 * EDGE if frame.low else width - 2 * EDGE
    seats = seats_part(here, frame, words, game, game.id, now, ready, inner)
    rest = [
        NamePicker(game.id, now, ready),
        ft.Container(height=16),
        *dealer_part(here, frame, words, game.id, now, inner),
    ]
    agreement = agreement_part(frame, words, game, now, back_to(here, f"/new/{game.id}/agreement"))
    if frame.low:
        return beside(seats, [paper(rest), agreement], places)
    return scrolling([paper([*seats, ft.Container(height=16), *rest]), agreement], places)


def _no_such_game(here: Room) -> ft.Control:
    frame, words = use_frame(here), use_words(here)
    said = ft.Container(text(words.say("new.no_game"), 18, SANS, INKT), padding=EDGE)
    return screen(here, frame, head=head(frame, words, "Natpit", back_to(here, "/")), body=said)
