"""A match looked back upon: every write, with what stood on the pad before it and after it. No Flet here.

A hand of the past is scored as it was then: by the agreement, at the table and after the hands of that moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from app.store.values import Change, Json
from scoring.changes import Change as Agreed
from scoring.game import Refused, Rules
from scoring.joining import grown
from scoring.match import Match, Played, Replay, replay


class HandThen(NamedTuple):
    """A hand as it was at some moment: what was written, at the table of then, and how it was scored."""

    data: Json
    played: Played


class Moment(NamedTuple):
    """One write: the `change` itself, and for a hand how it stood before and after (None: not there, or no hand).

    `people` are the ids and the names of those at the table after it, in seat order; `before` those before it.
    For "rules", `rules` and `new_rules` are the complete agreements, as `change.was` and `now` say them, and `since` is
    the number of the first hand for which it is another one (None: all of them).
    """

    change: Change
    people: tuple[tuple[int, str], ...]
    before: tuple[tuple[int, str], ...]
    was: HandThen | None = None
    now: HandThen | None = None
    rules: Rules | None = None
    new_rules: Rules | None = None
    since: int | None = None

    @property
    def hand_number(self) -> int | None:
        """The number that the hand had on the pad; None for one that does not count, and for no hand."""
        then = self.now or self.was
        return then.played.number if then else None


def look_back(game_id: str, history: Iterable[Change], order: Sequence[int]) -> list[Moment]:
    """The writes of a match in order. `order` are the ids of all its hands as they stand, struck ones too."""
    pad = _Pad(game_id, order)
    return [pad.take(change) for change in history]


class _Pad:
    """The pad as it was after each write, taken one after another. Replays no more than what a write changed."""

    def __init__(self, game_id: str, order: Sequence[int]) -> None:
        self._order = {hand: place for place, hand in enumerate(order)}
        self._match = Match(game_id, ())
        self._people: tuple[tuple[int, str], ...] = ()
        self._agreed: tuple[tuple[int | None, Json], ...] = ((None, {}),)
        self._live: list[tuple[int, Json]] = []
        self._sizes: dict[int, int] = {}
        self._until: list[Replay] = []
        """The replay of the first so many live hands, as far as they were needed and nothing changed in them."""

    def take(self, change: Change) -> Moment:
        """Does this write, and tells how it was before and after."""
        before = self._people
        was = now = None
        if change.hand is not None:
            was, now = self._take_hand(change, change.hand)
        elif change.kind in ("begun", "table") and change.now is not None:
            self._people = tuple((one["id"], one["name"]) for one in change.now["people"])
            # By their seats: two who are one person now may have sat here, and a match has every name once.
            seats = tuple(str(seat + 1) for seat in range(len(self._people)))
            self._match = self._match._replace(players=seats, first_dealer=change.now["first_dealer"])
            self._until.clear()
        if change.agreed:
            self._agreed = change.agreed
            self._until.clear()
        moment = Moment(change, self._people, before, was, now)
        if change.kind == "rules" and change.was is not None and change.now is not None:
            game = self._reach(0).game
            moment = moment._replace(rules=game.complete(change.was), new_rules=game.complete(change.now))
            if change.after is not None:
                place = sum(self._place(one) <= self._place(change.after) for one, _ in self._live)
                moment = moment._replace(since=self._reach(place).number)
        return moment

    def _take_hand(self, change: Change, hand: int) -> tuple[HandThen | None, HandThen | None]:
        place = sum(self._place(one) < self._place(hand) for one, _ in self._live)
        there = place < len(self._live) and self._live[place][0] == hand
        self._sizes.setdefault(hand, len(self._people))
        was = self._then(place, hand, self._live[place][1]) if there else None
        if there:
            del self._live[place]
        if change.now is not None:
            self._live.insert(place, (hand, change.now))
        # What comes before the hand is as it was, but for what holds from there on: that hangs on the hand itself.
        del self._until[place:]
        now = self._then(place, hand, change.now) if change.now is not None else None
        return was, now

    def _place(self, hand: int) -> int:
        return self._order.get(hand, len(self._order))

    def _then(self, place: int, hand: int, data: Json) -> HandThen | None:
        """The hand as it is scored at this place; None when it could not be any more."""
        there = self._reach(place)
        wide = self._wide(there, hand, data)
        try:
            return HandThen(wide, there.draft(wide))
        except Refused:
            return None

    def _reach(self, place: int) -> Replay:
        """The replay of all live hands before this place."""
        if not self._until:
            rules = self._agreed[0][1]
            self._until.append(replay(self._match._replace(rules=rules, changes=self._changes(), hands=())))
        while len(self._until) <= place:
            last = self._until[-1]
            last = last._replace(match=last.match._replace(changes=self._changes()))
            hand, data = self._live[len(self._until) - 1]
            try:
                self._until.append(last.then(self._wide(last, hand, data)))
            except Refused:
                self._until.append(last)
        return self._until[place]

    def _wide(self, there: Replay, hand: int, data: Json) -> Json:
        """The hand at the table of now: who joined later sat it out."""
        seats, size = len(self._people), self._sizes[hand]
        if size >= seats:
            return data
        before = there.match.hands
        match: Match = there.match._replace(hands=(*before, data))
        wide: dict[str, Any] = dict(grown(match, (*[seats] * len(before), size)).hands[-1])
        return wide

    def _changes(self) -> tuple[Agreed, ...]:
        """What was agreed midway, with how many of the live hands come before it."""
        live = [self._place(hand) for hand, _ in self._live]
        return tuple(
            Agreed(sum(one <= self._place(after) for one in live), rules)
            for after, rules in self._agreed[1:]
            if after is not None
        )
