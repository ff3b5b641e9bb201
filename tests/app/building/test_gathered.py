"""What goes into the page: all that is imported there, and nothing of what a server or a terminal needs."""

from __future__ import annotations

import ast
import re
from importlib import metadata
from types import SimpleNamespace

import pytest

from app.building import gather, needs, stdlib, wheels
from app.building.archives import pack, unpack
from app.building.licences import licences
from app.building.trouble import MissingError, NotFetchedError
from app.building.web import flets_client

PYTHON = "3.14.2"
RUNTIME = flets_client() / "pyodide"


@pytest.fixture(scope="module")
def natpit():
    return gather.natpit()


@pytest.fixture(scope="module")
def library():
    return stdlib.stdlib(RUNTIME)


def name_of(file):
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source):
    """The modules that a module imports, at its beginning or on the way, those of type checkers aside."""
    ahead = [ast.parse(source)]
    while ahead:
        node = ahead.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        ahead += ast.iter_child_nodes(node)


def test_the_packages_are_those_that_natpit_rests_on_in_a_browser():
    found = needs.needed(PYTHON)
    assert {"flet", "flet-charts", "sqlmodel", "sqlalchemy", "alembic", "fpdf2", "segno", *needs.COMPILED} <= {*found}
    assert not {"natpit", "flet-web", "flet-desktop", "brotli", "pillow", "psycopg", "httpx", "greenlet"} & {*found}


def test_a_package_that_is_not_installed_is_named(monkeypatch):
    def requires(name):
        if name == "natpit":
            return ["not-a-package-of-anyone"]
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "requires", requires)
    with pytest.raises(MissingError) as caught:
        needs.needed(PYTHON)
    assert caught.value.values == {"name": "not-a-package-of-anyone"}


def test_of_a_package_its_modules_go_in_and_nothing_that_was_compiled_for_this_computer():
    names = {one.name for one in needs.parts("sqlalchemy")}
    assert {"sqlalchemy/__init__.py", "sqlalchemy/dialects/sqlite/pysqlite.py"} <= names
    assert not [name for name in names if not name.endswith((".py", ".json")) or name.startswith(needs.UNUSED)]
    assert all(one.path.is_file() for one in needs.parts("sqlalchemy"))


def test_of_natpit_everything_goes_in_that_it_imports_itself(natpit):
    there = {name_of(file) for file in natpit.modules}
    wanted = {
        (name_of(file), one) for file, source in natpit.modules.items() for one in imported(source)
        if re.match(r"(app|scoring)\b", one)
    }  # fmt: skip
    known = {one for one in wanted if one[1] in there or one[1].rpartition(".")[0] in there}
    assert wanted - known == set()
    assert {"app.pocket.start", "app.main", "scoring.match"} <= there
    assert not [one for one in there if one.startswith(("app.commands", "app.building", "app.serving.guard"))]


def test_of_pythons_own_modules_none_is_left_out_that_natpit_imports(natpit, library):
    left_out = {name_of(file) for file in unpack((RUNTIME / "python_stdlib.zip").read_bytes()) if file.endswith(".py")}
    left_out -= {name_of(file) for file in library.modules}
    assert {"multiprocessing", "pydoc", "tarfile", "encodings.cp866"} <= left_out
    assert not left_out & {one for source in natpit.modules.values() for one in imported(source)}


def test_what_is_left_out_of_python_is_in_it():
    there = unpack((RUNTIME / "python_stdlib.zip").read_bytes())
    assert [one for one in stdlib.UNUSED if not any(file.startswith(one) for file in there)] == []


def test_what_the_app_reads_goes_along(natpit):
    there = set(natpit.others)
    assert {
        "assets/words/nl/LC_MESSAGES/natpit.mo", "assets/words/en/LC_MESSAGES/natpit.mo", "assets/suits/harten.svg",
        "assets/nat-ring.svg", "assets/fonts/NatpitSans-Medium.ttf", "assets/fonts/OFL-Besley.txt",
    } <= there  # fmt: skip
    assert not [name for name in there if name.endswith((".png", ".html", ".otf", ".po"))]


def test_what_the_authors_ask_for_goes_along():
    told = licences(PYTHON).decode()
    names = needs.needed(PYTHON)
    at = [told.index(f"{name} {needs.version_of(name)}\n\n") for name in names]
    assert at == sorted(at)
    assert "Permission is hereby granted" in told[at[names.index("sqlalchemy")] : at[names.index("sqlmodel")]]
    assert "\n-\n" not in told


class Pip:
    """Stands in for pip: puts what it is asked for in the folder, or fails."""

    def __init__(self, said=""):
        self.said, self.asked = said, []

    def __call__(self, command, **_):
        self.asked.append(command[-1])
        if not self.said:
            folder = command[command.index("--dest") + 1]
            name, version = command[-1].split("==")
            wheel = f"{name.replace('-', '_')}-{version}-cp314-cp314-{wheels.PLATFORM}.whl"
            files = {f"{name}/__init__.py": b"", f"{name}/it.so": b"", f"{name}-{version}.dist-info/METADATA": b""}
            with open(f"{folder}/{wheel}", "wb") as written:
                written.write(pack(files))
        return SimpleNamespace(returncode=1 if self.said else 0, stdout="", stderr=self.said)


def test_a_compiled_package_is_fetched_once(tmp_path, monkeypatch):
    pip, heard = Pip(), []
    monkeypatch.setattr(wheels.subprocess, "run", pip)
    first = gather.compiled(PYTHON, tmp_path / "kept", heard.append)
    assert len(pip.asked) == len(heard) == len(needs.COMPILED)
    assert sorted(first.files) == sorted(
        f"{name}/{file}" for name in needs.COMPILED for file in ("__init__.py", "it.so")
    )
    assert gather.compiled(PYTHON, tmp_path / "kept", heard.append) == first
    assert len(pip.asked) == len(heard) == len(needs.COMPILED)


def test_what_cannot_be_fetched_is_told_in_the_last_words_of_pip(tmp_path, monkeypatch):
    monkeypatch.setattr(wheels.subprocess, "run", Pip("WARNING: again\nERROR: No matching distribution found\n\n"))
    with pytest.raises(NotFetchedError) as caught:
        wheels.wheel("msgpack", "1.2.4", PYTHON, tmp_path, lambda name: None)
    assert caught.value.values == {"name": "msgpack 1.2.4", "detail": "No matching distribution found"}


def test_without_pip_nothing_is_fetched(tmp_path, monkeypatch):
    monkeypatch.setattr(wheels, "find_spec", lambda name: None)
    with pytest.raises(MissingError):
        wheels.wheel("msgpack", "1.2.4", PYTHON, tmp_path, lambda name: None)
