"""Everything as one zip of match files, and as tables that a spreadsheet opens."""

from __future__ import annotations

import csv
import io
import shutil
import zipfile
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from app.store import Door, new_token
from app.store.arriving import Begun
from app.store.store import Store
from app.table.archive import MatchFiles, archive, archive_name, archive_through, names, paginate, paginate_through
from app.table.matchfile import match_file
from app.table.spreadsheet import Tables, _amount, _plain, match_csv
from app.words import Words

NL, EN = Words("nl", strict=True), Words("en", strict=True)
HAND = {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}}
NAT = {"playing": "zij", "nat": True}
START = datetime(2026, 5, 14, 18, 41, tzinfo=UTC)


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    path = tmp_path_factory.mktemp("empty") / "natpit.db"
    Store(path).close()
    return path


@pytest.fixture
def store(tmp_path, empty):
    shutil.copyfile(empty, tmp_path / "natpit.db")
    store = Store(tmp_path / "natpit.db")
    yield store
    store.close()


def played(store, *people, title="", after=0, game="klaverjassen", hands=(HAND, NAT)):
    ids = [store.add_person(name).id for name in people or ("Anna", "Bram", "Cees", "Dirk")]
    match = store.new_match(game, ids, 0, {}, title=title, started=START + timedelta(seconds=after))
    for hand in hands:
        store.write_hand(match, hand, new_token())
    return match


def unzipped(data):
    with zipfile.ZipFile(io.BytesIO(data)) as found:
        assert found.testzip() is None
        return {name: found.read(name).decode("utf-8") for name in found.namelist()}


def tables(store, words=NL, **more):
    made = io.BytesIO()
    paginate(store, Tables(made, words), **more)
    found = unzipped(made.getvalue())
    assert list(found) == ["hands.csv", "matches.csv"]
    assert all(text.startswith("\ufeff") for text in found.values())
    split = ";" if words is NL else ","
    return [list(csv.reader(io.StringIO(found[name][1:], newline=""), delimiter=split)) for name in found]


def test_every_match_is_a_file_of_its_own_in_the_order_of_their_names(store):
    matches = [played(store, after=after) for after in (120, 0, 20)]
    made = io.BytesIO()
    assert archive(store, made) == 3
    found = unzipped(made.getvalue())
    day = f"{START.astimezone():natpit-klaverjassen-%Y-%m-%d-%H}"
    assert list(found) == [f"{day}41.json", f"{day}41-2.json", f"{day}43.json"]
    assert list(found.values()) == [match_file(store, matches[n]).text for n in (1, 2, 0)]


def test_the_same_matches_give_the_same_zip(store):
    played(store)
    first, second = io.BytesIO(), io.BytesIO()
    archive(store, first)
    archive(store, second)
    assert first.getvalue() == second.getvalue()


def test_what_lies_in_the_bin_goes_along_only_when_asked(store):
    played(store)
    store.remove_match(played(store, after=300))
    assert archive(store, io.BytesIO()) == 1
    assert archive(store, io.BytesIO(), removed=True) == 2
    assert len(tables(store)[1]) == 2
    assert len(tables(store, removed=True)[1]) == 3


def test_names_are_given_by_when_a_match_began_and_none_twice():
    some = tuple(Begun(str(n), "heugen", START + timedelta(seconds=n)) for n in range(3))
    assert [named.id for named in names(some)] == ["0", "1", "2"]
    assert len({named.name for named in names(some)}) == 3


async def test_through_the_door_it_goes_in_batches_and_tells_how_far_it_is(store):
    for after in range(27):
        played(store, after=after, hands=())
    door, told = Door(store.path), []
    slow, fast = io.BytesIO(), io.BytesIO()
    assert await archive_through(door.ask, slow, lambda n, of: told.append((n, of))) == 27
    tabled = io.BytesIO()
    assert await paginate_through(door.ask, Tables(tabled, EN)) == 27
    await door.close()
    archive(store, fast)
    assert told == [(25, 27), (27, 27)]
    assert slow.getvalue() == fast.getvalue()
    assert len(unzipped(tabled.getvalue())["matches.csv"].splitlines()) == 28


