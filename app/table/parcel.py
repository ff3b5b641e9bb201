"""What comes in from elsewhere, read: match files, zips of them, or bare text. No Flet and no database here.

    parcel = read_parcel([("avond.zip", data)])
    if parcel.wrong: ...   # nothing of it can be taken

A parcel with anything wrong in it is refused whole, and everything that is wrong is told, with its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple, TypeAlias

from app.store.arrival import Arrival
from app.store.collecting import no_circles
from app.store.naming import spelled
from app.store.trouble import NotPossibleError
from app.table.arriving import arrival
from app.table.said import SECOND, Said, said
from app.table.twins import begins
from app.table.unpacking import is_zip, unpack
from scoring import game_ids
from scoring.game import Points, Problem, Refused
from scoring.match_file import MatchDocument, RefusedFile, read_and_replay

LIMIT = 20_000_000
"""Bytes that may come in at once."""
MOST_HANDS = 10_000
MOST_CORRECTIONS = 2_000
MOST_TOLD = 50
"""So many problems of one file are told; what comes after is only counted."""
YEARS = (1970, 2199)
LONGEST = 200
"""Letters of a name or a title."""
MOST_ALIKE = 20
"""A match is held against so many others that began in the same second; a parcel with more of them was made up."""

Source: TypeAlias = tuple[str, ...]
"""Where something comes from: the name of a file ("" for pasted text), and for a zip the name in it."""
Tell: TypeAlias = Callable[[int, int], None]
"""Is told how many were done, of how many."""


class Wrong(NamedTuple):
    """Something that is wrong with what came in: where, and what. `names` are those of the match, where it has any."""

    source: Source
    problem: Problem
    names: tuple[str, ...] = ()
    game: str = ""

    @property
    def place(self) -> str:
        """ "avond.zip: natpit-heugen.json: hands[3].points"."""
        return ": ".join(part for part in (*self.source, self.problem.at) if part)


class Incoming(NamedTuple):
    """A match that came in: its file, how it will be stored, and how it ended."""

    source: Source
    document: MatchDocument
    arrival: Arrival
    totals: tuple[Points, ...]
    finished: bool
    winners: tuple[int, ...]

    @property
    def said(self) -> Said:
        """What its file says. Made when it is asked for: of ten thousand new matches nobody asks."""
        return said(self.document)

    @property
    def fingerprint(self) -> str | None:
        """By which it is known again, where the file does not tell when the match began."""
        return self.arrival.origin


class Parcel(NamedTuple):
    """What came in. With anything `wrong` none of it can be taken. `doubles` counts the files that said the same as
    another one of the parcel, `begun` those that another one only goes on with: neither is among the `matches`.
    """

    matches: tuple[Incoming, ...]
    wrong: tuple[Wrong, ...]
    files: int
    size: int
    doubles: int = 0
    begun: int = 0


def read_parcel(sources: Sequence[tuple[str, bytes]], now: int, tell: Tell | None = None) -> Parcel:
    """Reads all that came in; `now` in microseconds since 1970. Raises nothing: what is wrong is in the parcel.

    Takes a while for thousands of matches (about a millisecond each): not for the event loop. `tell` is told, in this
    thread, how many bytes were read of how many.
    """
    size = sum(len(data) for _, data in sources)
    if size > LIMIT:
        return Parcel((), (Wrong((), Problem("", "parcel.size", {"most": LIMIT // 1_000_000})),), len(sources), size)
    reader = _Reader(now)
    read = 0
    with no_circles():
        for name, data in sources:
            reader.take(name, data, lambda part: tell(read + part, size) if tell else None)  # noqa: B023 - used at once
            read += len(data)
            if tell:
                tell(read, size)
    if not reader.files and not reader.wrong:
        reader.wrong.append(Wrong((), Problem("", "parcel.nothing")))
    return Parcel(reader.matches, tuple(reader.wrong), reader.files, size, reader.doubles, reader.begun)


class _Reader:
    """Reads one file after another, and keeps what each says only once."""

    def __init__(self, now: int) -> None:
        self._now = now
        self._found: dict[int, Incoming] = {}
        self._alike: dict[tuple[object, ...], list[int]] = {}
        self._said: dict[int, Said] = {}
        self.wrong: list[Wrong] = []
        self.files = 0
        self.doubles = 0
        self.begun = 0

    @property
    def matches(self) -> tuple[Incoming, ...]:
        """What is kept, in the order in which it came."""
        return tuple(self._found.values())

    def take(self, name: str, data: bytes, tell: Callable[[int], None]) -> None:
        if not is_zip(data):
            self._read((shown(name),), data)
            return
        count = max(data.count(b"PK\x01\x02"), 1)
        try:
            for n, (inside, found) in enumerate(unpack(data), 1):
                source = (shown(name), shown(inside))
                if isinstance(found, Refused):
                    self.files += 1
                    self._refuse(source, found)
                else:
                    self._read(source, found)
                tell(len(data) * n // count)
        except Refused as refused:
            self._refuse((shown(name),), refused)

    def _read(self, source: Source, data: bytes) -> None:
        self.files += 1
        try:
            document, replayed = read_and_replay(data)
            _check(document)
            made = arrival(document, self._now)
        except Refused as refused:
            self._refuse(source, refused)
            return
        self._keep(Incoming(source, document, made, replayed.totals, replayed.finished, replayed.winners))

    def _keep(self, one: Incoming) -> None:
        """Keeps a match, unless another one says the same, or the same and more; then that one is enough."""
        key = (one.document.match.game, one.arrival.origin or one.arrival.started // SECOND)
        place, alike = self.files, self._alike.setdefault(key, [])
        if alike:
            mine = self._said[place] = one.said
            for there in alike[:MOST_ALIKE]:
                other, theirs = self._found[there], self._said_at(there)
                if mine.tells(theirs):
                    self.doubles += 1
                    return
                if begins(one, other, mine, theirs):
                    self.begun += 1
                    return
            less = [
                there for there in alike[:MOST_ALIKE] if begins(self._found[there], one, self._said_at(there), mine)
            ]
            for there in less:
                alike.remove(there)
                del self._found[there]
            self.begun += len(less)
        self._found[place] = one
        alike.append(place)

    def _said_at(self, place: int) -> Said:
        if place not in self._said:
            self._said[place] = self._found[place].said
        return self._said[place]

    def _refuse(self, source: Source, refused: Refused) -> None:
        match = refused.match if isinstance(refused, RefusedFile) else None
        names = tuple(name for name in match.players if isinstance(name, str)) if match else ()
        game = match.game if match and match.game in game_ids() else ""
        told = [Wrong(source, problem, names, game) for problem in refused.problems]
        if len(told) > MOST_TOLD:
            more = Problem("", "parcel.more", {"n": len(told) - MOST_TOLD})
            told = [*told[:MOST_TOLD], Wrong(source, more)]
        self.wrong += told


def _check(document: MatchDocument) -> None:
    """Refuses what a match file may say but no store could keep."""
    problems = list(_check_size(document)) + list(_check_names(document)) + list(_check_moments(document))
    hands = len(document.match.hands)
    for i, change in enumerate(document.match.changes):
        if change.place > hands:
            problems.append(Problem(f"changes[{i}].from", "parcel.change_beyond", {"n": hands}))
    if problems:
        raise RefusedFile(problems, document.match)


def _check_size(document: MatchDocument) -> Iterator[Problem]:
    for key, most in (("hands", MOST_HANDS), ("changes", MOST_CORRECTIONS), ("corrections", MOST_CORRECTIONS)):
        if len(document.content.get(key, ())) > most:
            yield Problem(key, "parcel.many", {"most": most})
    if len(document.title or "") > LONGEST:
        yield Problem("title", "parcel.long", {"most": LONGEST})


def _check_names(document: MatchDocument) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for i, name in enumerate(document.match.players):
        if len(name) > LONGEST:
            yield Problem(f"players[{i}]", "parcel.long", {"most": LONGEST})
            continue
        try:
            _, key = spelled(name)
        except NotPossibleError:
            yield Problem(f"players[{i}]", "match.name_empty")
            continue
        if key in seen:
            yield Problem(f"players[{i}]", "parcel.one_person", {"name": name, "other": seen[key]})
        seen.setdefault(key, name)


def _check_moments(document: MatchDocument) -> Iterator[Problem]:
    """Moments in years that no evening was in: nobody's clock can show them."""
    content = document.content
    told = [(key, content.get(key)) for key in ("started", "ended", "signed")]
    for key in ("hands", "changes", "corrections"):
        told += [(f"{key}[{i}].at", one.get("at")) for i, one in enumerate(content.get(key, ()))]
    for place, moment in told:
        if moment is not None and not YEARS[0] < datetime.fromisoformat(moment).year < YEARS[1]:
            yield Problem(place, "parcel.year", {"first": YEARS[0] + 1, "last": YEARS[1] - 1})


def shown(name: str) -> str:
    """A name of a file as it can be shown: on one line, and not without end."""
    flat = "".join(c if c.isprintable() else "�" for c in name.rpartition("/")[2] or name)
    return flat if len(flat) <= 80 else f"{flat[:60]}…{flat[-15:]}"
