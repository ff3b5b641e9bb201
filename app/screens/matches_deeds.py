"""What can be done with a match from the list of all of them, and the way back from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.parts.menu import Group, Row
from app.room import Room
from app.screens.figures_ways import figures_address
from app.screens.whence import note_whence
from app.store.values import StoredMatch
from app.table import acts
from app.table import lineup as moves
from app.table.finding import Line, replayed
from app.words import Words


def deeds_of(line: Line, words: Words) -> Group:
    """What lies behind a row."""
    found: list[Row] = []
    if line.readable:
        if line.open:
            found.append(Row(words.say("matches.play_on"), "pad", sign=ft.Icons.PLAY_ARROW_ROUNDED))
        else:
            found.append(Row(words.say("matches.to_result"), "result", sign=ft.Icons.EMOJI_EVENTS_ROUNDED))
            if line.stopped:
                found.append(Row(words.say("pad.reopen"), "reopen", sign=ft.Icons.REPLAY_ROUNDED))
            else:
                found.append(Row(words.say("result.to_pad"), "pad", sign=ft.Icons.GRID_ON_ROUNDED))
        found.append(Row(words.say("matches.again"), "again", sign=ft.Icons.HANDSHAKE_ROUNDED))
        found.append(Row(words.say("matches.figures"), "figures", sign=ft.Icons.INSIGHTS_ROUNDED))
        found.append(Row(words.say("pad.share"), "share", sign=ft.Icons.IOS_SHARE_ROUNDED))
    found.append(Row(words.say("matches.put_away"), "remove", sign=ft.Icons.DELETE_OUTLINE_ROUNDED))
    return Group(line.who, found)


def open_match(here: Room, line: Line) -> None:
    """One that is still being played opens its pad, one that is over its result."""
    note_whence(here, line.id)
    here.go(f"/match/{line.id}" if line.open else f"/match/{line.id}/result")


async def do(here: Room, line: Line, words: Words, what: str) -> None:
    """Does it, and goes where that is seen."""
    note_whence(here, line.id)
    try:
        if what == "pad":
            here.go(f"/match/{line.id}")
        elif what in ("result", "share"):
            here.go(f"/match/{line.id}/{what}")
        elif what == "figures":
            here.go(figures_address(line.game, company=line.company))
        elif what == "reopen":
            await acts.reopen_match(here, line.id)
            here.go(f"/match/{line.id}")
        elif what == "again":
            await _again(here, line, words)
        else:
            await remove(here, line.id, words)
    except Exception as error:
        here.trouble(error)


async def _again(here: Room, line: Line, words: Words) -> None:
    """Lays the line-up ready: the same people in their seats, the agreement that held last, the deal going on."""
    found = await here.door.ask(lambda s: s.match(line.id))
    sheet = replayed(found) if found is not None else None
    if sheet is None:
        here.tell(words.say("matches.gone"))
        return
    here.lineups.propose(line.game, moves.again(sheet))
    here.go(f"/new/{line.game}")


async def remove(here: Room, match: str, words: Words) -> None:
    """Puts a match into the bin, with eight seconds to take it out again (and for ever in the bin itself)."""
    await _turn(here, match, lambda s: s.remove_match(match))
    here.feel("medium")
    here.tell(words.say("matches.away"), words.say("home.put_back"), lambda: here.run(put_back, here, match))


async def put_back(here: Room, match: str) -> None:
    """Takes a match out of the bin."""
    try:
        await _turn(here, match, lambda s: s.restore_match(match))
    except Exception as error:
        here.trouble(error)
    else:
        here.feel("medium")


async def _turn(here: Room, match: str, write: Callable[[Any], object]) -> None:
    """Writes, and shows it wherever the match is seen: also where this Natpit cannot read it."""

    def both(store: Any) -> StoredMatch | None:
        write(store)
        found: StoredMatch | None = store.match(match)
        return found

    found = await here.door.ask(both)
    if found is not None and replayed(found) is not None:
        here.pads.show(match, found)
    here.pads.writes.send(lambda n: n + 1)
