"""Matches that come from elsewhere: known again, written all at once or not at all, and never over what is there."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.store import new_token
from app.store.arrival import Arrival, Deed, Entry, Holds, Like, Mark
from app.store.arriving import Overtaken
from app.store.store import Store
from app.table.matchfile import match_document
from tests.app.store.conftest import HAND
from tests.app.store.test_schema import plans

START = 1_778_780_000_000_000
MINUTE = 60_000_000
NAT = {"playing": "zij", "nat": True}
FOUR = ("Anna", "Bram", "Cees", "Dirk")


@pytest.fixture
def store(file_store: Store) -> Store:
    """On a file; one test below goes through all of it on a server."""
    return file_store


def coming(names: tuple[str, ...] = FOUR, started: int = START, origin: str | None = None) -> Arrival:
    """A match in which the first hand was corrected and the second struck."""
    entries = (
        Entry("begun", started, seats=len(names), agreed=(Holds(None, started, {"tegenpit": 0}),)),
        Entry("written", started + MINUTE, 0, NAT),
        Entry("written", started + 2 * MINUTE, 1, HAND),
        Entry("corrected", started + 3 * MINUTE, 0, HAND),
        Entry("struck", started + 4 * MINUTE, 1, None),
        Entry("rules", started + 5 * MINUTE, agreed=(
            Holds(None, started, {"tegenpit": 0}), Holds(0, started + 5 * MINUTE, {}))),
    )  # fmt: skip
    hands = (started + MINUTE, started + 2 * MINUTE)
    return Arrival("klaverjassen", "Zondag", names, 1, started, None, None, origin, hands, entries)


def mark(one: Arrival) -> Mark:
    return Mark(one.game, None if one.origin else one.started // 1_000_000, one.origin)


def add(store: Store, *arrivals: Arrival, token: str = "") -> tuple[str, ...]:
    return store.arrive([Deed("add", mark(one), arrival=one) for one in arrivals], token or new_token())


def test_a_match_is_there_with_all_that_was_ever_written_to_it(store: Store) -> None:
    (one,) = add(store, coming())
    there = store.match(one)
    assert there is not None
    assert (there.game, there.title, there.names, there.first_dealer) == ("klaverjassen", "Zondag", FOUR, 1)
    assert [(hand.data, hand.corrected, hand.version) for hand in there.hands] == [(HAND, True, 2)]
    assert [(change.place, change.rules) for change in there.changes] == [(1, {})]
    history = store.history(one)
    kinds = ["begun", "written", "written", "corrected", "struck", "rules"]
    assert [change.kind for change in history] == kinds
    assert [change.number for change in history] == [1, 2, 3, 4, 5, 6]
    assert (history[3].was, history[3].now) == (NAT, HAND)
    assert there.version == 6
    assert there.touched == history[-1].at


def test_it_goes_on_like_any_other_match(store: Store) -> None:
    (one,) = add(store, coming())
    struck = store.history(one)[4]
    store.restore_hand(one, struck.hand or 0, struck.version or 0, new_token())
    store.write_hand(one, NAT, new_token(), number=3)
    store.undo_rules(one, 6)
    there = store.match(one)
    assert there is not None
    assert [hand.data for hand in there.hands] == [HAND, HAND, NAT]
    assert there.changes == ()


def test_the_same_token_again_gives_the_same_matches(store: Store) -> None:
    token = new_token()
    first = add(store, coming(), coming(started=START + 7 * MINUTE), token=token)
    assert add(store, coming(), coming(started=START + 7 * MINUTE), token=token) == first
    assert len(store.matches(10)) == 2


def test_people_are_found_by_name_and_come_back_on_the_lists(store: Store, four: list[int]) -> None:
    store.hide_person(four[1])
    ans = store.add_person("Ans")
    store.merge_people(ans.id, four[0])
    (one,) = add(store, coming(("ans", "BRAM", "Cees", "Els")))
    there = store.match(one)
    assert there is not None
    assert [person.id for person in there.people][:3] == four[:3]
    assert there.names == ("Anna", "Bram", "Cees", "Els")
    assert {person.name for person in store.people()} == {"Anna", "Bram", "Cees", "Dirk", "Els"}
    seated = store.history(one)[0].now
    assert seated is not None
    assert [sat["name"] for sat in seated["people"]] == ["Anna", "Bram", "Cees", "Els"]


def test_an_old_match_puts_nobody_in_front_of_who_played_since(store: Store, boom: str) -> None:
    add(store, coming(("Els", "Frans", "Gijs", "Hans")))
    assert [person.name for person in store.people()][-4:] == ["Hans", "Gijs", "Frans", "Els"]


def test_a_match_is_known_again_by_its_game_and_the_second_it_began(store: Store) -> None:
    first, second, third = add(store, coming(), coming(started=START + MINUTE), coming(origin="f1"))
    store.remove_match(second)
    marks = [mark(coming()), mark(coming(started=START + MINUTE)), mark(coming(origin="f1"))]
    assert set(store.alike(marks)) == {
        Like(marks[0], first, 6, False), Like(marks[1], second, 7, True), Like(marks[2], third, 6, False)
    }  # fmt: skip
    nowhere = [Mark("klaverjassen", 5), Mark("heugen", START // 10**6), Mark("klaverjassen", None, "f2")]
    assert store.alike(nowhere) == ()


def test_what_came_in_meanwhile_is_told_and_nothing_is_written(store: Store, another: Callable[[], Store]) -> None:
    late = coming(started=START + 7 * MINUTE)
    add(another(), late)
    with pytest.raises(Overtaken) as overtaken:
        add(store, coming(), late)
    assert overtaken.value.deeds == (1,)
    assert len(store.matches(10)) == 1


def test_what_was_written_meanwhile_is_told_too(store: Store) -> None:
    (one,) = add(store, coming())
    seen = ((one, 6),)
    store.write_hand(one, NAT, new_token())
    with pytest.raises(Overtaken):
        store.arrive([Deed("beside", mark(coming()), seen, coming())], new_token())
    assert store.arrive([Deed("beside", mark(coming()), ((one, 7),), coming())], new_token()) != (one,)
    assert len(store.matches(10)) == 2


def test_a_match_from_the_bin_is_put_back_once(store: Store) -> None:
    (one,) = add(store, coming())
    store.remove_match(one)
    token, deed = new_token(), Deed("put_back", mark(coming()), ((one, 7),), id=one)
    assert store.arrive([deed], token) == store.arrive([deed], token) == (one,)
    there = store.match(one)
    assert there is not None
    assert (there.removed, there.version) == (None, 8)
    assert store.history(one)[-1].kind == "put_back"


def test_a_match_goes_on_where_the_file_does(store: Store) -> None:
    (one,) = add(store, coming())
    at = START + 9 * MINUTE
    entries = (
        Entry("written", at, 0, NAT), Entry("corrected", at + 1, 0, HAND),
        Entry("rules", at + 2, agreed=(Holds(0, at + 2, {"tegenpit": 100}),)),
        Entry("stopped", at + 3), Entry("signed", at + 4),
    )  # fmt: skip
    deed = Deed("update", mark(coming()), ((one, 6),), id=one, entries=entries, hands=(at,))
    token = new_token()
    assert store.arrive([deed], token) == store.arrive([deed], token) == (one,)
    there = store.match(one)
    assert there is not None
    assert [hand.data for hand in there.hands] == [HAND, HAND]
    assert [(change.place, change.rules) for change in there.changes] == [(1, {}), (2, {"tegenpit": 100})]
    assert (there.stopped is not None, there.signed is not None, there.version) == (True, True, 11)
    assert [change.kind for change in store.history(one)][6:] == ["written", "corrected", "rules", "stopped", "signed"]


def test_two_spellings_of_one_person_never_sit_at_one_table(store: Store, four: list[int]) -> None:
    ans = store.add_person("Ans")
    store.merge_people(ans.id, four[0])
    with pytest.raises(Overtaken):
        add(store, coming(("Anna", "Ans", "Cees", "Dirk")))
    assert store.matches(10) == ()


def test_a_server_keeps_the_same(server_store: Store) -> None:
    token = new_token()
    one, two = add(server_store, coming(), coming(("Els", *FOUR[1:]), START + MINUTE), token=token)
    assert add(server_store, coming(), coming(("Els", *FOUR[1:]), START + MINUTE), token=token) == (one, two)
    entry = Entry("written", START + 9 * MINUTE, 0, NAT)
    server_store.arrive([Deed("update", mark(coming()), ((one, 6),), id=one, entries=(entry,), hands=(START,))], "t")
    kept = server_store.kept([one, two])
    assert [hand.data for hand in kept[one].match.hands] == [HAND, NAT]
    assert [change.kind for change in kept[two].history] == ["written", "written", "corrected", "struck"]
    assert [like.id for like in server_store.alike([mark(coming())])] == [one]
    assert [begun.id for begun in server_store.every()] == [one, two]
    assert server_store.called(["anna", "Els", "Joke"]).keys() == {"anna", "Els"}
    with pytest.raises(Overtaken):
        add(server_store, coming())


def test_all_of_it_or_nothing(store: Store) -> None:
    good = Deed("add", mark(coming()), arrival=coming())
    gone = Deed("put_back", Mark("heugen", 1), ((("0" * 32), 1),), id="0" * 32)
    with pytest.raises(Overtaken):
        store.arrive([good, gone], new_token())
    half = coming(started=START + MINUTE)._replace(hands=())
    with pytest.raises(IndexError):
        store.arrive([good, Deed("add", mark(half), arrival=half)], new_token())
    assert store.matches(10) == store.people() == ()
    assert add(store, coming())


def test_what_is_kept_of_a_match_is_what_its_file_tells(store: Store, boom: str) -> None:
    one = store.write_hand(boom, HAND, new_token())
    store.correct_hand(boom, one.hand, NAT, 1, new_token())
    (two,) = add(store, coming())
    kept = store.kept([boom, two, "0" * 32])
    assert set(kept) == {boom, two}
    for match in (boom, two):
        there = store.match(match)
        assert there is not None
        whole = match_document(there, store.history(match), store.hand_order(match))
        assert match_document(*kept[match]) == whole


def test_every_match_is_listed_once_the_oldest_first(store: Store, boom: str) -> None:
    first, second = add(store, coming(), coming(started=START + MINUTE))
    store.remove_match(second)
    assert [one.id for one in store.every()] == [first, boom]
    assert [one.id for one in store.every(removed=True)] == [first, second, boom]


def test_no_question_about_what_comes_in_reads_a_whole_table(store: Store) -> None:
    many = [coming(started=START + n * 86_400_000_000) for n in range(3)]
    first, *_ = add(store, *many)
    with plans(store) as found:
        store.alike([*(mark(one) for one in many), Mark("heugen", None, "f1")])
        store.called([*FOUR, "Els"])
        store.kept([first])
        token = new_token()
        add(store, coming(started=START + MINUTE, names=("Els", *FOUR[1:])), token=token)
        add(store, coming(started=START + MINUTE, names=("Els", *FOUR[1:])), token=token)
        store.remove_match(first)
        store.arrive([Deed("put_back", mark(coming()), ((first, 7),), id=first)], new_token())
        entries = (Entry("written", START, 0, NAT), Entry("rules", START, agreed=(Holds(0, START, {"tegenpit": 1}),)))
        more = Deed("update", mark(coming()), ((first, 8),), id=first, entries=entries, hands=(START,))
        store.arrive([more], new_token())
        store.every(removed=True)
    assert len(found) > 30
    assert [plan for plan in found if plan.startswith("SCAN")] == []


def test_the_same_file_taken_in_by_two_processes_at_once_is_there_once(server_store: Store) -> None:
    other = Store(server_store._engine.url.render_as_string(hide_password=False))
    one = coming()

    def take(store: Store, token: str) -> tuple[str, ...] | None:
        try:
            return add(store, one, token=token)
        except Overtaken:
            return None

    with ThreadPoolExecutor(4) as pool:
        same = list(pool.map(take, [server_store, other] * 2, ["t"] * 4))
        assert len(set(same)) == 1
        assert len(server_store.matches()) == 1
        one = coming(started=START + 60 * MINUTE)
        each = list(pool.map(take, [server_store, other] * 2, ["a", "b", "c", "d"]))
    other.close()
    assert [found for found in each if found] == [(server_store.matches()[0].id,)]
    assert len(server_store.matches()) == 2
    assert len(server_store.people()) == 4
