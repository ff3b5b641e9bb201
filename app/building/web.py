"""The static folder: Flet's client, Natpit's page, Python for the browser, and Natpit with its packages as byte code."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from app.building.needs import COMPILED, needed, parts, version_of
from app.building.wheels import unpack, wheel
from app.paths import ASSETS

HERE = Path(__file__).parent
APP = HERE.parent
PAGE = APP / "pocket" / "page"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What is needed of Python's runtime."""
ELSEWHERE = ("commands", "building", "serving/compress.py")
Tell = Callable[[str], None]


def build(out: Path, kept: Path, tell: Tell) -> None:
    """Makes the folder `out` anew."""
    client = flets_client()
    runtime = client / "pyodide"
    python = json.loads((runtime / "pyodide-lock.json").read_text())["info"]["python"]
    with tempfile.TemporaryDirectory() as made:
        new = Path(made) / "web"
        take_client(client, new)
        for name in RUNTIME:
            _copy(runtime / name, new / "pyodide" / name)
        tell("modules")
        modules, app = Path(made) / "modules", Path(made) / "app"
        gather(python, kept, modules, app)
        compile_all(runtime, Path(made))
        pack(modules, new / "modules.zip")
        pack(app, new / "app.zip")
        if out.exists():
            shutil.rmtree(out)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(new, out)


def flets_client() -> Path:
    from flet_web import get_package_web_dir

    return Path(get_package_web_dir())


def take_client(client: Path, new: Path) -> None:
    """Flet's client, with our own files before it."""
    from app.serving.client_files import ClientFiles

    for one in ClientFiles(Path(ASSETS), client):
        if not one.name.startswith("words/"):
            _copy(one.path, new / one.name)
    for file in PAGE.iterdir():
        _copy(file, new / file.name)


def gather(python: str, kept: Path, modules: Path, app: Path) -> None:
    """All modules as source: those of the packages, and Natpit's own with what they read."""
    for name in needed(python):
        if name in COMPILED:
            unpack(wheel(name, version_of(name), python, kept), app / "compiled")
            continue
        for part in parts(name):
            _copy(part.path, modules / part.name)
    for package in (APP, APP.parent / "scoring"):
        for file in package.rglob("*.py"):
            _copy(file, app / package.name / file.relative_to(package))
    for file in Path(ASSETS).rglob("*"):
        if file.suffix in (".mo", ".ttf", ".svg") and "assets/assets" not in file.as_posix():
            _copy(file, app / "assets" / file.relative_to(ASSETS))


def compile_all(runtime: Path, folder: Path) -> None:
    done = subprocess.run(["node", str(HERE / "bytecode.mjs"), str(runtime), str(folder)], capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    if done.returncode:
        raise RuntimeError(done.stderr)


def pack(folder: Path, into: Path) -> None:
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                packed.write(file, file.relative_to(folder).as_posix())


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)
