"""The page of hartenjagen's rules. The examples are those by which the score is known."""

from __future__ import annotations

from app.entry.book import Book, Example, Grid

_B = "hartenjagen.book."
_MOON = {"hearts": [13, 0, 0], "queen": 0}
_HOLDER = {"holder": "queen"}

BOOK = Book(
    intro=_B + "intro",
    cards=Grid(
        (_B + "black_lady", _B + "dutch"),
        (
            (_B + "heart", ("1", "1")),
            (_B + "queen", ("13", "5")),
            (_B + "club_jack", ("–", "2")),
            (_B + "all", ("26", "15")),
        ),
    ),
    cards_said=(_B + "deck", _B + "deck_dutch"),
    play=(_B + "play_pass", _B + "play_lead", _B + "play_follow", _B + "play_hearts", _B + "play_first"),
    score=(_B + "count", _B + "moon", _B + "score_dutch"),
    end=(_B + "end", _B + "end_dutch"),
    examples=(
        Example(_B + "ex", ({"hearts": [5, 8, 0], "queen": 2},), who=_HOLDER),
        Example(_B + "ex_moon", (_MOON,), before=(40, 55, 60), who={"shooter": "queen"}),
        Example(_B + "ex_end", ({"hearts": [0, 8, 5], "queen": 0},), before=(50, 95, 92), who=_HOLDER),
        Example(_B + "ex_end", ({"hearts": [0, 8, 5], "queen": 0},), before=(60, 92, 65), who=_HOLDER),
        Example(_B + "ex_jack", ({**_MOON, "jack": 0},), {"diamond_jack": True}, who={"shooter": "queen"}),
        Example(
            _B + "ex_dutch",
            ({"hearts": [3, 5, 0], "queen": 1, "club_jack": 2},),
            {"variant": "dutch"},
            who={**_HOLDER, "player": "club_jack"},
        ),
    ),
    sources=(_B + "source", _B + "source_others"),
)
