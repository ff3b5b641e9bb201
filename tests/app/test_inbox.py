"""The inbox: what comes in lies there whole or not at all, bounded, and is believed in nothing."""

import os
import time

import pytest

from app.store.trouble import NotPossibleError, UnavailableError, UnknownError
from app.table.inbox import LIMIT, MOST_FILES, PART, WEEK, Inbox, Incoming, shown


@pytest.fixture
def inbox(tmp_path):
    return Inbox(tmp_path)


def test_what_is_laid_is_found_again_as_it_came(inbox):
    files = (Incoming("boom.json", b"{}"), Incoming("", b"pasted"))
    laid = inbox.lay(files)
    assert laid.names == ("boom.json", "")
    assert laid.size == 8
    assert inbox.parcel(laid.id) == laid
    assert inbox.files(laid.id) == files
    assert inbox.parcels() == (laid,)


def test_another_process_finds_it_too(inbox, tmp_path):
    laid = inbox.lay([Incoming("boom.json", b"{}")])
    assert Inbox(tmp_path).files(laid.id) == (Incoming("boom.json", b"{}"),)


def test_the_newest_comes_first(inbox):
    first, second = (inbox.lay([Incoming(name, b"x")]) for name in ("a", "b"))
    os.utime(inbox.folder / first.id, (1, 1))
    assert [one.id for one in inbox.parcels()] == [second.id, first.id]


def test_what_is_removed_is_gone(inbox):
    laid = inbox.lay([Incoming("boom.json", b"{}")])
    inbox.remove(laid.id)
    inbox.remove(laid.id)
    assert inbox.parcel(laid.id) is None
    assert inbox.parcels() == ()
    with pytest.raises(UnknownError, match=r"inbox\.gone"):
        inbox.files(laid.id)


@pytest.mark.parametrize("key", ["", ".", "..", "../natpit.db", "0" * 31, "0" * 33, "0" * 32 + PART, "Z" * 32])
def test_an_id_that_is_none_finds_nothing_and_touches_nothing(inbox, tmp_path, key):
    beside = tmp_path / "natpit.db"
    beside.write_bytes(b"here")
    inbox.lay([Incoming("boom.json", b"{}")])
    inbox.remove(key)
    assert inbox.parcel(key) is None
    assert beside.read_bytes() == b"here"
    assert len(inbox.parcels()) == 1


@pytest.mark.parametrize(
    ("files", "word"),
    [
        ([], "inbox.nothing"),
        ([Incoming("big", bytes(LIMIT)), Incoming("more", b"x")], "inbox.too_large"),
        ([Incoming("one", b"x")] * (MOST_FILES + 1), "inbox.too_many"),
    ],
)
def test_too_much_is_refused_and_leaves_nothing(inbox, files, word):
    with pytest.raises(NotPossibleError) as refused:
        inbox.lay(files)
    assert refused.value.id == word
    assert not inbox.folder.exists()


def test_as_much_as_may_be_is_taken(inbox):
    assert inbox.lay([Incoming("big", bytes(LIMIT))]).size == LIMIT


def test_a_disk_that_fails_halfway_leaves_nothing(inbox, monkeypatch):
    inbox.lay([Incoming("before", b"x")])
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "no space")))
    with pytest.raises(UnavailableError, match=r"store\.full"):
        inbox.lay([Incoming("boom.json", b"{}")])
    assert [one.names for one in inbox.parcels()] == [("before",)]
    assert len(list(inbox.folder.iterdir())) == 1


def test_a_name_of_elsewhere_names_no_file(inbox):
    laid = inbox.lay([Incoming("../../natpit.db", b"x"), Incoming("C:\\boom\u202ejson.exe", b"y")])
    assert laid.names == ("natpit.db", "boomjson.exe")
    assert sorted(one.name for one in (inbox.folder / laid.id).iterdir()) == ["0", "1", "parcel.json"]


def test_a_name_is_one_line_of_a_length_that_can_be_read():
    assert shown("a\nb\x00c  d") == "abc d"
    assert len(shown("x" * 5000)) == 120
    assert shown("boom\udcff.json") == "boom.json"


def test_what_lies_there_for_a_week_is_cleared_away(inbox):
    old, new = (inbox.lay([Incoming(name, b"x")]) for name in ("old", "new"))
    broken = inbox.folder / ("0" * 32 + PART)
    broken.mkdir()
    (inbox.folder / "mine").mkdir()
    now = time.time()
    os.utime(inbox.folder / old.id, (now - WEEK - 60, now - WEEK - 60))
    os.utime(broken, (now - 7200, now - 7200))
    assert inbox.clean(now) == 2
    assert [one.id for one in inbox.parcels()] == [new.id]
    assert (inbox.folder / "mine").exists()


def test_a_parcel_that_somebody_tore_open_is_no_parcel(inbox):
    laid = inbox.lay([Incoming("boom.json", b"{}")])
    (inbox.folder / laid.id / "0").unlink()
    assert inbox.parcel(laid.id) is None
    (inbox.folder / laid.id / "parcel.json").write_text("[")
    assert inbox.parcels() == ()
