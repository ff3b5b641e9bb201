"""The page of heugen's rules. The examples are those by which the score is known."""

from __future__ import annotations

from typing import Any

from app.entry.book import Book, Example, Grid

_B = "heugen.book."


def _example(bid: int, roem: int, points: int, caption: str = "ex", **more: Any) -> Example:
    """The first player bids, the second has dealt."""
    return Example(_B + caption, ({"bidder": 0, "bid": bid, "roem": roem, "points": points, **more},))


BOOK = Book(
    intro=_B + "intro",
    cards=Grid(
        ("book.trump", "book.plain"),
        (
            (_B + "boer", ("20", "1")),
            (_B + "negen", ("14", "0")),
            (_B + "aas", ("11", "11")),
            (_B + "tien", ("10", "10")),
            (_B + "heer", ("3", "3")),
            (_B + "vrouw", ("2", "2")),
            (_B + "low", ("0", "0")),
        ),
    ),
    cards_said=(_B + "together", _B + "order", _B + "deck"),
    play=(_B + "play_bid", _B + "play_again", _B + "play_exchange", _B + "play_follow"),
    extra_title=_B + "roem",
    extra=Grid(
        ("book.roem",),
        (
            (_B + "run_3", ("20",)),
            (_B + "run_4", ("50",)),
            (_B + "run_5", ("100",)),
            (_B + "stuk", ("20",)),
            (_B + "four", ("100",)),
            (_B + "four_jacks", ("200",)),
        ),
    ),
    extra_said=(_B + "roem_hand", _B + "roem_run"),
    score=(_B + "count", _B + "round", _B + "need", _B + "made", _B + "made_not", _B + "nat", _B + "kapot"),
    end=(_B + "end",),
    examples=(
        _example(100, 0, 132),
        _example(100, 0, 92),
        _example(100, 0, 91),
        _example(120, 0, 85),
        _example(150, 120, 45),
        _example(110, 0, 126, "ex_not", exchanged=False),
        _example(110, 0, 88, "ex_not", exchanged=False),
        _example(100, 0, 151, "ex_kapot", kapot=True),
        _example(150, 0, 151, "ex_kapot", kapot=True),
        _example(100, 140, 23),
    ),
    sources=(_B + "source", _B + "source_silent"),
)
