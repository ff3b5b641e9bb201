"""`natpit backup` and `natpit restore`: the same backups as the app's own."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.__main__ import main
from app.store.backups import Backups
from app.store.store import Store


@pytest.fixture
def data(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def play(data, title=""):
    store = Store(data / "natpit.db")
    store.new_match("klaverjassen", [store.add_person(name).id for name in "ABCD"], 0, {}, title=title)
    store.close()


def titles(data):
    store = Store(data / "natpit.db")
    try:
        return {match.title for match in store.matches(100)}
    finally:
        store.close()


def test_a_backup_says_where_it_is_and_may_go_elsewhere(data, tmp_path, capsys):
    play(data)
    assert main(["backup"]) == 0
    (made,) = Backups(data / "natpit.db").listed()
    assert capsys.readouterr() == ("", f"De reservekopie ligt in {data / 'backups' / made.name}\n")
    assert main(["backup", "--to", str(tmp_path)]) == 0  # nothing changed: the same one
    assert (tmp_path / made.name).read_bytes() == (data / "backups" / made.name).read_bytes()
    assert capsys.readouterr().err == f"De reservekopie ligt in {tmp_path / made.name}\n"
    assert len(Backups(data / "natpit.db").listed()) == 1


def test_of_nothing_there_is_no_backup(data, capsys):
    assert main(["backup"]) == 1
    assert capsys.readouterr().err.startswith("natpit: ")
    assert main(["restore"]) == 0
    assert capsys.readouterr() == ("", "Er ligt nog geen reservekopie.\n")


def test_one_is_taken_back_by_its_name_and_what_was_there_is_kept(data, capsys):
    play(data, "before")
    main(["backup"])
    play(data, "after")
    capsys.readouterr()
    assert main(["restore"]) == 0
    line = capsys.readouterr().out.splitlines()[0]
    name, _, about = line.partition("  ")
    assert about == "1 partij"
    assert main(["restore", name]) == 0
    kept = Path(capsys.readouterr().err.split()[-1]).name
    assert titles(data) == {"before"}
    assert main(["restore", kept]) == 0
    assert titles(data) == {"before", "after"}


def test_a_file_from_elsewhere_is_taken_back_too(data, tmp_path, capsys):
    play(data, "elsewhere")
    main(["backup", "--to", str(tmp_path / "elsewhere.db")])
    play(data, "here")
    assert main(["restore", str(tmp_path / "elsewhere.db")]) == 0
    assert titles(data) == {"elsewhere"}


@pytest.mark.parametrize("what", ["natpit-20200101-000000.db", "broken.db"])
def test_what_cannot_be_taken_back_changes_nothing(data, tmp_path, capsys, what):
    play(data)
    (tmp_path / "broken.db").write_bytes(b"SQLite format 3\0 and no more")
    assert main(["restore", str(tmp_path / what)]) == 1
    assert capsys.readouterr().err.startswith("natpit: ")
    assert titles(data) == {""}
    assert sorted(one.name for one in data.iterdir()) == ["natpit.db"]


@pytest.mark.parametrize("what", ["plain text", "another program's", "another that counts revisions too"])
def test_what_is_no_natpit_is_said_to_be_none(data, tmp_path, capsys, what):
    play(data)
    other = tmp_path / "other.db"
    if what == "plain text":
        other.write_text("root:x:0:0:root\n")
    else:
        with closing(sqlite3.connect(other)) as db:
            db.execute("CREATE TABLE song (title)")
            if what != "another program's":
                db.execute("CREATE TABLE alembic_version (version_num)")
                db.execute("INSERT INTO alembic_version VALUES ('1975ea83b712')")
            db.commit()
    assert main(["restore", str(other)]) == 1
    assert "other.db is geen Natpit. Er is niets veranderd" in capsys.readouterr().err
    assert titles(data) == {""}
    assert sorted(one.name for one in data.iterdir()) == ["natpit.db"]
