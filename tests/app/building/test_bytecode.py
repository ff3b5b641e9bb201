"""Modules become byte code once; what nobody reads in a page is left out of it."""

from __future__ import annotations

import marshal
import zipfile
from pathlib import Path

import pytest

from app.building import bytecode, node
from app.building.archives import pack, unpack
from app.building.bytecode import Group, compiled
from app.building.compiling import byte_code, compile_zip
from app.building.trouble import NoNodeError, NotCompiledError

SOURCE = b'''"""What it is."""
from __future__ import annotations
def told(n: int) -> str:
    """What it does."""
    assert n
    return f"{n}"
class Empty:
    """Nothing."""
'''


def run(code: bytes) -> dict:
    made: dict = {}
    exec(marshal.loads(code[16:]), made)
    return made


def test_docstrings_are_left_out_and_what_is_asserted_stays():
    made = run(byte_code(SOURCE, "it.py", bare=False))
    assert made.get("__doc__") is None
    assert made["told"].__doc__ is None
    assert made["Empty"].__doc__ is None
    assert made["told"](7) == "7"
    assert made["told"].__code__.co_filename == "it.py"
    with pytest.raises(AssertionError):
        made["told"](0)


def test_of_a_package_of_others_what_is_asserted_is_left_out_too():
    made = run(byte_code(SOURCE, "it.py", bare=True))
    assert made["told"].__doc__ is None
    assert made["told"](0) == "0"


def test_python_takes_it_for_byte_code_that_needs_no_source(tmp_path, monkeypatch):
    (tmp_path / "made_here.pyc").write_bytes(byte_code(SOURCE, "made_here.py", bare=True))
    monkeypatch.syspath_prepend(tmp_path)
    import made_here  # type: ignore[import-not-found]

    assert made_here.told(3) == "3"


def test_a_zip_of_modules_becomes_one_of_byte_code(tmp_path):
    (tmp_path / "it.zip").write_bytes(pack({"a/__init__.py": SOURCE, "a/b.py": b"x = 1"}))
    compile_zip(str(tmp_path / "it.zip"), bare=True)
    made = unpack((tmp_path / "it.zipc").read_bytes())
    assert sorted(made) == ["a/__init__.pyc", "a/b.pyc"]
    assert run(made["a/b.pyc"])["x"] == 1


@pytest.fixture
def runtime(tmp_path):
    folder = tmp_path / "runtime"
    folder.mkdir()
    (folder / "pyodide.asm.wasm").write_bytes(b"a Python")
    return folder


@pytest.fixture
def jobs(monkeypatch):
    """What Node was asked to compile; this Python does it instead."""
    asked: list[str] = []

    class Process:
        returncode = 0

        def __init__(self, command, **_):
            folder, todo = command[3], command[5:]
            asked.extend(todo)
            for job in todo:
                how, name = job.split(":")
                try:
                    compile_zip(f"{folder}/{name}", how == "bare")
                except SyntaxError as error:
                    self.returncode, self.said = 1, f"Traceback\nSyntaxError: {error.msg}\n".encode()

        def communicate(self):
            return None, getattr(self, "said", b"")

    monkeypatch.setattr(bytecode.subprocess, "Popen", Process)
    monkeypatch.setattr(bytecode, "node", lambda: "node")
    return asked


def test_what_was_compiled_is_kept_until_it_changes(tmp_path, runtime, jobs):
    kept = tmp_path / "kept"
    groups = [Group("a", {"a.py": b"x = 1", "a.json": b"{}"}, bare=True), Group("b", {"b.py": b"y = 2"}, bare=False)]
    first = compiled(groups, runtime, kept)
    assert sorted(jobs) == ["bare:a.zip", "kept:b.zip"]
    assert sorted(first["a"]) == ["a.json", "a.pyc"]
    assert compiled(groups, runtime, kept) == first
    assert len(jobs) == 2

    changed = [Group("a", {"a.py": b"x = 3"}, bare=True), groups[1]]
    assert run(compiled(changed, runtime, kept)["a"]["a.pyc"])["x"] == 3
    assert jobs[2:] == ["bare:a.zip"]
    assert len(list(kept.iterdir())) == 2  # what it was before is gone

    (runtime / "pyodide.asm.wasm").write_bytes(b"another Python")
    compiled(changed, runtime, kept)
    assert len(jobs) == 5


def test_the_order_of_files_changes_nothing(tmp_path, runtime, jobs):
    files = {f"m{n}.py": b"x = 1" for n in range(5)}
    one = compiled([Group("a", files, bare=True)], runtime, tmp_path / "kept")
    other = compiled([Group("a", dict(reversed(files.items())), bare=True)], runtime, tmp_path / "kept")
    assert one == other
    assert len(jobs) == 1


def test_what_python_does_not_want_is_told(tmp_path, runtime, jobs):
    with pytest.raises(NotCompiledError) as caught:
        compiled([Group("a", {"a.py": b"x = ="}, bare=True)], runtime, tmp_path / "kept")
    assert caught.value.values["detail"].startswith("SyntaxError: ")
    assert not list((tmp_path / "kept").iterdir())


@pytest.fixture
def nodes(monkeypatch, tmp_path):
    """`nodes(path, told)`: a Node that says it is of this version."""

    def make(path: str, told: str) -> str:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\necho {told}\n")
        file.chmod(0o755)
        return str(file)

    monkeypatch.setattr(node, "_packed", lambda: iter(()))
    monkeypatch.setenv("PATH", str(tmp_path))
    return make


def test_this_computers_own_node_comes_first(nodes, monkeypatch):
    packed = nodes("packed/node", "v24.1.0")
    monkeypatch.setattr(node, "_packed", lambda: iter([packed]))
    assert node.node() == packed
    own = nodes("node", "v20.2.0")
    assert node.node() == own
    nodes("node", "v12.22.9")
    assert node.node() == packed


@pytest.mark.parametrize("told", ["v12.22.9", "Usage: node", ""])
def test_no_node_or_one_that_is_too_old_is_told(nodes, told):
    nodes("node", told)
    with pytest.raises(NoNodeError):
        node.node()


def test_a_package_that_is_installed_may_bring_one():
    assert [Path(path).name.removesuffix(".exe") for path in node._packed()].count("node") >= 1


def test_zips_are_the_same_for_the_same_files_and_not_compressed_inside(tmp_path):
    one = pack({"b": b"2" * 999, "a": b"1"})
    assert one == pack({"a": b"1", "b": b"2" * 999})
    assert unpack(one) == {"a": b"1", "b": b"2" * 999}
    (tmp_path / "one.zip").write_bytes(one)
    with zipfile.ZipFile(tmp_path / "one.zip") as packed:
        assert {info.compress_type for info in packed.infolist()} == {zipfile.ZIP_STORED}
        assert packed.namelist() == ["a", "b"]
