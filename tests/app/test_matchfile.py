"""The document of a match: complete, readable for `natpit score`, with what was changed afterwards."""

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from app.store import UnknownError, new_token
from app.store.store import Store
from app.table.matchfile import match_file
from app.table.sheet import sheet_of
from scoring.match_file import read_and_replay, write

MADE = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}
LESS = {"playing": "wij", "points": {"wij": 98}}
NAT = {"playing": "zij", "nat": True, "roem": {"wij": 0, "zij": 40}}
PIT = {"playing": "zij", "pit": "zij"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "natpit.db")
    yield store
    store.close()


@pytest.fixture
def boom(store: Store) -> str:
    four = [store.add_person(name).id for name in ("Anna", "Bram", "Cees", "Dirk")]
    return store.new_match("klaverjassen", four, 2, {"tegenpit": 0})


def written(store: Store, match: str) -> dict:
    return json.loads(match_file(store, match).text)


def write_hands(store: Store, match: str, *hands: dict) -> list[int]:
    return [store.write_hand(match, hand, new_token()).hand for hand in hands]


def test_the_file_has_all_of_the_match(store, boom):
    write_hands(store, boom, MADE, NAT)
    made = written(store, boom)
    assert (made["format"], made["version"], made["game"]) == ("natpit-match", 1, "klaverjassen")
    assert (made["players"], made["first_dealer"], made["rules"]) == (
        ["Anna", "Bram", "Cees", "Dirk"],
        2,
        {"tegenpit": 0},
    )
    assert [{k: v for k, v in hand.items() if k != "at"} for hand in made["hands"]] == [MADE, NAT]
    assert not {"title", "ended", "stopped", "signed", "corrections"} & made.keys()


def test_every_moment_carries_its_offset(store, boom):
    write_hands(store, boom, MADE)
    store.stop_match(boom)
    made = written(store, boom)
    moments = [made["started"], made["ended"], *(hand["at"] for hand in made["hands"])]
    assert all(datetime.fromisoformat(moment).tzinfo is not None for moment in moments)
    assert made["stopped"] is True


def test_a_match_that_was_signed_off_says_when_and_a_correction_after_that_is_later(store, boom):
    (hand,) = write_hands(store, boom, MADE)
    assert "signed" not in written(store, boom)
    store.sign_match(boom)
    store.correct_hand(boom, hand, LESS, 1, new_token())
    made = written(store, boom)
    assert datetime.fromisoformat(made["signed"]) == store.match(boom).signed.at.replace(microsecond=0)
    assert made["corrections"][0]["at"] >= made["signed"]
    assert read_and_replay(json.dumps(made))[0].signed == made["signed"]
    store.unsign_match(boom)
    assert "signed" not in written(store, boom)


def test_a_hand_that_says_itself_when_it_was_keeps_that(store, boom):
    write_hands(store, boom, {**MADE, "at": "2026-05-14T20:41:00+02:00"})
    assert written(store, boom)["hands"][0]["at"] == "2026-05-14T20:41:00+02:00"


def test_scoring_the_file_gives_the_totals_of_the_pad_and_writes_the_same_file(store, boom):
    write_hands(store, boom, MADE, NAT, PIT)
    text = match_file(store, boom).text
    document, replay = read_and_replay(text)
    assert replay.totals == sheet_of(store.match(boom)).replay.totals == (312, 334)
    assert write(document) == text


def test_what_was_changed_afterwards_is_told_with_the_number_it_had_then(store, boom):
    first, second = write_hands(store, boom, MADE, NAT)
    store.correct_hand(boom, first, LESS, 1, new_token())
    store.write_hand(boom, PIT, new_token(), before=first)  # the forgotten hand is now hand 1, the others 2 and 3
    store.strike_hand(boom, second, 1, new_token())
    store.correct_hand(boom, first, MADE, 2, new_token())
    store.restore_hand(boom, second, 2, new_token())
    trail = [(c["hand"], c["was"], c["now"]) for c in written(store, boom)["corrections"]]
    assert trail == [(1, MADE, LESS), (1, None, PIT), (3, NAT, None), (2, LESS, MADE), (3, None, NAT)]
    assert read_and_replay(match_file(store, boom).text)[0].corrections


def test_the_file_tells_where_the_agreement_changed_and_when(store, boom):
    first, second, _ = write_hands(store, boom, NAT, NAT, NAT)
    store.change_rules(boom, {"nat_roem": "lost"}, after_hand=second)
    store.strike_hand(boom, first, 1, new_token())
    text = match_file(store, boom).text
    (change,) = json.loads(text)["changes"]
    assert (change["from"], change["rules"]) == (1, {"nat_roem": "lost"})
    assert datetime.fromisoformat(change["at"]).tzinfo is not None
    document, replay = read_and_replay(text)
    assert replay.totals == sheet_of(store.match(boom)).replay.totals
    assert [hand.table.rules["nat_roem"] for hand in replay.hands] == ["to_opponents", "lost"]
    assert write(document) == text


def test_an_undone_hand_leaves_its_trace(store, boom):
    (first,) = write_hands(store, boom, MADE)
    store.strike_hand(boom, first, 1, new_token())
    write_hands(store, boom, NAT)
    made = written(store, boom)
    assert len(made["hands"]) == 1
    assert [(c["hand"], c["was"], c["now"]) for c in made["corrections"]] == [(1, MADE, None)]


def test_the_name_of_the_file_tells_the_game_and_when(store, boom):
    day = f"{store.match(boom).started.astimezone():%Y-%m-%d-%H%M}"
    assert match_file(store, boom).name == f"natpit-klaverjassen-{day}.json"


def test_a_match_that_is_not_there_is_refused(store):
    with pytest.raises(UnknownError):
        match_file(store, "0" * 32)
