"""The line-ups that are being made, one a game and one a regular table. Every tap is kept, so a reload or a restart
finds it as it was."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

import scoring
from app.held import Held
from app.store import Door
from app.store.values import Person, StoredMatch
from app.table import lineup as moves
from app.table.lineup import LineUp, draft_key
from app.table.pads import Pads
from app.table.sheet import sheet_of
from scoring.game import Game, Refused

if TYPE_CHECKING:
    from app.store.store import Store

AFTER, TITLE, SINCE = "after", "title", "since"


class Gathered(NamedTuple):
    """A line-up, and everybody who could be in it. The order of the people stays while the screen is open."""

    lineup: LineUp
    people: tuple[Person, ...]
    last: str = ""
    """The newest match of this game when it was read: a line-up that was kept before that one is of another evening."""
    title: str = ""
    """How a regular table that is being made will be called."""
    turn: int = 0
    """How often another name than the one that stood there was read: a field shows that, and not what was typed."""

    def name(self, seat: int) -> str:
        """The name at a seat, "" for nobody yet."""
        there = self.lineup.seats[seat]
        return next((p.name for p in self.people if p.id == there), "")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.name(seat) for seat in range(len(self.lineup.seats)))


class LineUps:
    """The line-ups, shared by all screens of one process as the store's drafts of them are. `key` is a game, for its
    next match, or what `app.table.regulars` says of a regular table."""

    def __init__(self, door: Door, pads: Pads) -> None:
        self._door, self._pads = door, pads
        self._held: dict[str, Held[Gathered | None]] = {}
        self.tables: Held[int] = Held(0)
        """How often the regular tables changed, for whoever shows them."""

    def held(self, key: str) -> Held[Gathered | None]:
        """The line-up under this key; None until it was read."""
        return self._held.setdefault(key, Held(None))

    def start_over(self) -> None:
        """The database is another one, with line-ups and people of its own."""
        self._held.clear()

    async def load(self, game: Game) -> None:
        """Reads what was kept, else the last line-up of this game, else nobody. Raises what the store raises."""
        held = self.held(game.id)
        before = held.value
        draft, people, last = await self._door.ask(
            lambda s: (*with_people(s, tapped(s, game.id)), s.last_match(game.id))
        )
        known = {p.id: p.id for p in people}
        newest = last.id if last else ""
        if draft and draft.get(AFTER, newest) != newest:
            draft = None
        usual = after(last)
        if usual is not None:
            usual = moves.with_people(usual, known)  # who is off the lists does not sit down by itself
        lineup = moves.load(draft, game, set(known)) or usual or moves.empty(game)
        self.lay(game.id, Gathered(lineup, ordered(people, lineup), newest), before)

    def lay(self, key: str, read: Gathered, before: Gathered | None) -> None:
        """Lays down what was read for a key that held `before` when it was asked for; what was tapped in the meantime
        stays."""
        held = self.held(key)
        if held.value is not None:
            if held.value is not before:
                read = read._replace(lineup=held.value.lineup, title=held.value.title)
            read = read._replace(turn=held.value.turn + (read.title != held.value.title))
        held.put(read)

    def change(self, key: str, change: Callable[[LineUp], LineUp]) -> None:
        """A tap: changes the line-up and keeps it, without waiting."""
        held = self.held(key)
        if held.value is None:
            return
        new = change(held.value.lineup)
        if new != held.value.lineup:
            self._keep(key, held.value._replace(lineup=new))

    def call(self, key: str, title: str) -> None:
        """Keeps what was typed as the name. Nothing is drawn anew: the field has it already."""
        held = self.held(key)
        if held.value is not None:
            held.value = held.value._replace(title=title)
            self._door.keep_draft(draft_key(key), kept(held.value))

    async def forget(self, key: str) -> None:
        """Nothing was meant. Raises what the store raises."""
        await self._door.ask(lambda s: s.drop_draft(draft_key(key)))
        self.held(key).value = None

    async def join(
        self, key: str, name: str, tap_name: Callable[[LineUp, int], LineUp] = moves.tap_name
    ) -> Person:
        """Remembers a name and seats it, as a tap on it would. Raises what the store raises."""
        person = await self._door.ask(lambda s: s.add_person(name))
        now = self.held(key).value
        if now is not None:
            lineup = tap_name(now.lineup, person.id)
            self._keep(key, now._replace(lineup=lineup, people=joined(now.people, person)))
        return person

    async def renamed(self) -> None:
        """Somebody is called otherwise, came on the lists or off them, or two are one: every line-up that is known here
        shows it. Who sits at a table stays there. Raises what the store raises.
        """
        known = {key: held.value for key, held in self._held.items() if held.value is not None}
        ids = {p.id for now in known.values() for p in now.people}
        people, whose = await self._door.ask(lambda s: (s.people(), s.named(ids)))
        roots = {one: there.id for one, there in whose.items()}
        for key in known:
            now = self.held(key).value
            if now is None:
                continue
            lineup = moves.with_people(now.lineup, roots)
            there = self._as_now(now, people, whose, lineup)
            if lineup != now.lineup:
                self._keep(key, now._replace(lineup=lineup, people=there))
            elif there != now.people:
                self.held(key).put(now._replace(people=there))

    async def leave(self, person: int) -> None:
        """Takes somebody out of the line-ups that lie ready, one a game. Raises what the store raises."""

        def empty_seats(store: Store) -> None:
            for game_id in scoring.game_ids():
                draft = tapped(store, game_id)
                if draft and person in draft["seats"]:
                    seats = [None if one == person else one for one in draft["seats"]]
                    store.save_draft(draft_key(game_id), {**draft, "seats": seats})

        await self._door.ask(empty_seats)
        for game_id in scoring.game_ids():
            now = self.held(game_id).value
            if now is not None and now.lineup.seat_of(person) is not None:
                others = {one: one for one in now.lineup.seats if one is not None and one != person}
                self._keep(game_id, now._replace(lineup=moves.with_people(now.lineup, others)))

    @staticmethod
    def _as_now(
        now: Gathered, people: tuple[Person, ...], whose: Mapping[int, Person], lineup: LineUp
    ) -> tuple[Person, ...]:
        """Everybody who could be in a line-up, in the order in which they stood; who is new comes last."""
        listed = {p.id for p in people}
        there: tuple[Person, ...] = ()
        for one in (*(whose[p.id] for p in now.people if p.id in whose), *people):
            if one.id in listed or one.id in lineup.seats:
                there = joined(there, one)
        return there

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

    def _keep(self, key: str, now: Gathered) -> None:
        self.held(key).put(now)
        self._door.keep_draft(draft_key(key), kept(now))


def joined(people: tuple[Person, ...], one: Person) -> tuple[Person, ...]:
    """These people and one more, who may be among them already, perhaps under the name or mark of before."""
    if any(p.id == one.id for p in people):
        return tuple(one if p.id == one.id else p for p in people)
    return (*people, one)


def with_people(store: Store, draft: Any) -> tuple[Any, tuple[Person, ...]]:
    """What was tapped, and everybody on the lists or seated there."""
    people = store.people()
    seats = [one for one in draft["seats"] if one is not None] if draft else []
    return draft, (*people, *(p for p in store.named(seats).values() if p not in people))


def kept(now: Gathered) -> dict[str, Any]:
    """What is kept of a line-up, and when that was."""
    return {**moves.dump(now.lineup), AFTER: now.last, TITLE: now.title, SINCE: int(time())}


def tapped(store: Store, key: str) -> Any:
    """What was tapped, with everybody under the id that they go by now."""
    return as_now(store, store.draft(draft_key(key)))


def as_now(store: Store, draft: Any) -> Any:
    """A line-up that was kept, with everybody under the id that they go by now; None for what is none."""
    if not isinstance(draft, dict) or not isinstance(draft.get("seats"), list):
        return None
    whose = store.whose([one for one in draft["seats"] if isinstance(one, int)])
    seats = [whose.get(one) for one in draft["seats"]]
    return {**draft, "seats": [None if one in seats[:n] else one for n, one in enumerate(seats)]}


def after(stored: StoredMatch | None) -> LineUp | None:
    """The line-up after this match. None when there is none, or when this Natpit cannot replay it."""
    if stored is None or stored.game not in scoring.game_ids():
        return None
    try:
        return moves.again(sheet_of(stored))
    except Refused:
        return None


def ordered(people: tuple[Person, ...], lineup: LineUp) -> tuple[Person, ...]:
    """Who is seated first, in seat order; then the others, who played last first."""
    seated = {person: seat for seat, person in enumerate(lineup.seats) if person is not None}
    return tuple(sorted(people, key=lambda p: seated.get(p.id, len(seated))))
