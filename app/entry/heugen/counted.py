"""A hand of heugen that was counted with the cards, filled in."""

from __future__ import annotations

from app.entry.contract import Case
from app.entry.heugen.draft import Draft
from app.entry.roem import as_chips
from scoring.game import Hand


def counted(d: Draft, found: Hand, case: Case) -> Draft:
    """The draft with the count in it; the bid stays. Roem only where the bidder's hand was seen."""
    new = d._replace(
        bidder=found.get("bidder", d.bidder), exchanged=found["exchanged"], kapot=found["kapot"],
        trump=found.get("trump", d.trump), passed=False, digits="", fresh=False, settled=True, sure=(),
    )  # fmt: skip
    if "roem" in found:
        new = new._replace(roem=as_chips(found["roem"]))
    return new if new.filled() is not None else new._replace(digits=str(found["points"]), fresh=True)


def is_counted(d: Draft, found: Hand) -> bool:
    """Whether the draft still says what was counted."""
    same = (d.points(), d.exchanged, d.kapot) == (found["points"], found["exchanged"], found["kapot"])
    return same and not d.passed and found.get("roem", d.declared()) == d.declared()
