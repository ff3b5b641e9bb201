"""People, matches, their seats and agreements, drafts and preferences."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from app.store import NotPossibleError, TokenUsedError, UnknownError, new_token
from app.store.store import Store
from tests.app.store.conftest import HAND


def names(store: Store) -> list[str]:
    return [p.name for p in store.people()]


def test_a_name_is_one_person_whatever_its_spaces_and_capitals(store: Store) -> None:
    anna = store.add_person("  Anna ")
    assert anna.name == "Anna"
    assert store.add_person("ANNA") == anna
    assert store.add_person("Anna  Maria").name == "Anna Maria"
    assert store.add_person("anna\tmaria").name == "Anna Maria"
    # The same letters, typed on two keyboards: é as one sign, and as e with an accent after it.
    assert store.add_person("Ren\u00e9") == store.add_person("Rene\u0301")
    assert len(store.people()) == 3


def test_an_empty_name_is_refused(store: Store) -> None:
    with pytest.raises(NotPossibleError, match="name_empty"):
        store.add_person("  \t ")
    assert store.people() == ()


def test_a_renamed_person_is_renamed_in_every_match(store: Store, boom: str, four: list[int]) -> None:
    store.rename_person(four[1], "Bram de Wit")
    assert store.match(boom).names == ("Anna", "Bram de Wit", "Cees", "Dirk")
    assert store.add_person("bram DE wit").id == four[1]
    assert store.add_person("Bram").id not in four  # the old name is free again


def test_a_name_of_somebody_else_is_not_taken_over(store: Store, four: list[int]) -> None:
    with pytest.raises(NotPossibleError) as refused:
        store.rename_person(four[1], "anna")
    assert (refused.value.id, refused.value.values) == ("store.name_taken", {"name": "Anna", "person": four[0]})
    assert store.rename_person(four[0], "ANNA").name == "ANNA"  # one's own may be spelled otherwise
    with pytest.raises(UnknownError, match="unknown_person"):
        store.rename_person(999, "Eva")


def test_who_was_seated_last_is_offered_first(store: Store, four: list[int]) -> None:
    eva, fred = store.add_person("Eva").id, store.add_person("Fred").id
    store.new_match("klaverjassen", four, 0, {})
    store.new_match("heugen", [fred, eva], 0, {})
    assert set(names(store)[:2]) == {"Eva", "Fred"}
    store.new_match("heugen", [four[3], eva], 0, {})
    assert set(names(store)[:2]) == {"Dirk", "Eva"}
    assert names(store)[2] == "Fred"


def test_a_new_match_reads_back_as_it_was_begun(store: Store, four: list[int]) -> None:
    before = datetime.now(UTC)
    made = store.new_match("klaverjassen", four[::-1], 2, {"tegenpit": 0, "length": {"hands": 8}}, title="Kerst")
    match = store.match(made)
    assert match.names == ("Dirk", "Cees", "Bram", "Anna")
    assert (match.game, match.title, match.first_dealer) == ("klaverjassen", "Kerst", 2)
    assert match.rules == {"tegenpit": 0, "length": {"hands": 8}}
    assert (match.hands, match.version, match.open) == ((), 1, True)
    assert (match.ended, match.stopped, match.removed) == (None, None, None)
    assert before - timedelta(seconds=1) <= match.started <= datetime.now(UTC)
    assert match.started.utcoffset() == timedelta(0)


def test_a_match_can_have_started_earlier_in_another_time_zone(store: Store, four: list[int]) -> None:
    then = datetime(2024, 12, 25, 20, 15, 3, 141592, tzinfo=timezone(timedelta(hours=1)))
    assert store.match(store.new_match("klaverjassen", four, 0, {}, started=then)).started == then


def test_ids_of_matches_cannot_be_guessed(store: Store, four: list[int]) -> None:
    ids = {store.new_match("klaverjassen", four, 0, {}) for _ in range(20)}
    assert len(ids) == 20
    assert all(len(bytes.fromhex(one)) * 8 >= 128 for one in ids)


def test_begin_tapped_twice_begins_one_match(store: Store, four: list[int]) -> None:
    token = new_token()
    store.save_draft("match/new", {"game": "klaverjassen"})
    first = store.new_match("klaverjassen", four, 1, {}, token=token, draft_key="match/new")
    assert store.new_match("klaverjassen", four, 1, {}, token=token) == first
    with pytest.raises(TokenUsedError):
        store.new_match("klaverjassen", four, 2, {}, token=token)
    assert len(store.matches()) == 1
    assert store.draft("match/new") is None


@pytest.mark.parametrize(
    ("seats", "dealer", "why"),
    [
        ([], 0, "store.no_people"),
        ([0, 1, 0, 3], 0, "store.seats_double"),
        ([0, 1, 2, 3], 4, "store.first_dealer"),
        ([0, 1, 2, 3], -1, "store.first_dealer"),
    ],
)
def test_a_table_that_cannot_be_begins_nothing(
    store: Store, four: list[int], seats: list[int], dealer: int, why: str
) -> None:
    with pytest.raises(NotPossibleError) as refused:
        store.new_match("klaverjassen", [four[s] for s in seats], dealer, {})
    assert refused.value.id == why
    assert store.matches() == ()


def test_nobody_unknown_sits_down(store: Store, four: list[int]) -> None:
    with pytest.raises(UnknownError, match="unknown_person"):
        store.new_match("klaverjassen", [*four[:3], 999], 0, {})
    assert store.matches() == ()


def test_names_and_seats_can_be_mended_after_begin(store: Store, boom: str, four: list[int]) -> None:
    store.write_hand(boom, HAND, new_token())
    eva = store.add_person("Eva").id
    store.mend_table(boom, [four[1], four[0], eva, four[3]], 3)
    match = store.match(boom)
    assert (match.names, match.first_dealer, len(match.hands)) == (("Bram", "Anna", "Eva", "Dirk"), 3, 1)
    change = store.history(boom)[-1]
    assert change.kind == "table"
    assert [p["name"] for p in change.was["people"]] == ["Anna", "Bram", "Cees", "Dirk"]
    assert [p["name"] for p in change.now["people"]] == ["Bram", "Anna", "Eva", "Dirk"]
    assert (change.was["first_dealer"], change.now["first_dealer"]) == (0, 3)


def test_mending_nothing_writes_nothing(store: Store, boom: str, four: list[int]) -> None:
    store.mend_table(boom, four, 0)
    assert [c.kind for c in store.history(boom)] == ["begun"]


def test_somebody_may_join_but_a_seat_with_hands_is_never_taken_away(store: Store, boom: str, four: list[int]) -> None:
    eva = store.add_person("Eva").id
    store.mend_table(boom, [*four, eva], 0)
    assert store.match(boom).names[-1] == "Eva"
    store.write_hand(boom, HAND, new_token())
    with pytest.raises(NotPossibleError, match="seats_fewer"):
        store.mend_table(boom, four, 0)
    assert len(store.match(boom).people) == 5


def test_who_joined_by_mistake_leaves_again_but_nobody_from_the_start(store: Store, boom: str, four: list[int]) -> None:
    store.write_hand(boom, HAND, new_token())
    store.mend_table(boom, [*four, store.add_person("Eva").id], 0)
    store.mend_table(boom, four, 0)
    assert store.match(boom).names == ("Anna", "Bram", "Cees", "Dirk")
    with pytest.raises(NotPossibleError, match="seats_fewer"):
        store.mend_table(boom, four[:3], 0)


def test_who_joined_stays_once_an_older_hand_was_corrected_since(store: Store, boom: str, four: list[int]) -> None:
    written = store.write_hand(boom, HAND, new_token())
    store.mend_table(boom, [*four, store.add_person("Eva").id], 0)
    store.correct_hand(boom, written.hand, {**HAND, "out": [4]}, written.version, new_token())
    with pytest.raises(NotPossibleError, match="seats_fewer"):
        store.mend_table(boom, four, 0)
    assert len(store.match(boom).people) == 5


def test_a_seat_remembers_which_hand_was_the_last_before_it(store: Store, boom: str, four: list[int]) -> None:
    assert store.match(boom).joined == ()
    one = store.write_hand(boom, HAND, new_token())
    struck = store.write_hand(boom, HAND, new_token())
    store.strike_hand(boom, struck.hand, struck.version, new_token())
    eva, fons = store.add_person("Eva").id, store.add_person("Fons").id
    store.mend_table(boom, [*four, eva], 0)
    two = store.write_hand(boom, HAND, new_token())
    store.mend_table(boom, [*four[::-1], eva], 1)  # moving about is no joining
    store.mend_table(boom, [*four, eva, fons], 0)
    store.restore_hand(boom, struck.hand, struck.version + 1, new_token())
    store.correct_hand(boom, one.hand, HAND | {"nat": True}, one.version, new_token())
    assert store.match(boom).joined == (None, None, None, None, struck.hand, two.hand)
    assert store.matches(5)[0].joined == store.match(boom).joined


def test_rules_change_until_the_first_hand_and_the_old_ones_are_remembered(store: Store, boom: str) -> None:
    store.set_rules(boom, {"tegenpit": 100})
    store.set_rules(boom, {"tegenpit": 100})
    assert store.match(boom).rules == {"tegenpit": 100}
    assert [(c.kind, c.was, c.now) for c in store.history(boom)[1:]] == [
        ("rules", {"tegenpit": 0}, {"tegenpit": 100}),
    ]
    written = store.write_hand(boom, HAND, new_token())
    with pytest.raises(NotPossibleError, match="rules_settled"):
        store.set_rules(boom, {})
    store.strike_hand(boom, written.hand, written.version, new_token())
    store.set_rules(boom, {})  # undone, so there is none yet
    assert store.match(boom).rules == {}


def test_a_stopped_match_is_finished_until_it_is_reopened(store: Store, boom: str) -> None:
    store.stop_match(boom)
    store.stop_match(boom)
    assert store.match(boom).stopped is not None
    assert store.matches(state="open") == ()
    assert [m.id for m in store.matches(state="finished")] == [boom]
    store.reopen_match(boom)
    store.reopen_match(boom)
    assert store.match(boom).open
    assert [c.kind for c in store.history(boom)] == ["begun", "stopped", "reopened"]


def test_an_ended_match_is_finished_and_a_correction_can_open_it_again(store: Store, boom: str) -> None:
    written = store.write_hand(boom, HAND, new_token(), ended=True)
    ended = store.match(boom).ended
    assert ended is not None
    again = store.correct_hand(boom, written.hand, HAND, written.version, new_token(), ended=True)
    assert store.match(boom).ended == ended  # it ended when it was first found to have
    store.correct_hand(boom, written.hand, {"nat": True}, again.version, new_token())
    assert store.match(boom).ended == ended  # who says nothing changes nothing
    store.mark_ended(boom, False)
    assert [m.id for m in store.matches(state="open")] == [boom]
    store.mark_ended(boom, True)
    assert [m.id for m in store.matches(state="finished")] == [boom]


def test_a_removed_match_lies_in_the_bin_whole(store: Store, boom: str) -> None:
    store.write_hand(boom, HAND, new_token())
    touched = store.match(boom).touched
    store.remove_match(boom)
    assert (store.matches(), store.matches(state="open")) == ((), ())
    assert [m.id for m in store.matches(state="removed")] == [boom]
    assert store.last_match("klaverjassen") is None
    assert len(store.match(boom).hands) == 1
    store.restore_match(boom)
    assert [m.id for m in store.matches(state="open")] == [boom]
    assert store.match(boom).touched == touched
    assert [c.kind for c in store.history(boom)] == ["begun", "written", "removed", "put_back"]


def test_lists_give_the_newest_first_with_their_hands(store: Store, four: list[int]) -> None:
    ids = [store.new_match("klaverjassen", four, n, {"n": n}) for n in range(4)]
    store.write_hand(ids[1], HAND, new_token())
    for one in ids[2:]:
        store.stop_match(one)
    store.write_hand(ids[2], HAND, new_token())
    assert [m.id for m in store.matches()] == ids[::-1]
    assert [m.id for m in store.matches(2)] == [ids[3], ids[2]]
    assert [m.id for m in store.matches(state="finished")] == [ids[3], ids[2]]
    assert [m.id for m in store.matches(state="open")] == [ids[1], ids[0]]  # the one touched last
    assert [len(m.hands) for m in store.matches()] == [0, 1, 1, 0]
    assert [m.rules["n"] for m in store.matches()] == [3, 2, 1, 0]
    assert store.matches() == tuple(store.match(one) for one in ids[::-1])


def test_the_last_match_of_a_game_tells_its_lineup_and_agreement(store: Store, four: list[int]) -> None:
    assert store.last_match("klaverjassen") is None
    store.new_match("klaverjassen", four, 0, {"roem": "none"})
    store.new_match("klaverjassen", four[::-1], 1, {"tegenpit": 0})
    store.new_match("heugen", four[:3], 2, {})
    last = store.last_match("klaverjassen")
    assert (last.names[0], last.rules) == ("Dirk", {"tegenpit": 0})
    assert store.last_match("heugen").first_dealer == 2


def test_a_match_that_is_not_there_is_none_and_takes_no_writes(store: Store, four: list[int]) -> None:
    assert store.match("nowhere") is None
    assert store.history("nowhere") == ()
    for write in (
        lambda: store.write_hand("nowhere", HAND, new_token()),
        lambda: store.correct_hand("nowhere", 1, HAND, 1, new_token()),
        lambda: store.stop_match("nowhere"),
        lambda: store.remove_match("nowhere"),
        lambda: store.mark_ended("nowhere", True),
        lambda: store.set_rules("nowhere", {}),
        lambda: store.mend_table("nowhere", four, 0),
    ):
        with pytest.raises(UnknownError, match="unknown_match"):
            write()


def test_the_history_names_who_wrote(store: Store, boom: str) -> None:
    store.write_hand(boom, HAND, new_token(), author="the phone of Anna")
    assert [c.author for c in store.history(boom)] == ["", "the phone of Anna"]


def test_a_draft_is_the_newest_under_its_key(store: Store) -> None:
    assert store.draft("match/x/hand/new") is None
    store.save_draft("match/x/hand/new", {"side": "wij", "digits": "9"})
    store.save_draft("match/x/hand/new", {"side": "wij", "digits": "97", "naïef": None})
    store.save_draft("match/y/hand/new", {})
    assert store.draft("match/x/hand/new") == {"side": "wij", "digits": "97", "naïef": None}
    assert store.draft("match/y/hand/new") == {}
    store.drop_draft("match/x/hand/new")
    store.drop_draft("match/x/hand/new")
    assert store.draft("match/x/hand/new") is None


@pytest.mark.parametrize("value", [0, 5, False, True, "5", "null", "nl", [], {"a": [1, None]}, 1.5])
def test_a_preference_is_any_json_and_comes_back_as_it_went(store: Store, value: object) -> None:
    store.set_preference("thing", "before")
    store.set_preference("thing", value)
    found = store.preference("thing")
    assert found == value
    assert type(found) is type(value)


def test_a_preference_that_is_not_set_is_the_default(store: Store) -> None:
    assert store.preference("language") is None
    assert store.preference("language", "nl") == "nl"
    store.set_preference("language", "en")
    store.set_preference("language", None)
    assert store.preference("language", "nl") == "nl"
