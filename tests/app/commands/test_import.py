"""`natpit import` and `natpit export --all`: the review on a terminal, and everything in one file."""

import io
import json
import zipfile
from datetime import UTC, datetime, timedelta

import pytest

from app.__main__ import main
from app.store import new_token
from app.store.store import Store

HAND = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}
FILE = {
    "format": "natpit-match", "version": 1, "game": "klaverjassen", "players": ["Anna", "Bram", "Cees", "Dirk"],
    "first_dealer": 2, "rules": {}, "started": "2026-05-14T20:30:00+02:00", "hands": [HAND],
}  # fmt: skip
NEW = "nieuw: Klaverjassen, Anna, Bram, Cees en Dirk, 14 mei{year} · 1 hand, 110\xa0–\xa072\n"


@pytest.fixture(autouse=True)
def dutch(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def new():
    """The line about the match of these tests, in whatever year this is."""
    return NEW.format(year="" if datetime.now().year == 2026 else " 2026")


def file(path, **more):
    path.write_text(json.dumps(FILE | more))
    return str(path)


def kept(tmp_path):
    store = Store(tmp_path / "data" / "natpit.db")
    found = store.matches(1000)
    store.close()
    return found


def test_what_is_new_is_told_and_taken(tmp_path, capsys, new):
    assert main(["import", file(tmp_path / "a.json")]) == 0
    assert capsys.readouterr() == (f"{new}1 potje staat erbij.\n", "")
    assert len(kept(tmp_path)) == 1
    assert main(["import", str(tmp_path / "a.json")]) == 0
    assert capsys.readouterr().out == "1 staat er al\nEr is niets veranderd.\n"


def test_a_dry_run_writes_nothing(tmp_path, capsys, new):
    assert main(["import", "--dry-run", file(tmp_path / "a.json")]) == 0
    assert capsys.readouterr().out == new
    assert kept(tmp_path) == ()


def test_what_differs_is_left_with_a_word_how_it_may_come_in(tmp_path, capsys):
    main(["import", file(tmp_path / "a.json")])
    capsys.readouterr()
    more = file(tmp_path / "b.json", hands=[HAND, HAND])
    assert main(["import", more]) == 0
    out = capsys.readouterr().out
    assert out.startswith("anders dan hier: Klaverjassen, Anna")
    assert "blijft zoals het hier is; het kan ook met --update, --beside" in out
    assert [len(match.hands) for match in kept(tmp_path)] == [1]
    assert main(["import", "--beside", more]) == 0
    assert sorted(len(match.hands) for match in kept(tmp_path)) == [1, 2]


def test_an_evening_that_comes_in_twice_is_told_and_one_of_the_two_is_left(tmp_path, capsys):
    files = [file(tmp_path / f"{n}.json", hands=hands) for n, hands in enumerate(([HAND], [HAND, HAND], []))]
    other = file(tmp_path / "b.json", title="Zondag")
    assert main(["import", *files, other]) == 0
    out = capsys.readouterr().out
    assert "dezelfde avond, anders: Klaverjassen, Anna" in out
    assert "met 2 handen; samen tellen ze dubbel\n  blijft eruit; het kan erbij met --beside\n" in out
    assert "2 zijn het begin van een ander potje hierin\n" in out
    assert [len(match.hands) for match in kept(tmp_path)] == [2]


def test_a_match_goes_on_where_the_file_does(tmp_path, capsys):
    main(["import", file(tmp_path / "a.json")])
    assert main(["import", file(tmp_path / "b.json", hands=[HAND, HAND]), "--update"]) == 0
    assert capsys.readouterr().out.endswith("1 potje is aangevuld.\n")
    assert [len(match.hands) for match in kept(tmp_path)] == [2]


def test_a_file_with_anything_wrong_is_refused_and_nothing_written(tmp_path, capsys):
    bad = file(tmp_path / "b.json", hands=[{"playing": "wij", "points": {"wij": 163}}], version=1)
    assert main(["import", file(tmp_path / "a.json"), bad]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("b.json: hands[0].points.wij: ")
    assert err.endswith("natpit: Er is niets overgenomen.\n")
    assert not (tmp_path / "data").exists()


def test_standard_input_comes_in_too(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(FILE).encode())))
    assert main(["import", "-"]) == 0
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        ([], 2, "natpit: Achter import hoort een bestand: natpit import avond.zip.\n"),
        (["--all"], 2, "natpit: --all bestaat niet. Wat er wel is zegt natpit --help.\n"),
        (["weg.json"], 1, "natpit: weg.json kan niet worden gelezen: "),
    ],
)
def test_what_cannot_be_is_told_in_one_line(args, status, said, capsys):
    assert main(["import", *args]) == status
    assert capsys.readouterr().err.startswith(said)


def test_everything_out_and_in_again(tmp_path, capsys, monkeypatch):
    store = Store(tmp_path / "data" / "natpit.db")
    four = [store.add_person(name).id for name in FILE["players"]]
    for n in range(25):
        match = store.new_match("klaverjassen", four, 0, {}, started=datetime(2026, 5, 14, tzinfo=UTC) + timedelta(n))
        store.write_hand(match, HAND, new_token())
    store.remove_match(match)
    store.close()
    assert main(["export", "--all", "--to", "alles.zip"]) == 0
    assert capsys.readouterr().err == "24 partijen staan in alles.zip.\n"
    assert main(["export", "--all", "--bin", "--csv", "--to", str(tmp_path)]) == 0
    (tables,) = tmp_path.glob("natpit-*.csv.zip")
    assert zipfile.ZipFile(tables).namelist() == ["hands.csv", "matches.csv"]
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path / "other"))
    capsys.readouterr()
    assert main(["import", "alles.zip"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert (len(out), out[20:]) == (22, ["nieuw: nog 4", "24 potjes staan erbij."])
    assert main(["export", "--all", "--to", "weer.zip"]) == 0
    assert (tmp_path / "weer.zip").read_bytes() == (tmp_path / "alles.zip").read_bytes()


def test_one_match_as_a_table_on_standard_output(tmp_path, capsysbinary):
    main(["import", file(tmp_path / "a.json")])
    match = kept(tmp_path)[0].id
    capsysbinary.readouterr()
    assert main(["export", match[:8], "--csv"]) == 0
    assert capsysbinary.readouterr().out.decode("utf-8-sig").startswith("potje;datum;spel;hand;")
    assert main(["export", "--all", match]) == 2
