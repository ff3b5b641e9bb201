"""What a tap on a seat or a name makes of a line-up."""

import scoring
from app.store.values import Person, StoredMatch
from app.table import lineup as moves
from app.table.lineup import LineUp
from app.table.sheet import Sheet, sheet_of

KLAVERJAS = scoring.game("klaverjassen")
EMPTY = moves.empty(KLAVERJAS)
FULL = LineUp((1, 2, 3, 4), dealer=2, caret=None)


def seat(lineup: LineUp, *people: int) -> LineUp:
    for person in people:
        lineup = moves.tap_name(lineup, person)
    return lineup


def test_four_names_are_four_taps_clockwise_from_who_holds_the_phone():
    assert seat(EMPTY, 1, 2, 3, 4).seats == (1, 2, 3, 4)
    assert seat(EMPTY, 1, 2, 3, 4).caret is None


def test_a_tap_on_a_seat_says_where_the_next_name_goes():
    assert seat(moves.tap_seat(EMPTY, 2), 7).seats == (None, None, 7, None)


def test_after_the_last_seat_the_caret_goes_on_to_the_first_gap():
    assert seat(moves.tap_seat(EMPTY, 3), 7).caret == 0


def test_a_name_that_is_seated_and_tapped_again_gets_the_caret_and_then_swaps():
    once = moves.tap_name(FULL, 1)
    assert (once.seats, once.caret) == (FULL.seats, 0)
    assert moves.tap_name(once, 4).seats == (4, 2, 3, 1)


def test_a_seated_name_at_an_empty_caret_moves_there():
    assert moves.tap_name(LineUp((1, None, None, None), caret=2), 1).seats == (None, None, 1, None)


def test_a_second_tap_on_seat_or_name_takes_the_caret_away():
    assert moves.tap_seat(moves.tap_seat(FULL, 1), 1).caret is None
    assert moves.tap_name(moves.tap_name(FULL, 3), 3).caret is None


def test_without_a_caret_a_new_name_changes_nothing_at_a_full_table():
    assert moves.tap_name(FULL, 9) == FULL


def test_the_whole_table_is_replaced_by_a_seat_and_four_names():
    assert seat(moves.tap_seat(FULL, 0), 5, 6, 7, 8).seats == (5, 6, 7, 8)


def test_who_deals_first_goes_along_with_the_name_that_swaps():
    swapped = moves.tap_name(moves.tap_seat(FULL, 0), 3)
    assert swapped.seats == (3, 2, 1, 4)
    assert swapped.seats[swapped.dealer] == 3


def test_what_was_kept_is_read_back():
    lineup = LineUp((1, None, 3, 4), 2, {"tegenpit": 0}, 1)
    assert moves.load(moves.dump(lineup), KLAVERJAS, {1, 3, 4}) == lineup


def test_what_cannot_be_read_is_nothing_and_who_is_unknown_leaves_a_gap():
    assert moves.load(None, KLAVERJAS, set()) is None
    assert moves.load({"seats": [1, 2]}, KLAVERJAS, {1, 2}) is None
    assert moves.load({"seats": [1, 2], "dealer": 0, "rules": {}}, KLAVERJAS, {1, 2}) is None
    kept = {"seats": [1, 2, 3, 4], "dealer": 9, "rules": {"nonsense": 1, "tie": "each_own"}, "caret": 9}
    assert moves.load(kept, KLAVERJAS, {1, 2, 3}) == LineUp((1, 2, 3, None), 0, {"tie": "each_own"}, None)


def sheet(hands: int, game: str = "klaverjassen", seats: int = 4) -> Sheet:
    from datetime import UTC, datetime

    from app.store.values import StoredHand

    at = datetime(2026, 5, 14, tzinfo=UTC)
    one = {"playing": "wij", "points": {"wij": 90}}
    written = tuple(StoredHand(i, 1, one, at, at, False) for i in range(hands))
    people = tuple(Person(i + 1, f"P{i}") for i in range(seats))
    return sheet_of(StoredMatch("m", game, "", people, 1, {"tegenpit": 0}, written, 1, at, at, None, None, None))


def test_the_next_match_has_the_same_people_and_agreement_and_the_deal_goes_on():
    again = moves.again(sheet(2))
    assert again == LineUp((1, 2, 3, 4), 3, {"tegenpit": 0}, None)
    assert moves.again(sheet(16)).dealer == 1


def test_the_next_match_goes_by_what_was_agreed_last():
    from app.store.values import Agreed

    now = sheet(2)
    changed = now.stored._replace(changes=(Agreed(0, {"tie": "each_own"}, now.stored.started, 1),))
    assert moves.again(sheet_of(changed)).rules == {"tie": "each_own"}
