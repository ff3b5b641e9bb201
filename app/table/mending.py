"""A table that is being mended after *Begin*: who sits where, kept at every tap until it is saved or left as it was."""

from __future__ import annotations

from app.room import Room
from app.store.values import Person, StoredMatch
from app.table import lineup as moves
from app.table.lineup import LineUp
from app.table.lineups import Gathered, as_now, joined, with_people
from app.table.sheet import Sheet, with_table

Table = tuple[tuple[int, ...], int]
"""The ids of the people in seat order, and the seat that dealt first."""


def draft_key(match: str) -> str:
    """Where the half-mended table of a match is kept."""
    return f"match/{match}/table"


def table_of(stored: StoredMatch) -> Table:
    """The table as it is stored."""
    return tuple(person.id for person in stored.people), stored.first_dealer


def as_lineup(stored: StoredMatch) -> LineUp:
    """The table as it is stored, to be tapped on; no seat has the caret."""
    return LineUp(tuple(person.id for person in stored.people), stored.first_dealer, dict(stored.rules), None)


def add_seat(lineup: LineUp) -> LineUp:
    """One more seat at the end, with the caret, for who joins; seats are never put in between."""
    if None in lineup.seats:
        return lineup._replace(caret=lineup.seats.index(None))
    return lineup._replace(seats=(*lineup.seats, None), caret=len(lineup.seats))


def settled(now: Gathered) -> Gathered:
    """The table without a seat that has no name yet."""
    lineup = now.lineup
    seats = tuple(person for person in lineup.seats if person is not None)
    return now._replace(lineup=lineup._replace(seats=seats)) if lineup.missing else now


def tap_name(lineup: LineUp, person: int) -> LineUp:
    """Seats a name at the caret, or swaps when it is seated already; the table is full, so the caret goes.

    A seat for who joins is for somebody who does not sit yet.
    """
    if lineup.caret is not None and lineup.seats[lineup.caret] is None and lineup.seat_of(person) is not None:
        return lineup._replace(caret=lineup.seat_of(person))
    tapped = moves.tap_name(lineup, person)
    return tapped if tapped.seats == lineup.seats else tapped._replace(caret=None)


async def gather(here: Room, sheet: Sheet) -> Gathered:
    """What was kept of the mending, else the table as it is; and everybody who could sit there, those who do first."""
    key = draft_key(sheet.stored.id)
    kept, people = await here.door.ask(lambda s: with_people(s, as_now(s, s.draft(key))))
    for one in sheet.stored.people:
        people = joined(people, one)
    lineup = moves.load(kept, sheet.game, {p.id for p in people}) if kept else None
    sat = len(sheet.stored.people)
    if lineup is None or len(lineup.seats) < sat or None in lineup.seats[:sat]:
        lineup = as_lineup(sheet.stored)
    seated = {person.id: seat for seat, person in enumerate(sheet.stored.people)}
    return Gathered(lineup, tuple(sorted(people, key=lambda p: seated.get(p.id, len(seated)))))


def keep(here: Room, sheet: Sheet, lineup: LineUp) -> None:
    """Keeps a tap, without waiting."""
    here.door.keep_draft(draft_key(sheet.stored.id), moves.dump(lineup))


async def forget(here: Room, sheet: Sheet) -> None:
    """The table stays as it was."""
    key = draft_key(sheet.stored.id)
    await here.door.ask(lambda s: s.drop_draft(key))


async def save(here: Room, sheet: Sheet, people: tuple[Person, ...], table: Table) -> None:
    """Writes who sits where and who dealt first. `people` are those at the table. Raises `Refused` or `StoreError`."""
    ids, dealer = table
    names = {person.id: person.name for person in people}
    if len(ids) >= len(sheet.stored.people):  # the store itself knows whether a seat can go again
        with_table(sheet, tuple(names[i] for i in ids), dealer)
    match, key = sheet.stored.id, draft_key(sheet.stored.id)

    def write(store: object) -> None:
        store.mend_table(match, ids, dealer)  # type: ignore[attr-defined]
        store.drop_draft(key)  # type: ignore[attr-defined]

    await here.write(match, write)
