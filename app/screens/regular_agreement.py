"""The agreement of a regular table that is made or changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

import scoring
from app.held import pick
from app.hooks import keyed, use_state
from app.room import room, use_words
from app.screens.agreement import AgreementSheet
from app.screens.regular import LIST, table_in
from app.store.trouble import StoreError
from app.table import lineup as moves
from app.table import regulars


@ft.component
def RegularAgreement() -> ft.Control:
    """The screen of /tables/new/<game>/agreement and /tables/<id>/edit/agreement."""
    params = ft.use_route_params()
    game_id, table_id = params.get("game", ""), table_in(params.get("table", ""))
    if table_id is not None:
        return keyed(_Agreement, regulars.being_changed(table_id), "", f"{LIST}/{table_id}/edit", key=str(table_id))
    return keyed(_Agreement, regulars.being_made(game_id), game_id, f"{LIST}/new/{game_id}", key=game_id)


@ft.component
def _Agreement(which: str, game_id: str, back: str) -> ft.Control:
    here = room()
    words = use_words(here)
    held = pick(here.lineups.held(which), lambda g: g)
    nobody: str = game_id
    known, set_known = use_state(nobody)

    async def lay() -> None:
        """Who comes here by the address finds nothing laid yet."""
        try:
            if game_id in scoring.game_ids():
                await regulars.lay_new(here, scoring.game(game_id))
            elif table := await regulars.lay_open(here, int(which.split("/")[1])):
                set_known(table.game)
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(lay, [])

    def change(rules: Mapping[str, Any]) -> None:
        here.lineups.change(which, lambda lineup: moves.set_rules(lineup, rules))

    game = scoring.game(known) if known in scoring.game_ids() else None
    if held is None or game is None:
        return AgreementSheet(game, {}, 0, None, back, words.say("regular.missing_why") if known else "")
    return AgreementSheet(game, held.lineup.rules, len(held.lineup.seats), change, back, "")
