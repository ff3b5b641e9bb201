"""A loose hand is argued about: entered as any other, then seen under the agreements, without a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import keyed, use_state
from app.look import EDGE, text
from app.parts.menu import Group, Row
from app.room import Room, room, use_frame, use_words
from app.screens import loose_hand as loose_hands
from app.screens.agreement import AgreementSheet
from app.screens.dispute import Settling, Ways
from app.screens.entry import Entering
from app.screens.entry_desk import Desk
from app.screens.loose_hand import Loose
from app.screens.scaffold import head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table.agreement import choose
from app.words import Words
from scoring import game as game_by_id
from scoring import game_ids
from scoring.dispute import Alternative


class LooseDesk(Desk):
    """The desk at which a loose hand is entered: written nowhere, and its table can be another one."""

    counts = False

    def __init__(self, here: Room, hand: Loose, words: Words, reseat: Any) -> None:
        self._loose, self._reseats = hand, reseat
        super().__init__(here, hand.sheet(words), loose_hands.job(hand.game), hand.kept, words)

    def _keep(self) -> None:
        draft = self.entry.dump(self.held.value.draft)
        self._kept = self._kept._replace(draft=draft, extra=self.extra, token=self._token)
        loose_hands.keep(self._here, self._loose._replace(kept=self._kept))

    @property
    def verb(self) -> str:
        return "dispute.compare"

    def leave(self) -> None:
        self._here.go("/")

    async def write(self) -> None:
        """Nothing is written: what was entered is seen under the agreements."""
        self._keep()
        self._here.feel("light")
        self._here.go(f"/dispute/{self._loose.game}/compare")

    def more(self, words: Words) -> list[Group]:
        """With how many they played, and by which agreement."""
        seats = len(self._loose.names)
        counts = [
            Row(str(n), f"seats-{n}", n == seats, name=words.say("home.players", n=n))
            for n in sorted(self.sheet.game.tables)
        ]
        groups = [Group(words.say("dispute.how_many"), counts, chips=True)] if len(counts) > 1 else []
        rules = Row(words.say("pad.agreement"), "agreement", sign=ft.Icons.HANDSHAKE_ROUNDED)
        return [*groups, Group("", [rules])]

    def chose(self, what: str) -> None:
        if what == "agreement":
            self._keep()
            self._here.go(f"/dispute/{self._loose.game}/agreement")
        elif what.startswith("seats-"):
            new = self._loose._replace(kept=self._kept).at_table(int(what.removeprefix("seats-")))
            loose_hands.keep(self._here, new)
            self._reseats(new)


@ft.component
def LooseHand() -> ft.Control:
    """The screen of /dispute/…: what the hand was. Read anew whenever it comes in sight."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    game_id = ft.use_route_params()["game"]
    route = ft.use_view_path()
    in_sight = ft.use_route_location() == f"/dispute/{game_id}"
    nothing: Loose | None = None
    hand, put = use_state(nothing)
    visit, count = use_state(0)

    def show(new: Loose) -> None:
        put(new)
        count(visit + 1)

    async def fetch() -> None:
        if in_sight and game_id in game_ids():
            await _fetch(here, game_id, show)

    ft.use_effect(fetch, [in_sight])
    if hand is None:
        return _bare(here, frame, words, game_id, route)
    return keyed(Loosely, here, hand, frame, words, show, key=str(visit))


@ft.component
def Loosely(here: Room, hand: Loose, frame: Frame, words: Words, show: Any) -> ft.Control:
    """The entry itself, at a desk that writes nothing."""
    desk = ft.use_memo(lambda: LooseDesk(here, hand, words, show), [])
    return Entering(here, desk.sheet, desk.job, hand.kept, frame, words, False, desk)


@ft.component
def LooseDispute() -> ft.Control:
    """The screen of /dispute/…/compare. What is taken over is what this hand is then judged by."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    game_id = ft.use_route_params()["game"]
    route = ft.use_view_path()
    nothing: Loose | None = None
    hand, put = use_state(nothing)

    async def fetch() -> None:
        if game_id in game_ids():
            await _fetch(here, game_id, put)

    ft.use_effect(fetch, [])
    entry = f"/dispute/{game_id}"
    argued = ft.use_memo(lambda: loose_hands.argued(hand, words) if hand else None, [hand])

    def nothing_entered() -> None:
        if hand is not None and argued is None:
            here.go(entry)

    ft.use_effect(nothing_entered, [hand])
    if hand is None or argued is None:
        return _bare(here, frame, words, game_id, route)
    now = hand

    def take(one: Alternative) -> None:
        new = now._replace(rules=choose(game_by_id(game_id), now.rules, one.rule, one.value))
        loose_hands.keep(here, new)
        put(new)

    def done(_: Any = None) -> None:
        loose_hands.forget(here, game_id)
        here.go("/")

    ways = Ways(
        lambda _=None: here.go(entry), done, words.say("dispute.done"), take, lambda: here.go(f"{entry}/agreement")
    )
    agreed = str(sorted(map(str, now.rules.items())))
    return keyed(Settling, here, argued, frame, words, False, [], ways, key=agreed)


@ft.component
def LooseAgreement() -> ft.Control:
    """The screen of /dispute/…/agreement: by what the loose hand is judged."""
    here = room()
    game_id = ft.use_route_params()["game"]
    game = game_by_id(game_id) if game_id in game_ids() else None
    nothing: Loose | None = None
    hand, put = use_state(nothing)

    async def fetch() -> None:
        if game is not None:
            await _fetch(here, game_id, put)

    ft.use_effect(fetch, [])

    def change(rules: Mapping[str, Any]) -> None:
        if hand is not None:
            new = hand._replace(rules=dict(rules))
            loose_hands.keep(here, new)
            put(new)

    rules, seats = (hand.rules, len(hand.names)) if hand else ({}, 0)
    return AgreementSheet(game, rules, seats, change if hand else None, f"/dispute/{game_id}", "")


async def _fetch(here: Room, game_id: str, put: Any) -> None:
    try:
        put(await loose_hands.fetch(here, game_id))
    except StoreError as error:
        here.trouble(error)


def _bare(here: Room, frame: Frame, words: Words, game_id: str, route: str) -> ft.Control:
    """The screen before its hand is there, or of a game that nobody knows."""
    title = words.say("dispute.loose" if game_id in game_ids() else "app.no_match")
    bar = head(frame, words, title, lambda _: here.go("/"), close=True)
    nowhere = ft.Container(text(words.say("new.no_game")), padding=EDGE)
    body = waiting(frame, words) if game_id in game_ids() else nowhere
    return screen(here, frame, head=bar, body=body, route=route)
