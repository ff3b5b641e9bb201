"""The house keeps its walls: clean, typed, imports that run one way, nothing of the machine it was built on."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEXT = {".py", ".toml", ".md", ".po", ".html", ".json", ".svg", ".ini", ".txt", ".sh", ".mako", ""}
LOCKS = re.compile(r"(^|/)(uv\.lock|poetry\.lock|pdm\.lock|pylock.*\.toml|package-lock\.json|Pipfile\.lock)$")
# Put together here, or this file would be the first to be found.
MACHINE = re.compile("|".join(["/" + place + r"/\w" for place in ("work", "root", "home", "tmp")] + [r"[A-Z]:\\Users"]))
REGISTRY = re.compile("|".join(a + r"\." + b for a, b in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))))


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@cache
def tracked() -> tuple[str, ...]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file())


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name in tracked()
        if Path(name).suffix in TEXT and not name.endswith(".txt")
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_ruff_has_nothing_to_say():
    run("-m", "ruff", "check", "--quiet", ".")


def test_every_type_is_known_and_right():
    run("-m", "mypy", "--strict", "-p", "app", "-p", "scoring")


def test_no_import_runs_through_a_wall():
    run("-c", "from importlinter.cli import lint_imports_command as lint; lint()")


def test_the_rules_need_nothing_but_python_itself():
    needed = {
        name.split(".")[0]
        for file in (ROOT / "scoring").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [n.name for n in node.names])
    }
    assert needed - set(sys.stdlib_module_names) == {"scoring"}


def test_no_file_names_a_place_on_somebodys_machine():
    assert lines_with(MACHINE) == []


def test_no_file_records_where_packages_come_from():
    assert lines_with(REGISTRY) == []
    assert [name for name in tracked() if LOCKS.search(name)] == []


def test_natpit_score_loads_neither_screen_nor_database():
    code = (
        "import sys; from app.__main__ import main; main(['score', '--help']); "
        "print(sorted({m.partition('.')[0] for m in sys.modules} & {'flet', 'sqlmodel', 'sqlalchemy', 'pydantic'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
