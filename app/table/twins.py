"""One evening that comes in more than once, each time told otherwise: nobody's figures may count it twice unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.store.arrival import Mark
from app.store.naming import spelled
from app.table.continuing import goes_on
from scoring.game import same

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.table.parcel import Incoming
    from app.table.said import Said


def begins(shorter: Incoming, longer: Incoming, mine: Said, theirs: Said) -> bool:
    """Whether `longer` only goes on with `shorter`: all that stands in that one stands in it, and more. `mine` and
    `theirs` are what they say.
    """
    if len(mine.values["hands"]) > len(theirs.values["hands"]):
        return False
    title = theirs.values["title"]
    if mine.values["title"] not in ("", title) or same(mine.values | {"title": title}, theirs.values):
        return False
    return goes_on(longer.document, theirs, shorter.document, mine)


class Evenings:
    """The evenings that come in so far. Nobody sits at two tables in one second: who does, sat at one of them, that is
    told twice.
    """

    def __init__(self) -> None:
        self._seen: dict[tuple[Mark, str], Incoming] = {}

    def other(self, mark: Mark, names: Sequence[str]) -> Incoming | None:
        """The one that came in before and is of the same evening."""
        return next((found for key in _keys(mark, names) if (found := self._seen.get(key))), None)

    def add(self, mark: Mark, names: Sequence[str], one: Incoming) -> None:
        """Says that this one is taken in. `names` are how its players are called here."""
        for key in _keys(mark, names):
            self._seen.setdefault(key, one)


def _keys(mark: Mark, names: Sequence[str]) -> list[tuple[Mark, str]]:
    return [(mark, spelled(name)[1]) for name in names]
