"""The Python of the static page, played under Node: with nothing but what lies in the folder."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from app.building.node import node
from app.store.migrations import upgrade
from app.store.opening import REVISIONS

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def saw(static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    old = tmp_path_factory.mktemp("page") / "old.db"
    upgrade(old, REVISIONS[0])
    with sqlite3.connect(old) as db:
        db.execute("INSERT INTO person (name, key) VALUES ('Riet', 'riet')")
    db.execute("PRAGMA journal_mode = DELETE")  # as a page writes it: there is no other there
    db.close()
    told = [node(), str(HERE / "in_node.mjs"), str(static_folder), str(HERE.parents[1]), str(old)]
    done = subprocess.run(told, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_all_of_natpit_that_is_packed_can_be_imported(saw: dict[str, Any]):
    assert saw["broken"] == {}


def test_from_the_first_start_to_a_hand_that_is_written_and_a_score_sheet(saw: dict[str, Any]):
    assert saw["hands"] == [{"playing": "wij", "points": {"wij": 97}, "roem": {"wij": 20, "zij": 0}}]
    assert saw["shared"] == ["%PDF-", "M3-M"]
    assert saw["backups"] == 1


def test_a_database_is_made_and_an_older_one_brought_up_to_date(saw: dict[str, Any]):
    assert saw["new"] == REVISIONS[-1]
    assert saw["old"] == [REVISIONS[0], REVISIONS[-1], ["Riet"]]


def test_it_ran_from_byte_code_alone(saw: dict[str, Any]):
    assert saw["code"] == "/app/app/main.pyc"
    assert saw["sources"] == []
