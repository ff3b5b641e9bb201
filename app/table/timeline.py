"""The writes of a match that comes from a file, put in order, each with its moment. No Flet here."""

from __future__ import annotations

from app.store.arrival import Arrival, Entry, Holds
from app.store.naming import spelled
from app.table.joins import joins as joins_of
from app.table.said import SECOND, fingerprint, moments, said, second
from scoring.match import replay
from scoring.match_file import MatchDocument
from scoring.trail import Event, Trail


class Timeline:
    """The writes of a match put in order, each with its moment."""

    def __init__(self, document: MatchDocument, trail: Trail, now: int, joins: bool) -> None:
        self.document, self.match, self.trail = document, document.match, trail
        told = [one * SECOND for one in said(document).times if one is not None]
        started = second(document.started)
        self.started = started * SECOND if started is not None else min(told, default=now // SECOND * SECOND)
        self.place = {row: n for n, row in enumerate(trail.live)}
        self.joins = joins_of(self.match, trail) if joins else []
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
