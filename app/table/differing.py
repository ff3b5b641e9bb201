"""In what a match that comes in differs from the one that is here. No prose, and no Flet."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.table.said import Said
from scoring.game import same
from scoring.match_file import MatchDocument


class Difference(NamedTuple):
    """One thing in which two documents differ.

    `what`: "game", "players", "first_dealer", "rules", "hands" (another number of them: `here` and `there` are ints),
    "hand" (the first one that is another: `hand` counts from 1, the hands themselves), "title", "stopped", "signed",
    "ended", "changes", "corrections" (numbers of them), or "times" (only moments differ). `here` is what is stored,
    `there` what comes in.
    """

    what: str
    here: Any
    there: Any
    hand: int | None = None


def differences(coming: MatchDocument, mine: Said, stored: MatchDocument, theirs: Said) -> tuple[Difference, ...]:
    """What differs, the most telling first; never empty for two that do not say the same."""
    new, old = mine.values, theirs.values
    found = []
    if len(old["hands"]) != len(new["hands"]):
        found.append(Difference("hands", len(old["hands"]), len(new["hands"])))
    for n, (here, there) in enumerate(zip(old["hands"], new["hands"], strict=False), 1):
        if not same(here, there):
            found.append(Difference("hand", here, there, n))
            break
    if not same(old["players"], new["players"]):
        found.append(Difference("players", stored.match.players, coming.match.players))
    for what in ("game", "first_dealer", "rules", "changes", "title", "stopped", "signed"):
        if not same(old[what], new[what]):
            found.append(Difference(what, old[what], new[what]))
    if not same(old["corrections"], new["corrections"]):
        found.append(Difference("corrections", len(old["corrections"]), len(new["corrections"])))
    if (stored.ended is None) != (coming.ended is None):
        found.append(Difference("ended", stored.ended, coming.ended))
    return tuple(found) or (Difference("times", None, None),)
