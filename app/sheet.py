"""A match on the table: what is stored of it, and the replay of that. Worked out once after every write."""

from __future__ import annotations

from typing import NamedTuple

from app.store.values import StoredHand, StoredMatch
from app.words import Who, Words, who
from scoring.game import Game
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
    """What is stored, as `scoring` reads it."""
    return Match(
        stored.game,
        stored.names,
        stored.first_dealer,
        stored.rules,
        tuple(h.data for h in stored.hands if h.data is not None),
        stored.stopped is not None,
    )


def sheet_of(stored: StoredMatch) -> Sheet:
    """Replays what is stored. Raises `scoring.game.Refused` when that cannot be replayed."""
    return Sheet(stored, replay(as_match(stored)))
