"""The audit of what is installed: a known vulnerability fails, and nobody to ask does not."""

from __future__ import annotations

import importlib.util
import json
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

RUN = Path(__file__).resolve().parents[1] / ".ci" / "run"


@pytest.fixture(scope="module")
def ci() -> Any:
    found = importlib.util.spec_from_file_location("audit", RUN.with_name("audit.py"))
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def answering(told: object, status: int = 0) -> list[str]:
    """A pip-audit that says this."""
    return [sys.executable, "-c", f"print({json.dumps(told)!r}); raise SystemExit({status})"]


def package(*vulnerabilities: dict[str, Any]) -> dict[str, Any]:
    return {"dependencies": [{"name": "left", "version": "1.0", "vulns": []},
                             {"name": "right", "version": "2.0", "vulns": list(vulnerabilities)},
                             {"name": "ours", "skip_reason": "not on an index"}]}  # fmt: skip


HOLE = {"id": "PYSEC-2026-1", "aliases": ["CVE-2026-1"], "fix_versions": ["2.1"]}


def test_nothing_known_is_well(ci: Any) -> None:
    assert ci.audit(answering(package())) == (0, ["audit: no known vulnerability in 3 packages"])


def test_a_known_vulnerability_fails_and_says_where_and_what_is_right(ci: Any) -> None:
    status, said = ci.audit(answering(package(HOLE), status=1))
    assert (status, said[1:]) == (1, ["  right 2.0: PYSEC-2026-1, fixed in 2.1"])


def test_what_was_looked_at_and_does_not_concern_us_is_accepted(ci: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ci, "ACCEPTED", {"CVE-2026-1": "Natpit reads no such file"})
    assert ci.audit(answering(package(HOLE), status=1))[0] == 0


@pytest.mark.parametrize(
    "command", [["no-such-program-here"], [sys.executable, "-c", "raise SystemExit(1)"], answering("?"), answering([])]
)
def test_nobody_to_ask_is_said_and_fails_nothing(ci: Any, command: list[str]) -> None:
    status, said = ci.audit(command)
    assert status == 0
    assert "nobody could be asked" in said[0]


def test_no_answer_is_not_waited_for(ci: Any) -> None:
    status, said = ci.audit([sys.executable, "-c", "import time; time.sleep(60)"], patience=0.3)
    assert status == 0
    assert "no answer" in said[0]


def test_all_that_is_installed_is_asked_about_but_natpit_itself(ci: Any) -> None:
    asked = ci.installed()
    assert f"flet=={version('flet')}" in asked
    assert not any(one.startswith("natpit==") for one in asked)


def test_ci_runs_it_before_the_tests_and_fails_with_it() -> None:
    lines = RUN.read_text().splitlines()
    begun = next(n for n, line in enumerate(lines) if ".ci/audit.py" in line)
    assert begun < next(n for n, line in enumerate(lines) if "uv run pytest" in line)
    assert lines[-1] == 'exit "$vulnerable"'
