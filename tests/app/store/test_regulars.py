"""Regular tables, and who could have one."""

import pytest

from app.store import NotPossibleError, UnknownError
from app.store.store import Store
from tests.app.store.test_schema import plans

GAME = "klaverjassen"


def begun(store: Store, people: list[int], game: str = GAME, times: int = 1) -> list[str]:
    return [store.new_match(game, people, 0, {"tegenpit": 0}) for _ in range(times)]


def names(store: Store) -> list[str]:
    return [table.name for table in store.regulars()]


def test_a_table_keeps_its_people_in_their_seats_its_game_and_its_agreement(store: Store, four: list[int]) -> None:
    made = store.add_regular("  De   donderdag ", GAME, four, {"tegenpit": 0})
    kept = store.regular(made.id)
    assert kept == made
    assert (kept.name, kept.game, kept.rules) == ("De donderdag", GAME, {"tegenpit": 0})
    assert [p.name for p in kept.people] == ["Anna", "Bram", "Cees", "Dirk"]


def test_the_table_that_was_used_last_comes_first(store: Store, four: list[int]) -> None:
    first, _ = (store.add_regular(name, GAME, four, {}) for name in ("Een", "Twee"))
    assert names(store) == ["Twee", "Een"]
    store.use_regular(first.id)
    assert names(store) == ["Een", "Twee"]
    assert [table.id for table in store.regulars(1)] == [first.id]


def test_a_table_off_the_lists_keeps_everything_and_can_come_back(store: Store, four: list[int]) -> None:
    made = store.add_regular("Een", GAME, four, {"tegenpit": 0})
    store.hide_regular(made.id)
    assert names(store) == []
    (hidden,) = store.regulars(hidden=True)
    assert hidden._replace(hidden=None) == made
    assert store.regular(made.id) == hidden
    store.show_regular(made.id)
    assert store.regulars() == (made,)
    assert store.regulars(hidden=True) == ()


def test_another_name_other_people_and_another_agreement(store: Store, four: list[int]) -> None:
    made = store.add_regular("Een", GAME, four, {})
    store.change_regular(made.id, name="Maandag")
    assert store.regular(made.id) == made._replace(name="Maandag")
    store.change_regular(made.id, people=four[::-1], rules={"tegenpit": 0})
    kept = store.regular(made.id)
    assert (kept.name, kept.rules, kept.used) == ("Maandag", {"tegenpit": 0}, made.used)
    assert [p.id for p in kept.people] == four[::-1]


def test_what_cannot_be_a_table_changes_nothing(store: Store, four: list[int]) -> None:
    made = store.add_regular("Een", GAME, four, {})
    for wrong, said in (
        (lambda: store.add_regular(" ", GAME, four, {}), "store.name_empty"),
        (lambda: store.add_regular("Twee", GAME, [], {}), "store.no_people"),
        (lambda: store.add_regular("Twee", GAME, [four[0], four[0]], {}), "store.seats_double"),
        (lambda: store.change_regular(made.id, name=""), "store.name_empty"),
        (lambda: store.change_regular(made.id, name="Twee", people=[four[0], four[0]]), "store.seats_double"),
    ):
        with pytest.raises(NotPossibleError) as refused:
            wrong()
        assert refused.value.id == said
    with pytest.raises(UnknownError):
        store.add_regular("Twee", GAME, [*four[:3], 99], {})
    assert store.regulars() == (made,)


def test_a_table_that_is_not_there_is_said_to_be_so(store: Store, four: list[int]) -> None:
    assert store.regular(7) is None
    for write in (store.hide_regular, store.show_regular, store.use_regular):
        with pytest.raises(UnknownError) as refused:
            write(7)
        assert refused.value.id == "store.unknown_table"
    with pytest.raises(UnknownError):
        store.change_regular(7, people=four)


def test_a_table_can_be_unmade_as_if_it_never_was(store: Store, four: list[int]) -> None:
    made = store.add_regular("Een", GAME, four, {})
    store.unmake_regular(made.id)
    store.unmake_regular(made.id)
    assert store.regular(made.id) is None
    assert store.regulars(hidden=True) == ()


