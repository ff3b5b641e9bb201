"""`natpit build web`: what it says, what it leaves with, and that the same makes the same."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest

from app.__main__ import main
from app.building import client, web
from app.building.bytecode import Group
from app.building.trouble import (
    ChangedError,
    MissingError,
    NoNodeError,
    NotCompiledError,
    NotFetchedError,
)

MB = 1_000_000


@pytest.fixture(autouse=True)
def dutch(monkeypatch, tmp_path):
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    monkeypatch.setenv("NATPIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def parts(monkeypatch, tmp_path):
    """A page of small parts: no Node, no network, no Flet."""
    runtime = tmp_path / "flet" / "pyodide"
    runtime.mkdir(parents=True)
    for name in web.RUNTIME:
        (runtime / name).write_bytes(name.encode() * 500)
    (runtime / "pyodide-lock.json").write_text(json.dumps({"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}))
    pages = {
        "sw.js": b'const VERSION = "";\nconst FILES = [];\n',
        "unbrotli.js": b"//",
        "index.html": Path(ast.__file__).read_bytes(),
    }
    monkeypatch.setattr(web, "flets_client", lambda: tmp_path / "flet")
    monkeypatch.setattr(client, "client", lambda flets: dict(pages))
    monkeypatch.setattr(web.gather, "packages", lambda python: [Group("flet", {"flet/a.py": b"1"}, bare=True)])
    monkeypatch.setattr(
        web.gather, "natpit", lambda: Group("natpit", {"app/a.py": b"2", "assets/x.svg": b"3"}, bare=False)
    )
    monkeypatch.setattr(web.gather, "compiled", lambda *_: Group("compiled", {"msgpack/it.so": b"4"}, bare=True))
    monkeypatch.setattr(web, "licences", lambda python: b"as you like")
    monkeypatch.setattr(web, "stdlib", lambda runtime: Group("stdlib", {"os.py": b"5"}, bare=True))
    monkeypatch.setattr(
        web.bytecode,
        "compiled",
        lambda groups, *_: {one.name: {f"{k}c": v for k, v in one.files.items()} for one in groups},
    )
    return pages


def content(out: Path) -> dict[str, bytes]:
    return {one.relative_to(out).as_posix(): one.read_bytes() for one in out.rglob("*") if one.is_file()}


def test_the_folder_lies_ready_and_the_same_parts_make_the_same_bytes(parts, capsys):
    assert main(["build", "web", "--quick"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("dist/web ligt klaar: versie ")
    assert said.err.startswith("De modules worden vertaald…\nInpakken: 0 van ")
    first = content(Path("dist/web"))
    assert {"index.html", "sw.js", "modules.zip", "app.zip", "pyodide/python_stdlib.zip", "version.json"} <= set(first)
    assert json.loads(first["pyodide/pyodide-lock.json"]) == {"info": {"python": "3.14.2"}, "packages": {}}
    assert b"app/a.pyc" in first["app.zip"]
    assert b"compiled/msgpack/it.so" in first["app.zip"]

    assert main(["build", "web", "--out", "other", "--quick"]) == 0
    assert content(Path("other")) == first
    assert main(["build", "web", "--out", "other", "--quick"]) == 0  # over one of before
    assert content(Path("other")) == first


def test_more_time_makes_the_same_page_smaller(parts):
    main(["build", "web", "--out", "quick", "--quick"])
    main(["build", "web", "--out", "best"])
    quick, best = content(Path("quick")), content(Path("best"))
    assert set(quick) == set(best)
    assert {name for name in quick if quick[name] != best[name]} <= {"sw.js", *(n for n in quick if n.startswith("z/"))}
    assert sum(map(len, best.values())) < sum(map(len, quick.values()))
    assert {one.name for one in Path("cache").iterdir()} == {"quick", "client"}


@pytest.mark.parametrize(("trouble", "said"), [
    (MissingError("flet-web"), "flet-web is hier niet geïnstalleerd en hoort er wel in. "
     "Haal het met: pip install 'natpit[web]'."),
    (NoNodeError(20), "Er is geen Node van versie 20 of nieuwer; daarin vertaalt Python zijn modules. "
     "Haal het met: pip install 'natpit[web]'."),
    (NotFetchedError("msgpack 1.2.4", "WARNING: x\nERROR: No matching distribution" + "!" * 80),
     "msgpack 1.2.4 kan niet worden opgehaald; er is niets veranderd. Met netwerk lukt het eenmalig. Dit zei pip: "
     "No matching distribution" + "!" * 80),
    (NotCompiledError("  File x\nSyntaxError: invalid syntax\n"),
     "De modules zijn niet vertaald; er is niets veranderd. Dit zei Python: SyntaxError: invalid syntax"),
    (ChangedError("sw.js"), "sw.js is anders dan waar Natpit op rekent; er is niets veranderd. "
     "Hoort deze versie van Flet erbij?"),
    (OSError(28, "No space left on device", "/x/y"), "In /x/y kan niet worden geschreven: No space left on device."),
])  # fmt: skip
def test_what_goes_wrong_is_told_in_one_line_and_changes_nothing(parts, monkeypatch, capsys, trouble, said):
    main(["build", "web", "--quick"])
    before = content(Path("dist"))
    capsys.readouterr()

    def fail(*_):
        raise trouble

    monkeypatch.setattr(web.gather, "natpit", fail)
    assert main(["build", "web", "--quick"]) == 1
    assert capsys.readouterr() == ("", f"natpit: {said}\n")
    assert content(Path("dist")) == before


def test_a_folder_of_somebody_else_is_refused_before_anything_is_made(parts, monkeypatch, capsys):
    Path("mine").mkdir()
    Path("mine/photo.jpg").write_bytes(b"me")
    monkeypatch.setattr(client, "client", lambda flets: pytest.fail("it began"))
    assert main(["build", "web", "--out=mine"]) == 1
    assert capsys.readouterr().err == (
        "natpit: mine is niet leeg en niet door Natpit gemaakt; er is niets veranderd. Kies met --out een andere map.\n"
    )
    assert content(Path("mine")) == {"photo.jpg": b"me"}


def test_where_what_builds_is_not_installed_it_is_named(monkeypatch, capsys):
    for name in ("web", "gather", "needs"):  # as if nobody had asked for them yet
        monkeypatch.delitem(sys.modules, f"app.building.{name}")
        monkeypatch.delattr(f"app.building.{name}")
    monkeypatch.setitem(sys.modules, "packaging", None)
    monkeypatch.setitem(sys.modules, "packaging.requirements", None)
    assert main(["build", "web"]) == 1
    assert capsys.readouterr().err.startswith("natpit: packaging.requirements is hier niet geïnstalleerd")


@pytest.mark.parametrize(("args", "said"), [
    (["build"], "Achter build hoort wat er gemaakt wordt: natpit build web."),
    (["build", "apk"], "“apk” kan Natpit niet maken. Wel: natpit build web."),
    (["build", "web", "more"], "“more” hoort er niet bij. Hoe het wel kan zegt natpit --help."),
    (["build", "web", "--out"], "Achter --out hoort FOLDER."),
    (["build", "web", "--fast"], "--fast bestaat niet. Wat er wel is zegt natpit --help."),
])  # fmt: skip
def test_a_command_that_means_nothing_ends_with_2(args, said, capsys):
    assert main(args) == 2
    assert capsys.readouterr() == ("", f"natpit: {said}\n")
    assert not Path("dist").exists()
