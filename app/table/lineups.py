"""The line-ups that are being made, one a game. Every tap is kept, so a reload or a restart finds it as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import scoring
from app.held import Held
from app.store import Door
from app.store.values import Person, StoredMatch
from app.table import lineup as moves
from app.table.lineup import LineUp, draft_key
from app.table.pads import Pads
from app.table.sheet import sheet_of
from scoring.game import Game, Refused

AFTER = "after"


class Gathered(NamedTuple):
    """A line-up, and everybody who could be in it. The order of the people stays while the screen is open."""

    lineup: LineUp
    people: tuple[Person, ...]
    last: str = ""
    """The newest match of this game when it was read: a line-up that was kept before that one is of another evening."""

    def name(self, seat: int) -> str:
        """The name at a seat, "" for nobody yet."""
        there = self.lineup.seats[seat]
        return next((p.name for p in self.people if p.id == there), "")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in range(len(self.lineup.seats)))


class LineUps:
    """The line-up of each game, shared by all screens of one process as the store's draft of it is."""

    def __init__(self, door: Door, pads: Pads) -> None:
        self._door, self._pads = door, pads
        self._held: dict[str, Held[Gathered | None]] = {}

    def held(self, game_id: str) -> Held[Gathered | None]:
        """The line-up of this game; None until `load` has read it."""
        return self._held.setdefault(game_id, Held(None))

    async def load(self, game: Game) -> None:
        """Reads what was kept, else the last line-up of this game, else nobody. Raises what the store raises."""
        held = self.held(game.id)
        before = held.value
        draft, people, last = await self._door.ask(
            lambda s: (s.draft(draft_key(game.id)), s.people(), s.last_match(game.id))
        )
        known = {p.id for p in people}
        newest = last.id if last else ""
        if draft and draft.get(AFTER, newest) != newest:
            draft = None
        lineup = moves.load(draft, game, known) or _last(last) or moves.empty(game)
        if held.value is not before and held.value is not None:
            lineup = held.value.lineup  # tapped in the meantime
        held.put(Gathered(lineup, _ordered(people, lineup), newest))

    def change(self, game_id: str, change: Callable[[LineUp], LineUp]) -> None:
        """A tap: changes the line-up and keeps it, without waiting."""
        held = self.held(game_id)
        if held.value is None:
            return
        new = change(held.value.lineup)
        if new != held.value.lineup:
            self._keep(game_id, held.value._replace(lineup=new))

    async def join(self, game_id: str, name: str) -> Person:
        """Remembers a name and seats it. Raises what the store raises."""
        person = await self._door.ask(lambda s: s.add_person(name))
        now = self.held(game_id).value
        if now is not None:
            people = now.people if person in now.people else (*now.people, person)
            self._keep(game_id, Gathered(moves.tap_name(now.lineup, person.id), people, now.last))
        return person

    async def begin(self, game_id: str, token: str) -> str:
        """Begins the match of this line-up and gives its id. Raises what the store raises."""
        now = self.held(game_id).value
        assert now is not None
        people = [p for p in now.lineup.seats if p is not None]
        rules, dealer, key = dict(now.lineup.rules), now.lineup.dealer, draft_key(game_id)
        match: str = await self._door.ask(
            lambda s: s.new_match(game_id, people, dealer, rules, token=token, draft_key=key)
        )
        self._pads.writes.send(lambda n: n + 1)
        return match

    def propose(self, game_id: str, lineup: LineUp) -> None:
        """Fills in a line-up (`app.table.lineup.again` for a revenge), to be looked at on the screen of a new match."""
        held = self.held(game_id)
        if held.value is not None:
            held.put(held.value._replace(lineup=lineup))
        self._door.keep_draft(draft_key(game_id), moves.dump(lineup))

    def _keep(self, game_id: str, now: Gathered) -> None:
        self.held(game_id).put(now)
        self._door.keep_draft(draft_key(game_id), {**moves.dump(now.lineup), AFTER: now.last})


def _last(stored: StoredMatch | None) -> LineUp | None:
    """The line-up after the last match. None when there is none, or when this Natpit cannot replay it."""
    if stored is None or stored.game not in scoring.game_ids():
        return None
    try:
        return moves.again(sheet_of(stored))
    except Refused:
        return None


def _ordered(people: tuple[Person, ...], lineup: LineUp) -> tuple[Person, ...]:
    """Who is seated first, in seat order; then the others, who played last first."""
    seated = {person: seat for seat, person in enumerate(lineup.seats) if person is not None}
    return tuple(sorted(people, key=lambda p: seated.get(p.id, len(seated))))
