"""The addresses of the figures. Light, so that any screen may point there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from app.store.counted import ALWAYS, Period

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
    """Where the figures are of somebody (with a `company` as well: only in its matches), of two who play together, of
    all who play together, or (none of these) of everybody who plays a game. Without a `game` the one played most.

    People by their ids; a company in whatever order. `period` is a year or "all"; `figure` asks for the hands behind
    that one.

        figures_address()                                       /figures
        figures_address("heugen")                               /figures/heugen/all
        figures_address("heugen", person=3, period="2026")      /figures/heugen/2026/person/3
        figures_address(person=3)                               /figures/any/all/person/3
        figures_address("klaverjassen", company=(4, 1, 3, 2))   /figures/klaverjassen/all/company/1-2-3-4
        figures_address("heugen", company=(3, 2, 1), person=2)  /figures/heugen/all/company/1-2-3/person/2
    """
    people = "-".join(map(str, sorted(set(company))))
    whose = f"/company/{people}" if people else ""
    if person is not None:
        whose += f"/person/{person}"
    elif pair:
        first, second = pair
        whose = f"/pair/{first}/{second}"
    if not (game or whose or period):
        return "/figures"
    return f"/figures/{game or ANY}/{period or ALL}{whose}{f'/hands/{figure}' if figure else ''}"


class Asked(NamedTuple):
    """What an address of the figures asks for: a game ("any": whichever was played most), a period ("all" or a year),
    and whose: the ids of a person, of a pair, of a company. `understood` is False for an address that means nothing.
    """

    game: str = ANY
    period: str = ALL
    person: int | None = None
    pair: tuple[int, ...] = ()
    company: tuple[int, ...] = ()
    figure: str = ""
    understood: bool = True

    def at(self, **other: str) -> str:
        """The address of the same with another game, period or figure."""
        there = self._replace(**{"figure": "", **other})  # type: ignore[arg-type]
        return figures_address(
            there.game, person=there.person, pair=there.pair, company=there.company, period=there.period,
            figure=there.figure,
        )  # fmt: skip

    @property
    def overview(self) -> bool:
        """Whether it asks for everybody."""
        return self.person is None and not self.pair and not self.company


def asked_in(params: Mapping[str, str]) -> Asked:
    """What the parts of an address ask for."""
    period = params.get("period", ALL)
    asked = Asked(params.get("game", ANY), period, figure=params.get("figure", ""))
    numbers = {name: _ids(params[name]) for name in ("person", "one", "other", "company") if name in params}
    good = all(numbers.values()) and (period == ALL or _is_year(period))
    one = {name: ids[0] for name, ids in numbers.items() if ids}
    if "person" in one:
        asked = asked._replace(person=one["person"])
    if "one" in one and "other" in one:
        asked = asked._replace(pair=(one["one"], one["other"]))
        good = good and one["one"] != one["other"]
    return asked._replace(company=numbers.get("company", ()), understood=good)


def period_of(said: str) -> Period:
    """The period that an address says."""
    from app.table.figures import in_year

    return ALWAYS if said == ALL else in_year(int(said))


def _is_year(said: str) -> bool:
    return len(said) == 4 and said.isascii() and said.isdecimal() and 1970 < int(said) < 9999


def _ids(said: str) -> tuple[int, ...]:
    """Ids, () where this is something else."""
    parts = said.split("-")
    if len(parts) > 32 or not all(part.isascii() and part.isdecimal() and len(part) < 10 for part in parts):
        return ()
    return tuple(map(int, parts))
