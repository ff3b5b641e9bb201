"""A hand of hartenjagen that was counted with the cards, filled in."""

from __future__ import annotations

from app.entry.contract import Case
from app.entry.hartenjagen.draft import Draft, cards_of, empty, filled
from scoring.game import Hand


def counted(d: Draft, found: Hand, case: Case) -> Draft:
    """The draft with the count in it. The last player has the rest again, so that a correction carries through.

    Where the tricks were counted it is known who took none, and nobody is asked.
    """
    table = case.table
    rest = table.playing()[-1]
    given = tuple(None if s == rest or s in table.out else n for s, n in enumerate(found["hearts"]))
    sure = tuple(f"trick:{s}" for s in table.playing() if s not in found["no_tricks"]) if "no_tricks" in found else ()
    new = empty(table)._replace(
        given=given, row=None, sun=found.get("sun"), no_tricks=tuple(found.get("no_tricks", ())), sure=sure
    )
    return Draft(**{**new._asdict(), **{card: found[card] for card in cards_of(table)}})


def is_counted(d: Draft, found: Hand) -> bool:
    """Whether the draft still says what was counted."""
    if d.as_written is not None or filled(d) != found["hearts"]:
        return False
    return all(getattr(d, card) == found[card] for card in d.cards)
