"""The people as a screen reads them, and what is told of each."""

from __future__ import annotations

from typing import TypeVar

import flet as ft

from app.held import pick
from app.hooks import use_state
from app.room import Room
from app.store.trouble import StoreError
from app.store.values import Person, Player
from app.words import Words

T = TypeVar("T")


class Read:
    """What was asked for once: `found` None where there is none."""

    def __init__(self, found: Player | None = None) -> None:
        self.found = found


def use_players(here: Room, in_sight: bool) -> tuple[Player, ...] | None:
    """Everybody, read anew after every write while the calling screen is in sight; None until it was."""
    nobody_yet: tuple[Player, ...] | None = None
    players, put = use_state(nobody_yet)
    changed = _use_changes(here, in_sight)

    async def read() -> None:
        if in_sight:
            try:
                put(await here.door.ask(lambda s: s.players()))
            except StoreError as error:
                here.trouble(error)

    ft.use_effect(read, [in_sight, changed])
    return players


def use_player(here: Room, address: str, in_sight: bool = True) -> Read | None:
    """The person of an address; None until it was read."""
    nothing_yet: Read | None = None
    there, put = use_state(nothing_yet)
    changed = _use_changes(here, in_sight)

    async def read() -> None:
        if not in_sight:
            return
        if not (address.isascii() and address.isdecimal() and len(address) < 10):
            put(Read())
            return
        try:
            put(Read(await here.door.ask(lambda s: s.player(int(address)))))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(read, [address, in_sight, changed])
    return there


def _use_changes(here: Room, in_sight: bool) -> tuple[int, int]:
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    names = pick(here.pads.names, lambda n: n if in_sight else -1)
    return writes, names


def told_of(player: Player, words: Words) -> str:
    """ "12 potjes, laatst gisteren"."""
    if player.last is None:
        return words.say("people.never")
    return words.say("people.played", n=player.matches, day=words.date(player.last))


def also_called(player: Player, words: Words) -> str:
    """The other spellings of a name, "" for none."""
    names: tuple[Person, ...] = player.spellings
    return words.say("people.also", names=words.listed([one.name for one in names])) if names else ""