def test_somebody_spelled_otherwise_is_so_at_the_table_too(store: Store, four: list[int]) -> None:
    made = store.add_regular("Een", GAME, four, {})
    store.rename_person(four[1], "Abraham")
    other = store.add_person("Cornelis")
    store.merge_people(four[2], other.id)
    assert [p.name for p in store.regular(made.id).people] == ["Anna", "Abraham", "Cornelis", "Dirk"]
    assert store.regular_of(GAME, [four[0], four[1], other.id, four[3]]).id == made.id


def test_two_at_one_table_who_turn_out_to_be_one_leave_a_seat_open(store: Store, four: list[int]) -> None:
    made = store.add_regular("Een", GAME, four, {})
    store.merge_people(four[2], four[0])
    assert [p.name for p in store.regular(made.id).people] == ["Anna", "Bram", "Dirk"]


def test_a_table_is_found_by_its_people_in_whatever_seats(store: Store, four: list[int]) -> None:
    hidden = store.add_regular("Oud", GAME, four, {})
    store.hide_regular(hidden.id)
    assert store.regular_of(GAME, four).id == hidden.id
    made = store.add_regular("Een", GAME, four, {})
    assert store.regular_of(GAME, reversed(four)).id == made.id
    assert store.regular_of("heugen", four) is None
    assert store.regular_of(GAME, four[:3]) is None


def test_the_last_match_of_a_company_is_of_just_these_people_at_this_game(store: Store, four: list[int]) -> None:
    other = store.add_person("Eef").id
    assert store.last_together(GAME, four) is None
    first, second = begun(store, four, times=2)
    begun(store, [*four[:3], other])
    begun(store, four, "hartenjagen")
    begun(store, [*four, other], "hartenjagen")
    assert store.last_together(GAME, reversed(four)) == second
    store.remove_match(second)
    assert store.last_together(GAME, four) == first


def test_who_played_together_twice_could_have_a_table(store: Store, four: list[int]) -> None:
    other = store.add_person("Eef").id
    three = [four[0], four[1], other]
    begun(store, four, times=2)
    begun(store, three, "heugen", times=3)
    begun(store, [*four[:3], other])
    newest = store.new_match(GAME, four[::-1], 0, {})
    begun(store, four, "hartenjagen")
    first, second = store.companies()
    assert {(first.game, first.times), (second.game, second.times)} == {("heugen", 3), (GAME, 3)}
    klaverjas = next(one for one in (first, second) if one.game == GAME)
    assert klaverjas.match == newest
    assert [p.id for p in klaverjas.people] == four[::-1]
    assert len(store.companies(1)) == 1


def test_who_have_a_table_on_the_lists_or_off_are_not_proposed_again(store: Store, four: list[int]) -> None:
    begun(store, four, times=2)
    made = store.add_regular("Een", GAME, four[::-1], {})
    assert store.companies() == ()
    store.hide_regular(made.id)
    assert store.companies() == ()
    store.unmake_regular(made.id)
    assert len(store.companies()) == 1


def test_what_is_in_the_bin_makes_no_company(store: Store, four: list[int]) -> None:
    one, _ = begun(store, four, times=2)
    store.remove_match(one)
    assert store.companies() == ()


def test_no_question_about_tables_reads_a_whole_table(store: Store, four: list[int]) -> None:
    begun(store, four, times=3)
    with plans(store) as found:
        made = store.add_regular("Een", GAME, four, {})
        store.regulars(4)
        store.regulars(hidden=True)
        store.regular(made.id)
        store.regular_of(GAME, four)
        store.change_regular(made.id, name="Twee", people=four[::-1], rules={})
        store.use_regular(made.id)
        store.hide_regular(made.id)
        store.show_regular(made.id)
        store.last_together(GAME, four)
        store.unmake_regular(made.id)
        assert len(store.companies()) == 1
    assert len(found) > 20
    assert [plan for plan in found if plan.startswith("SCAN")] == []
    lists = [plan for plan in found if " regular.hidden IS " in plan or " match.removed IS " in plan]
    assert [plan for plan in lists if "TEMP B-TREE" in plan] == []
