"""Hands as versions: nothing is overwritten, nothing doubled, nothing lost between two writers."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.store import NotPossibleError, Stale, TokenUsedError, UnknownError, Written, new_token
from app.store.store import Store
from tests.app.store.conftest import HAND


def hand(n: int) -> dict[str, Any]:
    return {"playing": "wij", "points": {"wij": n}}


def points(store: Store, match: str) -> list[int]:
    return [h.data["points"]["wij"] for h in store.match(match).hands]


def write(store: Store, match: str, n: int, **more: Any) -> Written:
    return store.write_hand(match, hand(n), new_token(), **more)


def test_hands_stand_in_the_order_they_were_written(store: Store, boom: str) -> None:
    for n in (90, 0, 162):
        write(store, boom, n)
    assert points(store, boom) == [90, 0, 162]
    match = store.match(boom)
    assert [h.version for h in match.hands] == [1, 1, 1]
    assert not any(h.corrected for h in match.hands)
    assert match.version == 4
    assert match.touched == match.hands[-1].changed


def test_a_hand_is_kept_to_the_letter(store: Store, boom: str) -> None:
    data = {"playing": "zij", "note": "Ş“½”\n", "points": {"zij": 7}, "kraak": 2, "nat": True, "out": [], "dealer": 0}
    store.write_hand(boom, data, new_token())
    kept = store.match(boom).hands[0].data
    assert kept == data
    assert list(kept) == list(data)
    assert kept["nat"] is True


def test_a_correction_is_a_new_version_and_the_old_value_stays(store: Store, boom: str) -> None:
    first, second = write(store, boom, 90), write(store, boom, 50)
    fixed = store.correct_hand(boom, first.hand, hand(91), first.version, new_token(), author="Anna")
    assert fixed == Written(boom, first.hand, 2, 4)
    assert points(store, boom) == [91, 50]
    now = store.match(boom).hands[0]
    assert (now.version, now.corrected) == (2, True)
    assert now.changed > now.at
    assert not store.match(boom).hand(second.hand).corrected
    assert [(c.number, c.kind, c.hand, c.version, c.was, c.now) for c in store.history(boom)[1:]] == [
        (2, "written", first.hand, 1, None, hand(90)),
        (3, "written", second.hand, 1, None, hand(50)),
        (4, "corrected", first.hand, 2, hand(90), hand(91)),
    ]


def test_undo_strikes_the_last_hand_and_put_back_restores_it(store: Store, boom: str) -> None:
    write(store, boom, 90)
    last = write(store, boom, 50)
    struck = store.strike_hand(boom, last.hand, last.version, new_token())
    assert points(store, boom) == [90]
    back = store.restore_hand(boom, last.hand, struck.version, new_token())
    assert points(store, boom) == [90, 50]
    now = store.match(boom).hand(last.hand)
    assert (now.version, now.corrected, back.version) == (3, False, 3)
    assert [(c.kind, c.was, c.now) for c in store.history(boom)[3:]] == [
        ("struck", hand(50), None),
        ("restored", None, hand(50)),
    ]


def test_a_corrected_hand_that_is_struck_comes_back_corrected(store: Store, boom: str) -> None:
    one = write(store, boom, 90)
    one = store.correct_hand(boom, one.hand, hand(80), one.version, new_token())
    one = store.strike_hand(boom, one.hand, one.version, new_token())
    store.restore_hand(boom, one.hand, one.version, new_token())
    assert points(store, boom) == [80]
    assert store.match(boom).hands[0].corrected


def test_a_hand_struck_in_the_middle_comes_back_where_it_was(store: Store, boom: str) -> None:
    written = [write(store, boom, n) for n in (1, 2, 3)]
    struck = store.strike_hand(boom, written[1].hand, 1, new_token())
    write(store, boom, 4)
    assert points(store, boom) == [1, 3, 4]
    store.restore_hand(boom, written[1].hand, struck.version, new_token())
    assert points(store, boom) == [1, 2, 3, 4]


def test_a_struck_hand_is_restored_before_anything_else(store: Store, boom: str) -> None:
    one = write(store, boom, 90)
    with pytest.raises(NotPossibleError, match="not_struck"):
        store.restore_hand(boom, one.hand, 1, new_token())
    store.strike_hand(boom, one.hand, 1, new_token())
    with pytest.raises(NotPossibleError, match=r"store\.struck"):
        store.correct_hand(boom, one.hand, hand(1), 2, new_token())
    with pytest.raises(NotPossibleError, match=r"store\.struck"):
        store.strike_hand(boom, one.hand, 2, new_token())
    assert len(store.history(boom)) == 3


def test_a_forgotten_hand_is_inserted_before_another(store: Store, boom: str) -> None:
    written = [write(store, boom, n) for n in (1, 3)]
    write(store, boom, 2, before=written[1].hand)
    write(store, boom, 0, before=written[0].hand)
    write(store, boom, 4)
    assert points(store, boom) == [0, 1, 2, 3, 4]
    assert [c.kind for c in store.history(boom)[3:]] == ["inserted", "inserted", "written"]


def test_hundreds_of_hands_go_in_at_one_place(store: Store, boom: str) -> None:
    first, last = write(store, boom, 1000), write(store, boom, 2000)
    for n in range(300):
        write(store, boom, n, before=last.hand)
    assert points(store, boom) == [1000, *range(300), 2000]
    for n in range(60):
        write(store, boom, -n, before=first.hand)
    assert points(store, boom) == [*(-n for n in range(60)), 1000, *range(300), 2000]
    assert store.match(boom).hand(first.hand).version == 1  # moving is no new version


def test_the_same_token_writes_one_hand(store: Store, boom: str) -> None:
    token = new_token()
    first = store.write_hand(boom, hand(90), token)
    store.write_hand(boom, hand(50), new_token())
    assert store.write_hand(boom, hand(90), token, number=1) == first
    assert points(store, boom) == [90, 50]
    assert store.match(boom).version == 3


def test_the_same_token_corrects_strikes_and_restores_once(store: Store, boom: str) -> None:
    one = write(store, boom, 90)
    a, b, c = new_token(), new_token(), new_token()
    fixed = store.correct_hand(boom, one.hand, hand(80), 1, a)
    assert store.correct_hand(boom, one.hand, hand(80), 1, a) == fixed
    struck = store.strike_hand(boom, one.hand, 2, b)
    assert store.strike_hand(boom, one.hand, 2, b) == struck
    back = store.restore_hand(boom, one.hand, 3, c)
    assert store.restore_hand(boom, one.hand, 3, c) == back
    assert [fixed.version, struck.version, back.version] == [2, 3, 4]
    assert len(store.history(boom)) == 5


def test_a_token_that_wrote_something_else_says_what(store: Store, boom: str, four: list[int]) -> None:
    token = new_token()
    first = store.write_hand(boom, hand(90), token)
    other = store.new_match("klaverjassen", four, 0, {})
    for again in (
        lambda: store.write_hand(boom, hand(91), token),
        lambda: store.write_hand(other, hand(90), token),
        lambda: store.write_hand(boom, hand(90), token, before=first.hand),
        lambda: store.correct_hand(boom, first.hand, hand(90), 1, token),
        lambda: store.strike_hand(boom, first.hand, 1, token),
    ):
        with pytest.raises(TokenUsedError) as told:
            again()
        assert told.value.first == first
    assert points(store, boom) == [90]
    assert store.match(other).hands == ()


def test_the_second_to_correct_is_told_what_is_there(store: Store, boom: str) -> None:
    one = write(store, boom, 90)
    store.correct_hand(boom, one.hand, hand(80), 1, new_token())
    store.save_draft("mine", hand(70))
    for late in (
        lambda: store.correct_hand(boom, one.hand, hand(70), 1, new_token(), draft_key="mine"),
        lambda: store.strike_hand(boom, one.hand, 1, new_token()),
        lambda: store.correct_hand(boom, one.hand, hand(70), 3, new_token()),
    ):
        with pytest.raises(Stale) as told:
            late()
        assert (told.value.found.version, told.value.found.data) == (2, hand(80))
    assert points(store, boom) == [80]
    assert store.draft("mine") == hand(70)
    assert len(store.history(boom)) == 3


def test_the_second_to_write_hand_2_is_told_what_is_there(store: Store, boom: str) -> None:
    write(store, boom, 1, number=1)
    theirs = write(store, boom, 2, number=2)
    with pytest.raises(Stale) as told:
        write(store, boom, 3, number=2)
    assert (told.value.found.id, told.value.found.data) == (theirs.hand, hand(2))
    store.strike_hand(boom, theirs.hand, 1, new_token())
    with pytest.raises(Stale) as told:
        write(store, boom, 4, number=3)  # hand 2 was undone in the meantime
    assert told.value.found is None
    write(store, boom, 5, number=2)
    assert points(store, boom) == [1, 5]


def test_a_hand_of_another_match_is_not_reached(store: Store, boom: str, four: list[int]) -> None:
    other = store.new_match("klaverjassen", four, 0, {})
    one = write(store, boom, 90)
    for wrong in (
        lambda: store.correct_hand(other, one.hand, hand(1), 1, new_token()),
        lambda: store.strike_hand(other, one.hand, 1, new_token()),
        lambda: write(store, other, 1, before=one.hand),
        lambda: store.restore_hand(boom, 999, 1, new_token()),
    ):
        with pytest.raises(UnknownError, match="unknown_hand"):
            wrong()
    assert points(store, boom) == [90]
    assert store.match(other).version == 1


def test_a_written_hand_takes_its_draft_along(store: Store, boom: str) -> None:
    store.save_draft("new", hand(9))
    store.save_draft("fix", hand(9))
    one = write(store, boom, 90, draft_key="new")
    assert (store.draft("new"), store.draft("fix")) == (None, hand(9))
    store.correct_hand(boom, one.hand, hand(91), 1, new_token(), draft_key="fix")
    assert store.draft("fix") is None


def test_a_write_that_fails_halfway_leaves_nothing(store: Store, boom: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save_draft("new", hand(9))

    def fail(*_: object) -> None:
        raise OSError("the plug")

    monkeypatch.setattr("app.store.hands.drop", fail)
    with pytest.raises(OSError, match="the plug"):
        write(store, boom, 90, draft_key="new")
    monkeypatch.undo()
    assert (points(store, boom), store.draft("new")) == ([], hand(9))
    assert (store.match(boom).version, len(store.history(boom))) == (1, 1)


def test_two_stores_on_one_database_see_each_other(store: Store, boom: str, another: Callable[[], Store]) -> None:
    other = another()
    one = write(other, boom, 90)
    assert points(store, boom) == [90]
    store.correct_hand(boom, one.hand, hand(80), 1, new_token())
    with pytest.raises(Stale):
        other.strike_hand(boom, one.hand, 1, new_token())
    assert points(other, boom) == [80]


def test_many_threads_and_two_stores_lose_and_double_nothing(
    store: Store, boom: str, another: Callable[[], Store]
) -> None:
    other = another()
    tokens = [new_token() for _ in range(40)]

    def attempt(n: int) -> Written:
        return (store, other)[n % 2].write_hand(boom, hand(n // 3), tokens[n // 3])

    with ThreadPoolExecutor(8) as pool:
        outcomes = list(pool.map(attempt, range(120)))  # every hand three times
    assert sorted(points(store, boom)) == list(range(40))
    assert all(len(set(outcomes[n : n + 3])) == 1 for n in range(0, 120, 3))
    assert [c.number for c in store.history(boom)] == list(range(1, 42))


def test_of_fifty_writers_of_one_hand_one_writes_and_49_are_told(store: Store, boom: str) -> None:
    one = write(store, boom, 0)

    def attempt(n: int) -> int | Stale:
        try:
            return store.correct_hand(boom, one.hand, hand(n), 1, new_token()).version
        except Stale as told:
            return told

    with ThreadPoolExecutor(8) as pool:
        outcomes = list(pool.map(attempt, range(1, 51)))
    told = [o for o in outcomes if isinstance(o, Stale)]
    assert (outcomes.count(2), len(told)) == (1, 49)
    assert {t.found.data["points"]["wij"] for t in told} == set(points(store, boom))


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    store = Store(tmp_path_factory.mktemp("random") / "natpit.db")
    yield store
    store.close()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.integers(1, 25))
def test_whatever_is_done_the_hands_are_those_of_a_plain_list(shared: Store, seed: int, count: int) -> None:
    chance = random.Random(seed)
    people = [shared.add_person(name).id for name in "ABCD"]
    match = shared.new_match("klaverjassen", people, 0, {})
    model: list[list[Any]] = []  # [hand id, version, value, struck]
    for n in range(count):
        deed = chance.choice(["write", "insert", "correct", "strike", "restore"])
        some = chance.choice([m for m in model if m[3] == (deed == "restore") or deed == "insert"] or [None])
        if deed == "write" or some is None:
            model.append([write(shared, match, n).hand, 1, n, False])
        elif deed == "insert":
            model.insert(model.index(some), [write(shared, match, n, before=some[0]).hand, 1, n, False])
        elif deed == "correct":
            some[1:3] = shared.correct_hand(match, some[0], hand(n), some[1], new_token()).version, n
        elif deed == "strike":
            some[1], some[3] = shared.strike_hand(match, some[0], some[1], new_token()).version, True
        else:
            some[1], some[3] = shared.restore_hand(match, some[0], some[1], new_token()).version, False
    live = [(h.id, h.version, h.data["points"]["wij"]) for h in shared.match(match).hands]
    assert live == [tuple(m[:3]) for m in model if not m[3]]
    by_history: dict[int, Any] = {}
    for change in shared.history(match)[1:]:
        assert by_history.get(change.hand) == change.was
        by_history[change.hand] = change.now
    assert by_history == {m[0]: None if m[3] else hand(m[2]) for m in model}
    assert shared.match(match).version == count + 1


def test_hand_data_that_is_no_json_changes_nothing(store: Store, boom: str) -> None:
    for bad in ({"points": float("nan")}, {"points": {1, 2}}):
        with pytest.raises(Exception, match="JSON"):
            store.write_hand(boom, bad, new_token())
    assert store.match(boom).version == 1
    store.write_hand(boom, HAND, new_token())
    assert store.match(boom).version == 2
