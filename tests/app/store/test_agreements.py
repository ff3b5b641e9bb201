"""What a table agreed on: for the whole match or from some hand on, remembered, and undone again."""

from datetime import UTC, datetime

import pytest

from app.store import NotPossibleError, StoredMatch, UnknownError, new_token
from app.store.store import Store
from app.table.sheet import as_match, sheet_of
from scoring.match import replay
from scoring.preview import preview

EVEN = {"playing": "wij", "points": {"wij": 81}}
OWN = {"tie": "each_own"}
FIRST = {"tegenpit": 0}
"""What the match of these tests begins with."""


@pytest.fixture
def hands(store: Store, boom: str) -> list[int]:
    return [store.write_hand(boom, EVEN, new_token()).hand for _ in range(4)]


def held(match: StoredMatch) -> list[tuple[int, dict]]:
    """Which rules hold from which place among the live hands on."""
    return [(0, match.rules), *((change.place, change.rules) for change in match.changes)]


def told(store: Store, match: str) -> list[tuple]:
    return [(c.after, c.was, c.now) for c in store.history(match) if c.kind == "rules"]


def test_an_agreement_holds_from_after_a_hand_on(store: Store, boom: str, hands: list[int]) -> None:
    before = datetime.now(UTC)
    store.change_rules(boom, OWN, after_hand=hands[1], author="Anna")
    match = store.match(boom)
    (change,) = match.changes
    assert (change.after_hand, change.rules, change.place) == (hands[1], OWN, 2)
    assert before <= change.at <= datetime.now(UTC)
    assert (match.rules, match.agreed) == (FIRST, OWN)
    played = sheet_of(match).replay.hands
    assert [hand.scored.scores for hand in played] == [(0, 162), (0, 162), (81, 81), (81, 81)]


def test_a_change_is_written_in_the_history_with_where_and_what_was(store: Store, boom: str, hands: list[int]) -> None:
    version = store.match(boom).version
    store.change_rules(boom, OWN, after_hand=hands[3], author="Anna")
    store.change_rules(boom, {}, after_hand=hands[1])
    store.change_rules(boom, {"pit": 100})
    assert told(store, boom) == [
        (hands[3], FIRST, OWN),
        (hands[1], FIRST, {}),
        (None, FIRST, {"pit": 100}),
    ]
    changes = store.history(boom)[-3:]
    assert [(c.number, c.author, c.hand) for c in changes] == [
        (version + 1, "Anna", None),
        (version + 2, "", None),
        (version + 3, "", None),
    ]
    assert store.match(boom).version == version + 3


def test_for_the_whole_match_is_from_the_first_hand_whatever_was_agreed_later(
    store: Store, boom: str, hands: list[int]
) -> None:
    store.change_rules(boom, OWN, after_hand=hands[0])
    store.change_rules(boom, {"rounding": "tens"})
    assert held(store.match(boom)) == [(0, {"rounding": "tens"})]


def test_from_some_hand_on_is_to_the_end(store: Store, boom: str, hands: list[int]) -> None:
    store.change_rules(boom, OWN, after_hand=hands[0])
    store.change_rules(boom, {}, after_hand=hands[2])
    assert held(store.match(boom)) == [(0, FIRST), (1, OWN), (3, {})]
    store.change_rules(boom, {"pit": 100}, after_hand=hands[1])
    assert held(store.match(boom)) == [(0, FIRST), (1, OWN), (2, {"pit": 100})]
    store.change_rules(boom, OWN, after_hand=hands[1])
    assert held(store.match(boom)) == [(0, FIRST), (1, OWN)]


def test_a_change_that_changes_nothing_is_not_written(store: Store, boom: str, hands: list[int]) -> None:
    version = store.match(boom).version
    store.change_rules(boom, FIRST)
    store.change_rules(boom, FIRST, after_hand=hands[2])
    store.change_rules(boom, {"tegenpit": False}, after_hand=hands[2])  # false is not 0
    store.change_rules(boom, {"tegenpit": False}, after_hand=hands[2])
    assert store.match(boom).version == version + 1


def test_every_change_of_the_agreement_can_be_undone_and_the_undo_too(
    store: Store, boom: str, hands: list[int]
) -> None:
    store.change_rules(boom, OWN, after_hand=hands[0])
    store.change_rules(boom, {}, after_hand=hands[2])
    two = store.match(boom)
    store.change_rules(boom, {"rounding": "tens"})
    whole = store.match(boom)
    store.undo_rules(boom, whole.version, author="Bram")
    undone = store.match(boom)
    assert undone.changes == two.changes  # when each was agreed, too
    assert undone.rules == two.rules
    assert told(store, boom)[-1] == (None, {"rounding": "tens"}, FIRST)
    store.undo_rules(boom, undone.version)
    assert held(store.match(boom)) == held(whole)
    store.undo_rules(boom, two.version)  # back to before the second change
    assert held(store.match(boom)) == [(0, FIRST), (1, OWN)]


