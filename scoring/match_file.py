"""natpit-match documents: one match, completely, as JSON. Read strictly, written back the same.

Reading judges everything and reports every problem with its place ("hands[3].points.wij"); nothing is half read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from scoring import json_text
from scoring.changes import Change
from scoring.dealing import check_moment
from scoring.game import Problem, Refused, whole
from scoring.match import Match, Replay, inside, replay

FORMAT = "natpit-match"
VERSION = 1
MOST_BYTES = 20_000_000
"""A file larger than 20 MB is no match."""

JUDGED = ("game", "players", "first_dealer", "rules", "hands")
REQUIRED = ("format", "version", *JUDGED)
OPTIONAL = ("title", "started", "ended", "stopped", "signed", "changes", "corrections")
CHANGE = ("from", "rules", "at")
CORRECTION = ("hand", "at", "was", "now")


class RefusedFile(Refused):
    """A file that cannot be. `match` is what it holds, as far as that can be told: its names help to say why not."""

    def __init__(self, problems: Sequence[Problem], match: Match | None) -> None:
        super().__init__(problems)
        self.match = match


class MatchDocument(NamedTuple):
    """A match file: `content` exactly as it was read or will be written, and its match."""

    content: Mapping[str, Any]
    match: Match

    @property
    def title(self) -> str | None:
        """What the table calls this match."""
        return self.content.get("title")

    @property
    def started(self) -> str | None:
        """When the match began, as written: ISO 8601 with offset."""
        return self.content.get("started")

    @property
    def ended(self) -> str | None:
        """When the match ended, as written: ISO 8601 with offset."""
        return self.content.get("ended")

    @property
    def signed(self) -> str | None:
        """When the table signed the match off, as written: ISO 8601 with offset."""
        return self.content.get("signed")

    @property
    def agreed(self) -> tuple[str | None, ...]:
        """When each change of the agreement was made, as written, in the order of `match.changes`; None: not said."""
        return tuple(change.get("at") for change in self.content.get("changes", ()))

    @property
    def corrections(self) -> tuple[Mapping[str, Any], ...]:
        """The audit trail: hand (from 1), at, was, now (a hand, or None for not there)."""
        return tuple(self.content.get("corrections", ()))


def read(source: str | bytes) -> MatchDocument:
    """The document in `source`. Raises `Refused`, and nothing else, with every problem found."""
    return read_and_replay(source)[0]


def read_and_replay(source: str | bytes) -> tuple[MatchDocument, Replay]:
    """The document in `source` and its match, replayed: judging the hands is replaying them. Raises as `read` does."""
    content, problems = json_text.parse(source, MOST_BYTES)
    _check_head(content)
    places = {problem.at for problem in problems}
    unread = [problem.at for problem in problems if problem.id != "file.twice"]
    problems += [problem for problem in _check_top(content) if problem.at not in places]
    replayed = None
    match = _match(content)
    if match is not None:
        try:
            replayed = replay(match)
        except Refused as refused:
            known = {problem.at for problem in problems}
            known |= {outer for place in unread for outer in _around(place)}
            problems += [problem for problem in refused.problems if problem.at not in known]
    if not problems and replayed is not None:
        problems += _check_past(content.get("corrections", ()), replayed)
    if problems or match is None or replayed is None:
        raise RefusedFile(problems, match)
    return MatchDocument(content, match), replayed


def _around(place: str) -> Iterator[str]:
    """The values of a hand or an agreement that `place` lies in, the nearest first: a value that cannot be read spoils
    them too, and needs to be told only once. "hands[3].points.wij" lies in "hands[3].points".
    """
    while place := place[: max(place.rfind("."), place.rfind("["), 0)]:
        if "." in place:
            yield place


def document(
    match: Match,
    *,
    title: str | None = None,
    started: str | None = None,
    ended: str | None = None,
    signed: str | None = None,
    agreed: Sequence[str | None] = (),
    corrections: Iterable[Mapping[str, Any]] = (),
) -> MatchDocument:
    """The document of a match. What is None, empty or false is left out.

    `agreed` says when each of the match's changes was agreed, in their order.
    """
    content: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game,
        "players": list(match.players),
        "first_dealer": match.first_dealer,
        "rules": dict(match.rules),
    }
    if match.changes:
        content["changes"] = [
            {"from": max(change.place, 0), "rules": dict(change.rules)} | ({"at": at} if at else {})
            for change, at in zip_longest(match.changes, agreed[: len(match.changes)])
        ]
    said = {"title": title, "started": started, "ended": ended, "stopped": match.stopped, "signed": signed}
    content |= {key: value for key, value in said.items() if value}
    content["hands"] = [dict(hand) for hand in match.hands]
    if trail := [dict(correction) for correction in corrections]:
        content["corrections"] = trail
    return MatchDocument(content, match)


def write(document: MatchDocument) -> str:
    """The document as text: the same keys in the same order with the same values; a line a key, a line a hand."""
    rows = []
    for key, value in document.content.items():
        if key in ("hands", "changes", "corrections") and value:
            items = ",\n".join(f"    {_dump(item)}" for item in value)
            rows.append(f"  {_dump(key)}: [\n{items}\n  ]")
        else:
            rows.append(f"  {_dump(key)}: {_dump(value)}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _check_head(content: Any) -> None:
    """Refuses at once what is no match file, or one that this Natpit is too old for: the rest would mean nothing."""
    if not isinstance(content, dict):
        raise Refused([Problem("", "file.object")])
    if content.get("format") != FORMAT:
        raise Refused([Problem("format", "file.format")])
    version: Any = content.get("version")
    if not whole(version) or version < VERSION:
        raise Refused([Problem("version", "file.version", {"known": VERSION})])
    if version > VERSION:
        raise Refused([Problem("version", "file.newer", {"version": version, "known": VERSION})])


def _check_top(content: Mapping[str, Any]) -> list[Problem]:
    """What is wrong with the keys of the document and the types of what stands under them."""
    problems = [Problem(key, "file.unknown", {"key": key}) for key in content if key not in (*REQUIRED, *OPTIONAL)]
    problems += [Problem(key, "file.missing", {"key": key}) for key in REQUIRED if key not in content]
    for key, value in content.items():
        kind = _KINDS.get(key)
        if kind and not _FITS[kind](value):
            problems.append(Problem(key, f"file.{kind}"))
        elif key in ("started", "ended", "signed"):
            problems += check_moment(key, value)
        elif key == "players":
            problems += [Problem(f"players[{i}]", "file.text") for i, name in enumerate(value) if type(name) is not str]
        elif key in ("changes", "corrections"):
            look = _check_change if key == "changes" else _check_correction
            problems += [p._replace(at=inside(f"{key}[{i}]", p.at)) for i, one in enumerate(value) for p in look(one)]
    return problems


def _check_change(change: Any) -> list[Problem]:
    """What is wrong with the form of one change of the agreement; its rules are judged with the match."""
    problems = _check_keys(change, CHANGE, required=CHANGE[:2])
    if not isinstance(change, dict):
        return problems
    if "from" in change and not _is_place(change["from"]):
        problems.append(Problem("from", "file.place"))
    if not isinstance(change.get("rules", {}), dict):
        problems.append(Problem("rules", "file.object"))
    if "at" in change:
        problems += check_moment("at", change["at"])
    return problems


def _check_correction(correction: Any) -> list[Problem]:
    """What is wrong with the form of one entry of the audit trail; its hands are judged when all else is right."""
    problems = _check_keys(correction, CORRECTION, required=CORRECTION)
    if not isinstance(correction, dict):
        return problems
    number = correction.get("hand", 1)
    if not (whole(number) and number > 0):
        problems.append(Problem("hand", "file.hand_number"))
    if "at" in correction:
        problems += check_moment("at", correction["at"])
    for key in ("was", "now"):
        if not isinstance(correction.get(key), dict | None):
            problems.append(Problem(key, "file.object"))
    if correction.get("was", correction) is None and correction.get("now", correction) is None:
        problems.append(Problem("", "file.no_correction"))
    return problems


def _check_past(trail: Sequence[Mapping[str, Any]], replayed: Replay) -> list[Problem]:
    """What can never have been a hand of this game, among those that were corrected or struck."""
    if not trail:
        return []
    from scoring.never import Never

    never = Never(replayed)
    problems = []
    for i, correction in enumerate(trail):
        for key in ("was", "now"):
            if correction[key] is not None:
                place = f"corrections[{i}].{key}"
                problems += [p._replace(at=inside(place, p.at)) for p in never.problems(correction[key])]
    return problems


def _check_keys(value: Any, known: Sequence[str], required: Sequence[str]) -> list[Problem]:
    """What is wrong with the keys of an object inside the document, or that it is none."""
    if not isinstance(value, dict):
        return [Problem("", "file.object")]
    problems = [Problem(key, "file.unknown", {"key": key}) for key in value if key not in known]
    return problems + [Problem(key, "file.missing", {"key": key}) for key in required if key not in value]


def _is_place(value: Any) -> bool:
    return whole(value) and bool(value >= 0)


def _match(content: Mapping[str, Any]) -> Match | None:
    """The match of a document; None when too little of it has the right form to judge the rest."""
    if not all(key in content and _FITS[_KINDS[key]](content[key]) for key in JUDGED):
        return None
    game, players, first_dealer, rules, hands = (content[key] for key in JUDGED)
    if not all(type(name) is str for name in players):
        return None
    changes = _changes(content.get("changes", []))
    if changes is None:
        return None
    return Match(game, tuple(players), first_dealer, rules, tuple(hands), content.get("stopped") is True, changes)


def _changes(said: Any) -> tuple[Change, ...] | None:
    """How the agreement changed; None when that cannot be told, so that nothing is judged by rules that never held."""
    if not isinstance(said, list):
        return None
    changes = []
    for one in said:
        if not isinstance(one, dict) or not _is_place(one.get("from")) or not isinstance(one.get("rules"), dict):
            return None
        changes.append(Change(one["from"], one["rules"]))
    return tuple(changes)


_KINDS = {
    "game": "text",
    "players": "list",
    "first_dealer": "whole",
    "rules": "object",
    "hands": "list",
    "title": "text",
    "stopped": "true",
    "changes": "list",
    "corrections": "list",
}
"""What stands under each key, by the problem that says so."""
_FITS: dict[str, Callable[[Any], bool]] = {
    "text": lambda value: isinstance(value, str),
    "list": lambda value: isinstance(value, list),
    "whole": whole,
    "object": lambda value: isinstance(value, dict),
    "true": lambda value: value is True,
}
