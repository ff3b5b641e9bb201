"""Revanche: the same people by the same agreement, and the deal goes on. One tap, and the pad lies ready."""

from __future__ import annotations

from app.room import Room
from app.store.trouble import StoreError
from app.table import acts
from app.table import lineup as moves
from app.table.sheet import Sheet
from app.words import Words


async def play_again(here: Room, sheet: Sheet, words: Words, token: str) -> bool:
    """Begins the next match and goes to its pad, with a way back. Gives whether it began.

    The same `token` again finds the match that it began. Where a seat has become empty (somebody left midway), the
    line-up is laid ready to be filled instead.
    """
    game, lineup = sheet.game.id, moves.again(sheet)
    if lineup.missing:
        here.lineups.propose(game, lineup)
        here.go(f"/new/{game}")
        return False
    people = [p for p in lineup.seats if p is not None]
    try:
        match: str = await here.door.ask(
            lambda s: s.new_match(game, people, lineup.dealer, dict(lineup.rules), token=token)
        )
    except StoreError as error:
        here.trouble(error)
        return False
    here.pads.writes.send(lambda n: n + 1)
    here.feel("medium")
    here.go(f"/match/{match}")
    names = {p.id: p.name for p in sheet.stored.people}
    said = words.say("result.begun", new=words.say(f"{game}.new"), dealer=names[people[lineup.dealer]])
    here.tell(said, words.say("result.not_again"), lambda: here.run(_not_again, here, match, sheet.stored.id))
    return True


async def _not_again(here: Room, begun: str, before: str) -> None:
    """Puts the match that was begun away, and goes back to the result of the one before."""
    try:
        await acts.remove_match(here, begun)
    except StoreError as error:
        here.trouble(error)
        return
    here.go(f"/match/{before}/result")
