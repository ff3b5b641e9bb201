"""All matches as a list: what is looked for is found, a page at a time, by an index; and what is purged is gone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from app.store import new_token
from app.store.base import when
from app.store.store import Store
from app.store.tables import Kept, hand, hand_version, match, seat
from app.store.values import Found, StoredMatch, Wanted
from tests.app.store.conftest import HAND
from tests.app.store.test_schema import plans
from tests.bench.many import fill


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Two hundred matches of all games, of two hands each."""
    path = tmp_path_factory.mktemp("many") / "natpit.db"
    fill(path, 200, 2, 22, seed=4)
    store = Store(path)
    people = {p.name: p.id for p in store.people()}
    apart = next(
        name
        for name in people
        if name != "Jan" and not store.find(Wanted(people=(people["Jan"], people[name])), 1).total
    )
    store.merge_people(people[apart], people["Jan"])  # one person under two spellings
    yield store
    store.close()


def every(store: Store) -> list[StoredMatch]:
    with store._reading() as db:
        ids = list(db.execute(select(match.c.id)).scalars())
    return [one for one in map(store.match, ids) if one is not None]


def fits(one: StoredMatch, wanted: Wanted) -> bool:
    """The same question, asked of a match itself."""
    in_bin = one.removed is not None
    open_now = one.ended is None and one.stopped is None
    texts = [one.title, *one.names]
    return (
        in_bin == (wanted.state == "removed")
        and (wanted.state not in ("open", "finished") or open_now == (wanted.state == "open"))
        and (not wanted.game or one.game == wanted.game)
        and set(wanted.people) <= {p.id for p in one.people}
        and (wanted.since is None or one.started >= wanted.since)
        and (wanted.until is None or one.started < wanted.until)
        and all(any(word.casefold() in text.casefold() for text in texts) for word in wanted.words)
    )


def all_of(store: Store, wanted: Wanted, page: int) -> list[Found]:
    found: list[Found] = []
    while True:
        got = store.find(wanted, page, found[-1] if found else None)
        found += got.found
        assert got.more == (len(found) < got.total)
        if not got.more:
            return found


def questions(store: Store) -> list[Wanted]:
    """Every combination of filters."""
    riet, ans, jan = (next(p.id for p in store.people() if p.name == name) for name in ("Riet", "Ans", "Jan"))
    now = datetime.now(UTC)
    periods = [(None, None), (now - timedelta(days=2500), now - timedelta(days=60))]
    people: list[tuple[int, ...]] = [(), (jan,), (riet, ans)]
    words: list[tuple[str, ...]] = [(), ("RIET",), ("kerst", "a")]
    states: list[Any] = ["all", "open", "finished", "removed"]
    return [
        Wanted(game, who, since, until, text, state)
        for game, who, (since, until), text, state in product(("", "klaverjassen"), people, periods, words, states)
    ]


def test_every_combination_finds_what_fits_and_nothing_else_newest_first(many: Store) -> None:
    there = every(many)
    some = 0
    for wanted in questions(many):
        fitting = [one for one in there if fits(one, wanted)]
        key = (lambda m: (m.removed, m.started, m.id)) if wanted.state == "removed" else (lambda m: (m.started, m.id))
        fitting.sort(key=key, reverse=True)
        found = many.find(wanted, 7)
        assert [f.id for f in found.found] == [one.id for one in fitting[:7]], wanted
        assert found.total == len(fitting)
        assert found.more == (len(fitting) > 7)
        some += bool(fitting)
    assert some > 60


