"""A database as it is after years of playing: `python -m tests.bench.many FILE [N]` makes one of N matches (10,000).

The rows are what the store itself would have written, laid in bulk because a commit a hand would take half an hour;
`tests/app/store/test_many.py` holds the two together.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from app.store.base import now
from app.store.hands import GAP
from app.store.store import Store
from app.store.tables import agreement, hand, hand_version, journal, match, person, seat
from tests.bench.many_scripts import Deed, Script, names, scripts

AT_ONCE = 250
"""How many matches are laid together."""


def fill(path: Path | str, matches: int = 10_000, hands: int = 16, people: int = 24, seed: int = 1) -> list[str]:
    """Makes the database at `path`, or adds to it, and gives the ids of the matches, the oldest first.

    Spread over years until now, of all games, by several companies of so many people; most are over, some lie open,
    some are in the bin. The same seed makes the same matches, but for the hour.
    """
    store = Store(path)
    try:
        rng = Random(seed)
        there = [store.add_person(name) for name in names(people)]
        with store._writing() as db:
            laid = _Laying(db, [(one.id, one.name) for one in there], Random(seed))
            laid.lay(scripts(matches, hands, people, rng, now()))
        return laid.matches
    finally:
        store.close()


class _Laying:
    """Rows being laid, with the numbers that they get."""

    def __init__(self, db: Connection, people: list[tuple[int, str]], rng: Random) -> None:
        self._db, self._people, self._rng = db, people, rng
        self._journal, self._hand = (db.execute(select(func.max(t.c.id))).scalar() or 0 for t in (journal, hand))
        self._used: dict[int, int] = {}
        self.matches: list[str] = []

    def lay(self, told: Iterator[Script]) -> None:
        while some := list(islice(told, AT_ONCE)):
            rows: dict[str, list[dict[str, Any]]] = {}
            for script in some:
                for name, row in self._rows(script):
                    rows.setdefault(name, []).append(row)
            for table in (match, journal, seat, agreement, hand, hand_version):
                if rows.get(table.name):
                    self._db.execute(insert(table), rows[table.name])
        used = [{"who": one, "at": at} for one, at in self._used.items()]
        if used:
            self._db.execute(update(person).where(person.c.id == bindparam("who")).values(used=bindparam("at")), used)

    def _rows(self, script: Script) -> Iterable[tuple[str, dict[str, Any]]]:
        one = f"{self._rng.getrandbits(128):032x}"
        self.matches.append(one)
        sat = [self._people[n] for n in script.people]
        begun = {
            "people": [{"id": who, "name": name} for who, name in sat], "first_dealer": script.first_dealer,
            "game": script.game, "title": script.title, "rules": script.rules,
        }  # fmt: skip
        begins = self._noted(one, 1, Deed("begun", script.began, script.token), now=begun)
        yield "journal", begins
        for place, (who, _) in enumerate(sat):
            yield "seat", {"match_id": one, "seat": place, "person_id": who}
            self._used[who] = script.began
        yield "agreement", {"match_id": one, "journal_id": begins["id"], "number": 0, "after_hand_id": None,
                            "at": script.began, "rules": script.rules}  # fmt: skip
        kept: dict[str, Any] = {"touched": script.began, "ended": None, "stopped": None, "removed": None,
                                "signed": None}  # fmt: skip
        hands: list[dict[str, Any]] = []
        corrected: set[int] = set()
        for number, deed in enumerate(script.deeds, 2):
            noted = self._noted(one, number, deed)
            _turn(kept, deed, number, noted)
            yield "journal", noted
            if deed.place is None:
                continue
            if deed.kind == "written":
                self._hand += 1
                place = (len(hands) + 1) * GAP
                hands.append({"id": self._hand, "match_id": one, "place": place, "version": 0, "at": deed.at})
            elif deed.kind == "corrected":
                corrected.add(deed.place)
            about = hands[deed.place]
            about["version"] += 1
            yield "hand_version", {"hand_id": about["id"], "version": about["version"], "journal_id": noted["id"],
                                   "corrected": deed.place in corrected, "data": deed.data}  # fmt: skip
        for about in hands:
            yield "hand", about
        yield "match", {"id": one, "game": script.game, "title": script.title, "first_dealer": script.first_dealer,
                        "version": len(script.deeds) + 1, "started": script.began, **kept}  # fmt: skip

    def _noted(self, one: str, number: int, deed: Deed, now: Any = None) -> dict[str, Any]:
        self._journal += 1
        return {"id": self._journal, "match_id": one, "number": number, "kind": deed.kind, "at": deed.at, "author": "",
                "token": deed.token, "was": None, "now": now}  # fmt: skip


def _turn(kept: dict[str, Any], deed: Deed, number: int, noted: dict[str, Any]) -> None:
    """What a write does to the match itself."""
    if deed.kind not in ("removed", "put_back"):
        kept["touched"] = deed.at
    if deed.ended is not None and deed.ended != (kept["ended"] is not None):
        kept["ended"] = deed.at if deed.ended else None
    if deed.kind in ("stopped", "removed"):
        kept[deed.kind] = deed.at
    elif deed.kind in ("reopened", "put_back"):
        kept["stopped" if deed.kind == "reopened" else "removed"] = None
    elif deed.kind == "signed":
        kept["signed"], noted["now"] = number, {"number": number}


def main(args: list[str]) -> int:
    """Makes a file and says how long that took and how large it is."""
    if not args or (len(args) > 1 and not args[1].isdecimal()):
        print("python -m tests.bench.many FILE [N]", file=sys.stderr)
        return 2
    path, matches = Path(args[0]), int(args[1]) if len(args) > 1 else 10_000
    began = time.perf_counter()
    fill(path, matches)
    size = path.stat().st_size / 2**20
    print(f"{matches:,} matches in {time.perf_counter() - began:.1f} s, {size:.1f} MiB: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
