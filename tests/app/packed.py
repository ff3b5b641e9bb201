"""The app as `flet build` packs it: what is left out is out, and of the code there is byte code only."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[import-not-found]
from importlib.machinery import SourceFileLoader
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
CONFIG: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLET: dict[str, Any] = CONFIG["tool"]["flet"]


def environment(target: str, host: str = "linux") -> dict[str, str]:
    """What the markers of requirements are asked about when pip packs for this target ("Android", "iOS", …): it runs
    on the computer that packs, and is told no more of the target than its `platform_system`.
    """
    return {
        "platform_system": target, "sys_platform": host, "os_name": "nt" if host == "win32" else "posix",
        "platform_machine": "x86_64", "platform_release": "", "platform_version": "", "python_version": "3.14",
        "python_full_version": "3.14.6", "implementation_version": "3.14.6", "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }  # fmt: skip


def needed(target: str, host: str = "linux") -> dict[str, Distribution]:
    """All that is installed for this target: what Natpit asks for, and what that asks for, by name."""
    asked_of = environment(target, host)
    found: dict[str, Distribution] = {}
    asked = [Requirement(one) for one in CONFIG["project"]["dependencies"]]
    seen: set[tuple[str, frozenset[str]]] = set()
    while asked:
        one = asked.pop()
        name, extras = canonicalize_name(one.name), frozenset(one.extras)
        if (name, extras) in seen or (one.marker and not one.marker.evaluate(asked_of)):
            continue
        seen.add((name, extras))
        found[name] = distribution(name)
        asked += list(_asked_by(found[name], extras, asked_of))
    return found


def _asked_by(dist: Distribution, extras: frozenset[str], asked_of: Mapping[str, str]) -> Iterator[Requirement]:
    for line in dist.requires or ():
        one = Requirement(line)
        if one.marker is None or any(one.marker.evaluate({**asked_of, "extra": extra}) for extra in extras or {""}):
            one.marker = None
            yield one


def modules(target: str) -> list[str]:
    """The names under which what is installed for this target can be imported."""
    there = set(needed(target))
    by_module = packages_distributions()
    return sorted(name for name, dists in by_module.items() if there & {canonicalize_name(dist) for dist in dists})


def gone() -> list[str]:
    """The modules that are taken away again after packages were installed."""
    return [one.removesuffix(".*").replace("/", ".") for one in FLET["cleanup"]["package_files"]]


def tracked() -> set[str]:
    """What belongs to the project of what lies in its folder."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name.partition("/")[0] for name in listed.stdout.split("\0") if name}


def shipped() -> Iterator[Path]:
    """The files of the project that are packed, from its folder on."""
    left_out = {Path(one) for one in FLET["app"]["exclude"]} | {Path("build")}
    ends = tuple(one.removeprefix("**") for one in FLET["cleanup"]["app_files"])

    def below(folder: Path) -> Iterator[Path]:
        for path in sorted(folder.iterdir()):
            here = path.relative_to(ROOT)
            if here in left_out or path.name == "__pycache__":
                continue
            if path.is_dir():
                yield from below(path)
            elif not path.name.endswith(ends):
                yield here

    for top in sorted(tracked()):
        if top.startswith(".") or Path(top) in left_out:
            continue
        if (ROOT / top).is_dir():
            yield from below(ROOT / top)
        else:
            yield Path(top)


def pack(into: Path) -> Path:
    """Packs the app into this folder. Byte code that there is already is taken over."""
    for here in shipped():
        to = into / here
        to.parent.mkdir(parents=True, exist_ok=True)
        if here.suffix != ".py":
            shutil.copy(ROOT / here, to)
            continue
        name = ".".join(here.with_suffix("").parts)
        code = SourceFileLoader(name, str(ROOT / here)).get_code(name)
        to.with_suffix(".pyc").write_bytes(_code_to_timestamp_pyc(code))
    return into
