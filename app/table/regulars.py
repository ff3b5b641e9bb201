"""A regular table: laid ready for tonight, begun at, made, changed, taken off the lists. Nothing is drawn here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

import scoring
from app.room import Room
from app.store.values import Json, Person, Regular, StoredMatch
from app.table import lineup as moves
from app.table.lineup import LineUp, draft_key
from app.table.lineups import AFTER, SINCE, TITLE, Gathered, after, ordered, tapped
from scoring.game import Game

if TYPE_CHECKING:
    from app.store.store import Store

LASTS = 12 * 3600
"""How many seconds a substitute stays seated when nobody begins: the next evening they all sit as always."""

def tonight(table: int) -> str:
    """The key of the line-up that is about to begin at a table."""
    return f"table/{table}"


def being_changed(table: int) -> str:
    """The key of a table while it is changed."""
    return f"table/{table}/edit"


def being_made(game_id: str) -> str:
    """The key of the table of a game that is made by hand."""
    return f"table/new/{game_id}"


class Read(NamedTuple):
    """What the store told of a table: who could sit there, what was tapped (`draft`), the last match they played."""

    table: Regular
    people: tuple[Person, ...]
    draft: Any
    last: StoredMatch | None


async def lay_ready(here: Room, table_id: int) -> Regular | None:
    """Lays a table ready to begin, as it is or as it was tapped since, and gives it; None when there is none.

    Raises what the store raises.
    """
    key = tonight(table_id)
    before = here.lineups.held(key).value
    found: Read | None = await here.door.ask(lambda s: _read(s, table_id, key, played=True))
    if found is None or found.table.game not in scoring.game_ids():
        return found.table if found else None
    table, game = found.table, scoring.game(found.table.game)
    stamp = _stamp(table, found.last.id if found.last else "")
    draft = found.draft
    if not draft or draft.get(AFTER) != stamp or not 0 <= time() - draft.get(SINCE, 0) < LASTS:
        draft = None
    usual = as_usual(table, game, found.last)
    lineup = moves.load(draft, game, _ids(found.people)) or usual
    here.lineups.lay(key, Gathered(lineup, ordered(found.people, usual), stamp), before)
    return table


async def lay_open(here: Room, table_id: int) -> Regular | None:
    """The same for a table that is about to be changed."""
    key = being_changed(table_id)
    before = here.lineups.held(key).value
    found: Read | None = await here.door.ask(lambda s: _read(s, table_id, key, played=False))
    if found is None or found.table.game not in scoring.game_ids():
        return found.table if found else None
    table, game = found.table, scoring.game(found.table.game)
    stamp = _stamp(table, table.name)
    draft = found.draft if found.draft and found.draft.get(AFTER) == stamp else None
    as_is = as_usual(table, game)
    lineup = moves.load(draft, game, _ids(found.people)) or as_is
    title = draft.get(TITLE, table.name) if draft else table.name
    here.lineups.lay(key, Gathered(lineup, ordered(found.people, as_is), stamp, title), before)
    return table


async def lay_new(here: Room, game: Game) -> None:
    """Lays down a table of this game that is being made, empty or as it was tapped. Raises what the store raises."""
    key = being_made(game.id)
    before = here.lineups.held(key).value
    draft, people = await here.door.ask(lambda s: (tapped(s, key), s.people()))
    lineup = moves.load(draft, game, _ids(people)) or moves.empty(game)
    title = draft.get(TITLE, "") if draft else ""
    here.lineups.lay(key, Gathered(lineup, ordered(people, lineup), "", title), before)


def as_usual(table: Regular, game: Game, last: StoredMatch | None = None) -> LineUp:
    """Everybody in their own seat by their own agreement; the deal goes on from where their `last` match left it."""
    people = [p.id for p in table.people]
    count = len(people) if len(people) in game.tables else _nearest(len(people), game)
    seats = (*people, *(None,) * count)[:count]
    dealer = 0
    if (then := after(last)) is not None and (deals := then.seats[then.dealer]) in seats:
        dealer = seats.index(deals)
    caret = seats.index(None) if None in seats else None
    laid = {"seats": seats, "dealer": dealer, "rules": dict(table.rules), "caret": caret}
    found = moves.load(laid, game, _ids(table.people))
    assert found is not None
    return found


def substitutes(table: Regular, lineup: LineUp) -> tuple[list[int], list[int]]:
    """Who sits at the table tonight that does not otherwise, and who does otherwise and not tonight."""
    usual = [p.id for p in table.people]
    there = [one for one in lineup.seats if one is not None]
    return [one for one in there if one not in usual], [one for one in usual if one not in there]


async def begin(here: Room, table: Regular, token: str) -> str:
    """Begins a match at this table as it is laid, and gives its id. Raises what the store raises."""
    key = tonight(table.id)
    now = here.lineups.held(key).value
    assert now is not None
    people, dealer, rules = _people(now.lineup), now.lineup.dealer, dict(now.lineup.rules)

    def write(store: Store) -> str:
        store.use_regular(table.id)
        return store.new_match(table.game, people, dealer, rules, token=token, draft_key=draft_key(key))

    match = await here.door.ask(write)
    here.pads.writes.send(lambda n: n + 1)
    _changed(here)
    return match


class Made(NamedTuple):
    """A table, and whether it was made just now, put back on the lists (`again`), or was there all along."""

    table: Regular
    new: bool = False
    again: bool = False


async def make(here: Room, name: str, game_id: str, lineup: LineUp) -> Made:
    """Makes a regular table of a full line-up. Where these people have one at this game, that one is on the lists.

    Raises what the store raises.
    """
    people, rules = _people(lineup), dict(lineup.rules)

    def write(store: Store) -> Made:
        there = store.regular_of(game_id, people)
        if there is None:
            return Made(store.add_regular(name, game_id, people, rules), new=True)
        if there.hidden is not None:
            store.show_regular(there.id)
        return Made(there, again=there.hidden is not None)

    made = await here.door.ask(write)
    _changed(here)
    return made


async def make_by_hand(here: Room, name: str, game_id: str) -> Regular:
    """Makes the table that lies there being made. Raises what the store raises."""
    key = being_made(game_id)
    now = here.lineups.held(key).value
    assert now is not None
    people, rules = _people(now.lineup), dict(now.lineup.rules)

    def write(store: Store) -> Regular:
        made = store.add_regular(name, game_id, people, rules)
        store.drop_draft(draft_key(key))
        return made

    made = await here.door.ask(write)
    _changed(here)
    return made


async def save(here: Room, table: Regular, name: str) -> None:
    """The table is from now on what was made of it. Raises what the store raises."""
    key = being_changed(table.id)
    now = here.lineups.held(key).value
    assert now is not None
    await say_again(here, table.id, name, _people(now.lineup), now.lineup.rules)
    await here.lineups.forget(key)


async def say_again(here: Room, table_id: int, name: str, people: Sequence[int], rules: Json) -> None:
    """Gives a table this name, these people and this agreement. Raises what the store raises."""
    said = dict(rules)
    await here.door.ask(lambda s: s.change_regular(table_id, name=name, people=people, rules=said))
    _changed(here)


async def hide(here: Room, table_id: int) -> None:
    """Takes a table off the lists. Raises what the store raises."""
    await here.door.ask(lambda s: s.hide_regular(table_id))
    _changed(here)


async def show(here: Room, table_id: int) -> None:
    """Puts a table on the lists again. Raises what the store raises."""
    await here.door.ask(lambda s: s.show_regular(table_id))
    _changed(here)


async def unmake(here: Room, table_id: int) -> None:
    """The table was not meant. Raises what the store raises."""
    await here.door.ask(lambda s: s.unmake_regular(table_id))
    _changed(here)


def _changed(here: Room) -> None:
    here.lineups.tables.send(lambda n: n + 1)


def _read(store: Store, table_id: int, key: str, *, played: bool) -> Read | None:
    table = store.regular(table_id)
    if table is None:
        return None
    last = store.last_together(table.game, [p.id for p in table.people]) if played and table.people else None
    known = store.people()
    people = (*known, *(p for p in table.people if p not in known))  # off the lists, but here
    return Read(table, people, tapped(store, key), store.match(last) if last else None)


def _stamp(table: Regular, of: str) -> str:
    """What a table was when it was tapped on: when it is something else, the taps are of no use."""
    return json.dumps([of, [p.id for p in table.people], dict(table.rules)], sort_keys=True)


def _ids(people: tuple[Person, ...]) -> dict[int, int]:
    return {p.id: p.id for p in people}


def _people(lineup: LineUp) -> list[int]:
    return [one for one in lineup.seats if one is not None]


def _nearest(people: int, game: Game) -> int:
    """The least number of seats at which so many fit; else as many as the game takes."""
    return min((n for n in game.tables if n >= people), default=max(game.tables))

