"""The log tells what happened and where, and never who, what they wrote, or the address of a match."""

from __future__ import annotations

import ast
import io
import json
import logging
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.serving import logs
from app.store.trouble import UnavailableError
from app.words.speech import Words

SECRET = "Riet de Vries"
APP = Path(logs.__file__).resolve().parents[1]


@pytest.fixture
def logged() -> Iterator[Callable[[str | None], io.StringIO]]:
    """Sets the log up and gives where it goes; afterwards all is as it was."""
    root, ours = logging.getLogger(), logging.getLogger("natpit")
    before = root.handlers[:], root.level, ours.level, sys.excepthook, threading.excepthook

    def begin(kind: str | None) -> io.StringIO:
        out = io.StringIO()
        logs.set_up(kind, out)
        return out

    yield begin
    root.handlers[:], root.level, ours.level, sys.excepthook, threading.excepthook = before
    logging.captureWarnings(False)


def fail_on_a_name() -> None:
    """An error such as a database or Python makes it, with the name in what it says."""
    try:
        raise ValueError(f"no seat for {SECRET}")
    except ValueError as error:
        raise UnavailableError("store.full", {"path": SECRET}) from error


def test_a_line_of_json_has_its_time_what_happened_and_the_figures(logged: Callable[[str | None], io.StringIO]) -> None:
    out = logged("json")
    logging.getLogger("natpit.serve").info("Natpit is ready.", extra={"told": {"port": 8117}})
    line = json.loads(out.getvalue())
    assert line.pop("time").endswith("Z")
    assert line == {"level": "info", "logger": "natpit.serve", "message": "Natpit is ready.", "port": 8117}


def test_a_line_for_people_says_the_same(logged: Callable[[str | None], io.StringIO]) -> None:
    out = logged("plain")
    logging.getLogger("natpit.serve").info("Natpit is ready.", extra={"told": {"port": 8117}})
    assert out.getvalue().rstrip().endswith("Z INFO natpit.serve Natpit is ready. port=8117")


@pytest.mark.parametrize("kind", ["json", "plain", None])
def test_an_error_tells_its_kind_and_place_and_never_what_it_says(
    kind: str | None, logged: Callable[[str | None], io.StringIO]
) -> None:
    out = logged(kind)
    try:
        Words("nl").problem(SECRET, None)  # type: ignore[arg-type]
    except AttributeError:
        logging.getLogger("natpit.store").exception("A write failed.")
    try:
        fail_on_a_name()
    except UnavailableError:
        logging.getLogger("flet").exception("Unhandled error in %s", SECRET)
    said = out.getvalue()
    assert SECRET not in said
    assert "app/words/speech.py:" in said
    assert "AttributeError" in said
    assert "UnavailableError store.full" in said
    assert "ValueError" in said
    if kind == "json":
        first, second = (json.loads(line) for line in said.splitlines())
        assert (first["message"], second["message"].startswith("(test_logs:")) == ("A write failed.", True)
        assert [error["type"] for error in second["errors"]] == ["UnavailableError store.full", "ValueError"]


def test_what_nobody_caught_is_logged_the_same_way(logged: Callable[[str | None], io.StringIO]) -> None:
    out = logged("json")
    warnings.warn(SECRET, stacklevel=1)
    thread = threading.Thread(target=fail_on_a_name)
    thread.start()
    thread.join()
    try:
        fail_on_a_name()
    except UnavailableError:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["message"] for line in lines][1:] == ["Something unexpected."] * 2
    assert SECRET not in out.getvalue()


def test_quiet_unless_asked_and_what_is_amiss_is_told_anyhow(logged: Callable[[str | None], io.StringIO]) -> None:
    out = logged(None)
    logging.getLogger("natpit.serve").info("Natpit is ready.")
    logging.getLogger("uvicorn.error").info("GET /match/1")
    assert out.getvalue() == ""
    logging.getLogger("natpit.store").warning("The database server is away: %s", "OperationalError")
    assert "The database server is away: OperationalError" in out.getvalue()


def test_whoever_is_refused_a_thousand_times_fills_no_disk(logged: Callable[[str | None], io.StringIO]) -> None:
    out = logged("json")
    for _ in range(1000):
        logging.getLogger("natpit.guard").warning("A screen too many.")
    assert len(out.getvalue().splitlines()) == 1


def test_no_log_line_of_ours_is_put_together_of_what_it_tells_of() -> None:
    """Its words stand in the code; what it adds is a number, the kind of an error, or the id of one."""
    allowed = {
        "type(error).__name__",
        "error.id",
        "time.perf_counter() - began",
        "made.name if made else 'nothing new'",
    }
    found: list[tuple[str, int, str]] = []
    for file in APP.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(text)) if "log." in text else ():
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
                continue
            if ast.unparse(call.func.value) != "log" or call.func.attr not in _LEVELS:
                continue
            words, *told = call.args
            assert isinstance(words, ast.Constant), f"{file}:{call.lineno}"
            found += [(file.name, call.lineno, ast.unparse(one)) for one in told]
    assert [one for one in found if one[2] not in allowed] == []


_LEVELS: Any = {"debug", "info", "warning", "error", "exception", "critical"}