def test_only_a_change_of_the_agreement_is_undone_as_one(store: Store, boom: str, hands: list[int]) -> None:
    version = store.match(boom).version
    for number in (1, 2, version, version + 1, 0, -1):
        with pytest.raises(NotPossibleError, match="not_rules"):
            store.undo_rules(boom, number)
    assert store.match(boom).version == version


def test_an_agreement_stays_where_its_hand_was_when_that_is_struck(store: Store, boom: str, hands: list[int]) -> None:
    store.change_rules(boom, OWN, after_hand=hands[1])
    store.strike_hand(boom, hands[1], 1, new_token())
    match = store.match(boom)
    assert (match.changes[0].after_hand, match.changes[0].place) == (hands[1], 1)
    assert [hand.scored.scores for hand in sheet_of(match).replay.hands] == [(0, 162), (81, 81), (81, 81)]
    store.strike_hand(boom, hands[0], 1, new_token())
    assert store.match(boom).changes[0].place == 0
    assert sheet_of(store.match(boom)).replay.totals == (162, 162)
    store.change_rules(boom, {}, after_hand=hands[1])  # a struck hand still says where
    assert held(store.match(boom)) == [(0, FIRST), (0, {})]
    store.restore_hand(boom, hands[0], 2, new_token())
    assert held(store.match(boom)) == [(0, FIRST), (1, {})]


def test_a_forgotten_hand_goes_by_the_agreement_of_where_it_is_put(store: Store, boom: str, hands: list[int]) -> None:
    store.change_rules(boom, OWN, after_hand=hands[1])
    store.write_hand(boom, EVEN, new_token(), before=hands[1])
    store.write_hand(boom, EVEN, new_token(), before=hands[2])
    played = sheet_of(store.match(boom)).replay.hands
    assert [hand.scored.scores[0] for hand in played] == [0, 0, 0, 81, 81, 81]


def test_a_change_can_end_the_match_or_let_it_go_on(store: Store, boom: str, hands: list[int]) -> None:
    store.change_rules(boom, {"end": {"hands": 4}}, ended=True)
    assert not store.match(boom).open
    store.change_rules(boom, {"end": {"hands": 8}}, after_hand=hands[-1], ended=False)
    assert store.match(boom).open


def test_what_a_preview_showed_is_what_is_then_written(store: Store, boom: str, hands: list[int]) -> None:
    for after, place, count in ((hands[1], 2, 2), (None, None, 4)):
        seen = preview(as_match(store.match(boom)), OWN, place)
        store.change_rules(boom, OWN, after_hand=after)
        written = replay(as_match(store.match(boom)))
        assert written == replay(seen.match)
        assert [(e.place, e.new_totals) for e in seen.effects] == [
            (e.place, written.hands[e.place].totals) for e in seen.effects
        ]
        assert len(seen.effects) == count


def test_lists_of_matches_know_their_agreements(store: Store, boom: str, hands: list[int], four: list[int]) -> None:
    other = store.new_match("klaverjassen", four, 0, OWN)
    store.change_rules(boom, OWN, after_hand=hands[2])
    found = {match.id: held(match) for match in store.matches()}
    assert found == {boom: [(0, FIRST), (3, OWN)], other: [(0, OWN)]}


def test_a_hand_of_another_match_says_nothing(store: Store, boom: str, hands: list[int], four: list[int]) -> None:
    other = store.new_match("klaverjassen", four, 0, {})
    for match, hand in ((other, hands[0]), (boom, 999)):
        with pytest.raises(UnknownError) as told_so:
            store.change_rules(match, OWN, after_hand=hand)
        assert told_so.value.id == "store.unknown_hand"
    with pytest.raises(UnknownError):
        store.change_rules("nowhere", OWN)
    with pytest.raises(UnknownError):
        store.undo_rules("nowhere", 2)


def test_before_the_first_hand_the_agreement_is_set_and_that_is_undone_as_well(store: Store, boom: str) -> None:
    store.set_rules(boom, OWN)
    assert told(store, boom) == [(None, FIRST, OWN)]
    store.undo_rules(boom, 2)
    assert held(store.match(boom)) == [(0, FIRST)]
