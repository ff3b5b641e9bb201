"""Broken, huge, hostile and future files are refused with the place named, and change nothing. `tests/bench/hostile.py`
does this with more than 5,000 of them.
"""

from __future__ import annotations

import json
import zipfile
from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from app.store import new_token
from app.store.store import Store
from app.table import unpacking
from app.table.intake import read_parcel, review, take
from app.table.matchfile import match_file
from app.table.said import said
from app.words import Words, who
from scoring import game
from scoring.match_file import read
from tests.app.hostile import RARE, good, hostile, text, zipped

NL, EN = Words("nl", strict=True), Words("en", strict=True)


def problems(data: bytes, name: str = "avond.json") -> list[tuple[str, str]]:
    return [(wrong.place, wrong.problem.id) for wrong in read_parcel([(name, data)], 0).wrong]


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path / "natpit.db")
    yield store
    store.close()


def test_three_hundred_files_that_must_not_come_in_do_not(store):
    rng = Random(300)
    refused = 0
    for attempt in islice(chain((kind(rng) for kind in RARE), hostile(rng)), 330):
        parcel = read_parcel(attempt.sources, 0)
        if not parcel.wrong:
            assert not attempt.sure, attempt
            # A bit that fell over in a title leaves a match: that one goes out as it came in.
            seen = review(store, parcel)
            for one, case in zip(take(store, seen, {}, new_token()).added, seen.cases, strict=False):
                assert said(read(match_file(store, one).text)) == said(case.incoming.document)
            continue
        refused += 1
        with pytest.raises(ValueError, match="refused"):
            review(store, parcel)
        for wrong in parcel.wrong:
            names: Any = who(NL, game(wrong.game), wrong.names) if wrong.game else {}
            assert NL.problem(wrong.problem, names)
            assert EN.problem(wrong.problem, names)
            assert wrong.source or wrong.problem.id in ("parcel.size", "parcel.nothing")
    assert refused > 290


def test_good_files_come_in():
    rng = Random(2)
    assert read_parcel([("a.zip", zipped([(f"{n}.json", text(good(rng))) for n in range(20)]))], 0).wrong == ()


def test_the_place_is_named_down_to_the_value():
    content = {
        "format": "natpit-match", "version": 1, "game": "klaverjassen", "players": ["Anna", "Bram", "Cees", "Dirk"],
        "first_dealer": 0, "rules": {}, "hands": [{"playing": "wij", "points": {"wij": 163}}],
    }  # fmt: skip
    bad = zipped([("goed.json", text(content | {"hands": []})), ("slecht.json", text(content))])
    assert problems(bad, "avond.zip") == [
        ("avond.zip: slecht.json: hands[0].points.wij", "klaverjassen.points_range")
    ]  # fmt: skip
    assert problems(text(content | {"version": 2})) == [("avond.json: version", "file.newer")]
    assert problems(text(content), "") == [("hands[0].points.wij", "klaverjassen.points_range")]


def test_everything_that_is_wrong_is_told_and_every_file_named():
    files = [("a.json", b"{"), ("b.json", b"\xff"), ("c.json", b'{"format": "natpit-match", "version": 9}')]
    assert problems(zipped(files), "avond.zip") == [
        ("avond.zip: a.json", "file.json"), ("avond.zip: b.json", "file.encoding"),
        ("avond.zip: c.json: version", "file.newer"),
    ]  # fmt: skip


def test_of_a_file_with_no_end_of_mistakes_the_rest_is_counted():
    content = good(Random(1)) | {f"x{n}": n for n in range(500)}
    told = read_parcel([("a.json", text(content))], 0).wrong
    assert len(told) == 51
    assert (told[-1].problem.id, told[-1].problem.values) == ("parcel.more", {"n": 450})


@pytest.mark.parametrize(
    ("sources", "word"),
    [
        ([], "parcel.nothing"),
        ([("a.json", bytes(20_000_001))], "parcel.size"),
        ([("a.json", bytes(15_000_000)), ("b.json", bytes(6_000_000))], "parcel.size"),
    ],
)
def test_a_parcel_is_as_large_as_it_may_be(sources, word):
    (wrong,) = read_parcel(sources, 0).wrong
    assert wrong.problem.id == word


def test_a_zip_never_unpacks_more_than_it_may(monkeypatch):
    monkeypatch.setattr(unpacking, "MOST_UNPACKED", 1_000_000)
    files = [(f"{n}.json", b" " * 400_000) for n in range(9)]
    found = [problem for _, problem in problems(zipped(files), "bom.zip")]
    assert found == ["file.json", "file.json", "zip.unpacked"]


def test_a_zip_has_no_more_entries_than_any_table_has_matches(monkeypatch):
    monkeypatch.setattr(unpacking, "MOST_ENTRIES", 5)
    assert problems(zipped([(str(n), b"") for n in range(6)]), "a.zip") == [("a.zip", "zip.entries")]


@pytest.mark.parametrize("way", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_zip_is_read_however_it_was_packed(way):
    assert problems(zipped([("a.json", text(good(Random(3))))], way), "a.zip") == []


def test_what_file_managers_put_into_zips_is_passed_over():
    files = [
        ("map/", b""),
        ("map/a.json", text(good(Random(3)))),
        ("__MACOSX/map/._a.json", b"\x00"),
        (".DS_Store", b"x"),
    ]
    parcel = read_parcel([("a.zip", zipped(files))], 0)
    assert (parcel.wrong, len(parcel.matches), parcel.files) == ((), 1, 1)


def test_names_that_are_one_person_here_are_refused():
    content = good(Random(3)) | {"players": ["Anna", "anna", "Bram", "Cees", "Dirk", "Els"]}
    content["players"] = content["players"][: len(good(Random(3))["players"])]
    assert ("avond.json: players[1]", "parcel.one_person") in problems(text(content))


def test_a_name_of_a_file_is_shown_on_one_line():
    (wrong,) = read_parcel([("map/a\nb\x1b[31m" + "c" * 300 + ".json", b"")], 0).wrong
    assert "\n" not in wrong.place
    assert "\x1b" not in wrong.place
    assert len(wrong.place) < 90


def test_a_correction_that_fits_nothing_names_its_place():
    content = good(Random(3))
    hand = {key: value for key, value in content["hands"][0].items() if key != "at"}
    entry = {"hand": 1, "at": "2026-05-14T20:41:00+02:00", "was": hand, "now": {**hand, "note": "?"}}
    content["corrections"] = [entry]
    assert problems(json.dumps(content).encode()) == [("avond.json: corrections[0].now", "trail.now")]
