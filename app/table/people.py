"""What is done to the people that are remembered. Every screen shows it at once, wherever their names stand.

All raise what the store raises.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from app.room import Room
from app.store.values import Merged, Person, Player

if TYPE_CHECKING:
    from app.store.store import Store

T = TypeVar("T")


async def add(here: Room, name: str) -> Person:
    """Remembers a name, or puts it on the lists again."""
    added = await here.door.ask(lambda s: s.add_person(name))
    await here.lineups.renamed()
    here.pads.names.send(lambda n: n + 1)
    return added


async def rename(here: Room, person: int, name: str) -> Person:
    """Spells a name otherwise in every match."""
    return await _do(here, lambda s: s.rename_person(person, name))


async def merge(here: Room, spelling: int, into: int) -> Merged:
    """Two names are one person: the first one becomes a spelling of the second."""
    return await _do(here, lambda s: s.merge_people(spelling, into))


async def may_merge(here: Room, spelling: int, into: int) -> None:
    """Whether they can be one person: what `merge` would raise, is raised."""
    await here.door.ask(lambda s: s.may_merge(spelling, into))


async def unmerge(here: Room, spelling: int, along: Sequence[int] = ()) -> Person:
    """They are two after all."""
    return await _do(here, lambda s: s.unmerge(spelling, along))


async def hide(here: Room, person: int) -> Person:
    """Takes a name off the lists, and out of the line-ups that lie ready; where it is in a match it stays."""
    left = await here.door.ask(lambda s: s.hide_person(person))
    await here.lineups.leave(left.id)
    await _shown(here)
    return left


async def show(here: Room, person: int) -> Person:
    """Puts a name on the lists again."""
    return await _do(here, lambda s: s.show_person(person))


async def set_pattern(here: Room, person: int, pattern: int) -> Person:
    """Gives somebody another mark."""
    return await _do(here, lambda s: s.set_pattern(person, pattern))


async def _do(here: Room, write: Callable[[Store], T]) -> T:
    done = await here.door.ask(write)
    await _shown(here)
    return done


async def _shown(here: Room) -> None:
    await here.lineups.renamed()
    await here.pads.renamed()


def looked_for(players: Iterable[Player], typed: str) -> list[Player]:
    """Those in whose name, or another spelling of it, these letters stand, whatever their capitals and accents."""
    sought = _plain(typed)
    return [p for p in players if any(sought in _plain(one.name) for one in (p.person, *p.spellings))]


def called(players: Iterable[Player], name: str) -> Player | None:
    """Who is called so already, under whatever spelling."""
    sought = " ".join(name.split()).casefold()
    return next((p for p in players if any(one.name.casefold() == sought for one in (p.person, *p.spellings))), None)


def _plain(said: str) -> str:
    letters = unicodedata.normalize("NFKD", " ".join(said.split())).casefold()
    return "".join(c for c in letters if not unicodedata.combining(c))
