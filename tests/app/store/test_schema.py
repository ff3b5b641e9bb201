"""The tables, the revisions and the questions hold together; and nothing heavy is imported before it is needed."""

import compileall
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event

import app.store
from app.store import data_folder, database_path, new_token
from app.store.migrations import config
from app.store.opening import REVISIONS
from app.store.store import Store
from app.store.tables import Kept
from tests.app.store.conftest import HAND


def test_the_migrations_make_exactly_the_tables_of_the_models(store: Store) -> None:
    with store._reading() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, Kept.metadata) == []


def test_the_revisions_are_those_that_the_opening_knows() -> None:
    script = ScriptDirectory.from_config(config())
    assert script.get_heads() == [REVISIONS[-1]]
    assert tuple(r.revision for r in script.walk_revisions())[::-1] == REVISIONS


@contextmanager
def plans(store: Store) -> Iterator[list[str]]:
    """The query plan of every statement that runs meanwhile."""
    found: list[str] = []
    asked: list[tuple[str, object]] = []

    def note(_db: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(store._engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(store._engine, "before_cursor_execute", note)
    with store._reading() as db:
        if server := db.dialect.name == "postgresql":
            db.exec_driver_sql(
                "SET LOCAL enable_seqscan = off"
            )  # so that a table is read only where nothing else would do
        for statement, parameters in asked:
            if statement.startswith(("SELECT", "UPDATE", "DELETE")) and "pg_" not in statement:
                one = parameters[0] if isinstance(parameters, list) else parameters
                rows = db.exec_driver_sql(f"EXPLAIN {'' if server else 'QUERY PLAN '}{statement}", one)
                steps = (row[-1].replace("->", "").strip().replace("Seq Scan on", "SCAN") for row in rows)
                found += [f"{step}  <- {statement}" for step in steps]


def test_no_question_on_a_hot_path_reads_a_whole_table(store: Store, boom: str, four: list[int]) -> None:
    one = store.write_hand(boom, HAND, new_token())
    with plans(store) as found:
        store.match(boom)
        for state in ("open", "finished", "removed", "all"):
            store.matches(10, state)
        store.last_match("klaverjassen")
        store.history(boom)
        store.draft("new")
        store.save_draft("new", {})
        store.preference("language")
        store.set_preference("language", "nl")
        store.add_person("Anna")
        token = new_token()
        store.write_hand(boom, HAND, token, number=2, draft_key="new", ended=False)
        store.write_hand(boom, HAND, token)
        store.write_hand(boom, HAND, new_token(), before=one.hand)
        one = store.correct_hand(boom, one.hand, HAND, 1, new_token(), ended=True)
        one = store.strike_hand(boom, one.hand, 2, new_token())
        store.restore_hand(boom, one.hand, 3, new_token())
        store.mend_table(boom, four[::-1], 0)
        store.change_rules(boom, {}, after_hand=one.hand)
        store.match(boom)
        store.undo_rules(boom, store.match(boom).version)
        store.history(boom)
        store.stop_match(boom)
        store.new_match("klaverjassen", four, 0, {}, token=new_token())
    assert len(found) > 50
    assert [plan for plan in found if plan.startswith("SCAN")] == []
    # The lists come in order from an index, whatever their length. (On a tie of the last term SQLite sorts the tie.)
    assert [plan for plan in found if "TEMP B-TREE" in plan and " match.removed IS " in plan] == []


def run(code: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_module_that_screens_import_brings_no_database_and_no_flet() -> None:
    heavy = ["sqlmodel", "sqlalchemy", "alembic", "pydantic", "flet", "sqlite3", "platformdirs"]
    assert run(f"import sys, app.store; print([m for m in {heavy} if m in sys.modules])") == "[]\n"


def test_a_database_that_is_up_to_date_costs_no_alembic_and_no_flet(path: Path) -> None:
    Store(path).close()
    code = "import sys; from app.store.store import Store; Store(sys.argv[1]).people()\n"
    code += "print([m for m in ('alembic', 'mako', 'flet') if m in sys.modules])"
    assert run(code, str(path)) == "[]\n"


def test_a_phone_that_has_byte_code_only_makes_and_migrates_its_database(tmp_path: Path) -> None:
    package = Path(app.store.__file__).parents[1]
    there = tmp_path / "phone" / "app"
    shutil.copytree(package / "store", there / "store", ignore=shutil.ignore_patterns("__pycache__"))
    (there / "__init__.py").touch()
    shutil.copy(package / "paths.py", there)  # which tells whether this is a page
    assert compileall.compile_dir(there, legacy=True, quiet=1)
    for source in there.rglob("*.py"):
        source.unlink()
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import app.store; assert app.store.__file__.startswith(sys.argv[1]), app.store.__file__\n"
        "from app.store.migrations import upgrade; from app.store.store import Store; from pathlib import Path\n"
        "upgrade(Path(sys.argv[2]), '0001')\n"
        "s = Store(sys.argv[2]); s.save_draft('a', {'n': 1}); print(s.draft('a'), s.notice); s.close()"
    )
    assert run(code, str(tmp_path / "phone"), str(tmp_path / "natpit.db")) == "{'n': 1} None\n"


def test_the_data_folder_is_the_one_that_was_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path / "mine"))
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "phone"))
    assert database_path() == tmp_path / "mine" / "natpit.db"
    monkeypatch.setenv("NATPIT_DATA", "")
    assert data_folder() == tmp_path / "phone"
    monkeypatch.delenv("FLET_APP_STORAGE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    assert data_folder().name.casefold() == "natpit"
    store = Store(tmp_path / "mine" / "natpit.db")
    store.close()


def test_without_a_path_the_store_lies_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NATPIT_DATA", str(tmp_path / "mine"))
    store = Store()
    store.close()
    assert (tmp_path / "mine" / "natpit.db").exists()


def test_every_refusal_has_a_sentence_in_both_languages() -> None:
    import re

    root = Path(app.store.__file__).parent
    ids = set()
    for source in root.glob("**/*.py"):
        ids |= set(re.findall(r'"(store\.[a-z_]+)"', source.read_text(encoding="utf-8")))
    assert len(ids) > 15
    for language in ("nl", "en"):
        text = (root.parent / "words" / language / "store.po").read_text(encoding="utf-8")
        assert set(re.findall(r'^msgid "(store\.[a-z_]+)"', text, re.M)) == ids
