"""A hand of sheepshead that was counted with the cards, filled in."""

from __future__ import annotations

from app.entry.contract import Case
from app.entry.sheepshead import draft as d_
from app.entry.sheepshead import leaster as lone
from app.entry.sheepshead.draft import Draft
from scoring.game import Hand


def counted(d: Draft, found: Hand, case: Case) -> Draft:
    """The draft with the count in it. Who picked and who was called stay, unless the tricks were counted for others."""
    if "leaster" in found:
        lies = found["leaster"]
        # Tricks matter only where somebody took nothing but zeros; elsewhere they would only be in the way.
        told = lies if any(n and not p for p, n in zip(lies["points"], lies["tricks"], strict=True)) else {
            "points": lies["points"]
        }  # fmt: skip
        return d._replace(passed=True, leaster=lone.of_hand(told, case.table))
    new = d_.of_hand(found, case.table)._replace(multiplier=d.multiplier, leaster=d.leaster)
    return new if "picker" in found else new._replace(picker=d.picker, partners=d.partners, alone=d.alone)


def is_counted(d: Draft, found: Hand) -> bool:
    """Whether the draft still says what was counted."""
    if "leaster" in found:
        written = lone.hand(d.leaster, d.table).get("leaster", {}) if d.is_leaster else {}
        return bool(written.get("points") == found["leaster"]["points"])
    return not d.passed and d.points() == found["points"] and d.tricks == found["tricks"]
