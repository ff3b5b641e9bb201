"""The database that is measured with is one as the store would have written it, write by write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from app.store.base import when
from app.store.store import Store
from app.store.tables import journal, match, person
from app.store.values import Change, StoredMatch
from app.table.sheet import sheet_of
from tests.bench.many import fill
from tests.bench.many_scripts import Script, names, scripts

MATCHES, HANDS, PEOPLE = 60, 8, 12
UNTIL = 1_800_000_000_000_000


@contextmanager
def clock(patch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The clock of the store stands at the one time in this list."""
    at = [0]
    with patch.context() as patched:
        for room in ("journal", "matches", "hands"):
            patched.setattr(f"app.store.{room}.now", lambda: at[0])
        yield at


def act(store: Store, script: Script, people: list[int], at: list[int]) -> str:
    """Does to the store what the script tells, one write after another."""
    at[0] = script.began
    sat = [people[n] for n in script.people]
    one = store.new_match(script.game, sat, script.first_dealer, script.rules, title=script.title, token=script.token)
    hands: list[int] = []
    version: dict[int, int] = {}
    turns = {"stopped": store.stop_match, "reopened": store.reopen_match, "signed": store.sign_match,
             "removed": store.remove_match, "put_back": store.restore_match}  # fmt: skip
    for deed in script.deeds:
        at[0] = deed.at
        if deed.place is None:
            turns[deed.kind](one)
            continue
        token = deed.token or ""
        if deed.kind == "written":
            assert deed.data is not None
            done = store.write_hand(one, deed.data, token, ended=deed.ended)
            hands.append(done.hand)
        elif deed.kind == "corrected":
            assert deed.data is not None
            which = hands[deed.place]
            done = store.correct_hand(one, which, deed.data, version[which], token, ended=deed.ended)
        else:
            which = hands[deed.place]
            doing = store.strike_hand if deed.kind == "struck" else store.restore_hand
            done = doing(one, which, version[which], token, ended=deed.ended)
        version[done.hand] = done.version
    return one


def renamed(stored: StoredMatch | None, history: tuple[Change, ...]) -> tuple[object, ...]:
    """What can be compared of two matches: all but the ids, which are drawn."""
    assert stored is not None
    first = min((h.hand for h in history if h.hand), default=0)
    hands = [hand._replace(id=hand.id - first) for hand in stored.hands]
    changes = [change._replace(hand=change.hand and change.hand - first) for change in history]
    return stored._replace(id="", hands=tuple(hands)), changes


def test_every_match_is_what_the_store_itself_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("tests.bench.many.now", lambda: UNTIL)
        ids = fill(tmp_path / "laid.db", MATCHES, HANDS, PEOPLE, seed=21)
    laid, written = Store(tmp_path / "laid.db"), Store(tmp_path / "written.db")
    people = [written.add_person(name).id for name in names(PEOPLE)]
    rng = Random(21)
    kinds: set[str] = set()
    with clock(monkeypatch) as at:
        told = scripts(MATCHES, HANDS, PEOPLE, rng, UNTIL)
        for one, script in zip(ids, told, strict=True):
            other = act(written, script, people, at)
            history = laid.history(one)
            assert renamed(laid.match(one), history) == renamed(written.match(other), written.history(other))
            assert sheet_of(laid.match(one)).finished == (laid.match(one).open is False)  # type: ignore[arg-type,union-attr]
            kinds |= {change.kind for change in history}
    assert kinds >= {"begun", "written", "corrected", "struck", "restored", "stopped", "signed", "removed", "put_back"}
    asked = select(person.c.name, person.c.used, person.c.key).order_by(person.c.id)
    with laid._reading() as one_db, written._reading() as other_db:
        assert one_db.execute(asked).all() == other_db.execute(asked).all()
        noted = select(*(c for c in journal.c if c.name not in ("match_id", "id")))
        assert [tuple(row) for row in one_db.execute(noted.order_by(journal.c.id))] == [
            tuple(row) for row in other_db.execute(noted.order_by(journal.c.id))
        ]
        bare = select(*(c for c in match.c if c.name != "id")).order_by(match.c.started)
        assert one_db.execute(bare).all() == other_db.execute(bare).all()
    laid.close()
    written.close()


def test_it_is_years_of_all_games_the_same_every_time(tmp_path: Path) -> None:
    ids = fill(tmp_path / "one.db", 150, 4, 10, seed=2)
    assert ids == fill(tmp_path / "two.db", 150, 4, 10, seed=2)
    store = Store(tmp_path / "one.db")
    found = [store.match(one) for one in ids]
    assert {one.game for one in found if one} == {"klaverjassen", "hartenjagen", "heugen", "sheepshead"}
    began = [one.started for one in found if one]
    assert began == sorted(began)
    assert began[-1].year - began[0].year > 8
    assert when(0) < began[0]
    assert any(one.open for one in found if one)
    assert any(one.removed for one in found if one)
    store.close()
