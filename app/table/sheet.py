"""A match on the table: what is stored of it, and the replay of that. Worked out once after every write."""

from __future__ import annotations

from typing import NamedTuple

from app.store.values import Json, StoredHand, StoredMatch
from app.words import Who, Words, who
from scoring.changes import Change
from scoring.game import Game
from scoring.joining import grown
from scoring.match import Match, Played, Replay, replay


class Sheet(NamedTuple):
    """One match, stored and replayed. `stored.hands` and `replay.hands` are the same hands in the same order."""

    stored: StoredMatch
    replay: Replay

    @property
    def game(self) -> Game:
        return self.replay.game

    @property
    def columns(self) -> int:
        """The number of columns of the pad: a side each, or a player."""
        return self.game.count_sides(len(self.stored.people))

    def who(self, words: Words) -> Who:
        """How sides and seats are called in this match."""
        return who(words, self.game, self.stored.names)

    def column_name(self, column: int, words: Words) -> str:
        """The head of a column: Wij, Zij, or a player."""
        sides = self.game.sides
        return self.who(words)[sides[column] if sides else column]

    def people_of(self, column: int) -> tuple[str, ...]:
        """The names of those who share a column: partners sit across, seat by seat."""
        names = self.stored.names
        return names[column :: len(self.game.sides)] if self.game.sides else (names[column],)

    def place_of(self, hand_id: int) -> int | None:
        """Where in the match this hand stands, from 0."""
        return next((i for i, h in enumerate(self.stored.hands) if h.id == hand_id), None)

    def hand(self, place: int) -> tuple[StoredHand, Played]:
        return self.stored.hands[place], self.replay.hands[place]

    @property
    def finished(self) -> bool:
        return self.replay.finished


def as_match(stored: StoredMatch) -> Match:
    """What is stored, as `scoring` reads it. Who joined midway sits out the hands from before."""
    match = Match(
        stored.game,
        stored.names,
        stored.first_dealer,
        stored.rules,
        tuple(h.data for h in stored.hands if h.data is not None),
        stored.stopped is not None,
        tuple(Change(change.place, change.rules) for change in stored.changes),
    )
    return grown(match, sizes(stored)) if any(n is not None for n in stored.joined) else match


def sizes(stored: StoredMatch) -> tuple[int, ...]:
    """With how many seats each hand was written."""
    seats = len(stored.people)
    came = [after for after in stored.joined if after is not None]
    return tuple(seats - sum(after >= h.id for after in came) for h in stored.hands if h.data is not None)


def at_this_table(sheet: Sheet, place: int, data: Json) -> Json:
    """What the hand at a place once was, as a hand of the table of now: who joined later sat it out."""
    hands = [h._replace(data=data) if i == place else h for i, h in enumerate(sheet.stored.hands)]
    return as_match(sheet.stored._replace(hands=tuple(hands))).hands[place]


def with_table(sheet: Sheet, names: tuple[str, ...], first_dealer: int) -> Replay:
    """The match as it would be with these names at the table; more of them than now join for the next hand.

    Raises `Refused` when that cannot be.
    """
    match = as_match(sheet.stored)
    before = len(match.players)
    mended = match._replace(players=names, first_dealer=first_dealer)
    if len(names) <= before:
        return replay(mended)
    return _present(replay(grown(mended, (before,) * len(mended.hands))), set(range(before, len(names))))


def _present(played: Replay, seats: set[int]) -> Replay:
    """The replay, with these seats there for the next hand."""
    turn = played.turn._replace(away=tuple(seat for seat in played.turn.away if seat not in seats))
    return played._replace(turn=turn)


def sheet_of(stored: StoredMatch) -> Sheet:
    """Replays what is stored. Raises `scoring.game.Refused` when that cannot be replayed."""
    match = as_match(stored)
    played = replay(match)
    if not any(after is not None for after in stored.joined):
        return Sheet(stored, played)
    # The hands as they are at this table; and whoever came since the last of them is there for the next one.
    hands = tuple(h._replace(data=data) for h, data in zip(stored.hands, match.hands, strict=True))
    last = max((h.id for h in hands), default=0)
    new = {seat for seat, after in enumerate(stored.joined) if after is not None and after >= last}
    return Sheet(stored._replace(hands=hands), _present(played, new))