async def test_a_match_that_is_thrown_away_meanwhile_is_left_out(store):
    matches = [played(store, after=after) for after in (0, 60)]
    listed = store.every()
    store.remove_match(matches[0])
    store.purge_matches([matches[0]])
    made, kept = io.BytesIO(), store.kept([one.id for one in listed])
    pages = MatchFiles(made)
    for named in names(listed):
        if named.id in kept:
            pages.take(named, kept[named.id])
    pages.close()
    assert len(unzipped(made.getvalue())) == 1


def test_the_zip_is_called_after_the_day():
    assert archive_name(START) == f"natpit-{START.astimezone():%Y-%m-%d}.zip"


def test_a_row_for_every_match_with_who_and_how_much(store):
    match = played(store, title="Kerst")
    store.stop_match(match)
    _, (header, row) = tables(store)
    local = START.astimezone()
    assert header[:9] == [
        "potje", "datum", "tijd", "spel", "naam", "spelers", "handen", "stand van zaken", "gewonnen door",
    ]  # fmt: skip
    assert header[9:] == ["wie 1", "totaal 1", "wie 2", "totaal 2"]
    assert row[1:] == [
        f"{local:%Y-%m-%d}", f"{local:%H:%M}", "Klaverjassen", "Kerst", "Anna, Bram, Cees, Dirk", "2", "gestopt",
        "Anna en Cees", "Anna en Cees", "272", "Bram en Dirk", "72",
    ]  # fmt: skip


def test_a_row_for_every_hand_and_side_with_its_marks(store):
    played(store)
    (header, *rows), _ = tables(store)
    assert header == ["potje", "datum", "spel", "hand", "gever", "wie", "punten", "totaal", "bijzonder"]
    assert [row[3:] for row in rows] == [
        ["1", "Anna", "Anna en Cees", "110", "110", ""], ["1", "Anna", "Bram en Dirk", "72", "72", ""],
        ["2", "Bram", "Anna en Cees", "162", "272", ""], ["2", "Bram", "Bram en Dirk", "0", "72", "Zij nat"],
    ]  # fmt: skip


def test_english_tables_are_split_by_commas(store):
    played(store)
    (header, *_), (matches, row) = tables(store, EN)
    assert header[-3:] == ["points", "total", "marks"]
    assert (matches[0], row[7]) == ("match", "open")


def test_rows_of_tables_of_another_size_have_as_many_cells(store):
    played(store)
    played(store, "Anna", "Bram", "Cees", game="heugen", after=60, hands=())
    hands, matches = tables(store)
    assert {len(row) for row in matches} == {9 + 2 * 3}
    assert {len(row) for row in hands} == {9}


def test_no_name_is_ever_a_formula(store):
    names = ("=1+1", "+31 6", "@SUM(A1)", "＝1")
    played(store, *names, title="-2\ttitel")
    cells = [cell for table in tables(store) for row in table for cell in row]
    assert [cell for cell in cells if cell.lstrip(" ").startswith(("=", "+", "@", "＝", "-2"))] == []
    assert all(any(name in cell for cell in cells) for name in names)
    assert [_plain(text) for text in ("\t=1", " =1", "-1", "Anna")] == ["'\t=1", "' =1", "'-1", "Anna"]


def test_one_match_is_a_table_of_its_hands(store):
    match = played(store)
    name, data = match_csv(store.kept([match])[match], NL)
    assert name == match_file(store, match).name.replace(".json", ".csv")
    assert data.decode("utf-8-sig").splitlines()[1].endswith(";1;Anna;Anna en Cees;110;110;")


@pytest.mark.parametrize(
    ("points", "dutch", "english"),
    [
        (-40, -40, -40), (Fraction(15, 2), "7,5", "7.5"), (Fraction(-15, 2), "-7,5", "-7.5"),
        (Fraction(22, 3), "7 1/3", "7 1/3"), (Fraction(-1, 4), "-0,25", "-0.25"), (Fraction(6, 2), 3, 3),
    ],
)  # fmt: skip
def test_halves_and_thirds_stay_exact(points, dutch, english):
    assert (_amount(points, NL), _amount(points, EN)) == (dutch, english)
