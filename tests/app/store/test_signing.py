"""A match is signed off by the table; what is written after that shows, and all of it can be undone."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.store import NotPossibleError, UnknownError, new_token
from app.store.migrations import upgrade
from app.store.store import Store
from tests.app.store.conftest import HAND

BETTER = HAND | {"points": {"wij": 92}}


@pytest.fixture
def hands(store: Store, boom: str) -> list[int]:
    return [store.write_hand(boom, HAND, new_token()).hand for _ in range(3)]


def kinds(store: Store, match: str) -> list[str]:
    return [change.kind for change in store.history(match)]


def test_a_match_is_signed_off_with_the_time(store: Store, boom: str, hands: list[int]) -> None:
    assert store.match(boom).signed is None
    before = datetime.now(UTC)
    store.sign_match(boom, author="Anna")
    match = store.match(boom)
    assert before <= match.signed.at <= datetime.now(UTC)
    assert (match.signed.number, match.signed.amended) == (match.version, False)
    (*_, change) = store.history(boom)
    assert (change.kind, change.author, change.was, change.now) == ("signed", "Anna", None, {"number": match.version})


def test_signing_again_changes_nothing(store: Store, boom: str, hands: list[int]) -> None:
    store.sign_match(boom)
    once = store.match(boom)
    store.sign_match(boom)
    assert store.match(boom) == once


def test_a_correction_after_that_is_told_and_the_sign_off_stays_with_its_time(
    store: Store, boom: str, hands: list[int]
) -> None:
    store.sign_match(boom)
    off = store.match(boom).signed
    store.correct_hand(boom, hands[1], BETTER, 1, new_token())
    match = store.match(boom)
    assert match.signed == off._replace(amended=True)
    # Which hands are newer than the sign-off can be told.
    assert [hand.number > off.number for hand in match.hands] == [False, True, False]


@pytest.mark.parametrize("what", ["write", "insert", "strike", "table", "rules", "stop"])
def test_whatever_is_played_or_agreed_after_it_amends_it(
    store: Store, boom: str, four: list[int], hands: list[int], what: str
) -> None:
    store.sign_match(boom)
    {
        "write": lambda: store.write_hand(boom, HAND, new_token()),
        "insert": lambda: store.write_hand(boom, HAND, new_token(), before=hands[0]),
        "strike": lambda: store.strike_hand(boom, hands[0], 1, new_token()),
        "table": lambda: store.mend_table(boom, four, 2),
        "rules": lambda: store.change_rules(boom, {"tie": "each_own"}),
        "stop": lambda: store.stop_match(boom),
    }[what]()
    assert store.match(boom).signed.amended


def test_to_put_a_match_away_and_back_amends_nothing(store: Store, boom: str, hands: list[int]) -> None:
    store.sign_match(boom)
    store.remove_match(boom)
    store.restore_match(boom)
    assert not store.match(boom).signed.amended


def test_an_amended_match_can_be_signed_off_anew(store: Store, boom: str, hands: list[int]) -> None:
    store.sign_match(boom)
    first = store.match(boom).signed
    store.correct_hand(boom, hands[1], BETTER, 1, new_token())
    store.sign_match(boom)
    match = store.match(boom)
    assert (match.signed.number, match.signed.amended) == (match.version, False)
    assert match.signed.at > first.at
    # And that is undone to the first one, which was amended.
    store.undo_signing(boom, match.version)
    assert store.match(boom).signed == first._replace(amended=True)


def test_a_sign_off_is_taken_back_and_that_is_undone_with_the_time_it_had(
    store: Store, boom: str, hands: list[int]
) -> None:
    store.sign_match(boom)
    off = store.match(boom).signed
    store.unsign_match(boom)
    assert store.match(boom).signed is None
    store.unsign_match(boom)
    assert kinds(store, boom)[-2:] == ["signed", "unsigned"]
    store.undo_signing(boom, store.match(boom).version)
    assert store.match(boom).signed == off
    store.undo_signing(boom, off.number)
    assert store.match(boom).signed is None
    assert kinds(store, boom)[-4:] == ["signed", "unsigned", "signed", "unsigned"]
    # What is undone already is not undone again.
    version = store.match(boom).version
    store.undo_signing(boom, off.number)
    assert store.match(boom).version == version


def test_only_a_sign_off_is_undone_as_one(store: Store, boom: str, hands: list[int]) -> None:
    version = store.match(boom).version
    for number in (1, version, version + 1, 0):
        with pytest.raises(NotPossibleError, match="not_signing"):
            store.undo_signing(boom, number)
    for write in (store.sign_match, store.unsign_match):
        with pytest.raises(UnknownError):
            write("nowhere")
    assert store.match(boom).version == version


def test_every_match_of_a_list_tells_of_its_own_sign_off(store: Store, four: list[int]) -> None:
    one, other, third = (store.new_match("klaverjassen", four, 0, {}) for _ in range(3))
    store.sign_match(one)
    store.sign_match(third)
    store.write_hand(third, HAND, new_token())
    found = {match.id: match.signed and match.signed.amended for match in store.matches()}
    assert found == {one: False, other: None, third: True}


def test_a_database_from_before_sign_offs_has_none_and_can_have_them(path: Path) -> None:
    upgrade(path, "0003")
    store = Store(path)
    people = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    match = store.new_match("klaverjassen", people, 0, {})
    assert store.match(match).signed is None
    store.sign_match(match)
    assert store.match(match).signed
    store.close()


def test_a_match_that_was_kept_before_sign_offs_keeps_all_it_has(path: Path) -> None:
    upgrade(path, "0003")
    import sqlite3

    db = sqlite3.connect(path)
    db.executescript(
        """
        INSERT INTO person VALUES (1, 'Anna', 'anna', 5), (2, 'Bram', 'bram', 5);
        INSERT INTO match VALUES ('aa', 'toy', 'Zondag', 1, 1, 5, 6, NULL, 7, NULL);
        INSERT INTO seat VALUES ('aa', 0, 1), ('aa', 1, 2);
        INSERT INTO journal VALUES (1, 'aa', 1, 'begun', 5, '', NULL, NULL, '{"people": []}');
        INSERT INTO agreement VALUES ('aa', 1, 0, NULL, 5, '{}');
        """
    )
    db.close()
    store = Store(path)
    match = store.match("aa")
    assert (match.title, match.names, match.signed) == ("Zondag", ("Anna", "Bram"), None)
    assert match.stopped is not None
    store.close()


def test_the_history_tells_all_that_held_after_each_agreement(store: Store, boom: str, hands: list[int]) -> None:
    store.change_rules(boom, {"tie": "each_own"}, after_hand=hands[0])
    store.change_rules(boom, {})
    told = [change.agreed for change in store.history(boom) if change.agreed]
    assert told == [
        ((None, {"tegenpit": 0}),),
        ((None, {"tegenpit": 0}), (hands[0], {"tie": "each_own"})),
        ((None, {}),),
    ]
