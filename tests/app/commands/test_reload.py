"""Hot reload sees every file of the house, and nothing that the app itself writes."""

import os

from app.commands.reload import follow_changes, stamps


def test_a_changed_file_is_seen(tmp_path):
    (tmp_path / "room").mkdir()
    file = tmp_path / "room" / "home.py"
    file.write_text("one")
    before = stamps((tmp_path,))
    os.utime(file, ns=(1, 1))
    assert stamps((tmp_path,)) != before


def test_the_database_and_what_python_writes_are_not_looked_at(tmp_path):
    before = stamps((tmp_path,))
    for name in ("natpit.db", "natpit.db-wal", "home.cpython-311.pyc"):
        (tmp_path / name).write_text("changed by the app itself")
    assert stamps((tmp_path,)) == before


def test_the_house_itself_is_followed():
    seen = {os.path.basename(path) for path in stamps()}
    assert {"main.py", "klaverjassen.py", "natpit.mo", "Besley-SemiBold.ttf"} <= seen


def test_nothing_is_followed_where_flet_run_did_not_start_the_app(monkeypatch):
    monkeypatch.delenv("FLET_DISPLAY_URL_PREFIX", raising=False)

    def stop():
        raise AssertionError("it would start the app anew")

    follow_changes(before=stop)
