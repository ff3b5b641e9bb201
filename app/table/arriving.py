"""A match file as it will be stored: every write to it found again, in order. No Flet and no database here.

What the file does not tell is not made up: a moment that it leaves out is stored as the very moment the match began,
and left out again when the match is written to a file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from app.store.arrival import Arrival, Entry, Holds
from app.store.naming import spelled
from app.store.values import Agreed, Change, Json, Person, SignOff, StoredHand, StoredMatch
from app.table.matchfile import match_document
from scoring import game as game_by_id
from scoring.changes import in_force
from scoring.game import Game, Problem, Refused, same
from scoring.match import Match, replay
from scoring.match_file import MatchDocument
from scoring.trail import Event, Trail, retrace, without_moment

SECOND = 1_000_000
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Said(NamedTuple):
    """What a match file says, apart from how it says it: `values` without any moment, and the moments one by one."""

    values: dict[str, Any]
    times: tuple[int | None, ...]

    def tells(self, other: Said) -> bool:
        """Whether both say the same; a moment that only one of them tells is no difference."""
        if not same(self.values, other.values) or len(self.times) != len(other.times):
            return False
        return all(a == b or a is None or b is None for a, b in zip(self.times, other.times, strict=True))


def said(document: MatchDocument, names: Sequence[str] | None = None) -> Said:
    """What a document says. `names` are how its players are called here, where that is known."""
    content, match = document.content, document.match
    (_, rules), *changes = in_force(match.rules, match.changes)
    agreed = dict(zip((change.place for change in match.changes), document.agreed, strict=True))
    trail = [dict(one) for one in document.corrections]
    values = {
        "game": match.game,
        "players": [spelled(name)[1] for name in names or match.players],
        "first_dealer": match.first_dealer,
        "rules": dict(rules),
        "changes": [[change.place, dict(change.rules)] for change in changes],
        "title": document.title or "",
        "stopped": match.stopped,
        "signed": document.signed is not None,
        "hands": [_timeless(hand) for hand in match.hands],
        "corrections": [[one["hand"], _timeless(one["was"]), _timeless(one["now"])] for one in trail],
    }
    times = [content.get(key) for key in ("started", "ended", "signed")]
    times += [hand.get("at") for hand in match.hands]
    times += [agreed[change.place] for change in changes]
    times += [one["at"] for one in trail]
    return Said(values, tuple(second(one) for one in times))


def fingerprint(document: MatchDocument) -> str:
    """By which a file that does not tell when its match began is known again."""
    values = json.dumps(said(document).values, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(values.encode()).hexdigest()[:32]


def arrival(document: MatchDocument, now: int) -> Arrival:
    """The match of a file as it will be stored; `now` in microseconds since 1970, for a file that tells no moment.

    Raises `Refused` with the place of what cannot have been so: a correction that fits no hand ("corrections[2].now").
    """
    match = document.match
    trail = retrace(match, document.corrections)
    told = said(document)
    for joins in (True, False):
        made = _Timeline(document, trail, now, joins).arrival()
        if said(as_document(made)) == told:
            return made
    # Who came when cannot be told so that old corrections stand there to the letter: then their last values are those
    # of the hands, at the table of now.
    made = _Timeline(document, _at_this_table(trail, document.match), now, joins=False).arrival()
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
        row, at = entry.row, _when(entry.at)
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
            hands.append(StoredHand(ids[row], len(versions[row]), data, _when(written), _when(at_last), False, number))
    live = [row for row in range(len(arrival.hands)) if versions[row][-1][0] is not None]
    changes = tuple(
        Agreed(ids[one.after], one.rules, _when(one.at), sum(row <= one.after for row in live))
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
        started=_when(arrival.started),
        touched=_when(arrival.touched),
        ended=None if arrival.ended is None else _when(arrival.ended),
        stopped=None if arrival.stopped is None else _when(arrival.stopped),
        removed=None,
        changes=changes,
        joined=tuple(joined) if any(one is not None for one in joined) else (),
        signed=signed,
        origin=arrival.origin,
    )
    return stored, history, [ids[row] for row in range(len(arrival.hands))]


class _Timeline:
    """The writes of a match put in order, each with its moment."""

    def __init__(self, document: MatchDocument, trail: Trail, now: int, joins: bool) -> None:
        self.document, self.match, self.trail = document, document.match, trail
        told = [one * SECOND for one in said(document).times if one is not None]
        started = second(document.started)
        self.started = started * SECOND if started is not None else min(told, default=now // SECOND * SECOND)
        self.place = {row: n for n, row in enumerate(trail.live)}
        self.joins = _joins(self.match, trail) if joins else []
        self.entries: list[Entry] = []

    def arrival(self) -> Arrival:
        """All of it."""
        match, document = self.match, self.document
        self._begin()
        self._write_hands()
        self._agree()
        ended, stopped = self._end()
        if (signed := second(document.signed)) is not None:
            self._put_in(Entry("signed", signed * SECOND), 0)
        title, names = document.title or "", tuple(spelled(name)[0] for name in match.players)
        origin = fingerprint(document) if document.started is None else None
        return Arrival(
            match.game, title, names, match.first_dealer, self.started, ended, stopped, origin,
            tuple(self.written), tuple(self.entries),
        )  # fmt: skip

    def _begin(self) -> None:
        seats = len(self.match.players) - len(self.joins)
        self.entries.append(
            Entry("begun", self.started, seats=seats, agreed=(Holds(None, self.started, self.match.rules),))
        )

    def _write_hands(self) -> None:
        """The hands and what was done to them; who joins does so before the first hand that he plays."""
        hands = self.match.hands
        self.written = [self.started] * self.trail.rows
        joins, seats, born = list(self.joins), len(self.match.players) - len(self.joins), 0
        for event in self.trail.events:
            at = self._at(event)
            n = self.place.get(event.row)
            if event.kind in ("written", "inserted"):
                while joins and joins[0] <= born:
                    joins.pop(0)
                    seats += 1
                    self.entries.append(Entry("table", self._not_before(at), seats=seats))
                born += 1
                told = second(hands[n].get("at")) if n is not None else None
                if told is None:
                    self.written[event.row] = self.started if n is not None else self._not_before(at)
                else:
                    self.written[event.row] = self._unlike_start(told * SECOND)
            if event.kind == "written":
                at = self._not_before(at)
            self.entries.append(Entry(event.kind, at, event.row, event.now))
        while joins:
            joins.pop(0)
            seats += 1
            self.entries.append(Entry("table", self._not_before(self.started), seats=seats))

    def _at(self, event: Event) -> int:
        """When something was done to a hand, as far as the file tells."""
        if event.entry is not None:
            return self._stored(self.document.corrections[event.entry]["at"])
        n = self.place.get(event.row)
        at = None if n is None else self.match.hands[n].get("at")
        return self._stored(at)

    def _stored(self, moment: str | None) -> int:
        told = second(moment)
        return self.started if told is None else told * SECOND

    def _agree(self) -> None:
        """The changes of the agreement, each after the hand from after which it holds."""
        match, document = self.match, self.document
        told = list(zip(match.changes, document.agreed, strict=True))
        holding = [Holds(None, self.started, match.rules)]
        for place in sorted({change.place for change in match.changes}):
            rows = self._after(place)
            here = [(change.rules, at) for change, at in told if change.place == place]
            for n, (rules, said_at) in enumerate(here[-max(len(rows), 1) :]):
                second_at = second(said_at)
                at = self.started if second_at is None else self._unlike_start(second_at * SECOND)
                if rows:
                    holding.append(Holds(rows[n], at, rules))
                else:
                    holding = [Holds(None, at, rules)]
                since = self._since(holding[-1].after)
                noted = max(at, self.entries[since - 1].at)  # the journal goes on, whenever it was agreed
                self._put_in(Entry("rules", noted, agreed=tuple(holding)), since)

    def _after(self, place: int) -> list[int]:
        """The hands after which something can hold from this place on: the one before it, and those that were struck
        between that one and the next.
        """
        live = self.trail.live
        low = live[place - 1] if place else 0
        return list(range(low, live[place] if place < len(live) else self.trail.rows))

    def _since(self, after: int | None) -> int:
        """The first place among the writes for one that tells what holds after this hand."""
        agreed = max(n for n, entry in enumerate(self.entries) if entry.agreed)
        written = (n for n, entry in enumerate(self.entries) if entry.row == after)
        return 1 + max(agreed, next(written, 0) if after is not None else 0)

    def _end(self) -> tuple[int | None, int | None]:
        """When the rules and when the table ended it."""
        told = second(self.document.ended)
        at = self.started if told is None else self._unlike_start(told * SECOND)
        over = told is not None or replay(self.match).finished
        if not self.match.stopped:
            return at if over else None, None
        moment = self._not_before(self.started) if told is None else at
        self._put_in(Entry("stopped", moment), 0)
        by_rules = replay(self.match._replace(stopped=False)).finished
        return at if by_rules else None, at

    def _unlike_start(self, at: int) -> int:
        """A moment that was told, so that it is not taken for one that was not."""
        return moments(at // SECOND, self.started)

    def _not_before(self, at: int) -> int:
        """This moment, or that of the write before it: the journal goes on."""
        return max(at, self.entries[-1].at)

    def _put_in(self, entry: Entry, since: int) -> None:
        """Puts a write among those from `since` on: after all that are not later."""
        place = len(self.entries)
        while place > max(since, 1) and self.entries[place - 1].at > entry.at:
            place -= 1
        self.entries.insert(place, entry)


def _joins(match: Match, trail: Trail) -> list[int]:
    """Before which hand each of the last seats came to the table, of all in the order in which they were written: the
    first one that he plays. Nothing where the table could not have been played at without them.
    """
    game, seats = game_by_id(match.game), len(match.players)
    if game.sides:
        return []
    place = {row: n for n, row in enumerate(trail.live)}
    told = {event.row for event in trail.events if event.entry is not None}
    there: list[tuple[set[int], set[int]]] = []
    for event in trail.events:
        if event.kind in ("written", "inserted") and event.now is not None:
            n = place.get(event.row)
            away = set[int]() if n is None else set(match.hands[n].get("out", ()))
            plays = set[int]() if n is None else set(range(seats)) - away
            # A hand that a correction tells of stands there as it was written, with a number for every seat of then.
            if event.row in told and (size := _size(game, event.now, seats)):
                plays, away = plays | set(range(size)), away | set(range(size, seats))
            there.append((plays, away))
    late: list[int] = []
    for seat in range(seats - 1, 0, -1):
        first = next((n for n, (plays, _) in enumerate(there) if seat in plays), len(there))
        first = min([first, *late[:1]])
        if not any(seat in away for _, away in there[:first]):
            break
        late.insert(0, first)
    base = seats - len(late)
    return late if base in game.tables and match.first_dealer < base else []


def _size(game: Game, hand: Json, seats: int) -> int:
    """How many sat at the table of a hand that has a number for each of them; 0 for one that has not."""
    if same(dict(game.widen(hand, seats + 1)), dict(hand)):
        return 0
    return max((n for n in range(1, seats + 1) if same(dict(game.widen(hand, n)), dict(hand))), default=0)


def _timeless(hand: Any) -> Any:
    return None if hand is None else {key: value for key, value in hand.items() if key != "at"}


def moments(told: int, started: int) -> int:
    """A second that a file told, as it is stored: never the very moment the match began, which says that none did."""
    at = told * SECOND
    return at + 1 if at == started else at


def second(moment: str | None) -> int | None:
    """A moment of a file, in whole seconds since 1970."""
    return None if moment is None else int(datetime.fromisoformat(moment).timestamp() // 1)


def micros(at: datetime) -> int:
    """A moment as it is stored: microseconds since 1970."""
    return (at - _EPOCH) // timedelta(microseconds=1)


def _when(stored: int) -> datetime:
    return _EPOCH + timedelta(microseconds=stored)
