"""The page of sheepshead's rules. The examples are those by which the score is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.entry.book import Book, Cell, Example, Grid, Pays
from scoring.game import Hand

_B = "sheepshead.book."


def _pays(**hand: Any) -> tuple[Cell, ...]:
    """What the picker, the partner and an opponent write, and the picker who is alone."""
    together, alone = {"picker": 0, "partner": 1, **hand}, {"picker": 0, "partner": None, **hand}
    return Pays(together, 0), Pays(together, 1), Pays(together, 2), Pays(alone, 0)


def _example(
    points: int, caption: str = "ex", *before: Hand, partner: int | None = 1, rules: Mapping[str, Any] = {}, **more: Any
) -> Example:
    """The first player is the picker."""
    hand = {"picker": 0, "partner": partner, "points": points, **more}
    return Example(_B + caption, (*before, hand), rules)


BOOK = Book(
    intro=_B + "intro",
    cards=Grid(
        ("book.points",),
        (
            (_B + "aas", ("11",)),
            (_B + "tien", ("10",)),
            (_B + "heer", ("4",)),
            (_B + "vrouw", ("3",)),
            (_B + "boer", ("2",)),
            (_B + "low", ("0",)),
        ),
    ),
    cards_said=(_B + "together", _B + "trump", _B + "plain"),
    play=(_B + "play_pick", _B + "play_bury", _B + "play_partner", _B + "play_lead"),
    score=(_B + "count", _B + "schneider", _B + "tricks", _B + "none", _B + "leaster", _B + "doubler"),
    extra_title=_B + "pays",
    extra=Grid(
        (_B + "head_picker", _B + "head_partner", _B + "head_other", _B + "head_alone"),
        (
            (_B + "row_all", _pays(tricks="all")),
            (_B + "row_91", _pays(points=[91, 120])),
            (_B + "row_61", _pays(points=[61, 90])),
            (_B + "row_31", _pays(points=[31, 60])),
            (_B + "row_0", _pays(points=[0, 30])),
            (_B + "row_none", _pays(tricks="none")),
        ),
    ),
    extra_said=(_B + "zero",),
    end=(_B + "end",),
    examples=(
        _example(68),
        _example(101),
        _example(60),
        _example(30),
        _example(31),
        _example(90),
        _example(91),
        _example(22, "ex_none", tricks="none"),
        _example(120, "ex_some", tricks="some"),
        _example(70, "ex_alone", partner=None),
        _example(58, rules={"bump": True}),
        _example(25, "ex_doubler", {"passed": "doubler"}, rules={"all_pass": "doubler", "bump": True}),
        Example(_B + "ex_leaster", ({"leaster": {"points": [31, 24, 38, 9, 18], "tricks": [2, 1, 1, 1, 1]}},)),
    ),
    sources=(_B + "source", _B + "source_silent"),
)
