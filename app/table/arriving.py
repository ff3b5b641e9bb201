"""A match file as it will be stored: every write to it found again, in order. No Flet and no database here.

What the file does not tell is not made up: a moment that it leaves out is stored as the very moment the match began,
and left out again when the match is written to a file.
"""

from __future__ import annotations

from app.store.arrival import Arrival, Holds
from app.store.values import Agreed, Change, Json, Person, SignOff, StoredHand, StoredMatch
from app.table.matchfile import match_document
from app.table.said import said, when
from app.table.timeline import Timeline
from scoring.game import Problem, Refused, same
from scoring.match import Match
from scoring.match_file import MatchDocument
from scoring.trail import Trail, retrace, without_moment


def arrival(document: MatchDocument, now: int) -> Arrival:
    """The match of a file as it will be stored; `now` in microseconds since 1970, for a file that tells no moment.

    Raises `Refused` with the place of what cannot have been so: a correction that fits no hand ("corrections[2].now").
    """
    match = document.match
    trail = retrace(match, document.corrections)
    told = said(document)
    for joins in (True, False):
        made = Timeline(document, trail, now, joins).arrival()
        if said(as_document(made)) == told:
            return made
    # Who came when cannot be told so that old corrections stand there to the letter: then their last values are those
    # of the hands, at the table of now.
    made = Timeline(document, _at_this_table(trail, document.match), now, joins=False).arrival()
    again = said(as_document(made))
    if same(told.values | {"corrections": ()}, again.values | {"corrections": ()}) and again.times == told.times:
        return made
    raise Refused([Problem("corrections", "trail.unclear")])


def _at_this_table(trail: Trail, match: Match) -> Trail:
    """The trail with every hand that is still there as it is at the table of now in the end."""
    events = list(trail.events)
    last = {event.row: n for n, event in enumerate(events)}
    for place, row in enumerate(trail.live):
        events[last[row]] = events[last[row]]._replace(now=without_moment(match.hands[place]))
    return trail._replace(events=tuple(events))


def as_document(arrival: Arrival) -> MatchDocument:
    """The file that a match would be written to once it is stored."""
    return match_document(*as_stored(arrival))


def as_stored(arrival: Arrival) -> tuple[StoredMatch, list[Change], list[int]]:
    """The match as the store would give it, its history, and the order of its hands; ids count up from 1."""
    ids: dict[int, int] = {}
    versions: dict[int, list[tuple[Json | None, int, int]]] = {}
    joined: list[int | None] = []
    history: list[Change] = []
    agreed: tuple[Holds, ...] = ()
    signed: SignOff | None = None
    for number, entry in enumerate(arrival.entries, 1):
        row, at = entry.row, when(entry.at)
        if entry.kind == "begun":
            joined = [None] * entry.seats
        elif entry.kind == "table":
            joined += [len(ids)] * (entry.seats - len(joined))
        elif entry.kind == "signed":
            signed = SignOff(at, number)
        agreed = entry.agreed or agreed
        if row is not None:
            one = ids.setdefault(row, len(ids) + 1)
            before = versions.setdefault(row, [])
            was = before[-1][0] if before else None
            before.append((entry.data, entry.at, number))
            history.append(Change(number, entry.kind, at, "", one, len(before), was, entry.data))
    hands = []
    for row, written in enumerate(arrival.hands):
        data, at_last, number = versions[row][-1]
        if data is not None:
            hands.append(StoredHand(ids[row], len(versions[row]), data, when(written), when(at_last), False, number))
    live = [row for row in range(len(arrival.hands)) if versions[row][-1][0] is not None]
    changes = tuple(
        Agreed(ids[one.after], one.rules, when(one.at), sum(row <= one.after for row in live))
        for one in agreed[1:]
        if one.after is not None
    )
    stored = StoredMatch(
        id="",
        game=arrival.game,
        title=arrival.title,
        people=tuple(Person(n, name) for n, name in enumerate(arrival.names)),
        first_dealer=arrival.first_dealer,
        rules=agreed[0].rules,
        hands=tuple(hands),
        version=len(arrival.entries),
        started=when(arrival.started),
        touched=when(arrival.touched),
        ended=None if arrival.ended is None else when(arrival.ended),
        stopped=None if arrival.stopped is None else when(arrival.stopped),
        removed=None,
        changes=changes,
        joined=tuple(joined) if any(one is not None for one in joined) else (),
        signed=signed,
        origin=arrival.origin,
    )
    return stored, history, [ids[row] for row in range(len(arrival.hands))]
