"""What lies about on a server before a browser comes: a boom that is being played, one that is finished, and drafts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from app.store import new_token
from app.store.store import Store
from tests.browser.server import Server

FOUR = ("Riet", "Ans", "Jan", "Piet")
Hand = Mapping[str, Any]


def hand(playing: str, points: int, wij: int = 0, zij: int = 0, **more: Any) -> Hand:
    """A hand of klaverjassen: who played, their points, the roem of both, and what is said beside that."""
    return {"playing": playing, "points": {playing: points}, "roem": {"wij": wij, "zij": zij}, **more}


EIGHT: tuple[Hand, ...] = (
    hand("wij", 92, 20, trump="klaveren"),
    hand("zij", 101, 20, trump="harten"),
    hand("wij", 88, 50, 20, trump="schoppen"),
    {"playing": "zij", "pit": "zij", "roem": {"wij": 0, "zij": 20}, "trump": "ruiten"},
    hand("wij", 104, trump="klaveren"),
    hand("wij", 66, 50, 20, trump="harten"),
    hand("zij", 66, 50, 20, trump="schoppen"),
    hand("wij", 117, 20, trump="ruiten"),
)
"""Half a boom, in which everything happens that a pad can show."""

DRAFTS: dict[str, dict[str, Any]] = {
    "begun": {"playing": "wij", "caret": "wij", "digits": "1"},
    "ready": {"playing": "wij", "caret": "wij", "digits": "97", "roem_wij": [20]},
    "nat": {
        "playing": "wij",
        "caret": "wij",
        "digits": "74",
        "trump": "schoppen",
        "roem_wij": [20],
        "roem_zij": [20],
    },
    "asked": {"playing": "wij", "caret": "wij", "digits": "162", "roem_zij": [20]},
}
"""Half-entered hands of klaverjassen: one that may grow, one that is made, one that is nat, one that is asked about."""


class Seeded(NamedTuple):
    """The ids of the matches: one that is being played, one that is done, and one for each draft; and of the regular
    table at which they play."""

    playing: str
    done: str
    drafts: dict[str, str]
    table: int


class Laid(NamedTuple):
    """A server with all of this on it."""

    server: Server
    at: Seeded


def seed(data: Path) -> Seeded:
    """Writes all of it in the data folder of a server that does not run yet."""
    with opened(data) as store:
        # One after the other: two that began in the same second are one and the same match to who takes them in.
        began = datetime.now(UTC) - timedelta(hours=1)
        done = boom(store, (*EIGHT, *EIGHT[::-1]), ended=True, started=began)
        drafts = {name: boom(store, EIGHT, started=began + timedelta(minutes=n)) for n, name in enumerate(DRAFTS, 1)}
        for name, draft in DRAFTS.items():
            kept = {"draft": draft, "extra": {}, "token": new_token()}
            store.save_draft(f"match/{drafts[name]}/hand/new", kept)
        people = [store.add_person(name).id for name in FOUR]
        table = store.add_regular("Donderdag", "klaverjassen", people, {}).id
        return Seeded(boom(store, EIGHT), done, drafts, table)


@contextmanager
def opened(data: Path) -> Iterator[Store]:
    """The database in a data folder, beside a server that may run on it."""
    store = Store(data / "natpit.db")
    try:
        yield store
    finally:
        store.close()


def boom(store: Store, hands: Sequence[Hand], *, ended: bool = False, started: datetime | None = None) -> str:
    """A match of klaverjassen with these hands, begun now or at `started`; gives its id."""
    people = [store.add_person(name).id for name in FOUR]
    match = store.new_match("klaverjassen", people, 0, {}, started=started)
    for place, one in enumerate(hands):
        store.write_hand(match, dict(one), new_token(), ended=ended and place == len(hands) - 1)
    return match
