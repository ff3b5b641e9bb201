"""Tallies follow the matches, are exact, and are found by index."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select

from app.store import new_token
from app.store.counted import (
    ALWAYS,
    Period,
    Sum,
    Tally,
    Whose,
    company,
    in_points,
    in_twelfths,
    member,
    opponents,
    partners,
    person,
    together,
)
from app.store.store import Store
from app.store.tables import tallied, tally
from tests.app.store.conftest import HAND
from tests.app.store.test_schema import plans

AT = datetime(2026, 3, 1, 20, tzinfo=UTC)
ALL = (person(1), partners(1, 3), opponents(1, 2), together(1, 2), company((1, 2, 3, 4)), member(1, (1, 2, 3, 4)))


def made(store: Store, match: str, people: list[int], nat: int = 0, points: int = 100) -> Tally:
    """A tally of a match as it stands: everyone wrote `points`, and who sits first was nat so often."""
    found = store.match(match)
    assert found is not None
    kept = points * 12
    facts = {(who, "hand"): (1, int(who == people[0]), kept, kept, kept) for who in people}
    facts |= {(who, "seated"): (1, 1, seat % 2 * 12, seat % 2 * 12, seat % 2 * 12) for seat, who in enumerate(people)}
    if nat:
        facts[people[0], "nat"] = (nat, nat, 0, 0, 0)
    return Tally(match, found.version, found.game, found.started, facts)


def count(store: Store) -> tuple[int, int]:
    """How many matches are tallied, and how many rows of facts there are."""
    with store._reading() as db:
        rows = [db.execute(select(func.count()).select_from(one)).scalar_one() for one in (tallied, tally)]
        return rows[0], rows[1]


def stale(store: Store) -> list[str]:
    return [one.id for one in store.stale(10)]


def test_a_match_is_stale_until_its_tally_is_of_its_version(store: Store, boom: str, four: list[int]) -> None:
    assert (stale(store), store.count_stale()) == ([boom], 1)
    assert store.put_tallies([made(store, boom, four)]) == 1
    assert (stale(store), store.count_stale(), count(store)) == ([], 0, (1, 8))
    store.write_hand(boom, HAND, new_token())
    assert (stale(store), store.count_stale()) == ([boom], 1)


def test_what_changed_while_it_was_added_up_stays_stale(store: Store, boom: str, four: list[int]) -> None:
    old = made(store, boom, four)
    store.write_hand(boom, HAND, new_token())
    assert store.put_tallies([old]) == 0
    assert (stale(store), count(store)) == ([boom], (0, 0))


def test_a_tally_comes_in_place_of_the_one_before(store: Store, boom: str, four: list[int]) -> None:
    store.put_tallies([made(store, boom, four, nat=2)])
    assert store.put_tallies([made(store, boom, four, nat=3)]) == 0  # nothing was written since
    store.write_hand(boom, HAND, new_token())
    store.put_tallies([made(store, boom, four[::-1])])
    assert count(store) == (1, 8)
    assert store.sums(person(four[0]), "klaverjassen", ("nat", "hand")) == {"hand": Sum(1, 0, 100, 100, 100)}


def test_a_match_without_facts_has_no_tally_and_is_not_stale(store: Store, boom: str, four: list[int]) -> None:
    store.put_tallies([made(store, boom, four)])
    store.remove_match(boom)
    (one,) = store.stale(10)
    assert (one.id, one.match) == (boom, None)
    assert store.put_tallies([Tally(one.id, one.version)]) == 1
    assert (stale(store), count(store)) == ([], (0, 0))


def test_stale_matches_are_asked_for_some_at_a_time(store: Store, four: list[int]) -> None:
    ids = sorted(store.new_match("klaverjassen", four, 0, {}) for _ in range(5))
    assert [one.id for one in store.stale(3)] == ids[:3]
    assert [one.id for one in store.stale(3, ids[2])] == ids[3:]
    assert store.stale(3, ids[4]) == ()
    assert [(one.spelled, one.match and one.match.id) for one in store.stale(1)] == [(tuple(four), ids[0])]


def test_another_meaning_of_the_facts_makes_all_matches_of_that_game_stale(
    store: Store, boom: str, four: list[int]
) -> None:
    other = store.new_match("hartenjagen", four, 0, {})
    assert store.tally_anew({"klaverjassen": "1.1", "hartenjagen": "1.1"})
    store.put_tallies([made(store, boom, four), made(store, other, four)])
    assert not store.tally_anew({"klaverjassen": "1.1", "hartenjagen": "1.1"})
    assert stale(store) == []
    assert store.tally_anew({"klaverjassen": "1.2", "hartenjagen": "1.1"})
    assert stale(store) == [boom]
    # Another process that knows fewer games changes nothing, and a game that was not here until now is new.
    assert not store.tally_anew({"hartenjagen": "1.1"})
    assert not store.tally_anew({"klaverjassen": "1.2", "hartenjagen": "1.1"})
    assert store.tally_anew({"klaverjassen": "1.2", "hartenjagen": "1.1", "tikken": "1.0"})
    assert stale(store) == [boom]


def test_two_who_tally_the_same_match_at_once_do_it_once(
    store: Store, another: Callable[[], Store], boom: str, four: list[int]
) -> None:
    other = another()
    one, same = made(store, boom, four), made(other, boom, four)
    assert (store.put_tallies([one]), other.put_tallies([same])) == (1, 0)
    assert count(store) == (1, 8)


def test_sums_are_of_whom_and_when_they_are_asked(store: Store, four: list[int]) -> None:
    a, b, c, d = four
    seats = ([a, b, c, d], [a, c, b, d], [d, c, b, a])
    for n, people in enumerate(seats):
        match = store.new_match("klaverjassen", people, 0, {}, started=AT.replace(day=1 + n))
        store.put_tallies([made(store, match, people, points=100 + n)])

    def hands(whose: Whose, period: Period = ALWAYS) -> tuple[int, int]:
        found = store.sums(whose, "klaverjassen", ("hand",), period).get("hand")
        return (found.n, found.hands) if found else (0, 0)

    assert hands(person(a)) == (3, 2)
    assert hands(person(a), Period(AT.replace(day=2))) == (2, 1)
    assert hands(person(a), Period(AT.replace(day=2), AT.replace(day=3))) == (1, 1)
    assert hands(person(a), Period(None, AT)) == (0, 0)
    assert hands(partners(a, b)) == (1, 1)
    assert hands(partners(a, c)) == (2, 1)
    assert hands(opponents(a, c)) == (1, 1)
    assert hands(together(a, c)) == (3, 2)
    assert hands(company(four)) == (12, 3)
    assert hands(member(b, four)) == (3, 0)
    assert hands(company(four[:3])) == hands(person(10**6)) == hands(company(())) == (0, 0)
    each = store.sums_each("klaverjassen", ("hand",), company=four)
    assert {who.id: sums["hand"].amount for who, sums in each.items()} == dict.fromkeys(four, 303)
    steps = store.steps(person(a), "klaverjassen", ("hand",))["hand"]
    assert [(step.at.day, step.n, step.amount) for step in steps] == [(1, 1, 100), (2, 1, 101), (3, 1, 102)]


def test_a_second_spelling_counts_as_the_person_and_no_tally_is_made_anew_for_it(store: Store, four: list[int]) -> None:
    a, b, c, d = four
    annie = store.add_person("Annie").id
    for people in (four, [annie, b, c, d]):
        match = store.new_match("klaverjassen", people, 0, {})
        store.put_tallies([made(store, match, people)])
    before = count(store)
    store.merge_people(annie, a)
    assert store.sums(person(a), "klaverjassen", ("hand",))["hand"].n == 2
    assert store.sums(person(annie), "klaverjassen", ("hand",))["hand"].n == 2
    assert store.sums(partners(c, a), "klaverjassen", ("hand",))["hand"].n == 2
    assert store.sums(company(four), "klaverjassen", ("hand",))["hand"].hands == 2
    assert [(one.people, one.matches) for one in store.played_together("klaverjassen")] == [((a, b, c, d), 2)]
    store.unmerge(annie)
    assert store.sums(person(a), "klaverjassen", ("hand",))["hand"].n == 1
    assert count(store) == before


def test_who_is_off_the_lists_is_in_no_ranking_and_in_their_company(store: Store, boom: str, four: list[int]) -> None:
    store.put_tallies([made(store, boom, four)])
    store.hide_person(four[0])
    assert [who.id for who in store.sums_each("klaverjassen", ("hand",))] == four[1:]
    assert [who.id for who in store.sums_each("klaverjassen", ("hand",), company=four)] == four


@given(st.fractions(max_denominator=12) | st.integers(-(10**9), 10**9))
def test_halves_thirds_and_quarters_are_kept_exactly(points: Fraction | int) -> None:
    whole = Fraction(points) * 12
    if whole.denominator != 1:
        with pytest.raises(ValueError, match="twelfths"):
            in_twelfths(points)
    else:
        again = in_points(in_twelfths(points))
        assert again == points
        assert type(again) is (int if Fraction(points).denominator == 1 else Fraction)


def test_a_fraction_of_a_point_is_summed_exactly(store: Store, boom: str, four: list[int]) -> None:
    one = made(store, boom, four)
    third = in_twelfths(Fraction(1, 3))
    store.put_tallies([one._replace(facts={(four[0], "hand"): (3, 3, 3 * third, third, third)})])
    (found,) = store.sums(person(four[0]), "klaverjassen", ("hand",)).values()
    assert found == Sum(3, 3, 1, Fraction(1, 3), Fraction(1, 3))
    assert type(found.amount) is int


def test_no_question_of_the_figures_reads_a_whole_table(file_store: Store) -> None:
    store = file_store
    people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    boom, gone = (store.new_match("klaverjassen", people, 0, {}) for _ in range(2))
    store.tally_anew({"klaverjassen": "1.1"})
    store.put_tallies([made(store, boom, people, nat=1), made(store, gone, people)])
    store.write_hand(gone, HAND, new_token())
    period = Period(datetime(2020, 1, 1, tzinfo=UTC), datetime(2030, 1, 1, tzinfo=UTC))
    with plans(store) as found:
        store.tally_anew({"klaverjassen": "1.2"})
        store.count_stale()
        store.stale(10)
        store.put_tallies([made(store, gone, people, nat=1)])
        for whose in ALL:
            for when in (Period(), period):
                store.sums(whose, "klaverjassen", ("hand", "nat", "seated"), when)
                store.steps(whose, "klaverjassen", ("hand", "nat"), when)
                store.matches_behind(whose, "klaverjassen", ("hand", "nat"), when, exactly=100)
        store.sums_each("klaverjassen", ("hand", "nat"), period)
        store.sums_each("klaverjassen", ("hand", "nat"), company=people)
        store.played_together("klaverjassen")
        store.began("klaverjassen")
        store.remove_match(boom)
        store.purge_matches([boom])
    assert len(found) > 100
    assert [plan for plan in found if plan.startswith("SCAN")] == []
    # The facts of one player are added up as they lie, without being sorted first.
    sums = [plan for plan in found if "min(tally.low)" in plan]
    assert sums
    assert [plan for plan in sums if "TEMP B-TREE" in plan] == []


def test_a_match_that_is_thrown_away_takes_its_tally_with_it(store: Store, boom: str, four: list[int]) -> None:
    store.put_tallies([made(store, boom, four)])
    store.remove_match(boom)
    assert store.purge_matches([boom]) == (boom,)
    assert count(store) == (0, 0)
