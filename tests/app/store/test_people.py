"""Two spellings of one person, names off the lists, and the patterns behind the initials."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select, update

from app.parts.person_mark import _PATTERNS
from app.store import NotPossibleError, UnknownError
from app.store.migrations import upgrade
from app.store.people import spellings
from app.store.store import Store
from app.store.tables import journal, seat
from app.store.tables import match as match_table
from app.store.values import PATTERNS
from app.table.matchfile import match_file
from scoring.match_file import read
from tests.app.store.test_schema import plans


def seats_of(store: Store, match: str) -> list[int]:
    """Which spelling each seat points to."""
    with store._reading() as db:
        asked = select(seat.c.person_id).where(seat.c.match_id == match).order_by(seat.c.seat)
        return list(db.execute(asked).scalars())


def tallied(store: Store) -> dict[str, int]:
    with store._reading() as db:
        return {row[0]: row[1] for row in db.execute(select(match_table.c.id, match_table.c.tallied))}


def tally_all(store: Store) -> None:
    with store._writing() as db:
        db.execute(update(match_table).values(tallied=match_table.c.version))


def test_a_second_spelling_is_that_person_wherever_a_name_is_read(store: Store, four: list[int], boom: str) -> None:
    anna = store.add_person("Anna de Wit")
    store.mend_table(boom, [four[1], four[0], *four[2:]], 0)
    merged = store.merge_people(four[0], anna.id)
    assert (merged.person.id, merged.spelling, merged.along) == (anna.id, four[0], ())
    match = store.match(boom)
    assert match.names == ("Bram", "Anna de Wit", "Cees", "Dirk")
    assert match.people[1].id == anna.id
    assert [p.name for p in store.people()].count("Anna") == 0
    assert store.add_person("anna") == anna
    assert store.matches()[0].people[1] == anna
    assert store.last_match("klaverjassen").people[1] == anna
    begun, table = store.history(boom)
    assert begun.now["people"][0] == {"id": anna.id, "name": "Anna de Wit"}
    assert table.was["people"][0] == table.now["people"][1] == {"id": anna.id, "name": "Anna de Wit"}
    assert read(match_file(store, boom).data).match.players == match.names
    assert store.whose([four[0], 999]) == {four[0]: anna.id}
    assert store.named([four[0], 999]) == {four[0]: anna}
    with store._reading() as db:
        assert spellings(db, [anna.id]) == [four[0], anna.id]


def test_the_seats_and_the_journal_stay_as_they_were(store: Store, four: list[int], boom: str) -> None:
    def kept() -> list[tuple[object, ...]]:
        with store._reading() as db:
            return [tuple(row) for table in (journal, seat) for row in db.execute(select(table))]

    before = kept()
    store.merge_people(four[0], store.add_person("Anna de Wit").id)
    assert kept() == before


def test_a_merge_is_taken_back(store: Store, four: list[int], boom: str) -> None:
    anna = store.add_person("Anna de Wit").id
    before = store.match(boom)
    store.merge_people(four[0], anna)
    assert store.unmerge(four[0]).name == "Anna"
    assert store.match(boom) == before
    assert {p.name for p in store.people()} == {"Anna", "Bram", "Cees", "Dirk", "Anna de Wit"}
    assert store.unmerge(four[0]).id == four[0]  # a second time changes nothing


def test_what_was_merged_before_goes_along_and_comes_back_along(store: Store, four: list[int], boom: str) -> None:
    an, anne, anna = four[0], store.add_person("Anne").id, store.add_person("Anna de Wit").id
    store.merge_people(an, anne)
    merged = store.merge_people(anne, anna)
    assert merged.along == (an,)
    assert store.match(boom).people[0].id == anna  # one step, not two
    assert [p.name for p in store.player(anna).spellings] == ["Anna", "Anne"]
    store.unmerge(anne, merged.along)
    assert store.match(boom).people[0].id == anne
    assert store.player(anna).spellings == ()


def test_one_of_three_spellings_is_let_go_of(store: Store, four: list[int], boom: str) -> None:
    anne, anna = store.add_person("Anne").id, store.add_person("Anna de Wit").id
    store.merge_people(four[0], anna)
    store.merge_people(anne, anna)
    store.unmerge(four[0])
    assert store.match(boom).names[0] == "Anna"
    assert [p.name for p in store.player(anna).spellings] == ["Anne"]


def test_two_who_sat_at_one_table_are_two(store: Store, four: list[int]) -> None:
    store.new_match("heugen", [four[0], four[1]], 0, {})
    last = store.new_match("klaverjassen", four, 0, {})
    store.remove_match(last)  # the bin counts too: it can be put back
    anna = store.add_person("Anna de Wit").id
    store.merge_people(four[0], anna)
    with pytest.raises(NotPossibleError) as refused:
        store.may_merge(four[1], four[0])  # by way of a spelling too
    with pytest.raises(NotPossibleError) as refused:
        store.merge_people(four[1], four[0])
    assert refused.value.id == "store.same_match"
    values = refused.value.values
    assert (values["name"], values["other"]) == ("Bram", "Anna de Wit")
    assert (values["match"], values["game"]) == (last, "klaverjassen")
    assert values["started"] == store.match(last).started
    assert store.match(last).names == ("Anna de Wit", "Bram", "Cees", "Dirk")


def test_who_became_one_cannot_sit_down_twice(store: Store, four: list[int]) -> None:
    anna = store.add_person("Anna de Wit").id
    store.merge_people(four[0], anna)
    with pytest.raises(NotPossibleError) as refused:
        store.new_match("klaverjassen", [four[0], anna, *four[2:]], 0, {})
    assert (refused.value.id, refused.value.values) == ("store.seats_double", {"name": "Anna de Wit"})
    match = store.new_match("klaverjassen", four, 0, {})
    assert seats_of(store, match)[0] == anna  # new matches are under the name itself


def test_a_table_that_is_mended_keeps_the_spelling_it_had(store: Store, four: list[int], boom: str) -> None:
    anna = store.add_person("Anna de Wit").id
    store.merge_people(four[0], anna)
    store.mend_table(boom, [four[1], anna, four[2], four[3]], 1)
    assert store.match(boom).names == ("Bram", "Anna de Wit", "Cees", "Dirk")
    store.unmerge(four[0])
    assert store.match(boom).names == ("Bram", "Anna", "Cees", "Dirk")


def test_a_person_merged_into_themselves_stays_as_they_are(store: Store, four: list[int]) -> None:
    assert store.merge_people(four[0], four[0]).along == ()
    assert store.player(four[0]).spellings == ()
    with pytest.raises(UnknownError, match="unknown_person"):
        store.merge_people(four[0], 999)
    with pytest.raises(UnknownError, match="unknown_person"):
        store.unmerge(999)


def test_the_figures_of_their_matches_are_made_anew_and_of_no_others(store: Store, four: list[int], boom: str) -> None:
    other = store.new_match("heugen", four[2:], 0, {})
    anna = store.add_person("Anna de Wit").id
    for act in (
        lambda: store.merge_people(four[0], anna),
        lambda: store.unmerge(four[0]),
        lambda: store.merge_people(four[0], anna),
        lambda: store.rename_person(anna, "Anna"),  # the spelling becomes the name: another id
    ):
        tally_all(store)
        act()
        assert tallied(store) == {boom: 0, other: 1}
    tally_all(store)
    store.rename_person(four[1], "Bram B.")
    assert tallied(store) == {boom: 1, other: 1}


def test_a_second_spelling_can_become_the_name(store: Store, four: list[int], boom: str) -> None:
    anna, ann = store.add_person("Anna de Wit"), store.add_person("Ann")
    store.merge_people(four[0], anna.id)
    store.merge_people(ann.id, anna.id)
    store.set_pattern(anna.id, 6)
    named = store.rename_person(anna.id, "anna")
    assert (named.name, named.pattern) == ("anna", 6)
    assert store.match(boom).people[0] == named
    assert [p.name for p in store.player(named.id).spellings] == ["Ann", "Anna de Wit"]
    assert store.player(anna.id).person == named  # an address of before leads there
    assert store.rename_person(named.id, "Anna de Wit").id == anna.id
    assert store.match(boom).names[0] == "Anna de Wit"


def test_a_name_that_is_another_ones_second_spelling_is_taken(store: Store, four: list[int]) -> None:
    anna = store.add_person("Anna de Wit").id
    store.merge_people(four[0], anna)
    with pytest.raises(NotPossibleError) as refused:
        store.rename_person(four[1], "Anna")
    assert (refused.value.id, refused.value.values) == ("store.name_taken", {"name": "Anna de Wit", "person": anna})


def test_a_name_off_the_lists_keeps_its_matches_and_comes_back_at_the_table(
    store: Store, four: list[int], boom: str
) -> None:
    store.hide_person(four[0])
    assert {p.name for p in store.people()} == {"Bram", "Cees", "Dirk"}
    assert store.match(boom).names[0] == "Anna"
    assert [(p.person.name, p.hidden) for p in store.players()][-1] == ("Anna", True)
    store.show_person(four[0])
    assert len(store.people()) == 4
    store.hide_person(four[0])
    store.new_match("klaverjassen", four, 0, {})
    assert len(store.people()) == 4
    store.hide_person(four[0])
    assert store.add_person("anna").id == four[0]
    assert len(store.people()) == 4


def test_a_merge_shows_whoever_was_on_the_lists(store: Store, four: list[int]) -> None:
    anna = store.add_person("Anna de Wit").id
    store.hide_person(anna)
    store.merge_people(four[0], anna)
    assert "Anna de Wit" in {p.name for p in store.people()}


def test_a_player_tells_how_often_and_when_last(store: Store, four: list[int]) -> None:
    anna = store.add_person("Anna de Wit").id
    first = store.new_match("klaverjassen", four, 0, {})
    second = store.new_match("heugen", [anna, four[1]], 0, {})
    gone = store.new_match("heugen", [anna, four[1]], 0, {})
    store.remove_match(gone)
    players = {p.person.name: p for p in store.players()}
    assert (players["Bram"].matches, players["Anna"].matches, players["Anna de Wit"].matches) == (2, 1, 1)
    assert players["Bram"].last == store.match(second).started
    store.merge_people(four[0], anna)
    both = store.player(four[0])
    assert (both.person.id, both.matches, both.last) == (anna, 2, store.match(second).started)
    assert store.players()[0].person.name in {"Anna de Wit", "Bram"}  # who was seated last
    assert store.player(four[2]).last == store.match(first).started
    assert store.player(999) is None
    store.add_person("Eva")
    assert [(p.matches, p.last) for p in store.players() if p.person.name == "Eva"] == [(0, None)]


def test_who_begin_with_one_letter_get_different_patterns(store: Store) -> None:
    made = [store.add_person(f"Riet {n}").pattern for n in range(PATTERNS)]
    assert sorted(made) == list(range(PATTERNS))
    again = [store.add_person(f"riet {n} b").pattern for n in range(PATTERNS)]
    assert sorted(again) == list(range(PATTERNS))


def test_there_is_a_drawing_for_every_pattern() -> None:
    assert len(_PATTERNS) == len(set(_PATTERNS)) == PATTERNS


def test_a_pattern_is_chosen(store: Store, four: list[int], boom: str) -> None:
    assert store.set_pattern(four[0], 7).pattern == 7
    assert store.match(boom).people[0].pattern == 7
    with pytest.raises(ValueError, match="8"):
        store.set_pattern(four[0], PATTERNS)


def test_those_of_before_get_different_patterns_too(path: Path) -> None:
    upgrade(path, "0004")
    with sqlite3.connect(path) as db:
        rows = [(n, f"Jan {n}", f"jan {n}") for n in range(1, 9)] + [(9, "Piet", "piet")]
        db.executemany("INSERT INTO person (id, name, key) VALUES (?, ?, ?)", rows)
    store = Store(path)
    patterns = [p.pattern for p in store.people() if p.name.startswith("Jan")]
    store.close()
    assert sorted(patterns) == list(range(PATTERNS))


def test_every_question_about_people_is_answered_by_an_index(path: Path) -> None:
    store = Store(path)
    four = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    boom = store.new_match("klaverjassen", four, 0, {})
    anna = store.add_person("Anna de Wit").id
    with plans(store) as found:
        store.people()
        store.whose(four)
        store.player(anna)
        store.add_person("anna")
        store.add_person("Zus")
        store.merge_people(four[0], anna)
        store.rename_person(anna, "Anna")
        store.unmerge(anna)
        store.hide_person(four[0])
        store.show_person(four[0])
        store.set_pattern(four[0], 2)
        store.match(boom)
        store.history(boom)
        store.mend_table(boom, four[::-1], 0)
        store.players()
    store.close()
    assert len(found) > 40
    assert [plan for plan in found if plan.startswith("SCAN")] == []
