"""Natpit as it is packed for a phone, played where a phone's Python has less than a computer's."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.store.migrations import upgrade
from app.store.opening import REVISIONS
from tests.app.packed import FLET, ROOT, gone, modules, pack, shipped

MOST_MODULES = 520
"""What `app.main` may pull in before the first frame, Python's own modules included; 458 when this was written. A phone
reads each of them from a zip."""
STARTED = (
    "import runpy, sys; sys.path.insert(0, ''); sys.path.append(sys.argv.pop(1)); "
    "runpy.run_module('tests.app.on_a_phone', run_name='__main__')"
)
DONE_WITHOUT = {
    "PIL", "cryptography", "endesive", "lxml", "matplotlib", "numpy", "org", "plotly", "pygments", "uharfbuzz",
    "unicodedata2",
}  # fmt: skip
"""What fpdf2, fontTools and pydantic try to import and do without."""


@pytest.fixture(scope="module")
def saw(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("phone")
    old = folder / "old.db"
    upgrade(old, REVISIONS[0])
    with sqlite3.connect(old) as db:
        db.execute("INSERT INTO person (name, key) VALUES ('Riet', 'riet')")
    db.close()
    app = pack(folder / "app")
    told = json.dumps({"allowed": modules("Android"), "gone": gone()})
    done = subprocess.run(
        [sys.executable, "-c", STARTED, str(ROOT), told, str(folder / "data"), str(old)],
        cwd=app, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return {**found, "app": app}


def test_from_the_first_start_to_a_hand_that_is_written(saw: dict[str, Any]):
    """No process, no network, no hard link, and of packages only those that are packed."""
    assert saw["hands"] == [{"playing": "wij", "points": {"wij": 97}, "roem": {"wij": 20, "zij": 0}}]
    assert saw["felt"] == ["light_impact", "medium_impact"]


def test_it_ran_from_byte_code_alone(saw: dict[str, Any]):
    assert Path(saw["code"]) == saw["app"] / "app" / "main.pyc"
    assert [path for path in saw["app"].rglob("*") if path.suffix in {".py", ".po"}] == []


def test_a_database_is_made_and_an_older_one_brought_up_to_date_by_byte_code_alone(saw: dict[str, Any]):
    assert saw["new"] == REVISIONS[-1]
    assert saw["old"] == [REVISIONS[0], REVISIONS[-1], ["Riet"]]


def test_a_backup_is_made_where_no_file_can_have_two_names(saw: dict[str, Any]):
    assert saw["backups"] == 1


def test_the_score_sheet_is_made_without_what_draws_pictures_on_it(saw: dict[str, Any]):
    assert saw["shared"] == ["%PDF-", "M3-M"]


def test_nothing_is_asked_for_in_vain_but_what_others_do_without(saw: dict[str, Any]):
    assert set(saw["tried"]) - DONE_WITHOUT == set()


def test_before_the_first_frame_little_is_imported_and_nothing_heavy(saw: dict[str, Any]):
    assert saw["heavy"] == []
    assert saw["main"] <= MOST_MODULES


def test_what_is_left_out_is_there_and_the_rest_is_the_app():
    for one in FLET["app"]["exclude"]:
        assert (ROOT / one).exists() or one in {"dist", "storage", "uv.lock"}, one
    packed = list(shipped())
    assert {path.parts[0] for path in packed} == {"LICENSE", "app", "assets", "main.py", "scoring"}
    assert {path.suffix for path in packed} <= {"", ".py", ".ttf", ".txt", ".svg", ".mo"}
    assert {path.parts[1] for path in packed if path.parts[0] == "assets"} == {
        "fonts", "nat-ring.svg", "speelt-driehoek.svg", "suits", "words",
    }  # fmt: skip
