"""A hand of klaverjassen that was counted with the cards, filled in."""

from __future__ import annotations

from typing import Any

from app.entry.contract import Case
from app.entry.klaverjassen.draft import SIDES, Draft
from app.entry.roem import as_chips
from scoring.game import Hand
from scoring.klaverjassen_hand import CARD_POINTS


def counted(d: Draft, found: Hand, case: Case) -> Draft:
    """The draft with the count in it; who plays stays. Roem only where the tricks were counted."""
    new = d._replace(
        trump=found.get("trump", d.trump), digits="", pit=found.get("pit"), nat=False, verzaakt=None, settled=True,
        sure=(),
    )  # fmt: skip
    for side, points in found.get("points", {}).items():
        new = new._replace(caret=side, digits=str(points), fresh=True)
    if "roem" in found:
        roem: dict[str, Any] = {f"roem_{side}": as_chips(found["roem"].get(side, 0)) for side in SIDES}
        new = new._replace(**roem)
    return new


def is_counted(d: Draft, found: Hand) -> bool:
    """Whether the draft still says what was counted."""
    if d.pit != found.get("pit") or d.nat or d.verzaakt is not None:
        return False
    for side, points in found.get("points", {}).items():
        if not d.digits or points != (int(d.digits) if d.caret == side else CARD_POINTS - int(d.digits)):
            return False
    return all(sum(d.roem(side)) == roem for side, roem in found.get("roem", {}).items())
