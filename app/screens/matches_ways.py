"""The addresses of all matches: which are shown stands in the address. Light, so that any screen may point there.

Flet's router takes a query string off an address without telling what was in it, so it stands in the path.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import parse_qsl, quote

ALL = "all"
"""In an address: everything. The bare address shows what was looked for last on this screen."""
STATES = ("open", "finished")
_SPLITS = "/\\?#&=%+;"


class Sought(NamedTuple):
    """Which matches are looked for: of a game, in which all of these people played, in a year ("2026") or a month
    ("2026-11"), with all of these words in its title or in a name, still "open" or "finished". Empty: whatever.
    """

    game: str = ""
    people: tuple[int, ...] = ()
    period: str = ""
    text: str = ""
    state: str = ""

    @property
    def everything(self) -> bool:
        """Whether nothing is left out."""
        return self == Sought()


def matches_address(
    game: str = "", *, people: Iterable[int] = (), period: str = "", text: str = "", state: str = ""
) -> str:
    """Where the matches are that are looked for; the arguments are those of `Sought`.

    matches_address()                                 /matches          (as it was left)
    matches_address("heugen", people=(5, 3))          /matches/game=heugen&person=3&person=5
    matches_address(period="2026-11", text="jan a")   /matches/period=2026-11&text=jan%20a
    """
    sought = Sought(game, tuple(people), period, text, state)
    return "/matches" if sought.everything else address_of(sought)


def address_of(sought: Sought) -> str:
    """The address of a search; of everything too."""
    said = [("game", sought.game), *(("person", str(one)) for one in sorted(set(sought.people)))]
    said += [("period", sought.period), ("text", one_line(sought.text)), ("state", sought.state)]
    return "/matches/" + ("&".join(f"{key}={quote(value, safe='')}" for key, value in said if value) or ALL)


def sought_in(address: str) -> Sought:
    """What an address asks for ("game=heugen&person=3"). What it says that means nothing, is left out."""
    said = parse_qsl(address, max_num_fields=None)
    last = dict(said)
    people = {int(value) for key, value in said if key == "person" and value.isdecimal() and len(value) < 10}
    period, state = last.get("period", ""), last.get("state", "")
    return Sought(
        last.get("game", ""), tuple(sorted(people)), period if is_period(period) else "",
        one_line(last.get("text", "")), state if state in STATES else "",
    )  # fmt: skip


def is_period(said: str) -> bool:
    """Whether this is a year or a month."""
    year, _, month = said.partition("-")
    if not (len(year) == 4 and year.isascii() and year.isdecimal() and int(year)):
        return False
    return said == year or (len(month) == 2 and month.isascii() and month.isdecimal() and 1 <= int(month) <= 12)


def one_line(text: str) -> str:
    """A search text as it can stand in an address: what would break one parts words there too."""
    return " ".join("".join(" " if c in _SPLITS or not c.isprintable() else c for c in text).split())[:80]
