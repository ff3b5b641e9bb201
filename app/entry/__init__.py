"""How a hand is entered: a game a room, under the name of the game."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from app.entry.contract import Entry
from app.parts.figures import Figure
from app.words import Who, Words
from scoring.match import Replay

_extra: dict[str, Entry] = {}


def register(game_id: str, entry: Entry) -> None:
    """Gives a game that has no room here its entry."""
    _extra[game_id] = entry


def unregister(game_id: str) -> None:
    """Takes away the entry that a game was given."""
    _extra.pop(game_id, None)


def entry_of(game_id: str) -> Entry:
    """The entry of a game: the room `app.entry.<game>`, or what was registered."""
    return _extra[game_id] if game_id in _extra else cast(Entry, import_module(f"app.entry.{game_id}"))


def figures_of(replay: Replay, words: Words, who: Who) -> tuple[Figure, ...]:
    """What a game counts at the end of a match: what its room's `figures` says, nothing where it has none."""
    count = getattr(entry_of(replay.game.id), "figures", None)
    return tuple(count(replay, words, who)) if count else ()
