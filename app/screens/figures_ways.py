"""The addresses of the figures. Light, so that any screen may point there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

ANY = "any"
"""Stands for the game in an address that leaves it open: the one that was played most is shown."""
ALL = "all"
"""Stands for the period: everything that was ever played. Any other is a year, "2026"."""


def figures_address(
    game: str = "",
    *,
    person: int | None = None,
    pair: Sequence[int] = (),
    company: Iterable[int] = (),
    period: str = "",
    figure: str = "",
) -> str:
    """Where the figures are of somebody, of two who play together, of all who play together, or (none of these) of
    everybody who plays a game. Without a `game` the one they played most.

    People by their ids, in whatever order. `period` is a year or "all"; `figure` asks for the hands behind that one.

        figures_address()                                       /figures
        figures_address("heugen")                               /figures/heugen/all
        figures_address("heugen", person=3, period="2026")      /figures/heugen/2026/person/3
        figures_address(person=3)                               /figures/any/all/person/3
        figures_address("klaverjassen", company=(4, 1, 3, 2))   /figures/klaverjassen/all/company/1-2-3-4
    """
    if person is not None:
        whose = f"/person/{person}"
    elif pair:
        first, second = sorted(pair)
        whose = f"/pair/{first}/{second}"
    else:
        people = sorted(company)
        whose = f"/company/{'-'.join(map(str, people))}" if people else ""
    if not (game or whose or period):
        return "/figures"
    return f"/figures/{game or ANY}/{period or ALL}{whose}{f'/hands/{figure}' if figure else ''}"