def test_page_after_page_gives_each_once_also_of_one_moment(store: Store, four: list[int]) -> None:
    day = datetime(2026, 5, 1, tzinfo=UTC)
    ids = {store.new_match("heugen", four[:3], 0, {}, started=day + timedelta(days=n // 4)) for n in range(21)}
    for page in (1, 4, 5, 40):
        found = all_of(store, Wanted(), page)
        assert {f.id for f in found} == ids
        assert len(found) == 21
        assert [f.started for f in found] == sorted((f.started for f in found), reverse=True)
    for one in ids:
        store.remove_match(one)
    assert {f.id for f in all_of(store, Wanted(state="removed"), 4)} == ids == set(store.in_bin())


def test_a_word_is_found_without_its_accents_and_capitals_in_a_name_its_other_spelling_or_the_title(
    store: Store,
) -> None:
    people = [store.add_person(name).id for name in ("José", "Bram", "Cees", "Dirk")]
    one = store.new_match("klaverjassen", people, 0, {}, title="Oud & Nieuw")
    other = store.add_person("Pepe")
    for words in (("jose",), ("JOSÉ", "bram"), ("nieuw",), ("oud", "cee")):
        assert [f.id for f in store.find(Wanted(words=words), 9).found] == [one], words
    for words in (("pepe",), ("jose", "piet"), ("%",), ("_",)):
        assert store.find(Wanted(words=words), 9).total == 0
    store.merge_people(people[0], other.id)
    assert store.find(Wanted(words=("pepe",)), 9).total == 1


def test_a_name_that_changed_makes_what_is_known_of_a_match_old(store: Store, boom: str, four: list[int]) -> None:
    before = store.find(Wanted(), 1).found[0]
    store.rename_person(four[0], "Anneke")
    after = store.find(Wanted(), 1).found[0]
    assert before.version == after.version
    assert before != after
    assert after.names[0] == "Anneke"


def test_the_oldest_tells_how_far_back_it_goes(store: Store, four: list[int]) -> None:
    assert store.first_started() is None
    for year in (2024, 2019, 2022):
        one = store.new_match("klaverjassen", four, 0, {}, started=datetime(year, 3, 1, tzinfo=UTC))
        if year == 2019:
            store.remove_match(one)
    assert store.first_started() == datetime(2022, 3, 1, tzinfo=UTC)


def test_no_combination_reads_a_whole_table_or_sorts(many: Store) -> None:
    with plans(many) as found:
        for wanted in questions(many):
            page = many.find(wanted, 5)
            if page.more:
                many.find(wanted, 5, page.found[-1])
        many.these([f.id for f in many.find(Wanted(), 5).found])
        many.these([])
        many.first_started()
        many.in_bin()
    assert len(found) > 400
    assert [plan for plan in found if plan.startswith("SCAN") and not plan.startswith("SCAN CONSTANT ROW")] == []
    assert [plan for plan in found if "TEMP B-TREE" in plan and "match.removed IS" in plan] == []


def contents(store: Store) -> dict[str, set[str]]:
    """All rows of all tables."""
    with store._reading() as db:
        return {
            name: {repr(tuple(row)) for row in db.execute(select(table))}
            for name, table in Kept.metadata.tables.items()
        }


def test_what_is_purged_leaves_nothing_behind_and_nothing_else_is_touched(
    store: Store, boom: str, four: list[int]
) -> None:
    store.write_hand(boom, HAND, new_token())
    before = contents(store)
    gone = store.new_match("klaverjassen", four[::-1], 1, {"tegenpit": 0}, title="Kerst", token=new_token())
    one = store.write_hand(gone, HAND, new_token())
    one = store.correct_hand(gone, one.hand, HAND, 1, new_token())
    store.write_hand(gone, HAND, new_token(), before=one.hand)
    store.change_rules(gone, {}, after_hand=one.hand)
    store.strike_hand(gone, one.hand, 2, new_token())
    store.mend_table(gone, four, 0)
    store.sign_match(gone)
    for key in (f"match/{gone}/hand/new", f"match/{gone}/agreement", f"match/{gone}"):
        store.save_draft(key, {"a": 1})
    other = f"match/{boom}/hand/new"
    store.save_draft(other, {"a": 1})
    store.remove_match(gone)
    assert store.purge_matches([gone, boom, "nobody"]) == (gone,)  # what is not in the bin stays
    assert store.match(gone) is None
    assert store.history(gone) == ()
    store.drop_draft(other)
    after = contents(store)
    for rows in (before["person"], after["person"]):
        assert len(rows) == 4
    del before["person"], after["person"]  # who was seated last has changed
    assert after == before
    assert store.purge_matches([gone]) == ()


def test_a_purge_that_breaks_off_leaves_everything_as_it_was(store: Store, boom: str) -> None:
    store.write_hand(boom, HAND, new_token())
    store.remove_match(boom)
    before = contents(store)

    def broken(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("DELETE FROM journal"):
            raise KeyboardInterrupt

    event.listen(store._engine, "before_cursor_execute", broken)
    with pytest.raises(KeyboardInterrupt):
        store.purge_matches([boom])
    event.remove(store._engine, "before_cursor_execute", broken)
    assert contents(store) == before


def test_a_purge_finds_what_hangs_on_it_by_index(many: Store) -> None:
    one = many.in_bin()[0]
    with plans(many) as found:
        assert many.purge_matches([one]) == (one,)
    assert len(found) > 10
    assert [plan for plan in found if plan.startswith("SCAN")] == []
    with many._reading() as db:
        assert not db.execute(select(seat).where(seat.c.match_id == one)).all()
        lost = select(hand_version.c.hand_id).where(hand_version.c.hand_id.not_in(select(hand.c.id)))
        assert not db.execute(lost).all()


def test_a_time_in_the_list_is_the_one_of_the_match(store: Store, boom: str, path: Path) -> None:
    found = store.find(Wanted(), 1).found[0]
    stored = store.match(boom)
    assert stored is not None
    assert (found.started, found.removed, found.version) == (stored.started, None, stored.version)
    assert found.started > when(0)
