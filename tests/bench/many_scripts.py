"""Matches as they come about, write by write: who sat down when, which hands, what went wrong and was put right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import scoring
from scoring.game import Game, Refused
from scoring.match import Match, Replay, replay
from tests.bench.many_hands import MAKE, Hand

SECOND = 1_000_000
HOUR = 3600 * SECOND
DAY = 24 * HOUR
YEARS = 12
"""Over how many years the matches lie; ever more of them towards the end."""
TITLES = ("Kerst", "Oud en nieuw", "Dorpstoernooi", "Vakantie op Texel", "Verjaardag van opa", "Clubavond")
FIRST_NAMES = (
    "Riet", "Ans", "Jan", "Piet", "Kees", "Anna", "Bram", "Cees", "Dirk", "Els", "Frans", "Gijs", "Hans", "Inez",
    "Joke", "Koos", "Lia", "Mien", "Nel", "Onno", "Pim", "Rob", "Sjaan", "Teun",
)  # fmt: skip


OFTENEST = (8, 4, 3, 2, 1)
"""How often each company plays."""


class Deed(NamedTuple):
    """One write. `place` is which hand of all that were ever written (in the order in which that was done) it is about,
    `ended` what the replay says of the match after it. Times are microseconds since 1970 in UTC.
    """

    kind: str
    at: int
    token: str | None = None
    place: int | None = None
    data: Hand | None = None
    ended: bool | None = None


class Script(NamedTuple):
    """All writes to a match. `people` are places in the list of everybody."""

    game: str
    people: tuple[int, ...]
    first_dealer: int
    rules: dict[str, Any]
    title: str
    began: int
    token: str
    deeds: tuple[Deed, ...]


class Company(NamedTuple):
    """People who play together, and how much they like each game."""

    people: tuple[int, ...]
    likes: dict[str, float]


def names(people: int) -> list[str]:
    """So many names, none twice."""
    more = (f"{name} {letter}." for letter in "BDGHJKMSVW" for name in FIRST_NAMES)
    return [*FIRST_NAMES, *more][:people]


def scripts(matches: int, hands: int, people: int, rng: Random, until: int) -> Iterator[Script]:
    """So many matches of mostly so many hands, the oldest first; the last one began two hours before `until`."""
    companies = _companies(people, rng)
    before = sorted((round(YEARS * 365 * DAY * rng.random() ** 1.5) for _ in range(matches - 1)), reverse=True)
    for n, at in enumerate([*(until - 2 * HOUR - ago for ago in before), until - 2 * HOUR]):
        yield _script(at, matches - 1 - n, hands, rng.choices(companies, OFTENEST)[0], people, rng)


def _companies(people: int, rng: Random) -> list[Company]:
    """Groups in which everybody knows everybody; some people are in two."""
    found = []
    for n in range(len(OFTENEST)):
        first = n * people // len(OFTENEST)
        own = [(first + i) % people for i in range(max(5, people // len(OFTENEST) + 1))]
        likes = {game: rng.choice((1.0, 2.0, 6.0)) for game in MAKE}
        found.append(Company(tuple(own), likes))
    return found


def _script(began: int, still_to_come: int, hands: int, company: Company, people: int, rng: Random) -> Script:
    game = scoring.game(rng.choices(list(company.likes), list(company.likes.values()))[0])
    seats = rng.choice([n for n in game.tables if n in (2, 3, 4, 5)][:3] * 2 + [game.tables[0]] * 6)
    sat = rng.sample(company.people, min(seats, len(company.people)))
    if rng.random() < 0.08:  # a guest
        guest = rng.randrange(people)
        sat[0] = guest if guest not in sat else sat[0]
    rules = _rules(game, seats, hands, rng)
    dealer = rng.randrange(seats)
    title = rng.choice(TITLES) if rng.random() < 0.03 else ""
    telling = _Telling(game, seats, dealer, rules, began, rng)
    # Only what was begun of late is still being played; some were forgotten.
    to_play = rng.randrange(1, hands) if rng.random() < (0.5 if still_to_come < 8 else 0.003) else 0
    telling.play(to_play or hands)
    telling.end(bool(to_play))
    return Script(game.id, tuple(sat), dealer, rules, title, began, _token(rng), tuple(telling.deeds))


def _rules(game: Game, seats: int, hands: int, rng: Random) -> dict[str, Any]:
    """What the table agreed on: an end that lets so many hands be played, and now and then something else too."""
    rules: dict[str, Any] = {}
    known = {rule.name: rule for rule in game.house_rules}
    if "players" in known and seats != game.tables[0]:
        rules["players"] = seats
    if "end" in known:
        end = {"hands": hands}
        if end != known["end"].default and rng.random() < 0.7:
            rules["end"] = end
    elif "target" in known:
        rules["target"] = rng.choice((150, 200))
    if rng.random() < 0.3:
        rule = rng.choice([rule for rule in known.values() if rule.name in OFTEN])
        rules[rule.name] = rng.choice(rule.choices[1:])
    assert not game.refuse_rules(rules, seats), (game.id, seats, rules)
    return rules


OFTEN = ("tegenpit", "rounding", "tie", "moon", "surplus", "equal", "bump", "leaster_tie")
"""House rules that tables differ in, and that can be combined with anything."""


class _Telling:
    """A match that is being made up. `live` are the hands that count: which, and their values."""

    def __init__(self, game: Game, seats: int, dealer: int, rules: dict[str, Any], began: int, rng: Random) -> None:
        players = tuple(f"P{n}" for n in range(seats))
        self.start = replay(Match(game.id, players, dealer, rules))
        self.now, self.seats, self.at, self.rng = self.start, seats, began, rng
        self.make = MAKE[game.id]
        self.live: list[tuple[int, Hand]] = []
        self.written = 0
        self.deeds: list[Deed] = []

    def play(self, hands: int) -> None:
        """Hands are written until there are so many or the match is over; one in thirty is put right afterwards."""
        slips = 0
        while not self.now.finished and len(self.live) < hands and self.written < 3 * hands:
            hand, then = self._next()
            self._write(hand, then)
            if self.rng.random() < 0.03 and slips < 4:
                slips += 1
                self.rng.choice((self._correct_last, self._correct_last, self._undo_last, self._correct_any))()

    def end(self, still_open: bool) -> None:
        """What the table does when it rises: stops what is not over, signs off, throws away."""
        rng = self.rng
        if not self.now.finished and not still_open:
            self._turn("stopped")
            if rng.random() < 0.03:
                self._turn("reopened")
                self._turn("stopped")
        if not still_open and rng.random() < 0.2:
            self._turn("signed")
        if rng.random() < 0.02:
            self._turn("removed")
            if rng.random() < 0.3:
                self._turn("put_back")

    def _next(self) -> tuple[Hand, Replay]:
        while True:
            hand = self.make(self.rng, self.seats)
            try:
                return hand, self.now.then(hand)
            except Refused:
                continue

    def _write(self, hand: Hand, then: Replay) -> None:
        self.live.append((self.written, hand))
        self._note("written", self.written, hand, then, 200)
        self.written += 1

    def _correct_last(self) -> None:
        place, _ = self.live.pop()
        self.now = self._again(self.live)
        hand, then = self._next()
        self.live.append((place, hand))
        self._note("corrected", place, hand, then, 20)

    def _correct_any(self) -> None:
        at = self.rng.randrange(len(self.live))
        place, _ = self.live[at]
        before = self._again(self.live[:at])
        for _ in range(20):
            hand = self.make(self.rng, self.seats)
            try:
                before.then(hand)
                then = self._again([*self.live[:at], (place, hand), *self.live[at + 1 :]])
            except Refused:
                continue
            self.live[at] = (place, hand)
            self._note("corrected", place, hand, then, 30)
            return

    def _undo_last(self) -> None:
        place, hand = self.live.pop()
        self._note("struck", place, None, self._again(self.live), 10)
        if self.rng.random() < 0.3:
            self.live.append((place, hand))
            self._note("restored", place, hand, self.now.then(hand), 10)

    def _again(self, live: Sequence[tuple[int, Hand]]) -> Replay:
        return replay(self.start.match._replace(hands=tuple(hand for _, hand in live)))

    def _note(self, kind: str, place: int, data: Hand | None, then: Replay, seconds: int) -> None:
        self.now = then
        self._pass(seconds)
        self.deeds.append(Deed(kind, self.at, _token(self.rng), place, data, then.finished))

    def _turn(self, kind: str) -> None:
        self._pass(60)
        self.deeds.append(Deed(kind, self.at))

    def _pass(self, seconds: int) -> None:
        """Time goes by."""
        self.at += round(seconds * SECOND * (0.5 + self.rng.random()))


def _token(rng: Random) -> str:
    return f"{rng.getrandbits(128):032x}"
