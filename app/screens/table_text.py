"""What becomes of a match when its names and seats are mended, in sentences, before it is kept."""

from __future__ import annotations

from app.screens.seats import place_name
from app.table.lineups import Gathered
from app.table.mending import settled
from app.table.sheet import Sheet, with_table
from app.words import Whole, Words
from scoring.game import Refused
from scoring.match import Replay


def changed(sheet: Sheet, now: Gathered) -> bool:
    """Whether anybody would sit elsewhere or join, or somebody else would have dealt first."""
    now = settled(now)
    ids = tuple(person.id for person in sheet.stored.people)
    return (ids, sheet.stored.first_dealer) != (now.lineup.seats, now.lineup.dealer)


def changes_of(sheet: Sheet, now: Gathered, words: Words) -> tuple[str, ...]:
    """A sentence for everything that changes: "Riet zit nu links.", who belongs together, who deals now."""
    if not changed(sheet, now):
        return ()
    stored, now = sheet.stored, settled(now)
    said = [_seat(sheet, now, seat, words) for seat in range(len(stored.people))]
    said += [_side(sheet, now, side, words) for side in range(len(sheet.game.sides))]
    joining = now.names[len(stored.people) :]
    if joining and stored.hands:
        who = Whole(words.listed(joining))
        said.append(words.say("table.joins", n=len(joining), who=who, number=sheet.replay.number))
    elif joining:
        said.append(words.say("table.joins_first", n=len(joining), who=Whole(words.listed(joining))))
    if stored.people[stored.first_dealer].id != now.lineup.seats[now.lineup.dealer]:
        said.append(words.say("table.dealt", name=now.name(now.lineup.dealer)))
    if stored.hands and not sheet.finished:
        after, before = _after(sheet, now), sheet.replay
        if after is not None and now.lineup.seats[after.dealer] != stored.people[before.dealer].id:
            said.append(words.say("table.deals_now", number=after.number, name=now.name(after.dealer)))
    return tuple(sentence for sentence in said if sentence)


def _after(sheet: Sheet, now: Gathered) -> Replay | None:
    """The match as it would be; None when it cannot be, which is told when it is kept."""
    try:
        return with_table(sheet, now.names, now.lineup.dealer)
    except Refused:
        return None


def _seat(sheet: Sheet, now: Gathered, seat: int, words: Words) -> str:
    """Who sits here now, "" when that is who sat here before."""
    was, there = sheet.stored.people[seat], now.lineup.seats[seat]
    if there == was.id:
        return ""
    name = now.name(seat)
    if all(there != person.id for person in sheet.stored.people):
        return words.say("table.instead", name=name, other=was.name)
    count = len(sheet.stored.people)
    if count > 4:
        return words.say("table.sits_at", name=name, number=seat + 1)
    return words.say("table.sits", name=name, place=place_name(seat, count, words).lower())


def _side(sheet: Sheet, now: Gathered, side: int, words: Words) -> str:
    """Who is a side now, "" when those were it before."""
    step = len(sheet.game.sides)
    before = {person.id for person in sheet.stored.people[side::step]}
    if before == set(now.lineup.seats[side::step]):
        return ""
    return words.say("table.side", name=sheet.column_name(side, words), people=" & ".join(now.names[side::step]))
