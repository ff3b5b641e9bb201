"""The page of klaverjassen's rules. The examples are those by which the score is known."""

from __future__ import annotations

from typing import Any

from app.entry.book import Book, Example, Grid

_B = "klaverjassen.book."


def _example(caption: str, wij: tuple[int, int], zij: tuple[int, int], **more: Any) -> Example:
    """Wij play; cards and roem of both."""
    points, roem = {"wij": wij[0], "zij": zij[0]}, {"wij": wij[1], "zij": zij[1]}
    rules = {"kraken": True} if "kraak" in more else {}
    return Example(_B + caption, ({"playing": "wij", "points": points, "roem": roem, **more},), rules)


BOOK = Book(
    intro=_B + "intro",
    cards=Grid(
        ("book.trump", "book.plain"),
        (
            (_B + "boer", ("20", "2")),
            (_B + "nel", ("14", "0")),
            (_B + "aas", ("11", "11")),
            (_B + "tien", ("10", "10")),
            (_B + "heer", ("4", "4")),
            (_B + "vrouw", ("3", "3")),
            (_B + "acht", ("0", "0")),
            (_B + "zeven", ("0", "0")),
        ),
    ),
    cards_said=(_B + "together", _B + "order"),
    play=(_B + "play_deal", _B + "play_follow", _B + "play_trump", _B + "play_under", _B + "play_win"),
    extra_title=_B + "roem",
    extra=Grid(
        ("book.roem",),
        (
            (_B + "run_3", ("20",)),
            (_B + "run_4", ("50",)),
            (_B + "stuk", ("20",)),
            (_B + "four", ("100",)),
            (_B + "four_jacks", ("200",)),
        ),
    ),
    extra_said=(_B + "roem_trick", _B + "roem_run"),
    score=(_B + "count", _B + "made", _B + "nat", _B + "pit", _B + "tegenpit", _B + "zeros"),
    end=(_B + "end",),
    examples=(
        _example("ex", (100, 0), (62, 0)),
        _example("ex", (81, 0), (81, 0)),
        _example("ex_roem", (80, 20), (82, 0)),
        _example("ex_roem", (70, 20), (92, 40)),
        _example("ex_roem", (81, 20), (81, 20)),
        _example("ex_roem", (57, 50), (105, 0)),
        _example("ex_roem", (106, 0), (56, 50)),
        _example("ex_roem", (122, 0), (40, 200)),
        _example("ex_pit", (162, 20), (0, 0), pit="wij"),
        _example("ex_tegenpit", (0, 0), (162, 40), pit="zij"),
        _example("ex_roem", (162, 0), (0, 20)),
        _example("ex_kraak", (60, 0), (102, 0), kraak=8),
    ),
    sources=(_B + "source", _B + "source_roem"),
)
