"""What is done to a regular table from any screen: made of a match, taken off the lists; and the way back from each."""

from __future__ import annotations

from app.room import Room
from app.screens.regular_text import proposed
from app.store.trouble import StoreError
from app.store.values import Company, Regular
from app.table import lineup as moves
from app.table import regulars
from app.table.sheet import Sheet, sheet_of
from app.words import Words
from scoring.game import Refused


async def make_of_match(here: Room, sheet: Sheet, words: Words) -> None:
    """Maak vaste tafel: of those who sit at this match, by what they agreed on last. One tap, with a way back.

    Where a seat has become empty the table is laid out to be filled first.
    """
    game, stored, lineup = sheet.game.id, sheet.stored, moves.again(sheet)
    if lineup.missing:
        here.lineups.propose(regulars.being_made(game), lineup)
        here.go(f"/tables/new/{game}")
        return
    people = [p for one in lineup.seats for p in stored.people if p.id == one]
    try:
        taken = await here.door.ask(lambda s: [table.name for table in s.regulars()])
        name = proposed(stored.started, people, game, taken, words)
        made = await regulars.make(here, name, game, lineup)
    except StoreError as error:
        here.trouble(error)
        return
    here.feel("medium")
    tell_made(here, made, words)


async def make_of_company(here: Room, company: Company, words: Words) -> None:
    """The same, of who played together often."""
    try:
        stored = await here.door.ask(lambda s: s.match(company.match))
        sheet = sheet_of(stored) if stored is not None else None
    except (StoreError, Refused) as error:
        here.trouble(error)
        return
    if sheet is not None:
        await make_of_match(here, sheet, words)


def tell_made(here: Room, made: regulars.Made, words: Words) -> None:
    """Says what came of it, with the way back or the way there."""
    table = made.table
    if made.new:
        back = lambda: here.run(_unmake, here, table)  # noqa: E731
        here.tell(words.say("regular.made", name=table.name), words.say("regular.not_after_all"), back)
        return
    said = words.say("regular.there_again" if made.again else "regular.there", name=table.name)
    here.tell(said, words.say("regular.look"), lambda: here.go(f"/tables/{table.id}"))


async def hide(here: Room, table: Regular, words: Words) -> None:
    """Takes a table off the lists and says so, with the way back."""
    try:
        await regulars.hide(here, table.id)
    except StoreError as error:
        here.trouble(error)
        return
    here.feel("medium")
    back = lambda: here.run(show, here, table.id)  # noqa: E731
    here.tell(words.say("regular.hidden_told", name=table.name), words.say("regular.put_back"), back)


async def show(here: Room, table_id: int) -> None:
    """Puts a table on the lists again."""
    try:
        await regulars.show(here, table_id)
    except StoreError as error:
        here.trouble(error)


async def _unmake(here: Room, table: Regular) -> None:
    try:
        await regulars.unmake(here, table.id)
    except StoreError as error:
        here.trouble(error)
        return
    if here.page.route == f"/tables/{table.id}":
        here.go("/tables")
