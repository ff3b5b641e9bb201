"""What a match file says, apart from how it says it. No Flet here."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from app.store.naming import spelled
from scoring.changes import in_force
from scoring.game import same
from scoring.match_file import MatchDocument

SECOND = 1_000_000
"""A second as times are stored, in microseconds."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


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
    return (at - EPOCH) // timedelta(microseconds=1)


def when(stored: int) -> datetime:
    """A stored moment as an aware one."""
    return EPOCH + timedelta(microseconds=stored)
