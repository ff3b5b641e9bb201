"""What Python in a browser reads: the packages, Natpit itself, and what that reads besides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from app.building.archives import unpack
from app.building.bytecode import Group
from app.building.needs import COMPILED, needed, parts, version_of
from app.building.wheels import wheel
from app.paths import ASSETS

APP = Path(__file__).parents[1]
ELSEWHERE = ("app/__main__.py", "app/building/", "app/commands/", "app/serving/", "app/words/compile.py")
"""What of Natpit itself has no business in a page,"""
EVERYWHERE = ("app/serving/__init__.py", "app/serving/caller.py", "app/serving/hosts.py")
"""and of that what the app asks all the same."""
READ = ("words/", "suits/", "fonts/", "nat-ring.svg", "speelt-driehoek.svg")
"""What the app reads of the assets; the page fetches its own."""
ENDINGS = frozenset({".mo", ".svg", ".ttf", ".txt"})


def packages(python: str) -> list[Group]:
    """What Natpit rests on and is not compiled, as it is installed here. MissingError."""
    return [
        Group(name, {part.name: part.path.read_bytes() for part in parts(name)}, bare=True)
        for name in needed(python)
        if name not in COMPILED
    ]


def natpit() -> Group:
    """Natpit itself, with what it reads."""
    files: dict[str, bytes] = {}
    for package in (APP, APP.parent / "scoring"):
        for file in sorted(package.rglob("*.py")):
            name = f"{package.name}/{file.relative_to(package).as_posix()}"
            if name in EVERYWHERE or not name.startswith(ELSEWHERE):
                files[name] = file.read_bytes()
    for name, file in _assets():
        files[f"assets/{name}"] = file.read_bytes()
    return Group("natpit", files, bare=False)


def _assets() -> Iterator[tuple[str, Path]]:
    for file in sorted(Path(ASSETS).rglob("*")):
        name = file.relative_to(ASSETS).as_posix()
        if file.suffix in ENDINGS and name.startswith(READ):
            yield name, file


def compiled(python: str, kept: Path, tell: Callable[[str], None]) -> Group:
    """The packages that come as wheels for a browser. They are fetched where they are not in `kept` yet; `tell` hears
    which. MissingError, NotFetchedError.
    """
    files: dict[str, bytes] = {}
    for name in COMPILED:
        files |= unpack(wheel(name, version_of(name), python, kept, tell).read_bytes())
    return Group("compiled", {k: v for k, v in files.items() if Path(k).suffix in (".py", ".so")}, bare=True)
