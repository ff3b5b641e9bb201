"""Matches out of one app and into another: the same documents, figures and history; and a review before anything."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.store import Door, new_token
from app.store.arriving import Overtaken
from app.store.counted import person
from app.store.store import Store
from app.table.archive import archive
from app.table.arriving import as_document
from app.table.figures import figures
from app.table.intake import (
    ADD,
    BESIDE,
    LEAVE,
    PUT_BACK,
    UPDATE,
    Parcel,
    read_parcel,
    review,
    review_through,
    take,
    take_through,
)
from app.table.matchfile import match_file
from app.table.said import said
from app.table.sheet import sheet_of
from scoring.match import replay
from scoring.match_file import document, read
from tests.app.evenings import at_the_table, evening
from tests.scoring.any_hands import GAMES, random_match

HAND = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}
LESS = {"playing": "wij", "points": {"wij": 98}}
NAT = {"playing": "zij", "nat": True}
NOW = 1_778_780_000_000_000
FILE: dict[str, Any] = {
    "format": "natpit-match", "version": 1, "game": "klaverjassen", "players": ["Anna", "Bram", "Cees", "Dirk"],
    "first_dealer": 2, "rules": {"tegenpit": 0}, "started": "2026-05-14T20:30:00+02:00", "hands": [HAND, NAT],
}  # fmt: skip


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "natpit.db"
    Store(path).close()
    return path


@pytest.fixture
def new_store(tmp_path: Path, empty: Path) -> Iterator[Callable[[str], Store]]:
    """Makes stores with nothing in them."""
    made: list[Store] = []

    def make(name: str) -> Store:
        shutil.copyfile(empty, tmp_path / f"{name}.db")
        made.append(Store(tmp_path / f"{name}.db"))
        return made[-1]

    yield make
    for store in made:
        store.close()


@pytest.fixture
def store(new_store: Callable[[str], Store]) -> Store:
    return new_store("here")


def file(**more: Any) -> bytes:
    """The match file of these tests, with some keys otherwise; None: left out."""
    return json.dumps({key: value for key, value in (FILE | more).items() if value is not None}).encode()


def parcel(*files: bytes) -> Parcel:
    found = read_parcel([(f"{n}.json", data) for n, data in enumerate(files)], NOW)
    assert found.wrong == ()
    return found


def put(store: Store, *files: bytes, choice: Any = None) -> tuple[str, ...]:
    """Takes files in, and gives the ids of the matches that were added."""
    seen = review(store, parcel(*files))
    return take(store, seen, {i: choice or case.offered for i, case in enumerate(seen.cases)}, new_token()).added


def verdicts(store: Store, *files: bytes) -> list[tuple[str, tuple[str, ...]]]:
    return [(case.verdict, case.choices) for case in review(store, parcel(*files)).cases]


def differs(store: Store, **more: Any) -> list[str]:
    (case,) = review(store, parcel(file(**more))).cases
    return [difference.what for difference in case.differences]


# --- There and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
async def test_everything_out_and_into_an_empty_app_is_the_same(game, new_store):
    rng = Random(f"evenings of {game.id}")
    here, there = new_store("here"), new_store("there")
    with at_the_table(rng):
        matches = [evening(here, game, rng, 20) for _ in range(2)]
    zipped = io.BytesIO()
    assert archive(here, zipped) == 2
    seen = review(there, read_parcel([("natpit.zip", zipped.getvalue())], NOW))
    added = take(there, seen, {}, new_token()).added
    again = io.BytesIO()
    archive(there, again)
    assert again.getvalue() == zipped.getvalue()
    by_start = {there.match(one).started.replace(microsecond=0): one for one in added}
    for match in matches:
        mine = here.match(match)
        other = there.match(by_start[mine.started.replace(microsecond=0)])
        assert sheet_of(other).replay.totals == sheet_of(mine).replay.totals
        assert [(h.data, h.corrected) for h in other.hands if not mine.joined] == [
            (h.data, h.corrected) for h in mine.hands if not mine.joined
        ]
        numbers = [change.number for change in there.history(other.id)]
        moments = [change.at for change in there.history(other.id)]
        assert numbers == list(range(1, other.version + 1))
        assert moments == sorted(moments)
    assert await told(here, game.id) == await told(there, game.id)
    assert [case.verdict for case in review(here, seen.parcel).cases] == ["same"] * 2


async def told(store: Store, game: str) -> dict[str, Any]:
    """All figures of everybody in a game, by name."""
    door = Door(store.path)
    found = {}
    for one in store.people():
        groups = await figures(door, person(one.id), game)
        found[one.name] = [(g.word, [(f.figure, f.value, f.n, f.of) for f in g.figures]) for g in groups]
    await door.close()
    assert any(found.values())
    return found


@pytest.mark.parametrize("told_moments", [True, False])
def test_any_match_file_goes_out_as_it_came_in(told_moments, store):
    rng = Random(7)
    files = []
    for n in range(16):
        match = random_match(GAMES[n % 4], rng, rng.randrange(9))
        at = {"at": f"2026-05-{n % 28 + 1:02}T21:{n % 60:02}:00+02:00"} if told_moments else {}
        over = replay(match).finished
        made = document(
            match._replace(hands=tuple({**hand, **at} for hand in match.hands), stopped=rng.random() < 0.2),
            title=rng.choice((None, "Zondag")),
            started=f"2026-04-{n % 28 + 1:02}T20:{n:02}:00+02:00" if told_moments else None,
            ended=at.get("at") if over else None,
            signed=f"2026-06-{n % 28 + 1:02}T20:{n:02}:00+02:00" if told_moments and over else None,
        )
        files.append(made)
    seen = review(store, parcel(*(json.dumps(one.content).encode() for one in files)))
    taken = take(store, seen, {}, new_token())
    assert len(taken.added) == len(seen.cases)
    for one, case in zip(taken.added, seen.cases, strict=True):
        back = read(match_file(store, one).text)
        assert said(back) == said(case.incoming.document)
        assert as_document(case.incoming.arrival).content == back.content


def test_what_a_file_does_not_tell_is_not_made_up(store):
    (one,) = put(store, file(started=None, stopped=True))
    again = json.loads(match_file(store, one).text)
    assert again == json.loads(file(started=None, stopped=True))
    assert store.match(one).stopped is not None


def test_moments_go_out_in_the_time_of_where_it_runs_and_are_the_same_moments(store):
    (one,) = put(store, file(started="2026-05-14T18:30:00.75Z"))
    assert said(read(match_file(store, one).text)) == said(read(file(started="2026-05-14T20:30:00+02:00").decode()))


# --- The review -------------------------------------------------------------------------------------------------------


def test_what_is_new_is_added_what_is_here_is_left(store):
    assert verdicts(store, file()) == [("new", (ADD, LEAVE))]
    put(store, file())
    assert verdicts(store, file()) == [("same", (LEAVE,))]
    assert put(store, file()) == ()
    assert verdicts(store, file(game="hartenjagen", rules={}, hands=[])) == [("new", (ADD, LEAVE))]


def test_moments_that_only_one_tells_are_no_difference(store):
    put(store, file(hands=[{**HAND, "at": "2026-05-14T20:41:00+02:00"}, NAT]))
    assert verdicts(store, file()) == [("same", (LEAVE,))]
    assert differs(store, hands=[{**HAND, "at": "2026-05-14T20:42:00+02:00"}, NAT]) == ["times"]


def test_the_same_twice_counts_once(store):
    found = parcel(file(), file(), file(title="Zondag"))
    assert (len(found.matches), found.doubles, found.files) == (2, 1, 3)


def test_each_of_three_versions_that_came_twice_is_kept_once(store):
    three = [file(title=title) for title in ("", "Zondag", "Kerst")]
    found = parcel(*(one for one in three for _ in range(2)))
    assert (len(found.matches), found.doubles, found.files) == (3, 3, 6)
    found = parcel(*three, *three)
    assert (len(found.matches), found.doubles, found.files) == (3, 3, 6)


@pytest.mark.parametrize("order", [(2, 3, 4), (4, 3, 2), (3, 4, 2), (2, 4, 2)])
def test_of_an_evening_and_how_it_went_on_only_the_whole_is_taken(order, store):
    found = parcel(*(file(hands=[HAND, NAT, HAND, LESS][:n]) for n in order))
    assert [len(one.document.match.hands) for one in found.matches] == [4]
    assert (found.begun, found.doubles) == (2, 0)
    (one,) = take(store, review(store, found), {}, new_token()).added
    assert len(store.match(one).hands) == 4


@pytest.mark.parametrize(
    "more",
    [
        {"hands": [HAND, HAND, LESS]},
        {"hands": [HAND, NAT, LESS], "rules": {}},
        {"hands": [HAND, NAT, LESS], "title": "Zondag"},
        {"hands": [HAND, NAT, LESS], "started": "2026-05-14T20:30:00.25+02:00", "first_dealer": 0},
    ],
)
def test_of_an_evening_that_is_told_in_two_ways_one_is_taken_unless_somebody_says_otherwise(more, store):
    first = file(title="Kerst")
    assert verdicts(store, first, file(**more)) == [("new", (ADD, LEAVE)), ("differs", (LEAVE, BESIDE))]
    seen = review(store, parcel(first, file(**more)))
    assert seen.cases[1].twin is seen.cases[0].incoming
    taken = take(store, seen, {1: BESIDE}, new_token())
    assert sorted(len(store.match(one).hands) for one in taken.added) == [2, 3]
    assert verdicts(store, first, file(**more)) == [("same", (LEAVE,)), ("same", (LEAVE,))]


def test_what_is_here_goes_on_with_one_of_two_files_only(store):
    (one,) = put(store, file())
    ways = [file(hands=[HAND, NAT, HAND]), file(hands=[HAND, NAT, LESS])]
    assert verdicts(store, *ways) == [("differs", (UPDATE, LEAVE, BESIDE)), ("differs", (LEAVE, BESIDE))]
    assert take(store, review(store, parcel(*ways)), {}, new_token()).updated == (one,)


def test_two_tables_that_began_in_the_same_second_are_two_evenings(store):
    other = file(players=["Els", "Frans", "Gijs", "Hans"], hands=[HAND])
    assert verdicts(store, file(), other) == [("new", (ADD, LEAVE)), ("new", (ADD, LEAVE))]
    store.merge_people(store.add_person("Els").id, store.add_person("Anna").id)
    assert verdicts(store, file(), other) == [("new", (ADD, LEAVE)), ("differs", (LEAVE, BESIDE))]


def test_a_file_without_a_beginning_is_known_again_by_what_it_says(store):
    bare = file(started=None)
    (one,) = put(store, bare)
    assert verdicts(store, bare) == [("same", (LEAVE,))]
    assert verdicts(store, match_file(store, one).data) == [("same", (LEAVE,))]
    assert verdicts(store, file(started=None, hands=[NAT])) == [("new", (ADD, LEAVE))]


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"hands": [HAND]}, ["hands"]),
        ({"hands": [HAND, HAND]}, ["hand"]),
        ({"hands": [NAT, NAT, NAT]}, ["hands", "hand"]),
        ({"players": ["Anna", "Bram", "Cees", "Els"]}, ["players"]),
        ({"rules": {}}, ["rules"]),
        ({"first_dealer": 1}, ["first_dealer"]),
        ({"title": "Zondag"}, ["title"]),
        ({"stopped": True}, ["stopped"]),
        ({"stopped": True, "ended": "2026-05-14T23:00:00+02:00"}, ["stopped", "ended"]),
        ({"signed": "2026-05-14T23:00:00+02:00"}, ["signed"]),
        ({"changes": [{"from": 1, "rules": {}}]}, ["changes"]),
        ({"corrections": [{"hand": 1, "at": FILE["started"], "was": NAT, "now": HAND}]}, ["corrections"]),
    ],
)
def test_it_is_told_in_what_a_match_differs(more, what, store):
    put(store, file())
    assert differs(store, **more) == what


def test_another_spelling_of_a_name_is_no_difference(store):
    put(store, file())
    assert verdicts(store, file(players=["anna", "BRAM ", "Cees", "Dirk"])) == [("same", (LEAVE,))]
    ans = store.add_person("Ans")
    store.merge_people(ans.id, store.add_person("Anna").id)
    assert verdicts(store, file(players=["Ans", "Bram", "Cees", "Dirk"])) == [("same", (LEAVE,))]


def test_two_spellings_of_one_person_cannot_sit_at_one_table(store):
    store.merge_people(store.add_person("Ans").id, store.add_person("Anna").id)
    (case,) = review(store, parcel(file(players=["Anna", "Ans", "Cees", "Dirk"]))).cases
    assert (case.choices, case.problem.at, case.problem.id) == ((LEAVE,), "players[1]", "parcel.same_person")


def test_what_differs_is_left_or_put_beside_and_the_other_one_stays_as_it_was(store):
    (one,) = put(store, file())
    before = match_file(store, one).text
    other = file(hands=[NAT, NAT])
    assert verdicts(store, other) == [("differs", (LEAVE, BESIDE))]
    assert put(store, other) == ()
    (second,) = put(store, other, choice=BESIDE)
    assert match_file(store, one).text == before
    assert verdicts(store, file()) == verdicts(store, other) == [("same", (LEAVE,))]
    assert json.loads(match_file(store, second).text)["hands"] == [NAT, NAT]


def test_what_lies_in_the_bin_is_here_too(store):
    (one,) = put(store, file())
    store.remove_match(one)
    assert verdicts(store, file()) == [("same", (LEAVE, PUT_BACK, BESIDE))]
    assert verdicts(store, file(hands=[HAND, NAT, HAND])) == [("differs", (LEAVE, PUT_BACK, BESIDE))]
    seen = review(store, parcel(file()))
    assert seen.cases[0].removed
    assert take(store, seen, {0: PUT_BACK}, new_token()).put_back == (one,)
    assert verdicts(store, file()) == [("same", (LEAVE,))]


# --- A match that only goes on ----------------------------------------------------------------------------------------

LATER: dict[str, Any] = {
    "hands": [HAND, NAT, {**LESS, "at": "2026-05-14T22:10:00+02:00"}, {**HAND, "at": "2026-05-14T22:20:00+02:00"}],
    "changes": [{"from": 3, "rules": {}, "at": "2026-05-14T22:15:00+02:00"}],
    "corrections": [
        {"hand": 3, "at": "2026-05-14T22:12:00+02:00", "was": NAT, "now": LESS},
        {"hand": 4, "at": "2026-05-14T22:21:00+02:00", "was": NAT, "now": None},
    ],
    "stopped": True, "ended": "2026-05-14T22:30:00+02:00", "signed": "2026-05-14T22:31:00+02:00",
}  # fmt: skip


def test_a_file_that_goes_on_is_written_after_what_is_here(store):
    (one,) = put(store, file())
    assert verdicts(store, file(**LATER)) == [("differs", (UPDATE, LEAVE, BESIDE))]
    seen = review(store, parcel(file(**LATER)))
    assert take(store, seen, {}, new_token()).updated == (one,)
    kinds = [change.kind for change in store.history(one)]
    assert kinds[3:] == ["written", "corrected", "written", "rules", "written", "struck", "stopped", "signed"]
    assert verdicts(store, file(**LATER)) == [("same", (LEAVE,))]
    assert said(read(match_file(store, one).text)) == said(read(file(**LATER).decode()))
    assert sheet_of(store.match(one)).replay.totals == replay(read(file(**LATER).decode()).match).totals


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_evening_that_went_on_elsewhere_goes_on_here(game, new_store):
    rng = Random(f"going on with {game.id}")
    here, there = new_store("here"), new_store("there")
    for n in range(3):
        match = random_match(game, rng, 6)
        began = f"2026-05-14T20:{n:02}:{rng.randrange(60):02}+02:00"
        whole = document(match, started=began)
        half = document(match._replace(hands=match.hands[:3]), started=began)
        (one,) = put(here, json.dumps(half.content).encode(), choice=ADD)
        seen = review(here, parcel(json.dumps(whole.content).encode()))
        assert seen.cases[0].offered == UPDATE
        take(here, seen, {}, new_token())
        (other,) = put(there, json.dumps(whole.content).encode(), choice=ADD)
        assert match_file(here, one).text == match_file(there, other).text
        assert (here.match(one).ended is None) == (there.match(other).ended is None)


@pytest.mark.parametrize(
    "more",
    [
        {"hands": [HAND, NAT, HAND], "rules": {}},
        {"hands": [HAND, NAT, HAND], "first_dealer": 0},
        {"hands": [HAND, NAT, HAND], "players": ["Anna", "Bram", "Dirk", "Cees"]},
        {"hands": [HAND, NAT, HAND], "changes": [{"from": 1, "rules": {}}]},
        {"hands": [HAND, HAND, HAND]},
        {"hands": [HAND]},
        {"hands": [HAND, NAT, HAND], "corrections": [{"hand": 1, "at": FILE["started"], "was": NAT, "now": HAND}]},
    ],
)
def test_a_file_that_says_anything_else_of_what_is_here_does_not_go_on(more, store):
    put(store, file())
    assert verdicts(store, file(**more)) == [("differs", (LEAVE, BESIDE))]


def test_a_match_that_was_stopped_or_signed_here_does_not_go_on(store):
    (one,) = put(store, file())
    store.stop_match(one)
    assert verdicts(store, file(hands=[HAND, NAT, HAND])) == [("differs", (LEAVE, BESIDE))]
    store.reopen_match(one)
    store.sign_match(one)
    assert verdicts(store, file(hands=[HAND, NAT, HAND])) == [("differs", (LEAVE, BESIDE))]


# --- Taking -----------------------------------------------------------------------------------------------------------


def test_a_second_tap_adds_nothing(store):
    seen, token = review(store, parcel(file(), file(started=None))), new_token()
    first = take(store, seen, {}, token)
    assert (len(first.added), take(store, seen, {}, token)) == (2, first)
    assert len(store.matches(10)) == 2


def test_what_changed_since_the_review_is_told_and_nothing_is_written(store):
    seen = review(store, parcel(file(), file(started=None)))
    put(store, file())
    with pytest.raises(Overtaken) as overtaken:
        take(store, seen, {}, new_token())
    assert (overtaken.value.deeds, len(store.matches(10))) == ((0,), 1)
    one = store.matches(10)[0].id
    seen = review(store, parcel(file(**LATER)))
    store.write_hand(one, NAT, new_token())
    with pytest.raises(Overtaken):
        take(store, seen, {0: UPDATE}, new_token())
    assert take(store, seen, {0: LEAVE}, new_token()).left == 1


def test_only_what_a_case_offers_can_be_chosen(store):
    seen = review(store, parcel(file()))
    with pytest.raises(ValueError, match="update"):
        take(store, seen, {0: UPDATE}, new_token())
    assert store.matches(10) == ()


async def test_through_the_door_it_goes_in_batches_and_tells_how_far_it_is(store):
    door = Door(store.path)
    files = [file(started=f"2026-05-14T20:{n // 60:02}:{n % 60:02}+02:00") for n in range(60)]
    looked: list[tuple[int, int]] = []
    written: list[tuple[int, int]] = []
    seen = await review_through(door.ask, parcel(*files), lambda n, of: looked.append((n, of)))
    taken = await take_through(door.ask, seen, {}, new_token(), lambda n, of: written.append((n, of)))
    await door.close()
    assert (len(taken.added), looked[0], looked[-1], written[-1]) == (60, (0, 60), (60, 60), (60, 60))
    assert len(looked) > 2
