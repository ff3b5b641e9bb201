"""What is said of matches that come in: who and when, in what they differ, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from app.words import Words
from app.words.speech import NOBODY, Who, Whole, who
from scoring import game as game_by_id
from scoring import game_ids

if TYPE_CHECKING:
    from app.table.intake import Case, Difference, Taken, Wrong

_PLACE = re.compile(r"(hands|players|changes|corrections)\[(\d+)\]\.?(.*)")
NO_MATCH = frozenset({"file.encoding", "file.json"})
"""What is wrong with a file that was never one of Natpit: a photo, an empty text, a piece of a conversation."""
_MOST = 2
"""So many differences are named; that there are more is said."""


class Told(NamedTuple):
    """A match in the review: whose it is, when and how long it was, and what must be known of it ("" for nothing)."""

    suit: str
    game: str
    who: str
    when: str
    note: str
    warning: str = ""
    score: str = ""
    """On a line of its own: a line may break after a dash."""

    @property
    def spoken(self) -> str:
        return ", ".join(part for part in (self.game, self.who, self.when, self.score, self.note, self.warning) if part)


def told(case: Case, words: Words) -> Told:
    """How a match is told."""
    document = case.incoming.document
    match = document.match
    game = game_by_id(match.game)
    day = words.date(datetime.fromisoformat(document.started)) if document.started else words.say("arrivals.no_day")
    parts = [day, words.say("arrivals.hands", n=len(match.hands))]
    if document.title:
        parts.insert(0, document.title)
    totals = case.incoming.totals
    score = ""
    if match.hands and 0 < len(totals) <= 3 and min(totals) >= 0:
        score = "\u00a0–\u00a0".join(words.number(total) for total in totals)
    warning = words.problem(case.problem, who(words, game, match.players)) if case.problem else ""
    name = words.say(f"{game.id}.name")
    return Told(game.suit, name, words.listed(match.players), " · ".join(parts), _note(case, words), warning, score)


def _note(case: Case, words: Words) -> str:
    if case.twin is not None:
        return words.say("arrivals.twin", n=len(case.twin.document.match.hands))
    if case.verdict == "new":
        return ""
    if case.verdict == "same":
        return words.say("arrivals.same_removed") if case.removed else ""
    found = [difference(one, words) for one in case.differences[:_MOST]]
    if len(case.differences) > _MOST:
        found.append(words.say("arrivals.more_differs"))
    note = "; ".join(found)
    return words.say("arrivals.removed", note=Whole(note)) if case.removed else note


def difference(one: Difference, words: Words) -> str:
    """In what a match differs from the one that is here."""
    if one.what == "hand":
        return words.say("arrivals.differs.hand", hand=one.hand)
    if one.what == "hands":
        return words.say("arrivals.differs.hands", here=one.here, there=one.there)
    if one.what == "players":
        return words.say("arrivals.differs.players", here=words.listed(tuple(map(str, one.here))))
    if one.what in ("stopped", "signed", "ended"):
        return words.say(f"arrivals.differs.{one.what}.{'there' if one.there else 'here'}")
    return words.say(f"arrivals.differs.{one.what}")


def summary(names: Sequence[str], counts: tuple[int, int, int], doubles: int, words: Words, begun: int = 0) -> str:
    """What came in, in one line: how many are new, differ, and are here already; how many were in it `doubles` times,
    or only as the beginning of another one (`begun`).
    """
    kinds = zip(("new", "differs", "same"), counts, strict=True)
    found = [words.say(f"arrivals.count.{kind}", n=n) for kind, n in kinds if n]
    if doubles:
        found.append(words.say("arrivals.doubles", n=doubles))
    if begun:
        found.append(words.say("arrivals.begun", n=begun))
    return words.say("arrivals.summary", name=source_said(names, words), found=Whole(", ".join(found)))


def source_said(source: Sequence[str], words: Words) -> Whole:
    """The names of files as they are called: "avond.zip, natpit-heugen.json"; that of a text is that it was pasted."""
    named = list(dict.fromkeys(name or words.say("files.pasted") for name in source))
    more = len(named) - 3
    said = Whole(", ".join(named[:3]) or words.say("files.pasted"))
    return Whole(words.say("files.and_more", name=said, n=more)) if more > 0 else said


def wrong_said(one: Wrong, words: Words) -> tuple[str, str]:
    """Where something is wrong, and what."""
    players: Who = NOBODY
    if one.game in game_ids():
        players = who(words, game_by_id(one.game), one.names)
    where: list[str] = [source_said(one.source, words)] if one.source else []
    if one.problem.at:
        where.append(place_said(one.problem.at, words))
    what = words.problem(one.problem, players)
    if one.problem.id in NO_MATCH:
        what = words.say("arrivals.no_match", why=Whole(what))
    return ", ".join(where), what


def place_said(at: str, words: Words) -> str:
    """A place in a file in the table's words: "hand 4 (points.wij)". Places count from 1 here, as at the table."""
    found = _PLACE.fullmatch(at)
    if found is None:
        return at
    kind, number, rest = found.groups()
    said = words.say(f"arrivals.place.{kind}", number=int(number) + 1)
    return words.say("arrivals.place_in", place=said, rest=rest) if rest else said


def done_said(taken: Taken, words: Words) -> str:
    """What was done."""
    kinds = (("added", taken.added), ("updated", taken.updated), ("put_back", taken.put_back))
    found = [words.say(f"arrivals.done.{kind}", n=len(ids)) for kind, ids in kinds if ids]
    return " ".join(found) or words.say("arrivals.done.nothing")
